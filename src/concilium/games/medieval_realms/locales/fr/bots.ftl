### Medieval Realms : niveaux et jugement des bots

## Niveaux

level-beginner = écuyer
level-easy = chevalier
level-medium = baron
level-hard = duc
level-expert = roi

## Ce qui fait juger une position

feature-points = points de victoire
    .own-more = Vous marqueriez des points tout de suite.
feature-end-points = points en fin de partie
    .own-more = Votre royaume rapporterait plus en fin de partie.
    .own-less = Votre royaume rapporterait moins en fin de partie.
feature-seal-colours = couleurs de sceaux
    .own-more = Votre royaume aurait un sceau d’une nouvelle couleur.
feature-honourable = personnes honorables
    .own-more = Votre royaume aurait une personne honorable de plus.
feature-makes = ce que le royaume produit à chaque manche
    .own-more = Votre royaume produirait plus à chaque manche.
feature-can-act = actions dans cette manche
    .own-more = Vous pourriez encore agir dans cette manche.
feature-place-in-order = une place tardive dans l’ordre du tour
    .own-more = Vous agiriez plus tard dans l’ordre du tour.
    .own-less = Vous agiriez plus tôt dans l’ordre du tour.
feature-hand-cards = cartes en main
    .own-more = Vous auriez une carte de plus en main.
    .own-less = Vous sortiriez une carte de votre main.
feature-ready-cards = cartes jouables tout de suite
    .own-more = Vous pourriez jouer une carte de plus tout de suite.
feature-ready-promise = ce que promettent les cartes jouables
    .own-more = Une carte que vous pouvez jouer rapporterait plus.
feature-short-promise = ce que promettent les autres cartes en main
    .own-more = Vous seriez plus près de jouer une bonne carte.
feature-short = ce qui manque encore aux cartes en main
    .own-less = Il vous manquerait moins pour vos cartes.
    .own-more = Vous prépareriez des cartes pour plus tard.
feature-production = production
    .own-more = Vous auriez plus de production.
    .rivals-less = Vos rivaux auraient moins de production.
feature-science = science
    .own-more = Vous auriez plus de science.
    .rivals-less = Vos rivaux auraient moins de science.
feature-culture = culture
    .own-more = Vous auriez plus de culture.
    .rivals-less = Vos rivaux auraient moins de culture.
feature-religion = religion
    .own-more = Vous auriez plus de religion.
    .rivals-less = Vos rivaux auraient moins de religion.
feature-gold = or
    .own-more = Vous auriez plus d’or.
    .rivals-less = Vos rivaux auraient moins d’or.
feature-raw-material = matière première
    .own-more = Vous auriez plus de matière première.
    .rivals-less = Vos rivaux auraient moins de matière première.
feature-battle = bataille
    .own-more = Vous auriez plus de bataille.
    .rivals-less = Vos rivaux auraient moins de bataille.
feature-mayor = maires
    .own-more = Vous auriez un maire de plus.
feature-general = généraux
    .own-more = Vous auriez un général de plus.
feature-admiral = amiraux
    .own-more = Vous auriez un amiral de plus.

## Styles

style-warrior = guerrier
style-merchant = marchand
style-scholar = érudit

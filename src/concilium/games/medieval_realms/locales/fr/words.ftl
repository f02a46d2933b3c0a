### Medieval Realms : mots des règles

## Choses

game-medieval-realms = Medieval Realms
    .text = Des rois envoient leurs chefs derrière les murs, enchérissent, bâtissent et écrivent leur chronique.
bought-hand = carte de main
bought-majority = carte de majorité
bought-auction = carte d'enchère
resource-production = production
resource-science = science
resource-culture = culture
resource-religion = religion
resource-gold = or
resource-raw-material = matière première
resource-battle = bataille
colour-orange = orange
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-grey = gris
colour-turquoise = turquoise
colour-violet = violet
colour-white = blanc
colour-blue = bleu
kind-mayor = maire
kind-general = général
kind-admiral = amiral
kind-decoy = leurre

## Options

option-rounds = Manches
    .text = La règle finit la partie après la manche 7 ; sa liste de symboles parle de la manche 8.
option-cards = Fichier de cartes
    .text = Un fichier de cartes à vous.
option-board = Fichier du plateau
    .text = Un fichier de plateau à vous.

## Ce qui se décide

step-deal = Des cartes sont retournées.
step-order = L'ordre du tour est tiré au sort.
step-extra = Choisissez deux ressources supplémentaires différentes.
step-placement = Placez vos chefs derrière les murs.
step-lands = On se bat pour les terres.
step-actions = Achetez une carte, jouez une carte ou passez.
step-auction = Enchérissez ou passez.
step-effects = Les effets se produisent.
step-lily = Choisissez une ressource : tout le gain est de cette sorte.
step-bonus = Choisissez une ressource bonus.
step-take-card = Prenez gratuitement une carte du panneau.
step-scoring = On compte les points des royaumes.
step-over = La partie est finie.

## Ce qui s'est passé

event-turned-up = { $card } est retournée sur la case { $slot }.
event-turn-order = Ordre du tour : { $seats }.
event-extra-taken = { $seat } prend { $resources }.
event-walls-rose = Manche { $round } : les murs se lèvent.
event-finished-placing = { $seat } a placé tous ses chefs.
event-walls-fell = Les murs tombent.
event-produced = { $seat } produit { $resources }.
event-land-won = { $seat } gagne la terre { $land }.
event-land-tied = Terre { $land } : égalité, personne ne la gagne.
event-land-denied = Terre { $land } : les leurres ne gagnent pas de récompense.
event-gained = { $seat } gagne { $amount } { $resource }.
event-card-produced = { $card } produit pour { $seat }.
event-production-dealt = Tous prennent { $amount } de production.
event-auction-opened = { $seat } met { $card } aux enchères.
event-bought = { $seat } achète { $card } pour { $price } de production.
event-majority-taken = { $card } va à { $seat }, à la majorité.
event-majority-discarded = Personne ne peut prendre { $card } : elle est défaussée.
event-played = { $seat } joue { $card }.
event-passed = { $seat } passe pour cette manche.
event-bid = { $seat } offre { $amount }.
event-bid-passed = { $seat } se retire de l'enchère.
event-auction-won = { $seat } remporte { $card } pour { $amount }.
event-leader-gained = { $seat } a un { $leader } de plus.
event-points = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
event-bonus-taken = { $seat } prend un bonus : { $resource }.
event-repeated = { $card } répond à { $played }.
event-card-taken = { $seat } prend gratuitement { $card }.
event-round-ended = La manche { $round } est finie.
event-slots-discarded = Défaussées : { $cards }.
event-slid = Les événements glissent.
event-honours-scored = { $seat } : { $persons ->
        [one] { $persons } personne honorable
       *[other] { $persons } personnes honorables
    }.
event-card-scored = { $seat } : { $card } rapporte { $points }.
event-resources-scored = { $seat } : le palais rapporte { $points }.
event-game-over = La partie est finie : { $winner } gagne.

## Pourquoi pas

refusal-unknown-action = Cette action n'existe pas.
refusal-not-your-turn = Ce n'est pas votre tour.
refusal-game-over = La partie est finie.
refusal-not-an-outcome = Le hasard ne décide rien maintenant.
refusal-chance-first = On tire d'abord les cartes ou l'ordre du tour.
refusal-extra-first = On choisit d'abord les ressources supplémentaires.
refusal-placement-first = Les murs sont levés : on place d'abord les chefs.
refusal-not-a-turn-action = À votre tour, vous achetez au panneau, jouez de votre main ou passez.
refusal-auction-first = Une enchère est en cours : enchérissez ou passez.
refusal-lily-first = Choisissez d'abord une sorte de ressource.
refusal-bonus-first = Prenez d'abord la ressource bonus de la piste.
refusal-take-card-first = Prenez d'abord une carte du panneau.
refusal-not-in-deck = Cette carte n'est pas dans la pioche.
refusal-already-in-order = Ce roi a déjà une place dans l'ordre du tour.
refusal-same-kind = Les deux ressources supplémentaires doivent être différentes.
refusal-pair-taken = Un autre roi a pris cette paire.
refusal-no-mayor-left = Vous n'avez plus de maire à placer.
refusal-no-general-left = Vous n'avez plus de général à placer.
refusal-no-admiral-left = Vous n'avez plus d'amiral à placer.
refusal-no-decoy-left = Vous n'avez pas de leurre à placer.
refusal-land-closed = Cette terre est fermée avec si peu de joueurs.
refusal-decoy-here = Votre leurre est sur cette terre.
refusal-leader-here = Votre général ou votre amiral est sur cette terre.
refusal-decoys-need-a-land = Vos leurres ont besoin d'une terre sans vos généraux ni amiraux.
refusal-leaders-left = Tous les chefs doivent être placés : il en reste { $have }.
refusal-not-on-panel = Cette carte n'est pas sur le panneau en cours.
refusal-hand-full = La main est pleine : { $have } cartes sur { $need }.
refusal-colour-in-hand = Une carte de cette couleur de sceau est déjà dans la main.
refusal-production-short = Le prix est de { $need } de production ; vous avez { $have }.
refusal-currency-short = Vous devez ouvrir avec une offre de { $need } ; vous avez { $have }.
refusal-not-in-hand = Cette carte n'est pas dans votre main.
refusal-resource-short = La carte coûte { $need } ; vous avez { $have }.
refusal-admirals-short = Cette île exige { $need } amiraux ; vous avez { $have }.
refusal-bid-too-low = L'offre doit être de { $need } ou plus, pas de { $have }.
refusal-bid-beyond-palace = Une offre de { $need }, mais votre palais contient { $have }.
refusal-must-open = Qui met une carte aux enchères doit enchérir.
refusal-already-passed = Vous avez passé : plus d'actions cette manche.
refusal-out-of-auction = Vous avez passé : vous êtes hors de cette enchère.
refusal-auction-card-in-hand = Une carte d'enchère n'entre jamais dans une main.
refusal-finished-placing = Vous avez fini : attendez les autres.

## Les règles

rule-MR-1-1 = Il y a sept sortes de ressources : production, science, culture, religion, or, matière première et bataille. La réserve est illimitée. Ce qu'un roi possède est dans son palais, à la vue de tous.
rule-MR-1-2 = Les maires produisent ; les généraux (combat 2) et les amiraux (combat 1) se battent pour les terres.
rule-MR-1-3 = Un royaume a six cases de gestion, une par ressource sauf la bataille, et dix terres. Les terres 9 et 10 ne sont ouvertes qu'à 5 joueurs.
rule-MR-1-4 = Les événements en cours occupent 12 cases sur trois rangées, les événements futurs 6.
rule-MR-1-5 = Chaque fois que vos points atteignent ou dépassent un multiple de 5, prenez une ressource de votre choix.
rule-MR-2-1 = Douze cartes de la pioche mélangée vont sur le panneau en cours, six sur le panneau futur, face visible.
rule-MR-2-2 = Chaque roi commence avec 5 de production, 2 de science, 3 de culture, 3 de religion, 3 d'or, 3 de matière première et 3 de bataille.
rule-MR-2-3 = Chaque roi a 4 maires, 1 général et 1 amiral ; à 2 joueurs, aussi 2 leurres.
rule-MR-2-4 = Le premier ordre du tour est tiré au sort ; ce n'est pas l'ordre des sièges dans le sens horaire.
rule-MR-2-5 = Dans l'ordre inverse du tour, chaque roi prend 2 ressources différentes. Deux rois ne prennent pas la même paire.
rule-MR-3-1 = Tant que les murs sont levés, tous placent leurs chefs en secret et en même temps. Palais et mains restent visibles.
rule-MR-3-2 = Les maires vont sur les cases de gestion, autant qu'on veut par case ; chacun rapporte 1 de cette ressource.
rule-MR-3-3 = Les généraux et amiraux vont sur des terres ouvertes, autant qu'on veut par terre. Tous les chefs doivent être placés.
rule-MR-3-4 = À 2 joueurs, chaque roi a 2 leurres de combat 2. Ils ne vont que sur des terres sans général ni amiral à soi et ne gagnent jamais de récompense.
rule-MR-3-5 = Les murs tombent : les maires produisent, puis les terres sont gagnées, puis les cartes en jeu produisent.
rule-MR-3-6 = Qui est plus fort dans une terre que chaque autre roi, d'au moins 1, gagne sa récompense. En cas d'égalité, personne.
rule-MR-3-7 = Tous prennent 2 de production.
rule-MR-3-8 = Le plus de production commence, puis les autres par production. Les égalités vont dans le sens horaire : pour la première place depuis l'ancien premier roi, pour les autres depuis le nouveau.
rule-MR-3-9 = Dans l'ordre du tour, une action chacun jusqu'à ce que tous passent : acheter au panneau, jouer une carte de sa main ou passer. Qui a passé enchérit encore et peut recevoir des cartes de majorité.
rule-MR-3-10 = À la fin de la manche, les événements des premières cases sont défaussés, les autres glissent et les panneaux sont complétés. Après la dernière manche, la partie est finie.
rule-MR-4-1 = Une main a au plus 4 cartes et jamais deux de la même couleur de sceau. Elle est visible, et aucune carte n'en est défaussée.
rule-MR-4-2 = Une carte de la rangée 1 coûte 1 de production, de la rangée 2, 2, de la rangée 3, 3.
rule-MR-4-3 = Une carte de majorité va au roi qui a le plus de la ressource de son coût parmi ceux qui peuvent la prendre ; l'acheteur paie toujours. En cas d'égalité : l'acheteur, sinon le premier dans l'ordre du tour. Si personne ne peut la prendre, elle est défaussée.
rule-MR-4-4 = Pour une carte d'enchère, l'acheteur ouvre avec une offre d'au moins 1 ; dans le sens horaire chacun surenchérit ou passe, et nul n'offre plus que ce que contient son palais. Le dernier en lice paie et la carte entre en jeu.
rule-MR-4-5 = Les cartes d'enchère n'entrent jamais dans une main.
rule-MR-5-1 = Pour jouer une carte, payez son coût depuis le palais ; elle entre en jeu et ses effets immédiats se produisent.
rule-MR-5-2 = Les effets sont immédiats, de fin de partie, répétés (chaque fois que vous jouez une autre carte de la couleur indiquée) ou de production (à chaque manche).
rule-MR-5-3 = Le lys : choisissez une sorte de ressource ; tout le gain est de cette sorte.
rule-MR-6-1 = Un chef gagné pendant les actions est placé dès la manche suivante.
rule-MR-6-2 = Prenez une carte : une carte du panneau en cours vient gratuitement dans votre main, dans ses limites.
rule-MR-7-1 = À la fin : 1, 3, 6, 10 ou 15 points pour 1, 2, 3, 4 personnes honorables ou plus ; puis les effets de fin de partie ; puis 1 point pour 2 ressources.
rule-MR-7-2 = Les ressources bonus de la piste se prennent encore pendant le décompte des personnes et des cartes, mais plus pendant celui des ressources.
rule-MR-7-3 = Le plus de points gagne ; puis le plus de cartes en jeu, de châteaux, de chefs, le premier dans l'ordre du tour.

## Choix : avec leur chose, et le verbe seul

do-deal = Distribuer { $thing }
    .verb = Distribuer
do-order = Suivant : { $thing }
    .verb = Ordre
do-choose = Choisir { $thing }
    .verb = Choisir
do-place-mayor = Maire : { $thing }
    .verb = Maire
do-place-general = Général : terre { $thing }
    .verb = Général
do-place-admiral = Amiral : terre { $thing }
    .verb = Amiral
do-place-decoy = Leurre : terre { $thing }
    .verb = Leurre
do-done = Placement fini
    .verb = Fini
do-take-card = Prendre { $thing }
    .verb = Prendre
do-buy = Acheter { $thing }
    .verb = Acheter
do-play = Jouer { $thing }
    .verb = Jouer
do-bid = Offrir { $thing }
    .verb = Offrir
do-pass = Passer
    .verb = Passer
thing-lily = lys

## À l’écran

draw-events = Événements
draw-coming = À venir
draw-deck = Pioche
draw-price = Prix : { $price } de production
draw-leaving = Part à la fin de la manche
draw-taker = pour { $name }
draw-taker-none = pour personne
draw-taker-title = Qui recevrait cette carte de majorité si vous l’achetiez
draw-bought-hand = S’achète en main
draw-bought-majority = Va à la majorité
draw-bought-auction = Mise aux enchères
draw-my-realm = Mon royaume
draw-to-place = À placer
draw-lift = Reprendre { $leader } de { $space }
draw-amount = { $resource } : { $amount }
draw-land = Terre { $land }
draw-land-shut = fermée
draw-land-nobody = personne ne la gagne
draw-strengths = Forces
draw-walls-fell = Les murs tombent
draw-order = Rang dans l’ordre du tour
draw-order-why = Ordre : plus de production d’abord ; égalités dans le sens horaire
draw-passed = a passé
draw-finished = a tout placé
draw-placing = place ses chefs
draw-cards = Cartes
draw-points-track = Points de victoire
draw-bonus-steps = tous les cinq points : une ressource
draw-auction = Enchères
draw-no-bid = Pas encore d’offre
draw-score-before = Avant la fin
draw-score-honourable = Personnes honorables
draw-score-cards = Cartes
draw-score-resources = Ressources
draw-round = manche { $round }/{ $rounds }
draw-hand = Main
draw-hand-empty = Aucune carte
draw-points = points
draw-in-play = En jeu

### Grand Tribunal : niveaux et jugement des bots

## Niveaux

level-beginner = apprenti
level-easy = adepte
level-medium = magicien
level-hard = maître
level-expert = archimage

## Ce qui fait juger une position

feature-points = points
    .own-more = Vous marqueriez des points.
    .own-less = Vous perdriez des points.
feature-standing = places à l’Assemblée si elle avait lieu maintenant
    .own-more = Vos objets prendraient de meilleures places à l’Assemblée.
    .own-less = Vos objets perdraient des places à l’Assemblée.
    .rivals-less = Les objets de vos rivaux perdraient des places à l’Assemblée.
feature-worth = valeur des objets actifs
    .own-more = Vos objets actifs vaudraient davantage.
    .own-less = Vos objets actifs vaudraient moins.
feature-support = voix pour les objets actifs
    .own-more = Vos objets auraient plus de voix derrière eux.
    .own-less = Vos objets auraient moins de voix derrière eux.
    .rivals-less = Les objets de vos rivaux auraient moins de voix derrière eux.
feature-progress = Vis sur les objets inachevés
    .own-more = Un de vos objets serait plus près d’être achevé.
feature-progress-in-time = objets qui peuvent être achevés avant l’Assemblée
    .own-more = Vous approcheriez d’un objet qui peut encore être achevé avant l’Assemblée.
feature-progress-support = voix pour les objets inachevés
    .own-more = Les objets que vous préparez auraient des voix derrière eux.
feature-projects = objets qui peuvent encore être faits
    .own-more = Vous auriez plus d’objets qui valent la peine.
feature-usable-vis = Vis utilisable
    .own-more = Vous auriez plus de Vis à utiliser.
    .own-less = Vous mettriez votre Vis à profit.
feature-usable-vis-now = Vis utilisable avant l’Assemblée
    .own-more = Vous auriez plus de Vis à utiliser avant l’Assemblée.
feature-spare-vis = Vis en trop
    .own-more = Vous auriez de la Vis d’avance.
    .own-less = Moins de Vis resterait inutile.
feature-ready-spells = sorts actifs à charger
    .own-more = Vous auriez un sort prêt à charger.
feature-spell-progress = Vis sur les sorts inachevés
    .own-more = Un de vos sorts serait plus près d’être achevé.
feature-spells = sorts qu’une place attend
    .own-more = Vous auriez un sort qui va à vos objets.
feature-entered-spells = sorts dans les objets actifs
    .own-more = Plus de sorts seraient dans vos objets actifs.
feature-awarded-spells = sorts dans les objets primés
    .own-more = Plus de sorts seraient dans vos objets primés.
feature-homeless-spells = sorts sans place
    .own-less = Moins de vos sorts seraient sans place.
feature-places-free = places libres pour des sorts
    .own-more = Vous auriez plus de places libres pour des sorts.
feature-resources = ressources
    .own-more = Vous auriez une ressource de plus à jouer.
feature-lasting = effets durables
    .own-more = Vous auriez un effet durable.
feature-actions-left = actions restantes
    .own-more = Vous auriez une action de plus.
feature-muddled = actions perdues
    .own-less = Vous ne perdriez pas d’action.
    .rivals-more = Un rival perdrait une action.

## Styles

style-builder = bâtisseur
style-enchanter = enchanteur
style-schemer = intrigant

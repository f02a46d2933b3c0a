### Medieval Realms : mots des règles

## Choses

game-medieval-realms = Medieval Realms
    .text = Placez vos chefs en secret derrière les murs, gagnez des terres, surenchérissez et bâtissez le plus grand royaume.
seat-number = Roi { $number }
bought-hand = carte de main
bought-majority = carte de majorité
bought-auction = carte d’enchères
resource-production = production
resource-science = science
resource-culture = culture
resource-religion = religion
resource-gold = or
resource-raw-material = matière première
resource-battle = bataille
amount-production = { $amount } de production
amount-science = { $amount } de science
amount-culture = { $amount } de culture
amount-religion = { $amount } de religion
amount-gold = { $amount } d’or
amount-raw-material = { $amount } de matière première
amount-battle = { $amount } de bataille
amount-lily = { $amount } d’une ressource de votre choix
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
amount-mayor = { $amount ->
        [one] { $amount } maire
       *[other] { $amount } maires
    }
amount-general = { $amount ->
        [one] { $amount } général
       *[other] { $amount } généraux
    }
amount-admiral = { $amount ->
        [one] { $amount } amiral
       *[other] { $amount } amiraux
    }
amount-decoy = { $amount ->
        [one] { $amount } leurre
       *[other] { $amount } leurres
    }
thing-lily = lys

## Options

option-rounds = Manches
    .text = La règle termine la partie après la manche 7 ; sa liste de symboles parle de la manche 8.
option-cards = Fichier de cartes
    .text = Votre propre fichier de cartes.
option-board = Fichier du plateau
    .text = Votre propre fichier du plateau.

## Ce qui se décide

step-deal = On retourne des cartes.
step-order = On tire au sort l’ordre du tour.
step-extra = Choisissez deux ressources supplémentaires de sortes différentes.
step-placement = { $left ->
        [0] Tous les chefs sont placés : finissez, ou reprenez-en un.
       *[other] Placez vos chefs derrière les murs : encore { $left }.
    }
step-lands = On se bat pour les terres.
step-actions = Achetez une carte, jouez une carte ou passez.
step-auction = { $bid ->
        [0] Ouvrez les enchères.
       *[other] Surenchérissez (offre : { $bid }), ou laissez-la.
    }
step-effects = Les cartes font effet.
step-lily = Choisissez la ressource à gagner.
step-bonus = Choisissez une ressource bonus.
step-take-card = Prenez gratuitement en main une carte du panneau.
step-scoring = On compte les points des royaumes.
step-over = La partie est finie.

## Ce qui s’est passé

event-turned-up = Nouvelles cartes : { $card }.
event-turn-order = Ordre du tour : { $seats }.
event-extra-taken = { $seat } prend comme ressources supplémentaires : { $resources }.
event-walls-rose = Manche { $round } : les murs se lèvent.
event-finished-placing = { $seat } a placé tous ses chefs.
event-walls-fell = Les murs tombent.
event-produced = { $seat } produit : { $resources }.
event-land-won = { $seat } gagne la terre { $land }.
event-land-tied = Égalité sur la terre { $land } : personne ne la gagne.
event-land-denied = Personne ne gagne la terre { $land } : les leurres l’empêchent.
event-gained = { $seat } gagne { $amount-goods }.
event-card-produced = { $card } produit pour { $seat }.
event-production-dealt = Tous prennent { $amount } de production.
event-auction-opened = { $seat } met { $card } aux enchères.
event-bought = { $seat } achète { $card } pour { $price } de production.
event-majority-taken = { $seat } reçoit à la majorité { $card }.
event-majority-discarded = Personne ne peut prendre { $card } : on défausse la carte.
event-played = { $seat } joue { $card }.
event-passed = { $seat } passe pour le reste de la manche.
event-bid = { $seat } offre { $amount-goods }.
event-bid-passed = { $seat } se retire des enchères.
event-auction-won = { $seat } remporte { $card } pour { $amount-goods }.
event-leader-gained = { $leader-id ->
        [mayor] { $seat } gagne un maire.
        [general] { $seat } gagne un général.
       *[admiral] { $seat } gagne un amiral.
    }
event-points = { $points ->
        [one] { $seat } marque { $points } point ({ $total } en tout).
       *[other] { $seat } marque { $points } points ({ $total } en tout).
    }
event-bonus-taken = { $seat } prend une ressource bonus : { $resource }.
event-repeated = { $seat } a joué { $played } : { $card } fait effet.
event-card-taken = { $seat } prend gratuitement { $card }.
event-round-ended = La manche { $round } est finie.
event-slots-discarded = Cartes du panneau défaussées : { $cards }.
event-slid = Les événements avancent.
event-honours-scored = { $persons ->
        [one] { $seat } marque pour { $persons } personne honorable.
       *[other] { $seat } marque pour { $persons } personnes honorables.
    }
event-card-scored = { $points ->
        [one] { $seat } marque { $points } point pour { $card }.
       *[other] { $seat } marque { $points } points pour { $card }.
    }
event-resources-scored = { $points ->
        [one] { $seat } marque { $points } point pour son palais.
       *[other] { $seat } marque { $points } points pour son palais.
    }
event-game-over = La partie est finie. Victoire : { $winner }.

## Pourquoi non

refusal-unknown-action = Cette action n’existe pas.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est finie.
refusal-not-an-outcome = On ne tire rien au sort maintenant.
refusal-chance-first = On tire des cartes ou l’ordre du tour.
refusal-extra-first = Choisissez d’abord les ressources supplémentaires.
refusal-placement-first = Les murs sont levés : placez d’abord vos chefs.
refusal-not-a-turn-action = À votre tour, vous pouvez acheter au panneau, jouer une carte de votre main ou passer.
refusal-auction-first = Des enchères sont en cours : enchérissez ou passez.
refusal-lily-first = Choisissez d’abord une ressource.
refusal-bonus-first = Prenez d’abord votre ressource bonus.
refusal-take-card-first = Prenez d’abord une carte du panneau.
refusal-not-in-deck = Cette carte n’est pas dans la pioche.
refusal-already-in-order = Ce roi a déjà une place dans l’ordre du tour.
refusal-same-kind = Les deux ressources supplémentaires doivent être de sortes différentes.
refusal-pair-taken = Un autre roi a déjà pris cette paire.
refusal-no-mayor-left = Vous n’avez plus de maire à placer.
refusal-no-general-left = Vous n’avez plus de général à placer.
refusal-no-admiral-left = Vous n’avez plus d’amiral à placer.
refusal-no-decoy-left = Vous n’avez plus de leurre à placer.
refusal-land-closed = Cette terre n’est pas ouverte avec si peu de joueurs.
refusal-decoy-here = Un de vos leurres est sur cette terre.
refusal-leader-here = Un de vos généraux ou amiraux est sur cette terre.
refusal-decoys-need-a-land = Vos leurres ont besoin d’une terre sans vos généraux ni vos amiraux.
refusal-leaders-left = Vous devez placer tous vos chefs : il en reste { $have }.
refusal-not-on-panel = Cette carte n’est pas sur le panneau des événements actuels.
refusal-hand-full = La main est pleine : { $have } cartes sur { $need }.
refusal-colour-in-hand = Il y a déjà en main une carte au sceau { $colour }.
refusal-production-short = Le prix est de { $need } de production ; vous avez { $have }.
refusal-currency-short = Vous devez ouvrir avec une offre de { $need-goods } ; vous avez { $have }.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-resource-short = La carte coûte { $need-goods } ; vous avez { $have }.
refusal-admirals-short = Cette île exige { $need ->
        [one] { $need } amiral
       *[other] { $need } amiraux
    } ; vous en avez { $have }.
refusal-bid-too-low = Vous devez offrir au moins { $need-goods }, pas { $have }.
refusal-bid-beyond-palace = Vous ne pouvez pas offrir { $need-goods } : votre palais contient { $have }.
refusal-must-open = Qui met une carte aux enchères doit enchérir.
refusal-already-passed = Vous avez passé : plus d’actions pendant cette manche.
refusal-out-of-auction = Vous avez passé : vous êtes hors de ces enchères.
refusal-another-bids = C’est à un autre roi d’enchérir.
refusal-auction-card-in-hand = Une carte d’enchères ne va jamais dans une main.
refusal-finished-placing = Vous avez fini de placer : attendez les autres.

## Les règles

rule-MR-1-1 = Il y a sept sortes de ressources : production, science, culture, religion, or, matière première et bataille. Elles sont illimitées. Les ressources d’un roi sont dans son palais, à la vue de tous.
rule-MR-1-2 = Les maires produisent ; les généraux (valeur de combat 2) et les amiraux (valeur de combat 1) se battent pour les terres.
rule-MR-1-3 = Un royaume a une zone de gestion de six cases, une par ressource sauf la bataille, et une carte de dix terres. Les terres 9 et 10 ne sont ouvertes qu’à 5 joueurs.
rule-MR-1-4 = Le panneau des événements actuels a 12 cases en trois rangées, celui des événements futurs en a 6.
rule-MR-1-5 = Chaque fois que vos points atteignent ou dépassent un multiple de 5, prenez une ressource de votre choix.
rule-MR-2-1 = Mélangez la pioche et retournez douze cartes sur le panneau des événements actuels et six sur celui des événements futurs.
rule-MR-2-2 = Chaque roi commence avec 5 de production, 2 de science, 3 de culture, 3 de religion, 3 d’or, 3 de matière première et 3 de bataille.
rule-MR-2-3 = Chaque roi a 4 maires, 1 général et 1 amiral ; à 2 joueurs, il a aussi 2 leurres.
rule-MR-2-4 = Le premier ordre du tour est tiré au sort ; ce n’est pas l’ordre des sièges dans le sens horaire.
rule-MR-2-5 = Dans l’ordre inverse du tour, chaque roi prend 2 ressources de sortes différentes. Deux rois ne peuvent pas prendre la même paire.
rule-MR-3-1 = Tant que les murs sont levés, tous placent leurs chefs en secret et en même temps. Les palais et les mains restent visibles.
rule-MR-3-2 = Les maires vont dans la zone de gestion, autant qu’on veut par case ; chacun rapporte 1 de cette ressource.
rule-MR-3-3 = Les généraux et les amiraux vont sur des terres ouvertes, autant qu’on veut par terre. Tous les chefs doivent être placés.
rule-MR-3-4 = À 2 joueurs, chaque roi a 2 leurres d’une valeur de combat de 2. Ils ne vont que sur des terres où vous n’avez ni général ni amiral, et ne gagnent jamais de récompense.
rule-MR-3-5 = Les murs tombent : les maires produisent, puis les terres sont gagnées, puis les cartes en jeu produisent.
rule-MR-3-6 = Si sur une terre vous êtes plus fort que chacun des autres rois, d’au moins 1, vous gagnez sa récompense. En cas d’égalité, personne ne la gagne.
rule-MR-3-7 = Tous prennent 2 de production.
rule-MR-3-8 = Le roi qui a le plus de production commence, puis les autres selon leur production. Les égalités se règlent dans le sens horaire : pour la première place à partir de l’ancien premier roi, pour les autres à partir du nouveau.
rule-MR-3-9 = Dans l’ordre du tour, faites une action à la fois jusqu’à ce que tous aient passé : acheter au panneau, jouer une carte de sa main ou passer. Qui a passé peut encore enchérir et recevoir des cartes de majorité.
rule-MR-3-10 = À la fin de la manche, les événements des premières cases sont défaussés, les autres avancent et les panneaux sont complétés. Après la manche { $rounds }, la partie est finie.
rule-MR-4-1 = Vous avez au plus 4 cartes en main, et jamais deux de la même couleur de sceau. Votre main est visible, et ses cartes ne sont jamais défaussées.
rule-MR-4-2 = Une carte de la rangée 1 coûte 1 de production ; de la rangée 2, elle coûte 2 ; de la rangée 3, elle coûte 3.
rule-MR-4-3 = Une carte de majorité va au roi qui a le plus de la ressource de son coût parmi ceux qui peuvent la prendre ; l’acheteur paie dans tous les cas. En cas d’égalité, l’acheteur la prend s’il est parmi les ex æquo, sinon le premier d’entre eux dans l’ordre du tour. Si personne ne peut la prendre, elle est défaussée.
rule-MR-4-4 = Pour une carte d’enchères, l’acheteur ouvre avec une offre d’au moins 1. Puis, dans le sens horaire, chaque roi surenchérit ou passe ; nul ne peut offrir plus que ce que contient son palais. Le dernier en lice paie, et la carte entre en jeu.
rule-MR-4-5 = Les cartes d’enchères ne vont jamais dans une main.
rule-MR-5-1 = Pour jouer une carte, payez son coût avec votre palais ; elle entre en jeu et ses effets immédiats se produisent. Une île ne se paie pas, mais il vous faut autant d’amiraux que vous aurez d’îles en jeu ; ils ne sont pas dépensés.
rule-MR-5-2 = Les effets sont immédiats, de fin de partie, répétitifs (chaque fois que vous jouez une autre carte de la couleur indiquée) ou répétitifs de production (à chaque manche).
rule-MR-5-3 = Le lys : choisissez une sorte de ressource ; tout le gain est de cette sorte.
rule-MR-6-1 = Un chef gagné pendant les actions est placé à partir de la manche suivante.
rule-MR-6-2 = Prenez une carte : prenez gratuitement en main une carte du panneau des événements actuels, dans les limites de la main.
rule-MR-7-1 = À la fin de la partie, vous marquez 1, 3, 6, 10 ou 15 points pour 1, 2, 3, 4 ou 5 personnes honorables en jeu et plus ; puis vos effets de fin de partie ; puis 1 point par tranche de 2 ressources dans votre palais.
rule-MR-7-2 = Vous prenez encore des ressources bonus de la piste pendant le décompte des personnes et des cartes, mais pas pendant celui des ressources.
rule-MR-7-3 = Le plus de points gagne ; en cas d’égalité, le plus de cartes en jeu, puis de châteaux, puis de chefs, puis le premier dans l’ordre du tour.

## Choix : avec leur chose, et le verbe seul

do-deal = Distribuer { $thing }
    .verb = Distribuer
do-order = Suivant dans l’ordre : { $thing }
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
do-done = Finir le placement
    .verb = Terminé
do-take-card = Prendre { $thing }
    .verb = Prendre
do-buy = Acheter { $thing }
    .verb = Acheter
    .actions = Acheter { $thing } pour { $price }
    .actions-thing = { $thing } pour { $price }
do-play = Jouer { $thing }
    .verb = Jouer
do-bid = Offrir { $thing }
    .verb = Offrir
do-pass = Passer
    .verb = Passer
    .actions = Passer pour cette manche
    .auction = La laisser

## À l’écran

draw-events = Événements actuels
draw-coming = Événements futurs
draw-deck = Pioche
draw-price = Prix : { $price } de production
draw-leaving = Sera défaussée à la fin de la manche
draw-taker = pour { $name }
draw-taker-mine = pour vous
draw-taker-none = pour personne
draw-taker-title = Qui recevrait cette carte de majorité si vous l’achetiez maintenant
draw-bought-hand = Va dans la main de l’acheteur
draw-bought-majority = Va à la majorité
draw-bought-auction = Mise aux enchères
draw-my-realm = Mon royaume
draw-to-place = À placer
draw-lift = Reprendre : { $leader } ({ $space })
draw-amount = { $resource } : { $amount }
draw-land = Terre { $land }
draw-land-shut = fermée
draw-land-nobody = personne ne la gagne
draw-strengths = Forces
draw-walls-fell = Les murs tombent
draw-order = Place dans l’ordre du tour
draw-order-open = encore à tirer au sort
draw-order-why = Ordre du tour : le plus de production d’abord ; égalités dans le sens horaire
draw-passed = a passé
draw-finished = a placé tous ses chefs
draw-placing = place ses chefs
draw-cards = Cartes
draw-points-track = Points de victoire
draw-bonus-steps = une ressource tous les cinq points
draw-auction = Enchères
draw-no-bid = Pas encore d’offre
draw-asks = { $source } demande un choix.
draw-score-before = Avant la fin
draw-score-honourable = Personnes honorables
draw-score-cards = Cartes
draw-score-resources = Ressources
draw-round = manche { $round }/{ $rounds }
draw-hand = Main
draw-hand-empty = Aucune carte
draw-points = points
draw-in-play = En jeu

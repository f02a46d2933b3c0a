### Grand Tribunal : mots des règles

## Choses

game-grand-tribunal = Grand Tribunal
    .text = Des mages forgent des objets, les emplissent de sorts et gagnent les voix de trois Tribunaux.
kind-item = Objet
kind-spell = Sort
kind-resource = Ressource
hidden-item = un Objet face cachée
hidden-spell = un Sort face cachée
hidden-resource = une Ressource face cachée
space-orb = Orbe
space-potion = Potion
space-scroll = Parchemin
space-staff = Bâton
space-talisman = Talisman
space-wand = Baguette
space-alchemical = Alchimique
space-elemental = Élémentaire
space-healing = Curatif
space-runic = Runique
material-wood = bois
material-bone = os
material-bronze = bronze
material-crystal = cristal
material-silver = argent
material-gold = or
source-uncontested = source incontestée
source-contested = source contestée
place-deck = paquet
place-discard = défausse
place-market = étal
place-resolving = table
place-hand = main de { $seat }
place-sanctum = Sanctum de { $seat }
place-active = cartes actives de { $seat }
place-installed = un Objet de { $seat }
place-awarded = Objets primés de { $seat }
action-vote = Voter
action-draw = Prendre une carte
action-advance = Développer
action-cast = Lancer
action-draw-resource = Piocher une Ressource
action-play = Jouer une Ressource
action-extract = Extraire
action-gather = Récolter

## Options

option-edition = Édition
    .text = Les règles imprimées diffèrent sur quatre lignes ; chacune peut aussi se choisir seule.
edition-corrected = Corrigée
    .text = Les corrections de l'éditeur : participer à la source contestée coûte 2 Vis, et un nouveau Tribunal n'apporte pas de Vis.
edition-english = Anglaise
    .text = Participer à la source contestée coûte 1 Vis, et chaque mage prend 12 Vis à un nouveau Tribunal. La règle française dit de même.
edition-spanish = Espagnole
    .text = Comme la corrigée, mais la pioche de départ commence à la droite du donneur.
edition-italian = Italienne
    .text = Comme la corrigée, mais la source contestée donne la quantité de l'emplacement et le dé.
option-contested-fee = Prix pour participer à la source contestée
    .text = Combien de Vis un mage paie au récolteur pour lancer aussi le dé.
option-new-tribunal-vis = Vis à un nouveau Tribunal
    .text = Combien de Vis chaque mage prend quand commence un nouveau Tribunal.
option-contested-gain = Gain contesté
    .text = Ce que donne la source contestée.
contested-gain-die = le dé
contested-gain-space-and-die = la quantité de l'emplacement et le dé
option-opening-draw = Pioche de départ
    .text = De quel côté du donneur commence la pioche de départ.
opening-draw-left = à la gauche du donneur
opening-draw-right = à la droite du donneur
option-variants = Variantes
    .text = N'importe quel mélange de celles-ci.
variant-double-advance = Double développement
    .text = On peut développer deux fois par tour.
variant-hand-or-sanctum = Main ou Sanctum
    .text = Un Objet, un Sort ou une Ressource pris va dans la main ou dans le Sanctum, au choix.
variant-secret-cards = Cartes secrètes
    .text = Ce qui va droit au Sanctum reste face cachée, même depuis l'étal, jusqu'à ce que son coût soit atteint.
variant-cheap-resources = Ressources faciles
    .text = Jouer une Ressource est une action gratuite.
variant-quick-turnover = Activation immédiate
    .text = Une carte dont le coût est atteint devient active aussitôt.
option-cards = Fichier de cartes
    .text = Un fichier de cartes à vous.
option-board = Fichier du plateau
    .text = Un fichier de plateau à vous.

## Ce qui se décide

step-over = La partie est finie.
step-course = La partie continue.
step-pick-praeco = Le Praeco est tiré au sort.
step-deal = Une carte est piochée.
step-opening-draw = Piochez de n'importe quel paquet : encore { $left }.
step-place-votes = Placez des jetons Voix : encore { $left }.
step-turn = À vous. Actions restantes : { $actions }.
step-advance = Mettez encore du Vis sur une carte, ou arrêtez.
step-choose-host = Choisissez l'Objet sous lequel va { $card }.
step-retain = Payer pour garder { $card } dans votre Bibliothèque ?
step-resolve = Une carte fait son effet.
step-put-away = Une carte est rangée.
step-contest = On récolte à la source contestée.
step-join = Payer le récolteur pour lancer aussi le dé ?
step-roll = Le dé est lancé.
step-destination = Dans votre main ou dans votre Sanctum ?
step-discard = Défaussez de votre main : encore { $left }.
step-tribunal-called = Le Tribunal est convoqué : activez des cartes achevées.
step-target = { $effect ->
        [steal-vis] Choisissez le mage qui vous donne du Vis.
        [ransom] Choisissez le mage qui vous paie ou défausse une carte.
        [force-discard] Choisissez le mage qui défausse.
        [random-discard] Choisissez le mage qui défausse au hasard.
        [steal-resource] Choisissez le mage à qui vous prenez une Ressource.
        [peek-hand] Choisissez le mage dont vous regardez la main.
        [peek-sanctum] Choisissez le mage dont vous regardez les cartes cachées.
        [muddle] Choisissez le mage qui aura une action de moins à son prochain tour.
       *[other] Choisissez un mage.
    }
step-choose = { $effect ->
        [advance-free] Mettez du Vis du Regio sur une de vos cartes : encore { $left }.
        [finish] Choisissez une de vos cartes à achever.
        [drain] Choisissez la carte qui perd du Vis.
        [siphon] Choisissez la carte dont vous prenez le Vis.
        [take-face-up] Choisissez une carte face visible.
        [recover] Choisissez une carte de la défausse.
        [exchange-item] Choisissez l'Objet que vous échangez.
        [refresh] Choisissez les cartes que vous remplacez.
        [burn-for-face-up] Choisissez un Objet face visible : il est actif aussitôt.
        [swap-with-market] Choisissez les deux cartes qui changent de place.
        [uninstall] Choisissez le Sort qui retourne dans sa Bibliothèque.
        [dispel] Choisissez le Sort qui est défaussé.
        [return-card] Choisissez la carte qui retourne dans son paquet.
       *[other] Choisissez une carte.
    }
step-unvote = Retirez des jetons Voix : encore { $left } au plus.
step-move-votes = Déplacez des jetons Voix : encore { $left } au plus.
step-swap-votes = Choisissez deux emplacements : ils échangent leurs jetons.
step-draw-any = Piochez de n'importe quel paquet : encore { $left }.
step-ransom = Payez, ou défaussez une carte de votre main.
step-random-hand = Une carte d'une main est tirée au hasard.
step-random-vault = Une Ressource est tirée au hasard.
step-replenish = Les cartes de remplacement sont piochées.

## Ce qui s'est passé

event-card-moved = { $card } : { $from } → { $to }.
event-card-advanced = { $seat } met { $amount } Vis sur { $card }.
event-card-turned-up = { $seat } retourne { $card }.
event-card-activated = { $seat } active { $card }.
event-card-drained = { $card } de { $seat } perd { $amount } Vis.
event-card-returned = { $card } de { $seat } retourne dans son paquet.
event-cards-seen = { $seat } regarde des cartes de { $target }.
event-die-rolled = { $seat } fait { $roll } au dé.
event-gathered = { $seat } récolte : { $source }.
event-item-judged = { $card } de { $seat } : { $votes } voix, { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] mention honorable
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-praeco-chosen = { $seat } est le premier Praeco.
event-praeco-passed = Le pion Praeco passe à { $seat }.
event-resource-played = { $seat } joue { $card }.
event-spell-cast = { $seat } lance { $card } depuis { $item }.
event-spell-installed = { $seat } charge { $card } dans { $item }.
event-tribunal-held = Le Tribunal { $tribunal } est tenu.
event-tribunal-began = Vers le Tribunal { $tribunal } : { $seat } est Praeco.
event-turn-began = Tour de { $seat }.
event-vis-gained = { $seat } prend { $amount } Vis.
event-vis-lost = { $seat } perd { $amount } Vis.
event-vis-paid = { $seat } donne { $amount } Vis à { $to }.
event-vote-placed = { $seat } vote : { $space }.
event-vote-moved = { $seat } déplace un jeton Voix : { $from } → { $to }.
event-votes-removed = { $seat } retire des jetons Voix de { $space } : { $amount }.
event-votes-swapped = { $seat } échange les jetons de { $from } et { $to }.
event-wizard-muddled = { $target } aura une action de moins à son prochain tour.
event-wizard-targeted = { $seat } choisit { $target }.

## Pourquoi pas

refusal-unknown-action = Cette action n'existe pas.
refusal-not-your-turn = Ce n'est pas votre tour.
refusal-game-over = La partie est finie.
refusal-not-an-outcome = Le hasard ne donne pas cela maintenant.
refusal-not-now = Cela ne se fait pas dans un tour.
refusal-praeco-votes-first = Des jetons Voix sont placés d'abord.
refusal-same-space = Un autre emplacement : pas deux fois le même.
refusal-no-actions-left = Il faut { $need } action ; il vous en reste { $have }.
refusal-double-action = Il faut { $need } actions ; il vous en reste { $have }.
refusal-kind-taken = Vous avez déjà fait ce type d'action.
refusal-not-in-hand = Cette carte n'est pas dans votre main.
refusal-discard-first = Des cartes de la main sont défaussées d'abord.
refusal-concilium-empty = Le Concilium n'a plus de jetons Voix.
refusal-not-face-up = Cette carte n'est pas à l'étal.
refusal-deck-empty = Ce paquet est vide jusqu'au prochain Tribunal.
refusal-not-advanceable = Ce n'est pas un Objet ou un Sort inactif de votre Sanctum.
refusal-card-complete = Cette carte a tout le Vis qu'elle coûte : { $need }.
refusal-not-enough-vis = Il faut { $need } Vis ; vous en avez { $have }.
refusal-advance-limit = 1 Vis sur chacune de trois cartes au plus, ou jusqu'à 2 sur une seule.
refusal-not-finished = Cette carte coûte { $need } Vis ; elle en porte { $have }.
refusal-not-yours = Ce n'est pas une carte inactive de votre Sanctum.
refusal-not-active-spell = Ce n'est pas un Sort actif de votre Bibliothèque.
refusal-no-place = Il n'y a pas de place libre pour un Sort de cette catégorie.
refusal-not-installed = Ce Sort n'est pas chargé dans un de vos Objets.
refusal-retain-fee = Garder le Sort coûte { $need } Vis ; vous en avez { $have }.
refusal-not-in-vault = Cette Ressource n'est pas dans vos Arches.
refusal-source-closed = Cette source est fermée jusqu'au prochain Tribunal.
refusal-contest-fee = Participer coûte { $need } Vis ; vous en avez { $have }.
refusal-opening-draw = Les cartes de départ sont piochées d'abord.
refusal-tribunal-called = Le Tribunal est convoqué : on peut activer des cartes achevées, rien d'autre.
refusal-effect-asks = L'effet d'une carte se fait d'abord.
refusal-not-a-choice = L'effet ne peut pas toucher cette carte.
refusal-no-votes-there = Il n'y a pas de jetons Voix sur cet emplacement.
refusal-not-a-target = L'effet ne peut pas toucher ce mage.
refusal-choose-item = Choisissez l'Objet sous lequel va le Sort.
refusal-advance-asks = Vous développez : mettez du Vis sur une carte, ou arrêtez.
refusal-contest-asks = On récolte à la source contestée : participez ou non.
refusal-retain-asks = D'abord : garder le Sort ou le défausser.
refusal-destination-asks = D'abord : la main ou le Sanctum.

## Les règles

rule-GT-1-1 = Le Vis vient du Regio, qui ne s'épuise jamais. La réserve de Vis d'un mage est publique et se garde entre tours de table et Tribunaux.
rule-GT-1-2 = Il y a 24 jetons Voix, dans le Concilium. Un Concilium vide met fin aux votes jusqu'à ce que le Tribunal vide la piste.
rule-GT-1-3 = La piste de vote a dix emplacements : six types d'Objet et quatre catégories de Sort.
rule-GT-1-4 = 105 cartes : Objets, Sorts et Ressources, en trois paquets avec chacun sa défausse. Un Sort coûte toujours 2.
rule-GT-1-5 = Un Sanctum a un Laboratoire (Objets), une Bibliothèque (Sorts), des Arches (Ressources) et des Objets primés, sans limite. Les autres ne voient que le dos d'une carte face cachée.
rule-GT-1-6 = La main a au plus 5 cartes, sauf si une carte dit autre chose. Elle est cachée.
rule-GT-1-7 = La piste des sources de Vis a une rangée incontestée et une contestée, chacune avec une zone par Tribunal.
rule-GT-1-8 = Un dé à six faces, un pion Praeco, des trophées bleus, rouges et jaunes pour la première, la deuxième et la troisième place.
rule-GT-2-1 = Les trois paquets sont mélangés ; chaque mage reçoit 1 Objet et 1 Sort.
rule-GT-2-2 = À partir du mage à la gauche du donneur, dans le sens horaire, chacun pioche 3 cartes de plus dans n'importe quels paquets.
rule-GT-2-3 = Trois Objets et trois Sorts sont retournés face visible : les étals.
rule-GT-2-4 = Chaque mage commence avec 12 Vis. Les marqueurs commencent sur les premiers emplacements.
rule-GT-2-5 = Un mage au hasard prend le pion Praeco ; on joue dans le sens horaire. Le donneur est le mage à la droite du Praeco.
rule-GT-3-1 = Avant son tour, le Praeco place 3 jetons Voix sur 3 emplacements différents, moins seulement si le Concilium en a moins. Ce n'est pas une action.
rule-GT-3-2 = Une manche est un tour de chaque mage, le Praeco d'abord. Puis le pion passe à gauche.
rule-GT-3-3 = Un Tribunal vient après autant de manches qu'il y a de mages.
rule-GT-4-1 = Un tour a deux actions de types différents, dans n'importe quel ordre ; une action double est les deux. Des actions gratuites à volonté. On peut s'arrêter plus tôt.
rule-GT-4-2 = Gratuit : poser des cartes de la main dans le Sanctum, face cachée. Rien ne revient du Sanctum dans la main.
rule-GT-4-3 = À la fin du tour, on défausse de la main jusqu'au maximum.
rule-GT-5-1 = Voter : un jeton du Concilium sur n'importe quel emplacement.
rule-GT-5-2 = Prendre une carte : un Objet ou un Sort face visible va au Sanctum, face visible, et l'étal est aussitôt complété ; ou la première carte du paquet d'Objets ou de Sorts va au Sanctum, face cachée. Un paquet vide ne donne rien jusqu'au prochain Tribunal.
rule-GT-5-3 = Développer : du Vis de la réserve sur des Objets et Sorts inactifs du Sanctum : 1 sur chacune de trois cartes au plus, ou jusqu'à 2 sur une seule. Jamais au-delà du coût.
rule-GT-5-4 = Gratuit : une carte dont le coût est atteint peut être activée : face visible, son Vis retourne au Regio. À son tour et quand un Tribunal est convoqué. Jamais obligatoire.
rule-GT-5-5 = Gratuit : charger un Sort actif sous un Objet actif qui a une place libre pour sa catégorie. À son tour, et aussitôt que le Sort est activé.
rule-GT-5-6 = Lancer : prenez un Sort de sous un de vos Objets, primés compris, faites son effet et défaussez-le ; ou payez 2 Vis pour le remettre dans la Bibliothèque, inactif.
rule-GT-5-7 = Piocher une Ressource (action double) : la première Ressource va au Sanctum, face cachée.
rule-GT-5-8 = Jouer une Ressource : retournez-la, faites ce qu'elle dit et défaussez-la, sauf si elle reste en jeu.
rule-GT-5-9 = Extraire : 1 Vis du Regio, 2 dans les manches avant le Grand Tribunal.
rule-GT-5-10 = Récolter, source incontestée (action double) : l'emplacement montre a:b ; le mage prend a, chaque autre mage b. Le marqueur va à droite.
rule-GT-5-11 = Récolter, source contestée (action double) : lancez le dé, en relançant 1 et 6, et prenez autant de Vis. Puis chaque autre mage, dans le sens horaire, peut payer le premier pour lancer et prendre de même. Le marqueur va à droite.
rule-GT-5-12 = Après le dernier emplacement d'une zone, la source est fermée jusqu'au prochain Tribunal.
rule-GT-6-1 = Quand le Tribunal est convoqué, dans l'ordre du tour à partir du dernier Praeco, chaque mage peut activer des cartes achevées et charger les Sorts ainsi activés. Tout Objet actif concourt ; les primés des Tribunaux précédents non.
rule-GT-6-2 = Les voix d'un Objet : les jetons de son type plus ceux de chaque catégorie différente chargée en lui.
rule-GT-6-3 = Le plus de voix donne la première place, puis la deuxième, la troisième. Égalité : le plus haut score de base, puis le plus de Sorts chargés ; sinon tous prennent la place, et la suivante n'est pas donnée.
rule-GT-6-4 = Points : score de base plus Sorts chargés, fois 4, 3, 2 pour la première, deuxième, troisième place ; fois 1 pour les mentions honorables, qui peuvent concourir encore.
rule-GT-6-5 = Les primés s'écartent avec leur trophée ; on peut encore y charger des Sorts et les lancer depuis eux.
rule-GT-6-6 = Puis les jetons Voix reviennent, les défausses sont mélangées à leurs paquets, les marqueurs vont à la zone suivante, et le propriétaire de l'Objet en première place est Praeco.
rule-GT-6-7 = Le troisième est le Grand Tribunal. Après lui, le plus haut total gagne ; des totaux égaux partagent la victoire.

## Choix : avec leur chose, et le verbe seul

do-deal = Distribuer { $thing }
    .verb = Distribuer
do-choose = Choisir { $thing }
    .verb = Choisir
do-vote = Voter : { $thing }
    .verb = Voter
do-unvote = Ôter un jeton : { $thing }
    .verb = Ôter un jeton
do-swap = Échanger : { $thing }
    .verb = Échanger
do-end = Terminer
    .verb = Terminer
do-yes = Oui
    .verb = Oui
do-no = Non
    .verb = Non
do-target = Choisir { $thing }
    .verb = Mage
do-praeco = Praeco : { $thing }
    .verb = Praeco
do-roll = Tirer { $thing }
    .verb = Tirer
do-extract = Extraire du Vis
    .verb = Extraire
do-gather = Récolter : { $thing }
    .verb = Récolter
do-draw = Piocher : { $thing }
    .verb = Piocher
do-put = Vers : { $thing }
    .verb = Mettre
do-take = Prendre { $thing }
    .verb = Prendre
do-advance = Avancer { $thing }
    .verb = Avancer
do-activate = Activer { $thing }
    .verb = Activer
do-install = Installer { $thing }
    .verb = Installer
do-cast = Lancer { $thing }
    .verb = Lancer
do-play = Jouer { $thing }
    .verb = Jouer
do-lay = Poser { $thing }
    .verb = Poser
thing-hand = main
thing-sanctum = Sanctum

## À l’écran

draw-tribunal = Tribunal { $number }
draw-turn-of = Tour : { $name }
draw-actions-left = Actions restantes : { $count }
draw-voting-track = Piste de vote
draw-concilium = Jetons restant au Concilium
draw-space-votes = { $space } : { $votes } voix
draw-votes = voix
draw-sources = Sources de Vis
draw-closed = fermée
draw-market = Marchés et pioches
draw-decks-item = Objets
draw-decks-spell = Sorts
draw-decks-resource = Ressources
draw-market-empty = aucun
draw-deck-count = { $kind } : { $count } dans la pioche
draw-in-play-now = En cours
draw-my-sanctum = Mon Sanctum
draw-sanctum = Sanctum
draw-laboratory = Laboratoire
draw-library = Bibliothèque
draw-vault = Coffre
draw-vis = Vis
draw-score = score de base
draw-cost = Vis dessus : { $vis } sur { $cost }
draw-praeco = Praeco
draw-warded = protégé
draw-muddled = troublé
draw-face-down = { $kind }, face cachée
draw-face-down-count = { $count } faces cachées
draw-card-active = { $name }, active
draw-card-vis = { $name }, { $vis } Vis dessus
draw-standings = Si le Tribunal avait lieu
draw-standings-none = Encore aucun objet actif
draw-tribunal-held = Le Tribunal
draw-place = { $place ->
        [1] Première place
        [2] Deuxième place
       *[other] Troisième place
    }
draw-mention = Mention honorable
draw-round = manche { $round }/{ $rounds }
draw-hand = Main
draw-hand-empty = Aucune carte
draw-points = points
draw-in-play = En jeu

### Grand Tribunal : mots des règles

## Choses

game-grand-tribunal = Grand Tribunal
    .text = Forgez des objets magiques, chargez-y des sorts et gagnez les voix de trois Assemblées.
seat-number = Magicien { $number }
kind-item = objet
kind-spell = sort
kind-resource = ressource
hidden-item = un objet
    .many = { $count ->
        [one] un objet
       *[other] { $count } objets
    }
hidden-spell = un sort
    .many = { $count ->
        [one] un sort
       *[other] { $count } sorts
    }
hidden-resource = une ressource
    .many = { $count ->
        [one] une ressource
       *[other] { $count } ressources
    }
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
source-uncontested = Source non contestée
source-contested = Source contestée
action-vote = Voter
action-draw = Piocher
action-advance = Développer
action-first-advance = Premier Développer
action-cast = Lancer
action-draw-resource = Piocher une ressource
action-play = Jouer une ressource
action-extract = Extraire
action-gather = Récolter
thing-hand = main
thing-sanctum = Sanctum

## Options

option-edition = Édition
    .text = Les règles imprimées diffèrent sur quatre points. Chacun peut aussi se régler à part.
edition-corrected = Corrigée
    .text = Avec les corrections de l’éditeur : participer à une récolte contestée coûte 2 Vis, et une nouvelle Assemblée n’apporte pas de Vis.
edition-english = Anglaise
    .text = Participer à une récolte contestée coûte 1 Vis, et chaque magicien prend 12 Vis au début d’une nouvelle Assemblée. La règle française dit de même.
edition-spanish = Espagnole
    .text = Comme la corrigée, mais la pioche de départ commence à la droite du donneur.
edition-italian = Italienne
    .text = Comme la corrigée, mais une récolte contestée donne la quantité de l’emplacement plus le résultat du dé.
option-contested-fee = Prix pour participer à une récolte contestée
    .text = Combien de Vis un magicien paie à celui qui récolte pour lancer le dé à son tour.
option-new-tribunal-vis = Vis à une nouvelle Assemblée
    .text = Combien de Vis chaque magicien prend au début d’une nouvelle Assemblée.
option-contested-gain = Gain contesté
    .text = Ce que donne une récolte contestée.
contested-gain-die = le résultat du dé
contested-gain-space-and-die = la quantité de l’emplacement plus le résultat du dé
option-opening-draw = Pioche de départ
    .text = De quel côté du donneur commence la pioche de départ.
opening-draw-left = à la gauche du donneur
opening-draw-right = à la droite du donneur
option-variants = Variantes
    .text = Toutes les combinaisons sont possibles.
variant-double-advance = Double développement
    .text = Vous pouvez développer deux fois par tour.
variant-hand-or-sanctum = Main ou Sanctum
    .text = Qui pioche un objet, un sort ou une ressource choisit de le mettre en main ou dans le Sanctum.
variant-secret-cards = Cartes secrètes
    .text = Les cartes qui vont droit au Sanctum restent face cachée tant que leur coût n’est pas atteint, même celles du marché.
variant-cheap-resources = Ressources bon marché
    .text = Jouer une ressource est une action gratuite.
variant-quick-turnover = Rotation rapide
    .text = Une carte devient active dès que son coût est atteint.
option-cards = Fichier de cartes
    .text = Votre propre fichier de cartes.
option-board = Fichier du plateau
    .text = Votre propre fichier du plateau.

## Ce qui se décide

step-over = La partie est finie.
step-course = La partie continue.
step-pick-praeco = On tire au sort le premier Praeco.
step-deal = On pioche une carte.
step-opening-draw = { $left ->
        [one] Piochez encore { $left } carte dans n’importe quel paquet.
       *[other] Piochez encore { $left } cartes dans n’importe quels paquets.
    }
step-place-votes = { $left ->
        [one] Placez encore { $left } jeton Voix.
       *[other] Placez encore { $left } jetons Voix.
    }
step-turn = { $actions ->
        [0] À vous : il ne vous reste aucune action.
        [one] À vous : il vous reste { $actions } action.
       *[other] À vous : il vous reste { $actions } actions.
    }
step-advance = Mettez encore du Vis sur une carte, ou arrêtez.
step-choose-host = Choisissez un objet pour { $card }.
step-retain = Payer pour garder { $card } dans votre Bibliothèque ?
step-resolve = Une carte fait effet.
step-put-away = On range une carte.
step-contest = On récolte à la source contestée.
step-join = Payer pour participer et lancer le dé ?
step-roll = On lance le dé.
step-destination = Dans votre main ou dans votre Sanctum ?
step-discard = { $left ->
        [one] Défaussez encore { $left } carte de votre main.
       *[other] Défaussez encore { $left } cartes de votre main.
    }
step-tribunal-called = L’Assemblée se réunit : vous pouvez activer les cartes dont le coût est atteint.
step-target = { $effect ->
        [steal-vis] Choisissez le magicien qui vous donne du Vis.
        [ransom] Choisissez le magicien qui doit vous payer ou défausser une carte.
        [force-discard] Choisissez le magicien qui doit défausser.
        [random-discard] Choisissez le magicien qui défausse au hasard.
        [steal-resource] Choisissez le magicien à qui vous prenez une ressource.
        [peek-hand] Choisissez le magicien dont vous voulez voir la main.
        [peek-sanctum] Choisissez le magicien dont vous voulez voir les cartes face cachée.
        [muddle] Choisissez le magicien qui aura une action de moins à son prochain tour.
       *[other] Choisissez un magicien.
    }
step-choose = { $effect ->
        [advance-free] { $left ->
            [one] Mettez encore { $left } Vis du Regio sur une de vos cartes.
           *[other] Mettez encore jusqu’à { $left } Vis du Regio sur vos cartes.
        }
        [finish] Choisissez laquelle de vos cartes achever.
        [drain] Choisissez la carte qui perd du Vis.
        [siphon] Choisissez la carte dont vous prenez le Vis.
        [take-face-up] Choisissez une carte face visible.
        [recover] Choisissez une carte de la défausse.
        [exchange-item] Choisissez lequel de vos objets échanger.
        [refresh] Choisissez les cartes à remplacer.
        [burn-for-face-up] Choisissez un objet face visible : il est aussitôt actif.
        [swap-with-market] Choisissez les deux cartes à échanger.
        [uninstall] Choisissez le sort qui retourne dans la Bibliothèque de son propriétaire.
        [dispel] Choisissez le sort à défausser.
        [return-card] Choisissez la carte qui retourne dans son paquet.
       *[other] Choisissez une carte.
    }
step-unvote = { $left ->
        [one] Retirez encore { $left } jeton Voix de la piste de vote, ou arrêtez.
       *[other] Retirez encore jusqu’à { $left } jetons Voix de la piste de vote.
    }
step-move-votes = { $left ->
        [one] Déplacez encore { $left } jeton Voix, ou arrêtez.
       *[other] Déplacez encore jusqu’à { $left } jetons Voix.
    }
step-swap-votes = Choisissez deux emplacements pour échanger leurs jetons Voix.
step-draw-any = { $left ->
        [one] Piochez encore { $left } carte dans n’importe quel paquet.
       *[other] Piochez encore { $left } cartes dans n’importe quels paquets.
    }
step-ransom = Payez, ou défaussez une carte de votre main.
step-random-hand = On tire au hasard une carte d’une main.
step-random-vault = On tire au hasard une ressource.
step-replenish = On pioche les cartes de remplacement.

## Ce qui s’est passé

event-card-moved = { $from-place ->
        [deck] { $to-place ->
            [hand] { $to-seat } pioche { $card }.
            [sanctum] { $to-seat } pioche { $card } pour son Sanctum.
            [market] Nouvelle carte au marché : { $card }.
           *[other] { "" }
        }
        [market] { $to-place ->
            [hand] { $to-seat } prend { $card } au marché.
            [sanctum] { $to-seat } prend { $card } au marché pour son Sanctum.
            [active] { $to-seat } prend { $card } au marché : l’objet est aussitôt actif.
            [discard] Carte du marché défaussée : { $card }.
           *[other] { "" }
        }
        [discard] { $to-seat } reprend { $card } dans la défausse.
        [resolving] { $to-place ->
            [hand] { $to-seat } prend { $card } en main.
            [sanctum] { $to-seat } met { $card } dans son Sanctum.
            [active] Reste en jeu : { $card }.
           *[other] { "" }
        }
        [hand] { $to-place ->
            [sanctum] { $from-seat } pose { $card }.
           *[other] { $from-seat } défausse { $card }.
        }
        [sanctum] { $to-place ->
            [sanctum] { $to-seat } prend { $card } à { $from-seat }.
            [market] { $from-seat } laisse { $card } au marché.
            [discard] { $from-seat } défausse { $card }.
           *[other] { "" }
        }
        [installed] { $to-place ->
            [sanctum] Retour dans la Bibliothèque ({ $from-seat }) : { $card }.
            [discard] { $from-seat } défausse { $card }.
           *[other] { "" }
        }
       *[other] { $to-place ->
            [discard] { $from-seat } défausse { $card }.
           *[other] { "" }
        }
    }
event-card-advanced = { $seat } met { $amount } Vis sur { $card }.
event-card-turned-up = { $seat } met { $card } face visible.
event-card-activated = { $seat } active { $card }.
event-card-drained = { $seat } perd { $amount } Vis sur { $card }.
event-card-returned = { $seat } perd { $card } : retour au paquet.
event-cards-seen = { $seat } regarde des cartes appartenant à { $target }.
event-die-rolled = { $seat } fait { $roll } au dé.
event-gathered = { $source-id ->
        [contested] { $seat } récolte du Vis à la source contestée.
       *[other] { $seat } récolte du Vis à la source non contestée.
    }
event-item-judged = { $card } ({ $seat }) : { $votes } voix, { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] mention honorable
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-praeco-chosen = { $seat } est le premier Praeco.
event-praeco-passed = Le jeton Praeco passe à { $seat }.
event-resource-played = { $seat } joue { $card }.
event-spell-cast = { $seat } lance { $card } ({ $item }).
event-spell-installed = { $seat } charge { $card } dans { $item }.
event-tribunal-held = { $tribunal ->
        [3] La Grande Assemblée se tient.
       *[other] L’Assemblée { $tribunal } se tient.
    }
event-tribunal-began = { $tribunal ->
        [3] Les manches avant la Grande Assemblée commencent. Praeco : { $seat }.
       *[other] Les manches avant l’Assemblée { $tribunal } commencent. Praeco : { $seat }.
    }
event-turn-began = C’est à { $seat } de jouer.
event-vis-gained = { $seat } prend { $amount } Vis.
event-vis-lost = { $seat } perd { $amount } Vis.
event-vis-paid = { $seat } donne { $amount } Vis à { $to }.
event-vote-placed = { $seat } vote pour { $space }.
event-vote-moved = { $seat } déplace un jeton Voix : { $from } → { $to }.
event-votes-removed = { $amount ->
        [one] { $seat } retire { $amount } jeton Voix : { $space }.
       *[other] { $seat } retire { $amount } jetons Voix : { $space }.
    }
event-votes-swapped = { $seat } échange les jetons Voix : { $from } ↔ { $to }.
event-wizard-muddled = { $target } aura une action de moins à son prochain tour.
event-wizard-targeted = { $seat } choisit { $target }.

## Pourquoi non

refusal-unknown-action = Cette action n’existe pas.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est finie.
refusal-not-an-outcome = Le hasard ne peut pas donner cela maintenant.
refusal-not-now = Cela ne se fait pas pendant un tour.
refusal-praeco-votes-first = Placez d’abord les jetons Voix.
refusal-same-space = Choisissez un autre emplacement : pas deux fois le même.
refusal-no-actions-left = Il faut { $need ->
        [one] { $need } action
       *[other] { $need } actions
    } ; il vous en reste { $have }.
refusal-double-action = Il faut { $need ->
        [one] { $need } action
       *[other] { $need } actions
    } ; il vous en reste { $have }.
refusal-kind-taken = Vous avez déjà fait ce type d’action ce tour-ci.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-discard-first = Défaussez d’abord des cartes de votre main.
refusal-concilium-empty = Il ne reste plus de jetons Voix dans le Concilium.
refusal-not-face-up = Cette carte n’est pas au marché.
refusal-deck-empty = Ce paquet est vide jusqu’à la prochaine Assemblée.
refusal-not-advanceable = Ce n’est pas un objet ou un sort inactif de votre Sanctum.
refusal-card-complete = Cette carte porte déjà tout le Vis qu’il lui faut ({ $need }).
refusal-not-enough-vis = Il faut { $need } Vis ; vous en avez { $have }.
refusal-advance-limit = { $need ->
        [one] Mettez 1 Vis sur { $need } carte, ou jusqu’à { $have } Vis sur une seule.
       *[other] Mettez 1 Vis sur chacune de { $need } cartes au plus, ou jusqu’à { $have } Vis sur une seule.
    }
refusal-not-finished = Il faut { $need } Vis à cette carte ; elle en porte { $have }.
refusal-not-yours = Ce n’est pas une carte inactive de votre Sanctum.
refusal-not-active-spell = Ce n’est pas un sort actif de votre Bibliothèque.
refusal-no-place = Il n’y a pas de place libre pour un sort de cette catégorie ({ $category }).
refusal-not-active-item = Ce n’est pas un de vos objets actifs.
refusal-not-installed = Ce sort n’est chargé dans aucun de vos objets.
refusal-retain-fee = Garder le sort coûte { $need } Vis ; vous en avez { $have }.
refusal-not-in-vault = Cette ressource n’est pas dans vos Arches.
refusal-source-closed = Cette source est fermée jusqu’à la prochaine Assemblée.
refusal-contest-fee = Participer coûte { $need } Vis ; vous en avez { $have }.
refusal-opening-draw = Piochez d’abord vos cartes de départ.
refusal-tribunal-called = L’Assemblée se réunit : vous ne pouvez qu’activer les cartes dont le coût est atteint.
refusal-effect-asks = Une carte fait encore effet.
refusal-not-a-choice = L’effet ne peut pas viser cette carte.
refusal-no-votes-there = Il n’y a pas de jetons Voix sur cet emplacement.
refusal-not-a-target = L’effet ne peut pas viser ce magicien.
refusal-choose-item = Choisissez d’abord un objet pour le sort.
refusal-advance-asks = Vous développez des cartes : mettez du Vis sur l’une d’elles, ou arrêtez.
refusal-contest-asks = On récolte à la source contestée : participez ou non.
refusal-retain-asks = Décidez d’abord si vous gardez le sort.
refusal-destination-asks = Choisissez d’abord : votre main ou votre Sanctum.

## Les règles

rule-GT-1-1 = Le Vis vient du Regio, qui ne s’épuise jamais. Votre réserve de Vis est publique et vous la gardez d’une manche et d’une Assemblée à l’autre.
rule-GT-1-2 = Il y a 24 jetons Voix, dans le Concilium. Quand il est vide, personne ne peut voter avant que l’Assemblée ne vide le plateau.
rule-GT-1-3 = La piste de vote a dix emplacements : six types d’objet et quatre catégories de sort.
rule-GT-1-4 = Il y a 105 cartes : objets, sorts et ressources, en trois paquets, chacun avec sa défausse. Le coût de développement d’un sort est toujours de 2.
rule-GT-1-5 = Votre Sanctum comprend votre Laboratoire (objets), votre Bibliothèque (sorts), vos Arches (ressources) et vos objets primés. Il est sans limite. Les autres ne voient que le dos d’une carte face cachée.
rule-GT-1-6 = Vous avez au plus 5 cartes en main, sauf si une carte dit autre chose. Votre main est cachée.
rule-GT-1-7 = La piste Source de Vis a une rangée non contestée et une rangée contestée, chacune avec une zone par Assemblée.
rule-GT-1-8 = Il y a un dé à six faces, un jeton Praeco et des trophées bleus, rouges et jaunes pour la première, la deuxième et la troisième place.
rule-GT-2-1 = Mélangez les trois paquets et distribuez à chaque magicien 1 objet et 1 sort.
rule-GT-2-2 = En commençant par le magicien à la { $opening-draw ->
        [right] droite
       *[left] gauche
    } du donneur, dans le sens horaire, chacun pioche 3 cartes de plus dans n’importe lesquels des trois paquets.
rule-GT-2-3 = Retournez trois objets et trois sorts face visible : ce sont les marchés.
rule-GT-2-4 = Chaque magicien commence avec 12 Vis. Les marqueurs commencent sur les premiers emplacements.
rule-GT-2-5 = Un magicien tiré au sort prend le jeton Praeco ; les tours vont dans le sens horaire. Le donneur est le magicien à la droite du Praeco.
rule-GT-3-1 = Avant son tour, le Praeco place 3 jetons Voix sur 3 emplacements différents, moins seulement si le Concilium en a moins. Ce n’est pas une action.
rule-GT-3-2 = Pendant une manche, chaque magicien joue un tour, le Praeco d’abord. Puis le jeton Praeco passe à gauche.
rule-GT-3-3 = Une Assemblée se tient après autant de manches qu’il y a de magiciens.
rule-GT-4-1 = À votre tour, vous faites deux actions de types différents, dans n’importe quel ordre ; une action double compte pour les deux. { $double-advance ->
        [yes] On peut développer deux fois.{ " " }
       *[no] { "" }
    }Vous pouvez faire autant d’actions gratuites que vous voulez, et vous arrêter avant.
rule-GT-4-2 = Action gratuite : posez des cartes de votre main dans votre Sanctum, face cachée. Rien ne retourne du Sanctum à la main.
rule-GT-4-3 = À la fin de votre tour, défaussez jusqu’à revenir à votre limite de main.
rule-GT-5-1 = Voter : placez un jeton Voix du Concilium sur n’importe quel emplacement.
rule-GT-5-2 = Piocher : prenez un objet ou un sort face visible (le marché est complété aussitôt), ou la première carte du paquet d’objets ou de sorts. { $hand-or-sanctum ->
        [yes] La carte va dans votre main ou dans votre Sanctum, à votre choix.
       *[no] La carte va dans votre Sanctum.
    } { $secret-cards ->
        [yes] Dans le Sanctum, elle reste face cachée tant que son coût n’est pas atteint.
       *[no] Dans le Sanctum, une carte face visible le reste, et une carte du paquet est face cachée.
    } Un paquet vide ne donne rien jusqu’à la prochaine Assemblée.
rule-GT-5-3 = Développer : mettez du Vis de votre réserve sur des objets et des sorts inactifs de votre Sanctum : 1 sur chacune de trois cartes au plus, ou jusqu’à 2 sur une seule, mais jamais plus que le coût de la carte.{ $double-advance ->
        [yes] { " " }Vous pouvez faire cette action deux fois par tour.
       *[no] { "" }
    }
rule-GT-5-4 = { $quick-turnover ->
        [yes] Dès que son coût est atteint, une carte devient active : elle est mise face visible et son Vis retourne au Regio.
       *[no] Action gratuite : une carte dont le coût est atteint peut être activée : elle est mise face visible et son Vis retourne au Regio. Vous pouvez le faire à votre tour et quand une Assemblée se réunit ; ce n’est jamais obligatoire.
    }
rule-GT-5-5 = Action gratuite : chargez un sort actif dans un objet actif qui a une place libre pour sa catégorie. Vous pouvez le faire à votre tour, et aussitôt que le sort est activé.
rule-GT-5-6 = Lancer : retirez un sort d’un de vos objets (même primé) et appliquez son effet. Puis défaussez-le, ou payez 2 Vis pour le remettre dans votre Bibliothèque, face visible et inactif.
rule-GT-5-7 = Piocher une ressource (action double) : piochez la première ressource du paquet. { $hand-or-sanctum ->
        [yes] Elle va dans votre main ou, face cachée, dans votre Sanctum.
       *[no] Elle va dans votre Sanctum, face cachée.
    }
rule-GT-5-8 = Jouer une ressource{ $cheap-resources ->
        [yes] {" "}(action gratuite)
       *[no] { "" }
    } : retournez-la, suivez ce qu’elle dit, puis défaussez-la, sauf si elle reste en jeu.
rule-GT-5-9 = Extraire : prenez 1 Vis du Regio, ou 2 pendant les manches avant la Grande Assemblée.
rule-GT-5-10 = Récolter à la source non contestée (action double) : l’emplacement montre deux nombres. Vous prenez la première quantité, chacun des autres magiciens la seconde. Le marqueur avance vers la droite.
rule-GT-5-11 = Récolter à la source contestée (action double) : lancez le dé, en relançant un 1 ou un 6, et prenez { $contested-gain ->
        [space-and-die] la quantité de l’emplacement plus autant de Vis
       *[die] autant de Vis
    }. Puis chacun des autres magiciens, dans le sens horaire, peut vous payer { $contested-fee } Vis pour lancer le dé et prendre du Vis de la même manière. Le marqueur avance vers la droite.
rule-GT-5-12 = Après le dernier emplacement d’une zone, la source est fermée jusqu’à la prochaine Assemblée.
rule-GT-6-1 = Quand l’Assemblée se réunit, chaque magicien, dans l’ordre du tour à partir du dernier Praeco, peut activer les cartes dont le coût est atteint et charger les sorts ainsi activés. Tout objet actif est présenté, sauf les objets primés aux Assemblées précédentes.
rule-GT-6-2 = Les voix d’un objet sont les jetons Voix sur son type plus ceux sur chaque catégorie différente de sort chargée dans l’objet.
rule-GT-6-3 = L’objet qui a le plus de voix prend la première place, puis viennent la deuxième et la troisième. En cas d’égalité, le plus haut score de base l’emporte, puis le plus grand nombre de sorts chargés. Les objets encore à égalité partagent la place, et la place suivante n’est pas attribuée.
rule-GT-6-4 = Un objet marque son score de base plus 1 par sort chargé, fois 4, 3 ou 2 pour la première, la deuxième ou la troisième place. Les mentions honorables le marquent une fois et peuvent être présentées à nouveau.
rule-GT-6-5 = Les objets primés sont mis de côté avec leur trophée. On peut encore y charger des sorts et les lancer.
rule-GT-6-6 = Ensuite, les jetons Voix retournent au Concilium, les défausses sont remélangées à leurs paquets, les marqueurs passent à la zone suivante{ $new-tribunal-vis ->
        [0] { "" }
       *[other] , chaque magicien prend { $new-tribunal-vis } Vis
    } et le propriétaire de l’objet en première place devient Praeco.
rule-GT-6-7 = La troisième Assemblée est la Grande Assemblée. Après elle, le plus haut total gagne ; à égalité, la victoire est partagée.

## Choix : avec leur chose, et le verbe seul

do-deal = Distribuer { $thing }
    .verb = Distribuer
do-choose = Choisir { $thing }
    .verb = Choisir
do-vote = Voter : { $thing }
    .verb = Voter
do-unvote = Retirer un jeton : { $thing }
    .verb = Retirer un jeton
do-swap = Échanger : { $thing }
    .verb = Échanger
do-end = Terminer
    .verb = Terminer
    .turn = { $actions ->
        [0] Finir le tour
        [one] Finir le tour (1 action restante)
       *[other] Finir le tour ({ $actions } actions restantes)
    }
    .advance = Ne plus développer
    .tribunal-called = Ne plus rien activer
    .choose = Ne plus rien choisir
    .unvote = Ne plus retirer de jetons Voix
    .move-votes = Ne plus déplacer de jetons Voix
do-yes = Oui
    .verb = Oui
    .join = Payer et lancer aussi
    .retain = Payer pour le garder
    .ransom = Payer
do-no = Non
    .verb = Non
    .join = Ne pas participer
    .retain = Le laisser partir
    .ransom = Ne pas payer
do-target = Choisir { $thing }
    .verb = Magicien
do-praeco = Praeco : { $thing }
    .verb = Praeco
do-roll = Faire { $thing } au dé
    .verb = Lancer le dé
do-extract = Extraire du Vis
    .verb = Extraire
do-gather = Récolter : { $thing }
    .verb = Récolter
do-draw = Piocher : { $thing }
    .verb = Piocher
do-put = Mettre dans : { $thing }
    .verb = Mettre
do-take = Prendre { $thing }
    .verb = Prendre
do-advance = Développer { $thing }
    .verb = Développer
do-activate = Activer { $thing }
    .verb = Activer
do-install = Charger { $thing }
    .verb = Charger
do-cast = Lancer { $thing }
    .verb = Lancer
do-play = Jouer { $thing }
    .verb = Jouer
do-lay = Poser { $thing }
    .verb = Poser

## À l’écran

draw-tribunal = Assemblée { $number }
draw-turn-of = À { $name } de jouer
draw-actions-left = { $count ->
        [one] Encore { $count } action
       *[other] Encore { $count } actions
    }
draw-voting-track = Piste de vote
draw-concilium = Jetons Voix restant au Concilium
draw-space-votes = { $space } : { $votes } voix
draw-votes = voix
draw-sources = Piste Source de Vis
draw-contested-fee = Les autres participent pour
draw-closed = fermée
draw-market = Marchés et paquets
draw-decks-item = Objets
draw-decks-spell = Sorts
draw-decks-resource = Ressources
draw-market-empty = vide
draw-deck-count = { $kind-id ->
        [item] Paquet d’objets
        [spell] Paquet de sorts
       *[resource] Paquet de ressources
    } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
draw-discards = Défausses
draw-in-play-now = En train d’être joué
draw-my-sanctum = Mon Sanctum
draw-sanctum = Sanctum
draw-laboratory = Laboratoire
draw-library = Bibliothèque
draw-vault = Arches
draw-vis = Vis
draw-score = score de base
draw-cost = Vis sur la carte : { $vis } sur { $cost }
draw-praeco = Praeco
draw-warded = sous protection
draw-muddled = une action de moins au prochain tour
draw-face-down = { $kind-id ->
        [item] objet face cachée
        [spell] sort face cachée
       *[resource] ressource face cachée
    }
draw-face-down-count = { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
draw-card-active = { $name } (en activité)
draw-card-vis = { $name } : { $vis } Vis
draw-standings = Si l’Assemblée se tenait maintenant
draw-standings-none = Pas encore d’objet actif
draw-tribunal-held = L’Assemblée
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
draw-asked-source = Carte en jeu : { $card }.
draw-asked-card = En échange : { $card }.
draw-asked-space = Choisi jusqu’ici : { $space }.
draw-asked-used = Déjà utilisés : { $spaces }.
draw-asked-advanced = Du Vis a été mis ici : { $cards }.
draw-asked-price = Prix : { $amount } Vis, pour { $name }.
draw-asked-fresh = Une nouvelle paire d’actions suivra.
draw-known-to = Cartes cachées connues d’autres joueurs : { $names }
draw-in-play = En jeu
draw-sum = { $spells ->
        [0] { $score }
        [one] { $score } + 1 sort
       *[other] { $score } + { $spells } sorts
    }, { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] mention honorable
    }: × { $times }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    } = { $points }

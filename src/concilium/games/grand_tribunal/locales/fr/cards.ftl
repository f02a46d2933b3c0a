### Grand Tribunal : noms et textes des cartes

## Ce que disent les effets

-stays-in-play = Reste en jeu.
-place-votes = { $n ->
        [one] Placez { $n } jeton Voix du Concilium sur n’importe quel emplacement.
       *[other] Placez { $n } jetons Voix du Concilium sur n’importe quels emplacements.
    }
-place-votes-apart = { $n ->
        [one] Placez { $n } jeton Voix du Concilium sur n’importe quel emplacement.
       *[other] Placez { $n } jetons Voix du Concilium, chacun sur un emplacement différent.
    }
-move-votes = { $n ->
        [one] Vous pouvez déplacer un jeton Voix d’un emplacement à un autre.
       *[other] Jusqu’à { $n } fois, vous pouvez déplacer un jeton Voix d’un emplacement à un autre.
    }
-remove-votes = { $n ->
        [one] Vous pouvez remettre { $n } jeton Voix de la piste de vote dans le Concilium.
       *[other] Vous pouvez remettre jusqu’à { $n } jetons Voix de la piste de vote dans le Concilium.
    }
-swap-votes = Échangez tous les jetons Voix de deux emplacements.
-clear-space = Vous pouvez remettre dans le Concilium tous les jetons Voix d’un emplacement.
-others-vote = { $n ->
        [one] Chacun des autres magiciens, dans le sens horaire, place { $n } jeton Voix du Concilium sur n’importe quel emplacement.
       *[other] Chacun des autres magiciens, dans le sens horaire, place { $n } jetons Voix du Concilium sur n’importe quels emplacements.
    }
-gain-vis = Prenez { $n } Vis du Regio.
-gain-vis-per = { $per ->
        [active-item] Prenez { $n } Vis du Regio pour chacun de vos objets actifs, sans compter les objets primés.
        [installed-spell] Prenez { $n } Vis du Regio pour chaque sort chargé dans vos objets, même primés.
        [award] Prenez { $n } Vis du Regio pour chacun de vos objets primés.
        [active-spell] Prenez { $n } Vis du Regio pour chaque sort actif de votre Bibliothèque.
        [hand-card] Prenez { $n } Vis du Regio pour chaque carte de votre main.
        [empty-space] Prenez { $n } Vis du Regio pour chaque emplacement de la piste de vote sans jeton Voix.
       *[vault-card] Prenez { $n } Vis du Regio pour chaque carte de vos Arches.
    }
-share-vis = Prenez { $n } Vis du Regio ; chacun des autres magiciens en prend { $m }.
-roll-vis = Lancez le dé, en relançant un 1 ou un 6, et prenez autant de Vis du Regio.
-steal-vis = Choisissez un autre magicien, qui vous donne { $n } Vis, ou tout ce qu’il a s’il en a moins.
-tax-vis = { $n ->
        [one] Chacun des autres magiciens qui a du Vis vous en donne { $n }.
       *[other] Chacun des autres magiciens vous donne { $n } Vis, ou tout ce qu’il a s’il en a moins.
    }
-levy-vis = { $n ->
        [one] Chacun des autres magiciens qui a du Vis en rend { $n } au Regio.
       *[other] Chacun des autres magiciens rend { $n } Vis au Regio, ou tout ce qu’il a s’il en a moins.
    }
-ransom = { $times ->
        [2] Deux fois : choisissez un autre magicien, le même si vous voulez, qui doit vous payer { $n } Vis ou défausser une carte de sa main.
       *[1] Choisissez un autre magicien, qui doit vous payer { $n } Vis ou défausser une carte de sa main.
    }
-advance-free = { $n ->
        [one] Vous pouvez mettre { $n } Vis du Regio sur un de vos objets ou sorts inactifs, jamais au-delà de son coût.
       *[other] Vous pouvez mettre jusqu’à { $n } Vis du Regio sur vos objets et sorts inactifs, jamais au-delà de leur coût.
    }
-finish = Vous pouvez choisir un de vos objets ou sorts inactifs à qui il manque au plus { $n } Vis : il reçoit du Regio ce qui lui manque.
-drain = Choisissez un objet ou un sort inactif face visible d’un autre magicien : il perd { $n } Vis au profit du Regio, ou tout ce qu’il porte s’il en porte moins.
-siphon = Choisissez un objet ou un sort inactif face visible d’un autre magicien : prenez-lui { $n } Vis, ou tout ce qu’il porte s’il en porte moins.
-draw = { $deck ->
        [item] { $n ->
            [one] Piochez { $n } objet dans votre main.
           *[other] Piochez { $n } objets dans votre main.
        }
        [spell] { $n ->
            [one] Piochez { $n } sort dans votre main.
           *[other] Piochez { $n } sorts dans votre main.
        }
        [resource] { $n ->
            [one] Piochez { $n } ressource dans votre main.
           *[other] Piochez { $n } ressources dans votre main.
        }
       *[any] { $n ->
            [one] Piochez en main { $n } carte de n’importe quel paquet.
           *[other] Piochez en main { $n } cartes, chacune de n’importe quel paquet.
        }
    }
-take-face-up = { $kind ->
        [item] Prenez en main un objet face visible.
        [spell] Prenez en main un sort face visible.
       *[any] Prenez en main un objet ou un sort face visible.
    }
-renew-market = { $kind ->
        [item] Défaussez tous les objets face visible du marché et retournez-en de nouveaux.
        [spell] Défaussez tous les sorts face visible du marché et retournez-en de nouveaux.
       *[any] Défaussez tous les objets et sorts face visible des marchés et retournez-en de nouveaux.
    }
-recover = { $kind ->
        [item] Prenez en main un objet de la défausse.
        [spell] Prenez en main un sort de la défausse.
        [resource] Prenez en main une ressource de la défausse.
       *[any] Prenez en main une carte de n’importe quelle défausse.
    }
-exchange-item = Échangez un de vos objets, actif, inactif ou primé, contre un autre que vous piochez ; ses sorts sont défaussés. Son Vis passe sur le nouvel objet ; ce qui dépasse le coût de celui-ci retourne au Regio.
-refresh = Défaussez ce sort et autant de cartes que vous voulez de votre main et de votre Sanctum, même actives ou primées ; les sorts d’un objet sont défaussés avec lui. Remplacez chaque carte choisie par une carte piochée, dans la zone qu’elle a quittée.
-burn-for-face-up = Défaussez l’objet d’où ce sort est lancé avec tous ses autres sorts, même s’il n’y a pas d’objet face visible à prendre. Prenez un objet face visible : il est aussitôt actif.
-swap-with-market = Vous pouvez échanger un de vos objets ou sorts inactifs contre une carte face visible de même nature. Son Vis passe sur la nouvelle ; ce qui dépasse son coût retourne au Regio.
-force-discard = { $n ->
        [one] Choisissez un autre magicien, qui défausse { $n } carte de sa main, à son choix.
       *[other] Choisissez un autre magicien, qui défausse { $n } cartes de sa main, à son choix.
    }
-random-discard = { $n ->
        [one] Choisissez un autre magicien, qui défausse { $n } carte de sa main au hasard.
       *[other] Choisissez un autre magicien, qui défausse { $n } cartes de sa main au hasard.
    }
-uninstall = Choisissez un sort chargé dans un objet d’un autre magicien : il retourne dans la Bibliothèque de ce magicien, face visible et inactif.
-dispel = Choisissez un sort chargé dans un objet d’un autre magicien : il est défaussé.
-return-card = Choisissez un objet ou un sort inactif face visible d’un autre magicien : il retourne dans son paquet, et son Vis au Regio.
-steal-resource = Choisissez un autre magicien : une carte au hasard de ses Arches passe dans vos Arches, face cachée.
-peek-hand = Choisissez un autre magicien et regardez sa main.
-peek-sanctum = Choisissez un autre magicien et regardez les cartes face cachée de son Sanctum.
-extra-turn = Faites deux actions de plus ce tour-ci, une nouvelle paire d’actions différentes l’une de l’autre. Les actions qui vous restent se font d’abord.
-extra-action = { $n ->
        [one] Faites { $n } action de plus ce tour-ci, d’un type que vous n’avez pas encore fait.
       *[other] Faites { $n } actions de plus ce tour-ci, de types que vous n’avez pas encore faits.
    }
-muddle = Choisissez un autre magicien, qui aura une action de moins à son prochain tour.
-hand-limit = Votre limite de main augmente de { $n }.
-ward = Les sorts et ressources des autres magiciens ne peuvent viser ni vous, ni votre Vis, ni vos cartes.
-income = Prenez { $n } Vis du Regio au début de chacun de vos tours.
-extract-bonus = Quand vous extrayez du Vis, prenez-en { $n } de plus.
-cheap-retain = Remettre dans votre Bibliothèque un sort que vous lancez coûte { $n } Vis de moins.
-free-contest = Vous participez aux récoltes contestées sans payer.
-vote-bonus = { $n ->
        [one] Votre action Voter place { $n } jeton Voix de plus.
       *[other] Votre action Voter place { $n } jetons Voix de plus.
    }
-advance-bonus = { $n ->
        [one] Quand vous développez, vous pouvez mettre 1 Vis sur { $n } carte de plus, ou { $n } Vis de plus sur la seule carte.
       *[other] Quand vous développez, vous pouvez mettre 1 Vis sur chacune de { $n } cartes de plus, ou { $n } Vis de plus sur la seule carte.
    }
-mention-bonus = { $n ->
        [one] Chacune de vos mentions honorables rapporte { $n } point de plus.
       *[other] Chacune de vos mentions honorables rapporte { $n } points de plus.
    }

## Objets

card-bog-oak-orb = Orbe en chêne des tourbières
card-whalebone-orb = Orbe en os de baleine
card-orb-of-tides = Orbe d’airain des marées
card-fulgarous-orb = Orbe fulgurant
card-moonwatchers-orb = Orbe du guetteur de lune
card-noonday-orb = Orbe du soleil de midi
card-hedge-draught = Breuvage de la rebouteuse
card-marrow-wine = Corne de vin de moelle
card-smiths-cordial = Cordial du forgeron
card-philtre-of-clear-sight = Philtre de claire vue
card-lunar-elixir = Élixir lunaire
card-potable-gold = Or potable
card-birchbark-scroll = Parchemin d’écorce de bouleau
card-bone-bound-scroll = Parchemin aux baguettes d’os
card-bronze-clasped-scroll = Parchemin aux fermoirs de bronze
card-scroll-of-the-lens = Parchemin de la lentille de cristal
card-silverpoint-scroll = Parchemin à la pointe d’argent
card-gilded-scroll = Parchemin doré d’Alexandrie
card-wayfarers-staff = Bâton du voyageur
card-staff-of-the-stag = Bâton du cerf
card-serpent-staff = Bâton du serpent d’airain
card-icicle-staff = Bâton de givre
card-staff-of-the-silver-bough = Bâton du rameau d’argent
card-archmages-crozier = Crosse de l’archimage
card-rowan-talisman = Talisman de sorbier
card-knucklebone-talisman = Talisman d’osselet
card-talisman-of-the-open-hand = Talisman de la main de bronze
card-glacier-tear = Larme du glacier
card-talisman-of-seven-stars = Talisman aux sept étoiles
card-lion-talisman = Talisman du lion solaire
card-willow-wand = Baguette de saule
card-raven-bone-wand = Baguette en os de corbeau
card-bellfounders-wand = Baguette du fondeur de cloches
card-prism-wand = Baguette au prisme
card-mirror-wand = Baguette du miroir d’argent
card-midas-wand = Baguette de Midas

## Sorts

card-longevity-potion = Potion de longévité
    .text = { -extra-turn }
card-items-transmutation = Transmutation d’Objet
    .text = { -exchange-item }
card-chirurgeons-touch = Toucher du chirurgien
    .text = { -refresh }
card-separation-of-the-subtle = Séparation du subtil
    .text = { -draw(n: 1, deck: "item") } { -draw(n: 2, deck: "spell") }
card-second-distillation = Seconde distillation
    .text = { -swap-with-market } { -advance-free(n: 2) }
card-opening-of-the-sealed-jar = Ouverture de la jarre scellée
    .text = { -draw(n: 2, deck: "resource") }
card-quickened-hands = Mains pressées
    .text = { -extra-action(n: 2) }
card-casting-of-the-red-powder = Jet de la poudre rouge
    .text = { -finish(n: 4) }
card-marriage-of-sun-and-moon = Noces du soleil et de la lune
    .text = { -take-face-up(kind: "item") } { -take-face-up(kind: "spell") }
card-calcination-of-the-archive = Calcination des archives
    .text = { -gain-vis-per(n: 1, per: "hand-card") } { -draw(n: 1, deck: "any") }
card-fools-gold = Or des fous
    .text = { -burn-for-face-up }
card-fog-of-confusion = Brouillard de confusion
    .text = { -muddle }
card-whirlwind-in-the-hall = Tourbillon dans la salle
    .text = { -remove-votes(n: 3) }
card-thunder-on-the-high-seat = Tonnerre sur le haut siège
    .text = { -clear-space }
card-creeping-rust = Rouille rampante
    .text = { -drain(n: 4) } { -gain-vis(n: 2) }
card-salamanders-thirst = Soif de la salamandre
    .text = { -siphon(n: 4) }
card-frost-in-the-joint = Gel dans la jointure
    .text = { -dispel } { -gain-vis(n: 2) }
card-rain-of-embers = Pluie de braises
    .text = { -levy-vis(n: 3) }
card-swallowing-earth = Terre qui engloutit
    .text = { -return-card } { -gain-vis(n: 2) }
card-gust-among-the-pages = Bourrasque parmi les pages
    .text = { -random-discard(n: 2) } { -remove-votes(n: 1) }
card-well-of-the-green-saint = Puits du saint vert
    .text = { -gain-vis(n: 5) }
card-mending-of-the-broken-seal = Réparation du sceau brisé
    .text = { -recover(kind: "spell") } { -gain-vis(n: 3) }
card-gleaners-blessing = Bénédiction de la glaneuse
    .text = { -gain-vis-per(n: 1, per: "installed-spell") } { -gain-vis(n: 2) }
card-cup-of-fellowship = Coupe de fraternité
    .text = { -share-vis(n: 6, m: 1) }
card-quickening-of-the-seed = Éveil de la graine
    .text = { -advance-free(n: 3) }
card-breath-upon-the-ember = Souffle sur la braise
    .text = { -finish(n: 3) } { -gain-vis(n: 1) }
card-rest-after-labour = Repos après l’ouvrage
    .text = { -recover(kind: "item") } { -recover(kind: "spell") }
card-purging-of-foreign-humours = Purge des humeurs étrangères
    .text = { -uninstall } { -gain-vis(n: 3) }
card-pilgrims-fortune = Fortune du pèlerin
    .text = { -roll-vis } { -advance-free(n: 1) }
card-almoners-plea = Supplique de l’aumônier
    .text = { -tax-vis(n: 1) } { -gain-vis(n: 2) }
card-runes-of-acclaim = Runes d’acclamation
    .text = { -place-votes(n: 3) }
card-proclamation-to-the-four-winds = Proclamation aux quatre vents
    .text = { -place-votes-apart(n: 4) }
card-turning-of-the-tally = Retournement du décompte
    .text = { -move-votes(n: 3) }
card-mirrored-verdict = Verdict en miroir
    .text = { -swap-votes } { -place-votes(n: 1) }
card-contagious-zeal = Zèle contagieux
    .text = { -others-vote(n: 1) } { -place-votes(n: 4) }
card-reading-of-the-closed-fist = Lecture du poing fermé
    .text = { -peek-hand } { -place-votes(n: 2) }
card-lamp-through-the-wall = Lampe à travers le mur
    .text = { -peek-sanctum } { -draw(n: 2, deck: "any") }
card-scraping-of-the-vellum = Grattage du vélin
    .text = { -remove-votes(n: 1) } { -place-votes(n: 2) }
card-debt-cut-in-stone = Dette gravée dans la pierre
    .text = { -ransom(n: 4, times: 1) } { -place-votes(n: 1) }
card-true-name-of-the-debtor = Vrai nom du débiteur
    .text = { -steal-vis(n: 4) }

## Ressources

card-threshold-of-salt = Seuil de sel
    .text = { -stays-in-play } { -ward }
card-clever-jackdaw = Choucas rusé
    .text = { -stays-in-play } { -hand-limit(n: 2) } { -extract-bonus(n: 1) }
card-hidden-spring = Source cachée
    .text = { -stays-in-play } { -income(n: 1) }
card-diligent-apprentice = Apprenti diligent
    .text = { -stays-in-play } { -extract-bonus(n: 2) }
card-palace-of-memory = Palais de mémoire
    .text = { -stays-in-play } { -cheap-retain(n: 2) } { -extract-bonus(n: 1) }
card-ancient-claim = Droit ancestral
    .text = { -stays-in-play } { -free-contest } { -extract-bonus(n: 1) }
card-friend-at-court = Ami à la cour
    .text = { -stays-in-play } { -vote-bonus(n: 1) }
card-twin-furnaces = Fourneaux jumeaux
    .text = { -stays-in-play } { -advance-bonus(n: 1) }
card-patron-of-small-wonders = Mécène des petites merveilles
    .text = { -stays-in-play } { -mention-bonus(n: 1) }
card-buried-hoard = Trésor enfoui
    .text = { -gain-vis(n: 6) }
card-tithe-of-the-tribunal = Dîme de l’Assemblée
    .text = { -tax-vis(n: 2) }
card-hired-voices = Voix achetées
    .text = { -place-votes(n: 2) } { -gain-vis(n: 2) }
card-amended-rolls = Registres amendés
    .text = { -move-votes(n: 2) } { -place-votes(n: 1) }
card-visiting-master = Maître de passage
    .text = { -advance-free(n: 4) }
card-borrowed-workshop = Atelier prêté
    .text = { -finish(n: 4) }
card-ship-from-the-levant = Navire du Levant
    .text = { -draw(n: 2, deck: "any") } { -gain-vis(n: 1) }
card-antiquarys-trunk = Malle de l’antiquaire
    .text = { -recover(kind: "any") } { -draw(n: 1, deck: "any") } { -gain-vis(n: 1) }
card-midsummer-fair = Foire de la Saint-Jean
    .text = { -renew-market(kind: "any") } { -take-face-up(kind: "any") } { -gain-vis(n: 2) }
card-nimble-thief = Voleur agile
    .text = { -steal-resource } { -gain-vis(n: 1) }
card-bribed-servant = Serviteur soudoyé
    .text = { -peek-hand } { -force-discard(n: 2) } { -gain-vis(n: 2) }
card-dowsers-rod = Baguette du sourcier
    .text = { -roll-vis } { -gain-vis(n: 2) }
card-old-renown = Vieille renommée
    .text = { -gain-vis-per(n: 2, per: "award") } { -gain-vis(n: 5) }
card-workshop-rents = Rentes d’atelier
    .text = { -gain-vis-per(n: 2, per: "active-item") } { -gain-vis(n: 1) }
card-midwinter-feast = Festin d’hiver
    .text = { -share-vis(n: 7, m: 2) }
card-compromising-letters = Lettres compromettantes
    .text = { -ransom(n: 4, times: 2) }
card-sleepless-night = Nuit blanche
    .text = { -extra-action(n: 1) } { -gain-vis(n: 3) }
card-plague-of-mice = Invasion de souris
    .text = { -levy-vis(n: 2) } { -gain-vis(n: 2) }
card-quiet-season = Saison tranquille
    .text = { -gain-vis-per(n: 1, per: "empty-space") }
card-lodestone-chest = Coffre d’aimant
    .text = { -gain-vis-per(n: 1, per: "vault-card") } { -gain-vis(n: 4) }

### Le navigateur : ce qui n’est pas un mot des règles

## Partout

web-loading = Un instant…
web-home = Retour à l’accueil
web-close = Fermer
web-back = Retour
web-go-on = Continuer
web-skip = Tout montrer
web-less = Moins
web-error-unknown = Quelque chose s’est mal passé : { $text }
web-error-offline = Le serveur ne répond pas.
web-error-unreadable = La réponse du serveur est illisible.

## L’entrée

web-choose-game = Choisissez un jeu
web-players = De { $from } à { $to } joueurs
web-your-name = Votre nom
web-name = Nom
web-person-number = Joueur { $number }
web-your-colour = Votre couleur
web-colour-0 = bleu, une étoile
web-colour-1 = orange, un chevron
web-colour-2 = vert, une croix
web-colour-3 = pourpre, une lune
web-colour-4 = ocre, une tour
web-colour-5 = gris, une goutte
web-guest = Invité
web-seats = Places
web-seat-number = Place { $number }
web-me = vous
web-friend = Un ami, par un lien
web-here = Un autre joueur sur cet appareil
web-add-seat = Ajouter une place
web-remove-seat = Retirer cette place
web-options = Édition et variantes
web-as-edition = comme dans l’édition
web-allow-hints = Autoriser les conseils à cette table
web-play = Jouer
web-get-to-know = Découvrir le jeu
web-learn = Apprendre en { $minutes } minutes
web-rulebook = Règles
web-gallery = Cartes
web-ask = Qu’est-ce que c’est ? { $about }
web-my-tables = Mes tables
web-no-tables = Pas encore de table : commencez une partie ci-dessus.
web-finished = Terminées
web-finished-all = Afficher les { $count }
web-seats-open = { $count ->
        [one] On attend encore un joueur
       *[other] On attend encore { $count } joueurs
    }
web-you-won = Vous avez gagné
web-open-record = Charger une partie enregistrée
web-status-running = en cours
web-status-over = terminée
web-status-record = partie enregistrée
web-engine = Concilium { $version } · moteur : { $engine }
web-engine-compiled = compilé
web-engine-interpreted = interprété
web-engine-compiling = Le moteur est en cours de compilation : { $percent } %
web-engine-failed = Le moteur n’a pas pu être compilé ; le jeu continue sans lui.
web-invited = On vous invite à jouer à { $game }
web-sit-down = Prendre place
web-at-table = À la table

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-forced = Jouer pour moi les coups forcés
web-forced-text = Vous terminez vous-même votre tour, pour pouvoir d’abord annuler.
web-sound = Sons discrets : quand c’est à moi et pour ce qui se passe à la table
web-still = Réduire les animations
web-large = Texte plus grand
web-shows = Sur un écran tactile, montrer la carte avant de décider
web-shows-text = Le premier toucher montre la carte et ses choix, le second décide.
web-pace = Rythme des autres
web-pace-slow = lent
web-pace-normal = normal
web-pace-fast = rapide
web-pace-instant = tout de suite
web-moment = Les bots attendent avant de répondre
web-moment-seconds = { $seconds ->
        [0] pas du tout
       *[other] { $seconds } secondes
    }
web-sign-out = Déconnecter les autres appareils
web-sign-out-text = Tous les autres navigateurs perdent vos places, et leurs liens ne servent plus.
web-signed-out = C’est fait. Seul ce navigateur garde vos places.

## À la table

web-your-turn = À vous
web-waiting = On attend { $names }
web-chance = Tirage…
web-over = { $count ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent
    }
web-lost = Connexion perdue : reconnexion…
web-not-yours = Cette place n’est pas la vôtre.
web-no-table = Cette table n’existe pas.
web-not-now = Vous ne pouvez rien faire maintenant.
web-actions = Ce que vous pouvez faire
web-undo = Annuler
web-undo-all = Tout annuler ({ $count })
web-hint = Conseil
web-hint-chance = Gagne dans { $share } des cas
web-log = Journal
web-chat = Messages
web-chat-none = Personne n’a encore rien écrit.
web-chat-not-here = La discussion est réservée à ceux qui sont à la table.
web-unread = { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
web-chat-earlier = Voir les messages précédents
web-say = Écrivez un message
web-send = Envoyer
web-parts = Parties de la table
web-tab-table = Table
web-tab-mine = Moi
web-tab-rivals = Rivaux
web-tab-log = Journal
web-tab-moves = Coups
web-present = présent
web-absent = absent
web-away = Pendant votre absence
web-bot = bot
web-free = libre
web-link-mine = Mon lien
web-link-invite = Inviter
web-link-again = Nouveau lien
web-link-of = Lien vers { $name }
web-link-copy = Copier
web-link-done = Copié
web-link-share = Partager
web-link-code = Code QR
web-link-code-of = Code QR du lien vers { $name }
web-link-by-hand = Ce navigateur ne peut pas copier pour vous : sélectionnez le lien et copiez-le.
web-link-local = Cette adresse ne marche que sur cet ordinateur. Pour inviter d’autres joueurs, ouvrez le jeu à l’adresse de cet ordinateur dans votre réseau.
web-link-once = Le premier qui ouvre ce lien a la place.
web-link-own = Ce lien vous ramène à votre place depuis un autre appareil. Gardez-le pour vous.
web-room = Salle d’attente
web-room-text = { $count ->
        [one] Il manque encore un joueur. Envoyez-lui son lien : qui l’ouvre prend la place.
       *[other] Il manque encore { $count } joueurs. Envoyez un lien à chacun : qui l’ouvre prend la place.
    }
web-room-all = Tout le monde est là.
web-room-bots = Commencer avec des bots
web-room-look = Aller à la table
web-room-begin = Commencer
web-bot-instead = Plutôt un bot
web-awaited = pas encore là
web-stand-in = Laisser jouer un bot
web-take-back = Reprendre la place
web-leave = Quitter la place ({ $name })
web-watch-link = Pour regarder la partie
web-watchers = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-watching = Vous regardez.
web-watching-sees = Vous voyez ce que voient tous les joueurs : le plateau, ce qui est visible et le journal.
web-watching-not = Les mains, les choix secrets, les conseils et la discussion sont aux joueurs.
web-hand-over = Passez l’appareil
web-hand-over-text = C’est à { $name } de jouer. Que personne d’autre ne regarde.
web-hand-over-taken = Je suis { $name }
web-result = Résultat
web-score-sheet = Feuille de score
web-total = Total
web-rematch = Revanche
web-rematch-offered = Une revanche est prête. Votre place y est gardée.
web-rematch-join = Rejoindre la revanche
web-sure = { $count ->
        [one] Il reste une autre chose que vous pourriez faire.
       *[other] Il reste { $count } autres choses que vous pourriez faire.
    }
web-sure-once = Cette question ne vient que la première fois.
web-sure-no = Revenir
web-leaving = Quitter la table ?
web-leaving-text = La partie reste parmi vos tables et votre place est gardée. Les autres voient que vous êtes absent.
web-leaving-stay = Rester
web-leaving-go = Partir pour l’instant
web-leaving-bot = Partir et laisser un bot jouer pour moi
web-since = Depuis votre dernière décision
web-away-nothing = Il ne s’est rien passé.
web-stand-in-back = Un bot a joué pour vous. La place est de nouveau à vous.
web-stand-in-on = Le laisser jouer
web-stand-in-began = Un bot joue pour { $name }.
web-stand-in-ended = { $name } joue de nouveau.
web-left = { $name } a quitté la table. Sa place est gardée.
web-came = { $name } est à la table.

## Revoir

web-replay = Revoir la partie
web-moves = Coups
web-record = Télécharger la partie
web-share = Copier un lien vers cette position
web-replay-start = Le début
web-first = Aller au début
web-previous = Un pas en arrière
web-next = Un pas en avant
web-last = Aller à la fin
web-run = Lecture
web-pause = Pause
web-position = Position
web-seen-by = Vu par
web-seen-by-all = tous
web-event-undone = { $seat } annule une décision.

### Le navigateur : ce qui n’est pas un mot des règles

## Partout

web-loading = Un instant…
web-home = Vers l’entrée
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
web-guest = Invité
web-seats = Places
web-seat-number = Place { $number }
web-me = moi
web-level = Robot : { $level }
web-level-random = au hasard
web-level-apprentice = apprenti
web-level-adept = adepte
web-level-magus = mage
web-level-master = maître
web-level-archmage = archimage
web-friend = Un ami, par lien
web-here = Quelqu’un sur cet appareil
web-add-seat = Ajouter une place
web-remove-seat = Retirer cette place
web-options = Édition et variantes
web-as-edition = selon l’édition
web-allow-hints = Les conseils sont permis à cette table
web-play = Jouer
web-get-to-know = Découvrir le jeu
web-learn = Apprendre en { $minutes } minutes
web-rulebook = Règles
web-gallery = Cartes
web-ask = Qu’est-ce que c’est ? { $about }
web-my-tables = Mes tables
web-no-tables = Pas encore de table : commencez une partie ci-dessus.
web-open-record = Ouvrir une partie notée
web-status-running = en cours
web-status-over = terminée
web-status-record = partie notée
web-engine = Concilium { $version } · moteur : { $engine }
web-engine-compiled = compilé
web-engine-interpreted = interprété
web-invited = Vous êtes invité : { $game }
web-sit-down = S’asseoir
web-at-table = À la table

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-forced = Faire pour moi les choix forcés
web-forced-text = Terminer le tour reste à vous, pour pouvoir annuler.
web-sound = Un son quand c’est mon tour
web-still = Sans mouvement
web-large = Texte plus grand
web-sign-out = Déconnecter les autres appareils
web-sign-out-text = Tous les autres navigateurs perdent vos places, et leurs liens ne servent plus.
web-signed-out = C’est fait. Seul ce navigateur tient encore vos places.

## À la table

web-your-turn = À vous
web-waiting = On attend { $names }
web-chance = Le hasard
web-over = { $names } l’emporte
web-lost = Connexion perdue : nouvel essai
web-not-yours = Cette place n’est pas la vôtre.
web-no-table = Cette table n’existe pas.
web-not-now = Vous ne pouvez pas agir maintenant.
web-actions = Ce que vous pouvez faire
web-undo = Annuler
web-undo-all = Annuler les { $count }
web-hint = Conseil
web-hint-chance = Gagne { $share } du temps
web-log = Journal
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-earlier = Voir les lignes précédentes
web-say = Dire quelque chose
web-send = Envoyer
web-parts = Parties de la table
web-tab-table = Table
web-tab-mine = À moi
web-tab-rivals = Rivaux
web-tab-log = Journal
web-present = présent
web-absent = absent
web-away = Pendant votre absence
web-bot = robot
web-free = libre
web-link-mine = Mon lien
web-link-invite = Inviter
web-link-again = Nouveau lien
web-link-copied = Copié. Ce lien ouvre la place :
web-link-give = Ce lien ouvre la place :
web-stand-in = Laisser jouer un robot
web-take-back = Reprendre
web-leave = Quitter la place de { $name }
web-watch-link = Pour regarder
web-watchers = { $count } regardent
web-hand-over = Passez l’appareil
web-hand-over-text = C’est à { $name }. Que personne d’autre ne regarde.
web-hand-over-taken = Je suis { $name }
web-result = Résultat
web-score-sheet = Feuille de score
web-total = Total
web-again = Une autre partie

## Revoir

web-replay = Revoir
web-record = Télécharger la partie notée
web-share = Copier un lien vers cette position
web-replay-start = Le début
web-first = Au début
web-previous = Un pas en arrière
web-next = Un pas en avant
web-last = À la fin
web-run = Lire
web-pause = Pause
web-position = Position
web-seen-by = Vu par
web-seen-by-all = tous
web-event-undone = { $seat } annule { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    }.

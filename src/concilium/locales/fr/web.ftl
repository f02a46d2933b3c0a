### Le navigateur : ce qui n’est pas un mot des règles

## Partout

web-loading = Un instant…
web-home = Vers l’entrée
web-close = Fermer
web-back = Retour
web-go-on = Continuer
web-skip = Tout montrer
web-none = aucun
web-less = Moins
web-error-unknown = Quelque chose s’est mal passé : { $text }
web-error-offline = Le serveur ne répond pas.
web-error-unreadable = La réponse du serveur est illisible.

## L’entrée

web-choose-game = Choisissez un jeu
web-game-grand-tribunal = Grand Tribunal
web-game-grand-tribunal-text = Des mages forgent des objets, les emplissent de sorts et gagnent les voix de trois Tribunaux.
web-game-medieval-realms = Royaumes Médiévaux
web-game-medieval-realms-text = Des rois envoient leurs chefs derrière les murs, enchérissent, bâtissent et écrivent leur chronique.
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

## Grand Tribunal à l’écran

web-tribunal = Tribunal { $number }
web-round = manche { $round }/{ $rounds }
web-turn-of = Tour : { $name }
web-actions-left = Actions restantes : { $count }
web-voting-track = Piste de vote
web-concilium = Jetons restant au Concilium
web-space-votes = { $space } : { $votes } voix
web-votes = voix
web-sources = Sources de Vis
web-closed = fermée
web-market = Marchés et pioches
web-decks-item = Objets
web-decks-spell = Sorts
web-decks-resource = Ressources
web-deck-count = { $kind } : { $count } dans la pioche
web-in-play-now = En cours
web-my-sanctum = Mon Sanctum
web-sanctum = Sanctum
web-laboratory = Laboratoire
web-library = Bibliothèque
web-vault = Coffre
web-hand = Main
web-hand-empty = Aucune carte
web-vis = Vis
web-points = points
web-score = score de base
web-cost = Vis dessus : { $vis } sur { $cost }
web-praeco = Praeco
web-warded = protégé
web-muddled = troublé
web-face-down = { $kind }, face cachée
web-face-down-count = { $count } faces cachées
web-card-active = { $name }, active
web-card-vis = { $name }, { $vis } Vis dessus
web-standings = Si le Tribunal avait lieu
web-standings-none = Encore aucun objet actif
web-tribunal-held = Le Tribunal
web-place = { $place ->
        [1] Première place
        [2] Deuxième place
       *[other] Troisième place
    }
web-mention = Mention honorable

## Medieval Realms à l’écran

web-events = Événements
web-coming = À venir
web-deck = Pioche
web-price = Prix : { $price } de production
web-leaving = Part à la fin de la manche
web-taker = pour { $name }
web-taker-none = pour personne
web-taker-title = Qui recevrait cette carte de majorité si vous l’achetiez
web-bought-hand = S’achète en main
web-bought-majority = Va à la majorité
web-bought-auction = Mise aux enchères
web-my-realm = Mon royaume
web-to-place = À placer
web-lift = Reprendre { $leader } de { $space }
web-amount = { $resource } : { $amount }
web-land = Terre { $land }
web-land-shut = fermée
web-land-nobody = personne ne la gagne
web-strengths = Forces
web-walls-fell = Les murs tombent
web-order = Rang dans l’ordre du tour
web-order-why = Ordre : plus de production d’abord ; égalités dans le sens horaire
web-passed = a passé
web-finished = a tout placé
web-placing = place ses chefs
web-cards = Cartes
web-in-play = En jeu
web-points-track = Points de victoire
web-bonus-steps = tous les cinq points : une ressource
web-auction = Enchères
web-no-bid = Pas encore d’offre
web-score-before = Avant la fin
web-score-honourable = Personnes honorables
web-score-cards = Cartes
web-score-resources = Ressources

## Choix : avec leur objet, et le verbe seul

web-do-deal = Distribuer { $thing }
    .verb = Distribuer
web-do-choose = Choisir { $thing }
    .verb = Choisir
web-do-vote = Voter : { $thing }
    .verb = Voter
web-do-unvote = Ôter un jeton : { $thing }
    .verb = Ôter un jeton
web-do-swap = Échanger : { $thing }
    .verb = Échanger
web-do-end = Terminer
    .verb = Terminer
web-do-done = Placement fini
    .verb = Fini
web-do-yes = Oui
    .verb = Oui
web-do-no = Non
    .verb = Non
web-do-target = Choisir { $thing }
    .verb = Mage
web-do-praeco = Praeco : { $thing }
    .verb = Praeco
web-do-order = Suivant : { $thing }
    .verb = Ordre
web-do-roll = Tirer { $thing }
    .verb = Tirer
web-do-extract = Extraire du Vis
    .verb = Extraire
web-do-gather = Récolter : { $thing }
    .verb = Récolter
web-do-draw = Piocher : { $thing }
    .verb = Piocher
web-do-put = Vers : { $thing }
    .verb = Mettre
web-do-take = Prendre { $thing }
    .verb = Prendre
web-do-advance = Avancer { $thing }
    .verb = Avancer
web-do-activate = Activer { $thing }
    .verb = Activer
web-do-install = Installer { $thing }
    .verb = Installer
web-do-cast = Lancer { $thing }
    .verb = Lancer
web-do-play = Jouer { $thing }
    .verb = Jouer
web-do-lay = Poser { $thing }
    .verb = Poser
web-do-place-mayor = Maire : { $thing }
    .verb = Maire
web-do-place-general = Général : terre { $thing }
    .verb = Général
web-do-place-admiral = Amiral : terre { $thing }
    .verb = Amiral
web-do-place-decoy = Leurre : terre { $thing }
    .verb = Leurre
web-do-take-card = Prendre { $thing }
    .verb = Prendre
web-do-buy = Acheter { $thing }
    .verb = Acheter
web-do-pass = Passer
    .verb = Passer
web-do-bid = Offrir { $thing }
    .verb = Offrir

## Choses

web-thing-hand = main
web-thing-sanctum = Sanctum
web-thing-lily = lys

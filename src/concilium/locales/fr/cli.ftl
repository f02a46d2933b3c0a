# Ce que dit la commande concilium.

cli-about = Des jeux de société à jouer, à étudier et à modifier.
cli-command = COMMANDE
cli-version = afficher la version et le moteur
cli-version-is = concilium { $version } (moteur { $backend ->
        [compiled] compilé
       *[interpreted] interprété
    })
cli-error = concilium: { $problem }
cli-missing-extra = concilium : il manque le module Python { $module } ; les extras [server], [arena] et [research] installent le nécessaire
cli-game = quel jeu
cli-json = afficher du JSON
cli-cards = vérifier un fichier personnel de cartes ou de plateau
cli-cards-what = que faire du fichier
cli-cards-file = un fichier TOML
cli-cards-board = le fichier est un fichier de plateau, pas de cartes
cli-cards-good = { $file } est correct : vous pouvez jouer à { $game } avec.
cli-cards-bad = { $count ->
        [one] 1 erreur.
       *[other] { $count } erreurs.
    }
cli-serve = servir les jeux dans le navigateur
cli-serve-host = l’adresse d’écoute
cli-serve-port = le port ; 0 en prend un libre
cli-serve-database = où sont gardées les tables : une URL SQLite ou PostgreSQL
cli-serve-static = le dossier du client construit
cli-serve-origin = une autre origine d’où peuvent venir des navigateurs ; peut être répétée
cli-serve-workers = dans combien de processus réfléchissent les bots ; avec 0, concilium think réfléchit pour eux
cli-serve-processes = combien de processus servent l’adresse ; plus d’un demande PostgreSQL
cli-serve-one-process = Avec SQLite, le serveur n’est qu’un processus ; plusieurs demandent PostgreSQL.
cli-think = réfléchir pour les bots des serveurs d’une base de données PostgreSQL
cli-admin = s’occuper de la base de données d’un serveur
cli-admin-backup = tout écrire dans un fichier
cli-admin-restore = remplir une base de données vide à partir d’une sauvegarde
cli-admin-file = le fichier de la sauvegarde ; - est stdout ou stdin
cli-admin-guests = lister les invités d’un nom
cli-admin-name = un nom
cli-admin-guest = l’identifiant d’un invité, tel que le liste concilium admin guests
cli-admin-delete-guest = supprimer tout ce qui est gardé d’un invité : nom, places, paroles
cli-admin-forget = supprimer ce qui est resté inactif quelques jours
cli-admin-forget-guests = les invités qu’on n’a pas vus depuis tant de jours et qui ne sont assis à aucune table
cli-admin-forget-tables = les tables sans changement depuis tant de jours
cli-admin-forget-chat = les lignes de discussion vieilles de plus de tant de jours
cli-admin-forget-what = dites ce qu’il faut oublier : --guests, --tables ou --chat
cli-admin-block = interdire un nom à tous
cli-admin-unblock = permettre à nouveau un nom
cli-admin-blocked = lister les noms interdits
cli-admin-record = montrer la partie d’une table sous forme de partie enregistrée, finie ou non
cli-admin-table = l’identifiant d’une table
cli-admin-migrate = amener la base de données au schéma le plus récent, ou revenir à un plus ancien
cli-admin-down = revenir à cette migration
cli-admin-backed-up = { $rows } lignes écrites dans { $file }.
cli-admin-restored = { $rows } lignes lues dans { $file }.
cli-admin-guest-line = { $id } ({ $name }) : dernière visite : { $seen }, places : { $seats }
cli-admin-guest-deleted = L’invité est supprimé ; tables où il était assis : { $tables }.
cli-admin-forgotten = Supprimé : invités { $guests }, tables { $tables }, lignes de discussion { $lines }.
cli-admin-name-blocked = Plus personne ne peut s’appeler { $name }.
cli-admin-name-unblocked = { $name } peut à nouveau servir.
cli-admin-migrated = La base de données a le schéma { $revision }.
cli-serve-environment = Chaque réglage peut aussi être donné par la variable d’environnement entre crochets, plusieurs valeurs séparées par des virgules.
cli-serve-allowed-host = un nom par lequel les navigateurs peuvent appeler le serveur, * pour tous ; répétable. Sinon : localhost, les adresses, --host et les noms de --origin
cli-serve-trusted-proxy = une adresse ou un réseau dont les en-têtes X-Forwarded-For et X-Forwarded-Proto sont fiables ; répétable
cli-serve-metrics-from = une adresse ou un réseau qui peut lire /metrics ; répétable
cli-serve-log-level = ce qui est journalisé : debug, info, warning ou error
cli-serve-log-format = text, ou json avec un objet par ligne
cli-serve-limit-requests = requêtes d’une adresse, d’un coup et par seconde
cli-serve-limit-making = tables, parties et invités créés depuis une adresse, d’un coup et par seconde
cli-serve-limit-messages = messages sur une connexion, d’un coup et par seconde
cli-serve-limit-talk = lignes de discussion d’un invité, d’un coup et par seconde
cli-serve-limit-hints = conseils d’un invité, d’un coup et par seconde
cli-serve-limit-frames = trames sur une connexion, d’un coup et par seconde ; au-delà elle est coupée
cli-serve-limit-traffic = octets sur une connexion, d’un coup et par seconde ; au-delà elle est coupée
cli-serve-limit-sockets = connexions ouvertes d’une adresse
cli-serve-limit-tables = parties non terminées d’un hôte
cli-serve-limit-entries = décisions et annulations d’une table
cli-serve-limit-idle-seconds = secondes après lesquelles une table sans personne est rangée
cli-serve-no-browser = ne pas ouvrir le navigateur
cli-serve-compile = compiler le moteur pendant que le serveur fonctionne déjà, dans une copie des sources
serve-engine-begun = On peut déjà jouer : le moteur est compilé entre-temps. En attendant, les robots les plus forts sont plus faibles.
serve-engine-progress = Le moteur est en cours de compilation : { $percent } %
serve-engine-ready = Le moteur est prêt : les robots réfléchissent désormais de toute leur force.
serve-engine-failed = Le moteur n’a pas pu être compilé, et le jeu continue sans lui : { $problem }
cli-bench = mesurer le moteur
cli-bench-seconds = secondes de processeur par mesure
cli-bench-bad-seconds = --seconds doit être supérieur à 0
cli-bench-game = { $game }, { $players ->
        [1] un joueur
       *[other] { $players } joueurs
    }, un cœur, { $backend ->
        [compiled] moteur compilé
       *[interpreted] moteur interprété
    }
cli-bench-playout = jeu au hasard dans le moteur, décisions/s
cli-bench-stepped = depuis Python, décisions/s
cli-bench-copy-us = copie d’une position, µs
cli-bench-resample-us = rééchantillonnage d’une position, µs
cli-bench-judgement-us = évaluer une position, µs
cli-bench-rollouts = simulations de la recherche/s
cli-bench-vector = pas vectoriels/s
cli-bench-interpreted = les mêmes fichiers interprétés, décisions/s
cli-bench-ratio = compilé par rapport à interprété

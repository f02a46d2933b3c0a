# Beaucoup de parties : arène, échelle, équilibre, réglage.
cli-arena = les bots les uns contre les autres, avec victoires et classement
cli-ladder = chaque niveau de bot contre le suivant
cli-balance = le jeu est-il équitable, ses cartes valent-elles la peine ?
cli-tune = apprendre les poids des bots à partir de parties jouées
cli-learn = apprendre un évaluateur pour les bots en les faisant jouer contre eux-mêmes, tour par tour
arena-help-game = quel jeu
arena-help-games = combien de parties
arena-help-seed = la même graine joue les mêmes parties
arena-help-jobs = combien de processus jouent
arena-help-options = les options du jeu, en JSON
arena-help-json = écrire les résultats en JSON
arena-help-journal = le fichier qui garde les parties finies ; une exécution interrompue reprend là
arena-help-fresh = recommencer au lieu de reprendre
arena-help-minutes = ne plus commencer de partie après ce nombre de minutes
arena-help-ray = répartir les parties sur une grappe Ray ; local en démarre une ici
arena-help-seats = un bot par place, séparés par des virgules ; les places tournent
arena-help-players = combien de joueurs par table
arena-help-picture = dessiner les résultats dans ce fichier (svg, png, pdf)
arena-bad-jobs = --jobs doit valoir au moins 1
arena-playing = en cours
arena-no-games = aucune partie n’a été jouée
arena-interrupted = { $games ->
        [one] Interrompu après { $games } partie ; la même commande reprend depuis { $path }.
       *[other] Interrompu après { $games } parties ; la même commande reprend depuis { $path }.
    }
arena-title = { $game } : { $seats }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-thinking = Comment les bots ont réfléchi
arena-column-bot = bot
arena-column-wins = victoires
arena-column-even = égal
arena-column-score = points
arena-column-rating = classement
arena-column-decisions = décisions par partie
arena-column-thinking = réflexion par décision
arena-column-longest = la plus longue
arena-column-turn = tour le plus long
ladder-title = { $games ->
        [one] { $game } : l’échelle après { $games } partie
       *[other] { $game } : l’échelle après { $games } parties
    }
ladder-rungs = Chaque niveau contre celui du dessous (50 % : à égalité)
ladder-column-upper = niveau
ladder-column-lower = contre
ladder-column-games = parties
ladder-column-wins = victoires
ladder-column-lead = avance
ladder-column-stronger = meilleur
ladder-shown = prouvé
ladder-not-shown = pas encore
tune-help-rounds = combien de fois jouer et apprendre ; la première fois, on joue au hasard
tune-help-games = combien de parties à chaque fois
tune-help-teacher = un bot plus fort qui joue une fois de plus, pour apprendre de lui : search:60it
tune-help-out = le fichier pour les poids ; par défaut, celui du jeu
tune-column-round = fois
tune-column-positions = positions
tune-column-likelihood = log-vraisemblance, parties non vues
tune-column-score = points du vainqueur
tune-written = Écrit : { $path }
learn-help-rounds = combien de fois jouer, apprendre et se mesurer
learn-help-games = combien de parties contre soi-même à chaque fois
learn-help-contest = combien de parties un nouveau juge, puis un nouveau guide, joue contre les meilleurs chiffres d’avant
learn-help-iterations = combien de temps les bots réfléchissent à une décision
learn-help-deeper = combien de temps ils réfléchissent à une décision étudiée
learn-help-search = comment cherchent les nouveaux chiffres, s’ils le font autrement que les précédents, par exemple rollout=0,faith=4
learn-help-folder = le dossier qui garde parties et chiffres ; une exécution interrompue y reprend
learn-help-out = le fichier pour les meilleurs chiffres ; par défaut, celui du jeu
learn-bad-number = { $name } doit être au moins { $least }
learn-interrupted = Interrompu ; la même commande reprend ici : { $path }
learn-column-round = tour
learn-column-positions = positions
learn-column-decisions = décisions étudiées
learn-column-loss = perte logarithmique, parties non vues (au hasard)
learn-column-judge = victoires du nouveau juge contre les meilleurs d’avant
learn-column-agreed = le guide préfère ce que la recherche préférait
learn-column-guide = victoires du nouveau guide contre les meilleurs d’alors
learn-kept = retenu
learn-not-kept = non retenu
learn-curve = La courbe : { $path }
learn-nothing-better = Aucun juge ni guide n’a gagné contre les chiffres d’avant : rien n’a été écrit.
balance-help-bot = le bot à toutes les places
balance-help-html = écrire le rapport dans ce fichier, comme page web
balance-title = { $game } : { $players } × { $bot }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
balance-seats = Places
balance-seat = place
balance-wins = victoires
balance-of-even = de la part égale
balance-length = décisions par partie
balance-scores = points
balance-winning-score = points du vainqueur
balance-margin = avance sur le deuxième
balance-parts = points après la partie
balance-actions = Actions par partie
balance-cards = Cartes
balance-card = carte
balance-used = parties
balance-lift = victoires de qui l’utilise, par rapport à la moyenne
balance-all-met = Tous les critères d’équilibre sont remplis.
balance-not-met = Critères d’équilibre non remplis :
balance-seat-advantage = aucune place ne gagne plus de { NUMBER($bound) } fois sa part
balance-action-unused = chaque action est faite de temps en temps
balance-card-unused = chaque carte sert dans au moins { NUMBER($bound, style: "percent") } des parties
balance-card-decides = aucune carte ne décide seule de la partie : qui l’utilise gagne au plus { NUMBER($bound) } fois ce que donne la carte moyenne
balance-card-worthless = aucune carte n’est inutile : qui l’utilise gagne au moins { NUMBER($bound) } fois ce que donne la carte moyenne
balance-criteria = Critères d’équilibre
balance-criterion = critère
balance-holds = rempli
balance-extreme = le plus près de la limite
balance-culprits = ce qui ne le respecte pas
balance-met = oui
balance-broken = non
cli-field = notre recherche contre celle d’OpenSpiel
cli-luck = quelle est la part de la chance dans un jeu ?
arena-help-out = écrire le tableau dans ce document
field-help-budgets = ce que chacune peut dépenser par décision, l’un après l’autre : 100it,100ms
field-title = { $game } : contre OpenSpiel, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
luck-help-players = nombres de joueurs, séparés par des virgules ; tous par défaut
luck-help-iterations = jusqu’où pensent les bots honnêtes, en itérations
luck-bad-players = --players : { $fewest } à { $most }, séparés par des virgules
luck-title = { $game } : quelle part de chance ?
luck-column-players = joueurs
luck-column-even = égalité
luck-column-truth = victoires de qui voit la vérité
luck-column-thought = victoires de qui pense 100 fois plus
luck-column-chance = part de la variance du résultat que fait le hasard
luck-share = { $share } de { $games }

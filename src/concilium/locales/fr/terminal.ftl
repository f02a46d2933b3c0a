# Jouer dans le terminal.
cli-play = jouer dans le terminal
terminal-help-seats = qui s’assoit où, séparé par des virgules : me, un niveau ou n’importe quel bot
terminal-help-seed = tirer au sort à partir de cette graine, pour essayer
terminal-help-save = le fichier où la partie est enregistrée
terminal-help-resume = reprendre la partie enregistrée
terminal-prompt = numéro, ? pourquoi non, u annuler, h conseil, l langue, s enregistrer, q quitter >
terminal-help = Tapez un numéro de 1 à { $most }. ? dit pourquoi une chose n’est pas permise, ? et un mot le dit de cette chose ; u annule ; h donne un conseil ; l change la langue ; s enregistre ; q quitte ; Entrée seule redessine la table.
terminal-saved = Enregistré : { $path }
terminal-no-undo = Rien à annuler : depuis, il y a eu un tirage ou quelqu’un d’autre a décidé.
terminal-nothing-refused = Rien de tel n’est refusé.
terminal-player = Joueur { $number }
terminal-bot = Bot { $number } ({ $level })

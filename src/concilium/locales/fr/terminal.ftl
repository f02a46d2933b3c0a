# Jouer dans le terminal.
cli-play = Jouer dans le terminal
terminal-help-seats = qui s'assoit où, séparé par des virgules : me, un niveau ou un bot quelconque
terminal-help-seed = hasard tiré d'une graine, pour essayer
terminal-help-save = le fichier où la partie est gardée
terminal-help-resume = reprendre la partie gardée
terminal-prompt = numéro, ? pourquoi pas, u annuler, h conseil, l langue, s garder, q partir >
terminal-help = Un numéro de 1 à { $most } ; ? pour savoir pourquoi une chose n'est pas permise, ? et des mots pour une seule chose ; u annule ; h donne un conseil ; l passe à la langue suivante ; s garde ; q part ; rien redessine la table.
terminal-saved = Gardé : { $path }
terminal-no-undo = Rien à annuler : le hasard ou quelqu'un d'autre a décidé depuis.
terminal-nothing-refused = Rien de tel n'est refusé.

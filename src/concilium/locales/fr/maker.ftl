# Faire son propre jeu.

cli-new-game = écrire un paquet avec un petit jeu qui marche aussitôt, pour commencer
cli-new-game-name = son nom, en minuscules, par exemple mon-jeu
cli-new-game-into = le dossier où le mettre
cli-new-game-bad-name = Un nom est fait de minuscules et de chiffres, les mots joints par des traits d'union ; { $name } n'en est pas un.
cli-new-game-taken = Il y a déjà un jeu { $name }.
cli-new-game-exists = { $path } existe déjà ; rien n'a été écrit.
cli-new-game-made = { $path } est prêt. Installez-le avec : pip install --editable { $path }. Puis : concilium play { $name }, ou concilium serve.

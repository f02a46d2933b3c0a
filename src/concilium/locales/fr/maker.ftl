# Faire son propre jeu.

cli-new-game = créer un paquet avec un petit jeu qui marche aussitôt, pour commencer
cli-new-game-name = son nom, en minuscules, par exemple mon-jeu
cli-new-game-into = le dossier où le créer
cli-new-game-bad-name = { $name } ne peut pas être un nom : utilisez des minuscules et des chiffres, avec des traits d’union entre les mots.
cli-new-game-taken = Il y a déjà un jeu nommé { $name }.
cli-new-game-exists = { $path } existe déjà ; rien n’a été écrit.
cli-new-game-made = { $path } est prêt. Installez-le avec : pip install --editable { $path }. Puis : concilium play { $name }, ou concilium serve.

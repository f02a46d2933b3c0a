# Creare un gioco proprio.

cli-new-game = creare un pacchetto con un piccolo gioco che funziona subito, per cominciare
cli-new-game-name = il suo nome, in minuscole, per esempio mio-gioco
cli-new-game-into = la cartella in cui crearlo
cli-new-game-bad-name = { $name } non può essere un nome: usa minuscole e cifre, con trattini tra le parole.
cli-new-game-taken = C’è già un gioco chiamato { $name }.
cli-new-game-exists = { $path } esiste già; non è stato scritto nulla.
cli-new-game-made = { $path } è pronto. Installalo con: pip install --editable { $path }. Poi: concilium play { $name }, oppure concilium serve.

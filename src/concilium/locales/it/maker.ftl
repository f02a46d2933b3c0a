# Creare un gioco proprio.

cli-new-game = scrivere un pacchetto con un piccolo gioco che funziona subito, per cominciare
cli-new-game-name = il suo nome, in minuscole, per esempio mio-gioco
cli-new-game-into = la cartella in cui metterlo
cli-new-game-bad-name = Un nome è fatto di minuscole e cifre, le parole unite da trattini; { $name } non lo è.
cli-new-game-taken = C'è già un gioco { $name }.
cli-new-game-exists = { $path } esiste già; non è stato scritto nulla.
cli-new-game-made = { $path } è pronto. Installalo con: pip install --editable { $path }. Poi: concilium play { $name }, oppure concilium serve.

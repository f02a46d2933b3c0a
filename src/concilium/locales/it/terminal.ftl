# Giocare nel terminale.
cli-play = giocare nel terminale
terminal-help-seats = chi siede dove, separato da virgole: me, un livello o un bot qualsiasi
terminal-help-seed = estrarre a partire da questo seme, per fare prove
terminal-help-save = il file in cui si salva la partita
terminal-help-resume = continuare la partita salvata
terminal-prompt = numero, ? perché no, u annulla, h suggerimento, l lingua, s salva, q esci >
terminal-help = Scrivi un numero da 1 a { $most }. ? dice perché qualcosa non è permesso, ? e una parola lo dice di quella cosa; u annulla; h dà un suggerimento; l cambia la lingua; s salva; q esce; Invio da solo ridisegna il tavolo.
terminal-saved = Salvato: { $path }
terminal-no-undo = Niente da annullare: da allora c’è stata un’estrazione o ha deciso qualcun altro.
terminal-nothing-refused = Niente del genere è rifiutato.
terminal-player = Giocatore { $number }
terminal-bot = Bot { $number } ({ $level })

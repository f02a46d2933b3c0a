# Giocare nel terminale.
cli-play = Giocare nel terminale
terminal-help-seats = chi siede dove, separato da virgole: me, un livello o un bot qualsiasi
terminal-help-seed = caso da un seme, per fare prove
terminal-help-save = il file in cui si conserva la partita
terminal-help-resume = continuare la partita salvata
terminal-prompt = numero, ? perché no, u annulla, h consiglio, l lingua, s salva, q esci >
terminal-help = Un numero da 1 a { $most }; ? per sapere perché qualcosa non è permesso, ? e parole per una cosa sola; u annulla; h dà un consiglio; l passa alla lingua seguente; s salva; q esce; niente ridisegna il tavolo.
terminal-saved = Salvato: { $path }
terminal-no-undo = Niente da annullare: da allora ha deciso il caso o qualcun altro.
terminal-nothing-refused = Niente del genere è rifiutato.

### Quel che vale in tutti i giochi

refusal-unknown-action = Questa azione non esiste.
refusal-not-your-turn = Non è il tuo turno.
refusal-game-over = La partita è finita.
refusal-not-an-outcome = Ora non è il caso a decidere questo.
refusal-chance-first = Aspetta: prima decide il caso.
refusal-another-first = Aspetta: prima decide un altro giocatore.
step-over = La partita è finita.

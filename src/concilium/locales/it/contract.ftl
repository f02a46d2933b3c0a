### Quel che vale in tutti i giochi

refusal-unknown-action = Questa azione non esiste.
refusal-not-your-turn = Non è il tuo turno.
refusal-game-over = La partita è finita.
refusal-not-an-outcome = Questo ora non può uscire a caso.
refusal-chance-first = Aspetta: prima c’è un’estrazione.
refusal-another-first = Aspetta: prima decide un altro giocatore.
step-over = La partita è finita.

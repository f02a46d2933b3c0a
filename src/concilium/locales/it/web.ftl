### Il browser: ciò che non è parola delle regole

## Ovunque

web-loading = Un momento…
web-home = All’ingresso
web-close = Chiudi
web-back = Indietro
web-go-on = Avanti
web-skip = Mostra tutto
web-less = Meno
web-error-unknown = Qualcosa è andato storto: { $text }
web-error-offline = Il server non risponde.
web-error-unreadable = La risposta del server è illeggibile.

## L’ingresso

web-choose-game = Scegli un gioco
web-players = Da { $from } a { $to } giocatori
web-your-name = Il tuo nome
web-name = Nome
web-guest = Ospite
web-seats = Posti
web-seat-number = Posto { $number }
web-me = io
web-level = Bot: { $level }
web-level-random = a caso
web-level-apprentice = apprendista
web-level-adept = adepto
web-level-magus = mago
web-level-master = maestro
web-level-archmage = arcimago
web-friend = Un amico, con un link
web-here = Qualcuno su questo dispositivo
web-add-seat = Aggiungi un posto
web-remove-seat = Togli questo posto
web-options = Edizione e varianti
web-as-edition = secondo l’edizione
web-allow-hints = A questo tavolo sono ammessi i suggerimenti
web-play = Gioca
web-get-to-know = Conoscere il gioco
web-learn = Impara in { $minutes } minuti
web-rulebook = Regolamento
web-gallery = Carte
web-ask = Che cos’è? { $about }
web-my-tables = I miei tavoli
web-no-tables = Ancora nessun tavolo: inizia una partita qui sopra.
web-open-record = Apri una partita annotata
web-status-running = in corso
web-status-over = finita
web-status-record = partita annotata
web-engine = Concilium { $version } · motore: { $engine }
web-engine-compiled = compilato
web-engine-interpreted = interpretato
web-invited = Hai un invito: { $game }
web-sit-down = Siediti
web-at-table = Al tavolo

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-forced = Fai per me le scelte obbligate
web-forced-text = Finire il turno resta a te, così puoi ancora annullare.
web-sound = Un suono quando tocca a me
web-still = Niente animazioni
web-large = Testo più grande
web-sign-out = Esci dagli altri dispositivi
web-sign-out-text = Gli altri browser perdono i tuoi posti e i loro link smettono di funzionare.
web-signed-out = Fatto. Ora solo questo browser tiene i tuoi posti.

## Al tavolo

web-your-turn = Tocca a te
web-waiting = Si aspetta { $names }
web-chance = Il caso
web-over = Vince { $names }
web-lost = Connessione persa: nuovo tentativo
web-not-yours = Questo posto non è tuo.
web-no-table = Questo tavolo non esiste.
web-not-now = Ora non puoi agire.
web-actions = Che cosa puoi fare
web-undo = Annulla
web-undo-all = Annulla tutte e { $count }
web-hint = Suggerimento
web-hint-chance = Vince il { $share } delle volte
web-log = Diario
web-chat = Chat
web-chat-none = Nessuno ha ancora detto nulla.
web-chat-earlier = Mostra le righe precedenti
web-say = Di’ qualcosa
web-send = Invia
web-parts = Parti del tavolo
web-tab-table = Tavolo
web-tab-mine = Mio
web-tab-rivals = Rivali
web-tab-log = Diario
web-present = presente
web-absent = assente
web-away = Mentre non c’eri
web-bot = bot
web-free = libero
web-link-mine = Il mio link
web-link-invite = Invita
web-link-again = Nuovo link
web-link-copied = Copiato. Questo link apre il posto:
web-link-give = Questo link apre il posto:
web-stand-in = Fai giocare un bot
web-take-back = Riprendi
web-leave = Lascia il posto di { $name }
web-watch-link = Per guardare
web-watchers = { $count } guardano
web-hand-over = Passa il dispositivo
web-hand-over-text = Tocca a { $name }. Nessun altro guardi.
web-hand-over-taken = Sono { $name }
web-result = Risultato
web-score-sheet = Foglio dei punti
web-total = Totale
web-again = Un’altra partita

## Rivedere

web-replay = Rivedi
web-record = Scarica la partita annotata
web-share = Copia un link a questa posizione
web-replay-start = L’inizio
web-first = All’inizio
web-previous = Uno indietro
web-next = Uno avanti
web-last = Alla fine
web-run = Riproduci
web-pause = Pausa
web-position = Posizione
web-seen-by = Visto da
web-seen-by-all = tutti
web-event-undone = { $seat } annulla { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }.

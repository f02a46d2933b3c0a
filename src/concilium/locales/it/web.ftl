### Il browser: ciò che non è parola delle regole

## Ovunque

web-loading = Un momento…
web-home = All’ingresso
web-close = Chiudi
web-back = Indietro
web-go-on = Avanti
web-skip = Mostra tutto
web-none = nessuno
web-less = Meno
web-error-unknown = Qualcosa è andato storto: { $text }
web-error-offline = Il server non risponde.
web-error-unreadable = La risposta del server è illeggibile.

## L’ingresso

web-choose-game = Scegli un gioco
web-game-grand-tribunal = Grand Tribunal
web-game-grand-tribunal-text = Maghi che forgiano oggetti, li colmano di incantesimi e vincono i voti di tre Tribunali.
web-game-medieval-realms = Regni Medievali
web-game-medieval-realms-text = Re che inviano i loro capi dietro le mura, fanno offerte, costruiscono e scrivono la loro cronaca.
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

## Grand Tribunal sullo schermo

web-tribunal = Tribunale { $number }
web-round = giro { $round }/{ $rounds }
web-turn-of = Turno: { $name }
web-actions-left = Azioni rimaste: { $count }
web-voting-track = Tracciato dei voti
web-concilium = Segnalini rimasti nel Concilium
web-space-votes = { $space }: { $votes } voti
web-votes = voti
web-sources = Fonti di Vis
web-closed = chiusa
web-market = Mercati e mazzi
web-decks-item = Oggetti
web-decks-spell = Incantesimi
web-decks-resource = Risorse
web-deck-count = { $kind }: { $count } nel mazzo
web-in-play-now = In gioco ora
web-my-sanctum = Il mio Sanctum
web-sanctum = Sanctum
web-laboratory = Laboratorio
web-library = Biblioteca
web-vault = Forziere
web-hand = Mano
web-hand-empty = Nessuna carta
web-vis = Vis
web-points = punti
web-score = punteggio base
web-cost = Vis sopra: { $vis } di { $cost }
web-praeco = Praeco
web-warded = protetto
web-muddled = confuso
web-face-down = { $kind }, coperto
web-face-down-count = { $count } coperte
web-card-active = { $name }, attiva
web-card-vis = { $name }, { $vis } Vis sopra
web-standings = Se il Tribunale fosse ora
web-standings-none = Ancora nessun oggetto attivo
web-tribunal-held = Il Tribunale
web-place = { $place ->
        [1] Primo posto
        [2] Secondo posto
       *[other] Terzo posto
    }
web-mention = Menzione d’onore

## Medieval Realms sullo schermo

web-events = Eventi
web-coming = In arrivo
web-deck = Mazzo
web-price = Prezzo: { $price } di produzione
web-leaving = Se ne va a fine giro
web-taker = a { $name }
web-taker-none = a nessuno
web-taker-title = Chi avrebbe questa carta di maggioranza se la comprassi ora
web-bought-hand = Si compra in mano
web-bought-majority = Va alla maggioranza
web-bought-auction = Va all’asta
web-my-realm = Il mio regno
web-to-place = Da collocare
web-lift = Riprendi { $leader } da { $space }
web-amount = { $resource }: { $amount }
web-land = Terra { $land }
web-land-shut = chiusa
web-land-nobody = nessuno la vince
web-strengths = Forze
web-walls-fell = Cadono le mura
web-order = Posto nell’ordine di turno
web-order-why = Ordine: prima chi ha più produzione; parità in senso orario
web-passed = ha passato
web-finished = ha collocato tutto
web-placing = sta collocando
web-cards = Carte
web-in-play = In gioco
web-points-track = Punti vittoria
web-bonus-steps = ogni cinque punti: una risorsa
web-auction = Asta
web-no-bid = Ancora nessuna offerta
web-score-before = Prima della fine
web-score-honourable = Persone onorevoli
web-score-cards = Carte
web-score-resources = Risorse

## Scelte: con l’oggetto, e il verbo solo

web-do-deal = Distribuire { $thing }
    .verb = Distribuire
web-do-choose = Scegli { $thing }
    .verb = Scegli
web-do-vote = Vota: { $thing }
    .verb = Vota
web-do-unvote = Togli un segnalino: { $thing }
    .verb = Togli un segnalino
web-do-swap = Scambia: { $thing }
    .verb = Scambia
web-do-end = Fine
    .verb = Fine
web-do-done = Collocazione finita
    .verb = Fatto
web-do-yes = Sì
    .verb = Sì
web-do-no = No
    .verb = No
web-do-target = Scegli { $thing }
    .verb = Mago
web-do-praeco = Praeco: { $thing }
    .verb = Praeco
web-do-order = Prossimo: { $thing }
    .verb = Ordine
web-do-roll = Tira { $thing }
    .verb = Tira
web-do-extract = Estrai Vis
    .verb = Estrai
web-do-gather = Raccogli: { $thing }
    .verb = Raccogli
web-do-draw = Pesca: { $thing }
    .verb = Pesca
web-do-put = In: { $thing }
    .verb = Metti
web-do-take = Prendi { $thing }
    .verb = Prendi
web-do-advance = Avanza { $thing }
    .verb = Avanza
web-do-activate = Attiva { $thing }
    .verb = Attiva
web-do-install = Installa { $thing }
    .verb = Installa
web-do-cast = Lancia { $thing }
    .verb = Lancia
web-do-play = Gioca { $thing }
    .verb = Gioca
web-do-lay = Cala { $thing }
    .verb = Cala
web-do-place-mayor = Sindaco: { $thing }
    .verb = Sindaco
web-do-place-general = Generale: terra { $thing }
    .verb = Generale
web-do-place-admiral = Ammiraglio: terra { $thing }
    .verb = Ammiraglio
web-do-place-decoy = Esca: terra { $thing }
    .verb = Esca
web-do-take-card = Prendi { $thing }
    .verb = Prendi
web-do-buy = Compra { $thing }
    .verb = Compra
web-do-pass = Passa
    .verb = Passa
web-do-bid = Offri { $thing }
    .verb = Offri

## Cose

web-thing-hand = mano
web-thing-sanctum = Sanctum
web-thing-lily = giglio

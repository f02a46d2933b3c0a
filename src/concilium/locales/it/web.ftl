### Il browser: ciò che non è parola delle regole

## Ovunque

web-loading = Un momento…
web-home = Torna alla lobby
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
web-person-number = Giocatore { $number }
web-your-colour = Il tuo colore
web-colour-0 = blu, una stella
web-colour-1 = arancione, uno scaglione
web-colour-2 = verde, una croce
web-colour-3 = porpora, una luna
web-colour-4 = ocra, una torre
web-colour-5 = grigio, una goccia
web-guest = Ospite
web-seats = Posti
web-seat-number = Posto { $number }
web-me = tu
web-friend = Un amico, con un link
web-here = Un altro giocatore su questo dispositivo
web-add-seat = Aggiungi un posto
web-remove-seat = Togli questo posto
web-options = Edizione e varianti
web-as-edition = come nell’edizione
web-allow-hints = Consenti suggerimenti a questo tavolo
web-play = Gioca
web-get-to-know = Conoscere il gioco
web-learn = Impara in { $minutes } minuti
web-rulebook = Regolamento
web-gallery = Carte
web-ask = Che cos’è? { $about }
web-my-tables = I miei tavoli
web-no-tables = Ancora nessun tavolo: inizia una partita qui sopra.
web-finished = Finite
web-finished-all = Mostra tutte e { $count }
web-seats-open = { $count ->
        [one] Si aspetta ancora un giocatore
       *[other] Si aspettano ancora { $count } giocatori
    }
web-you-won = Hai vinto
web-open-record = Carica una partita salvata
web-status-running = in corso
web-status-over = finita
web-status-record = partita salvata
web-engine = Concilium { $version } · motore: { $engine }
web-engine-compiled = compilato
web-engine-interpreted = interpretato
web-engine-compiling = Il motore è in compilazione: { $percent } %
web-engine-failed = Non è stato possibile compilare il motore; si gioca senza.
web-invited = Ti hanno invitato a giocare a { $game }
web-sit-down = Siediti
web-at-table = Al tavolo

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-forced = Gioca per me le mosse obbligate
web-forced-text = Il turno lo finisci tu, così prima puoi annullare.
web-sound = Suoni leggeri: quando tocca a me e per ciò che accade al tavolo
web-still = Riduci le animazioni
web-large = Testo più grande
web-shows = Su schermo tattile, mostrare la carta prima di decidere
web-shows-text = Il primo tocco mostra la carta con le sue scelte, il secondo decide.
web-pace = Ritmo degli altri
web-pace-slow = lento
web-pace-normal = normale
web-pace-fast = veloce
web-pace-instant = subito
web-moment = I bot aspettano prima di rispondere
web-moment-seconds = { $seconds ->
        [0] per niente
       *[other] { $seconds } secondi
    }
web-sign-out = Esci dagli altri dispositivi
web-sign-out-text = Gli altri browser perdono i tuoi posti e i loro link smettono di funzionare.
web-signed-out = Fatto. Ora solo questo browser ha i tuoi posti.

## Al tavolo

web-your-turn = Tocca a te
web-waiting = Si aspetta { $names }
web-chance = Estrazione…
web-over = { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
web-lost = Connessione persa: riconnessione…
web-not-yours = Questo posto non è tuo.
web-no-table = Questo tavolo non esiste.
web-not-now = Ora non puoi fare niente.
web-actions = Che cosa puoi fare
web-undo = Annulla
web-undo-all = Annulla tutto ({ $count })
web-hint = Suggerimento
web-hint-chance = Vince il { $share } delle volte
web-log = Diario
web-chat = Chat
web-chat-none = Nessuno ha ancora scritto niente.
web-chat-not-here = La chat è per chi siede al tavolo.
web-unread = { $count ->
        [one] un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
web-chat-earlier = Mostra i messaggi precedenti
web-say = Scrivi un messaggio
web-send = Invia
web-parts = Parti del tavolo
web-tab-table = Tavolo
web-tab-mine = Io
web-tab-rivals = Rivali
web-tab-log = Diario
web-tab-moves = Mosse
web-present = presente
web-absent = assente
web-away = Mentre non c’eri
web-bot = bot
web-free = libero
web-link-mine = Il mio link
web-link-invite = Invita
web-link-again = Nuovo link
web-link-of = Link di { $name }
web-link-copy = Copia
web-link-done = Copiato
web-link-share = Condividi
web-link-code = Codice QR
web-link-code-of = Codice QR del link di { $name }
web-link-by-hand = Questo browser non può copiare per te: seleziona il link e copialo.
web-link-local = Questo indirizzo funziona solo su questo computer. Per invitare altri, apri il gioco con l’indirizzo di questo computer nella tua rete.
web-link-once = Il primo che apre questo link ha il posto.
web-link-own = Questo link ti riporta al tuo posto da un altro dispositivo. Tienilo per te.
web-room = Sala d’attesa
web-room-text = { $count ->
        [one] Manca ancora un giocatore. Mandagli il suo link: chi lo apre prende il posto.
       *[other] Mancano ancora { $count } giocatori. Manda un link a ciascuno: chi lo apre prende il posto.
    }
web-room-all = Ci siete tutti.
web-room-bots = Comincia con dei bot
web-room-look = Vai al tavolo
web-room-begin = Comincia
web-bot-instead = Meglio un bot
web-awaited = non ancora qui
web-stand-in = Fai giocare un bot
web-take-back = Riprendi il posto
web-leave = Lascia il posto di { $name }
web-watch-link = Per guardare la partita
web-watchers = { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
web-watching = Stai guardando.
web-watching-sees = Vedi quello che vedono tutti al tavolo: il tabellone, ciò che è scoperto e il diario.
web-watching-not = Le mani, le scelte segrete, i suggerimenti e la chat sono dei giocatori.
web-hand-over = Passa il dispositivo
web-hand-over-text = Tocca a { $name }. Gli altri non guardino.
web-hand-over-taken = Sono { $name }
web-result = Risultato
web-score-sheet = Punteggio
web-total = Totale
web-rematch = Rivincita
web-rematch-offered = C’è una rivincita pronta. Il tuo posto è tenuto.
web-rematch-join = Vai alla rivincita
web-sure = { $count ->
        [one] C’è ancora un’altra cosa che potresti fare.
       *[other] Ci sono ancora altre { $count } cose che potresti fare.
    }
web-sure-once = Questo si chiede solo la prima volta.
web-sure-no = Tornare
web-leaving = Lasciare il tavolo?
web-leaving-text = La partita resta fra i tuoi tavoli e il posto ti è tenuto. Gli altri vedono che sei via.
web-leaving-stay = Restare
web-leaving-go = Uscire per ora
web-leaving-bot = Uscire e far giocare un bot per me
web-since = Dalla tua ultima decisione
web-away-nothing = Non è successo nulla.
web-stand-in-back = Un bot ha giocato per te. Il posto è di nuovo tuo.
web-stand-in-on = Lascialo giocare
web-stand-in-began = Un bot gioca per { $name }.
web-stand-in-ended = { $name } gioca di nuovo.
web-left = { $name } ha lasciato il tavolo. Il posto resta riservato.
web-came = { $name } è al tavolo.

## Rivedere

web-replay = Rivedi la partita
web-moves = Mosse
web-record = Scarica la partita
web-share = Copia un link a questa posizione
web-replay-start = L’inizio
web-first = Vai all’inizio
web-previous = Un passo indietro
web-next = Un passo avanti
web-last = Vai alla fine
web-run = Riproduci
web-pause = Pausa
web-position = Posizione
web-seen-by = Visto da
web-seen-by-all = tutti
web-event-undone = { $seat } annulla una decisione.

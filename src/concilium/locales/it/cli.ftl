# Ciò che dice il comando concilium.

cli-about = Giochi da tavolo da giocare, studiare e modificare.
cli-command = COMANDO
cli-version = mostrare la versione e il motore
cli-version-is = concilium { $version } (motore { $backend ->
        [compiled] compilato
       *[interpreted] interpretato
    })
cli-error = concilium: { $problem }
cli-missing-extra = concilium: manca il modulo Python { $module }; gli extra [server], [arena] e [research] installano ciò che serve
cli-game = quale gioco
cli-json = stampare JSON
cli-cards = controllare un proprio file di carte o di tabellone
cli-cards-what = cosa fare del file
cli-cards-file = un file TOML
cli-cards-board = il file è di tabellone, non di carte
cli-cards-good = { $file } è corretto: puoi giocare a { $game } con esso.
cli-cards-bad = { $count ->
        [one] 1 errore.
       *[other] { $count } errori.
    }
cli-serve = servire i giochi nel browser
cli-serve-host = l’indirizzo su cui ascoltare
cli-serve-port = la porta; 0 ne prende una libera
cli-serve-database = dove si conservano i tavoli: un URL SQLite o PostgreSQL
cli-serve-static = la cartella del client costruito
cli-serve-origin = un’altra origine da cui possono venire i browser; si può ripetere
cli-serve-workers = in quanti processi pensano i bot; con 0 pensa per loro concilium think
cli-serve-processes = quanti processi servono l’indirizzo; più di uno richiede PostgreSQL
cli-serve-one-process = Con SQLite il server è un solo processo; più processi richiedono PostgreSQL.
cli-think = pensare per i bot dei server di un database PostgreSQL
cli-admin = curare il database di un server
cli-admin-backup = scrivere tutto in un file
cli-admin-restore = riempire un database vuoto da una copia di riserva
cli-admin-file = il file della copia di riserva; - è stdout o stdin
cli-admin-guests = elencare gli ospiti di un nome
cli-admin-name = un nome
cli-admin-guest = l’identificativo di un ospite, come lo elenca concilium admin guests
cli-admin-delete-guest = cancellare tutto ciò che si conserva di un ospite: nome, posti, ciò che ha detto
cli-admin-forget = cancellare ciò che è inattivo da alcuni giorni
cli-admin-forget-guests = ospiti non visti da tanti giorni che non siedono a nessun tavolo
cli-admin-forget-tables = tavoli senza cambiamenti da tanti giorni
cli-admin-forget-chat = righe di chat più vecchie di tanti giorni
cli-admin-forget-what = dite che cosa va dimenticato: --guests, --tables o --chat
cli-admin-block = vietare a tutti un nome
cli-admin-unblock = permettere di nuovo un nome
cli-admin-blocked = elencare i nomi vietati
cli-admin-record = mostrare la partita di un tavolo come registro, finita o no
cli-admin-table = l’identificativo di un tavolo
cli-admin-migrate = portare il database allo schema più recente, o tornare a uno precedente
cli-admin-down = tornare a questa migrazione
cli-admin-backed-up = { $rows } righe scritte in { $file }.
cli-admin-restored = { $rows } righe lette da { $file }.
cli-admin-guest-line = { $id } ({ $name }): ultima visita: { $seen }, posti: { $seats }
cli-admin-guest-deleted = L’ospite è cancellato; tavoli a cui sedeva: { $tables }.
cli-admin-forgotten = Cancellati: ospiti { $guests }, tavoli { $tables }, righe di chat { $lines }.
cli-admin-name-blocked = Nessuno può più chiamarsi { $name }.
cli-admin-name-unblocked = { $name } si può usare di nuovo.
cli-admin-migrated = Il database ha lo schema { $revision }.
cli-serve-environment = Ogni impostazione si può dare anche con la variabile d’ambiente tra parentesi, più valori separati da virgole.
cli-serve-allowed-host = un nome con cui i browser possono chiamare il server, * per tutti; ripetibile. Altrimenti: localhost, gli indirizzi, --host e i nomi di --origin
cli-serve-trusted-proxy = un indirizzo o una rete di cui si accettano le intestazioni X-Forwarded-For e X-Forwarded-Proto; ripetibile
cli-serve-metrics-from = un indirizzo o una rete che può leggere /metrics; ripetibile
cli-serve-log-level = che cosa si registra: debug, info, warning o error
cli-serve-log-format = text, oppure json con un oggetto per riga
cli-serve-limit-requests = richieste di un indirizzo, in una volta e al secondo
cli-serve-limit-making = tavoli, partite e ospiti creati da un indirizzo, in una volta e al secondo
cli-serve-limit-messages = messaggi su una connessione, in una volta e al secondo
cli-serve-limit-talk = righe di chat di un ospite, in una volta e al secondo
cli-serve-limit-hints = suggerimenti di un ospite, in una volta e al secondo
cli-serve-limit-frames = frame su una connessione, in una volta e al secondo; chi ne manda di più viene staccato
cli-serve-limit-traffic = byte su una connessione, in una volta e al secondo; chi ne manda di più viene staccato
cli-serve-limit-sockets = connessioni aperte di un indirizzo
cli-serve-limit-tables = partite non finite di un host
cli-serve-limit-entries = decisioni e annullamenti di un tavolo
cli-serve-limit-idle-seconds = secondi dopo i quali un tavolo senza nessuno viene riposto
cli-serve-no-browser = non aprire il browser
cli-serve-compile = compilare il motore mentre il server già funziona, in una copia dei sorgenti
serve-engine-begun = Si può già giocare: intanto si compila il motore. Finché non è pronto, i bot più forti sono più deboli.
serve-engine-progress = Il motore è in compilazione: { $percent } %
serve-engine-ready = Il motore è pronto: da ora i bot pensano con tutta la loro forza.
serve-engine-failed = Non è stato possibile compilare il motore, e si gioca senza: { $problem }
cli-bench = misurare il motore
cli-bench-seconds = secondi di processore per ogni misura
cli-bench-bad-seconds = --seconds deve essere maggiore di 0
cli-bench-game = { $game }, { $players ->
        [1] un giocatore
       *[other] { $players } giocatori
    }, un core, { $backend ->
        [compiled] motore compilato
       *[interpreted] motore interpretato
    }
cli-bench-playout = gioco casuale nel motore, decisioni/s
cli-bench-stepped = da Python, decisioni/s
cli-bench-copy-us = copia di una posizione, µs
cli-bench-resample-us = ricampionamento di una posizione, µs
cli-bench-judgement-us = valutare una posizione, µs
cli-bench-rollouts = simulazioni della ricerca/s
cli-bench-vector = passi vettoriali/s
cli-bench-interpreted = gli stessi file interpretati, decisioni/s
cli-bench-ratio = compilato rispetto a interpretato

# Ciò che dice il comando concilium.

cli-about = Grand Tribunal e Medieval Realms: giocare, studiare, modificare.
cli-command = COMANDO
cli-version = dire quale versione e quale motore
cli-version-is = concilium { $version } (motore { $backend ->
        [compiled] compilato
       *[interpreted] interpretato
    })
cli-error = concilium: { $problem }
cli-missing-extra = concilium: manca il modulo Python { $module }; gli extra [server], [arena] e [research] portano ciò che serve
cli-game = quale gioco
cli-json = stampare JSON
cli-cards = controllare un proprio file di carte o di tabellone
cli-cards-what = cosa fare del file
cli-cards-file = un file TOML
cli-cards-board = è un file di tabellone, non di carte
cli-cards-good = { $file } è in ordine: si può giocare a { $game } con esso.
cli-cards-bad = { $count ->
        [one] 1 errore.
       *[other] { $count } errori.
    }
cli-serve = servire il tavolo nel browser
cli-serve-host = l'indirizzo su cui ascoltare
cli-serve-port = la porta; 0 ne prende una libera
cli-serve-database = dove si conservano i tavoli: un URL SQLite o PostgreSQL
cli-serve-static = la cartella del client costruito
cli-serve-origin = un'origine, oltre alla propria, da cui i browser possono venire; ripetibile
cli-serve-workers = in quanti processi pensano i bot
cli-bench = misurare il motore
cli-bench-seconds = secondi di processore per ogni misura
cli-bench-bad-seconds = --seconds deve essere maggiore di 0
cli-bench-game = { $game }, quattro giocatori, un core, { $backend ->
        [compiled] motore compilato
       *[interpreted] motore interpretato
    }
cli-bench-playout = gioco casuale interno, decisioni/s
cli-bench-stepped = da Python, decisioni/s
cli-bench-copy-us = copia di una posizione, us
cli-bench-resample-us = posizione ricampionata, us
cli-bench-rollouts = simulazioni della ricerca/s
cli-bench-vector = passi vettoriali/s
cli-bench-interpreted = gli stessi file interpretati, decisioni/s
cli-bench-ratio = compilato su interpretato

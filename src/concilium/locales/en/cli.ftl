# What the concilium command says.

cli-about = Board games to play, to study and to change.
cli-command = COMMAND
cli-version = show the version and the engine
cli-version-is = concilium { $version } ({ $backend ->
        [compiled] compiled
       *[interpreted] interpreted
    } engine)
cli-error = concilium: { $problem }
cli-missing-extra = concilium: this needs the Python module { $module }, which isn’t installed; the extras [server], [arena] and [research] install what they need
cli-game = which game
cli-json = print JSON
cli-cards = check a card or board file of your own
cli-cards-what = what to do with the file
cli-cards-file = a TOML file
cli-cards-board = the file is a board file, not a card file
cli-cards-good = { $file } is fine: you can play { $game } with it.
cli-cards-bad = { $count ->
        [one] 1 mistake.
       *[other] { $count } mistakes.
    }
cli-serve = serve the games in the browser
cli-serve-host = the address to listen on
cli-serve-port = the port; 0 picks any free one
cli-serve-database = where tables are kept: a SQLite or PostgreSQL URL
cli-serve-static = the folder of the built client
cli-serve-origin = another origin that browsers may come from; can be repeated
cli-serve-workers = how many processes the bots think in; with 0 they are thought for by concilium think
cli-serve-processes = how many processes serve the address; more than one needs PostgreSQL
cli-serve-one-process = With SQLite the server is one process; several need PostgreSQL.
cli-think = think for the bots of the servers on one PostgreSQL database
cli-admin = look after the database of a server
cli-admin-backup = write everything to a file
cli-admin-restore = fill an empty database from a backup
cli-admin-file = the file of the backup; - is stdout or stdin
cli-admin-guests = list the guests of a name
cli-admin-name = a name
cli-admin-guest = the id of a guest, as concilium admin guests lists it
cli-admin-delete-guest = delete all that is kept of a guest: name, seats, what they said
cli-admin-forget = delete what has been idle for some days
cli-admin-forget-guests = guests not seen for this many days who sit at no table
cli-admin-forget-tables = tables not changed for this many days
cli-admin-forget-chat = chat lines older than this many days
cli-admin-forget-what = say what is to be forgotten: --guests, --tables or --chat
cli-admin-block = let nobody use a name
cli-admin-unblock = let a name be used again
cli-admin-blocked = list the names that nobody may use
cli-admin-record = show a table’s game as a record, over or not
cli-admin-table = the id of a table
cli-admin-migrate = bring the database to the newest schema, or back to an older one
cli-admin-down = go back to this migration
cli-admin-backed-up = { $rows } rows written to { $file }.
cli-admin-restored = { $rows } rows read from { $file }.
cli-admin-guest-line = { $id } ({ $name }): last seen: { $seen }, seats: { $seats }
cli-admin-guest-deleted = The guest is deleted; tables where they sat: { $tables }.
cli-admin-forgotten = Deleted: guests { $guests }, tables { $tables }, chat lines { $lines }.
cli-admin-name-blocked = Nobody may be called { $name } any more.
cli-admin-name-unblocked = { $name } may be used again.
cli-admin-migrated = The database has schema { $revision }.
cli-serve-environment = Every setting can also be given in the environment variable in brackets, with several values separated by commas.
cli-serve-allowed-host = a host name that browsers may use for the server, * for any; can be repeated. Default: localhost, addresses, --host and the hosts of --origin
cli-serve-trusted-proxy = an address or network whose X-Forwarded-For and X-Forwarded-Proto headers are trusted; can be repeated
cli-serve-metrics-from = an address or network that may read /metrics; can be repeated
cli-serve-log-level = what is logged: debug, info, warning or error
cli-serve-log-format = text, or json with one object per line
cli-serve-limit-requests = requests from one address, at once and per second
cli-serve-limit-making = tables, records and guests created from one address, at once and per second
cli-serve-limit-messages = messages over one connection, at once and per second
cli-serve-limit-talk = chat lines of one guest, at once and per second
cli-serve-limit-hints = hints of one guest, at once and per second
cli-serve-limit-frames = frames over one connection, at once and per second; beyond that it is cut off
cli-serve-limit-traffic = bytes over one connection, at once and per second; beyond that it is cut off
cli-serve-limit-sockets = open connections from one address
cli-serve-limit-tables = unfinished games per host
cli-serve-limit-entries = decisions and undos per table
cli-serve-limit-idle-seconds = seconds after which a table with nobody at it is put away
cli-serve-no-browser = do not open the browser
cli-serve-compile = compile the engine while the server already runs, in a checkout of the sources
serve-engine-begun = You can play meanwhile: the engine is being compiled. Until it is ready the strongest bots are weaker.
serve-engine-progress = The engine is being compiled: { $percent } %
serve-engine-ready = The engine is ready: the bots think at full strength from now on.
serve-engine-failed = The engine could not be compiled, and the game goes on without: { $problem }
cli-bench = measure the engine
cli-bench-seconds = processor seconds per figure
cli-bench-bad-seconds = --seconds must be more than 0
cli-bench-game = { $game }, { $players ->
        [1] one player
       *[other] { $players } players
    }, one core, { $backend ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }
cli-bench-playout = random play inside the engine, decisions/s
cli-bench-stepped = driven from Python, decisions/s
cli-bench-copy-us = copying a position, µs
cli-bench-resample-us = resampling a position, µs
cli-bench-judgement-us = judging a position, µs
cli-bench-rollouts = search rollouts/s
cli-bench-vector = vector steps/s
cli-bench-interpreted = the same files interpreted, decisions/s
cli-bench-ratio = compiled versus interpreted

# What the concilium command says.

cli-about = Grand Tribunal and Medieval Realms: play, study, change.
cli-command = COMMAND
cli-version = say which version and which engine this is
cli-version-is = concilium { $version } ({ $backend } engine)
cli-error = concilium: { $problem }
cli-missing-extra = concilium: this needs the Python module { $module }, which is not installed; the extras [server], [arena] and [research] bring what they need
cli-game = which game
cli-json = print JSON
cli-cards = check a card or board file of your own
cli-cards-what = what to do with the file
cli-cards-file = a TOML file
cli-cards-board = it is a board file, not a card file
cli-cards-good = { $file } is in order: { $game } can be played with it.
cli-cards-bad = { $count ->
        [one] 1 mistake.
       *[other] { $count } mistakes.
    }
cli-serve = serve the table in the browser
cli-serve-host = the address to listen on
cli-serve-port = the port; 0 is any free one
cli-serve-database = where tables are kept: a SQLite or PostgreSQL URL
cli-serve-static = the folder of the built client
cli-serve-origin = an origin besides its own from which browsers may come; can be repeated
cli-serve-workers = how many processes the bots think in
cli-serve-environment = Every setting can also be given by the environment variable in brackets, several values separated by commas.
cli-serve-allowed-host = a name by which browsers may call the server, * for any; can be repeated. Without it: localhost, addresses, --host and the hosts of --origin
cli-serve-trusted-proxy = an address or network whose X-Forwarded-For and X-Forwarded-Proto are believed; can be repeated
cli-serve-metrics-from = an address or network that may read /metrics; can be repeated
cli-serve-log-level = what is logged: debug, info, warning or error
cli-serve-log-format = text, or json with one object a line
cli-serve-limit-requests = requests of one address, at once and each second
cli-serve-limit-making = tables, records and guests made from one address, at once and each second
cli-serve-limit-messages = messages over one connection, at once and each second
cli-serve-limit-talk = chat lines over one connection, at once and each second
cli-serve-limit-hints = hints over one connection, at once and each second
cli-serve-limit-frames = frames over one connection, at once and each second; who sends more is cut off
cli-serve-limit-traffic = bytes over one connection, at once and each second; who sends more is cut off
cli-serve-limit-sockets = open connections of one address
cli-serve-limit-tables = games of one host that are not over
cli-serve-limit-entries = decisions and undos of one table
cli-serve-limit-idle-seconds = seconds after which a table without anybody is put away
cli-bench = measure the engine
cli-bench-seconds = processor seconds for each figure
cli-bench-bad-seconds = --seconds must be more than 0
cli-bench-game = { $game }, four players, one core, { $backend ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }
cli-bench-playout = random play inside, decisions/s
cli-bench-stepped = driven from Python, decisions/s
cli-bench-copy-us = copy of a position, us
cli-bench-resample-us = resampled position, us
cli-bench-rollouts = rollouts of the search/s
cli-bench-vector = vector steps/s
cli-bench-interpreted = the same files interpreted, decisions/s
cli-bench-ratio = compiled to interpreted

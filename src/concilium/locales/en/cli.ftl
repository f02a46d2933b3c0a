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

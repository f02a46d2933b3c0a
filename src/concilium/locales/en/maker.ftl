# Making a game of one's own.

cli-new-game = write a package with a small game that runs at once, to begin with
cli-new-game-name = its name, in small letters, for example my-game
cli-new-game-into = the folder to put it into
cli-new-game-bad-name = A name is small letters and digits, words joined by hyphens; { $name } is not.
cli-new-game-taken = There is a game { $name } already.
cli-new-game-exists = { $path } is there already; nothing was written.
cli-new-game-made = { $path } is ready. Install it with: pip install --editable { $path }. Then: concilium play { $name }, or concilium serve.

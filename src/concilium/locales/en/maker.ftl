# Making a game of one’s own.

cli-new-game = create a package with a small game that runs at once, as a start
cli-new-game-name = its name in lower case, for example my-game
cli-new-game-into = the folder to create it in
cli-new-game-bad-name = { $name } can’t be a name: use lower-case letters and digits, with hyphens between words.
cli-new-game-taken = There’s already a game called { $name }.
cli-new-game-exists = { $path } already exists; nothing was written.
cli-new-game-made = { $path } is ready. Install it with: pip install --editable { $path }. Then: concilium play { $name }, or concilium serve.

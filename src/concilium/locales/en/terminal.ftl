# Playing at the terminal.
cli-play = Play at the terminal
terminal-help-seats = who sits where, separated by commas: me, a level, or any bot
terminal-help-seed = chance from a seed, for trying things out
terminal-help-save = the file in which the game is kept
terminal-help-resume = go on with the saved game
terminal-prompt = number, ? why not, u undo, h hint, l language, s save, q leave >
terminal-help = A number from 1 to { $most }; ? for why things are not allowed, ? and words for a single thing; u takes back; h for a hint; l for the next language; s saves; q leaves; nothing draws the table again.
terminal-saved = Saved: { $path }
terminal-no-undo = Nothing to take back: chance or somebody else has decided since.
terminal-nothing-refused = Nothing of that kind is refused.

# Playing at the terminal.
cli-play = play at the terminal
terminal-help-seats = who sits where, separated by commas: me, a level, or any bot
terminal-help-seed = draw from this seed, to try things out
terminal-help-save = the file the game is saved in
terminal-help-resume = continue the saved game
terminal-prompt = number, ? why not, u undo, h hint, l language, s save, q quit >
terminal-help = Type a number from 1 to { $most }. ? says why things aren’t allowed, ? and a word says it of that thing; u undoes; h gives a hint; l changes the language; s saves; q quits; Enter alone draws the table again.
terminal-saved = Saved: { $path }
terminal-no-undo = Nothing to take back: something was drawn or someone else has decided since.
terminal-nothing-refused = Nothing like that is refused.
terminal-player = Player { $number }
terminal-bot = Bot { $number } ({ $level })

### What holds in every game

refusal-unknown-action = There is no such action.
refusal-not-your-turn = It isn't your turn.
refusal-game-over = The game is over.
refusal-not-an-outcome = That isn't up to chance now.
refusal-chance-first = Wait: something is drawn first.
refusal-another-first = Wait: another player decides first.
step-over = The game is over.

### What holds in every game

refusal-unknown-action = There’s no such action.
refusal-not-your-turn = It isn’t your turn.
refusal-game-over = The game is over.
refusal-not-an-outcome = This can’t be drawn or rolled now.
refusal-chance-first = Wait: something is being drawn first.
refusal-another-first = Wait: another player decides first.
step-over = The game is over.

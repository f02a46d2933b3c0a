### Bots: levels, hints, reasons

## Levels

level-random = random
level-beginner = beginner
level-easy = casual player
level-medium = regular
level-hard = old hand
level-expert = expert
level-beginner-text = Very easy: overlooks much and misjudges what it sees. Answers at once.
level-easy-text = Easy: overlooks a few things and misjudges others. Answers at once.
level-medium-text = Medium: plays soundly and makes small mistakes. Answers at once.
level-hard-text = Hard: makes few mistakes. Answers within a moment.
level-expert-text = Very hard: looks far ahead. Thinks up to two seconds a turn.
web-level = Bot: { $level }
web-level-for-now = { $level } (weaker for now)
web-thinking = { $names } { $count ->
        [one] is thinking…
       *[other] are thinking…
    }
terminal-thinking = { $name } is thinking…

## Hints

hint-sure = One choice is clearly the best.
hint-likely = One choice is probably the best.
hint-close = The marked choices are about equally good.
hint-even = It hardly matters what you choose here.
hint-best = Best: { $choice }.
hint-own-more = You would have more: { $feature }.
hint-own-less = You would have less: { $feature }.
hint-rivals-more = Your rivals would have more: { $feature }.
hint-rivals-less = Your rivals would have less: { $feature }.

## What a position is judged by

feature-score = points

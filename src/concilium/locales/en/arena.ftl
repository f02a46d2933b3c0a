# Many games: arena, ladder, balance, tuning.
cli-arena = bots against each other, with win shares and ratings
cli-ladder = every level of bot against the next
cli-balance = is the game fair, and are its cards worth having?
cli-tune = learn the bots’ weights from played games
cli-learn = learn a judge for the bots from self-play, in rounds
arena-help-game = which game
arena-help-games = how many games
arena-help-seed = the same seed plays the same games
arena-help-jobs = how many processes play
arena-help-options = the game’s options, as JSON
arena-help-json = print the results as JSON
arena-help-journal = the file that keeps finished games; an interrupted run continues from it
arena-help-fresh = start over instead of continuing
arena-help-minutes = start no more games after this many minutes
arena-help-ray = spread the games over a Ray cluster; local starts one here
arena-help-seats = a bot for each seat, separated by commas; seats rotate
arena-help-players = how many players at a table
arena-help-picture = draw the results into this file (svg, png, pdf)
arena-bad-jobs = --jobs must be at least 1
arena-playing = playing
arena-no-games = no games were played
arena-interrupted = { $games ->
        [one] Interrupted after { $games } game; the same command continues from { $path }.
       *[other] Interrupted after { $games } games; the same command continues from { $path }.
    }
arena-title = { $game }: { $seats }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-thinking = How the bots thought
arena-column-bot = bot
arena-column-wins = win share
arena-column-even = even
arena-column-score = score
arena-column-rating = rating
arena-column-decisions = decisions per game
arena-column-thinking = thinking per decision
arena-column-longest = longest
arena-column-turn = longest turn
ladder-title = { $games ->
        [one] { $game }: the ladder after { $games } game
       *[other] { $game }: the ladder after { $games } games
    }
ladder-rungs = Each level against the one below (50 % is even)
ladder-column-upper = level
ladder-column-lower = against
ladder-column-games = games
ladder-column-wins = win share
ladder-column-lead = ahead by
ladder-column-stronger = stronger
ladder-shown = proven
ladder-not-shown = not yet
tune-help-rounds = how often to play and learn; the first round plays at random
tune-help-games = how many games per round
tune-help-teacher = a stronger bot that plays one more round to learn from: search:60it
tune-help-out = the file for the weights; by default the game’s own
tune-column-round = round
tune-column-positions = positions
tune-column-likelihood = log likelihood, unseen games
tune-column-score = winning score
tune-written = Written: { $path }
learn-help-rounds = how often to play, learn and compete
learn-help-games = how many games of self-play per round
learn-help-contest = how many games a new judge, and then a new guide, plays against the best figures so far
learn-help-iterations = how long the bots think about a decision
learn-help-deeper = how long they think about a decision that is studied
learn-help-search = how the new figures search, where otherwise than those before, such as rollout=0,faith=4
learn-help-folder = the folder that keeps games and figures; an interrupted run continues from it
learn-help-out = the file for the best figures; by default the game’s own
learn-bad-number = { $name } must be at least { $least }
learn-interrupted = Interrupted; the same command continues from { $path }.
learn-column-round = round
learn-column-positions = positions
learn-column-decisions = decisions studied
learn-column-loss = log loss, unseen games (even guess)
learn-column-judge = new judge’s wins against the best before
learn-column-agreed = guide prefers what the search did
learn-column-guide = new guide’s wins against the best then
learn-kept = kept
learn-not-kept = not kept
learn-curve = The curve: { $path }
learn-nothing-better = No judge and no guide won against the previous figures: nothing was written.
balance-help-bot = the bot in every seat
balance-help-html = write the report to this file as a web page
balance-title = { $game }: { $players } × { $bot }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
balance-seats = Seats
balance-seat = seat
balance-wins = win share
balance-of-even = of an even share
balance-length = decisions per game
balance-scores = score
balance-winning-score = winning score
balance-margin = ahead of the second
balance-parts = score after part
balance-actions = Actions per game
balance-cards = Cards
balance-card = card
balance-used = games
balance-lift = users’ wins, compared to average
balance-all-met = All balance criteria are met.
balance-not-met = Balance criteria not met:
balance-seat-advantage = no seat wins more than { NUMBER($bound) } times its share
balance-action-unused = every action is taken at times
balance-card-unused = every card is used in at least { NUMBER($bound, style: "percent") } of the games
balance-card-decides = no card decides the game by itself: its users win at most { NUMBER($bound) } times as often as the average card’s
balance-card-worthless = no card is worthless: its users win at least { NUMBER($bound) } times as often as the average card’s
balance-criteria = Balance criteria
balance-criterion = criterion
balance-holds = met
balance-extreme = closest to the limit
balance-culprits = what breaks it
balance-met = yes
balance-broken = no
cli-field = our search against OpenSpiel’s
cli-luck = how much of a game is luck?
arena-help-out = write the table into this document
field-help-budgets = what both may spend on a decision, one after the other: 100it,100ms
field-title = { $game }: against OpenSpiel, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
luck-help-players = numbers of players, separated by commas; all by default
luck-help-iterations = how far the honest bots think, in iterations
luck-bad-players = --players: numbers from { $fewest } to { $most }, separated by commas
luck-title = { $game }: how much is luck?
luck-column-players = players
luck-column-even = even
luck-column-truth = wins of who is shown the truth
luck-column-thought = wins of who thinks 100 times as long
luck-column-chance = share of the result’s variance that chance makes
luck-share = { $share } of { $games }

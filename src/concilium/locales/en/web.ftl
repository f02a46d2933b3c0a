### The browser: what is not a rule's word

## Everywhere

web-loading = One moment…
web-home = To the entrance
web-close = Close
web-back = Back
web-go-on = Go on
web-skip = Show all
web-none = none
web-less = Less
web-error-unknown = Something went wrong: { $text }
web-error-offline = The server does not answer.
web-error-unreadable = The server’s answer cannot be read.

## The entrance

web-choose-game = Choose a game
web-game-grand-tribunal = Grand Tribunal
web-game-grand-tribunal-text = Wizards forge items, fill them with spells and win the votes of three Tribunals.
web-game-medieval-realms = Medieval Realms
web-game-medieval-realms-text = Kings send their leaders out behind closed walls, bid, build and write their chronicle.
web-players = { $from } to { $to } players
web-your-name = Your name
web-name = Name
web-guest = Guest
web-seats = Seats
web-seat-number = Seat { $number }
web-me = me
web-level = Bot: { $level }
web-level-random = random
web-level-apprentice = apprentice
web-level-adept = adept
web-level-magus = magus
web-level-master = master
web-level-archmage = archmage
web-friend = A friend, by link
web-here = Somebody at this device
web-add-seat = Add a seat
web-remove-seat = Remove this seat
web-options = Edition and variants
web-as-edition = as the edition says
web-allow-hints = Hints are allowed at this table
web-play = Play
web-my-tables = My tables
web-no-tables = No tables yet: start a game above.
web-open-record = Open a record
web-status-running = running
web-status-over = finished
web-status-record = record
web-engine = Concilium { $version } · engine: { $engine }
web-engine-compiled = compiled
web-engine-interpreted = interpreted
web-invited = You are invited: { $game }
web-sit-down = Sit down
web-at-table = At the table

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-forced = Make forced choices for me
web-forced-text = What ends a turn stays yours, so that you can still undo.
web-sound = A chime when it is my turn
web-still = No motion
web-large = Larger text

## At the table

web-your-turn = Your turn
web-waiting = Waiting for { $names }
web-chance = Chance
web-over = { $names } won
web-lost = Connection lost: trying again
web-not-yours = This seat is not yours.
web-no-table = There is no such table.
web-not-now = You cannot act now.
web-actions = What you can do
web-undo = Undo
web-undo-all = Undo all { $count }
web-hint = Hint
web-hint-chance = Wins { $share } of the time
web-log = Log
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-parts = Parts of the table
web-tab-table = Table
web-tab-mine = Mine
web-tab-rivals = Rivals
web-tab-log = Log
web-present = here
web-absent = away
web-away = While you were away
web-bot = bot
web-free = free
web-link-mine = My link
web-link-invite = Invite
web-link-copied = Copied. This link opens the seat:
web-link-give = This link opens the seat:
web-stand-in = Let a bot play
web-take-back = Take back
web-leave = Leave { $name }’s seat
web-watch-link = To watch
web-watchers = { $count } watching
web-hand-over = Hand the device over
web-hand-over-text = It is { $name }’s turn. Nobody else should look.
web-hand-over-taken = I am { $name }
web-result = Result
web-score-sheet = Score sheet
web-total = Total
web-again = Another game

## Replay

web-replay = Replay
web-record = Download the record
web-share = Copy a link to this position
web-replay-start = The beginning
web-first = To the beginning
web-previous = One back
web-next = One on
web-last = To the end
web-run = Run
web-pause = Pause
web-position = Position
web-seen-by = Seen by
web-seen-by-all = everybody
web-event-undone = { $seat } takes back { $decisions ->
        [one] a decision
       *[other] { $decisions } decisions
    }.

## Grand Tribunal on the screen

web-tribunal = Tribunal { $number }
web-round = round { $round }/{ $rounds }
web-turn-of = Turn: { $name }
web-actions-left = Actions left: { $count }
web-voting-track = Voting Track
web-concilium = Tokens left in the Concilium
web-space-votes = { $space }: { $votes } votes
web-votes = votes
web-sources = Vis sources
web-closed = closed
web-market = Markets and decks
web-decks-item = Items
web-decks-spell = Spells
web-decks-resource = Resources
web-deck-count = { $kind }: { $count } in the deck
web-in-play-now = Being played
web-my-sanctum = My Sanctum
web-sanctum = Sanctum
web-laboratory = Laboratory
web-library = Library
web-vault = Vault
web-hand = Hand
web-hand-empty = No cards
web-vis = Vis
web-points = points
web-score = base score
web-cost = Vis on it: { $vis } of { $cost }
web-praeco = Praeco
web-warded = warded
web-muddled = muddled
web-face-down = { $kind }, face down
web-face-down-count = { $count } face down
web-card-active = { $name }, active
web-card-vis = { $name }, { $vis } Vis on it
web-standings = If the Tribunal were now
web-standings-none = No active item yet
web-tribunal-held = The Tribunal
web-place = { $place ->
        [1] First place
        [2] Second place
       *[other] Third place
    }
web-mention = Honourable mention

## Medieval Realms on the screen

web-events = Events
web-coming = Coming
web-deck = Deck
web-price = Price: { $price } production
web-leaving = Leaves at the end of the round
web-taker = to { $name }
web-taker-none = to nobody
web-taker-title = Who would get this majority card if you bought it now
web-bought-hand = Bought into the hand
web-bought-majority = Goes to the majority
web-bought-auction = Auctioned
web-my-realm = My realm
web-to-place = To place
web-lift = Take up { $leader } from { $space }
web-amount = { $resource }: { $amount }
web-land = Land { $land }
web-land-shut = closed
web-land-nobody = nobody wins it
web-strengths = Strengths
web-walls-fell = The walls come down
web-order = Place in the turn order
web-order-why = Turn order: most production first; ties clockwise
web-passed = passed
web-finished = has placed all
web-placing = is placing
web-cards = Cards
web-in-play = In play
web-points-track = Victory points
web-bonus-steps = every fifth point: a resource
web-auction = Auction
web-no-bid = No bid yet
web-score-before = Before the end
web-score-honourable = Honourable persons
web-score-cards = Cards
web-score-resources = Resources

## Choices: with their thing, and the verb alone

web-do-deal = Deal { $thing }
    .verb = Deal
web-do-choose = Choose { $thing }
    .verb = Choose
web-do-vote = Vote: { $thing }
    .verb = Vote
web-do-unvote = Take a token: { $thing }
    .verb = Take a token
web-do-swap = Exchange: { $thing }
    .verb = Exchange
web-do-end = Done
    .verb = Done
web-do-done = Done placing
    .verb = Done
web-do-yes = Yes
    .verb = Yes
web-do-no = No
    .verb = No
web-do-target = Choose { $thing }
    .verb = Wizard
web-do-praeco = Praeco: { $thing }
    .verb = Praeco
web-do-order = Next in order: { $thing }
    .verb = Order
web-do-roll = Roll { $thing }
    .verb = Roll
web-do-extract = Extract Vis
    .verb = Extract
web-do-gather = Gather: { $thing }
    .verb = Gather
web-do-draw = Draw: { $thing }
    .verb = Draw
web-do-put = To: { $thing }
    .verb = Put
web-do-take = Take { $thing }
    .verb = Take
web-do-advance = Advance { $thing }
    .verb = Advance
web-do-activate = Activate { $thing }
    .verb = Activate
web-do-install = Install { $thing }
    .verb = Install
web-do-cast = Cast { $thing }
    .verb = Cast
web-do-play = Play { $thing }
    .verb = Play
web-do-lay = Lay down { $thing }
    .verb = Lay down
web-do-place-mayor = Mayor: { $thing }
    .verb = Mayor
web-do-place-general = General: land { $thing }
    .verb = General
web-do-place-admiral = Admiral: land { $thing }
    .verb = Admiral
web-do-place-decoy = Decoy: land { $thing }
    .verb = Decoy
web-do-take-card = Take { $thing }
    .verb = Take
web-do-buy = Buy { $thing }
    .verb = Buy
web-do-pass = Pass
    .verb = Pass
web-do-bid = Bid { $thing }
    .verb = Bid

## Things

web-thing-hand = hand
web-thing-sanctum = Sanctum
web-thing-lily = lily

### The browser: what is not a rule's word

## Everywhere

web-loading = One moment…
web-home = To the entrance
web-close = Close
web-back = Back
web-go-on = Go on
web-skip = Show all
web-less = Less
web-error-unknown = Something went wrong: { $text }
web-error-offline = The server does not answer.
web-error-unreadable = The server’s answer cannot be read.

## The entrance

web-choose-game = Choose a game
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
web-get-to-know = Get to know the game
web-learn = Learn in { $minutes } minutes
web-rulebook = Rulebook
web-gallery = Cards
web-ask = What is this? { $about }
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
web-sign-out = Sign out other devices
web-sign-out-text = Every other browser loses your seats, and links to them stop working.
web-signed-out = Done. Only this browser holds your seats now.

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
web-chat-earlier = Show earlier lines
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
web-link-again = New link
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

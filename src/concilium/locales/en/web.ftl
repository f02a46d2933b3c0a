### The browser: what is not a rule's word

## Everywhere

web-loading = Just a moment…
web-home = Back to the lobby
web-close = Close
web-back = Back
web-go-on = Continue
web-skip = Show all
web-less = Less
web-error-unknown = Something went wrong: { $text }
web-error-offline = The server isn’t responding.
web-error-unreadable = The server’s answer can’t be read.

## The entrance

web-choose-game = Choose a game
web-players = { $from } to { $to } players
web-your-name = Your name
web-name = Name
web-guest = Guest
web-seats = Seats
web-seat-number = Seat { $number }
web-me = you
web-level = Bot: { $level }
web-level-random = random
web-level-apprentice = apprentice
web-level-adept = adept
web-level-magus = magus
web-level-master = master
web-level-archmage = archmage
web-level-for-now = { $level } (weaker for now)
web-friend = A friend, by link
web-here = Another player on this device
web-add-seat = Add a seat
web-remove-seat = Remove this seat
web-options = Edition and variants
web-as-edition = as in the edition
web-allow-hints = Allow hints at this table
web-play = Play
web-get-to-know = Get to know the game
web-learn = Learn in { $minutes } minutes
web-rulebook = Rulebook
web-gallery = Cards
web-ask = What is this? { $about }
web-my-tables = My tables
web-no-tables = No tables yet: start a game above.
web-open-record = Load a saved game
web-status-running = in progress
web-status-over = finished
web-status-record = saved game
web-engine = Concilium { $version } · engine: { $engine }
web-engine-compiled = compiled
web-engine-interpreted = interpreted
web-engine-compiling = The engine is being compiled: { $percent } %
web-engine-failed = The engine could not be compiled; the game goes on without.
web-invited = You’re invited to play { $game }
web-sit-down = Sit down
web-at-table = At the table

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Match system
web-theme-light = Light
web-theme-dark = Dark
web-forced = Play forced moves for me
web-forced-text = You still end your own turn, so you can undo first.
web-sound = Play soft sounds: for my turn and for what happens at the table
web-still = Reduce motion
web-large = Larger text
web-shows = On a touch screen, show a card before deciding
web-shows-text = The first tap shows the card with its choices, the second decides.
web-pace = Pace of the others
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once
web-moment = Bots wait before they answer
web-moment-seconds = { $seconds ->
        [0] none
       *[other] { $seconds } seconds
    }
web-sign-out = Sign out on other devices
web-sign-out-text = All other browsers lose your seats, and links to them stop working.
web-signed-out = Done. Only this browser holds your seats now.

## At the table

web-your-turn = Your turn
web-waiting = Waiting for { $names }
web-chance = Drawing…
web-over = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-lost = Connection lost: reconnecting…
web-not-yours = This isn’t your seat.
web-no-table = There’s no such table.
web-not-now = You can’t do anything now.
web-actions = What you can do
web-undo = Undo
web-undo-all = Undo all { $count }
web-hint = Hint
web-hint-chance = Wins { $share } of the time
web-log = Log
web-chat = Chat
web-chat-none = Nobody has written anything yet.
web-chat-earlier = Show earlier messages
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
web-free = open
web-link-mine = My link
web-link-invite = Invite
web-link-again = New link
web-link-copied = Copied. This link opens the seat:
web-link-give = This link opens the seat:
web-stand-in = Let a bot play
web-take-back = Take the seat back
web-leave = Leave { $name }’s seat
web-watch-link = Watch here
web-watchers = { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
web-hand-over = Pass the device on
web-hand-over-text = It’s { $name }’s turn. Everyone else, please look away.
web-hand-over-taken = I’m { $name }
web-result = Result
web-score-sheet = Score sheet
web-total = Total
web-again = Play again
web-sure = { $count ->
        [one] There is still one other thing that you could do.
       *[other] There are still { $count } other things that you could do.
    }
web-sure-once = You are asked this only the first time.
web-sure-no = Go back
web-leaving = Leave the table?
web-leaving-text = The game stays among your tables and your seat is kept. The others see that you are away.
web-leaving-stay = Stay
web-leaving-go = Leave for now
web-leaving-bot = Leave, and let a bot play for me
web-since = Since your last decision
web-away-nothing = Nothing happened.
web-stand-in-back = A bot stood in for you. The seat is yours again.
web-stand-in-on = Let it play on
web-stand-in-began = A bot stands in for { $name }.
web-stand-in-ended = { $name } plays again.

## Replay

web-replay = Replay
web-record = Download the game
web-share = Copy a link to this position
web-replay-start = The start
web-first = Go to the start
web-previous = One step back
web-next = One step forward
web-last = Go to the end
web-run = Play
web-pause = Pause
web-position = Position
web-seen-by = As seen by
web-seen-by-all = everyone
web-event-undone = { $seat } takes back a decision.

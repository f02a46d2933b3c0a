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
web-person-number = Player { $number }
web-your-colour = Your colour
web-colour-0 = blue, a star
web-colour-1 = orange, a chevron
web-colour-2 = green, a cross
web-colour-3 = purple, a moon
web-colour-4 = ochre, a tower
web-colour-5 = grey, a drop
web-guest = Guest
web-seats = Seats
web-seat-number = Seat { $number }
web-me = you
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
web-finished = Finished
web-finished-all = Show all { $count }
web-seats-open = { $count ->
        [one] One more player is expected
       *[other] { $count } more players are expected
    }
web-you-won = You won
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
web-chat-not-here = The chat is for those who sit at the table.
web-unread = { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
web-chat-earlier = Show earlier messages
web-say = Say something
web-send = Send
web-parts = Parts of the table
web-tab-table = Table
web-tab-mine = Mine
web-tab-rivals = Rivals
web-tab-log = Log
web-tab-moves = Moves
web-present = here
web-absent = away
web-away = While you were away
web-bot = bot
web-free = open
web-link-mine = My link
web-link-invite = Invite
web-link-again = New link
web-link-of = Link to { $name }
web-link-copy = Copy
web-link-done = Copied
web-link-share = Share
web-link-code = QR code
web-link-code-of = QR code of the link to { $name }
web-link-by-hand = This browser can’t copy for you: select the link and copy it yourself.
web-link-local = This address works on this computer only. To invite others, open the game under this computer’s address in your network.
web-link-once = The first to open this link has the seat.
web-link-own = This link brings you back to your seat on another device. Keep it to yourself.
web-room = Waiting room
web-room-text = { $count ->
        [one] One player is still missing. Send them their link: whoever opens it takes the seat.
       *[other] { $count } players are still missing. Send each of them a link: whoever opens it takes the seat.
    }
web-room-all = Everyone is here.
web-room-bots = Start with bots instead
web-room-look = Go to the table
web-room-begin = Start
web-bot-instead = A bot instead
web-awaited = not here yet
web-stand-in = Let a bot play
web-take-back = Take the seat back
web-leave = Leave { $name }’s seat
web-watch-link = Watch here
web-watchers = { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
web-watching = You’re watching.
web-watching-sees = You see what everyone at the table sees: the board, whatever lies open, and the log.
web-watching-not = Hands, secret choices, hints and the chat are the players’ own.
web-hand-over = Pass the device on
web-hand-over-text = It’s { $name }’s turn. Everyone else, please look away.
web-hand-over-taken = I’m { $name }
web-result = Result
web-score-sheet = Score sheet
web-total = Total
web-rematch = Rematch
web-rematch-offered = A rematch has been set up. Your seat there is kept.
web-rematch-join = Join the rematch
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
web-left = { $name } has left the table. The seat is kept.
web-came = { $name } is at the table.

## Replay

web-replay = Replay
web-moves = Moves
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

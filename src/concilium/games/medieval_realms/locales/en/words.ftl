### Medieval Realms: words of the rules

## Things

game-medieval-realms = Medieval Realms
    .text = Place your leaders in secret behind the walls, win lands, outbid your rivals and build the greatest realm.
seat-number = King { $number }
bought-hand = hand card
bought-majority = majority card
bought-auction = auction card
resource-production = production
resource-science = science
resource-culture = culture
resource-religion = religion
resource-gold = gold
resource-raw-material = raw material
resource-battle = battle
amount-production = { $amount } production
amount-science = { $amount } science
amount-culture = { $amount } culture
amount-religion = { $amount } religion
amount-gold = { $amount } gold
amount-raw-material = { $amount } raw material
amount-battle = { $amount } battle
amount-lily = { $amount } of one resource of your choice
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-grey = grey
colour-turquoise = turquoise
colour-violet = violet
colour-white = white
colour-blue = blue
kind-mayor = mayor
kind-general = general
kind-admiral = admiral
kind-decoy = decoy
amount-mayor = { $amount ->
        [one] { $amount } mayor
       *[other] { $amount } mayors
    }
amount-general = { $amount ->
        [one] { $amount } general
       *[other] { $amount } generals
    }
amount-admiral = { $amount ->
        [one] { $amount } admiral
       *[other] { $amount } admirals
    }
amount-decoy = { $amount ->
        [one] { $amount } decoy
       *[other] { $amount } decoys
    }
thing-lily = lily

## Options

option-rounds = Rounds
    .text = The rulebook ends the game after round 7; its list of symbols mentions round 8.
option-cards = Card file
    .text = A card file of your own.
option-board = Board file
    .text = A board file of your own.

## What is being decided

step-deal = Cards are being turned up.
step-order = The turn order is being drawn.
step-extra = Choose two extra resources of different kinds.
step-placement = { $left ->
        [0] All leaders are placed: finish, or take one up again.
       *[other] Place your leaders behind the walls: { $left } left.
    }
step-lands = The lands are being fought for.
step-actions = Buy a card, play a card or pass.
step-auction = { $bid ->
        [0] Open the auction with a bid.
       *[other] Bid more than { $bid }, or let it go.
    }
step-effects = Cards are taking effect.
step-lily = Choose which resource to gain.
step-bonus = Choose a bonus resource.
step-take-card = Take a card from the panel into your hand for free.
step-scoring = The realms are being scored.
step-over = The game is over.

## What happened

event-turned-up = Turned up: { $card }.
event-turn-order = Turn order: { $seats }.
event-extra-taken = { $seat } takes as extra resources: { $resources }.
event-walls-rose = Round { $round }: the walls go up.
event-finished-placing = { $seat } has placed all leaders.
event-walls-fell = The walls come down.
event-produced = { $seat } produces { $resources }.
event-land-won = { $seat } wins land { $land }.
event-land-tied = Land { $land } is tied: nobody wins it.
event-land-denied = Nobody wins land { $land }: decoys deny it.
event-gained = { $seat } gains { $amount-goods }.
event-card-produced = { $card } produces for { $seat }.
event-production-dealt = Everyone takes { $amount } production.
event-auction-opened = { $seat } puts { $card } up for auction.
event-bought = { $seat } buys { $card } for { $price } production.
event-majority-taken = { $seat } receives { $card } by majority.
event-majority-discarded = Nobody can take { $card }: discarded.
event-played = { $seat } plays { $card }.
event-passed = { $seat } passes for the rest of the round.
event-bid = { $seat } bids { $amount-goods }.
event-bid-passed = { $seat } drops out of the auction.
event-auction-won = { $seat } wins { $card } for { $amount-goods }.
event-leader-gained = { $leader-id ->
        [mayor] { $seat } gains a mayor.
        [general] { $seat } gains a general.
       *[admiral] { $seat } gains an admiral.
    }
event-points = { $points ->
        [one] { $seat } scores { $points } point ({ $total } in all).
       *[other] { $seat } scores { $points } points ({ $total } in all).
    }
event-bonus-taken = { $seat } takes a bonus resource: { $resource }.
event-repeated = { $seat } played { $played }: { $card } takes effect.
event-card-taken = { $seat } takes { $card } for free.
event-round-ended = Round { $round } is over.
event-slots-discarded = Discarded from the panel: { $cards }.
event-slid = The events move up.
event-honours-scored = { $persons ->
        [one] { $seat } scores for { $persons } honourable person.
       *[other] { $seat } scores for { $persons } honourable persons.
    }
event-card-scored = { $points ->
        [one] { $seat } scores { $points } point for { $card }.
       *[other] { $seat } scores { $points } points for { $card }.
    }
event-resources-scored = { $points ->
        [one] { $seat } scores { $points } point for the palace.
       *[other] { $seat } scores { $points } points for the palace.
    }
event-game-over = The game is over: { $winner } wins.

## Why not

refusal-unknown-action = There’s no such action.
refusal-not-your-turn = It isn’t your turn.
refusal-game-over = The game is over.
refusal-not-an-outcome = Nothing is being drawn now.
refusal-chance-first = Cards or the turn order are being drawn.
refusal-extra-first = Choose the extra resources first.
refusal-placement-first = The walls are up: place your leaders first.
refusal-not-a-turn-action = On your turn you can buy from the panel, play a card from your hand or pass.
refusal-auction-first = There’s an auction on: bid or pass.
refusal-lily-first = Choose a resource first.
refusal-bonus-first = Take your bonus resource first.
refusal-take-card-first = Take a card from the panel first.
refusal-not-in-deck = This card isn’t in the deck.
refusal-already-in-order = This king already has a place in the turn order.
refusal-same-kind = The two extra resources must be of different kinds.
refusal-pair-taken = Another king has already taken this pair.
refusal-no-mayor-left = You have no mayors left to place.
refusal-no-general-left = You have no generals left to place.
refusal-no-admiral-left = You have no admirals left to place.
refusal-no-decoy-left = You have no decoys left to place.
refusal-land-closed = This land isn’t open with so few players.
refusal-decoy-here = One of your decoys is in this land.
refusal-leader-here = One of your generals or admirals is in this land.
refusal-decoys-need-a-land = Your decoys need a land without your generals and admirals.
refusal-leaders-left = { $have ->
        [one] You must place all your leaders: { $have } is left.
       *[other] You must place all your leaders: { $have } are left.
    }
refusal-not-on-panel = This card isn’t on the current-events panel.
refusal-hand-full = The hand is full: { $have } of { $need } cards.
refusal-colour-in-hand = There’s already a card with the { $colour } seal in the hand.
refusal-production-short = The price is { $need } production; you have { $have }.
refusal-currency-short = You must open with a bid of { $need-goods }; you have { $have }.
refusal-not-in-hand = This card isn’t in your hand.
refusal-resource-short = The card costs { $need-goods }; you have { $have }.
refusal-admirals-short = This island needs { $need ->
        [one] { $need } admiral
       *[other] { $need } admirals
    }; you have { $have }.
refusal-bid-too-low = You must bid at least { $need-goods }, not { $have }.
refusal-bid-beyond-palace = You can’t bid { $need-goods }: your palace holds { $have }.
refusal-must-open = Whoever puts a card up for auction must bid.
refusal-already-passed = You’ve passed: no more actions this round.
refusal-out-of-auction = You’ve passed: you’re out of this auction.
refusal-another-bids = It’s another king’s turn to bid.
refusal-auction-card-in-hand = Auction cards never go into a hand.
refusal-finished-placing = You’ve finished placing: wait for the others.

## The rules

rule-MR-1-1 = There are seven kinds of resources: production, science, culture, religion, gold, raw material and battle. The supply is unlimited. A king’s resources lie in the palace, where everyone can see them.
rule-MR-1-2 = Mayors produce; generals (combat value 2) and admirals (combat value 1) fight for lands.
rule-MR-1-3 = A realm has a management area of six spaces, one for each resource except battle, and a map of ten lands. Lands 9 and 10 are open only with 5 players.
rule-MR-1-4 = The current-events panel has 12 slots in three rows, the future-events panel has 6.
rule-MR-1-5 = Each time your points reach or pass a multiple of 5, take one resource of your choice.
rule-MR-2-1 = Shuffle the deck and turn up twelve cards on the current-events panel and six on the future-events panel.
rule-MR-2-2 = Each king starts with 5 production, 2 science, 3 culture, 3 religion, 3 gold, 3 raw material and 3 battle.
rule-MR-2-3 = Each king has 4 mayors, 1 general and 1 admiral; with 2 players, also 2 decoys.
rule-MR-2-4 = The first turn order is random; it isn’t the clockwise order of the seats.
rule-MR-2-5 = In reverse turn order, each king takes 2 resources of different kinds. No two kings may take the same pair.
rule-MR-3-1 = While the walls are up, everyone places their leaders in secret and at the same time. Palaces and hands stay in view.
rule-MR-3-2 = Mayors go to the management area, any number to a space; each produces 1 of that resource.
rule-MR-3-3 = Generals and admirals go to open lands, any number to a land. All leaders must be placed.
rule-MR-3-4 = With 2 players each king has 2 decoys with a combat value of 2. They may only be placed in lands where you have no general or admiral, and they never win a reward.
rule-MR-3-5 = The walls come down: mayors produce, then lands are won, then cards in play produce.
rule-MR-3-6 = If you’re stronger in a land than every other king by at least 1, you win its reward. If it’s tied, nobody does.
rule-MR-3-7 = Everyone takes 2 production.
rule-MR-3-8 = The king with the most production goes first, then the others by production. Ties are broken clockwise: for first place from the previous first king, for the others from the new one.
rule-MR-3-9 = In turn order, take one action at a time until everyone has passed: buy from the panel, play a card from your hand, or pass. Once you’ve passed, you may still bid in auctions and receive majority cards.
rule-MR-3-10 = At the end of a round the events in the first slots are discarded, the others move up, and the panels are filled. After round { $rounds } the game ends.
rule-MR-4-1 = You can hold at most 4 cards in hand, and never two of the same seal colour. Your hand is public, and its cards are never discarded.
rule-MR-4-2 = A card in row 1 costs 1 production, in row 2 it costs 2, in row 3 it costs 3.
rule-MR-4-3 = A majority card goes to the king with the most of its cost resource among those who can take it; the buyer pays in any case. If it’s tied, the buyer takes it if among the tied, otherwise the first of them in turn order. If nobody can take it, it’s discarded.
rule-MR-4-4 = For an auction card, the buyer opens with a bid of at least 1. Then each king in clockwise order bids higher or passes; nobody may bid more than their palace holds. The last one in pays, and the card goes into play.
rule-MR-4-5 = Auction cards never go into a hand.
rule-MR-5-1 = To play a card, pay its cost from your palace; it goes into play and its immediate effects happen. An island costs nothing, but you need as many admirals as you’ll have islands in play; they aren’t spent.
rule-MR-5-2 = Effects are immediate, end-of-game, repeating (each time you play another card of the stated colour) or repeating production (each round).
rule-MR-5-3 = The lily: choose one kind of resource and gain it all in that kind.
rule-MR-6-1 = A leader gained during the actions is placed from the next round on.
rule-MR-6-2 = Take a card: take one card from the current-events panel into your hand for free, within the limits of the hand.
rule-MR-7-1 = At the end of the game you score 1, 3, 6, 10 or 15 points for 1, 2, 3, 4 or 5 and more honourable persons in play; then your end-of-game effects; then 1 point for every 2 resources in your palace.
rule-MR-7-2 = You still take bonus resources from the track while persons and cards are scored, but not while resources are.
rule-MR-7-3 = The most points win; ties go to the most cards in play, then the most castles, then the most leaders, then the earliest in turn order.

## Choices: with their thing, and the verb alone

do-deal = Deal { $thing }
    .verb = Deal
do-order = Next in order: { $thing }
    .verb = Order
do-choose = Choose { $thing }
    .verb = Choose
do-place-mayor = Mayor: { $thing }
    .verb = Mayor
do-place-general = General: land { $thing }
    .verb = General
do-place-admiral = Admiral: land { $thing }
    .verb = Admiral
do-place-decoy = Decoy: land { $thing }
    .verb = Decoy
do-done = Finish placing
    .verb = Done
do-take-card = Take { $thing }
    .verb = Take
do-buy = Buy { $thing }
    .verb = Buy
    .actions = Buy { $thing } for { $price }
    .actions-thing = { $thing } for { $price }
do-play = Play { $thing }
    .verb = Play
do-bid = Bid { $thing }
    .verb = Bid
do-pass = Pass
    .verb = Pass
    .actions = Pass for this round
    .auction = Let it go

## On the screen

draw-events = Current events
draw-coming = Future events
draw-deck = Deck
draw-price = Price: { $price } production
draw-leaving = Leaves at the end of the round
draw-taker = to { $name }
draw-taker-mine = to you
draw-taker-none = to nobody
draw-taker-title = Who would get this majority card if you bought it now
draw-bought-hand = Goes to the buyer’s hand
draw-bought-majority = Goes to the majority
draw-bought-auction = Sold at auction
draw-my-realm = My realm
draw-to-place = To place
draw-lift = Take back: { $leader } ({ $space })
draw-amount = { $resource }: { $amount }
draw-land = Land { $land }
draw-land-shut = closed
draw-land-nobody = nobody wins it
draw-strengths = Strengths
draw-walls-fell = The walls come down
draw-order = Place in the turn order
draw-order-open = still to be drawn
draw-order-why = Turn order: most production first; ties go clockwise
draw-passed = has passed
draw-finished = has placed all leaders
draw-placing = is placing leaders
draw-cards = Cards
draw-points-track = Victory points
draw-bonus-steps = a resource every fifth point
draw-auction = Auction
draw-no-bid = No bids yet
draw-asks = { $source } calls for a choice.
draw-score-before = Before the end
draw-score-honourable = Honourable persons
draw-score-cards = Cards
draw-score-resources = Resources
draw-round = round { $round }/{ $rounds }
draw-hand = Hand
draw-hand-empty = No cards
draw-points = points
draw-in-play = In play

### Medieval Realms: words of the rules

## Things

game-medieval-realms = Medieval Realms
    .text = Kings send their leaders out behind closed walls, bid, build and write their chronicle.
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

## Options

option-rounds = Rounds
    .text = The rulebook ends the game after round 7; its list of symbols speaks of round 8.
option-cards = Card file
    .text = A card file of your own.
option-board = Board file
    .text = A board file of your own.

## What is being decided

step-deal = Cards are turned up.
step-order = The turn order is drawn.
step-extra = Choose two extra resources of different kinds.
step-placement = Place your leaders behind the walls.
step-lands = The lands are fought for.
step-actions = Buy a card, play a card or pass.
step-auction = Bid or pass.
step-effects = Effects happen.
step-lily = Choose a resource: all of the gain is of that kind.
step-bonus = Choose a bonus resource.
step-take-card = Take a card of the panel into your hand, free.
step-scoring = The realms are scored.
step-over = The game is over.

## What happened

event-turned-up = { $card } is turned up in slot { $slot }.
event-turn-order = Turn order: { $seats }.
event-extra-taken = { $seat } takes { $resources }.
event-walls-rose = Round { $round }: the walls go up.
event-finished-placing = { $seat } has placed all leaders.
event-walls-fell = The walls come down.
event-produced = { $seat } produces { $resources }.
event-land-won = { $seat } wins land { $land }.
event-land-tied = Land { $land }: a tie, nobody wins it.
event-land-denied = Land { $land }: decoys win no reward.
event-gained = { $seat } gains { $amount } { $resource }.
event-card-produced = { $card } produces for { $seat }.
event-production-dealt = Everyone takes { $amount } production.
event-auction-opened = { $seat } puts { $card } up for auction.
event-bought = { $seat } buys { $card } for { $price } production.
event-majority-taken = { $card } goes to { $seat }, by majority.
event-majority-discarded = Nobody can take { $card }: it is discarded.
event-played = { $seat } plays { $card }.
event-passed = { $seat } passes for this round.
event-bid = { $seat } bids { $amount }.
event-bid-passed = { $seat } is out of the auction.
event-auction-won = { $seat } wins { $card } for { $amount }.
event-leader-gained = { $seat } has one more { $leader }.
event-points = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all.
event-bonus-taken = { $seat } takes a bonus: { $resource }.
event-repeated = { $card } answers to { $played }.
event-card-taken = { $seat } takes { $card } into the hand, free.
event-round-ended = Round { $round } is over.
event-slots-discarded = Discarded: { $cards }.
event-slid = The events slide on.
event-honours-scored = { $seat }: { $persons ->
        [one] { $persons } honourable person
       *[other] { $persons } honourable persons
    }.
event-card-scored = { $seat }: { $card } scores { $points }.
event-resources-scored = { $seat }: the palace scores { $points }.
event-game-over = The game is over: { $winner } wins.

## Why not

refusal-unknown-action = There is no such action.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-not-an-outcome = Chance decides nothing now.
refusal-chance-first = Cards or the turn order are drawn first.
refusal-extra-first = The extra resources are chosen first.
refusal-placement-first = The walls are up: leaders are placed first.
refusal-not-a-turn-action = In your turn you buy from the panel, play from your hand or pass.
refusal-auction-first = An auction is running: bid or pass.
refusal-lily-first = Choose a kind of resource first.
refusal-bonus-first = Take the bonus resource of the track first.
refusal-take-card-first = Take a card of the panel first.
refusal-not-in-deck = This card is not in the deck.
refusal-already-in-order = This king has a place in the turn order already.
refusal-same-kind = The two extra resources must be of different kinds.
refusal-pair-taken = Another king has taken this pair.
refusal-no-mayor-left = You have no mayor left to place.
refusal-no-general-left = You have no general left to place.
refusal-no-admiral-left = You have no admiral left to place.
refusal-no-decoy-left = You have no decoy to place.
refusal-land-closed = This land is closed with so few players.
refusal-decoy-here = Your decoy stands in this land.
refusal-leader-here = Your general or admiral stands in this land.
refusal-decoys-need-a-land = Your decoys need a land without your generals and admirals.
refusal-leaders-left = All leaders must be placed: { $have } left.
refusal-not-on-panel = This card is not on the current panel.
refusal-hand-full = The hand is full: { $have } of { $need } cards.
refusal-colour-in-hand = A card of this seal colour is in the hand already.
refusal-production-short = The price is { $need } production; you have { $have }.
refusal-currency-short = You must open with a bid of { $need }; you have { $have }.
refusal-not-in-hand = This card is not in your hand.
refusal-resource-short = The card costs { $need }; you have { $have }.
refusal-admirals-short = This island needs { $need } admirals; you have { $have }.
refusal-bid-too-low = The bid must be { $need } or more, not { $have }.
refusal-bid-beyond-palace = A bid of { $need }, but your palace holds { $have }.
refusal-must-open = Who puts a card up for auction must bid.
refusal-already-passed = You have passed: no more actions this round.
refusal-out-of-auction = You have passed: you are out of this auction.
refusal-auction-card-in-hand = An auction card never enters a hand.
refusal-finished-placing = You have finished: wait for the others.

## The rules

rule-MR-1-1 = There are seven kinds of resources: production, science, culture, religion, gold, raw material and battle. The supply has no end. What a king has lies in the palace, for all to see.
rule-MR-1-2 = Mayors produce; generals (combat 2) and admirals (combat 1) fight for lands.
rule-MR-1-3 = A realm has six management spaces, one for each resource but battle, and ten lands. Lands 9 and 10 are open only with 5 players.
rule-MR-1-4 = The current events lie in 12 slots in three rows, the future events in 6.
rule-MR-1-5 = Each time your points reach or pass a multiple of 5, take one resource of your choice.
rule-MR-2-1 = Twelve cards of the shuffled deck lie on the current panel, six on the future panel, face up.
rule-MR-2-2 = Each king starts with 5 production, 2 science, 3 culture, 3 religion, 3 gold, 3 raw material and 3 battle.
rule-MR-2-3 = Each king has 4 mayors, 1 general and 1 admiral; with 2 players also 2 decoys.
rule-MR-2-4 = The first turn order is drawn at random; it is not the clockwise order of the seats.
rule-MR-2-5 = In reverse turn order each king takes 2 resources of different kinds. No two kings take the same pair.
rule-MR-3-1 = While the walls are up, all place their leaders in secret and at the same time. Palaces and hands stay public.
rule-MR-3-2 = Mayors go to management spaces, any number to a space; each yields 1 of that resource.
rule-MR-3-3 = Generals and admirals go to open lands, any number to a land. All leaders must be placed.
rule-MR-3-4 = With 2 players each king has 2 decoys of combat 2. They stand only in lands without an own general or admiral, and never win a reward.
rule-MR-3-5 = The walls come down: mayors produce, then lands are won, then the cards in play produce.
rule-MR-3-6 = Who is stronger in a land than every other king, by at least 1, wins its reward. In a tie nobody does.
rule-MR-3-7 = Everyone takes 2 production.
rule-MR-3-8 = Most production goes first, then the others by production. Ties go clockwise: for the first place from the previous first king, for the others from the new one.
rule-MR-3-9 = In turn order, one action each until all have passed: buy from the panel, play a card from hand, or pass. Who has passed still bids and may still receive majority cards.
rule-MR-3-10 = At the end of a round the events of the first slots are discarded, the others slide, and the panels are filled. After the last round the game ends.
rule-MR-4-1 = A hand has at most 4 cards and never two of the same seal colour. It is public, and no card in it is discarded.
rule-MR-4-2 = A card of row 1 costs 1 production, of row 2 costs 2, of row 3 costs 3.
rule-MR-4-3 = A majority card goes to the king with the most of its cost resource among those who can take it; the buyer pays in any case. In a tie: the buyer, else who is earliest in turn order. If nobody can take it, it is discarded.
rule-MR-4-4 = For an auction card the buyer opens with a bid of at least 1; clockwise each king bids more or passes, and nobody bids more than the palace holds. The last one in pays, and the card goes into play.
rule-MR-4-5 = Auction cards never enter a hand.
rule-MR-5-1 = To play a card, pay its cost from the palace; it goes into play and its immediate effects happen.
rule-MR-5-2 = Effects are immediate, at the end of the game, repeating (each time you play another card of the stated colour), or production (each round).
rule-MR-5-3 = The lily: pick one kind of resource; all of the gain is of that kind.
rule-MR-6-1 = A leader won during the actions is placed from the next round on.
rule-MR-6-2 = Take a card: one card of the current panel comes into your hand, free, within the limits of the hand.
rule-MR-7-1 = At the end: 1, 3, 6, 10 or 15 points for 1, 2, 3, 4 or more honourable persons; then end-of-game effects; then 1 point for every 2 resources.
rule-MR-7-2 = The bonus resources of the track are still taken while persons and cards are scored, not any more while resources are.
rule-MR-7-3 = Most points win; then most cards in play, most castles, most leaders, earliest in turn order.

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
do-done = Done placing
    .verb = Done
do-take-card = Take { $thing }
    .verb = Take
do-buy = Buy { $thing }
    .verb = Buy
do-play = Play { $thing }
    .verb = Play
do-bid = Bid { $thing }
    .verb = Bid
do-pass = Pass
    .verb = Pass
thing-lily = lily

## On the screen

draw-events = Events
draw-coming = Coming
draw-deck = Deck
draw-price = Price: { $price } production
draw-leaving = Leaves at the end of the round
draw-taker = to { $name }
draw-taker-none = to nobody
draw-taker-title = Who would get this majority card if you bought it now
draw-bought-hand = Bought into the hand
draw-bought-majority = Goes to the majority
draw-bought-auction = Auctioned
draw-my-realm = My realm
draw-to-place = To place
draw-lift = Take up { $leader } from { $space }
draw-amount = { $resource }: { $amount }
draw-land = Land { $land }
draw-land-shut = closed
draw-land-nobody = nobody wins it
draw-strengths = Strengths
draw-walls-fell = The walls come down
draw-order = Place in the turn order
draw-order-why = Turn order: most production first; ties clockwise
draw-passed = passed
draw-finished = has placed all
draw-placing = is placing
draw-cards = Cards
draw-points-track = Victory points
draw-bonus-steps = every fifth point: a resource
draw-auction = Auction
draw-no-bid = No bid yet
draw-score-before = Before the end
draw-score-honourable = Honourable persons
draw-score-cards = Cards
draw-score-resources = Resources
draw-round = round { $round }/{ $rounds }
draw-hand = Hand
draw-hand-empty = No cards
draw-points = points
draw-in-play = In play

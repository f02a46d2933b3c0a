### Grand Tribunal: words of the rules

## Things

game-grand-tribunal = Grand Tribunal
    .text = Wizards forge items, fill them with spells and win the votes of three Tribunals.
kind-item = item
kind-spell = spell
kind-resource = resource
hidden-item = a face-down item
hidden-spell = a face-down spell
hidden-resource = a face-down resource
space-orb = Orb
space-potion = Potion
space-scroll = Scroll
space-staff = Staff
space-talisman = Talisman
space-wand = Wand
space-alchemical = Alchemical
space-elemental = Elemental
space-healing = Healing
space-runic = Runic
material-wood = wood
material-bone = bone
material-bronze = bronze
material-crystal = crystal
material-silver = silver
material-gold = gold
source-uncontested = uncontested source
source-contested = contested source
place-deck = deck
place-discard = discard pile
place-market = market
place-resolving = table
place-hand = { $seat }'s hand
place-sanctum = { $seat }'s Sanctum
place-active = { $seat }'s active cards
place-installed = an item of { $seat }'s
place-awarded = { $seat }'s award winners
action-vote = Vote
action-draw = Draw
action-advance = Advance
action-cast = Cast
action-draw-resource = Draw a resource
action-play = Play a resource
action-extract = Extract
action-gather = Gather

## Options

option-edition = Edition
    .text = The rulebooks differ in four lines; each can also be chosen alone.
edition-corrected = Corrected
    .text = The publisher's corrections: joining a contested gather costs 2 Vis, and a new Tribunal brings no Vis.
edition-english = English
    .text = Joining a contested gather costs 1 Vis, and each wizard takes 12 Vis at a new Tribunal. The French rulebook says the same.
edition-spanish = Spanish
    .text = As corrected, but the opening draw starts at the dealer's right.
edition-italian = Italian
    .text = As corrected, but a contested gather gives the space's amount and the die.
option-contested-fee = Fee to join a contested gather
    .text = How much Vis a wizard pays to the gatherer to roll too.
option-new-tribunal-vis = Vis at a new Tribunal
    .text = How much Vis each wizard takes when a new Tribunal begins.
option-contested-gain = Contested gain
    .text = What a contested gather gives.
contested-gain-die = the die
contested-gain-space-and-die = the space's amount and the die
option-opening-draw = Opening draw
    .text = At which side of the dealer the opening draw starts.
opening-draw-left = at the dealer's left
opening-draw-right = at the dealer's right
option-variants = Variants
    .text = Any mix of these.
variant-double-advance = Double advance
    .text = Advance may be taken twice a turn.
variant-hand-or-sanctum = Hand or Sanctum
    .text = A drawn item, spell or resource goes to the hand or the Sanctum, as its drawer likes.
variant-secret-cards = Secret cards
    .text = What goes straight to the Sanctum lies face down, even from the market, until its cost is met.
variant-cheap-resources = Cheap resources
    .text = Playing a resource is a free action.
variant-quick-turnover = Quick turnover
    .text = A card whose cost is met becomes active at once.
option-cards = Card file
    .text = A card file of your own.
option-board = Board file
    .text = A board file of your own.

## What is being decided

step-over = The game is over.
step-course = The game goes on.
step-pick-praeco = The Praeco is drawn.
step-deal = A card is drawn.
step-opening-draw = Draw from any deck: { $left } more.
step-place-votes = Place voting tokens: { $left } more.
step-turn = Your turn. Actions left: { $actions }.
step-advance = Put more Vis on a card, or stop.
step-choose-host = Choose the item that { $card } goes under.
step-retain = Pay to keep { $card } in your Library?
step-resolve = A card does its effect.
step-put-away = A card is put away.
step-contest = The contested source is gathered.
step-join = Pay the gatherer to roll for Vis too?
step-roll = The die is rolled.
step-destination = To your hand or to your Sanctum?
step-discard = Discard from your hand: { $left } more.
step-tribunal-called = The Tribunal is called: activate finished cards.
step-target = { $effect ->
        [steal-vis] Choose the wizard who gives you Vis.
        [ransom] Choose the wizard who pays you or discards a card.
        [force-discard] Choose the wizard who discards.
        [random-discard] Choose the wizard who discards at random.
        [steal-resource] Choose the wizard who loses a resource to you.
        [peek-hand] Choose the wizard whose hand you look at.
        [peek-sanctum] Choose the wizard whose face-down cards you look at.
        [muddle] Choose the wizard who has one action less in the next turn.
       *[other] Choose a wizard.
    }
step-choose = { $effect ->
        [advance-free] Put Vis from the Regio on a card of yours: { $left } more.
        [finish] Choose a card of yours to finish.
        [drain] Choose the card that loses Vis.
        [siphon] Choose the card whose Vis you take.
        [take-face-up] Choose a face-up card.
        [recover] Choose a card of the discard pile.
        [exchange-item] Choose the item that you exchange.
        [refresh] Choose the cards that you replace.
        [burn-for-face-up] Choose a face-up item: it is active at once.
        [swap-with-market] Choose the two cards that change places.
        [uninstall] Choose the spell that goes back to its Library.
        [dispel] Choose the spell that is discarded.
        [return-card] Choose the card that goes back to its deck.
       *[other] Choose a card.
    }
step-unvote = Take voting tokens off the track: up to { $left } more.
step-move-votes = Move voting tokens: up to { $left } more.
step-swap-votes = Choose two spaces: they exchange their tokens.
step-draw-any = Draw from any deck: { $left } more.
step-ransom = Pay, or discard a card of your hand.
step-random-hand = A hand card is drawn at random.
step-random-vault = A resource is drawn at random.
step-replenish = The replaced cards are drawn.

## What happened

event-card-moved = { $card }: { $from } → { $to }.
event-card-advanced = { $seat } puts { $amount } Vis on { $card }.
event-card-turned-up = { $seat } turns up { $card }.
event-card-activated = { $seat } activates { $card }.
event-card-drained = { $card } of { $seat } loses { $amount } Vis.
event-card-returned = { $card } of { $seat } goes back to its deck.
event-cards-seen = { $seat } looks at cards of { $target }.
event-die-rolled = { $seat } rolls { $roll }.
event-gathered = { $seat } gathers: { $source }.
event-item-judged = { $card } of { $seat }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, { $place ->
        [1] first place
        [2] second place
        [3] third place
       *[other] honourable mention
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-praeco-chosen = { $seat } is the first Praeco.
event-praeco-passed = The Praeco pawn passes to { $seat }.
event-resource-played = { $seat } plays { $card }.
event-spell-cast = { $seat } casts { $card } from { $item }.
event-spell-installed = { $seat } installs { $card } in { $item }.
event-tribunal-held = Tribunal { $tribunal } is held.
event-tribunal-began = Towards Tribunal { $tribunal }: { $seat } is Praeco.
event-turn-began = { $seat }'s turn.
event-vis-gained = { $seat } takes { $amount } Vis.
event-vis-lost = { $seat } loses { $amount } Vis.
event-vis-paid = { $seat } gives { $amount } Vis to { $to }.
event-vote-placed = { $seat } votes: { $space }.
event-vote-moved = { $seat } moves a voting token: { $from } → { $to }.
event-votes-removed = { $seat } takes voting tokens off { $space }: { $amount }.
event-votes-swapped = { $seat } exchanges the tokens of { $from } and { $to }.
event-wizard-muddled = { $target } has one action less in the next turn.
event-wizard-targeted = { $seat } chooses { $target }.

## Why not

refusal-unknown-action = There is no such action.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-not-an-outcome = Chance does not give this now.
refusal-not-now = This is not done in a turn.
refusal-praeco-votes-first = Voting tokens are placed first.
refusal-same-space = Another space: not the same one twice.
refusal-no-actions-left = This takes { $need } action; you have { $have } left.
refusal-double-action = This takes { $need } actions; you have { $have } left.
refusal-kind-taken = You have taken this kind of action already.
refusal-not-in-hand = This card is not in your hand.
refusal-discard-first = Cards are discarded from the hand first.
refusal-concilium-empty = The Concilium has no voting tokens left.
refusal-not-face-up = This card is not in the market.
refusal-deck-empty = This deck is empty until the next Tribunal.
refusal-not-advanceable = This is no inactive item or spell in your Sanctum.
refusal-card-complete = This card has all { $need } Vis that it costs.
refusal-not-enough-vis = This takes { $need } Vis; you have { $have }.
refusal-advance-limit = 1 Vis on each of up to three cards, or up to 2 on one.
refusal-not-finished = This card costs { $need } Vis; { $have } are on it.
refusal-not-yours = This is no inactive card in your Sanctum.
refusal-not-active-spell = This is no active spell in your Library.
refusal-no-place = There is no free place for a spell of this category.
refusal-not-installed = This spell is not installed in an item of yours.
refusal-retain-fee = Keeping the spell costs { $need } Vis; you have { $have }.
refusal-not-in-vault = This resource is not in your Vault.
refusal-source-closed = This source is closed until the next Tribunal.
refusal-contest-fee = Joining costs { $need } Vis; you have { $have }.
refusal-opening-draw = The opening cards are drawn first.
refusal-tribunal-called = The Tribunal is called: finished cards may be activated, nothing else.
refusal-effect-asks = A card's effect is being done first.
refusal-not-a-choice = The effect cannot be done to this card.
refusal-no-votes-there = There are no voting tokens on this space.
refusal-not-a-target = The effect cannot be done to this wizard.
refusal-choose-item = Choose the item that the spell goes under.
refusal-advance-asks = You are advancing: put Vis on a card, or stop.
refusal-contest-asks = A contested source is being gathered: join or stay out.
refusal-retain-asks = First: keep the spell, or discard it.
refusal-destination-asks = First: to the hand, or to the Sanctum.

## The rules

rule-GT-1-1 = Vis comes from the Regio, which never runs dry. A wizard's Vis store is public and is kept between rounds and Tribunals.
rule-GT-1-2 = There are 24 voting tokens, in the Concilium. An empty Concilium ends voting until the Tribunal clears the board.
rule-GT-1-3 = The Voting Track has ten spaces: six item types and four spell categories.
rule-GT-1-4 = 105 cards: items, spells and resources, in three decks with a discard pile each. The cost of a spell is always 2.
rule-GT-1-5 = A Sanctum has a Laboratory (items), a Library (spells), a Vault (resources) and award winners, as many as there are. Others see only the back of a face-down card.
rule-GT-1-6 = A hand has at most 5 cards unless a card says otherwise. It is hidden.
rule-GT-1-7 = The Vis Source Track has an uncontested and a contested row, each with an area for each Tribunal.
rule-GT-1-8 = One six-sided die, one Praeco pawn, award tokens blue, red and yellow for first, second and third place.
rule-GT-2-1 = The three decks are shuffled; each wizard is dealt 1 item and 1 spell.
rule-GT-2-2 = From the wizard at the dealer's left on, clockwise, each draws 3 more cards from any mix of the three decks.
rule-GT-2-3 = Three items and three spells are turned face up: the markets.
rule-GT-2-4 = Each wizard starts with 12 Vis. The trackers start on the first spaces.
rule-GT-2-5 = A random wizard takes the Praeco pawn; turns go clockwise. The dealer is the wizard on the Praeco's right.
rule-GT-3-1 = Before its turn the Praeco places 3 voting tokens on 3 different spaces, fewer only if the Concilium has fewer. This is not an action.
rule-GT-3-2 = A round is one turn for each wizard, the Praeco first. Then the pawn passes to the left.
rule-GT-3-3 = A Tribunal comes after as many rounds as there are wizards.
rule-GT-4-1 = A turn has two actions of different kinds, in any order; a double action is both. Free actions any number of times. One may stop early.
rule-GT-4-2 = Free: lay down any cards from hand into the Sanctum, face down. Nothing returns from the Sanctum to the hand.
rule-GT-4-3 = At the turn's end, discard from hand down to the hand limit.
rule-GT-5-1 = Vote: one token from the Concilium on any space.
rule-GT-5-2 = Draw: a face-up item or spell to the Sanctum, face up, the market refilled at once; or the top item or spell of its deck to the Sanctum, face down. An empty deck gives nothing until the next Tribunal.
rule-GT-5-3 = Advance: Vis from the store onto inactive items and spells in the Sanctum: 1 on each of up to three cards, or up to 2 on one. Never beyond a card's cost.
rule-GT-5-4 = Free: a card whose cost is met may be made active: face up, its Vis back to the Regio. In one's own turn and when a Tribunal is called. Never compulsory.
rule-GT-5-5 = Free: install an active spell under an active item that has a free place for its category. In one's own turn, and at once when the spell is activated.
rule-GT-5-6 = Cast: take a spell from under one of your items, award winners too, do its effect and discard it; or pay 2 Vis to put it back in the Library, inactive.
rule-GT-5-7 = Draw a resource (double action): the top resource to the Sanctum, face down.
rule-GT-5-8 = Play a resource: turn one over, do what it says, discard it unless it stays in play.
rule-GT-5-9 = Extract: 1 Vis from the Regio, 2 in the rounds before the Grand Tribunal.
rule-GT-5-10 = Gather, uncontested (double action): the space shows a:b; the wizard takes a, every other wizard b. The tracker moves right.
rule-GT-5-11 = Gather, contested (double action): roll the die, again on 1 or 6, and take that many. Then each other wizard, clockwise, may pay the first to roll and take in the same way. The tracker moves right.
rule-GT-5-12 = Past the last space of an area the source is closed until the next Tribunal.
rule-GT-6-1 = When the Tribunal is called, in turn order from the last Praeco, each wizard may activate finished cards and install spells so activated. Every active item is entered; award winners of earlier Tribunals are not.
rule-GT-6-2 = An item's votes: the tokens on its type plus the tokens on each different category installed in it.
rule-GT-6-3 = Most votes wins first place, then second, third. Tie: higher base score, then more installed spells; still tied, all take the place, and the next-lower place is not awarded.
rule-GT-6-4 = Points: base score plus installed spells, times 4, 3, 2 for first, second, third; times 1 for honourable mentions, which may enter again.
rule-GT-6-5 = Winners move aside with their award; spells may still be installed in them and cast from them.
rule-GT-6-6 = Then the voting tokens return, discards are shuffled into their decks, the trackers move to the next area, and the owner of the first-place item is Praeco.
rule-GT-6-7 = The third is the Grand Tribunal. After it the highest total wins; equal totals share the win.

## Choices: with their thing, and the verb alone

do-deal = Deal { $thing }
    .verb = Deal
do-choose = Choose { $thing }
    .verb = Choose
do-vote = Vote: { $thing }
    .verb = Vote
do-unvote = Take a token: { $thing }
    .verb = Take a token
do-swap = Exchange: { $thing }
    .verb = Exchange
do-end = Done
    .verb = Done
do-yes = Yes
    .verb = Yes
do-no = No
    .verb = No
do-target = Choose { $thing }
    .verb = Wizard
do-praeco = Praeco: { $thing }
    .verb = Praeco
do-roll = Roll { $thing }
    .verb = Roll
do-extract = Extract Vis
    .verb = Extract
do-gather = Gather: { $thing }
    .verb = Gather
do-draw = Draw: { $thing }
    .verb = Draw
do-put = To: { $thing }
    .verb = Put
do-take = Take { $thing }
    .verb = Take
do-advance = Advance { $thing }
    .verb = Advance
do-activate = Activate { $thing }
    .verb = Activate
do-install = Install { $thing }
    .verb = Install
do-cast = Cast { $thing }
    .verb = Cast
do-play = Play { $thing }
    .verb = Play
do-lay = Lay down { $thing }
    .verb = Lay down
thing-hand = hand
thing-sanctum = Sanctum

## On the screen

draw-tribunal = Tribunal { $number }
draw-turn-of = Turn: { $name }
draw-actions-left = Actions left: { $count }
draw-voting-track = Voting Track
draw-concilium = Tokens left in the Concilium
draw-space-votes = { $space }: { $votes } votes
draw-votes = votes
draw-sources = Vis sources
draw-closed = closed
draw-market = Markets and decks
draw-decks-item = Items
draw-decks-spell = Spells
draw-decks-resource = Resources
draw-market-empty = none
draw-deck-count = { $kind }: { $count } in the deck
draw-in-play-now = Being played
draw-my-sanctum = My Sanctum
draw-sanctum = Sanctum
draw-laboratory = Laboratory
draw-library = Library
draw-vault = Vault
draw-vis = Vis
draw-score = base score
draw-cost = Vis on it: { $vis } of { $cost }
draw-praeco = Praeco
draw-warded = warded
draw-muddled = muddled
draw-face-down = { $kind }, face down
draw-face-down-count = { $count } face down
draw-card-active = { $name }, active
draw-card-vis = { $name }, { $vis } Vis on it
draw-standings = If the Tribunal were now
draw-standings-none = No active item yet
draw-tribunal-held = The Tribunal
draw-place = { $place ->
        [1] First place
        [2] Second place
       *[other] Third place
    }
draw-mention = Honourable mention
draw-round = round { $round }/{ $rounds }
draw-hand = Hand
draw-hand-empty = No cards
draw-points = points
draw-in-play = In play

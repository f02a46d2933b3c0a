### Grand Tribunal: words of the rules

## Things

game-grand-tribunal = Grand Tribunal
    .text = Forge magic items, fill them with spells and win the votes of three Tribunals.
seat-number = Wizard { $number }
kind-item = item
kind-spell = spell
kind-resource = resource
hidden-item = an item
    .many = { $count ->
        [one] an item
       *[other] { $count } items
    }
hidden-spell = a spell
    .many = { $count ->
        [one] a spell
       *[other] { $count } spells
    }
hidden-resource = a resource
    .many = { $count ->
        [one] a resource
       *[other] { $count } resources
    }
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
source-uncontested = Uncontested Source
source-contested = Contested Source
action-vote = Vote
action-draw = Draw
action-advance = Advance
action-first-advance = First Advance
action-cast = Cast
action-draw-resource = Draw a resource
action-play = Play a resource
action-extract = Extract
action-gather = Gather
thing-hand = hand
thing-sanctum = Sanctum

## Options

option-edition = Edition
    .text = The printed rulebooks differ on four points. You can also set each of them yourself.
edition-corrected = Corrected
    .text = With the publisher’s corrections: joining a contested gather costs 2 Vis, and a new Tribunal brings no Vis.
edition-english = English
    .text = Joining a contested gather costs 1 Vis, and every wizard takes 12 Vis at the start of a new Tribunal. The French rulebook agrees.
edition-spanish = Spanish
    .text = Like Corrected, but the opening draw starts to the dealer’s right.
edition-italian = Italian
    .text = Like Corrected, but a contested gather gives the amount on the space plus the die roll.
option-contested-fee = Fee to join a contested gather
    .text = How much Vis a wizard pays the one who gathers for a roll of their own.
option-new-tribunal-vis = Vis at a new Tribunal
    .text = How much Vis each wizard takes when a new Tribunal begins.
option-contested-gain = Contested gain
    .text = What a contested gather gives.
contested-gain-die = the die roll
contested-gain-space-and-die = the amount on the space plus the die roll
option-opening-draw = Opening draw
    .text = On which side of the dealer the opening draw starts.
opening-draw-left = to the dealer’s left
opening-draw-right = to the dealer’s right
option-variants = Variants
    .text = Any combination of these.
variant-double-advance = Double Advance
    .text = You may take the Advance action twice a turn.
variant-hand-or-sanctum = Hand or Sanctum
    .text = Whoever draws an item, spell or resource chooses whether it goes to the hand or the Sanctum.
variant-secret-cards = Secret Cards
    .text = Cards that go straight to the Sanctum lie face down until their cost is met, even cards from the market.
variant-cheap-resources = Cheap Resources
    .text = Playing a resource is a free action.
variant-quick-turnover = Quick Turnover
    .text = A card becomes active as soon as its cost is met.
option-cards = Card file
    .text = A card file of your own.
option-board = Board file
    .text = A board file of your own.

## What is being decided

step-over = The game is over.
step-course = The game goes on.
step-pick-praeco = The first Praeco is being drawn.
step-deal = A card is being drawn.
step-opening-draw = { $left ->
        [one] Draw 1 more card from any deck.
       *[other] Draw { $left } more cards from any deck.
    }
step-place-votes = { $left ->
        [one] Place 1 more voting token.
       *[other] Place { $left } more voting tokens.
    }
step-turn = { $actions ->
        [0] Your turn: no actions left.
        [one] Your turn: 1 action left.
       *[other] Your turn: { $actions } actions left.
    }
step-advance = Put more Vis on a card, or stop.
step-choose-host = Choose an item for { $card }.
step-retain = Pay to keep { $card } in your Library?
step-resolve = A card is taking effect.
step-put-away = A card is being put away.
step-contest = The Contested Source is being gathered.
step-join = Pay to join in and roll for Vis?
step-roll = The die is being rolled.
step-destination = Put it in your hand or your Sanctum?
step-discard = { $left ->
        [one] Discard 1 more card from your hand.
       *[other] Discard { $left } more cards from your hand.
    }
step-tribunal-called = The Tribunal is called: you may activate cards whose cost is met.
step-target = { $effect ->
        [steal-vis] Choose a wizard to take Vis from.
        [ransom] Choose a wizard, who must pay you or discard a card.
        [force-discard] Choose a wizard, who must discard.
        [random-discard] Choose a wizard, who discards at random.
        [steal-resource] Choose a wizard to take a resource from.
        [peek-hand] Choose a wizard whose hand you want to see.
        [peek-sanctum] Choose a wizard whose face-down cards you want to see.
        [muddle] Choose a wizard, who will have one fewer action next turn.
       *[other] Choose a wizard.
    }
step-choose = { $effect ->
        [advance-free] { $left ->
            [one] Put 1 more Vis from the Regio on one of your cards.
           *[other] Put up to { $left } more Vis from the Regio on your cards.
        }
        [finish] Choose which of your cards to complete.
        [drain] Choose the card that loses Vis.
        [siphon] Choose the card to take Vis from.
        [take-face-up] Choose a face-up card.
        [recover] Choose a card from the discard pile.
        [exchange-item] Choose which of your items to exchange.
        [refresh] Choose which cards to replace.
        [burn-for-face-up] Choose a face-up item: it becomes active at once.
        [swap-with-market] Choose the two cards to exchange.
        [uninstall] Choose the spell that goes back to its owner’s Library.
        [dispel] Choose the spell to discard.
        [return-card] Choose the card that goes back to its deck.
       *[other] Choose a card.
    }
step-unvote = { $left ->
        [one] Take 1 more voting token off the Voting Track, or stop.
       *[other] Take up to { $left } more voting tokens off the Voting Track.
    }
step-move-votes = { $left ->
        [one] Move 1 more voting token, or stop.
       *[other] Move up to { $left } more voting tokens.
    }
step-swap-votes = Choose two spaces to exchange their voting tokens.
step-draw-any = { $left ->
        [one] Draw 1 more card from any deck.
       *[other] Draw { $left } more cards from any deck.
    }
step-ransom = Pay, or discard a card from your hand.
step-random-hand = A card is being drawn at random from a hand.
step-random-vault = A resource is being drawn at random.
step-replenish = The replacements are being drawn.

## What happened

event-card-moved = { $from-place ->
        [deck] { $to-place ->
            [hand] { $to-seat } draws { $card }.
            [sanctum] { $to-seat } draws { $card } into the Sanctum.
            [market] New in the market: { $card }.
           *[other] { "" }
        }
        [market] { $to-place ->
            [hand] { $to-seat } takes { $card } from the market.
            [sanctum] { $to-seat } takes { $card } from the market into the Sanctum.
            [active] { $to-seat } takes { $card } from the market: it’s active at once.
            [discard] Discarded from the market: { $card }.
           *[other] { "" }
        }
        [discard] { $to-seat } takes { $card } from the discard pile.
        [resolving] { $to-place ->
            [hand] { $to-seat } takes { $card } into hand.
            [sanctum] { $to-seat } puts { $card } in the Sanctum.
            [active] { $card } stays in play.
           *[other] { "" }
        }
        [hand] { $to-place ->
            [sanctum] { $from-seat } lays down { $card }.
           *[other] { $from-seat } discards { $card }.
        }
        [sanctum] { $to-place ->
            [sanctum] { $to-seat } takes { $card } from { $from-seat }’s Sanctum.
            [market] { $from-seat } puts { $card } in the market.
            [discard] { $from-seat } discards { $card }.
           *[other] { "" }
        }
        [installed] { $to-place ->
            [sanctum] { $card } goes back to { $from-seat }’s Library.
            [discard] { $from-seat } discards { $card }.
           *[other] { "" }
        }
       *[other] { $to-place ->
            [discard] { $from-seat } discards { $card }.
           *[other] { "" }
        }
    }
event-card-advanced = { $seat } puts { $amount } Vis on { $card }.
event-card-turned-up = { $seat } turns { $card } face up.
event-card-activated = { $seat } activates { $card }.
event-card-drained = { $seat } loses { $amount } Vis from { $card }.
event-card-returned = { $seat } loses { $card }: back to its deck.
event-cards-seen = { $seat } looks at cards belonging to { $target }.
event-die-rolled = { $seat } rolls a { $roll }.
event-gathered = { $source-id ->
        [contested] { $seat } gathers from the Contested Source.
       *[other] { $seat } gathers from the Uncontested Source.
    }
event-item-judged = { $card } ({ $seat }): { $votes ->
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
event-spell-installed = { $seat } installs { $card } on { $item }.
event-tribunal-held = { $tribunal ->
        [3] The Grand Tribunal is held.
       *[other] Tribunal { $tribunal } is held.
    }
event-tribunal-began = { $tribunal ->
        [3] The rounds before the Grand Tribunal begin. { $seat } is Praeco.
       *[other] The rounds before Tribunal { $tribunal } begin. { $seat } is Praeco.
    }
event-turn-began = It’s { $seat }’s turn.
event-vis-gained = { $seat } takes { $amount } Vis.
event-vis-lost = { $seat } loses { $amount } Vis.
event-vis-paid = { $seat } gives { $to } { $amount } Vis.
event-vote-placed = { $seat } votes for { $space }.
event-vote-moved = { $seat } moves a voting token from { $from } to { $to }.
event-votes-removed = { $amount ->
        [one] { $seat } takes { $amount } voting token off { $space }.
       *[other] { $seat } takes { $amount } voting tokens off { $space }.
    }
event-votes-swapped = { $seat } exchanges the voting tokens on { $from } and { $to }.
event-wizard-muddled = { $target } will have one fewer action next turn.
event-wizard-targeted = { $seat } chooses { $target }.

## Why not

refusal-unknown-action = There’s no such action.
refusal-not-your-turn = It isn’t your turn.
refusal-game-over = The game is over.
refusal-not-an-outcome = This can’t be drawn or rolled now.
refusal-not-now = You can’t do this during a turn.
refusal-praeco-votes-first = Place the voting tokens first.
refusal-same-space = Choose a different space: you can’t use the same one twice.
refusal-no-actions-left = This takes { $need ->
        [one] { $need } action
       *[other] { $need } actions
    }; you have { $have ->
        [0] none
       *[other] { $have }
    } left.
refusal-double-action = This takes { $need ->
        [one] { $need } action
       *[other] { $need } actions
    }; you have { $have ->
        [0] none
       *[other] { $have }
    } left.
refusal-kind-taken = You’ve already taken this kind of action this turn.
refusal-not-in-hand = This card isn’t in your hand.
refusal-discard-first = Discard from your hand first.
refusal-concilium-empty = There are no voting tokens left in the Concilium.
refusal-not-face-up = This card isn’t in the market.
refusal-deck-empty = This deck is empty until the next Tribunal.
refusal-not-advanceable = This isn’t an inactive item or spell in your Sanctum.
refusal-card-complete = This card already has all the Vis it needs ({ $need }).
refusal-not-enough-vis = This takes { $need } Vis; you have { $have }.
refusal-advance-limit = { $need ->
        [one] You can put 1 Vis on { $need } card, or up to { $have } Vis on one card.
       *[other] You can put 1 Vis on each of up to { $need } cards, or up to { $have } Vis on one card.
    }
refusal-not-finished = This card needs { $need } Vis; it has { $have }.
refusal-not-yours = This isn’t an inactive card in your Sanctum.
refusal-not-active-spell = This isn’t an active spell in your Library.
refusal-no-place = There’s no free place for a spell of this category ({ $category }).
refusal-not-active-item = This isn’t one of your active items.
refusal-not-installed = This spell isn’t installed on one of your items.
refusal-retain-fee = Keeping the spell costs { $need } Vis; you have { $have }.
refusal-not-in-vault = This resource isn’t in your Vault.
refusal-source-closed = This source is closed until the next Tribunal.
refusal-contest-fee = Joining in costs { $need } Vis; you have { $have }.
refusal-opening-draw = Draw your opening cards first.
refusal-tribunal-called = The Tribunal is called: you may only activate cards whose cost is met.
refusal-effect-asks = A card is still taking effect.
refusal-not-a-choice = The effect can’t be used on this card.
refusal-no-votes-there = There are no voting tokens on this space.
refusal-not-a-target = The effect can’t be used on this wizard.
refusal-choose-item = Choose an item for the spell first.
refusal-advance-asks = You’re advancing cards: put Vis on one, or stop.
refusal-contest-asks = The Contested Source is being gathered: join in or stay out.
refusal-retain-asks = First decide whether to keep the spell.
refusal-destination-asks = First choose: your hand or your Sanctum.

## The rules

rule-GT-1-1 = Vis comes from the Regio, which never runs out. Your Vis store is public, and you keep it between rounds and Tribunals.
rule-GT-1-2 = There are 24 voting tokens, in the Concilium. Once it’s empty, nobody can vote until the Tribunal clears the board.
rule-GT-1-3 = The Voting Track has ten spaces: six item types and four spell categories.
rule-GT-1-4 = There are 105 cards: items, spells and resources, in three decks, each with its own discard pile. A spell’s advance cost is always 2.
rule-GT-1-5 = Your Sanctum is made up of your Laboratory (items), your Library (spells), your Vault (resources) and your award winners. It has no limit. Others see only the back of a face-down card.
rule-GT-1-6 = You can hold at most 5 cards in hand unless a card says otherwise. Your hand is hidden.
rule-GT-1-7 = The Vis Source Track has an Uncontested and a Contested row, each with one area for each Tribunal.
rule-GT-1-8 = There is one six-sided die, one Praeco pawn, and blue, red and yellow award tokens for first, second and third place.
rule-GT-2-1 = Shuffle the three decks and deal each wizard 1 item and 1 spell.
rule-GT-2-2 = Starting with the wizard to the dealer’s { $opening-draw ->
        [right] right
       *[left] left
    } and going clockwise, each wizard draws 3 more cards from any combination of the three decks.
rule-GT-2-3 = Turn three items and three spells face up: these are the markets.
rule-GT-2-4 = Each wizard starts with 12 Vis. The trackers start on the first spaces.
rule-GT-2-5 = A randomly chosen wizard takes the Praeco pawn; turns go clockwise. The dealer is the wizard to the Praeco’s right.
rule-GT-3-1 = Before taking a turn, the Praeco places 3 voting tokens on 3 different spaces, fewer only if the Concilium has fewer. This isn’t an action.
rule-GT-3-2 = In a round every wizard takes one turn, the Praeco first. Then the Praeco pawn passes to the left.
rule-GT-3-3 = A Tribunal is held after as many rounds as there are wizards.
rule-GT-4-1 = You take two actions of different kinds a turn, in any order; a double action counts as both. { $double-advance ->
        [yes] The Advance action may be taken twice.{ " " }
       *[no] { "" }
    }You may take any number of free actions, and you may stop early.
rule-GT-4-2 = Free action: lay down any cards from your hand in your Sanctum, face down. Nothing returns from the Sanctum to the hand.
rule-GT-4-3 = At the end of your turn, discard down to your hand limit.
rule-GT-5-1 = Vote: place one voting token from the Concilium on any space.
rule-GT-5-2 = Draw: take a face-up item or spell (the market is refilled at once), or draw the top card of the item or spell deck. { $hand-or-sanctum ->
        [yes] It goes to your hand or your Sanctum, as you like.
       *[no] It goes to your Sanctum.
    } { $secret-cards ->
        [yes] In the Sanctum it lies face down until its cost is met.
       *[no] In the Sanctum a face-up card stays face up, and a card from the deck lies face down.
    } An empty deck gives nothing until the next Tribunal.
rule-GT-5-3 = Advance: put Vis from your store on inactive items and spells in your Sanctum: 1 on each of up to three cards, or up to 2 on one card, but never more than a card costs.{ $double-advance ->
        [yes] { " " }You may take this action twice a turn.
       *[no] { "" }
    }
rule-GT-5-4 = { $quick-turnover ->
        [yes] As soon as a card’s cost is met, it becomes active: it’s turned face up, and its Vis goes back to the Regio.
       *[no] Free action: a card whose cost is met may be made active: it’s turned face up, and its Vis goes back to the Regio. You may do this on your own turn and when a Tribunal is called; you never have to.
    }
rule-GT-5-5 = Free action: install an active spell on an active item that has a free place for its category. You may do this on your own turn, and at once when the spell is activated.
rule-GT-5-6 = Cast: take a spell from one of your items (award winners too) and follow its effect. Then discard it, or pay 2 Vis to put it back in your Library, face up and inactive.
rule-GT-5-7 = Draw a resource (double action): draw the top resource. { $hand-or-sanctum ->
        [yes] It goes to your hand or, face down, to your Sanctum.
       *[no] It goes to your Sanctum, face down.
    }
rule-GT-5-8 = Play a resource{ $cheap-resources ->
        [yes] {" "}(free action)
       *[no] { "" }
    }: turn one over, follow what it says, then discard it unless it stays in play.
rule-GT-5-9 = Extract: take 1 Vis from the Regio, or 2 in the rounds before the Grand Tribunal.
rule-GT-5-10 = Gather from the Uncontested Source (double action): the space shows two numbers. You take the first amount, every other wizard takes the second. The tracker moves right.
rule-GT-5-11 = Gather from the Contested Source (double action): roll the die, rerolling a 1 or 6, and take { $contested-gain ->
        [space-and-die] the amount on the space plus that much Vis
       *[die] that much Vis
    }. Then each other wizard in clockwise order may pay you { $contested-fee } Vis to roll and take Vis in the same way. The tracker moves right.
rule-GT-5-12 = After the last space of an area, the source is closed until the next Tribunal.
rule-GT-6-1 = When the Tribunal is called, each wizard, in turn order from the last Praeco, may activate cards whose cost is met and install spells activated this way. Every active item is entered, except award winners of earlier Tribunals.
rule-GT-6-2 = An item’s votes are the voting tokens on its type plus those on each different category of spell installed on it.
rule-GT-6-3 = The item with the most votes takes first place, then second and third. Ties go to the higher base score, then to more installed spells. Items that are still tied share the place, and the next-lower place isn’t awarded.
rule-GT-6-4 = An item scores its base score plus 1 for each installed spell, times 4, 3 or 2 for first, second or third place. Honourable mentions score it once and may be entered again.
rule-GT-6-5 = Award winners are moved aside with their award token. Spells may still be installed on them and cast from them.
rule-GT-6-6 = Then the voting tokens return to the Concilium, the discard piles are shuffled back into their decks, the trackers move to the next area{ $new-tribunal-vis ->
        [0] { "" }
       *[other] , each wizard takes { $new-tribunal-vis } Vis
    }, and the owner of the first-place item becomes Praeco.
rule-GT-6-7 = The third Tribunal is the Grand Tribunal. After it, the highest total wins; equal totals share the win.

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
    .turn = { $actions ->
        [0] End turn
        [one] End turn (1 action left)
       *[other] End turn ({ $actions } actions left)
    }
    .advance = Stop advancing
    .tribunal-called = Activate no more
    .choose = Choose no more
    .unvote = Take no more tokens
    .move-votes = Move no more tokens
do-yes = Yes
    .verb = Yes
    .join = Pay, and roll too
    .retain = Pay to keep it
    .ransom = Pay
do-no = No
    .verb = No
    .join = Stay out of it
    .retain = Let it go
    .ransom = Do not pay
do-target = Choose { $thing }
    .verb = Wizard
do-praeco = Praeco: { $thing }
    .verb = Praeco
do-roll = Roll a { $thing }
    .verb = Roll
do-extract = Extract Vis
    .verb = Extract
do-gather = Gather: { $thing }
    .verb = Gather
do-draw = Draw: { $thing }
    .verb = Draw
do-put = Put in: { $thing }
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

## On the screen

draw-tribunal = Tribunal { $number }
draw-turn-of = Turn: { $name }
draw-actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
draw-voting-track = Voting Track
draw-concilium = Voting tokens left in the Concilium
draw-space-votes = { $space }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
draw-votes = votes
draw-sources = Vis Source Track
draw-contested-fee = Others join in for
draw-closed = closed
draw-market = Markets and decks
draw-decks-item = Items
draw-decks-spell = Spells
draw-decks-resource = Resources
draw-market-empty = none
draw-deck-count = { $kind-id ->
        [item] Item deck
        [spell] Spell deck
       *[resource] Resource deck
    }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-discards = Discards
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
draw-muddled = one fewer action next turn
draw-face-down = { $kind-id ->
        [item] face-down item
        [spell] face-down spell
       *[resource] face-down resource
    }
draw-face-down-count = { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
draw-card-active = { $name } (active)
draw-card-vis = { $name }: { $vis } Vis on it
draw-standings = If the Tribunal were held now
draw-standings-none = No active items yet
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
draw-asked-source = { $card } asks for this.
draw-asked-card = In exchange: { $card }.
draw-asked-space = Chosen so far: { $space }.
draw-asked-used = Already used: { $spaces }.
draw-asked-advanced = Vis has gone on { $cards }.
draw-asked-price = Price: { $amount } Vis, to { $name }.
draw-asked-fresh = A fresh pair of actions follows.
draw-known-to = Hidden cards known to others: { $names }
draw-in-play = In play
draw-sum = { $spells ->
        [0] { $score }
        [one] { $score } + 1 spell
       *[other] { $score } + { $spells } spells
    }, { $place ->
        [1] first place
        [2] second place
        [3] third place
       *[other] honourable mention
    }: × { $times }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    } = { $points }

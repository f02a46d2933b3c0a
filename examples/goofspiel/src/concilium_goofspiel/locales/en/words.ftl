### Goofspiel: its words

game-goofspiel = Goofspiel
    .text = Each prize goes to the highest secret bid; every card is bid once.
seat-number = Player { $number }

option-ranks = Cards in a suit
    .text = How many prizes there are, and cards in each hand.

field-prizes = Prizes to come
field-prize = Prize
field-hand = Hand
field-bid = Bid
field-points = Points

step-deal = A prize is turned up.
step-bid = Bid a card from your hand.

do-prize = Turn up the { $thing }
    .verb = Turn up
do-bid = Bid the { $thing }
    .verb = Bid

event-prize-turned-up = The prize is the { $card }.
event-bid-laid = { $seat } has bid.
event-bids-revealed = The bids: { $bids }.
event-prize-won = { $seat } wins the { $card }.
event-prize-lost = The highest bids are equal: nobody wins the { $card }.

feature-points = points
feature-hand = cards in hand
feature-promise = what the bid promises

refusal-turn-up-first = The next prize is turned up first.
refusal-bids-first = Everyone bids first.
refusal-card-spent = You have bid this card already.
refusal-have-bid = You have bid: wait for the others.

rule-GO-1 = The prizes are turned up one by one, in random order.
rule-GO-2 = All bid a card from their hand at the same time, face down. A card is bid once.
rule-GO-3 = The highest bid wins the prize, and its number in points. If the highest bids are equal, nobody wins it.
rule-GO-4 = When all prizes have been bid for, most points win.

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = jack
card-12 = queen
card-13 = king

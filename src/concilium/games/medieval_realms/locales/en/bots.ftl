### Medieval Realms: levels, and what bots judge by

## Levels

level-beginner = squire
level-easy = knight
level-medium = baron
level-hard = duke
level-expert = king

## What a position is judged by

feature-points = victory points
    .own-more = You would score points at once.
feature-end-points = points at the end of the game
    .own-more = Your realm would score more at the end of the game.
    .own-less = Your realm would score less at the end of the game.
feature-seal-colours = colours of seals
    .own-more = Your realm would have a seal of a new colour.
feature-honourable = honourable persons
    .own-more = Your realm would have another honourable person.
feature-makes = what the realm makes each round
    .own-more = Your realm would make more each round.
feature-can-act = actions in this round
    .own-more = You could still act in this round.
feature-place-in-order = a late place in the turn order
    .own-more = You would act later in the turn order.
    .own-less = You would act earlier in the turn order.
feature-hand-cards = cards in hand
    .own-more = You would have another card in hand.
    .own-less = You would get a card out of your hand.
feature-ready-cards = cards that can be played now
    .own-more = You could play another card at once.
feature-ready-promise = what the cards that can be played promise
    .own-more = A card that you can play would bring more.
feature-short-promise = what the other cards in hand promise
    .own-more = You would come nearer to playing a good card.
feature-short = what the cards in hand still lack
    .own-less = You would lack less for your cards.
    .own-more = You would collect cards for later.
feature-production = production
    .own-more = You would have more production.
    .rivals-less = Your rivals would have less production.
feature-science = science
    .own-more = You would have more science.
    .rivals-less = Your rivals would have less science.
feature-culture = culture
    .own-more = You would have more culture.
    .rivals-less = Your rivals would have less culture.
feature-religion = religion
    .own-more = You would have more religion.
    .rivals-less = Your rivals would have less religion.
feature-gold = gold
    .own-more = You would have more gold.
    .rivals-less = Your rivals would have less gold.
feature-raw-material = raw material
    .own-more = You would have more raw material.
    .rivals-less = Your rivals would have less raw material.
feature-battle = battle
    .own-more = You would have more battle.
    .rivals-less = Your rivals would have less battle.
feature-mayor = mayors
    .own-more = You would have a mayor more.
feature-general = generals
    .own-more = You would have a general more.
feature-admiral = admirals
    .own-more = You would have an admiral more.

## Styles

style-warrior = warrior
style-merchant = merchant
style-scholar = scholar

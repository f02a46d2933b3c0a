### Grand Tribunal: levels, and what bots judge by

## Levels

level-beginner = apprentice
level-easy = adept
level-medium = magus
level-hard = master
level-expert = archmage

## What a position is judged by

feature-points = points
    .own-more = You would score points.
    .own-less = You would lose points.
feature-standing = places at the Tribunal if it were now
    .own-more = Your items would take better places at the Tribunal.
    .own-less = Your items would lose places at the Tribunal.
    .rivals-less = Your rivals’ items would lose places at the Tribunal.
feature-worth = worth of active items
    .own-more = Your active items would be worth more.
    .own-less = Your active items would be worth less.
feature-support = votes behind active items
    .own-more = More votes would stand behind your items.
    .own-less = Fewer votes would stand behind your items.
    .rivals-less = Fewer votes would stand behind your rivals’ items.
feature-progress = Vis on unfinished items
    .own-more = An item of yours would be nearer to completion.
feature-progress-in-time = items that can be finished before the Tribunal
    .own-more = You would come nearer to an item that can still be finished before the Tribunal.
feature-progress-support = votes behind unfinished items
    .own-more = Votes would stand behind the items you are making.
feature-projects = items that can still be made
    .own-more = You would have more items worth making.
feature-usable-vis = Vis that can be put to use
    .own-more = You would have more Vis to use.
    .own-less = You would put Vis to use.
feature-usable-vis-now = Vis that can be used before the Tribunal
    .own-more = You would have more Vis to use before the Tribunal.
feature-spare-vis = Vis to spare
    .own-more = You would have Vis to spare.
    .own-less = Less Vis would lie idle.
feature-ready-spells = active spells ready to install
    .own-more = You would have a spell ready to install.
feature-spell-progress = Vis on unfinished spells
    .own-more = A spell of yours would be nearer to completion.
feature-spells = spells with a place waiting
    .own-more = You would have a spell that fits your items.
feature-entered-spells = spells in active items
    .own-more = More spells would be in your active items.
feature-awarded-spells = spells in items that won an award
    .own-more = More spells would be in your items that won an award.
feature-homeless-spells = spells without a place
    .own-less = Fewer of your spells would be without a place.
feature-places-free = free places for spells
    .own-more = You would have more free places for spells.
feature-resources = resources
    .own-more = You would have another resource to play.
feature-lasting = lasting effects
    .own-more = You would have an effect that lasts.
feature-actions-left = actions left
    .own-more = You would have another action.
feature-muddled = lost actions
    .own-less = You would lose no action.
    .rivals-more = A rival would lose an action.
feature-coming = places at the Tribunal with what can still be done
    .own-more = By the time of the Tribunal your items could take better places.
    .rivals-less = By the time of the Tribunal your rivals’ items would take worse places.
feature-best-votes = votes for the best item
    .own-more = Your best item would have more votes.
    .rivals-less = Your rivals’ best items would have fewer votes.
feature-behind = votes behind the leading item
    .own-less = Your best item would come closer to first place.
    .rivals-more = Your rivals would fall behind in votes.
feature-praeco-to-come = being Praeco before the Tribunal
feature-speaks-late = a late turn before the Tribunal
feature-next-turn = time until the next turn
feature-turns-left = turns before the Tribunal
    .own-more = You would have another turn before the Tribunal.
feature-vis = Vis in the store
    .own-more = You would have more Vis.
    .own-less = You would put Vis to use instead of keeping it.
feature-to-pay = Vis still to be paid
    .own-more = You would have more to put Vis into.
    .own-less = Your cards would need less Vis.
feature-short-of-vis = Vis that is lacking
    .own-less = You would lack less Vis.
feature-spell-votes = votes for the categories of your spells
    .own-more = Your spells would have more votes.
feature-offered-spells = spells in the market that fit
    .own-more = The market would offer more spells that fit your items.
feature-hand-cards = cards in hand
    .own-more = You would have another card in hand.
    .own-less = You would get a card out of your hand.
feature-awards = items that won an award
    .own-more = You would have another item that won an award.

## Styles

style-builder = builder
style-enchanter = enchanter
style-schemer = schemer

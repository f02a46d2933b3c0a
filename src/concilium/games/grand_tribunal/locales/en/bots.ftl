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

## Styles

style-builder = builder
style-enchanter = enchanter
style-schemer = schemer

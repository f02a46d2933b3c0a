### The browser: lessons, the rulebook and the card gallery

## Lessons

web-lesson-guide = The guide
web-lesson-leave = Leave
web-lesson-watch = Watch what happens…
web-lesson-other = That is allowed too, but not now: let us stay with this.
web-lesson-listen = One moment: read this first, then go on.
web-lesson-do = Do it for me
web-lesson-next = Next: { $chapter }
web-lesson-done = This chapter is done.
web-lesson-chapter-done = done:
web-lesson-free = You decide. I only comment.

## The rulebook

web-rulebook-of = { $game }: the rulebook
web-rulebook-contents = Contents
web-rulebook-search = Search
web-rulebook-found = { $count ->
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
web-rulebook-goal = Goal and course
web-rulebook-examples = Worked examples
web-rulebook-legend = What the signs mean
web-rulebook-ruling = Ruling:
web-rulebook-usual = usual
web-rulebook-amounts = { $from } to { $to }, usually { $usual }
web-rulebook-nothing = Nothing is found. Try another word.
web-rulebook-print = Print

## The card gallery

web-gallery-of = { $game }: the cards
web-gallery-filters = Filters
web-gallery-kind = Kind
web-gallery-category = Category
web-gallery-colour = Seal colour
web-gallery-cost = Cost
web-gallery-effect = Effect
web-gallery-source = Source
web-gallery-all = all
web-gallery-count = Cards: { $count } of { $all }
web-gallery-printed = printed
web-gallery-reconstructed = reconstructed

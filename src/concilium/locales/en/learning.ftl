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

### Grand Tribunal: the guided first game

lesson-goal = The goal
lesson-goal-welcome = Welcome! You are a wizard. You make magic items, and three times a Tribunal judges them. Whoever has the most points after the third Tribunal wins.
lesson-goal-points = Points come from your items. At a Tribunal the item with the most votes scores four times its worth, the second three times, the third twice, any other once. This list shows how it would end now.
lesson-goal-votes = Votes belong to nobody. A vote on Orb counts for every orb on the table, yours and your rivals’. So vote for what you make, and make what is voted for.
lesson-goal-hand = This is your hand. Items score; the big number is their worth. Spells go into items and bring them more votes. You may draw three more cards.
lesson-goal-draw-item = There are three decks. Draw an item first: press the deck in the ring.
lesson-goal-draw-spell = An orb, and you have one already: they will share their votes. Now draw a spell.
lesson-goal-draw-resource = The third deck holds resources: single strokes of luck. Draw one.

lesson-votes = Voting
lesson-votes-praeco = You are the Praeco, the herald of this round: before the first turn you put three votes on three different spaces. Then everybody plays one turn, and the next wizard is Praeco.
lesson-votes-orb = Your items are orbs, so put the first vote on Orb.
lesson-votes-runic = An item also counts the votes for the categories of the spells in it. You hold a runic spell: vote Runic.
lesson-votes-elemental = Your second orb has a place for an elemental spell. Put the last vote there.

lesson-turn = A turn
lesson-turn-two = In a turn you take two actions of different kinds. All that you can do glows on the table and stands in this bar; a number tells how many choices there are.
lesson-turn-card = Look at this orb. The small diamonds are its cost in Vis, your magic power. The big number is its worth. The hollow mark is a place for a runic spell.
lesson-turn-read = Rest the mouse or a finger on a card to see it large, with its text. Every sign explains itself like that, and ? opens the rulebook.
lesson-turn-lay = Laying down a card is free. Lay down the orb: it goes into your Sanctum, face down.
lesson-turn-lay-spell = Lay down { card-runes-of-acclaim } too. Rivals see only its back.
lesson-turn-advance = Your first action: { action-advance }. You put Vis on your cards: one on each of up to three, or two on a single one. Begin with the orb.
lesson-turn-advance-again = One diamond is filled. Put the second Vis on it.
lesson-turn-activate = Its cost is met: now it can become active, and that is free. Only active items stand before a Tribunal.
lesson-turn-standings = There it is. With one vote for Orb it would take first place, for now.
lesson-turn-take = Your second action: draw. Take the face-up { card-whalebone-orb } from the market into your Sanctum. Or you could draw blindly from a deck.
lesson-turn-end = Both actions are done. End your turn, and watch what your rivals do.

lesson-spells = Spells
lesson-spells-rivals = Here are your rivals: their Vis, their hands, their Sanctums. Berta has finished a potion, Carlo a staff, and they vote for their own.
lesson-spells-why = Berta is ahead. A spell in your orb helps in two ways: its category brings votes, and each spell adds 1 to the item’s worth.
lesson-spells-advance = Every spell costs 2 Vis. Advance { card-runes-of-acclaim }…
lesson-spells-advance-again = …and once more.
lesson-spells-activate = Make it active.
lesson-spells-install = Now install it: an active spell goes under an active item with a free place of its category. This is free too.
lesson-spells-host = Choose the item that it goes under.
lesson-spells-vote = Your second action: { action-vote }. One more vote for Orb.
lesson-spells-lead = Two votes for Orb and one for Runic make three: you lead. The worth is now 2 + 1, times four.
lesson-spells-end = End your turn.

lesson-vis = Vis
lesson-vis-short = Vis is spent quickly. This is your store. { action-extract } brings 1 Vis for one action. There is a better way.
lesson-vis-sources = The Vis sources. A pair like 6:2 means: who gathers takes 6, each of the others 2. On the contested row a die decides, and the others may pay you to roll too.
lesson-vis-gather = Gathering takes both actions of a turn. Gather from the uncontested source.
lesson-vis-closed = The marker moves on, and the next gathering is worth a little less. After its last space a source is closed until the Tribunal.
lesson-vis-end = End your turn. It is the last round: when Berta has played, the Tribunal is held.

lesson-tribunal = The Tribunal
lesson-tribunal-held = Your orb won first place! Award winners keep their award and do not compete again. Items without an award may try again next time.
lesson-tribunal-places = Worth 2 and one spell make 3, times 4: 12 points. Equal votes are decided by worth, then by the number of spells.
lesson-tribunal-cleared = All votes go back, so the next Tribunal starts from an empty track. The winner is the new Praeco: you.
lesson-tribunal-three = Three Tribunals, each after as many rounds as there are wizards. The third is the Grand Tribunal; then the game ends.

lesson-casting = Casting and resources
lesson-casting-praeco = You are Praeco again. Your Sanctum still holds an orb: vote Orb.
lesson-casting-praeco-two = { card-orb-of-tides } has an elemental place. Vote Elemental.
lesson-casting-praeco-three = And vote Runic.
lesson-casting-cast = An installed spell can also be cast, once, as an action. It leaves its item and does what it says: this one places three votes. Cast it.
lesson-casting-effect = Place the votes: Orb…
lesson-casting-effect-two = …Orb again; here the same space is allowed…
lesson-casting-effect-three = …and Elemental.
lesson-casting-keep = A cast spell is discarded, unless you pay 2 Vis to put it back in your Library. Keep it.
lesson-casting-lay = Last, a resource. First lay it down; that is free.
lesson-casting-play = Playing it is an action: { card-buried-hoard } gives 6 Vis at once.
lesson-casting-enough = That is all you need. Vote, draw, advance, activate, install, cast, gather: now try it alone.

lesson-alone = On your own
lesson-alone-where = Another game, much later: the last round before the Grand Tribunal, and your last turn. You decide; I only comment.
lesson-alone-standings = You have 17 points, Berta 27, Carlo 16. Carlo’s talisman leads with 2 votes. Third place or better would help you; first place would win.
lesson-alone-plan = A hint: this orb lacks 2 Vis, and a finished elemental spell lies in your Library. Equal votes are decided by worth, then by spells.
lesson-alone-free = Your turn, whatever you like. Undo takes a decision back.
lesson-alone-vote = A vote helps every item of its type or category, rivals’ too. Look at the list again before you end your turn.
lesson-alone-advance = Vis on a card stays there until the card is active. Nothing is lost.
lesson-alone-activate = Active: it counts now. An item with free places is waiting for spells.
lesson-alone-install = Good: one more to its worth, and the votes of another category.
lesson-alone-take = Everybody saw which card you took.
lesson-alone-draw = Nobody but you knows this card.
lesson-alone-extract = Before the Grand Tribunal extracting brings 2 Vis instead of 1.
lesson-alone-gather = Your rivals take some, too. But the game is nearly over: what will they do with it?
lesson-alone-cast = A cast spell no longer counts for its item at the Tribunal. Was it worth it?
lesson-alone-play = Resources are played once, at the right moment.
lesson-alone-end = Now the others finish, and then the Tribunal is held.
lesson-alone-over = The Grand Tribunal is over. Well played! Now a whole game: you need nothing more than this.

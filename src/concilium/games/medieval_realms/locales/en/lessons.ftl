### Medieval Realms: the guided first game

lesson-goal = The goal
lesson-goal-welcome = Welcome! You are a king. For seven rounds you send out your leaders and collect cards. Whoever has the most victory points at the end wins.
lesson-goal-points = Points come from cards: some at once, some at the end of the game. Each time you reach or pass 5, 10, 15 and so on, you also take a resource of your choice.
lesson-goal-resources = Your palace holds seven kinds of resources. Production buys cards, the others pay for playing them. Everybody can see everybody’s palace.
lesson-goal-extra = Before the first round you take two more resources of different kinds. Take culture: soon you will need five.
lesson-goal-extra-two = And one gold, for the auctions.

lesson-walls = Behind the walls
lesson-walls-secret = A round begins with the walls up: all kings place their leaders at the same time, and nobody sees where. These are yours: four mayors, a general and an admiral.
lesson-walls-bar = Whatever you can do glows on the table and stands in this bar; a number tells how many spaces there are.
lesson-walls-mayor = A mayor brings one of the resource where it stands. Put a mayor on culture.
lesson-walls-mayor-two = Any number may stand on one space. Put one on production…
lesson-walls-mayor-three = …and another: who has the most production acts first.
lesson-walls-mayor-four = The last mayor goes to gold.
lesson-walls-lands = Generals and admirals fight for the lands. Each land shows its reward. The strongest king there takes it: a general counts 2, an admiral 1. In a tie nobody does.
lesson-walls-general = Send the general to land 3: it rewards battle, and you will want that.
lesson-walls-admiral = Send the admiral to land 1. A single admiral is weak, but perhaps nobody else comes.
lesson-walls-done = All leaders must be placed. Until you finish you can take any of them up again. Finish placing, and the walls come down.

lesson-buying = Buying cards
lesson-buying-fell = Mayors produced, land 3 is yours. In land 1 Fermín’s admiral was as strong as yours: nobody won it. Then everyone took 2 production.
lesson-buying-order = The most production goes first: you. Now each king in turn takes one action, to buy, to play or to pass, until all have passed.
lesson-buying-panel = These are the events. A card in the lowest row costs 1 production, in the middle row 2, in the upper row 3. Those with an hourglass leave at the end of the round.
lesson-buying-card = The seal’s colour is the card’s family. Below on the left is what it costs to play: 5 culture. On the right is what it brings: 5 points at once.
lesson-buying-signs = On the right, a crown is a victory point. The arrow before it means at the end of the game, and × for each: here 1 point for each seal colour that you have in play.
lesson-buying-read = Nobody knows all signs at first: rest the mouse or a finger on a card to see it large and in words; ? opens the rulebook.
lesson-buying-buy = Buy it for 1 production. It comes into your hand.

lesson-playing = Playing cards
lesson-playing-hand = A hand has at most four cards, and never two of the same seal colour. It lies open, and nothing in it is ever lost.
lesson-playing-play = It is your turn again. Play { card-gallery-of-frescoes }: you pay 5 culture, and it scores.
lesson-playing-bonus = Five points! For reaching 5 you take a resource. Take gold.
lesson-playing-effects = Fermín played a university and has one more mayor from the next round on. More leaders early bring more of everything.

lesson-majority = Majority cards
lesson-majority-taker = The small golden crown beside its cost marks a majority card. Whoever buys it, it goes to the king with the most of its resource, here battle. The crest on the card shows who that would be now: you.
lesson-majority-buy = Buy it before somebody overtakes you.
lesson-majority-later = It is in your hand and costs 7 battle to play; you have 6. It will wait until the next round.

lesson-auction = Auctions
lesson-auction-card = The coin marks an auction card. It never enters a hand: the highest bid wins it, and it is in play at once. This one brings a mayor.
lesson-auction-open = Put it up for auction. That costs no production.
lesson-auction-bid = Who puts it up must bid. Open with 1 gold.
lesson-auction-raise = Fermín bids 2, Luz is out. Raise to 3.
lesson-auction-won = Yours for 3 gold, and a fifth mayor from the next round on. Seals of cards in play also count: many cards score for each colour you have.
lesson-auction-pass = You could go on, but save your production: it decides who goes first. Pass for this round.

lesson-end = The end of the game
lesson-end-slide = All have passed: the round is over. The first events left, the others slid down and became cheaper. If you wait, a card gets cheaper, or somebody takes it.
lesson-end-scoring = After seven rounds the rest is counted: artists, missionaries and scientists, up to 15 points for five of them; then the cards with points for the end; then 1 point for every 2 resources.
lesson-end-colours = So there are many ways: points at once, colours, mayors or combat for the end, lands for resources. Watch what your rivals collect. Now try it alone.

lesson-alone = On your own
lesson-alone-where = Another game, in its seventh and last round. You decide; I only comment.
lesson-alone-lead = You lead with 25 points; Fermín has 22, Luz 10. But the end of the game brings each of them many more.
lesson-alone-plan = A hint: you have 7 battle for this war, and 21 culture for galleries at 5 each. What you lack is production to buy with.
lesson-alone-free = Place your leaders as you like, then finish placing. Undo takes a decision back.
lesson-alone-mayor = In the last round think backwards: what will this resource still pay for?
lesson-alone-general = Two leaders in one land are stronger than one. But each land you leave is a gift.
lesson-alone-done = Walls down. Look at who won what, and at the turn order.
lesson-alone-buy = Bought, but only played cards score: keep enough to pay for it.
lesson-alone-auction = An auction. Bid what it is worth to you, no more: two resources left over are a point.
lesson-alone-bid = If the others pass, you pay your bid.
lesson-alone-play = Played. Colours in play count at the end for many cards.
lesson-alone-bonus = 5, 10, 15 …: whoever gets there takes a resource.
lesson-alone-pass = Passed: you can still bid and still receive majority cards.
lesson-alone-over = The game is over. Well played! Now a whole game: you need nothing more than this.

### Grand Tribunal: names and texts of the cards

## What effects say

-stays-in-play = Stays in play.
-place-votes = { $n ->
        [one] Place { $n } voting token from the Concilium on any space.
       *[other] Place { $n } voting tokens from the Concilium on any spaces.
    }
-place-votes-apart = { $n ->
        [one] Place { $n } voting token from the Concilium on any space.
       *[other] Place { $n } voting tokens from the Concilium, each on a different space.
    }
-move-votes = { $n ->
        [one] You may move one voting token from one space to another.
       *[other] Up to { $n } times, you may move one voting token from one space to another.
    }
-remove-votes = { $n ->
        [one] You may return { $n } voting token from the Voting Track to the Concilium.
       *[other] You may return up to { $n } voting tokens from the Voting Track to the Concilium.
    }
-swap-votes = Exchange all the voting tokens on two spaces.
-clear-space = You may return all the voting tokens on one space to the Concilium.
-others-vote = { $n ->
        [one] Each other wizard, in clockwise order, places { $n } voting token from the Concilium on any space.
       *[other] Each other wizard, in clockwise order, places { $n } voting tokens from the Concilium on any spaces.
    }
-gain-vis = Take { $n } Vis from the Regio.
-gain-vis-per = { $per ->
        [active-item] Take { $n } Vis from the Regio for each of your active items, award winners not counted.
        [installed-spell] Take { $n } Vis from the Regio for each spell installed on your items, award winners included.
        [award] Take { $n } Vis from the Regio for each of your award winners.
        [active-spell] Take { $n } Vis from the Regio for each active spell in your Library.
        [hand-card] Take { $n } Vis from the Regio for each card in your hand.
        [empty-space] Take { $n } Vis from the Regio for each space on the Voting Track without voting tokens.
       *[vault-card] Take { $n } Vis from the Regio for each card in your Vault.
    }
-share-vis = Take { $n } Vis from the Regio; every other wizard takes { $m }.
-roll-vis = Roll the die, rerolling a 1 or 6, and take that much Vis from the Regio.
-steal-vis = Choose another wizard, who gives you { $n } Vis, or all they have if less.
-tax-vis = { $n ->
        [one] Each other wizard who has any Vis gives you { $n }.
       *[other] Each other wizard gives you { $n } Vis, or all they have if less.
    }
-levy-vis = { $n ->
        [one] Each other wizard who has any Vis loses { $n } to the Regio.
       *[other] Each other wizard loses { $n } Vis to the Regio, or all they have if less.
    }
-ransom = { $times ->
        [2] Twice: choose another wizard, the same one if you like, who must either pay you { $n } Vis or discard a card from hand.
       *[1] Choose another wizard, who must either pay you { $n } Vis or discard a card from hand.
    }
-advance-free = { $n ->
        [one] You may put { $n } Vis from the Regio on one of your inactive items or spells, never beyond its cost.
       *[other] You may put up to { $n } Vis from the Regio on your inactive items and spells, never beyond their cost.
    }
-finish = You may choose one of your inactive items or spells that lacks at most { $n } Vis: it gets what it lacks from the Regio.
-drain = Choose another wizard’s face-up inactive item or spell: it loses { $n } Vis to the Regio, or all the Vis on it if less.
-siphon = Choose another wizard’s face-up inactive item or spell: take { $n } Vis from it, or all the Vis on it if less.
-draw = { $deck ->
        [item] { $n ->
            [one] Draw { $n } item into your hand.
           *[other] Draw { $n } items into your hand.
        }
        [spell] { $n ->
            [one] Draw { $n } spell into your hand.
           *[other] Draw { $n } spells into your hand.
        }
        [resource] { $n ->
            [one] Draw { $n } resource into your hand.
           *[other] Draw { $n } resources into your hand.
        }
       *[any] { $n ->
            [one] Draw { $n } card from any deck into your hand.
           *[other] Draw { $n } cards into your hand, each from any deck.
        }
    }
-take-face-up = { $kind ->
        [item] Take a face-up item into your hand.
        [spell] Take a face-up spell into your hand.
       *[any] Take a face-up item or spell into your hand.
    }
-renew-market = { $kind ->
        [item] Discard all the face-up items in the market and turn up new ones.
        [spell] Discard all the face-up spells in the market and turn up new ones.
       *[any] Discard all the face-up items and spells in the markets and turn up new ones.
    }
-recover = { $kind ->
        [item] Take an item from the discard pile into your hand.
        [spell] Take a spell from the discard pile into your hand.
        [resource] Take a resource from the discard pile into your hand.
       *[any] Take a card from any discard pile into your hand.
    }
-exchange-item = Exchange one of your items, active, inactive or an award winner, for a newly drawn one; the spells in it are discarded. The Vis on it goes on the new item; Vis beyond the new item’s cost returns to the Regio.
-refresh = Discard this spell and any number of cards from your hand and Sanctum, active cards and award winners too; the spells in an item are discarded with it. Replace each card you chose with a draw into the zone it left.
-burn-for-face-up = Discard the item this is cast from with every other spell in it, even if there is no face-up item to take. Take a face-up item: it is active at once.
-swap-with-market = You may exchange one of your inactive items or spells for a face-up card of the same kind. The Vis on it goes on the new card; Vis beyond its cost returns to the Regio.
-force-discard = { $n ->
        [one] Choose another wizard, who discards { $n } card of their choice from hand.
       *[other] Choose another wizard, who discards { $n } cards of their choice from hand.
    }
-random-discard = { $n ->
        [one] Choose another wizard, who discards { $n } card at random from hand.
       *[other] Choose another wizard, who discards { $n } cards at random from hand.
    }
-uninstall = Choose a spell installed on another wizard’s item: it goes back to that wizard’s Library, face up and inactive.
-dispel = Choose a spell installed on another wizard’s item: it is discarded.
-return-card = Choose another wizard’s face-up inactive item or spell: it goes back to its deck, and the Vis on it to the Regio.
-steal-resource = Choose another wizard: a random card from their Vault goes to your Vault, face down.
-peek-hand = Choose another wizard and look at their hand.
-peek-sanctum = Choose another wizard and look at the face-down cards in their Sanctum.
-extra-turn = Take two more actions this turn, a fresh pair different from each other. Actions you have left are taken first.
-extra-action = { $n ->
        [one] Take { $n } more action this turn, of a kind you haven’t taken yet.
       *[other] Take { $n } more actions this turn, of kinds you haven’t taken yet.
    }
-muddle = Choose another wizard, who has one fewer action in their next turn.
-hand-limit = Your hand limit is { $n } higher.
-ward = Other wizards’ spells and resources can’t target you, your Vis or your cards.
-income = Take { $n } Vis from the Regio at the start of each of your turns.
-extract-bonus = When you extract Vis, take { $n } more.
-cheap-retain = Putting a spell you cast back in your Library costs { $n } Vis less.
-free-contest = You join contested gathers without paying.
-vote-bonus = { $n ->
        [one] Your Vote action places { $n } more voting token.
       *[other] Your Vote action places { $n } more voting tokens.
    }
-advance-bonus = { $n ->
        [one] When you advance, you may put 1 Vis on { $n } more card, or { $n } more Vis on the one card.
       *[other] When you advance, you may put 1 Vis on each of { $n } more cards, or { $n } more Vis on the one card.
    }
-mention-bonus = { $n ->
        [one] Each of your honourable mentions scores { $n } more point.
       *[other] Each of your honourable mentions scores { $n } more points.
    }

## Items

card-bog-oak-orb = Bog-Oak Orb
card-whalebone-orb = Whalebone Orb
card-orb-of-tides = Brazen Orb of Tides
card-fulgarous-orb = Fulgarous Orb
card-moonwatchers-orb = Moonwatcher’s Orb
card-noonday-orb = Orb of the Noonday Sun
card-hedge-draught = Hedge-Witch’s Draught
card-marrow-wine = Horn of Marrow Wine
card-smiths-cordial = Smith’s Cordial
card-philtre-of-clear-sight = Philtre of Clear Sight
card-lunar-elixir = Lunar Elixir
card-potable-gold = Potable Gold
card-birchbark-scroll = Birchbark Scroll
card-bone-bound-scroll = Bone-Bound Scroll
card-bronze-clasped-scroll = Bronze-Clasped Scroll
card-scroll-of-the-lens = Scroll of the Crystal Lens
card-silverpoint-scroll = Silverpoint Scroll
card-gilded-scroll = Gilded Scroll of Alexandria
card-wayfarers-staff = Wayfarer’s Staff
card-staff-of-the-stag = Staff of the Stag
card-serpent-staff = Staff of the Bronze Serpent
card-icicle-staff = Icicle Staff
card-staff-of-the-silver-bough = Staff of the Silver Bough
card-archmages-crozier = Archmage’s Crozier
card-rowan-talisman = Rowan Talisman
card-knucklebone-talisman = Knucklebone Talisman
card-talisman-of-the-open-hand = Talisman of the Bronze Hand
card-glacier-tear = Tear of the Glacier
card-talisman-of-seven-stars = Talisman of Seven Stars
card-lion-talisman = Talisman of the Sun Lion
card-willow-wand = Willow Wand
card-raven-bone-wand = Raven-Bone Wand
card-bellfounders-wand = Bellfounder’s Wand
card-prism-wand = Prism Wand
card-mirror-wand = Wand of the Silver Mirror
card-midas-wand = Midas Wand

## Spells

card-longevity-potion = Longevity Potion
    .text = { -extra-turn }
card-items-transmutation = Item’s Transmutation
    .text = { -exchange-item }
card-chirurgeons-touch = Chirurgeon’s Touch
    .text = { -refresh }
card-separation-of-the-subtle = Separation of the Subtle
    .text = { -draw(n: 1, deck: "item") } { -draw(n: 2, deck: "spell") }
card-second-distillation = Second Distillation
    .text = { -swap-with-market } { -advance-free(n: 2) }
card-opening-of-the-sealed-jar = Opening of the Sealed Jar
    .text = { -draw(n: 2, deck: "resource") }
card-quickened-hands = Quickened Hands
    .text = { -extra-action(n: 2) }
card-casting-of-the-red-powder = Casting of the Red Powder
    .text = { -finish(n: 4) }
card-marriage-of-sun-and-moon = Marriage of Sun and Moon
    .text = { -take-face-up(kind: "item") } { -take-face-up(kind: "spell") }
card-calcination-of-the-archive = Calcination of the Archive
    .text = { -gain-vis-per(n: 1, per: "hand-card") } { -draw(n: 1, deck: "any") }
card-fools-gold = Fool’s Gold
    .text = { -burn-for-face-up }
card-fog-of-confusion = Fog of Confusion
    .text = { -muddle }
card-whirlwind-in-the-hall = Whirlwind in the Hall
    .text = { -remove-votes(n: 3) }
card-thunder-on-the-high-seat = Thunder on the High Seat
    .text = { -clear-space }
card-creeping-rust = Creeping Rust
    .text = { -drain(n: 4) } { -gain-vis(n: 2) }
card-salamanders-thirst = Salamander’s Thirst
    .text = { -siphon(n: 4) }
card-frost-in-the-joint = Frost in the Joint
    .text = { -dispel } { -gain-vis(n: 2) }
card-rain-of-embers = Rain of Embers
    .text = { -levy-vis(n: 3) }
card-swallowing-earth = Swallowing Earth
    .text = { -return-card } { -gain-vis(n: 2) }
card-gust-among-the-pages = Gust among the Pages
    .text = { -random-discard(n: 2) } { -remove-votes(n: 1) }
card-well-of-the-green-saint = Well of the Green Saint
    .text = { -gain-vis(n: 5) }
card-mending-of-the-broken-seal = Mending of the Broken Seal
    .text = { -recover(kind: "spell") } { -gain-vis(n: 3) }
card-gleaners-blessing = Gleaner’s Blessing
    .text = { -gain-vis-per(n: 1, per: "installed-spell") } { -gain-vis(n: 2) }
card-cup-of-fellowship = Cup of Fellowship
    .text = { -share-vis(n: 6, m: 1) }
card-quickening-of-the-seed = Quickening of the Seed
    .text = { -advance-free(n: 3) }
card-breath-upon-the-ember = Breath upon the Ember
    .text = { -finish(n: 3) } { -gain-vis(n: 1) }
card-rest-after-labour = Rest after Labour
    .text = { -recover(kind: "item") } { -recover(kind: "spell") }
card-purging-of-foreign-humours = Purging of Foreign Humours
    .text = { -uninstall } { -gain-vis(n: 3) }
card-pilgrims-fortune = Pilgrim’s Fortune
    .text = { -roll-vis } { -advance-free(n: 1) }
card-almoners-plea = Almoner’s Plea
    .text = { -tax-vis(n: 1) } { -gain-vis(n: 2) }
card-runes-of-acclaim = Runes of Acclaim
    .text = { -place-votes(n: 3) }
card-proclamation-to-the-four-winds = Proclamation to the Four Winds
    .text = { -place-votes-apart(n: 4) }
card-turning-of-the-tally = Turning of the Tally
    .text = { -move-votes(n: 3) }
card-mirrored-verdict = Mirrored Verdict
    .text = { -swap-votes } { -place-votes(n: 1) }
card-contagious-zeal = Contagious Zeal
    .text = { -others-vote(n: 1) } { -place-votes(n: 4) }
card-reading-of-the-closed-fist = Reading of the Closed Fist
    .text = { -peek-hand } { -place-votes(n: 2) }
card-lamp-through-the-wall = Lamp through the Wall
    .text = { -peek-sanctum } { -draw(n: 2, deck: "any") }
card-scraping-of-the-vellum = Scraping of the Vellum
    .text = { -remove-votes(n: 1) } { -place-votes(n: 2) }
card-debt-cut-in-stone = Debt Cut in Stone
    .text = { -ransom(n: 4, times: 1) } { -place-votes(n: 1) }
card-true-name-of-the-debtor = True Name of the Debtor
    .text = { -steal-vis(n: 4) }

## Resources

card-threshold-of-salt = Threshold of Salt
    .text = { -stays-in-play } { -ward }
card-clever-jackdaw = Clever Jackdaw
    .text = { -stays-in-play } { -hand-limit(n: 2) } { -extract-bonus(n: 1) }
card-hidden-spring = Hidden Spring
    .text = { -stays-in-play } { -income(n: 1) }
card-diligent-apprentice = Diligent Apprentice
    .text = { -stays-in-play } { -extract-bonus(n: 2) }
card-palace-of-memory = Palace of Memory
    .text = { -stays-in-play } { -cheap-retain(n: 2) } { -extract-bonus(n: 1) }
card-ancient-claim = Ancient Claim
    .text = { -stays-in-play } { -free-contest } { -extract-bonus(n: 1) }
card-friend-at-court = Friend at Court
    .text = { -stays-in-play } { -vote-bonus(n: 1) }
card-twin-furnaces = Twin Furnaces
    .text = { -stays-in-play } { -advance-bonus(n: 1) }
card-patron-of-small-wonders = Patron of Small Wonders
    .text = { -stays-in-play } { -mention-bonus(n: 1) }
card-buried-hoard = Buried Hoard
    .text = { -gain-vis(n: 6) }
card-tithe-of-the-tribunal = Tithe of the Tribunal
    .text = { -tax-vis(n: 2) }
card-hired-voices = Hired Voices
    .text = { -place-votes(n: 2) } { -gain-vis(n: 2) }
card-amended-rolls = Amended Rolls
    .text = { -move-votes(n: 2) } { -place-votes(n: 1) }
card-visiting-master = Visiting Master
    .text = { -advance-free(n: 4) }
card-borrowed-workshop = Borrowed Workshop
    .text = { -finish(n: 4) }
card-ship-from-the-levant = Ship from the Levant
    .text = { -draw(n: 2, deck: "any") } { -gain-vis(n: 1) }
card-antiquarys-trunk = Antiquary’s Trunk
    .text = { -recover(kind: "any") } { -draw(n: 1, deck: "any") } { -gain-vis(n: 1) }
card-midsummer-fair = Midsummer Fair
    .text = { -renew-market(kind: "any") } { -take-face-up(kind: "any") } { -gain-vis(n: 2) }
card-nimble-thief = Nimble Thief
    .text = { -steal-resource } { -gain-vis(n: 1) }
card-bribed-servant = Bribed Servant
    .text = { -peek-hand } { -force-discard(n: 2) } { -gain-vis(n: 2) }
card-dowsers-rod = Dowser’s Rod
    .text = { -roll-vis } { -gain-vis(n: 2) }
card-old-renown = Old Renown
    .text = { -gain-vis-per(n: 2, per: "award") } { -gain-vis(n: 5) }
card-workshop-rents = Workshop Rents
    .text = { -gain-vis-per(n: 2, per: "active-item") } { -gain-vis(n: 1) }
card-midwinter-feast = Midwinter Feast
    .text = { -share-vis(n: 7, m: 2) }
card-compromising-letters = Compromising Letters
    .text = { -ransom(n: 4, times: 2) }
card-sleepless-night = Sleepless Night
    .text = { -extra-action(n: 1) } { -gain-vis(n: 3) }
card-plague-of-mice = Plague of Mice
    .text = { -levy-vis(n: 2) } { -gain-vis(n: 2) }
card-quiet-season = Quiet Season
    .text = { -gain-vis-per(n: 1, per: "empty-space") }
card-lodestone-chest = Lodestone Chest
    .text = { -gain-vis-per(n: 1, per: "vault-card") } { -gain-vis(n: 4) }

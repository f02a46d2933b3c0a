### Medieval Realms: names and texts of the cards

## What effects say

-honourable = Honourable person.
-needs-admirals = To play it, you need as many admirals as you have islands in play, this one included.
-points = Immediately: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
-gain = Immediately: { $n } { $resource ->
        [production] production
        [science] science
        [culture] culture
        [religion] religion
        [gold] gold
        [raw-material] raw material
       *[battle] battle
    }.
-gain-chosen = Choose a resource: you gain { $n } of it at once.
-leader = Immediately: { $leader ->
        [mayor] a mayor
        [general] a general
       *[admiral] an admiral
    }, placed from the next round on.
-produce = Each round: { $n } { $resource ->
        [production] production
        [science] science
        [culture] culture
        [religion] religion
        [gold] gold
        [raw-material] raw material
       *[battle] battle
    }.
-produce-per-mayor = Each round: { $n } { $resource ->
        [production] production
        [science] science
        [culture] culture
        [religion] religion
        [gold] gold
        [raw-material] raw material
       *[battle] battle
    } for each of your mayors, decoys included.
-repeat = Each time you play another card with { $colour ->
        [orange] an orange
        [red] a red
        [yellow] a yellow
        [green] a green
        [grey] a grey
        [turquoise] a turquoise
        [violet] a violet
        [white] a white
       *[blue] a blue
    } seal: { $n } { $resource ->
        [production] production
        [science] science
        [culture] culture
        [religion] religion
        [gold] gold
        [raw-material] raw material
       *[battle] battle
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
-end-per-combat = End of the game: as many points as the combat values of your generals and admirals add up to.
-end-per-colour = End of the game: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each different seal colour you have in play.
-end-per-mayor = End of the game: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each of your mayors, decoys included.
-end-if-least = End of the game: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if you have { $per ->
        [producing-mayors] { $least } or more mayors, decoys not counted
        [generals] { $least } or more generals
        [colours] { $least } or more different seal colours in play
        [honourable] { $least } or more honourable persons in play
        [colour-white] { $least } or more cards with a white seal in play
       *[family-castle] a castle in play
    }.
-end-if-most = End of the game: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if { $per ->
        [admirals] no other king has more admirals than you
        [cards] no other king has more cards in play than you
       *[combat] no other king’s generals and admirals have a higher total combat value than yours
    }.
-end-if-none = End of the game: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if your hand is empty.

## Families

family-castle = Castle
    .text = { -produce(resource: "battle", n: 1) } { -end-per-combat(n: 1) }
family-war = War
    .text = { -points(n: 6) }
family-market = Market
    .text = { -end-per-colour(n: 1) }
family-kingdom-leader = Kingdom leader
family-city = City
    .text = { -end-per-mayor(n: 1) }
family-territory = Territory
family-island = Island
    .text = { -needs-admirals } { -points(n: 2) }
family-artist = Artist
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-missionary = Missionary
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientist = Scientist
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientific-development = Scientific development
    .text = { -points(n: 2) }
family-art-gallery = Art gallery
    .text = { -points(n: 5) }
family-cathedral = Cathedral
    .text = { -points(n: 5) }
family-tithe = Tithe
    .text = { -points(n: 2) } { -gain-chosen(n: 4) }
family-inquisition = Inquisition
    .text = { -leader(leader: "general") }
family-gunpowder = Gunpowder
    .text = { -leader(leader: "general") }
family-university = University
    .text = { -leader(leader: "mayor") }
family-port = Port
    .text = { -leader(leader: "admiral") }

## Cards

card-castle-of-segovia = Castle of Segovia
    .text = { family-castle.text }
card-castle-of-loarre = Castle of Loarre
    .text = { family-castle.text }
card-castle-of-carcassonne = Castle of Carcassonne
    .text = { family-castle.text }
card-castle-of-fenis = Castle of Fénis
    .text = { family-castle.text }
card-castle-of-dover = Castle of Dover
    .text = { family-castle.text }
card-hundred-years-war = Hundred Years’ War
    .text = { family-war.text }
card-wars-of-the-roses = Wars of the Roses
    .text = { family-war.text }
card-sicilian-vespers = War of the Sicilian Vespers
    .text = { family-war.text }
card-first-crusade = First Crusade
    .text = { family-war.text }
card-war-of-the-two-peters = War of the Two Peters
    .text = { family-war.text }
card-hussite-wars = Hussite Wars
    .text = { family-war.text }
card-spice-market = Spice Market
    .text = { family-market.text }
card-wool-market = Wool Market
    .text = { family-market.text }
card-fish-market = Fish Market
    .text = { family-market.text }
card-silk-market = Silk Market
    .text = { family-market.text }
card-salt-market = Salt Market
    .text = { family-market.text }
card-horse-market = Horse Market
    .text = { family-market.text }
card-grain-market = Grain Market
    .text = { family-market.text }
card-steward = Steward
    .text = { -leader(leader: "mayor") }
card-provost = Provost
    .text = { -leader(leader: "mayor") }
card-burgomaster = Burgomaster
    .text = { -leader(leader: "mayor") }
card-castellan = Castellan
    .text = { -leader(leader: "mayor") }
card-bailiff = Bailiff
    .text = { -leader(leader: "mayor") }
card-chancellor = Chancellor
    .text = { -leader(leader: "mayor") }
card-sea-captain = Sea Captain
    .text = { -leader(leader: "admiral") }
card-corsair = Corsair
    .text = { -leader(leader: "admiral") }
card-shipmaster = Shipmaster
    .text = { -leader(leader: "admiral") }
card-lord-of-the-harbour = Lord of the Harbour
    .text = { -leader(leader: "admiral") }
card-marshal = Marshal
    .text = { -leader(leader: "general") }
card-constable = Constable
    .text = { -leader(leader: "general") }
card-condottiere = Condottiere
    .text = { -leader(leader: "general") }
card-toledo = Toledo
    .text = { family-city.text } { -repeat(colour: "violet", resource: "culture", n: 1, points: 1) }
card-paris = Paris
    .text = { family-city.text } { -repeat(colour: "blue", resource: "science", n: 1, points: 1) }
card-venice = Venice
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "gold", n: 1, points: 1) }
card-florence = Florence
    .text = { family-city.text } { -repeat(colour: "violet", resource: "gold", n: 1, points: 1) }
card-cordoba = Córdoba
    .text = { family-city.text } { -repeat(colour: "blue", resource: "culture", n: 1, points: 1) }
card-london = London
    .text = { family-city.text } { -repeat(colour: "red", resource: "production", n: 1, points: 1) }
card-bruges = Bruges
    .text = { family-city.text } { -repeat(colour: "red", resource: "gold", n: 1, points: 1) }
card-prague = Prague
    .text = { family-city.text } { -repeat(colour: "blue", resource: "raw-material", n: 1, points: 1) }
card-krakow = Kraków
    .text = { family-city.text } { -repeat(colour: "orange", resource: "battle", n: 1, points: 1) }
card-lisbon = Lisbon
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "production", n: 1, points: 1) }
card-constantinople = Constantinople
    .text = { family-city.text } { -repeat(colour: "white", resource: "religion", n: 1, points: 1) }
card-santiago = Santiago
    .text = { family-city.text } { -repeat(colour: "white", resource: "raw-material", n: 1, points: 1) }
card-burgundy = Burgundy
    .text = { -gain(resource: "production", n: 5) }
card-brittany = Brittany
    .text = { -gain(resource: "culture", n: 5) }
card-lombardy = Lombardy
    .text = { -gain(resource: "gold", n: 5) }
card-bavaria = Bavaria
    .text = { -gain(resource: "raw-material", n: 5) }
card-navarre = Navarre
    .text = { -gain(resource: "raw-material", n: 5) }
card-saxony = Saxony
    .text = { -gain(resource: "science", n: 5) }
card-tuscany = Tuscany
    .text = { -gain(resource: "culture", n: 5) }
card-normandy = Normandy
    .text = { -gain(resource: "religion", n: 5) }
card-bohemia = Bohemia
    .text = { -gain(resource: "science", n: 5) }
card-majorca = Majorca
    .text = { family-island.text } { -end-if-most(n: 3, per: "admirals") }
card-sicily = Sicily
    .text = { family-island.text } { -end-if-most(n: 3, per: "combat") }
card-corsica = Corsica
    .text = { family-island.text } { -end-if-least(n: 3, per: "generals", least: 3) }
card-sardinia = Sardinia
    .text = { family-island.text } { -end-if-least(n: 3, per: "producing-mayors", least: 6) }
card-crete = Crete
    .text = { family-island.text } { -end-if-least(n: 3, per: "colours", least: 6) }
card-malta = Malta
    .text = { family-island.text } { -end-if-least(n: 3, per: "honourable", least: 2) }
card-cyprus = Cyprus
    .text = { family-island.text } { -end-if-least(n: 3, per: "colour-white", least: 2) }
card-rhodes = Rhodes
    .text = { family-island.text } { -end-if-least(n: 3, per: "family-castle", least: 1) }
card-ireland = Ireland
    .text = { family-island.text } { -end-if-most(n: 3, per: "cards") }
card-gotland = Gotland
    .text = { family-island.text } { -end-if-none(n: 3) }
card-giotto = Giotto
    .text = { family-artist.text }
card-cimabue = Cimabue
    .text = { family-artist.text }
card-jan-van-eyck = Jan van Eyck
    .text = { family-artist.text }
card-donatello = Donatello
    .text = { family-artist.text }
card-master-mateo = Master Mateo
    .text = { family-artist.text }
card-francis-of-assisi = Francis of Assisi
    .text = { family-missionary.text }
card-dominic-of-guzman = Dominic of Guzmán
    .text = { family-missionary.text }
card-anthony-of-padua = Anthony of Padua
    .text = { family-missionary.text }
card-ramon-llull = Ramon Llull
    .text = { family-missionary.text }
card-john-of-montecorvino = John of Montecorvino
    .text = { family-missionary.text }
card-fibonacci = Fibonacci
    .text = { family-scientist.text }
card-roger-bacon = Roger Bacon
    .text = { family-scientist.text }
card-albertus-magnus = Albertus Magnus
    .text = { family-scientist.text }
card-averroes = Averroes
    .text = { family-scientist.text }
card-trota-of-salerno = Trota of Salerno
    .text = { family-scientist.text }
card-astrolabe = Astrolabe
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "science", n: 1) }
card-paper-mill = Paper Mill
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "culture", n: 1) }
card-mechanical-clock = Mechanical Clock
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "religion", n: 1) }
card-bookkeeping = Double-Entry Bookkeeping
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "gold", n: 1) }
card-heavy-plough = Heavy Plough
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "raw-material", n: 1) }
card-stirrup = Stirrup
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "battle", n: 1) }
card-gallery-of-frescoes = Gallery of Frescoes
    .text = { family-art-gallery.text }
card-gallery-of-icons = Gallery of Icons
    .text = { family-art-gallery.text }
card-gallery-of-tapestries = Gallery of Tapestries
    .text = { family-art-gallery.text }
card-gallery-of-miniatures = Gallery of Miniatures
    .text = { family-art-gallery.text }
card-gallery-of-sculptures = Gallery of Sculptures
    .text = { family-art-gallery.text }
card-gallery-of-stained-glass = Gallery of Stained Glass
    .text = { family-art-gallery.text }
card-gallery-of-goldwork = Gallery of Goldwork
    .text = { family-art-gallery.text }
card-cathedral-of-chartres = Cathedral of Chartres
    .text = { family-cathedral.text }
card-cathedral-of-burgos = Cathedral of Burgos
    .text = { family-cathedral.text }
card-cathedral-of-siena = Cathedral of Siena
    .text = { family-cathedral.text }
card-cathedral-of-canterbury = Cathedral of Canterbury
    .text = { family-cathedral.text }
card-tithe-of-grain = Tithe of Grain
    .text = { family-tithe.text }
card-tithe-of-wine = Tithe of Wine
    .text = { family-tithe.text }
card-tithe-of-wool = Tithe of Wool
    .text = { family-tithe.text }
card-tithe-of-oil = Tithe of Oil
    .text = { family-tithe.text }
card-inquisition-of-toulouse = Inquisition of Toulouse
    .text = { family-inquisition.text }
card-inquisition-of-aragon = Inquisition of Aragon
    .text = { family-inquisition.text }
card-inquisition-of-castile = Inquisition of Castile
    .text = { family-inquisition.text }
card-bombard = Bombard
    .text = { family-gunpowder.text }
card-hand-cannon = Hand Cannon
    .text = { family-gunpowder.text }
card-powder-mill = Powder Mill
    .text = { family-gunpowder.text }
card-university-of-bologna = University of Bologna
    .text = { family-university.text }
card-university-of-salamanca = University of Salamanca
    .text = { family-university.text }
card-university-of-oxford = University of Oxford
    .text = { family-university.text }
card-port-of-marseilles = Port of Marseilles
    .text = { family-port.text }
card-port-of-genoa = Port of Genoa
    .text = { family-port.text }

### Medieval Realms: nomi e testi delle carte

## Che cosa dicono gli effetti

-honourable = Persona onorevole.
-needs-admirals = Per giocarla ti servono tanti ammiragli quante isole hai in gioco, compresa questa.
-points = Effetto immediato: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
-gain = Effetto immediato: { $n } { $resource ->
        [production] di produzione
        [science] di scienza
        [culture] di cultura
        [religion] di religione
        [gold] d’oro
        [raw-material] di materia prima
       *[battle] di battaglia
    }.
-gain-chosen = Scegli una risorsa: ne guadagni subito { $n }.
-leader = Effetto immediato: { $leader ->
        [mayor] un sindaco
        [general] un generale
       *[admiral] un ammiraglio
    }, da piazzare a partire dal round successivo.
-produce = Ogni round: { $n } { $resource ->
        [production] di produzione
        [science] di scienza
        [culture] di cultura
        [religion] di religione
        [gold] d’oro
        [raw-material] di materia prima
       *[battle] di battaglia
    }.
-produce-per-mayor = Ogni round: { $n } { $resource ->
        [production] di produzione
        [science] di scienza
        [culture] di cultura
        [religion] di religione
        [gold] d’oro
        [raw-material] di materia prima
       *[battle] di battaglia
    } per ogni tuo sindaco, esche comprese.
-repeat = Ogni volta che giochi un’altra carta con sigillo { $colour ->
        [orange] arancione
        [red] rosso
        [yellow] giallo
        [green] verde
        [grey] grigio
        [turquoise] turchese
        [violet] viola
        [white] bianco
       *[blue] blu
    }: { $n } { $resource ->
        [production] di produzione
        [science] di scienza
        [culture] di cultura
        [religion] di religione
        [gold] d’oro
        [raw-material] di materia prima
       *[battle] di battaglia
    } e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
-end-per-combat = Fine partita: tanti punti quanto la somma dei valori di combattimento dei tuoi generali e ammiragli.
-end-per-colour = Fine partita: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni differente colore di sigillo che hai in gioco.
-end-per-mayor = Fine partita: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni tuo sindaco, esche comprese.
-end-if-least = Fine partita: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } se hai { $per ->
        [producing-mayors] { $least } sindaci o più, senza contare le esche
        [generals] { $least } generali o più
        [colours] { $least } o più colori di sigillo differenti in gioco
        [honourable] { $least } o più persone onorevoli in gioco
        [colour-white] { $least } o più carte con sigillo bianco in gioco
       *[family-castle] un castello in gioco
    }.
-end-if-most = Fine partita: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } se { $per ->
        [admirals] nessun altro re ha più ammiragli di te
        [cards] nessun altro re ha più carte in gioco di te
       *[combat] i generali e gli ammiragli di nessun altro re hanno un valore di combattimento totale più alto dei tuoi
    }.
-end-if-none = Fine partita: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } se la tua mano è vuota.

## Famiglie

family-castle = Castello
    .text = { -produce(resource: "battle", n: 1) } { -end-per-combat(n: 1) }
family-war = Guerra
    .text = { -points(n: 6) }
family-market = Mercato
    .text = { -end-per-colour(n: 1) }
family-kingdom-leader = Capo del regno
family-city = Città
    .text = { -end-per-mayor(n: 1) }
family-territory = Territorio
family-island = Isola
    .text = { -needs-admirals } { -points(n: 2) }
family-artist = Artista
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-missionary = Missionario
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientist = Scienziato
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientific-development = Sviluppo scientifico
    .text = { -points(n: 2) }
family-art-gallery = Galleria d’arte
    .text = { -points(n: 5) }
family-cathedral = Cattedrale
    .text = { -points(n: 5) }
family-tithe = Decima
    .text = { -points(n: 2) } { -gain-chosen(n: 4) }
family-inquisition = Inquisizione
    .text = { -leader(leader: "general") }
family-gunpowder = Polvere da sparo
    .text = { -leader(leader: "general") }
family-university = Università
    .text = { -leader(leader: "mayor") }
family-port = Porto
    .text = { -leader(leader: "admiral") }

## Carte

card-castle-of-segovia = Castello di Segovia
    .text = { family-castle.text }
card-castle-of-loarre = Castello di Loarre
    .text = { family-castle.text }
card-castle-of-carcassonne = Castello di Carcassonne
    .text = { family-castle.text }
card-castle-of-fenis = Castello di Fénis
    .text = { family-castle.text }
card-castle-of-dover = Castello di Dover
    .text = { family-castle.text }
card-hundred-years-war = Guerra dei cent’anni
    .text = { family-war.text }
card-wars-of-the-roses = Guerra delle due rose
    .text = { family-war.text }
card-sicilian-vespers = Guerra del Vespro
    .text = { family-war.text }
card-first-crusade = Prima crociata
    .text = { family-war.text }
card-war-of-the-two-peters = Guerra dei due Pietri
    .text = { family-war.text }
card-hussite-wars = Guerre hussite
    .text = { family-war.text }
card-spice-market = Mercato delle spezie
    .text = { family-market.text }
card-wool-market = Mercato della lana
    .text = { family-market.text }
card-fish-market = Mercato del pesce
    .text = { family-market.text }
card-silk-market = Mercato della seta
    .text = { family-market.text }
card-salt-market = Mercato del sale
    .text = { family-market.text }
card-horse-market = Mercato dei cavalli
    .text = { family-market.text }
card-grain-market = Mercato del grano
    .text = { family-market.text }
card-steward = Intendente
    .text = { -leader(leader: "mayor") }
card-provost = Prevosto
    .text = { -leader(leader: "mayor") }
card-burgomaster = Borgomastro
    .text = { -leader(leader: "mayor") }
card-castellan = Castellano
    .text = { -leader(leader: "mayor") }
card-bailiff = Balivo
    .text = { -leader(leader: "mayor") }
card-chancellor = Cancelliere
    .text = { -leader(leader: "mayor") }
card-sea-captain = Capitano di mare
    .text = { -leader(leader: "admiral") }
card-corsair = Corsaro
    .text = { -leader(leader: "admiral") }
card-shipmaster = Maestro di nave
    .text = { -leader(leader: "admiral") }
card-lord-of-the-harbour = Signore del porto
    .text = { -leader(leader: "admiral") }
card-marshal = Maresciallo
    .text = { -leader(leader: "general") }
card-constable = Connestabile
    .text = { -leader(leader: "general") }
card-condottiere = Condottiero
    .text = { -leader(leader: "general") }
card-toledo = Toledo
    .text = { family-city.text } { -repeat(colour: "violet", resource: "culture", n: 1, points: 1) }
card-paris = Parigi
    .text = { family-city.text } { -repeat(colour: "blue", resource: "science", n: 1, points: 1) }
card-venice = Venezia
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "gold", n: 1, points: 1) }
card-florence = Firenze
    .text = { family-city.text } { -repeat(colour: "violet", resource: "gold", n: 1, points: 1) }
card-cordoba = Cordova
    .text = { family-city.text } { -repeat(colour: "blue", resource: "culture", n: 1, points: 1) }
card-london = Londra
    .text = { family-city.text } { -repeat(colour: "red", resource: "production", n: 1, points: 1) }
card-bruges = Bruges
    .text = { family-city.text } { -repeat(colour: "red", resource: "gold", n: 1, points: 1) }
card-prague = Praga
    .text = { family-city.text } { -repeat(colour: "blue", resource: "raw-material", n: 1, points: 1) }
card-krakow = Cracovia
    .text = { family-city.text } { -repeat(colour: "orange", resource: "battle", n: 1, points: 1) }
card-lisbon = Lisbona
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "production", n: 1, points: 1) }
card-constantinople = Costantinopoli
    .text = { family-city.text } { -repeat(colour: "white", resource: "religion", n: 1, points: 1) }
card-santiago = Santiago
    .text = { family-city.text } { -repeat(colour: "white", resource: "raw-material", n: 1, points: 1) }
card-burgundy = Borgogna
    .text = { -gain(resource: "production", n: 5) }
card-brittany = Bretagna
    .text = { -gain(resource: "culture", n: 5) }
card-lombardy = Lombardia
    .text = { -gain(resource: "gold", n: 5) }
card-bavaria = Baviera
    .text = { -gain(resource: "raw-material", n: 5) }
card-navarre = Navarra
    .text = { -gain(resource: "raw-material", n: 5) }
card-saxony = Sassonia
    .text = { -gain(resource: "science", n: 5) }
card-tuscany = Toscana
    .text = { -gain(resource: "culture", n: 5) }
card-normandy = Normandia
    .text = { -gain(resource: "religion", n: 5) }
card-bohemia = Boemia
    .text = { -gain(resource: "science", n: 5) }
card-majorca = Maiorca
    .text = { family-island.text } { -end-if-most(n: 3, per: "admirals") }
card-sicily = Sicilia
    .text = { family-island.text } { -end-if-most(n: 3, per: "combat") }
card-corsica = Corsica
    .text = { family-island.text } { -end-if-least(n: 3, per: "generals", least: 3) }
card-sardinia = Sardegna
    .text = { family-island.text } { -end-if-least(n: 3, per: "producing-mayors", least: 6) }
card-crete = Creta
    .text = { family-island.text } { -end-if-least(n: 3, per: "colours", least: 6) }
card-malta = Malta
    .text = { family-island.text } { -end-if-least(n: 3, per: "honourable", least: 2) }
card-cyprus = Cipro
    .text = { family-island.text } { -end-if-least(n: 3, per: "colour-white", least: 2) }
card-rhodes = Rodi
    .text = { family-island.text } { -end-if-least(n: 3, per: "family-castle", least: 1) }
card-ireland = Irlanda
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
card-master-mateo = Maestro Mateo
    .text = { family-artist.text }
card-francis-of-assisi = Francesco d’Assisi
    .text = { family-missionary.text }
card-dominic-of-guzman = Domenico di Guzmán
    .text = { family-missionary.text }
card-anthony-of-padua = Antonio di Padova
    .text = { family-missionary.text }
card-ramon-llull = Raimondo Lullo
    .text = { family-missionary.text }
card-john-of-montecorvino = Giovanni da Montecorvino
    .text = { family-missionary.text }
card-fibonacci = Fibonacci
    .text = { family-scientist.text }
card-roger-bacon = Ruggero Bacone
    .text = { family-scientist.text }
card-albertus-magnus = Alberto Magno
    .text = { family-scientist.text }
card-averroes = Averroè
    .text = { family-scientist.text }
card-trota-of-salerno = Trotula de Ruggiero
    .text = { family-scientist.text }
card-astrolabe = Astrolabio
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "science", n: 1) }
card-paper-mill = Cartiera
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "culture", n: 1) }
card-mechanical-clock = Orologio meccanico
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "religion", n: 1) }
card-bookkeeping = Partita doppia
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "gold", n: 1) }
card-heavy-plough = Aratro pesante
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "raw-material", n: 1) }
card-stirrup = Staffa
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "battle", n: 1) }
card-gallery-of-frescoes = Galleria degli affreschi
    .text = { family-art-gallery.text }
card-gallery-of-icons = Galleria delle icone
    .text = { family-art-gallery.text }
card-gallery-of-tapestries = Galleria degli arazzi
    .text = { family-art-gallery.text }
card-gallery-of-miniatures = Galleria delle miniature
    .text = { family-art-gallery.text }
card-gallery-of-sculptures = Galleria delle sculture
    .text = { family-art-gallery.text }
card-gallery-of-stained-glass = Galleria delle vetrate
    .text = { family-art-gallery.text }
card-gallery-of-goldwork = Galleria dell’oreficeria
    .text = { family-art-gallery.text }
card-cathedral-of-chartres = Cattedrale di Chartres
    .text = { family-cathedral.text }
card-cathedral-of-burgos = Cattedrale di Burgos
    .text = { family-cathedral.text }
card-cathedral-of-siena = Cattedrale di Siena
    .text = { family-cathedral.text }
card-cathedral-of-canterbury = Cattedrale di Canterbury
    .text = { family-cathedral.text }
card-tithe-of-grain = Decima del grano
    .text = { family-tithe.text }
card-tithe-of-wine = Decima del vino
    .text = { family-tithe.text }
card-tithe-of-wool = Decima della lana
    .text = { family-tithe.text }
card-tithe-of-oil = Decima dell’olio
    .text = { family-tithe.text }
card-inquisition-of-toulouse = Inquisizione di Tolosa
    .text = { family-inquisition.text }
card-inquisition-of-aragon = Inquisizione d’Aragona
    .text = { family-inquisition.text }
card-inquisition-of-castile = Inquisizione di Castiglia
    .text = { family-inquisition.text }
card-bombard = Bombarda
    .text = { family-gunpowder.text }
card-hand-cannon = Cannone a mano
    .text = { family-gunpowder.text }
card-powder-mill = Polverificio
    .text = { family-gunpowder.text }
card-university-of-bologna = Università di Bologna
    .text = { family-university.text }
card-university-of-salamanca = Università di Salamanca
    .text = { family-university.text }
card-university-of-oxford = Università di Oxford
    .text = { family-university.text }
card-port-of-marseilles = Porto di Marsiglia
    .text = { family-port.text }
card-port-of-genoa = Porto di Genova
    .text = { family-port.text }

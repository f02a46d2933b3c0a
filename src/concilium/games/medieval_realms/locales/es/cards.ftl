### Medieval Realms: nombres y textos de las cartas

## Qué dicen los efectos

-honourable = Persona honorable.
-needs-admirals = Para jugarla necesitas tantos almirantes como islas tengas en juego, contando esta.
-points = Efecto inmediato: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
-gain = Efecto inmediato: { $n } { $resource ->
        [production] de producción
        [science] de ciencia
        [culture] de cultura
        [religion] de religión
        [gold] de oro
        [raw-material] de materia prima
       *[battle] de batalla
    }.
-gain-chosen = Elige un recurso: ganas enseguida { $n } de ese recurso.
-leader = Efecto inmediato: { $leader ->
        [mayor] un alcalde
        [general] un general
       *[admiral] un almirante
    }, que se coloca a partir de la ronda siguiente.
-produce = Cada ronda: { $n } { $resource ->
        [production] de producción
        [science] de ciencia
        [culture] de cultura
        [religion] de religión
        [gold] de oro
        [raw-material] de materia prima
       *[battle] de batalla
    }.
-produce-per-mayor = Cada ronda: { $n } { $resource ->
        [production] de producción
        [science] de ciencia
        [culture] de cultura
        [religion] de religión
        [gold] de oro
        [raw-material] de materia prima
       *[battle] de batalla
    } por cada uno de tus alcaldes, señuelos incluidos.
-repeat = Cada vez que juegas otra carta de sello { $colour ->
        [orange] naranja
        [red] rojo
        [yellow] amarillo
        [green] verde
        [grey] gris
        [turquoise] turquesa
        [violet] violeta
        [white] blanco
       *[blue] azul
    }: { $n } { $resource ->
        [production] de producción
        [science] de ciencia
        [culture] de cultura
        [religion] de religión
        [gold] de oro
        [raw-material] de materia prima
       *[battle] de batalla
    } y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
-end-per-combat = Fin de partida: tantos puntos como sumen los valores de combate de tus generales y almirantes.
-end-per-colour = Fin de partida: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } por cada color de sello diferente que tengas en juego.
-end-per-mayor = Fin de partida: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } por cada uno de tus alcaldes, señuelos incluidos.
-end-if-least = Fin de partida: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } si tienes { $per ->
        [producing-mayors] { $least } alcaldes o más, sin contar señuelos
        [generals] { $least } generales o más
        [colours] { $least } o más colores de sello diferentes en juego
        [honourable] { $least } o más personas honorables en juego
        [colour-white] { $least } o más cartas de sello blanco en juego
       *[family-castle] un castillo en juego
    }.
-end-if-most = Fin de partida: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } si { $per ->
        [admirals] ningún otro rey tiene más almirantes que tú
        [cards] ningún otro rey tiene más cartas en juego que tú
       *[combat] los valores de combate de los generales y almirantes de ningún otro rey suman más que los tuyos
    }.
-end-if-none = Fin de partida: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } si no tienes cartas en la mano.

## Familias

family-castle = Castillo
    .text = { -produce(resource: "battle", n: 1) } { -end-per-combat(n: 1) }
family-war = Guerra
    .text = { -points(n: 6) }
family-market = Mercado
    .text = { -end-per-colour(n: 1) }
family-kingdom-leader = Líder del reino
family-city = Ciudad
    .text = { -end-per-mayor(n: 1) }
family-territory = Territorio
family-island = Isla
    .text = { -needs-admirals } { -points(n: 2) }
family-artist = Artista
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-missionary = Misionero
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientist = Científico
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientific-development = Desarrollo científico
    .text = { -points(n: 2) }
family-art-gallery = Galería de arte
    .text = { -points(n: 5) }
family-cathedral = Catedral
    .text = { -points(n: 5) }
family-tithe = Diezmo
    .text = { -points(n: 2) } { -gain-chosen(n: 4) }
family-inquisition = Inquisición
    .text = { -leader(leader: "general") }
family-gunpowder = Pólvora
    .text = { -leader(leader: "general") }
family-university = Universidad
    .text = { -leader(leader: "mayor") }
family-port = Puerto
    .text = { -leader(leader: "admiral") }

## Cartas

card-castle-of-segovia = Castillo de Segovia
    .text = { family-castle.text }
card-castle-of-loarre = Castillo de Loarre
    .text = { family-castle.text }
card-castle-of-carcassonne = Castillo de Carcasona
    .text = { family-castle.text }
card-castle-of-fenis = Castillo de Fénis
    .text = { family-castle.text }
card-castle-of-dover = Castillo de Dover
    .text = { family-castle.text }
card-hundred-years-war = Guerra de los Cien Años
    .text = { family-war.text }
card-wars-of-the-roses = Guerra de las Dos Rosas
    .text = { family-war.text }
card-sicilian-vespers = Guerra de las Vísperas sicilianas
    .text = { family-war.text }
card-first-crusade = Primera cruzada
    .text = { family-war.text }
card-war-of-the-two-peters = Guerra de los Dos Pedros
    .text = { family-war.text }
card-hussite-wars = Guerras husitas
    .text = { family-war.text }
card-spice-market = Mercado de especias
    .text = { family-market.text }
card-wool-market = Mercado de lana
    .text = { family-market.text }
card-fish-market = Mercado de pescado
    .text = { family-market.text }
card-silk-market = Mercado de seda
    .text = { family-market.text }
card-salt-market = Mercado de sal
    .text = { family-market.text }
card-horse-market = Mercado de caballos
    .text = { family-market.text }
card-grain-market = Mercado de grano
    .text = { family-market.text }
card-steward = Mayordomo
    .text = { -leader(leader: "mayor") }
card-provost = Preboste
    .text = { -leader(leader: "mayor") }
card-burgomaster = Burgomaestre
    .text = { -leader(leader: "mayor") }
card-castellan = Castellano
    .text = { -leader(leader: "mayor") }
card-bailiff = Baile
    .text = { -leader(leader: "mayor") }
card-chancellor = Canciller
    .text = { -leader(leader: "mayor") }
card-sea-captain = Capitán de mar
    .text = { -leader(leader: "admiral") }
card-corsair = Corsario
    .text = { -leader(leader: "admiral") }
card-shipmaster = Maestre de nao
    .text = { -leader(leader: "admiral") }
card-lord-of-the-harbour = Señor del puerto
    .text = { -leader(leader: "admiral") }
card-marshal = Mariscal
    .text = { -leader(leader: "general") }
card-constable = Condestable
    .text = { -leader(leader: "general") }
card-condottiere = Condotiero
    .text = { -leader(leader: "general") }
card-toledo = Toledo
    .text = { family-city.text } { -repeat(colour: "violet", resource: "culture", n: 1, points: 1) }
card-paris = París
    .text = { family-city.text } { -repeat(colour: "blue", resource: "science", n: 1, points: 1) }
card-venice = Venecia
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "gold", n: 1, points: 1) }
card-florence = Florencia
    .text = { family-city.text } { -repeat(colour: "violet", resource: "gold", n: 1, points: 1) }
card-cordoba = Córdoba
    .text = { family-city.text } { -repeat(colour: "blue", resource: "culture", n: 1, points: 1) }
card-london = Londres
    .text = { family-city.text } { -repeat(colour: "red", resource: "production", n: 1, points: 1) }
card-bruges = Brujas
    .text = { family-city.text } { -repeat(colour: "red", resource: "gold", n: 1, points: 1) }
card-prague = Praga
    .text = { family-city.text } { -repeat(colour: "blue", resource: "raw-material", n: 1, points: 1) }
card-krakow = Cracovia
    .text = { family-city.text } { -repeat(colour: "orange", resource: "battle", n: 1, points: 1) }
card-lisbon = Lisboa
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "production", n: 1, points: 1) }
card-constantinople = Constantinopla
    .text = { family-city.text } { -repeat(colour: "white", resource: "religion", n: 1, points: 1) }
card-santiago = Santiago
    .text = { family-city.text } { -repeat(colour: "white", resource: "raw-material", n: 1, points: 1) }
card-burgundy = Borgoña
    .text = { -gain(resource: "production", n: 5) }
card-brittany = Bretaña
    .text = { -gain(resource: "culture", n: 5) }
card-lombardy = Lombardía
    .text = { -gain(resource: "gold", n: 5) }
card-bavaria = Baviera
    .text = { -gain(resource: "raw-material", n: 5) }
card-navarre = Navarra
    .text = { -gain(resource: "raw-material", n: 5) }
card-saxony = Sajonia
    .text = { -gain(resource: "science", n: 5) }
card-tuscany = Toscana
    .text = { -gain(resource: "culture", n: 5) }
card-normandy = Normandía
    .text = { -gain(resource: "religion", n: 5) }
card-bohemia = Bohemia
    .text = { -gain(resource: "science", n: 5) }
card-majorca = Mallorca
    .text = { family-island.text } { -end-if-most(n: 3, per: "admirals") }
card-sicily = Sicilia
    .text = { family-island.text } { -end-if-most(n: 3, per: "combat") }
card-corsica = Córcega
    .text = { family-island.text } { -end-if-least(n: 3, per: "generals", least: 3) }
card-sardinia = Cerdeña
    .text = { family-island.text } { -end-if-least(n: 3, per: "producing-mayors", least: 6) }
card-crete = Creta
    .text = { family-island.text } { -end-if-least(n: 3, per: "colours", least: 6) }
card-malta = Malta
    .text = { family-island.text } { -end-if-least(n: 3, per: "honourable", least: 2) }
card-cyprus = Chipre
    .text = { family-island.text } { -end-if-least(n: 3, per: "colour-white", least: 2) }
card-rhodes = Rodas
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
card-francis-of-assisi = Francisco de Asís
    .text = { family-missionary.text }
card-dominic-of-guzman = Domingo de Guzmán
    .text = { family-missionary.text }
card-anthony-of-padua = Antonio de Padua
    .text = { family-missionary.text }
card-ramon-llull = Ramon Llull
    .text = { family-missionary.text }
card-john-of-montecorvino = Juan de Montecorvino
    .text = { family-missionary.text }
card-fibonacci = Fibonacci
    .text = { family-scientist.text }
card-roger-bacon = Roger Bacon
    .text = { family-scientist.text }
card-albertus-magnus = Alberto Magno
    .text = { family-scientist.text }
card-averroes = Averroes
    .text = { family-scientist.text }
card-trota-of-salerno = Trota de Salerno
    .text = { family-scientist.text }
card-astrolabe = Astrolabio
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "science", n: 1) }
card-paper-mill = Molino de papel
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "culture", n: 1) }
card-mechanical-clock = Reloj mecánico
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "religion", n: 1) }
card-bookkeeping = Partida doble
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "gold", n: 1) }
card-heavy-plough = Arado pesado
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "raw-material", n: 1) }
card-stirrup = Estribo
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "battle", n: 1) }
card-gallery-of-frescoes = Galería de frescos
    .text = { family-art-gallery.text }
card-gallery-of-icons = Galería de iconos
    .text = { family-art-gallery.text }
card-gallery-of-tapestries = Galería de tapices
    .text = { family-art-gallery.text }
card-gallery-of-miniatures = Galería de miniaturas
    .text = { family-art-gallery.text }
card-gallery-of-sculptures = Galería de esculturas
    .text = { family-art-gallery.text }
card-gallery-of-stained-glass = Galería de vidrieras
    .text = { family-art-gallery.text }
card-gallery-of-goldwork = Galería de orfebrería
    .text = { family-art-gallery.text }
card-cathedral-of-chartres = Catedral de Chartres
    .text = { family-cathedral.text }
card-cathedral-of-burgos = Catedral de Burgos
    .text = { family-cathedral.text }
card-cathedral-of-siena = Catedral de Siena
    .text = { family-cathedral.text }
card-cathedral-of-canterbury = Catedral de Canterbury
    .text = { family-cathedral.text }
card-tithe-of-grain = Diezmo del grano
    .text = { family-tithe.text }
card-tithe-of-wine = Diezmo del vino
    .text = { family-tithe.text }
card-tithe-of-wool = Diezmo de la lana
    .text = { family-tithe.text }
card-tithe-of-oil = Diezmo del aceite
    .text = { family-tithe.text }
card-inquisition-of-toulouse = Inquisición de Tolosa
    .text = { family-inquisition.text }
card-inquisition-of-aragon = Inquisición de Aragón
    .text = { family-inquisition.text }
card-inquisition-of-castile = Inquisición de Castilla
    .text = { family-inquisition.text }
card-bombard = Bombarda
    .text = { family-gunpowder.text }
card-hand-cannon = Cañón de mano
    .text = { family-gunpowder.text }
card-powder-mill = Molino de pólvora
    .text = { family-gunpowder.text }
card-university-of-bologna = Universidad de Bolonia
    .text = { family-university.text }
card-university-of-salamanca = Universidad de Salamanca
    .text = { family-university.text }
card-university-of-oxford = Universidad de Oxford
    .text = { family-university.text }
card-port-of-marseilles = Puerto de Marsella
    .text = { family-port.text }
card-port-of-genoa = Puerto de Génova
    .text = { family-port.text }

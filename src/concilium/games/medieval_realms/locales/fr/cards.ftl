### Medieval Realms : noms et textes des cartes

## Ce que disent les effets

-honourable = Personne honorable.
-needs-admirals = Pour la jouer, il vous faut autant d’amiraux que vous avez d’îles en jeu, celle-ci comprise.
-points = Effet immédiat : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
-gain = Effet immédiat : { $n } { $resource ->
        [production] de production
        [science] de science
        [culture] de culture
        [religion] de religion
        [gold] d’or
        [raw-material] de matière première
       *[battle] de bataille
    }.
-gain-chosen = Choisissez une ressource : vous en gagnez aussitôt { $n }.
-leader = Effet immédiat : { $leader ->
        [mayor] un maire
        [general] un général
       *[admiral] un amiral
    }, placé à partir de la manche suivante.
-produce = À chaque manche : { $n } { $resource ->
        [production] de production
        [science] de science
        [culture] de culture
        [religion] de religion
        [gold] d’or
        [raw-material] de matière première
       *[battle] de bataille
    }.
-produce-per-mayor = À chaque manche : { $n } { $resource ->
        [production] de production
        [science] de science
        [culture] de culture
        [religion] de religion
        [gold] d’or
        [raw-material] de matière première
       *[battle] de bataille
    } pour chacun de vos maires, leurres compris.
-repeat = Chaque fois que vous jouez une autre carte à sceau { $colour ->
        [orange] orange
        [red] rouge
        [yellow] jaune
        [green] vert
        [grey] gris
        [turquoise] turquoise
        [violet] violet
        [white] blanc
       *[blue] bleu
    } : { $n } { $resource ->
        [production] de production
        [science] de science
        [culture] de culture
        [religion] de religion
        [gold] d’or
        [raw-material] de matière première
       *[battle] de bataille
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
-end-per-combat = Fin de partie : autant de points que la somme des valeurs de combat de vos généraux et amiraux.
-end-per-colour = Fin de partie : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } par couleur de sceau différente que vous avez en jeu.
-end-per-mayor = Fin de partie : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour chacun de vos maires, leurres compris.
-end-if-least = Fin de partie : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } si vous avez { $per ->
        [producing-mayors] { $least } maires ou plus, sans compter les leurres
        [generals] { $least } généraux ou plus
        [colours] { $least } couleurs de sceau différentes ou plus en jeu
        [honourable] { $least } personnes honorables ou plus en jeu
        [colour-white] { $least } cartes à sceau blanc ou plus en jeu
       *[family-castle] un château en jeu
    }.
-end-if-most = Fin de partie : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } si { $per ->
        [admirals] aucun autre roi n’a plus d’amiraux que vous
        [cards] aucun autre roi n’a plus de cartes en jeu que vous
       *[combat] les généraux et amiraux d’aucun autre roi n’ont une valeur de combat totale plus élevée que les vôtres
    }.
-end-if-none = Fin de partie : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } si votre main est vide.

## Familles

family-castle = Château
    .text = { -produce(resource: "battle", n: 1) } { -end-per-combat(n: 1) }
family-war = Guerre
    .text = { -points(n: 6) }
family-market = Marché
    .text = { -end-per-colour(n: 1) }
family-kingdom-leader = Chef du royaume
family-city = Cité
    .text = { -end-per-mayor(n: 1) }
family-territory = Territoire
family-island = Île
    .text = { -needs-admirals } { -points(n: 2) }
family-artist = Artiste
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-missionary = Missionnaire
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientist = Scientifique
    .text = { -honourable } { -points(n: 2) } { -end-per-colour(n: 1) }
family-scientific-development = Développement scientifique
    .text = { -points(n: 2) }
family-art-gallery = Galerie d’art
    .text = { -points(n: 5) }
family-cathedral = Cathédrale
    .text = { -points(n: 5) }
family-tithe = Dîme
    .text = { -points(n: 2) } { -gain-chosen(n: 4) }
family-inquisition = Inquisition
    .text = { -leader(leader: "general") }
family-gunpowder = Poudre à canon
    .text = { -leader(leader: "general") }
family-university = Université
    .text = { -leader(leader: "mayor") }
family-port = Port
    .text = { -leader(leader: "admiral") }

## Cartes

card-castle-of-segovia = Château de Ségovie
    .text = { family-castle.text }
card-castle-of-loarre = Château de Loarre
    .text = { family-castle.text }
card-castle-of-carcassonne = Château de Carcassonne
    .text = { family-castle.text }
card-castle-of-fenis = Château de Fénis
    .text = { family-castle.text }
card-castle-of-dover = Château de Douvres
    .text = { family-castle.text }
card-hundred-years-war = Guerre de Cent Ans
    .text = { family-war.text }
card-wars-of-the-roses = Guerre des Deux-Roses
    .text = { family-war.text }
card-sicilian-vespers = Guerre des Vêpres siciliennes
    .text = { family-war.text }
card-first-crusade = Première croisade
    .text = { family-war.text }
card-war-of-the-two-peters = Guerre des Deux-Pierre
    .text = { family-war.text }
card-hussite-wars = Guerres hussites
    .text = { family-war.text }
card-spice-market = Marché aux épices
    .text = { family-market.text }
card-wool-market = Marché à la laine
    .text = { family-market.text }
card-fish-market = Marché aux poissons
    .text = { family-market.text }
card-silk-market = Marché à la soie
    .text = { family-market.text }
card-salt-market = Marché au sel
    .text = { family-market.text }
card-horse-market = Marché aux chevaux
    .text = { family-market.text }
card-grain-market = Marché au grain
    .text = { family-market.text }
card-steward = Intendant
    .text = { -leader(leader: "mayor") }
card-provost = Prévôt
    .text = { -leader(leader: "mayor") }
card-burgomaster = Bourgmestre
    .text = { -leader(leader: "mayor") }
card-castellan = Châtelain
    .text = { -leader(leader: "mayor") }
card-bailiff = Bailli
    .text = { -leader(leader: "mayor") }
card-chancellor = Chancelier
    .text = { -leader(leader: "mayor") }
card-sea-captain = Capitaine de mer
    .text = { -leader(leader: "admiral") }
card-corsair = Corsaire
    .text = { -leader(leader: "admiral") }
card-shipmaster = Maître de nef
    .text = { -leader(leader: "admiral") }
card-lord-of-the-harbour = Seigneur du port
    .text = { -leader(leader: "admiral") }
card-marshal = Maréchal
    .text = { -leader(leader: "general") }
card-constable = Connétable
    .text = { -leader(leader: "general") }
card-condottiere = Condottiere
    .text = { -leader(leader: "general") }
card-toledo = Tolède
    .text = { family-city.text } { -repeat(colour: "violet", resource: "culture", n: 1, points: 1) }
card-paris = Paris
    .text = { family-city.text } { -repeat(colour: "blue", resource: "science", n: 1, points: 1) }
card-venice = Venise
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "gold", n: 1, points: 1) }
card-florence = Florence
    .text = { family-city.text } { -repeat(colour: "violet", resource: "gold", n: 1, points: 1) }
card-cordoba = Cordoue
    .text = { family-city.text } { -repeat(colour: "blue", resource: "culture", n: 1, points: 1) }
card-london = Londres
    .text = { family-city.text } { -repeat(colour: "red", resource: "production", n: 1, points: 1) }
card-bruges = Bruges
    .text = { family-city.text } { -repeat(colour: "red", resource: "gold", n: 1, points: 1) }
card-prague = Prague
    .text = { family-city.text } { -repeat(colour: "blue", resource: "raw-material", n: 1, points: 1) }
card-krakow = Cracovie
    .text = { family-city.text } { -repeat(colour: "orange", resource: "battle", n: 1, points: 1) }
card-lisbon = Lisbonne
    .text = { family-city.text } { -repeat(colour: "turquoise", resource: "production", n: 1, points: 1) }
card-constantinople = Constantinople
    .text = { family-city.text } { -repeat(colour: "white", resource: "religion", n: 1, points: 1) }
card-santiago = Saint-Jacques
    .text = { family-city.text } { -repeat(colour: "white", resource: "raw-material", n: 1, points: 1) }
card-burgundy = Bourgogne
    .text = { -gain(resource: "production", n: 5) }
card-brittany = Bretagne
    .text = { -gain(resource: "culture", n: 5) }
card-lombardy = Lombardie
    .text = { -gain(resource: "gold", n: 5) }
card-bavaria = Bavière
    .text = { -gain(resource: "raw-material", n: 5) }
card-navarre = Navarre
    .text = { -gain(resource: "raw-material", n: 5) }
card-saxony = Saxe
    .text = { -gain(resource: "science", n: 5) }
card-tuscany = Toscane
    .text = { -gain(resource: "culture", n: 5) }
card-normandy = Normandie
    .text = { -gain(resource: "religion", n: 5) }
card-bohemia = Bohême
    .text = { -gain(resource: "science", n: 5) }
card-majorca = Majorque
    .text = { family-island.text } { -end-if-most(n: 3, per: "admirals") }
card-sicily = Sicile
    .text = { family-island.text } { -end-if-most(n: 3, per: "combat") }
card-corsica = Corse
    .text = { family-island.text } { -end-if-least(n: 3, per: "generals", least: 3) }
card-sardinia = Sardaigne
    .text = { family-island.text } { -end-if-least(n: 3, per: "producing-mayors", least: 6) }
card-crete = Crète
    .text = { family-island.text } { -end-if-least(n: 3, per: "colours", least: 6) }
card-malta = Malte
    .text = { family-island.text } { -end-if-least(n: 3, per: "honourable", least: 2) }
card-cyprus = Chypre
    .text = { family-island.text } { -end-if-least(n: 3, per: "colour-white", least: 2) }
card-rhodes = Rhodes
    .text = { family-island.text } { -end-if-least(n: 3, per: "family-castle", least: 1) }
card-ireland = Irlande
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
card-master-mateo = Maître Mateo
    .text = { family-artist.text }
card-francis-of-assisi = François d’Assise
    .text = { family-missionary.text }
card-dominic-of-guzman = Dominique de Guzmán
    .text = { family-missionary.text }
card-anthony-of-padua = Antoine de Padoue
    .text = { family-missionary.text }
card-ramon-llull = Raymond Lulle
    .text = { family-missionary.text }
card-john-of-montecorvino = Jean de Montecorvino
    .text = { family-missionary.text }
card-fibonacci = Fibonacci
    .text = { family-scientist.text }
card-roger-bacon = Roger Bacon
    .text = { family-scientist.text }
card-albertus-magnus = Albert le Grand
    .text = { family-scientist.text }
card-averroes = Averroès
    .text = { family-scientist.text }
card-trota-of-salerno = Trotula de Salerne
    .text = { family-scientist.text }
card-astrolabe = Astrolabe
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "science", n: 1) }
card-paper-mill = Moulin à papier
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "culture", n: 1) }
card-mechanical-clock = Horloge mécanique
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "religion", n: 1) }
card-bookkeeping = Partie double
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "gold", n: 1) }
card-heavy-plough = Charrue lourde
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "raw-material", n: 1) }
card-stirrup = Étrier
    .text = { family-scientific-development.text } { -produce-per-mayor(resource: "battle", n: 1) }
card-gallery-of-frescoes = Galerie des fresques
    .text = { family-art-gallery.text }
card-gallery-of-icons = Galerie des icônes
    .text = { family-art-gallery.text }
card-gallery-of-tapestries = Galerie des tapisseries
    .text = { family-art-gallery.text }
card-gallery-of-miniatures = Galerie des enluminures
    .text = { family-art-gallery.text }
card-gallery-of-sculptures = Galerie des sculptures
    .text = { family-art-gallery.text }
card-gallery-of-stained-glass = Galerie des vitraux
    .text = { family-art-gallery.text }
card-gallery-of-goldwork = Galerie d’orfèvrerie
    .text = { family-art-gallery.text }
card-cathedral-of-chartres = Cathédrale de Chartres
    .text = { family-cathedral.text }
card-cathedral-of-burgos = Cathédrale de Burgos
    .text = { family-cathedral.text }
card-cathedral-of-siena = Cathédrale de Sienne
    .text = { family-cathedral.text }
card-cathedral-of-canterbury = Cathédrale de Canterbury
    .text = { family-cathedral.text }
card-tithe-of-grain = Dîme du grain
    .text = { family-tithe.text }
card-tithe-of-wine = Dîme du vin
    .text = { family-tithe.text }
card-tithe-of-wool = Dîme de la laine
    .text = { family-tithe.text }
card-tithe-of-oil = Dîme de l’huile
    .text = { family-tithe.text }
card-inquisition-of-toulouse = Inquisition de Toulouse
    .text = { family-inquisition.text }
card-inquisition-of-aragon = Inquisition d’Aragon
    .text = { family-inquisition.text }
card-inquisition-of-castile = Inquisition de Castille
    .text = { family-inquisition.text }
card-bombard = Bombarde
    .text = { family-gunpowder.text }
card-hand-cannon = Canon à main
    .text = { family-gunpowder.text }
card-powder-mill = Moulin à poudre
    .text = { family-gunpowder.text }
card-university-of-bologna = Université de Bologne
    .text = { family-university.text }
card-university-of-salamanca = Université de Salamanque
    .text = { family-university.text }
card-university-of-oxford = Université d’Oxford
    .text = { family-university.text }
card-port-of-marseilles = Port de Marseille
    .text = { family-port.text }
card-port-of-genoa = Port de Gênes
    .text = { family-port.text }

### Grand Tribunal: nombres y textos de las cartas

## Qué dicen los efectos

-stays-in-play = Se queda en juego.
-place-votes = { $n ->
        [one] Coloca { $n } contador de Votación del Concilium en cualquier espacio.
       *[other] Coloca { $n } contadores de Votación del Concilium en cualesquiera espacios.
    }
-place-votes-apart = { $n ->
        [one] Coloca { $n } contador de Votación del Concilium en cualquier espacio.
       *[other] Coloca { $n } contadores de Votación del Concilium, cada uno en un espacio diferente.
    }
-move-votes = { $n ->
        [one] Puedes mover un contador de Votación de un espacio a otro.
       *[other] Hasta { $n } veces, puedes mover un contador de Votación de un espacio a otro.
    }
-remove-votes = { $n ->
        [one] Puedes devolver { $n } contador de Votación del Registro de Votación al Concilium.
       *[other] Puedes devolver hasta { $n } contadores de Votación del Registro de Votación al Concilium.
    }
-swap-votes = Intercambia todos los contadores de Votación de dos espacios.
-clear-space = Puedes devolver al Concilium todos los contadores de Votación de un espacio.
-others-vote = { $n ->
        [one] Cada uno de los demás magos, en sentido horario, coloca { $n } contador de Votación del Concilium en cualquier espacio.
       *[other] Cada uno de los demás magos, en sentido horario, coloca { $n } contadores de Votación del Concilium en cualesquiera espacios.
    }
-gain-vis = Toma { $n } Vis del Regio.
-gain-vis-per = { $per ->
        [active-item] Toma { $n } Vis del Regio por cada uno de tus ítems activos, sin contar los premiados.
        [installed-spell] Toma { $n } Vis del Regio por cada hechizo instalado en tus ítems, también en los premiados.
        [award] Toma { $n } Vis del Regio por cada uno de tus ítems premiados.
        [active-spell] Toma { $n } Vis del Regio por cada hechizo activo de tu Biblioteca.
        [hand-card] Toma { $n } Vis del Regio por cada carta de tu mano.
        [empty-space] Toma { $n } Vis del Regio por cada espacio del Registro de Votación sin contadores de Votación.
       *[vault-card] Toma { $n } Vis del Regio por cada carta de tu Bóveda.
    }
-share-vis = Toma { $n } Vis del Regio; cada uno de los demás magos toma { $m }.
-roll-vis = Tira el dado, repitiendo un 1 o un 6, y toma esa cantidad de Vis del Regio.
-steal-vis = Elige a otro mago, que te da { $n } Vis, o toda la que tenga si es menos.
-tax-vis = { $n ->
        [one] Cada uno de los demás magos que tenga Vis te da { $n }.
       *[other] Cada uno de los demás magos te da { $n } Vis, o toda la que tenga si es menos.
    }
-levy-vis = { $n ->
        [one] Cada uno de los demás magos que tenga Vis devuelve { $n } al Regio.
       *[other] Cada uno de los demás magos devuelve { $n } Vis al Regio, o toda la que tenga si es menos.
    }
-ransom = { $times ->
        [2] Dos veces: elige a otro mago, el mismo si quieres, que debe pagarte { $n } Vis o descartar una carta de su mano.
       *[1] Elige a otro mago, que debe pagarte { $n } Vis o descartar una carta de su mano.
    }
-advance-free = { $n ->
        [one] Puedes poner { $n } Vis del Regio en uno de tus ítems o hechizos inactivos, nunca más de su coste.
       *[other] Puedes poner hasta { $n } Vis del Regio en tus ítems y hechizos inactivos, nunca más de su coste.
    }
-finish = Puedes elegir uno de tus ítems o hechizos inactivos al que le falten como mucho { $n } Vis: recibe del Regio lo que le falta.
-drain = Elige un ítem o hechizo inactivo y boca arriba de otro mago: devuelve { $n } Vis al Regio, o toda la que tenga si es menos.
-siphon = Elige un ítem o hechizo inactivo y boca arriba de otro mago: toma de él { $n } Vis, o toda la que tenga si es menos.
-draw = { $deck ->
        [item] { $n ->
            [one] Roba { $n } ítem y ponlo en tu mano.
           *[other] Roba { $n } ítems y ponlos en tu mano.
        }
        [spell] { $n ->
            [one] Roba { $n } hechizo y ponlo en tu mano.
           *[other] Roba { $n } hechizos y ponlos en tu mano.
        }
        [resource] { $n ->
            [one] Roba { $n } recurso y ponlo en tu mano.
           *[other] Roba { $n } recursos y ponlos en tu mano.
        }
       *[any] { $n ->
            [one] Roba { $n } carta de cualquier mazo y ponla en tu mano.
           *[other] Roba { $n } cartas, cada una de cualquier mazo, y ponlas en tu mano.
        }
    }
-take-face-up = { $kind ->
        [item] Toma un ítem boca arriba y ponlo en tu mano.
        [spell] Toma un hechizo boca arriba y ponlo en tu mano.
       *[any] Toma un ítem o hechizo boca arriba y ponlo en tu mano.
    }
-renew-market = { $kind ->
        [item] Descarta todos los ítems boca arriba del mercado y repón otros.
        [spell] Descarta todos los hechizos boca arriba del mercado y repón otros.
       *[any] Descarta todos los ítems y hechizos boca arriba de los mercados y repón otros.
    }
-recover = { $kind ->
        [item] Toma un ítem de la pila de descarte y ponlo en tu mano.
        [spell] Toma un hechizo de la pila de descarte y ponlo en tu mano.
        [resource] Toma un recurso de la pila de descarte y ponlo en tu mano.
       *[any] Toma una carta de cualquier pila de descarte y ponla en tu mano.
    }
-exchange-item = Cambia uno de tus ítems, activo, inactivo o premiado, por otro recién robado; sus hechizos se descartan. Su Vis pasa al nuevo ítem; la que exceda el coste de este vuelve al Regio.
-refresh = Descarta este hechizo y cualquier número de cartas de tu mano y de tu Sanctum, también activas y premiadas; los hechizos de un ítem se descartan con él. Reemplaza cada carta elegida por otra robada, en la zona que dejó.
-burn-for-face-up = Descarta el ítem desde el que se lanza con todos sus demás hechizos, aunque no haya un ítem boca arriba que tomar. Toma un ítem boca arriba: se activa enseguida.
-swap-with-market = Puedes cambiar uno de tus ítems o hechizos inactivos por una carta boca arriba de la misma clase. Su Vis pasa a la nueva; la que exceda su coste vuelve al Regio.
-force-discard = { $n ->
        [one] Elige a otro mago, que descarta { $n } carta de su mano a su elección.
       *[other] Elige a otro mago, que descarta { $n } cartas de su mano a su elección.
    }
-random-discard = { $n ->
        [one] Elige a otro mago, que descarta { $n } carta de su mano al azar.
       *[other] Elige a otro mago, que descarta { $n } cartas de su mano al azar.
    }
-uninstall = Elige un hechizo instalado en un ítem de otro mago: vuelve a la Biblioteca de ese mago, boca arriba e inactivo.
-dispel = Elige un hechizo instalado en un ítem de otro mago: se descarta.
-return-card = Elige un ítem o hechizo inactivo y boca arriba de otro mago: vuelve a su mazo, y su Vis al Regio.
-steal-resource = Elige a otro mago: una carta al azar de su Bóveda pasa a tu Bóveda, boca abajo.
-peek-hand = Elige a otro mago y mira su mano.
-peek-sanctum = Elige a otro mago y mira las cartas boca abajo de su Sanctum.
-extra-turn = Haz dos acciones más en este turno, un par nuevo de acciones diferentes entre sí. Las acciones que te queden se hacen antes.
-extra-action = { $n ->
        [one] Haz { $n } acción más en este turno, de un tipo que aún no hayas hecho.
       *[other] Haz { $n } acciones más en este turno, de tipos que aún no hayas hecho.
    }
-muddle = Elige a otro mago, que tendrá una acción menos en su próximo turno.
-hand-limit = Tu máximo de mano aumenta en { $n }.
-ward = Los hechizos y recursos de los demás magos no pueden afectarte a ti, a tu Vis ni a tus cartas.
-income = Toma { $n } Vis del Regio al comienzo de cada uno de tus turnos.
-extract-bonus = Cuando extraigas Vis, toma { $n } más.
-cheap-retain = Devolver a tu Biblioteca un hechizo que lanzas cuesta { $n } Vis menos.
-free-contest = Te sumas a la Fuente Impugnada sin pagar.
-vote-bonus = { $n ->
        [one] Tu acción de votar coloca { $n } contador de Votación más.
       *[other] Tu acción de votar coloca { $n } contadores de Votación más.
    }
-advance-bonus = { $n ->
        [one] Cuando avances, puedes poner 1 Vis en { $n } carta más, o { $n } Vis más en la única carta.
       *[other] Cuando avances, puedes poner 1 Vis en cada una de { $n } cartas más, o { $n } Vis más en la única carta.
    }
-mention-bonus = { $n ->
        [one] Cada una de tus menciones honrosas suma { $n } punto más.
       *[other] Cada una de tus menciones honrosas suma { $n } puntos más.
    }

## Ítems

card-bog-oak-orb = Orbe de roble de turbera
card-whalebone-orb = Orbe de hueso de ballena
card-orb-of-tides = Orbe broncíneo de las mareas
card-fulgarous-orb = Orbe fulgurante
card-moonwatchers-orb = Orbe del vigía de la luna
card-noonday-orb = Orbe del sol de mediodía
card-hedge-draught = Brebaje de la curandera
card-marrow-wine = Cuerno de vino de tuétano
card-smiths-cordial = Cordial del herrero
card-philtre-of-clear-sight = Filtro de la vista clara
card-lunar-elixir = Elixir lunar
card-potable-gold = Oro potable
card-birchbark-scroll = Pergamino de corteza de abedul
card-bone-bound-scroll = Pergamino de varillas de hueso
card-bronze-clasped-scroll = Pergamino de broches de bronce
card-scroll-of-the-lens = Pergamino de la lente de cristal
card-silverpoint-scroll = Pergamino a punta de plata
card-gilded-scroll = Pergamino dorado de Alejandría
card-wayfarers-staff = Bastón del caminante
card-staff-of-the-stag = Bastón del ciervo
card-serpent-staff = Bastón de la serpiente de bronce
card-icicle-staff = Bastón de carámbano
card-staff-of-the-silver-bough = Bastón de la rama de plata
card-archmages-crozier = Báculo del archimago
card-rowan-talisman = Talismán de serbal
card-knucklebone-talisman = Talismán de taba
card-talisman-of-the-open-hand = Talismán de la mano de bronce
card-glacier-tear = Lágrima del glaciar
card-talisman-of-seven-stars = Talismán de las siete estrellas
card-lion-talisman = Talismán del león solar
card-willow-wand = Varita de sauce
card-raven-bone-wand = Varita de hueso de cuervo
card-bellfounders-wand = Varita del campanero
card-prism-wand = Varita de prisma
card-mirror-wand = Varita del espejo de plata
card-midas-wand = Varita de Midas

## Hechizos

card-longevity-potion = Poción de longevidad
    .text = { -extra-turn }
card-items-transmutation = Transmutación de ítem
    .text = { -exchange-item }
card-chirurgeons-touch = Toque del cirujano
    .text = { -refresh }
card-separation-of-the-subtle = Separación de lo sutil
    .text = { -draw(n: 1, deck: "item") } { -draw(n: 2, deck: "spell") }
card-second-distillation = Segunda destilación
    .text = { -swap-with-market } { -advance-free(n: 2) }
card-opening-of-the-sealed-jar = Apertura de la vasija sellada
    .text = { -draw(n: 2, deck: "resource") }
card-quickened-hands = Manos presurosas
    .text = { -extra-action(n: 2) }
card-casting-of-the-red-powder = Proyección del polvo rojo
    .text = { -finish(n: 4) }
card-marriage-of-sun-and-moon = Bodas del sol y la luna
    .text = { -take-face-up(kind: "item") } { -take-face-up(kind: "spell") }
card-calcination-of-the-archive = Calcinación del archivo
    .text = { -gain-vis-per(n: 1, per: "hand-card") } { -draw(n: 1, deck: "any") }
card-fools-gold = Oro de los necios
    .text = { -burn-for-face-up }
card-fog-of-confusion = Niebla de confusión
    .text = { -muddle }
card-whirlwind-in-the-hall = Torbellino en la sala
    .text = { -remove-votes(n: 3) }
card-thunder-on-the-high-seat = Trueno sobre el sitial
    .text = { -clear-space }
card-creeping-rust = Herrumbre insidiosa
    .text = { -drain(n: 4) } { -gain-vis(n: 2) }
card-salamanders-thirst = Sed de la salamandra
    .text = { -siphon(n: 4) }
card-frost-in-the-joint = Escarcha en la juntura
    .text = { -dispel } { -gain-vis(n: 2) }
card-rain-of-embers = Lluvia de ascuas
    .text = { -levy-vis(n: 3) }
card-swallowing-earth = Tierra que engulle
    .text = { -return-card } { -gain-vis(n: 2) }
card-gust-among-the-pages = Ráfaga entre las páginas
    .text = { -random-discard(n: 2) } { -remove-votes(n: 1) }
card-well-of-the-green-saint = Pozo del santo verde
    .text = { -gain-vis(n: 5) }
card-mending-of-the-broken-seal = Reparación del sello roto
    .text = { -recover(kind: "spell") } { -gain-vis(n: 3) }
card-gleaners-blessing = Bendición de la espigadora
    .text = { -gain-vis-per(n: 1, per: "installed-spell") } { -gain-vis(n: 2) }
card-cup-of-fellowship = Copa de la hermandad
    .text = { -share-vis(n: 6, m: 1) }
card-quickening-of-the-seed = Despertar de la semilla
    .text = { -advance-free(n: 3) }
card-breath-upon-the-ember = Aliento sobre el rescoldo
    .text = { -finish(n: 3) } { -gain-vis(n: 1) }
card-rest-after-labour = Descanso tras la labor
    .text = { -recover(kind: "item") } { -recover(kind: "spell") }
card-purging-of-foreign-humours = Purga de humores ajenos
    .text = { -uninstall } { -gain-vis(n: 3) }
card-pilgrims-fortune = Fortuna del peregrino
    .text = { -roll-vis } { -advance-free(n: 1) }
card-almoners-plea = Ruego del limosnero
    .text = { -tax-vis(n: 1) } { -gain-vis(n: 2) }
card-runes-of-acclaim = Runas de aclamación
    .text = { -place-votes(n: 3) }
card-proclamation-to-the-four-winds = Pregón a los cuatro vientos
    .text = { -place-votes-apart(n: 4) }
card-turning-of-the-tally = Vuelco del recuento
    .text = { -move-votes(n: 3) }
card-mirrored-verdict = Veredicto en el espejo
    .text = { -swap-votes } { -place-votes(n: 1) }
card-contagious-zeal = Fervor contagioso
    .text = { -others-vote(n: 1) } { -place-votes(n: 4) }
card-reading-of-the-closed-fist = Lectura del puño cerrado
    .text = { -peek-hand } { -place-votes(n: 2) }
card-lamp-through-the-wall = Lámpara tras el muro
    .text = { -peek-sanctum } { -draw(n: 2, deck: "any") }
card-scraping-of-the-vellum = Raspado de la vitela
    .text = { -remove-votes(n: 1) } { -place-votes(n: 2) }
card-debt-cut-in-stone = Deuda tallada en piedra
    .text = { -ransom(n: 4, times: 1) } { -place-votes(n: 1) }
card-true-name-of-the-debtor = Nombre verdadero del deudor
    .text = { -steal-vis(n: 4) }

## Recursos

card-threshold-of-salt = Umbral de sal
    .text = { -stays-in-play } { -ward }
card-clever-jackdaw = Grajilla astuta
    .text = { -stays-in-play } { -hand-limit(n: 2) } { -extract-bonus(n: 1) }
card-hidden-spring = Manantial escondido
    .text = { -stays-in-play } { -income(n: 1) }
card-diligent-apprentice = Aprendiz diligente
    .text = { -stays-in-play } { -extract-bonus(n: 2) }
card-palace-of-memory = Palacio de la memoria
    .text = { -stays-in-play } { -cheap-retain(n: 2) } { -extract-bonus(n: 1) }
card-ancient-claim = Derecho ancestral
    .text = { -stays-in-play } { -free-contest } { -extract-bonus(n: 1) }
card-friend-at-court = Amigo en la corte
    .text = { -stays-in-play } { -vote-bonus(n: 1) }
card-twin-furnaces = Hornos gemelos
    .text = { -stays-in-play } { -advance-bonus(n: 1) }
card-patron-of-small-wonders = Mecenas de pequeñas maravillas
    .text = { -stays-in-play } { -mention-bonus(n: 1) }
card-buried-hoard = Tesoro enterrado
    .text = { -gain-vis(n: 6) }
card-tithe-of-the-tribunal = Diezmo del Tribunal
    .text = { -tax-vis(n: 2) }
card-hired-voices = Voces compradas
    .text = { -place-votes(n: 2) } { -gain-vis(n: 2) }
card-amended-rolls = Actas enmendadas
    .text = { -move-votes(n: 2) } { -place-votes(n: 1) }
card-visiting-master = Maestro de visita
    .text = { -advance-free(n: 4) }
card-borrowed-workshop = Taller prestado
    .text = { -finish(n: 4) }
card-ship-from-the-levant = Nave de Levante
    .text = { -draw(n: 2, deck: "any") } { -gain-vis(n: 1) }
card-antiquarys-trunk = Baúl del anticuario
    .text = { -recover(kind: "any") } { -draw(n: 1, deck: "any") } { -gain-vis(n: 1) }
card-midsummer-fair = Feria de San Juan
    .text = { -renew-market(kind: "any") } { -take-face-up(kind: "any") } { -gain-vis(n: 2) }
card-nimble-thief = Ladrón ágil
    .text = { -steal-resource } { -gain-vis(n: 1) }
card-bribed-servant = Criado sobornado
    .text = { -peek-hand } { -force-discard(n: 2) } { -gain-vis(n: 2) }
card-dowsers-rod = Vara del zahorí
    .text = { -roll-vis } { -gain-vis(n: 2) }
card-old-renown = Vieja fama
    .text = { -gain-vis-per(n: 2, per: "award") } { -gain-vis(n: 5) }
card-workshop-rents = Rentas del taller
    .text = { -gain-vis-per(n: 2, per: "active-item") } { -gain-vis(n: 1) }
card-midwinter-feast = Banquete de invierno
    .text = { -share-vis(n: 7, m: 2) }
card-compromising-letters = Cartas comprometedoras
    .text = { -ransom(n: 4, times: 2) }
card-sleepless-night = Noche en vela
    .text = { -extra-action(n: 1) } { -gain-vis(n: 3) }
card-plague-of-mice = Plaga de ratones
    .text = { -levy-vis(n: 2) } { -gain-vis(n: 2) }
card-quiet-season = Estación tranquila
    .text = { -gain-vis-per(n: 1, per: "empty-space") }
card-lodestone-chest = Cofre de piedra imán
    .text = { -gain-vis-per(n: 1, per: "vault-card") } { -gain-vis(n: 4) }

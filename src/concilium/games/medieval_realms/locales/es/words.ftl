### Medieval Realms: palabras de las reglas

## Cosas

game-medieval-realms = Medieval Realms
    .text = Coloca tus líderes en secreto tras los muros, gana tierras, puja más que tus rivales y levanta el mejor reino.
seat-number = Rey { $number }
bought-hand = carta de mano
bought-majority = carta de mayoría
bought-auction = carta de subasta
resource-production = producción
resource-science = ciencia
resource-culture = cultura
resource-religion = religión
resource-gold = oro
resource-raw-material = materia prima
resource-battle = batalla
amount-production = { $amount } de producción
amount-science = { $amount } de ciencia
amount-culture = { $amount } de cultura
amount-religion = { $amount } de religión
amount-gold = { $amount } de oro
amount-raw-material = { $amount } de materia prima
amount-battle = { $amount } de batalla
amount-lily = { $amount } de un recurso a tu elección
colour-orange = naranja
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-grey = gris
colour-turquoise = turquesa
colour-violet = violeta
colour-white = blanco
colour-blue = azul
kind-mayor = alcalde
kind-general = general
kind-admiral = almirante
kind-decoy = señuelo
amount-mayor = { $amount ->
        [one] { $amount } alcalde
       *[other] { $amount } alcaldes
    }
amount-general = { $amount ->
        [one] { $amount } general
       *[other] { $amount } generales
    }
amount-admiral = { $amount ->
        [one] { $amount } almirante
       *[other] { $amount } almirantes
    }
amount-decoy = { $amount ->
        [one] { $amount } señuelo
       *[other] { $amount } señuelos
    }
thing-lily = lirio

## Opciones

option-rounds = Rondas
    .text = El reglamento termina la partida tras la ronda 7; su lista de símbolos habla de la ronda 8.
option-cards = Archivo de cartas
    .text = Un archivo de cartas propio.
option-board = Archivo del tablero
    .text = Un archivo de tablero propio.

## Qué se decide

step-deal = Se descubren cartas.
step-order = Se sortea el orden de turno.
step-extra = Elige dos recursos adicionales de tipos diferentes.
step-placement = { $left ->
        [0] Todos los líderes están colocados: termina, o vuelve a coger uno.
        [one] Coloca tus líderes tras los muros: queda 1.
       *[other] Coloca tus líderes tras los muros: quedan { $left }.
    }
step-lands = Se lucha por las tierras.
step-actions = Compra una carta, juega una carta o pasa.
step-auction = { $bid ->
        [0] Abre la subasta con una puja.
       *[other] Puja más de { $bid } o déjala ir.
    }
step-effects = Las cartas surten efecto.
step-lily = Elige qué recurso ganas.
step-bonus = Elige un recurso adicional.
step-take-card = Coge gratis una carta del panel y ponla en tu mano.
step-scoring = Se puntúan los reinos.
step-over = La partida ha terminado.

## Qué pasó

event-turned-up = Nuevas cartas: { $card }.
event-turn-order = Orden de turno: { $seats }.
event-extra-taken = { $seat } coge como recursos adicionales: { $resources }.
event-walls-rose = Ronda { $round }: se alzan los muros.
event-finished-placing = { $seat } ha colocado todos sus líderes.
event-walls-fell = Se retiran los muros.
event-produced = { $seat } produce { $resources }.
event-land-won = { $seat } gana la tierra { $land }.
event-land-tied = Empate en la tierra { $land }: nadie la gana.
event-land-denied = Nadie gana la tierra { $land }: los señuelos lo impiden.
event-gained = { $seat } gana { $amount-goods }.
event-card-produced = { $card } produce para { $seat }.
event-production-dealt = Todos ganan { $amount } de producción.
event-auction-opened = { $seat } saca a subasta { $card }.
event-bought = { $seat } compra { $card } por { $price } de producción.
event-majority-taken = { $seat } recibe por mayoría { $card }.
event-majority-discarded = Nadie puede llevarse { $card }: se descarta.
event-played = { $seat } juega { $card }.
event-passed = { $seat } pasa por lo que queda de ronda.
event-bid = { $seat } puja { $amount-goods }.
event-bid-passed = { $seat } se retira de la subasta.
event-auction-won = { $seat } gana { $card } por { $amount-goods }.
event-leader-gained = { $leader-id ->
        [mayor] { $seat } gana un alcalde.
        [general] { $seat } gana un general.
       *[admiral] { $seat } gana un almirante.
    }
event-points = { $points ->
        [one] { $seat } suma { $points } punto ({ $total } en total).
       *[other] { $seat } suma { $points } puntos ({ $total } en total).
    }
event-bonus-taken = { $seat } coge un recurso adicional: { $resource }.
event-repeated = { $seat } ha jugado { $played }: surte efecto { $card }.
event-card-taken = { $seat } coge gratis { $card }.
event-round-ended = Termina la ronda { $round }.
event-slots-discarded = Cartas descartadas del panel: { $cards }.
event-slid = Los eventos se desplazan.
event-honours-scored = { $persons ->
        [one] { $seat } puntúa { $persons } persona honorable.
       *[other] { $seat } puntúa { $persons } personas honorables.
    }
event-card-scored = { $points ->
        [one] { $seat } suma { $points } punto por { $card }.
       *[other] { $seat } suma { $points } puntos por { $card }.
    }
event-resources-scored = { $points ->
        [one] { $seat } suma { $points } punto por su palacete.
       *[other] { $seat } suma { $points } puntos por su palacete.
    }
event-game-over = La partida ha terminado: gana { $winner }.

## Por qué no

refusal-unknown-action = Esa acción no existe.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-not-an-outcome = Ahora no se sortea nada.
refusal-chance-first = Se están sacando cartas o sorteando el orden de turno.
refusal-extra-first = Elige primero los recursos adicionales.
refusal-placement-first = Los muros están alzados: coloca primero tus líderes.
refusal-not-a-turn-action = En tu turno puedes comprar del panel, jugar una carta de tu mano o pasar.
refusal-auction-first = Hay una subasta en curso: puja o pasa.
refusal-lily-first = Elige primero un recurso.
refusal-bonus-first = Coge primero tu recurso adicional.
refusal-take-card-first = Coge primero una carta del panel.
refusal-not-in-deck = Esta carta no está en el mazo.
refusal-already-in-order = Este rey ya tiene puesto en el orden de turno.
refusal-same-kind = Los dos recursos adicionales deben ser de tipos diferentes.
refusal-pair-taken = Otro rey ya ha cogido esta pareja.
refusal-no-mayor-left = No te quedan alcaldes por colocar.
refusal-no-general-left = No te quedan generales por colocar.
refusal-no-admiral-left = No te quedan almirantes por colocar.
refusal-no-decoy-left = No te quedan señuelos por colocar.
refusal-land-closed = Esta tierra no está disponible con tan pocos jugadores.
refusal-decoy-here = Uno de tus señuelos está en esta tierra.
refusal-leader-here = Uno de tus generales o almirantes está en esta tierra.
refusal-decoys-need-a-land = Tus señuelos necesitan una tierra sin generales ni almirantes tuyos.
refusal-leaders-left = { $have ->
        [one] Debes colocar todos tus líderes: queda { $have }.
       *[other] Debes colocar todos tus líderes: quedan { $have }.
    }
refusal-not-on-panel = Esta carta no está en el panel de eventos actuales.
refusal-hand-full = La mano está llena: { $have } de { $need } cartas.
refusal-colour-in-hand = Ya hay en la mano una carta de sello { $colour }.
refusal-production-short = El precio es { $need } de producción; tienes { $have }.
refusal-currency-short = Debes abrir con una puja de { $need-goods }; tienes { $have }.
refusal-not-in-hand = Esta carta no está en tu mano.
refusal-resource-short = La carta cuesta { $need-goods }; tienes { $have }.
refusal-admirals-short = Esta isla requiere { $need ->
        [one] { $need } almirante
       *[other] { $need } almirantes
    }; tienes { $have }.
refusal-bid-too-low = Debes pujar al menos { $need-goods }, no { $have }.
refusal-bid-beyond-palace = No puedes pujar { $need-goods }: tu palacete tiene { $have }.
refusal-must-open = Quien saca una carta a subasta debe pujar.
refusal-already-passed = Has pasado: no tienes más acciones en esta ronda.
refusal-out-of-auction = Has pasado: estás fuera de esta subasta.
refusal-another-bids = Le toca pujar a otro rey.
refusal-auction-card-in-hand = Las cartas de subasta nunca van a la mano.
refusal-finished-placing = Ya has terminado de colocar: espera a los demás.

## Las reglas

rule-MR-1-1 = Hay siete tipos de recursos: producción, ciencia, cultura, religión, oro, materia prima y batalla. Son ilimitados. Los recursos de un rey están en su palacete, a la vista de todos.
rule-MR-1-2 = Los alcaldes producen; los generales (valor de combate 2) y los almirantes (valor de combate 1) luchan por las tierras.
rule-MR-1-3 = Un reino tiene un área de gestión de seis casillas, una por recurso salvo batalla, y un mapa de diez tierras. Las tierras 9 y 10 solo están disponibles con 5 jugadores.
rule-MR-1-4 = El panel de eventos actuales tiene 12 casillas en tres filas; el de eventos futuros, 6.
rule-MR-1-5 = Cada vez que tus puntos llegan a un múltiplo de 5 o lo pasan, coges un recurso a tu elección.
rule-MR-2-1 = Baraja el mazo y pon boca arriba doce cartas en el panel de eventos actuales y seis en el de eventos futuros.
rule-MR-2-2 = Cada rey empieza con 5 de producción, 2 de ciencia, 3 de cultura, 3 de religión, 3 de oro, 3 de materia prima y 3 de batalla.
rule-MR-2-3 = Cada rey tiene 4 alcaldes, 1 general y 1 almirante; con 2 jugadores, además 2 señuelos.
rule-MR-2-4 = El primer orden de turno es al azar; no es el orden de los asientos en sentido horario.
rule-MR-2-5 = En orden de turno inverso, cada rey coge 2 recursos de tipos diferentes. Dos reyes no pueden coger la misma pareja.
rule-MR-3-1 = Con los muros alzados, todos colocan sus líderes en secreto y a la vez. Los palacetes y las manos quedan a la vista.
rule-MR-3-2 = Los alcaldes van al área de gestión, cuantos se quiera por casilla; cada uno genera 1 de ese recurso.
rule-MR-3-3 = Los generales y almirantes van a tierras disponibles, cuantos se quiera por tierra. Hay que colocar todos los líderes.
rule-MR-3-4 = Con 2 jugadores, cada rey tiene 2 señuelos con valor de combate 2. Solo pueden estar en tierras donde no tengas generales ni almirantes, y nunca consiguen recompensas.
rule-MR-3-5 = Se retiran los muros: los alcaldes producen, luego se ganan las tierras y después producen las cartas en juego.
rule-MR-3-6 = Si en una tierra superas a cada uno de los demás reyes al menos por 1, ganas su recompensa. Si hay empate, nadie la gana.
rule-MR-3-7 = Todos ganan 2 de producción.
rule-MR-3-8 = Empieza el rey con más producción y siguen los demás según su producción. Los empates se resuelven en sentido horario: para el primer puesto, desde el anterior jugador inicial; para los demás, desde el nuevo.
rule-MR-3-9 = En orden de turno, haced una acción cada vez hasta que todos hayan pasado: comprar del panel, jugar una carta de la mano o pasar. Quien ha pasado aún puede pujar en las subastas y recibir cartas de mayoría.
rule-MR-3-10 = Al final de la ronda se descartan los eventos de las primeras casillas, los demás se desplazan y los paneles se rellenan. Tras la ronda { $rounds } termina la partida.
rule-MR-4-1 = Puedes tener como máximo 4 cartas en la mano y nunca dos del mismo color de sello. Tu mano es pública y sus cartas no se descartan.
rule-MR-4-2 = Una carta de la fila 1 cuesta 1 de producción; de la fila 2, cuesta 2; de la fila 3, cuesta 3.
rule-MR-4-3 = Una carta de mayoría es para el rey que tenga más recursos del tipo de su coste entre quienes pueden llevársela; el comprador paga en todo caso. Si hay empate, se la lleva el comprador si está entre los empatados; si no, el primero de ellos en el orden de turno. Si nadie puede llevársela, se descarta.
rule-MR-4-4 = Por una carta de subasta, el comprador abre con una puja de al menos 1. Luego, en sentido horario, cada rey puja más alto o pasa; nadie puede pujar más de lo que tiene en su palacete. El último que queda paga, y la carta entra en juego.
rule-MR-4-5 = Las cartas de subasta nunca van a la mano.
rule-MR-5-1 = Para jugar una carta, paga su coste con tu palacete; entra en juego y ocurren sus efectos inmediatos. Una isla no se paga, pero necesitas tantos almirantes como islas vayas a tener en juego; no se gastan.
rule-MR-5-2 = Los efectos son inmediatos, de fin de partida, repetitivos (cada vez que juegas otra carta del color indicado) o repetitivos de producción (cada ronda).
rule-MR-5-3 = El lirio: elige un tipo de recurso; todo lo que ganas es de ese tipo.
rule-MR-6-1 = Un líder ganado durante las acciones se coloca a partir de la ronda siguiente.
rule-MR-6-2 = Coge una carta: pon gratis en tu mano una carta del panel de eventos actuales, dentro de los límites de la mano.
rule-MR-7-1 = Al final de la partida sumas 1, 3, 6, 10 o 15 puntos por 1, 2, 3, 4 o 5 y más personas honorables en juego; luego, tus efectos de fin de partida; luego, 1 punto por cada 2 recursos de tu palacete.
rule-MR-7-2 = Aún coges recursos adicionales del contador mientras se puntúan personas y cartas, pero no mientras se puntúan recursos.
rule-MR-7-3 = Gana quien tiene más puntos; en caso de empate, más cartas en juego, luego más castillos, luego más líderes y luego el primero en el orden de turno.

## Elecciones: con su cosa, y el verbo solo

do-deal = Repartir { $thing }
    .verb = Repartir
do-order = Siguiente en el orden: { $thing }
    .verb = Orden
do-choose = Elegir { $thing }
    .verb = Elegir
do-place-mayor = Alcalde: { $thing }
    .verb = Alcalde
do-place-general = General: tierra { $thing }
    .verb = General
do-place-admiral = Almirante: tierra { $thing }
    .verb = Almirante
do-place-decoy = Señuelo: tierra { $thing }
    .verb = Señuelo
do-done = Terminar de colocar
    .verb = Listo
do-take-card = Coger { $thing }
    .verb = Coger
do-buy = Comprar { $thing }
    .verb = Comprar
    .actions = Comprar { $thing } por { $price }
    .actions-thing = { $thing } por { $price }
do-play = Jugar { $thing }
    .verb = Jugar
do-bid = Pujar { $thing }
    .verb = Pujar
do-pass = Pasar
    .verb = Pasar
    .actions = Pasar esta ronda
    .auction = Dejarla ir

## En pantalla

draw-events = Eventos actuales
draw-coming = Eventos futuros
draw-deck = Mazo
draw-price = Precio: { $price } de producción
draw-leaving = Se descarta al final de la ronda
draw-taker = para { $name }
draw-taker-mine = para ti
draw-taker-none = para nadie
draw-taker-title = Quién se llevaría esta carta de mayoría si la compraras ahora
draw-bought-hand = Va a la mano del comprador
draw-bought-majority = Va a la mayoría
draw-bought-auction = Se subasta
draw-my-realm = Mi reino
draw-to-place = Por colocar
draw-lift = Recoger: { $leader } ({ $space })
draw-amount = { $resource }: { $amount }
draw-land = Tierra { $land }
draw-land-shut = cerrada
draw-land-nobody = nadie la gana
draw-strengths = Fuerzas
draw-walls-fell = Se retiran los muros
draw-order = Puesto en el orden de turno
draw-order-open = aún por sortear
draw-order-why = Orden de turno: más producción primero; empates en sentido horario
draw-passed = ha pasado
draw-finished = ha colocado todos sus líderes
draw-placing = está colocando sus líderes
draw-cards = Cartas
draw-points-track = Puntos de victoria
draw-bonus-steps = un recurso cada cinco puntos
draw-auction = Subasta
draw-no-bid = Aún sin pujas
draw-asks = { $source } pide una elección.
draw-score-before = Antes del final
draw-score-honourable = Personas honorables
draw-score-cards = Cartas
draw-score-resources = Recursos
draw-round = ronda { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Sin cartas
draw-points = puntos
draw-in-play = En juego

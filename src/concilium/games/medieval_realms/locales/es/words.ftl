### Medieval Realms: palabras de las reglas

## Cosas

game-medieval-realms = Medieval Realms
    .text = Reyes que envían a sus líderes tras los muros, pujan, construyen y escriben su crónica.
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

## Opciones

option-rounds = Rondas
    .text = El reglamento acaba la partida tras la ronda 7; su lista de símbolos habla de la ronda 8.
option-cards = Archivo de cartas
    .text = Un archivo de cartas propio.
option-board = Archivo del tablero
    .text = Un archivo de tablero propio.

## Qué se decide

step-deal = Se descubren cartas.
step-order = Se sortea el orden de turno.
step-extra = Elige dos recursos adicionales diferentes.
step-placement = Coloca tus líderes tras los muros.
step-lands = Se lucha por las tierras.
step-actions = Compra una carta, juega una carta o pasa.
step-auction = Puja o pasa.
step-effects = Ocurren los efectos.
step-lily = Elige un recurso: toda la ganancia es de esa clase.
step-bonus = Elige un recurso adicional.
step-take-card = Coge gratis una carta del panel.
step-scoring = Se puntúan los reinos.
step-over = La partida ha terminado.

## Qué ha pasado

event-turned-up = Se descubre { $card } en la casilla { $slot }.
event-turn-order = Orden de turno: { $seats }.
event-extra-taken = { $seat } toma { $resources }.
event-walls-rose = Ronda { $round }: se alzan los muros.
event-finished-placing = { $seat } ha colocado a todos sus líderes.
event-walls-fell = Caen los muros.
event-produced = { $seat } produce { $resources }.
event-land-won = { $seat } gana la tierra { $land }.
event-land-tied = Tierra { $land }: empate, nadie la gana.
event-land-denied = Tierra { $land }: los señuelos no ganan recompensa.
event-gained = { $seat } gana { $amount } de { $resource }.
event-card-produced = { $card } produce para { $seat }.
event-production-dealt = Todos toman { $amount } de producción.
event-auction-opened = { $seat } saca { $card } a subasta.
event-bought = { $seat } compra { $card } por { $price } de producción.
event-majority-taken = { $card } es para { $seat }, por mayoría.
event-majority-discarded = Nadie puede tomar { $card }: se descarta.
event-played = { $seat } juega { $card }.
event-passed = { $seat } pasa por esta ronda.
event-bid = { $seat } puja { $amount }.
event-bid-passed = { $seat } se retira de la subasta.
event-auction-won = { $seat } gana { $card } por { $amount }.
event-leader-gained = { $seat } tiene un { $leader } más.
event-points = { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $total } en total.
event-bonus-taken = { $seat } toma un recurso adicional: { $resource }.
event-repeated = { $card } responde a { $played }.
event-card-taken = { $seat } coge gratis { $card }.
event-round-ended = Termina la ronda { $round }.
event-slots-discarded = Se descartan: { $cards }.
event-slid = Los eventos se desplazan.
event-honours-scored = { $seat }: { $persons ->
        [one] { $persons } persona honorable
       *[other] { $persons } personas honorables
    }.
event-card-scored = { $seat }: { $card } vale { $points }.
event-resources-scored = { $seat }: el palacete vale { $points }.
event-game-over = La partida ha terminado: gana { $winner }.

## Por qué no

refusal-unknown-action = No existe esa acción.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-not-an-outcome = Ahora el azar no decide nada.
refusal-chance-first = Antes se sacan cartas o el orden de turno.
refusal-extra-first = Antes se eligen los recursos adicionales.
refusal-placement-first = Los muros están alzados: antes se colocan los líderes.
refusal-not-a-turn-action = En tu turno compras del panel, juegas de la mano o pasas.
refusal-auction-first = Hay una subasta en curso: puja o pasa.
refusal-lily-first = Elige antes una clase de recurso.
refusal-bonus-first = Toma antes el recurso adicional del contador.
refusal-take-card-first = Coge antes una carta del panel.
refusal-not-in-deck = Esta carta no está en el mazo.
refusal-already-in-order = Este rey ya tiene puesto en el orden de turno.
refusal-same-kind = Los dos recursos adicionales deben ser diferentes.
refusal-pair-taken = Otro rey ha tomado esta pareja.
refusal-no-mayor-left = No te quedan alcaldes por colocar.
refusal-no-general-left = No te quedan generales por colocar.
refusal-no-admiral-left = No te quedan almirantes por colocar.
refusal-no-decoy-left = No tienes señuelos por colocar.
refusal-land-closed = Esta tierra está cerrada con tan pocos jugadores.
refusal-decoy-here = Tu señuelo está en esta tierra.
refusal-leader-here = Tu general o tu almirante está en esta tierra.
refusal-decoys-need-a-land = Tus señuelos necesitan una tierra sin tus generales ni almirantes.
refusal-leaders-left = Hay que colocar a todos los líderes: quedan { $have }.
refusal-not-on-panel = Esta carta no está en el panel actual.
refusal-hand-full = La mano está llena: { $have } de { $need } cartas.
refusal-colour-in-hand = Ya hay en la mano una carta de ese color de sello.
refusal-production-short = El precio es { $need } de producción; tienes { $have }.
refusal-currency-short = Debes abrir con una puja de { $need }; tienes { $have }.
refusal-not-in-hand = Esta carta no está en tu mano.
refusal-resource-short = La carta cuesta { $need }; tienes { $have }.
refusal-admirals-short = Esta isla exige { $need } almirantes; tienes { $have }.
refusal-bid-too-low = La puja debe ser { $need } o más, no { $have }.
refusal-bid-beyond-palace = Una puja de { $need }, pero en tu palacete hay { $have }.
refusal-must-open = Quien saca una carta a subasta debe pujar.
refusal-already-passed = Has pasado: no más acciones en esta ronda.
refusal-out-of-auction = Has pasado: estás fuera de esta subasta.
refusal-auction-card-in-hand = Una carta de subasta nunca pasa a la mano.
refusal-finished-placing = Has terminado: espera a los demás.

## Las reglas

rule-MR-1-1 = Hay siete clases de recursos: producción, ciencia, cultura, religión, oro, materia prima y batalla. La reserva es ilimitada. Lo que tiene un rey está en su palacete, a la vista de todos.
rule-MR-1-2 = Los alcaldes producen; los generales (combate 2) y los almirantes (combate 1) luchan por las tierras.
rule-MR-1-3 = Un reino tiene seis casillas de gestión, una por recurso salvo batalla, y diez tierras. Las tierras 9 y 10 solo están abiertas con 5 jugadores.
rule-MR-1-4 = Los eventos actuales ocupan 12 casillas en tres filas; los futuros, 6.
rule-MR-1-5 = Cada vez que tus puntos llegan a un múltiplo de 5 o lo pasan, tomas un recurso a tu elección.
rule-MR-2-1 = Doce cartas del mazo barajado van al panel actual y seis al panel futuro, boca arriba.
rule-MR-2-2 = Cada rey empieza con 5 de producción, 2 de ciencia, 3 de cultura, 3 de religión, 3 de oro, 3 de materia prima y 3 de batalla.
rule-MR-2-3 = Cada rey tiene 4 alcaldes, 1 general y 1 almirante; con 2 jugadores, además 2 señuelos.
rule-MR-2-4 = El primer orden de turno se sortea; no es el orden de los asientos en sentido horario.
rule-MR-2-5 = En orden de turno inverso, cada rey toma 2 recursos diferentes. No puede haber dos parejas iguales.
rule-MR-3-1 = Con los muros alzados, todos colocan sus líderes en secreto y a la vez. Palacetes y manos siguen a la vista.
rule-MR-3-2 = Los alcaldes van a las casillas de gestión, cuantos se quiera a cada una; cada uno da 1 de ese recurso.
rule-MR-3-3 = Los generales y almirantes van a tierras abiertas, cuantos se quiera a cada una. Hay que colocar a todos los líderes.
rule-MR-3-4 = Con 2 jugadores, cada rey tiene 2 señuelos de combate 2. Solo van a tierras sin generales ni almirantes propios y nunca ganan la recompensa.
rule-MR-3-5 = Caen los muros: producen los alcaldes, luego se ganan las tierras y después producen las cartas en juego.
rule-MR-3-6 = Quien supera en una tierra a cada uno de los demás, al menos por 1, gana su recompensa. En caso de empate, nadie.
rule-MR-3-7 = Todos toman 2 de producción.
rule-MR-3-8 = Empieza quien tiene más producción y siguen los demás por producción. Los empates van en sentido horario: para el primer puesto desde el primer rey anterior, para los demás desde el nuevo.
rule-MR-3-9 = En orden de turno, una acción cada uno hasta que todos pasen: comprar del panel, jugar una carta de la mano o pasar. Quien ha pasado aún puja y puede recibir cartas de mayoría.
rule-MR-3-10 = Al final de la ronda se descartan los eventos de las primeras casillas, los demás se desplazan y se rellenan los paneles. Tras la última ronda acaba la partida.
rule-MR-4-1 = Una mano tiene 4 cartas como máximo y nunca dos del mismo color de sello. Está a la vista y sus cartas no se descartan.
rule-MR-4-2 = Una carta de la fila 1 cuesta 1 de producción; de la fila 2, 2; de la fila 3, 3.
rule-MR-4-3 = Una carta de mayoría va al rey que más tenga del recurso de su coste entre quienes pueden tomarla; el comprador paga siempre. En caso de empate: el comprador o, si no, el primero en el orden de turno. Si nadie puede tomarla, se descarta.
rule-MR-4-4 = Por una carta de subasta, el comprador abre con una puja de al menos 1; en sentido horario cada rey puja más o pasa, y nadie puja más de lo que hay en su palacete. El último que queda paga y la carta entra en juego.
rule-MR-4-5 = Las cartas de subasta nunca pasan por la mano.
rule-MR-5-1 = Para jugar una carta se paga su coste del palacete; entra en juego y ocurren sus efectos inmediatos.
rule-MR-5-2 = Los efectos son inmediatos, de fin de partida, repetitivos (cada vez que juegas otra carta del color indicado) o de producción (cada ronda).
rule-MR-5-3 = El lirio: elige una clase de recurso; toda la ganancia es de esa clase.
rule-MR-6-1 = Un líder ganado durante las acciones se coloca desde la ronda siguiente.
rule-MR-6-2 = Coge una carta: una carta del panel actual pasa gratis a tu mano, dentro de sus límites.
rule-MR-7-1 = Al final: 1, 3, 6, 10 o 15 puntos por 1, 2, 3, 4 o más personas honorables; luego los efectos de fin de partida; luego 1 punto por cada 2 recursos.
rule-MR-7-2 = Los recursos adicionales del contador aún se toman al puntuar personas y cartas, pero no al puntuar recursos.
rule-MR-7-3 = Gana quien tiene más puntos; luego más cartas en juego, más castillos, más líderes, antes en el orden de turno.

## Elecciones: con su cosa, y el verbo solo

do-deal = Repartir { $thing }
    .verb = Repartir
do-order = Siguiente: { $thing }
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
do-done = Colocación lista
    .verb = Listo
do-take-card = Tomar { $thing }
    .verb = Tomar
do-buy = Comprar { $thing }
    .verb = Comprar
do-play = Jugar { $thing }
    .verb = Jugar
do-bid = Pujar { $thing }
    .verb = Pujar
do-pass = Pasar
    .verb = Pasar
thing-lily = lirio

## En pantalla

draw-events = Sucesos
draw-coming = Próximos
draw-deck = Mazo
draw-price = Precio: { $price } de producción
draw-leaving = Se va al final de la ronda
draw-taker = para { $name }
draw-taker-none = para nadie
draw-taker-title = Quién recibiría esta carta de mayoría si la compraras ahora
draw-bought-hand = Se compra a la mano
draw-bought-majority = Va a la mayoría
draw-bought-auction = Se subasta
draw-my-realm = Mi reino
draw-to-place = Por colocar
draw-lift = Recoger { $leader } de { $space }
draw-amount = { $resource }: { $amount }
draw-land = Tierra { $land }
draw-land-shut = cerrada
draw-land-nobody = nadie la gana
draw-strengths = Fuerzas
draw-walls-fell = Caen los muros
draw-order = Puesto en el orden de turno
draw-order-why = Orden: más producción primero; empates en sentido horario
draw-passed = ha pasado
draw-finished = ha colocado todo
draw-placing = está colocando
draw-cards = Cartas
draw-points-track = Puntos de victoria
draw-bonus-steps = cada cinco puntos: un recurso
draw-auction = Subasta
draw-no-bid = Aún sin pujas
draw-score-before = Antes del final
draw-score-honourable = Personas honorables
draw-score-cards = Cartas
draw-score-resources = Recursos
draw-round = ronda { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Sin cartas
draw-points = puntos
draw-in-play = En juego

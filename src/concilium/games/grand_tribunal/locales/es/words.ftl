### Grand Tribunal: palabras de las reglas

## Cosas

game-grand-tribunal = Grand Tribunal
    .text = Magos que forjan objetos, los cargan de hechizos y ganan los votos de tres Tribunales.
kind-item = ítem
kind-spell = hechizo
kind-resource = recurso
hidden-item = un ítem boca abajo
hidden-spell = un hechizo boca abajo
hidden-resource = un recurso boca abajo
space-orb = Orbe
space-potion = Poción
space-scroll = Pergamino
space-staff = Bastón
space-talisman = Talismán
space-wand = Varita
space-alchemical = Alquímico
space-elemental = Elemental
space-healing = Curativo
space-runic = Rúnico
material-wood = madera
material-bone = hueso
material-bronze = bronce
material-crystal = cristal
material-silver = plata
material-gold = oro
source-uncontested = fuente no impugnada
source-contested = fuente impugnada
place-deck = mazo
place-discard = pila de descarte
place-market = mercado
place-resolving = mesa
place-hand = mano de { $seat }
place-sanctum = Sanctum de { $seat }
place-active = cartas activas de { $seat }
place-installed = un ítem de { $seat }
place-awarded = ítems premiados de { $seat }
action-vote = Votar
action-draw = Robar
action-advance = Avanzar
action-cast = Lanzar
action-draw-resource = Robar un recurso
action-play = Jugar un recurso
action-extract = Extraer
action-gather = Reunir

## Opciones

option-edition = Edición
    .text = Los reglamentos difieren en cuatro líneas; cada una se puede elegir también por separado.
edition-corrected = Corregida
    .text = Las correcciones del editor: participar en la fuente impugnada cuesta 2 Vis y un nuevo Tribunal no da Vis.
edition-english = Inglesa
    .text = Participar en la fuente impugnada cuesta 1 Vis y cada mago toma 12 Vis en un nuevo Tribunal. El reglamento francés dice lo mismo.
edition-spanish = Española
    .text = Como la corregida, pero el robo inicial empieza a la derecha de quien reparte.
edition-italian = Italiana
    .text = Como la corregida, pero la fuente impugnada da la cantidad del espacio y el dado.
option-contested-fee = Pago por participar en la fuente impugnada
    .text = Cuánta Vis paga un mago a quien reúne para tirar también.
option-new-tribunal-vis = Vis en un nuevo Tribunal
    .text = Cuánta Vis toma cada mago cuando empieza un nuevo Tribunal.
option-contested-gain = Ganancia impugnada
    .text = Qué da la fuente impugnada.
contested-gain-die = el dado
contested-gain-space-and-die = la cantidad del espacio y el dado
option-opening-draw = Robo inicial
    .text = A qué lado de quien reparte empieza el robo inicial.
opening-draw-left = a la izquierda de quien reparte
opening-draw-right = a la derecha de quien reparte
option-variants = Variantes
    .text = Cualquier combinación de estas.
variant-double-advance = Doble avance
    .text = Se puede avanzar dos veces por turno.
variant-hand-or-sanctum = Mano o Sanctum
    .text = Un ítem, hechizo o recurso robado va a la mano o al Sanctum, como quiera quien lo roba.
variant-secret-cards = Cartas secretas
    .text = Lo que va directamente al Sanctum queda boca abajo, incluso del mercado, hasta cubrir su coste.
variant-cheap-resources = Recursos baratos
    .text = Jugar un recurso es una acción gratuita.
variant-quick-turnover = Activación rápida
    .text = Una carta con su coste cubierto se activa enseguida.
option-cards = Archivo de cartas
    .text = Un archivo de cartas propio.
option-board = Archivo del tablero
    .text = Un archivo de tablero propio.

## Qué se decide

step-over = La partida ha terminado.
step-course = La partida sigue.
step-pick-praeco = Se sortea el Praeco.
step-deal = Se roba una carta.
step-opening-draw = Roba de cualquier mazo: { $left } más.
step-place-votes = Coloca contadores de Votación: { $left } más.
step-turn = Tu turno. Acciones restantes: { $actions }.
step-advance = Pon más Vis en una carta, o para.
step-choose-host = Elige el ítem bajo el que va { $card }.
step-retain = ¿Pagar para conservar { $card } en tu Biblioteca?
step-resolve = Una carta hace su efecto.
step-put-away = Se retira una carta.
step-contest = Se reúne de la fuente impugnada.
step-join = ¿Pagar a quien reúne para tirar también?
step-roll = Se tira el dado.
step-destination = ¿A tu mano o a tu Sanctum?
step-discard = Descarta de tu mano: { $left } más.
step-tribunal-called = Se convoca el Tribunal: activa cartas terminadas.
step-target = { $effect ->
        [steal-vis] Elige al mago que te da Vis.
        [ransom] Elige al mago que te paga o descarta una carta.
        [force-discard] Elige al mago que descarta.
        [random-discard] Elige al mago que descarta al azar.
        [steal-resource] Elige al mago que pierde un recurso ante ti.
        [peek-hand] Elige al mago cuya mano miras.
        [peek-sanctum] Elige al mago cuyas cartas boca abajo miras.
        [muddle] Elige al mago que tendrá una acción menos en su próximo turno.
       *[other] Elige un mago.
    }
step-choose = { $effect ->
        [advance-free] Pon Vis del Regio en una carta tuya: { $left } más.
        [finish] Elige una carta tuya para terminarla.
        [drain] Elige la carta que pierde Vis.
        [siphon] Elige la carta cuya Vis tomas.
        [take-face-up] Elige una carta boca arriba.
        [recover] Elige una carta de la pila de descarte.
        [exchange-item] Elige el ítem que cambias.
        [refresh] Elige las cartas que reemplazas.
        [burn-for-face-up] Elige un ítem boca arriba: queda activo enseguida.
        [swap-with-market] Elige las dos cartas que cambian de lugar.
        [uninstall] Elige el hechizo que vuelve a su Biblioteca.
        [dispel] Elige el hechizo que se descarta.
        [return-card] Elige la carta que vuelve a su mazo.
       *[other] Elige una carta.
    }
step-unvote = Quita contadores de Votación: hasta { $left } más.
step-move-votes = Mueve contadores de Votación: hasta { $left } más.
step-swap-votes = Elige dos espacios: intercambian sus contadores.
step-draw-any = Roba de cualquier mazo: { $left } más.
step-ransom = Paga, o descarta una carta de tu mano.
step-random-hand = Se saca al azar una carta de una mano.
step-random-vault = Se saca al azar un recurso.
step-replenish = Se roban las cartas de reemplazo.

## Qué pasó

event-card-moved = { $card }: { $from } → { $to }.
event-card-advanced = { $seat } pone { $amount } Vis en { $card }.
event-card-turned-up = { $seat } pone boca arriba { $card }.
event-card-activated = { $seat } activa { $card }.
event-card-drained = { $card } de { $seat } pierde { $amount } Vis.
event-card-returned = { $card } de { $seat } vuelve a su mazo.
event-cards-seen = { $seat } mira cartas de { $target }.
event-die-rolled = { $seat } saca un { $roll }.
event-gathered = { $seat } reúne: { $source }.
event-item-judged = { $card } de { $seat }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    }, { $place ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
       *[other] mención honrosa
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-praeco-chosen = { $seat } es el primer Praeco.
event-praeco-passed = La pieza de Praeco pasa a { $seat }.
event-resource-played = { $seat } juega { $card }.
event-spell-cast = { $seat } lanza { $card } desde { $item }.
event-spell-installed = { $seat } instala { $card } en { $item }.
event-tribunal-held = Se celebra el Tribunal { $tribunal }.
event-tribunal-began = Hacia el Tribunal { $tribunal }: { $seat } es Praeco.
event-turn-began = Turno de { $seat }.
event-vis-gained = { $seat } toma { $amount } Vis.
event-vis-lost = { $seat } pierde { $amount } Vis.
event-vis-paid = { $seat } da { $amount } Vis a { $to }.
event-vote-placed = { $seat } vota: { $space }.
event-vote-moved = { $seat } mueve un contador de Votación: { $from } → { $to }.
event-votes-removed = { $seat } quita contadores de Votación de { $space }: { $amount }.
event-votes-swapped = { $seat } intercambia los contadores de { $from } y { $to }.
event-wizard-muddled = { $target } tendrá una acción menos en su próximo turno.
event-wizard-targeted = { $seat } elige a { $target }.

## Por qué no

refusal-unknown-action = No hay tal acción.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-not-an-outcome = El azar no da esto ahora.
refusal-not-now = Esto no se hace en un turno.
refusal-praeco-votes-first = Primero se colocan contadores de Votación.
refusal-same-space = Otro espacio: no dos veces el mismo.
refusal-no-actions-left = Esto requiere { $need } acción; te quedan { $have }.
refusal-double-action = Esto requiere { $need } acciones; te quedan { $have }.
refusal-kind-taken = Ya has hecho este tipo de acción.
refusal-not-in-hand = Esta carta no está en tu mano.
refusal-discard-first = Primero se descartan cartas de la mano.
refusal-concilium-empty = Al Concilium no le quedan contadores de Votación.
refusal-not-face-up = Esta carta no está en el mercado.
refusal-deck-empty = Este mazo está vacío hasta el próximo Tribunal.
refusal-not-advanceable = No es un ítem o hechizo inactivo de tu Sanctum.
refusal-card-complete = Esta carta ya tiene las { $need } Vis que cuesta.
refusal-not-enough-vis = Esto requiere { $need } Vis; tienes { $have }.
refusal-advance-limit = 1 Vis en cada una de hasta tres cartas, o hasta 2 en una.
refusal-not-finished = Esta carta cuesta { $need } Vis; tiene { $have }.
refusal-not-yours = No es una carta inactiva de tu Sanctum.
refusal-not-active-spell = No es un hechizo activo de tu Biblioteca.
refusal-no-place = No hay sitio libre para un hechizo de esta categoría.
refusal-not-installed = Este hechizo no está instalado en un ítem tuyo.
refusal-retain-fee = Conservar el hechizo cuesta { $need } Vis; tienes { $have }.
refusal-not-in-vault = Este recurso no está en tu Bóveda.
refusal-source-closed = Esta fuente está cerrada hasta el próximo Tribunal.
refusal-contest-fee = Participar cuesta { $need } Vis; tienes { $have }.
refusal-opening-draw = Primero se roban las cartas iniciales.
refusal-tribunal-called = Se convoca el Tribunal: se pueden activar cartas terminadas, nada más.
refusal-effect-asks = Primero se hace el efecto de una carta.
refusal-not-a-choice = El efecto no se puede hacer a esta carta.
refusal-no-votes-there = No hay contadores de Votación en este espacio.
refusal-not-a-target = El efecto no se puede hacer a este mago.
refusal-choose-item = Elige el ítem bajo el que va el hechizo.
refusal-advance-asks = Estás avanzando: pon Vis en una carta, o para.
refusal-contest-asks = Se reúne de la fuente impugnada: participa o quédate fuera.
refusal-retain-asks = Primero: conservar el hechizo o descartarlo.
refusal-destination-asks = Primero: a la mano o al Sanctum.

## Las reglas

rule-GT-1-1 = La Vis viene del Regio, que nunca se agota. La Vis de un mago es pública y se conserva entre rondas y Tribunales.
rule-GT-1-2 = Hay 24 contadores de Votación, en el Concilium. Un Concilium vacío acaba con las votaciones hasta que el Tribunal despeje el tablero.
rule-GT-1-3 = El Registro de Votación tiene diez espacios: seis tipos de ítem y cuatro categorías de hechizo.
rule-GT-1-4 = 105 cartas: ítems, hechizos y recursos, en tres mazos con su pila de descarte. Un hechizo siempre cuesta 2.
rule-GT-1-5 = Un Sanctum tiene Laboratorio (ítems), Biblioteca (hechizos), Bóveda (recursos) e ítems premiados, sin límite. Los demás solo ven el dorso de una carta boca abajo.
rule-GT-1-6 = La mano tiene como mucho 5 cartas, salvo que una carta diga otra cosa. Es oculta.
rule-GT-1-7 = El Registro de Fuentes de Vis tiene una fila no impugnada y una impugnada, cada una con un área por Tribunal.
rule-GT-1-8 = Un dado de seis caras, una pieza de Praeco, contadores de premio azules, rojos y amarillos para el primer, segundo y tercer lugar.
rule-GT-2-1 = Se barajan los tres mazos; cada mago recibe 1 ítem y 1 hechizo.
rule-GT-2-2 = Desde el mago a la izquierda de quien reparte, en el sentido del reloj, cada uno roba 3 cartas más de cualquier combinación de los tres mazos.
rule-GT-2-3 = Se ponen boca arriba tres ítems y tres hechizos: los mercados.
rule-GT-2-4 = Cada mago empieza con 12 Vis. Los marcadores empiezan en los primeros espacios.
rule-GT-2-5 = Un mago al azar toma la pieza de Praeco; los turnos van en el sentido del reloj. Reparte el mago a la derecha del Praeco.
rule-GT-3-1 = Antes de su turno el Praeco coloca 3 contadores de Votación en 3 espacios diferentes, menos solo si el Concilium tiene menos. No es una acción.
rule-GT-3-2 = Una ronda es un turno de cada mago, el Praeco primero. Luego la pieza pasa a la izquierda.
rule-GT-3-3 = Un Tribunal llega tras tantas rondas como magos hay.
rule-GT-4-1 = Un turno tiene dos acciones de tipos diferentes, en cualquier orden; una acción doble son ambas. Acciones gratuitas, cuantas se quiera. Se puede parar antes.
rule-GT-4-2 = Gratis: bajar cartas de la mano al Sanctum, boca abajo. Nada vuelve del Sanctum a la mano.
rule-GT-4-3 = Al final del turno se descarta de la mano hasta el máximo.
rule-GT-5-1 = Votar: un contador del Concilium en cualquier espacio.
rule-GT-5-2 = Robar: un ítem o hechizo boca arriba al Sanctum, boca arriba, y el mercado se repone enseguida; o la primera carta del mazo de ítems o hechizos al Sanctum, boca abajo. Un mazo vacío no da nada hasta el próximo Tribunal.
rule-GT-5-3 = Avanzar: Vis propia sobre ítems y hechizos inactivos del Sanctum: 1 en cada una de hasta tres cartas, o hasta 2 en una. Nunca más que el coste.
rule-GT-5-4 = Gratis: una carta con su coste cubierto puede activarse: boca arriba, su Vis vuelve al Regio. En el turno propio y cuando se convoca un Tribunal. Nunca es obligatorio.
rule-GT-5-5 = Gratis: instalar un hechizo activo bajo un ítem activo con sitio libre para su categoría. En el turno propio, y enseguida al activarlo.
rule-GT-5-6 = Lanzar: toma un hechizo de debajo de un ítem tuyo, también premiado, haz su efecto y descártalo; o paga 2 Vis para devolverlo a la Biblioteca, inactivo.
rule-GT-5-7 = Robar un recurso (acción doble): el primer recurso al Sanctum, boca abajo.
rule-GT-5-8 = Jugar un recurso: dale la vuelta, haz lo que dice y descártalo, salvo que permanezca en juego.
rule-GT-5-9 = Extraer: 1 Vis del Regio, 2 en las rondas antes del Gran Tribunal.
rule-GT-5-10 = Reunir, no impugnada (acción doble): el espacio muestra a:b; el mago toma a, cada uno de los demás b. El marcador va a la derecha.
rule-GT-5-11 = Reunir, impugnada (acción doble): tira el dado, repitiendo con 1 o 6, y toma tanta Vis. Luego cada uno de los demás, en el sentido del reloj, puede pagar al primero para tirar y tomar igual. El marcador va a la derecha.
rule-GT-5-12 = Tras el último espacio de un área la fuente queda cerrada hasta el próximo Tribunal.
rule-GT-6-1 = Al convocarse el Tribunal, en orden de turno desde el último Praeco, cada mago puede activar cartas terminadas e instalar los hechizos así activados. Todo ítem activo participa; los premiados en Tribunales anteriores no.
rule-GT-6-2 = Votos de un ítem: los contadores de su tipo más los de cada categoría diferente instalada en él.
rule-GT-6-3 = Con más votos, primer lugar; luego segundo y tercero. Empate: mayor puntuación base, luego más hechizos instalados; si sigue, todos toman el lugar y el siguiente no se concede.
rule-GT-6-4 = Puntos: puntuación base más hechizos instalados, por 4, 3, 2 para primero, segundo, tercero; por 1 para las menciones honrosas, que pueden volver a participar.
rule-GT-6-5 = Los premiados se apartan con su premio; aún se pueden instalar hechizos en ellos y lanzarlos desde ellos.
rule-GT-6-6 = Luego vuelven los contadores de Votación, los descartes se barajan en sus mazos, los marcadores van al área siguiente y es Praeco el dueño del ítem en primer lugar.
rule-GT-6-7 = El tercero es el Gran Tribunal. Después gana el total más alto; totales iguales comparten la victoria.

## Elecciones: con su cosa, y el verbo solo

do-deal = Repartir { $thing }
    .verb = Repartir
do-choose = Elegir { $thing }
    .verb = Elegir
do-vote = Votar: { $thing }
    .verb = Votar
do-unvote = Quitar ficha: { $thing }
    .verb = Quitar ficha
do-swap = Intercambiar: { $thing }
    .verb = Intercambiar
do-end = Terminar
    .verb = Terminar
do-yes = Sí
    .verb = Sí
do-no = No
    .verb = No
do-target = Elegir a { $thing }
    .verb = Mago
do-praeco = Praeco: { $thing }
    .verb = Praeco
do-roll = Sacar { $thing }
    .verb = Tirar
do-extract = Extraer Vis
    .verb = Extraer
do-gather = Recolectar: { $thing }
    .verb = Recolectar
do-draw = Robar: { $thing }
    .verb = Robar
do-put = A: { $thing }
    .verb = Poner
do-take = Tomar { $thing }
    .verb = Tomar
do-advance = Avanzar { $thing }
    .verb = Avanzar
do-activate = Activar { $thing }
    .verb = Activar
do-install = Instalar { $thing }
    .verb = Instalar
do-cast = Lanzar { $thing }
    .verb = Lanzar
do-play = Jugar { $thing }
    .verb = Jugar
do-lay = Bajar { $thing }
    .verb = Bajar
thing-hand = mano
thing-sanctum = Sanctum

## En pantalla

draw-tribunal = Tribunal { $number }
draw-turn-of = Turno: { $name }
draw-actions-left = Acciones restantes: { $count }
draw-voting-track = Casillas de voto
draw-concilium = Fichas que quedan en el Concilium
draw-space-votes = { $space }: { $votes } votos
draw-votes = votos
draw-sources = Fuentes de Vis
draw-closed = cerrada
draw-market = Mercados y mazos
draw-decks-item = Objetos
draw-decks-spell = Hechizos
draw-decks-resource = Recursos
draw-market-empty = ninguno
draw-deck-count = { $kind }: { $count } en el mazo
draw-in-play-now = En juego ahora
draw-my-sanctum = Mi Sanctum
draw-sanctum = Sanctum
draw-laboratory = Laboratorio
draw-library = Biblioteca
draw-vault = Bóveda
draw-vis = Vis
draw-score = puntuación base
draw-cost = Vis encima: { $vis } de { $cost }
draw-praeco = Praeco
draw-warded = protegido
draw-muddled = confuso
draw-face-down = { $kind }, boca abajo
draw-face-down-count = { $count } boca abajo
draw-card-active = { $name }, activa
draw-card-vis = { $name }, { $vis } Vis encima
draw-standings = Si el Tribunal fuera ahora
draw-standings-none = Aún ningún objeto activo
draw-tribunal-held = El Tribunal
draw-place = { $place ->
        [1] Primer puesto
        [2] Segundo puesto
       *[other] Tercer puesto
    }
draw-mention = Mención de honor
draw-round = ronda { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Sin cartas
draw-points = puntos
draw-in-play = En juego

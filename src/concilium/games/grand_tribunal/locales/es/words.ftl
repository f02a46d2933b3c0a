### Grand Tribunal: palabras de las reglas

## Cosas

game-grand-tribunal = Grand Tribunal
    .text = Forja ítems mágicos, llénalos de hechizos y gana los votos de tres Tribunales.
seat-number = Mago { $number }
kind-item = ítem
kind-spell = hechizo
kind-resource = recurso
hidden-item = un ítem
    .many = { $count ->
        [one] un ítem
       *[other] { $count } ítems
    }
hidden-spell = un hechizo
    .many = { $count ->
        [one] un hechizo
       *[other] { $count } hechizos
    }
hidden-resource = un recurso
    .many = { $count ->
        [one] un recurso
       *[other] { $count } recursos
    }
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
source-uncontested = Fuente No Impugnada
source-contested = Fuente Impugnada
action-vote = Votar
action-draw = Robar
action-advance = Avanzar
action-first-advance = Primer Avanzar
action-cast = Lanzar
action-draw-resource = Robar un recurso
action-play = Jugar un recurso
action-extract = Extraer
action-gather = Reunir
thing-hand = mano
thing-sanctum = Sanctum

## Opciones

option-edition = Edición
    .text = Los reglamentos impresos difieren en cuatro puntos. También puedes fijar cada uno por separado.
edition-corrected = Corregida
    .text = Con las correcciones del editor: sumarse a la Fuente Impugnada cuesta 2 Vis y un nuevo Tribunal no da Vis.
edition-english = Inglesa
    .text = Sumarse a la Fuente Impugnada cuesta 1 Vis y cada mago toma 12 Vis al comenzar un nuevo Tribunal. El reglamento francés dice lo mismo.
edition-spanish = Española
    .text = Como la corregida, pero el robo inicial empieza por la derecha de quien reparte.
edition-italian = Italiana
    .text = Como la corregida, pero la Fuente Impugnada da la cantidad del espacio más la tirada del dado.
option-contested-fee = Pago por sumarse a la Fuente Impugnada
    .text = Cuánta Vis paga un mago a quien reúne para tirar también el dado.
option-new-tribunal-vis = Vis en un nuevo Tribunal
    .text = Cuánta Vis toma cada mago al comenzar un nuevo Tribunal.
option-contested-gain = Ganancia de la Fuente Impugnada
    .text = Qué da la Fuente Impugnada.
contested-gain-die = la tirada del dado
contested-gain-space-and-die = la cantidad del espacio más la tirada del dado
option-opening-draw = Robo inicial
    .text = Por qué lado de quien reparte empieza el robo inicial.
opening-draw-left = por la izquierda de quien reparte
opening-draw-right = por la derecha de quien reparte
option-variants = Variantes
    .text = Cualquier combinación de estas.
variant-double-advance = Doble de Acciones de Avance
    .text = Puedes hacer la acción de avanzar dos veces por turno.
variant-hand-or-sanctum = Elección de Mano/Sanctum
    .text = Quien roba un ítem, un hechizo o un recurso elige si lo pone en la mano o en el Sanctum.
variant-secret-cards = Cartas Secretas
    .text = Las cartas que van directamente al Sanctum quedan boca abajo hasta cubrir su coste, también las del mercado.
variant-cheap-resources = Recursos Baratos
    .text = Jugar un recurso es una acción libre.
variant-quick-turnover = Rotación Rápida
    .text = Una carta se activa en cuanto se cubre su coste.
option-cards = Archivo de cartas
    .text = Un archivo de cartas propio.
option-board = Archivo del tablero
    .text = Un archivo de tablero propio.

## Qué se decide

step-over = La partida ha terminado.
step-course = La partida sigue.
step-pick-praeco = Se sortea el primer Praeco.
step-deal = Se roba una carta.
step-opening-draw = { $left ->
        [one] Roba 1 carta más de cualquier mazo.
       *[other] Roba { $left } cartas más de cualquier mazo.
    }
step-place-votes = { $left ->
        [one] Coloca 1 contador de Votación más.
       *[other] Coloca { $left } contadores de Votación más.
    }
step-turn = { $actions ->
        [0] Tu turno: no te quedan acciones.
        [one] Tu turno: te queda 1 acción.
       *[other] Tu turno: te quedan { $actions } acciones.
    }
step-advance = Pon más Vis en una carta, o termina.
step-choose-host = Elige un ítem para { $card }.
step-retain = ¿Pagar para conservar { $card } en tu Biblioteca?
step-resolve = Una carta surte efecto.
step-put-away = Se retira una carta.
step-contest = Se reúne de la Fuente Impugnada.
step-join = ¿Pagar para sumarte y tirar por Vis?
step-roll = Se tira el dado.
step-destination = ¿A tu mano o a tu Sanctum?
step-discard = { $left ->
        [one] Descarta 1 carta más de tu mano.
       *[other] Descarta { $left } cartas más de tu mano.
    }
step-tribunal-called = Se convoca el Tribunal: puedes activar cartas con el coste cubierto.
step-target = { $effect ->
        [steal-vis] Elige al mago que te da Vis.
        [ransom] Elige al mago que debe pagarte o descartar una carta.
        [force-discard] Elige al mago que debe descartar.
        [random-discard] Elige al mago que descarta al azar.
        [steal-resource] Elige al mago al que le quitas un recurso.
        [peek-hand] Elige al mago cuya mano quieres ver.
        [peek-sanctum] Elige al mago cuyas cartas boca abajo quieres ver.
        [muddle] Elige al mago que tendrá una acción menos en su próximo turno.
       *[other] Elige a un mago.
    }
step-choose = { $effect ->
        [advance-free] { $left ->
            [one] Pon 1 Vis más del Regio en una de tus cartas.
           *[other] Pon hasta { $left } Vis más del Regio en tus cartas.
        }
        [finish] Elige cuál de tus cartas completas.
        [drain] Elige la carta que pierde Vis.
        [siphon] Elige la carta de la que tomas Vis.
        [take-face-up] Elige una carta boca arriba.
        [recover] Elige una carta de la pila de descarte.
        [exchange-item] Elige cuál de tus ítems cambias.
        [refresh] Elige qué cartas reemplazas.
        [burn-for-face-up] Elige un ítem boca arriba: se activa enseguida.
        [swap-with-market] Elige las dos cartas que intercambias.
        [uninstall] Elige el hechizo que vuelve a la Biblioteca de su dueño.
        [dispel] Elige el hechizo que se descarta.
        [return-card] Elige la carta que vuelve a su mazo.
       *[other] Elige una carta.
    }
step-unvote = { $left ->
        [one] Quita 1 contador de Votación más del Registro de Votación, o termina.
       *[other] Quita hasta { $left } contadores de Votación más del Registro de Votación.
    }
step-move-votes = { $left ->
        [one] Mueve 1 contador de Votación más, o termina.
       *[other] Mueve hasta { $left } contadores de Votación más.
    }
step-swap-votes = Elige dos espacios para intercambiar sus contadores de Votación.
step-draw-any = { $left ->
        [one] Roba 1 carta más de cualquier mazo.
       *[other] Roba { $left } cartas más de cualquier mazo.
    }
step-ransom = Paga, o descarta una carta de tu mano.
step-random-hand = Se saca al azar una carta de una mano.
step-random-vault = Se saca al azar un recurso.
step-replenish = Se roban las cartas de reemplazo.

## Qué pasó

event-card-moved = { $from-place ->
        [deck] { $to-place ->
            [hand] { $to-seat } roba { $card }.
            [sanctum] { $to-seat } roba { $card } para su Sanctum.
            [market] Nueva carta en el mercado: { $card }.
           *[other] { "" }
        }
        [market] { $to-place ->
            [hand] { $to-seat } toma { $card } del mercado.
            [sanctum] { $to-seat } toma { $card } del mercado para su Sanctum.
            [active] { $to-seat } toma { $card } del mercado: el ítem se activa enseguida.
            [discard] Carta descartada del mercado: { $card }.
           *[other] { "" }
        }
        [discard] { $to-seat } toma { $card } de la pila de descarte.
        [resolving] { $to-place ->
            [hand] { $to-seat } pone { $card } en su mano.
            [sanctum] { $to-seat } pone { $card } en su Sanctum.
            [active] Se queda en juego: { $card }.
           *[other] { "" }
        }
        [hand] { $to-place ->
            [sanctum] { $from-seat } baja { $card }.
           *[other] { $from-seat } descarta { $card }.
        }
        [sanctum] { $to-place ->
            [sanctum] { $to-seat } se lleva { $card } del Sanctum de { $from-seat }.
            [market] { $from-seat } deja { $card } en el mercado.
            [discard] { $from-seat } descarta { $card }.
           *[other] { "" }
        }
        [installed] { $to-place ->
            [sanctum] Vuelve a la Biblioteca de { $from-seat }: { $card }.
            [discard] { $from-seat } descarta { $card }.
           *[other] { "" }
        }
       *[other] { $to-place ->
            [discard] { $from-seat } descarta { $card }.
           *[other] { "" }
        }
    }
event-card-advanced = { $seat } pone { $amount } Vis en { $card }.
event-card-turned-up = { $seat } pone { $card } boca arriba.
event-card-activated = { $seat } activa { $card }.
event-card-drained = { $seat } pierde { $amount } Vis de { $card }.
event-card-returned = { $seat } pierde { $card }: vuelve a su mazo.
event-cards-seen = { $seat } mira cartas de { $target }.
event-die-rolled = { $seat } saca un { $roll }.
event-gathered = { $source-id ->
        [contested] { $seat } reúne Vis de la Fuente Impugnada.
       *[other] { $seat } reúne Vis de la Fuente No Impugnada.
    }
event-item-judged = { $card } ({ $seat }): { $votes ->
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
event-tribunal-held = { $tribunal ->
        [3] Se celebra el Gran Tribunal.
       *[other] Se celebra el Tribunal { $tribunal }.
    }
event-tribunal-began = { $tribunal ->
        [3] Comienzan las rondas previas al Gran Tribunal. { $seat } es Praeco.
       *[other] Comienzan las rondas previas al Tribunal { $tribunal }. { $seat } es Praeco.
    }
event-turn-began = Turno de { $seat }.
event-vis-gained = { $seat } toma { $amount } Vis.
event-vis-lost = { $seat } pierde { $amount } Vis.
event-vis-paid = { $seat } da { $amount } Vis a { $to }.
event-vote-placed = { $seat } vota por { $space }.
event-vote-moved = { $seat } mueve un contador de Votación de { $from } a { $to }.
event-votes-removed = { $amount ->
        [one] { $seat } quita { $amount } contador de Votación de { $space }.
       *[other] { $seat } quita { $amount } contadores de Votación de { $space }.
    }
event-votes-swapped = { $seat } intercambia los contadores de Votación de { $from } y { $to }.
event-wizard-muddled = { $target } tendrá una acción menos en su próximo turno.
event-wizard-targeted = { $seat } elige a { $target }.

## Por qué no

refusal-unknown-action = Esa acción no existe.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-not-an-outcome = Ahora no puede salir esto al azar.
refusal-not-now = Esto no se puede hacer durante un turno.
refusal-praeco-votes-first = Coloca primero los contadores de Votación.
refusal-same-space = Elige otro espacio: no puedes usar dos veces el mismo.
refusal-no-actions-left = Esto requiere { $need ->
        [one] { $need } acción
       *[other] { $need } acciones
    }; { $have ->
        [0] no te queda ninguna
        [one] te queda { $have }
       *[other] te quedan { $have }
    }.
refusal-double-action = Esto requiere { $need ->
        [one] { $need } acción
       *[other] { $need } acciones
    }; { $have ->
        [0] no te queda ninguna
        [one] te queda { $have }
       *[other] te quedan { $have }
    }.
refusal-kind-taken = Ya has hecho este tipo de acción en este turno.
refusal-not-in-hand = Esta carta no está en tu mano.
refusal-discard-first = Descarta primero de tu mano.
refusal-concilium-empty = No quedan contadores de Votación en el Concilium.
refusal-not-face-up = Esta carta no está en el mercado.
refusal-deck-empty = Este mazo está vacío hasta el próximo Tribunal.
refusal-not-advanceable = No es un ítem o hechizo inactivo de tu Sanctum.
refusal-card-complete = Esta carta ya tiene toda la Vis que necesita ({ $need }).
refusal-not-enough-vis = Esto requiere { $need } Vis; tienes { $have }.
refusal-advance-limit = { $need ->
        [one] Puedes poner 1 Vis en { $need } carta, o hasta { $have } Vis en una sola.
       *[other] Puedes poner 1 Vis en cada una de hasta { $need } cartas, o hasta { $have } Vis en una sola.
    }
refusal-not-finished = Esta carta necesita { $need } Vis; tiene { $have }.
refusal-not-yours = No es una carta inactiva de tu Sanctum.
refusal-not-active-spell = No es un hechizo activo de tu Biblioteca.
refusal-no-place = No hay sitio libre para un hechizo de esta categoría ({ $category }).
refusal-not-active-item = No es uno de tus ítems activos.
refusal-not-installed = Este hechizo no está instalado en ninguno de tus ítems.
refusal-retain-fee = Conservar el hechizo cuesta { $need } Vis; tienes { $have }.
refusal-not-in-vault = Este recurso no está en tu Bóveda.
refusal-source-closed = Esta fuente está cerrada hasta el próximo Tribunal.
refusal-contest-fee = Sumarse cuesta { $need } Vis; tienes { $have }.
refusal-opening-draw = Roba primero tus cartas iniciales.
refusal-tribunal-called = Se convoca el Tribunal: solo puedes activar cartas con el coste cubierto.
refusal-effect-asks = Una carta aún está surtiendo efecto.
refusal-not-a-choice = El efecto no se puede usar con esta carta.
refusal-no-votes-there = No hay contadores de Votación en este espacio.
refusal-not-a-target = El efecto no se puede usar con este mago.
refusal-choose-item = Elige primero un ítem para el hechizo.
refusal-advance-asks = Estás avanzando cartas: pon Vis en una, o termina.
refusal-contest-asks = Se reúne de la Fuente Impugnada: súmate o quédate fuera.
refusal-retain-asks = Decide primero si conservas el hechizo.
refusal-destination-asks = Elige primero: tu mano o tu Sanctum.

## Las reglas

rule-GT-1-1 = La Vis viene del Regio, que nunca se agota. Tu almacén de Vis es público y lo conservas entre rondas y Tribunales.
rule-GT-1-2 = Hay 24 contadores de Votación, en el Concilium. Cuando se vacía, nadie puede votar hasta que el Tribunal despeja el tablero.
rule-GT-1-3 = El Registro de Votación tiene diez espacios: seis tipos de ítem y cuatro categorías de hechizo.
rule-GT-1-4 = Hay 105 cartas: ítems, hechizos y recursos, en tres mazos, cada uno con su pila de descarte. El coste de avance de un hechizo es siempre 2.
rule-GT-1-5 = Tu Sanctum se compone de tu Laboratorio (ítems), tu Biblioteca (hechizos), tu Bóveda (recursos) y tus ítems premiados. No tiene límite. Los demás solo ven el dorso de una carta boca abajo.
rule-GT-1-6 = Puedes tener como máximo 5 cartas en la mano, a menos que una carta diga otra cosa. Tu mano es secreta.
rule-GT-1-7 = El Registro de Fuente de Vis tiene una fila No Impugnada y otra Impugnada, cada una con un área por Tribunal.
rule-GT-1-8 = Hay un dado de seis caras, una pieza de Praeco y contadores de Premio azules, rojos y amarillos para el primer, segundo y tercer lugar.
rule-GT-2-1 = Baraja los tres mazos y reparte a cada mago 1 ítem y 1 hechizo.
rule-GT-2-2 = Empezando por el mago a la { $opening-draw ->
        [right] derecha
       *[left] izquierda
    } de quien reparte y en sentido horario, cada mago roba 3 cartas más de cualquier combinación de los tres mazos.
rule-GT-2-3 = Pon boca arriba tres ítems y tres hechizos: son los mercados.
rule-GT-2-4 = Cada mago empieza con 12 Vis. Los contadores de Registro empiezan en los primeros espacios.
rule-GT-2-5 = Un mago elegido al azar toma la pieza de Praeco; los turnos van en sentido horario. Reparte el mago a la derecha del Praeco.
rule-GT-3-1 = Antes de su turno, el Praeco coloca 3 contadores de Votación en 3 espacios diferentes; menos solo si el Concilium tiene menos. No es una acción.
rule-GT-3-2 = En una ronda cada mago juega un turno, empezando por el Praeco. Luego la pieza de Praeco pasa a la izquierda.
rule-GT-3-3 = Hay un Tribunal tras tantas rondas como magos.
rule-GT-4-1 = En tu turno haces dos acciones de tipos diferentes, en cualquier orden; una acción doble cuenta como ambas. { $double-advance ->
        [yes] La acción de avanzar se puede hacer dos veces.{ " " }
       *[no] { "" }
    }Puedes hacer cualquier número de acciones libres y terminar antes.
rule-GT-4-2 = Acción libre: baja cartas de tu mano a tu Sanctum, boca abajo. Nada vuelve del Sanctum a la mano.
rule-GT-4-3 = Al final de tu turno, descarta hasta tu máximo de mano.
rule-GT-5-1 = Votar: coloca un contador de Votación del Concilium en cualquier espacio.
rule-GT-5-2 = Robar: toma un ítem o hechizo boca arriba (el mercado se repone enseguida) o roba la primera carta del mazo de ítems o de hechizos. { $hand-or-sanctum ->
        [yes] Va a tu mano o a tu Sanctum, como quieras.
       *[no] Va a tu Sanctum.
    } { $secret-cards ->
        [yes] En el Sanctum queda boca abajo hasta cubrir su coste.
       *[no] En el Sanctum, una carta boca arriba sigue boca arriba y una del mazo queda boca abajo.
    } Un mazo vacío no da nada hasta el próximo Tribunal.
rule-GT-5-3 = Avanzar: pon Vis de tu almacén en ítems y hechizos inactivos de tu Sanctum: 1 en cada una de hasta tres cartas, o hasta 2 en una sola, pero nunca más de lo que cuesta la carta.{ $double-advance ->
        [yes] { " " }Puedes hacer esta acción dos veces por turno.
       *[no] { "" }
    }
rule-GT-5-4 = { $quick-turnover ->
        [yes] En cuanto se cubre el coste de una carta, se activa: se pone boca arriba y su Vis vuelve al Regio.
       *[no] Acción libre: una carta con el coste cubierto se puede activar: se pone boca arriba y su Vis vuelve al Regio. Puedes hacerlo en tu turno y cuando se convoca un Tribunal; nunca es obligatorio.
    }
rule-GT-5-5 = Acción libre: instala un hechizo activo en un ítem activo que tenga sitio libre para su categoría. Puedes hacerlo en tu turno, y enseguida al activar el hechizo.
rule-GT-5-6 = Lanzar: saca un hechizo de uno de tus ítems (también de los premiados) y sigue su efecto. Luego descártalo, o paga 2 Vis para devolverlo a tu Biblioteca, boca arriba e inactivo.
rule-GT-5-7 = Robar un recurso (acción doble): roba el primer recurso del mazo. { $hand-or-sanctum ->
        [yes] Va a tu mano o, boca abajo, a tu Sanctum.
       *[no] Va a tu Sanctum, boca abajo.
    }
rule-GT-5-8 = Jugar un recurso{ $cheap-resources ->
        [yes] {" "}(acción libre)
       *[no] { "" }
    }: dale la vuelta, sigue lo que dice y descártalo, a menos que se quede en juego.
rule-GT-5-9 = Extraer: toma 1 Vis del Regio, o 2 en las rondas previas al Gran Tribunal.
rule-GT-5-10 = Reunir de la Fuente No Impugnada (acción doble): el espacio muestra dos números. Tú tomas la primera cantidad y cada uno de los demás magos, la segunda. El contador de Registro se mueve a la derecha.
rule-GT-5-11 = Reunir de la Fuente Impugnada (acción doble): tira el dado, repitiendo un 1 o un 6, y toma { $contested-gain ->
        [space-and-die] la cantidad del espacio más esa cantidad de Vis
       *[die] esa cantidad de Vis
    }. Después, cada uno de los demás magos, en sentido horario, puede pagarte { $contested-fee } Vis para tirar y tomar Vis del mismo modo. El contador de Registro se mueve a la derecha.
rule-GT-5-12 = Tras el último espacio de un área, la fuente queda cerrada hasta el próximo Tribunal.
rule-GT-6-1 = Cuando se convoca el Tribunal, cada mago, en orden de turno desde el último Praeco, puede activar cartas con el coste cubierto e instalar los hechizos así activados. Todo ítem activo se presenta, salvo los premiados en Tribunales anteriores.
rule-GT-6-2 = Los votos de un ítem son los contadores de Votación en su tipo más los de cada categoría diferente de hechizo instalada en él.
rule-GT-6-3 = El ítem con más votos gana el primer lugar; luego, el segundo y el tercero. En caso de empate gana el mayor puntaje base y después quien tenga más hechizos instalados. Los ítems aún empatados comparten el lugar, y el lugar siguiente no se otorga.
rule-GT-6-4 = Un ítem puntúa su puntaje base más 1 por cada hechizo instalado, por 4, 3 o 2 para el primer, segundo o tercer lugar. Las menciones honrosas lo puntúan una vez y pueden volver a presentarse.
rule-GT-6-5 = Los ítems premiados se apartan con su contador de Premio. Aún se pueden instalar hechizos en ellos y lanzarlos desde ellos.
rule-GT-6-6 = Después, los contadores de Votación vuelven al Concilium, las pilas de descarte se barajan en sus mazos, los contadores de Registro pasan al área siguiente{ $new-tribunal-vis ->
        [0] { "" }
       *[other] , cada mago toma { $new-tribunal-vis } Vis
    } y el dueño del ítem en primer lugar es el Praeco.
rule-GT-6-7 = El tercer Tribunal es el Gran Tribunal. Tras él gana el total más alto; con totales iguales se comparte la victoria.

## Elecciones: con su cosa, y el verbo solo

do-deal = Repartir { $thing }
    .verb = Repartir
do-choose = Elegir { $thing }
    .verb = Elegir
do-vote = Votar: { $thing }
    .verb = Votar
do-unvote = Quitar un contador: { $thing }
    .verb = Quitar un contador
do-swap = Intercambiar: { $thing }
    .verb = Intercambiar
do-end = Terminar
    .verb = Terminar
    .turn = { $actions ->
        [0] Acabar el turno
        [one] Acabar el turno (queda 1 acción)
       *[other] Acabar el turno (quedan { $actions } acciones)
    }
    .advance = Dejar de avanzar
    .tribunal-called = No activar más
    .choose = No elegir más
    .unvote = No quitar más contadores
    .move-votes = No mover más contadores
do-yes = Sí
    .verb = Sí
    .join = Pagar y tirar también
    .retain = Pagar para conservarlo
    .ransom = Pagar
do-no = No
    .verb = No
    .join = No participar
    .retain = Dejarlo ir
    .ransom = No pagar
do-target = Elegir a { $thing }
    .verb = Mago
do-praeco = Praeco: { $thing }
    .verb = Praeco
do-roll = Sacar un { $thing }
    .verb = Tirar
do-extract = Extraer Vis
    .verb = Extraer
do-gather = Reunir: { $thing }
    .verb = Reunir
do-draw = Robar: { $thing }
    .verb = Robar
do-put = Poner en: { $thing }
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

## En pantalla

draw-tribunal = Tribunal { $number }
draw-turn-of = Turno: { $name }
draw-actions-left = { $count ->
        [one] Queda { $count } acción
       *[other] Quedan { $count } acciones
    }
draw-voting-track = Registro de Votación
draw-concilium = Contadores de Votación en el Concilium
draw-space-votes = { $space }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    }
draw-votes = votos
draw-sources = Registro de Fuente de Vis
draw-contested-fee = Los demás se suman por
draw-closed = cerrada
draw-market = Mercados y mazos
draw-decks-item = Ítems
draw-decks-spell = Hechizos
draw-decks-resource = Recursos
draw-market-empty = nada
draw-deck-count = { $kind-id ->
        [item] Mazo de ítems
        [spell] Mazo de hechizos
       *[resource] Mazo de recursos
    }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
draw-discards = Pilas de descarte
draw-in-play-now = Jugándose ahora
draw-my-sanctum = Mi Sanctum
draw-sanctum = Sanctum
draw-laboratory = Laboratorio
draw-library = Biblioteca
draw-vault = Bóveda
draw-vis = Vis
draw-score = puntaje base
draw-cost = Vis puesta: { $vis } de { $cost }
draw-praeco = Praeco
draw-warded = bajo protección
draw-muddled = una acción menos en su próximo turno
draw-face-down = { $kind-id ->
        [item] ítem boca abajo
        [spell] hechizo boca abajo
       *[resource] recurso boca abajo
    }
draw-face-down-count = { $count ->
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }
draw-card-active = { $name } (en activo)
draw-card-vis = { $name }: { $vis } Vis
draw-standings = Si el Tribunal fuera ahora
draw-standings-none = Aún no hay ítems activos
draw-tribunal-held = El Tribunal
draw-place = { $place ->
        [1] Primer lugar
        [2] Segundo lugar
       *[other] Tercer lugar
    }
draw-mention = Mención honrosa
draw-round = ronda { $round }/{ $rounds }
draw-hand = Mano
draw-hand-empty = Sin cartas
draw-points = puntos
draw-asked-source = Lo pide { $card }.
draw-asked-card = A cambio: { $card }.
draw-asked-space = Elegido hasta ahora: { $space }.
draw-asked-used = Ya usados: { $spaces }.
draw-asked-advanced = Se ha puesto Vis en { $cards }.
draw-asked-price = Precio: { $amount } Vis, para { $name }.
draw-asked-fresh = Después viene un par nuevo de acciones.
draw-known-to = Cartas ocultas que otros conocen: { $names }
draw-in-play = En juego
draw-sum = { $spells ->
        [0] { $score }
        [one] { $score } + 1 hechizo
       *[other] { $score } + { $spells } hechizos
    }, { $place ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
       *[other] mención honrosa
    }: × { $times }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    } = { $points }

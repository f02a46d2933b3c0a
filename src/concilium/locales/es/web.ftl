### El navegador: lo que no es palabra de las reglas

## En todas partes

web-loading = Un momento…
web-home = Volver al vestíbulo
web-close = Cerrar
web-back = Atrás
web-go-on = Continuar
web-skip = Mostrar todo
web-less = Menos
web-error-unknown = Algo salió mal: { $text }
web-error-offline = El servidor no responde.
web-error-unreadable = No se puede leer la respuesta del servidor.

## La entrada

web-choose-game = Elige un juego
web-players = De { $from } a { $to } jugadores
web-your-name = Tu nombre
web-name = Nombre
web-person-number = Jugador { $number }
web-your-colour = Tu color
web-colour-0 = azul, una estrella
web-colour-1 = naranja, un cabrio
web-colour-2 = verde, una cruz
web-colour-3 = púrpura, una luna
web-colour-4 = ocre, una torre
web-colour-5 = gris, una gota
web-guest = Invitado
web-seats = Asientos
web-seat-number = Asiento { $number }
web-me = tú
web-friend = Un amigo, con un enlace
web-here = Otro jugador en este dispositivo
web-add-seat = Añadir un asiento
web-remove-seat = Quitar este asiento
web-options = Edición y variantes
web-as-edition = como en la edición
web-allow-hints = Permitir pistas en esta mesa
web-play = Jugar
web-get-to-know = Conocer el juego
web-learn = Aprender en { $minutes } minutos
web-rulebook = Reglamento
web-gallery = Cartas
web-ask = ¿Qué es esto? { $about }
web-my-tables = Mis mesas
web-no-tables = Aún no hay mesas: empieza una partida más arriba.
web-finished = Terminadas
web-finished-all = Ver las { $count }
web-seats-open = { $count ->
        [one] Falta un jugador
       *[other] Faltan { $count } jugadores
    }
web-you-won = Has ganado
web-open-record = Cargar una partida guardada
web-status-running = en curso
web-status-over = terminada
web-status-record = partida guardada
web-engine = Concilium { $version } · motor: { $engine }
web-engine-compiled = compilado
web-engine-interpreted = interpretado
web-engine-compiling = El motor se está compilando: { $percent } %
web-engine-failed = El motor no se ha podido compilar; se sigue jugando sin él.
web-invited = Te han invitado a jugar a { $game }
web-sit-down = Sentarse
web-at-table = En la mesa

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-forced = Hacer por mí las jugadas forzosas
web-forced-text = Tu turno lo terminas tú, para que antes puedas deshacer.
web-sound = Sonidos suaves: cuando me toca y para lo que pasa en la mesa
web-still = Reducir el movimiento
web-large = Texto más grande
web-shows = En pantalla táctil, mostrar la carta antes de decidir
web-shows-text = El primer toque muestra la carta con sus opciones, el segundo decide.
web-pace = Ritmo de los demás
web-pace-slow = lento
web-pace-normal = normal
web-pace-fast = rápido
web-pace-instant = al instante
web-moment = Los bots esperan antes de responder
web-moment-seconds = { $seconds ->
        [0] nada
       *[other] { $seconds } segundos
    }
web-sign-out = Cerrar sesión en los demás dispositivos
web-sign-out-text = Los demás navegadores pierden tus asientos y sus enlaces dejan de servir.
web-signed-out = Hecho. Ahora solo este navegador tiene tus asientos.

## En la mesa

web-your-turn = Te toca
web-waiting = Esperando a { $names }
web-chance = Sorteando…
web-over = { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
web-lost = Conexión perdida: reconectando…
web-not-yours = Este asiento no es tuyo.
web-no-table = No existe esa mesa.
web-not-now = Ahora no puedes hacer nada.
web-actions = Lo que puedes hacer
web-undo = Deshacer
web-undo-all = Deshacer todo ({ $count })
web-hint = Pista
web-hint-chance = Gana el { $share } de las veces
web-log = Registro
web-chat = Chat
web-chat-none = Nadie ha escrito nada aún.
web-chat-not-here = El chat es de quienes están sentados a la mesa.
web-unread = { $count ->
        [one] un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
web-chat-earlier = Ver mensajes anteriores
web-say = Escribe un mensaje
web-send = Enviar
web-parts = Partes de la mesa
web-tab-table = Mesa
web-tab-mine = Yo
web-tab-rivals = Rivales
web-tab-log = Registro
web-tab-moves = Jugadas
web-present = presente
web-absent = ausente
web-away = Mientras no estabas
web-bot = bot
web-free = libre
web-link-mine = Mi enlace
web-link-invite = Invitar
web-link-again = Enlace nuevo
web-link-of = Enlace de { $name }
web-link-copy = Copiar
web-link-done = Copiado
web-link-share = Compartir
web-link-code = Código QR
web-link-code-of = Código QR del enlace de { $name }
web-link-by-hand = Este navegador no puede copiar por ti: selecciona el enlace y cópialo tú.
web-link-local = Esta dirección solo funciona en este ordenador. Para invitar a otros, abre el juego con la dirección de este ordenador en tu red.
web-link-once = El primero que abra este enlace tiene el asiento.
web-link-own = Este enlace te devuelve a tu asiento desde otro dispositivo. No lo compartas.
web-room = Sala de espera
web-room-text = { $count ->
        [one] Falta un jugador. Envíale su enlace: quien lo abra ocupa el asiento.
       *[other] Faltan { $count } jugadores. Envía un enlace a cada uno: quien lo abra ocupa el asiento.
    }
web-room-all = Ya están todos.
web-room-bots = Empezar con bots
web-room-look = Ir a la mesa
web-room-begin = Empezar
web-bot-instead = Mejor un bot
web-awaited = aún no ha venido
web-stand-in = Que juegue un bot
web-take-back = Recuperar el asiento
web-leave = Dejar el asiento de { $name }
web-watch-link = Para mirar la partida
web-watchers = { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
web-watching = Estás mirando.
web-watching-sees = Ves lo que ven todos en la mesa: el tablero, lo que está a la vista y el registro.
web-watching-not = Las manos, las elecciones secretas, las pistas y el chat son de los jugadores.
web-hand-over = Pasa el dispositivo
web-hand-over-text = Le toca a { $name }. Que nadie más mire.
web-hand-over-taken = Soy { $name }
web-result = Resultado
web-score-sheet = Puntuación
web-total = Total
web-rematch = Revancha
web-rematch-offered = Hay una revancha preparada. Tu asiento está guardado.
web-rematch-join = Ir a la revancha
web-sure = { $count ->
        [one] Todavía podrías hacer otra cosa.
       *[other] Todavía podrías hacer otras { $count } cosas.
    }
web-sure-once = Esto solo se pregunta la primera vez.
web-sure-no = Volver
web-leaving = ¿Dejar la mesa?
web-leaving-text = La partida sigue entre tus mesas y tu asiento se guarda. Los demás ven que no estás.
web-leaving-stay = Quedarme
web-leaving-go = Salir por ahora
web-leaving-bot = Salir y que un bot juegue por mí
web-since = Desde tu última decisión
web-away-nothing = No ha pasado nada.
web-stand-in-back = Un bot jugó por ti. El asiento vuelve a ser tuyo.
web-stand-in-on = Que siga jugando
web-stand-in-began = Un bot juega por { $name }.
web-stand-in-ended = { $name } vuelve a jugar.
web-left = { $name } ha dejado la mesa. Su asiento queda reservado.
web-came = { $name } está en la mesa.

## Repetición

web-replay = Ver la repetición
web-moves = Jugadas
web-record = Descargar la partida
web-share = Copiar un enlace a esta posición
web-replay-start = El comienzo
web-first = Ir al comienzo
web-previous = Un paso atrás
web-next = Un paso adelante
web-last = Ir al final
web-run = Reproducir
web-pause = Pausa
web-position = Posición
web-seen-by = Visto por
web-seen-by-all = todos
web-event-undone = { $seat } deshace una decisión.

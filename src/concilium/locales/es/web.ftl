### El navegador: lo que no es palabra de las reglas

## En todas partes

web-loading = Un momento…
web-home = A la entrada
web-close = Cerrar
web-back = Atrás
web-go-on = Continuar
web-skip = Mostrar todo
web-less = Menos
web-error-unknown = Algo salió mal: { $text }
web-error-offline = El servidor no responde.
web-error-unreadable = La respuesta del servidor no se entiende.

## La entrada

web-choose-game = Elige un juego
web-players = De { $from } a { $to } jugadores
web-your-name = Tu nombre
web-name = Nombre
web-guest = Invitado
web-seats = Asientos
web-seat-number = Asiento { $number }
web-me = yo
web-level = Bot: { $level }
web-level-random = al azar
web-level-apprentice = aprendiz
web-level-adept = adepto
web-level-magus = mago
web-level-master = maestro
web-level-archmage = archimago
web-friend = Un amigo, por enlace
web-here = Alguien en este dispositivo
web-add-seat = Añadir un asiento
web-remove-seat = Quitar este asiento
web-options = Edición y variantes
web-as-edition = según la edición
web-allow-hints = Se permiten pistas en esta mesa
web-play = Jugar
web-get-to-know = Conocer el juego
web-learn = Aprender en { $minutes } minutos
web-rulebook = Reglamento
web-gallery = Cartas
web-ask = ¿Qué es esto? { $about }
web-my-tables = Mis mesas
web-no-tables = Aún no hay mesas: empieza una partida arriba.
web-open-record = Abrir un registro
web-status-running = en curso
web-status-over = terminada
web-status-record = registro
web-engine = Concilium { $version } · motor: { $engine }
web-engine-compiled = compilado
web-engine-interpreted = interpretado
web-invited = Tienes una invitación: { $game }
web-sit-down = Sentarse
web-at-table = En la mesa

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-system = como el dispositivo
web-theme-light = claro
web-theme-dark = oscuro
web-forced = Hacer por mí lo forzoso
web-forced-text = Terminar el turno sigue siendo cosa tuya, para que puedas deshacer.
web-sound = Un tono cuando me toca
web-still = Sin movimiento
web-large = Texto más grande
web-sign-out = Cerrar la sesión en otros dispositivos
web-sign-out-text = Los demás navegadores pierden tus asientos y sus enlaces dejan de servir.
web-signed-out = Hecho. Ahora solo este navegador tiene tus asientos.

## En la mesa

web-your-turn = Te toca
web-waiting = Esperando a { $names }
web-chance = El azar
web-over = Gana { $names }
web-lost = Conexión perdida: reintentando
web-not-yours = Este asiento no es tuyo.
web-no-table = No existe esa mesa.
web-not-now = Ahora no puedes actuar.
web-actions = Lo que puedes hacer
web-undo = Deshacer
web-undo-all = Deshacer los { $count }
web-hint = Pista
web-hint-chance = Gana el { $share } de las veces
web-log = Registro
web-chat = Charla
web-chat-none = Nadie ha dicho nada aún.
web-chat-earlier = Ver líneas anteriores
web-say = Di algo
web-send = Enviar
web-parts = Partes de la mesa
web-tab-table = Mesa
web-tab-mine = Lo mío
web-tab-rivals = Rivales
web-tab-log = Registro
web-present = presente
web-absent = ausente
web-away = Mientras no estabas
web-bot = bot
web-free = libre
web-link-mine = Mi enlace
web-link-invite = Invitar
web-link-again = Enlace nuevo
web-link-copied = Copiado. Este enlace abre el asiento:
web-link-give = Este enlace abre el asiento:
web-stand-in = Que juegue un bot
web-take-back = Recuperar
web-leave = Dejar el asiento de { $name }
web-watch-link = Para mirar
web-watchers = { $count } mirando
web-hand-over = Pasa el dispositivo
web-hand-over-text = Le toca a { $name }. Nadie más debe mirar.
web-hand-over-taken = Soy { $name }
web-result = Resultado
web-score-sheet = Hoja de puntos
web-total = Total
web-again = Otra partida

## Repetición

web-replay = Repetición
web-record = Descargar el registro
web-share = Copiar un enlace a esta posición
web-replay-start = El comienzo
web-first = Al comienzo
web-previous = Uno atrás
web-next = Uno adelante
web-last = Al final
web-run = Reproducir
web-pause = Pausa
web-position = Posición
web-seen-by = Visto por
web-seen-by-all = todos
web-event-undone = { $seat } deshace { $decisions ->
        [one] una decisión
       *[other] { $decisions } decisiones
    }.

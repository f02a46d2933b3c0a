### El navegador: lo que no es palabra de las reglas

## En todas partes

web-loading = Un momento…
web-home = A la entrada
web-close = Cerrar
web-back = Atrás
web-go-on = Continuar
web-skip = Mostrar todo
web-none = ninguno
web-less = Menos
web-error-unknown = Algo salió mal: { $text }
web-error-offline = El servidor no responde.
web-error-unreadable = La respuesta del servidor no se entiende.

## La entrada

web-choose-game = Elige un juego
web-game-grand-tribunal = Grand Tribunal
web-game-grand-tribunal-text = Magos que forjan objetos, los cargan de hechizos y ganan los votos de tres Tribunales.
web-game-medieval-realms = Reinos Medievales
web-game-medieval-realms-text = Reyes que envían a sus líderes tras los muros, pujan, construyen y escriben su crónica.
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

## Grand Tribunal en pantalla

web-tribunal = Tribunal { $number }
web-round = ronda { $round }/{ $rounds }
web-turn-of = Turno: { $name }
web-actions-left = Acciones restantes: { $count }
web-voting-track = Casillas de voto
web-concilium = Fichas que quedan en el Concilium
web-space-votes = { $space }: { $votes } votos
web-votes = votos
web-sources = Fuentes de Vis
web-closed = cerrada
web-market = Mercados y mazos
web-decks-item = Objetos
web-decks-spell = Hechizos
web-decks-resource = Recursos
web-deck-count = { $kind }: { $count } en el mazo
web-in-play-now = En juego ahora
web-my-sanctum = Mi Sanctum
web-sanctum = Sanctum
web-laboratory = Laboratorio
web-library = Biblioteca
web-vault = Bóveda
web-hand = Mano
web-hand-empty = Sin cartas
web-vis = Vis
web-points = puntos
web-score = puntuación base
web-cost = Vis encima: { $vis } de { $cost }
web-praeco = Praeco
web-warded = protegido
web-muddled = confuso
web-face-down = { $kind }, boca abajo
web-face-down-count = { $count } boca abajo
web-card-active = { $name }, activa
web-card-vis = { $name }, { $vis } Vis encima
web-standings = Si el Tribunal fuera ahora
web-standings-none = Aún ningún objeto activo
web-tribunal-held = El Tribunal
web-place = { $place ->
        [1] Primer puesto
        [2] Segundo puesto
       *[other] Tercer puesto
    }
web-mention = Mención de honor

## Medieval Realms en pantalla

web-events = Sucesos
web-coming = Próximos
web-deck = Mazo
web-price = Precio: { $price } de producción
web-leaving = Se va al final de la ronda
web-taker = para { $name }
web-taker-none = para nadie
web-taker-title = Quién recibiría esta carta de mayoría si la compraras ahora
web-bought-hand = Se compra a la mano
web-bought-majority = Va a la mayoría
web-bought-auction = Se subasta
web-my-realm = Mi reino
web-to-place = Por colocar
web-lift = Recoger { $leader } de { $space }
web-amount = { $resource }: { $amount }
web-land = Tierra { $land }
web-land-shut = cerrada
web-land-nobody = nadie la gana
web-strengths = Fuerzas
web-walls-fell = Caen los muros
web-order = Puesto en el orden de turno
web-order-why = Orden: más producción primero; empates en sentido horario
web-passed = ha pasado
web-finished = ha colocado todo
web-placing = está colocando
web-cards = Cartas
web-in-play = En juego
web-points-track = Puntos de victoria
web-bonus-steps = cada cinco puntos: un recurso
web-auction = Subasta
web-no-bid = Aún sin pujas
web-score-before = Antes del final
web-score-honourable = Personas honorables
web-score-cards = Cartas
web-score-resources = Recursos

## Elecciones: con su objeto, y el verbo solo

web-do-deal = Repartir { $thing }
    .verb = Repartir
web-do-choose = Elegir { $thing }
    .verb = Elegir
web-do-vote = Votar: { $thing }
    .verb = Votar
web-do-unvote = Quitar ficha: { $thing }
    .verb = Quitar ficha
web-do-swap = Intercambiar: { $thing }
    .verb = Intercambiar
web-do-end = Terminar
    .verb = Terminar
web-do-done = Colocación lista
    .verb = Listo
web-do-yes = Sí
    .verb = Sí
web-do-no = No
    .verb = No
web-do-target = Elegir a { $thing }
    .verb = Mago
web-do-praeco = Praeco: { $thing }
    .verb = Praeco
web-do-order = Siguiente: { $thing }
    .verb = Orden
web-do-roll = Sacar { $thing }
    .verb = Tirar
web-do-extract = Extraer Vis
    .verb = Extraer
web-do-gather = Recolectar: { $thing }
    .verb = Recolectar
web-do-draw = Robar: { $thing }
    .verb = Robar
web-do-put = A: { $thing }
    .verb = Poner
web-do-take = Tomar { $thing }
    .verb = Tomar
web-do-advance = Avanzar { $thing }
    .verb = Avanzar
web-do-activate = Activar { $thing }
    .verb = Activar
web-do-install = Instalar { $thing }
    .verb = Instalar
web-do-cast = Lanzar { $thing }
    .verb = Lanzar
web-do-play = Jugar { $thing }
    .verb = Jugar
web-do-lay = Bajar { $thing }
    .verb = Bajar
web-do-place-mayor = Alcalde: { $thing }
    .verb = Alcalde
web-do-place-general = General: tierra { $thing }
    .verb = General
web-do-place-admiral = Almirante: tierra { $thing }
    .verb = Almirante
web-do-place-decoy = Señuelo: tierra { $thing }
    .verb = Señuelo
web-do-take-card = Tomar { $thing }
    .verb = Tomar
web-do-buy = Comprar { $thing }
    .verb = Comprar
web-do-pass = Pasar
    .verb = Pasar
web-do-bid = Pujar { $thing }
    .verb = Pujar

## Cosas

web-thing-hand = mano
web-thing-sanctum = Sanctum
web-thing-lily = lirio

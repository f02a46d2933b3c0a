# Lo que dice la orden concilium.

cli-about = Juegos de mesa para jugar, estudiar y modificar.
cli-command = ORDEN
cli-version = mostrar la versión y el motor
cli-version-is = concilium { $version } (motor { $backend ->
        [compiled] compilado
       *[interpreted] interpretado
    })
cli-error = concilium: { $problem }
cli-missing-extra = concilium: falta el módulo de Python { $module }; los extras [server], [arena] y [research] instalan lo que necesitan
cli-game = qué juego
cli-json = imprimir JSON
cli-cards = comprobar un archivo propio de cartas o de tablero
cli-cards-what = qué hacer con el archivo
cli-cards-file = un archivo TOML
cli-cards-board = el archivo es de tablero, no de cartas
cli-cards-good = { $file } es correcto: puedes jugar a { $game } con él.
cli-cards-bad = { $count ->
        [one] 1 error.
       *[other] { $count } errores.
    }
cli-serve = servir los juegos en el navegador
cli-serve-host = la dirección en la que escuchar
cli-serve-port = el puerto; 0 es uno libre cualquiera
cli-serve-database = dónde se guardan las mesas: una URL de SQLite o PostgreSQL
cli-serve-static = la carpeta del cliente construido
cli-serve-origin = otro origen del que pueden venir navegadores; se puede repetir
cli-serve-workers = en cuántos procesos piensan los bots; con 0 piensa por ellos concilium think
cli-serve-processes = cuántos procesos atienden la dirección; más de uno necesita PostgreSQL
cli-serve-one-process = Con SQLite el servidor es un solo proceso; varios necesitan PostgreSQL.
cli-think = pensar por los bots de los servidores de una base de datos PostgreSQL
cli-admin = cuidar de la base de datos de un servidor
cli-admin-backup = escribir todo en un archivo
cli-admin-restore = llenar una base de datos vacía con una copia de seguridad
cli-admin-file = el archivo de la copia de seguridad; - es stdout o stdin
cli-admin-guests = listar los invitados de un nombre
cli-admin-name = un nombre
cli-admin-guest = el identificador de un invitado, como lo lista concilium admin guests
cli-admin-delete-guest = borrar todo lo que se guarda de un invitado: nombre, asientos, lo que dijo
cli-admin-forget = borrar lo que lleva unos días inactivo
cli-admin-forget-guests = invitados no vistos en tantos días que no se sientan a ninguna mesa
cli-admin-forget-tables = mesas sin cambios en tantos días
cli-admin-forget-chat = líneas de chat con más de tantos días
cli-admin-forget-what = diga qué hay que olvidar: --guests, --tables o --chat
cli-admin-block = que nadie use un nombre
cli-admin-unblock = que un nombre pueda volver a usarse
cli-admin-blocked = listar los nombres que nadie puede usar
cli-admin-record = mostrar la partida de una mesa como registro, terminada o no
cli-admin-table = el identificador de una mesa
cli-admin-migrate = llevar la base de datos al esquema más reciente, o volver a uno anterior
cli-admin-down = volver a esta migración
cli-admin-backed-up = { $rows } filas escritas en { $file }.
cli-admin-restored = { $rows } filas leídas de { $file }.
cli-admin-guest-line = { $id } ({ $name }): última visita: { $seen }, asientos: { $seats }
cli-admin-guest-deleted = El invitado está borrado; mesas en las que se sentaba: { $tables }.
cli-admin-forgotten = Borrado: invitados { $guests }, mesas { $tables }, líneas de chat { $lines }.
cli-admin-name-blocked = Ya nadie puede llamarse { $name }.
cli-admin-name-unblocked = { $name } puede volver a usarse.
cli-admin-migrated = La base de datos tiene el esquema { $revision }.
cli-serve-environment = Cada ajuste puede darse también por la variable de entorno entre corchetes, con varios valores separados por comas.
cli-serve-allowed-host = un nombre por el que los navegadores pueden llamar al servidor, * para cualquiera; repetible. Sin él: localhost, direcciones, --host y los nombres de --origin
cli-serve-trusted-proxy = una dirección o red en cuyas cabeceras X-Forwarded-For y X-Forwarded-Proto se confía; repetible
cli-serve-metrics-from = una dirección o red que puede leer /metrics; repetible
cli-serve-log-level = qué se registra: debug, info, warning o error
cli-serve-log-format = text, o json con un objeto por línea
cli-serve-limit-requests = peticiones de una dirección, de golpe y por segundo
cli-serve-limit-making = mesas, partidas e invitados creados desde una dirección, de golpe y por segundo
cli-serve-limit-messages = mensajes por una conexión, de golpe y por segundo
cli-serve-limit-talk = líneas de chat de un invitado, de golpe y por segundo
cli-serve-limit-hints = pistas de un invitado, de golpe y por segundo
cli-serve-limit-frames = tramas por una conexión, de golpe y por segundo; a quien envía más se le corta
cli-serve-limit-traffic = bytes por una conexión, de golpe y por segundo; a quien envía más se le corta
cli-serve-limit-sockets = conexiones abiertas de una dirección
cli-serve-limit-tables = partidas sin terminar de un anfitrión
cli-serve-limit-entries = decisiones y deshechos de una mesa
cli-serve-limit-idle-seconds = segundos tras los que se guarda una mesa sin nadie
cli-serve-no-browser = no abrir el navegador
cli-serve-compile = compilar el motor mientras el servidor ya funciona, en una copia de las fuentes
serve-engine-begun = Ya se puede jugar: mientras tanto se compila el motor. Hasta que esté listo, los bots más fuertes son más débiles.
serve-engine-progress = El motor se está compilando: { $percent } %
serve-engine-ready = El motor está listo: desde ahora los bots piensan con toda su fuerza.
serve-engine-failed = El motor no se ha podido compilar, y se sigue jugando sin él: { $problem }
cli-bench = medir el motor
cli-bench-seconds = segundos de procesador por cifra
cli-bench-bad-seconds = --seconds debe ser mayor que 0
cli-bench-game = { $game }, { $players ->
        [1] un jugador
       *[other] { $players } jugadores
    }, un núcleo, { $backend ->
        [compiled] motor compilado
       *[interpreted] motor interpretado
    }
cli-bench-playout = juego al azar dentro del motor, decisiones/s
cli-bench-stepped = desde Python, decisiones/s
cli-bench-copy-us = copia de una posición, µs
cli-bench-resample-us = remuestreo de una posición, µs
cli-bench-judgement-us = evaluar una posición, µs
cli-bench-rollouts = simulaciones de la búsqueda/s
cli-bench-vector = pasos vectoriales/s
cli-bench-interpreted = los mismos archivos interpretados, decisiones/s
cli-bench-ratio = compilado frente a interpretado

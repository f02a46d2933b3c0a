# Lo que dice la orden concilium.

cli-about = Gran Tribunal y Medieval Realms: jugar, estudiar, cambiar.
cli-command = ORDEN
cli-version = decir qué versión y qué motor es
cli-version-is = concilium { $version } (motor { $backend ->
        [compiled] compilado
       *[interpreted] interpretado
    })
cli-error = concilium: { $problem }
cli-missing-extra = concilium: falta el módulo de Python { $module }; los extras [server], [arena] y [research] traen lo que necesitan
cli-game = qué juego
cli-json = imprimir JSON
cli-cards = comprobar un archivo propio de cartas o de tablero
cli-cards-what = qué hacer con el archivo
cli-cards-file = un archivo TOML
cli-cards-board = es un archivo de tablero, no de cartas
cli-cards-good = { $file } está en orden: se puede jugar a { $game } con él.
cli-cards-bad = { $count ->
        [one] 1 error.
       *[other] { $count } errores.
    }
cli-serve = servir la mesa en el navegador
cli-serve-host = la dirección en la que escuchar
cli-serve-port = el puerto; 0 es uno libre cualquiera
cli-serve-database = dónde se guardan las mesas: una URL de SQLite o PostgreSQL
cli-serve-static = la carpeta del cliente construido
cli-serve-origin = un origen, además del propio, del que pueden venir navegadores; repetible
cli-serve-workers = en cuántos procesos piensan los bots
cli-serve-environment = Cada ajuste puede darse también por la variable de entorno entre corchetes, con varios valores separados por comas.
cli-serve-allowed-host = un nombre por el que los navegadores pueden llamar al servidor, * para cualquiera; repetible. Sin él: localhost, direcciones, --host y los nombres de --origin
cli-serve-trusted-proxy = una dirección o red cuyos X-Forwarded-For y X-Forwarded-Proto se creen; repetible
cli-serve-metrics-from = una dirección o red que puede leer /metrics; repetible
cli-serve-log-level = qué se registra: debug, info, warning o error
cli-serve-log-format = text, o json con un objeto por línea
cli-serve-limit-requests = peticiones de una dirección, de golpe y por segundo
cli-serve-limit-making = mesas, partidas e invitados creados desde una dirección, de golpe y por segundo
cli-serve-limit-messages = mensajes por una conexión, de golpe y por segundo
cli-serve-limit-talk = líneas de chat por una conexión, de golpe y por segundo
cli-serve-limit-hints = pistas por una conexión, de golpe y por segundo
cli-serve-limit-frames = tramas por una conexión, de golpe y por segundo; a quien envía más se le corta
cli-serve-limit-traffic = bytes por una conexión, de golpe y por segundo; a quien envía más se le corta
cli-serve-limit-sockets = conexiones abiertas de una dirección
cli-serve-limit-tables = partidas sin terminar de un anfitrión
cli-serve-limit-entries = decisiones y deshechos de una mesa
cli-serve-limit-idle-seconds = segundos tras los que se guarda una mesa sin nadie
cli-bench = medir el motor
cli-bench-seconds = segundos de procesador por cifra
cli-bench-bad-seconds = --seconds debe ser mayor que 0
cli-bench-game = { $game }, cuatro jugadores, un núcleo, { $backend ->
        [compiled] motor compilado
       *[interpreted] motor interpretado
    }
cli-bench-playout = juego al azar dentro, decisiones/s
cli-bench-stepped = desde Python, decisiones/s
cli-bench-copy-us = copia de una posición, us
cli-bench-resample-us = posición remuestreada, us
cli-bench-rollouts = simulaciones de la búsqueda/s
cli-bench-vector = pasos vectoriales/s
cli-bench-interpreted = los mismos archivos interpretados, decisiones/s
cli-bench-ratio = compilado frente a interpretado

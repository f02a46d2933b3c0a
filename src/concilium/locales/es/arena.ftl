# Muchas partidas: arena, escalera, equilibrio, ajuste.
cli-arena = bots unos contra otros, con victorias y clasificación
cli-ladder = cada nivel de bot contra el siguiente
cli-balance = ¿es justo el juego y valen la pena sus cartas?
cli-tune = aprender los pesos de los bots a partir de partidas
cli-learn = aprender un evaluador para los bots jugando contra sí mismos, por rondas
arena-help-game = qué juego
arena-help-games = cuántas partidas
arena-help-seed = la misma semilla juega las mismas partidas
arena-help-jobs = cuántos procesos juegan
arena-help-options = las opciones del juego, en JSON
arena-help-json = imprimir los resultados en JSON
arena-help-journal = el archivo que guarda las partidas acabadas; una ejecución interrumpida sigue desde él
arena-help-fresh = empezar de nuevo en vez de seguir
arena-help-minutes = no empezar más partidas pasados estos minutos
arena-help-ray = repartir las partidas en un clúster Ray; local inicia uno aquí
arena-help-seats = un bot por asiento, separados por comas; los asientos rotan
arena-help-players = cuántos jugadores por mesa
arena-help-picture = dibujar los resultados en este archivo (svg, png, pdf)
arena-bad-jobs = --jobs debe ser al menos 1
arena-playing = jugando
arena-no-games = no se jugó ninguna partida
arena-interrupted = { $games ->
        [one] Interrumpido tras { $games } partida; la misma orden continúa desde { $path }.
       *[other] Interrumpido tras { $games } partidas; la misma orden continúa desde { $path }.
    }
arena-title = { $game }: { $seats }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
arena-thinking = Cómo pensaron los bots
arena-column-bot = bot
arena-column-wins = victorias
arena-column-even = parejo
arena-column-score = puntos
arena-column-rating = clasificación
arena-column-decisions = decisiones por partida
arena-column-thinking = reflexión por decisión
arena-column-longest = la más larga
arena-column-turn = turno más largo
ladder-title = { $games ->
        [one] { $game }: la escalera tras { $games } partida
       *[other] { $game }: la escalera tras { $games } partidas
    }
ladder-rungs = Cada nivel contra el inferior (50 % es parejo)
ladder-column-upper = nivel
ladder-column-lower = contra
ladder-column-games = partidas
ladder-column-wins = victorias
ladder-column-lead = ventaja
ladder-column-stronger = mejor
ladder-shown = probado
ladder-not-shown = aún no
tune-help-rounds = cuántas veces jugar y aprender; la primera ronda juega al azar
tune-help-games = cuántas partidas por ronda
tune-help-teacher = un bot más fuerte que juega una ronda más, para aprender de él: search:60it
tune-help-out = el archivo para los pesos; por defecto, el del juego
tune-column-round = ronda
tune-column-positions = posiciones
tune-column-likelihood = log-verosimilitud, partidas no vistas
tune-column-score = puntos del ganador
tune-written = Escrito: { $path }
learn-help-rounds = cuántas veces jugar, aprender y competir
learn-help-games = cuántas partidas contra sí mismos por ronda
learn-help-contest = cuántas partidas juega un juez nuevo, y después una guía nueva, contra las mejores cifras hasta entonces
learn-help-iterations = cuánto piensan los bots una decisión
learn-help-deeper = cuánto piensan una decisión que se estudia
learn-help-search = cómo buscan las nuevas cifras, si es de otro modo que las anteriores, por ejemplo rollout=0,faith=4
learn-help-folder = la carpeta que guarda partidas y cifras; una ejecución interrumpida continúa desde ella
learn-help-out = el archivo para las mejores cifras; por defecto, el del juego
learn-bad-number = { $name } debe ser al menos { $least }
learn-interrupted = Interrumpido; la misma orden continúa desde { $path }.
learn-column-round = ronda
learn-column-positions = posiciones
learn-column-decisions = decisiones estudiadas
learn-column-loss = pérdida logarítmica, partidas no vistas (al azar)
learn-column-judge = victorias del juez nuevo contra las mejores de antes
learn-column-agreed = la guía prefiere lo mismo que la búsqueda
learn-column-guide = victorias de la guía nueva contra las mejores de entonces
learn-kept = se conserva
learn-not-kept = no se conserva
learn-curve = La curva: { $path }
learn-nothing-better = Ningún juez ni ninguna guía ganó a las cifras de antes: no se ha escrito nada.
balance-help-bot = el bot de todos los asientos
balance-help-html = escribir el informe en este archivo, como página web
balance-title = { $game }: { $players } × { $bot }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
balance-seats = Asientos
balance-seat = asiento
balance-wins = victorias
balance-of-even = de la parte pareja
balance-length = decisiones por partida
balance-scores = puntos
balance-winning-score = puntos del ganador
balance-margin = ventaja sobre el segundo
balance-parts = puntos tras la parte
balance-actions = Acciones por partida
balance-cards = Cartas
balance-card = carta
balance-used = partidas
balance-lift = victorias de quien la usa, frente a la media
balance-all-met = Se cumplen todos los criterios de equilibrio.
balance-not-met = Criterios de equilibrio que no se cumplen:
balance-seat-advantage = ningún asiento gana más de { NUMBER($bound) } veces su parte
balance-action-unused = toda acción se hace alguna vez
balance-card-unused = cada carta se usa al menos en el { NUMBER($bound, style: "percent") } de las partidas
balance-card-decides = ninguna carta decide sola la partida: quien la usa gana como mucho { NUMBER($bound) } veces lo que con la carta media
balance-card-worthless = ninguna carta es inútil: quien la usa gana al menos { NUMBER($bound) } veces lo que con la carta media
balance-criteria = Criterios de equilibrio
balance-criterion = criterio
balance-holds = se cumple
balance-extreme = lo más cercano al límite
balance-culprits = qué lo incumple
balance-met = sí
balance-broken = no
cli-field = nuestra búsqueda contra la de OpenSpiel
cli-luck = ¿cuánto hay de suerte en un juego?
arena-help-out = escribir la tabla en este documento
field-help-budgets = lo que ambas pueden gastar en una decisión, una tras otra: 100it,100ms
field-title = { $game }: contra OpenSpiel, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
luck-help-players = números de jugadores, separados por comas; por defecto todos
luck-help-iterations = cuánto piensan los bots honestos, en iteraciones
luck-bad-players = --players: números de { $fewest } a { $most }, separados por comas
luck-title = { $game }: ¿cuánto es suerte?
luck-column-players = jugadores
luck-column-even = equilibrado
luck-column-truth = victorias de quien ve la verdad
luck-column-thought = victorias de quien piensa 100 veces más
luck-column-chance = parte de la varianza del resultado que hace el azar
luck-share = { $share } de { $games }

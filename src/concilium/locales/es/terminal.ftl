# Jugar en la terminal.
cli-play = jugar en la terminal
terminal-help-seats = quién se sienta dónde, separado por comas: me, un nivel o cualquier bot
terminal-help-seed = sortear a partir de esta semilla, para hacer pruebas
terminal-help-save = el archivo en que se guarda la partida
terminal-help-resume = continuar la partida guardada
terminal-prompt = número, ? por qué no, u deshacer, h pista, l idioma, s guardar, q salir >
terminal-help = Escribe un número del 1 al { $most }. ? dice por qué algo no se permite, ? y una palabra lo dice de esa cosa; u deshace; h da una pista; l cambia el idioma; s guarda; q sale; Intro solo vuelve a dibujar la mesa.
terminal-saved = Guardado: { $path }
terminal-no-undo = No hay nada que deshacer: desde entonces se ha sorteado algo o ha decidido otra persona.
terminal-nothing-refused = Nada así se rechaza.
terminal-player = Jugador { $number }
terminal-bot = Bot { $number } ({ $level })

# Jugar en la terminal.
cli-play = Jugar en la terminal
terminal-help-seats = quién se sienta dónde, separado por comas: me, un nivel o cualquier bot
terminal-help-seed = azar a partir de una semilla, para hacer pruebas
terminal-help-save = el archivo en que se guarda la partida
terminal-help-resume = seguir con la partida guardada
terminal-prompt = número, ? por qué no, u deshacer, h consejo, l idioma, s guardar, q salir >
terminal-help = Un número del 1 al { $most }; ? para saber por qué algo no se permite, ? y palabras para una sola cosa; u deshace; h da un consejo; l pasa al idioma siguiente; s guarda; q sale; nada vuelve a dibujar la mesa.
terminal-saved = Guardado: { $path }
terminal-no-undo = Nada que deshacer: desde entonces ha decidido el azar u otra persona.
terminal-nothing-refused = Nada de eso se rechaza.

### Lo que vale en todos los juegos

refusal-unknown-action = Esa acción no existe.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-not-an-outcome = Ahora no puede salir esto al azar.
refusal-chance-first = Espera: antes se sortea algo.
refusal-another-first = Espera: antes decide otro jugador.
step-over = La partida ha terminado.

### Goofspiel: sus palabras

game-goofspiel = Goofspiel
    .text = Cada premio es para la puja secreta más alta; cada carta se puja una vez.
seat-number = Jugador { $number }

option-ranks = Cartas por palo
    .text = Cuántos premios hay, y cuántas cartas en cada mano.

field-prizes = Premios por venir
field-prize = Premio
field-hand = Mano
field-bid = Puja
field-points = Puntos

step-deal = Se descubre un premio.
step-bid = Puja una carta de tu mano.

do-prize = Descubrir: { $thing }
    .verb = Descubrir
do-bid = Pujar: { $thing }
    .verb = Pujar

event-prize-turned-up = Premio: { $card }.
event-bid-laid = { $seat } ha pujado.
event-bids-revealed = Pujas: { $bids }.
event-prize-won = { $seat } gana el premio: { $card }.
event-prize-lost = Empate en la puja más alta: nadie gana el premio ({ $card }).

feature-points = puntos
feature-hand = cartas en la mano
feature-promise = lo que promete la puja

refusal-turn-up-first = Antes se descubre el siguiente premio.
refusal-bids-first = Antes pujan todos.
refusal-card-spent = Ya has pujado esta carta.
refusal-have-bid = Ya has pujado: espera a los demás.

rule-GO-1 = Los premios se descubren uno a uno, en orden aleatorio.
rule-GO-2 = Todos pujan a la vez una carta de su mano, boca abajo. Cada carta se puja una vez.
rule-GO-3 = La puja más alta gana el premio y su número en puntos. Si hay empate en la más alta, nadie lo gana.
rule-GO-4 = Cuando se ha pujado por todos los premios, gana quien tenga más puntos.

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = jota
card-12 = reina
card-13 = rey

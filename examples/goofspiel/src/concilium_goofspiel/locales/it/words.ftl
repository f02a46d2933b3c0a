### Goofspiel: le sue parole

game-goofspiel = Goofspiel
    .text = Ogni premio va all'offerta segreta più alta; ogni carta si offre una volta sola.
seat-number = Giocatore { $number }

option-ranks = Carte per seme
    .text = Quanti premi ci sono, e quante carte in ogni mano.

field-prizes = Premi da venire
field-prize = Premio
field-hand = Mano
field-bid = Offerta
field-points = Punti

step-deal = Si scopre un premio.
step-bid = Offri una carta della tua mano.

do-prize = Scoprire: { $thing }
    .verb = Scoprire
do-bid = Offrire: { $thing }
    .verb = Offrire

event-prize-turned-up = Premio: { $card }.
event-bid-laid = { $seat } ha fatto la sua offerta.
event-bids-revealed = Offerte: { $bids }.
event-prize-won = { $seat } vince il premio: { $card }.
event-prize-lost = Parità fra le offerte più alte: nessuno vince il premio ({ $card }).

feature-points = punti
feature-hand = carte in mano
feature-promise = ciò che promette l'offerta

refusal-turn-up-first = Prima si scopre il prossimo premio.
refusal-bids-first = Prima offrono tutti.
refusal-card-spent = Hai già offerto questa carta.
refusal-have-bid = Hai già offerto: aspetta gli altri.

rule-GO-1 = I premi si scoprono uno alla volta, in ordine casuale.
rule-GO-2 = Tutti offrono insieme una carta della mano, coperta. Ogni carta si offre una volta sola.
rule-GO-3 = L'offerta più alta vince il premio e il suo numero in punti. In caso di parità nessuno lo vince.
rule-GO-4 = Quando tutti i premi sono stati contesi, vince chi ha più punti.

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
card-11 = fante
card-12 = donna
card-13 = re

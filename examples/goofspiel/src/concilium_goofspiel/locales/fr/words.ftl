### Goofspiel : ses mots

game-goofspiel = Goofspiel
    .text = Chaque prix revient à la plus haute enchère secrète ; chaque carte ne se mise qu'une fois.
seat-number = Joueur { $number }

option-ranks = Cartes par couleur
    .text = Le nombre de prix, et de cartes dans chaque main.

field-prizes = Prix à venir
field-prize = Prix
field-hand = Main
field-bid = Mise
field-points = Points

step-deal = Un prix est retourné.
step-bid = Misez une carte de votre main.

do-prize = Retourner : { $thing }
    .verb = Retourner
do-bid = Miser : { $thing }
    .verb = Miser

event-prize-turned-up = Prix : { $card }.
event-bid-laid = { $seat } a misé.
event-bids-revealed = Mises : { $bids }.
event-prize-won = { $seat } remporte le prix : { $card }.
event-prize-lost = Égalité entre les plus hautes mises : personne ne remporte le prix ({ $card }).

feature-points = points
feature-hand = cartes en main
feature-promise = ce que la mise promet

refusal-turn-up-first = Le prix suivant est d'abord retourné.
refusal-bids-first = Tout le monde mise d'abord.
refusal-card-spent = Vous avez déjà misé cette carte.
refusal-have-bid = Vous avez misé : attendez les autres.

rule-GO-1 = Les prix sont retournés un par un, dans un ordre aléatoire.
rule-GO-2 = Tous misent en même temps une carte de leur main, face cachée. Une carte ne se mise qu'une fois.
rule-GO-3 = La plus haute mise remporte le prix, et son nombre en points. En cas d'égalité, personne ne le remporte.
rule-GO-4 = Quand tous les prix ont été joués, le plus grand total de points l'emporte.

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
card-11 = valet
card-12 = dame
card-13 = roi

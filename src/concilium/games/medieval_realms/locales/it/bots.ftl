### Medieval Realms: livelli e giudizio dei bot

## Livelli

level-beginner = scudiero
level-easy = cavaliere
level-medium = barone
level-hard = duca
level-expert = re

## Da che cosa si giudica una posizione

feature-points = punti vittoria
    .own-more = Faresti subito punti.
feature-end-points = punti a fine partita
    .own-more = Il tuo regno varrebbe di più a fine partita.
    .own-less = Il tuo regno varrebbe di meno a fine partita.
feature-seal-colours = colori di sigilli
    .own-more = Il tuo regno avrebbe un sigillo di un nuovo colore.
feature-honourable = persone onorevoli
    .own-more = Il tuo regno avrebbe un’altra persona onorevole.
feature-makes = ciò che il regno produce ogni round
    .own-more = Il tuo regno produrrebbe di più ogni round.
feature-can-act = azioni in questo round
    .own-more = Potresti ancora agire in questo round.
feature-place-in-order = un posto tardo nell’ordine di turno
    .own-more = Agiresti più tardi nell’ordine di turno.
    .own-less = Agiresti prima nell’ordine di turno.
feature-hand-cards = carte in mano
    .own-more = Avresti un’altra carta in mano.
    .own-less = Toglieresti una carta dalla mano.
feature-ready-cards = carte giocabili subito
    .own-more = Potresti giocare subito un’altra carta.
feature-ready-promise = ciò che promettono le carte giocabili
    .own-more = Una carta che puoi giocare renderebbe di più.
feature-short-promise = ciò che promettono le altre carte in mano
    .own-more = Saresti più vicino a giocare una buona carta.
feature-short = ciò che manca ancora alle carte in mano
    .own-less = Ti mancherebbe meno per le tue carte.
    .own-more = Raccoglieresti carte per dopo.
feature-production = produzione
    .own-more = Avresti più produzione.
    .rivals-less = I tuoi rivali avrebbero meno produzione.
feature-science = scienza
    .own-more = Avresti più scienza.
    .rivals-less = I tuoi rivali avrebbero meno scienza.
feature-culture = cultura
    .own-more = Avresti più cultura.
    .rivals-less = I tuoi rivali avrebbero meno cultura.
feature-religion = religione
    .own-more = Avresti più religione.
    .rivals-less = I tuoi rivali avrebbero meno religione.
feature-gold = oro
    .own-more = Avresti più oro.
    .rivals-less = I tuoi rivali avrebbero meno oro.
feature-raw-material = materia prima
    .own-more = Avresti più materia prima.
    .rivals-less = I tuoi rivali avrebbero meno materia prima.
feature-battle = battaglia
    .own-more = Avresti più battaglia.
    .rivals-less = I tuoi rivali avrebbero meno battaglia.
feature-mayor = sindaci
    .own-more = Avresti un sindaco in più.
feature-general = generali
    .own-more = Avresti un generale in più.
feature-admiral = ammiragli
    .own-more = Avresti un ammiraglio in più.

## Stili

style-warrior = guerriero
style-merchant = mercante
style-scholar = erudito

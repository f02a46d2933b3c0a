### Bot: livelli, suggerimenti, ragioni

## Livelli

level-random = casuale
level-beginner = principiante
level-easy = dilettante
level-medium = abituale
level-hard = veterano
level-expert = esperto
level-beginner-text = Molto facile: gli sfugge molto e valuta male ciò che vede. Risponde subito.
level-easy-text = Facile: qualcosa gli sfugge, altro lo valuta male. Risponde subito.
level-medium-text = Medio: gioca con criterio, con piccoli errori. Risponde subito.
level-hard-text = Difficile: fa pochi errori. Risponde in un attimo.
level-expert-text = Molto difficile: guarda lontano. Pensa fino a due secondi per turno.
web-level = Bot: { $level }
web-level-for-now = { $level } (per ora più debole)
web-thinking = { $names } { $count ->
        [one] sta pensando…
       *[other] stanno pensando…
    }
terminal-thinking = { $name } sta pensando…

## Suggerimenti

hint-sure = Una scelta è chiaramente la migliore.
hint-likely = Una scelta è probabilmente la migliore.
hint-close = Le scelte segnate si equivalgono quasi.
hint-even = Qui la scelta conta poco.
hint-best = Il meglio: { $choice }.
hint-own-more = Avresti di più: { $feature }.
hint-own-less = Avresti di meno: { $feature }.
hint-rivals-more = I tuoi rivali avrebbero di più: { $feature }.
hint-rivals-less = I tuoi rivali avrebbero di meno: { $feature }.

## Da che cosa si giudica una posizione

feature-score = punti

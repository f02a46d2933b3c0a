### Il browser: lezioni, regolamento e galleria delle carte

## Lezioni

web-lesson-guide = La guida
web-lesson-leave = Esci
web-lesson-watch = Guarda che cosa succede…
web-lesson-other = Si può fare anche questo, ma non ora: restiamo qui.
web-lesson-listen = Un momento: prima leggi questo, poi continua.
web-lesson-do = Fallo per me
web-lesson-next = Prossimo: { $chapter }
web-lesson-done = Questo capitolo è finito.
web-lesson-chapter-done = fatto:
web-lesson-free = Decidi tu. Io commento soltanto.

## The rulebook

web-rulebook-of = { $game }: il regolamento
web-rulebook-contents = Indice
web-rulebook-search = Cerca
web-rulebook-found = { $count ->
        [one] { $count } paragrafo
       *[other] { $count } paragrafi
    }
web-rulebook-goal = Scopo e svolgimento
web-rulebook-examples = Esempi svolti
web-rulebook-legend = Che cosa vogliono dire i segni
web-rulebook-ruling = Chiarimento:
web-rulebook-usual = di norma
web-rulebook-amounts = da { $from } a { $to }, di norma { $usual }
web-rulebook-nothing = Non si trova nulla. Prova un’altra parola.
web-rulebook-print = Stampa

## The card gallery

web-gallery-of = { $game }: le carte
web-gallery-filters = Filtri
web-gallery-kind = Specie
web-gallery-category = Categoria
web-gallery-colour = Colore del sigillo
web-gallery-cost = Costo
web-gallery-effect = Effetto
web-gallery-source = Origine
web-gallery-all = tutte
web-gallery-count = Carte: { $count } su { $all }
web-gallery-printed = stampata
web-gallery-reconstructed = ricostruita

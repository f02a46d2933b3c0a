### El navegador: lecciones, reglamento y galería de cartas

## Lecciones

web-lesson-guide = El guía
web-lesson-leave = Salir
web-lesson-watch = Mira lo que pasa…
web-lesson-other = Eso también se puede, pero ahora no: sigamos con esto.
web-lesson-listen = Un momento: lee esto primero y luego sigue.
web-lesson-do = Hazlo por mí
web-lesson-next = Siguiente: { $chapter }
web-lesson-done = Este capítulo ha terminado.
web-lesson-chapter-done = hecho:
web-lesson-free = Decides tú. Yo solo comento.

## The rulebook

web-rulebook-of = { $game }: el reglamento
web-rulebook-contents = Contenido
web-rulebook-search = Buscar
web-rulebook-found = { $count ->
        [one] { $count } párrafo
       *[other] { $count } párrafos
    }
web-rulebook-goal = Objetivo y desarrollo
web-rulebook-examples = Ejemplos resueltos
web-rulebook-legend = Qué significan los signos
web-rulebook-ruling = Aclaración:
web-rulebook-usual = lo habitual
web-rulebook-amounts = de { $from } a { $to }, lo habitual { $usual }
web-rulebook-nothing = No se encuentra nada. Prueba otra palabra.
web-rulebook-print = Imprimir

## The card gallery

web-gallery-of = { $game }: las cartas
web-gallery-filters = Filtros
web-gallery-kind = Clase
web-gallery-category = Categoría
web-gallery-colour = Color del sello
web-gallery-cost = Coste
web-gallery-effect = Efecto
web-gallery-source = Origen
web-gallery-all = todas
web-gallery-count = Cartas: { $count } de { $all }
web-gallery-printed = impresa
web-gallery-reconstructed = reconstruida

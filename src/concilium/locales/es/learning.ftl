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

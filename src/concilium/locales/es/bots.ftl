### Bots: niveles, pistas, razones

## Niveles

level-random = azar
level-beginner = principiante
level-easy = aficionado
level-medium = habitual
level-hard = veterano
level-expert = experto
level-beginner-text = Muy fácil: se le escapan muchas cosas y valora mal las que ve. Responde enseguida.
level-easy-text = Fácil: se le escapan algunas cosas y valora mal otras. Responde enseguida.
level-medium-text = Medio: juega con criterio y comete pequeños errores. Responde enseguida.
level-hard-text = Difícil: comete pocos errores. Responde en un momento.
level-expert-text = Muy difícil: mira muy lejos. Piensa hasta dos segundos por turno.
web-level = Bot: { $level }
web-level-for-now = { $level } (más débil por ahora)
web-thinking = { $names } { $count ->
        [one] está pensando…
       *[other] están pensando…
    }
terminal-thinking = { $name } está pensando…

## Pistas

hint-sure = Una opción es claramente la mejor.
hint-likely = Una opción es probablemente la mejor.
hint-close = Las opciones marcadas son casi igual de buenas.
hint-even = Aquí apenas importa lo que elijas.
hint-best = Lo mejor: { $choice }.
hint-own-more = Tendrías más: { $feature }.
hint-own-less = Tendrías menos: { $feature }.
hint-rivals-more = Tus rivales tendrían más: { $feature }.
hint-rivals-less = Tus rivales tendrían menos: { $feature }.

## Por qué se juzga una posición

feature-score = puntos

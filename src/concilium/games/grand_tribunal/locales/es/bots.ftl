### Grand Tribunal: niveles y juicio de los bots

## Niveles

level-beginner = aprendiz
level-easy = adepto
level-medium = mago
level-hard = maestro
level-expert = archimago

## Por qué se juzga una posición

feature-points = puntos
    .own-more = Ganarías puntos.
    .own-less = Perderías puntos.
feature-standing = lugares en el Tribunal si fuera ahora
    .own-more = Tus ítems lograrían mejores lugares en el Tribunal.
    .own-less = Tus ítems perderían lugares en el Tribunal.
    .rivals-less = Los ítems de tus rivales perderían lugares en el Tribunal.
feature-worth = valor de los ítems activos
    .own-more = Tus ítems activos valdrían más.
    .own-less = Tus ítems activos valdrían menos.
feature-support = votos para los ítems activos
    .own-more = Tus ítems tendrían más votos detrás.
    .own-less = Tus ítems tendrían menos votos detrás.
    .rivals-less = Los ítems de tus rivales tendrían menos votos detrás.
feature-progress = Vis en los ítems sin terminar
    .own-more = Un ítem tuyo estaría más cerca de terminarse.
feature-progress-in-time = ítems que pueden terminarse antes del Tribunal
    .own-more = Te acercarías a un ítem que aún puede terminarse antes del Tribunal.
feature-progress-support = votos para los ítems sin terminar
    .own-more = Los ítems que preparas tendrían votos detrás.
feature-projects = ítems que aún pueden hacerse
    .own-more = Tendrías más ítems que vale la pena hacer.
feature-usable-vis = Vis que puede usarse
    .own-more = Tendrías más Vis para usar.
    .own-less = Darías uso a tu Vis.
feature-usable-vis-now = Vis que puede usarse antes del Tribunal
    .own-more = Tendrías más Vis para usar antes del Tribunal.
feature-spare-vis = Vis de sobra
    .own-more = Tendrías Vis de sobra.
    .own-less = Quedaría menos Vis sin usar.
feature-ready-spells = hechizos activos por instalar
    .own-more = Tendrías un hechizo por instalar.
feature-spell-progress = Vis en los hechizos sin terminar
    .own-more = Un hechizo tuyo estaría más cerca de terminarse.
feature-spells = hechizos con un lugar que los espera
    .own-more = Tendrías un hechizo que encaja en tus ítems.
feature-entered-spells = hechizos en los ítems activos
    .own-more = Habría más hechizos en tus ítems activos.
feature-awarded-spells = hechizos en los ítems premiados
    .own-more = Habría más hechizos en tus ítems premiados.
feature-homeless-spells = hechizos sin lugar
    .own-less = Menos hechizos tuyos quedarían sin lugar.
feature-places-free = lugares libres para hechizos
    .own-more = Tendrías más lugares libres para hechizos.
feature-resources = recursos
    .own-more = Tendrías otro recurso para jugar.
feature-lasting = efectos duraderos
    .own-more = Tendrías un efecto duradero.
feature-actions-left = acciones restantes
    .own-more = Tendrías otra acción.
feature-muddled = acciones perdidas
    .own-less = No perderías ninguna acción.
    .rivals-more = Un rival perdería una acción.

## Estilos

style-builder = constructor
style-enchanter = encantador
style-schemer = intrigante

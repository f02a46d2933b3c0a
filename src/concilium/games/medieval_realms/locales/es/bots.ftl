### Medieval Realms: niveles y juicio de los bots

## Niveles

level-beginner = escudero
level-easy = caballero
level-medium = barón
level-hard = duque
level-expert = rey

## Por qué se juzga una posición

feature-points = puntos de victoria
    .own-more = Ganarías puntos de inmediato.
feature-end-points = puntos al fin de partida
    .own-more = Tu reino puntuaría más al fin de partida.
    .own-less = Tu reino puntuaría menos al fin de partida.
feature-seal-colours = colores de sellos
    .own-more = Tu reino tendría un sello de otro color.
feature-honourable = personas honorables
    .own-more = Tu reino tendría otra persona honorable.
feature-makes = lo que el reino produce cada ronda
    .own-more = Tu reino produciría más cada ronda.
feature-can-act = acciones en esta ronda
    .own-more = Aún podrías actuar en esta ronda.
feature-place-in-order = un lugar tardío en el orden de turno
    .own-more = Actuarías más tarde en el orden de turno.
    .own-less = Actuarías antes en el orden de turno.
feature-hand-cards = cartas en la mano
    .own-more = Tendrías otra carta en la mano.
    .own-less = Sacarías una carta de tu mano.
feature-ready-cards = cartas que pueden jugarse ya
    .own-more = Podrías jugar otra carta enseguida.
feature-ready-promise = lo que prometen las cartas que pueden jugarse
    .own-more = Una carta que puedes jugar daría más.
feature-short-promise = lo que prometen las demás cartas de la mano
    .own-more = Te acercarías a jugar una buena carta.
feature-short = lo que aún falta a las cartas de la mano
    .own-less = Te faltaría menos para tus cartas.
    .own-more = Reunirías cartas para más tarde.
feature-production = producción
    .own-more = Tendrías más producción.
    .rivals-less = Tus rivales tendrían menos producción.
feature-science = ciencia
    .own-more = Tendrías más ciencia.
    .rivals-less = Tus rivales tendrían menos ciencia.
feature-culture = cultura
    .own-more = Tendrías más cultura.
    .rivals-less = Tus rivales tendrían menos cultura.
feature-religion = religión
    .own-more = Tendrías más religión.
    .rivals-less = Tus rivales tendrían menos religión.
feature-gold = oro
    .own-more = Tendrías más oro.
    .rivals-less = Tus rivales tendrían menos oro.
feature-raw-material = materia prima
    .own-more = Tendrías más materia prima.
    .rivals-less = Tus rivales tendrían menos materia prima.
feature-battle = batalla
    .own-more = Tendrías más batalla.
    .rivals-less = Tus rivales tendrían menos batalla.
feature-mayor = alcaldes
    .own-more = Tendrías un alcalde más.
feature-general = generales
    .own-more = Tendrías un general más.
feature-admiral = almirantes
    .own-more = Tendrías un almirante más.

## Estilos

style-warrior = guerrero
style-merchant = mercader
style-scholar = erudito

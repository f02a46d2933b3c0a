# Crear un juego propio.

cli-new-game = escribir un paquete con un juego pequeño que funciona enseguida, para empezar
cli-new-game-name = su nombre, en minúsculas, por ejemplo mi-juego
cli-new-game-into = la carpeta donde ponerlo
cli-new-game-bad-name = Un nombre son minúsculas y cifras, con guiones entre palabras; { $name } no lo es.
cli-new-game-taken = Ya hay un juego { $name }.
cli-new-game-exists = { $path } ya existe; no se ha escrito nada.
cli-new-game-made = { $path } está listo. Instálalo con: pip install --editable { $path }. Después: concilium play { $name }, o concilium serve.

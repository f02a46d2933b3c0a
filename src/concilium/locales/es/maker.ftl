# Crear un juego propio.

cli-new-game = crear un paquete con un juego pequeño que ya funciona, para empezar
cli-new-game-name = su nombre, en minúsculas, por ejemplo mi-juego
cli-new-game-into = la carpeta en que crearlo
cli-new-game-bad-name = { $name } no puede ser un nombre: usa minúsculas y cifras, con guiones entre palabras.
cli-new-game-taken = Ya hay un juego llamado { $name }.
cli-new-game-exists = { $path } ya existe; no se ha escrito nada.
cli-new-game-made = { $path } está listo. Instálalo con: pip install --editable { $path }. Después: concilium play { $name }, o concilium serve.

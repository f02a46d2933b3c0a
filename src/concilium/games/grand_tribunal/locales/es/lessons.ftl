### Grand Tribunal: la primera partida guiada

lesson-goal = El objetivo
lesson-goal-welcome = ¡Bienvenido! Eres un mago. Fabricas ítems mágicos, y tres veces un Tribunal los juzga. Gana quien tenga más puntos tras el tercer Tribunal.
lesson-goal-points = Los puntos vienen de tus ítems. En un Tribunal, el ítem con más votos da cuatro veces su valor; el segundo, tres; el tercero, dos; los demás, una. Esta lista muestra cómo acabaría ahora.
lesson-goal-votes = Los votos no son de nadie. Un voto en Orbe cuenta para todos los orbes de la mesa, tuyos y ajenos. Vota lo que fabricas y fabrica lo que se vota.
lesson-goal-hand = Esta es tu mano. Los ítems puntúan: el número grande es su valor. Los hechizos van dentro de los ítems y les traen más votos. Puedes robar tres cartas más.
lesson-goal-draw-item = Hay tres mazos. Primero roba un ítem: pulsa el mazo rodeado.
lesson-goal-draw-spell = Un orbe, y ya tienes otro: compartirán sus votos. Ahora roba un hechizo.
lesson-goal-draw-resource = El tercer mazo tiene recursos: golpes de suerte de un solo uso. Roba uno.

lesson-votes = Votar
lesson-votes-praeco = Eres el Praeco, el heraldo de esta ronda: antes del primer turno pones tres votos en tres espacios diferentes. Luego cada uno juega un turno, y el siguiente mago es Praeco.
lesson-votes-orb = Tus ítems son orbes: pon el primer voto en Orbe.
lesson-votes-runic = Un ítem cuenta también los votos de las categorías de sus hechizos. Tienes un hechizo rúnico: vota Rúnico.
lesson-votes-elemental = Tu segundo orbe tiene sitio para un hechizo elemental. Pon ahí el último voto.

lesson-turn = Un turno
lesson-turn-two = En tu turno haces dos acciones de tipos diferentes. Todo lo que puedes hacer brilla en la mesa y está en esta barra; un número dice cuántas opciones hay.
lesson-turn-card = Mira este orbe. Los rombos pequeños son su coste en Vis, tu poder mágico. El número grande es su valor. La marca hueca es un sitio para un hechizo rúnico.
lesson-turn-read = Deja el ratón o el dedo sobre una carta para verla en grande, con su texto. Así se explica cada signo, y ? abre el reglamento.
lesson-turn-lay = Bajar una carta es gratis. Baja el orbe: va a tu Sanctum, boca abajo.
lesson-turn-lay-spell = Baja también { card-runes-of-acclaim }. Los rivales solo ven el dorso.
lesson-turn-advance = Tu primera acción: { action-advance }. Pones Vis sobre tus cartas: una en cada una de hasta tres, o dos en una sola. Empieza por el orbe.
lesson-turn-advance-again = Un rombo está lleno. Pon la segunda Vis.
lesson-turn-activate = Su coste está cubierto: ya puede activarse, y eso es gratis. Solo los ítems activos se presentan al Tribunal.
lesson-turn-standings = Ahí está. Con un voto en Orbe tendría el primer lugar, por ahora.
lesson-turn-take = Tu segunda acción: robar. Toma { card-whalebone-orb }, boca arriba en el mercado, para tu Sanctum. También podrías robar a ciegas de un mazo.
lesson-turn-end = Has hecho las dos acciones. Acaba tu turno y mira lo que hacen tus rivales.

lesson-spells = Hechizos
lesson-spells-rivals = Aquí están tus rivales: su Vis, sus manos, sus Sanctums. Berta ha terminado una poción, Carlo un bastón, y votan por lo suyo.
lesson-spells-why = Berta va por delante. Un hechizo en tu orbe ayuda dos veces: su categoría trae votos y cada hechizo suma 1 al valor del ítem.
lesson-spells-advance = Todo hechizo cuesta 2 Vis. Avanza { card-runes-of-acclaim }…
lesson-spells-advance-again = …y otra vez.
lesson-spells-activate = Actívalo.
lesson-spells-install = Ahora instálalo: un hechizo activo va bajo un ítem activo con sitio libre de su categoría. También es gratis.
lesson-spells-host = Elige el ítem bajo el que va.
lesson-spells-vote = Tu segunda acción: { action-vote }. Un voto más para Orbe.
lesson-spells-lead = Dos votos de Orbe y uno de Rúnico son tres: vas primero. El valor es ahora 2 + 1, por cuatro.
lesson-spells-end = Acaba tu turno.

lesson-vis = Vis
lesson-vis-short = La Vis se gasta pronto. Este es tu almacén. { action-extract } da 1 Vis por una acción. Hay algo mejor.
lesson-vis-sources = Las fuentes de Vis. Un par como 6:2 significa: quien la usa toma 6, cada uno de los demás 2. En la fila impugnada decide un dado, y los demás pueden pagarte para tirar también.
lesson-vis-gather = Esto ocupa las dos acciones de un turno. Usa la fuente no impugnada.
lesson-vis-closed = El marcador avanza y la próxima vez valdrá un poco menos. Tras su último espacio, la fuente queda cerrada hasta el Tribunal.
lesson-vis-end = Acaba tu turno. Es la última ronda: cuando Berta haya jugado, se celebra el Tribunal.

lesson-tribunal = El Tribunal
lesson-tribunal-held = ¡Tu orbe ganó el primer lugar! Los ítems premiados guardan su premio y no vuelven a competir. Los que no tienen premio pueden intentarlo otra vez.
lesson-tribunal-places = Valor 2 y un hechizo son 3, por 4: 12 puntos. Con igual número de votos decide el valor y luego los hechizos.
lesson-tribunal-cleared = Todos los votos vuelven: el próximo Tribunal empieza con el registro vacío. El ganador es el nuevo Praeco: tú.
lesson-tribunal-three = Tres Tribunales, cada uno tras tantas rondas como magos. El tercero es el Gran Tribunal; entonces acaba la partida.

lesson-casting = Lanzar y recursos
lesson-casting-praeco = Vuelves a ser Praeco. En tu Sanctum queda un orbe: vota Orbe.
lesson-casting-praeco-two = { card-orb-of-tides } tiene un sitio elemental. Vota Elemental.
lesson-casting-praeco-three = Y vota Rúnico.
lesson-casting-cast = Un hechizo instalado también se puede lanzar, como acción. Deja su ítem y hace lo que dice: este pone tres votos. Lánzalo.
lesson-casting-effect = Pon los votos: Orbe…
lesson-casting-effect-two = …Orbe otra vez; aquí vale el mismo espacio…
lesson-casting-effect-three = …y Elemental.
lesson-casting-keep = Un hechizo lanzado se descarta, salvo que pagues 2 Vis para devolverlo a tu Biblioteca. Quédatelo.
lesson-casting-lay = Por último, un recurso. Primero bájalo; es gratis.
lesson-casting-play = Jugarlo es una acción: { card-buried-hoard } da 6 Vis de golpe.
lesson-casting-enough = Es todo lo que necesitas. Votar, robar, avanzar, activar, instalar, lanzar, reunir Vis: ahora pruébalo solo.

lesson-alone = Por tu cuenta
lesson-alone-where = Otra partida, mucho después: la última ronda antes del Gran Tribunal, y tu último turno. Decides tú; yo solo comento.
lesson-alone-standings = Tienes 17 puntos, Berta 27, Carlo 16. El talismán de Carlo va primero con 2 votos. El tercer lugar ya te ayudaría; el primero te daría la victoria.
lesson-alone-plan = Una pista: a este orbe le faltan 2 Vis, y en tu Biblioteca hay un hechizo elemental terminado. Con igual número de votos decide el valor y luego los hechizos.
lesson-alone-free = Tu turno: haz lo que quieras. Deshacer retira una decisión.
lesson-alone-vote = Un voto ayuda a todos los ítems de su tipo o categoría, también a los rivales. Mira la lista otra vez antes de terminar.
lesson-alone-advance = La Vis sobre una carta se queda ahí hasta que la carta se activa. Nada se pierde.
lesson-alone-activate = Activa: ya cuenta. Un ítem con sitios libres espera hechizos.
lesson-alone-install = Bien: uno más a su valor y los votos de otra categoría.
lesson-alone-take = Todos vieron qué carta tomaste.
lesson-alone-draw = Solo tú conoces esta carta.
lesson-alone-extract = Antes del Gran Tribunal, extraer da 2 Vis en vez de 1.
lesson-alone-gather = Tus rivales también toman algo. Pero la partida casi acaba: ¿qué harán con ello?
lesson-alone-cast = Un hechizo lanzado ya no cuenta para su ítem en el Tribunal. ¿Valió la pena?
lesson-alone-play = Los recursos se juegan una vez, en el momento justo.
lesson-alone-end = Ahora terminan los demás, y después se celebra el Tribunal.
lesson-alone-over = El Gran Tribunal ha terminado. ¡Bien jugado! Ahora, una partida entera: no necesitas nada más.

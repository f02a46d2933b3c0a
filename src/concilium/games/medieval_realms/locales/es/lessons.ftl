### Medieval Realms: la primera partida guiada

lesson-goal = El objetivo
lesson-goal-welcome = ¡Bienvenido! Eres un rey. Durante siete rondas envías a tus líderes y reúnes cartas. Gana quien tenga más puntos de victoria al final.
lesson-goal-points = Los puntos vienen de las cartas: unos al momento, otros al final de la partida. Cada vez que llegas a 5, 10, 15… o los pasas, coges además un recurso a tu elección.
lesson-goal-resources = Tu palacete guarda siete clases de recursos. Con producción se compran cartas; con los demás se paga por jugarlas. Todos ven los palacetes de todos.
lesson-goal-extra = Antes de la primera ronda coges dos recursos más, de clases diferentes. Coge cultura: pronto necesitarás cinco.
lesson-goal-extra-two = Y un oro, para las subastas.

lesson-walls = Tras los muros
lesson-walls-secret = Una ronda empieza con los muros alzados: todos los reyes colocan sus líderes a la vez, y nadie ve dónde. Estos son los tuyos: cuatro alcaldes, un general y un almirante.
lesson-walls-bar = Todo lo que puedes hacer brilla en la mesa y está en esta barra; un número dice cuántas casillas hay.
lesson-walls-mayor = Un alcalde da uno del recurso donde está. Pon un alcalde en cultura.
lesson-walls-mayor-two = En una casilla caben cuantos quieras. Pon uno en producción…
lesson-walls-mayor-three = …y otro más: quien tiene más producción actúa primero.
lesson-walls-mayor-four = El último alcalde va a oro.
lesson-walls-lands = Generales y almirantes luchan por las tierras. Cada tierra muestra su recompensa. Se la lleva el rey más fuerte: un general cuenta 2, un almirante 1. En caso de empate, nadie.
lesson-walls-general = Envía al general a la tierra 3: da batalla, y te hará falta.
lesson-walls-admiral = Envía al almirante a la tierra 1. Uno solo es débil, pero quizá no venga nadie más.
lesson-walls-done = Hay que colocar a todos los líderes. Hasta que termines puedes volver a coger cualquiera. Termina de colocar y caerán los muros.

lesson-buying = Comprar cartas
lesson-buying-fell = Los alcaldes produjeron y la tierra 3 es tuya. En la tierra 1, el almirante de Fermín era tan fuerte como el tuyo: nadie la ganó. Luego todos cogieron 2 de producción.
lesson-buying-order = Empieza quien tiene más producción: tú. Ahora cada rey, por turno, hace una acción: comprar, jugar o pasar, hasta que todos hayan pasado.
lesson-buying-panel = Estos son los eventos. Una carta de la fila de abajo cuesta 1 de producción, de la fila del medio 2, de la de arriba 3. Las del reloj de arena se van al final de la ronda.
lesson-buying-card = El color del sello es el de su familia. Abajo a la izquierda está lo que cuesta jugarla: 5 de cultura. A la derecha, lo que da: 5 puntos al momento.
lesson-buying-signs = A la derecha, una corona es un punto de victoria. La flecha delante significa al final de la partida, y × por cada: aquí 1 punto por cada color de sello que tengas en juego.
lesson-buying-read = Nadie conoce todos los signos al principio: deja el ratón o el dedo sobre una carta para verla en grande y en palabras; ? abre el reglamento.
lesson-buying-buy = Cómprala por 1 de producción. Va a tu mano.

lesson-playing = Jugar cartas
lesson-playing-hand = Una mano tiene cuatro cartas como máximo, y nunca dos del mismo color de sello. Está a la vista, y nada se pierde de ella.
lesson-playing-play = Vuelve a ser tu turno. Juega { card-gallery-of-frescoes }: pagas 5 de cultura y puntúa.
lesson-playing-bonus = ¡Cinco puntos! Por llegar a 5 coges un recurso. Coge oro.
lesson-playing-effects = Fermín ha jugado una universidad y tendrá un alcalde más desde la próxima ronda. Más líderes pronto dan más de todo.

lesson-majority = Cartas de mayoría
lesson-majority-taker = La pequeña corona dorada junto al coste señala una carta de mayoría. La compre quien la compre, va al rey que más tenga de su recurso, aquí batalla. El escudo en la carta muestra quién sería ahora: tú.
lesson-majority-buy = Cómprala antes de que alguien te supere.
lesson-majority-later = Está en tu mano y jugarla cuesta 7 de batalla; tienes 6. Esperará a la próxima ronda.

lesson-auction = Subastas
lesson-auction-card = La moneda señala una carta de subasta. Nunca pasa por la mano: la gana la puja más alta y entra en juego enseguida. Esta da un alcalde.
lesson-auction-open = Sácala a subasta. No cuesta producción.
lesson-auction-bid = Quien la saca tiene que pujar. Abre con 1 de oro.
lesson-auction-raise = Fermín puja 2, Luz se retira. Sube a 3.
lesson-auction-won = Tuya por 3 de oro, y un quinto alcalde desde la próxima ronda. También cuentan los sellos de las cartas en juego: muchas puntúan por cada color que tengas.
lesson-auction-pass = Podrías seguir, pero guarda tu producción: decide quién empieza. Pasa por esta ronda.

lesson-end = El final de la partida
lesson-end-slide = Todos han pasado: la ronda ha terminado. Los primeros eventos se fueron, los demás bajaron y son más baratos. Si esperas, una carta se abarata, o se la lleva otro.
lesson-end-scoring = Tras siete rondas se cuenta el resto: artistas, misioneros y científicos, hasta 15 puntos por cinco; luego las cartas con puntos para el final; luego 1 punto por cada 2 recursos.
lesson-end-colours = Hay muchos caminos: puntos al momento; colores, alcaldes o combate para el final; tierras para los recursos. Mira qué reúnen tus rivales. Ahora pruébalo solo.

lesson-alone = Por tu cuenta
lesson-alone-where = Otra partida, en su séptima y última ronda. Decides tú; yo solo comento.
lesson-alone-lead = Vas primero con 25 puntos; Fermín tiene 22, Luz 10. Pero el final de la partida les dará a todos muchos más.
lesson-alone-plan = Una pista: tienes 7 de batalla para esta guerra y 21 de cultura para galerías de 5 cada una. Te falta producción para comprar.
lesson-alone-free = Coloca tus líderes como quieras y termina de colocar. Deshacer retira una decisión.
lesson-alone-mayor = En la última ronda piensa hacia atrás: ¿qué pagará todavía este recurso?
lesson-alone-general = Dos líderes en una tierra son más fuertes que uno. Pero cada tierra que dejas es un regalo.
lesson-alone-done = Muros abajo. Mira quién ganó qué, y el orden de turno.
lesson-alone-buy = Comprada, pero solo puntúan las cartas jugadas: guarda con qué pagarla.
lesson-alone-auction = Una subasta. Puja lo que vale para ti y no más: dos recursos que sobran son un punto.
lesson-alone-bid = Si los demás pasan, pagas tu puja.
lesson-alone-play = Jugada. Los colores en juego cuentan al final para muchas cartas.
lesson-alone-bonus = 5, 10, 15…: quien llega coge un recurso.
lesson-alone-pass = Has pasado: aún puedes pujar y recibir cartas de mayoría.
lesson-alone-over = La partida ha terminado. ¡Bien jugado! Ahora, una partida entera: no necesitas nada más.

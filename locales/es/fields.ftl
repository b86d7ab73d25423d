# Para qué sirven los campos de un archivo de lección, tal como lo dice `squarewise help-step`.

## Tipos de pasos

kind-say = Quien aprende mira y lee.
kind-squares = Quien aprende toca las casillas que se piden.
kind-collect = Quien aprende llega a todas las estrellas, o captura todas las piezas rivales; el otro bando nunca mueve.
kind-move = Quien aprende encuentra una jugada.
kind-judge = Quien aprende dice si una jugada es legal.
kind-illegal = Quien aprende prueba una jugada prohibida y oye por qué lo es.
kind-allow = Quien aprende quita una pieza del tablero para que una jugada prohibida sea legal.
kind-try = Quien aprende mueve con libertad, según las reglas.
kind-name = Quien aprende nombra casillas, columnas, filas o colores de casillas.
kind-play = Quien aprende juega una línea; las réplicas vienen solas.
kind-status = Quien aprende dice qué es la posición.
kind-claim = Quien aprende dice qué tablas se pueden reclamar.
kind-count = Quien aprende cuenta algo en el tablero.
kind-write = Quien aprende escribe una jugada.
kind-setup = Quien aprende coloca las piezas.
kind-choose = Quien aprende elige una de varias respuestas.
kind-sort = Quien aprende pone en orden piezas o respuestas, una tras otra.
kind-game = Quien aprende juega una partida entera: en pareja ante una pantalla, o contra el entrenador.
kind-practice = Quien aprende resuelve tableros que hace el programa, uno tras otro.
kind-story = Quien aprende mira una página de una historia ilustrada y toca lo dibujado.

## La lección

field-lesson-format = La versión del formato: siempre 1.
field-lesson-id = El nombre de la lección, el mismo que el del archivo; no lo cambies nunca después.
field-lesson-language = El idioma de las palabras de este archivo, como "pl" o "pt-BR".
field-lesson-title = Cómo se llama la lección en su tarjeta.
field-lesson-about = Una frase para la tarjeta.
field-lesson-can = Lo que quien aprende sabe hacer después de la lección, una frase; se dice al final.
field-lesson-group = El estante en el que está la lección.
field-lesson-after = Las lecciones que conviene haber visto antes.
field-lesson-rules = El reglamento.
field-lesson-options = Reglas de la casa distintas de las del reglamento, como "rule3=off".
field-lesson-author = Quién la ha escrito.
field-lesson-licence = La licencia: cómo pueden usarla los demás.
field-lesson-side = Con qué bando juega quien aprende en los pasos que no lo dicen.
field-lesson-minutes = Cuánto dura, más o menos.
field-lesson-notes = Para docentes; no lo ve quien aprende.
field-lesson-articles = Los artículos de las Leyes que enseña, como "3.8.2".
field-lesson-step = Los pasos, en orden.

## Todos los pasos

field-step-id = El nombre del paso, una sola vez en la lección; no lo cambies nunca después.
field-step-kind = Qué hace quien aprende.
field-step-text = La frase que dice el entrenador.
field-step-board = "start", "empty", una FEN, u ocho líneas dibujadas; para el juego en familia "family-start", "family-empty", una FFC, o doce líneas dibujadas.
field-step-turn = A quién le toca en un tablero dibujado.
field-step-castling = Los derechos de enroque de un tablero dibujado, como "KQkq"; en el juego en familia, como "SkqNk".
field-step-seats = Quién juega en un tablero dibujado del juego en familia, como "aaza": en la mesa, ausente, fuera, nadie.
field-step-played = Jugadas que se muestran antes del turno de quien aprende.
field-step-side = Con qué bando juega quien aprende; el tablero gira hacia ese bando.
field-step-rules = El reglamento de este paso.
field-step-options = Reglas de la casa de este paso distintas de las del reglamento, como "rule3=off".
field-step-allies = Quiénes son aliados en el juego en familia, como "SN".
field-step-draw = Flechas y marcas, como "arrow e2-e4" o "red circle d5".
field-step-hints = Ayuda que llega frase a frase, cinco como mucho.
field-step-paper = La frase en papel, cuando `text` habla de la pantalla.
field-step-yes = Lo que dice el entrenador cuando está resuelto.
field-step-no = Lo que dice el entrenador a cualquier otra respuesta.
field-step-wrong = Lo que dice el entrenador a una jugada concreta: ["f1-g1", "frase"].
field-step-because_say = Lo que dice el entrenador por un motivo: ["path-blocked", "frase"].
field-step-picture = Una imagen al lado del texto: el nombre de un archivo junto a la lección.
field-step-teaches = Las reglas de las que trata, donde el tablero no lo muestra, como "resignation".
field-step-aids = Lo que ayuda a ver, como "attack-map".
field-step-go = El paso que viene después, si no es el de abajo.

## Una respuesta de `choose`

field-option-id = El nombre de la respuesta, una sola vez en su paso.
field-option-text = Lo que dice la respuesta.
field-option-right = Si es una respuesta correcta.
field-option-say = Lo que dice el entrenador cuando se elige; `say = true` si las palabras están en otra parte.
field-option-go = El paso que viene después cuando se elige.

## `squares`

field-squares-ask = Qué casillas; el programa las calcula.
field-squares-piece = La casilla de la pieza por la que se pregunta.
field-squares-answer = Las casillas, si ninguna pregunta de `ask` encaja.

## `collect`

field-collect-piece = La casilla de la única pieza que se mueve; sin este campo recoge todo el bando.
field-collect-stars = Las casillas con estrellas; el programa encuentra el mínimo de jugadas.
field-collect-flies = La estrella se escapa volando cuando una pieza la atrapa, por las casillas de `stars` en su orden; en la última se queda.
field-collect-safe = Con true es un error detenerse donde la pieza puede ser capturada; con "all", dejar cualquier pieza del bando donde puede ser capturada sin poder recapturar.
field-collect-take = Capturar todas las piezas del otro bando; los reyes se dejan en paz.

## `move`

field-move-answer = La jugada, o todas las jugadas correctas.
field-move-goal = Lo que debe lograr la jugada, en lugar de `answer`.
field-move-all = Si hay que encontrar todas las jugadas correctas.
field-move-by = La salida del jaque que se pide: huir, tapar o capturar la pieza que da jaque.
field-move-call = Lo que hay que decir con la jugada.

## `judge`

field-judge-move = La jugada que se juzga.
field-judge-answer = Lo que esperas; se compara con las reglas.
field-judge-because = El motivo que esperas; se compara con las reglas.
field-judge-said = Lo que dijo el otro bando con la última jugada, donde hay que decir jaque.

## `illegal`

field-illegal-move = La jugada prohibida que se prueba.
field-illegal-because = El motivo que esperas; se compara con las reglas.

## `allow`

field-allow-move = La jugada prohibida que debe llegar a ser legal.
field-allow-because = El motivo que esperas; se compara con las reglas.

## `try`

field-try-piece = La casilla de la única pieza que se mueve; sin este campo los bandos se turnan.
field-try-moves = Cuántas jugadas se hacen antes de seguir.

## `name`

field-name-ask = Qué se nombra; "find" juega al escondite: cada casilla tocada por error queda marcada hasta encontrar la buena.
field-name-times = Por cuántas casillas se pregunta, de 1 a 30.
field-name-from = Las casillas por las que se pregunta; sin este campo, las 64.

## `play`

field-play-line = Las jugadas de ambos bandos, como "e4 e5 Nf3"; quien aprende juega las de su bando.
field-play-also = Más líneas desde el mismo tablero que también son correctas.

## `status`

field-status-answer = Lo que esperas; se compara con las reglas.
field-status-offer = Las respuestas para elegir, con la correcta entre ellas; sin esta línea, las cinco.

## `claim`

field-claim-next = La jugada que se quiere hacer; la reclamación es para la posición de después.
field-claim-answer = Lo que esperas; se compara con las reglas.
field-claim-offer = Las respuestas para elegir, con la correcta entre ellas; sin esta línea, las tres.

## `count`

field-count-ask = Qué se cuenta; lo cuenta el programa. Con `side`, solo las piezas o los puntos de un bando.
field-count-piece = La casilla de la pieza por la que se pregunta.
field-count-answer = El número; con `ask` se compara con lo que cuenta el programa.

## `write`

field-write-move = La jugada que se escribe.
field-write-signs = Con true también hay que escribir + y #; sin esta línea pueden faltar.

## `setup`

field-setup-target = Cómo debe quedar el tablero al final, escrito como `board`.
field-setup-given = Las casillas cuyas piezas están ahí desde el principio.

## `choose`

field-choose-option = Las respuestas para elegir, cada una en su propio bloque [[step.option]].

## `sort`

field-sort-by = Qué decide, de menos a más; el programa calcula el orden. Sin esto, el orden es tuyo.
field-sort-order = Las casillas de las piezas, de la primera a la última; con `by` se pueden omitir, y entonces cuentan todas las piezas menos los reyes.
field-sort-option = En lugar de piezas: lo que se ordena, en su orden correcto, cada cosa en su propio bloque [[step.option]].

## `game`

field-game-goal = Cómo se gana la partida; "mate" si no se dice.
field-game-players = Cuántos juegan: 2.
field-game-opponent = "coach": el entrenador juega enseguida con el otro bando, y no se pregunta a nadie. Sin esto juegan dos, o quien aprende se lo pide al entrenador.
field-game-strength = Lo bien que juega el entrenador, de 1 a 5: prueba cosas, acepta regalos, mira una vez, mira dos veces, ve tres jugadas; 1 si no se dice.

## `practice`

field-practice-skill = Lo que se practica; `squarewise drill` enumera todos los tipos de ejercicio, cada uno con una línea.
field-practice-level = Lo difícil que es, desde 1; `squarewise drill` dice cuántos niveles tiene un tipo.
field-practice-count = Cuántos tableros hay, de 1 a 12.
field-practice-pass = Cuántos de ellos tienen que salir a la primera.

## `story`

field-story-scene = La escena de una página, por ejemplo "india".
field-story-presses = Cuántas veces se puede tocar lo dibujado en esta página.

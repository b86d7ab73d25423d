# Para qué sirven los campos de un archivo de lección, tal como lo dice `squarewise help-step`.

## Tipos de pasos

# source 63b40433
kind-say = Quien aprende mira y lee.
# source 3365cfbf
kind-squares = Quien aprende toca las casillas que se piden.
# source 0a87bd19
kind-collect = Quien aprende llega a todas las estrellas, o captura todas las piezas rivales; el otro bando nunca mueve.
# source 0b7f2293
kind-move = Quien aprende encuentra una jugada.
# source f51925a5
kind-judge = Quien aprende dice si una jugada es legal.
# source 479acbfa
kind-illegal = Quien aprende prueba una jugada prohibida y oye por qué lo es.
# source 0c919ef6
kind-allow = Quien aprende quita una pieza del tablero para que una jugada prohibida sea legal.
# source be5e2af7
kind-try = Quien aprende mueve con libertad, según las reglas.
# source c37ebed7
kind-name = Quien aprende nombra casillas, columnas, filas o colores de casillas.
# source c46ae659
kind-play = Quien aprende juega una línea; las réplicas vienen solas.
# source c00b99d4
kind-status = Quien aprende dice qué es la posición.
# source 836ee32a
kind-claim = Quien aprende dice qué tablas se pueden reclamar.
# source 9930c645
kind-count = Quien aprende cuenta algo en el tablero.
# source 921f97d9
kind-write = Quien aprende escribe una jugada.
# source a20029a3
kind-setup = Quien aprende coloca las piezas.
# source 9c307fe7
kind-choose = Quien aprende elige una de varias respuestas.
# source ed9099f4
kind-sort = Quien aprende pone en orden piezas o respuestas, una tras otra.
# source 6c972b2f
kind-game = Quien aprende juega una partida entera: en pareja ante una pantalla, o contra el entrenador.
# source 2c8d78b6
kind-practice = Quien aprende resuelve tableros que hace el programa, uno tras otro.
# source 9b83ad2a
kind-story = Quien aprende mira una página de una historia ilustrada y toca lo dibujado.

## La lección

# source c6c5645f
field-lesson-format = La versión del formato: siempre 1.
# source f87118fd
field-lesson-id = El nombre de la lección, el mismo que el del archivo; no lo cambies nunca después.
# source 2f3d5dd2
field-lesson-language = El idioma de las palabras de este archivo, como "pl" o "pt-BR".
# source 58b329e3
field-lesson-title = Cómo se llama la lección en su tarjeta.
# source 0d45fcb2
field-lesson-about = Una frase para la tarjeta.
# source b27a4b65
field-lesson-can = Lo que quien aprende sabe hacer después de la lección, una frase; se dice al final.
# source 92148b9a
field-lesson-group = El estante en el que está la lección.
# source 47034c86
field-lesson-after = Las lecciones que conviene haber visto antes.
# source 70fd54b0
field-lesson-rules = El reglamento.
# source e11f3cef
field-lesson-options = Reglas de la casa distintas de las del reglamento, como "rule3=off".
# source 93ce7951
field-lesson-author = Quién la ha escrito.
# source 1bb19f0b
field-lesson-licence = La licencia: cómo pueden usarla los demás.
# source c38071ed
field-lesson-side = Con qué bando juega quien aprende en los pasos que no lo dicen.
# source 7ab1a8e9
field-lesson-minutes = Cuánto dura, más o menos.
# source 69730793
field-lesson-notes = Para docentes; no lo ve quien aprende.
# source e8ef1904
field-lesson-articles = Los artículos de las Leyes que enseña, como "3.8.2".
# source a645dcff
field-lesson-step = Los pasos, en orden.

## Todos los pasos

# source 3964feab
field-step-id = El nombre del paso, una sola vez en la lección; no lo cambies nunca después.
# source 326e1ae4
field-step-kind = Qué hace quien aprende.
# source 97bc1fba
field-step-text = La frase que dice el entrenador.
# source ddf7bb1d
field-step-board = "start", "empty", una FEN, u ocho líneas dibujadas; para el juego en familia "family-start", "family-empty", una FFC, o doce líneas dibujadas.
# source 97b19ce5
field-step-turn = A quién le toca en un tablero dibujado.
# source 8524b861
field-step-castling = Los derechos de enroque de un tablero dibujado, como "KQkq"; en el juego en familia, como "SkqNk".
# source 069cc02a
field-step-seats = Quién juega en un tablero dibujado del juego en familia, como "aaza": en la mesa, ausente, fuera, nadie.
# source ad90e1b0
field-step-played = Jugadas que se muestran antes del turno de quien aprende.
# source 10cb832b
field-step-side = Con qué bando juega quien aprende; el tablero gira hacia ese bando.
# source fd0a8a7b
field-step-rules = El reglamento de este paso.
# source d979453a
field-step-options = Reglas de la casa de este paso distintas de las del reglamento, como "rule3=off".
# source 09c5fc89
field-step-allies = Quiénes son aliados en el juego en familia, como "SN".
# source b04e4c0f
field-step-draw = Flechas y marcas, como "arrow e2-e4" o "red circle d5".
# source 45695d4d
field-step-hints = Ayuda que llega frase a frase, cinco como mucho.
# source b914c9c2
field-step-paper = La frase en papel, cuando `text` habla de la pantalla.
# source 666283ca
field-step-yes = Lo que dice el entrenador cuando está resuelto.
# source babbf1bb
field-step-no = Lo que dice el entrenador a cualquier otra respuesta.
# source 7c137abe
field-step-wrong = Lo que dice el entrenador a una jugada concreta: ["f1-g1", "frase"].
# source 7f53f5c9
field-step-because_say = Lo que dice el entrenador por un motivo: ["path-blocked", "frase"].
# source e2a2a942
field-step-picture = Una imagen al lado del texto: el nombre de un archivo junto a la lección.
# source 36d5dd63
field-step-teaches = Las reglas de las que trata, donde el tablero no lo muestra, como "resignation".
# source 8e54aa6c
field-step-aids = Lo que ayuda a ver, como "attack-map".
# source b04a8547
field-step-go = El paso que viene después, si no es el de abajo.

## Una respuesta de `choose`

# source b7ba8e0f
field-option-id = El nombre de la respuesta, una sola vez en su paso.
# source 7e2046c5
field-option-text = Lo que dice la respuesta.
# source e65d4d54
field-option-right = Si es una respuesta correcta.
# source f46b5c7c
field-option-say = Lo que dice el entrenador cuando se elige; `say = true` si las palabras están en otra parte.
# source 37627f5a
field-option-go = El paso que viene después cuando se elige.

## `squares`

# source c8e9421c
field-squares-ask = Qué casillas; el programa las calcula.
# source 32b41f8c
field-squares-piece = La casilla de la pieza por la que se pregunta.
# source 969a40cf
field-squares-answer = Las casillas, si ninguna pregunta de `ask` encaja.

## `collect`

# source c804835b
field-collect-piece = La casilla de la única pieza que se mueve; sin este campo recoge todo el bando.
# source 4c5b4b5c
field-collect-stars = Las casillas con estrellas; el programa encuentra el mínimo de jugadas.
# source f0a71049
field-collect-flies = La estrella se escapa volando cuando una pieza la atrapa, por las casillas de `stars` en su orden; en la última se queda.
# source fccc878d
field-collect-safe = Con true es un error detenerse donde la pieza puede ser capturada; con "all", dejar cualquier pieza del bando donde puede ser capturada sin poder recapturar.
# source d7b0dfb7
field-collect-take = Capturar todas las piezas del otro bando; los reyes se dejan en paz.

## `move`

# source fd8e0cb9
field-move-answer = La jugada, o todas las jugadas correctas.
# source ffe08cbd
field-move-goal = Lo que debe lograr la jugada, en lugar de `answer`.
# source 4d31e576
field-move-all = Si hay que encontrar todas las jugadas correctas.
# source 3098aef5
field-move-by = La salida del jaque que se pide: huir, tapar o capturar la pieza que da jaque.
# source 8696c3f0
field-move-call = Lo que hay que decir con la jugada.

## `judge`

# source 203c869d
field-judge-move = La jugada que se juzga.
# source 9b77fab5
field-judge-answer = Lo que esperas; se compara con las reglas.
# source d0cbb6f6
field-judge-because = El motivo que esperas; se compara con las reglas.
# source 17e11c77
field-judge-said = Lo que dijo el otro bando con la última jugada, donde hay que decir jaque.

## `illegal`

# source 54bb9156
field-illegal-move = La jugada prohibida que se prueba.
# source 7dffb04f
field-illegal-because = El motivo que esperas; se compara con las reglas.

## `allow`

# source 683004ff
field-allow-move = La jugada prohibida que debe llegar a ser legal.
# source 75088770
field-allow-because = El motivo que esperas; se compara con las reglas.

## `try`

# source 3f25e59e
field-try-piece = La casilla de la única pieza que se mueve; sin este campo los bandos se turnan.
# source edcc66ff
field-try-moves = Cuántas jugadas se hacen antes de seguir.

## `name`

# source 451272e1
field-name-ask = Qué se nombra; "find" juega al escondite: cada casilla tocada por error queda marcada hasta encontrar la buena.
# source 553c204c
field-name-times = Por cuántas casillas se pregunta, de 1 a 30.
# source 6ea45503
field-name-from = Las casillas por las que se pregunta; sin este campo, las 64.

## `play`

# source 46cc29ba
field-play-line = Las jugadas de ambos bandos, como "e4 e5 Nf3"; quien aprende juega las de su bando.
# source b4c6268d
field-play-also = Más líneas desde el mismo tablero que también son correctas.

## `status`

# source a21dac3a
field-status-answer = Lo que esperas; se compara con las reglas.
# source 6bea865c
field-status-offer = Las respuestas para elegir, con la correcta entre ellas; sin esta línea, las cinco.

## `claim`

# source 3ed0fd0f
field-claim-next = La jugada que se quiere hacer; la reclamación es para la posición de después.
# source b3736d60
field-claim-answer = Lo que esperas; se compara con las reglas.
# source b752c586
field-claim-offer = Las respuestas para elegir, con la correcta entre ellas; sin esta línea, las tres.

## `count`

# source 7ea9aeb6
field-count-ask = Qué se cuenta; lo cuenta el programa. Con `side`, solo las piezas o los puntos de un bando.
# source 2f6cb0a9
field-count-piece = La casilla de la pieza por la que se pregunta.
# source 1cb9f3fa
field-count-answer = El número; con `ask` se compara con lo que cuenta el programa.

## `write`

# source b2b36bd0
field-write-move = La jugada que se escribe.
# source b9659b36
field-write-signs = Con true también hay que escribir + y #; sin esta línea pueden faltar.

## `setup`

# source 8251ca92
field-setup-target = Cómo debe quedar el tablero al final, escrito como `board`.
# source ffd73fa1
field-setup-given = Las casillas cuyas piezas están ahí desde el principio.

## `choose`

# source 41d1401a
field-choose-option = Las respuestas para elegir, cada una en su propio bloque [[step.option]].

## `sort`

# source 16d6e3be
field-sort-by = Qué decide, de menos a más; el programa calcula el orden. Sin esto, el orden es tuyo.
# source 4df942b0
field-sort-order = Las casillas de las piezas, de la primera a la última; con `by` se pueden omitir, y entonces cuentan todas las piezas menos los reyes.
# source 3ed5cb7e
field-sort-option = En lugar de piezas: lo que se ordena, en su orden correcto, cada cosa en su propio bloque [[step.option]].

## `game`

# source 62a1e5e2
field-game-goal = Cómo se gana la partida; "mate" si no se dice.
# source 5d80283f
field-game-players = Cuántos juegan: 2.
# source ee05221a
field-game-opponent = "coach": el entrenador juega enseguida con el otro bando, y no se pregunta a nadie. Sin esto juegan dos, o quien aprende se lo pide al entrenador.
# source 171889f9
field-game-strength = Lo bien que juega el entrenador, de 1 a 5: prueba cosas, acepta regalos, mira una vez, mira dos veces, ve tres jugadas; 1 si no se dice.

## `practice`

# source 875a80b1
field-practice-skill = Lo que se practica; `squarewise drill` enumera todos los tipos de ejercicio, cada uno con una línea.
# source fa3afed6
field-practice-level = Lo difícil que es, desde 1; `squarewise drill` dice cuántos niveles tiene un tipo.
# source 11b25b9b
field-practice-count = Cuántos tableros hay, de 1 a 12.
# source 3117ec7d
field-practice-pass = Cuántos de ellos tienen que salir a la primera.

## `story`

# source f1575e89
field-story-scene = La escena de una página, por ejemplo "india".
# source f2fabc72
field-story-presses = Cuántas veces se puede tocar lo dibujado en esta página.

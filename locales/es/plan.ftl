### Sesiones para docentes: de 45 minutos, y las doce semanas. Las lee una persona adulta, ante un grupo.

## Lo que está en cada sesión.

# source fe030761
plan-number = Sesión { $number } de { $total } · { $minutes } minutos
# source f39f2cbd
plan-for-experts = para expertos
# source 648433e1
plan-material = Material
# source b7d4dda3
plan-projector = Un proyector o un tablero grande para todos
# source 8897f4f9
plan-screen = Una pantalla por pareja, o las hojas de ejercicios en papel
# source fba7eacf
plan-board = Un tablero por pareja, con estas piezas:
# source 9b914e14
plan-cross = El tablero para cuatro, con estas piezas:
# source 8aa3c8bc
plan-cut-out = Para recortar: { $command }
# source a64efff2
plan-minutes = { $minutes } min
# source 4047c65d
plan-arrive = Al llegar
# source 925361fa
plan-story = Primero, ver juntos la historia: { $name }
# source b9e069cb
plan-first = Preguntar a la clase qué sabe del ajedrez.
# source e107d9a2
plan-back = ¿Quién se acuerda? La pregunta de la última vez:
# source 611b2ed3
plan-answer = La respuesta:
# source ae549d1b
plan-together = Todos juntos
# source 0aebea7a
plan-together-how = Mostrar un paso de cada lección en el tablero grande.
# source 125b2190
plan-screens = Ante la pantalla
# source bc73cb23
plan-screens-how = Cada pareja comparte una pantalla, por turnos. Sin pantallas, se imprimen las hojas:
# source 15358bbf
plan-pairs = En parejas, con tableros de verdad
# source 59a3110c
plan-groups = En grupos, con el tablero para cuatro
# source 65c3d6db
plan-swap = Luego se cambian los bandos.
# source 6d7cbb48
plan-easier = Más fácil
# source dd9bd422
plan-harder = Más difícil
# source 0e72e48a
plan-level = { $name } · nivel { $level }
# source 6010ee53
plan-step = { $lesson }, paso { $number }
# source a5e82ca6
plan-exit = Pregunta de salida
# source a7b16629
plan-exit-how = Cada uno dice o muestra la respuesta antes de irse.
# source e8e4c178
plan-homework = En casa
# source 4fcba04f
plan-homework-how = Practicar «{ $name }», nivel { $level }, en pantalla o en papel:

## Las doce semanas.

# source 6e857514
plan-weeks = Doce semanas de ajedrez
# source d6c06839
plan-weeks-how = Dos sesiones de { $minutes } minutos por semana. Si solo hay una, se dan por orden.
# source 6296133e
plan-week = Sem.
# source 84577509
plan-first-period = Primera sesión
# source 910eaadf
plan-second-period = Segunda sesión
# source ab5720df
plan-print = Para imprimir: { $text }
# source 6dd4fe80
plan-print-plan = Una sesión: { $command }
# source f40f1b3c
plan-print-lesson = Una hoja de ejercicios: { $command }
# source e5389c9e
plan-print-practice = Un ejercicio para casa: { $command }
# source cea47f26
plan-later = Para expertos, después de las doce semanas: { $text }

## Lo que hacen las parejas, y lo que es más fácil y más difícil: cada sesión por su nombre.

# source e412452f
period-rook-and-bishop-pairs = La torre captura todos los peones. Si un peón cruza, ganan los peones.
# source 6b2dd4f6
period-rook-and-bishop-easier = Jugar con dos peones, y ver antes adónde puede ir la torre.
# source ebaba84d
period-rook-and-bishop-harder = Cazan dos alfiles en lugar de la torre.
# source 0af2cee9
period-queen-and-king-pairs = La dama captura todos los peones antes de que llegue uno.
# source 8fc79180
period-queen-and-king-easier = Quitar dos peones, y señalar antes adónde puede ir la dama.
# source 14aa5c6f
period-queen-and-king-harder = Rey, dama, torre y alfil cazan seis peones.
# source 522ed22e
period-knight-and-names-pairs = Dos caballos cazan los peones. Antes de cada salto se dice la casilla.
# source a7ab8963
period-knight-and-names-easier = Un caballo, una moneda: llegar hasta ella en pocos saltos.
# source aa417936
period-knight-and-names-harder = Uno nombra dos casillas, y el otro encuentra el camino.
# source 6f4eb675
period-taking-pairs = Torre, caballo y alfil contra la dama. Gana quien lo captura todo.
# source bf2ea31e
period-taking-easier = Antes de cada jugada, decir qué puede capturar la pieza.
# source c3c196ac
period-taking-harder = Jugar con más piezas. Una pieza perdida no se devuelve.
# source 0ad3c4ce
period-pawns-pairs = Tres peones cada uno: gana el primero que cruza. Si nadie puede mover, nadie gana.
# source 78592f0f
period-pawns-easier = Primero, avanzar y capturar con un peón cada uno.
# source 792896a4
period-pawns-harder = Jugar con cuatro peones cada uno.
# source 3d1656e6
period-promotion-and-values-pairs = Ocho peones y el rey: ¿quién consigue antes otra dama? Al final se cuentan los puntos capturados.
# source 350d4e24
period-promotion-and-values-easier = Un peón avanza solo y se convierte una vez en cada pieza.
# source 94ff98e7
period-promotion-and-values-harder = Cuatro peones juegan contra una torre.
# source 8f5767c9
period-danger-and-check-pairs = Dar diez jaques con la dama, y decirlos. Si se pierde la dama, gana el rey.
# source 977f5468
period-danger-and-check-easier = Poner una ficha en cada casilla segura para el rey.
# source d893f6bc
period-danger-and-check-harder = Uno prepara un jaque, y el otro encuentra quién lo da.
# source aa80fdd4
period-out-of-check-pairs = Mostrar las tres salidas del jaque. Cada uno prepara también un jaque para el otro.
# source 0b1329ba
period-out-of-check-easier = Buscar una sola salida: ¿puede huir el rey?
# source ed468204
period-out-of-check-harder = Preparar un jaque doble. ¿Por qué solo puede mover el rey?
# source b90a0370
period-mate-and-stalemate-pairs = Dos torres atrapan a un rey solo. ¡Sin ahogarlo!
# source 1b33df9a
period-mate-and-stalemate-easier = El rey empieza en el borde.
# source e2e4a816
period-mate-and-stalemate-harder = Atraparlo con dama y rey.
# source 3fa84ba4
period-mate-in-one-pairs = Torre y rey tienen veinte jugadas para atrapar al rey.
# source fb7ec49e
period-mate-in-one-easier = Decir tras cada jugada: ¿jaque, mate, ahogado o nada?
# source aec3daaf
period-mate-in-one-harder = Encontrar en pareja un mate en dos jugadas.
# source e9cecdf3
period-armies-and-board-pairs = Poner bien el tablero. Gana quien lo captura todo menos el rey.
# source 6e1ffe00
period-armies-and-board-easier = Un ejército no se mueve, y el otro lo captura entero.
# source 64316127
period-armies-and-board-harder = Quien regala una pieza pierde la partida.
# source 7803e574
period-set-up-and-turns-pairs = Cada uno coloca un ejército y revisa el otro. Después, diez jugadas cada uno.
# source 56e0d662
period-set-up-and-turns-easier = Primero, colocar solo las piezas de las esquinas.
# source 66d422c1
period-set-up-and-turns-harder = Uno nombra las casillas con los ojos cerrados, y el otro coloca.
# source 7a3c8044
period-first-whole-game-pairs = Una partida entera. Quien da mate levanta la mano, y lo comprueban los dos.
# source d055da50
period-first-whole-game-easier = Jugar con muchas piezas contra pocas.
# source 38cef2fa
period-first-whole-game-harder = Antes de cada jugada, preguntar: ¿se puede capturar algo?
# source 11ab4e94
period-manners-and-writing-pairs = Como en un torneo: pieza tocada, pieza movida. Cada uno escribe diez jugadas.
# source d005a5bc
period-manners-and-writing-easier = Uno hace una jugada, y la escriben los dos.
# source b6c7a33a
period-manners-and-writing-harder = Repetir una partida con la planilla del otro.
# source 2c61757e
period-castling-and-passing-pairs = Una carrera de peones. Si uno pasa de largo, se puede capturar al paso.
# source 52a7fbd7
period-castling-and-passing-easier = Preparar un avance doble, y capturar al paso.
# source 051dfb3d
period-castling-and-passing-harder = Enrocar a tiempo contra muchos peones.
# source 1e392849
period-when-not-pairs = Uno pone una pieza blanca. El otro dice hacia dónde pueden enrocar aún las negras.
# source 21be8107
period-when-not-easier = Usar solo una torre: ¿qué casilla ataca?
# source 835ac2e8
period-when-not-harder = Colocar un peón que nadie pueda capturar al paso.
# source 01f07de3
period-myths-and-signs-pairs = Jugar y escribir cada jugada con todos los signos. Cada uno enroca una vez.
# source 79bc6c45
period-myths-and-signs-easier = Escribir solo letras y casillas, y los signos después.
# source f4940524
period-myths-and-signs-harder = Inventar un cuento sobre el enroque. El otro dice si es verdad.
# source fe1accd0
period-giving-up-pairs = Seguir jugando: tras cada jugada se pueden ofrecer tablas. El otro dice que sí, o juega.
# source 65029487
period-giving-up-easier = Quitar piezas hasta que nadie pueda ganar.
# source 98b1fceb
period-giving-up-harder = Conseguir tablas: capturar todos los peones que quieren ganar.
# source b8f692b6
period-claims-pairs = El rey solitario cuenta sus jugadas tranquilas. ¿Aguanta hasta cincuenta?
# source 7957270b
period-claims-easier = Salir y volver con los caballos, y contar las posiciones.
# source f01d0a76
period-claims-harder = Salvar una partida perdida: tres veces la misma posición.
# source 06c1e9d7
period-endings-pairs = Dos damas atrapan al rey, pero le dejan aire. El ahogado salva al rey.
# source be587065
period-endings-easier = Primero, buscar todas las formas de ahogar con una dama.
# source 1165824d
period-endings-harder = Anunciar el mate dos jugadas antes.
# source 6dce7d8e
period-board-for-four-pairs = Una carrera: peones negros contra azules. Gana quien cruza primero.
# source 30f66d15
period-board-for-four-easier = Una pieza rodea las cuatro esquinas.
# source bf6d4f96
period-board-for-four-harder = Cuidado con los peones que pasan de largo.
# source 3d4085de
period-attackers-and-snacks-pairs = Cuatro juegan diez rondas. Solo un jugador a la vez puede atacar a un rey.
# source 20619c4f
period-attackers-and-snacks-easier = Antes de cada jugada, contar quién ataca a qué rey.
# source d97be43b
period-attackers-and-snacks-harder = Cada uno se ausenta una vez, durante una ronda.
# source cbe0d0e1
period-words-and-teams-pairs = Uno lleva las torres, y el otro los caballos. ¡Hay que atrapar los dos caballos!
# source f38dc59d
period-words-and-teams-easier = Decir en voz alta cada ataque a un caballo.
# source bcd2f069
period-words-and-teams-harder = Preparar un jaque que nadie ha dicho. ¿Qué está permitido?
# source fbc49ca2
period-last-king-pairs = Cuatro juegan hasta que quede un solo rey. Quien queda fuera lleva la cuenta.
# source 44baeda6
period-last-king-easier = Empezar cuando solo quedan dos reyes.
# source b44162ec
period-last-king-harder = Formar equipos antes de la partida, y cumplir lo acordado.

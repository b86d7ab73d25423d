### Clases para docentes: de 45 minutos, y las doce semanas. Las lee una persona adulta, ante un grupo.

## Lo que está en cada clase.

# source fe030761
plan-number = Clase { $number } de { $total } · { $minutes } minutos
# source f39f2cbd
plan-for-experts = para expertos
# source 2bef2d48
plan-material = Material
# source 97ce905d
plan-projector = Un proyector o un tablero grande para todos
# source 3ad91cf3
plan-screen = Una pantalla para dos, o las hojas de ejercicios en papel
# source 5d90ace9
plan-board = Un tablero para dos, con estas piezas:
# source 9b914e14
plan-cross = El tablero para cuatro, con estas piezas:
# source 2b13dead
plan-cut-out = Para recortar: { $command }
# source a64efff2
plan-minutes = { $minutes } min
# source 6e8fe4af
plan-arrive = Al llegar
# source 925361fa
plan-story = Primero, ver juntos la historia: { $name }
# source b9e069cb
plan-first = Cada uno cuenta lo que sabe del ajedrez.
# source e107d9a2
plan-back = ¿Quién se acuerda? La pregunta de la última vez:
# source 611b2ed3
plan-answer = La respuesta:
# source ae549d1b
plan-together = Todos juntos
# source 0aebea7a
plan-together-how = Mostrar un paso de cada lección en el tablero grande.
# source 125b2190
plan-screens = En las pantallas
# source bc73cb23
plan-screens-how = Dos comparten una pantalla y se turnan. Sin pantallas, imprimir las hojas:
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
# source 170f2b78
plan-exit = Pregunta de salida
# source a7b16629
plan-exit-how = Cada uno dice o muestra la respuesta antes de irse.
# source e8e4c178
plan-homework = En casa
# source 887ec800
plan-homework-how = Practicar «{ $name }», nivel { $level }, en pantalla o en papel:

## Las doce semanas.

# source 6e857514
plan-weeks = Doce semanas de ajedrez
# source 16cb18e6
plan-weeks-how = Dos clases de { $minutes } minutos por semana. Si solo hay una, se dan por orden.
# source 6296133e
plan-week = Sem.
# source 84577509
plan-first-period = Primera clase
# source 910eaadf
plan-second-period = Segunda clase
# source ab5720df
plan-print = Para imprimir: { $text }
# source 6dd4fe80
plan-print-plan = Una clase: { $command }
# source f40f1b3c
plan-print-lesson = Una hoja de ejercicios: { $command }
# source 5062515b
plan-print-practice = Un ejercicio para casa: { $command }
# source cea47f26
plan-later = Para expertos, después de las doce semanas: { $text }

## Lo que hacen las parejas, y lo que es más fácil y más difícil: cada clase por su nombre.

# source 31ba751e
period-rook-and-bishop-pairs = La torre captura todos los peones. Si llega un peón, ganan los peones.
# source b7b9862c
period-rook-and-bishop-easier = Jugar con dos peones, y buscar antes las casillas de la torre.
# source 3194d4cc
period-rook-and-bishop-harder = Cazan dos alfiles en lugar de la torre.
# source 473e4ae8
period-queen-and-king-pairs = La dama captura todos los peones antes de que llegue uno.
# source 5810269c
period-queen-and-king-easier = Quitar dos peones, y señalar antes cada casilla.
# source 14aa5c6f
period-queen-and-king-harder = Rey, dama, torre y alfil cazan seis peones.
# source 522ed22e
period-knight-and-names-pairs = Dos caballos cazan los peones. Antes de cada salto se dice la casilla.
# source 209fbb27
period-knight-and-names-easier = Un caballo, una moneda: llegar hasta ella en pocos saltos.
# source aa417936
period-knight-and-names-harder = Uno nombra dos casillas, y otro encuentra el camino.
# source 6f4eb675
period-taking-pairs = Torre, caballo y alfil contra la dama. Gana quien lo captura todo.
# source e3c64dfe
period-taking-easier = Antes de cada jugada, decir qué puede capturar la pieza.
# source 13a537b5
period-taking-harder = Jugar con más piezas. Una pieza perdida no vuelve.
# source 8813043b
period-pawns-pairs = Tres peones cada uno: gana el primero que llega. Si nadie puede mover, nadie gana.
# source 46a12479
period-pawns-easier = Primero, andar y capturar con un peón cada uno.
# source 792896a4
period-pawns-harder = Jugar con cuatro peones cada uno.
# source 7447b265
period-promotion-and-values-pairs = Ocho peones y el rey: ¿quién consigue antes otra dama? Al final se cuentan los puntos capturados.
# source 52abad8b
period-promotion-and-values-easier = Un peón anda solo y se convierte una vez en cada pieza.
# source 94ff98e7
period-promotion-and-values-harder = Cuatro peones juegan contra una torre.
# source 8f5767c9
period-danger-and-check-pairs = Dar diez jaques con la dama, y decirlos. Si se pierde la dama, gana el rey.
# source 977f5468
period-danger-and-check-easier = Poner una ficha en cada casilla segura para el rey.
# source d893f6bc
period-danger-and-check-harder = Uno prepara un jaque, y otro encuentra quién lo da.
# source bde18c11
period-out-of-check-pairs = Mostrar las tres salidas del jaque. Luego cada uno prepara un jaque para el otro.
# source 0b1329ba
period-out-of-check-easier = Buscar una sola salida: ¿puede huir el rey?
# source c48c6548
period-out-of-check-harder = Preparar un jaque doble. ¿Por qué solo puede mover el rey?
# source b90a0370
period-mate-and-stalemate-pairs = Dos torres atrapan a un rey solo. ¡Sin ahogarlo!
# source 1b33df9a
period-mate-and-stalemate-easier = El rey empieza en el borde.
# source 71bbd9fb
period-mate-and-stalemate-harder = Atraparlo con dama y rey.
# source dc617ecd
period-mate-in-one-pairs = Torre y rey atrapan al rey. Después de veinte jugadas se cambia.
# source 0d188b50
period-mate-in-one-easier = Decir tras cada jugada: ¿jaque, mate, ahogado o nada?
# source ac0d3e51
period-mate-in-one-harder = Encontrar juntos un mate en dos jugadas.
# source e9cecdf3
period-armies-and-board-pairs = Poner bien el tablero. Gana quien lo captura todo menos el rey.
# source d7e9f7c2
period-armies-and-board-easier = Un ejército no se mueve, y el otro lo recoge.
# source 64316127
period-armies-and-board-harder = Quien regala una pieza pierde la partida.
# source e940beb4
period-set-up-and-turns-pairs = Cada uno coloca un ejército y revisa el otro. Luego se hacen diez jugadas cada uno.
# source 84911a7c
period-set-up-and-turns-easier = Primero, colocar solo las piezas de las esquinas.
# source cc810af1
period-set-up-and-turns-harder = Con los ojos cerrados: uno nombra las casillas, otro coloca.
# source 2832f108
period-first-whole-game-pairs = Una partida entera. Quien da mate levanta la mano, y lo comprueban los dos.
# source d055da50
period-first-whole-game-easier = Jugar con muchas piezas contra pocas.
# source 16c75d01
period-first-whole-game-harder = Antes de cada jugada, preguntar: ¿se puede capturar algo?
# source 52ebdc38
period-manners-and-writing-pairs = Como en un torneo: pieza tocada, pieza movida. Cada uno escribe diez jugadas.
# source 11676148
period-manners-and-writing-easier = Uno hace una jugada, y la escriben los dos.
# source 40f3150b
period-manners-and-writing-harder = Repetir una partida con la planilla del otro.
# source 023fc8f7
period-castling-and-passing-pairs = Los peones hacen una carrera. Quien pasa de largo puede ser capturado al paso.
# source af8c2290
period-castling-and-passing-easier = Preparar un avance doble, y capturar al paso.
# source 051dfb3d
period-castling-and-passing-harder = Enrocar a tiempo contra muchos peones.
# source d19535d8
period-when-not-pairs = Poner una pieza blanca. El otro dice hacia dónde pueden enrocar aún las negras.
# source 1ad90640
period-when-not-easier = Usar solo una torre: ¿qué casilla ataca?
# source 835ac2e8
period-when-not-harder = Colocar un peón que nadie puede capturar al paso.
# source d5929d6a
period-myths-and-signs-pairs = Jugar y escribir cada jugada con todos los signos. Cada uno enroca una vez.
# source 79bc6c45
period-myths-and-signs-easier = Escribir solo letras y casillas, y los signos después.
# source 8f3e260c
period-myths-and-signs-harder = Inventar un cuento sobre el enroque. El otro dice si es verdad.
# source 1639e0ef
period-giving-up-pairs = Seguir jugando: tras cada jugada se pueden ofrecer tablas. El otro dice sí, o juega.
# source 4e2ddca3
period-giving-up-easier = Quitar piezas hasta que nadie pueda ganar.
# source c8653a1d
period-giving-up-harder = Conseguir tablas: capturar todos los peones que quieren ganar.
# source cdab3cee
period-claims-pairs = El rey solo cuenta sus jugadas tranquilas. ¿Aguanta hasta cincuenta?
# source ffdc3071
period-claims-easier = Salir y volver con los caballos, y contar las posiciones.
# source 0edddab6
period-claims-harder = Salvar una partida perdida: tres veces la misma posición.
# source 52940db9
period-endings-pairs = Dos damas atrapan al rey, pero le dejan aire. Si queda ahogado, gana el rey.
# source 95c57c89
period-endings-easier = Primero, encontrar todos los ahogados con una dama.
# source 69c8c277
period-endings-harder = Anunciar el mate dos jugadas antes.
# source 6dce7d8e
period-board-for-four-pairs = Una carrera: peones negros contra azules. Gana quien cruza primero.
# source 30f66d15
period-board-for-four-easier = Una pieza da la vuelta a las cuatro esquinas.
# source bf6d4f96
period-board-for-four-harder = Vigilar los peones que pasan de largo.
# source 32137643
period-attackers-and-snacks-pairs = Cuatro juegan diez rondas. Solo un jugador a la vez puede atacar a un rey.
# source 48115da3
period-attackers-and-snacks-easier = Antes de cada jugada, contar quién ataca a qué rey.
# source adf5c21a
period-attackers-and-snacks-harder = Cada uno se ausenta una vez, durante una ronda.
# source 9b45f580
period-words-and-teams-pairs = Uno lleva las torres, y el otro los caballos. ¡Hay que atrapar los dos caballos!
# source 0c4e4e1b
period-words-and-teams-easier = Decir jaque en voz alta en cada ataque a un rey.
# source bcd2f069
period-words-and-teams-harder = Preparar un jaque que nadie ha dicho. ¿Qué está permitido?
# source 1f7d1d43
period-last-king-pairs = Cuatro juegan hasta que queda un rey. Quien está fuera lleva la lista.
# source a3d47ecc
period-last-king-easier = Empezar cuando solo quedan dos reyes.
# source b44162ec
period-last-king-harder = Formar equipos antes de la partida, y cumplir la palabra.

### Lo que se imprime para usarlo: un juego para recortar, las hojas de un torneo.

## Un juego para imprimir y recortar

# source c2fe55fa
set-classic = Ajedrez para recortar
# source 3dbf7894
set-cross = Ajedrez en familia para recortar
# source a49ed9eb
set-made-of = { $count ->
    [one] { $count } pieza, el tablero, cajas y las reglas
   *[other] { $count } piezas, el tablero, cajas y las reglas
 }
# Pages are printed on both sides.
# source 8513930b
set-step-print = Imprime por las dos caras en papel grueso. Dale la vuelta por el borde largo.
# source ce7a03b7
set-step-cut = Recorta por las líneas.
# A strip becomes a figure that stands on two feet.
# source 5c1e380a
set-step-fold = Dobla por las líneas de puntos. Pega un pie sobre el otro.
# source 20fcbdae
set-step-flat = O corta también las líneas de puntos. Así tienes dos piezas planas.
# On the back of a flat pawn is a queen.
# source 4c5165d6
set-step-queen = ¿Un peón plano en su última fila? Dale la vuelta: ahora es una dama.
# source e5329b1c
set-step-board = Recorta las dos mitades del tablero. Únelas con la pestaña.
# source 7552f09d
set-step-tray = Dobla y pega las cajas. Ahí van las piezas capturadas.
# source 7b32016b
set-on-page = Página { $page }: { $text }
# source 50a2543d
set-rules = Reglas
# source 3744f17d
set-pieces = Piezas
# source f81e4a31
set-board = Tablero
# source dfeac85f
set-board-left = Tablero, mitad izquierda
# source 02467fc5
set-board-right = Tablero, mitad derecha
# Beside stripes, and on the other page beside the edge that is glued onto them.
# source a809a5be
set-flap = Pega la mitad derecha de la página { $page } sobre esta pestaña.
# source 57eb2ca0
set-seam = Corta por este borde. Pégalo sobre la pestaña de la página { $page }.
# source 99284811
set-trays = Cajas
# source 447a3dcc
set-backs = Este es el reverso de la página { $page }.
# source 65a48d03
set-empty = Este es el reverso de la página { $page }. Se queda vacío.
# Small words beside a whole line, a dashed line and stripes.
# source 7d1502a9
set-cut = Cortar
# source 05f201f5
set-fold = Doblar
# source 9fed69f9
set-glue = Pegar

## Las hojas de una eliminatoria

# source 6b2764b7
event-bracket = Cuadro de la eliminatoria
# source 2c25d11c
event-lots = Los números se sortean. Quien gana juega la ronda siguiente.
# source 679c1288
event-agree-draw = Antes de la partida se acuerda qué pasa si hay tablas. Las reglas del colegio no lo dicen.
# A group of players by their age, such as under 15.
# source e25f6599
event-section = Grupo
# source 6fff94c2
event-round = Ronda { $number }
# source 9c5c6956
event-semifinal = Semifinales
# source aaca7949
event-final = Final
# source 1bcf9371
event-winner = Quien gana
# Small words below the line of a player who has nobody to play against in the first round.
# source fea58dd8
event-bye = no juega, pasa
# source e85a34e4
event-umpire = Los árbitros son los jugadores
# source 1b4101e1
event-umpire-says = Una eliminatoria escolar: en el tablero no hay árbitro.
# source 7170cdb8
event-before = Antes de la partida
# source 79e59b3c
event-during = Durante la partida
# source 104b0614
event-after = Después de la partida
# source bb9a86be
event-play-again = Jugamos otra vez con los colores cambiados.
# source 6a76a2c3
event-teacher-decides = Decide un profesor o una profesora.
# A line to write on follows.
# source a694e9fe
event-otherwise = Otra cosa:
# source 6d05233a
event-ask-teacher = ¿Una regla no está clara? Se para y se llama a un profesor o a un árbitro.
# source 11078427
event-agree-result = Los dos dicen el resultado y están de acuerdo.
# source 2dbc60dc
event-hand-in = Se escribe en la hoja de resultado. Firman los dos.
# source 8408f54c
event-goes-on = Quien gana juega la ronda siguiente.
# source 6cd505d4
event-silent = Lo que las reglas del colegio no mencionan
# source da3ca91c
event-silent-says = «No se menciona» no quiere decir prohibido. Se acuerda antes de la partida.
# source da60538f
event-our-rules = Las reglas del colegio
# source fa056474
event-not-mentioned = no se menciona
# source 3405777c
event-score-sheet = Planilla
# source 501342a9
event-tournament = Torneo
# source d29dab04
event-round-field = Ronda
# source debba231
event-table = Mesa
# source 48feb7c9
event-result = Resultado
# source 7bbd7d0c
event-giving-up = Cuando alguien abandona
# source 9f6f3125
event-giving-up-word = Escribe «abandona» junto al nombre.
# source 4fa0e095
event-giving-up-ring = O rodea el resultado con un círculo.
# source c1447483
event-giving-up-result = O escribe 1–0 si abandonan las negras, 0–1 si abandonan las blancas.
# source 3212077c
event-slip = Resultado de una partida
# source 50ae2dba
event-both-sign = Firman los dos

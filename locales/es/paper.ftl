### Lo que se imprime para usarlo: un juego para recortar, las hojas de un torneo.

## Un juego para imprimir y recortar

set-classic = Ajedrez para recortar
set-cross = Ajedrez en familia para recortar
set-made-of = { $count ->
    [one] { $count } pieza, el tablero, cajas y las reglas
   *[other] { $count } piezas, el tablero, cajas y las reglas
 }
# Pages are printed on both sides.
set-step-print = Imprime por las dos caras en papel grueso. Dale la vuelta por el borde largo.
set-step-cut = Recorta por las líneas.
# A strip becomes a figure that stands on two feet.
set-step-fold = Dobla por las líneas de puntos. Pega un pie sobre el otro.
set-step-flat = O corta también las líneas de puntos. Así tienes dos piezas planas.
# On the back of a flat pawn is a queen.
set-step-queen = ¿Un peón plano en su última fila? Dale la vuelta: ahora es una dama.
set-step-board = Recorta las dos mitades del tablero. Únelas con la pestaña.
set-step-tray = Dobla y pega las cajas. Ahí van las piezas capturadas.
set-on-page = Página { $page }: { $text }
set-rules = Reglas
set-pieces = Piezas
set-board = Tablero
set-board-left = Tablero, mitad izquierda
set-board-right = Tablero, mitad derecha
# Beside stripes, and on the other page beside the edge that is glued onto them.
set-flap = Pega la mitad derecha de la página { $page } sobre esta pestaña.
set-seam = Corta por este borde. Pégalo sobre la pestaña de la página { $page }.
set-trays = Cajas
set-backs = Este es el reverso de la página { $page }.
set-empty = Este es el reverso de la página { $page }. Se queda vacío.
# Small words beside a whole line, a dashed line and stripes.
set-cut = Cortar
set-fold = Doblar
set-glue = Pegar

## Las hojas de una eliminatoria

event-bracket = Cuadro de la eliminatoria
event-lots = Los números se sortean. Quien gana juega la ronda siguiente.
event-agree-draw = Antes de la partida se acuerda qué pasa si hay tablas. Las reglas del colegio no lo dicen.
# A group of players by their age, such as under 15.
event-section = Grupo
event-round = Ronda { $number }
event-semifinal = Semifinales
event-final = Final
event-winner = Quien gana
# Small words below the line of a player who has nobody to play against in the first round.
event-bye = no juega, pasa
event-umpire = Los árbitros son los jugadores
event-umpire-says = Una eliminatoria escolar: en el tablero no hay árbitro.
event-before = Antes de la partida
event-during = Durante la partida
event-after = Después de la partida
event-play-again = Jugamos otra vez con los colores cambiados.
event-teacher-decides = Decide un profesor o una profesora.
# A line to write on follows.
event-otherwise = Otra cosa:
event-ask-teacher = ¿Una regla no está clara? Se para y se llama a un profesor o a un árbitro.
event-agree-result = Los dos dicen el resultado y están de acuerdo.
event-hand-in = Se escribe en la hoja de resultado. Firman los dos.
event-goes-on = Quien gana juega la ronda siguiente.
event-silent = Lo que las reglas del colegio no mencionan
event-silent-says = «No se menciona» no quiere decir prohibido. Se acuerda antes de la partida.
event-our-rules = Las reglas del colegio
event-not-mentioned = no se menciona
event-score-sheet = Planilla
event-tournament = Torneo
event-round-field = Ronda
event-table = Mesa
event-result = Resultado
event-giving-up = Cuando alguien abandona
event-giving-up-word = Escribe «abandona» junto al nombre.
event-giving-up-ring = O rodea el resultado con un círculo.
event-giving-up-result = O escribe 1–0 si abandonan las negras, 0–1 si abandonan las blancas.
event-slip = Resultado de una partida
event-both-sign = Firman los dos

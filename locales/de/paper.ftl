### Was man ausdruckt und benutzt: ein Spiel zum Ausschneiden, die Zettel eines Turniers.

## Ein Spiel zum Ausdrucken und Ausschneiden

# source c2fe55fa
set-classic = Schach zum Ausschneiden
# source 3dbf7894
set-cross = Familienschach zum Ausschneiden
# source a49ed9eb
set-made-of = { $count ->
    [one] { $count } Figur, das Brett, Schachteln und die Regeln
   *[other] { $count } Figuren, das Brett, Schachteln und die Regeln
 }
# Pages are printed on both sides.
# source 8513930b
set-step-print = Drucke beidseitig auf dickes Papier. Gewendet wird über die lange Kante.
# source ce7a03b7
set-step-cut = Schneide an den Linien entlang.
# A strip becomes a figure that stands on two feet.
# source 5c1e380a
set-step-fold = Falte an den gestrichelten Linien. Klebe einen Fuß auf den anderen.
# source 20fcbdae
set-step-flat = Oder schneide auch die gestrichelten Linien durch. Dann hast du zwei flache Figuren.
# On the back of a flat pawn is a queen.
# source 4c5165d6
set-step-queen = Ein flacher Bauer auf seiner letzten Reihe? Dreh ihn um: Jetzt ist er eine Dame.
# source e5329b1c
set-step-board = Schneide beide Hälften des Bretts aus. Klebe sie an der Lasche zusammen.
# source 7552f09d
set-step-tray = Falte und klebe die Schachteln. Dort hinein kommen geschlagene Figuren.
# source 7b32016b
set-on-page = Seite { $page }: { $text }
# source 50a2543d
set-rules = Regeln
# source 3744f17d
set-pieces = Figuren
# source f81e4a31
set-board = Brett
# source dfeac85f
set-board-left = Brett, linke Hälfte
# source 02467fc5
set-board-right = Brett, rechte Hälfte
# Beside stripes, and on the other page beside the edge that is glued onto them.
# source a809a5be
set-flap = Klebe die rechte Hälfte von Seite { $page } auf diese Lasche.
# source 57eb2ca0
set-seam = Schneide an dieser Kante entlang. Klebe sie auf die Lasche von Seite { $page }.
# source 99284811
set-trays = Schachteln
# source 447a3dcc
set-backs = Das sind die Rückseiten von Seite { $page }.
# source 65a48d03
set-empty = Das ist die Rückseite von Seite { $page }. Sie bleibt leer.
# Small words beside a whole line, a dashed line and stripes.
# source 7d1502a9
set-cut = Schneiden
# source 05f201f5
set-fold = Falten
# source 9fed69f9
set-glue = Kleben

## Die Zettel eines Turniers, bei dem ausscheidet, wer verliert

# source 6b2764b7
event-bracket = Turnierbaum
# source 2c25d11c
event-lots = Lost die Nummern aus. Wer gewinnt, spielt in der nächsten Runde weiter.
# source 679c1288
event-agree-draw = Macht vor der Partie aus, was ein Remis bedeutet. Die Schulregeln sagen es nicht.
# A group of players by their age, such as under 15.
# source e25f6599
event-section = Gruppe
# source 6fff94c2
event-round = Runde { $number }
# source 9c5c6956
event-semifinal = Halbfinale
# source aaca7949
event-final = Finale
# source 1bcf9371
event-winner = Gewonnen hat
# Small words below the line of a player who has nobody to play against in the first round.
# source fea58dd8
event-bye = spielfrei, kommt weiter
# source e85a34e4
event-umpire = Ihr seid die Schiedsrichter
# source 1b4101e1
event-umpire-says = Ein Schulturnier: Kein Schiedsrichter sitzt an eurem Brett.
# source 7170cdb8
event-before = Vor der Partie
# source 79e59b3c
event-during = Während der Partie
# source 104b0614
event-after = Nach der Partie
# source bb9a86be
event-play-again = Wir spielen noch einmal, mit vertauschten Farben.
# source 6a76a2c3
event-teacher-decides = Eine Lehrkraft entscheidet.
# A line to write on follows.
# source a694e9fe
event-otherwise = Etwas anderes:
# source 6d05233a
event-ask-teacher = Ist eine Regel unklar? Hört auf und ruft eine Lehrkraft oder einen Schiedsrichter.
# source 11078427
event-agree-result = Beide sagen das Ergebnis und sind sich einig.
# source 2dbc60dc
event-hand-in = Schreibt es auf den Ergebniszettel. Beide unterschreiben.
# source 8408f54c
event-goes-on = Wer gewinnt, spielt in der nächsten Runde weiter.
# source 6cd505d4
event-silent = Was die Schulregeln nicht erwähnen
# source da3ca91c
event-silent-says = „Nicht erwähnt“ heißt nicht verboten. Macht es vor der Partie aus.
# source da60538f
event-our-rules = Die Schulregeln
# source fa056474
event-not-mentioned = nicht erwähnt
# source 3405777c
event-score-sheet = Partieformular
# source 501342a9
event-tournament = Turnier
# source d29dab04
event-round-field = Runde
# source debba231
event-table = Brett
# source 48feb7c9
event-result = Ergebnis
# source 7bbd7d0c
event-giving-up = Wenn jemand aufgibt
# source 9f6f3125
event-giving-up-word = Schreib „gibt auf“ neben den Namen.
# source 4fa0e095
event-giving-up-ring = Oder kreise das Ergebnis ein.
# source c1447483
event-giving-up-result = Oder schreib 1–0, wenn Schwarz aufgibt, und 0–1, wenn Weiß aufgibt.
# source 3212077c
event-slip = Ergebnis einer Partie
# source 50ae2dba
event-both-sign = Beide unterschreiben

### Was man ausdruckt und benutzt: ein Spiel zum Ausschneiden, die Zettel eines Turniers.

## Ein Spiel zum Ausdrucken und Ausschneiden

set-classic = Schach zum Ausschneiden
set-cross = Familienschach zum Ausschneiden
set-made-of = { $count ->
    [one] { $count } Figur, das Brett, Schachteln und die Regeln
   *[other] { $count } Figuren, das Brett, Schachteln und die Regeln
 }
# Pages are printed on both sides.
set-step-print = Drucke beidseitig auf dickes Papier. Gewendet wird über die lange Kante.
set-step-cut = Schneide an den Linien entlang.
# A strip becomes a figure that stands on two feet.
set-step-fold = Falte an den gestrichelten Linien. Klebe einen Fuß auf den anderen.
set-step-flat = Oder schneide auch die gestrichelten Linien durch. Dann hast du zwei flache Figuren.
# On the back of a flat pawn is a queen.
set-step-queen = Ein flacher Bauer auf seiner letzten Reihe? Dreh ihn um: Jetzt ist er eine Dame.
set-step-board = Schneide beide Hälften des Bretts aus. Klebe sie an der Lasche zusammen.
set-step-tray = Falte und klebe die Schachteln. Dort hinein kommen geschlagene Figuren.
set-on-page = Seite { $page }: { $text }
set-rules = Regeln
set-pieces = Figuren
set-board = Brett
set-board-left = Brett, linke Hälfte
set-board-right = Brett, rechte Hälfte
# Beside stripes, and on the other page beside the edge that is glued onto them.
set-flap = Klebe die rechte Hälfte von Seite { $page } auf diese Lasche.
set-seam = Schneide an dieser Kante entlang. Klebe sie auf die Lasche von Seite { $page }.
set-trays = Schachteln
set-backs = Das sind die Rückseiten von Seite { $page }.
set-empty = Das ist die Rückseite von Seite { $page }. Sie bleibt leer.
# Small words beside a whole line, a dashed line and stripes.
set-cut = Schneiden
set-fold = Falten
set-glue = Kleben

## Die Zettel eines Turniers, bei dem ausscheidet, wer verliert

event-bracket = Turnierbaum
event-lots = Lost die Nummern aus. Wer gewinnt, spielt in der nächsten Runde weiter.
event-agree-draw = Macht vor der Partie aus, was ein Remis bedeutet. Die Schulregeln sagen es nicht.
# A group of players by their age, such as under 15.
event-section = Gruppe
event-round = Runde { $number }
event-semifinal = Halbfinale
event-final = Finale
event-winner = Gewonnen hat
# Small words below the line of a player who has nobody to play against in the first round.
event-bye = spielfrei, kommt weiter
event-umpire = Ihr seid die Schiedsrichter
event-umpire-says = Ein Schulturnier: Kein Schiedsrichter sitzt an eurem Brett.
event-before = Vor der Partie
event-during = Während der Partie
event-after = Nach der Partie
event-play-again = Wir spielen noch einmal, mit vertauschten Farben.
event-teacher-decides = Eine Lehrkraft entscheidet.
# A line to write on follows.
event-otherwise = Etwas anderes:
event-ask-teacher = Ist eine Regel unklar? Hört auf und ruft eine Lehrkraft oder einen Schiedsrichter.
event-agree-result = Beide sagen das Ergebnis und sind sich einig.
event-hand-in = Schreibt es auf den Ergebniszettel. Beide unterschreiben.
event-goes-on = Wer gewinnt, spielt in der nächsten Runde weiter.
event-silent = Was die Schulregeln nicht erwähnen
event-silent-says = „Nicht erwähnt“ heißt nicht verboten. Macht es vor der Partie aus.
event-our-rules = Die Schulregeln
event-not-mentioned = nicht erwähnt
event-score-sheet = Partieformular
event-tournament = Turnier
event-round-field = Runde
event-table = Brett
event-result = Ergebnis
event-giving-up = Wenn jemand aufgibt
event-giving-up-word = Schreib „gibt auf“ neben den Namen.
event-giving-up-ring = Oder kreise das Ergebnis ein.
event-giving-up-result = Oder schreib 1–0, wenn Schwarz aufgibt, und 0–1, wenn Weiß aufgibt.
event-slip = Ergebnis einer Partie
event-both-sign = Beide unterschreiben

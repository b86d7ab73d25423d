### Die Worte zu lessons/promotion.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source d3f1b9f9
lesson-promotion = Aus dem Bauern wird eine Dame
    .about = Auf der letzten Reihe wird ein Bauer zu einer anderen Figur.
    .can = Du machst aus einem kleinen Bauern eine Dame!
    .notes = Ziel: Auf der letzten Reihe muss sich ein Bauer sofort verwandeln, in Dame, Turm, Läufer oder Springer der eigenen Farbe. Legen Sie eine zweite Dame neben das Brett und lassen Sie einen Bauern den ganzen Weg gehen. Übliche Irrtümer: Nur geschlagene Figuren kämen zurück, der Bauer dürfe Bauer bleiben, oder es müsse eine Dame sein. Im letzten Spiel sieht man: Ein Turm kann nicht auf vier Bauern zugleich aufpassen.

# source 9362b016
lesson-promotion_choose = Noch ein Schritt! Auf der letzten Reihe _verwandelt_ sich dein Bauer in eine andere Figur!
    .hint-1 = Zieh den Bauern von e7 nach e8.
    .hint-2 = Wähle eine Figur deiner Farbe: Dame, Turm, Läufer oder Springer.
    .yes = Du hast selbst gewählt, und der Bauer ist weg. Meistens nimmt man eine Dame.

# source c4fe817e
lesson-promotion_run-home = Lauf zur letzten Reihe, dann flieg! Fang { $total } Sterne in { $best } Zügen.
    .hint-1 = Geh geradeaus nach b8. Für Weiß ist Reihe 8 die letzte.
    .hint-2 = Wähle auf b8 eine Dame: Sie fliegt gerade und schräg.
    .hint-3 = Flieg von b8 nach h8 und von dort nach h2.
    .yes = Vom Bauern zur Dame: Schau, wie weit sie fliegt!

# source 652b4b97
lesson-promotion_two-queens = Dein Bauer auf e7 will eine zweite Dame werden. Tippe auf die Figur, die ihm im Weg steht!
    .paper = Dein Bauer auf e7 will eine zweite Dame werden. Welche Figur steht ihm im Weg?
    .because-pawn-cant-capture-straight = Die Tür ist noch zu. Geradeaus schlägt ein Bauer nichts.
    .hint-1 = Zwei Damen darfst du haben. Wer ist also wirklich im Weg?
    .hint-2 = Der Bauer geht geradeaus. Wer steht auf e8?
    .hint-3 = Der Turm auf e8 hält die Tür zu. Tippe auf ihn!
    .yes = Die Tür ist offen! Mit acht Bauern könntest du sogar neun Damen haben.

# source 1dee90d3
lesson-promotion_ten-rooks = Alle acht weißen Bauern werden Türme. Wie viele Türme hat Weiß dann?
    .hint-1 = Zähl die Bauern. Dann kommen die weißen Türme in den Ecken dazu.
    .hint-2 = Acht Bauern und zwei Türme: Wie viele sind das?
    .yes = Zehn Türme! Auch zehn Springer oder zehn Läufer sind erlaubt.

# source 802d6636
lesson-promotion_second-king = Jetzt möchte der Bauer ein zweiter König werden. Ist das erlaubt?
    .hint-1 = Welche vier Figuren kann ein Bauer werden?
    .hint-2 = Dame, Turm, Läufer, Springer. Ist ein König dabei?
    .yes = Richtig: nie ein zweiter König. Und Bauer bleiben darf er auch nicht.
    .no = Sag die vier Figuren noch einmal: Dame, Turm, Läufer, Springer.

# source c9d98679
lesson-promotion_door-shut = Drei Türen zur letzten Reihe, und eine ist zu. Schlag Turm und Springer in { $best } Zügen!
    .hint-1 = Wie schlägt ein Bauer? Nicht geradeaus.
    .hint-2 = Der Bauer auf g7 schlägt auf h8. Wähle dort eine Dame!
    .hint-3 = Schlag mit dem Bauern auf h8. Flieg dann die Reihe entlang nach a8.
    .yes = Der Turm hielt seine Tür zu. Da kamst du eben durch eine andere!
    .because-pawn-cant-capture-straight = Bums! Geradeaus schlägt ein Bauer nichts.

# source 2323d644
lesson-promotion_not-a-queen = Geh nach e8. Wähle die Figur, die danach die Dame auf g7 schlagen kann.
    .hint-1 = Schau von e8 nach g7: Welche Figur kann so ziehen?
    .hint-2 = Es ist nicht gerade und nicht schräg. Es ist ein Sprung.
    .hint-3 = Wähle den Springer.
    .yes = Manchmal ist die Dame nicht das Beste. Nimmst du weniger als eine Dame, heißt das _Unterverwandlung_.
    .wrong-e7-e8-q = Nicht einmal eine Dame kommt von e8 nach g7. Welche Figur springt?
    .wrong-e7-e8-r = Ein Turm zieht gerade: Von e8 trifft er g7 nicht. Welche Figur springt?
    .wrong-e7-e8-b = Ein Läufer zieht schräg: Von e8 trifft er g7 nicht. Welche Figur springt?

# source cf28516b
lesson-promotion_too-early = Jetzt spielst du Schwarz! Darf dein Bauer nach e2 gehen und dort eine Dame werden?
    .hint-1 = Welche Reihe ist für Schwarz die letzte?
    .hint-2 = Schwarze Bauern laufen zu Reihe 1. Das Feld e2 liegt auf Reihe 2.
    .yes = Richtig: noch nicht. Erst auf e1 wird der Bauer eine Dame.
    .no = Von e2 ist es noch ein Schritt nach e1. Erst dort verwandelt er sich.

# source 96d178fa
lesson-promotion_three-doors = Deinem Bauern stehen zwei Türen offen. Geh durch beide: Schlag und wähle jedes Mal eine Dame!
    .hint-1 = Genau vor dem Bauern auf g2 steht der Läufer auf g1.
    .hint-2 = Wie schlägt ein Bauer? Einen Schritt schräg nach vorn.
    .hint-3 = Er schlägt den Springer auf f1 oder den Turm auf h1.
    .yes = Beide Türen! Der Bauer schlägt und wird zur Dame, in einem Zug.
    .no = Das darfst du. Schlag jetzt und wähle eine Dame.

# source 6061a225
lesson-promotion_feast = Verwandle deinen Bauern und schlag alles in { $best } Zügen!
    .hint-1 = Schlag zuerst mit dem Bauern den Läufer auf b1.
    .hint-2 = Wähle eine Dame: Sie schaut von b1 bis h7.
    .hint-3 = Von h7 zieht die Dame gerade nach h3.
    .yes = Alles geschlagen! Dein kleiner Bauer ist sehr stark geworden.

# source 29a8cd7e
lesson-promotion_four-against-a-rook = Vier Bauern gegen meinen Turm: Hol dir eine Dame und schlag ihn!
    .hint-1 = Mein Turm kann nicht überall sein. Welcher Bauer hat freie Bahn?
    .hint-2 = Auf der letzten Reihe wird ein Bauer zur Dame. Dann jag den Turm.
    .yes = Kleine Bauern, große Dame: Mein Turm hatte keine Chance!

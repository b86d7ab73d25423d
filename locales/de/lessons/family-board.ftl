### Die Worte zu lessons/family-board.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 2cb266a4
lesson-family-board = Vier Heere, ein Brett
    .about = Ein Spiel zu Hause für bis zu vier, nicht fürs Turnier.
    .notes =
        Ziel: das große Brett und seine vier Heere kennen. Das sind die Hausregeln eines Familienspiels, nicht die offiziellen Schachregeln; sagen Sie das vor dem ersten Zug. Das gewohnte Brett bekommt auf jeder Seite zwei Reihen mehr, die Ecken bleiben leer, und jedes Heer lässt den Bauern ganz rechts weg. Jedes Heer trägt auch ein Zeichen: Weiß einen Kreis, Blau eine Raute, Schwarz ein Quadrat, Gelb ein Dreieck. Setzen Sie vier Kinder um ein Papierbrett, und jedes stellt ein Heer auf. Übliche Irrtümer: Der Zug springe über den Tisch, statt reihum zu gehen, und die Ecken seien Felder.

# source c8cde691
lesson-family-board_armies =
    Eine Familie hat dieses Spiel für vier erfunden. Weiß sitzt im Süden, Blau im Westen, Schwarz im Norden, Gelb im Osten.

# source 03c54f34
lesson-family-board_missing = Jedes Heer lässt seinen Bauern ganz rechts weg. Tippe auf diese vier leeren Felder.
    .hint-1 = Die weißen Bauern stehen von c2 bis i2. Welches Feld kommt dann?
    .hint-2 = Geh rundherum: Jede Bauernreihe hat an einem Ende eine Lücke.
    .hint-3 = Die Lücken sind j2, b3, c11 und k10.
    .yes = Alle { $total }! Jedes Heer hat hier sieben Bauern, im normalen Schach acht.
    .no = Dieses Feld ist keine Lücke. Schau an beide Enden jeder Bauernreihe.

# source e0133dd5
lesson-family-board_all-eight = Hier hat niemand einen Bauern weggelassen. Darf der weiße Bauer von c2 auf b3 schlagen?
    .hint-1 = Wie schlägt ein Bauer? Einen Schritt schräg nach vorn.
    .hint-2 = Einen Schritt schräg von c2 liegt b3. Dort steht ein blauer Bauer.
    .yes = Richtig, gleich im ersten Zug! Darum lässt die Familie den Bauern auf b3 weg.
    .no = Von c2 nach b3 ist es ein Schritt schräg. Dort steht ein blauer Bauer.

# source d4ea9833
lesson-family-board_only-seven = Jetzt sind die Bauern ganz rechts weg. Darf der Bauer von c2 nach b3?
    .hint-1 = Was steht jetzt auf b3?
    .hint-2 = Schräg geht ein Bauer nur, wenn er etwas schlägt.
    .yes = Richtig: b3 ist leer, da gibt es nichts zu schlagen.
    .no = Schau auf b3: Es ist leer. Schräg geht ein Bauer nur zum Schlagen.

# source 487c9c49
lesson-family-board_open-path = Du spielst Blau, im Westen. Eine deiner Figuren kann etwas schlagen: Finde sie!
    .hint-1 = Die Lücke auf b3 lässt einen Weg offen.
    .hint-2 = Beginne beim Turm auf a3 und geh geradeaus.
    .hint-3 = Der Turm kommt von a3 bis nach k3.
    .yes = Du hast den offenen Weg gefunden. Aber der gelbe Turm auf l3 schlägt zurück!
    .no = Das darfst du, aber so schlägst du nichts. Welche Figur schaut durch die Lücke?

# source 666a30a1
lesson-family-board_whose-turn = Weiß hat gezogen. Darf nun Schwarz den Springer von d12 nach e10 ziehen?
    .hint-1 = Es geht um den Tisch herum, wie die Zeiger einer Uhr.
    .hint-2 = Wer sitzt neben Weiß, im Westen?
    .yes = Richtig: Nach Weiß kommt Blau, dann Schwarz, dann Gelb.
    .no = Nur im Spiel zu zweit. Hier kommt Blau als Nächstes.

# source 9c28a5ff
lesson-family-board_past-the-corner = Darf der weiße Läufer von d1 den Springer auf b3 schlagen?
    .hint-1 = Sag die Felder auf seinem Weg: d1, c2, b3.
    .hint-2 = Ist jedes davon ein Feld auf dem Brett?
    .yes = Richtig: Der Weg führt an der Ecke vorbei, aber alle Felder sind da.
    .no = Folge dem Läufer: d1, c2, b3. Das sind alles Felder.

# source 74b8283b
lesson-family-board_over-the-corner = Jetzt steht der Läufer auf c1. Versuch, den Turm auf a3 zu schlagen.
    .hint-1 = Tippe auf den Läufer auf c1 und dann auf a3.
    .hint-2 = Was liegt zwischen c1 und a3? Probier es aus.
    .yes = Gut gesehen: Zwischen c1 und a3 ist gar kein Feld.

# source a8dfb71a
lesson-family-board_beside-the-corner = Der weiße König steht neben einer Ecke, auf c2. Tippe auf jedes Feld, auf das er darf.
    .hint-1 = Der König geht einen Schritt in jede Richtung, aber nur auf Felder.
    .hint-2 = Wo die Ecke fehlt, kann niemand stehen. Aber b3 ist ein Feld.
    .hint-3 = Es sind { $total } Felder: b3, c3, d3, d2, d1 und c1.
    .yes = Alle { $total }! Auf einem ganzen Brett wären es zwei mehr.
    .no = Das ist mehr als ein Schritt von c2. Schau direkt neben den König.

# source c40fe830
lesson-family-board_paper-board =
    Zeichne ein Brett mit zwölf mal zwölf Feldern. Schneide von jeder Ecke vier Felder ab.

### Die Worte zu lessons/bishop.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 159c4edf
lesson-bishop = Der Läufer
    .about = Schräge Wege, und immer auf derselben Farbe.
    .notes =
        Ziel: Die Kinder ziehen den Läufer schräg und sehen, dass er die Farbe seines Feldes nie wechselt.
        Zwei Kinder führen einen hellfeldrigen und einen dunkelfeldrigen Läufer und wollen sich auf einem Feld treffen: Das geht nie.
        Manche Kinder biegen unterwegs ab. Ein Zug ist ein einziger schräger Weg.

# source 15ae6a88
lesson-bishop_diagonals =
    Der _Läufer_ zieht schräg, über die Ecken der Felder. So weit er mag.

# source de35b97f
lesson-bishop_every-square = Tippe auf jedes Feld, auf das dieser Läufer ziehen kann.
    .hint-1 = Fang auf b3 an und geh über die Ecken: c4, d5, e6.
    .hint-2 = Vier Wege führen von b3 weg. Einer davon ist lang.
    .yes = Alle { $total } Felder! Du bist vier schrägen Wegen bis zum Rand gefolgt.
    .no = Schau noch einmal hin: Die Felder müssen sich an den Ecken berühren.

# source 10531d78
lesson-bishop_three-stars = Du spielst Schwarz. Sammle alle { $total } Sterne in { $best } Zügen.
    .hint-1 = Folge dem schrägen Weg von c8 aus. Dort liegt ein Stern.
    .hint-2 = Von f5 geht es nach h7 und dann nach g8.
    .yes = Alle { $total } Sterne! Jeder Zug ging schräg.

# source b2ca199a
lesson-bishop_straight = Du spielst Schwarz. Versuch einmal, gerade zu ziehen: von d6 nach d3.
    .hint-1 = Tippe auf den Läufer auf d6 und dann auf d3.
    .hint-2 = Er kommt zurück, und das macht nichts. Schau, was passiert.
    .yes = Gut gesehen: Der Läufer zieht schräg, niemals gerade.

# source 452896f5
lesson-bishop_pawn-in-the-way = Versuch, den Läufer von f1 nach c4 zu ziehen.
    .hint-1 = Tippe auf den Läufer auf f1 und dann auf c4.
    .hint-2 = Unterwegs steht dein eigener Bauer auf e2. Probier es aus.
    .yes = Gut gesehen: Ein Läufer springt nie über eine Figur.

# source e7b7e6f8
lesson-bishop_pawn-stepped = Jetzt steht der Bauer auf e3. Darf der Läufer nach c4?
    .hint-1 = Geh mit dem Finger mit: f1, e2, d3, c4.
    .hint-2 = Ist eines dieser Felder besetzt?
    .yes = Richtig: e2 und d3 sind leer. Der Weg ist frei.
    .no = Geh den Weg über e2 und d3. Dort steht jetzt nichts.

# source 0d2f0beb
lesson-bishop_other-color = Der Läufer auf f1 möchte nach d4. Wie viele Züge braucht er?
    .hint-1 = Schau auf die Farbe von f1 und dann auf d4.
    .hint-2 = Felder auf einem schrägen Weg haben alle dieselbe Farbe.
    .hint-3 = Das Feld f1 ist hell, und d4 ist dunkel.
    .option-one-move = Einen Zug
    .option-one-move-say = Kein schräger Weg führt von f1 nach d4.
    .option-some-moves = Zwei oder mehr Züge
    .option-some-moves-say = Jeder Zug endet auf einem hellen Feld. Schau noch einmal auf d4.
    .option-never = Er kommt nie dorthin
    .yes = Ja: Dieser Läufer bleibt auf hellen Feldern, und d4 ist dunkel.

# source f60f9cb2
lesson-bishop_both-bishops = Deine zwei Läufer arbeiten zusammen. Sammle alle { $total } Sterne in { $best } Zügen.
    .hint-1 = Ein Läufer holt die dunklen Felder, einer die hellen.
    .hint-2 = Der Läufer auf c1 zieht nach e3 und dann nach g1.
    .hint-3 = Der Läufer auf f1 zieht nach c4 und dann nach g8.
    .yes = Alle { $total } Sterne! Jeder Läufer blieb auf seiner Farbe.

# source b31b7397
lesson-bishop_rook-or-bishop = Ein alter Freund hilft: Turm oder Läufer? Schlag den Springer auf h8.
    .hint-1 = Der schräge Weg des Läufers trifft auf deinen Bauern auf d4.
    .hint-2 = Der Turm zieht gerade. Schau die h-Linie entlang.
    .hint-3 = Zwischen h1 und h8 steht nichts.
    .yes = Der Turm hat den Springer geschlagen. Der Weg des Läufers war zu.
    .no = Der Zug ist erlaubt, aber er schlägt nichts. Schau auf h8.
    .because-path-blocked = Noch nicht: Dein Bauer auf d4 steht dem Läufer im Weg.

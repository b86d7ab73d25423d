### Die Worte zu lessons/three-ways-out.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 30eeb6dc
lesson-three-ways-out = Drei Wege aus dem Schach
    .about = Weglaufen, dazwischenstellen oder den Angreifer schlagen.
    .notes =
        Ziel: bei jedem Schach alle drei Wege suchen: weglaufen, dazwischenstellen, schlagen. Lassen Sie die Klasse drei Zeichen machen: zwei laufende Finger, eine flache Hand, eine Faust. Der hartnäckigste Irrtum: Im Schach dürfe nur der König ziehen; fragen Sie deshalb zuerst nach den beiden anderen Wegen. Gegen ein Schach des Springers hilft kein Dazwischenstellen, auch nicht gegen eine Figur gleich neben dem König.

# source a57b7ba3
lesson-three-ways-out_ways = Im Schach? _Lauf_ weg, stell etwas _dazwischen_ oder _schlag_ den Angreifer.

# source 8cdd4d77
lesson-three-ways-out_run = Du spielst Schwarz, und der Turm auf a8 gibt Schach. Finde beide Felder zum Weglaufen!
    .hint-1 = Der Turm bewacht die ganze Reihe: Verlass sie.
    .hint-2 = Einen Schritt aus der Reihe: Welche Felder berühren e8?
    .hint-3 = Auf d7 steht dein eigener Bauer. Frei sind e7 und f7.
    .yes = Beide! Du bist aus der Reihe des Turms gegangen.

# source d687200a
lesson-three-ways-out_block = Der Turm auf a1 gibt Schach, und dein König kann nicht weg. Stell etwas dazwischen!
    .hint-1 = Der Turm schaut von a1 nach g1. Welche Felder liegen dazwischen?
    .hint-2 = Welche Felder der ersten Reihe erreicht dein Läufer?
    .hint-3 = Zieh den Läufer von c2 nach b1 oder d1.
    .yes = Der Läufer steht dazwischen, und der Turm sieht deinen König nicht mehr.
    .because-king-stays-on-line = Noch nicht: Auf dieser Reihe sieht der Turm den König weiter. Nimm den Läufer.

# source 65808793
lesson-three-ways-out_door = Noch immer Schach! Versuch, eine Tür zu öffnen: den Bauern nach h3.
    .hint-1 = Tippe auf den Bauern auf h2 und dann auf h3.
    .hint-2 = Hilft der Bauer jetzt gegen den Turm? Probier es aus.
    .yes = Gut gesehen: Im Schach braucht der König sofort Hilfe. Die Tür kommt zu spät.

# source 7d030ef1
lesson-three-ways-out_no-check = Jetzt steht der Turm auf a2. Darf der Bauer von h2 nach h3?
    .hint-1 = Greift der Turm auf a2 deinen König auf g1 an?
    .hint-2 = Kein Schach: Dann ziehst du, was du magst.
    .yes = Richtig: Niemand gibt Schach, also darf der Bauer ziehen.
    .no = Folge dem Turm auf a2: Er sieht g1 nicht. Es ist kein Schach.

# source a662c191
lesson-three-ways-out_knight-check = Der Springer auf f3 gibt Schach. Es gibt { $total } Auswege: Finde beide!
    .hint-1 = Ein Springer springt: Kann ihm etwas im Weg stehen?
    .hint-2 = Welcher Bauer kann auf f3 schlagen? Und wohin kann der König?
    .hint-3 = Schlag mit dem Bauern von g2, oder lauf nach h1.
    .yes = Beide! Gegen einen Springer läufst du weg, oder du schlägst ihn.
    .because-still-in-check = Noch nicht: Ein Springer springt über alles. Schlag ihn oder lauf weg.

# source b5c4e9d0
lesson-three-ways-out_all-three = Schach von a1! Finde alle { $total }: einmal weglaufen, einmal dazwischen, einmal schlagen.
    .hint-1 = Schlagen: Welche Figur schaut schräg bis a1?
    .hint-2 = Dazwischen: Welche Figur kommt nach d1?
    .hint-3 = Weglaufen: Die erste Reihe ist bewacht. Ist g2 frei?
    .yes = Weglaufen, dazwischen, schlagen: Du hast alle { $total } Wege gefunden.

# source 9ebeadbf
lesson-three-ways-out_guarded-queen = Du spielst Schwarz. Die Dame steht neben deinem König: Wer darf sie schlagen?
    .hint-1 = Schau auf den Bauern auf d6: Was bewacht er?
    .hint-2 = Der Bauer bewacht e7, also darf der König dort nicht schlagen.
    .hint-3 = Der Springer springt von g6 nach e7.
    .yes = Der Springer hat die Dame geschlagen. Du hast gesehen, dass der Bauer sie deckt.
    .because-king-captures-protected = Noch nicht: Der Bauer auf d6 deckt die Dame. Wer kann sonst auf e7 schlagen?

# source e66b719a
lesson-three-ways-out_real-board = Bau das auf einem echten Brett auf. Zeig, wie Schwarz weglaufen, dazwischenstellen und schlagen kann!

### Die Worte zu lessons/discovered-check.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 34e3e9f6
lesson-discovered-check = Überraschung: Abzugsschach
    .about = Eine Figur geht zur Seite, und die dahinter gibt Schach.
    .notes = Ziel: sehen, dass eine Figur Schach geben kann, ohne zu ziehen, weil eine andere ihr den Weg frei macht. In der Klasse spielen drei Kinder Turm, Vorhang und König: Der Vorhang geht zur Seite, und der König ruft „Schach“. Viele Kinder wehren ein Doppelschach ab, indem sie eine der beiden Figuren schlagen. Lassen Sie sie jeden Weg mit einem Finger zeigen.

# source 2412edf6
lesson-discovered-check_curtain =
    Der Läufer auf d5 verdeckt den Turm wie ein Vorhang. Geht er zur Seite, gibt der Turm _Abzugsschach_.

# source 6398a1d7
lesson-discovered-check_step-aside = Jetzt du: Gib Schach, ohne den Turm zu ziehen.
    .hint-1 = Der Turm auf e1 schaut seine Linie entlang. Wer steht im Weg?
    .hint-2 = Zieh den Läufer von e4 weg. Jedes Feld ist gut.
    .yes = Schach! Der Läufer ging zur Seite, und der Turm schaut auf e8.
    .no = Noch nicht: Der Läufer auf e4 muss den Weg nach e8 freimachen.
    .wrong-e1-e3 = Der Turm ist näher dran, aber der Läufer steht noch im Weg.

# source 7462c603
lesson-discovered-check_take-with-check = Du spielst Schwarz. Mach dem Turm den Weg frei und schlag etwas mit dem Läufer.
    .hint-1 = Der Läufer auf d4 verdeckt deinen Turm auf d8.
    .hint-2 = Folge den Wegen des Läufers. Am Ende eines Weges steht eine weiße Figur.
    .hint-3 = Schlag mit dem Läufer die Dame auf a7.
    .yes = Die Dame ist geschlagen, und der Turm gibt Schach. Beides in einem Zug!
    .no = Das darfst du, aber es schlägt nichts. Folge den Wegen des Läufers.
    .wrong-d4-g1 = Das ist Abzugsschach! Aber diesmal kann der Läufer etwas schlagen.

# source dc8aa27c
lesson-discovered-check_double-check = Jetzt ein _Doppelschach_: Springer und Turm greifen den König zusammen an. Finde beide Züge.
    .hint-1 = Jeder Springerzug macht dem Turm den Weg frei. Wann greift auch der Springer an?
    .hint-2 = Von welchen Feldern springt ein Springer nach e8?
    .hint-3 = Spring von e4 nach d6 oder nach f6.
    .yes = Beide Züge! Jedes Mal greifen zwei Figuren den König an.
    .no = Noch nicht: Turm und Springer müssen e8 gemeinsam angreifen.
    .wrong-e4-c5 = Nur der Turm gibt Schach: Von c5 springt kein Springer nach e8.
    .wrong-e4-g5 = Nur der Turm gibt Schach: Von g5 springt kein Springer nach e8.

# source c5188676
lesson-discovered-check_one-checker = Du spielst Schwarz, und der Läufer auf c6 gibt Schach. Darf dein Bauer ihn schlagen?
    .hint-1 = Zähl die weißen Figuren, die e8 angreifen.
    .hint-2 = Nur der Läufer greift e8 an. Der Turm steht auf d1.
    .yes = Richtig: Nur eine Figur gibt Schach, und die schlägt der Bauer.
    .no = Nur der Läufer gibt Schach. Ist er weg, ist dein König sicher.

# source 2dc3eb18
lesson-discovered-check_two-checkers = Jetzt steht der Turm auf e1. Versuch noch einmal, den Läufer auf c6 zu schlagen.
    .hint-1 = Tippe auf den Bauern auf b7 und dann auf c6.
    .hint-2 = Jetzt geben zwei Figuren Schach. Probier es aus.
    .yes = Gut gesehen: Beim Doppelschach darf nur der König ziehen.

# source 437d4965
lesson-discovered-check_king-runs = Doppelschach! Du spielst Schwarz: Tippe auf jedes Feld, auf das dein König darf.
    .hint-1 = Der Turm auf d1 bewacht seine Linie bis d7.
    .hint-2 = Deckt jemand den Läufer auf e7?
    .hint-3 = Es sind { $total } Felder. Auf einem schlägst du den Läufer.
    .yes = Alle { $total }! Dein König darf sogar den Läufer auf e7 schlagen.

# source ce77362b
lesson-discovered-check_own-curtain = Jetzt ist dein Läufer auf e2 der Vorhang vor deinem König. Versuch, ihn nach c4 zu ziehen.
    .hint-1 = Tippe auf den Läufer auf e2 und dann auf c4.
    .hint-2 = Dahinter wartet der Turm auf e7. Probier es aus.
    .yes = Gut gesehen: Der Läufer ist gefesselt. Er muss seinen König schützen.

# source bc49f6e8
lesson-discovered-check_along-the-line = Jetzt schützt ein Turm den König auf e1. Darf er nach e5?
    .hint-1 = Welche Linie schaut der schwarze Turm auf e7 entlang?
    .hint-2 = Auf e5 steht dein Turm immer noch zwischen e7 und e1.
    .yes = Richtig: Er bleibt auf der Linie und schützt den König weiter.
    .no = Schau von e7 nach e1. Auf e5 steht der Turm noch dazwischen.

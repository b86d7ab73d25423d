### Die Worte zu lessons/discovered-check.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source dde04d32
lesson-discovered-check = Überraschung: Abzugsschach
    .about = Eine Figur geht zur Seite, und die dahinter gibt Schach.
    .can = Du öffnest den Vorhang und gibst sogar Doppelschach!
    .notes = Ziel: sehen, dass eine Figur Schach geben kann, ohne zu ziehen, weil eine andere ihr den Weg frei macht. In der Klasse spielen drei Kinder Turm, Vorhang und König: Der Vorhang geht zur Seite, und der König ruft „Schach“. Viele Kinder wollen ein Doppelschach abwehren, indem sie nur eine der beiden Figuren schlagen. Lassen Sie sie jeden Weg mit einem Finger zeigen. Die Windmühle am Ende lohnt einen zweiten Blick: Welche Figur gibt bei welchem Zug Schach?

# source c470b14a
lesson-discovered-check_step-aside = Gib Schach, ohne den Turm zu ziehen!
    .wrong-e1-e3 = Der Turm ist näher dran, aber der Läufer steht noch im Weg.
    .hint-1 = Der Turm auf e1 schaut seine Linie entlang. Wer steht im Weg?
    .hint-2 = Zieh den Läufer von e4 weg. Jedes Feld ist gut.
    .yes = Der Läufer ging zur Seite wie ein Vorhang: Das ist ein _Abzugsschach_!
    .no = Noch nicht: Der Läufer auf e4 muss den Weg nach e8 freimachen.

# source 51f5f1c4
lesson-discovered-check_grab = Geh mit dem Springer zur Seite und schnapp dir dann den Turm!
    .wrong-e5-d7 = Schach! Aber auf d7 schlägt der König deinen Springer.
    .hint-1 = Der Springer macht den Weg frei. Von wo greift er b8 an?
    .hint-2 = Zwei Felder passen: c6 und d7. Auf welchem ist der Springer sicher?
    .hint-3 = Spring nach c6 und schlag dann auf b8.
    .yes = Schach und Angriff in einem Sprung. Der Turm ist weg!
    .no = Noch nicht: Der Springer soll zur Seite und den Turm angreifen.

# source 6d6e6b23
lesson-discovered-check_double-check = _Doppelschach_: Springer und Turm greifen den König zusammen an. Finde beide Züge!
    .wrong-e4-c5 = Nur der Turm gibt Schach: Von c5 springt kein Springer nach e8.
    .wrong-e4-g5 = Nur der Turm gibt Schach: Von g5 springt kein Springer nach e8.
    .hint-1 = Jeder Springerzug macht dem Turm den Weg frei. Wann greift auch der Springer an?
    .hint-2 = Von welchen Feldern springt ein Springer nach e8?
    .hint-3 = Spring von e4 nach d6 oder nach f6.
    .yes = Beide Züge! Jedes Mal greifen zwei Figuren den König an.
    .no = Noch nicht: Turm und Springer müssen e8 gemeinsam angreifen.

# source 1186bd41
lesson-discovered-check_surprise = Jetzt spielst du Schwarz: Der Läufer hat gezogen, und es ist Schach! Bring deinen König in Sicherheit!
    .hint-1 = Der Läufer kam von d5. Wer stand hinter ihm?
    .hint-2 = Der Turm schaut die Linie entlang, von d1 nach d8. Geh nach c7, e7 oder e8.
    .yes = Du bist dem Turm entwischt! Der Läufer hat nur den Vorhang aufgemacht.

# source ca0a38ad
lesson-discovered-check_one-checker = Der Läufer auf c6 gibt Schach. Schlag ihn!
    .hint-1 = Welche deiner Figuren kommt nach c6?
    .hint-2 = Schlag mit dem Bauern, von b7 nach c6.
    .yes = Nur eine Figur gab Schach, und jetzt ist sie weg.
    .no = Weglaufen ist erlaubt. Aber schlag diesmal den Läufer.

# source 3802d9a6
lesson-discovered-check_one-too-many = Zweimal Schach auf einmal! Tippe auf die Figur, ohne die dein Bauer den Läufer schlagen darf.
    .paper = Zweimal Schach auf einmal! Welche Figur hindert deinen Bauern, den Läufer zu schlagen?
    .because-double-check-king-must-move = Immer noch Doppelschach: Nur der König darf ziehen. Welche zwei Figuren geben es?
    .because-pawn-diagonal-needs-capture = Dann ist auf c6 niemand mehr zum Schlagen da. Such eine andere Figur!
    .hint-1 = Der Läufer gibt Schach. Wer noch?
    .hint-2 = Der Läufer hat die e-Linie verlassen. Wer schaut jetzt dort entlang?
    .hint-3 = Der Turm auf e1 gibt das zweite Schach. Tippe auf ihn!
    .yes = Jetzt gibt nur der Läufer Schach, und dein Bauer darf ihn schlagen.

# source b6b95e9c
lesson-discovered-check_king-runs = Doppelschach! Finde jedes Feld, auf das dein König darf.
    .hint-1 = Der Turm auf d1 bewacht seine ganze Linie. Weg von ihr!
    .hint-2 = Deckt jemand den Läufer auf e7?
    .hint-3 = Es sind { $total } Felder. Auf einem schlägst du den Läufer.
    .yes = Alle { $total }! Dein König darf sogar den Läufer auf e7 schlagen.

# source 3625fe51
lesson-discovered-check_take-with-check = Mach dem Turm den Weg frei und schlag etwas mit dem Läufer.
    .wrong-d4-g1 = Das ist Abzugsschach! Aber diesmal kann der Läufer etwas schlagen.
    .hint-1 = Der Läufer auf d4 verdeckt deinen Turm auf d8.
    .hint-2 = Folge den Wegen des Läufers. Am Ende eines Weges steht eine weiße Figur.
    .hint-3 = Schlag mit dem Läufer die Dame auf a7.
    .yes = Die Dame ist geschlagen, und der Turm gibt Schach. Beides in einem Zug!
    .no = Das darfst du, aber damit schlägst du nichts. Folge den Wegen des Läufers.

# source 48191967
lesson-discovered-check_windmill = Die Windmühle dreht sich! Schlag, komm mit Schach zurück, schlag noch einmal.
    .hint-1 = Geht der Turm von g2 weg, gibt der Läufer auf f3 Schach.
    .hint-2 = Schlag auf d2. Komm dann zurück nach g2.
    .hint-3 = Schlag jetzt auf b2. Weiß kann nur zur Seite gehen.
    .hint-4 = Schlag am Ende die Dame auf a2.
    .yes = Wusch! Bauer, Springer und Dame: Die Windmühle hat alle erwischt.
    .no = Die Mühle muss sich drehen: Schlag etwas oder komm zurück nach g2.

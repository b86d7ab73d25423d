### Die Worte zu lessons/queen.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 54b81ad1
lesson-queen = Die Dame
    .about = Turm und Läufer in einer Figur.
    .notes =
        Ziel: Die Kinder sehen, dass die Dame wie ein Turm oder wie ein Läufer zieht, und nicht anders.
        Lassen Sie die Klasse bei jedem Damenzug sagen, wessen Zug das war: „wie ein Turm“, „wie ein Läufer“.
        Stark heißt nicht alles können: Die Dame springt nicht, und sie zieht nie wie ein Springer.

# source fdaae153
lesson-queen_eight-ways =
    Die _Dame_ zieht wie ein Turm oder wie ein Läufer. So weit sie mag.

# source 6203b040
lesson-queen_every-square = Du spielst Schwarz. Tippe auf jedes Feld, auf das deine Dame ziehen kann.
    .hint-1 = Deine eigenen Figuren auf d8, d4 und h5 sind Wände.
    .hint-2 = Geh erst gerade, wie ein Turm: Richtung d8 und Richtung h5.
    .hint-3 = Geh dann schräg, wie ein Läufer: Richtung d4.
    .yes = Alle { $total } Felder! Zwei gerade Wege und ein schräger.
    .no = Folge jedem Weg von h8 aus und halt vor deiner eigenen Figur an.

# source b9bb1655
lesson-queen_corners = Sammle die Sterne in { $total } Ecken. Es geht in { $best } Zügen.
    .hint-1 = Eine Dame kommt in einem Zug von Ecke zu Ecke.
    .hint-2 = Geh am Rand entlang: a8, h8, h1.
    .yes = Alle { $total } Ecken! Für eine Dame ist kein Weg zu lang.

# source 6e5e27d5
lesson-queen_two-slantwise = Die Dame möchte von d4 nach f6. Ist das erlaubt?
    .hint-1 = Geh mit dem Finger mit: d4, e5, f6.
    .hint-2 = Das ist ein schräger Weg, wie ihn der Läufer geht.
    .yes = Richtig: d4, e5, f6 ist ein schräger Weg.
    .no = Geh über e5: Das ist schräg, und nichts steht im Weg.

# source 80cb2ef7
lesson-queen_crooked = Und ein Feld daneben: Versuch, die Dame nach e6 zu ziehen.
    .hint-1 = Tippe auf die Dame auf d4 und dann auf e6.
    .hint-2 = Dorthin führt kein gerader und kein schräger Weg. Probier es aus.
    .yes = Gut gesehen: gerade oder schräg, aber nichts dazwischen.

# source 1c6d7369
lesson-queen_no-jumping = Du spielst Schwarz. Versuch, über deinen Bauern zu springen: von d8 nach h4.
    .hint-1 = Tippe auf die Dame auf d8 und dann auf h4.
    .hint-2 = Auf dem Weg steht dein eigener Bauer auf e7. Probier es aus.
    .yes = Gut gesehen: Auch die Dame springt nie.

# source f9250e01
lesson-queen_four-knights = Schlag alle vier Springer in { $best } Zügen.
    .hint-1 = Von d4 führen zwei schräge Wege zu Springern: b2 und f2.
    .hint-2 = Springer auf derselben Reihe oder Linie liegen einen Zug auseinander.
    .hint-3 = Schlag auf b2, dann auf b7, dann auf f7, dann auf f2.
    .yes = Alle vier Springer! Du hast schräg und gerade gezogen.

# source 876f3b24
lesson-queen_three-friends = Tippe auf jede weiße Figur, die den Bauern auf g7 schlagen kann.
    .hint-1 = Die Türme schauen gerade. Einer schaut die siebte Reihe entlang.
    .hint-2 = Die Läufer schauen schräg. Welcher sieht g7?
    .hint-3 = Die Dame auf g1 schaut die g-Linie hinauf.
    .yes = Alle { $total }! Du bist geraden und schrägen Wegen gefolgt.
    .no = Folge den Wegen dieser Figur. Endet einer davon auf g7?

### Die Worte zu lessons/queen.toml.
###
### So wenige Wörter wie möglich: Das Kind liest noch nicht und kennt keine Feldnamen. Nur Tipps nennen Felder.

# source 971c362d
lesson-queen = Die Dame
    .about = Turm und Läufer in einem.
    .can = Du schickst die Dame in jede Richtung los!
    .notes = Ziel: Die Kinder sehen, dass die Dame wie ein Turm oder wie ein Läufer zieht und nicht anders. Lassen Sie die Klasse sagen, wessen Zug die Dame gerade gemacht hat: „wie ein Turm“, „wie ein Läufer“. Stark sein ist nicht alles: Die Dame springt nicht, und wer dort steht, wohin ein Turm schaut, kann geschlagen werden.

# source 3b400ca4
lesson-queen_first-star = Die Dame kann beides!
    .hint-1 = Erst gerade, dann schräg.
    .hint-2 = Zieh erst nach d6. Dann nach h2.
    .yes = Wow!

# source 7feceb98
lesson-queen_corners = Drei Ecken!
    .hint-1 = Eine Dame zieht in einem Zug von Ecke zu Ecke.
    .hint-2 = Geh über h8 und a8 nach h1.
    .yes = Huii!

# source 96de6eb5
lesson-queen_crooked = Versuch den krummen Weg!
    .hint-1 = Tippe auf die Dame, dann auf das Ende des Pfeils.
    .hint-2 = Zieh sie von d4 nach e6. Sie kommt zurück.
    .yes = Gerade oder schräg!
    .because-piece-cant-move-that-way = Hoppla!

# source 08becab8
lesson-queen_no-jumping = Versuch mal zu springen!
    .hint-1 = Tippe auf die Dame, dann auf das Ende des Pfeils.
    .hint-2 = Zieh sie von d1 nach h5. Sie kommt zurück.
    .yes = Eine Dame springt nie.
    .because-path-blocked = Bums!

# source d5766b31
lesson-queen_four-knights = Fang alle meine Springer!
    .hint-1 = Die Springer hüpfen. Schlag einen, sooft du kannst.
    .hint-2 = Stell dich dorthin, wo kein Springer hinkommt.
    .yes = Alle gefangen!

# source cbe0b41f
lesson-queen_whole-row = Friss die ganze Reihe!
    .hint-1 = Fang mit dem Bauern auf g5 an.
    .hint-2 = Dann schlag auf f5, e5, d5 und c5.
    .yes = Rülps!

# source 9147cf83
lesson-queen_maze = Finde den Weg!
    .hint-1 = Fahr mit dem Finger über die freien Felder.
    .hint-2 = Geh über e2, e5 und f6 nach h6.
    .yes = Da ist er!

# source 258b5024
lesson-queen_careful = Vorsicht!
    .hint-1 = Die Türme schauen auf die markierten Felder. Bleib auf einem anderen stehen.
    .hint-2 = Zieh erst nach h1. Dann nach h6 und dann nach b6.
    .yes = Puh!

# source bcce720c
lesson-queen_queen-hunt = Schlag alle Bauern!
    .hint-1 = Die Bauern wollen auf deine Seite. Schlag sie vorher.
    .hint-2 = Die Dame auf d1 kann den Bauern auf d7 schlagen.
    .yes = Du hast mich besiegt!

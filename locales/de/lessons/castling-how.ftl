### Die Worte zu lessons/castling-how.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source fc8e4baa
lesson-castling-how = Die Rochade
    .about = König und Turm ziehen in einem Zug.
    .notes = Ziel: kurz und lang rochieren, mit beiden Farben: Der König geht zwei Felder, der Turm landet auf seiner anderen Seite. Achten Sie am echten Brett auf eine Hand und den König zuerst. Wer im Turnier zuerst den Turm berührt, muss vielleicht nur den Turm ziehen. Häufige Fehler: Der König geht bei der langen Rochade drei Felder, oder er zieht bis neben die Ecke.

# source 5e60ea02
lesson-castling-how_one-turn =
    Bei der Rochade geht der König _zwei Felder_ auf einen Turm zu. Der Turm springt über den König und landet daneben.

# source 1598da1b
lesson-castling-how_short = Rochiere kurz mit Weiß: Zieh nur den König, zwei Felder.
    .hint-1 = Der Turm wartet auf h1. Zwei Felder auf ihn zu: Wo ist das?
    .hint-2 = Tippe auf den König auf e1 und dann auf g1. Der Turm springt von selbst.
    .yes = Rochiert: Der König steht auf g1, und der Turm sprang nach f1.
    .no = Das darfst du, aber bei der Rochade geht der König zwei Felder.
    .wrong-e1-f1 = Das ist ein Schritt. Zum Rochieren sind es zwei: nach g1.
    .wrong-h1-f1 = Nur der Turm hat gezogen. Nimm zuerst den König und geh nach g1.
    .because-own-piece-on-target = Nicht auf den Turm: Der König geht zwei Felder, nach g1.

# source 73d8f2bb
lesson-castling-how_long = Jetzt rochiere lang mit Schwarz: wieder zwei Felder auf den Turm zu.
    .hint-1 = Der Turm auf a8 ist weit weg. Trotzdem geht der König nur zwei Felder.
    .hint-2 = Tippe auf den König auf e8 und dann auf c8.
    .yes = Rochiert: Der König steht auf c8, und der Turm sprang nach d8.
    .no = Das darfst du, aber bei der Rochade geht der König zwei Felder.
    .wrong-e8-d8 = Das ist ein Schritt. Zum Rochieren sind es zwei: nach c8.
    .wrong-a8-d8 = Nur der Turm hat gezogen. Nimm zuerst den König und geh nach c8.
    .because-king-too-far = Nicht so weit: Der König geht immer zwei Felder, hier nach c8.

# source e8399868
lesson-castling-how_where-now = Weiß hat gerade lang rochiert. Stell König und Turm dorthin, wo sie jetzt stehen.
    .hint-1 = Der König ging von e1 zwei Felder auf a1 zu.
    .hint-2 = Der König steht auf c1. Der Turm sprang über ihn.
    .hint-3 = Der Turm steht auf d1.
    .yes = König auf c1, Turm auf d1: Die Rochade stellt sie nebeneinander.

# source fc93dece
lesson-castling-how_bishop-at-home = Du spielst Schwarz, und dein Läufer steht noch auf f8. Darfst du kurz rochieren?
    .hint-1 = Der König steht auf e8, der Turm auf h8. Was steht dazwischen?
    .hint-2 = Auf f8 steht der Läufer, und das Feld muss leer sein.
    .yes = Richtig: Zwischen König und Turm muss jedes Feld leer sein.
    .no = Schau auf f8. Am Läufer kommt der König nicht vorbei.

# source f85818ac
lesson-castling-how_bishop-out = Jetzt steht der Läufer auf e7. Darfst du kurz rochieren?
    .hint-1 = Was steht jetzt auf f8 und g8?
    .hint-2 = Beide Felder sind leer, und keine weiße Figur schaut dorthin.
    .yes = Richtig: f8 und g8 sind leer, der Weg ist frei.
    .no = Schau auf f8 und g8: Beide sind leer. Nichts steht im Weg.

# source 04228fc7
lesson-castling-how_clear-the-way = Mach den Weg frei und rochiere dann. Zieh zuerst den Bauern von e2 nach e4.
    .hint-1 = Nach dem Bauern kommt der Springer heraus: von g1 nach f3.
    .hint-2 = Dann kommt der Läufer heraus: von f1 nach c4.
    .hint-3 = Sind f1 und g1 leer? Dann rochiere kurz.
    .hint-4 = Zum Rochieren zieh den König von e1 nach g1.
    .yes = Bauer, Springer, Läufer, Rochade: Jetzt steht dein König sicher.

# source 7ec06dd3
lesson-castling-how_castle-with-check = Rochiere so, dass dein Turm dabei Schach gibt.
    .hint-1 = Der schwarze König steht auf f8. Nach welcher Rochade schaut ein Turm dorthin?
    .hint-2 = Rochiere kurz: Der Turm landet auf f1 und schaut bis f8.
    .yes = Du hast rochiert, und schon gibt der Turm von f1 Schach.
    .no = Noch nicht: Rochiere, und achte darauf, wo der Turm landet.
    .wrong-e1-c1 = Rochiert, aber von d1 schaut der Turm nicht nach f8.
    .wrong-h1-f1 = Auch das ist Schach. Diesmal rochiere: Zieh den König.

# source 384d02c4
lesson-castling-how_real-board =
    Rochiere auf einem echten Brett mit einer Hand. Nimm zuerst den König, dann den Turm.

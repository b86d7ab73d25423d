### Die Worte zu lessons/king.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source eebb70ea
lesson-king = Der König
    .about = Ein Schritt, in jede Richtung.
    .notes =
        Ziel: Die Kinder ziehen den König einen Schritt weit in alle acht Richtungen.
        Zwei Kinder führen auf einem echten Brett zwei Könige aneinander vorbei. Das bereitet vor, dass Könige Abstand halten.
        Manche Kinder vergessen die schrägen Schritte, andere halten den König für stark, weil er wichtig ist.

# source 44fcf3ed
lesson-king_one-step =
    Der _König_ geht einen Schritt, in jede Richtung. Er ist langsam, aber die wichtigste Figur.

# source 9770ec34
lesson-king_edge = Du spielst Schwarz. Tippe auf jedes Feld, auf das dein König ziehen kann.
    .hint-1 = Fang mit d8 an und geh dann um den König herum.
    .hint-2 = Es sind { $total }: zwei neben ihm, drei in der nächsten Reihe.
    .yes = Alle { $total }! Am Rand hat der König weniger Felder.
    .no = Es zählen nur Felder, die e8 berühren, auch an der Ecke.

# source 13212d23
lesson-king_corner = Jetzt steht der König in der Ecke. Auf wie viele Felder kann er ziehen?
    .hint-1 = Schau neben a1, darüber und schräg.
    .hint-2 = Die Felder heißen a2, b2 und b1.
    .yes = Nur drei: a2, b2 und b1. In der Ecke ist es eng.

# source 8e4ce5cf
lesson-king_step-ahead = Der König möchte von e4 nach e5. Ist das erlaubt?
    .hint-1 = Berühren sich die Felder e4 und e5?
    .hint-2 = Ein Schritt ist in jede Richtung erlaubt.
    .yes = Richtig: Nach e5 ist es ein Schritt.
    .no = Das Feld e5 berührt e4: Das ist ein Schritt.

# source d406f129
lesson-king_two-steps = Und noch ein Feld weiter? Versuch, den König von e4 nach e6 zu ziehen.
    .hint-1 = Tippe auf den König auf e4 und dann auf e6.
    .hint-2 = Er kommt zurück, und das macht nichts. Schau, was passiert.
    .yes = Gut gesehen: ein Schritt, dann ist die andere Seite dran.

# source 252f3d5e
lesson-king_long-walk = Du spielst Schwarz. Geh mit dem König in { $best } Schritten zum Stern auf a1.
    .hint-1 = Ein schräger Schritt bringt den König gleich doppelt voran.
    .hint-2 = Geh nach g7, f6, e5 und schräg immer weiter.
    .yes = Angekommen! Schräge Schritte sind der kürzeste Weg.

# source 0eba1b05
lesson-king_take = Ein König schlägt, wie er geht: einen Schritt. Schlag den Bauern, den er erreicht.
    .hint-1 = Schau auf die acht Felder rund um e4.
    .hint-2 = Der Bauer auf d3 berührt e4 an der Ecke.
    .yes = Dein König hat auf d3 geschlagen. Die anderen Bauern waren zu weit weg.
    .no = Der Zug ist erlaubt, aber er schlägt nichts. Welcher Bauer berührt e4?
    .because-king-too-far = Noch nicht: Der König geht einen Schritt. Welcher Bauer berührt e4?

# source 1bddb659
lesson-king_queen-again = Der König braucht 7 Züge von a1 nach h8. Und die Dame?
    .hint-1 = Die Dame zieht, so weit sie mag, auch schräg.
    .hint-2 = Schau den schrägen Weg von a1 nach h8 entlang.
    .option-one = Einen Zug
    .option-two = Zwei Züge
    .option-two-say = Es geht noch schneller: Schau auf den langen schrägen Weg.
    .option-seven = Auch sieben Züge
    .option-seven-say = Die Dame muss nicht nach einem Schritt anhalten.
    .yes = Ja: Der lange schräge Weg ist für die Dame ein Zug.

# source 4ebc39c0
lesson-king_real-board =
    Stell zwei Könige auf ein echtes Brett: auf e1 und e8. Sie tauschen die Seiten, stehen aber nie nebeneinander.

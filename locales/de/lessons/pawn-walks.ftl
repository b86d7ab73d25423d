### Die Worte zu lessons/pawn-walks.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 5055c264
lesson-pawn-walks = Der Bauer geht
    .about = Ein Schritt nach vorn, zwei vom Start aus, und nie zurück.
    .notes =
        Ziel: Die Kinder ziehen Bauern geradeaus, zwei Schritte nur vom ersten Feld aus, und nie zurück.
        Die Klasse steht in einer Reihe und geht wie Bauern: einen Schritt, zwei nur von der Startlinie aus.
        Viele glauben, ein Bauer dürfe immer zwei Schritte gehen. Das Schlagen kommt in der nächsten Lektion.

# source a69f1695
lesson-pawn-walks_ahead =
    Ein _Bauer_ geht einen Schritt geradeaus. Von seinem Startfeld aus dürfen es zwei sein.

# source 32d56307
lesson-pawn-walks_black-pawn = Du spielst Schwarz. Tippe auf jedes Feld, auf das dein Bauer gehen kann.
    .hint-1 = Schwarze Bauern gehen auf Weiß zu: von Reihe 7 auf Reihe 6.
    .hint-2 = Auf c7 steht der Bauer am Start, also gehen auch zwei Schritte.
    .yes = Beide! Ein Schritt nach c6 oder zwei nach c5.
    .no = Schau von c7 aus geradeaus: einen Schritt oder zwei.

# source 8c74d678
lesson-pawn-walks_two-from-start = Der Bauer steht auf seinem Startfeld e2. Darf er nach e4?
    .hint-1 = Weiße Bauern haben ihr Startfeld auf Reihe 2.
    .hint-2 = Vom Start aus geht ein Bauer einen Schritt oder zwei.
    .yes = Richtig: Vom Startfeld e2 aus darf er zwei Schritte gehen.
    .no = Er steht noch auf e2, am Start: Da sind zwei Schritte erlaubt.

# source da31de0f
lesson-pawn-walks_two-again = Jetzt steht der Bauer auf e3. Versuch noch einmal zwei Schritte: nach e5.
    .hint-1 = Tippe auf den Bauern auf e3 und dann auf e5.
    .hint-2 = Der Bauer hat sein Startfeld verlassen. Probier es aus.
    .yes = Gut gesehen: Nach dem Start geht ein Bauer nur einen Schritt.

# source 645768bd
lesson-pawn-walks_three-steps = Der schwarze Bauer steht am Start auf d7. Darf er drei Schritte, nach d4?
    .hint-1 = Zähl mit: d6, d5, d4.
    .hint-2 = Wie viele Schritte sind vom Start aus höchstens erlaubt?
    .yes = Richtig: Vom Start aus sind es höchstens zwei, nie drei.
    .no = Zähl die Schritte bis d4. Mehr als zwei sind nie erlaubt.

# source e9259e66
lesson-pawn-walks_knight-in-front = Du spielst Schwarz. Ein weißer Springer steht auf d6: Versuch, nach d5 zu gehen.
    .hint-1 = Tippe auf den Bauern auf d7 und dann auf d5.
    .hint-2 = Der Springer auf d6 steht genau davor. Probier es trotzdem.
    .yes = Gut gesehen: Ein Bauer springt nie. Beide Felder müssen leer sein.

# source 0993aeeb
lesson-pawn-walks_back = Versuch, zurückzugehen: mit dem Bauern von e4 nach e3.
    .hint-1 = Tippe auf den Bauern auf e4 und dann auf e3.
    .hint-2 = Er bleibt auf e4, und das macht nichts. Schau, was passiert.
    .yes = Gut gesehen: Bauern gehen nie zurück. Also überleg vor jedem Schritt!

# source ab745c39
lesson-pawn-walks_aside = Darf der Bauer von e4 zur Seite gehen, nach f4?
    .hint-1 = In welche Richtung gehen Bauern?
    .hint-2 = Nur ein Feld liegt geradeaus vor ihm: e5.
    .yes = Richtig: geradeaus nach e5, nie zur Seite.
    .no = Schau noch einmal: f4 liegt neben dem Bauern, nicht vor ihm.

# source 4a9d61b0
lesson-pawn-walks_with-the-knight = Du spielst Schwarz, der Springer hilft. Sammle alle { $total } Sterne in { $best } Zügen.
    .hint-1 = Der Springer springt von g8 nach f6 und dann nach g4.
    .hint-2 = Zwei Sterne liegen vor dem Bauern: auf a5 und a4.
    .hint-3 = Vom Start auf a7 darf der Bauer zwei Schritte gehen, nach a5.
    .yes = Alle { $total } Sterne! Der Bauer ging, der Springer sprang.

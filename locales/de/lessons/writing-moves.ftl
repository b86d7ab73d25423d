### Die Worte zu lessons/writing-moves.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 994860a7
lesson-writing-moves = Züge auf Papier
    .about = Ein Buchstabe für die Figur, dann ihr Feld. Bauern haben keinen.
    .notes = Die Kinder schreiben Züge auf wie im Turnier: Buchstabe der Figur, ein x beim Schlagen, das Feld. Geben Sie jedem Paar ein Blatt mit zwei Spalten: Ein Kind zieht, das andere schreibt. Oft bekommt der Bauer ein B oder der Springer ein P wie Pferd; ein Bauer, der schlägt, beginnt mit dem Buchstaben seiner Linie. In anderen Ländern sind die Buchstaben anders, die Felder überall gleich.

# source 8a21aad8
lesson-writing-moves_letters =
    König K, Dame D, Turm T, Läufer L, Springer S. Springer nach f3 schreibt man Sf3.

# source 5cf52c3d
lesson-writing-moves_pawn = Der Bauer hat keinen Buchstaben. Schreib den Bauernzug nach e4 auf.
    .hint-1 = Schreib nur das Feld, auf dem der Bauer ankommt.
    .hint-2 = Ein Buchstabe und eine Zahl: e4.
    .yes = Genau: e4. Kein großer Buchstabe, also ein Bauer.

# source 02980220
lesson-writing-moves_knight = Schreib jetzt den Springerzug von g1 nach f3 auf.
    .hint-1 = Womit fängt das Wort Springer an?
    .hint-2 = Erst S, dann das Feld: Sf3.
    .yes = Genau: Sf3. Erst der Buchstabe, dann das Feld.

# source abfd1505
lesson-writing-moves_rook-goes = Der Turm zieht von d1 nach d5. Schreib den Zug auf.
    .hint-1 = Welchen Buchstaben hat der Turm?
    .hint-2 = Erst T, dann das Feld: Td5.
    .yes = Genau: Td5. Das Feld d5 war leer.

# source 15f3efe4
lesson-writing-moves_rook-takes = Jetzt schlägt der Turm den Bauern auf d5. Schreib es auf: Ein x heißt schlägt.
    .hint-1 = Das x steht zwischen dem Buchstaben und dem Feld.
    .hint-2 = T, dann x, dann das Feld: Txd5.
    .yes = Genau: Txd5, der Turm schlägt auf d5.

# source 1311b6e6
lesson-writing-moves_pawn-takes = Du spielst Schwarz, und der Bauer auf e5 schlägt auf d4. Schreib es auf.
    .hint-1 = Der Bauer hat keinen Buchstaben. Fang mit seiner Linie an.
    .hint-2 = Der Bauer kommt von der e-Linie, also beginnt es mit e.
    .hint-3 = Erst e, dann x, dann das Feld: exd4.
    .yes = Genau: exd4. Man sieht, woher der Bauer kam.

# source e97981b1
lesson-writing-moves_read-and-play = Jetzt lies und spiel. Du hast Schwarz: e5, dann Sc6, dann a6.
    .hint-1 = Kein großer Buchstabe heißt Bauer: zuerst der Bauer nach e5.
    .hint-2 = S ist der Springer. Welcher Springer kann nach c6?
    .hint-3 = Am Ende wieder ein Bauer, von a7 nach a6.
    .yes = Du hast alle drei Züge gelesen: e5, Sc6 und a6.
    .no = Schau dir den Buchstaben und das Feld noch einmal an.
    .wrong-g8-f6 = Diesen Zug schreibt man Sf6. Lies das Feld noch einmal: c6.
    .wrong-d7-d6 = Diesen Zug schreibt man d6. Lies noch einmal genau.

# source 9478f4b7
lesson-writing-moves_real-board =
    Am echten Brett: Macht fünf Züge und schreibt mit. Kann jemand sie nachspielen?

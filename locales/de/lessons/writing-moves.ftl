### Die Worte zu lessons/writing-moves.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 629595f9
lesson-writing-moves = Züge auf Papier
    .about = Ein Buchstabe für die Figur, dann ihr Feld. Bauern haben keinen.
    .can = Du kannst eine Geheimschrift aus Zügen lesen und schreiben!
    .notes = Ziel: Die Kinder lesen Züge zuerst und schreiben sie dann wie im Turnier: Buchstabe der Figur, ein x beim Schlagen, das Feld. Verstecken Sie einen Schatz: Schreiben Sie fünf Züge auf einen Zettel, lassen Sie ein Paar sie am Brett spielen, und auf dem letzten Feld liegt etwas Süßes. Geben Sie dann jedem Paar ein Blatt mit zwei Spalten: Ein Kind zieht, das andere schreibt. Oft bekommt der Bauer ein B oder der Springer ein P wie Pferd; ein Bauer, der schlägt, beginnt mit dem Buchstaben seiner Linie. In anderen Ländern sind die Buchstaben anders, die Felder überall gleich.

# source 2fa7369b
lesson-writing-moves_letters = Eine Geheimschrift! S ist der Springer, also spiel: Sf3.
    .wrong-f2-f3 = Das war ein Bauer. Das S ruft einen Springer.
    .wrong-g1-h3 = Die richtige Figur! Lies das Feld noch einmal: f3.
    .hint-1 = Zuerst kommt ein Buchstabe, dann ein Feld. Welche Figur ist S?
    .hint-2 = Zieh den Springer von g1 nach f3.
    .yes = Geknackt! S ist der Springer, und f3 ist sein Ziel.
    .no = Das darfst du. Lies jetzt die Geheimschrift: Springer, f3.

# source d24985ee
lesson-writing-moves_map = T Turm, L Läufer, K König, D Dame. Auf der Karte steht: Th7, Le4, Kf2, Dd8!
    .hint-1 = Lies immer nur einen Zug: Wer zieht, und wohin?
    .hint-2 = Zuerst der Turm nach h7, dann der Läufer nach e4.
    .hint-3 = Dann der König nach f2 und die Dame nach d8.
    .yes = Schachmatt! Du kannst die ganze Karte lesen.
    .no = Das darfst du. Lies den nächsten Buchstaben und sein Feld noch einmal.

# source adc6509f
lesson-writing-moves_pawn = Der Bauer hat keinen Buchstaben. Jetzt schreibst du: Der Bauer zieht nach e4.
    .hint-1 = Schreib nur das Feld, auf dem der Bauer ankommt.
    .hint-2 = Ein Buchstabe und eine Zahl: e4.
    .yes = Genau: e4. Kein großer Buchstabe, also ein Bauer.

# source b4664c8d
lesson-writing-moves_knight = Schreib den Springerzug von g1 nach f3 auf.
    .hint-1 = Womit fängt das Wort Springer an?
    .hint-2 = Erst S, dann das Feld: Sf3.
    .yes = Genau: Sf3. Erst der Buchstabe, dann das Feld.

# source 33fca104
lesson-writing-moves_rook-takes = Jetzt schlägt der Turm den Bauern auf d5. Schreib es auf, ein x heißt „schlägt“.
    .hint-1 = Welchen Buchstaben hat der Turm? Er kommt zuerst.
    .hint-2 = Das x steht zwischen dem Buchstaben und dem Feld.
    .hint-3 = T, dann x, dann das Feld: Txd5.
    .yes = Genau: Txd5, der Turm schlägt auf d5.

# source f3d4e2f0
lesson-writing-moves_coins = Drei Münzen liegen auf der Karte: Lxd5, Sxe5, Lxf7. Hol sie dir!
    .wrong-d1-d5 = Dieser Zug heißt Txd5. Auf der Karte steht L: Wer ist das?
    .wrong-e5-f7 = Dieser Zug heißt Sxf7. Auf der Karte steht L: Wer ist das?
    .hint-1 = Der Buchstabe sagt, wer schlägt. Das Feld sagt, wo.
    .hint-2 = Der Läufer schlägt auf d5, der Springer auf e5.
    .hint-3 = Zuletzt schlägt der Läufer auf f7.
    .yes = Drei Münzen! Die Buchstaben haben gesagt, wer schlagen muss.
    .no = Das darfst du. Lies die Karte noch einmal: Buchstabe, x, Feld.

# source 6b82e84a
lesson-writing-moves_pawn-takes = Jetzt spielst du Schwarz! Schreib auf: Dein Bauer auf e5 schlägt auf d4.
    .hint-1 = Der Bauer hat keinen Buchstaben. Fang mit seiner Linie an.
    .hint-2 = Der Bauer kommt von der e-Linie, also fang mit e an.
    .hint-3 = Erst e, dann x, dann das Feld: exd4.
    .yes = Genau: exd4. Man sieht, woher der Bauer kam.

# source 52240a59
lesson-writing-moves_read-and-play = Eine Flaschenpost! Darin steht: e5, dann Sc6, dann a6.
    .hint-1 = Kein großer Buchstabe, also ein Bauer. Zuerst zieht der Bauer nach e5.
    .hint-2 = S ist der Springer. Welcher Springer kann nach c6?
    .hint-3 = Am Ende wieder ein Bauer, von a7 nach a6.
    .yes = Du hast alle drei Züge gelesen: e5, Sc6 und a6.
    .no = Schau dir den Buchstaben und das Feld noch einmal an.
    .wrong-g8-f6 = Diesen Zug schreibt man Sf6. Lies das Feld noch einmal: c6.
    .wrong-d7-d6 = Diesen Zug schreibt man d6. Lies noch einmal genau.

# source 60f502d5
lesson-writing-moves_treasure = Hier steht, wo der Schatz liegt: exd4, Sc6, Sxe5. Was liegt auf e5?
    .hint-1 = Zuerst schlägt ein Bauer: der von der e-Linie.
    .hint-2 = Dann geht der Springer von b8 nach c6 und wartet.
    .hint-3 = Schlag mit dem Springer auf e5.
    .yes = Die weiße Dame! Du hast den Schatz gefunden.
    .no = Das darfst du, aber so findet niemand den Schatz. Lies noch einmal!

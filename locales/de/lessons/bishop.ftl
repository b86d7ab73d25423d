### Die Worte zu lessons/bishop.toml.
###
### So wenige Wörter wie möglich: Das Kind liest noch nicht und kennt keine Feldnamen. Nur Tipps nennen Felder.

# source 78cce317
lesson-bishop = Der Läufer
    .about = Schräge Wege, und immer auf derselben Farbe.
    .can = Bei dir flitzt der Läufer schräg übers Brett!
    .notes = Ziel: Der Läufer zieht schräg, springt nie, schlägt keinen Freund und wechselt nie die Farbe seines Felds. Zwei Kinder führen einen hellen und einen dunklen Läufer über ein echtes Brett und wollen sich auf einem Feld treffen: Das geht nie. Manche Kinder knicken die Linie unterwegs. Ein Zug ist eine einzige gerade Diagonale.

# source f42ccd2c
lesson-bishop_first-star = Der Läufer zieht schräg!
    .hint-1 = Tippe auf den Stern.
    .hint-2 = Zieh nach g5. Dann zieh nach d8.
    .yes = Huii!

# source e3b9aa85
lesson-bishop_zigzag = Im Zickzack zum Stern!
    .hint-1 = Du brauchst zwei Züge.
    .hint-2 = Zieh erst nach f5. Dann nach c8.
    .yes = Schlau!

# source 0e7944b4
lesson-bishop_straight = Versuch es geradeaus!
    .hint-1 = Tippe auf den Läufer, dann auf das Ende des Pfeils.
    .hint-2 = Zieh ihn von d4 nach d7. Er kommt zurück.
    .yes = Ein Läufer zieht nur schräg.
    .because-piece-cant-move-that-way = Hoppla!

# source 83cbdbd5
lesson-bishop_both-bishops = Zwei Läufer jagen einen fliegenden Stern!
    .paper = Zwei Läufer jagen die Sterne: 1, 2, 3, 4!
    .hint-1 = Ein Läufer geht auf dunklen Feldern, einer auf hellen.
    .hint-2 = Der Läufer auf c1 zieht nach g5. Dann zieht der Läufer auf f1 nach c4.
    .yes = Jeder bleibt auf seiner Farbe.

# source 00bd04f4
lesson-bishop_pawn-then-rook = Jetzt schlag beide!
    .hint-1 = Der Bauer kommt zuerst.
    .hint-2 = Schlag auf e3 und dann auf g5.
    .yes = Mampf!

# source 2db63014
lesson-bishop_own-pawn = Versuch, deinen Bauern zu schlagen!
    .hint-1 = Tippe auf den Läufer, dann auf das Ende des Pfeils.
    .hint-2 = Zieh ihn von f1 nach d3. Er kommt zurück.
    .yes = Das ist dein Freund.
    .because-own-piece-on-target = Oh nein!

# source 30d8fc57
lesson-bishop_maze = Schlüpf durch!
    .hint-1 = Fahr mit dem Finger über die freien Felder.
    .hint-2 = Geh über d2, e1 und f2 nach g1.
    .yes = Schlau!

# source 73154748
lesson-bishop_horse = Fang meine zwei Springer!
    .hint-1 = Ein Läufer schaut auf dunkle Felder, einer auf helle.
    .hint-2 = Schlag einen Springer, sobald du kannst.
    .yes = Erwischt!

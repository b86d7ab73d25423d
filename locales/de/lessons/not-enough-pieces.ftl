### Die Worte zu lessons/not-enough-pieces.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 8de6c1ee
lesson-not-enough-pieces = Zu wenige Figuren
    .about = Wenn niemand mehr mattsetzen kann, ist die Partie remis.
    .can = Du siehst, wann niemand gewinnen kann, und sorgst selbst dafür!
    .notes = Die Frage ist nicht: Wer hat mehr? Sondern: Ist überhaupt noch ein Matt möglich? Wer zurückliegt, schlägt, bis zu wenig übrig ist. Lassen Sie die Klasse König und Läufer gegen König aufstellen und gemeinsam ein Mattbild suchen, beide Seiten helfen mit. Oft gelten zwei Springer gegen den König oder ungleichfarbige Läufer als sofort remis. Dort ist ein Matt aber möglich, wenn der andere mithilft, also geht die Partie weiter. Ein Bauer, ein Turm oder eine Dame genügt, außer wenn alles für immer verstellt ist (wie bei der Mauer aus Bauern) oder diese Figur sofort geschlagen werden muss.

# source 17b09802
lesson-not-enough-pieces_last-pawn = Der letzte schwarze Bauer will eine Dame werden. Schlag ihn!
    .hint-1 = Dein König steht direkt neben dem Bauern auf e2.
    .hint-2 = Zieh den König von d2 nach e2.
    .yes = Zwei Könige allein setzen niemals matt. Eine _tote Stellung_: sofort remis!
    .no = Noch nicht: Schlag den Bauern, sonst wird er eine Dame.

# source 05523a72
lesson-not-enough-pieces_bishop = Der schwarze König deckt seinen letzten Bauern. Schlag ihn trotzdem!
    .wrong-h4-g3 = Dann schlägt der König deinen Läufer, und der Bauer läuft weiter.
    .hint-1 = Können ein König und ein Läufer allein mattsetzen?
    .hint-2 = Schlag den Bauern auf f2 mit dem Läufer.
    .yes = König und Läufer sind zu wenig. Sofort Schluss: Niemand schlägt zurück!
    .no = Noch nicht: Schlag den Bauern mit dem Läufer.

# source cf781973
lesson-not-enough-pieces_same-color = Schlag so, dass Schluss ist: eine tote Stellung!
    .wrong-d2-g5 = Jetzt bleibt der Bauer auf b4. Er kann eine Dame werden!
    .hint-1 = Dein Läufer kann den Bauern schlagen oder den Läufer.
    .hint-2 = Wer von beiden könnte eine Dame werden?
    .hint-3 = Schlag den Bauern auf b4.
    .yes = Beide Läufer kennen nur dunkle Felder. Niemand kann je mattsetzen.
    .no = Noch nicht: Schlag etwas mit dem Läufer.

# source b3ccf27f
lesson-not-enough-pieces_one-pawn = Diesmal hat dein Läufer auf g5 geschlagen. Kann noch jemand gewinnen?
    .hint-1 = Was kann aus dem Bauern auf b4 werden?
    .hint-2 = Auf der letzten Reihe wird er Dame oder Turm.
    .hint-3 = Mit einer Dame kann Schwarz mattsetzen.
    .yes = Richtig: Der Bauer kann eine Dame werden. Weiterspielen!
    .no = Denk an den Bauern auf b4. Er kann eine Dame werden.

# source 6cdbc427
lesson-not-enough-pieces_other-color = Zwei Läufer, zwei Farben: Da ist ein Matt möglich. Finde es!
    .hint-1 = Der schwarze Läufer auf b8 steht dem eigenen König im Weg.
    .hint-2 = Gib dem König auf a8 Schach, über die hellen Felder.
    .hint-3 = Zieh den Läufer von f1 nach g2.
    .yes = Schachmatt! Bei zwei Farben ist das selten, aber man spielt weiter.
    .no = Noch nicht: Greif den König auf a8 mit dem Läufer an.

# source 937c6fc9
lesson-not-enough-pieces_two-knights = Zwei Springer und der König: Können sie mattsetzen? Finde das Matt!
    .hint-1 = Der König auf h6 bewacht g7 und h7.
    .hint-2 = Der Springer auf f6 bewacht g8. Nimm den anderen Springer.
    .hint-3 = Zieh den Springer von g5 nach f7.
    .yes = Schachmatt! Mit zwei Springern kommt das vor, also spielt man weiter.
    .no = Der Springer auf f6 muss g8 bewachen. Nimm den Springer auf g5.

# source 5afa9f82
lesson-not-enough-pieces_knight = Jetzt spielst du Schwarz! Fang den letzten Bauern mit deinem Springer.
    .wrong-e4-d6 = Schach, aber von d6 sieht der Springer den Bauern nicht.
    .wrong-e4-f6 = Zu langsam: Vorher wird der Bauer eine Dame. Gib Schach!
    .hint-1 = Auf Schach muss Weiß antworten. Dann muss der Bauer warten.
    .hint-2 = Von c5 schaut dein Springer auf den König und auf den Bauern.
    .hint-3 = Spring nach c5. Dann schlag den Bauern auf d7.
    .yes = König und Springer sind zu wenig. Eine tote Stellung, remis!
    .no = Noch nicht: Gib Schach, und schau dabei auch auf den Bauern.

# source 7162b1fb
lesson-not-enough-pieces_wall = So viele Bauern! Kann noch jemand gewinnen?
    .hint-1 = Vor jedem Bauern steht ein anderer. Kein Bauer kann ziehen.
    .hint-2 = Könnte der weiße König nach b3, d3, f3 oder h3?
    .hint-3 = Die schwarzen Bauern bewachen alle vier. Auch dein eigener König kommt nicht durch.
    .yes = Durch die Mauer kommt niemand: eine tote Stellung, sogar mit Bauern.

# source 03d999c3
lesson-not-enough-pieces_eat-them-all = Meine Bauern wollen gewinnen. Friss sie alle, dann ist es remis!
    .hint-1 = Dein Läufer sieht weit auf seinen Diagonalen. Schlag, was niemand deckt!
    .hint-2 = Dein Läufer sieht nur dunkle Felder. Die anderen Bauern schlägt dein König.
    .yes = Alle weg! Mit dem König allein gewinne ich nie: Du hast das Remis gerettet.

### Die Worte zu lessons/set-up.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 03b264ad
lesson-set-up = Figuren aufstellen
    .about = Vor dem Spiel hat jede Figur ihr eigenes Feld.
    .notes =
        Ziel: Jedes Kind stellt das Brett allein auf. Zuerst das Brett: rechts vor jedem Spieler ein helles Eckfeld. Dann von den Ecken nach innen: Turm, Springer, Läufer; die Dame bekommt das Feld ihrer Farbe, der König das letzte; davor stehen die Bauern. Der übliche Irrtum vertauscht Dame und König, oft weil das Brett um ein Viertel gedreht liegt. Lassen Sie die Klasse gegen eine Sanduhr aufstellen, nicht gegeneinander.

# source 74aa4be6
lesson-set-up_armies = So beginnt jede Partie. Die beiden Damen schauen einander über das Brett an.

# source 6e14a92b
lesson-set-up_corners = Stell die Türme in die Ecken. Daneben kommen die Springer, dann die Läufer.
    .hint-1 = Nimm einen Turm und tippe auf a1. Der andere gehört auf h1.
    .hint-2 = Neben jedem Turm steht ein Springer: auf b1 und g1.
    .hint-3 = Die Läufer gehören auf c1 und f1.
    .yes = Von den Ecken nach innen: Turm, Springer, Läufer. Beide Seiten stehen.
    .no = Noch nicht ganz. Geh von der Ecke nach innen: Turm, Springer, Läufer.

# source a1b2c69e
lesson-set-up_queen-and-king = Stell Dame und König auf. Die weiße Dame mag ihre Farbe: ein helles Feld.
    .hint-1 = Ist d1 hell oder dunkel? Und e1?
    .hint-2 = Die Dame gehört auf das helle d1. Der König bekommt e1.
    .yes = Die weiße Dame steht auf dem hellen d1, der König daneben.
    .no = Schau dir beide Felder an. Welches ist so hell wie die Dame?

# source 2867cc1b
lesson-set-up_corner-inwards = Diese vier gehören auf die erste Reihe. Tippe sie von der Ecke nach innen an.
    .hint-1 = Wer steht in der Ecke? Der Turm: Jetzt ist er auf f5.
    .hint-2 = Neben dem Turm steht der Springer: Tippe auf e3.
    .hint-3 = Dann kommt der Läufer auf c6, dann die Dame auf b4.
    .yes = Turm, Springer, Läufer, Dame: So stehen sie von der Ecke a1 an.

# source b5abd64e
lesson-set-up_swapped = Zwei weiße Figuren haben die Plätze getauscht. Tippe auf beide Felder.
    .hint-1 = Schau zuerst in die Ecken und geh dann nach innen.
    .hint-2 = Welche Figur gehört auf das helle Feld d1?
    .hint-3 = Der König steht auf d1 und die Dame auf e1.
    .yes = Gefunden: Die Dame gehört auf d1, der König auf e1.
    .no = Diese Figur steht zu Hause. Welche Dame steht nicht auf ihrer Farbe?

# source c2efa8c2
lesson-set-up_black-army = Du spielst Schwarz. Stell die Dame, den König und die Bauern auf.
    .hint-1 = Die schwarze Dame will ein dunkles Feld: d8.
    .hint-2 = Der König steht daneben auf e8, gegenüber vom weißen König.
    .hint-3 = Alle acht Bauern stehen davor, von a7 bis h7.
    .yes = Die Dame steht auf dem dunklen d8, der König daneben. Die Bauern stehen davor.
    .no = Noch nicht ganz. Die Dame steht auf ihrer Farbe, die Bauern stehen davor.

# source 53a347e3
lesson-set-up_mixed-up = Du spielst Schwarz: Vier deiner Figuren haben die Plätze getauscht. Tippe auf alle vier.
    .hint-1 = Fang in der Ecke auf h8 an: Turm, und wer kommt dann?
    .hint-2 = Auf g8 steht ein Läufer. Wer gehört dorthin?
    .hint-3 = Auf der anderen Seite ist es genauso: Schau auf b8 und c8.
    .yes = Alle { $total }! Neben jeden Turm gehört ein Springer und dann ein Läufer.
    .no = Diese Figur steht zu Hause. Geh nach innen: Turm, Springer, Läufer.

# source 8e7838da
lesson-set-up_rook-out = Alle stehen zu Hause. Versuch, den Turm von a1 nach a3 zu ziehen.
    .hint-1 = Tippe auf den Turm auf a1 und dann auf a3.
    .hint-2 = Auf a2 steht dein eigener Bauer. Probier es aus.
    .yes = Gut gesehen: Der Turm muss warten. Sein eigener Bauer steht im Weg.

# source 74fb7f2a
lesson-set-up_knight-out = Jetzt will der Springer von b1 nach a3. Darf er das?
    .hint-1 = Gibt es eine Figur, die springt?
    .hint-2 = Von b1 nach a3 ist es ein Springerzug, und a3 ist leer.
    .yes = Richtig: Der Springer springt über die Bauern. Er darf gleich los.
    .no = Zwei Felder gerade, eins zur Seite: So springt er über die Bauern.

# source 64fcc22b
lesson-set-up_real-board = Stell ein echtes Brett auf. Hat jeder rechts ein helles Eckfeld?

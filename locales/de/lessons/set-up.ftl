### Die Worte zu lessons/set-up.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 648f7768
lesson-set-up = Figuren aufstellen
    .about = Vor dem Spiel hat jede Figur ihr eigenes Feld.
    .can = Du kannst ein Brett ganz allein aufstellen!
    .notes = Ziel: Jedes Kind stellt das Brett allein auf. Zuerst das Brett: rechts vor jedem Spieler ein helles Eckfeld. Dann von den Ecken nach innen: Turm, Springer, Läufer; die Dame bekommt das Feld ihrer Farbe, der König das letzte; davor stehen die Bauern. Der übliche Irrtum vertauscht Dame und König, oft weil das Brett um ein Viertel gedreht liegt. Probieren Sie dann, wer den Hafen zuerst verlassen kann: nur Springer und Bauern. Lassen Sie die Klasse gegen eine Sanduhr aufstellen, nicht gegeneinander.

# source 5733af63
lesson-set-up_corners = Die Mannschaft kommt heim! Türme in die Ecken, daneben Springer, dann Läufer.
    .hint-1 = Nimm einen Turm und tippe auf a1. Der andere gehört auf h1.
    .hint-2 = Neben jedem Turm steht ein Springer: auf b1 und g1.
    .hint-3 = Die Läufer gehören auf c1 und f1.
    .yes = Von den Ecken nach innen: Turm, Springer, Läufer. Beide Seiten stehen!
    .no = Noch nicht ganz. Geh von der Ecke nach innen: Turm, Springer, Läufer.

# source 696a5bf0
lesson-set-up_queen-and-king = Stell Dame und König auf. Die weiße Dame liebt ihre eigene Farbe!
    .hint-1 = Ist d1 hell oder dunkel? Und e1?
    .hint-2 = Die Dame gehört auf das helle d1. Der König bekommt e1.
    .yes = Die weiße Dame steht auf dem hellen d1, der König daneben.
    .no = Schau dir d1 und e1 an. Welches Feld ist so hell wie die Dame?

# source 5131fd4c
lesson-set-up_swapped = Da hat jemand nicht aufgepasst: Zwei weiße Figuren sind vertauscht. Tippe auf beide!
    .paper = Da hat jemand nicht aufgepasst: Zwei weiße Figuren sind vertauscht. Welche zwei?
    .hint-1 = Schau zuerst in die Ecken und geh dann nach innen.
    .hint-2 = Welche Figur gehört auf das helle Feld d1?
    .hint-3 = Der König steht auf d1 und die Dame auf e1.
    .yes = Gefunden! Die Dame gehört auf d1, der König auf e1.
    .no = Diese Figur steht zu Hause. Welche Dame steht nicht auf ihrer Farbe?

# source fa34c25f
lesson-set-up_rook-out = Alle an Bord! Der Turm möchte raus: Folge dem Pfeil.
    .hint-1 = Tippe auf den Turm auf a1 und dann auf a3.
    .hint-2 = Auf a2 steht dein eigener Bauer. Probier es aus.
    .yes = Siehst du: Der Turm muss warten. Sein eigener Bauer steht im Weg.

# source 5203af2f
lesson-set-up_knight-out = Eine Figur braucht kein offenes Tor. Bring sie über die Bauern hinaus!
    .hint-1 = Welche Figur kann springen?
    .hint-2 = Spring mit dem Springer von g1, zum Beispiel nach f3.
    .yes = Hopp! Der Springer kann sofort von Bord.
    .no = Das darfst du. Diesmal springt jemand über die Bauern.

# source 76259209
lesson-set-up_open-gate = Dame und Läufer möchten hinaus. Fang beide Sterne in { $best } Zügen!
    .hint-1 = Ein Bauer versperrt beiden den Weg. Welcher?
    .hint-2 = Zieh den Bauern von e2. Schau dann auf a6 und h5.
    .hint-3 = Läufer nach a6, Dame nach h5.
    .yes = Ein Bauer machte Platz, und zwei Figuren kamen hinaus!

# source eeaf4a55
lesson-set-up_black-army = Jetzt spielst du Schwarz! Stell die Dame, den König und die Bauern auf.
    .hint-1 = Die schwarze Dame will ein dunkles Feld: d8.
    .hint-2 = Der König steht daneben auf e8, gegenüber vom weißen König.
    .hint-3 = Alle acht Bauern stehen davor, von a7 bis h7.
    .yes = Die Dame steht auf dem dunklen d8. Die beiden Damen schauen sich an!
    .no = Noch nicht ganz. Die Dame steht auf ihrer Farbe, die Bauern stehen davor.

# source d93b24e7
lesson-set-up_mixed-up = Eine Welle hat deine Mannschaft durcheinandergebracht! Tippe auf alle vier, die nicht zu Hause stehen.
    .paper = Eine Welle hat deine Mannschaft durcheinandergebracht! Welche vier stehen nicht zu Hause?
    .hint-1 = Fang in der Ecke auf h8 an: Turm, und wer kommt dann?
    .hint-2 = Auf g8 steht ein Läufer. Wer gehört dorthin?
    .hint-3 = Auf der anderen Seite ist es genauso: Schau auf b8 und c8.
    .yes = Alle { $total }! Neben jeden Turm gehört ein Springer und dann ein Läufer.
    .no = Diese Figur steht zu Hause. Geh nach innen: Turm, Springer, Läufer.

# source 28106ee3
lesson-set-up_all-aboard = Abend im Hafen: Drei deiner Figuren wollen heim. In welcher Reihenfolge?
    .hint-1 = Der Läufer gehört auf f8. Wer steht ihm im Weg?
    .hint-2 = Die Dame geht zuerst, von e7 nach d8. Der Springer kann jederzeit.
    .hint-3 = Dame nach d8, Läufer nach f8, Springer nach g8.
    .yes = Beide Mannschaften sind daheim, und die nächste Partie kann beginnen!
    .no = Das darfst du, aber jetzt wollen sie heim.
    .wrong-c5-d6 = Der Läufer noch nicht: Die Dame auf e7 steht ihm im Weg.

# source 51bb4805
lesson-set-up_whole-crew = Deine ganze Mannschaft steht bereit! Schlag meinen Springer und meine vier Bauern.
    .hint-1 = Bring zuerst einen Bauern hinaus, dann Springer und Läufer.
    .hint-2 = Frag vor jedem Zug: Könnte mein Springer oder ein Bauer dort schlagen?
    .yes = Nur noch mein König steht da. Was für eine Mannschaft!

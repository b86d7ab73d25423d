### Die Worte zu lessons/check.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source e4f868f6
lesson-check = Schach!
    .about = Schach ist ein Angriff auf den König und verlangt eine Antwort.
    .notes =
        Ziel: Schach ist ein Angriff auf den König; es gilt, ob jemand es sagt oder nicht, und der König wird nie geschlagen. Lassen Sie ein Kind auf einem Bodenbrett König sein und andere mit Turm, Läufer, Springer und Bauer Schach geben. Übliche Irrtümer: Ein nicht angesagtes Schach gelte nicht, ein König, der ein Schach übersehen hat, dürfe geschlagen werden, und jedes Schach sei ein guter Zug.

# source 50fb470b
lesson-check_attack = Der Turm greift den König an. Das heißt _Schach_!

# source eed30b95
lesson-check_who = Du spielst Schwarz und stehst im Schach. Tippe auf die Figur, die deinen König angreift.
    .hint-1 = Folge jedem weißen Weg. Reicht er bis e8?
    .hint-2 = Deine Bauern auf d7 und e7 halten Dame und Turm auf.
    .hint-3 = Schau von h5 über g6 und f7.
    .yes = Der Läufer auf h5 gibt Schach. Du bist seinem Weg bis zum König gefolgt.
    .no = Da steht etwas im Weg, oder sie schaut woandershin. Folge einem anderen Weg.

# source 4966cdfa
lesson-check_rook = Gib mit dem Turm Schach und sag es auch: Drück auf Schach!
    .hint-1 = Der Turm muss auf einer Reihe oder Linie nach e8 schauen.
    .hint-2 = Zieh ihn nach a8 oder nach e1.
    .hint-3 = Drück dann auf den Knopf Schach!
    .yes = Jetzt schaut der Turm auf den König, und alle haben es gehört.

# source af121c28
lesson-check_knight = Du spielst Schwarz. Gib mit dem Springer Schach.
    .hint-1 = Der weiße König steht auf g1. Von wo greift ein Springer g1 an?
    .hint-2 = Schau auf e2, f3 und h3. Wohin kann dein Springer springen?
    .hint-3 = Von f4 kommt der Springer nach e2 und nach h3.
    .yes = Von dort greift der Springer g1 an, und niemand kann dazwischen.
    .no = Das darfst du, aber es greift g1 nicht an. Spring näher heran.

# source bd4225dc
lesson-check_queen = Die Dame kann auf { $total } Arten Schach geben. Finde alle!
    .hint-1 = Die Dame schaut gerade und schräg. Welche Wege führen nach e8?
    .hint-2 = Auf der e-Linie erreicht sie drei Felder: e1, e2 und e3.
    .hint-3 = Zwei Felder berühren den König: d7 und d8.
    .yes = Alle { $total }! Vorsicht: Auf d7 und d8 könnte der König die Dame schlagen.
    .no = Das darfst du, aber von dort sieht die Dame e8 nicht.

# source dd5d26d0
lesson-check_pawn = Gib mit einem Bauern Schach. Wie greift ein Bauer an?
    .hint-1 = Ein Bauer greift einen Schritt schräg nach vorn an.
    .hint-2 = Von c7 aus greift ein Bauer b8 und d8 an.
    .yes = Der Bauer auf c7 greift d8 schräg an. Du hast den passenden genommen!
    .no = Das darfst du, aber es gibt kein Schach. Zieh einen Bauern.
    .wrong-d6-d7 = Geradeaus greift ein Bauer nichts an. Probier den anderen Bauern.

# source b7e8075b
lesson-check_into-check = Niemand läuft ins Schach. Probier es: Zieh den König von g2 nach f3.
    .hint-1 = Tippe auf den König auf g2 und dann auf f3.
    .hint-2 = Der Turm auf f8 schaut die f-Linie entlang. Probier es aus.
    .yes = Gut gesehen: Der Turm bewacht f3, also bleibt der König weg.

# source d2478ae1
lesson-check_shield = Jetzt steht dein Bauer auf f4. Darf der König nach f3?
    .hint-1 = Was ist anders? Folge dem Turm von f8 aus.
    .hint-2 = Der Weg des Turms endet am Bauern auf f4.
    .yes = Richtig: Der Bauer ist ein Schild. Der Turm bewacht f3 nicht mehr.
    .no = Folge dem Turm auf f8: Der Bauer auf f4 hält ihn auf.

# source c39c65b7
lesson-check_silence = Weiß gibt Schach und sagt nichts. Steht der schwarze König trotzdem im Schach?
    .hint-1 = Schau aufs Brett, nicht auf den Mund: Ist der König angegriffen?
    .hint-2 = Die Dame auf e2 schaut auf e8. Das genügt.
    .yes = Ja: Ein Angriff ist ein Angriff. Im Turnier sagen die meisten nichts.
    .option-yes = Ja, und Schwarz muss etwas dagegen tun
    .option-no = Nein, jemand muss es sagen
    .option-no-say = Es zu sagen ist nett, aber nicht nötig. Schau auf den Weg der Dame.
    .option-take = Übersieht Schwarz das, schlägt Weiß den König
    .option-take-say = Ein König wird nie geschlagen. Schwarz muss zuerst das Schach abwehren.

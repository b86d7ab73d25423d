### Die Worte zu lessons/check.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 9d96f4c1
lesson-check = Schach!
    .about = Schach ist ein Angriff auf den König. Dagegen muss man etwas tun.
    .can = Du gibst Schach, und du übersiehst keins!
    .notes = Ziel: Schach ist ein Angriff auf den König. Es gilt, ob jemand es sagt oder nicht, und der König wird nie geschlagen. Auf einem Bodenbrett ist ein Kind der König, andere geben mit Turm, Läufer, Springer und Bauer Schach. Häufige Irrtümer: ein nicht angesagtes Schach gelte nicht, einen König, der das Schach übersehen hat, dürfe man schlagen, und jedes Schach sei ein guter Zug. Im letzten Schritt wechseln sich zwei Türme ab; auf einem echten Brett läuft ein Kind als König davon.

# source 4e35f8e9
lesson-check_rook = Greif den König mit dem Turm an! Dann ruf es: Drück auf Schach!
    .paper = Greif den König mit dem Turm an! Dann sag es laut: Schach!
    .hint-1 = Der Turm muss auf einer Reihe oder Linie nach e8 schauen.
    .hint-2 = Zieh ihn nach a8 oder nach e1.
    .hint-3 = Drück dann auf den Knopf Schach!
    .yes = Ein Angriff auf den König heißt _Schach_. Alle haben es gehört!
    .no = Das darfst du, aber von dort sieht der Turm e8 nicht.

# source db3131a1
lesson-check_pawn = Gib mit einem Bauern Schach. Wie greift ein Bauer an?
    .wrong-d6-d7 = Geradeaus greift ein Bauer nichts an. Probier den anderen Bauern.
    .hint-1 = Ein Bauer greift einen Schritt schräg nach vorn an.
    .hint-2 = Von c7 aus greift ein Bauer b8 und d8 an.
    .yes = Der Bauer auf c7 greift d8 schräg an. Du hast den passenden genommen!
    .no = Das darfst du, aber das ist kein Schach. Zieh einen Bauern.

# source 018883a1
lesson-check_queen = Die Dame kann auf { $total } Arten Schach geben. Finde alle!
    .hint-1 = Die Dame schaut gerade und schräg. Welche Wege führen nach e8?
    .hint-2 = Auf der e-Linie erreicht sie drei Felder: e1, e2 und e3.
    .hint-3 = Zwei Felder berühren den König: d7 und d8.
    .yes = Alle { $total }! Vorsicht: Auf d7 und d8 könnte der König die Dame schlagen.
    .no = Das darfst du, aber von dort sieht die Dame e8 nicht.

# source 6077a58d
lesson-check_safe-step = Dein König darf nicht nach f3. Tippe auf die Figur, die f3 angreift!
    .paper = Dein König darf nicht nach f3. Welche Figur greift f3 an?
    .because-king-into-attack = Jemand greift f3 noch an. Folge jedem Weg, der dorthin führt!
    .hint-1 = Niemand läuft ins Schach. Wer schaut auf f3?
    .hint-2 = Der Bauer auf d5 versperrt der Dame den Weg. Wer schaut noch auf f3?
    .hint-3 = Der Turm auf f8 schaut die f-Linie entlang. Tippe auf ihn!
    .yes = Ohne den Turm ist f3 sicher: Der Weg der Dame ist zu.

# source 28e7025f
lesson-check_shield = Jetzt ist dein Bauer ein Schild. Geh zum Stern!
    .hint-1 = Der Weg des Turms endet an deinem Bauern. Dahinter bist du sicher.
    .hint-2 = Geh nach f3 und dann nach e4.
    .yes = Hinter dem Schild geht dein König sicher.

# source 52e53dd6
lesson-check_who = Jetzt spielst du Schwarz, und du stehst im Schach! Tippe auf den Angreifer.
    .paper = Jetzt spielst du Schwarz, und du stehst im Schach! Wer greift an?
    .hint-1 = Folge jedem weißen Weg. Führt er nach e8?
    .hint-2 = Deine Bauern auf d7 und e7 halten Dame und Turm auf.
    .hint-3 = Schau von h5 über g6 und f7.
    .yes = Der Läufer auf h5 gibt Schach. Du bist seinem Weg bis zum König gefolgt.
    .no = Da steht etwas im Weg, oder die Figur schaut woandershin. Such weiter.

# source 11d3e208
lesson-check_silence = Weiß sagt kein Wort. Schau genau und mach einen erlaubten Zug!
    .because-still-in-check = Gesagt hat es niemand, aber es ist Schach! Schau auf die Dame.
    .hint-1 = Schau aufs Brett, nicht auf den Mund: Ist dein König angegriffen?
    .hint-2 = Die Dame auf e2 schaut auf e8. Verlass ihre Linie.
    .hint-3 = Geh nach d7, d8, f7 oder f8.
    .yes = Richtig: Ein Angriff ist ein Angriff. Im Turnier sagen die meisten nichts.

# source c1d15bcf
lesson-check_knight = Jetzt greifst du an: Gib mit dem Springer Schach!
    .hint-1 = Der weiße König steht auf g1. Von wo greift ein Springer g1 an?
    .hint-2 = Schau auf e2, f3 und h3. Wohin kann dein Springer springen?
    .hint-3 = Von f4 kommt der Springer nach e2 und nach h3.
    .yes = Von dort greift der Springer g1 an, und niemand kann dazwischen.
    .no = Das darfst du, aber damit greifst du g1 nicht an. Spring näher heran.

# source 02c421a0
lesson-check_chase = Jag den König! Gib dreimal Schach, abwechselnd mit beiden Türmen.
    .wrong-a5-a4 = Schach! Aber jetzt bewacht niemand mehr die fünfte Reihe.
    .wrong-h8-e8 = Schach! Aber der König geht einfach von dieser Linie weg.
    .hint-1 = Ein Turm bewacht eine Reihe. Der andere gibt Schach.
    .hint-2 = Der Turm auf a5 hält Wache. Gib mit dem anderen Schach.
    .hint-3 = Zieh h8 nach h4, dann a5 nach a3, dann h4 nach h2.
    .yes = Was für eine Jagd! Das allerletzte Schach kommt später.
    .no = Das darfst du, aber nimm den anderen Turm. Einer muss Wache halten.

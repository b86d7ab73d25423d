### Die Worte zu lessons/first-whole-game.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 7ec3830d
lesson-first-whole-game = Deine erste ganze Partie
    .about = Vom leeren Brett bis zum Handschlag am Ende.
    .can = Du kannst eine ganze Partie spielen, vom Aufstellen bis zum Handschlag!
    .notes = Ziel: Alles kommt zusammen: aufstellen, gut beginnen, auf Gefahren achten, nach den Regeln enden. Lassen Sie zu zweit spielen und vor und nach der Partie die Hand geben. Oft kommt die Dame sofort heraus und hofft auf ein schnelles Matt: Die Lektion zeigt es von beiden Seiten, wie man es abwehrt und wie eine frühe Dame verloren geht. Ein anderer Irrtum öffnet mit f-Bauer und g-Bauer die Tür zum eigenen König. Mit der großen Mannschaft soll man zuerst nehmen, was frei ist, und dann an die zwei Türme denken, die den König jagten. Heute zählt nicht der Sieg, sondern eine Partie, die nach den Regeln zu Ende geht.

# source 1001b999
lesson-first-whole-game_put-up = Du spielst Schwarz. Stell die fehlenden Figuren beider Mannschaften auf!
    .hint-1 = Die Türme gehören in die Ecken a8 und h8. Daneben stehen die Springer.
    .hint-2 = Die Dame beginnt auf ihrer Farbe: d1 ist hell, d8 ist dunkel.
    .hint-3 = Die Könige stehen auf e1 und e8. Läufer stehen neben König und Dame.
    .yes = Alle { $total } stehen zu Hause: Die Partie kann beginnen!

# source d66802cc
lesson-first-whole-game_shortest-game = Weiß passt nicht auf. Gewinn die allerkürzeste Partie, in zwei Zügen!
    .hint-1 = Mach der Dame den Weg frei: Zieh den Bauern vor deinem König.
    .hint-2 = Schau dann von d8 nach h4. Was greift die Dame von dort an?
    .hint-3 = Bauer nach e5, dann Dame nach h4.
    .yes = Matt nach zwei Zügen! Weiß hat die Tür zum eigenen König geöffnet.
    .no = Das darfst du. Mach erst der Dame den Weg frei, dann schau auf h4.
    .wrong-d8-f6 = Das ist kein Schach. Zieh weiter: Von h4 greift die Dame den König an.
    .wrong-d8-g5 = Noch ein Schritt auf diesem Weg: Die Dame gibt von h4 Schach.

# source 23097930
lesson-first-whole-game_after-it = Du hast mattgesetzt! Was tust du jetzt?
    .option-cheer = Sofort laut jubeln
    .option-cheer-say = Freu dich, aber leise: Andere spielen noch.
    .option-hands = Die Hand geben und Danke sagen
    .option-other = Den König vom Brett nehmen
    .option-other-say = Der König bleibt stehen: Mit dem Matt ist die Partie zu Ende.
    .hint-1 = Jemand hat gerade verloren. Was möchtest du dann gern hören?
    .hint-2 = Eine Hand sagt: Das war eine schöne Partie.
    .yes = Ja: ein Handschlag. Danke für die Partie!

# source be59e0b5
lesson-first-whole-game_quick-attack = Weiß hat einen schnellen Plan: Matt auf f7. Verhindere es!
    .hint-1 = Die Dame auf h5 und der Läufer auf c4 greifen f7 an.
    .hint-2 = Bewach f7 doppelt, oder stell der Dame etwas in den Weg.
    .hint-3 = Auf g6 steht der Bauer im Weg. Auf e7 bewacht die Dame f7.
    .yes = Du hast es verhindert: Auf f7 gibt es kein Matt mehr.
    .no = Das darfst du. Aber dann schlägt die Dame auf f7: Matt!
    .wrong-g8-f6 = Der Springer greift die Dame an, aber sie schlägt auf f7: Matt!
    .wrong-d7-d6 = Der Bauer deckt e5, aber die Dame schlägt auf f7: Matt!

# source 3d8c005f
lesson-first-whole-game_too-late = Diesmal hat niemand die Dame aufgehalten: Matt. Versuch trotzdem, sie zu schlagen!
    .hint-1 = Tippe auf den König auf e8 und dann auf f7.
    .hint-2 = Der Läufer auf c4 deckt die Dame. Probier es aus.
    .yes = Siehst du: Die Partie ist zu Ende. Nach dem Matt zieht niemand mehr.

# source 0cf24dcb
lesson-first-whole-game_calm-start = Jetzt spielst du Weiß! Zieh Bauer, Springer, Läufer, Bauer: e4, f3, c4, d3.
    .hint-1 = Zuerst geht der Bauer von e2: Er öffnet dem Läufer den Weg.
    .hint-2 = Dann Springer von g1 nach f3 und Läufer von f1 nach c4.
    .hint-3 = Zuletzt der Bauer von d2 nach d3: Er deckt e4.
    .yes = Springer und Läufer sind draußen, und die Mitte gehört dir. Ein guter Anfang!
    .no = Das darfst du. Diesmal e4, dann f3, c4 und zuletzt d3.

# source ef7fa52d
lesson-first-whole-game_early-queen = Die schwarze Dame kam viel zu früh heraus. Was kannst du schlagen?
    .wrong-f3-e5 = Ein Bauer ist schön, aber da wartet etwas Größeres!
    .hint-1 = Dein Springer auf f3 sieht acht Felder. Wer steht auf einem davon?
    .hint-2 = Die schwarze Dame steht auf g5, und niemand deckt sie.
    .hint-3 = Schlag mit dem Springer auf g5.
    .yes = Was für ein Geschenk! Erst kommen Springer und Läufer, später die Dame.
    .no = Das darfst du, aber schlag jetzt etwas Großes.

# source bdc841f7
lesson-first-whole-game_early-rook = Der schwarze Turm kam viel zu früh heraus. Welche Figur kann ihn schlagen?
    .hint-1 = Schau auf h6. Welcher lange Weg führt dorthin?
    .hint-2 = Dein Bauer hat d2 verlassen. Welche Figur schaut dort hindurch?
    .hint-3 = Schlag mit dem Läufer, von c1 nach h6.
    .yes = Ein Turm zählt 5, dein Läufer nur 3! Bring deine Türme erst spät heraus.
    .no = Das darfst du. Aber ein früher Turm wird gejagt und verliert Zeit!

# source 13f988c6
lesson-first-whole-game_big-crew = Meine Mannschaft ist klein, deine ist groß: Setz meinen König matt!
    .hint-1 = Nimm erst, was frei ist. Schau vor jedem Zug, was ich nehmen könnte.
    .hint-2 = Ein Turm sperrt eine Reihe. Welcher gibt auf der nächsten Schach?
    .hint-3 = Lass meinem König einen Zug, solange es kein Matt ist.
    .yes = Schachmatt! Deine Mannschaft arbeitet gut zusammen.

# source a70b4f56
lesson-first-whole-game_whole-game = Eine ganze Partie für zwei! Ist niemand da, spiele ich mit.
    .hint-1 = Ein Bauer in die Mitte, dann Springer und Läufer.
    .hint-2 = Frag vor jedem Zug: Was will die andere Seite?
    .hint-3 = Wollt ihr früher aufhören? Die Knöpfe beenden die Partie.
    .yes = Eine ganze Partie, bis ganz zum Schluss. Gebt euch die Hand!

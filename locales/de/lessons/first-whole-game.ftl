### Die Worte zu lessons/first-whole-game.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 5bc5df8c
lesson-first-whole-game = Deine erste ganze Partie
    .about = Vom Aufstellen der Figuren bis zum Handschlag am Ende.
    .notes = Jetzt kommt alles zusammen: aufstellen, gut beginnen, auf Gefahren achten, nach den Regeln enden. Lassen Sie zu zweit spielen, die ersten zehn Züge aufschreiben und vor und nach der Partie die Hand geben. Oft kommt die Dame sofort heraus und hofft auf ein schnelles Matt; zeigen Sie, dass der andere es abwehren kann. Heute zählt nicht der Sieg, sondern eine Partie, die nach den Regeln zu Ende geht.

# source 9f64c7ad
lesson-first-whole-game_put-up = Stell die fehlenden Figuren für eine neue Partie auf.
    .hint-1 = Die weißen Türme gehören nach a1 und h1. Daneben stehen die Springer.
    .hint-2 = Die Dame beginnt auf ihrer Farbe: d1 ist hell, d8 ist dunkel.
    .hint-3 = Die Könige stehen auf e1 und e8. Läufer stehen neben König und Dame.
    .yes = Alle { $total } Figuren stehen richtig: Die Partie kann beginnen.

# source 87e5e209
lesson-first-whole-game_good-start =
    Fang mit einem Bauern in der Mitte an. Bring dann Springer und Läufer heraus.

# source 1c7c6a42
lesson-first-whole-game_calm-start = Du spielst Weiß. Bauer nach e4, Springer nach f3, Läufer nach c4, Bauer nach d3.
    .hint-1 = Zieh in dieser Reihenfolge: Bauer, Springer, Läufer.
    .hint-2 = Der Springer zieht von g1 nach f3, der Läufer von f1 nach c4.
    .hint-3 = Am Ende kommt der Bauer von d2 nach d3.
    .yes = Springer und Läufer sind draußen. Ein guter Anfang!
    .no = Erst e4, dann f3, c4 und d3. Was kommt jetzt?

# source cd1c5769
lesson-first-whole-game_quick-attack = Du spielst Schwarz. Weiß will auf f7 mattsetzen: Verhindere es!
    .hint-1 = Die Dame auf h5 und der Läufer auf c4 greifen f7 an.
    .hint-2 = Bewach f7 noch einmal, oder stell der Dame etwas in den Weg.
    .hint-3 = Der Bauer nach g6 steht im Weg. Die Dame nach e7 bewacht f7.
    .yes = Du hast es verhindert: Auf f7 gibt es kein Matt mehr.
    .no = Das darfst du. Aber dann schlägt die Dame auf f7: Matt!
    .wrong-g8-f6 = Der Springer greift die Dame an, aber sie schlägt auf f7: Matt!
    .wrong-d7-d6 = Der Bauer deckt e5, aber die Dame schlägt auf f7: Matt!

# source 85d9b321
lesson-first-whole-game_too-late = Matt, denn diesmal zog der Springer nach f6. Versuch, die Dame auf f7 zu schlagen.
    .hint-1 = Tippe auf den König auf e8 und dann auf f7.
    .hint-2 = Der Läufer auf c4 deckt die Dame, also ist es Matt. Probier es aus.
    .yes = Gut gesehen: Die Partie ist zu Ende, und der Läufer deckt die Dame.

# source 10481fba
lesson-first-whole-game_shortest-game = Die kürzeste Partie von allen! Du spielst Schwarz: Bauer nach e5, dann Dame nach h4.
    .hint-1 = Zuerst zieht der Bauer von e7 nach e5.
    .hint-2 = Dann zieht die Dame von d8 nach h4.
    .yes = Matt nach zwei Zügen! Weiß hat den Weg zum König geöffnet.
    .no = Erst der Bauer nach e5, dann die Dame nach h4.
    .wrong-d8-f6 = Das ist kein Schach. Zieh weiter: Von h4 greift die Dame den König an.
    .wrong-d8-g5 = Noch ein Schritt auf diesem Weg: Die Dame gibt von h4 Schach.

# source cf96d5b6
lesson-first-whole-game_after-it = Du hast mit Schwarz mattgesetzt. Was tust du jetzt?
    .option-cheer = Sofort laut jubeln
    .option-cheer-say = Freu dich, aber leise: Andere spielen noch.
    .option-hands = Die Hand geben und danken
    .option-other = Den König vom Brett nehmen
    .option-other-say = Der König bleibt stehen: Mit dem Matt ist die Partie zu Ende.
    .hint-1 = Was habt ihr vor der Partie getan? Das tut ihr wieder.
    .hint-2 = Eine Hand sagt: Das war eine schöne Partie.
    .yes = Richtig: ein Handschlag. Danke für die Partie!

# source 89a0d1ff
lesson-first-whole-game_whole-game = Jetzt eine ganze Partie für zwei! Weiß beginnt, und die Regeln beenden sie.
    .hint-1 = Ein Bauer in die Mitte, dann Springer und Läufer.
    .hint-2 = Frag vor jedem Zug: Was will der andere?
    .hint-3 = Wollt ihr früher aufhören? Die Knöpfe beenden die Partie.

# source 7e4a8e01
lesson-first-whole-game_real-board =
    Spielt am echten Brett. Gebt euch die Hand, und viel Spaß!

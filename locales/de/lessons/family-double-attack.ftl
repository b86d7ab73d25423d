### Die Worte zu lessons/family-double-attack.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source f58a55d2
lesson-family-double-attack = Zusammen angreifen
    .about = Hausregel: Zwei Spieler dürfen jede Figur zusammen angreifen, nur den König nicht.
    .can = Du weißt, wann zwei zusammen angreifen dürfen und wann nicht!
    .notes =
        Ziel: Zwei Spieler dürfen dieselbe Figur angreifen, aber nie denselben König. Hat Weiß Schach gegeben, darf Blau nicht mitmachen; Blau darf stattdessen eine andere Figur dieses Heeres schlagen. Zwei Angreifer eines einzigen Spielers, ein Doppelschach, sind erlaubt. Spielen Sie es mit drei Kindern: Eines ist der König, zwei greifen abwechselnd an und sagen laut, wer schon angreift. Im normalen Schach stellt sich die Frage nie, denn dort gibt es nur einen Gegner. Bleibt kein anderer Zug, gilt diese Regel nicht.

# source 740dc9b3
lesson-family-double-attack_two-players = Weiß greift die schwarze Dame an. Greif sie auch an, mit deinem blauen Turm!
    .hint-1 = Von wo aus kann dein Turm die Dame sehen?
    .hint-2 = Schau auf c8, d8 und e8: Dort steht niemand.
    .hint-3 = Zieh den Turm von c5 nach c8.
    .yes = Eine Dame dürfen zwei Spieler zusammen angreifen. Hausregel: Einen König darf nur einer angreifen.
    .no = Das darfst du, aber dein Turm sieht die Dame auf f8 nicht.
    .wrong-c5-f5 = Jetzt stehst du Weiß im Weg, und nur du greifst an. Such ein anderes Feld.

# source 8a84e7f6
lesson-family-double-attack_attackers = Tippe auf jede Figur, die die weiße Dame auf h5 angreift.
    .paper = Welche Figuren greifen die weiße Dame auf h5 an?
    .hint-1 = Folge den Wegen der Türme. Reicht einer bis h5?
    .hint-2 = Der weiße Bauer auf e5 hält den blauen Turm auf.
    .hint-3 = Schau auf die Türme auf h10 und k5.
    .yes = Beide Türme, einer von Schwarz und einer von Gelb. Bei einer Dame ist das erlaubt.
    .no = Da steht etwas im Weg, oder die Figur schaut woandershin. Folge einem anderen Weg nach h5.

# source 3fa82a3f
lesson-family-double-attack_first-attacker = Noch greift niemand einen König an. Dein Turm kann auf { $total } Arten Schach geben: Finde alle!
    .hint-1 = Die anderen Könige stehen auf g1, g12 und l6.
    .hint-2 = Zwei Züge greifen Schwarz an, zwei Gelb und einer Weiß.
    .hint-3 = Zieh nach c12, g8, c6, l8 und c1.
    .yes = Alle { $total }! Jedes Mal greift nur Blau diesen König an.
    .no = Das ist kein Schach. Folge von dort beiden Wegen des Turms.

# source 69318c9d
lesson-family-double-attack_second-attacker = Weiß gibt von g4 Schach. Versuch, auch von c12 Schach zu geben!
    .hint-1 = Tippe auf den Turm auf c8 und dann auf c12.
    .hint-2 = Der Turm auf g4 greift den König schon an. Probier es aus.
    .yes = Siehst du: Weiß greift diesen König an, also muss Blau warten.
    .no = Das ist erlaubt. Folge dem Pfeil von c8!

# source 9444a3a8
lesson-family-double-attack_another-piece = Weiß gibt Schwarz Schach. Schlag eine andere schwarze Figur!
    .hint-1 = Lass den König in Ruhe. Welche andere schwarze Figur erreichst du?
    .hint-2 = Folge dem Weg deines Turms von c8 aus.
    .hint-3 = Schlag mit dem Turm die Dame auf f8.
    .yes = Die Dame ist geschlagen. Einer gibt Schach, ein anderer schlägt etwas anderes: Das ist erlaubt.
    .no = Das darfst du, aber so schlägst du nichts. Folge dem Weg deines Turms.
    .because-rule3-king-double-attack = Diesen König greift schon jemand an. Schlag etwas anderes!

# source bbc50025
lesson-family-double-attack_check-and-bite = Weiß gibt immer wieder Schach. Schlag jedes Mal eine schwarze Figur!
    .hint-1 = Solange der schwarze König läuft, warten die anderen. Welche Figur schlägst du?
    .hint-2 = Schau die Wege deines Turms entlang.
    .hint-3 = Schlag auf c9, dann auf h9, dann auf h11.
    .yes = Schach, Biss, Schach, Biss! Weiß und Blau sind ein tolles Paar.
    .no = Das darfst du, aber so schlägst du nichts. Beiß zu, solange der König läuft!

# source 8972bcfa
lesson-family-double-attack_open-the-line = Der weiße Turm steht hinter deinem Läufer. Geh zur Seite und mach den Weg frei!
    .hint-1 = Welche Linie schaut der Turm auf g3 entlang?
    .hint-2 = Zieh den Läufer weg, aber greif nicht den König auf g12 an.
    .hint-3 = Zieh den Läufer zum Beispiel von g6 nach f5.
    .yes = Jetzt greift nur Weiß den König an. Ein Spieler ist erlaubt.
    .no = Der Weg des Turms ist noch zu. Zieh den Läufer!
    .because-rule3-king-double-attack = Dann würde auch dein Läufer den König angreifen. Such ein anderes Feld!

# source 1463d897
lesson-family-double-attack_open-and-join = Dasselbe Brett. Versuch jetzt, mit dem Läufer den Springer auf j9 zu schlagen.
    .hint-1 = Tippe auf den Läufer auf g6 und dann auf j9.
    .hint-2 = Der Läufer macht dem Turm den Weg frei. Wohin schaut der Läufer von j9?
    .hint-3 = Von j9 schaut der Läufer auf i10, h11 und g12. Probier es aus.
    .yes = Siehst du: Zusammen ist es verboten. Unsere Wahl: Erlaubt ist es, wenn sonst kein Zug bleibt.

# source 7e26bb2c
lesson-family-double-attack_one-player = Jetzt allein: Gib mit Turm und Springer zugleich Schach!
    .hint-1 = Der Springer versperrt deinem Turm den Weg. Und wenn er wegspringt?
    .hint-2 = Spring so, dass auch der Springer g12 angreift.
    .hint-3 = Spring von g8 nach h10 oder nach f10.
    .yes = Zwei Figuren, aber ein Spieler: ein Doppelschach, wie im normalen Schach.
    .no = Noch nicht: Turm und Springer müssen beide den König auf g12 angreifen.

# source 9469952b
lesson-family-double-attack_way-out = Jetzt spielst du Schwarz! Turm und Springer von Blau geben Schach: Rette deinen König!
    .hint-1 = Was hilft gegen ein Doppelschach? Nur eins.
    .hint-2 = Der König muss ziehen. Verlass die g-Linie.
    .hint-3 = Drei Felder neben dem König sind sicher: f12, h11 und h12.
    .yes = Dein König ist beiden Angriffen auf einmal ausgewichen.
    .because-double-check-king-must-move = Noch nicht: Das hält nur einen der beiden Angreifer auf. Zieh den König.

### Die Worte zu lessons/family-double-attack.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 99e0d55b
lesson-family-double-attack = Zusammen angreifen
    .about = Hausregel: Zwei Spieler dürfen jede Figur angreifen, nur den König nicht.
    .notes =
        Ziel: Zwei Spieler dürfen dieselbe Figur angreifen, aber nie denselben König. Hat Weiß Schach gegeben, darf Blau nicht mitmachen; Blau darf stattdessen eine andere Figur dieses Heeres schlagen. Zwei Angreifer eines einzigen Spielers, ein Doppelschach, sind erlaubt. Spielen Sie es mit drei Kindern: Eines ist der König, zwei greifen abwechselnd an und sagen laut, wer schon angreift. Im normalen Schach stellt sich die Frage nie, denn dort gibt es nur einen Gegner. Bleibt kein anderer Zug, gilt diese Regel nicht.

# source b6b75ec8
lesson-family-double-attack_two-players = Zwei Spieler dürfen zusammen eine Dame angreifen. Hausregel: Einen König darf nur ein Spieler angreifen.

# source 08879657
lesson-family-double-attack_attackers = Tippe auf jede Figur, die die weiße Dame auf h5 angreift.
    .hint-1 = Folge den Wegen der Türme. Reicht einer bis h5?
    .hint-2 = Der weiße Bauer auf e5 hält den blauen Turm auf.
    .hint-3 = Schau auf die Türme auf h10 und k5.
    .yes = Beide Türme, einer von Schwarz und einer von Gelb. Bei einer Dame ist das erlaubt.
    .no = Da steht etwas im Weg, oder die Figur schaut woandershin. Folge einem anderen Weg nach h5.

# source 9839e3d4
lesson-family-double-attack_first-attacker = Der weiße Turm zog nach h4. Du spielst Blau: Darf dein Turm von c12 Schach geben?
    .hint-1 = Greift schon jemand den schwarzen König auf g12 an?
    .hint-2 = Der weiße Turm auf h4 schaut auf h12, nicht auf g12.
    .yes = Richtig: Nur Blau würde diesen König angreifen.
    .no = Noch greift niemand den König auf g12 an. Also darf Blau es tun.

# source bdd6deb4
lesson-family-double-attack_second-attacker = Diesmal gibt der weiße Turm von g4 Schach. Du spielst Blau: Versuch, von c12 mitzumachen.
    .hint-1 = Tippe auf den Turm auf c8 und dann auf c12.
    .hint-2 = Der Turm auf g4 greift den König schon an. Probier es aus.
    .yes = Gut gesehen: Weiß greift diesen König an, also muss Blau warten.

# source 7f8d69fa
lesson-family-double-attack_another-piece = Weiß gibt Schwarz Schach. Du spielst Blau: Schlag eine andere schwarze Figur!
    .hint-1 = Lass den König in Ruhe. Welche andere schwarze Figur erreichst du?
    .hint-2 = Folge dem Weg deines Turms von c8 aus.
    .hint-3 = Schlag mit dem Turm die Dame auf f8.
    .yes = Die Dame ist geschlagen. Einer gibt Schach, ein anderer schlägt etwas anderes: Das ist erlaubt.
    .no = Das darfst du, aber so schlägst du nichts. Folge dem Weg deines Turms.

# source 1de673ad
lesson-family-double-attack_open-the-line = Hinter deinem blauen Läufer auf g6 steht der weiße Turm. Darf der Läufer nach f5?
    .hint-1 = Der Läufer verlässt die Linie. Wer greift dann den schwarzen König an?
    .hint-2 = Von f5 schaut der Läufer nicht auf g12. Das tut nur der weiße Turm.
    .yes = Richtig: Dann greift nur Weiß den König an. Ein Spieler ist erlaubt.
    .no = Zähl die Spieler: Der Turm ist weiß, und der Läufer schaut woandershin.

# source 2dc25483
lesson-family-double-attack_open-and-join = Dasselbe Brett. Versuch jetzt, mit dem Läufer den Springer auf j9 zu schlagen.
    .hint-1 = Tippe auf den Läufer auf g6 und dann auf j9.
    .hint-2 = Der Läufer macht dem Turm den Weg frei. Wohin schaut der Läufer von j9?
    .hint-3 = Von j9 schaut der Läufer auf i10, h11 und g12. Probier es aus.
    .yes = Gut gesehen: Dann würden Weiß und Blau den König zusammen angreifen.

# source 840f8e91
lesson-family-double-attack_one-player = Dürfen dein Turm und dein Springer zusammen einen König angreifen? Der Springer will von g8 nach h10.
    .hint-1 = Dann greifen Turm und Springer den König an. Wem gehören sie?
    .hint-2 = Beide gehören Weiß. Die Regel zählt Spieler, nicht Figuren.
    .yes = Richtig: zwei Figuren, aber ein Spieler. Das ist ein Doppelschach, wie im normalen Schach.
    .no = Beide Angreifer gehören Weiß. Die Regel zählt Spieler.

# source ec98d987
lesson-family-double-attack_way-out = Du spielst Schwarz, im Norden. Turm und Springer von Weiß geben Schach: Rette deinen König!
    .hint-1 = Was hilft gegen ein Doppelschach? Nur eines.
    .hint-2 = Der König muss ziehen. Verlass die g-Linie.
    .hint-3 = Drei Felder neben dem König sind sicher: f12, h11 und h12.
    .yes = Dein König ist beiden Angriffen auf einmal ausgewichen.
    .because-double-check-king-must-move = Noch nicht: Das hält nur einen der beiden Angreifer auf. Zieh den König.

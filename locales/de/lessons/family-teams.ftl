### Die Worte zu lessons/family-teams.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source b9c4a6f3
lesson-family-teams = Teams und die Aufsicht
    .about = Hausregel: Spielt im Team, wenn ihr wollt, und ein Erwachsener entscheidet.
    .can = Du hilfst im Team, und du weißt, wer die Regeln ändern darf!
    .notes =
        Ziel: Spieler dürfen einander helfen, die ganze Partie lang oder einen Teil davon, und ein Erwachsener, die Aufsicht, darf zwischen zwei Zügen eine Regel ändern. Ein Team ist zunächst ein Versprechen: Es ändert keine Regel und endet, wenn man es sagt. Eine Familie kann sich auf echte Teams einigen, deren Partner einander nicht schlagen und einander kein Schach geben. Spielen Sie eine Partie, in der die Aufsicht eine Regel ändert, und fragen Sie jeden, was das für den nächsten Zug heißt. Im Turnier darf niemand helfen, und keine Regel ändert sich während der Partie: Stellen Sie beides gegenüber.

# source ab50014a
lesson-family-teams_together = Hausregel: Ihr dürft ein Team bilden. Rette den schwarzen Springer deines Partners!
    .hint-1 = Wer greift den schwarzen Springer auf i8 an?
    .hint-2 = Der blaue Turm auf f8. Welche deiner Figuren erreicht ihn?
    .hint-3 = Schlag von f4 auf f8.
    .yes = Schwarz sagt danke! Ein Team hält eine Weile oder die ganze Partie.
    .no = Das darfst du, aber der blaue Turm greift den Springer noch an.

# source 72ead6dd
lesson-family-teams_promise = Fünf Züge lang waren Weiß und Schwarz ein Team. Jetzt ist Schluss: Schlag den schwarzen Turm!
    .hint-1 = Ein Team darf jederzeit enden. Folge dem Weg deines Turms.
    .hint-2 = Schlag von f4 auf f9.
    .yes = Erlaubt, denn ein Versprechen ändert keine Regel. Aber Schwarz freut sich nicht!
    .no = Das darfst du, aber so schlägst du nichts.

# source c267437f
lesson-family-teams_real-team = Jetzt einigt sich deine Familie auf echte Teams: Weiß mit Schwarz. Versuch dasselbe, von f4 nach f9.
    .hint-1 = Tippe auf den Turm auf f4 und dann auf f9.
    .hint-2 = Echte Partner lassen einander in Ruhe. Probier es aus.
    .yes = Siehst du: Echte Partner schlagen einander nie.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source 8ed5145b
lesson-family-teams_around-friends = Schwarze Figuren deines Partners stehen im Weg. Hol beide Sterne, ohne diese Figuren zu schlagen!
    .hint-1 = Geh außen herum, zuerst nach c3.
    .hint-2 = Zieh dann nach c7, nach c10 und nach f10.
    .yes = An allen Freunden vorbei! Partner schlagen einander nie.
    .because-ally-piece-on-target = Diese Figur gehört deinem Partner. Geh außen herum!

# source 1c860767
lesson-family-teams_supervisor = Wer darf beim Familienspiel eine Regel ändern?
    .hint-1 = Es soll jemand sein, der zu allen gerecht ist.
    .hint-2 = Mama oder Papa passt auf das Spiel auf: die Aufsicht.
    .yes = Richtig: Die Aufsicht, Mama oder Papa, darf jede Regel ändern.
    .option-parent = Die Aufsicht, Mama oder Papa
    .option-leader = Wer gerade gewinnt
    .option-leader-say = Das wäre den anderen gegenüber nicht gerecht.
    .option-youngest = Wer am jüngsten ist
    .option-youngest-say = Bitten darf jeder. Aber jemand anders entscheidet.

# source 489fa3c9
lesson-family-teams_from-now-on = Die Aufsicht verbietet ab jetzt lange Schritte. Probier trotzdem einen!
    .hint-1 = Tippe auf den Bauern und dann auf das Ende des Pfeils.
    .hint-2 = Zieh von f7 nach f9. Der Bauer kommt zurück.
    .yes = Die neue Regel gilt ab jetzt. Was vorher gezogen wurde, bleibt.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source 906f4b09
lesson-family-teams_rule-off = Jetzt spielst du Blau! Die Aufsicht lässt zwei Spieler einen König angreifen: Mach mit, auf c12!
    .hint-1 = Was hat die Aufsicht geändert?
    .hint-2 = Die Regel über den angegriffenen König ist ausgeschaltet.
    .hint-3 = Zieh den Turm von c8 nach c12.
    .yes = Richtig: Die Aufsicht hat die Regel geändert, für alle am Tisch.
    .no = Das darfst du, aber so greifst du den schwarzen König nicht an.
    .wrong-c8-g8 = Jetzt stehst du Weiß im Weg. Greif von der Seite an, von c12!

# source b06d17a1
lesson-family-teams_rescue = Schwarz ist dein Partner. Weiß gibt von d12 Schach: Hilf Schwarz!
    .hint-1 = Du bist vor Schwarz dran. Welche weiße Figur gibt Schach?
    .hint-2 = Der weiße Turm auf d12 gibt Schach. Welche deiner Figuren erreicht ihn?
    .hint-3 = Schlag den Turm mit deinem Läufer von a9.
    .yes = Das Schach ist vorbei, bevor Schwarz überhaupt zieht. Das ist Teamarbeit!
    .no = Das darfst du, aber der Turm gibt immer noch Schach. Schlag ihn!

# source c44e5c0d
lesson-family-teams_team-play = Schwarz will mit dir den weißen König fangen. Bewach g2, h2 und i2!
    .hint-1 = Der schwarze Turm gibt gleich von e1 Schach. Wohin könnte der König laufen?
    .hint-2 = Dein Turm muss auf g2, h2 und i2 schauen.
    .hint-3 = Zieh den Turm von d8 nach d2.
    .yes = Du hast den Ausweg bewacht, und Schwarz gab Schach. Der König ist gefangen!
    .no = Noch nicht: Der König könnte weglaufen. Bewach g2, h2 und i2!

# source 6c0e2d3e
lesson-family-teams_runaway-horses = Zwei Pferde sind vom Karussell weggelaufen. Fang beide ein!
    .hint-1 = Schau, wohin ein Springer springen kann. Dort darf dein Turm nicht stehen.
    .hint-2 = Schlag einen Springer, sobald du kannst.
    .yes = Beide gefangen! Jetzt drehen sie wieder ihre Runden.

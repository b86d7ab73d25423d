### Die Worte zu lessons/family-teams.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 1403477d
lesson-family-teams = Teams und die Aufsicht
    .about = Hausregel: Spielt im Team, wenn ihr wollt, und ein Erwachsener entscheidet.
    .notes =
        Ziel: Spieler dürfen einander helfen, die ganze Partie lang oder einen Teil davon, und ein Erwachsener, die Aufsicht, darf zwischen zwei Zügen eine Regel ändern. Ein Team ist zunächst ein Versprechen: Es ändert keine Regel und endet, wenn man es sagt. Eine Familie kann sich auf echte Teams einigen, deren Partner einander nicht schlagen und einander kein Schach geben. Spielen Sie eine Partie, in der die Aufsicht eine Regel ändert, und fragen Sie jeden, was das für den nächsten Zug heißt. Im Turnier darf niemand helfen, und keine Regel ändert sich während der Partie: Stellen Sie beides gegenüber.

# source c3056c1b
lesson-family-teams_together = Hausregel: Ihr dürft ein Team bilden. Es hält eine Weile oder die ganze Partie.

# source 821d543f
lesson-family-teams_five-moves = Weiß und Schwarz spielen fünf Züge lang zusammen. Dürfen sie ihr Team dann beenden?
    .hint-1 = Hält ein Team für immer? Die Regel sagt: für die ganze Partie oder einen Teil.
    .hint-2 = Fünf Züge sind ein Teil einer Partie.
    .yes = Richtig: für die ganze Partie oder einen Teil. Sagt es, wenn ihr das Team beendet.
    .option-yes = Ja, wenn sie es sagen
    .option-never = Nein, Team bleibt Team
    .option-never-say = Hier darf ein Team auch nur einen Teil der Partie halten.
    .option-winner = Erst wenn einer gewinnt
    .option-winner-say = So lange müssen sie nicht warten. Ein Teil der Partie genügt.

# source 7f6b92dd
lesson-family-teams_promise = Weiß und Schwarz haben einander Hilfe versprochen. Darf der weiße Turm auf f9 schlagen?
    .hint-1 = Ein Versprechen ist schön. Aber haben sich die Regeln geändert?
    .hint-2 = Der Weg ist frei, und der Turm auf f9 ist schwarz.
    .yes = Erlaubt, denn ein Versprechen ändert keine Regel. Aber Schwarz freut sich nicht!
    .no = Nett ist es nicht, aber erlaubt: Ein Versprechen ändert keine Regel.

# source ca012a1b
lesson-family-teams_real-team = Jetzt einigt sich deine Familie auf echte Teams: Weiß mit Schwarz. Versuch dasselbe, von f4 nach f9.
    .hint-1 = Tippe auf den Turm auf f4 und dann auf f9.
    .hint-2 = Echte Partner lassen einander in Ruhe. Probier es aus.
    .yes = Gut gesehen: Echte Partner schlagen einander nie.

# source 9449bcaf
lesson-family-teams_rescue = Du spielst Blau, und Schwarz ist dein Partner. Weiß gibt von d12 Schach: Hilf Schwarz!
    .hint-1 = Du bist vor Schwarz dran. Welche weiße Figur gibt Schach?
    .hint-2 = Der weiße Turm auf d12 gibt Schach. Welche deiner Figuren erreicht ihn?
    .hint-3 = Schlag den Turm mit deinem Läufer von a9.
    .yes = Das Schach ist vorbei, bevor Schwarz überhaupt zieht. Das ist Teamarbeit!
    .no = Das darfst du, aber der Turm gibt weiter Schach. Schlag ihn!

# source 202d1dad
lesson-family-teams_supervisor = Wer darf beim Familienspiel eine Regel ändern?
    .hint-1 = Es soll jemand sein, der zu allen gerecht ist.
    .hint-2 = Mama oder Papa passt auf das Spiel auf: die Aufsicht.
    .yes = Richtig: Die Aufsicht, Mama oder Papa, darf jede Regel ändern.
    .option-parent = Die Aufsicht, Mama oder Papa
    .option-leader = Wer gerade gewinnt
    .option-leader-say = Das wäre den anderen gegenüber nicht gerecht.
    .option-youngest = Wer am jüngsten ist
    .option-youngest-say = Bitten darf jeder. Aber jemand anders entscheidet.

# source e3025c6d
lesson-family-teams_rule-on = Der weiße Turm gibt von g4 Schach. Darf der blaue Turm von c12 auch Schach geben?
    .hint-1 = Weißt du noch: Wie viele Spieler dürfen einen König angreifen?
    .hint-2 = Weiß greift den König auf g12 schon an.
    .yes = Richtig: ein König, ein angreifender Spieler. So sagt es die Hausregel.
    .no = Weiß greift diesen König schon an. Ein zweiter Spieler darf nicht dazukommen.

# source 95033e40
lesson-family-teams_rule-off = Die Aufsicht erlaubt es: Zwei Spieler dürfen einen König angreifen. Darf der blaue Turm nach c12?
    .hint-1 = Was hat die Aufsicht geändert?
    .hint-2 = Die Regel über den angegriffenen König ist ausgeschaltet.
    .yes = Richtig: Die Aufsicht hat die Regel geändert, für alle am Tisch.
    .no = Die Regel ist jetzt ausgeschaltet. Also darf ein zweiter Spieler dazukommen.

# source e27d4812
lesson-family-teams_from-now-on = Der weiße Bauer lief von f5 nach f7. Jetzt verbietet die Aufsicht lange Schritte: Was geschieht mit ihm?
    .hint-1 = Der Bauer zog, bevor sich die Regel änderte.
    .hint-2 = Eine neue Regel gilt für die Züge, die noch kommen.
    .yes = Richtig: Der Zug war erlaubt, als er gespielt wurde. Die neue Regel gilt ab jetzt.
    .option-back = Er muss zurück
    .option-back-say = Der Zug war erlaubt, als er gespielt wurde.
    .option-stays = Er bleibt auf f7

# source 85165e98
lesson-family-teams_real-table =
    Ruf deine Familie an den Tisch und spielt! Einigt euch zuerst auf die Hausregeln.

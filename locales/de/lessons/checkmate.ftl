### Die Worte zu lessons/checkmate.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 0581a897
lesson-checkmate = Schachmatt
    .about = Schach, und nichts hilft mehr: Die Partie ist zu Ende.
    .notes = Ziel: Matt und Schach unterscheiden, jedes Mal mit der Frage „Weglaufen, dazwischenstellen, schlagen?“. In der Klasse ist ein Kind der Anwalt des Königs und sucht einen Ausweg, die anderen bewachen die Felder. Viele Kinder halten jedes kräftige Schach für Matt oder glauben, am Ende werde der König geschlagen. Das geschieht nie.

# source 55841db3
lesson-checkmate_nothing-helps =
    Schach, und nichts hilft: nicht weglaufen, nicht dazwischenstellen, nicht schlagen. Das ist _schachmatt_, und Weiß gewinnt.

# source 2b8c9174
lesson-checkmate_a-door = Jetzt steht der Bauer auf h6, und Schwarz ist dran. Schach oder matt?
    .hint-1 = Schau dir jedes Feld neben dem König auf g8 an.
    .hint-2 = Auf h7 steht kein Bauer mehr. Bewacht der Turm auf a8 dieses Feld?
    .yes = Die Tür auf h7 ist offen: Dort geht der König hinaus.

# source 59a0be26
lesson-checkmate_guarded-queen = Schwarz ist dran. Schach oder matt?
    .hint-1 = Kann der König weglaufen? Die Dame bewacht g8 und h7.
    .hint-2 = Kann der König die Dame schlagen? Schau, wer g7 bewacht.
    .yes = Der weiße König deckt die Dame auf g7, also schlägt sie niemand.

# source d5dbf7d8
lesson-checkmate_lonely-queen = Jetzt steht der weiße König auf g5. Schach oder matt?
    .hint-1 = Nur der weiße König steht anders. Welche Felder bewacht er jetzt?
    .hint-2 = Von g5 reicht der König nicht bis g7.
    .yes = Niemand deckt die Dame auf g7: Der König schlägt sie.

# source a1f4cb8a
lesson-checkmate_last-rescue = Du spielst Schwarz, und es sieht nach Matt aus. Finde den einen Zug, der hilft.
    .hint-1 = Weglaufen hilft nicht, und niemand kann den Turm auf a8 schlagen.
    .hint-2 = Stell eine Figur zwischen a8 und g8. Wer kommt dorthin?
    .hint-3 = Zieh den Läufer von e6 nach c8.
    .yes = Der Läufer steht auf c8 dazwischen. Es war Schach, nicht matt!
    .because-still-in-check = Noch nicht: Der Turm auf a8 gibt weiter Schach. Stell etwas dazwischen.

# source 3c094295
lesson-checkmate_own-walls = Du spielst Weiß, und der Springer gibt Schach. Schach oder matt?
    .hint-1 = Schau auf die drei Felder neben h1. Wer steht dort?
    .hint-2 = Gegen einen Springer hilft kein Dazwischenstellen. Kann eine weiße Figur auf f2 schlagen?
    .hint-3 = Der Turm auf g1 schaut seine Reihe und seine Linie entlang. Nach f2 kommt er nicht.
    .yes = Deine eigenen Figuren waren die Wände.

# source bdf8e468
lesson-checkmate_two-rooks = Zwei Türme setzen matt. Der auf b7 bewacht drei Felder neben dem König: Tippe sie an.
    .hint-1 = Der Turm auf a8 gibt Schach und bewacht die letzte Reihe.
    .hint-2 = Folge der Reihe des Turms auf b7. Welche Felder berühren e8?
    .yes = Ein Turm gibt Schach, der andere macht die Tür zu.
    .no = Folge der Reihe des Turms auf b7. Welche Felder berühren den König?

# source f6499f34
lesson-checkmate_what-now = Matt: Zwei schwarze Türme haben den König auf e1 gefangen. Was passiert jetzt?
    .hint-1 = Matt beendet die Partie sofort. Gibt es noch einen Zug?
    .option-stays = Der König bleibt stehen, und die Partie ist zu Ende
    .option-stays-say = Richtig: Einen König schlägt man nie. Schwarz hat gewonnen.
    .option-taken = Schwarz schlägt den König
    .option-taken-say = Fast: Die Partie endet einen Zug vorher. Kein König wird je geschlagen.
    .option-runs = Der König darf noch einen letzten Zug machen
    .option-runs-say = Schau noch einmal: Jedes Feld ist bewacht. Bei Matt gibt es keinen Zug mehr.

# source 74e2d6b4
lesson-checkmate_real-board =
    Stell die zwei Könige auf ein echtes Brett. Stell die Dame so hin, dass sie mattsetzt: Finde drei Felder.

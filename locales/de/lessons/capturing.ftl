### Die Worte zu lessons/capturing.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source eae5b4a8
lesson-capturing = Figuren schlagen
    .about = Zieh auf eine Figur der anderen Seite, und sie verlässt das Brett.
    .notes =
        Ziel: Schlagen heißt, auf das Feld einer gegnerischen Figur zu ziehen; diese bleibt draußen. Lassen Sie die Kinder sagen „Mein Turm schlägt deinen Springer“ und die geschlagene Figur neben das Brett legen. Übliche Irrtümer: über eine Figur springen wie bei Dame, eine eigene Figur schlagen, oder glauben, man müsse immer schlagen.

# source 5e3857ff
lesson-capturing_how = Schlagen heißt: Du ziehst auf eine Figur der anderen Seite. Diese Figur verlässt das Brett.

# source 0db55faf
lesson-capturing_own-pawn = Versuch, mit dem Springer deinen eigenen Bauern auf e5 zu schlagen.
    .hint-1 = Tippe auf den Springer auf f3 und dann auf e5.
    .hint-2 = Beide sind weiß. Probier es aus.
    .yes = Gut gesehen: Niemand schlägt eine Figur der eigenen Farbe.

# source 89937c8b
lesson-capturing_black-pawn = Jetzt ist der Bauer auf e5 schwarz. Darf der Springer ihn schlagen?
    .hint-1 = Was ist anders? Schau auf die Farbe des Bauern.
    .hint-2 = Der Springer springt von f3 nach e5. Wer steht jetzt dort?
    .yes = Richtig: Der Springer landet auf e5, und der schwarze Bauer geht.
    .no = Schau noch einmal auf e5. Dieser Bauer gehört der anderen Seite.

# source 12e02a9a
lesson-capturing_queen-looks = Tippe auf jede schwarze Figur, die deine Dame jetzt schlagen kann.
    .hint-1 = Geh von d3 aus jeden Weg bis zur ersten Figur.
    .hint-2 = Die erste Figur auf dem Weg hält dich auf. Ist sie schwarz oder weiß?
    .hint-3 = Hinter dem Springer auf d6 ist der Läufer sicher. Auf f3 steht dein Bauer.
    .yes = Alle { $total }! Du hast auf jedem Weg nur die erste Figur angeschaut.
    .no = Sieh noch einmal hin: Nur die erste Figur auf dem Weg zählt.

# source 8d682bd7
lesson-capturing_rook-hunt = Schlag alle { $total } Springer mit deinem Turm. Es geht in { $best } Zügen.
    .hint-1 = Welcher Springer steht auf derselben Linie wie der Turm auf c3?
    .hint-2 = Schlag zuerst auf c5. Von dort schaust du auf c7.
    .hint-3 = Von c7 aus sieht der Turm bis h7.
    .yes = Alle { $total } Springer sind vom Brett! Der Turm stand jedes Mal auf ihrem Feld.

# source 2f914b0f
lesson-capturing_king-takes = Neben deinem König steht ein Springer. Darf der König ihn schlagen?
    .hint-1 = Der König geht einen Schritt. Ist es von e4 nach d5 ein Schritt?
    .hint-2 = Sonst ist niemand da, der den Springer bewacht.
    .yes = Richtig: Der König schlägt, wie er geht, einen Schritt weit.
    .no = Schau von e4 nach d5: ein Schritt. Dort darf der König schlagen.

# source 4e2717b7
lesson-capturing_gone = Schau zu: Der Turm schlägt den Springer auf d7. Was wird aus dem Springer?
    .hint-1 = Schau auf d7: Wer steht jetzt dort?
    .hint-2 = Zwei Figuren teilen sich nie ein Feld. Kommt der Springer wieder?
    .yes = Ja: Eine geschlagene Figur bleibt bis zum Ende neben dem Brett.
    .option-home = Er fängt auf seinem ersten Feld neu an
    .option-home-say = Nicht im Schach: Eine geschlagene Figur fängt nicht neu an.
    .option-swap = Weiß darf ihn später benutzen
    .option-swap-say = Nicht im Schach: Eine geschlagene Figur wechselt nie die Seite.
    .option-out = Er bleibt in dieser Partie draußen

# source 2eb6b21e
lesson-capturing_pawn-again = Du spielst Schwarz. Tippe auf jede Figur, die dein Bauer auf e5 schlagen kann.
    .hint-1 = Ein Bauer geht geradeaus. Und wie schlägt er?
    .hint-2 = Schau einen Schritt schräg nach vorn: auf d4 und f4.
    .yes = Beide! Der Bauer schlägt schräg nach vorn, nicht geradeaus und nicht zur Seite.
    .no = Schau noch einmal: Ein Bauer schlägt einen Schritt schräg nach vorn.

# source e02f4b3d
lesson-capturing_real-board = Stell diese Dame und die fünf Bauern auf ein echtes Brett. Schlag alle in fünf Zügen!

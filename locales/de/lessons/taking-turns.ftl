### Die Worte zu lessons/taking-turns.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source eb9d557b
lesson-taking-turns = Wer ist dran?
    .about = Weiß fängt an. Dann zieht jeder einmal, und niemand setzt aus.
    .notes =
        Ziel: Weiß beginnt, jeder macht genau einen Zug mit einer eigenen Figur, und niemand darf aussetzen. Spielen Sie an einem Demonstrationsbrett halbe Klasse gegen halbe Klasse, und lassen Sie vor jedem Zug sagen, wer dran ist. Übliche Irrtümer: zwei Züge hintereinander, eine fremde Figur ziehen, eine Figur zurückstellen, als wäre das ein Zug. Was für eine berührte Figur gilt, kommt später beim guten Benehmen.

# source 817bc38f
lesson-taking-turns_white-first = Weiß zieht zuerst. Dann Schwarz, dann wieder Weiß: jeder immer einen Zug.

# source bd93f55b
lesson-taking-turns_black-first = Noch hat niemand gezogen. Darf Schwarz anfangen und von e7 nach e5 gehen?
    .hint-1 = Wer macht den ersten Zug einer Partie?
    .hint-2 = Weiß fängt an, immer. Wem gehört der Bauer auf e7?
    .yes = Richtig: noch nicht. Den ersten Zug macht Weiß.
    .no = Die Partie hat noch nicht begonnen. Den ersten Zug macht Weiß.

# source 33760b10
lesson-taking-turns_black-second = Weiß hat nach e4 gezogen. Darf Schwarz jetzt nach e5?
    .hint-1 = Was ist anders? Schau auf den Bauern auf e4.
    .hint-2 = Weiß hat einmal gezogen. Wer kommt jetzt dran?
    .yes = Richtig: Nach dem Zug von Weiß ist Schwarz dran.
    .no = Weiß hat einmal gezogen. Dann ist Schwarz dran.

# source 02d127d3
lesson-taking-turns_one-each = Du spielst Weiß. Zieh den Bauern nach e4, warte, zieh dann den Springer nach f3.
    .hint-1 = Tippe zuerst auf den Bauern auf e2 und dann auf e4.
    .hint-2 = Schwarz antwortet von selbst. Danach bist du wieder dran.
    .hint-3 = Zieh jetzt den Springer von g1 nach f3.
    .yes = Jeder einmal, und das zweimal. Jetzt käme wieder Weiß dran.
    .no = Das darfst du. Heute: erst der Bauer nach e4, dann der Springer nach f3.

# source 45384ecb
lesson-taking-turns_nobody-there = Weiß möchte von e3 nach e4 ziehen. Ist das ein Zug?
    .hint-1 = Schau auf e3: Welche Figur steht dort?
    .hint-2 = Zu einem Zug gehört eine Figur. Steht eine auf e3?
    .yes = Richtig: e3 ist leer, und ohne Figur gibt es keinen Zug.
    .no = Schau noch einmal auf e3. Dort steht niemand.

# source 24319461
lesson-taking-turns_put-back = Schwarz hebt den Springer hoch und stellt ihn zurück auf g8. Ist das ein Zug?
    .hint-1 = Wo stand der Springer vorher, und wo steht er jetzt?
    .hint-2 = Ein Zug endet auf einem anderen Feld.
    .yes = Richtig: Ein Zug endet auf einem anderen Feld. Schwarz ist noch dran.
    .no = Der Springer steht auf g8 wie vorher. Also ist noch nichts passiert.

# source 306b4c3d
lesson-taking-turns_skip = Du spielst Schwarz, und alles steht, wie du es magst. Darfst du aussetzen?
    .hint-1 = Weiß hat einmal gezogen. Was muss Schwarz jetzt tun?
    .hint-2 = Jeder macht einen Zug: Geht die Partie ohne deinen weiter?
    .yes = Richtig: Wenn du dran bist, machst du immer einen Zug.
    .option-yes = Ja, so oft ich will
    .option-yes-say = Nicht im Schach: Wenn du dran bist, ziehst du immer.
    .option-once = Ja, aber nur einmal
    .option-once-say = Auch nicht einmal: Wenn du dran bist, ziehst du immer.
    .option-no = Nein, ich muss ziehen

# source dc3a024f
lesson-taking-turns_bishop-out = Du bist dran, mit Schwarz. Versuch, den Läufer von f8 nach c5 zu ziehen.
    .hint-1 = Tippe auf den Läufer auf f8 und dann auf c5.
    .hint-2 = Auf e7 steht dein eigener Bauer. Probier es aus.
    .yes = Gut gesehen: Zuerst muss der Bauer auf e7 ziehen. Läufer springen nie.

# source a0b11b20
lesson-taking-turns_game-over = Schau zu: Die schwarze Dame setzt schachmatt. Darf der König noch nach f2?
    .hint-1 = Wer hat gewonnen? Läuft die Partie noch?
    .hint-2 = Wenn eine Partie zu Ende ist, zieht niemand mehr.
    .yes = Richtig: Schachmatt beendet die Partie. Danach zieht niemand mehr.
    .no = Die Dame auf h4 hat gewonnen. Nach dem Ende zieht niemand mehr.

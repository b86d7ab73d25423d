### Die Worte zu lessons/stalemate.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source a7e07563
lesson-stalemate = Patt
    .about = Kein Schach und kein Zug: Niemand gewinnt.
    .notes = Ziel: Wer keinen Zug hat und nicht im Schach steht, ist patt, und das ist remis. In der Klasse spielen zwei König und Dame gegen König, die anderen rufen, sobald dem einzelnen König die Luft ausgeht. Viele Kinder glauben, bei Patt gewinne die Seite mit mehr Figuren, oder sie vergessen einen Bauern, der noch ziehen kann.

# source 6a4db30d
lesson-stalemate_no-move =
    Der schwarze König ist nicht angegriffen, aber Schwarz hat keinen Zug. Das ist _Patt_, also remis.

# source 86f31406
lesson-stalemate_alone = Schwarz ist dran, und die Dame steht auf c7. Was ist das?
    .hint-1 = Greift die Dame auf c7 gerade a8 an?
    .hint-2 = Die Dame bewacht a7, b7 und b8. Gibt es sonst einen Zug?

# source 55fe1d30
lesson-stalemate_with-a-pawn = Jetzt hat Schwarz einen Bauern auf a7. Was ist das?
    .hint-1 = Der König kommt immer noch nicht weg. Wer kann sonst ziehen?
    .hint-2 = Der Bauer auf a7 kann nach a6.
    .yes = Der Bauer auf a7 kann noch ziehen.

# source 5c30be2d
lesson-stalemate_your-king = Du spielst Weiß. Tippe auf jedes Feld neben deinem König, das Schwarz bewacht.
    .hint-1 = Der schwarze König bewacht alle Felder neben f3.
    .hint-2 = Der Bauer auf f2 bewacht die zwei Felder schräg vor sich.
    .hint-3 = Auch das Feld des Bauern zählt: Der König bewacht f2.
    .yes = Alle { $total }! Weiß hat keinen Zug, aber kein Schach: Patt.
    .no = Noch nicht: Tippe auf ein bewachtes Feld neben f1.

# source 2fbb780a
lesson-stalemate_blocked-pawn = Du spielst Weiß und hast auch einen Bauern. Was ist das?
    .hint-1 = Greift die Dame auf b3 gerade a1 an?
    .hint-2 = Die Dame bewacht a2, b1 und b2.
    .hint-3 = Dein Bauer auf h4 schaut auf h5. Kann er dorthin?
    .yes = Auch dein Bauer auf h4 kommt nicht weiter.

# source b00924a8
lesson-stalemate_who-wins = Weiß ist patt, und Schwarz hat zwei Türme mehr. Wer gewinnt?
    .hint-1 = Steht der weiße König auf a1 im Schach?
    .option-more = Schwarz, denn Schwarz hat zwei Türme mehr
    .option-more-say = Die Türme zählen hier nicht: Ohne Matt gewinnt niemand.
    .option-draw = Niemand. Es ist remis.
    .option-draw-say = Richtig: Patt ist immer remis. Auch zwei Türme ändern nichts.
    .option-again = Weiß setzt aus, und Schwarz zieht noch einmal
    .option-again-say = Aussetzen gibt es im Schach nicht. Ohne Zug ist die Partie zu Ende.

# source f5aa4f09
lesson-stalemate_win-it = Finde das Matt. Vorsicht: Zwei Damenzüge nehmen Schwarz die Luft!
    .hint-1 = Dein König bewacht f7, g7 und h7. Welches Feld muss die Dame bewachen?
    .hint-2 = Die Dame muss Schach geben und dabei g8 bewachen.
    .hint-3 = Zieh die Dame von f1 nach f8.
    .yes = Die Dame gibt auf der Reihe Schach, den Rest bewacht dein König.
    .no = Noch nicht: Gib so Schach, dass auch g8 bewacht ist.
    .wrong-f1-f7 = Halt: kein Schach, und Schwarz hat keinen Zug. Das wäre remis!
    .wrong-f1-c4 = Halt: kein Schach, aber g8 ist bewacht. Das wäre patt!
    .wrong-f1-h1 = Schach, aber der König geht nach g8.

# source bd3212c7
lesson-stalemate_throw-it-away = Jetzt umgekehrt: Finde beide Damenzüge, nach denen Schwarz patt ist.
    .hint-1 = Der schwarze König steht nicht im Schach, aber g8 muss bewacht sein.
    .hint-2 = Welche Wege führen nach g8? Such Felder, die die Dame erreicht.
    .hint-3 = Von f7 bewacht die Dame g8, und von c4 auch.
    .yes = Beide! Wenn du gewinnen willst, lass diese Züge lieber weg.
    .no = Noch nicht: Schwarz darf keinen Zug haben und nicht im Schach stehen.
    .wrong-f1-f8 = Das ist matt. Such jetzt einen Zug ohne Schach.

# source ac23f55a
lesson-stalemate_leave-air = Du spielst Schwarz. Ein Turmzug setzt matt: Finde ihn.
    .hint-1 = Der schwarze König bewacht a2 und b2. Welches Feld bleibt Weiß noch?
    .hint-2 = Zieh den Turm von h2 nach h1.
    .yes = Schach auf a1, und kein Feld mehr: matt, nicht patt.
    .no = Noch nicht: Such ein Schach auf der ersten Reihe.
    .wrong-h2-b2 = Halt: Weiß steht nicht im Schach und hat keinen Zug. Remis!

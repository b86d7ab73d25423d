### Die Worte zu lessons/stalemate.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source eeacc6c9
lesson-stalemate = Patt
    .about = Kein Schach und kein Zug: Niemand gewinnt.
    .can = Du umgehst jedes Patt, und im Notfall rettet es dich!
    .notes = Ziel: Wer keinen Zug hat und nicht im Schach steht, ist patt, und das ist remis. In der Klasse spielen zwei König und Dame gegen König, die anderen rufen, sobald dem einzelnen König die Luft ausgeht. Viele Kinder glauben, bei Patt gewinne die Seite mit mehr Figuren, oder sie vergessen einen Bauern, der noch ziehen kann. Fragen Sie vor jedem Gewinnzug: Was kann die andere Seite danach spielen? Im letzten Schritt ist Patt die Rettung.

# source daeeeb25
lesson-stalemate_freeze = Frier den König ein! Kein Schach, aber kein einziges Feld mehr.
    .wrong-h2-b8 = Schach! Und der König schlägt deine Dame.
    .wrong-h2-a2 = Das ist Schach. Frier ihn ohne Schach ein!
    .wrong-h2-h8 = Das ist Schach. Frier ihn ohne Schach ein!
    .wrong-h2-h1 = Das ist Schach. Frier ihn ohne Schach ein!
    .wrong-h2-g2 = Das ist Schach. Frier ihn ohne Schach ein!
    .hint-1 = Der König auf a8 kann nach a7, b7 und b8.
    .hint-2 = Von welchem Feld bewacht die Dame alle drei?
    .hint-3 = Zieh die Dame von h2 nach c7.
    .yes = Kein Schach und gar kein Zug: Das ist _Patt_!
    .no = Noch nicht: Der König kann noch ziehen.

# source a39bda8b
lesson-stalemate_who-wins = Schwarz ist patt, und du hast eine Dame mehr. Wer gewinnt?
    .hint-1 = Steht der schwarze König auf a8 im Schach?
    .option-more = Ich, denn ich habe eine Dame mehr
    .option-more-say = Die Dame zählt hier nicht: Ohne Matt gewinnt niemand.
    .option-draw = Niemand. Es ist remis.
    .option-draw-say = Richtig: Patt ist immer _remis_. Auch eine Dame ändert nichts.
    .option-again = Schwarz setzt aus, und ich ziehe noch einmal
    .option-again-say = Zu zweit setzt nie jemand aus. Ohne Zug ist die Partie zu Ende.

# source 3972e56a
lesson-stalemate_your-king = Der schwarze Bauer will eine Dame werden. Stell ihm deinen König in den Weg!
    .hint-1 = Der Bauer auf f2 braucht das Feld f1.
    .hint-2 = Zieh den König von g2 nach f1. Schau dann, was Schwarz macht.
    .yes = Kein Zug für Weiß und kein Schach: Das Patt hat dich gerettet!
    .no = Das darfst du, aber der Bauer geht weiter nach f1. Stell dich ihm in den Weg!

# source c36edf90
lesson-stalemate_win-it = Finde das Matt. Vorsicht: Zwei Damenzüge nehmen Schwarz die Luft!
    .wrong-f1-f7 = Halt: kein Schach, und Schwarz hat keinen Zug. Das wäre remis!
    .wrong-f1-c4 = Halt: kein Schach, aber g8 ist bewacht. Das wäre patt!
    .wrong-f1-h1 = Schach, aber der König geht nach g8.
    .hint-1 = Dein König bewacht f7, g7 und h7. Welches Feld muss die Dame bewachen?
    .hint-2 = Die Dame muss Schach geben und dabei g8 bewachen.
    .hint-3 = Zieh die Dame von f1 nach f8.
    .yes = Die Dame gibt auf der Reihe Schach, den Rest bewacht dein König.
    .no = Noch nicht: Gib so Schach, dass auch g8 bewacht ist.

# source 7981bb6c
lesson-stalemate_throw-it-away = Jetzt umgekehrt: Finde beide Damenzüge, nach denen Schwarz patt ist.
    .wrong-f1-f8 = Das ist matt. Such jetzt einen Zug ohne Schach.
    .hint-1 = Der schwarze König steht nicht im Schach, aber g8 muss bewacht sein.
    .hint-2 = Welche Wege führen nach g8? Such Felder, die die Dame erreicht.
    .hint-3 = Von f7 bewacht die Dame g8, und von c4 auch.
    .yes = Beide! Wenn du gewinnen willst, lass diese Züge lieber sein.
    .no = Noch nicht: Schwarz darf keinen Zug haben und nicht im Schach stehen.

# source 7199173b
lesson-stalemate_not-a-queen = Vorsicht! Verwandle deinen Bauern in die passende Figur.
    .wrong-f7-f8-q = Halt: kein Schach, und Schwarz hat keinen Zug. Remis!
    .wrong-f7-f8-b = Ein Läufer ist hier zu schwach. Probier es noch einmal!
    .wrong-f7-f8-n = Ein Springer ist hier zu schwach. Probier es noch einmal!
    .hint-1 = Denk dir eine Dame auf f8. Wohin könnte der schwarze König?
    .hint-2 = Nirgendwohin! Wähle eine Figur, die ihm das Feld h6 lässt.
    .hint-3 = Geh nach f8 und wähle den Turm.
    .yes = Der Turm lässt dem König ein Feld, und du wirst gewinnen.
    .no = Noch nicht: Geh mit dem Bauern nach f8.

# source 90165c3f
lesson-stalemate_with-a-pawn = Jetzt spielst du Schwarz! Kein Schach, und dein König steckt fest: Zieh!
    .hint-1 = Der König kommt nicht weg. Wer kann sonst ziehen?
    .hint-2 = Der Bauer auf a7 kann nach a6.
    .yes = Ein Bauer, der ziehen kann, rettet dich: Die Partie geht weiter!

# source 4321ec14
lesson-stalemate_leave-air = Ein Turmzug setzt matt: Finde ihn!
    .wrong-h2-b2 = Halt: Weiß steht nicht im Schach und hat keinen Zug. Remis!
    .hint-1 = Dein König bewacht a2 und b2. Auf welches Feld könnte Weiß noch gehen?
    .hint-2 = Zieh den Turm von h2 nach h1.
    .yes = Schach auf a1, und kein Feld mehr: matt, nicht patt.
    .no = Noch nicht: Such ein Schach auf der ersten Reihe.

# source 8652e964
lesson-stalemate_last-rook = Es steht schlecht! Rette dich ins Remis: Gib deinen Turm mit Schach her.
    .wrong-d3-d2 = Schach! Aber die Dame schlägt, und dein König bekommt das Feld b1.
    .hint-1 = Dein König auf a1 hat kein Feld. Nur der Turm kann ziehen.
    .hint-2 = Was ist, wenn der weiße König deinen Turm schlägt?
    .hint-3 = Zieh den Turm von d3 nach e3.
    .yes = Kein Turm, kein Schach, kein Zug: patt! Du bist gerettet.
    .no = Noch nicht: Gib dem weißen König deinen Turm, mit Schach.

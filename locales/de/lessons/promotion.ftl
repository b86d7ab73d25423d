### Die Worte zu lessons/promotion.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 3f690af9
lesson-promotion = Aus dem Bauern wird eine Dame
    .about = Auf der letzten Reihe wird ein Bauer zu einer anderen Figur.
    .notes =
        Ziel: Auf der letzten Reihe muss sich ein Bauer sofort verwandeln, in Dame, Turm, Läufer oder Springer der eigenen Farbe. Legen Sie eine zweite Dame neben das Brett und lassen Sie einen Bauern den ganzen Weg gehen. Übliche Irrtümer: Nur geschlagene Figuren kämen zurück, der Bauer dürfe Bauer bleiben, oder es müsse eine Dame sein.

# source 7a75adf1
lesson-promotion_last-row = Auf der letzten Reihe wird ein Bauer Dame, Turm, Läufer oder Springer. Für Weiß ist das Reihe 8, für Schwarz Reihe 1.

# source 662a7398
lesson-promotion_choose = Geh nach e8 und wähle eine neue Figur für deinen Bauern.
    .hint-1 = Tippe auf den Bauern auf e7 und dann auf e8.
    .hint-2 = Jetzt wähle: Dame, Turm, Läufer oder Springer.
    .yes = Du hast selbst gewählt, und der Bauer ist weg. Meistens nimmt man eine Dame.

# source e1cc7f45
lesson-promotion_second-queen = Weiß hat noch die Dame auf d4. Darf der Bauer eine zweite Dame werden?
    .hint-1 = Die neue Figur muss nicht vorher geschlagen worden sein.
    .hint-2 = Du darfst eine Dame wählen, auch wenn deine noch da ist.
    .yes = Richtig: Eine zweite Dame ist erlaubt. Mit acht Bauern könnten es sogar neun werden!
    .no = Die Dame auf d4 stört nicht. Wähle eine der vier Figuren.

# source 0c6fc73e
lesson-promotion_second-king = Jetzt möchte der Bauer ein zweiter König werden. Ist das erlaubt?
    .hint-1 = Welche vier Figuren kann ein Bauer werden?
    .hint-2 = Dame, Turm, Läufer, Springer. Ist ein König dabei?
    .yes = Richtig: nie ein zweiter König. Und Bauer bleiben darf er auch nicht.
    .no = Sag die vier Figuren noch einmal: Dame, Turm, Läufer, Springer.

# source fec1dbdb
lesson-promotion_too-early = Der schwarze Bauer geht nach e2. Darf er dort eine Dame werden?
    .hint-1 = Welche Reihe ist für Schwarz die letzte?
    .hint-2 = Schwarze Bauern laufen zur Reihe 1. Das Feld e2 liegt in der Reihe 2.
    .yes = Richtig: noch nicht. Erst auf e1 wird der Bauer eine Dame.
    .no = Von e2 ist es noch ein Schritt nach e1. Erst dort verwandelt er sich.

# source 84853314
lesson-promotion_three-doors = Du spielst Schwarz. Tippe auf jedes Feld, auf dem dein Bauer sich verwandelt.
    .hint-1 = Geradeaus vor g2 steht der Läufer auf g1.
    .hint-2 = Wie schlägt ein Bauer? Einen Schritt schräg nach vorn.
    .hint-3 = Er schlägt den Springer auf f1 oder den Turm auf h1.
    .yes = Beide Felder! Der Bauer schlägt und verwandelt sich in einem Zug.
    .no = Geradeaus schlägt ein Bauer nichts. Schau schräg nach vorn.

# source 9a46ded3
lesson-promotion_door-shut = So nah! Versuch, von a7 nach a8 zu gehen und Dame zu werden.
    .hint-1 = Tippe auf den Bauern auf a7 und dann auf a8.
    .hint-2 = Auf a8 steht ein Turm. Probier es aus.
    .yes = Gut gesehen: Geradeaus schlägt ein Bauer nichts. Der Turm hält die Tür zu.

# source bbec470b
lesson-promotion_not-a-queen = Geh nach e8. Wähle die Figur, die danach die Dame auf g7 schlagen kann.
    .hint-1 = Schau von e8 nach g7: Welche Figur kann so ziehen?
    .hint-2 = Es ist nicht gerade und nicht schräg. Es ist ein Sprung.
    .hint-3 = Wähle den Springer.
    .yes = Ein Springer auf e8 schaut auf g7. Manchmal ist die Dame nicht das Beste.
    .wrong-e7-e8-q = Nicht einmal eine Dame kommt von e8 nach g7. Welche Figur springt?
    .wrong-e7-e8-r = Ein Turm zieht gerade: Von e8 trifft er g7 nicht. Welche Figur springt?
    .wrong-e7-e8-b = Ein Läufer zieht schräg: Von e8 trifft er g7 nicht. Welche Figur springt?

# source ab04d53e
lesson-promotion_feast = Du spielst Schwarz. Verwandle deinen Bauern und schlag alles, in { $best } Zügen.
    .hint-1 = Schlag zuerst mit dem Bauern den Läufer auf b1.
    .hint-2 = Wähle eine Dame: Sie schaut von b1 bis h7.
    .hint-3 = Von h7 zieht die Dame gerade nach h3.
    .yes = Alles geschlagen! Dein kleiner Bauer ist sehr stark geworden.

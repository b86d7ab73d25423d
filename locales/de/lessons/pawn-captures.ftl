### Die Worte zu lessons/pawn-captures.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 5c82bde0
lesson-pawn-captures = Der Bauer schlägt
    .about = Ein Bauer geht geradeaus und schlägt schräg.
    .notes =
        Ziel: Ein Bauer geht anders, als er schlägt. Lassen Sie zwei Reihen von Kindern einander gegenüberstehen und nur schräg nach vorn schlagen. Der übliche Irrtum: geradeaus schlagen oder schräg auf ein leeres Feld gehen. Für das kleine Gefecht am Schluss braucht es zwei: Losen Sie Weiß aus und lassen Sie danach die Farben tauschen.

# source 830985da
lesson-pawn-captures_how = Ein Bauer geht geradeaus. Aber er _schlägt_ einen Schritt schräg nach vorn: auf c5 oder e5.

# source 7383f735
lesson-pawn-captures_straight = Versuch, den Springer geradeaus zu schlagen: von e4 nach e5.
    .hint-1 = Tippe auf den Bauern auf e4 und dann auf e5.
    .hint-2 = Der Bauer kommt zurück, und das macht nichts. Schau, was passiert.
    .yes = Gut gesehen: Geradeaus schlägt ein Bauer nicht. Der Springer hält ihn auf.

# source f124f70b
lesson-pawn-captures_diagonal = Jetzt steht der Springer auf d5. Darf der Bauer ihn schlagen?
    .hint-1 = Was ist anders? Der Springer steht nicht mehr geradeaus vor dem Bauern.
    .hint-2 = Von e4 nach d5 ist es ein Schritt schräg nach vorn.
    .yes = Richtig: Der Springer auf d5 steht einen Schritt schräg vor dem Bauern.
    .no = Schau von e4 nach d5: ein Schritt schräg nach vorn. So schlägt ein Bauer.

# source d558f144
lesson-pawn-captures_empty = Jetzt ist der Springer weg. Versuch, von e4 nach d5 zu gehen.
    .hint-1 = Tippe auf den Bauern auf e4 und dann auf d5.
    .hint-2 = Auf d5 steht niemand. Probier es aus.
    .yes = Gut gesehen: Schräg zieht ein Bauer nur, wenn er schlägt.

# source b5bfdde2
lesson-pawn-captures_chain = Du spielst Schwarz. Schlag alle { $total } Springer mit deinem Bauern.
    .hint-1 = Welcher Springer steht einen Schritt schräg vor g7?
    .hint-2 = Schlag auf f6. Von dort schaust du auf e5.
    .hint-3 = Ist der Bauer vorbeigelaufen? Dann fang neu an: Bauern gehen nie zurück.
    .yes = Alle { $total } Springer! Jeder Schritt ging schräg nach vorn.

# source 17f8392d
lesson-pawn-captures_too-far = Der erste Schritt darf zwei Felder lang sein. Versuch, den Springer auf g4 zu schlagen.
    .hint-1 = Tippe auf den Bauern auf e2 und dann auf g4.
    .hint-2 = Zähl die Schritte von e2 aus: f3, g4. Probier es aus.
    .yes = Gut gesehen: Zwei Schritte sind nur zum Gehen. Geschlagen wird einen Schritt weit.

# source fe727a14
lesson-pawn-captures_where-to = Tippe auf jedes Feld, auf das dieser Bauer ziehen kann. Auf einem davon schlägt er.
    .hint-1 = Der Bauer steht auf seinem ersten Feld. Wie weit darf er gehen?
    .hint-2 = Er geht nach e3 oder e4. Schau jetzt schräg nach vorn.
    .hint-3 = Auf d3 steht ein Springer. Auf f3 steht niemand.
    .yes = Alle { $total } Felder! Zwei zum Gehen, und d3 zum Schlagen.
    .no = Schau noch einmal: geradeaus gehen, einen Schritt schräg schlagen.

# source f22e15a3
lesson-pawn-captures_only-one = Du spielst Schwarz. Nur einer deiner Bauern kann schlagen: welcher?
    .hint-1 = Schau einen Schritt schräg vor jeden schwarzen Bauern.
    .hint-2 = Der Springer auf b5 und der Läufer auf e4 stehen geradeaus davor.
    .hint-3 = Der Turm auf g6 steht schräg vor dem Bauern auf h7.
    .yes = Du hast den Bauern gefunden, der auf g6 schaut. Der Turm ist weg!
    .no = Der Zug ist erlaubt, aber er schlägt nichts. Schau schräg nach vorn.
    .because-pawn-cant-capture-straight = Noch nicht: Diese Figur steht geradeaus davor. Welche steht schräg davor?

# source d770e99e
lesson-pawn-captures_battle = Spiel zu zweit: Der erste Bauer, der drüben ist, gewinnt. Kann einer nicht ziehen, gewinnt niemand.
    .hint-1 = Schau vor dem Zug: Kann ein Bauer deinen dort schlagen?
    .hint-2 = Ein Bauer mit freiem Weg läuft bis zur letzten Reihe.
    .yes = Ein schönes Gefecht! Gebt euch die Hand, tauscht die Farben und spielt noch einmal.

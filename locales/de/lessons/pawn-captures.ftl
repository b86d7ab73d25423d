### Die Worte zu lessons/pawn-captures.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source da1baf51
lesson-pawn-captures = Der Bauer schlägt
    .about = Ein Bauer geht geradeaus und schlägt schräg.
    .can = Deine Bauern können gehen und schlagen!
    .notes = Ziel: Ein Bauer geht anders, als er schlägt. Lassen Sie zwei Reihen von Kindern einander gegenüberstehen und nur schräg nach vorn schlagen. Der übliche Irrtum: geradeaus schlagen oder schräg auf ein leeres Feld gehen. Fragen Sie im Gefecht am Schluss vor jedem Zug: Welcher meiner Bauern kann schlagen, und welcher kann geschlagen werden?

# source 11289e0a
lesson-pawn-captures_how = Ein Bauer _schlägt_ einen Schritt schräg nach vorn. Schlag alle drei!
    .hint-1 = Folge dem Pfeil.
    .hint-2 = Dann schau wieder schräg nach vorn.
    .hint-3 = Schlag auf d4, e5 und d6.
    .yes = Zick, zack, zick: Alle drei sind weg!

# source 8e7b8c0f
lesson-pawn-captures_empty = Auf d5 steht niemand. Versuch, mit deinem Bauern dorthin zu ziehen!
    .hint-1 = Tippe auf den Bauern auf e4, dann auf das Ende des Pfeils.
    .hint-2 = Zieh von e4 nach d5. Der Bauer kommt zurück.
    .yes = Gibt es nichts zu schlagen, geht ein Bauer geradeaus.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source d4b7c342
lesson-pawn-captures_straight = Der Springer steht genau vor deinem Bauern auf d4. Welcher Bauer kann ihn schlagen?
    .hint-1 = Geradeaus kann ein Bauer nur gehen.
    .hint-2 = Der Bauer auf e4 hat den Springer schräg vor sich.
    .hint-3 = Schlag mit dem Bauern von e4 auf d5.
    .yes = Schräg, genau! Geradeaus schlägt ein Bauer nichts.
    .because-pawn-cant-capture-straight = Bums! Geradeaus schlägt ein Bauer nichts.

# source 58633210
lesson-pawn-captures_too-far = Versuch jetzt, den Springer auf g4 zu schlagen, ganz weit weg!
    .hint-1 = Tippe auf den Bauern auf e2, dann auf den Springer auf g4.
    .hint-2 = Zieh von e2 nach g4. Der Bauer kommt zurück.
    .yes = Große Schritte sind zum Gehen da, nie zum Schlagen.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source e1d91315
lesson-pawn-captures_where-to = Dein Bauer kann gehen oder schlagen. Spiel alle { $total } Züge!
    .hint-1 = Der Bauer steht auf seinem ersten Feld. Wie weit darf er gehen?
    .hint-2 = Er geht nach e3 oder e4. Schau jetzt schräg nach vorn.
    .hint-3 = Auf d3 steht ein Springer. Auf f3 steht niemand.
    .yes = Alle { $total } Züge! Zwei zum Gehen, und d3 zum Schlagen.

# source a954812c
lesson-pawn-captures_zigzag = Gehen und schlagen! Hol alle { $total } in { $best } Zügen.
    .hint-1 = Wo muss der Bauer stehen, um den Turm zu schlagen?
    .hint-2 = Geh zuerst nur einen Schritt: nach c3.
    .hint-3 = Zieh nach c3, d4, d5, e6 und f7.
    .yes = Haps, alle weg!

# source 0d552974
lesson-pawn-captures_chain = Jetzt spielst du Schwarz! Schlag alle { $total } Springer mit deinem Bauern.
    .hint-1 = Welcher Springer steht einen Schritt schräg vor g7?
    .hint-2 = Schlag auf f6. Von dort schaust du auf e5.
    .hint-3 = Ist der Bauer vorbeigelaufen? Dann fang neu an: Bauern gehen nie zurück.
    .yes = Alle { $total } Springer! Jeder Schritt ging schräg nach vorn.

# source 404a159e
lesson-pawn-captures_only-one = Nur einer deiner Bauern kann schlagen. Los, schlag!
    .hint-1 = Schau einen Schritt schräg vor jeden schwarzen Bauern.
    .hint-2 = Springer und Läufer stehen genau davor: Kein Bauer schlägt sie.
    .hint-3 = Der Turm auf g6 steht schräg vor dem Bauern auf h7.
    .yes = Du hast den Bauern gefunden, der auf g6 schaut. Der Turm ist weg!
    .no = Das darfst du, aber damit schlägst du nichts. Schau schräg nach vorn.
    .because-pawn-cant-capture-straight = Noch nicht: Diese Figur steht genau vor dem Bauern. Welche steht schräg davor?

# source 22605ddb
lesson-pawn-captures_look-first = Ein Schritt oder zwei? Geh dorthin, wo dich kein Bauer schlagen kann!
    .hint-1 = Auch weiße Bauern schauen schräg nach vorn.
    .hint-2 = Der Bauer auf b4 schaut auf c5. Der Bauer auf h4 schaut auf g5.
    .hint-3 = Geh einen Schritt: nach c6 oder nach g6.
    .yes = Dort beißt dich keiner!
    .wrong-c7-c5 = Die Bauern auf b4 und d4 schauen auf c5. Ein Schritt genügt!
    .wrong-g7-g5 = Der Bauer auf h4 schaut auf g5. Ein Schritt genügt!

# source 70c07f61
lesson-pawn-captures_battle = Ein Gefecht: Der erste Bauer drüben gewinnt! Wenn jemand nicht mehr ziehen kann, gewinnt niemand.
    .hint-1 = Schau vor jedem Zug: Kann einer deiner Bauern schlagen?
    .hint-2 = Ein Bauer mit freiem Weg läuft bis ganz nach drüben.
    .yes = Dein Bauer ist durchgebrochen. Was für ein Gefecht!

### Die Worte zu lessons/en-passant-when-not.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 7b5bb07d
lesson-en-passant-when-not = En passant: jetzt oder nie
    .about = Wann du im Vorbeigehen schlagen darfst und wann nicht.
    .can = Du schlägst im Vorbeigehen: sofort, und nur einen Bauern, der gerade lief!
    .notes = Ziel: vor jedem Schlagen im Vorbeigehen drei Fragen stellen: Ist es ein Bauer, lief er zwei Felder, war das der allerletzte Zug? Spielen Sie in der Klasse den letzten Zug zweimal, einmal mit einem Schritt und einmal mit zweien; die Kinder heben nur dann die Hand, wenn der Bauer geschlagen werden darf. Viele glauben, die Gelegenheit bleibe, oder jede Figur sei so zu schlagen. In manchen Schritten stehen zwei Figuren neben dem eigenen Bauern: Fragen Sie, warum die andere nicht geschlagen werden darf.

# source f45e8f3a
lesson-en-passant-when-not_at-once = Gerade lief ein Bauer zwei Felder. Schlag ihn, jetzt oder nie!
    .wrong-h5-h6 = Weitergehen darfst du, aber dann ist die Chance vorbei. Schlag zu!
    .wrong-a2-a3 = Das darfst du, aber dann ist die Chance vorbei. Schlag zu!
    .wrong-a2-a4 = Das darfst du, aber dann ist die Chance vorbei. Schlag zu!
    .hint-1 = Er lief von g7 nach g5, an deinem Bauern auf h5 vorbei.
    .hint-2 = Schlag im Vorbeigehen, von h5 nach g6.
    .yes = Ein Bauer, zwei Felder, gerade eben: dreimal ja!
    .no = Dein König kann warten. Diese Chance nicht!

# source a8d7d71e
lesson-en-passant-when-not_king-moved-last = Zwei Bauern stehen neben deinem. Schlag den, der gerade lief!
    .because-ep-not-available = Dieser Bauer hat gerade nicht gezogen. Welcher war es?
    .wrong-e5-e6 = Weitergehen darfst du, aber dann ist die Chance vorbei. Schlag zu!
    .hint-1 = Welcher schwarze Bauer hat zuletzt gezogen?
    .hint-2 = Der letzte Zug ging von f7 nach f5.
    .hint-3 = Schlag im Vorbeigehen, von e5 nach f6.
    .yes = Du hast gesehen, wer lief: Nur der allerletzte Zug zählt!
    .no = Dein König kann warten. Diese Chance nicht!

# source 11166d86
lesson-en-passant-when-not_too-late = Zwei Bauern liefen vorbei, einer nach dem anderen. Fang den, bei dem es noch geht!
    .because-ep-chance-lost = Zu spät: Der Bauer auf g5 lief schon früher. Welcher lief zuletzt?
    .wrong-a5-a6 = Weitergehen darfst du, aber dann ist auch diese Chance vorbei.
    .wrong-h5-h6 = Weitergehen darfst du, aber dann ist auch diese Chance vorbei.
    .hint-1 = Wer lief zuletzt: der Bauer auf g5 oder der Bauer auf b5?
    .hint-2 = Der Bauer auf b5 kam gerade von b7.
    .hint-3 = Schlag im Vorbeigehen, von a5 nach b6.
    .yes = Jetzt oder nie: Fangen darfst du nur den, der zuletzt lief!
    .no = Das darfst du, aber dann ist auch diese Chance vorbei.

# source f8f30615
lesson-en-passant-when-not_usual-capture = Dieser Bauer lief nach f5, und deiner steht auf e4. Schlag ihn!
    .wrong-e4-e5 = So gehst du an ihm vorbei. Schau schräg: Wo steht der schwarze Bauer?
    .hint-1 = Dein Bauer auf e4 schlägt schräg, wie immer.
    .hint-2 = Zieh deinen Bauern von e4 nach f5.
    .yes = Ganz wie sonst! Du stehst auf f5, wo der Bauer stand.
    .no = Das darfst du, aber damit schlägst du nichts. Schau schräg von e4 aus.

# source f590af17
lesson-en-passant-when-not_hidden-guard = Ein Bauer lief vorbei, aber du darfst ihn nicht schlagen. Nimm eine Figur weg, damit du darfst!
    .because-ep-exposes-king = Verlassen beide Bauern die Reihe, sieht jemand deinen König. Wer?
    .hint-1 = Zwei Bauern verlassen die Reihe auf einmal. Wer schaut dann auf h5?
    .hint-2 = Schau die Reihe entlang, von a5 bis zu deinem König auf h5.
    .hint-3 = Der Turm auf a5 würde deinen König sehen. Nimm ihn weg!
    .yes = Ohne den Turm ist dein König sicher. Jetzt darfst du im Vorbeigehen schlagen!

# source 47770e99
lesson-en-passant-when-not_one-step = Jetzt spielst du Schwarz! Einer der drei Pfeile ist verboten: Probier den.
    .hint-1 = Der weiße Bauer kam von d3. Wie viele Schritte waren das?
    .hint-2 = Nur ein Schritt: Er lief an niemandem vorbei.
    .hint-3 = Zieh deinen Bauern von e4 nach d3. Er kommt zurück.
    .yes = Er ging nur einen Schritt. Also schlägt ihn niemand im Vorbeigehen!
    .no = Das ist erlaubt. Such einen anderen Pfeil!

# source 57dbf365
lesson-en-passant-when-not_two-steps = Diesmal kam der Bauer von d2. Jetzt schlag ihn im Vorbeigehen!
    .wrong-e4-f3 = Ein Springer ist ein guter Fang! Aber schlag diesmal im Vorbeigehen.
    .wrong-e4-e3 = Weitergehen darfst du, aber dann ist die Chance vorbei. Schlag zu!
    .hint-1 = Er lief von d2 nach d4, an deinem Bauern auf e4 vorbei.
    .hint-2 = Schlag im Vorbeigehen, von e4 nach d3.
    .yes = Zwei Felder, gerade eben: auf d3 erwischt!
    .no = Das darfst du. Schlag jetzt den Bauern, der lief!

# source 9bee178f
lesson-en-passant-when-not_not-a-pawn = Hier ein Springer, da ein Bauer: Wen kannst du im Vorbeigehen schlagen?
    .because-ep-not-a-pawn = Nicht den Springer: Im Vorbeigehen schlägt man nur Bauern. Wer steht noch neben deinem Bauern?
    .wrong-b4-b3 = Weitergehen darfst du, aber dann ist die Chance vorbei. Schlag zu!
    .hint-1 = Wer lief gerade: der Springer auf c4 oder der Bauer auf a4?
    .hint-2 = Der Bauer lief von a2 nach a4.
    .hint-3 = Schlag im Vorbeigehen, von b4 nach a3.
    .yes = Im Vorbeigehen schlägt man nur Bauern. Der Springer darf bleiben!
    .no = Dein König kann warten. Diese Chance nicht!

# source 3baf96b2
lesson-en-passant-when-not_three-runners = Drei weiße Bauern rennen los. Fang jeden sofort!
    .wrong-b4-b3 = Weitergehen darfst du, aber dann entwischt der Bauer. Schlag ihn!
    .wrong-c3-c2 = Dieser Bauer kann warten. Wer steht jetzt schräg vor f4?
    .wrong-h4-h3 = Weitergehen darfst du, aber dann entwischt der Bauer. Schlag ihn!
    .hint-1 = Der erste lief nach c4: Schlag von b4 nach c3.
    .hint-2 = Der zweite ging einen Schritt, nach e3. Wie schlägt ein Bauer sonst?
    .hint-3 = Schlag von f4 nach e3.
    .hint-4 = Der dritte lief nach g4: Schlag von h4 nach g3.
    .yes = Im Vorbeigehen, wie sonst, im Vorbeigehen: An dir kam keiner vorbei!
    .no = Das darfst du. Aber gerade jetzt kannst du einen fangen!

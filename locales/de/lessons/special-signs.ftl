### Die Worte zu lessons/special-signs.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source f0b7cefe
lesson-special-signs = Besondere Zeichen
    .about = Zeichen für Schach, Matt, Rochade, die neue Figur und das Ergebnis.
    .can = Du kannst jedes Zeichen lesen und schreiben, sogar eine Geheimbotschaft!
    .notes = Plus heißt Schach, das Doppelkreuz Matt, das Gleichheitszeichen nennt die neue Figur, O-O und O-O-O sind die Rochaden. Können zwei gleiche Figuren auf das Feld, kommt die Linie dazu, oder die Reihe, wenn beide auf einer Linie stehen. Lesen Sie eine kurze Partie vor, die Klasse spielt sie nach; oder schicken Sie Botschaften wie die im letzten Schritt. Oft steht das Doppelkreuz bei jedem starken Schach, oder ein Buchstabe wird ergänzt, obwohl nur eine Figur dorthin kann.

# source 75a4cace
lesson-special-signs_plus = Lies und spiel: Ta8+. Das _Plus_ heißt: Schach!
    .hint-1 = T ist der Turm, und a8 ist das Feld.
    .hint-2 = Zieh den Turm von a1 nach a8.
    .yes = Schach! Der König kann nach h7, darum genügt ein Plus.
    .no = Lies noch einmal: T ist der Turm, und a8 ist das Feld.
    .wrong-a1-a7 = Diesen Zug schreibt man Ta7. Lies das Feld noch einmal: a8.

# source 916faf5c
lesson-special-signs_hash = Jetzt ist h7 zu: Derselbe Zug ist matt! Schreib ihn mit einem _Doppelkreuz_, #.
    .hint-1 = Der Turm zieht von a1 nach a8.
    .hint-2 = Erst T und das Feld, dann das Zeichen für Matt.
    .hint-3 = T, das Feld und ein Doppelkreuz: Ta8#.
    .yes = Genau: Ta8#. Das Doppelkreuz heißt matt.

# source 7805ac60
lesson-special-signs_which-file = Zwei Springer können nach c2. Der von a1 zieht: Schreib es auf.
    .hint-1 = Sc2 könnte jeder von beiden sein. Sag, welcher: Nenne seine Linie.
    .hint-2 = Der Springer kommt von der a-Linie.
    .hint-3 = S, dann a, dann das Feld: Sac2.
    .yes = Genau: Sac2, der Springer von der a-Linie.

# source f97fe6b6
lesson-special-signs_which-row = Jetzt stehen beide auf der a-Linie, also hilft die Reihe. Lies und spiel: S1c2!
    .hint-1 = S ist der Springer. Die 1 nennt seine Reihe.
    .hint-2 = Welcher Springer steht auf der ersten Reihe?
    .hint-3 = Zieh den Springer von a1 nach c2.
    .yes = Gut gelesen: S1c2 ist der Springer von der ersten Reihe.
    .no = Lies noch einmal: ein Springer, von Reihe 1, nach c2.
    .wrong-a3-c2 = Diesen Zug schreibt man S3c2. Lies die Zahl noch einmal: 1.

# source ba44c907
lesson-special-signs_read-it = Lies und spiel: Sbd2, g3, Lg2. Dann O-O, das ist die kurze Rochade!
    .hint-1 = Sbd2: Der Springer von der b-Linie zieht nach d2.
    .hint-2 = In g3 steht kein großer Buchstabe: Dorthin zieht ein Bauer.
    .hint-3 = Lg2: Der Läufer zieht von f1 nach g2.
    .hint-4 = O-O: Der König zieht von e1 nach g1.
    .yes = Du hast einen ganzen Plan gelesen, und dein König ist sicher!
    .no = Lies Buchstabe für Buchstabe: Welche Figur, welches Feld?
    .wrong-f3-d2 = Das ist Sfd2. Lies den kleinen Buchstaben noch einmal: b.
    .wrong-c1-d2 = Das ist Ld2. Der Buchstabe S heißt Springer.
    .wrong-g2-g4 = Das ist g4. Lies die Zahl noch einmal: g3.

# source b2734dd1
lesson-special-signs_becomes = Jetzt spielst du Schwarz! Lies jedes Zeichen, dann spiel: a1=S+.
    .hint-1 = Hinter dem Zeichen = steht, was dein Bauer wird.
    .hint-2 = Der Buchstabe S ist der Springer.
    .hint-3 = Zieh den Bauern von a2 nach a1 und wähle den Springer.
    .yes = Ein Springer, und Schach! Die neue Figur steht hinter dem Zeichen.
    .no = Lies noch einmal: Der Bauer geht nach a1.
    .wrong-a2-a1-q = Das ist a1=D. Welche Figur hat den Buchstaben S?
    .wrong-a2-a1-r = Das ist a1=T. Welche Figur hat den Buchstaben S?
    .wrong-a2-a1-b = Das ist a1=L. Welche Figur hat den Buchstaben S?

# source a10d71a0
lesson-special-signs_castle-long = Du rochierst lang, nach c8. Schreib es auf!
    .hint-1 = Die Rochade schreibt man mit dem Buchstaben O und kurzen Strichen.
    .hint-2 = Die kurze Rochade ist O-O. Die lange hat ein O mehr.
    .hint-3 = Schreib O-O-O.
    .yes = Genau: O-O-O ist lang, O-O ist kurz.

# source dd40970b
lesson-special-signs_in-passing = Ein weißer Bauer lief nach d4. Dein Bauer auf e4 schlägt im Vorbeigehen: Schreib es auf.
    .hint-1 = Wo kommt dein Bauer an: auf d4 oder auf d3?
    .hint-2 = Er kommt auf d3 an. Fang mit seiner Linie an: e.
    .hint-3 = Erst e, dann x, dann das Feld: exd3.
    .yes = Genau: exd3, das Feld, auf dem dein Bauer ankommt.

# source a186ab88
lesson-special-signs_result = Die Dame auf h4 setzt matt! Was steht unter dieser Partie?
    .option-white = 1-0
    .option-white-say = Die erste Zahl gehört Weiß. Hat Weiß hier gewonnen?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Ein halber Punkt für jeden heißt remis. Hier hat jemand gewonnen.
    .hint-1 = Die erste Zahl ist für Weiß, die zweite für Schwarz.
    .hint-2 = Schwarz hat gewonnen und bekommt 1. Weiß bekommt 0.
    .yes = Richtig: 0-1 heißt, Schwarz hat gewonnen. Gewinnt Weiß, steht da 1-0.

# source 775f9f5f
lesson-special-signs_message = Eine Geheimbotschaft kam über den Pass: dxe3, O-O, Dd2#. Spiel sie!
    .hint-1 = Dein Bauer von der d-Linie schlägt im Vorbeigehen, auf e3.
    .hint-2 = O-O: Der König zieht von e8 nach g8.
    .hint-3 = D ist die Dame: von d8 nach d2.
    .hint-4 = Das Doppelkreuz sagt, dass hier Schluss ist. Spiel Dd2#!
    .yes = Botschaft gelesen, König gefangen: Du kennst jedes Zeichen!
    .no = Lies Buchstabe für Buchstabe: Welche Figur, welches Feld?

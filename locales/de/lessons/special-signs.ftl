### Die Worte zu lessons/special-signs.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 61596541
lesson-special-signs = Besondere Zeichen
    .about = Zeichen für Schach, Matt, Rochade, die neue Figur und das Ergebnis.
    .notes = Plus heißt Schach, das Doppelkreuz Matt, das Gleichheitszeichen nennt die neue Figur, O-O und O-O-O sind die Rochaden. Können zwei gleiche Figuren auf das Feld, kommt die Linie dazu, oder die Reihe, wenn beide auf einer Linie stehen. Lesen Sie eine kurze Partie vor, die Klasse spielt sie nach. Oft steht das Doppelkreuz bei jedem starken Schach, oder ein Buchstabe wird ergänzt, obwohl nur eine Figur dorthin kann.

# source 633b7538
lesson-special-signs_signs =
    Ta8+ hat ein _Plus_: Es gibt Schach. Ta8# hat ein _Doppelkreuz_: Es ist Matt.

# source 4f25c473
lesson-special-signs_plus = Der Turm zieht nach a8, der König kann nach h7. Schreib es auf.
    .hint-1 = Ist es Schach oder Matt? Das Feld h7 ist frei.
    .hint-2 = T, das Feld, und ein Plus für Schach: Ta8+.
    .yes = Genau: Ta8+. Das Plus heißt Schach.

# source 25658885
lesson-special-signs_hash = Jetzt steht auf h7 ein Bauer. Der Turm zieht nach a8: Schreib es auf.
    .hint-1 = Kann der schwarze König danach noch irgendwohin?
    .hint-2 = Nein, es ist Matt. Welches Zeichen sagt das?
    .hint-3 = T, das Feld, und ein Doppelkreuz: Ta8#.
    .yes = Genau: Ta8#. Das Doppelkreuz heißt Matt.

# source 02ffe0b8
lesson-special-signs_becomes = Du spielst Schwarz. Der Bauer geht nach a1 und wird Dame: Schreib es auf.
    .hint-1 = Erst das Feld, dann = und der Buchstabe der neuen Figur.
    .hint-2 = Der Buchstabe der Dame ist D.
    .hint-3 = Schreib a1=D.
    .yes = Genau: a1=D. Die neue Figur steht hinter dem Zeichen.

# source 631883d4
lesson-special-signs_which-file = Zwei Springer können nach c2. Der von a1 zieht: Schreib es auf.
    .hint-1 = Sc2 könnte jeder von beiden sein. Sag, welcher: Nenne seine Linie.
    .hint-2 = Der Springer kommt von der a-Linie.
    .hint-3 = S, dann a, dann das Feld: Sac2.
    .yes = Genau: Sac2, der Springer von der a-Linie.

# source a6cbaff7
lesson-special-signs_which-row = Jetzt stehen beide Springer auf der a-Linie. Der von a1 zieht nach c2: Schreib es auf.
    .hint-1 = Die Linie ist dieselbe, sie hilft nicht. Nenne die Reihe.
    .hint-2 = Der Springer kommt von der ersten Reihe.
    .hint-3 = S, dann 1, dann das Feld: S1c2.
    .yes = Genau: S1c2, der Springer von der ersten Reihe.

# source ef8f059b
lesson-special-signs_read-it = Lies und spiel diesen Zug: Sbd2.
    .hint-1 = Zwei Springer können nach d2: von b1 und von f3.
    .hint-2 = Das kleine b nennt die Linie: der Springer von b1.
    .yes = Gut gelesen: Der Springer von der b-Linie zog nach d2.
    .no = Lies die Buchstaben einzeln: S, dann b, dann d2.
    .wrong-f3-d2 = Das ist Sfd2. Lies den kleinen Buchstaben noch einmal: b.
    .wrong-c1-d2 = Das ist Ld2. Der Buchstabe S heißt Springer.

# source 86df441e
lesson-special-signs_castle-long = Du spielst Schwarz und rochierst lang, nach c8. Schreib es auf.
    .hint-1 = Die Rochade schreibt man mit dem Buchstaben O und kurzen Strichen.
    .hint-2 = Die kurze Rochade ist O-O. Die lange hat ein O mehr.
    .hint-3 = Schreib O-O-O.
    .yes = Genau: O-O-O ist lang, O-O ist kurz.

# source c7839013
lesson-special-signs_in-passing = Weiß zog nach d4. Dein Bauer auf e4 schlägt en passant: Schreib es auf.
    .hint-1 = Wo kommt dein Bauer an: auf d4 oder auf d3?
    .hint-2 = Er kommt auf d3 an. Fang mit seiner Linie an: e.
    .hint-3 = Erst e, dann x, dann das Feld: exd3.
    .yes = Genau: exd3, das Feld, auf dem dein Bauer ankommt.

# source 99feb4c0
lesson-special-signs_result = Die Dame auf h4 setzt matt! Was steht unter dieser Partie?
    .option-white = 1-0
    .option-white-say = Die erste Zahl gehört Weiß. Hat Weiß hier gewonnen?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Für jeden ein halber Punkt ist remis. Hier hat jemand gewonnen.
    .hint-1 = Die erste Zahl ist für Weiß, die zweite für Schwarz.
    .hint-2 = Schwarz hat gewonnen und bekommt 1. Weiß bekommt 0.
    .yes = Richtig: 0-1 heißt, Schwarz hat gewonnen. Gewinnt Weiß, steht da 1-0.

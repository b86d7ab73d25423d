### Die Worte zu lessons/king-danger.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 338e4769
lesson-king-danger = Der König bleibt in Sicherheit
    .about = Der König geht nie dorthin, wo man ihn schlagen könnte.
    .notes = Ziel: Der König geht nie auf ein angegriffenes Feld, und eine gefesselte Figur bleibt auf ihrer Linie. Fragen Sie vor jedem Königszug: „Wer schaut auf dieses Feld?“ Häufige Fehler: mit dem König eine gedeckte Figur schlagen, auf der Linie des Schachs zurückweichen, die beiden Könige nebeneinander stellen.

# source 985802f7
lesson-king-danger_danger =
    Der schwarze Turm auf a2 bewacht seine ganze Reihe. Dorthin darf dein König nie.

# source 7069f6b8
lesson-king-danger_safe-squares = Tippe auf jedes Feld, auf das der weiße König gehen darf.
    .hint-1 = Der König geht einen Schritt. Welche Felder berühren e1?
    .hint-2 = Denk dir die Reihe weg, die der Turm bewacht. Was bleibt übrig?
    .yes = Beide Felder! Dein König bleibt weg von der bewachten Reihe.
    .no = Schau jedes Feld noch einmal an. Könnte der Turm auf a2 dort schlagen?

# source 91586791
lesson-king-danger_free-queen = Die Dame gibt von g2 aus Schach. Darf dein König sie schlagen?
    .hint-1 = Such eine schwarze Figur, die g2 bewacht.
    .hint-2 = Der Läufer auf d6 schaut auf h2 und g3. Und auf g2?
    .yes = Richtig: Niemand bewacht g2, also schlägt der König die Dame.
    .no = Folge den Wegen des Läufers von d6 aus. Keiner führt nach g2.

# source 04d99ded
lesson-king-danger_guarded-queen = Jetzt steht der Läufer auf d5. Darf dein König die Dame schlagen?
    .hint-1 = Nur der Läufer hat gezogen. Folge seinem Weg von d5 aus.
    .hint-2 = Der Weg führt über e4 und f3. Und wohin dann?
    .yes = Richtig: Der Läufer bewacht g2. Ein König schlägt nie eine gedeckte Figur.
    .no = Folge dem Weg von d5: e4, f3, g2. Der Läufer deckt die Dame.

# source 10e4ac9c
lesson-king-danger_shadow = Schach! Versuch, vor dem Turm wegzulaufen: von e4 nach f4.
    .hint-1 = Tippe auf den König auf e4 und dann auf f4.
    .hint-2 = Der Turm schaut die ganze Reihe entlang. Probier es aus.
    .yes = Gut gesehen: Der Weg des Turms geht hinter dem König weiter.

# source feef1e3b
lesson-king-danger_two-kings = Du spielst Schwarz. Versuch, neben den weißen König zu gehen: nach d4.
    .hint-1 = Tippe auf den König auf d5 und dann auf d4.
    .hint-2 = Jeder König bewacht alle Felder neben sich. Probier es aus.
    .yes = Gut gesehen: Zwei Könige stehen nie nebeneinander.

# source 1af99d92
lesson-king-danger_pinned-guard = Der Springer auf e2 ist gefesselt: Er darf nicht weg. Du spielst Schwarz: Versuch, nach d4 zu gehen.
    .hint-1 = Tippe auf den König auf c5 und dann auf d4.
    .hint-2 = Der Springer auf e2 darf nicht von seinem König weg. Bewacht er trotzdem?
    .hint-3 = Von e2 aus bewacht der Springer d4. Probier es aus.
    .yes = Gut gesehen: Auch eine gefesselte Figur bewacht ihre Felder.

# source f8b14e7f
lesson-king-danger_run = Der Turm auf h1 gibt Schach! Finde jedes sichere Feld für deinen König.
    .hint-1 = Der Turm bewacht die ganze erste Reihe.
    .hint-2 = Verlass die Reihe: einen Schritt nach oben, gerade oder schräg.
    .hint-3 = Es gibt { $total } sichere Felder: d2, e2 und f2.
    .yes = Alle { $total }! Du hast die Reihe des Turms jedes Mal verlassen.
    .because-king-stays-on-line = Noch nicht: Der Weg des Turms geht hinter deinem König weiter. Verlass die Reihe.

# source b5a661d7
lesson-king-danger_rook-again = Ein alter Freund: der Turm. Hol den Stern und halt nur auf sicheren Feldern an.
    .hint-1 = Schau, wohin der Läufer auf c4 ziehen kann. Bleib von diesen Feldern weg.
    .hint-2 = Zieh den Turm zuerst von f8 nach f2. Niemand bewacht f2.
    .yes = Geholt, und jedes Mal sicher! Du hast vor dem Ziehen hingeschaut.
    .wrong-f8-g8 = Schau auf den langen Weg des Läufers: Er reicht bis g8.
    .wrong-f8-f1 = Schau auf den anderen Weg des Läufers: Er reicht bis f1.

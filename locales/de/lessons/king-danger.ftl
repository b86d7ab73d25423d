### Die Worte zu lessons/king-danger.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 772b31db
lesson-king-danger = Der König bleibt in Sicherheit
    .about = Der König geht nie dorthin, wo man ihn schlagen könnte.
    .can = Dein König bleibt sicher, und du weißt, was gefesselt heißt!
    .notes = Ziel: Der König geht nie auf ein angegriffenes Feld, und eine gefesselte Figur bleibt auf ihrer Linie. Fragen Sie vor jedem Königszug: „Wer schaut auf dieses Feld?“ In der Klasse ist ein Kind der König, eins der Vorhang und eins der Turm dahinter: Geht der Vorhang weg, ruft der Turm: „Ich sehe dich!“ Häufige Fehler: mit dem König eine gedeckte Figur schlagen, auf der Linie des Angreifers zurückweichen, die beiden Könige nebeneinanderstellen und glauben, eine gefesselte Figur bewache nichts.

# source f81e7a0e
lesson-king-danger_tiptoe = Schleich am Springer vorbei zum Stern!
    .because-king-captures-protected = Der Bauer deckt den Springer. Lass ihn in Ruhe!
    .because-king-into-attack = Auf dieses Feld schaut jemand. Bleib weg davon!
    .hint-1 = Der Springer sieht alle markierten Felder. Bleib weg von ihnen.
    .hint-2 = Geh um den Springer herum, über g4 und f5.
    .yes = Endlich daheim! Der Springer hat nichts gemerkt.

# source 305b152c
lesson-king-danger_past-the-rook = Geh am Turm vorbei zum Stern! Wo ist die Lücke?
    .because-king-captures-protected = Der Turm deckt seinen Bauern. Lass ihn in Ruhe!
    .because-king-into-attack = Auf dieses Feld schaut jemand. Bleib weg davon!
    .hint-1 = Hinter seinen eigenen Bauern sieht der Turm nicht. Wo kannst du durchschlüpfen?
    .hint-2 = Schlüpf über h3 durch. Dann geh weiter über g4 und f5.
    .yes = So eine kleine Lücke! Weder Turm noch Läufer haben dich gesehen.

# source 121c69e0
lesson-king-danger_which-one = Dein König hat Hunger. Schlag die Figur, die niemand deckt!
    .hint-1 = Zeig auf jede Figur. Welche andere schaut auf sie?
    .hint-2 = Turm und Springer decken den Läufer. Der Bauer deckt den Springer.
    .hint-3 = Den Turm auf d5 deckt niemand. Schlag ihn.
    .yes = Mampf! Den Turm hat niemand gedeckt.
    .no = Dorthin darfst du, aber der König will etwas fressen.
    .because-king-captures-protected = Diese Figur ist gedeckt. Ein König schlägt nie eine gedeckte Figur.

# source b15fb15a
lesson-king-danger_guarded-queen = Die Dame ist ganz nah gekommen. Darf dein König sie schlagen?
    .hint-1 = Such eine schwarze Figur, die g2 bewacht.
    .hint-2 = Der Weg des Läufers führt über e4 und f3. Und wohin dann?
    .yes = Richtig: Der Läufer bewacht g2. Ein König schlägt nie eine gedeckte Figur.
    .no = Folge dem Weg von d5: e4, f3, g2. Der Läufer deckt die Dame.

# source 82b8b5dd
lesson-king-danger_shadow = Der Turm sieht dich! Versuch, auf seiner Reihe wegzulaufen.
    .hint-1 = Tippe auf den König auf e4 und dann auf f4.
    .hint-2 = Der Turm schaut die ganze Reihe entlang. Probier es aus.
    .yes = Siehst du: Der Weg des Turms geht hinter dem König weiter.

# source 9be1d0f1
lesson-king-danger_run = Der Turm auf h1 sieht deinen König! Finde jedes sichere Feld.
    .hint-1 = Der Turm bewacht die ganze erste Reihe.
    .hint-2 = Verlass die Reihe: einen Schritt nach oben, gerade oder schräg.
    .hint-3 = Es gibt { $total } sichere Felder: d2, e2 und f2.
    .yes = Alle { $total }! Du hast die Reihe des Turms jedes Mal verlassen.
    .because-king-stays-on-line = Noch nicht: Der Weg des Turms geht hinter deinem König weiter. Verlass die Reihe.

# source a3f8bc6c
lesson-king-danger_own-curtain = Schlag den Springer! Aber eine deiner Figuren muss daheim bleiben.
    .hint-1 = Zwei deiner Figuren schauen auf den Springer auf b5. Welche?
    .hint-2 = Schau auf den Turm auf e8. Was sieht er ohne den Läufer?
    .hint-3 = Schlag mit dem Turm auf b5.
    .yes = Gut gemacht! Der Läufer muss seinen König schützen: Er ist _gefesselt_.
    .no = Das darfst du, aber schlag jetzt den Springer.
    .because-pinned = Der Läufer ist der Vorhang vor deinem König. Er ist _gefesselt_ und muss bleiben!

# source 726dad7d
lesson-king-danger_along-the-line = Jetzt ist dein Turm gefesselt. Was kann er trotzdem schlagen?
    .hint-1 = Auf ihrer Linie darf eine gefesselte Figur ziehen.
    .hint-2 = Folge der Linie von e2 bis e7.
    .hint-3 = Schlag den Turm auf e7.
    .yes = Auf der Linie darf dein Turm ziehen, sogar schlagen!
    .no = Das darfst du, aber schlag etwas mit dem Turm.
    .because-pinned = Dann schützt niemand deinen König. Bleib auf der Linie!

# source 4ce755b9
lesson-king-danger_two-kings = Jetzt spielst du Schwarz! Geh um den weißen König herum zum Stern.
    .because-king-next-to-king = Zu nah! Zwei Könige stehen nie nebeneinander.
    .hint-1 = Lass zwischen den Königen immer ein Feld frei.
    .hint-2 = Geh zuerst nach c5. Dann über b4 und b2 nach c1.
    .yes = Gut gelaufen! Zwei Könige stehen nie nebeneinander.

# source 39792a6c
lesson-king-danger_pinned-guard = Der weiße Springer ist gefesselt. Hol den Stern, aber pass auf!
    .because-king-into-attack = Der Springer ist gefesselt, aber dieses Feld sieht er trotzdem!
    .hint-1 = Der Springer darf nicht von seinem König weg. Aber schauen kann er!
    .hint-2 = Der kurze Weg ist bewacht. Geh außen herum, über c4 und d3.
    .hint-3 = Geh nach c4, nach d3, nach e4 und dann nach e5.
    .yes = Schlau! Auch eine gefesselte Figur bewacht ihre Felder.

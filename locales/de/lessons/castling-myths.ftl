### Die Worte zu lessons/castling-myths.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source a6eddde2
lesson-castling-myths = Rochade: wahr oder Märchen?
    .about = Sei der Schiedsrichter: Über die Rochade erzählt man viel Seltsames.
    .can = Auf Märchen über die Rochade fällst du nicht mehr herein!
    .notes = Ziel: die Rochade nach der Regel beurteilen und nicht nach dem Hörensagen: Es kommt darauf an, was König und Turm bisher getan haben, und auf die Felder des Königs. In der Klasse lesen Sie jede Behauptung vor, die Kinder zeigen Daumen hoch oder runter, bevor jemand den Zug probiert. Oft glauben sie, ein früheres Schach verderbe die Rochade, ein Turmzug verderbe beide Seiten, ein neuer Turm in der Ecke sei so gut wie der alte, oder ein heimgekehrter König dürfe noch einmal rochieren. Der letzte Schritt überrascht: Die Rochade setzt matt.

# source baccf35f
lesson-castling-myths_blocked-a-check = „Nach einem Schach rochiert man nie mehr“, sagen manche. Sei der Schiedsrichter: Probier es!
    .hint-1 = Der Läufer ging dazwischen. Haben dein König oder dein Turm je gezogen?
    .hint-2 = Jetzt gibt niemand Schach. Zieh den König von e1 nach g1.
    .yes = Ein Märchen! Das alte Schach ist vergessen, wenn jemand dazwischenging.
    .no = Das darfst du. Versuch jetzt zu rochieren!

# source 93d89838
lesson-castling-myths_ran-from-check = Diesmal ging dein König weg und kam zurück. Darf er jetzt rochieren?
    .hint-1 = Wohin ging dein König?
    .hint-2 = Er ging nach e2 und kam nach e1 zurück.
    .yes = Richtig: Nicht das Schach zählt, sondern dass der König gezogen hat.
    .no = Der König war auf e2. Hat er einmal gezogen, rochiert er nie mehr.

# source a3af8973
lesson-castling-myths_only-a-rook = Zwei Rochaden sind gezeichnet, und eine ist ein Märchen. Probier die!
    .hint-1 = Wer steht in der Ecke auf a1, und wer auf h1?
    .hint-2 = Auf h1 steht ein Springer. Rochiert ein Springer?
    .hint-3 = Zieh den König von e1 nach g1. Er kommt zurück.
    .yes = Ein Märchen: Nur König und Turm rochieren, sonst niemand!
    .no = Diese ist wahr! Such das Märchen.

# source 2b1375de
lesson-castling-myths_new-rook = Ein Läufer schlug auf h1, und ein anderer Turm schlug zurück. Rochiere, wo du darfst!
    .because-castle-rook-captured = Der Turm auf h1 ist neu, er kam von h5. Probier die andere Seite!
    .hint-1 = Welcher Turm hat nie gezogen: der auf a1 oder der auf h1?
    .hint-2 = Der Turm auf h1 kam von h5. Er hilft dort nur aus.
    .hint-3 = Zieh den König von e1 nach c1.
    .yes = Der Turm von a1 hat von Anfang an gewartet. Der neue kann nicht rochieren!
    .no = Rochieren heißt: zwei Felder mit dem König. Welcher Turm hat nie gezogen?

# source 6e7772ea
lesson-castling-myths_one-side-safe = Ein Turm schaut auf b1, ein Läufer auf f1. Rochiere, wo du darfst!
    .because-castle-through-check = Nicht auf dieser Seite: Der Läufer auf a6 greift f1 an.
    .hint-1 = Welche Felder würde der König auf jeder Seite berühren?
    .hint-2 = Kurz berührt er f1. Lang kommt nur der Turm über b1.
    .hint-3 = Zieh den König von e1 nach c1.
    .yes = Nur der Turm kommt über b1. Die Felder des Königs sind sicher!
    .no = Rochiere diesmal: Zieh den König zwei Felder.

# source 28c548f0
lesson-castling-myths_twice = Dein König hat rochiert und ist wieder daheim, und ein Turm wartet. Rochiere noch einmal: Probier es!
    .hint-1 = Dein König war schon auf c1. Dorthin hat er rochiert.
    .hint-2 = Wie oft darf ein König in einer Partie rochieren?
    .hint-3 = Zieh den König von e1 nach g1. Er kommt zurück.
    .yes = Ein Märchen! Ein König rochiert einmal in der Partie, dann nie mehr.
    .no = Das ist erlaubt. Versuch diesmal, noch einmal zu rochieren!

# source f5f32afb
lesson-castling-myths_up-the-column = Der Turm auf e8 war früher ein Bauer. Rochiere zu ihm hin: Versuch es!
    .hint-1 = Wo standen die weißen Türme am Anfang?
    .hint-2 = Zieh den König von e1 nach e3. Er kommt zurück.
    .yes = Ein Märchen! König und Turm müssen auf derselben Reihe stehen.
    .no = Das ist erlaubt. Rochiere jetzt in Richtung e8!

# source e329c2ea
lesson-castling-myths_that-rook-moved = Jetzt spielst du Schwarz, und ein Turm war spazieren. Rochiere, wo du darfst!
    .because-castle-rook-moved = Der Turm auf a8 war spazieren: Er rochiert nie mehr. Probier die andere Seite!
    .hint-1 = Welcher Turm war spazieren: der auf a8 oder der auf h8?
    .hint-2 = Der Turm auf h8 hat die ganze Zeit gewartet.
    .hint-3 = Zieh den König von e8 nach g8.
    .yes = Ein Turm hat seine Chance verloren, der andere hat sie noch.
    .no = Rochieren heißt: zwei Felder mit dem König. Welcher Turm hat nie gezogen?

# source 140ef8d4
lesson-castling-myths_pawn-became-rook = Der Turm auf h8 war einmal ein Bauer. Rochiere, wo du darfst!
    .because-castle-right-lost = Dieser Turm war ein Bauer und kam später hierher. Probier die andere Seite!
    .hint-1 = Welcher Turm steht von Anfang an in seiner Ecke?
    .hint-2 = Der Turm auf a8 hat nie gezogen.
    .hint-3 = Zieh den König von e8 nach c8.
    .yes = Ein echter Turm, aber er kam zu spät. Rochieren darf nur ein Turm, der von Anfang an da war!
    .no = Rochieren heißt: zwei Felder mit dem König. Welcher Turm hat nie gezogen?

# source b930027b
lesson-castling-myths_castle-mate = Der weiße König ist weit weg von zu Hause. Rochiere, und es ist aus: Stimmt das?
    .wrong-a8-d8 = Schach! Aber der König schlüpft nach c7.
    .wrong-h5-h6 = Schach! Aber der König geht zur Seite.
    .wrong-a8-c8 = Patt: kein Schach und kein Ausweg. Das wäre remis.
    .hint-1 = Der weiße König will nach c7 schlüpfen. Wer kann dieses Feld bewachen?
    .hint-2 = Dein eigener König bewacht c7, wenn er auf c8 steht.
    .hint-3 = Rochiere lang: Zieh den König von e8 nach c8.
    .yes = Wahr! Der Turm gibt Schach, und dein König schließt die letzte Tür: matt.
    .no = Noch nicht: Gib Schach, und mach auch die Tür auf c7 zu.

### Die Worte zu lessons/castling-myths.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 87ef716c
lesson-castling-myths = Rochade: wahr oder Märchen?
    .about = Du bist Schiedsrichter. Über die Rochade erzählt man viel Seltsames.
    .notes = Ziel: die Rochade nach der Regel beurteilen und nicht nach dem Hörensagen: Es kommt darauf an, was König und Turm bisher getan haben, und auf die Felder des Königs. In der Klasse lesen Sie jede Behauptung vor, die Kinder zeigen Daumen hoch oder runter, bevor sie auf das Brett schauen. Oft glauben sie, ein früheres Schach verderbe die Rochade, ein Turmzug verderbe beide Seiten, oder ein neuer Turm in der Ecke sei so gut wie der alte.

# source 1962e01d
lesson-castling-myths_referee =
    Jetzt bist du Schiedsrichter. Für die Rochade zählt, was König und Turm _vorher_ getan haben.

# source ac33a363
lesson-castling-myths_blocked-a-check = Weiß stand im Schach, und der Läufer ging dazwischen. Darf Weiß jetzt rochieren?
    .hint-1 = Hat der weiße König gezogen? Oder der Turm auf h1?
    .hint-2 = Jetzt gibt niemand Schach. Der König war immer auf e1.
    .yes = Richtig: Das alte Schach ist vergessen. Der König hat nie gezogen.
    .no = Der König blieb die ganze Zeit auf e1. Das Schach ist vorbei.

# source b44b7dcc
lesson-castling-myths_ran-from-check = Diesmal ging der König weg und kam zurück. Darf Weiß jetzt rochieren?
    .hint-1 = Schau dem König zu: Wohin ging er?
    .hint-2 = Er ging nach e2 und kam nach e1 zurück.
    .yes = Richtig: Nicht das Schach zählt, sondern dass der König gezogen hat.
    .no = Der König war auf e2. Hat er einmal gezogen, rochiert er nie mehr.

# source 209dcdee
lesson-castling-myths_that-rook-moved = Du spielst Schwarz. Dein Turm war auf b8 und kam zurück: Darfst du lang rochieren?
    .hint-1 = Zur langen Rochade gehört der Turm auf a8. Was hat er getan?
    .hint-2 = Ein Turm, der einmal gezogen hat, rochiert nie mehr.
    .yes = Richtig: Dieser Turm hat gezogen. Zurückkommen hilft nicht.
    .no = Der Turm auf a8 ist zurück, aber er hat gezogen. Das zählt.

# source 9f6c3d07
lesson-castling-myths_other-rook-waits = Dieselbe Partie. Darfst du aber kurz rochieren, mit dem Turm auf h8?
    .hint-1 = Welcher Turm hat gezogen: der auf a8 oder der auf h8?
    .hint-2 = Der König auf e8 und der Turm auf h8 haben nie gezogen.
    .yes = Richtig: Nur der Turm von a8 hat gezogen. Mit dem auf h8 geht es.
    .no = Schau auf h8: Dieser Turm hat die ganze Zeit gewartet.

# source 796b2de5
lesson-castling-myths_new-rook = Ein Läufer schlug auf h1, und ein anderer Turm schlug zurück. Darf Weiß rochieren?
    .hint-1 = Welcher Turm stand am Anfang der Partie auf h1?
    .hint-2 = Dieser Turm ist weg. Der Turm auf h1 kam von h5.
    .hint-3 = Zur Rochade gehört der Turm, der nie gezogen hat.
    .yes = Richtig: Der erste Turm ist weg. Sein Helfer kam von h5.
    .no = Der Turm auf h1 kam von h5. Nur der erste Turm könnte rochieren.

# source b15d3039
lesson-castling-myths_pawn-became-rook = Du spielst Schwarz. Der Turm auf a8 war einmal ein Bauer: Darfst du lang rochieren?
    .hint-1 = Stand dieser Turm vom ersten Zug an auf a8?
    .hint-2 = Er war zuerst ein Bauer und kam später hierher.
    .yes = Richtig: Er ist ein echter Turm, kam aber erst später nach a8.
    .no = Ein Turm muss von Anfang an in seiner Ecke warten. Dieser kam später.

# source 7bc34eb6
lesson-castling-myths_only-a-rook = Manche rochieren mit einem Springer. Versuch es: Zieh den König von e1 nach g1.
    .hint-1 = Tippe auf den König auf e1 und dann auf g1.
    .hint-2 = In der Ecke auf h1 steht ein Springer. Probier es aus.
    .yes = Gut gesehen: Nur König und Turm rochieren, sonst niemand.

# source 634592e8
lesson-castling-myths_one-side-safe = Der schwarze Turm schaut auf b1, der Läufer auf f1. Rochiere auf die erlaubte Seite.
    .hint-1 = Welche Felder betritt der König auf jeder Seite?
    .hint-2 = Lang sind es d1 und c1, kurz f1 und g1. Wer schaut dorthin?
    .hint-3 = Rochiere lang: von e1 nach c1. Der König berührt b1 nie.
    .yes = Richtig: Nur der Turm kommt über b1. Die Felder des Königs sind sicher.
    .no = Rochiere diesmal: Zieh den König zwei Felder.
    .because-castle-through-check = Nicht auf dieser Seite: Der Läufer auf a6 bewacht f1. Probier die andere.

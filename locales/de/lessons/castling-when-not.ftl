### Die Worte zu lessons/castling-when-not.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source feeb4b8d
lesson-castling-when-not = Rochade oder nicht?
    .about = Ein Zug für König und Turm, und wann er nicht erlaubt ist.
    .notes = Ziel: alle Bedingungen der Rochade, eine nach der anderen: nichts dazwischen, und der König steht nicht auf, geht nicht über und nicht auf ein angegriffenes Feld. Lassen Sie die Kinder die Bedingungen laut sagen, den Finger auf jedem Feld des Königswegs. Häufige Fehler: Ein angegriffener Turm oder ein angegriffenes b1 verbiete die Rochade, und aus dem Schach heraus dürfe man rochieren.

# source 72d0ab46
lesson-castling-when-not_how =
    Der König geht _zwei Felder_ auf einen Turm zu. Der Turm springt über ihn und landet daneben auf dem Kreis.

# source b7af8359
lesson-castling-when-not_both-ways = Du spielst Schwarz. Finde beide Rochaden.
    .hint-1 = Zieh den König zwei Felder: nach g8 oder nach c8.
    .hint-2 = Der Turm springt von selbst. Danach probier die andere Seite.
    .yes = Beide Seiten! Der König ging zwei Felder, und der Turm sprang darüber.
    .no = Zieh nur den König, und zwar zwei Felder: nach g8 oder c8.

# source cc7227d5
lesson-castling-when-not_knight-between = Versuch, lang zu rochieren: Zieh den König von e1 nach c1.
    .hint-1 = Tippe auf den König auf e1 und dann auf c1.
    .hint-2 = Auf b1 steht noch ein Springer. Probier es aus.
    .yes = Gut gesehen: Zwischen König und Turm muss jedes Feld leer sein.

# source e4b6d421
lesson-castling-when-not_through-danger = Versuch, kurz zu rochieren: Zieh den König von e1 nach g1.
    .hint-1 = Tippe auf den König auf e1 und dann auf g1.
    .hint-2 = Unterwegs geht der König über f1. Wer schaut auf f1?
    .yes = Gut gesehen: Der König geht nie über ein bewachtes Feld.

# source bf60f857
lesson-castling-when-not_rook-attacked = Jetzt schaut der schwarze Turm auf h1. Darf Weiß kurz rochieren?
    .hint-1 = Welche Felder berührt der König? Nur e1, f1 und g1.
    .hint-2 = Der Turm auf h8 bewacht keines dieser Felder.
    .yes = Richtig: Dein Turm darf angegriffen sein. Nur die Felder des Königs zählen.
    .no = Schau auf e1, f1 und g1. Der Turm auf h8 bewacht keines davon.

# source 93301460
lesson-castling-when-not_only-the-rook = Der weiße Turm schaut auf b8. Darf Schwarz lang rochieren?
    .hint-1 = Der König geht von e8 über d8 nach c8.
    .hint-2 = Wer kommt über b8: der König oder der Turm?
    .hint-3 = Nur der Turm kommt über b8, und ein Turm darf das.
    .yes = Richtig: Der König berührt b8 nie. Nur der Turm kommt darüber.
    .no = Folge dem König: e8, d8, c8. Er berührt b8 nie.

# source 3e956bff
lesson-castling-when-not_out-of-check = Du spielst Schwarz und stehst im Schach. Versuch, kurz zu rochieren.
    .hint-1 = Tippe auf den König auf e8 und dann auf g8.
    .hint-2 = Der Turm auf e2 gibt Schach. Probier es trotzdem.
    .yes = Gut gesehen: Aus dem Schach heraus rochiert man nicht.

# source 02d0d8d8
lesson-castling-when-not_one-way-left = Der König darf nie auf ein bewachtes Feld. Rochiere auf die sichere Seite.
    .hint-1 = Wo kommt der König an: auf g1 oder auf c1?
    .hint-2 = Der schwarze Turm schaut hinunter auf g1. Schau auf die andere Seite.
    .hint-3 = Zieh den König von e1 nach c1.
    .yes = Gut gesehen: g1 war bewacht, und c1 war sicher.
    .no = Rochieren heißt: zwei Felder mit dem König. Welche Seite ist sicher?
    .because-castle-into-check = Nicht auf dieser Seite: Der Turm auf g8 bewacht g1. Probier die andere.

# source 85fd0b8b
lesson-castling-when-not_came-back = Schau zu: Der König geht weg und kommt zurück. Darf Weiß jetzt rochieren?
    .hint-1 = Hat der weiße König in dieser Partie schon gezogen?
    .hint-2 = Er war auf e2 und kam zurück. Das zählt für immer.
    .yes = Richtig: Ein König, der einmal gezogen hat, rochiert nie mehr.
    .no = Der König ist zurück, aber er hat schon gezogen. Darum darf er nicht mehr rochieren.

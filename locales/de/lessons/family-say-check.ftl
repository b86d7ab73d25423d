### Die Worte zu lessons/family-say-check.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source c96f878d
lesson-family-say-check = Sag „Schach“!
    .about = Hausregel: Ein Schach muss man nur abwehren, wenn es jemand gesagt hat.
    .can = Du sagst im richtigen Moment Schach!
    .notes =
        Ziel: Am Tisch dieser Familie muss ein Schach nur abgewehrt werden, wenn der Angreifer beim Ziehen „Schach“ gesagt hat. Im normalen Schach ist das Wort gleichgültig: Dort zählt jedes Schach, ob gesagt oder nicht. Ein nicht gesagtes Schach darf man übergehen, aber der König selbst betritt auch dann kein angegriffenes Feld und wird nie geschlagen; der Angreifer darf „Schach“ bei einem späteren Zug sagen. Spielen Sie in der Klasse mit einer richtigen Glocke. Übliche Irrtümer: einen König zu schlagen, der ein Schach übersehen hat, und diese Regel ins Turnier mitzunehmen.

# source 38f82ec3
lesson-family-say-check_press-it = Hausregel: Nur ein Schach, das jemand sagt, muss man abwehren. Gib mit dem Turm Schach und drück auf Schach!
    .paper = Hausregel: Nur ein Schach, das jemand sagt, muss man abwehren. Gib mit dem Turm Schach und sag es!
    .hint-1 = Der weiße König steht auf g1. Von wo aus schaut dein Turm auf ihn?
    .hint-2 = Geh von k8 geradeaus, bis der Weg nach g1 frei ist.
    .hint-3 = Zieh den Turm nach g8 und drück auf den Knopf Schach!
    .yes = Dein Turm greift den König an, und alle haben es gehört. Jetzt muss Weiß das Schach abwehren.
    .no = Das darfst du, aber dein Turm schaut nicht auf g1.
    .wrong-k8-h8 = Ein Schritt zu wenig: Von h8 schaut der Turm nicht auf g1.

# source fc673d7c
lesson-family-say-check_nobody-said = Jetzt spielst du Weiß! Niemand hat Schach gesagt: Schlag einfach den blauen Springer.
    .hint-1 = An diesem Tisch musst du ein Schach, das niemand sagt, nicht abwehren.
    .hint-2 = Welche deiner Figuren greift den Springer auf b3 an?
    .hint-3 = Schlag ihn mit dem Bauern von c2.
    .yes = Richtig: Ein Schach, das niemand sagt, musst du hier nicht abwehren.
    .no = Das darfst du, aber so schlägst du nichts. Schau auf deinen Bauern auf c2.

# source c6ec746e
lesson-family-say-check_somebody-said = Diesmal hat Gelb Schach gesagt. Versuch trotzdem, den Springer zu schlagen!
    .hint-1 = Tippe auf den Bauern auf c2 und dann auf b3.
    .hint-2 = Jemand hat Schach gesagt. Probier es aus.
    .yes = Siehst du: Wird es gesagt, musst du das Schach abwehren.
    .no = Das ist erlaubt. Folge dem Pfeil von c2!

# source a3800fed
lesson-family-say-check_tournament = Dasselbe Brett im Turnier, und niemand sagt ein Wort. Rette deinen König!
    .hint-1 = Schau im normalen Schach aufs Brett: Ist dein König angegriffen?
    .hint-2 = Der Turm auf g8 greift g1 an. Dort zählt das auch ohne Worte.
    .hint-3 = Verlass die g-Linie, oder versperr den Weg auf g4.
    .yes = Richtig: Im normalen Schach zählt jedes Schach, ob gesagt oder nicht.
    .because-still-in-check = Im Turnier zählt jedes Schach. Rette zuerst deinen König!

# source d9108350
lesson-family-say-check_block = Wieder am Familientisch: Gelb hat Schach gesagt. Stell eine Figur dazwischen: Finde alle { $total } Wege!
    .hint-1 = Das Schach kommt von g8 und geht nach g1.
    .hint-2 = Drei Figuren kommen auf dasselbe Feld dazwischen.
    .hint-3 = Alle gehen nach g4: von d1, e4 und f2.
    .yes = Alle { $total }! Jedes Mal ist dein König sicher.
    .no = Das darfst du auch. Aber stell diesmal eine Figur dazwischen.

# source bd5ca428
lesson-family-say-check_unsaid-danger = Niemand hat Schach gesagt, aber dein König darf nicht nach h2. Nimm eine Figur weg, damit er darf!
    .because-king-into-attack = Jemand schaut noch auf h2. Der König selbst muss immer aufpassen!
    .hint-1 = Gesagt oder nicht: Ein König geht nie auf ein angegriffenes Feld. Wer schaut auf h2?
    .hint-2 = Der gelbe Bauer auf h5 versperrt dem schwarzen Turm den Weg. Schau auch schräg!
    .hint-3 = Der gelbe Läufer auf k5 schaut auf h2. Nimm ihn weg!
    .yes = Jetzt schaut niemand auf h2. Gesagt oder nicht: Ein König läuft nie in Gefahr.

# source 5d8ec66f
lesson-family-say-check_king-stays = Du hast nichts gesagt, und Blau hat deinen Turm übersehen. Versuch, den König auf a6 zu schlagen.
    .hint-1 = Tippe auf den Turm auf e6 und dann auf a6.
    .hint-2 = Wird ein König je geschlagen? Probier es aus.
    .yes = Siehst du: Ein König wird nie geschlagen. Das ist unsere Wahl.
    .no = Das ist erlaubt. Folge dem Pfeil!

# source f8393335
lesson-family-say-check_say-it-now = Dein Turm greift den blauen König noch an. Mach noch einen Zug und drück auf Schach!
    .paper = Dein Turm greift den blauen König noch an. Mach noch einen Zug und sag Schach!
    .hint-1 = Du darfst Schach auch später sagen, solange du den König noch angreifst.
    .hint-2 = Lass den Turm stehen und zieh deinen Bauern.
    .hint-3 = Drück dann auf den Knopf Schach!
    .yes = Jetzt ist es gesagt: Blau muss das Schach abwehren.
    .no = Dein Turm greift den König auf a6 nicht mehr an. Lass ihn auf seiner Reihe.

# source 0e0d93e7
lesson-family-say-check_last-word = Ein Matt zählt nur, wenn du Schach sagst. Zieh einen Turm und drück auf Schach!
    .paper = Ein Matt zählt nur, wenn du Schach sagst. Zieh einen Turm und sag Schach!
    .hint-1 = Der Turm auf c11 bewacht die Reihe vor dem König.
    .hint-2 = Gib auf der letzten Reihe Schach. Welcher Turm darf weg?
    .hint-3 = Zieh den Turm von d8 nach d12 und drück auf Schach!
    .yes = Beide Reihen sind zu, und alle haben es gehört: Matt!
    .no = Noch nicht: Gib so Schach, dass der König keinen Ausweg hat.
    .wrong-c11-c12 = Schach, aber jetzt kann der König auf die elfte Reihe gehen.

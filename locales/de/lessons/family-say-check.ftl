### Die Worte zu lessons/family-say-check.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source f84e1d40
lesson-family-say-check = Sag „Schach“!
    .about = Hausregel: Ein Schach muss man nur abwehren, wenn es jemand gesagt hat.
    .notes =
        Ziel: Am Tisch dieser Familie muss ein Schach nur abgewehrt werden, wenn der Angreifer beim Ziehen „Schach“ gesagt hat. Im normalen Schach ist das Wort gleichgültig: Dort zählt jedes Schach, ob gesagt oder nicht. Ein nicht gesagtes Schach darf man übergehen, aber der König selbst betritt auch dann kein angegriffenes Feld und wird nie geschlagen; der Angreifer darf „Schach“ bei einem späteren Zug sagen. Spielen Sie in der Klasse mit einer richtigen Glocke. Übliche Irrtümer: einen König zu schlagen, der ein Schach übersehen hat, und diese Regel ins Turnier mitzunehmen.

# source ae16e651
lesson-family-say-check_say-it-aloud = Hausregel: Abwehren musst du ein Schach nur, wenn es jemand gesagt hat. Im Turnier zählt es immer.

# source 1c45d6f2
lesson-family-say-check_press-it = Du spielst Gelb, im Osten. Gib Weiß mit dem Turm Schach und drück auf Schach!
    .hint-1 = Der weiße König steht auf g1. Von wo aus schaut dein Turm auf ihn?
    .hint-2 = Geh von k8 geradeaus, bis der Weg nach g1 frei ist.
    .hint-3 = Zieh den Turm nach g8 und drück auf den Knopf Schach!
    .yes = Dein Turm greift den König an, und alle haben es gehört. Jetzt muss Weiß das Schach abwehren.
    .no = Das darfst du, aber dein Turm schaut nicht auf g1.
    .wrong-k8-h8 = Ein Schritt zu wenig: Von h8 schaut der Turm nicht auf g1.

# source 4007c919
lesson-family-say-check_nobody-said = Der gelbe Turm greift deinen weißen König an, aber niemand sagt etwas. Darfst du von c2 nach c3 ziehen?
    .hint-1 = Hat jemand Schach gesagt?
    .hint-2 = An diesem Tisch darfst du ein Schach übergehen, das niemand sagt.
    .yes = Richtig: Ein Schach, das niemand sagt, darf man hier übergehen.
    .no = Niemand hat Schach gesagt. Im Familienspiel darfst du also weiterspielen.

# source 4cc57b0d
lesson-family-say-check_somebody-said = Diesmal hat Gelb Schach gesagt. Versuch trotzdem, den Bauern von c2 nach c3 zu ziehen.
    .hint-1 = Tippe auf den Bauern auf c2 und dann auf c3.
    .hint-2 = Das Schach wurde gesagt. Probier es aus.
    .yes = Gut gesehen: Wird es gesagt, musst du das Schach abwehren.

# source 12ff9992
lesson-family-say-check_tournament = Dasselbe Brett im Turnier, und niemand sagt ein Wort. Darfst du von c2 nach c3 ziehen?
    .hint-1 = Im normalen Schach schau aufs Brett: Ist dein König angegriffen?
    .hint-2 = Der Turm auf g8 greift g1 an. Dort zählt das auch ohne Wort.
    .yes = Richtig: Im normalen Schach zählt jedes Schach, ob gesagt oder nicht.
    .no = Im normalen Schach muss es niemand sagen. Der Turm auf g8 greift deinen König an.

# source 3e366541
lesson-family-say-check_block = Wieder am Familientisch: Gelb hat Schach gesagt. Stell eine Figur dazwischen!
    .hint-1 = Das Schach kommt von g8 und geht nach g1.
    .hint-2 = Welche deiner Figuren kommt auf diesen Weg?
    .hint-3 = Zieh den Turm von e4 nach g4.
    .yes = Der Turm auf g4 steht dazwischen. Dein König ist sicher.
    .no = Das darfst du auch. Aber diesmal stell eine Figur dazwischen.

# source 75375358
lesson-family-say-check_no-walk = Niemand hat Schach gesagt. Versuch, in Gefahr zu laufen: von g1 nach h2.
    .hint-1 = Tippe auf den König auf g1 und dann auf h2.
    .hint-2 = Der gelbe Läufer auf k5 schaut auf h2. Probier es aus.
    .yes = Gut gesehen: Der König selbst betritt nie ein angegriffenes Feld.

# source b15ac0b4
lesson-family-say-check_king-stays = Du hast nichts gesagt, und Blau hat deinen Turm übersehen. Versuch, den König auf a6 zu schlagen.
    .hint-1 = Tippe auf den Turm auf e6 und dann auf a6.
    .hint-2 = Wird ein König je geschlagen? Probier es aus.
    .yes = Gut gesehen: Ein König wird nie geschlagen, auch hier nicht.

# source 18de5b09
lesson-family-say-check_say-it-now = Dein Turm greift den blauen König noch an. Mach noch einen Zug und drück auf Schach!
    .hint-1 = Du darfst Schach auch später sagen, solange der Angriff besteht.
    .hint-2 = Lass den Turm auf a6 schauen und zieh deinen Bauern.
    .hint-3 = Drück dann auf den Knopf Schach!
    .yes = Jetzt ist es gesagt: Blau muss das Schach abwehren.
    .no = Dein Turm greift den König auf a6 nicht mehr an. Lass ihn auf seiner Reihe.

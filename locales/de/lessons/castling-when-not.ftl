### Die Worte zu lessons/castling-when-not.toml.
###
### Kurze Sätze: höchstens zwölf Wörter, höchstens zwei auf einmal. Nenne das Feld und die Figur.

# source 484dd8fc
lesson-castling-when-not = Rochade oder nicht?
    .about = Ein Zug für König und Turm, und wann er nicht erlaubt ist.
    .can = Du weißt, wann dein König rochieren darf und wann er warten muss!
    .notes = Ziel: alle Bedingungen der Rochade, eine nach der anderen: nichts dazwischen, und der König steht auf keinem angegriffenen Feld, geht über keins und landet auf keinem. Lassen Sie die Kinder die Bedingungen laut sagen, den Finger auf jedem Feld des Königswegs. Häufige Fehler: Ein angegriffener Turm oder ein angegriffenes b1 verbiete die Rochade, und aus dem Schach heraus dürfe man rochieren. Zweimal macht das Kind erst den Weg frei und rochiert dann: Fragen Sie vor jeder Rochade, wer eben noch im Weg war.

# source bc50958c
lesson-castling-when-not_both-ways = Du spielst Schwarz, und beide Tore stehen offen. Finde beide Rochaden!
    .hint-1 = Zieh den König zwei Felder: nach g8 oder nach c8.
    .hint-2 = Der Turm springt von selbst. Probier danach die andere Seite.
    .yes = Beide Seiten! Der König ging zwei Felder, und der Turm sprang über ihn.
    .no = Zieh nur den König, und zwar zwei Felder: nach g8 oder c8.

# source e50a2235
lesson-castling-when-not_out-of-check = Schach! Wehr es zuerst ab, dann rochiere.
    .because-castle-out-of-check = Aus dem Schach heraus rochiert niemand. Halte zuerst den Turm auf e2 auf!
    .wrong-e8-d8 = Weglaufen ist erlaubt. Stell diesmal etwas dazwischen und rochiere danach!
    .hint-1 = Der Turm auf e2 gibt Schach. Welche Figur kann dazwischen?
    .hint-2 = Zieh den Läufer von f8 nach e7.
    .hint-3 = Das Schach ist vorbei. Zieh den König nach g8 oder nach c8!
    .yes = Erst das Schach abwehren, dann rochieren: So ist es richtig!
    .no = Das darfst du. Rochiere jetzt!

# source b119b53e
lesson-castling-when-not_only-the-rook = Zwei weiße Türme schauen auf deine Reihe. Rochiere dort, wo du darfst!
    .because-castle-into-check = Dort nicht: Der Turm auf g1 greift g8 an. Probier die andere Seite!
    .hint-1 = Der Turm auf g1 schaut auf g8, der auf b1 auf b8.
    .hint-2 = Dein König geht über d8 nach c8. Berührt er dabei b8?
    .hint-3 = Zieh den König von e8 nach c8.
    .yes = Nur dein Turm kommt über b8, und ein Turm darf das!
    .no = Rochieren heißt: zwei Felder mit dem König. Welche Seite ist sicher?

# source 2aada78a
lesson-castling-when-not_through-danger = Jetzt spielst du Weiß! Der Turm auf f8 schaut auf f1: Versuch, kurz zu rochieren.
    .hint-1 = Tippe auf den König auf e1 und dann auf g1.
    .hint-2 = Unterwegs geht der König über f1. Probier es aus.
    .yes = Halt, Gefahr! Der König geht nie über ein angegriffenes Feld.
    .no = Das ist erlaubt. Versuch jetzt, kurz zu rochieren!

# source f9c64ccc
lesson-castling-when-not_rook-attacked = Jetzt schaut der Turm auf h8 auf deinen Turm. Rochiere trotzdem kurz!
    .wrong-e1-c1 = Das ist auch erlaubt. Rochiere aber kurz!
    .wrong-h1-h8 = Du darfst den Turm schlagen. Aber rochiere diesmal kurz!
    .hint-1 = Welche Felder berührt der König? Nur e1, f1 und g1.
    .hint-2 = Der Turm auf h8 schaut auf keines davon.
    .hint-3 = Zieh den König von e1 nach g1.
    .yes = Dein Turm darf angegriffen sein. Nur die Felder des Königs zählen!
    .no = Das darfst du. Rochiere jetzt kurz!

# source 55d44732
lesson-castling-when-not_knight-between = Ein Tor ist zu. Rochiere durch das offene!
    .because-castle-pieces-between = Der Springer auf b1 versperrt dieses Tor. Probier die andere Seite!
    .hint-1 = Schau, was zwischen dem König und jedem Turm steht.
    .hint-2 = Der Springer versperrt den langen Weg. Zieh den König von e1 nach g1.
    .yes = Kurz war offen, lang war zu. Du hast das offene Tor gefunden!
    .no = Rochieren heißt: zwei Felder mit dem König. Welches Tor ist offen?

# source 2d6cca18
lesson-castling-when-not_one-way-left = Der König rochiert nie in eine Gefahr hinein. Finde die sichere Seite!
    .because-castle-into-check = Nicht auf dieser Seite: Der Turm auf g8 greift g1 an.
    .hint-1 = Wo kommt der König an: auf g1 oder auf c1?
    .hint-2 = Der Turm auf g8 schaut auf g1. Schau auf die andere Seite.
    .hint-3 = Zieh den König von e1 nach c1.
    .yes = Gut gesehen: g1 war angegriffen, und c1 war sicher.
    .no = Rochieren heißt: zwei Felder mit dem König. Welche Seite ist sicher?

# source c2d34b11
lesson-castling-when-not_pawn-guards = Der Bauer auf h2 kann nicht nach g1 gehen. Darf Weiß kurz rochieren?
    .hint-1 = Wie schlägt ein Bauer? Er schaut schräg nach vorn.
    .yes = Richtig: Hingehen kann er nicht, aber er greift g1 an.
    .no = Ein Bauer schlägt schräg, also greift er g1 an.

# source 56e30830
lesson-castling-when-not_who-forbids = Kurz darfst du nicht rochieren. Nimm eine Figur weg, damit du darfst!
    .because-castle-through-check = Diese Figur schaut auf kein Feld des Königs. Wer schaut auf f1?
    .hint-1 = Der König würde e1, f1 und g1 berühren. Wer schaut dorthin?
    .hint-2 = Folge dem Weg des Läufers: d3, e2, und dann?
    .hint-3 = Der Läufer auf c4 schaut auf f1. Nimm ihn weg!
    .yes = Ohne den Läufer schaut niemand auf f1: Jetzt darfst du rochieren!

# source 51597b93
lesson-castling-when-not_open-the-pass = Öffne den Pass: Schlag den Läufer, dann rochiere kurz!
    .because-castle-through-check = Der Läufer auf c4 schaut noch auf f1. Schlag ihn zuerst!
    .wrong-e1-c1 = Die lange Rochade ist erlaubt. Öffne jetzt den kurzen Weg!
    .hint-1 = Welche deiner Figuren kann auf c4 schlagen?
    .hint-2 = Schlag mit dem Springer, von a3 nach c4.
    .hint-3 = Der Weg ist frei. Zieh den König von e1 nach g1.
    .yes = Der Läufer ist weg, und dein König schlüpft hindurch!
    .no = Das darfst du. Schlag erst den Läufer und rochiere dann kurz.

# source def6ad1b
lesson-castling-when-not_came-back = Schau zu: Dein König geht weg und kommt zurück. Darf er jetzt rochieren?
    .paper = Dein König ging weg und kam zurück. Darf er jetzt rochieren?
    .hint-1 = Hat dein König in dieser Partie schon gezogen?
    .hint-2 = Er war auf e2 und kam zurück. Das zählt für die ganze Partie.
    .yes = Richtig: Ein König, der einmal gezogen hat, rochiert nie mehr.
    .no = Der König ist zurück, aber er hat schon gezogen. Darum darf er nicht mehr rochieren.

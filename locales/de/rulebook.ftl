### Das Regelbuch: Karten, Hausregeln, Wörter.

## Das Regelbuch: sein Bildschirm

book-search = In den Regeln suchen
book-nothing = Zu „{ $query }“ steht hier nichts. Probier ein anderes Wort.
book-allowed = Erlaubt
book-not-allowed = Nicht erlaubt
book-not-yet = Noch nicht
book-ends = Die Partie ist zu Ende
book-draw = Die Partie ist remis
book-goes-on = Die Partie geht weiter
book-before = Davor: { $moves }.
book-look = Schau her
book-written = So schreibt man es: { $san }
book-try-promotion = Probier es aus: den Bauern von { $from } nach { $to }. Mach ihn zu { PIECE($piece, form: "ein-dat") }.
book-yes = Ja, das ist erlaubt.
book-touched = Du hast { PIECE($piece, form: "akk") } auf { $square } berührt.
book-adjusted = „Ich rücke zurecht!“ Dann hast du { PIECE($piece, form: "akk") } auf { $square } berührt.
book-press = Drück auf „{ $action }“.
book-unsaid = Niemand hat Schach gesagt.
book-under = Hausregeln: { $rules }.
book-claim-threefold = Remis: zum dritten Mal
book-claim-fifty = Remis: fünfzig Züge
book-took-back = Der Zug ist zurückgenommen.
book-house = Hausregeln
book-laws = Turniere (die Schachregeln)
book-sheets = Was auf manchen Regelblättern steht
book-lessons = Lektionen zu dieser Regel
book-words = Wörter auf dieser Karte
book-cards = Regeln zu diesem Wort
book-more = Mehr im Regelbuch
book-glossary = Wörter von A bis Z

## Kapitel

chapter-board = Das Brett und die Züge
chapter-pieces = Die Figuren
chapter-pawn = Der Bauer
chapter-check = König und Schach
chapter-castling = Die Rochade
chapter-ending = Wie eine Partie endet
chapter-together = Zusammen spielen
chapter-writing = Züge aufschreiben
chapter-manners = Gutes Benehmen
chapter-words = Wörter

## Hausregeln: wie sie heißen, und woher sie kommen

profile-fide = Turnier
profile-fide-online = Online
profile-club = Verein
profile-sheet = Kurzes Regelblatt
profile-print-and-play = Zum Ausdrucken
profile-school = Schule
profile-family = Familie
origin-fide = Die Schachregeln, wie man sie im Turnier spielt.
origin-fide-online = Partien am Computer, der für beide zählt.
origin-club = Ein Blatt aus einem Schulverein.
origin-sheet = Ein Regelblatt von einer Seite.
origin-print-and-play = Die Regeln eines Spiels zum Ausdrucken.
origin-school = Ein Schulturnier ohne Schiedsrichter.
origin-family = Ein Familienspiel für bis zu vier.

## Was auf manchen Regelblättern steht, und was gilt

sheet-knight-castles = Ein Blatt lässt den Springer rochieren. Das ist ein Versehen: Es rochieren König und Turm.
sheet-next-to-rook = Ein Blatt stellt den König neben den Turm. Zähl lieber: Der König geht genau zwei Felder.
sheet-take-king = Auf zwei Blättern schlägt man den König. Im Schach nie: Das Matt beendet die Partie vorher.
sheet-reach = Ein Blatt fragt, wohin eine fremde Figur ziehen kann. Es zählt, was sie angreift: Ein Bauer geht gerade, aber bewacht schräg.
sheet-any-in-check = Ein Blatt spricht von jeder Figur im Schach. Im Schach stehen kann nur der König.
sheet-stalemate-twice = Ein Blatt nennt das Patt zweimal, als gäbe es zwei. Es gibt nur eins: kein Zug und kein Schach.
sheet-may-promote = Auf zwei Blättern darf sich der Bauer verwandeln. Er muss: Auf der letzten Reihe bleibt er nie Bauer.
sheet-tip-king = Manche legen zum Aufgeben den König um. Klarer ist es, wenn du es sagst.

## Was ein Brett zum Anschauen zeigt

look-corner = h1 ist ein helles Feld. Es liegt an der rechten Hand von Weiß.
look-queens = d1 ist hell, also steht dort die weiße Dame. Die schwarze steht auf dem dunklen d8.
look-released = Der Bauer wurde auf e4 losgelassen. Nach e3 darf er jetzt nicht mehr.
look-hands = Vor dem ersten Zug gebt ihr euch die Hand.
look-thinking = Schwarz überlegt. Weiß wartet und ist leise.

## Regeln, zu denen kein Grund führt: Karten wie die in `rules.ftl`

rule-board = Das Brett hat 64 Felder. Rechts vor jedem Spieler liegt ein helles Eckfeld.
rule-setup = Acht Bauern stehen vor acht Figuren. Jede Dame beginnt auf ihrer eigenen Farbe.
rule-attack = Eine Figur greift die Felder an, auf denen sie schlagen könnte. Auch eine gefesselte Figur greift an.
rule-in-check = Ein angegriffener König steht im Schach. Hilf ihm sofort, im nächsten Zug.
rule-three-ways = Geh weg, stell etwas dazwischen oder schlag den Angreifer.
rule-kings-apart = Zwei Könige stehen nie nebeneinander. Ein Feld dazwischen bleibt frei.
rule-guarded = Der König schlägt eine Figur nur, wenn niemand sie deckt.
rule-castling-rook = Der Turm darf bei der Rochade angegriffen sein. Er darf auch über ein bewachtes Feld.
rule-same-position = Gleiche Figuren, gleicher Spieler am Zug, gleiche Rechte: Das ist dieselbe Stellung.
rule-adjust = Sag zuerst „Ich rücke zurecht“. Dann darfst du eine Figur gerade hinstellen.
rule-one-hand = Jeder Zug wird mit einer Hand gemacht, auch die Rochade.
rule-take-back = Im Turnier nimmt niemand einen Zug zurück. Freunde dürfen es anders abmachen.
rule-say-check = Niemand muss Schach sagen. Es gilt auch ohne Worte.
rule-not-allowed = Jemand hat verboten gezogen? Stellt alles zurück und zieht noch einmal.
rule-written-square = Jedes Feld hat einen Buchstaben und eine Zahl. Beim Bauern schreibst du nur das Feld.
rule-written-piece = Schreib den Buchstaben der Figur, dann das Feld, auf das sie geht.
rule-written-capture = Ein x heißt: Es wurde geschlagen. Beim Bauern steht zuerst die Linie.
rule-written-check = Ein Plus bedeutet Schach. Ein Doppelkreuz bedeutet Matt.
rule-written-castling = O-O ist die kurze Rochade. O-O-O ist die lange.
rule-written-promotion = Hinter dem Feld steht, was aus dem Bauern wird.
rule-written-two = Könnten zwei gleiche Figuren dorthin? Dann schreib Linie oder Reihe dazu.
rule-written-en-passant = Schreib das Feld, auf dem dein Bauer landet, wie bei jedem Schlagen.
rule-hands = Gebt euch vor und nach der Partie die Hand. Sagt: Danke für die Partie!
rule-quiet = Sei leise, wenn andere spielen. Stör sie nicht und sag nichts vor.

## Die Überschriften der Karten

card-board = Das Brett
card-setup = Wie die Figuren anfangen
card-turns = Abwechselnd ziehen
card-capture = Eine Figur schlagen
card-attack = Was Angreifen heißt
card-bishop = Der Läufer
card-rook = Der Turm
card-queen = Die Dame
card-no-jump = Nicht springen
card-knight = Der Springer
card-king = Der König
card-pawn = Gehen und schlagen
card-pawn-step = Ein Schritt nach vorn
card-pawn-double = Zwei Schritte am Anfang
card-pawn-capture = Schräg schlagen
card-en-passant = Im Vorbeigehen schlagen: wen
card-en-passant-now = Im Vorbeigehen schlagen: wann
card-promotion = Die Umwandlung
card-in-check = Im Schach
card-check = Dein König bleibt sicher
card-three-ways = Drei Wege aus dem Schach
card-kings-apart = Könige bleiben auf Abstand
card-guarded = Eine gedeckte Figur
card-king-stays = Der König wird nie geschlagen
card-castling = Wie man rochiert
card-castling-never = Wann man nie mehr rochiert
card-castling-now = Wann die Rochade warten muss
card-castling-rook = Was die Rochade nicht stört
card-checkmate = Schachmatt
card-stalemate = Patt
card-dead-position = Tote Stellung
card-threefold = Dreimal dieselbe Stellung
card-same-position = Wann Stellungen gleich sind
card-fivefold = Fünfmal dieselbe Stellung
card-fifty-moves = Fünfzig ruhige Züge
card-seventy-five = Fünfundsiebzig ruhige Züge
card-agreement = Sich auf Remis einigen
card-resignation = Aufgeben
card-touch-move = Berührt, geführt
card-release = Loslassen
card-castle-touch = Anfassen zur Rochade
card-adjust = „Ich rücke zurecht“
card-one-hand = Eine Hand
card-take-back = Einen Zug zurücknehmen
card-claims = Remis verlangen
card-say-check = Schach sagen
card-not-allowed = Ein Zug, der nicht erlaubt ist
card-written-square = Wie die Felder heißen
card-written-piece = Die Buchstaben der Figuren
card-written-capture = x: geschlagen
card-written-check = + und #: Schach und Matt
card-written-castling = O-O: Rochade
card-written-promotion = =: Umwandlung
card-written-two = Zwei von einer Sorte
card-written-en-passant = e. p.: im Vorbeigehen
card-hands = Vor und nach der Partie
card-quiet = Lass andere denken

## Wörter, und was sie bedeuten

word-square = Feld
word-square-meaning = Eins der 64 Kästchen des Bretts. Es ist hell oder dunkel.
word-file = Linie
word-file-meaning = Eine Spalte von acht Feldern von Weiß nach Schwarz, mit einem Buchstaben von a bis h.
word-rank = Reihe
word-rank-meaning = Acht Felder nebeneinander von links nach rechts, mit einer Zahl von 1 bis 8.
word-diagonal = Diagonale
word-diagonal-meaning = Felder einer Farbe, die sich an den Ecken berühren.
word-short-side = Königsflügel
word-short-side-meaning = Die Hälfte des Bretts mit den Linien e bis h, auf der die Könige beginnen.
word-long-side = Damenflügel
word-long-side-meaning = Die Hälfte des Bretts mit den Linien a bis d, auf der die Damen beginnen.
word-piece = Figur
word-piece-meaning = König, Dame, Turm, Läufer oder Springer. Oft sind die Bauern mitgemeint.
word-move = Zug
word-move-meaning = Was ein Spieler tut, wenn er dran ist: Eine Figur geht auf ein anderes Feld.
word-ply = Halbzug
word-ply-meaning = Ein Zug von einer Seite. Der Zug von Weiß und die Antwort von Schwarz sind zwei.
word-capture = Schlagen
word-capture-meaning = Eine fremde Figur vom Brett nehmen, indem man auf ihr Feld zieht.
word-attack = Angriff
word-attack-meaning = Eine Figur greift ein Feld an, wenn sie dort schlagen könnte.
word-guard = Decken
word-guard-meaning = Eine Figur ist gedeckt, wenn ein Freund auf ihrem Feld zurückschlagen könnte.
word-check = Schach
word-check-meaning = Ein König steht im Schach, solange eine fremde Figur ihn angreift.
word-double-check = Doppelschach
word-double-check-meaning = Zwei Figuren geben zugleich Schach. Da hilft nur ein Königszug.
word-discovered-check = Abzugsschach
word-discovered-check-meaning = Eine Figur geht zur Seite, und die hinter ihr gibt Schach.
word-checkmate = Schachmatt
word-checkmate-meaning = Ein König im Schach, den nichts mehr rettet. Die Partie ist zu Ende.
word-stalemate = Patt
word-stalemate-meaning = Wer dran ist, hat keinen Zug und steht nicht im Schach. Es ist remis.
word-draw = Remis
word-draw-meaning = Niemand gewinnt: Jeder bekommt einen halben Punkt.
word-dead-position = Tote Stellung
word-dead-position-meaning = Eine Stellung, in der keine Zugfolge mehr zum Matt führt.
word-pin = Fesselung
word-pin-meaning = Eine Figur darf ihre Linie nicht verlassen, weil hinter ihr der König steht.
word-fork = Gabel
word-fork-meaning = Eine Figur greift zwei andere zugleich an.
word-skewer = Spieß
word-skewer-meaning = Eine angegriffene Figur geht weg, und die hinter ihr wird geschlagen.
word-block = Dazwischenstellen
word-block-meaning = Eine Figur zwischen den König und den Angreifer stellen.
word-flight = Fluchtfeld
word-flight-meaning = Ein sicheres Feld, auf das ein König im Schach gehen kann.
word-castling = Rochade
word-castling-meaning = König und Turm ziehen zusammen, einmal in der Partie.
word-castling-right = Rochaderecht
word-castling-right-meaning = König und Turm haben es, solange keiner von beiden gezogen hat.
word-en-passant = En passant
word-en-passant-meaning = Französisch für „im Vorbeigehen“: Ein Bauer schlägt einen, der mit zwei Schritten vorbeilief.
word-promotion = Umwandlung
word-promotion-meaning = Ein Bauer auf seiner letzten Reihe wird Dame, Turm, Läufer oder Springer.
word-double-step = Doppelschritt
word-double-step-meaning = Die zwei Schritte eines Bauern von seinem Startfeld aus.
word-last-row = Letzte Reihe
word-last-row-meaning = Die achte Reihe für weiße Bauern, die erste für schwarze.
word-exchange = Abtausch
word-exchange-meaning = Jede Seite schlägt eine Figur der anderen.
word-value = Wert
word-value-meaning = Was eine Figur zählt: Bauer 1, Springer und Läufer 3, Turm 5, Dame 9.
word-position = Stellung
word-position-meaning = Wo alle Figuren stehen, und wer am Zug ist.
word-quiet-move = Ruhiger Zug
word-quiet-move-meaning = Ein Zug ohne Schlagen und ohne Bauern.
word-repetition = Wiederholung
word-repetition-meaning = Dieselbe Stellung kommt noch einmal.
word-claim = Remis verlangen
word-claim-meaning = Sagen, dass die Partie nach den Regeln remis ist, und es zeigen.
word-draw-offer = Remisangebot
word-draw-offer-meaning = Den anderen fragen: Wollen wir Remis machen?
word-resign = Aufgeben
word-resign-meaning = Sagen: Du hast gewonnen. Niemand muss das.
word-touch-move = Berührt, geführt
word-touch-move-meaning = Wer eine Figur berührt, muss mit ihr ziehen.
word-adjust = Ich rücke zurecht
word-adjust-meaning = Sagt man, bevor man eine Figur gerade hinstellt. Auf Französisch: j'adoube.
word-arbiter = Schiedsrichter
word-arbiter-meaning = Wer im Turnier bei den Regeln hilft.
word-clock = Schachuhr
word-clock-meaning = Zwei Uhren in einer. Jede zeigt, wie viel Zeit ein Spieler noch hat.
word-house-rule = Hausregel
word-house-rule-meaning = Eine Regel, die eine Familie, eine Klasse oder ein Verein abgemacht hat.
word-laws = Schachregeln
word-laws-meaning = Die Regeln des Weltschachbunds FIDE. Im Turnier gelten sie.
word-notation = Notation
word-notation-meaning = Züge mit Buchstaben und Zahlen aufschreiben.
word-coordinates = Koordinaten
word-coordinates-meaning = Die Buchstaben und Zahlen am Rand des Bretts.
word-opening = Eröffnung
word-opening-meaning = Die ersten Züge einer Partie, wenn die Figuren herauskommen.
word-endgame = Endspiel
word-endgame-meaning = Der letzte Teil einer Partie, wenn nur noch wenige Figuren da sind.

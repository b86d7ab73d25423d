### Das Regelbuch: Karten, Hausregeln, Wörter.

## Das Regelbuch: sein Bildschirm

# source 2339a690
book-search = In den Regeln suchen
# source 17b8b4aa
book-nothing = Zu „{ $query }“ steht hier nichts. Probier ein anderes Wort.
# source 1681e10a
book-allowed = Erlaubt
# source b1395db7
book-not-allowed = Nicht erlaubt
# source 62de6aab
book-not-yet = Noch nicht
# source 27e81e51
book-ends = Die Partie ist zu Ende
# source b0178e6e
book-draw = Die Partie ist remis
# source 3c9a3afa
book-goes-on = Die Partie geht weiter
# source d5d4ee39
book-before = Davor: { $played }.
# source 9b47c6b2
book-look = Schau her
# source 1db89aaa
book-written = So schreibt man es: { $san }
# source bb768571
book-try-promotion = Probier es aus: den Bauern von { $from } nach { $to }. Mach ihn zu { PIECE($piece, form: "ein-dat") }.
# source 1f17066c
book-yes = Ja, das ist erlaubt.
# source c8693275
book-touched = Du hast { PIECE($piece, form: "akk") } auf { $square } berührt.
# source 5d8576ee
book-adjusted = „Ich rücke zurecht!“ Dann hast du { PIECE($piece, form: "akk") } auf { $square } berührt.
# source 03941f05
book-press = Drück auf „{ $action }“.
# source 87d153c4
book-unsaid = Niemand hat Schach gesagt.
# source e78ff33c
book-under = Hausregeln: { $rules }.
# source 7d7aa4e8
book-normal = Normales Schach.
# source d4a4e9a6
book-option = { $name }: { $reading }
# source 1da36e58
book-claim-threefold = Remis: zum dritten Mal
# source a42b087d
book-claim-fifty = Remis: fünfzig Züge
# source 4c8fb4fb
book-took-back = Der Zug ist zurückgenommen.
# source e3cb4545
book-house = Hausregeln
# source 4d129db8
book-laws = Turniere (die Schachregeln)
# source 1a330328
book-family = Hausregel von Fun Family Chess, nicht aus den Schachregeln
# source 0ba7bb7b
book-sheets = Was auf manchen Regelblättern steht
# source 1f27d1e9
book-lessons = Lektionen zu dieser Regel
# source 45d6b3c5
book-words = Wörter auf dieser Karte
# source 834be853
book-cards = Regeln zu diesem Wort
# source 5bd5ab8d
book-more = Mehr im Regelbuch
# source bcb404ab
book-glossary = Wörter von A bis Z

## Kapitel

# source e6b3fd6d
chapter-board = Das Brett und die Züge
# source 7bacd3c5
chapter-pieces = Die Figuren
# source 38a1a21b
chapter-pawn = Der Bauer
# source 8e54207a
chapter-check = König und Schach
# source ec138b08
chapter-castling = Die Rochade
# source fe065180
chapter-ending = Wie eine Partie endet
# source 124b76c8
chapter-together = Zusammen spielen
# source b9a0865a
chapter-writing = Züge aufschreiben
# source 78521b09
chapter-manners = Gutes Benehmen
# source f1467d27
chapter-family = Das Familienspiel
# source 743690e4
chapter-words = Wörter

## Hausregeln: wie sie heißen, und woher sie kommen

# source d49eaceb
profile-fide = Turnierschach
# source 5e885b35
profile-fide-says = Wie im Turnier: Berührt, geführt.
# source 8a283ed6
profile-fide-origin = Die Schachregeln, wie man sie im Turnier spielt.
# source 6f3d970d
profile-fide-online = Online-Schach
# source 0150fcb5
profile-fide-online-says = Berühren ist frei. Dreimal dieselbe Stellung ist sofort remis.
# source d617c09b
profile-fide-online-origin = Partien am Computer, der für beide zählt.
# source 1b28710a
profile-club = Schach-AG
# source 6051fcd7
profile-club-says = Gezogen ist gezogen, außer die andere Seite ist nett.
# source c1817c75
profile-club-origin = Ein Blatt aus einer Schach-AG.
# source 7b872cbe
profile-sheet = Kurzes Regelblatt
# source 5f43ff5e
profile-sheet-says = Kurz und einfach: Remis verlangen oder vereinbaren kommt nicht vor.
# source ce41dd98
profile-sheet-origin = Ein Regelblatt von einer Seite.
# source a1897048
profile-print-and-play = Aus der Schachtel
# source 23fbd9cc
profile-print-and-play-says = Sag „Schach“, das ist höflich. Jeder darf Remis verlangen.
# source a035d15e
profile-print-and-play-origin = Die Regeln eines Spiels zum Ausdrucken und Ausschneiden.
# source befdf16d
profile-school = Schulturnier
# source 64b4a910
profile-school-says = Aufgeben und Einigung: nicht erwähnt. Sprecht es vorher ab!
# source 67081ae7
profile-school-origin = Ein Schulturnier ohne Schiedsrichter: Wer verliert, scheidet aus.
# source 66bd2906
profile-family = Familie
# source df357d14
profile-family-says = Sag laut „Schach“, sonst muss es niemand abwehren.
# source 0c4774e2
profile-family-origin = Fun Family Chess, ein Familienspiel für bis zu vier.
# source 784af2f8
profile-friends = Unter Freunden
# source 3219d6a5
profile-friends-says = Berühren ist frei, und ein Zug darf zurück.
# source 03911c62
profile-friends-origin = Zwei Freunde an einem Bildschirm.

## Was auf manchen Regelblättern steht, und was gilt

# source 370669dd
sheet-knight-castles = Ein Blatt lässt den Springer rochieren. Das ist ein Versehen: Es rochieren König und Turm.
# source f82aa4f4
sheet-next-to-rook = Ein Blatt stellt den König neben den Turm. Zähl lieber: Bei der Rochade geht der König genau zwei Felder.
# source f4f11e28
sheet-take-king = Auf zwei Blättern schlägt man den König. Beim Schach nie: Das Matt beendet die Partie vorher.
# source 4f35324a
sheet-reach = Ein Blatt fragt, wohin eine fremde Figur ziehen kann. Es zählt, was sie angreift: Bauern gehen gerade, greifen aber schräg an.
# source e4fe5c29
sheet-any-in-check = Ein Blatt spricht von jeder Figur im Schach. Im Schach stehen kann nur der König.
# source 0205ae8a
sheet-stalemate-twice = Ein Blatt nennt das Patt zweimal, als gäbe es zwei. Es gibt nur eins: kein Zug und kein Schach.
# source 2743d739
sheet-may-promote = Auf zwei Blättern darf sich der Bauer verwandeln. Er muss: Auf der letzten Reihe bleibt er nie Bauer.
# source e62dcc1c
sheet-tip-king = Manche legen zum Aufgeben den König um. Klarer ist es, wenn du es sagst.
# source 6aea80ae
sheet-family-board = Fun Family Chess sagt: wie üblich, in zusätzlichen Reihen und ohne den Bauern ganz rechts. Sein Bild fehlt, die Größe ist unsere Wahl.
# source 05fe2fa7
sheet-family-pawns = Fun Family Chess sagt: Jeder Bauer darf jederzeit zwei Felder gehen.
# source bfcbb735
sheet-family-passing = Fun Family Chess sagt: En passant gilt bei jedem Doppelschritt. Wie lange, ist unsere Wahl.
# source d807d27c
sheet-family-attackers = Fun Family Chess sagt: Alle Figuren dürfen doppelt angegriffen werden, nur der König nicht.
# source 04d52dbc
sheet-family-absent = Fun Family Chess sagt: Kinder bis zehn, und wer 25 Jahre jünger ist als der Älteste. Wir verlangen beides.
# source d8aa0cb5
sheet-family-say-check = Fun Family Chess nennt das eine normale Schachregel. Das ist sie nicht: Im Turnier muss niemand Schach sagen.
# source eaa654c6
sheet-family-teams = Fun Family Chess sagt: ein Team für die ganze Partie oder einen Teil. Was Partner dürfen, ist unsere Wahl.
# source f7455a99
sheet-family-supervisor = Fun Family Chess sagt: Die Aufsicht, Mutter oder Vater, darf alle Regeln ändern, vor allem die vierte.
# source 496f09d1
sheet-family-silent = Fun Family Chess sagt dazu nichts. Das ist unsere Wahl, und eure Familie darf es anders halten.

## Was ein Brett zum Anschauen zeigt

# source d0994e57
look-corner = h1 ist ein helles Feld. Es liegt an der rechten Hand von Weiß.
# source 8716f17f
look-queens = d1 ist hell, also steht dort die weiße Dame. Die schwarze steht auf dem dunklen d8.
# source ea868834
look-released = Der Bauer wurde auf e4 losgelassen. Nach e3 darf er jetzt nicht mehr.
# source 57497518
look-hands = Vor dem ersten Zug gebt ihr euch die Hand.
# source 772c1f99
look-thinking = Schwarz überlegt. Weiß wartet und ist leise.
# source 1efbb3de
look-family-kings = Die Könige: Weiß auf g1, Blau auf a6, Schwarz auf g12, Gelb auf l6. Weiß beginnt.
# source da776f8e
look-family-two = Zwei Könige: Weiß auf e1, Schwarz auf e8.
# source 693354c0
look-family-row = Die achte Reihe ist hier nur die Mitte: Der Bauer bleibt Bauer.
# source 3cdaaccf
look-family-attacked = Der weiße Turm auf g4 greift den schwarzen König an. Weiß hat Schach gesagt.
# source d61f54f8
look-family-asleep = Schwarz ist weg: Die schwarzen Figuren schlafen.
# source 4588ca86
look-family-dream = Schwarz ist weg: Ein schlafender Turm greift nichts an.
# source 5327ce02
look-family-said = Weiß hat Schach gesagt.
# source ed235b37
look-family-promise = Weiß und Blau sind Partner, aber das ist nur ein Versprechen.
# source 6db76244
look-family-statues = Schwarz ist ausgeschieden: Die schwarzen Figuren sind Statuen, jeder darf sie schlagen.
# source 1b0471da
look-family-stone = Schwarz ist ausgeschieden: Eine Statue greift nichts an.
# source 431a239c
look-family-pass = Schwarz hat keinen Zug, aber niemand hat Schach gesagt: Schwarz setzt aus.
# source 4113ee9c
look-family-last-two = Blau und Gelb sind ausgeschieden: Nur zwei Könige sind noch da.
# source 0e3998b8
look-family-others = Blau und Gelb spielen noch: Nur Schwarz ist ausgeschieden.

## Was im normalen Schach dort gilt

# source 924329e9
normal-family-board = Zwei Heere spielen auf 64 Feldern.
# source ec593037
normal-family-pawns = Nur der erste Zug eines Bauern darf zwei Schritte lang sein.
# source cbaf1bfe
normal-family-passing = Nur im allernächsten Zug darf man im Vorbeigehen schlagen.
# source 58c2e670
normal-family-last-row = Für Weiß ist die achte Reihe die letzte, für Schwarz die erste.
# source aa1d7669
normal-family-attackers = Der einzige Gegner darf den König mit zwei Figuren zugleich angreifen.
# source 683ce7c9
normal-family-absent = Keine Figur schläft: Jede darf geschlagen werden.
# source 06a1221d
normal-family-say-check = Jedes Schach zählt, gesagt oder nicht.
# source e5aa6f10
normal-family-teams = Jeder spielt allein.
# source 44692303
normal-family-supervisor = Während der Partie ändert sich keine Regel.
# source bb8173d0
normal-family-mate = Das Matt beendet die Partie.
# source 6329f5b8
normal-family-pass = Das ist patt, und die Partie ist remis.
# source 27bdd8aa
normal-family-last-king = Ein Matt gewinnt die Partie.
# source 46094770
normal-family-draw = Beide Spieler einigen sich.

## Regeln, zu denen kein Grund führt: Karten wie die in `rules.ftl`

# source 44e8d7ce
rule-board = Das Brett hat 64 Felder. Rechts vor jedem Spieler liegt ein helles Eckfeld.
# source 790fcb70
rule-setup = Acht Bauern stehen vor acht Figuren. Jede Dame beginnt auf ihrer eigenen Farbe.
# source dd577d34
rule-attack = Eine Figur greift die Felder an, auf denen sie schlagen könnte. Auch eine gefesselte Figur greift an.
# source 6b90ab80
rule-in-check = Ein angegriffener König steht im Schach. Hilf ihm sofort, im nächsten Zug.
# source 82a8238f
rule-three-ways = Geh weg, stell etwas dazwischen oder schlag den Angreifer.
# source af8f2aa1
rule-kings-apart = Zwei Könige stehen nie nebeneinander. Mindestens ein Feld liegt dazwischen.
# source f086f8c3
rule-guarded = Der König schlägt eine Figur nur, wenn niemand sie deckt.
# source c3c93edc
rule-castling-rook = Der Turm darf bei der Rochade angegriffen sein. Er darf auch über ein bewachtes Feld.
# source b2319a37
rule-same-position = Gleiche Figuren, gleicher Spieler am Zug, gleiche Rechte: Das ist dieselbe Stellung.
# source df3e0796
rule-adjust = Bist du dran, sag zuerst „Ich rücke zurecht“. Dann darfst du eine Figur gerade hinstellen.
# source 9432ef0e
rule-one-hand = Jeder Zug wird mit einer Hand gemacht, auch die Rochade.
# source 3960ee43
rule-take-back = Im Turnier nimmt niemand einen Zug zurück. Freunde dürfen es anders abmachen.
# source d6dd7d0a
rule-say-check = Niemand muss Schach sagen, auch wenn es daheim viele tun. Es gilt auch ohne Worte.
# source 04344ded
rule-not-allowed = Jemand hat verboten gezogen? Stellt alles zurück und zieht noch einmal.
# source 9ef9d269
rule-written-square = Jedes Feld hat einen Buchstaben und eine Zahl. Beim Bauern schreibst du nur das Feld.
# source 84fc4aca
rule-written-piece = Schreib den Buchstaben der Figur, dann das Feld, auf das sie geht.
# source b26a9b79
rule-written-capture = Ein x heißt: Es wurde geschlagen. Beim Bauern steht zuerst die Linie.
# source 7e971874
rule-written-check = Ein Plus bedeutet Schach. Ein Doppelkreuz bedeutet Matt.
# source 92b801d8
rule-written-castling = O-O ist die kurze Rochade. O-O-O ist die lange.
# source d031e86c
rule-written-promotion = Hinter dem Feld steht, was aus dem Bauern wird.
# source e95362b8
rule-written-two = Könnten zwei gleiche Figuren dorthin? Dann schreib Linie oder Reihe dazu.
# source fd0dc41f
rule-written-en-passant = Schreib das Feld, auf dem dein Bauer landet, wie bei jedem Schlagen.
# source 3e6c5636
rule-hands = Gebt euch vor und nach der Partie die Hand. Sagt: Danke für die Partie!
# source 95d20e9f
rule-quiet = Sei leise, wenn andere spielen. Stör sie nicht und sag nichts vor.
# source 280c2e51
rule-family-board = Hausregel 1: Bis zu vier Heere spielen auf einem Kreuz, im Uhrzeigersinn. Die vier Ecken fehlen.
# source 22a389b0
rule-family-pawns = Hausregel 2: Ein Bauer darf jederzeit zwei Schritte gehen. Beide Felder vor ihm müssen leer sein.
# source e17ca708
rule-family-passing = Hausregel 2: Einen vorbeigelaufenen Bauern darf man schlagen. Jeder hat dafür einen Zug Zeit.
# source b43db070
rule-family-last-row = Ein Bauer verwandelt sich auf dem letzten Feld seines Weges.
# source 1fbf2b32
rule-family-attackers = Hausregel 3: Zwei Spieler dürfen dieselbe Figur angreifen. Den König darf nur einer angreifen.
# source 474be714
rule-family-absent = Hausregel 4: Wer jung ist, darf gehen und wiederkommen. Die Figuren schlafen, und nur Bauern dürfen sie schlagen.
# source 06a23398
rule-family-say-check = Hausregel 5: Ein Schach, das niemand sagt, muss man nicht abwehren.
# source 8608bef8
rule-family-teams = Hausregel 6: Spieler dürfen ein Team bilden, auch nur eine Weile. Sind alle einig, schlagen Partner einander nicht.
# source 14ec3ccd
rule-family-supervisor = Hausregel 7: Ein Erwachsener darf zwischen zwei Zügen eine Regel ändern.
# source f02232ef
rule-family-mate = Wer matt ist, scheidet aus, und der König geht. Die anderen Figuren bleiben als Statuen stehen.
# source 98358910
rule-family-pass = Kein Zug, und niemand hat Schach gesagt? Du setzt aus.
# source f4e5e7c3
rule-family-last-king = Wer als Letzter einen König hat, gewinnt.
# source 907dcab0
rule-family-draw = Für ein Remis müssen alle Ja sagen, die noch spielen.

## Die Überschriften der Karten

# source f84b89d6
card-board = Das Brett
# source c6f49660
card-setup = Wie die Figuren anfangen
# source 729f2d8f
card-turns = Abwechselnd ziehen
# source 45a38d98
card-capture = Eine Figur schlagen
# source 5b8de8d3
card-attack = Was Angreifen heißt
# source 07ff7268
card-bishop = Der Läufer
# source 1536e020
card-rook = Der Turm
# source 0269d156
card-queen = Die Dame
# source c114affe
card-no-jump = Nicht springen
# source 3ad4a580
card-knight = Der Springer
# source 497776ec
card-king = Der König
# source de24f15c
card-pawn = Gehen und schlagen
# source fccb3669
card-pawn-step = Ein Schritt nach vorn
# source ed5e24a2
card-pawn-double = Zwei Schritte am Anfang
# source d34aa608
card-pawn-capture = Schräg schlagen
# source 8f8d1d81
card-en-passant = Im Vorbeigehen schlagen: wen
# source 387f843e
card-en-passant-now = Im Vorbeigehen schlagen: wann
# source ae03af49
card-promotion = Die Umwandlung
# source 7f31a20e
card-in-check = Im Schach
# source 586d4ca9
card-check = Dein König bleibt sicher
# source d9828e83
card-three-ways = Drei Wege aus dem Schach
# source 847dd49d
card-kings-apart = Könige bleiben auf Abstand
# source be03675c
card-guarded = Eine gedeckte Figur
# source 0f343686
card-king-stays = Der König wird nie geschlagen
# source 435dec6b
card-castling = Wie man rochiert
# source ef997f54
card-castling-never = Wann man nie mehr rochiert
# source 3ea7f37a
card-castling-now = Wann die Rochade warten muss
# source 42c5a015
card-castling-rook = Was die Rochade nicht stört
# source 3807d051
card-checkmate = Schachmatt
# source 47d0026d
card-stalemate = Patt
# source 52bbf682
card-dead-position = Tote Stellung
# source 1d68d69a
card-threefold = Dreimal dieselbe Stellung
# source b836aeaa
card-same-position = Wann Stellungen gleich sind
# source e49c75ca
card-fivefold = Fünfmal dieselbe Stellung
# source 516eaa94
card-fifty-moves = Fünfzig ruhige Züge
# source 030131e7
card-seventy-five = Fünfundsiebzig ruhige Züge
# source f959716f
card-agreement = Sich auf Remis einigen
# source 0809559b
card-resignation = Aufgeben
# source 125a6501
card-touch-move = Berührt, geführt
# source 4a6897e5
card-release = Loslassen
# source 630538a7
card-castle-touch = Anfassen zur Rochade
# source 524ff42b
card-adjust = „Ich rücke zurecht“
# source 3e4055a4
card-one-hand = Eine Hand
# source d45377bb
card-take-back = Einen Zug zurücknehmen
# source bf43c8ff
card-claims = Remis verlangen
# source bb7da3cc
card-say-check = Schach sagen
# source f79aa72d
card-not-allowed = Ein Zug, der nicht erlaubt ist
# source 3427ab88
card-written-square = Wie die Felder heißen
# source 5235168b
card-written-piece = Die Buchstaben der Figuren
# source 101dbc5a
card-written-capture = x: geschlagen
# source d27dcabe
card-written-check = + und #: Schach und Matt
# source 20bf77dc
card-written-castling = O-O: Rochade
# source c67119f0
card-written-promotion = =: Umwandlung
# source 2eeabdab
card-written-two = Zwei von einer Sorte
# source 27b9d8da
card-written-en-passant = e. p.: im Vorbeigehen
# source 66952aac
card-hands = Vor und nach der Partie
# source b0a99683
card-quiet = Lass andere denken
# source 83c47037
card-family-board = Vier Heere, ein Brett
# source af8e8b87
card-family-pawns = Bauern auf dem Marsch
# source 7421b4e6
card-family-passing = Im Vorbeigehen, der Reihe nach
# source 779a1972
card-family-last-row = Wo der Weg des Bauern endet
# source 8b851daa
card-family-attackers = Nur einer greift den König an
# source 09a24215
card-family-absent = Kommen und Gehen
# source eb8327f5
card-family-say-check = Schach muss man sagen
# source 86eaf690
card-family-teams = Teams
# source 5e2c35b3
card-family-supervisor = Die Aufsicht
# source df70f9b0
card-family-mate = Matt und Statuen
# source 51d26918
card-family-pass = Kein Zug? Du setzt aus
# source 0695e8df
card-family-last-king = Der letzte König gewinnt
# source a5092005
card-family-draw = Remis zu viert

## Wörter, und was sie bedeuten

# source 2222d6bf
word-square = Feld
# source 30fbc53d
word-square-meaning = Eins der 64 Kästchen des Bretts. Es ist hell oder dunkel.
# source 5a812159
word-file = Linie
# source 71256128
word-file-meaning = Acht Felder von Weiß nach Schwarz, mit einem Buchstaben von a bis h.
# source 3481832d
word-rank = Reihe
# source 2ef08764
word-rank-meaning = Acht Felder von links nach rechts, mit einer Zahl von 1 bis 8.
# source 500c6b9f
word-diagonal = Diagonale
# source 39a492c7
word-diagonal-meaning = Felder einer Farbe, die schräg hintereinander liegen.
# source bb4c719f
word-short-side = Königsflügel
# source 3dab5d5b
word-short-side-meaning = Die Hälfte des Bretts mit den Linien e bis h, auf der die Könige beginnen.
# source a68454ec
word-long-side = Damenflügel
# source f1a21f28
word-long-side-meaning = Die Hälfte des Bretts mit den Linien a bis d, auf der die Damen beginnen.
# source a3fa649b
word-piece = Figur
# source 053b8f05
word-piece-meaning = König, Dame, Turm, Läufer oder Springer. Oft sind die Bauern mitgemeint.
# source caff5467
word-move = Zug
# source 0949a58f
word-move-meaning = Was ein Spieler tut, wenn er dran ist: Eine Figur geht auf ein anderes Feld.
# source 40800e3f
word-ply = Halbzug
# source 8696da98
word-ply-meaning = Ein Zug von einer Seite. Der Zug von Weiß und die Antwort von Schwarz sind zwei Halbzüge.
# source ffed3afb
word-capture = Schlagen
# source 8e07e3cc
word-capture-meaning = Eine fremde Figur vom Brett nehmen, indem man auf ihr Feld zieht.
# source 3df27699
word-attack = Angriff
# source 15add52d
word-attack-meaning = Eine Figur greift ein Feld an, wenn sie dort schlagen könnte.
# source 1716896b
word-guard = Decken
# source 66a1937b
word-guard-meaning = Eine Figur deckt einen Freund, wenn sie dort zurückschlagen könnte. Auch leere Felder kann sie bewachen.
# source 6131abff
word-check = Schach
# source d6b650b4
word-check-meaning = Ein König steht im Schach, solange eine fremde Figur ihn angreift.
# source bed888c8
word-double-check = Doppelschach
# source 9e152a75
word-double-check-meaning = Zwei Figuren geben zugleich Schach. Da hilft nur ein Königszug.
# source e2b4edce
word-discovered-check = Abzugsschach
# source 9a689781
word-discovered-check-meaning = Eine Figur geht zur Seite, und die hinter ihr gibt Schach.
# source 2a186f87
word-checkmate = Schachmatt
# source 3815e135
word-checkmate-meaning = Ein König im Schach, den nichts mehr rettet. Die Partie ist zu Ende.
# source 85bf2e03
word-stalemate = Patt
# source ba79c24e
word-stalemate-meaning = Wer dran ist, hat keinen Zug und steht nicht im Schach. Es ist remis.
# source 4be78511
word-draw = Remis
# source 7a8e5fda
word-draw-meaning = Niemand gewinnt: Jeder bekommt einen halben Punkt.
# source 5cd1d4a8
word-dead-position = Tote Stellung
# source 8c6a5f80
word-dead-position-meaning = Eine Stellung, in der keine Zugfolge mehr zum Matt führt.
# source d60bf11f
word-pin = Fesselung
# source 38669f6e
word-pin-meaning = Eine Figur darf nicht von ihrer Linie: Hinter ihr steht ihr König.
# source d4a805cd
word-fork = Gabel
# source 1ed5a05f
word-fork-meaning = Eine Figur greift zwei oder mehr andere zugleich an.
# source fbffa88f
word-skewer = Spieß
# source 2f27ac52
word-skewer-meaning = Eine angegriffene Figur geht weg, und die hinter ihr wird geschlagen.
# source cb12b49b
word-block = Dazwischenstellen
# source 28eba0f6
word-block-meaning = Eine Figur zwischen den König und den Angreifer stellen.
# source 17d68eb0
word-flight = Fluchtfeld
# source b0e8eb2f
word-flight-meaning = Ein sicheres Feld, auf das ein König im Schach gehen kann.
# source a7b9ea5f
word-castling = Rochade
# source 8ddb8063
word-castling-meaning = König und Turm ziehen zusammen, einmal in der Partie.
# source 32516a88
word-castling-right = Rochaderecht
# source 6cbcd1bf
word-castling-right-meaning = König und Turm haben es, solange keiner von beiden gezogen hat.
# source f838bba4
word-en-passant = En passant
# source c2a2f984
word-en-passant-meaning = Französisch für „im Vorbeigehen“: Ein Bauer schlägt einen, der mit zwei Schritten vorbeilief.
# source 44f3bc4f
word-promotion = Umwandlung
# source f9f11df5
word-promotion-meaning = Ein Bauer auf seiner letzten Reihe wird Dame, Turm, Läufer oder Springer.
# source 1072cddf
word-underpromotion = Unterverwandlung
# source c00e16b6
word-underpromotion-meaning = Bei der Umwandlung Turm, Läufer oder Springer wählen, nicht die Dame.
# source 0493a148
word-double-step = Doppelschritt
# source ef249598
word-double-step-meaning = Die zwei Schritte eines Bauern von seinem Startfeld aus.
# source 43a49e04
word-last-row = Letzte Reihe
# source df7bb966
word-last-row-meaning = Die achte Reihe für weiße Bauern, die erste für schwarze.
# source 6ed42f2b
word-exchange = Abtausch
# source 44f557f5
word-exchange-meaning = Jede Seite schlägt eine Figur der anderen.
# source 80838d3f
word-value = Wert
# source 82d053b9
word-value-meaning = Was eine Figur zählt: Bauer 1, Springer und Läufer 3, Turm 5, Dame 9.
# source 57317b87
word-position = Stellung
# source b9229fe4
word-position-meaning = Wo alle Figuren stehen, und wer am Zug ist.
# source e366c4b6
word-quiet-move = Ruhiger Zug
# source bdd3e64b
word-quiet-move-meaning = Ein Zug, der nichts schlägt und keinen Bauern bewegt.
# source c057a5c7
word-repetition = Wiederholung
# source 52d4bddc
word-repetition-meaning = Dieselbe Stellung kommt noch einmal.
# source c18d339e
word-perpetual-check = Dauerschach
# source 6efeb3bf
word-perpetual-check-meaning = Schach um Schach, ohne Ende. Daraus wird ein Remis durch Wiederholung.
# source d744b993
word-claim = Remis verlangen
# source f80ced27
word-claim-meaning = Sagen, dass die Partie nach den Regeln remis ist, und es zeigen. Auch: reklamieren.
# source 54b23312
word-draw-offer = Remisangebot
# source 0c5fe67f
word-draw-offer-meaning = Den anderen fragen: Wollen wir Remis machen?
# source 21fa1129
word-resign = Aufgeben
# source 0941bf7c
word-resign-meaning = Sagen: Du hast gewonnen. Niemand muss das.
# source 3ec2c087
word-touch-move = Berührt, geführt
# source 9a3e8494
word-touch-move-meaning = Wer eine Figur berührt, die ziehen kann, muss mit ihr ziehen.
# source bcd9eb82
word-adjust = Ich rücke zurecht
# source 2e4baa07
word-adjust-meaning = Sagt man, bevor man eine Figur gerade hinstellt. Auch: „Ich korrigiere“ oder „j’adoube“.
# source e12b4e07
word-arbiter = Schiedsrichter
# source 4c07b941
word-arbiter-meaning = Wer im Turnier bei den Regeln hilft.
# source 78047c17
word-clock = Schachuhr
# source a49f3c27
word-clock-meaning = Zwei Uhren in einer. Jede zeigt, wie viel Zeit ein Spieler noch hat.
# source 10a5abe0
word-house-rule = Hausregel
# source 52b1d853
word-house-rule-meaning = Eine Regel, die eine Familie, eine Klasse oder ein Verein abgemacht hat.
# source 030df4f0
word-laws = Schachregeln
# source 24931746
word-laws-meaning = Die Regeln des Weltschachbunds FIDE. Im Turnier gelten sie.
# source 7f28c349
word-notation = Notation
# source 7d6426b3
word-notation-meaning = Züge mit Buchstaben und Zahlen aufschreiben.
# source 8002403f
word-coordinates = Koordinaten
# source c531032c
word-coordinates-meaning = Die Buchstaben und Zahlen am Rand des Bretts.
# source b422e8e7
word-opening = Eröffnung
# source 0f84575e
word-opening-meaning = Die ersten Züge einer Partie, wenn die Figuren herauskommen.
# source 1f8e0f5f
word-endgame = Endspiel
# source 69a2dbce
word-endgame-meaning = Der letzte Teil einer Partie, wenn nur noch wenige Figuren da sind.

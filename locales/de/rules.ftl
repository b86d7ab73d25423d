### Warum ein Zug nicht geht, wie eine Partie endet, und die Regeln in Kinderworten.
###
### Sag zuerst, was das Kind darf, oder „Noch nicht:“. Nenne das Feld und die Figur.
### Höchstens zwei Sätze. $men sind Figuren mit ihrem Feld: { MEN($men, form: "nom", cap: 1) }.

## Wie eine Partie endet

ending-checkmate = { $side ->
    [white] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem weißen König nichts mehr. Schwarz gewinnt.
   *[black] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem schwarzen König nichts mehr. Weiß gewinnt.
 }
ending-checkmate-of-several = { $side ->
    [white] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem weißen König nichts mehr.
    [blue] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem blauen König nichts mehr.
    [yellow] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem gelben König nichts mehr.
   *[black] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem schwarzen König nichts mehr.
 }
ending-stalemate = { $side ->
    [white] Patt: Weiß steht nicht im Schach, hat aber keinen Zug. Das ist remis.
    [blue] Patt: Blau steht nicht im Schach, hat aber keinen Zug. Das ist remis.
    [yellow] Patt: Gelb steht nicht im Schach, hat aber keinen Zug. Das ist remis.
   *[black] Patt: Schwarz steht nicht im Schach, hat aber keinen Zug. Das ist remis.
 }
ending-dead-position = Tote Stellung: Keine Zugfolge führt mehr zum Matt. Die Partie ist remis.
ending-dead-position-men = { COUNT($men) ->
    [one] Außer den Königen ist nur noch { MEN($men, form: "nom") } da. Niemand kann mattsetzen: Die Partie ist remis.
   *[other] Außer den Königen sind nur noch { MEN($men, form: "nom") } da. Niemand kann mattsetzen: Die Partie ist remis.
 }
ending-dead-position-kings = Nur noch die beiden Könige sind da. Niemand kann mattsetzen: Die Partie ist remis.
ending-fivefold = Dieselbe Stellung ist zum fünften Mal da. Die Partie ist remis.
ending-seventy-five = Jeder hat fünfundsiebzig Züge ohne Schlagen und Bauernzug gemacht. Die Partie ist remis.
ending-threefold = Dieselbe Stellung war dreimal da. Die Partie ist remis.
ending-fifty-moves = Jeder hat fünfzig Züge ohne Schlagen und Bauernzug gemacht. Die Partie ist remis.
ending-threefold-moves = Dieselben Züge kamen dreimal hintereinander. Nach dieser Hausregel ist die Partie remis.
ending-threefold-at-once = Dieselbe Stellung ist zum dritten Mal da. Nach dieser Hausregel ist das sofort remis.
ending-threefold-pieces = Dieselben Figuren standen dreimal auf denselben Feldern. Nach dieser Hausregel genügt das für ein Remis.
ending-fivefold-pieces = Dieselben Figuren stehen zum fünften Mal auf denselben Feldern. Nach dieser Hausregel genügt das für ein Remis.
ending-fifty-moves-at-once = Jeder hat fünfzig Züge ohne Schlagen und Bauernzug gemacht. Nach dieser Hausregel ist das sofort remis.
ending-fifty-moves-reset = Jeder hat fünfzig Züge ohne Schlagen und Umwandlung gemacht. Hier zählen auch Bauernzüge mit, und die Partie ist remis.
ending-seventy-five-reset = Jeder hat fünfundsiebzig Züge ohne Schlagen und Umwandlung gemacht. Hier zählen auch Bauernzüge mit, und die Partie ist remis.
ending-agreement = Beide sind einverstanden: Die Partie ist remis.
ending-resignation = { $side ->
    [white] Weiß gibt auf. Schwarz gewinnt.
   *[black] Schwarz gibt auf. Weiß gewinnt.
 }
ending-resignation-draw = Einer gibt auf, aber der andere könnte nie mattsetzen. Die Partie ist remis.

## Remis verlangen, und berührte Figuren

claim-off = Nach diesen Regeln kann niemand Remis verlangen.
claim-not-mentioned = Diese Regeln sagen nicht, ob man Remis verlangen darf. Einigt euch vor der nächsten Partie darüber.
claim-agreement-off = Nach diesen Regeln kann man sich nicht auf Remis einigen.
claim-resign-off = Nach diesen Regeln gibt niemand auf. Spiel weiter!
claim-not-your-turn = { $side ->
    [white] Warte, bis du dran bist: Jetzt darf nur Weiß Remis verlangen.
    [blue] Warte, bis du dran bist: Jetzt darf nur Blau Remis verlangen.
    [yellow] Warte, bis du dran bist: Jetzt darf nur Gelb Remis verlangen.
   *[black] Warte, bis du dran bist: Jetzt darf nur Schwarz Remis verlangen.
 }
claim-not-your-move = { $side ->
    [white] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Weiß, denn Weiß ist dran.
    [blue] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Blau, denn Blau ist dran.
    [yellow] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Gelb, denn Gelb ist dran.
   *[black] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Schwarz, denn Schwarz ist dran.
 }
claim-count-too-low = { $times ->
    [one] Noch nicht: Diese Stellung ist zum ersten Mal da. Dreimal muss es sein.
   *[other] Noch nicht: Diese Stellung war { WORD($times) }mal da. Dreimal muss es sein.
 }
claim-count-too-low-then = { $times ->
    [one] Noch nicht: Diese Stellung wäre neu. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Das wäre erst { WORD($times) }mal. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
claim-moves-too-low = { $times ->
    [one] Noch nicht: In dieser Schach-AG müssen dieselben Züge dreimal hintereinander kommen. Diese kamen einmal.
   *[other] Noch nicht: In dieser Schach-AG müssen dieselben Züge dreimal hintereinander kommen. Bisher kamen sie { WORD($times) }mal.
 }
claim-moves-too-low-then = { $times ->
    [one] Noch nicht: Hier müssen dieselben Züge dreimal hintereinander kommen. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Dieselben Züge kämen erst { WORD($times) }mal hintereinander. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
claim-pieces-too-low = { $times ->
    [one] Noch nicht: Dieselben Figuren müssen dreimal auf denselben Feldern stehen. Bisher war es einmal.
   *[other] Noch nicht: Dieselben Figuren müssen dreimal auf denselben Feldern stehen. Bisher war es { WORD($times) }mal.
 }
claim-pieces-too-low-then = { $times ->
    [one] Noch nicht: So stünden die Figuren zum ersten Mal. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: So stünden die Figuren erst { WORD($times) }mal. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
claim-fifty-too-low = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Fünfzig ruhige Züge müssen es sein.
    [one] Noch nicht: Jeder hat erst einen ruhigen Zug gemacht. Fünfzig müssen es sein.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } ruhige Züge gemacht. Fünfzig müssen es sein.
 }
claim-fifty-too-low-then = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
    [one] Noch nicht: Jeder hat erst einen ruhigen Zug gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } ruhige Züge gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
claim-fifty-reset-too-low = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Fünfzig Züge müssen es sein.
    [one] Noch nicht: Jeder hat erst einen Zug ohne Schlagen und Umwandlung gemacht. Fünfzig müssen es sein.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } Züge ohne Schlagen und Umwandlung gemacht. Fünfzig müssen es sein.
 }
claim-fifty-reset-too-low-then = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
    [one] Noch nicht: Jeder hat erst einen Zug ohne Schlagen und Umwandlung gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } Züge ohne Schlagen und Umwandlung gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
claim-lost-by-touch = Du hast eine Figur berührt: Zieh zuerst. Remis verlangen kannst du beim nächsten Mal.
claim-too-early = Noch nicht: Erst macht jeder einen Zug.
claim-several-left = Die anderen spielen noch. Die Partie geht ohne dich weiter.
touched-piece-must-move = { GENDER($piece) ->
    [feminine] Du hast { PIECE($piece, form: "dein-akk") } auf { $square } berührt, also zieht sie.
   *[masculine] Du hast { PIECE($piece, form: "dein-akk") } auf { $square } berührt, also zieht er.
 }
touched-piece-must-move-castle = Du hast den König und dann den Turm berührt, also rochierst du.
touched-piece-must-be-captured = { GENDER($piece) ->
    [feminine] Du hast { PIECE($piece, form: "akk") } auf { $square } berührt, also schlägst du sie.
   *[masculine] Du hast { PIECE($piece, form: "akk") } auf { $square } berührt, also schlägst du ihn.
 }
touched-piece-must-be-captured-with = Du hast beide berührt, also schlägt { PIECE($by, form: "dein-nom") } { PIECE($piece, form: "akk") } auf { $square }.
released-final = Du hast { PIECE($piece, form: "dein-akk") } auf { $square } losgelassen: Dabei bleibt es.
nothing-released = Mach zuerst deinen Zug auf dem Brett.
takeback-never = Gezogen ist gezogen.
takeback-needs-consent = Frag zuerst: Die andere Seite muss einverstanden sein.
check-forgotten = Das war Schach. Es ist höflich, es zu sagen.
check-does-not-bind = Du hast nicht Schach gesagt, also muss es niemand abwehren.

## Warum ein Zug erlaubt ist, was man auch befürchten mag

allowed-castle = Der Weg des Königs nach { $square } ist frei und sicher.
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "nom", cap: 1) } greift den Turm auf { $square } an. Das macht nichts: Nur der Weg des Königs zählt.
   *[other] { MEN($men, form: "nom", cap: 1) } greifen den Turm auf { $square } an. Das macht nichts: Nur der Weg des Königs zählt.
 }
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, form: "nom", cap: 1) } bewacht { $square }, doch nur dein Turm geht darüber. Nur der Weg des Königs zählt.
   *[other] { MEN($men, form: "nom", cap: 1) } bewachen { $square }, doch nur dein Turm geht darüber. Nur der Weg des Königs zählt.
 }
allowed-en-passant = Der Bauer auf { $pawn } ist gerade zwei Felder gegangen. Also darf dein Bauer ihn im Vorbeigehen schlagen, auf { $square }.
allowed-takes-checker = { PIECE($piece, form: "nom", cap: 1) } schlägt { PIECE($captured, form: "akk") } auf { $square }. Dann ist das Schach vorbei.
allowed-blocks = { PIECE($piece, form: "nom", cap: 1) } stellt sich auf { $square } dazwischen. Dann ist das Schach vorbei.
allowed-pinned = { PIECE($piece, form: "nom", cap: 1) } auf { $from } schützt den eigenen König. Auch beim Zug nach { $to } bleibt der König sicher.
allowed-pawn-takes = Ein Bauer schlägt schräg, und auf { $square } steht { PIECE($captured, form: "ein-nom") }.
allowed-pawn-two = Von { $from } darf ein Bauer zwei Felder gehen. Der Weg nach { $square } ist frei.
allowed-king-takes = Niemand deckt { PIECE($captured, form: "akk") } auf { $square }. Also darf der König schlagen.
allowed-king-steps = Niemand greift { $square } an. Also darf der König dorthin.
allowed-knight = Ein Springer springt über andere hinweg. Also darf er nach { $square }.
allowed-way = Nichts verbietet es: Für { PIECE($piece, form: "akk") } ist der Weg nach { $square } frei.
allowed-way-safe = Nichts verbietet es: Für { PIECE($piece, form: "akk") } ist der Weg nach { $square } frei. Dein König bleibt sicher.

## Was eine Stellung ist, und warum

standing-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "nom", cap: 1) } greift den König auf { $square } an: Schach!
   *[other] { MEN($men, form: "nom", cap: 1) } greifen den König auf { $square } an: Schach!
 }
standing-not-attacked = Niemand greift den König auf { $square } an: Das ist kein Schach.
standing-no-way-out = Der König ist angegriffen und hat keinen Ausweg: Das ist matt.
standing-no-move = Kein Schach und kein Zug mehr: Das ist patt.
standing-can-run = Der König kann noch nach { $square } gehen.
standing-can-take = { MEN($men, form: "nom", cap: 1) } kann noch { PIECE($piece, form: "akk") } auf { $square } schlagen.
standing-can-block = { MEN($men, form: "nom", cap: 1) } kann sich noch auf { $square } dazwischenstellen.
standing-can-move = { MEN($men, form: "nom", cap: 1) } kann noch nach { $square } ziehen.

## Wer dran ist

reason-game-over = { $side ->
    [white] Die Partie ist zu Ende: Weiß ist matt. Fang von vorn an, um weiterzuspielen.
    [blue] Die Partie ist zu Ende: Blau ist matt. Fang von vorn an, um weiterzuspielen.
    [yellow] Die Partie ist zu Ende: Gelb ist matt. Fang von vorn an, um weiterzuspielen.
   *[black] Die Partie ist zu Ende: Schwarz ist matt. Fang von vorn an, um weiterzuspielen.
 }
reason-game-over-stalemate = { $side ->
    [white] Die Partie ist zu Ende: Weiß ist patt, also ist es remis.
    [blue] Die Partie ist zu Ende: Blau ist patt, also ist es remis.
    [yellow] Die Partie ist zu Ende: Gelb ist patt, also ist es remis.
   *[black] Die Partie ist zu Ende: Schwarz ist patt, also ist es remis.
 }
reason-game-over-dead-position = Die Partie ist zu Ende: Niemand kann mehr mattsetzen. Es ist remis.
reason-game-over-fivefold = Die Partie ist zu Ende: Diese Stellung war fünfmal da. Es ist remis.
reason-game-over-seventy-five = Die Partie ist zu Ende: Jeder hat fünfundsiebzig ruhige Züge gemacht. Es ist remis.
reason-game-over-threefold = Die Partie ist zu Ende: Diese Stellung war dreimal da. Es ist remis.
reason-game-over-fifty-moves = Die Partie ist zu Ende: Jeder hat fünfzig ruhige Züge gemacht. Es ist remis.
reason-game-over-agreement = Die Partie ist zu Ende: Ihr habt euch auf Remis geeinigt.
reason-game-over-resignation = { $side ->
    [white] Die Partie ist zu Ende: Weiß hat aufgegeben. Fang von vorn an, um weiterzuspielen.
    [blue] Die Partie ist zu Ende: Blau hat aufgegeben. Fang von vorn an, um weiterzuspielen.
    [yellow] Die Partie ist zu Ende: Gelb hat aufgegeben. Fang von vorn an, um weiterzuspielen.
   *[black] Die Partie ist zu Ende: Schwarz hat aufgegeben. Fang von vorn an, um weiterzuspielen.
 }
reason-game-over-resignation-draw = Die Partie ist zu Ende: remis. Einer hat aufgegeben, aber der andere könnte nie gewinnen.
reason-no-piece = Wähle ein Feld mit einer Figur. { $square } ist leer.
reason-not-your-piece = { $side ->
    [white] Nimm eine weiße Figur, denn Weiß ist dran. { PIECE($piece, form: "nom", cap: 1) } auf { $square } gehört Schwarz.
   *[black] Nimm eine schwarze Figur, denn Schwarz ist dran. { PIECE($piece, form: "nom", cap: 1) } auf { $square } gehört Weiß.
 }
reason-same-square = Wähle ein anderes Feld. Auf { $square } stehen bleiben ist kein Zug.

## Rochade

reason-castle-king-moved = Nicht mehr: Dein König hat schon gezogen. Rochieren darf nur ein König, der noch nie gezogen hat.
reason-castle-king-moved-castled = Nicht noch einmal: Dein König hat schon rochiert.
reason-castle-rook-captured = Nicht mehr: Den Turm von { $square } hat { PIECE($piece, form: "ein-nom") } geschlagen.
reason-castle-rook-moved = Nicht mehr: Der Turm von { $square } hat schon gezogen. Zur Rochade gehört ein Turm, der noch nie gezogen hat.
reason-castle-no-rook = Zur Rochade brauchst du deinen Turm auf { $square }. Das Feld ist leer.
reason-castle-no-rook-other = Zur Rochade brauchst du deinen eigenen Turm auf { $square }. { PIECE($piece, form: "nom", cap: 1) } dort kann nicht rochieren.
reason-castle-right-lost = Hier nicht: Dein König oder der Turm auf { $square } hat schon gezogen.
reason-castle-pieces-between = { COUNT($men) ->
    [one] Noch nicht: { MEN($men, form: "nom", cap: 1) } steht im Weg. Mach zuerst den Weg frei.
   *[other] Noch nicht: { MEN($men, form: "nom", cap: 1) } stehen im Weg. Mach zuerst den Weg frei.
 }
reason-castle-out-of-check = { COUNT($men) ->
    [one] Noch nicht: { MEN($men, form: "nom", cap: 1) } gibt Schach. Aus dem Schach heraus rochiert man nicht.
   *[other] Noch nicht: { MEN($men, form: "nom", cap: 1) } geben Schach. Aus dem Schach heraus rochiert man nicht.
 }
reason-castle-through-check = { COUNT($men) ->
    [one] Noch nicht: Der König müsste über { $square } gehen. Dieses Feld bewacht { MEN($men, form: "nom") }.
   *[other] Noch nicht: Der König müsste über { $square } gehen. Dieses Feld bewachen { MEN($men, form: "nom") }.
 }
reason-castle-into-check = { COUNT($men) ->
    [one] Noch nicht: Der König käme nach { $square }. Dieses Feld bewacht { MEN($men, form: "nom") }.
   *[other] Noch nicht: Der König käme nach { $square }. Dieses Feld bewachen { MEN($men, form: "nom") }.
 }

## Wie die Figuren ziehen

reason-own-piece-on-target = Schlag nur fremde Figuren. { PIECE($piece, form: "dein-nom", cap: 1) } steht schon auf { $square }.
reason-king-on-rook = Rochieren geht so: Zieh den König zwei Felder, nach { $square }. Der Turm springt dann über ihn.
reason-king-on-rook-away = Auf { $square } steht schon dein Turm. Der König rochiert von { $home }: zwei Felder zu einem Turm hin.
reason-piece-cant-move-that-way = { $piece ->
    [bishop] Der Läufer zieht schräg. So kommt er von { $from } nicht nach { $to }.
    [rook] Der Turm zieht gerade, nie schräg. So kommt er von { $from } nicht nach { $to }.
    [queen] Die Dame zieht gerade oder schräg. So kommt sie von { $from } nicht nach { $to }.
    [knight] Der Springer springt zwei Felder geradeaus und eins zur Seite. So kommt er von { $from } nicht nach { $to }.
   *[other] { PIECE($piece, form: "nom", cap: 1) } auf { $from } zieht nicht auf diese Art nach { $to }.
 }
reason-path-blocked = { PIECE($piece, form: "nom", cap: 1) } kann nicht springen. { PIECE($blocker, form: "nom", cap: 1) } auf { $square } steht im Weg.
reason-path-blocked-own = { PIECE($piece, form: "nom", cap: 1) } kann nicht springen. { PIECE($blocker, form: "dein-nom", cap: 1) } auf { $square } steht im Weg.
reason-king-too-far = Der König geht einen Schritt. Von { $from } nach { $to } ist es zu weit.
reason-king-too-far-castle = Der König geht einen Schritt. Rochieren kann er nur von { $square } aus.

## Bauern

reason-pawn-backward = Bauern gehen nur vorwärts. Der Bauer auf { $from } kann nicht umkehren.
reason-pawn-sideways = Bauern gehen geradeaus. Der Bauer auf { $from } kann nicht zur Seite.
reason-pawn-double-not-from-start = Der Bauer auf { $from } geht einen Schritt. Zwei Schritte gehen nur von Reihe { $row } aus.
reason-pawn-too-far = Bauern gehen einen Schritt, vom Start aus auch zwei. Von { $from } nach { $to } ist es zu weit.
reason-pawn-double-not-from-start-at-the-side = Der Bauer auf { $from } geht einen Schritt. Zwei gehen nur von seinem Startfeld aus.
reason-pawn-too-far-for-two = Bauern gehen einen Schritt oder zwei. Von { $from } nach { $to } ist es zu weit.
reason-pawn-cant-move-that-way = Ein Bauer geht geradeaus und schlägt einen Schritt schräg. So kommt er von { $from } nicht nach { $to }.
reason-pawn-takes-elsewhere = Bauern schlagen einen Schritt schräg nach vorn. So kommt keiner von { $from } nach { $to }.
reason-pawn-double-blocked = Noch nicht: Beide Felder vor dem Bauern müssen leer sein. Auf { $square } steht { PIECE($piece, form: "ein-nom") }.
reason-pawn-cant-capture-straight = Bauern schlagen schräg, nicht geradeaus. { PIECE($piece, form: "nom", cap: 1) } auf { $square } versperrt den Weg.
reason-pawn-cant-capture-straight-but = Bauern schlagen schräg: Schau auf { LIST($captures) }. Geradeaus ist { $square } versperrt.
reason-pawn-diagonal-needs-capture = Schräg geht ein Bauer nur, wenn er schlägt. { $square } ist leer.
reason-ep-beside-only = Hier schlägt nur ein Bauer direkt neben dem anderen im Vorbeigehen. Auf { $square } kann deiner das nicht.
reason-ep-next-only = Zu spät: Hier schlägt im Vorbeigehen nur, wer direkt danach dran ist. Die Gelegenheit auf { $square } ist vorbei.

## En passant: im Vorbeigehen schlagen

reason-ep-not-a-pawn = Im Vorbeigehen schlägt man nur Bauern. Auf { $square } steht { PIECE($piece, form: "ein-nom") }.
reason-ep-chance-lost = Zu spät: Das ging nur im Zug gleich danach. Der Bauer auf { $square } bleibt.
reason-ep-turn-over = Zu spät: Jeder hat dafür nur einen Zug. Der Bauer auf { $square } bleibt.
reason-ep-pawn-did-not-double-step = Im Vorbeigehen schlägt man nur nach einem Doppelschritt. Dieser Bauer kam von { $from } nach { $square }.
reason-ep-not-available = Im Vorbeigehen schlägt man nur gleich nach einem Doppelschritt. Der Bauer auf { $square } hat gerade keinen gemacht.

## Der König in Sicherheit

reason-cant-capture-king = Ein König wird nie geschlagen. Der König auf { $square } bleibt stehen.
reason-king-captures-protected = { COUNT($men) ->
    [one] Noch nicht: { MEN($men, form: "nom", cap: 1) } deckt { PIECE($piece, form: "akk") } auf { $square }.
   *[other] Noch nicht: { MEN($men, form: "nom", cap: 1) } decken { PIECE($piece, form: "akk") } auf { $square }.
 }
reason-king-next-to-king = Könige halten Abstand. Der andere König auf { $king } bewacht { $square }.
reason-king-stays-on-line = Geh zur Seite: { PIECE($piece, form: "nom", cap: 1) } auf { $from } reicht auch bis { $square }.
reason-king-into-attack = { COUNT($men) ->
    [one] Such ein sicheres Feld: { MEN($men, form: "nom", cap: 1) } bewacht { $square }.
   *[other] Such ein sicheres Feld: { MEN($men, form: "nom", cap: 1) } bewachen { $square }.
 }
reason-double-check-king-must-move = Zieh den König: { MEN($men, form: "nom", cap: 1) } geben zusammen Schach.
reason-still-in-check = { $ways ->
    [run] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach. Der König kann ausweichen.
    [take] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach. Du kannst die Figur schlagen.
    [block] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach. Du kannst eine Figur dazwischenstellen.
    [run-take] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach. Weich aus oder schlag die Figur.
    [run-block] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach. Weich aus oder stell eine Figur dazwischen.
    [take-block] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach. Schlag die Figur oder stell eine andere dazwischen.
    [run-take-block] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach. Weich aus, schlag die Figur oder stell etwas dazwischen.
   *[none] Rette zuerst deinen König: { PIECE($piece, form: "nom", cap: 1) } auf { $square } gibt Schach.
 }
reason-ep-exposes-king = { COUNT($men) ->
    [one] Noch nicht: Beide Bauern wären weg. Dann würde { MEN($men, form: "nom") } deinen König angreifen.
   *[other] Noch nicht: Beide Bauern wären weg. Dann würden { MEN($men, form: "nom") } deinen König angreifen.
 }
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Noch nicht: { PIECE($piece, form: "nom", cap: 1) } auf { $square } wäre weg. Dann würde { MEN($men, form: "nom") } deinen König angreifen.
   *[other] Noch nicht: { PIECE($piece, form: "nom", cap: 1) } auf { $square } wäre weg. Dann würden { MEN($men, form: "nom") } deinen König angreifen.
 }
reason-pinned = { GENDER($piece) ->
    [feminine] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } muss bleiben. Sie schützt den König vor { MEN($men, form: "dat") }.
   *[masculine] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } muss bleiben. Er schützt den König vor { MEN($men, form: "dat") }.
 }
reason-pinned-line = { GENDER($piece) ->
    [feminine] Bleib dazwischen: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } darf nicht zur Seite. Sie schützt den König vor { MEN($men, form: "dat") }.
   *[masculine] Bleib dazwischen: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } darf nicht zur Seite. Er schützt den König vor { MEN($men, form: "dat") }.
 }

## Umwandlung

reason-promotion-piece-missing = Der Bauer geht nach { $square }. Wähle Dame, Turm, Läufer oder Springer.
reason-promotion-piece-invalid = { $piece ->
    [pawn] Wähle Dame, Turm, Läufer oder Springer. Ein Bauer darf er nicht bleiben.
   *[other] Wähle Dame, Turm, Läufer oder Springer. Zu { PIECE($piece, form: "ein-dat") } wird ein Bauer nie.
 }
reason-promotion-not-allowed = Nur ein Bauer auf seiner letzten Reihe verwandelt sich. Auf { $square } bleibt alles, wie es ist.
reason-promotion-row-here = In diesem Spiel verwandelt sich ein Bauer schon auf { $square }. Wähle Dame, Turm, Läufer oder Springer.
reason-promotion-row-not = Zieh den Bauern, wie er ist. In diesem Spiel verwandelt sich auf { $square } keiner.
reason-off-board = Bleib auf dem Brett: Da ist kein Feld.
reason-ally-piece-on-target = Auf { $square } steht { PIECE($piece, form: "nom") } von deinem Partner. Partner schlagen einander nicht.
reason-path-crosses-corner = Schau auf die Ecke: { PIECE($piece, form: "dein-nom", cap: 1) } kommt von { $from } nicht nach { $to }.
reason-corner-squeeze = In diesem Spiel kommt niemand an einer inneren Ecke vorbei. { PIECE($piece, form: "dein-nom", cap: 1) } kann nicht von { $from } nach { $to }.
reason-absent-only-pawns-may-capture = { PIECE($piece, form: "nom", cap: 1) } auf { $square } schläft, denn der Spieler ist weg. Nur ein Bauer darf hier schlagen.
reason-rule3-king-double-attack = Nur einer darf den König auf { $king } angreifen. Hier wären es mehrere: { MEN($men, form: "nom") }.
reason-sleepers-guard = Achte auf die schlafenden Figuren: In diesem Spiel bewachen sie weiter. Gefahr für deinen König: { MEN($men, form: "nom") }.
reason-commanded-guard = Achte auf die Figuren, die jetzt jemand anders führt: Sie kämpfen weiter. Gefahr für deinen König: { MEN($men, form: "nom") }.

## Was anders sein müsste

change-title = Was müsste anders sein?
change-remove = { PIECE($piece, form: "nom", cap: 1) } auf { $square } müsste weg sein. Dann ginge es.
change-shift = { PIECE($piece, form: "nom", cap: 1) } auf { $from } müsste auf { $to } stehen. Dann ginge es.
change-turn = Die andere Seite müsste am Zug sein. Dann ginge es.
change-castling = Du bräuchtest einen König und einen Turm, die noch nie gezogen haben. Dann dürftest du rochieren.
change-passed = Der Bauer müsste eben erst den Doppelschritt über { $square } gemacht haben. Dann dürftest du ihn im Vorbeigehen schlagen.
change-none = Eine Figur wegnehmen oder um ein Feld verschieben reicht hier nicht.

## Die Karten hinter „Zeig mir die Regel“

rule-title = Schachregeln, Artikel { $article }
rule-turns = Weiß beginnt, dann wird abgewechselt. Jeder macht einen Zug mit einer eigenen Figur.
rule-capture = Zieh nie auf deine eigene Figur. Eine fremde schlägst du: Zieh auf ihr Feld.
rule-bishop = Der Läufer zieht schräg, so weit der Weg frei ist.
rule-rook = Der Turm zieht gerade, so weit der Weg frei ist.
rule-queen = Die Dame zieht gerade oder schräg, so weit der Weg frei ist.
rule-no-jump = Läufer, Turm und Dame springen nie über eine Figur.
rule-knight = Der Springer zieht zwei Felder geradeaus und eins zur Seite. Er darf springen.
rule-pawn = Der Bauer geht geradeaus und schlägt schräg. Zurück geht er nie.
rule-pawn-step = Der Bauer geht einen Schritt geradeaus auf ein leeres Feld.
rule-pawn-double = Bei seinem ersten Zug darf ein Bauer zwei Schritte gehen. Beide Felder vor ihm müssen leer sein.
rule-pawn-capture = Ein Bauer schlägt einen Schritt schräg nach vorn. Schräg geht er nur, wenn er schlägt.
rule-en-passant = Ein Bauer läuft mit zwei Schritten an deinem vorbei? Schlag ihn wie nach einem Schritt.
rule-en-passant-now = Im Vorbeigehen schlagen (en passant) darfst du nur sofort, im allernächsten Zug.
rule-promotion = Ein Bauer auf seiner letzten Reihe verwandelt sich. Wähle Dame, Turm, Läufer oder Springer.
rule-king = Der König geht einen Schritt in jede Richtung. Nur bei der Rochade sind es zwei.
rule-castling = Rochade: Der König geht zwei Felder auf einen Turm zu. Der Turm landet auf dem Feld, über das der König ging.
rule-castling-never = Hat der König einmal gezogen, rochiert er nie mehr. Für den Turm gilt das auch.
rule-castling-now = Start, Weg und Ziel des Königs dürfen nicht bewacht sein. Zwischen König und Turm muss alles leer sein.
rule-check = Nach deinem Zug darf dein eigener König nicht angegriffen sein.
rule-king-stays = Der König wird nie geschlagen. Die Partie endet, wenn er matt ist.
rule-checkmate = Ein angegriffener König, den nichts mehr rettet, ist schachmatt. Die Partie ist sofort zu Ende.
rule-stalemate = Wer keinen Zug hat und nicht im Schach steht, ist patt. Die Partie ist remis.
rule-dead-position = Führt gar keine Zugfolge mehr zum Matt, ist die Partie sofort remis.
rule-fivefold = Dieselbe Stellung zum fünften Mal: Die Partie ist remis. Niemand muss fragen.
rule-seventy-five = Macht jeder fünfundsiebzig Züge ohne Schlagen und Bauernzug, ist es remis. Matt geht vor.
rule-threefold = Dieselbe Stellung zum dritten Mal: Wer am Zug ist, darf Remis verlangen.
rule-fifty-moves = Macht jeder fünfzig Züge ohne Schlagen und Bauernzug, darfst du Remis verlangen.
rule-agreement = Beide dürfen sich auf Remis einigen. Vorher muss jeder einmal gezogen haben.
rule-resignation = Du darfst aufgeben: Dann gewinnt die andere Seite. Könnte sie nie mattsetzen, ist es remis.
rule-claims = Remis verlangt man, wenn man dran ist, bevor man eine Figur berührt.
rule-touch-move = Berührst du deine Figur, zieh mit ihr, wenn sie kann. Berührst du eine fremde, schlag sie, wenn du kannst.
rule-release = Eine Figur, die du auf ihrem neuen Feld loslässt, bleibt dort.
rule-castle-touch = Zur Rochade fasst du zuerst den König an, dann den Turm.

## Hausregeln
##
## Der Name des Punktes, und wie ihn jede Regelsammlung liest. Zwei Lesarten stehen nebeneinander.

house-repetition = Dieselbe Stellung noch einmal
house-repetition-fide-position = Kommt eine Stellung zum dritten Mal, darf man Remis verlangen.
house-repetition-club-sequence = Spielen beide dreimal hintereinander dieselben Züge, darf man Remis verlangen.
house-repetition-automatic = Kommt eine Stellung zum dritten Mal, ist die Partie sofort remis.
house-same-position = Wann zwei Stellungen gleich sind
house-same-position-fide = Figuren, Zugrecht, Rochade und Schlagen im Vorbeigehen müssen gleich sein.
house-same-position-disposition-only = Gleiche Figuren auf gleichen Feldern und gleiches Zugrecht genügen.
house-fifty-reset = Was das Zählen der ruhigen Züge neu beginnt
house-fifty-reset-pawn-or-capture = Bei jedem Schlagen und jedem Bauernzug beginnt das Zählen neu.
house-fifty-reset-promotion-or-capture = Nur beim Schlagen und bei einer Umwandlung beginnt das Zählen neu.
house-fifty-effect = Fünfzig ruhige Züge auf jeder Seite
house-fifty-effect-claim = Man darf Remis verlangen.
house-fifty-effect-automatic = Die Partie ist sofort remis.
house-fivefold = Dieselbe Stellung zum fünften Mal
house-fivefold-on = Die Partie ist remis, und niemand muss fragen.
house-fivefold-off = Die Partie geht weiter, bis jemand Remis verlangt.
house-seventy-five = Fünfundsiebzig ruhige Züge auf jeder Seite
house-seventy-five-on = Die Partie ist remis, und niemand muss fragen.
house-seventy-five-off = Die Partie geht weiter, so lange es auch dauert.
house-claims = Remis verlangen
house-claims-on = Man darf nach Wiederholung oder fünfzig Zügen Remis verlangen.
house-claims-off = Niemand kann Remis verlangen.
house-claims-not-mentioned = Wird nicht erwähnt: Sprecht vor der Partie ab, ob das erlaubt ist.
house-claim-by = Wer Remis verlangen darf
house-claim-by-player-to-move = Nur wer gerade am Zug ist.
house-claim-by-any-player = Jeder, zu jeder Zeit.
house-dead-position = Wenn niemand mehr mattsetzen kann
house-dead-position-full = Die Partie ist remis, sobald keine Zugfolge mehr zum Matt führt.
house-dead-position-material-four = Nur vier Fälle sind remis: die Könige allein, ein Läufer, ein Springer oder je ein Läufer auf derselben Farbe.
house-dead-position-off = Man spielt weiter.
house-agreement = Sich auf Remis einigen
house-agreement-on = Beide dürfen sich auf Remis einigen.
house-agreement-off = Man kann sich nicht auf Remis einigen.
house-agreement-not-mentioned = Wird nicht erwähnt: Sprecht es vor der Partie ab.
house-resign = Aufgeben
house-resign-on = Man darf aufgeben.
house-resign-off = Niemand gibt auf: Es wird zu Ende gespielt.
house-resign-not-mentioned = Wird nicht erwähnt: Sprecht es vor der Partie ab. Niemand muss weiterspielen.
house-resign-vs-unwinnable = Aufgeben, wenn der andere nie gewinnen kann
house-resign-vs-unwinnable-draw = Die Partie ist remis.
house-resign-vs-unwinnable-loss = Die Partie geht trotzdem an den anderen.
house-promotion-set = Was aus einem Bauern werden darf
house-promotion-set-qrbn = Dame, Turm, Läufer oder Springer.
house-promotion-set-qrbnp = Dame, Turm, Läufer oder Springer, oder er bleibt ein Bauer.
house-promotion-compulsory = Muss sich der Bauer verwandeln?
house-promotion-compulsory-true = Ja: Auf der letzten Reihe wird er immer eine andere Figur.
house-promotion-compulsory-false = Nein: Er darf ein Bauer bleiben.
house-touch = Eine Figur berühren
house-touch-touch-move = Wer eine Figur berührt, muss mit ihr ziehen oder sie schlagen.
house-touch-release-final = Berühren und überlegen ist erlaubt; wer loslässt, hat gezogen.
house-touch-free-until-confirm = Probier alles aus, bis du sagst: Das ist mein Zug.
house-takeback = Einen Zug zurücknehmen
house-takeback-never = Nie.
house-takeback-opponent-agrees = Nur wenn der andere einverstanden ist.
house-takeback-free = Wann immer du willst.
house-announce-check = Schach sagen
house-announce-check-off = Niemand muss es sagen.
house-announce-check-courtesy = Es ist höflich, es zu sagen.
house-announce-check-required-to-bind = Ein Schach, das niemand gesagt hat, muss man nicht abwehren.
house-check-call = Wer Schach sagt
house-check-call-by-hand = Man sagt es selbst, mit dem Zug.
house-check-call-auto = Das Programm sagt es von selbst.
house-call-window = Wie lange man noch Schach sagen darf
house-call-window-next-move = Bis der Nächste gezogen hat.
house-call-window-until-victim-moves = Bis der gezogen hat, der im Schach steht.
house-silent-check-capture = Ein König im Schach, das niemand gesagt hat
house-silent-check-capture-false = Der König wird nie geschlagen.
house-silent-check-capture-true = Der König darf geschlagen werden, und sein Spieler ist ausgeschieden.
house-double-step = Wann ein Bauer zwei Schritte gehen darf
house-double-step-first-move = Nur mit seinem ersten Zug.
house-double-step-any-time = Jederzeit und von jedem Feld.
house-ep-geometry = Welche Bauern im Vorbeigehen schlagen dürfen
house-ep-geometry-attacks-x = Jeder Bauer, der das übersprungene Feld angreift.
house-ep-geometry-beside-y = Nur ein Bauer, der direkt neben dem anderen steht.
house-ep-window = Wie lange man im Vorbeigehen schlagen darf
house-ep-window-until-movers-turn = Jeder andere hat dafür einen Zug.
house-ep-window-next-player-only = Nur wer als Nächster dran ist, darf es.
house-ep-takes-both = Wenn auf dem übersprungenen Feld eine Figur steht
house-ep-takes-both-false = Man schlägt nur diese Figur.
house-ep-takes-both-true = Man schlägt diese Figur und den Bauern dazu.
house-promotion-row = Wo sich ein Bauer verwandelt
house-promotion-row-end-of-line = Wo sein Weg zu Ende ist.
house-promotion-row-far-row-only = Nur auf der Reihe, die am weitesten vom Start liegt.
house-promotion-row-own-8th = Ab seiner achten Reihe.
house-promotion-row-any-enemy-back-row = Auf der Grundreihe jedes anderen Spielers.
house-corner-squeeze = Schräg an einer inneren Ecke vorbei
house-corner-squeeze-true = Das sind Schritte wie alle anderen.
house-corner-squeeze-false = Die Ecke steht im Weg.
house-setup = Wie die Heere am Anfang stehen
house-setup-mirror = Gegenüber steht es wie im Spiegel.
house-setup-rotate = Jede Dame steht links von ihrem König.
house-restore-pawn-if-no-neighbour = Der Bauer ganz rechts neben einem leeren Platz
house-restore-pawn-if-no-neighbour-false = Er bleibt weg.
house-restore-pawn-if-no-neighbour-true = Er kommt dazu.
house-rule3 = Ein König, den zwei Spieler angreifen
house-rule3-off = Das ist erlaubt.
house-rule3-forbid = Ein zweiter Spieler darf nicht dazukommen.
house-rule3-answer-one = Das ist erlaubt, und nur das erste Schach muss man abwehren.
house-rule3-solo-mate = Das ist erlaubt, aber matt setzt nur ein Heer allein.
house-team-counts-as-one = Zählen Partner als ein Angreifer?
house-team-counts-as-one-false = Nein: Jeder Partner zählt.
house-team-counts-as-one-true = Ja: Partner zählen als einer.
house-absent = Wer vom Tisch weggehen darf
house-absent-never = Niemand: Alle bleiben bis zum Schluss.
house-absent-both = Kinder bis zehn, wenn der Älteste 25 Jahre älter ist.
house-absent-gap-only = Wer 25 Jahre jünger ist als der Älteste.
house-absent-age-only = Kinder bis zehn.
house-absent-supervisor-ok = Wen die Aufsicht gehen lässt.
house-absent-attack = Die Figuren von jemandem, der weg ist
house-absent-attack-false = Sie schlafen und greifen nichts an.
house-absent-attack-true = Sie bewachen weiter ihre Felder.
house-absent-counts-alive = Gewinnen, während jemand weg ist
house-absent-counts-alive-true = Niemand gewinnt, bevor der Spieler zurück oder ausgeschieden ist.
house-absent-counts-alive-false = Wer als Letzter am Tisch ist, gewinnt.
house-alliances = Im Team spielen
house-alliances-informal = Ein Versprechen: Die Regeln bleiben, wie sie sind.
house-alliances-formal = Partner schlagen einander nicht und geben einander kein Schach.
house-alliances-fixed = Zwei gegen zwei: Süd und Nord gegen West und Ost, bis zum Schluss.
house-mated-army = Die Figuren von jemandem, der ausgeschieden ist
house-mated-army-statues = Sie bleiben als Statuen stehen, und jeder darf sie schlagen.
house-mated-army-remove = Sie kommen vom Brett.
house-mated-army-captured-by-mater = Sie kämpfen für den, der mattgesetzt hat.
house-stalemate = Wer keinen Zug hat
house-stalemate-draw-all = Die Partie ist für alle remis.
house-stalemate-pass = Man setzt aus; sind nur noch zwei da, ist es remis.
house-stalemate-out = Man ist ausgeschieden.
house-supervisor = Eine Aufsicht
house-supervisor-false = Niemand ändert die Regeln während der Partie.
house-supervisor-true = Ein Erwachsener darf zwischen zwei Zügen die Regeln ändern.

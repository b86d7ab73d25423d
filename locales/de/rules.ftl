### Warum ein Zug nicht geht, wie eine Partie endet, und die Regeln in Kinderworten.
###
### Sag zuerst, was das Kind darf, oder „Noch nicht:“. Nenne das Feld und die Figur.
### Höchstens zwei Sätze. $men sind Figuren mit ihrem Feld: { MEN($men, form: "nom", cap: 1) }.

## Wie eine Partie endet

# source 4c806e9b
ending-checkmate = { $side ->
    [white] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem weißen König nichts mehr. Schwarz gewinnt.
   *[black] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem schwarzen König nichts mehr. Weiß gewinnt.
 }
# source 3ad7e0ce
ending-checkmate-of-several = { $side ->
    [white] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem weißen König nichts mehr.
    [blue] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem blauen König nichts mehr.
    [yellow] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem gelben König nichts mehr.
   *[black] Schachmatt: Gegen { MEN($men, form: "akk") } hilft dem schwarzen König nichts mehr.
 }
# source 287bf9d0
ending-stalemate = { $side ->
    [white] Patt: Weiß steht nicht im Schach, hat aber keinen Zug. Das ist remis.
    [blue] Patt: Blau steht nicht im Schach, hat aber keinen Zug. Das ist remis.
    [yellow] Patt: Gelb steht nicht im Schach, hat aber keinen Zug. Das ist remis.
   *[black] Patt: Schwarz steht nicht im Schach, hat aber keinen Zug. Das ist remis.
 }
# source eae63f12
ending-dead-position = Tote Stellung: Keine Zugfolge führt mehr zum Matt. Die Partie ist remis.
# source ab01b4c0
ending-dead-position-men = { COUNT($men) ->
    [one] Außer den Königen ist nur noch { MEN($men, form: "nom") } da. Niemand kann mattsetzen: Die Partie ist remis.
   *[other] Außer den Königen sind nur noch { MEN($men, form: "nom") } da. Niemand kann mattsetzen: Die Partie ist remis.
 }
# source aff7567d
ending-dead-position-kings = Nur noch die beiden Könige sind da. Niemand kann mattsetzen: Die Partie ist remis.
# source 14d5e2e8
ending-fivefold = Dieselbe Stellung ist zum fünften Mal da. Die Partie ist remis.
# source 1b3a6e4c
ending-seventy-five = Jeder hat fünfundsiebzig Züge ohne Schlagen und Bauernzug gemacht. Die Partie ist remis.
# source 38f5ee12
ending-threefold = Dieselbe Stellung war dreimal da. Die Partie ist remis.
# source 15d9163f
ending-fifty-moves = Jeder hat fünfzig Züge ohne Schlagen und Bauernzug gemacht. Die Partie ist remis.
# source 9aff8bb4
ending-threefold-moves = Dieselben Züge kamen dreimal hintereinander. Nach dieser Hausregel ist die Partie remis.
# source 548556f8
ending-threefold-at-once = Dieselbe Stellung ist zum dritten Mal da. Nach dieser Hausregel ist das sofort remis.
# source 04b1b0b9
ending-threefold-pieces = Dieselben Figuren standen dreimal auf denselben Feldern. Nach dieser Hausregel genügt das für ein Remis.
# source 48a172cc
ending-fivefold-pieces = Dieselben Figuren stehen zum fünften Mal auf denselben Feldern. Nach dieser Hausregel genügt das für ein Remis.
# source a3d5a6bf
ending-fifty-moves-at-once = Jeder hat fünfzig Züge ohne Schlagen und Bauernzug gemacht. Nach dieser Hausregel ist das sofort remis.
# source dd2e599b
ending-fifty-moves-reset = Jeder hat fünfzig Züge ohne Schlagen und Umwandlung gemacht. Hier zählen auch Bauernzüge mit, und die Partie ist remis.
# source b37eb404
ending-seventy-five-reset = Jeder hat fünfundsiebzig Züge ohne Schlagen und Umwandlung gemacht. Hier zählen auch Bauernzüge mit, und die Partie ist remis.
# source d78f3233
ending-agreement = Beide sind einverstanden: Die Partie ist remis.
# source 16de3bdd
ending-resignation = { $side ->
    [white] Weiß gibt auf. Schwarz gewinnt.
   *[black] Schwarz gibt auf. Weiß gewinnt.
 }
# source 545ac37e
ending-resignation-draw = Einer gibt auf, aber der andere könnte nie mattsetzen. Die Partie ist remis.

## Remis verlangen, und berührte Figuren

# source 90467014
claim-off = Nach diesen Regeln kann niemand Remis verlangen.
# source 78b18fb6
claim-not-mentioned = Diese Regeln sagen nicht, ob man Remis verlangen darf. Einigt euch vor der nächsten Partie darüber.
# source 14c9111e
claim-agreement-off = Nach diesen Regeln kann man sich nicht auf Remis einigen.
# source 23b89d21
claim-resign-off = Nach diesen Regeln gibt niemand auf. Spiel weiter!
# source b602e134
claim-not-your-turn = { $side ->
    [white] Warte, bis du dran bist: Jetzt darf nur Weiß Remis verlangen.
    [blue] Warte, bis du dran bist: Jetzt darf nur Blau Remis verlangen.
    [yellow] Warte, bis du dran bist: Jetzt darf nur Gelb Remis verlangen.
   *[black] Warte, bis du dran bist: Jetzt darf nur Schwarz Remis verlangen.
 }
# source 509c482a
claim-not-your-move = { $side ->
    [white] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Weiß, denn Weiß ist dran.
    [blue] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Blau, denn Blau ist dran.
    [yellow] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Gelb, denn Gelb ist dran.
   *[black] Für die Stellung auf dem Brett darfst du Remis verlangen. Mit dem nächsten Zug darf es nur Schwarz, denn Schwarz ist dran.
 }
# source d175a64c
claim-count-too-low = { $times ->
    [one] Noch nicht: Diese Stellung ist zum ersten Mal da. Dreimal muss es sein.
   *[other] Noch nicht: Diese Stellung war { WORD($times) }mal da. Dreimal muss es sein.
 }
# source c45e7bed
claim-count-too-low-then = { $times ->
    [one] Noch nicht: Diese Stellung wäre neu. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Das wäre erst { WORD($times) }mal. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
# source 63f612a5
claim-moves-too-low = { $times ->
    [one] Noch nicht: Hier müssen dieselben Züge dreimal hintereinander kommen. Diese kamen einmal.
   *[other] Noch nicht: Hier müssen dieselben Züge dreimal hintereinander kommen. Bisher kamen sie { WORD($times) }mal.
 }
# source f866190a
claim-moves-too-low-then = { $times ->
    [one] Noch nicht: Hier müssen dieselben Züge dreimal hintereinander kommen. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Dieselben Züge kämen erst { WORD($times) }mal hintereinander. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
# source 8e31b85a
claim-pieces-too-low = { $times ->
    [one] Noch nicht: Dieselben Figuren müssen dreimal auf denselben Feldern stehen. Bisher war es einmal.
   *[other] Noch nicht: Dieselben Figuren müssen dreimal auf denselben Feldern stehen. Bisher war es { WORD($times) }mal.
 }
# source eabf60f8
claim-pieces-too-low-then = { $times ->
    [one] Noch nicht: So stünden die Figuren zum ersten Mal. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: So stünden die Figuren erst { WORD($times) }mal. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
# source 09668432
claim-fifty-too-low = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Fünfzig ruhige Züge müssen es sein.
    [one] Noch nicht: Jeder hat erst einen ruhigen Zug gemacht. Fünfzig müssen es sein.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } ruhige Züge gemacht. Fünfzig müssen es sein.
 }
# source 40f5f8a9
claim-fifty-too-low-then = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
    [one] Noch nicht: Jeder hat erst einen ruhigen Zug gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } ruhige Züge gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
# source 2617f3de
claim-fifty-reset-too-low = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Fünfzig Züge müssen es sein.
    [one] Noch nicht: Jeder hat erst einen Zug ohne Schlagen und Umwandlung gemacht. Fünfzig müssen es sein.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } Züge ohne Schlagen und Umwandlung gemacht. Fünfzig müssen es sein.
 }
# source 2b367583
claim-fifty-reset-too-low-then = { $moves ->
    [0] Noch nicht: Das Zählen fängt gerade erst an. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
    [one] Noch nicht: Jeder hat erst einen Zug ohne Schlagen und Umwandlung gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
   *[other] Noch nicht: Jeder hat erst { WORD($moves) } Züge ohne Schlagen und Umwandlung gemacht. Zieh jetzt { PIECE($piece, form: "dein-akk") } nach { $to }.
 }
# source f7bc3fc9
claim-lost-by-touch = Du hast eine Figur berührt: Zieh zuerst. Remis verlangen kannst du beim nächsten Mal.
# source e417db6b
claim-too-early = Noch nicht: Erst macht jeder einen Zug.
# source d6ee27d5
claim-several-left = Die anderen spielen noch. Die Partie geht ohne dich weiter.
# source 11e45500
touched-piece-must-move = { GENDER($piece) ->
    [feminine] Du hast { PIECE($piece, form: "dein-akk") } auf { $square } berührt, also zieht sie.
   *[masculine] Du hast { PIECE($piece, form: "dein-akk") } auf { $square } berührt, also zieht er.
 }
# source da512644
touched-piece-must-move-castle = Du hast den König und dann den Turm berührt, also rochierst du.
# source 2a33013e
touched-piece-must-be-captured = { GENDER($piece) ->
    [feminine] Du hast { PIECE($piece, form: "akk") } auf { $square } berührt, also schlägst du sie.
   *[masculine] Du hast { PIECE($piece, form: "akk") } auf { $square } berührt, also schlägst du ihn.
 }
# source 7adbce38
touched-piece-must-be-captured-with = Du hast beide berührt, also schlägt { PIECE($by, form: "dein-nom") } { PIECE($piece, form: "akk") } auf { $square }.
# source 0dce409e
released-final = Du hast { PIECE($piece, form: "dein-akk") } auf { $square } losgelassen: Dabei bleibt es.
# source 6bb7fcd3
nothing-released = Mach zuerst deinen Zug auf dem Brett.
# source e911cccb
takeback-never = Gezogen ist gezogen.
# source d880853b
takeback-needs-consent = Frag zuerst: Die andere Seite muss einverstanden sein.
# source 2e868fc4
check-forgotten = Das war Schach. Es ist höflich, es zu sagen.
# source 2719f45f
check-does-not-bind = Du hast nicht Schach gesagt, also muss es niemand abwehren.

## Warum ein Zug erlaubt ist, was man auch befürchten mag

# source 03c10a97
allowed-castle = Der Weg des Königs nach { $square } ist frei und sicher.
# source 6dccfa19
allowed-castle-rook-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "nom", cap: 1) } greift den Turm auf { $square } an. Das macht nichts: Nur der Weg des Königs zählt.
   *[other] { MEN($men, form: "nom", cap: 1) } greifen den Turm auf { $square } an. Das macht nichts: Nur der Weg des Königs zählt.
 }
# source 82962dd8
allowed-castle-rook-crosses = { COUNT($men) ->
    [one] { MEN($men, form: "nom", cap: 1) } bewacht { $square }, doch nur dein Turm geht darüber. Nur der Weg des Königs zählt.
   *[other] { MEN($men, form: "nom", cap: 1) } bewachen { $square }, doch nur dein Turm geht darüber. Nur der Weg des Königs zählt.
 }
# source a4bf315a
allowed-en-passant = Der Bauer auf { $pawn } ist gerade zwei Felder gegangen. Also darf dein Bauer ihn im Vorbeigehen schlagen, auf { $square }.
# source 5ad05bc2
allowed-takes-checker = { PIECE($piece, form: "nom", cap: 1) } schlägt { PIECE($captured, form: "akk") } auf { $square }. Dann ist das Schach vorbei.
# source 86d18a8a
allowed-blocks = { PIECE($piece, form: "nom", cap: 1) } stellt sich auf { $square } dazwischen. Dann ist das Schach vorbei.
# source 204a31b4
allowed-pinned = { PIECE($piece, form: "nom", cap: 1) } auf { $from } schützt den eigenen König. Auch beim Zug nach { $to } bleibt der König sicher.
# source 774edbb5
allowed-pawn-takes = Ein Bauer schlägt schräg, und auf { $square } steht { PIECE($captured, form: "ein-nom") }.
# source c6869ed9
allowed-pawn-two = Von { $from } darf ein Bauer zwei Felder gehen. Der Weg nach { $square } ist frei.
# source ed635205
allowed-king-takes = Niemand deckt { PIECE($captured, form: "akk") } auf { $square }. Also darf der König schlagen.
# source e2ade7dc
allowed-king-steps = Niemand greift { $square } an. Also darf der König dorthin.
# source 0850e6b6
allowed-knight = Ein Springer springt über andere hinweg. Also darf er nach { $square }.
# source dc6e96b6
allowed-way = Nichts verbietet es: Für { PIECE($piece, form: "akk") } ist der Weg nach { $square } frei.
# source 6d0c4085
allowed-way-safe = Nichts verbietet es: Für { PIECE($piece, form: "akk") } ist der Weg nach { $square } frei. Dein König bleibt sicher.

## Was eine Stellung ist, und warum

# source 200cd148
standing-attacked = { COUNT($men) ->
    [one] { MEN($men, form: "nom", cap: 1) } greift den König auf { $square } an: Schach!
   *[other] { MEN($men, form: "nom", cap: 1) } greifen den König auf { $square } an: Schach!
 }
# source c8fa2138
standing-not-attacked = Niemand greift den König auf { $square } an: Das ist kein Schach.
# source f8b73f71
standing-no-way-out = Der König ist angegriffen und hat keinen Ausweg: Das ist matt.
# source ca112136
standing-no-move = Kein Schach und kein Zug mehr: Das ist patt.
# source 53ba6f37
standing-can-run = Der König kann noch nach { $square } gehen.
# source d22ecb37
standing-can-take = { MEN($men, form: "nom", cap: 1) } kann noch { PIECE($piece, form: "akk") } auf { $square } schlagen.
# source 510f9181
standing-can-block = { MEN($men, form: "nom", cap: 1) } kann sich noch auf { $square } dazwischenstellen.
# source 9e010ff2
standing-can-move = { MEN($men, form: "nom", cap: 1) } kann noch nach { $square } ziehen.

## Wer dran ist

# source 9ae7304e
reason-game-over = { $side ->
    [white] Die Partie ist zu Ende: Weiß ist matt.
    [blue] Die Partie ist zu Ende: Blau ist matt.
    [yellow] Die Partie ist zu Ende: Gelb ist matt.
   *[black] Die Partie ist zu Ende: Schwarz ist matt.
 }
# source f1bc90f5
reason-game-over-stalemate = { $side ->
    [white] Die Partie ist zu Ende: Weiß ist patt, also ist es remis.
    [blue] Die Partie ist zu Ende: Blau ist patt, also ist es remis.
    [yellow] Die Partie ist zu Ende: Gelb ist patt, also ist es remis.
   *[black] Die Partie ist zu Ende: Schwarz ist patt, also ist es remis.
 }
# source 32557188
reason-game-over-dead-position = Die Partie ist zu Ende: Niemand kann mehr mattsetzen. Es ist remis.
# source 892249cb
reason-game-over-fivefold = Die Partie ist zu Ende: Diese Stellung war fünfmal da. Es ist remis.
# source 5284d4f6
reason-game-over-seventy-five = Die Partie ist zu Ende: Jeder hat fünfundsiebzig ruhige Züge gemacht. Es ist remis.
# source 896b2765
reason-game-over-threefold = Die Partie ist zu Ende: Diese Stellung war dreimal da. Es ist remis.
# source 1fac8073
reason-game-over-fifty-moves = Die Partie ist zu Ende: Jeder hat fünfzig ruhige Züge gemacht. Es ist remis.
# source 1a0dac4c
reason-game-over-agreement = Die Partie ist zu Ende: Ihr habt euch auf Remis geeinigt.
# source 22114ace
reason-game-over-resignation = { $side ->
    [white] Die Partie ist zu Ende: Weiß hat aufgegeben.
    [blue] Die Partie ist zu Ende: Blau hat aufgegeben.
    [yellow] Die Partie ist zu Ende: Gelb hat aufgegeben.
   *[black] Die Partie ist zu Ende: Schwarz hat aufgegeben.
 }
# source 984a2f05
reason-game-over-resignation-draw = Die Partie ist zu Ende: remis. Einer hat aufgegeben, aber der andere könnte nie gewinnen.
# source 83461a43
reason-no-piece = Wähle ein Feld mit einer Figur. { $square } ist leer.
# source 02cb4365
reason-not-your-piece = { $side ->
    [white] Nimm eine weiße Figur, denn Weiß ist dran. { PIECE($piece, form: "nom", cap: 1) } auf { $square } gehört Schwarz.
   *[black] Nimm eine schwarze Figur, denn Schwarz ist dran. { PIECE($piece, form: "nom", cap: 1) } auf { $square } gehört Weiß.
 }
# source bad4636c
reason-same-square = Wähle ein anderes Feld. Auf { $square } stehen bleiben ist kein Zug.

## Rochade

# source 161eb670
reason-castle-king-moved = Nicht mehr: Dein König hat schon gezogen. Rochieren darf nur ein König, der noch nie gezogen hat.
# source 88f40747
reason-castle-king-moved-castled = Nicht noch einmal: Dein König hat schon rochiert.
# source 8e392903
reason-castle-rook-captured = Nicht mehr: Den Turm von { $square } hat { PIECE($piece, form: "ein-nom") } geschlagen.
# source 80a42ee7
reason-castle-rook-moved = Nicht mehr: Der Turm von { $square } hat schon gezogen. Zur Rochade gehört ein Turm, der noch nie gezogen hat.
# source c97e0212
reason-castle-no-rook = Zur Rochade brauchst du deinen Turm auf { $square }. Das Feld ist leer.
# source 20c01c98
reason-castle-no-rook-other = Zur Rochade brauchst du deinen eigenen Turm auf { $square }. { PIECE($piece, form: "nom", cap: 1) } dort kann nicht rochieren.
# source 2c9329fc
reason-castle-right-lost = Hier nicht: Dein König oder der Turm auf { $square } hat schon gezogen.
# source cf74040f
reason-castle-pieces-between = { COUNT($men) ->
    [one] Noch nicht: { MEN($men, form: "nom", cap: 1) } steht im Weg. Mach zuerst den Weg frei.
   *[other] Noch nicht: { MEN($men, form: "nom", cap: 1) } stehen im Weg. Mach zuerst den Weg frei.
 }
# source c0a796af
reason-castle-out-of-check = { COUNT($men) ->
    [one] Noch nicht: { MEN($men, form: "nom", cap: 1) } gibt Schach. Aus dem Schach heraus rochiert man nicht.
   *[other] Noch nicht: { MEN($men, form: "nom", cap: 1) } geben Schach. Aus dem Schach heraus rochiert man nicht.
 }
# source eab8ea3c
reason-castle-through-check = { COUNT($men) ->
    [one] Noch nicht: Der König müsste über { $square } gehen. Dieses Feld bewacht { MEN($men, form: "nom") }.
   *[other] Noch nicht: Der König müsste über { $square } gehen. Dieses Feld bewachen { MEN($men, form: "nom") }.
 }
# source 493978ab
reason-castle-into-check = { COUNT($men) ->
    [one] Noch nicht: Der König käme nach { $square }. Dieses Feld bewacht { MEN($men, form: "nom") }.
   *[other] Noch nicht: Der König käme nach { $square }. Dieses Feld bewachen { MEN($men, form: "nom") }.
 }

## Wie die Figuren ziehen

# source 19bc279d
reason-own-piece-on-target = Schlag nur fremde Figuren. { PIECE($piece, form: "dein-nom", cap: 1) } steht schon auf { $square }.
# source a08942c5
reason-king-on-rook = Rochieren geht so: Zieh den König zwei Felder, nach { $square }. Der Turm springt dann über ihn.
# source a45b3c8e
reason-king-on-rook-away = Auf { $square } steht schon dein Turm. Der König rochiert von { $home }: zwei Felder zu einem Turm hin.
# source c3b9a583
reason-piece-cant-move-that-way = { $piece ->
    [bishop] Der Läufer zieht schräg. So kommt er von { $from } nicht nach { $to }.
    [rook] Der Turm zieht gerade, nie schräg. So kommt er von { $from } nicht nach { $to }.
    [queen] Die Dame zieht gerade oder schräg. So kommt sie von { $from } nicht nach { $to }.
    [knight] Der Springer springt zwei Felder geradeaus und eins zur Seite. So kommt er von { $from } nicht nach { $to }.
   *[other] { PIECE($piece, form: "nom", cap: 1) } auf { $from } zieht nicht auf diese Art nach { $to }.
 }
# source a6b21e11
reason-path-blocked = { PIECE($piece, form: "nom", cap: 1) } kann nicht springen. { PIECE($blocker, form: "nom", cap: 1) } auf { $square } steht im Weg.
# source f20b98c6
reason-path-blocked-own = { PIECE($piece, form: "nom", cap: 1) } kann nicht springen. { PIECE($blocker, form: "dein-nom", cap: 1) } auf { $square } steht im Weg.
# source 82de6950
reason-king-too-far = Der König geht einen Schritt. Von { $from } nach { $to } ist es zu weit.
# source 283c3f41
reason-king-too-far-castle = Der König geht einen Schritt. Rochieren kann er nur von { $square } aus.

## Bauern

# source ee86bbe6
reason-pawn-backward = Bauern gehen nur vorwärts. Der Bauer auf { $from } kann nicht umkehren.
# source d76ffd74
reason-pawn-sideways = Bauern gehen geradeaus. Der Bauer auf { $from } kann nicht zur Seite.
# source c25cef46
reason-pawn-double-not-from-start = Der Bauer auf { $from } geht einen Schritt. Zwei Schritte gehen nur von Reihe { $row } aus.
# source 808fc2bf
reason-pawn-too-far = Bauern gehen einen Schritt, vom Start aus auch zwei. Von { $from } nach { $to } ist es zu weit.
# source cfc72ebf
reason-pawn-double-not-from-start-at-the-side = Der Bauer auf { $from } geht einen Schritt. Zwei gehen nur von seinem Startfeld aus.
# source a51a629c
reason-pawn-too-far-for-two = Bauern gehen einen Schritt oder zwei. Von { $from } nach { $to } ist es zu weit.
# source ae7651e9
reason-pawn-cant-move-that-way = Ein Bauer geht geradeaus und schlägt einen Schritt schräg. So kommt er von { $from } nicht nach { $to }.
# source b2ad3d53
reason-pawn-takes-elsewhere = Bauern schlagen einen Schritt schräg nach vorn. So kommt keiner von { $from } nach { $to }.
# source e997078d
reason-pawn-double-blocked = Noch nicht: Beide Felder vor dem Bauern müssen leer sein. Auf { $square } steht { PIECE($piece, form: "ein-nom") }.
# source 4c5b6edf
reason-pawn-cant-capture-straight = Bauern schlagen schräg, nicht geradeaus. { PIECE($piece, form: "nom", cap: 1) } auf { $square } versperrt den Weg.
# source 6ada8aa0
reason-pawn-cant-capture-straight-but = Bauern schlagen schräg: Schau auf { LIST($captures) }. Geradeaus ist { $square } versperrt.
# source 41704783
reason-pawn-diagonal-needs-capture = Schräg geht ein Bauer nur, wenn er schlägt. { $square } ist leer.
# source 9d956d98
reason-ep-beside-only = Hier schlägt nur ein Bauer direkt neben dem anderen im Vorbeigehen. Auf { $square } kann deiner das nicht.
# source 8d483feb
reason-ep-next-only = Zu spät: Hier schlägt im Vorbeigehen nur, wer direkt danach dran ist. Die Gelegenheit auf { $square } ist vorbei.

## En passant: im Vorbeigehen schlagen

# source 9f0366e6
reason-ep-not-a-pawn = Im Vorbeigehen schlägt man nur Bauern. Auf { $square } steht { PIECE($piece, form: "ein-nom") }.
# source 7963717d
reason-ep-chance-lost = Zu spät: Das ging nur im Zug gleich danach. Der Bauer auf { $square } bleibt.
# source a1f64229
reason-ep-turn-over = Zu spät: Jeder hat dafür nur einen Zug. Der Bauer auf { $square } bleibt.
# source 169126e2
reason-ep-pawn-did-not-double-step = Im Vorbeigehen schlägt man nur nach einem Doppelschritt. Dieser Bauer kam von { $from } nach { $square }.
# source 52e8959b
reason-ep-not-available = Im Vorbeigehen schlägt man nur gleich nach einem Doppelschritt. Der Bauer auf { $square } hat gerade keinen gemacht.

## Der König in Sicherheit

# source c7a0fd03
reason-cant-capture-king = Ein König wird nie geschlagen. Der König auf { $square } bleibt stehen.
# source e54627cb
reason-king-captures-protected = { COUNT($men) ->
    [one] Noch nicht: { MEN($men, form: "nom", cap: 1) } deckt { PIECE($piece, form: "akk") } auf { $square }.
   *[other] Noch nicht: { MEN($men, form: "nom", cap: 1) } decken { PIECE($piece, form: "akk") } auf { $square }.
 }
# source 1fc8fb82
reason-king-next-to-king = Könige halten Abstand. Der andere König auf { $king } bewacht { $square }.
# source 66691117
reason-king-stays-on-line = Geh zur Seite: { PIECE($piece, form: "nom", cap: 1) } auf { $from } reicht auch bis { $square }.
# source ad566174
reason-king-into-attack = { COUNT($men) ->
    [one] Such ein sicheres Feld: { MEN($men, form: "nom", cap: 1) } bewacht { $square }.
   *[other] Such ein sicheres Feld: { MEN($men, form: "nom", cap: 1) } bewachen { $square }.
 }
# source 79119b41
reason-double-check-king-must-move = Zieh den König: { MEN($men, form: "nom", cap: 1) } geben zusammen Schach.
# source a0887b09
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
# source 37f1edac
reason-ep-exposes-king = { COUNT($men) ->
    [one] Noch nicht: Beide Bauern wären weg. Dann würde { MEN($men, form: "nom") } deinen König angreifen.
   *[other] Noch nicht: Beide Bauern wären weg. Dann würden { MEN($men, form: "nom") } deinen König angreifen.
 }
# source 0d8d26ba
reason-ep-exposes-king-alone = { COUNT($men) ->
    [one] Noch nicht: { PIECE($piece, form: "nom", cap: 1) } auf { $square } wäre weg. Dann würde { MEN($men, form: "nom") } deinen König angreifen.
   *[other] Noch nicht: { PIECE($piece, form: "nom", cap: 1) } auf { $square } wäre weg. Dann würden { MEN($men, form: "nom") } deinen König angreifen.
 }
# source 8d2eead5
reason-pinned = { GENDER($piece) ->
    [feminine] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } muss bleiben. Sie schützt den König vor { MEN($men, form: "dat") }.
   *[masculine] Noch nicht: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } muss bleiben. Er schützt den König vor { MEN($men, form: "dat") }.
 }
# source 10504157
reason-pinned-line = { GENDER($piece) ->
    [feminine] Bleib dazwischen: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } darf nicht zur Seite. Sie schützt den König vor { MEN($men, form: "dat") }.
   *[masculine] Bleib dazwischen: { PIECE($piece, form: "dein-nom", cap: 1) } auf { $square } darf nicht zur Seite. Er schützt den König vor { MEN($men, form: "dat") }.
 }

## Umwandlung

# source 1da94c65
reason-promotion-piece-missing = Der Bauer geht nach { $square }. Wähle Dame, Turm, Läufer oder Springer.
# source c30bf661
reason-promotion-piece-invalid = { $piece ->
    [pawn] Wähle Dame, Turm, Läufer oder Springer. Ein Bauer darf er nicht bleiben.
   *[other] Wähle Dame, Turm, Läufer oder Springer. Zu { PIECE($piece, form: "ein-dat") } wird ein Bauer nie.
 }
# source 44f05d78
reason-promotion-not-allowed = Nur ein Bauer auf seiner letzten Reihe verwandelt sich. Auf { $square } bleibt alles, wie es ist.
# source 7eaeeb95
reason-promotion-row-here = In diesem Spiel verwandelt sich ein Bauer schon auf { $square }. Wähle Dame, Turm, Läufer oder Springer.
# source 27046e75
reason-promotion-row-not = Zieh den Bauern, wie er ist. In diesem Spiel verwandelt sich auf { $square } keiner.
# source d37ef3ea
reason-off-board = Bleib auf dem Brett: Da ist kein Feld.
# source aa1202ef
reason-ally-piece-on-target = Auf { $square } steht { PIECE($piece, form: "nom") } von deinem Partner. Partner schlagen einander nicht.
# source 54430d15
reason-path-crosses-corner = Schau auf die Ecke: { PIECE($piece, form: "dein-nom", cap: 1) } kommt von { $from } nicht nach { $to }.
# source f8701da9
reason-corner-squeeze = In diesem Spiel kommt niemand an einer inneren Ecke vorbei. { PIECE($piece, form: "dein-nom", cap: 1) } kann nicht von { $from } nach { $to }.
# source 44728860
reason-absent-only-pawns-may-capture = { PIECE($piece, form: "nom", cap: 1) } auf { $square } schläft, denn der Spieler ist weg. Nur ein Bauer darf hier schlagen.
# source efc94ce4
reason-rule3-king-double-attack = Nur einer darf den König auf { $king } angreifen. Hier wären es mehrere: { MEN($men, form: "nom") }.
# source c48b0814
reason-sleepers-guard = Achte auf die schlafenden Figuren: In diesem Spiel bewachen sie weiter. Gefahr für deinen König: { MEN($men, form: "nom") }.
# source 5f077866
reason-commanded-guard = Achte auf die Figuren, die jetzt jemand anders führt: Sie kämpfen weiter. Gefahr für deinen König: { MEN($men, form: "nom") }.

## Was anders sein müsste

# source 7c19508e
change-title = Was müsste anders sein?
# source 2dcf659b
change-remove = { PIECE($piece, form: "nom", cap: 1) } auf { $square } müsste weg sein. Dann ginge es.
# source 24c20f19
change-shift = { PIECE($piece, form: "nom", cap: 1) } auf { $from } müsste auf { $to } stehen. Dann ginge es.
# source d1c16754
change-turn = Die andere Seite müsste am Zug sein. Dann ginge es.
# source ee4408b8
change-castling = Du bräuchtest einen König und einen Turm, die noch nie gezogen haben. Dann dürftest du rochieren.
# source 7e2f3794
change-passed = Der Bauer müsste eben erst den Doppelschritt über { $square } gemacht haben. Dann dürftest du ihn im Vorbeigehen schlagen.
# source 3cdddf02
change-none = Eine Figur wegnehmen oder um ein Feld verschieben reicht hier nicht.

## Die Karten hinter „Zeig mir die Regel“

# source 773364cd
rule-title = Schachregeln, Artikel { $article }
# source 4b8f3902
rule-turns = Weiß beginnt, dann wird abgewechselt. Jeder macht einen Zug mit einer eigenen Figur.
# source d7557072
rule-capture = Zieh nie auf deine eigene Figur. Eine fremde schlägst du: Zieh auf ihr Feld.
# source 60800a78
rule-bishop = Der Läufer zieht schräg, so weit der Weg frei ist.
# source 3fa835de
rule-rook = Der Turm zieht gerade, so weit der Weg frei ist.
# source b073fe59
rule-queen = Die Dame zieht gerade oder schräg, so weit der Weg frei ist.
# source 2bbc3e68
rule-no-jump = Läufer, Turm und Dame springen nie über eine Figur.
# source f331ad0e
rule-knight = Der Springer zieht zwei Felder geradeaus und eins zur Seite. Er darf springen.
# source 0e267318
rule-pawn = Der Bauer geht geradeaus und schlägt schräg. Zurück geht er nie.
# source 39668bfa
rule-pawn-step = Der Bauer geht einen Schritt geradeaus auf ein leeres Feld.
# source 4b6d5dce
rule-pawn-double = Bei seinem ersten Zug darf ein Bauer zwei Schritte gehen. Beide Felder vor ihm müssen leer sein.
# source cd23c5b9
rule-pawn-capture = Ein Bauer schlägt einen Schritt schräg nach vorn. Schräg geht er nur, wenn er schlägt.
# source a78f3039
rule-en-passant = Ein Bauer läuft mit zwei Schritten an deinem vorbei? Schlag ihn wie nach einem Schritt.
# source 68a5e02c
rule-en-passant-now = Im Vorbeigehen schlagen (en passant) darfst du nur sofort, im allernächsten Zug.
# source 945a98e5
rule-promotion = Ein Bauer auf seiner letzten Reihe verwandelt sich. Wähle Dame, Turm, Läufer oder Springer.
# source 69facc90
rule-king = Der König geht einen Schritt in jede Richtung. Nur bei der Rochade sind es zwei.
# source b3f108a8
rule-castling = Rochade: Der König geht zwei Felder auf einen Turm zu. Der Turm landet auf dem Feld, über das der König ging.
# source 718e2c09
rule-castling-never = Hat der König einmal gezogen, rochiert er nie mehr. Für den Turm gilt das auch.
# source 9d0ade82
rule-castling-now = Start, Weg und Ziel des Königs dürfen nicht bewacht sein. Zwischen König und Turm muss alles leer sein.
# source b5b23ab3
rule-check = Nach deinem Zug darf dein eigener König nicht angegriffen sein.
# source fc28cc19
rule-king-stays = Der König wird nie geschlagen. Die Partie endet, wenn er matt ist.
# source 6994b9fc
rule-checkmate = Ein angegriffener König, den nichts mehr rettet, ist schachmatt. Die Partie ist sofort zu Ende.
# source 4add214f
rule-stalemate = Wer keinen Zug hat und nicht im Schach steht, ist patt. Die Partie ist remis.
# source a04c3008
rule-dead-position = Führt gar keine Zugfolge mehr zum Matt, ist die Partie sofort remis.
# source be325eef
rule-fivefold = Dieselbe Stellung zum fünften Mal: Die Partie ist remis. Niemand muss fragen.
# source cb8e5ab2
rule-seventy-five = Macht jeder fünfundsiebzig Züge ohne Schlagen und Bauernzug, ist es remis. Matt geht vor.
# source 114e06da
rule-threefold = Dieselbe Stellung zum dritten Mal: Wer am Zug ist, darf Remis verlangen.
# source 7be781a3
rule-fifty-moves = Macht jeder fünfzig Züge ohne Schlagen und Bauernzug, darfst du Remis verlangen.
# source b0072ea6
rule-agreement = Beide dürfen sich auf Remis einigen. Vorher muss jeder einmal gezogen haben.
# source 66849ddc
rule-resignation = Du darfst aufgeben: Dann gewinnt die andere Seite. Könnte sie nie mattsetzen, ist es remis.
# source 4dc7ee7e
rule-claims = Remis verlangt man, wenn man dran ist, bevor man eine Figur berührt.
# source 754674af
rule-touch-move = Berührst du deine Figur, zieh mit ihr, wenn sie kann. Berührst du eine fremde, schlag sie, wenn du kannst.
# source 765f01d3
rule-release = Eine Figur, die du auf ihrem neuen Feld loslässt, bleibt dort.
# source 02755c26
rule-castle-touch = Zur Rochade fasst du zuerst den König an, dann den Turm.

## Hausregeln
##
## Der Name des Punktes, und wie ihn jede Regelsammlung liest. Zwei Lesarten stehen nebeneinander.

# source e9c7bbec
house-repetition = Dieselbe Stellung noch einmal
# source 194bfac9
house-repetition-fide-position = Kommt eine Stellung zum dritten Mal, darf man Remis verlangen.
# source 4084cbfb
house-repetition-club-sequence = Spielen beide dreimal hintereinander dieselben Züge, darf man Remis verlangen.
# source 90a8093e
house-repetition-automatic = Kommt eine Stellung zum dritten Mal, ist die Partie sofort remis.
# source 82622b60
house-same-position = Wann zwei Stellungen gleich sind
# source db896440
house-same-position-fide = Figuren, Zugrecht, Rochade und Schlagen im Vorbeigehen müssen gleich sein.
# source 01809dc9
house-same-position-disposition-only = Gleiche Figuren auf gleichen Feldern und gleiches Zugrecht genügen.
# source 2cc9ce2a
house-fifty-reset = Was das Zählen der ruhigen Züge neu beginnt
# source da0becee
house-fifty-reset-pawn-or-capture = Bei jedem Schlagen und jedem Bauernzug beginnt das Zählen neu.
# source a37b4e5b
house-fifty-reset-promotion-or-capture = Nur beim Schlagen und bei einer Umwandlung beginnt das Zählen neu.
# source 925aee16
house-fifty-effect = Fünfzig ruhige Züge auf jeder Seite
# source 65fe0172
house-fifty-effect-claim = Man darf Remis verlangen.
# source 72f17f2b
house-fifty-effect-automatic = Die Partie ist sofort remis.
# source 8f4dca26
house-fivefold = Dieselbe Stellung zum fünften Mal
# source bd233e8c
house-fivefold-on = Die Partie ist remis, und niemand muss fragen.
# source a286749f
house-fivefold-off = Die Partie geht weiter, bis jemand Remis verlangt.
# source 0f7fc62c
house-seventy-five = Fünfundsiebzig ruhige Züge auf jeder Seite
# source 730dcb1a
house-seventy-five-on = Die Partie ist remis, und niemand muss fragen.
# source 96052665
house-seventy-five-off = Die Partie geht weiter, so lange es auch dauert.
# source 81be27a3
house-claims = Remis verlangen
# source df75d08d
house-claims-on = Man darf nach Wiederholung oder fünfzig Zügen Remis verlangen.
# source 8380da82
house-claims-off = Niemand kann Remis verlangen.
# source 3b4dbc11
house-claims-not-mentioned = Wird nicht erwähnt: Sprecht vor der Partie ab, ob das erlaubt ist.
# source 73ab5de1
house-claim-by = Wer Remis verlangen darf
# source 45c78785
house-claim-by-player-to-move = Nur wer gerade am Zug ist.
# source 47e30c39
house-claim-by-any-player = Jeder, zu jeder Zeit.
# source fb7a07d4
house-dead-position = Wenn niemand mehr mattsetzen kann
# source 3313cc9c
house-dead-position-full = Die Partie ist remis, sobald keine Zugfolge mehr zum Matt führt.
# source ce1dba5c
house-dead-position-material-four = Nur vier Fälle sind remis: die Könige allein, ein Läufer, ein Springer oder je ein Läufer auf derselben Farbe.
# source 56ec4671
house-dead-position-off = Man spielt weiter.
# source 09c3c103
house-agreement = Sich auf Remis einigen
# source da35e931
house-agreement-on = Beide dürfen sich auf Remis einigen.
# source 3568bb8c
house-agreement-off = Man kann sich nicht auf Remis einigen.
# source df425789
house-agreement-not-mentioned = Wird nicht erwähnt: Sprecht es vor der Partie ab.
# source d924e77a
house-resign = Aufgeben
# source bf1a4a60
house-resign-on = Man darf aufgeben.
# source 3a7b79fc
house-resign-off = Niemand gibt auf: Es wird zu Ende gespielt.
# source df113b38
house-resign-not-mentioned = Wird nicht erwähnt: Sprecht es vor der Partie ab. Niemand muss weiterspielen.
# source cccf5acc
house-resign-vs-unwinnable = Aufgeben, wenn der andere nie gewinnen kann
# source 7a1142c6
house-resign-vs-unwinnable-draw = Die Partie ist remis.
# source d2453522
house-resign-vs-unwinnable-loss = Die Partie geht trotzdem an den anderen.
# source 91458e82
house-promotion-set = Was aus einem Bauern werden darf
# source f2cf6350
house-promotion-set-qrbn = Dame, Turm, Läufer oder Springer.
# source 17183d59
house-promotion-set-qrbnp = Dame, Turm, Läufer oder Springer, oder er bleibt ein Bauer.
# source a1650811
house-promotion-compulsory = Muss sich der Bauer verwandeln?
# source 463101d7
house-promotion-compulsory-true = Ja: Auf der letzten Reihe wird er immer eine andere Figur.
# source f81ac7ad
house-promotion-compulsory-false = Nein: Er darf ein Bauer bleiben.
# source dd16938a
house-touch = Eine Figur berühren
# source f0388d3c
house-touch-touch-move = Wer eine Figur berührt, muss mit ihr ziehen oder sie schlagen.
# source 0f649d22
house-touch-release-final = Berühren und überlegen ist erlaubt; wer loslässt, hat gezogen.
# source ecbd7e5d
house-touch-free-until-confirm = Probier alles aus, bis du sagst: Das ist mein Zug.
# source 26731efc
house-takeback = Einen Zug zurücknehmen
# source eaaf78d6
house-takeback-never = Nie.
# source 32147b97
house-takeback-opponent-agrees = Nur wenn der andere einverstanden ist.
# source efd9daf4
house-takeback-free = Wann immer du willst.
# source f1494604
house-announce-check = Schach sagen
# source 481bf03d
house-announce-check-off = Niemand muss es sagen.
# source 92a3243d
house-announce-check-courtesy = Es ist höflich, es zu sagen.
# source b95bc9e8
house-announce-check-required-to-bind = Ein Schach, das niemand gesagt hat, muss man nicht abwehren.
# source 0b46f1da
house-check-call = Wer Schach sagt
# source 4f54a3f9
house-check-call-by-hand = Man sagt es selbst, mit dem Zug.
# source 446c6ed4
house-check-call-auto = Das Programm sagt es von selbst.
# source fd3ffd49
house-call-window = Wie lange man noch Schach sagen darf
# source f0f7d81a
house-call-window-next-move = Bis der Nächste gezogen hat.
# source 0ae1c24b
house-call-window-until-victim-moves = Bis der gezogen hat, der im Schach steht.
# source 7ded3876
house-silent-check-capture = Ein König im Schach, das niemand gesagt hat
# source 566abd3b
house-silent-check-capture-false = Der König wird nie geschlagen.
# source 2f13da72
house-silent-check-capture-true = Der König darf geschlagen werden, und sein Spieler ist ausgeschieden.
# source 733fa11c
house-double-step = Wann ein Bauer zwei Schritte gehen darf
# source 633feb92
house-double-step-first-move = Nur mit seinem ersten Zug.
# source 7575ceed
house-double-step-any-time = Jederzeit und von jedem Feld.
# source 3fb76f03
house-ep-geometry = Welche Bauern im Vorbeigehen schlagen dürfen
# source 03d75d0b
house-ep-geometry-attacks-x = Jeder Bauer, der das überquerte Feld angreift.
# source 91a3cab0
house-ep-geometry-beside-y = Nur ein Bauer, der direkt neben dem anderen steht.
# source c72e438a
house-ep-window = Wie lange man im Vorbeigehen schlagen darf
# source 7650a584
house-ep-window-until-movers-turn = Jeder andere hat dafür einen Zug.
# source 571df0f4
house-ep-window-next-player-only = Nur wer als Nächster dran ist, darf es.
# source bd3f03f0
house-ep-takes-both = Wenn auf dem überquerten Feld eine Figur steht
# source 57b52cb3
house-ep-takes-both-false = Man schlägt nur diese Figur.
# source 56e79f14
house-ep-takes-both-true = Man schlägt diese Figur und den Bauern dazu.
# source 3e253444
house-promotion-row = Wo sich ein Bauer verwandelt
# source 7628ca7a
house-promotion-row-end-of-line = Wo sein Weg zu Ende ist.
# source 955c51ea
house-promotion-row-far-row-only = Nur auf der Reihe, die am weitesten vom Start liegt.
# source a6302fbb
house-promotion-row-own-8th = Ab seiner achten Reihe.
# source c461e545
house-promotion-row-any-enemy-back-row = Auf der Grundreihe jedes anderen Spielers.
# source 6c8be4c9
house-corner-squeeze = Schräg an einer inneren Ecke vorbei
# source 4bf62ac2
house-corner-squeeze-true = Das sind Schritte wie alle anderen.
# source ff0cf22c
house-corner-squeeze-false = Die Ecke steht im Weg.
# source 3c94a1e8
house-setup = Wie die Heere am Anfang stehen
# source 73dd60e8
house-setup-mirror = Gegenüber steht es wie im Spiegel.
# source 15584542
house-setup-rotate = Jede Dame steht links von ihrem König.
# source 2e60816b
house-restore-pawn-if-no-neighbour = Der Bauer ganz rechts neben einem leeren Platz
# source b8b3ea35
house-restore-pawn-if-no-neighbour-false = Er bleibt weg.
# source 1872dd74
house-restore-pawn-if-no-neighbour-true = Er kommt dazu.
# source 54556eee
house-rule3 = Ein König, den zwei Spieler angreifen
# source 63a25ad9
house-rule3-off = Das ist erlaubt.
# source 78be2d5c
house-rule3-forbid = Ein zweiter Spieler darf nicht dazukommen.
# source fa4493ae
house-rule3-answer-one = Das ist erlaubt, und nur das erste Schach muss man abwehren.
# source 5e5b02ac
house-rule3-solo-mate = Das ist erlaubt, aber matt setzt nur ein Heer allein.
# source fe68029c
house-team-counts-as-one = Zählen Partner als ein Angreifer?
# source 332e5ef3
house-team-counts-as-one-false = Nein: Jeder Partner zählt.
# source cfebdf8b
house-team-counts-as-one-true = Ja: Partner zählen als einer.
# source cd49fdb4
house-absent = Wer vom Tisch weggehen darf
# source 3c5c4bc4
house-absent-never = Niemand: Alle bleiben bis zum Schluss.
# source 7ffa9b19
house-absent-both = Kinder bis zehn, wenn der Älteste 25 Jahre älter ist.
# source 48052d36
house-absent-gap-only = Wer 25 Jahre jünger ist als der Älteste.
# source 1fcc68f5
house-absent-age-only = Kinder bis zehn.
# source 1a0f005d
house-absent-supervisor-ok = Wen die Aufsicht gehen lässt.
# source f15dfe1c
house-absent-attack = Die Figuren von jemandem, der weg ist
# source 1d2fff0c
house-absent-attack-false = Sie schlafen und greifen nichts an.
# source 78b66fdf
house-absent-attack-true = Sie bewachen weiter ihre Felder.
# source 815518ea
house-absent-counts-alive = Gewinnen, während jemand weg ist
# source 024c978b
house-absent-counts-alive-true = Niemand gewinnt, bevor der Spieler zurück oder ausgeschieden ist.
# source f9bca4e6
house-absent-counts-alive-false = Wer als Letzter am Tisch ist, gewinnt.
# source 3c2285e2
house-alliances = Im Team spielen
# source cd3f4cf1
house-alliances-informal = Ein Versprechen: Die Regeln bleiben, wie sie sind.
# source 076a27c4
house-alliances-formal = Partner schlagen einander nicht und geben einander kein Schach.
# source 3c1c2c37
house-alliances-fixed = Zwei gegen zwei: Süd und Nord gegen West und Ost, bis zum Schluss.
# source 8920cf6d
house-mated-army = Die Figuren von jemandem, der ausgeschieden ist
# source 1c581937
house-mated-army-statues = Sie bleiben als Statuen stehen, und jeder darf sie schlagen.
# source 6ae4e98b
house-mated-army-remove = Sie kommen vom Brett.
# source 11b2d0f8
house-mated-army-captured-by-mater = Sie kämpfen für den, der mattgesetzt hat.
# source a2e7ce93
house-stalemate = Wer keinen Zug hat
# source 6e049a14
house-stalemate-draw-all = Die Partie ist für alle remis.
# source fefb67fa
house-stalemate-pass = Man setzt aus; sind nur noch zwei da, ist es remis.
# source 24ba9a0a
house-stalemate-out = Man ist ausgeschieden.
# source f4024f12
house-supervisor = Eine Aufsicht
# source 83e4ddd1
house-supervisor-false = Niemand ändert die Regeln während der Partie.
# source 60d5c895
house-supervisor-true = Ein Erwachsener darf zwischen zwei Zügen die Regeln ändern.

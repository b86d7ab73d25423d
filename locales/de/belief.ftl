### Was der Coach zu zwei fast gleichen Brettern sagt, und was Erwachsene über ein Kind lesen.
###
### cure-… ist für das Kind: wie es wirklich ist, freundlich, nie „du denkst“. Höchstens zwei kurze Sätze.
### belief-… ist für Erwachsene: was das Kind denkt, ohne „er“ oder „sie“.

## Bauern

# source b31401a1
cure-pawn-takes-ahead = Ein Bauer schlägt schräg. Was direkt vor ihm steht, versperrt ihm nur den Weg.
# source f836381e
belief-pawn-takes-ahead = Denkt, dass ein Bauer schlägt, was direkt vor ihm steht.
# source ea27b487
cure-pawn-walks-diagonally = Ein Bauer geht geradeaus. Schräg geht er nur, wenn er schlägt.
# source b5482f6c
belief-pawn-walks-diagonally = Denkt, dass ein Bauer schräg auf ein leeres Feld gehen darf.
# source 8557c85d
cure-pawn-two-steps-always = Bei seinem ersten Zug darf ein Bauer zwei Schritte gehen. Danach geht er einen.
# source 7052aecd
belief-pawn-two-steps-always = Denkt, dass ein Bauer jederzeit zwei Schritte gehen darf.
# source 61e796a8
cure-pawn-jumps = Ein Bauer springt nie. Für zwei Schritte müssen beide Felder vor ihm leer sein.
# source 032d9a8e
belief-pawn-jumps = Denkt, dass ein Bauer beim Doppelschritt über eine Figur springen darf.

## Der König

# source 4beebaee
cure-king-takes-guarded = Bevor der König schlägt: Schau, wer die Figur deckt. Er schlägt nur, was niemand deckt.
# source fc4a3cec
belief-king-takes-guarded = Denkt, dass ein König eine gedeckte Figur schlagen darf.
# source c57726f9
cure-king-steps-along-line = Der Weg des Angreifers geht hinter dem König weiter. Geh zur Seite, dann ist er sicher.
# source 9e9dff31
belief-king-steps-along-line = Denkt, dass ein König im Schach auf der Linie des Angreifers zurückweichen darf.
# source dda524e3
cure-king-beside-king = Zwei Könige stehen nie nebeneinander. Ein Feld dazwischen bleibt frei.
# source d95d68de
belief-king-beside-king = Denkt, dass zwei Könige nebeneinander stehen dürfen.

## Schach

# source 8b6f504a
cure-check-not-by-pinned = Auch eine Figur, die ihren König schützt, greift an. Sie gibt auch Schach.
# source bb57522a
belief-check-not-by-pinned = Denkt, dass eine gefesselte Figur kein Schach gibt und nichts angreift.
# source 19cf2608
cure-check-only-king-helps = Der König kann weggehen, und die anderen können helfen. Sie stellen sich dazwischen oder schlagen den Angreifer.
# source fb2ba844
belief-check-only-king-helps = Denkt, dass im Schach nur der König ziehen darf.
# source 630f542a
cure-check-knight-blocked = Ein Springer springt, also kann sich niemand dazwischenstellen. Geh mit dem König weg oder schlag den Springer.
# source df79c4a6
belief-check-knight-blocked = Denkt, dass man sich bei einem Springerschach dazwischenstellen kann.

## Matt und Patt

# source 009988c0
cure-stalemate-is-checkmate = Zum Matt gehört Schach. Kein Schach und kein Zug: Das ist patt.
# source 387b3307
belief-stalemate-is-checkmate = Denkt, dass es matt ist, wenn man keinen Zug hat, auch ohne Schach.
# source 5890b70c
cure-stalemate-king-alone = Patt ist es nur, wenn keine Figur ziehen kann. Schau auch auf die anderen.
# source 96331266
belief-stalemate-king-alone = Denkt, dass es patt ist, sobald der König nicht ziehen kann, auch wenn andere Figuren es können.

## Figuren, die ihren König schützen

# source 6ee8f904
cure-pinned-moves-freely = Diese Figur schützt ihren König. Sie bleibt auf der Linie zwischen König und Angreifer.
# source 0c5e6435
belief-pinned-moves-freely = Denkt, dass eine gefesselte Figur die Linie zu ihrem König verlassen darf.
# source e9ec835c
cure-pinned-never-moves = Eine Figur, die ihren König schützt, darf auf der Linie ziehen. Sie darf sogar den Angreifer schlagen.
# source 860e4c93
belief-pinned-never-moves = Denkt, dass eine gefesselte Figur nie ziehen darf, auch nicht auf ihrer Linie.

## Umwandlung

# source cb0451a2
cure-pawn-becomes-queen = Du wählst, was der Bauer wird: Dame, Turm, Läufer oder Springer. Manchmal ist etwas anderes besser als die Dame.
# source 9d19384b
belief-pawn-becomes-queen = Denkt, dass ein Bauer immer zur Dame wird.

## Im Vorbeigehen schlagen

# source 1102228c
cure-en-passant-any-time = Im Vorbeigehen schlägt man nur sofort, im allernächsten Zug. Später ist es vorbei.
# source 224818c0
belief-en-passant-any-time = Denkt, dass ein Bauer auch später noch im Vorbeigehen schlagen darf.
# source a767c11d
cure-en-passant-any-man = Im Vorbeigehen schlägt man nur Bauern. Jede andere Figur schlägt man dort, wo sie steht.
# source 364c8247
belief-en-passant-any-man = Denkt, dass man auch andere Figuren als Bauern im Vorbeigehen schlagen kann.
# source ab212310
cure-en-passant-one-step = Im Vorbeigehen schlägt man einen Bauern nur nach zwei Schritten. Nach einem geht es nicht.
# source c93042a0
belief-en-passant-one-step = Denkt, dass man einen Bauern auch nach einem einzigen Schritt im Vorbeigehen schlagen kann.

## Rochade

# source 4392ac69
cure-castling-rook-attacked = Der Turm darf angegriffen sein, und du darfst trotzdem rochieren. Nur der Weg des Königs muss sicher sein.
# source 3c12362c
belief-castling-rook-attacked = Denkt, dass ein König nicht rochieren darf, wenn der Turm angegriffen ist.
# source 58deb324
cure-castling-rook-crosses = Der Turm darf über ein bewachtes Feld. Nur der Weg des Königs muss sicher sein.
# source 44f8733b
belief-castling-rook-crosses = Denkt, dass ein König nicht rochieren darf, wenn der Turm über ein bewachtes Feld geht.
# source 86edddf8
cure-castling-out-of-check = Aus dem Schach heraus rochiert man nicht. Hilf dem König zuerst anders.
# source caa44a39
belief-castling-out-of-check = Denkt, dass ein König aus dem Schach heraus rochieren darf.
# source 9c785073
cure-castling-through-check = Der ganze Weg des Königs muss sicher sein. Auch das Feld, über das er geht, zählt mit.
# source 84ec67d1
belief-castling-through-check = Denkt, dass der König beim Rochieren über ein bewachtes Feld gehen darf.

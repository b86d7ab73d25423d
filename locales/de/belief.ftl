### Was der Coach zu zwei fast gleichen Brettern sagt, und was Erwachsene über ein Kind lesen.
###
### cure-… ist für das Kind: wie es wirklich ist, freundlich, nie „du denkst“. Höchstens zwei kurze Sätze.
### belief-… ist für Erwachsene: was das Kind denkt, ohne „er“ oder „sie“.

## Bauern

cure-pawn-takes-ahead = Ein Bauer schlägt schräg. Was direkt vor ihm steht, versperrt ihm nur den Weg.
belief-pawn-takes-ahead = Denkt, dass ein Bauer schlägt, was direkt vor ihm steht.
cure-pawn-walks-diagonally = Ein Bauer geht geradeaus. Schräg geht er nur, wenn er schlägt.
belief-pawn-walks-diagonally = Denkt, dass ein Bauer schräg auf ein leeres Feld gehen darf.
cure-pawn-two-steps-always = Bei seinem ersten Zug darf ein Bauer zwei Schritte gehen. Danach geht er einen.
belief-pawn-two-steps-always = Denkt, dass ein Bauer jederzeit zwei Schritte gehen darf.
cure-pawn-jumps = Ein Bauer springt nie. Für zwei Schritte müssen beide Felder vor ihm leer sein.
belief-pawn-jumps = Denkt, dass ein Bauer beim Doppelschritt über eine Figur springen darf.

## Der König

cure-king-takes-guarded = Bevor der König schlägt: Schau, wer die Figur deckt. Er schlägt nur, was niemand deckt.
belief-king-takes-guarded = Denkt, dass ein König eine gedeckte Figur schlagen darf.
cure-king-steps-along-line = Der Weg des Angreifers geht hinter dem König weiter. Geh zur Seite, dann ist er sicher.
belief-king-steps-along-line = Denkt, dass ein König im Schach auf der Linie des Angreifers zurückweichen darf.
cure-king-beside-king = Zwei Könige stehen nie nebeneinander. Ein Feld dazwischen bleibt frei.
belief-king-beside-king = Denkt, dass zwei Könige nebeneinander stehen dürfen.

## Schach

cure-check-not-by-pinned = Auch eine Figur, die ihren König schützt, greift an. Sie gibt auch Schach.
belief-check-not-by-pinned = Denkt, dass eine gefesselte Figur kein Schach gibt und nichts angreift.
cure-check-only-king-helps = Der König kann weggehen, und die anderen können helfen. Sie stellen sich dazwischen oder schlagen den Angreifer.
belief-check-only-king-helps = Denkt, dass im Schach nur der König ziehen darf.
cure-check-knight-blocked = Ein Springer springt, also kann sich niemand dazwischenstellen. Geh mit dem König weg oder schlag den Springer.
belief-check-knight-blocked = Denkt, dass man sich bei einem Springerschach dazwischenstellen kann.

## Matt und Patt

cure-stalemate-is-checkmate = Zum Matt gehört Schach. Kein Schach und kein Zug: Das ist patt.
belief-stalemate-is-checkmate = Denkt, dass es matt ist, wenn man keinen Zug hat, auch ohne Schach.
cure-stalemate-king-alone = Patt ist es nur, wenn keine Figur ziehen kann. Schau auch auf die anderen.
belief-stalemate-king-alone = Denkt, dass es patt ist, sobald der König nicht ziehen kann, auch wenn andere Figuren es können.

## Figuren, die ihren König schützen

cure-pinned-moves-freely = Diese Figur schützt ihren König. Sie bleibt auf der Linie zwischen König und Angreifer.
belief-pinned-moves-freely = Denkt, dass eine gefesselte Figur die Linie zu ihrem König verlassen darf.
cure-pinned-never-moves = Eine Figur, die ihren König schützt, darf auf der Linie ziehen. Sie darf sogar den Angreifer schlagen.
belief-pinned-never-moves = Denkt, dass eine gefesselte Figur nie ziehen darf, auch nicht auf ihrer Linie.

## Umwandlung

cure-pawn-becomes-queen = Du wählst, was der Bauer wird: Dame, Turm, Läufer oder Springer. Manchmal ist etwas anderes besser als die Dame.
belief-pawn-becomes-queen = Denkt, dass ein Bauer immer zur Dame wird.

## Im Vorbeigehen schlagen

cure-en-passant-any-time = Im Vorbeigehen schlägt man nur sofort, im allernächsten Zug. Später ist es vorbei.
belief-en-passant-any-time = Denkt, dass ein Bauer auch später noch im Vorbeigehen schlagen darf.
cure-en-passant-any-man = Im Vorbeigehen schlägt man nur Bauern. Jede andere Figur schlägt man dort, wo sie steht.
belief-en-passant-any-man = Denkt, dass man auch andere Figuren als Bauern im Vorbeigehen schlagen kann.
cure-en-passant-one-step = Im Vorbeigehen schlägt man einen Bauern nur nach zwei Schritten. Nach einem geht es nicht.
belief-en-passant-one-step = Denkt, dass man einen Bauern auch nach einem einzigen Schritt im Vorbeigehen schlagen kann.

## Rochade

cure-castling-rook-attacked = Der Turm darf angegriffen sein, und du darfst trotzdem rochieren. Nur der Weg des Königs muss sicher sein.
belief-castling-rook-attacked = Denkt, dass ein König nicht rochieren darf, wenn der Turm angegriffen ist.
cure-castling-rook-crosses = Der Turm darf über ein bewachtes Feld. Nur der Weg des Königs muss sicher sein.
belief-castling-rook-crosses = Denkt, dass ein König nicht rochieren darf, wenn der Turm über ein bewachtes Feld geht.
cure-castling-out-of-check = Aus dem Schach heraus rochiert man nicht. Hilf dem König zuerst anders.
belief-castling-out-of-check = Denkt, dass ein König aus dem Schach heraus rochieren darf.
cure-castling-through-check = Der ganze Weg des Königs muss sicher sein. Auch das Feld, über das er geht, zählt mit.
belief-castling-through-check = Denkt, dass der König beim Rochieren über ein bewachtes Feld gehen darf.

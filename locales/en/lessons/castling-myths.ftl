### The words of lessons/castling-myths.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-castling-myths = Castling: true or a fairy tale?
    .about = You are the referee. Many people believe odd things about castling.
    .notes = Goal: judge castling by the rule and not by hearsay: it asks about the past of king and rook, and about the king’s squares. In class, read each claim aloud and let the children show thumbs up or down before they look at the board. Usual beliefs: a check long ago spoils castling, one rook’s move spoils both sides, a new rook in the corner is as good as the old one.

lesson-castling-myths_referee =
    You are the referee now. Castling asks where the king and rook have _been_.

lesson-castling-myths_blocked-a-check = White was in check, and the bishop blocked. May White castle now?
    .hint-1 = Has the white king moved? Has the rook on h1?
    .hint-2 = Nobody gives check now. The king never left e1.
    .yes = Right: a check that was blocked is forgotten. The king never moved.
    .no = The king stayed on e1 all the time. The check is over.

lesson-castling-myths_ran-from-check = This time the king stepped away and came back. May White castle now?
    .hint-1 = Watch the king: where did it go?
    .hint-2 = It went to e2 and came back to e1.
    .yes = Right: the check does not matter, but the king has moved.
    .no = The king was on e2. A king that moved once never castles.

lesson-castling-myths_that-rook-moved = You play Black, and your rook went to b8 and back. May you castle long?
    .hint-1 = Long castling needs the rook on a8. What has it done?
    .hint-2 = A rook that moved once never castles again.
    .yes = Right: this rook has moved. Coming back does not help.
    .no = The rook on a8 came back, but it has moved. That counts.

lesson-castling-myths_other-rook-waits = The same game. But may you castle short, with the rook on h8?
    .hint-1 = Which rook moved: the one on a8 or the one on h8?
    .hint-2 = King and rook on e8 and h8 have never moved.
    .yes = Right: only the rook from a8 has moved. The rook on h8 is free to castle.
    .no = Look at h8: that rook has waited all the time.

lesson-castling-myths_new-rook = A bishop took the rook on h1, and another rook took back. May White castle?
    .hint-1 = Which rook stood on h1 at the start of the game?
    .hint-2 = That rook is gone. The rook on h1 came from h5.
    .hint-3 = Castling needs the rook that never moved.
    .yes = Right: the first rook is gone. Its helper came from h5.
    .no = The rook on h1 came from h5. Only the first rook could castle.

lesson-castling-myths_pawn-became-rook = You play Black, and the rook on a8 began as a pawn. May you castle long?
    .hint-1 = Did this rook stand on a8 from the first move?
    .hint-2 = It walked here after it had been a pawn.
    .yes = Right: it is a real rook, but it came to a8 later.
    .no = A rook must wait in its corner from the start. This one came later.

lesson-castling-myths_only-a-rook = Some people castle with a knight. Try it: move the king from e1 to g1.
    .hint-1 = Tap the king on e1, then tap g1.
    .hint-2 = A knight stands in the corner on h1. Try it and see.
    .yes = You saw it: only king and rook castle, no other piece.

lesson-castling-myths_one-side-safe = The black rook looks at b1, the bishop at f1. Castle on the side that is allowed.
    .hint-1 = Which squares does the king cross or reach on each side?
    .hint-2 = Long castling touches d1 and c1, short castling f1 and g1. Who looks there?
    .hint-3 = Castle long: from e1 to c1. The king never touches b1.
    .yes = Right: only the rook crosses b1. The king’s squares are safe.
    .no = Castle this time: move the king two squares.
    .because-castle-through-check = Not on this side: the bishop on a6 guards f1. Try the other side.

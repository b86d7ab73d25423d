### The words of lessons/castling-when-not.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-castling-when-not = Castling or not?
    .about = One move for king and rook, and when it is not allowed.
    .notes = Goal: all conditions of castling, one at a time: nothing in between, and the king not on, over or onto an attacked square. Let children say the conditions aloud with a finger on each square of the king’s way. Usual mistakes: thinking that an attacked rook or an attacked b1 forbids it, and castling out of check.

lesson-castling-when-not_how =
    The king goes _two squares_ towards a rook. The rook jumps over and lands beside the king on the circle.

lesson-castling-when-not_both-ways = You play Black. Find both ways to castle.
    .hint-1 = Move the king two squares: to g8 or to c8.
    .hint-2 = The rook jumps by itself. Then try the other side.
    .yes = Both ways! The king went two squares, and the rook jumped over.
    .no = Move only the king, and go two squares: to g8 or c8.

lesson-castling-when-not_knight-between = Try to castle long: move the king from e1 to c1.
    .hint-1 = Tap the king on e1, then tap c1.
    .hint-2 = A knight still stands on b1. Try it and see.
    .yes = You saw it: every square between king and rook must be empty.

lesson-castling-when-not_through-danger = Try to castle short: move the king from e1 to g1.
    .hint-1 = Tap the king on e1, then tap g1.
    .hint-2 = On its way the king crosses f1. Who looks at f1?
    .yes = You saw it: the king never crosses a guarded square.

lesson-castling-when-not_rook-attacked = Now the black rook looks at h1. May White castle short?
    .hint-1 = Which squares does the king touch? Only e1, f1 and g1.
    .hint-2 = The rook on h8 guards none of those squares.
    .yes = Right: your rook may be attacked. Only the king’s squares count.
    .no = Look at e1, f1 and g1. The rook on h8 guards none of them.

lesson-castling-when-not_only-the-rook = The white rook looks at b8. May Black castle long?
    .hint-1 = The king goes from e8 over d8 to c8.
    .hint-2 = Who crosses b8: the king or the rook?
    .hint-3 = Only the rook crosses b8, and a rook may do that.
    .yes = Right: the king never touches b8. Only the rook crosses it.
    .no = Follow the king: e8, d8, c8. It never touches b8.

lesson-castling-when-not_out-of-check = You play Black and you are in check. Try to castle short.
    .hint-1 = Tap the king on e8, then tap g8.
    .hint-2 = The rook on e2 gives check. Try it all the same.
    .yes = You saw it: nobody castles out of check.

lesson-castling-when-not_one-way-left = The king may never walk into danger. Castle the safe way.
    .hint-1 = Where does the king land: on g1 or on c1?
    .hint-2 = The black rook looks down to g1. Look at the other side.
    .hint-3 = Move the king from e1 to c1.
    .yes = Well seen: g1 was guarded, and c1 was safe.
    .no = Castling means two squares with the king. Which side is safe?
    .because-castle-into-check = Not on this side: the rook on g8 guards g1. Try the other side.

lesson-castling-when-not_came-back = Watch the king go out and come back. May White castle now?
    .hint-1 = Has the white king moved in this game?
    .hint-2 = It went to e2 and came back. That counts forever.
    .yes = Right: a king that moved once never castles again.
    .no = The king came back, but it has moved. Then castling is gone.

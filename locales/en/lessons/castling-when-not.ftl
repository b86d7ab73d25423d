### The words of lessons/castling-when-not.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-castling-when-not = Castling or not?
    .about = One move for king and rook, and when it’s not allowed.
    .can = You know when your king may castle, and when it must wait!
    .notes = Goal: all conditions of castling, one at a time: nothing in between, and the king neither leaves, crosses nor reaches an attacked square. Let children say the conditions aloud with a finger on each square of the king’s path. Common mistakes: thinking that an attacked rook or an attacked b1 forbids it, and castling out of check. In two steps the child first opens the way and then castles: ask before each castling who was in the way a moment ago.

lesson-castling-when-not_both-ways = You’re Black, and both gates are open. Find both ways to castle!
    .hint-1 = Move the king two squares: to g8 or to c8.
    .hint-2 = The rook jumps by itself. Then try the other side.
    .yes = Both ways! The king went two squares, and the rook jumped over.
    .no = Move only the king, and go two squares: to g8 or c8.

lesson-castling-when-not_out-of-check = Check! Stop it first, then castle.
    .because-castle-out-of-check = You can’t castle out of check. First stop the rook on e2!
    .wrong-e8-d8 = Running is allowed. Now block, and save castling for later!
    .hint-1 = The rook on e2 gives check. Which piece can block it?
    .hint-2 = Move the bishop from f8 to e7.
    .hint-3 = The check is over. Move the king to g8 or to c8!
    .yes = First stop the check, then castle: that’s the order!
    .no = You can play that. Now castle!

lesson-castling-when-not_only-the-rook = Two white rooks look at your back rank. Castle where it’s allowed!
    .because-castle-into-check = Not there: the rook on g1 attacks g8. Try the other side!
    .hint-1 = The rook on g1 looks at g8, the other rook at b8.
    .hint-2 = Your king goes across d8 to c8. Does it ever touch b8?
    .hint-3 = Move the king from e8 to c8.
    .yes = Only your rook crosses b8, and a rook may do that!
    .no = Castling means two squares with the king. Which side is safe?

lesson-castling-when-not_through-danger = Now you’re White! The rook on f8 looks at f1: try to castle short.
    .hint-1 = Tap the king on e1, then tap g1.
    .hint-2 = On its way the king crosses f1. Try it and see.
    .yes = Stop, danger! The king never crosses an attacked square.
    .no = That’s allowed. Now try to castle short!

lesson-castling-when-not_rook-attacked = Now the rook on h8 looks at your rook. Castle short anyway!
    .wrong-e1-c1 = That’s allowed too. Now castle short!
    .wrong-h1-h8 = You may take the rook. Now castle short!
    .hint-1 = Which squares does the king touch? Only e1, f1 and g1.
    .hint-2 = The rook on h8 looks at none of them.
    .hint-3 = Move the king from e1 to g1.
    .yes = Your rook may be attacked. Only the king’s squares count!
    .no = Sure, you can do that. Now castle short!

lesson-castling-when-not_knight-between = One gate is shut. Castle through the open one!
    .because-castle-pieces-between = The knight on b1 still shuts this gate. Try the other side!
    .hint-1 = Look between the king and each rook.
    .hint-2 = The knight blocks the long side. Move the king from e1 to g1.
    .yes = Short was open, long was shut. You found the open gate!
    .no = Castling means two squares with the king. Which gate is open?

lesson-castling-when-not_one-way-left = The king can’t castle into danger. Find the safe side!
    .because-castle-into-check = Not on this side: the rook on g8 attacks g1.
    .hint-1 = The king could land on g1 or c1. Which is safe?
    .hint-2 = The rook on g8 looks at g1. Look at the other side.
    .hint-3 = Move the king from e1 to c1.
    .yes = Good eye: g1 was attacked, and c1 was safe.
    .no = Castling means two squares with the king. Which side is safe?

lesson-castling-when-not_pawn-guards = The pawn on h2 can’t walk to g1. May White castle short?
    .hint-1 = How does a pawn take? It looks diagonally ahead.
    .yes = Right: it can’t go there, but it attacks g1.
    .no = A pawn takes diagonally, so it attacks g1.

lesson-castling-when-not_who-forbids = You may not castle short. Take one piece off so that you may!
    .because-castle-through-check = That one doesn’t look at any of the king’s squares. Who looks at f1?
    .hint-1 = The king would touch e1, f1 and g1. Who looks there?
    .hint-2 = Follow the bishop’s path: d3, e2, and then?
    .hint-3 = The bishop on c4 looks at f1. Take it off!
    .yes = Without the bishop nobody looks at f1: now you may castle!

lesson-castling-when-not_open-the-pass = Open the pass: take the bishop, then castle short!
    .because-castle-through-check = The bishop on c4 still looks at f1. Take it first!
    .wrong-e1-c1 = Castling long is allowed. Now clear the short side!
    .hint-1 = Which of your pieces can take on c4?
    .hint-2 = Take with the knight, from a3 to c4.
    .hint-3 = The path is clear. Move the king from e1 to g1.
    .yes = The bishop is gone, and your king slips through!
    .no = That’s allowed. Now take the bishop, then castle short.

lesson-castling-when-not_came-back = Watch your king go out and come back. May it castle now?
    .paper = Your king went out and came back. May it castle now?
    .hint-1 = Has your king moved in this game?
    .hint-2 = It went to e2 and came back. That counts for the whole game.
    .yes = Right: a king that has moved can’t castle anymore.
    .no = The king came back, but it has moved. Castling is gone.

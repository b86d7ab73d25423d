### The words of lessons/promotion.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-promotion = A pawn becomes a queen
    .about = On its last row a pawn becomes another piece.
    .notes =
        Goal: on the last row a pawn must change at once, into a queen, rook, bishop or knight of its own color. Keep a spare queen beside the board and let the children walk a pawn all the way. Usual mistakes: only pieces that were taken may come back, the pawn may stay a pawn, or only a queen is allowed.

lesson-promotion_last-row = A pawn that gets across becomes a queen, rook, bishop or knight. The last row is 8 for White, 1 for Black.

lesson-promotion_choose = Walk to e8 and choose a new piece for your pawn.
    .hint-1 = Tap the pawn on e7, then tap e8.
    .hint-2 = Now choose: queen, rook, bishop or knight.
    .yes = You made the choice, and the pawn is gone. Most players take a queen.

lesson-promotion_second-queen = White still has the queen on d4. May the pawn become a second queen?
    .hint-1 = The new piece need not be one that was taken.
    .hint-2 = You may choose a queen, even if yours is still there.
    .yes = Right: a second queen is fine. With eight pawns you could have nine!
    .no = The queen on d4 does not matter. Choose any of the four pieces.

lesson-promotion_second-king = Now the pawn wants to become a second king. Is that allowed?
    .hint-1 = Which four pieces can a pawn become?
    .hint-2 = Queen, rook, bishop, knight. Is there a king among them?
    .yes = Right: never a second king. And it cannot stay a pawn.
    .no = Say the four pieces again: queen, rook, bishop, knight.

lesson-promotion_too-early = The black pawn goes to e2. May it become a queen there?
    .hint-1 = Which row is the last one for Black?
    .hint-2 = Black pawns go to row 1. The square e2 is in row 2.
    .yes = Right: not yet. The pawn becomes a queen on e1, not before.
    .no = From e2 there is one more step to e1. It changes only there.

lesson-promotion_three-doors = You play Black. Tap every square where your pawn becomes a new piece.
    .hint-1 = Straight ahead of g2 stands the bishop on g1.
    .hint-2 = How does a pawn take? One step diagonally ahead.
    .hint-3 = It takes the knight on f1 or the rook on h1.
    .yes = Both squares! The pawn takes and becomes a new piece in one move.
    .no = Straight ahead a pawn takes nothing. Look diagonally ahead.

lesson-promotion_door-shut = So near! Try to go from a7 to a8 and become a queen.
    .hint-1 = Tap the pawn on a7, then tap a8.
    .hint-2 = A rook stands on a8. Try it and see.
    .yes = You saw it: straight ahead a pawn takes nothing. The rook keeps the door shut.

lesson-promotion_not-a-queen = Walk to e8. Choose the piece that can take the queen on g7 next.
    .hint-1 = Look from e8 to g7: which piece can go that way?
    .hint-2 = It is not straight and not diagonal. It is a jump.
    .hint-3 = Choose the knight.
    .yes = A knight on e8 looks at g7. Sometimes a queen is not the best.
    .wrong-e7-e8-q = Even a queen cannot go from e8 to g7. Which piece jumps?
    .wrong-e7-e8-r = A rook goes straight: from e8 it misses g7. Which piece jumps?
    .wrong-e7-e8-b = A bishop goes diagonally: from e8 it misses g7. Which piece jumps?

lesson-promotion_feast = You play Black. Get a new piece and take everything, in { $best } moves.
    .hint-1 = First take the bishop on b1 with your pawn.
    .hint-2 = Choose a queen: it looks from b1 to h7.
    .hint-3 = From h7 the queen goes straight to h3.
    .yes = Everything is taken! Your little pawn became very strong.

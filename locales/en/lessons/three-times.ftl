### The words of lessons/three-times.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-three-times = Three times the same
    .about = The same position for the third time: you may claim a draw.
    .notes = A position counts, not a series of moves: same pieces on the same squares, same side to move, same rights to castle and to take in passing. The repeats need not follow each other. Let the children keep an album: after every move they draw or photograph the board and look for twins. A usual mistake is to count the same moves; another, to play the move first and claim afterwards, when it is the other side’s turn.

lesson-three-times_album =
    Think of a photo of the _position_ after every move. The same one _three times_: you may claim a draw.

lesson-three-times_twice = The knights went out and came back. Can you claim a draw?
    .hint-1 = The start is the first photo of this position.
    .hint-2 = Now it is there again. How many times is that?
    .yes = Right: the start and now, that makes two. Three are needed.

lesson-three-times_thrice = The knights went out and back twice. Can you claim a draw now?
    .hint-1 = The start counts as the first time.
    .hint-2 = After the first trip it came the second time.
    .hint-3 = After the second trip it is there for the third time.
    .yes = Three times, and it is your turn: you may claim a draw.
    .no = Count with the start: the first, the second, the third time.

lesson-three-times_other-road = Watch: other knights make the second trip. Can you claim a draw?
    .hint-1 = Look at the position, not at the moves.
    .hint-2 = Is every piece back home, just as at the start?
    .hint-3 = The start, after the first trip, and now: count them.
    .yes = Right: the moves were different, but the position came three times.
    .no = Other moves, but the same photo. Count the photos.

lesson-three-times_say-it-first = You play Black and mean to put the knight on g8. Can you claim?
    .hint-1 = In your head put the knight from f6 on g8.
    .hint-2 = Has that position been there before? Count with the start.
    .hint-3 = It would be there for the third time.
    .yes = Right: write the move, do not play it, and claim the draw.
    .no = Put the knight on g8 in your head. Then count again.

lesson-three-times_other-move = The same game, but you mean to move the rook to g8. Can you claim?
    .hint-1 = In your head put the rook from h8 on g8.
    .hint-2 = Has a rook been on g8 before?
    .yes = Right: with the rook on g8 the position is new.

lesson-three-times_castling-counts = Watch both kings go out and back twice. Can you claim a draw?
    .hint-1 = The pieces look the same three times. Is everything the same?
    .hint-2 = At the start both kings could castle. Can they castle now?
    .hint-3 = A king that moved never castles again. So the first photo differs.
    .yes = Right: at first the kings could castle, later not. That makes only two.

lesson-three-times_save-the-game = You are far behind, but you check again and again. Queen to e8: can you claim?
    .hint-1 = In your head move the queen from h5 to e8.
    .hint-2 = The queen checked from e8 twice before, with the king on g8.
    .hint-3 = Queen on e8, king on g8, Black’s turn: the third time.
    .yes = Saved: with the queen on e8 the position comes three times.
    .no = Put the queen on e8 in your head. How often was it there?

lesson-three-times_touched-too-soon = The same position for the third time! You want a draw, but you touched the knight on b1.
    .option-claim = I claim the draw now
    .option-claim-say = Not this time: claim first, touch later. Now the knight must move.
    .option-move = I must move the knight
    .hint-1 = What must a touched piece do in a tournament?
    .hint-2 = A draw is claimed before you touch a piece.
    .yes = Right: a touched piece moves. The claim must wait for another turn.

lesson-three-times_five-times = Nobody claimed, and this is the fourth time! Knight to f3, then back.
    .hint-1 = Move the knight from g1 to f3.
    .hint-2 = After Black’s move bring it back to g1.
    .yes = The fifth time: the game is a draw. Nobody has to ask.

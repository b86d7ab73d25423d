### The words of lessons/three-times.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-three-times = Three times the same
    .about = The same position for the third time: you may claim a draw.
    .can = You turn the mill wheel, and you claim the draw in time!
    .notes = A position counts, not a series of moves: same pieces on the same squares, same side to move, same rights to castle and to take in passing. The repeats need not follow each other. Let the children keep an album: after every move they draw or photograph the board and look for twins. Common mistakes: counting the same moves; playing the move first and claiming afterward, when it is the other side’s turn. Whoever is behind turns the wheel, whoever is ahead stops it: ask each time who wants the draw.

lesson-three-times_album = Ride out to f3 with your knight, and home again.
    .hint-1 = Move the knight from g1 to f3. Black rides out, too.
    .hint-2 = Now go back to g1.
    .yes = The same _position_ again! If it comes up three times, you may _claim_ a draw.
    .no = Not there: ride to f3 with the knight, and then home.

lesson-three-times_twice = Out and home again: the same position. Can you claim a draw?
    .hint-1 = The start counts as the first time.
    .hint-2 = Now it’s there again. How many times is that?
    .yes = Right: the start and now, that’s two. You need three.

lesson-three-times_once-more = One more ride: to c3 with your other knight, and home again.
    .hint-1 = Move the knight from b1 to c3.
    .hint-2 = Now go back to b1.
    .yes = Everybody is home again. Count on your fingers: how many times now?
    .no = Not there: ride to c3 with the knight, and then home.

lesson-three-times_other-road = This time other knights rode out. Can you claim a draw?
    .hint-1 = Look at the position, not at the moves.
    .hint-2 = Is every piece back home, just as at the start?
    .hint-3 = The start, after the first ride, and now: count them.
    .yes = Right, three times! Claim it instead of making your move: a draw!
    .no = Other moves, but the same position. Count again, with the start!

lesson-three-times_castling-counts = Watch both kings go out and back twice. Can you claim a draw?
    .paper = Both kings went out and back twice. Can you claim a draw?
    .hint-1 = The pieces look the same three times. Is everything the same?
    .hint-2 = At the start both kings could castle. Can they castle now?
    .hint-3 = A king that has moved can’t castle anymore. So the start was different.
    .yes = Right: at first the kings could castle, later they couldn’t. That makes only two.
    .no = They look alike, but at the start both kings could castle.

lesson-three-times_wheel = You’re far behind. Turn the mill wheel: give check again and again!
    .wrong-e4-a8 = Check, but the rook on a2 takes your queen.
    .wrong-e4-h7 = Check, but the king takes your queen.
    .hint-1 = Begin on the last rank: give check where nobody can take you.
    .hint-2 = Queen to e8. When the king goes to h7, queen to h5.
    .hint-3 = Round and round: e8, h5, e8, h5.
    .yes = Round and round! The king can’t get off your wheel.
    .no = Not that way: give check on e8, then h5, and again.

lesson-three-times_save-the-game = You plan to play your queen to e8 once more. Can you claim?
    .hint-1 = In your head move the queen from h5 to e8.
    .hint-2 = The queen gave check from e8 twice, with the king on g8.
    .hint-3 = Queen on e8, king on g8, Black’s turn: the third time.
    .yes = Saved by _perpetual check_! With the queen on e8 it’s three times.
    .no = Put the queen on e8 in your head. How many times was it there?

lesson-three-times_say-it-first = Now you’re Black. Your knight is about to ride to g8: can you claim?
    .hint-1 = In your head put the knight from f6 on g8.
    .hint-2 = Has that position been there before? Count with the start.
    .hint-3 = It would be there for the third time.
    .yes = Right: write the move, don’t play it, and claim the draw.
    .no = Put the knight on g8 in your head. Then count again.

lesson-three-times_touched-too-soon = The third time, but you touched the knight on b8! What must you do?
    .hint-1 = What must a touched piece do in a tournament?
    .hint-2 = Move the knight from b8 to c6.
    .yes = A touched piece moves. Next time claim first, and touch later!
    .no = You touched the knight on b8. It must move, and you can’t claim now.

lesson-three-times_stop-the-wheel = You’re winning, so don’t go around a third time. Stop the wheel!
    .wrong-h7-g8 = Once more around: the third time! Now White may claim a draw.
    .hint-1 = Your king has been on g8 twice already. Use another piece!
    .hint-2 = Put a rook between the queen and your king.
    .hint-3 = Move the rook from b6 to h6.
    .yes = The wheel has stopped. And look: now the queen is pinned!

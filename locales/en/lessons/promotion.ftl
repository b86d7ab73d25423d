### The words of lessons/promotion.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-promotion = A pawn becomes a queen
    .about = On the last rank a pawn becomes another piece.
    .can = You can turn a little pawn into a queen!
    .notes = Goal: on the last rank a pawn must change at once, into a queen, rook, bishop or knight of its own color. Keep a spare queen beside the board and let the children walk a pawn all the way. Common mistakes: believing that only taken pieces may come back, that the pawn may stay a pawn, or that only a queen is allowed. In the last game let them see that the rook cannot watch four pawns at once.

lesson-promotion_choose = One more step! On the last rank your pawn becomes another piece: _promotion_!
    .hint-1 = Move the pawn from e7 to e8.
    .hint-2 = Now choose a piece of your color: queen, rook, bishop or knight.
    .yes = You made the choice, and the pawn is gone. Most players choose a queen.

lesson-promotion_run-home = Run to the last rank, then fly! Catch { $total } stars in { $best } moves.
    .hint-1 = Walk straight ahead to b8. For White, rank 8 is the last.
    .hint-2 = Choose a queen on b8: it flies straight and diagonally.
    .hint-3 = From b8 fly to h8, and from there to h2.
    .yes = From pawn to queen: look how far it flies!

lesson-promotion_two-queens = Your pawn on e7 wants to become a second queen. Tap the piece in its way!
    .paper = Your pawn on e7 wants to become a second queen. Which piece is in its way?
    .because-pawn-cant-capture-straight = The door is still shut. A pawn never takes straight ahead.
    .hint-1 = You may have two queens. So who’s really in the way?
    .hint-2 = The pawn walks straight ahead. Who’s on e8?
    .hint-3 = The rook on e8 shuts the door. Tap it!
    .yes = The door is open! With eight pawns you could have nine queens.

lesson-promotion_ten-rooks = All eight white pawns become rooks. How many rooks does White have then?
    .hint-1 = Count the pawns. Then add White’s rooks in the corners.
    .hint-2 = Eight pawns and two rooks: how many is that?
    .yes = Ten rooks! Ten knights or ten bishops are allowed, too.

lesson-promotion_second-king = Now the pawn wants to become a second king. Is that allowed?
    .hint-1 = Which four pieces can a pawn become?
    .hint-2 = Queen, rook, bishop, knight. Is there a king among them?
    .yes = Right: never a second king. And it can’t stay a pawn.
    .no = Say the four pieces again: queen, rook, bishop, knight.

lesson-promotion_door-shut = Three doors to the last rank, and one is shut. Take the rook and the knight in { $best } moves!
    .hint-1 = How does a pawn take? Not straight ahead.
    .hint-2 = The pawn on g7 takes on h8. Choose a queen there!
    .hint-3 = Take on h8 with the pawn. Then fly along the rank to a8.
    .yes = The rook shut its door. So you came in through another!
    .because-pawn-cant-capture-straight = Bump! A pawn never takes straight ahead.

lesson-promotion_not-a-queen = Walk to e8. Choose the piece that can take the queen on g7 next.
    .hint-1 = Look from e8 to g7: which piece can go that way?
    .hint-2 = It’s neither straight nor diagonal. It’s a hop.
    .hint-3 = Choose the knight.
    .yes = Sometimes a queen isn’t the best choice. Choosing less is called _underpromotion_!
    .wrong-e7-e8-q = Even a queen can’t go from e8 to g7. Which piece hops?
    .wrong-e7-e8-r = A rook goes straight: from e8 it misses g7. Which piece hops?
    .wrong-e7-e8-b = A bishop goes diagonally: from e8 it misses g7. Which piece hops?

lesson-promotion_too-early = Now you’re Black! May your pawn go to e2 and become a queen there?
    .hint-1 = Which rank is the last one for Black?
    .hint-2 = Black pawns go to rank 1. The square e2 is on rank 2.
    .yes = Right: not yet. The pawn becomes a queen on e1, not before.
    .no = From e2 there’s one more step to e1. It changes only there.

lesson-promotion_three-doors = Two doors are open for your pawn. Go through both: take, and choose a queen each time!
    .hint-1 = The bishop on g1 shuts the door straight ahead.
    .hint-2 = How does a pawn take? One step diagonally ahead.
    .hint-3 = It can take the knight on f1 or the rook on h1.
    .yes = Both doors! The pawn takes and becomes a queen in one move.
    .no = Sure, you can do that. Now take, and choose a queen.

lesson-promotion_feast = Get a new piece and take everything, in { $best } moves!
    .hint-1 = First take the bishop on b1 with your pawn.
    .hint-2 = Choose a queen: it sees from b1 to h7.
    .hint-3 = From h7 the queen goes straight to h3.
    .yes = Everything is taken! Your little pawn became very strong.

lesson-promotion_four-against-a-rook = Four pawns against my rook: get a queen, then take the rook!
    .hint-1 = My rook can’t be everywhere. Which pawn has a clear path?
    .hint-2 = On the last rank a pawn becomes a queen. Then hunt the rook.
    .yes = Little pawns, big queen: my rook had no chance!

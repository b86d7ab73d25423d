### The words of lessons/mate-in-one.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-mate-in-one = Checkmate in one move
    .about = Find the move that ends the game.
    .can = You can end a game with one move!
    .notes = Goal: look for every check first, then ask whether anything helps against it. In class, let the children collect all checks on the board before anybody says “mate”. Many children stop at the first check; the near misses show a check that can be blocked, taken or walked away from. After this lesson a whole game waits on the path.

lesson-mate-in-one_back-row = Find the move that’s checkmate!
    .hint-1 = The black pawns are walls: the king can’t leave its rank.
    .hint-2 = Play the rook from a1 to a8.
    .yes = The rook guards the rank, and the pawns lock the king in.
    .no = Sure, you can do that, but the king isn’t in check. Look along its rank.

lesson-mate-in-one_new-guard = Your rook went to a8 again. Tap the piece that can save Black!
    .paper = Your rook went to a8 again. Which piece can save Black?
    .hint-1 = Can anything come between a8 and g8?
    .hint-2 = Look at the rook on b7: it can step to b8.
    .yes = The rook steps to b8 and blocks. It was only check!
    .no = That piece can’t help. What can come between a8 and g8?

lesson-mate-in-one_queen-and-king = Your king helps from g6. Find both checkmates with the queen!
    .wrong-a1-h8 = Check, but nobody guards h8: the king takes the queen.
    .wrong-a1-a2 = Check, but the king on g8 can still step aside.
    .wrong-a1-f6 = Careful: no check, and Black has no move at all. That would be a draw.
    .hint-1 = The king guards f7, g7 and h7. Which squares are left for Black?
    .hint-2 = One checkmate is far away, along the last rank.
    .hint-3 = The other one is beside the black king, guarded by your king.
    .yes = Both! From a8 along the rank, and on g7 with the king’s help.
    .no = Not yet: look for a check that leaves the king no square.

lesson-mate-in-one_pawn-mate = A little pawn ends the game. How?
    .wrong-b7-b8-b = A bishop on b8 doesn’t give check. Choose another piece!
    .wrong-b7-b8-n = A knight on b8 doesn’t give check. Choose another piece!
    .hint-1 = The pawn is one step from the last rank.
    .hint-2 = Walk to b8 and choose a queen.
    .yes = A little pawn, and the king is caught!
    .no = That’s allowed, but the little pawn can do more.

lesson-mate-in-one_smothered = Black’s own pieces crowd the king on h8. Find the checkmate!
    .wrong-g5-h7 = You took a pawn, but on h7 the knight doesn’t give check.
    .hint-1 = Which piece gives check over the heads of others?
    .hint-2 = Jump with the knight from g5 to f7.
    .yes = The knight jumps over the walls, and the king has no square.
    .no = Not yet: only the knight can reach the king behind its walls.

lesson-mate-in-one_near-the-king = The queen and the bishop look at the same pawn. Find the checkmate!
    .wrong-h5-e5 = Check, but the knight on c6 can take your queen.
    .wrong-c4-f7 = Check, but the king can step to e7.
    .hint-1 = The bishop from c4 and the queen from h5 meet somewhere. Where?
    .hint-2 = Only the black king guards f7. May it take a guarded queen?
    .hint-3 = Take on f7 with the queen.
    .yes = The bishop guards the queen on f7: the king can’t take it.
    .no = Not yet: look where queen and bishop meet.

lesson-mate-in-one_double-check-mate = Against a double check only the king may move. Find both checkmates!
    .wrong-e4-c5 = Only the rook gives check. Black can block it on e7.
    .wrong-e4-g5 = Only the rook gives check. Black can block it on e7.
    .hint-1 = Move the knight away, and the rook on e1 gives check.
    .hint-2 = The knight must attack e8 too. From where does it?
    .hint-3 = Jump from e4 to d6. The next time, jump to f6.
    .yes = Both! Taking the knight wouldn’t help: the rook gives check as well.
    .no = Not yet: knight and rook must attack e8 together.

lesson-mate-in-one_ladder = Now you’re Black! Two rooks work like a ladder: find the checkmate.
    .wrong-h2-h1 = Check! But now nobody guards the second rank, and the king steps there.
    .wrong-h2-d2 = Check! But nobody guards d2: the king takes the rook.
    .wrong-a8-d8 = Check! But the king steps aside to c1 or e1.
    .hint-1 = The rook on h2 already guards a whole rank.
    .hint-2 = The king is on d1. Which rook can give check along its rank?
    .hint-3 = Play the rook from a8 to a1.
    .yes = One rook gives check, and the other keeps the second rank shut.
    .no = Leave the rook on h2: it shuts the door. Use the other rook.

lesson-mate-in-one_open-door = White has opened a door: find the checkmate!
    .hint-1 = White’s pawns left f2 and g2. Which line leads to e1?
    .hint-2 = Follow the squares h4, g3, f2, e1.
    .hint-3 = Play the queen from d8 to h4.
    .yes = Nothing can block on g3 or f2. The game ends after two moves!
    .no = Not yet: look for the open line to the king on e1.

lesson-mate-in-one_treasure = A treasure: { $total } checkmates on one board! Find them all.
    .wrong-a4-b4 = Check! But the king takes your queen.
    .wrong-a4-b3 = Check! But the king takes your queen.
    .wrong-a4-d4 = Check! But the king steps to b3.
    .wrong-a4-c2 = Check! But the king steps to b4.
    .wrong-b8-d6 = Stalemate is a draw. Give check instead!
    .hint-1 = Try each piece: the rook, the knight, the bishop and the queen.
    .hint-2 = Rook to c2, knight to d1, bishop to e5. What about the queen?
    .hint-3 = The queen has two checkmates: on a3 and on c4.
    .yes = All { $total }! You’re ready for a whole game.
    .no = Not yet: give check, and leave the king no way out.

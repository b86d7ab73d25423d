### The words of lessons/check-mate-or-stalemate.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-check-mate-or-stalemate = Check, checkmate or stalemate?
    .about = Two questions tell you which one it is.
    .can = You can tell check, checkmate and stalemate apart!
    .notes = Goal: sort any position with two questions: is the king attacked, and is there any legal move? In class, three corners of the room are check, checkmate and stalemate, and the children walk to the corner they believe in. In the first three steps one thing changes, what stands on e7: queen, rook or pawn. Common slips: a pinned piece is thought to block, and a pawn far away that can still move is overlooked.

lesson-check-mate-or-stalemate_queen-in-front = Find both queen moves that are checkmate.
    .wrong-c5-d6 = No attack, and Black has no move: that’s stalemate!
    .wrong-c5-f8 = Check! But the king takes your queen.
    .wrong-c5-c6 = Check! But the king steps to d8 or f8.
    .wrong-c5-b5 = Check! But the king steps to d8 or f8.
    .wrong-c5-h5 = Check! But the king steps to d8 or f8.
    .hint-1 = First ask: is the king attacked? Then: does it have a move?
    .hint-2 = One queen move is close: to e7, where your king guards.
    .hint-3 = The other one comes from far away, from c8.
    .yes = Attacked, and no move at all: _checkmate_!
    .no = Not yet: the king isn’t attacked.

lesson-check-mate-or-stalemate_rook-in-front = Now a rook is on e7. Tap both squares where the king gets out!
    .paper = Now a rook is on e7. Which two squares can the king go to?
    .hint-1 = The rook looks along its rank and its file.
    .hint-2 = Your king guards d7, e7 and f7. Which squares beside e8 remain?
    .yes = Attacked, but the king can move: only _check_.
    .no = No way out there. Look at the squares beside e8.

lesson-check-mate-or-stalemate_pawn-in-front = Now a pawn is on e7. Make it stalemate with your king!
    .hint-1 = The pawn guards d8 and f8. Who guards d7, e7 and f7?
    .hint-2 = Step with your king from f6 to e6.
    .yes = No attack, and no move at all: _stalemate_!
    .no = Not yet: your king must guard d7, e7 and f7.

lesson-check-mate-or-stalemate_only-check = Cat and mouse! Give check, but not checkmate.
    .wrong-g6-b1 = That’s checkmate. The mouse wants to play on!
    .wrong-g3-h3 = No attack, and no move: that’s stalemate!
    .hint-1 = Attack h1 with the queen, but leave g1 free.
    .hint-2 = A line leads from e4 to h1, and one from h5.
    .hint-3 = Play the queen from g6 to h5.
    .yes = Attacked, but the king can move: the mouse runs on!
    .no = Not yet: the king on h1 isn’t attacked.

lesson-check-mate-or-stalemate_knight-helps = Now you’re Black, and in check! Put your knight in the way.
    .because-still-in-check = Not yet: the rook on a8 still gives check. Use your knight.
    .hint-1 = Which square between a8 and g8 can the knight on f7 reach?
    .hint-2 = Jump from f7 to d8.
    .yes = The knight blocks on d8, so it was only check.

lesson-check-mate-or-stalemate_free-the-knight = Now your knight can’t block on d8. Tap the piece that stops it!
    .paper = Now your knight can’t block on d8. Which piece stops it?
    .because-pinned = The knight is still pinned. Who looks through it at your king?
    .hint-1 = The knight on f7 is pinned. Who pins it?
    .hint-2 = Follow the diagonal from your king on g8 through f7. Who’s on it?
    .hint-3 = The bishop on b3 pins the knight. Tap the bishop!
    .yes = Without the bishop the knight is free, and it blocks on d8.

lesson-check-mate-or-stalemate_is-it-mate = The pawn is back on h7. It’s your turn: what do we call this?
    .hint-1 = The rook on a8 gives check and attacks f8 and h8.
    .hint-2 = May the knight on f7 leave? The bishop on b3 pins it.
    .hint-3 = The pawn on h7 shuts the last door.
    .yes = The knight is pinned, and the door on h7 is shut.

lesson-check-mate-or-stalemate_one-step-left = Your king has no square, but isn’t in check. Find a move!
    .hint-1 = Look at your pawn. Is the square ahead free?
    .hint-2 = The pawn on c5 can go to c4.
    .yes = There was a move, so it wasn’t stalemate.

lesson-check-mate-or-stalemate_no-step-left = Now your pawn is on c4. What do we call this?
    .hint-1 = Is your king on h8 attacked? Which squares does the queen guard?
    .hint-2 = Can your pawn on c4 go to c3?
    .yes = King and pawn are both stuck, and nobody gives check.

lesson-check-mate-or-stalemate_pick-mate = Checks, a stalemate and a checkmate: all are here. Give checkmate!
    .wrong-b4-b3 = No attack, and White has no move: that’s stalemate!
    .wrong-b4-b2 = Check! But the king steps to d1.
    .wrong-b4-b1 = Check! But the king takes your queen.
    .wrong-b4-a3 = Check! But the king steps to b1 or d1.
    .wrong-b4-f4 = Check! But the king steps to b1 or d1.
    .wrong-h2-h1-b = That’s not check. Choose another piece!
    .wrong-h2-h1-n = That’s not check. Choose another piece!
    .hint-1 = Your queen guards b1, and your king guards d2. Who can attack c1?
    .hint-2 = Not the queen! Who’s one step from the last rank?
    .hint-3 = Walk the pawn to h1 and choose a queen.
    .yes = Attacked, and no move at all. A pawn did it!
    .no = Not yet: the king on c1 isn’t attacked.

lesson-check-mate-or-stalemate_round = New boards, { $total } of them! Check, checkmate, stalemate: which is which?
    .yes = Two questions, and you knew what each board was!

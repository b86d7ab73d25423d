### The words of lessons/castling-how.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-castling-how = Castling
    .about = King and rook move in one turn.
    .can = You can hide your king: castle short and castle long!
    .notes = Goal: castle short and long with both colors: the king goes two squares, the rook lands beside it on the other side. On a real board ask for one hand and the king first; in a tournament a child who touches the rook first may have to move only the rook. Common slips: the king goes three squares on the long side, or it stops right next to the rook’s corner. In the game at the end, castling brings a rook in front of the pawns; ask which side helps more.

lesson-castling-how_short = To _castle_, move your king two squares toward the rook.
    .hint-1 = The rook waits on h1. Two squares toward it: where is that?
    .hint-2 = Tap the king on e1, then g1. The rook jumps by itself.
    .yes = Hidden behind the rook! With the near rook, it’s called castling _short_.
    .no = You can play that, but to castle, the king goes two squares.
    .wrong-e1-f1 = That’s one step. To castle, the king goes two: to g1.
    .wrong-h1-f1 = Only the rook moved. Take the king first, and go to g1.
    .because-own-piece-on-target = Your own piece is there: to castle, the king goes to g1.

lesson-castling-how_long = This rook waits far away: castle _long_. When castling, the king always goes two squares.
    .hint-1 = The rook is on a1. Two squares toward it: where is that?
    .hint-2 = Tap the king on e1, then c1. The rook comes by itself.
    .yes = Two squares again! The king is on c1, and the rook came to d1.
    .no = That’s allowed, but to castle, the king goes two squares.
    .wrong-e1-d1 = That’s one step. To castle, the king goes two: to c1.
    .wrong-a1-d1 = Only the rook moved. Take the king first, and go to c1.
    .because-king-too-far = To castle, the king goes only two squares, here to c1.
    .because-own-piece-on-target = Your own piece is there: to castle, the king goes to c1.

lesson-castling-how_where-now = White has castled long. Put the king where it belongs now!
    .hint-1 = The king began on e1 and went two squares toward a1.
    .hint-2 = The king goes on c1, beside its rook.
    .yes = King on c1, rook on d1: castling leaves them side by side.

lesson-castling-how_clear-the-way = Clear the path: pawn, knight, bishop. Then castle short!
    .because-castle-pieces-between = The path isn’t clear yet. Are f1 and g1 empty?
    .hint-1 = First your pawn goes from e2 to e4.
    .hint-2 = Bring out the knight, from g1 to f3.
    .hint-3 = Bring out the bishop, from f1 to c4.
    .hint-4 = Are f1 and g1 empty? Move the king from e1 to g1.
    .yes = Pawn, knight, bishop, castle: now your king is safe.
    .no = You can play that. Now clear the path with pawn, knight and bishop.

lesson-castling-how_castle-with-check = Castle so that your rook gives check!
    .hint-1 = The black king is on f8. Which castling brings a rook to the f-file?
    .hint-2 = Castle short: the rook lands on f1 and looks at f8.
    .hint-3 = Move the king from e1 to g1.
    .yes = You castled, and at once the rook gives check from f1.
    .no = Not yet: castle, and look where the rook lands.
    .wrong-e1-c1 = You castled, but from d1 the rook doesn’t look at f8.
    .wrong-h1-f1 = That’s check too. Now castle: move the king.

lesson-castling-how_real-board = How do you castle on a real board?
    .hint-1 = Think back: which piece did you move first?
    .option-king = One hand: first the king, then the rook
    .option-king-say = Right: the king goes first, and one hand does it all.
    .option-both = Both hands at the same time
    .option-both-say = Castling is one move, and every move is made with one hand.
    .option-rook = One hand: first the rook, then the king
    .option-rook-say = Careful: touch the rook first, and you might not get to castle.

lesson-castling-how_open-the-gate = Now you’re Black! Take one piece off so that you may castle long.
    .because-castle-pieces-between = The gate is still shut. Who stands between your king and the rook on a8?
    .hint-1 = You castle long with the rook on a8. Who stands between it and your king?
    .hint-2 = The bishop on f8 blocks only the short side. Look at the other side!
    .hint-3 = The knight on b8 shuts the gate. Take it off!
    .yes = The gate is open! Every square between king and rook must be empty.

lesson-castling-how_bishop-out = Open the gate with your bishop. Then castle!
    .because-castle-pieces-between = The bishop on f8 still shuts the gate. Move it first!
    .wrong-f8-a3 = The pawn on b2 would take your bishop there. Choose another square!
    .hint-1 = Move the bishop from f8, for example to e7.
    .hint-2 = Are f8 and g8 empty? Move the king from e8 to g8.
    .yes = First the bishop, then the king: safe behind the rook!
    .no = You can play that. First the bishop, then castle!

lesson-castling-how_avalanche = An avalanche of pawns! Take them all before one gets across.
    .hint-1 = Castle, and a rook looks at two pawns at once.
    .hint-2 = A pawn attacks the squares diagonally ahead of it. Don’t stop there!
    .hint-3 = Begin like this: move the king from e8 to c8.
    .yes = You stopped the avalanche: your rooks took every pawn!

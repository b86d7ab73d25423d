### The words of lessons/not-enough-pieces.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-not-enough-pieces = Not enough pieces
    .about = When nobody can ever give checkmate, the game is a draw.
    .can = You see when nobody can win, and you make it happen!
    .notes = The question is not “Who has more?” but “Is any checkmate still possible at all?”. The player who is behind can take pieces until too few are left. Let the class set up king and bishop against king and try to build a checkmate together, with both sides helping. A common mistake: two knights against a king, or bishops on different colors, are thought to be a draw at once. A checkmate is possible there if the other side helps, so the game goes on. One pawn, one rook or one queen is enough, unless everything is blocked for good (as in the step with the wall of pawns) or that piece has to be taken at once.

lesson-not-enough-pieces_last-pawn = Black’s last pawn wants to become a queen. Take it!
    .hint-1 = Your king stands right beside the pawn on e2.
    .hint-2 = Move your king from d2 to e2.
    .yes = Two kings alone can never give checkmate. A _dead position_: a draw at once!
    .no = Not yet: take the pawn, or it becomes a queen.

lesson-not-enough-pieces_bishop = The black king guards its last pawn. Take it anyway!
    .wrong-h4-g3 = Then the king takes your bishop, and the pawn runs on.
    .hint-1 = Can a king and a bishop alone give checkmate?
    .hint-2 = Take the pawn on f2 with your bishop.
    .yes = King and bishop aren’t enough. The game is over: nobody takes back!
    .no = Not yet: take the pawn with your bishop.

lesson-not-enough-pieces_same-color = Take the right thing, and the game is over: a dead position!
    .wrong-d2-g5 = Now the pawn on b4 is left. It can become a queen!
    .hint-1 = Your bishop can take the pawn or the bishop.
    .hint-2 = Which of the two could become a queen?
    .hint-3 = Take the pawn on b4.
    .yes = Both bishops use only dark squares. Nobody can ever give checkmate.
    .no = Not yet: take something with your bishop.

lesson-not-enough-pieces_one-pawn = This time your bishop took on g5. Can anybody still win?
    .hint-1 = What can the pawn on b4 become?
    .hint-2 = On its last rank it becomes a queen or a rook.
    .hint-3 = With a queen Black can give checkmate.
    .yes = Right: the pawn can become a queen. Play on!
    .no = Think of the pawn on b4. It can become a queen.

lesson-not-enough-pieces_other-color = Two bishops, two colors: that can be checkmate. Find it!
    .hint-1 = The black bishop on b8 blocks its own king.
    .hint-2 = Give check on a8, along the light squares.
    .hint-3 = Move your bishop from f1 to g2.
    .yes = Checkmate! With two colors it’s rare, so the game goes on.
    .no = Not yet: attack the king on a8 with your bishop.

lesson-not-enough-pieces_two-knights = Two knights and the king: can they give checkmate? Find it!
    .hint-1 = The king on h6 attacks g7 and h7.
    .hint-2 = The knight on f6 attacks g8. Use the other knight.
    .hint-3 = Move the knight from g5 to f7.
    .yes = Checkmate! With two knights it can happen, so the game goes on.
    .no = The knight on f6 must watch g8. Use the knight on g5.

lesson-not-enough-pieces_knight = Now you’re Black! Catch the last pawn with your knight.
    .wrong-e4-d6 = Check, but from d6 your knight doesn’t see the pawn.
    .wrong-e4-f6 = Too slow: the pawn becomes a queen first. Give check!
    .hint-1 = White must answer a check. Then the pawn has to wait.
    .hint-2 = From c5 your knight looks at the king and at the pawn.
    .hint-3 = Jump to c5. Then take the pawn on d7.
    .yes = King and knight aren’t enough. A dead position, a draw!
    .no = Not yet: give check, and look at the pawn too.

lesson-not-enough-pieces_wall = So many pawns! Can anybody still win?
    .hint-1 = Each pawn is right in front of another. No pawn can move.
    .hint-2 = Could the white king step to b3, d3, f3 or h3?
    .hint-3 = Black’s pawns attack them all. Your own king is stuck too.
    .yes = Nobody gets through the wall: a dead position, even with pawns.

lesson-not-enough-pieces_eat-them-all = My pawns want to win. Eat them all, and it’s a draw!
    .hint-1 = Your bishop sees far along its diagonals. Take what nobody guards!
    .hint-2 = Your bishop sees only dark squares. Your king takes the others.
    .yes = All gone! With only a king I can never win: you saved the draw.

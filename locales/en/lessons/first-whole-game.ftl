### The words of lessons/first-whole-game.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-first-whole-game = Your first whole game
    .about = From the empty board to the handshake at the end.
    .can = You can play a whole game, from set-up to handshake!
    .notes = Goal: everything comes together: set up the pieces, start well, watch for danger, end by the rules. Let the children play in pairs and shake hands before and after. A common mistake is to bring the queen out at once and hope for a quick checkmate: the lesson shows it from both sides, how it is stopped and how an early queen is lost. Another is to open the king’s own door with the f-pawn and the g-pawn. With the big crew let them first take what is free and then think of the two rooks that chased the king. Winning is not the goal today: a game played to its end by the rules is.

lesson-first-whole-game_put-up = You’re Black. Put the missing pieces of both crews on board!
    .hint-1 = Rooks go into the corners a8 and h8. Knights go beside them.
    .hint-2 = The queen starts on its own color: d1 light, d8 dark.
    .hint-3 = The kings go on e1 and e8. Bishops go beside king and queen.
    .yes = All { $total } are home: the game can begin!

lesson-first-whole-game_shortest-game = White plays carelessly. Win the shortest game of all, in two moves!
    .hint-1 = Free your queen first: move the pawn before your king.
    .hint-2 = Then look from d8 to h4. What does the queen attack from there?
    .hint-3 = Pawn to e5, then queen to h4.
    .yes = Checkmate after two moves! White opened the door to its own king.
    .no = That’s allowed. First free the queen, then look at h4.
    .wrong-d8-f6 = That’s not check. Go farther: from h4 the queen attacks the king.
    .wrong-d8-g5 = One more step along the line: from h4 the queen gives check.

lesson-first-whole-game_after-it = You gave checkmate! What do you do now?
    .option-cheer = Cheer out loud
    .option-cheer-say = Be glad, but quietly: others are still playing.
    .option-hands = Shake hands and say thank you
    .option-other = Take the king off the board
    .option-other-say = The king stays on the board: checkmate ends the game.
    .hint-1 = Somebody has just lost. What would you want to hear?
    .hint-2 = A hand held out says: that was a good game.
    .yes = Yes: a handshake. Thank you for the game!

lesson-first-whole-game_quick-attack = White has a quick plan: checkmate on f7. Stop it!
    .hint-1 = The queen on h5 and the bishop on c4 both attack f7.
    .hint-2 = Guard f7 with another piece, or stop the queen on its way.
    .hint-3 = A pawn on g6 blocks the queen. A queen on e7 guards f7.
    .yes = You stopped it: there’s no checkmate on f7 now.
    .no = You can play that, but then the queen takes f7: checkmate!
    .wrong-g8-f6 = The knight attacks the queen, but the queen takes on f7: checkmate!
    .wrong-d7-d6 = The pawn guards e5, but the queen takes on f7: checkmate!

lesson-first-whole-game_too-late = This time nobody stopped the queen: checkmate. Try to take it anyway!
    .hint-1 = Tap the king on e8, then tap f7.
    .hint-2 = The bishop on c4 guards the queen. Try it and see.
    .yes = Now you know: checkmate ends the game. Nobody moves after that.

lesson-first-whole-game_calm-start = Now you’re White! Play pawn, knight, bishop, pawn: e4, f3, c4, d3.
    .hint-1 = The pawn from e2 goes first: it frees the bishop.
    .hint-2 = Then the knight to f3, and the bishop to c4.
    .hint-3 = Last of all, d2 to d3: the pawn guards e4.
    .yes = Your knight and bishop are out, and the middle is yours. A good start!
    .no = Sure, you can do that. Now play e4, f3, c4 and then d3.

lesson-first-whole-game_early-queen = Black’s queen came out far too early. What can you take?
    .wrong-f3-e5 = A pawn is nice, but something bigger is waiting!
    .hint-1 = Your knight on f3 sees eight squares. What’s on one of them?
    .hint-2 = The black queen is on g5, and nobody guards it.
    .hint-3 = Take on g5 with the knight.
    .yes = What a gift! Bring out knights and bishops first, the queen later.
    .no = That’s allowed, but now take something big.

lesson-first-whole-game_early-rook = Black’s rook came out far too early. Which piece can take it?
    .hint-1 = Look at h6. Which long line leads there?
    .hint-2 = Your pawn has left d2. Which piece can look through now?
    .hint-3 = Take with the bishop, from c1 to h6.
    .yes = A rook is worth 5, your bishop only 3! Bring your own rooks out late.
    .no = You can play that. But an early rook is chased and loses time!

lesson-first-whole-game_big-crew = My crew is small, yours is big: checkmate my king!
    .hint-1 = First take what’s free. Before each move, look: what could I take?
    .hint-2 = One rook shuts off a row. Which rook can give check on the next one?
    .hint-3 = Until it’s checkmate, always leave my king a move.
    .yes = Checkmate! Your crew works well together.

lesson-first-whole-game_whole-game = A whole game for two! If nobody is here, I’ll play against you.
    .hint-1 = A pawn in the middle, then knights and bishops.
    .hint-2 = Before each move ask: what does the other side want?
    .hint-3 = Do you want to stop early? The buttons end the game.
    .yes = A whole game, to its very end. Shake hands!

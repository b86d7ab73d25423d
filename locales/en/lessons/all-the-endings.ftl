### The words of lessons/all-the-endings.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-all-the-endings = All the endings
    .about = Somebody wins by checkmate, or when the other player resigns. Otherwise it’s a draw.
    .can = You know every ending, and three ways to save a lost game!
    .notes = A review of the endings, by doing. Let the class sort cards: a winner or a draw, and then by itself, by claim or by agreement. By itself: checkmate, stalemate, dead position. By claim: the third time, fifty moves. By words: resignation, agreement. Perpetual check is not an ending of its own: it leads to one of the draws. The three rescues come in the order of the land; ask before each: who is behind, and which draw can be reached? A common mistake is to call stalemate a win for the side with more pieces. In the last game it is the other way around: whoever is ahead must not freeze the king.

lesson-all-the-endings_queen-near = Give checkmate with your queen!
    .wrong-c3-f6 = Stop: no check, and Black has no move. A draw!
    .wrong-c3-c8 = Check, but the king steps to f7.
    .wrong-c3-h8 = Check, but the king takes your queen.
    .hint-1 = Your king guards g7 and h7. What can your queen do there?
    .hint-2 = Play the queen from c3 to g7.
    .yes = Checkmate! The queen is guarded, and the king can’t run.
    .no = Not yet: give check close to the king, where your king helps.

lesson-all-the-endings_queen-far = The same board: which move would be stalemate?
    .wrong-c3-g7 = That’s checkmate: somebody wins. Look for a move without check!
    .hint-1 = No check, but f7, f8 and h8 must all be attacked.
    .hint-2 = Play the queen from c3 to f6.
    .yes = No check, no move: stalemate. One square farther would have been checkmate!
    .no = Not yet: no check, and no move left for Black.

lesson-all-the-endings_last-queen = This looks lost! Save a draw with your last piece.
    .wrong-b4-b8 = Check, but the black queen takes yours, and your king can run.
    .wrong-b4-e1 = Then the black queen takes yours.
    .hint-1 = Your king on h1 can’t move. Only your queen can.
    .hint-2 = What if the black king takes your queen?
    .hint-3 = Play the queen from b4 to f8.
    .yes = No queen, no check, no move: stalemate! You’re saved.
    .no = Not yet: give your queen to the black king, with check.

lesson-all-the-endings_two-pawns = Lost again? Make both pawns disappear!
    .wrong-d3-d4 = Then the pawn on h2 becomes a queen.
    .wrong-f3-d4 = Then the pawn on h2 becomes a queen.
    .hint-1 = One of the pawns is nearly there. Take that one first!
    .hint-2 = Give your knight for the pawn on h2.
    .hint-3 = Now take on d4 with your king.
    .yes = Two kings alone: a dead position. That’s a draw!
    .no = Not yet: first the pawn that’s nearly there.

lesson-all-the-endings_windmill = Behind again! Let your windmill spin, check after check!
    .hint-1 = When the rook leaves g7, the bishop gives check.
    .hint-2 = Keep the rook on f8 away from your bishop: go to f7.
    .hint-3 = Rook to f7, back to g7, and around again.
    .yes = Once _perpetual check_ had its own rule. Today you claim a draw: the same position three times!
    .no = Careful, your bishop! Only f7 and g7 keep the mill turning.

lesson-all-the-endings_surprise = A surprise: Black has a rook, but resigns! How does the game end?
    .option-white = White wins
    .option-white-say = Usually, yes. But could White’s lone king ever give checkmate?
    .option-draw = It’s a draw
    .option-black = Black wins
    .option-black-say = Black gave up, so Black doesn’t win.
    .hint-1 = Which pieces does White have?
    .hint-2 = A lone king can never give checkmate.
    .hint-3 = White can’t win, and Black gave up. What’s left?
    .yes = Right: a lone king can never win, so it’s a draw.

lesson-all-the-endings_after-the-end = Now you’re Black. White gave checkmate first: try yours on c1 anyway!
    .hint-1 = Tap the rook on c2, then c1: the end of the arrow.
    .hint-2 = The game is over. Try it and see.
    .yes = The first checkmate wins. After that, nobody moves.

lesson-all-the-endings_who-claims = White’s knight went to f3, and that’s the third time. What can you claim?
    .hint-1 = A claim belongs to the side whose turn it is.
    .hint-2 = White has moved. Now it’s your turn.
    .yes = Right: it’s your turn, so you may claim. White is too late!
    .no = It’s your turn, and this position has come up three times.

lesson-all-the-endings_say-it-first = White has made fifty quiet moves, you forty-nine. You’re planning rook to a6: can you claim?
    .hint-1 = Is the rook’s move to a6 quiet?
    .hint-2 = It takes nothing, and it moves no pawn.
    .hint-3 = With it you’ve made fifty too.
    .yes = Right: write the move down, don’t play it, and claim.
    .no = The rook’s move to a6 is quiet. It’s your fiftieth.

lesson-all-the-endings_leave-air = Two queens for you! Catch my king, but always leave it a move until it’s checkmate.
    .hint-1 = Before each move ask: where can my king go next?
    .hint-2 = One queen shuts off a row, the other gives check.
    .yes = Checkmate, and no draw on the way. You know every ending!

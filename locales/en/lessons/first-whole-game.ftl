### The words of lessons/first-whole-game.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-first-whole-game = Your first whole game
    .about = From putting up the pieces to the handshake at the end.
    .notes = Everything comes together: set up the pieces, start well, watch for danger, end by the rules. Let the children play in pairs, write the first ten moves and shake hands before and after. A usual mistake is to bring the queen out at once and hope for a quick checkmate; show that the other side can answer it. Winning is not the goal today: a game played to its end by the rules is.

lesson-first-whole-game_put-up = Put up the missing pieces for a new game.
    .hint-1 = White’s rooks go to the corners a1 and h1. Knights stand beside them.
    .hint-2 = The queen starts on its own color: d1 light, d8 dark.
    .hint-3 = The kings stand on e1 and e8. Bishops stand beside king and queen.
    .yes = All { $total } pieces stand right: the game can begin.

lesson-first-whole-game_good-start =
    Start with a pawn in the middle. Then bring out a knight and a bishop.

lesson-first-whole-game_calm-start = You play White. Pawn to e4, knight to f3, bishop to c4, pawn to d3.
    .hint-1 = Play the moves in this order: pawn, knight, bishop.
    .hint-2 = First the knight goes to f3, then the bishop to c4.
    .hint-3 = Last comes the pawn from d2 to d3.
    .yes = Your knight and your bishop are out. A good start!
    .no = First e4, then f3, c4 and d3. What comes next?

lesson-first-whole-game_quick-attack = You play Black. White wants checkmate on f7: stop it!
    .hint-1 = The queen on h5 and the bishop on c4 both attack f7.
    .hint-2 = Guard f7 once more, or stop the queen on its way.
    .hint-3 = The pawn to g6 stands in the way. The queen to e7 guards f7.
    .yes = You stopped it: now f7 is no checkmate any more.
    .no = You may play that. But then the queen takes on f7: checkmate!
    .wrong-g8-f6 = The knight attacks the queen, but the queen takes on f7: checkmate!
    .wrong-d7-d6 = The pawn guards e5, but the queen takes on f7: checkmate!

lesson-first-whole-game_too-late = Checkmate, because the knight went to f6 this time. Try to take the queen on f7.
    .hint-1 = Tap the king on e8, then tap f7.
    .hint-2 = The bishop on c4 guards f7, so it is checkmate. Try it and see.
    .yes = You saw it: the game is over, and the bishop guards f7.

lesson-first-whole-game_shortest-game = The shortest game of all! You play Black: pawn to e5, then queen to h4.
    .hint-1 = First the pawn goes from e7 to e5.
    .hint-2 = Then the queen goes from d8 to h4.
    .yes = Checkmate after two moves! White opened the way to the king.
    .no = First the pawn to e5, then the queen to h4.
    .wrong-d8-f6 = That is no check. Go further: from h4 the queen attacks the king.
    .wrong-d8-g5 = One step more along the line: the queen checks from h4.

lesson-first-whole-game_after-it = You gave checkmate with Black. What do you do now?
    .option-cheer = Cheer loudly at once
    .option-cheer-say = Be glad, but quietly: others are still playing.
    .option-hands = Shake hands and say thank you
    .option-other = Take the king off the board
    .option-other-say = The king stays: with checkmate the game is over.
    .hint-1 = What did you do before the game? You do it again.
    .hint-2 = A hand says: it was a good game.
    .yes = Right: a handshake. Thank you for the game!

lesson-first-whole-game_whole-game = Now a whole game for two! White begins, and the rules end it.
    .hint-1 = A pawn in the middle, then knights and bishops.
    .hint-2 = Before each move ask: what does the other side want?
    .hint-3 = Do you want to stop early? The buttons end the game.

lesson-first-whole-game_real-board =
    Play it on a real board. Shake hands, and enjoy it!

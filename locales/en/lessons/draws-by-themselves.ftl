### The words of lessons/draws-by-themselves.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-draws-by-themselves = Automatic draws
    .about = Five times the same, or seventy-five quiet moves: nobody has to ask.
    .can = You know when a draw comes all by itself!
    .notes = For experts: three times and fifty moves need a claim, five times and seventy-five moves end the game on their own. Children who understand the mill wheel may try this lesson; the others miss nothing without it. Let the class clap at every third time and stand up at the fifth. A common mistake is to think that seventy-five moves end the game even if the last one is checkmate: checkmate comes first. In the last two steps ask who wants the draw, and who must run away from it.

lesson-draws-by-themselves_five-times = Nobody claimed, and this is the fourth time! Knight to f3, then home.
    .hint-1 = Move the knight from g1 to f3.
    .hint-2 = After Black’s move, bring it back to g1.
    .yes = The fifth time: the game is a draw. Nobody has to ask.
    .no = Not there: ride to f3 with the knight, and then home.

lesson-draws-by-themselves_five-times-ask = Now the starting position is here for the fifth time. What happens?
    .option-claim = A draw if somebody claims it
    .option-claim-say = That was true the third time. Now nobody is asked.
    .option-itself = A draw by itself
    .option-on = They play on
    .option-on-say = Not anymore: the fifth time ends the game.
    .hint-1 = Three times: somebody claims. And five times?
    .hint-2 = The fifth time, nobody has a choice.
    .yes = Right: the fifth time ends the game by itself.

lesson-draws-by-themselves_seventy-five = Black has made seventy-five quiet moves, you seventy-four. Follow the arrow!
    .hint-1 = Move the rook from a1 to a5.
    .hint-2 = It’s your seventy-fifth quiet move. See what happens.
    .yes = Seventy-five quiet moves each: a draw. Nobody has to ask.
    .no = Not there: follow the arrow, to a5.

lesson-draws-by-themselves_mate-first = The same count. Which last move wins anyway?
    .hint-1 = The black king can’t leave rank 8. Look along it!
    .hint-2 = The white king attacks g7 and h7. Who can attack g8?
    .hint-3 = Move the rook from a1 to a8.
    .yes = Checkmate comes first: you win, no matter what the count says.
    .no = Quiet again: seventy-five each, a draw! Look for checkmate.

lesson-draws-by-themselves_hold-on = Now you’re Black. Three more quiet moves, and it’s a draw: run!
    .wrong-h7-h8 = Then the rook gives checkmate on h1. Not into the corner!
    .wrong-h6-h7 = Then the rook gives checkmate on h1. Run the other way!
    .wrong-h5-h6 = Then the rook gives checkmate on h1. Run the other way!
    .hint-1 = Don’t stop opposite the white king, or in the corner.
    .hint-2 = Go to h6, and then to h5.
    .hint-3 = Last, go to h4.
    .yes = Seventy-five each! The draw comes by itself, and you’re saved.

lesson-draws-by-themselves_no-fifth-time = The fourth time already, and you’re a whole queen ahead. Now win!
    .wrong-b2-c2 = Once more around? The fifth time is a draw by itself!
    .wrong-b2-f2 = Stalemate: White has no move, and no check. That’s a draw too!
    .hint-1 = Your king guards g2 and h2. Give check close by!
    .hint-2 = Move the queen from b2 to g2.
    .yes = Checkmate! The wheel has stopped, and you’ve won.
    .no = Not yet: find checkmate before the wheel goes around.

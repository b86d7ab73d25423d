### The words of lessons/coach-games.toml.
###
### Each text says the goal in one sentence of at most eight words. A race of pawns alone says in a second one
### when nobody wins.

lesson-coach-games = Little games
    .about = Races, hunts and a whole game.
    .notes = Goal: to play with what has been learned so far. Each step is a game of its own against the program and can be played again and again. At first it moves at random. Children who win every time are ready for more pieces, or for another child.

lesson-coach-games_race-3 = Be the first to get a pawn across. If one of us gets stuck, nobody wins.
    .hint-1 = Look first: can one of your pawns take?
    .hint-2 = A pawn with a clear path can run.
    .yes = You win! Your pawns were too good for me!

lesson-coach-games_race-4 = Four pawns each: bring one across first. If one of us gets stuck, nobody wins.
    .hint-1 = Look diagonally ahead of your pawns before you move.
    .hint-2 = Two pawns side by side look after each other.
    .yes = You win! I couldn’t catch you.

lesson-coach-games_race-8 = Eight pawns each: bring one across first.
    .hint-1 = Before you move: could a pawn take yours there?
    .hint-2 = Make a gap, then run through it.
    .yes = You win! So many pawns, and you saw them all.

lesson-coach-games_rook-pawns = Take every pawn with your rook.
    .hint-1 = Go behind a pawn or beside it: next you can take it.
    .hint-2 = A pawn takes diagonally. Don’t stop where it can take you.
    .yes = You win! Your rook took every pawn I had.

lesson-coach-games_bishop-pawns = Take every pawn with your two bishops.
    .hint-1 = Each bishop takes only on its own color.
    .hint-2 = Stop the pawn that has come farthest.
    .yes = You win! Light or dark, your bishops get them all.

lesson-coach-games_knight-pawns = Take every pawn with your two knights.
    .hint-1 = A knight jumps over the pawns.
    .hint-2 = Which pawn is closest to you? Stop that one.
    .yes = You win! Hop, hop, and my pawns were gone.

lesson-coach-games_queen-pawns = Take every pawn with your queen.
    .hint-1 = The queen takes in all eight directions.
    .hint-2 = Stop the pawn that has come farthest.
    .yes = You win! Nobody gets past your queen.

lesson-coach-games_hide-and-seek = Find the squares that I call out.
    .hint-1 = The letter is the file. Find it first.
    .hint-2 = The number is the rank. Go up the file to it.
    .yes = You found them all! Nobody hides from you.

lesson-coach-games_king-hunt-queen = Give checkmate with your queen and your king.
    .hint-1 = Use your queen to trap my king at the edge.
    .hint-2 = Bring your own king closer. Until then, leave mine a move.
    .yes = You caught my king. What a hunt!

lesson-coach-games_king-hunt-rook = Give checkmate with your rook and your king.
    .hint-1 = The rook is a wall. Push the wall to the edge.
    .hint-2 = Bring your king face to face with mine, then give check.
    .yes = Your rook was a real wall. Great hunt!

lesson-coach-games_whole-game = Play a whole game and checkmate my king.
    .hint-1 = Bring your knights and bishops out first.
    .hint-2 = Before each move: what can I take, what can you take?
    .yes = A whole game, and you won. Bravo!

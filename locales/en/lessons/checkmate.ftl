### The words of lessons/checkmate.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-checkmate = Checkmate
    .about = Check, and nothing helps: the game is over.
    .notes = Goal: tell checkmate from check by asking “run, block, take?” each time. In class, one child is the lawyer of the king and looks for a way out, the others guard the squares. Many children call every loud check checkmate, or think that the king is taken in the end; it never is.

lesson-checkmate_nothing-helps =
    Check, and nothing helps: no running, no blocking, no taking. That is _checkmate_, and White wins.

lesson-checkmate_a-door = The pawn stands on h6 now, and it is Black’s turn. Check or checkmate?
    .hint-1 = Look at every square beside the king on g8.
    .hint-2 = The pawn has left h7. Does the rook on a8 guard that square?
    .yes = The door on h7 is open: the king steps out.

lesson-checkmate_guarded-queen = It is Black’s turn. Check or checkmate?
    .hint-1 = Can the king run? The queen guards g8 and h7.
    .hint-2 = Can the king take the queen? Look who guards g7.
    .yes = The white king guards g7, so nobody takes the queen.

lesson-checkmate_lonely-queen = Now the white king stands on g5. Check or checkmate?
    .hint-1 = Only the white king has moved. Which squares does it guard now?
    .hint-2 = From g5 the king does not reach g7.
    .yes = Nobody guards g7: the king takes the queen.

lesson-checkmate_last-rescue = You play Black, and it looks like checkmate. Find the one move that helps.
    .hint-1 = Running does not help, and nobody can take the rook on a8.
    .hint-2 = Put a piece between a8 and g8. Who can get there?
    .hint-3 = Play the bishop from e6 to c8.
    .yes = The bishop blocks on c8. It was check, not checkmate!
    .because-still-in-check = Not yet: the rook on a8 still gives check. Put a piece in between.

lesson-checkmate_own-walls = You play White, and the knight gives check. Check or checkmate?
    .hint-1 = Look at the three squares beside h1. Who stands there?
    .hint-2 = Nobody ever blocks a knight. Can a white piece take on f2?
    .hint-3 = The rook on g1 looks along its row and up its line. It never reaches f2.
    .yes = Your own pieces were the walls.

lesson-checkmate_two-rooks = Two rooks give checkmate. Three squares beside the king are guarded from b7: tap them.
    .hint-1 = The rook on a8 gives check and guards the last row.
    .hint-2 = Follow the row of the rook on b7. Which squares touch e8?
    .yes = One rook gives check, and the other shuts the door.
    .no = Look along the row of the rook on b7. Which squares touch the king?

lesson-checkmate_what-now = Checkmate: two black rooks caught the king on e1. What happens now?
    .hint-1 = Checkmate ends the game at once. Is there another move?
    .option-stays = The king stays on its square, and the game is over
    .option-stays-say = Right: nobody ever takes a king. Black has won.
    .option-taken = Black takes the king
    .option-taken-say = Almost: the game ends one move before that. No king is ever taken.
    .option-runs = The king may make one last move
    .option-runs-say = Look again: every square is guarded. Checkmate leaves no move at all.

lesson-checkmate_real-board =
    Set up the two kings on a real board. Put the queen where it gives checkmate: find three squares.

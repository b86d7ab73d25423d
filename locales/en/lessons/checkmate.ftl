### The words of lessons/checkmate.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-checkmate = Checkmate
    .about = Check, and nothing helps: the game is over.
    .can = You can catch a king so that nothing helps!
    .notes = Goal: tell checkmate from check by asking “run, block, take?” each time. In class, one child is the king’s lawyer and looks for a way out, the others guard the squares. Many children call every loud check checkmate, or think that the king is taken in the end; it never is. The last step is a game: two rooks against a lone king. One rook guards a rank, the other gives check, and both stay far away from the king.

lesson-checkmate_last-check = The aim of the game: give a check with no way out!
    .wrong-a7-a8 = Check! But now nobody guards the seventh rank.
    .wrong-a7-e7 = Check! But the king takes your rook.
    .wrong-h6-e6 = Check! But the king steps aside to d8 or f8.
    .hint-1 = The rook on a7 already guards a whole rank.
    .hint-2 = Which rook can give check on the last rank?
    .hint-3 = Play the rook from h6 to h8.
    .yes = No running, no blocking, no taking. That’s _checkmate_: you win!
    .no = You can play that, but it isn’t check. Attack the king!

lesson-checkmate_a-door = Black is in check, but one door is open. Tap it!
    .paper = Black is in check, but one door is open. Where is it?
    .hint-1 = Look at every square beside the king on g8.
    .hint-2 = The pawn has left h7. Does the rook on a8 guard that square?
    .yes = The king slips out there: only check, not checkmate.
    .no = No way out there. Look at the squares beside the king.

lesson-checkmate_guard-the-door = The king wants to slip out on h7. Give checkmate!
    .wrong-e4-e8 = Check! But now the door is open: the king goes to h7.
    .wrong-e4-a8 = Check! But now the door is open: the king goes to h7.
    .wrong-e4-h7 = Check! But nobody guards your queen: the king takes it.
    .hint-1 = Your queen on e4 already guards h7. Leave it there.
    .hint-2 = Which piece can give check on the last rank?
    .hint-3 = Play the rook from a1 to a8.
    .yes = The rook gives check, and the queen keeps the door shut.
    .no = Sure, you can do that, but it isn’t check. Attack the king!

lesson-checkmate_all-mates = { $total } checkmates are hidden here. Find them all!
    .wrong-d7-d4 = Check! But the king steps to g8.
    .wrong-d7-h3 = Check! But the king steps to g8.
    .wrong-d7-f7 = No check! Without an attack there’s no checkmate.
    .wrong-d7-e6 = No check! Without an attack there’s no checkmate.
    .wrong-d7-d5 = No check! Without an attack there’s no checkmate.
    .hint-1 = Your king guards f7, g7 and h7. What must the queen do?
    .hint-2 = Three checkmates come from far away, on the last rank.
    .hint-3 = Two come close, where your king guards: on g7 and on h7.
    .yes = All { $total }! You’re a real king catcher.
    .no = Not yet: give check, and leave the king no square.

lesson-checkmate_lonely-queen = Now you’re Black, and it looks bad. Get out!
    .hint-1 = Who guards the queen on g7? Look at the white king.
    .hint-2 = Nobody guards it. Take it with your king.
    .yes = Nobody guarded the queen. It was only check!

lesson-checkmate_last-rescue = It looks like checkmate. Find the one move that helps!
    .because-still-in-check = Not yet: the rook on a8 still gives check. Put a piece in between.
    .hint-1 = Running doesn’t help, and nobody can take the rook on a8.
    .hint-2 = Put a piece between a8 and g8. Who can get there?
    .hint-3 = Play the bishop from e6 to c8.
    .yes = The bishop blocks on c8. It was check, not checkmate!

lesson-checkmate_own-walls = The white king hides behind its own walls. Give checkmate!
    .wrong-g4-h2 = You took a pawn, but that’s not check.
    .hint-1 = Which piece jumps over walls?
    .hint-2 = From which square does a knight attack h1?
    .hint-3 = Jump from g4 to f2.
    .yes = The walls kept the king in. It had no square to run to!
    .no = Not yet: only your knight reaches this king.

lesson-checkmate_what-now = Checkmate: your rooks caught the king on e1. What happens now?
    .hint-1 = Checkmate ends the game at once. Is there another move?
    .option-stays = The king stays on its square, and the game is over
    .option-stays-say = Right: nobody ever takes a king. You’ve won.
    .option-taken = You take the king
    .option-taken-say = Almost: the game ends one move before that. No king is ever taken.
    .option-runs = The king may make one last move
    .option-runs-say = Look again: every square is guarded. Checkmate ends the game.

lesson-checkmate_hunt = Catch my king! Two rooks can do it alone.
    .hint-1 = One rook guards a rank, the other gives check.
    .hint-2 = Keep both rooks far away from my king.
    .hint-3 = Begin with the rook from h8 to h4.
    .yes = Caught! You beat my king.

### The words of lessons/good-manners.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-good-manners = Good manners
    .about = Shake hands, be quiet, and think before you touch a piece.
    .can = You know your manners, and your hand waits for your head!
    .notes = Tournaments play touch-move: a touched piece moves, a touched piece of the other side is taken, if that is legal. Some clubs let children touch, think and put back, and a move is final when the piece is let go; there only the other player can allow a change. Before the first game, agree with the class on which rule holds today. Practice “I adjust” and the handshake in pairs. A common mistake is to touch first and think afterward: in the exercise with the touched knight, a free knight is lost that way. Another is to point out a slip loudly instead of taking the move back together or calling a grown-up.

lesson-good-manners_handshake = Two captains meet for a game. Tap what they do, in the right order!
    .paper = Two captains meet for a game. What do they do, and in what order?
    .option-hello = Shake hands: have a good game!
    .option-quiet = Play quietly
    .option-thanks = Shake hands: thank you!
    .option-tidy = Put the pieces away
    .hint-1 = What do two players do before anything else?
    .hint-2 = A handshake before the game, a handshake after it. And in between?
    .yes = Right: a handshake before, a handshake after, and quiet in between.

lesson-good-manners_crooked = Your knight on g1 is crooked. What comes first, and what next?
    .option-say = Say: “I adjust”
    .option-straight = Straighten the knight
    .option-move = Think, then make a move
    .hint-1 = First say that you only want to straighten it.
    .hint-2 = Two words come first: I adjust.
    .yes = Yes: “I adjust” comes first. Without it you would have to move the knight.

lesson-good-manners_touched = In a tournament a _touched_ piece must move. You touched the knight: where is it safe?
    .wrong-h8-e8 = That would be a gift! But you touched the knight on d4: it must move.
    .wrong-d4-b3 = The pawn on c4 could take it there. Look for another square!
    .wrong-d4-b5 = The rook on a5 could take it there. Look for another square!
    .wrong-d4-c6 = The pawn on d7 could take it there. Look for another square!
    .wrong-d4-e6 = The pawn on d7 could take it there. Look for another square!
    .wrong-d4-f5 = The bishop on g4 could take it there. Look for another square!
    .wrong-d4-f3 = The bishop on g4 could take it there. Look for another square!
    .wrong-d4-e2 = The bishop on g4 could take it there. Look for another square!
    .hint-1 = Only the knight may move. It has eight squares to choose from.
    .hint-2 = The rook, bishop and pawns see seven of them.
    .hint-3 = Go to c2: nobody sees that square.
    .yes = Safe, but a gift was lost. Think first, then touch!
    .no = You touched the knight on d4. No other piece may move now.

lesson-good-manners_club-touched = In this club you may touch, think and put back. Take the gift!
    .wrong-d4-c2 = That’s safe, but here the knight doesn’t have to move. Look for a gift!
    .hint-1 = The knight goes back to d4. Look at your rook: what’s free?
    .hint-2 = Take the knight on e8 with the rook.
    .yes = Here you may! Always ask which rule holds before you play.
    .no = You can play that, but the gift is still waiting for you.

lesson-good-manners_touched-theirs = Tournament: you touched the black knight on e5, so take it. Find both ways!
    .hint-1 = Which of your pieces attack e5?
    .hint-2 = Look at the knight on f3 and at the pawn on d4.
    .hint-3 = Take on e5 with the knight, then with the pawn.
    .yes = Both ways! If you touch the other side’s piece, take it.
    .no = You touched the knight on e5. One of your pieces must take it.

lesson-good-manners_club-let-go = The club again. You let go of the bishop on c4: may you change that?
    .option-always = Yes, whenever I like
    .option-never = No, nobody can allow it
    .option-never-say = That’s how it is in a tournament. In this club, one person can allow it.
    .option-kind = Only if Black agrees
    .hint-1 = The bishop was let go. Now the move is made.
    .hint-2 = In this club the other player may be kind, or not.
    .yes = Right: letting go ends the move. Only Black can allow a change.
    .no = You let go, so the move is made. Who could you ask?

lesson-good-manners_no-second-queen = A tournament: you want a second queen, but there’s none. What now?
    .option-call = Stop the clock and call the arbiter
    .option-upside-down = Turn a rook upside down
    .option-upside-down-say = At home, maybe. In a tournament it’s still a rook.
    .option-later = Let it stay a pawn for now
    .option-later-say = The pawn changes at once: it can’t stay a pawn there.
    .hint-1 = Somebody at every tournament helps with the rules.
    .yes = Right: the _arbiter_ brings you a queen.

lesson-good-manners_let-go = Now you’re Black! White let go of the queen, so it stays: take it!
    .wrong-f6-e4 = A pawn is nice. But look at h5: a whole queen!
    .hint-1 = White would love to have it back. Which of your pieces sees h5?
    .hint-2 = Look at your knight on f6. Where can it hop?
    .hint-3 = Take on h5 with the knight.
    .yes = Letting go ends a move, even a bad one. Look first!
    .no = You can play that, but a queen is waiting to be taken.

lesson-good-manners_touched-and-pinned = You touched the bishop on e7, but it can’t move. Take one piece off so that it must move!
    .because-pinned = It still can’t move: the bishop is pinned. Who looks through it at your king?
    .hint-1 = Your king is behind the bishop. Who looks along that line?
    .hint-2 = The knight and the pawn pin nobody. Look along the e-file!
    .hint-3 = The rook on e1 pins the bishop. Take the rook off!
    .yes = Now the touched bishop must move! Before, you could move any other piece.

lesson-good-manners_not-allowed = Your bishop jumped over a pawn and had to come back. Make an allowed move with it!
    .hint-1 = A forbidden move doesn’t count. But the bishop was touched, so it must move.
    .hint-2 = The pawn has left g7. Which path is clear now?
    .hint-3 = Move the bishop to g7 or to h6.
    .yes = All is well again! If you aren’t sure, ask a grown-up.
    .no = The bishop was touched, and it can move. Look for its clear path.

### The words of lessons/family-say-check.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-say-check = Say “check”!
    .about = House rule: a check must be answered only if somebody said it.
    .can = You can say check at the right moment!
    .notes =
        Goal: at this family’s table a check must be answered only if the attacker said “check” with the move. The word does not matter in normal chess: there every check counts, said or not. An unsaid check may be ignored, but the king itself still never steps onto an attacked square, and it is never taken; the attacker may say “check” with a later move. Let the class play with a real bell. Common mistakes: taking a king that overlooked a check, and carrying this rule into tournaments.

lesson-family-say-check_press-it = House rule: only a check that’s said must be answered. Give check with your rook, and press Check!
    .paper = House rule: only a check that’s said must be answered. Give check with your rook, and say it!
    .hint-1 = The white king is on g1. From where could your rook see it?
    .hint-2 = Go straight from k8 until the line to g1 is free.
    .hint-3 = Move the rook to g8, then press the button Check!
    .yes = Your rook attacks the king, and everybody heard it. Now White must answer.
    .no = Sure, you can do that, but your rook doesn’t look at g1.
    .wrong-k8-h8 = One step short: from h8 the rook doesn’t see g1.

lesson-family-say-check_nobody-said = Now you’re White! Nobody said check: just take the blue knight.
    .hint-1 = At this table you may ignore a check that nobody said.
    .hint-2 = Which of your pieces attacks the knight on b3?
    .hint-3 = Take it with the pawn from c2.
    .yes = Right: at this table a check that nobody said may be ignored.
    .no = That’s allowed, but it takes nothing. Look at your pawn on c2.

lesson-family-say-check_somebody-said = This time Yellow said check. Try to take the knight anyway!
    .hint-1 = Tap the pawn on c2, then tap b3.
    .hint-2 = The check was said. Try it and see.
    .yes = Now you know: once it’s said, a check must be answered.
    .no = That’s allowed. Follow the arrow from c2!

lesson-family-say-check_tournament = The same board in a tournament, and nobody says a word. Save your king!
    .hint-1 = In normal chess, look at the board: is your king attacked?
    .hint-2 = The rook on g8 attacks g1. In a tournament that counts without a word.
    .hint-3 = Leave the g-file, or block the line on g4.
    .yes = Right: in normal chess every check counts, said or not.
    .because-still-in-check = In a tournament every check counts. Save your king first!

lesson-family-say-check_block = Back at the family table, Yellow said check. Put a piece in between: find all { $total } ways!
    .hint-1 = The check comes from g8 and goes to g1.
    .hint-2 = Three pieces can reach one square of that line.
    .hint-3 = All of them go to g4: from d1, e4 and f2.
    .yes = All { $total }! Your king is safe each time.
    .no = You can play that too. Now put a piece in between.

lesson-family-say-check_unsaid-danger = Nobody said check, but your king may not go to h2. Take one piece off so that it may!
    .because-king-into-attack = Somebody still looks at h2. The king itself must always watch out!
    .hint-1 = Said or not, a king never steps onto an attacked square. Who looks at h2?
    .hint-2 = The yellow pawn on h5 blocks the black rook’s line. Now look diagonally!
    .hint-3 = The yellow bishop on k5 looks at h2. Take it off!
    .yes = Nobody looks at h2 now. Said or not, a king never walks into danger.

lesson-family-say-check_king-stays = You said nothing, and Blue overlooked your rook. Try to take the king on a6.
    .hint-1 = Tap the rook on e6, then tap a6.
    .hint-2 = Is a king ever taken? Try it and see.
    .yes = A king is never taken. That’s our choice.
    .no = That’s allowed. Follow the arrow!

lesson-family-say-check_say-it-now = Your rook still attacks the blue king. Make another move, and press Check!
    .paper = Your rook still attacks the blue king. Make another move, and say check!
    .hint-1 = You may say check with a later move, while the attack lasts.
    .hint-2 = Leave the rook where it is, and move your pawn.
    .hint-3 = Then press the button Check!
    .yes = Now it’s said: Blue must answer the rook’s check.
    .no = Your rook no longer attacks the king on a6. Let it stay on its rank.

lesson-family-say-check_last-word = A checkmate counts only when it’s said. Move a rook, and press Check!
    .paper = A checkmate counts only when it’s said. Move a rook, and say check!
    .hint-1 = The rook on c11 shuts off the row below the king.
    .hint-2 = Give check along the last rank. Which rook may leave?
    .hint-3 = Move the rook from d8 to d12, then press the button Check!
    .yes = Both rows are shut, and everybody heard it: checkmate!
    .no = Not yet: give check so that the king has no way out.
    .wrong-c11-c12 = Check, but now the king can step onto rank 11.

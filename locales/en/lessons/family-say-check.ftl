### The words of lessons/family-say-check.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-say-check = Say “check”!
    .about = House rule: a check must be answered only if somebody said it.
    .notes =
        Goal: at this family’s table a check must be answered only if the attacker said “check” with the move. The word does not matter in normal chess: there every check counts, said or not. An unsaid check may be ignored, but the king itself still never steps onto an attacked square, and it is never taken; the attacker may say “check” with a later move. Let the class play with a real bell. Usual mistakes: taking a king that overlooked a check, and carrying this rule into tournaments.

lesson-family-say-check_say-it-aloud = House rule: answer a check only if somebody said it. In tournaments it always counts.

lesson-family-say-check_press-it = You play Yellow, in the east. Give check to White with your rook, and press Check!
    .hint-1 = The white king stands on g1. From where would your rook look at it?
    .hint-2 = Go straight from k8 until the line to g1 is free.
    .hint-3 = Move the rook to g8, then press the button Check!
    .yes = Your rook attacks the king, and everybody heard it. Now White must answer.
    .no = You may play that, but your rook does not look at g1.
    .wrong-k8-h8 = One step short: from h8 the rook does not see g1.

lesson-family-say-check_nobody-said = Yellow’s rook attacks your white king, but nobody said a word. May you play c2 to c3?
    .hint-1 = Did anybody say check?
    .hint-2 = At this table you may ignore a check that nobody said.
    .yes = Right: at this table a check that nobody said may be ignored.
    .no = Nobody said check. So in the family game you may play on.

lesson-family-say-check_somebody-said = This time Yellow said check. Try the pawn from c2 to c3 all the same.
    .hint-1 = Tap the pawn on c2, then tap c3.
    .hint-2 = The check was said. Try it and see.
    .yes = You saw it: once it is said, a check must be answered.

lesson-family-say-check_tournament = The same board in a tournament, and nobody says a word. May you play c2 to c3?
    .hint-1 = In normal chess, look at the board: is your king attacked?
    .hint-2 = The rook on g8 attacks g1. There it counts without a word.
    .yes = Right: in normal chess every check counts, said or not.
    .no = In normal chess nobody has to say it. The rook on g8 attacks your king.

lesson-family-say-check_block = Back at the family table: Yellow said check. Put a piece in between!
    .hint-1 = The check comes from g8 and goes to g1.
    .hint-2 = Which of your pieces can reach that line?
    .hint-3 = Move the rook from e4 to g4.
    .yes = The rook on g4 stands in between. Your king is safe.
    .no = You may play that too. This time put a piece in between.

lesson-family-say-check_no-walk = Nobody said check. Try to walk into danger: from g1 to h2.
    .hint-1 = Tap the king on g1, then tap h2.
    .hint-2 = The yellow bishop on k5 looks at h2. Try it and see.
    .yes = You saw it: the king itself never steps onto an attacked square.

lesson-family-say-check_king-stays = You said nothing, and Blue overlooked your rook. Try to take the king on a6.
    .hint-1 = Tap the rook on e6, then tap a6.
    .hint-2 = Is a king ever taken? Try it and see.
    .yes = You saw it: a king is never taken, not even here.

lesson-family-say-check_say-it-now = Your rook still attacks the blue king. Make another move, and press Check!
    .hint-1 = You may say check with a later move, while the attack stands.
    .hint-2 = Let the rook look at a6, and move your pawn.
    .hint-3 = Then press the button Check!
    .yes = Now it is said: Blue must answer the rook’s check.
    .no = Your rook no longer attacks the king on a6. Let it stay on its row.

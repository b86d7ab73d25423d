### The words of lessons/family-double-attack.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-double-attack = Attacking together
    .about = House rule: two players may attack every piece, but not a king.
    .can = You know when two may attack together, and when not!
    .notes =
        Goal: two players may attack the same piece, but never the same king. If White has given check, Blue may not join in; Blue may take another piece of that army instead. Two attackers of one player, a double check, are fine. Play it with three children: one is the king, two take turns to attack and say aloud who is attacking already. In normal chess the question never comes up, because there is only one opponent. If no other move is left, this rule gives way.

lesson-family-double-attack_two-players = White attacks the black queen. Attack it with your blue rook, too!
    .hint-1 = From where can your rook see the queen?
    .hint-2 = Look at c8, d8 and e8: nobody is there.
    .hint-3 = Move the rook from c5 to c8.
    .yes = Two players may attack a queen together. House rule: only one may attack a king.
    .no = Not yet: your rook doesn’t see the queen on f8.
    .wrong-c5-f5 = Now you’re in White’s way, and only you attack. Try another square.

lesson-family-double-attack_attackers = Tap every piece that attacks the white queen on h5.
    .paper = Which pieces attack the white queen on h5?
    .hint-1 = Follow the rooks along their lines. Does one reach h5?
    .hint-2 = The white pawn on e5 stops the blue rook.
    .hint-3 = Look at the rooks on h10 and k5.
    .yes = Both rooks, a black one and a yellow one. With a queen that’s allowed.
    .no = That piece is blocked, or it looks somewhere else. Follow another line to h5.

lesson-family-double-attack_first-attacker = Nobody attacks a king yet. Your rook can give check in { $total } ways: find them all!
    .hint-1 = The other kings are on g1, g12 and l6.
    .hint-2 = Two moves attack the black king, two the yellow, one the white.
    .hint-3 = Go to c12, g8, c6, l8 and c1.
    .yes = All { $total }! Each time, only Blue attacks that king.
    .no = That’s not check. From there, follow both lines of the rook.

lesson-family-double-attack_second-attacker = White gives check from g4. Try to give check from c12, too!
    .hint-1 = Tap the rook on c8, then tap c12.
    .hint-2 = The rook on g4 attacks the king already. Try it and see.
    .yes = That’s it: White attacks this king, so Blue has to wait.
    .no = That’s allowed. Follow the arrow from c8!

lesson-family-double-attack_another-piece = White gives check to Black. Take a different black piece!
    .hint-1 = Leave the king alone. Which other black piece is in reach?
    .hint-2 = Follow the line of your rook from c8.
    .hint-3 = Take the queen on f8 with your rook.
    .yes = You took the queen. One player gives check, another takes something else: allowed.
    .no = That’s allowed, but it takes nothing. Follow the line of your rook.
    .because-rule3-king-double-attack = Somebody attacks this king already. Take something else!

lesson-family-double-attack_check-and-bite = White gives check again and again. Take a black piece each time!
    .hint-1 = While Black’s king runs, its pieces wait. Which one can you take?
    .hint-2 = Look along the lines of your rook.
    .hint-3 = Take on c9, then on h9, then on h11.
    .yes = Check, bite, check, bite! White and Blue make a great team.
    .no = You can play that, but it takes nothing. Bite while the king runs!

lesson-family-double-attack_open-the-line = White’s rook stands behind your bishop. Step aside and open its line!
    .hint-1 = Along which line does the rook on g3 look?
    .hint-2 = Move the bishop away without attacking the king on g12.
    .hint-3 = Move the bishop from g6 to f5, for example.
    .yes = Now only White attacks the king. One player is allowed.
    .no = The rook’s line is still blocked. Move the bishop!
    .because-rule3-king-double-attack = Then your bishop would attack the king too. Choose another square!

lesson-family-double-attack_open-and-join = The same board. Now try to take the knight on j9 with your bishop.
    .hint-1 = Tap the bishop on g6, then tap j9.
    .hint-2 = The bishop opens the rook’s line. Where does it look from j9?
    .hint-3 = From j9 it sees i10, h11 and g12. Try it and see.
    .yes = Now you know: attacking together is forbidden. Our choice: with no other move left, it’s allowed.

lesson-family-double-attack_one-player = Now on your own: give check with your rook and knight together!
    .hint-1 = The knight blocks your rook’s line. What if it jumps away?
    .hint-2 = Jump so that the knight attacks g12, too.
    .hint-3 = Jump from g8 to h10 or to f10.
    .yes = Two pieces, but one player: a double check, as in normal chess.
    .no = Not yet: rook and knight must both attack the king on g12.

lesson-family-double-attack_way-out = Now you’re Black! Blue’s rook and knight both give check: save your king.
    .hint-1 = What helps against a double check? Only one thing.
    .hint-2 = The king must move. Leave the g-file.
    .hint-3 = Three squares beside the king are safe: f12, h11 and h12.
    .yes = Your king stepped out of both attacks at once.
    .because-double-check-king-must-move = Not yet: that stops one of the two. Move the king.

### The words of lessons/family-double-attack.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-double-attack = Attacking together
    .about = House rule: two players may attack every piece, but not a king.
    .notes =
        Goal: two players may attack the same piece, but never the same king. If White has given check, Blue may not join in; Blue may take another piece of that army instead. Two attackers of one player, a double check, are fine. Play it with three children: one is the king, two take turns to attack and say aloud who attacks already. In normal chess the question never comes up, for there is only one opponent. If no other move is left, this rule gives way.

lesson-family-double-attack_two-players = Two players may attack a queen together. House rule: only one player may attack a king.

lesson-family-double-attack_attackers = Tap every piece that attacks the white queen on h5.
    .hint-1 = Follow the rooks along their lines. Does one reach h5?
    .hint-2 = The white pawn on e5 stops the blue rook.
    .hint-3 = Look at the rooks on h10 and k5.
    .yes = Both rooks, a black one and a yellow one. With a queen that is allowed.
    .no = Something is in its way, or it looks elsewhere. Follow another line to h5.

lesson-family-double-attack_first-attacker = White’s rook went to h4. You play Blue: may your rook give check from c12?
    .hint-1 = Does anybody attack the black king on g12 already?
    .hint-2 = White’s rook on h4 looks at h12, not at g12.
    .yes = Right: Blue would be the only player to attack this king.
    .no = Nobody attacks the king on g12 yet. So Blue may do it.

lesson-family-double-attack_second-attacker = This time White’s rook gives check from g4. You play Blue: try to join in from c12.
    .hint-1 = Tap the rook on c8, then tap c12.
    .hint-2 = The rook on g4 attacks the king already. Try it and see.
    .yes = You saw it: White attacks this king, so Blue has to wait.

lesson-family-double-attack_another-piece = White gives check to Black. You play Blue: take a different black piece!
    .hint-1 = Leave the king alone. Which other black piece is in reach?
    .hint-2 = Follow the line of your rook from c8.
    .hint-3 = Take the queen on f8 with your rook.
    .yes = You took the queen. One player gives check, another takes something else: allowed.
    .no = You may play that, but it takes nothing. Follow the line of your rook.

lesson-family-double-attack_open-the-line = White’s rook stands behind your blue bishop on g6. May the bishop go to f5?
    .hint-1 = The bishop leaves the line. Who attacks the black king then?
    .hint-2 = From f5 the bishop does not look at g12. Only White’s rook does.
    .yes = Right: then only White attacks the king. One player is allowed.
    .no = Count the players: the rook is White’s, and the bishop looks elsewhere.

lesson-family-double-attack_open-and-join = The same board. Now try to take the knight on j9 with your bishop.
    .hint-1 = Tap the bishop on g6, then tap j9.
    .hint-2 = The bishop opens the rook’s line. Where does it look from j9?
    .hint-3 = From j9 it sees i10, h11 and g12. Try it and see.
    .yes = You saw it: now White and Blue would attack the king together.

lesson-family-double-attack_one-player = May your rook and knight attack a king together? The knight goes from g8 to h10.
    .hint-1 = Then the rook and the knight attack the king. Whose pieces are they?
    .hint-2 = Both are White’s. The rule counts players, not pieces.
    .yes = Right: two pieces, but one player. It is a double check, as in normal chess.
    .no = Both attackers are White’s. The rule counts players.

lesson-family-double-attack_way-out = You play Black, in the north. White’s rook and knight both give check: save your king!
    .hint-1 = What helps against a double check? Only one thing.
    .hint-2 = The king must move. Leave the g-column.
    .hint-3 = Three squares beside the king are safe: f12, h11 and h12.
    .yes = Your king stepped out of both attacks at once.
    .because-double-check-king-must-move = Not yet: that stops one of the two. Move the king.

### The words of lessons/mate-ladder.toml.
###
### Each rung has its words once: the first board says them, the others point at it. So they name no square and no side.

lesson-mate-ladder = The mate ladder
    .about = Sixty checkmates in one move, rung by rung.
    .can = You know twelve kinds of checkmate!
    .notes = Goal: to see at a glance what makes a checkmate. Each of the twelve rungs is one kind, with five boards that get fuller. Play a rung a day, and let the child say first which squares the king has left. Mirror images do not count as new boards, and there are none. Whoever knows them all finds checkmates in real games.

lesson-mate-ladder_back-row-1 = The king is locked in behind its own pawns. Give checkmate with the rook!
    .hint-1 = Which row can the king not leave?
    .hint-2 = Bring the rook to that row.
    .yes = The rook takes the whole row. No way out!
    .no = Not yet: look along the king’s row.

lesson-mate-ladder_back-row-2 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-3 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-4 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-5 = { lesson-mate-ladder_back-row-1 }
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = { lesson-mate-ladder_back-row-1.yes }
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_two-rooks-1 = Two rooks work together. Find the checkmate!
    .wrong-b7-b8 = Check, but the king can still step away.
    .hint-1 = One rook already bars a way for the king.
    .hint-2 = The other rook gives check.
    .yes = One rook bars the way, the other gives check. Caught!
    .no = Not yet: each rook needs a way of its own.

lesson-mate-ladder_two-rooks-2 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-3 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-4 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-5 = { lesson-mate-ladder_two-rooks-1 }
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = { lesson-mate-ladder_two-rooks-1.yes }
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_queen-and-king-1 = Queen and king hunt together. Find the checkmate!
    .wrong-e2-f1 = Check, but the king can still step away.
    .hint-1 = Which square beside the other king does your king guard?
    .hint-2 = Put the queen there: the king may not take her.
    .yes = Your king guards the queen. That is checkmate!
    .no = Not yet: put the queen where your king guards her.

lesson-mate-ladder_queen-and-king-2 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-3 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-4 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-5 = { lesson-mate-ladder_queen-and-king-1 }
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_queen-and-king-1.yes }
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_rook-and-king-1 = The king stands at the edge. Give checkmate with the rook!
    .hint-1 = Your king bars its way to the middle.
    .hint-2 = Give check with the rook along the edge.
    .yes = The edge, your king and the rook: nowhere to go!
    .no = Not yet: the rook gives check along the edge.

lesson-mate-ladder_rook-and-king-2 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-3 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-4 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-5 = { lesson-mate-ladder_rook-and-king-1 }
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = { lesson-mate-ladder_rook-and-king-1.yes }
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_bishop-and-queen-1 = Queen and bishop look at the same square. Find the checkmate!
    .hint-1 = Which square beside the king does the bishop guard?
    .hint-2 = Put the queen on that square.
    .yes = The bishop guards the queen: the king may not take her.
    .no = Not yet: look for the square where both of them meet.

lesson-mate-ladder_bishop-and-queen-2 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-3 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-4 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-5 = { lesson-mate-ladder_bishop-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_bishop-and-queen-1.yes }
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-1 = Queen and knight look at the same square. Find the checkmate!
    .hint-1 = Which square beside the king does the knight guard?
    .hint-2 = Put the queen on that square.
    .yes = The knight guards the queen: the king may not take her.
    .no = Not yet: look for the square where both of them meet.

lesson-mate-ladder_knight-and-queen-2 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-3 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-4 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-5 = { lesson-mate-ladder_knight-and-queen-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-queen-1.yes }
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-rook-1 = The king sits in the corner. Give checkmate with the rook!
    .hint-1 = Which square beside the king does the knight guard?
    .hint-2 = Put the rook on that square.
    .yes = The knight guards the rook, and the corner is shut.
    .no = Not yet: look where knight and rook meet.

lesson-mate-ladder_knight-and-rook-2 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-3 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-4 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-5 = { lesson-mate-ladder_knight-and-rook-1 }
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = { lesson-mate-ladder_knight-and-rook-1.yes }
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_pawn-1 = A little pawn ends the game. Find the checkmate!
    .hint-1 = Which of your pawns can give check?
    .hint-2 = A pawn gives check diagonally ahead.
    .yes = A little pawn, and the king is caught!
    .no = Not yet: this time a pawn does it.

lesson-mate-ladder_pawn-2 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-3 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-4 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-5 = { lesson-mate-ladder_pawn-1 }
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = { lesson-mate-ladder_pawn-1.yes }
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_promotion-1 = One more step, and a pawn becomes a new piece. Make it checkmate!
    .hint-1 = Which pawn stands before the last row?
    .hint-2 = Think of every piece, not only of the queen.
    .yes = A new piece, and it is checkmate!
    .no = Not yet: another piece or another square gives checkmate.

lesson-mate-ladder_promotion-2 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-3 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-4 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-5 = { lesson-mate-ladder_promotion-1 }
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = { lesson-mate-ladder_promotion-1.yes }
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_smothered-1 = The king is crowded in by its own pieces. Find the checkmate!
    .hint-1 = Who can give check over the heads of others?
    .hint-2 = Only a knight can jump in.
    .yes = The knight jumps over the walls. The king has no square.
    .no = Not yet: only the knight reaches the king.

lesson-mate-ladder_smothered-2 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-3 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-4 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-5 = { lesson-mate-ladder_smothered-1 }
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = { lesson-mate-ladder_smothered-1.yes }
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_discovered-1 = One piece steps aside, and another gives check. Find the checkmate!
    .hint-1 = Which of your pieces stands in the way of another?
    .hint-2 = Step aside so that nothing can help.
    .yes = The curtain opens: check from behind, and it is checkmate!
    .no = Not yet: the piece in front must step aside.

lesson-mate-ladder_discovered-2 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-3 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-4 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-5 = { lesson-mate-ladder_discovered-1 }
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = { lesson-mate-ladder_discovered-1.yes }
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_double-check-1 = Two pieces give check at once. Find the checkmate!
    .wrong-e6-e7 = Check, but the king can still step away.
    .hint-1 = Who can step aside and give check, too?
    .hint-2 = Against two checks only the king can move.
    .yes = Two checks at once, and the king cannot run: checkmate!
    .no = Not yet: look for a check from two pieces.

lesson-mate-ladder_double-check-2 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-3 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-4 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-5 = { lesson-mate-ladder_double-check-1 }
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = { lesson-mate-ladder_double-check-1.yes }
    .no = { lesson-mate-ladder_double-check-1.no }

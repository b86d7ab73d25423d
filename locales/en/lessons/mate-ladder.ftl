### The words of lessons/mate-ladder.toml.
###
### The hints of a rung are said once, by its first board; the others point at it. Nothing names a square: it is true of all five.

lesson-mate-ladder = The mate ladder
    .about = Sixty checkmates in one move, rung by rung.
    .can = You know twelve kinds of checkmate!
    .notes = Goal: to see at a glance what makes a checkmate. Each of the twelve rungs is one kind, with five boards. Play a rung a day, and let the child say first which squares are still open to the king. No board is the mirror image of another. Whoever knows all twelve kinds finds checkmates in real games.

lesson-mate-ladder_back-row-1 = The king is locked in behind its own pawns. Give checkmate with the rook!
    .hint-1 = Which rank can the king not leave?
    .hint-2 = Bring the rook to that rank.
    .yes = The rook guards the whole rank. No way out!
    .no = Not yet: look along the king’s rank.

lesson-mate-ladder_back-row-2 = Three pawns in front of the king, and no escape. Give checkmate!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = The king’s own pawns didn’t let it out!
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-3 = The pawns have locked the door again. Where does your rook come in?
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = Along the whole rank, and nothing can come between!
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-4 = The king hides in the corner behind its pawns. Give checkmate!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = The corner, its own pawns and your rook: nowhere to go!
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_back-row-5 = There are many pieces, but only one rank matters. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_back-row-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_back-row-1.hint-2 }
    .yes = This is called a back-rank mate. You’ll meet it often!
    .no = { lesson-mate-ladder_back-row-1.no }

lesson-mate-ladder_two-rooks-1 = Two rooks work together. Find the checkmate!
    .wrong-b7-b8 = Check, but the king can still step away.
    .hint-1 = One rook already shuts a door for the king.
    .hint-2 = Leave that rook there. The other one gives check.
    .yes = One rook shuts the door, the other gives check. Caught!
    .no = Not yet: one rook keeps the door shut. The other gives check along the edge.

lesson-mate-ladder_two-rooks-2 = Which rook shuts the door, and which gives check? Find the checkmate!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Your rook is too far away for the king to take it!
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-3 = The two rooks are like a ladder. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = One more rung, and the king is caught!
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-4 = Let the queen rest: two rooks can do it. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Two rooks were enough. The queen didn’t have to move!
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_two-rooks-5 = A pawn attacks one of your rooks. Find the checkmate anyway!
    .hint-1 = { lesson-mate-ladder_two-rooks-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_two-rooks-1.hint-2 }
    .yes = Taking that rook doesn’t help: the other one gives check.
    .no = { lesson-mate-ladder_two-rooks-1.no }

lesson-mate-ladder_queen-and-king-1 = Queen and king hunt together. Find the checkmate!
    .wrong-e2-c2 = Stalemate: no check, and no move. That’s only a draw.
    .wrong-e2-f1 = Check, but the king can still step away.
    .hint-1 = Which squares beside the other king does your king guard?
    .hint-2 = Put the queen there: the other king may not take it.
    .yes = Your king guards the queen. That’s checkmate!
    .no = Not yet: look for a safe square that leaves no way out.

lesson-mate-ladder_queen-and-king-2 = Two kings face each other. Where does your queen give checkmate?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = The queen is right beside the king, and safe!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-3 = Many moves give check, but only one is checkmate. Find it!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Between the two kings your queen is safe. It’s checkmate!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-4 = The king is at the edge, and yours is close. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = Your queen flew across the board to your king’s side!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_queen-and-king-5 = Your king is ready to help. Where does the queen give checkmate?
    .hint-1 = { lesson-mate-ladder_queen-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_queen-and-king-1.hint-2 }
    .yes = A pawn takes only diagonally, so your queen is safe there!
    .no = { lesson-mate-ladder_queen-and-king-1.no }

lesson-mate-ladder_rook-and-king-1 = The king is at the edge. Give checkmate with the rook!
    .hint-1 = Your king keeps the other king at the edge.
    .hint-2 = Give check along the edge, but not right beside the king.
    .yes = The edge, your king and the rook: nowhere to go!
    .no = Not yet: rook along the edge, but not right beside the king.

lesson-mate-ladder_rook-and-king-2 = Two kings face to face at the edge. Give checkmate with the rook!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = One small step for the rook, and it’s checkmate!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-3 = The other side has a rook, too. Be quicker: give checkmate!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = The other rook could only watch. Checkmate!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-4 = A pawn is in its own king’s way. Give checkmate with the rook!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = The king’s own pawn was on the last free square!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_rook-and-king-5 = The king has a rook beside it. Give checkmate anyway!
    .hint-1 = { lesson-mate-ladder_rook-and-king-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_rook-and-king-1.hint-2 }
    .yes = The king’s own rook couldn’t help!
    .no = { lesson-mate-ladder_rook-and-king-1.no }

lesson-mate-ladder_bishop-and-queen-1 = Queen and bishop look at the same square. Find the checkmate!
    .wrong-b7-f7 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Follow the bishop’s line. Which square beside the king does it reach?
    .hint-2 = Put the queen on that square.
    .yes = The bishop guards the queen: the king may not take it.
    .no = Not yet: look for the square where both of them meet.

lesson-mate-ladder_bishop-and-queen-2 = The bishop is far away, and yet it helps. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = From far across the board, the bishop guards your queen!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-3 = The queen needs a safe square beside the king. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = A pawn attacks the bishop, but it’s too late: checkmate!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-4 = The queen and the bishop are on one diagonal. Find the checkmate!
    .hint-1 = The bishop is behind the queen. Where does their diagonal go?
    .hint-2 = Go along it with the queen, right up to the king.
    .yes = With the bishop behind it, your queen fears nobody!
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_bishop-and-queen-5 = So many pieces around the king! Find the checkmate with the queen.
    .hint-1 = { lesson-mate-ladder_bishop-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_bishop-and-queen-1.hint-2 }
    .yes = Taken! The bishop guards your queen, and nobody takes back.
    .no = { lesson-mate-ladder_bishop-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-1 = The knight helps the queen. Find the checkmate!
    .hint-1 = Which squares beside the king does the knight guard?
    .hint-2 = Put the queen there.
    .yes = The knight guards the queen: the king may not take it.
    .no = Not yet: with the knight’s help, leave the king no way out.

lesson-mate-ladder_knight-and-queen-2 = Rooks and a bishop look on. Find the checkmate with the queen!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = One hop away, the knight guards your queen!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-3 = Two squares look good, but only one is checkmate. Which one?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = The right one! The king has no way out.
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-4 = You have two knights and a queen. Which knight helps to give checkmate?
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = The closer knight helped. The other one could rest!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-queen-5 = A knight, a rook and a pawn protect the king. Give checkmate!
    .hint-1 = { lesson-mate-ladder_knight-and-queen-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-queen-1.hint-2 }
    .yes = Three friends, and none of them could help the king!
    .no = { lesson-mate-ladder_knight-and-queen-1.no }

lesson-mate-ladder_knight-and-rook-1 = Now you’re Black! The king sits in the corner: give checkmate with the rook.
    .wrong-a2-b2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Which squares beside the king does the knight guard?
    .hint-2 = Put the rook there.
    .yes = The knight guards the rook, and the corner is shut.
    .no = Not yet: shut the corner with rook and knight together.

lesson-mate-ladder_knight-and-rook-2 = The king is in the corner, behind a pawn. Give checkmate!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = The pawn is gone, and so is the way out!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-3 = It’s crowded in the corner. Where does your rook give checkmate?
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Right beside the king, and the knight guards your rook!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-4 = Careful: without check it may be stalemate! Give checkmate with the rook.
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Check, and no way out: that’s checkmate, not stalemate!
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_knight-and-rook-5 = You could take a rook. But something better is here: checkmate!
    .hint-1 = { lesson-mate-ladder_knight-and-rook-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_knight-and-rook-1.hint-2 }
    .yes = Well chosen! Taking the rook would have been stalemate.
    .no = { lesson-mate-ladder_knight-and-rook-1.no }

lesson-mate-ladder_pawn-1 = A little pawn ends the game. Find the checkmate!
    .hint-1 = Which of your pawns can give check?
    .hint-2 = A pawn gives check diagonally ahead.
    .yes = A little pawn, and the king is caught!
    .no = Not yet: this time a pawn does it.

lesson-mate-ladder_pawn-2 = Queen and rook can give check, but only a pawn gives checkmate.
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = The pawn takes with check, and nothing helps!
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-3 = Your pawns and your knight surround the king. Which pawn gives checkmate?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = One small step, and the king has no free square!
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-4 = The king sits in the corner. Can a pawn catch it there?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = The king’s own knight and pawn keep it in!
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_pawn-5 = You have a queen, but the pawn ends the game. How?
    .hint-1 = { lesson-mate-ladder_pawn-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_pawn-1.hint-2 }
    .yes = A little pawn took a rook, and it’s checkmate!
    .no = { lesson-mate-ladder_pawn-1.no }

lesson-mate-ladder_promotion-1 = One more step, and a pawn becomes a new piece. Make it checkmate!
    .hint-1 = Which pawn is one step from the last rank?
    .hint-2 = Which piece gives checkmate there: queen, rook, bishop or knight?
    .yes = A new piece, and it’s checkmate!
    .no = Not yet: try another piece or another way.

lesson-mate-ladder_promotion-2 = Straight ahead, or take? Only one way is checkmate: find it!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = One step ahead, and the new queen ends the game!
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-3 = Think twice here: which new piece gives checkmate?
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = Not a queen but a knight: well spotted!
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-4 = The pawn is almost there. Choose its new piece, and give checkmate!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = The little pawn is big now, and the king is caught!
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_promotion-5 = Rook and king help the pawn. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_promotion-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_promotion-1.hint-2 }
    .yes = The new piece gives check. Rook and king guard the rest!
    .no = { lesson-mate-ladder_promotion-1.no }

lesson-mate-ladder_smothered-1 = The king is crowded in by its own pieces. Find the checkmate!
    .hint-1 = Who can give check over the heads of others?
    .hint-2 = Only a knight can jump in.
    .yes = The knight jumps over the walls. The king has no square.
    .no = Not yet: jump in with the knight where nobody can take it.

lesson-mate-ladder_smothered-2 = Five friends around the king, and no room to move. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = The king’s own friends gave it no room!
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-3 = The king’s friends are too close. Where does your knight jump in?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = One jump over the wall, and the king can’t move!
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-4 = Your knight can give check on two squares. Where is it checkmate?
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = What a jump! Nobody can take your knight there.
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_smothered-5 = Five friends again, and your knight is outside. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_smothered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_smothered-1.hint-2 }
    .yes = This is called a smothered mate: the king has no air.
    .no = { lesson-mate-ladder_smothered-1.no }

lesson-mate-ladder_discovered-1 = One piece steps aside, and another gives check. Find the checkmate!
    .wrong-d1-d2 = { lesson-mate-ladder_queen-and-king-1.wrong-e2-c2 }
    .hint-1 = Which of your pieces is in the way of another?
    .hint-2 = Move it aside so that nothing can save the king.
    .yes = The curtain opens: check from behind, and it’s checkmate!
    .no = Not yet: the piece must step aside and leave no way out.

lesson-mate-ladder_discovered-2 = Somebody is in your bishop’s way. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Your king itself opened the curtain: what a surprise!
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-3 = Your rook waits behind a curtain. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = The knight jumped away: discovered check, and checkmate!
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-4 = There are many discovered checks here. Only one is checkmate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = Taken! Now nothing can step in between.
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_discovered-5 = The knight can jump to many squares. Only one jump is checkmate!
    .hint-1 = { lesson-mate-ladder_discovered-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_discovered-1.hint-2 }
    .yes = The knight stepped aside and even guards the last way out!
    .no = { lesson-mate-ladder_discovered-1.no }

lesson-mate-ladder_double-check-1 = A double check: two pieces at once. Find the checkmate!
    .wrong-e3-e2 = Only the queen gives check, and the king can step away.
    .hint-1 = Who can step aside and give check, too?
    .hint-2 = Against two checks only the king can move.
    .yes = Two checks at once, and the king can’t run: checkmate!
    .no = Not yet: give two checks that leave the king no way out.

lesson-mate-ladder_double-check-2 = Your bishop is in front of your rook. Give checkmate with a double check!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Bishop and rook together: the king has nowhere to go!
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-3 = Bishop and rook hunt the king in the corner. Give checkmate!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Taken, and two checks in one move!
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-4 = Your rook is in front of your bishop. Find the checkmate!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = The rook gives check, the bishop gives check: checkmate!
    .no = { lesson-mate-ladder_double-check-1.no }

lesson-mate-ladder_double-check-5 = The knight and the rook are on one line. Find the sixtieth checkmate!
    .hint-1 = { lesson-mate-ladder_double-check-1.hint-1 }
    .hint-2 = { lesson-mate-ladder_double-check-1.hint-2 }
    .yes = Two checks, checkmate: you’re at the top of the ladder!
    .no = { lesson-mate-ladder_double-check-1.no }

### The words of lessons/family-who-wins.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-who-wins = Who wins the family game?
    .about = Our house rules for the end: statues, passing, and the last king.
    .can = You know how a family game is won!
    .notes =
        Goal: know what becomes of a checkmated army, who passes, and who wins. The game’s own sheet says nothing about any of it: everything here is our choice, and your family may choose otherwise. We chose that a player is checkmated only when their own turn comes, so somebody else may help before; then the king goes, and the other pieces stay as statues, which never move, attack nothing and may be taken by anybody. A player who has no move and is not in check passes while more than two play; with two left it is a draw. The last king wins, and for a draw, everybody still playing must say yes. In tournaments nobody passes, and one checkmate ends the game: contrast the two. Let the children freeze like statues when their king is caught. Children often still fear a statue. The last step is a whole game for the family; it may also be played at the family table, where everybody has a name and a bell.

lesson-family-who-wins_out = The game’s sheet doesn’t say who wins, so we chose. Now checkmate Black!
    .hint-1 = The rook on e11 shuts off the row below the king.
    .hint-2 = Give check along the last rank. Which rook may leave?
    .hint-3 = Move the rook from d10 to d12.
    .yes = After Blue it’s Black’s turn: checkmate! Our choice: Black is out.
    .no = Not yet: give check so that the king has no way out.
    .wrong-e11-e12 = Check, but now the king can step onto rank 11.

lesson-family-who-wins_in-time = Now Blue has a bishop on a9. Play the same move, and watch Blue!
    .paper = Now Blue has a bishop on a9. Play the same move: how can Blue help Black?
    .hint-1 = It’s the same move as before.
    .hint-2 = Move the rook from d10 to d12.
    .yes = Blue took your rook before Black’s turn came. So Black isn’t out!
    .no = Play the same move as before, with the rook on d10.

lesson-family-who-wins_statues = Our choice: the black king goes, and the other pieces become statues. Take all { $total }!
    .hint-1 = Statues attack nothing, and anybody may take them. Start with the knight on d8.
    .hint-2 = Take on d8, then on h8, then on h4.
    .yes = A statue never moves and never hits back.

lesson-family-who-wins_no-move = Black has no move, and nobody attacks the black king. What now?
    .hint-1 = White, Blue and Yellow can still move.
    .hint-2 = The others go on playing. Black only has to wait.
    .option-draw = The game is a draw
    .option-draw-say = In a tournament, yes. But here three others can still play.
    .option-pass = Black passes, and Yellow moves
    .option-pass-say = Right, that was our choice: a player with no move passes.
    .option-out = Black is out
    .option-out-say = Only a checkmated player is out. Nobody attacks the black king.

lesson-family-who-wins_two-left = Now Blue and Yellow are out, and Black has no move. What do we call this?
    .hint-1 = Is the black king on j12 in check?
    .hint-2 = No check, no move, and only two kings: as in normal chess.
    .yes = With two kings left nobody passes. It’s a draw, as in normal chess.

lesson-family-who-wins_last-king = Only two kings are left. Checkmate Black, and your king is the last one standing!
    .hint-1 = The black king must be in check, with no way out.
    .hint-2 = The rook on e11 shuts off rank 11. The other rook gives check.
    .hint-3 = Move the rook from d10 to d12.
    .yes = Your king is the last. Our choice: the last king wins!
    .no = Not yet: give check so that the king has no way out.
    .wrong-d10-i10 = Stop: no check, and Black has no move. That would be a draw!
    .wrong-e11-e12 = Check, but now the king can step onto rank 11.

lesson-family-who-wins_all-say-yes = White, Blue and Black want a draw, but Yellow says no. What now?
    .hint-1 = Who would be sad if the game just ended?
    .option-three = A draw: three against one
    .option-three-say = Not yet: Yellow still wants to play.
    .option-go-on = They play on
    .option-go-on-say = Right, that was our choice: everybody still playing must say yes.
    .option-yellow = Then Yellow is out
    .option-yellow-say = Anybody may say no. Nobody is out for that.

lesson-family-who-wins_two-kings = Only Black is left: Blue and Yellow are statues. Catch the black king!
    .hint-1 = Queen and rook together: one shuts a row, the other gives check.
    .hint-2 = Careful: always leave the king a move until it’s checkmate.
    .yes = Your king is the last one. You win the family game!

lesson-family-who-wins_family-game = Now call your family to the table. Play until one king is left!
    .hint-1 = White begins. Then it goes around: Blue, Black, Yellow.
    .hint-2 = A checkmated player is out. The others play on.

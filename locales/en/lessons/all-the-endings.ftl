### The words of lessons/all-the-endings.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-all-the-endings = All the endings
    .about = Somebody wins by checkmate, or when the other resigns. Otherwise it is a draw.
    .notes = A review of every ending. Let the class sort cards: a winner or a draw, and then by itself, by claim or by agreement. By itself: checkmate, stalemate, dead position, fivefold repetition, seventy-five moves. By claim: the third repetition, fifty moves. By words: resignation, agreement. Perpetual check is no ending of its own: it leads to one of the draws. A usual mistake is to call stalemate a win for the side with more pieces.

lesson-all-the-endings_queen-near = The black queen stands on g2. It is White’s turn: what is this?
    .hint-1 = Does the queen on g2 attack the king on g1?
    .hint-2 = The black king guards g2. So nobody can take the queen.
    .yes = Checkmate: the king is attacked, and nothing helps. Black wins.

lesson-all-the-endings_queen-far = Now the queen stands on f3. What is this?
    .hint-1 = Does the queen on f3 attack g1?
    .hint-2 = The queen guards f1, f2 and h1. The king guards g2 and h2.
    .hint-3 = No check and no move: what is that called?
    .yes = Stalemate: no check, but no move either. It is a draw.

lesson-all-the-endings_after-the-end = You play Black: it is checkmate. Try to move to h8 all the same.
    .hint-1 = Tap the king on g8, then tap h8.
    .hint-2 = The game is over. Try it and see.
    .yes = You saw it: after checkmate nobody moves any more.

lesson-all-the-endings_a-winner = Checkmate has a winner. Which other ending has one?
    .option-stalemate = Stalemate
    .option-agree = The players agree
    .option-taken = The king is taken
    .option-taken-say = That never happens: with checkmate the game is over.
    .option-resign = One side resigns
    .hint-1 = Stalemate has no winner, and a king is never taken.
    .hint-2 = Think of words instead of moves: who gives up?
    .yes = Right: if one side resigns, the other side wins.
    .no = Nobody wins there: it is a draw.

lesson-all-the-endings_who-claims = The knight goes to f3: the third time. Who may claim a draw now?
    .option-white = White, who has just moved
    .option-white-say = White could say so before moving. Now the turn is over.
    .option-itself = Nobody, it is a draw by itself
    .option-itself-say = Not at the third time: a player must claim it.
    .option-black = Black, whose turn it is
    .hint-1 = A claim belongs to the side whose turn it is.
    .hint-2 = White has moved. Whose turn is it now?
    .yes = Right: it is Black’s turn, so Black may claim.

lesson-all-the-endings_five-times = Nobody claimed. Now the start is here for the fifth time: what happens?
    .option-itself = A draw by itself
    .option-claim = A draw if White claims it
    .option-on = They play on
    .hint-1 = Three times: somebody claims. And five times?
    .hint-2 = At the fifth time nobody has a choice any more.
    .yes = Right: the fifth time ends the game by itself.
    .no = Five times is enough: nobody is asked any more.

lesson-all-the-endings_seventy-five = Seventy-five quiet moves each, and nobody claimed. What happens now?
    .option-claim = A draw if White claims it
    .option-claim-say = That was so after fifty. Now there are seventy-five.
    .option-on = They play on
    .option-itself = A draw by itself
    .hint-1 = After fifty quiet moves each a player may claim.
    .hint-2 = After seventy-five nobody has a choice any more.
    .yes = Right: after seventy-five quiet moves each the game is a draw.
    .no = Seventy-five each is enough: nobody is asked any more.

lesson-all-the-endings_say-it-first = White made fifty quiet moves, you forty-nine. Rook to a6: can you claim?
    .hint-1 = You play Black. Is the rook’s move to a6 quiet?
    .hint-2 = It takes nothing, and it moves no pawn.
    .hint-3 = With it you have made fifty as well.
    .yes = Right: write the move down, do not play it, and claim.
    .no = The rook’s move to a6 is quiet. It is your fiftieth.

lesson-all-the-endings_surprise = A surprise: Black has a rook, but resigns! How does the game end?
    .option-white = White wins
    .option-white-say = Mostly, yes. But could White’s lone king ever give checkmate?
    .option-draw = It is a draw
    .option-black = Black wins
    .option-black-say = Black gave up, so Black does not win.
    .hint-1 = Which pieces does White have?
    .hint-2 = A lone king can never give checkmate.
    .hint-3 = White cannot win, and Black gave up. What is left?
    .yes = Right: a lone king can never win, so it is a draw.

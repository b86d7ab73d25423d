### The words of lessons/resign-and-agree.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-resign-and-agree = Giving up and agreeing
    .about = How players end a game with words.
    .notes = The children learn that a game can end by words: one side resigns, or both agree to a draw. Act it out with one board in front of the class: offer, shake hands, refuse, play on. A usual idea is that a draw offer must be accepted; another, that giving up is only allowed on one’s own turn. Encourage beginners to play on: the other side may slip.

lesson-resign-and-agree_resign =
    To _resign_ means to give up the game. Say it, or lay your king down gently.

lesson-resign-and-agree_who-wins = Black has no hope left and resigns. How does the game end?
    .option-mate = They play on until checkmate
    .option-mate-say = Nobody plays on: resigning ends the game at once.
    .option-white = White wins
    .option-draw = It is a draw
    .option-draw-say = Nobody agreed to a draw here. One side gave up.
    .hint-1 = To resign means to give up the whole game.
    .hint-2 = Black gives up. Which side is left?
    .yes = Right: Black gave up, so White wins at once.

lesson-resign-and-agree_any-time = Now it is White’s turn. May Black resign all the same?
    .option-any = Yes, at any time
    .option-turn = No, only on Black’s turn
    .hint-1 = To resign is not a move. No piece moves.
    .hint-2 = Black says two words: I resign.
    .yes = Right: a player may resign at any time.
    .no = Black needs no turn for it. Saying so is enough.

lesson-resign-and-agree_good-moment = You play White and want to offer a draw. When do you say it?
    .option-thinking = While Black is thinking
    .option-thinking-say = Not yet: that disturbs Black. When is it quiet enough?
    .option-again = After every move, again and again
    .option-again-say = Once is enough. Asking again and again disturbs.
    .option-after = Once, right after my own move
    .hint-1 = Think of Black: when do words disturb the least?
    .hint-2 = First your move, then your offer.
    .yes = Right: first you move, then you say: I offer a draw.

lesson-resign-and-agree_handshake = White moved to d2 and offers a draw. Black shakes hands: what now?
    .option-draw = The game is a draw
    .option-white = White has given up
    .option-on = They play on
    .hint-1 = White asked for a draw. What does Black’s hand say?
    .hint-2 = Shaking hands means: yes, I agree.
    .yes = Right: both agree, so the game is a draw at once.
    .no = Look again: White asked, and Black said yes with a handshake.

lesson-resign-and-agree_a-move-instead = The same offer, but Black moves to d7 instead. What now?
    .option-draw = The game is a draw
    .option-black = Black loses
    .option-black-say = Nobody has to say yes. Black only wants to play.
    .option-on = They play on
    .hint-1 = Did Black say yes to the draw?
    .hint-2 = A move instead of an answer means: no, thank you.
    .yes = Right: nobody has to agree. A move says no to the offer.
    .no = A draw needs two who agree. Black moved instead.

lesson-resign-and-agree_silent-hand = A player holds out a hand and says nothing. What does it mean?
    .option-resign = Always: I resign
    .option-resign-say = Perhaps. It could also be an offer of a draw.
    .option-ask = Nobody knows, so ask
    .option-draw = Always: I offer a draw
    .option-draw-say = Perhaps. It could also mean: I resign.
    .hint-1 = Could a hand mean more than one thing?
    .hint-2 = One may resign with it, another may offer a draw.
    .yes = Right: a hand alone says too little. Ask first.

lesson-resign-and-agree_look-first = You play Black and think of offering a draw. Look first: find checkmate!
    .hint-1 = The rook on a2 holds the king on the first row.
    .hint-2 = Leave that rook there. Use the rook on b3.
    .hint-3 = Move the rook from b3 to b1.
    .yes = Checkmate! You looked first, and no offer was needed.
    .wrong-a2-a1 = Check, but now the king slips away to f2. The rook on a2 must stay.
    .wrong-b3-g3 = Check, but the king goes to f1 or h1. Give check along the first row.

lesson-resign-and-agree_end-it = A game for two! Each makes a move, then agree or give up.
    .hint-1 = Move the pawns or the kings, first White, then Black.
    .hint-2 = After two moves the buttons for the ending appear.

### The words of lessons/resign-and-agree.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-resign-and-agree = Giving up and agreeing
    .about = How players end a game with words.
    .can = You can resign or agree to a draw, and never too early!
    .notes = The children learn that a game can end with words: one side resigns, at any time, or both agree to a draw. Act it out with one board in front of the class: move, offer, shake hands, refuse, play on. Common mistakes: thinking that a draw offer must be accepted, or that you may give up only on your own turn. An outstretched hand doesn’t say enough, so let them ask. The rescue and the last game show why nobody should resign too early: the other side may slip.

lesson-resign-and-agree_who-wins = It’s your turn, but Black says: I _resign_! Tap the king that wins.
    .paper = It’s your turn, but Black says: I _resign_! Which king wins?
    .hint-1 = To resign means to give up. Some lay their king down gently.
    .hint-2 = Black gave up. Tap the other king, on e1.
    .yes = You win at once! A player may resign at any time.
    .no = Look again: Black gave up. Which king is left?

lesson-resign-and-agree_not-yet = You’re far behind, but never resign too early! Send in your crazy rook!
    .wrong-g5-h5 = Check, but the king can run to g7. Give check right beside it!
    .hint-1 = Your king on h1 can’t move. What if somebody takes your rook?
    .hint-2 = Give check right beside the king, on g8.
    .hint-3 = Go to g8. Then follow the king to g7.
    .yes = Your rook is gone, and you have no move: stalemate, a draw!
    .no = Not yet: give check right beside the king.

lesson-resign-and-agree_good-moment = You want a draw. Tap in order: what comes first?
    .paper = You want a draw. What comes first, and what next?
    .hint-1 = First your move, then your words. While Black thinks, be quiet.
    .hint-2 = An offer isn’t a draw yet: Black must agree.
    .option-move = I make my move
    .option-offer = I hold out my hand: “I offer a draw”
    .option-hand = Black shakes it
    .option-over = The game is a draw
    .yes = Right: your move, your offer, a handshake. Now both agree!
    .no = Not yet: words come after your move. Then Black answers.

lesson-resign-and-agree_silent-hand = A player holds out a hand and says nothing. What does it mean?
    .option-resign = Always: I resign
    .option-resign-say = Maybe. It could also be a draw offer.
    .option-ask = Nobody knows, so ask
    .option-draw = Always: I offer a draw
    .option-draw-say = Maybe. It could also mean: I resign.
    .hint-1 = Could a hand mean more than one thing?
    .hint-2 = One player may mean: I resign. Another may mean: a draw?
    .yes = Right: a hand alone doesn’t say enough. Ask first.

lesson-resign-and-agree_clocks = Black stops both _clocks_ and raises a hand. What does it mean?
    .option-resigns = Black resigns
    .option-resigns-say = Nobody has said so. Stopping clocks isn’t resigning.
    .option-arbiter = Black calls the arbiter
    .option-draw = It’s a draw
    .option-draw-say = For a draw both players must agree.
    .hint-1 = If you need help, you stop the clocks first.
    .yes = Right: Black has a question, and the game isn’t over.

lesson-resign-and-agree_end-it = A game for two! Make one move each, then agree or give up.
    .hint-1 = Move the pawns or the kings, first White, then Black.
    .hint-2 = After two moves the buttons that end the game appear.

lesson-resign-and-agree_a-move-instead = Now you’re Black, and White offers a draw. Say no: take a piece!
    .wrong-d4-f3 = Check, but White takes your knight. Look for something to take!
    .hint-1 = Nobody has to agree. A move means: no, thank you!
    .hint-2 = Your knight can take the queen on e2.
    .yes = No, thank you! A move says it, and the queen is yours.
    .no = That move says no too. But there’s something to take!

lesson-resign-and-agree_look-first = You’re thinking of offering a draw. Look first: find checkmate!
    .hint-1 = The rook on a2 keeps the king on the first rank.
    .hint-2 = Leave that rook there. Use the rook on b3.
    .hint-3 = Move the rook from b3 to b1.
    .yes = Checkmate! You looked first, and no offer was needed.
    .wrong-a2-a1 = Check, but now the king slips away to f2. Leave that rook there!
    .wrong-b3-g3 = Check, but the king goes to f1 or h1. Use the first rank!

lesson-resign-and-agree_on-paper = You’re Black and resign on your score sheet. What can you write?
    .option-white = 1-0
    .option-word = I resign
    .option-black = 0-1
    .option-black-say = That says Black won. White writes that to resign.
    .hint-1 = Who wins when Black resigns?
    .hint-2 = The first number belongs to White.
    .yes = Right: write 1-0 or that you resign, or circle the result.

lesson-resign-and-agree_fight-on = I have a queen and a lot more. Don’t resign: take everything!
    .hint-1 = I make mistakes. Take what nobody guards!
    .hint-2 = Keep your rooks safe. My queen is worth the most.
    .yes = You never resigned, and you beat me!

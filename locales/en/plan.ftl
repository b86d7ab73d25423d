### Plans for teachers: periods of 45 minutes and the twelve weeks. A grown-up reads them, to a class.

## What is on every plan.

plan-number = Plan { $number } of { $total } · { $minutes } minutes
plan-for-experts = for experts
plan-material = Material
plan-projector = A projector or a big board for everybody
plan-screen = A screen for two children, or the worksheets on paper
plan-board = A board for two children, with these pieces:
plan-cross = The board for four, with these pieces:
plan-cut-out = To cut out: { $command }
plan-minutes = { $minutes } min
plan-arrive = Arriving
# In front of the name of a picture story.
plan-story = Look at the story together: { $name }
plan-first = Ask the children what they know about chess.
plan-back = Who remembers? The question from last time:
plan-answer = The answer:
plan-together = All together
plan-together-how = Show one step of each lesson on the big board.
plan-screens = At the screens
plan-screens-how = Two children share a screen and take turns. Without screens, print the worksheets:
plan-pairs = In pairs at real boards
plan-groups = In groups at the board for four
plan-swap = Then swap sides.
# A sentence follows, and below it where it leads.
plan-easier = Easier
plan-harder = Harder
plan-level = { $name } · level { $level }
plan-step = { $lesson }, step { $number }
plan-exit = Question at the exit
plan-exit-how = Every child says or shows the answer before leaving.
plan-homework = At home
plan-homework-how = Practice “{ $name }”, level { $level }, on the screen or on paper:

## The twelve weeks.

plan-weeks = Twelve weeks of chess
plan-weeks-how = Two periods of { $minutes } minutes a week. If there is one, take the plans one by one.
plan-week = Week
plan-first-period = First period
plan-second-period = Second period
plan-print = Print: { $text }
plan-print-plan = A plan: { $command }
plan-print-lesson = A worksheet: { $command }
plan-print-practice = An exercise for home: { $command }
plan-later = For experts, after the twelve weeks: { $text }

## What pairs do, and what is easier and harder: each plan by its name.

period-rook-and-bishop-pairs = The rook takes all pawns. If one pawn arrives, the pawns win.
period-rook-and-bishop-easier = Play with two pawns, and find the rook’s squares first.
period-rook-and-bishop-harder = Two bishops hunt instead of the rook.
period-queen-and-king-pairs = The queen takes all pawns before one arrives.
period-queen-and-king-easier = Take away two pawns, and point at each square first.
period-queen-and-king-harder = King, queen, rook and bishop hunt six pawns.
period-knight-and-names-pairs = Two knights hunt the pawns. Say each square aloud before you hop.
period-knight-and-names-easier = One knight, one coin: hop onto it in few moves.
period-knight-and-names-harder = One child names two squares, the other finds the way.
period-taking-pairs = Rook, knight and bishop fight the queen. Whoever takes everything wins.
period-taking-easier = Say before each move what your piece can take.
period-taking-harder = Play with more pieces. A lost piece is not given back.
period-pawns-pairs = Three pawns each: the first pawn across wins. If nobody can move, nobody wins.
period-pawns-easier = First walk and take with one pawn each.
period-pawns-harder = Play with four pawns each.
period-promotion-and-values-pairs = Eight pawns and the king: get a new queen first! Count the points of what you took.
period-promotion-and-values-easier = A pawn walks alone, and becomes every piece once.
period-promotion-and-values-harder = Four pawns play against a rook.
period-danger-and-check-pairs = Give ten checks with the queen, and say each one. Lose the queen, and the king wins.
period-danger-and-check-easier = Put a coin on every square where the king is safe.
period-danger-and-check-harder = One child sets up a check, the other finds who gives it.
period-out-of-check-pairs = Show all three ways out of check. Then set up a check for your partner.
period-out-of-check-easier = Look for one way only: can the king run?
period-out-of-check-harder = Set up a double check. Why does only the king help?
period-mate-and-stalemate-pairs = Two rooks catch a lonely king. No stalemate, please!
period-mate-and-stalemate-easier = Begin with the king at the edge.
period-mate-and-stalemate-harder = Catch it with queen and king.
period-mate-in-one-pairs = Rook and king catch the king. After twenty moves you swap.
period-mate-in-one-easier = Say after each move: check, mate, stalemate or none?
period-mate-in-one-harder = Find a mate in two moves together.
period-armies-and-board-pairs = Turn the board the right way. Whoever takes everything but the king wins.
period-armies-and-board-easier = One army stands still, and the other collects it.
period-armies-and-board-harder = Whoever loses a piece for nothing loses the game.
period-set-up-and-turns-pairs = Each child sets up an army and checks the other one. Then play ten moves each.
period-set-up-and-turns-easier = Set up only the pieces in the corners first.
period-set-up-and-turns-harder = Set up with closed eyes: one names, one puts.
period-first-whole-game-pairs = Play a whole game. Whoever gives checkmate raises a hand, and both check it.
period-first-whole-game-easier = Play with a big crew against a small one.
period-first-whole-game-harder = Before each move, ask: can something be taken now?
period-manners-and-writing-pairs = Play by tournament rules: touched means moved. Write down ten moves each.
period-manners-and-writing-easier = One child plays a move, and both write it.
period-manners-and-writing-harder = Play a game from your partner’s score sheet.
period-castling-and-passing-pairs = Pawns race across. Whoever runs past can be caught in passing.
period-castling-and-passing-easier = Set up one double step, and take it in passing.
period-castling-and-passing-harder = Castle in time against many pawns.
period-when-not-pairs = Put one white piece on the board. Your partner says where Black may still castle.
period-when-not-easier = Use a rook only: which square does it attack?
period-when-not-harder = Set up a pawn that may not be taken in passing.
period-myths-and-signs-pairs = Play a game and write every move with all signs. Castle once each.
period-myths-and-signs-easier = Write only letters and squares, and add signs later.
period-myths-and-signs-harder = Invent a castling myth. Your partner says whether it is true.
period-giving-up-pairs = Play on, and after each move you may offer a draw. The other says yes or plays.
period-giving-up-easier = Take pieces off until nobody can win any more.
period-giving-up-harder = Reach a draw: eat all pawns that want to win.
period-claims-pairs = The lonely king counts its quiet moves. Can it hold out to fifty?
period-claims-easier = Ride out and home with knights, and count positions.
period-claims-harder = Save a lost game by repeating three times.
period-endings-pairs = Two queens catch the king, but leave it air. With stalemate the king has won.
period-endings-easier = First find all stalemates with one queen.
period-endings-harder = Say the mate two moves ahead.
period-board-for-four-pairs = A race: black pawns against blue ones. Whoever gets one across first wins.
period-board-for-four-easier = One piece goes around all four corners.
period-board-for-four-harder = Look out for pawns that run past you.
period-attackers-and-snacks-pairs = Four play ten rounds. Only one player may attack a king at a time.
period-attackers-and-snacks-easier = Before each move, count who attacks which king.
period-attackers-and-snacks-harder = Once each, a player leaves for one round.
period-words-and-teams-pairs = One child leads the rooks, the other leads the horses. Catch both horses!
period-words-and-teams-easier = Say check aloud, each time you attack a king.
period-words-and-teams-harder = Set up a check that nobody said. What is allowed?
period-last-king-pairs = Four play until one king is left. Whoever is out keeps the score.
period-last-king-easier = Begin when only two kings are left.
period-last-king-harder = Make teams before the game, and keep your word.

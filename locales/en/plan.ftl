### Plans for teachers: periods of 45 minutes and the twelve weeks. A grown-up reads them, to a class.

## What is on every plan.

plan-number = Plan { $number } of { $total } · { $minutes } minutes
plan-for-experts = for experts
plan-material = Materials
plan-projector = A projector, or a big board for all to see
plan-screen = A screen for each pair, or printed worksheets
plan-board = A board for each pair, with these pieces:
plan-cross = The board for four, with these pieces:
plan-cut-out = A set to cut out: { $command }
plan-minutes = { $minutes } min
plan-arrive = Welcome
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
plan-exit = Exit question
plan-exit-how = Every child says or shows the answer before leaving.
plan-homework = At home
plan-homework-how = Practice level { $level } of “{ $name }” on the screen or on paper:

## The twelve weeks.

plan-weeks = Twelve weeks of chess
plan-weeks-how = Two { $minutes }-minute periods a week. If there is only one, take the plans in order.
plan-week = Week
plan-first-period = First period
plan-second-period = Second period
plan-print = Print: { $text }
plan-print-plan = A plan: { $command }
plan-print-lesson = A worksheet: { $command }
plan-print-practice = Homework: { $command }
plan-later = For experts, after the twelve weeks: { $text }

## What pairs do, and what is easier and harder: each plan by its name.

period-rook-and-bishop-pairs = The rook hunts all the pawns. If one gets across, the pawns win.
period-rook-and-bishop-easier = Play with two pawns. First show where the rook can go.
period-rook-and-bishop-harder = Two bishops hunt the pawns instead.
period-queen-and-king-pairs = The queen takes all the pawns before one gets across.
period-queen-and-king-easier = Remove two pawns. First point to where the queen can go.
period-queen-and-king-harder = King, queen, rook and bishop hunt six pawns.
period-knight-and-names-pairs = Two knights hunt the pawns. Say each square aloud before you hop.
period-knight-and-names-easier = One knight, one coin: hop there in the fewest moves.
period-knight-and-names-harder = One child names two squares, the other finds the way.
period-taking-pairs = Rook, knight and bishop fight the queen. Whoever takes everything wins.
period-taking-easier = Before each move, say what your piece can take.
period-taking-harder = Play with more pieces. A lost piece stays lost.
period-pawns-pairs = Three pawns each: the first pawn across wins. If one of you gets stuck, nobody wins.
period-pawns-easier = Start with one pawn each: walk and take.
period-pawns-harder = Play with four pawns each.
period-promotion-and-values-pairs = Eight pawns and a king each: who gets a new queen first? Count the points you took.
period-promotion-and-values-easier = One pawn walks alone. Each time across it becomes another piece.
period-promotion-and-values-harder = Four pawns play against a rook.
period-danger-and-check-pairs = Give ten checks with the queen, and say each one. Lose the queen, and the king wins.
period-danger-and-check-easier = Put a coin on every square where the king is safe.
period-danger-and-check-harder = One child sets up a check, the other finds who gives it.
period-out-of-check-pairs = Show all three ways out of check. Now set up a check for your partner.
period-out-of-check-easier = Look for one way only: can the king run?
period-out-of-check-harder = Set up a double check. Why must the king move?
period-mate-and-stalemate-pairs = Two rooks catch a lonely king. No stalemate, please!
period-mate-and-stalemate-easier = Begin with the king at the edge.
period-mate-and-stalemate-harder = Catch the king with queen and king.
period-mate-in-one-pairs = Rook and king catch the king. You have twenty moves.
period-mate-in-one-easier = After each move, ask: check, mate, stalemate or none?
period-mate-in-one-harder = Together, find a mate in two moves.
period-armies-and-board-pairs = Turn the board the right way. Whoever takes everything but the king wins.
period-armies-and-board-easier = One army stands still, and the other takes it all.
period-armies-and-board-harder = Whoever loses a piece for nothing loses the game.
period-set-up-and-turns-pairs = Each child sets up an army and looks over the other one. Play ten moves each.
period-set-up-and-turns-easier = Set up from the corners inward: rooks, knights, bishops.
period-set-up-and-turns-harder = One child names squares with eyes closed, the other sets up.
period-first-whole-game-pairs = Play a whole game. Whoever gives checkmate raises a hand, and both make sure.
period-first-whole-game-easier = Play with a big crew against a small one.
period-first-whole-game-harder = Before each move, ask: could my piece be taken there?
period-manners-and-writing-pairs = Play touch-move, as in a tournament. Write down ten moves each.
period-manners-and-writing-easier = One child plays a move, and both write it down.
period-manners-and-writing-harder = Replay a game from your partner’s score sheet.
period-castling-and-passing-pairs = Pawns race across. Any pawn that runs past can be caught in passing.
period-castling-and-passing-easier = Set up a double step, and take the pawn in passing.
period-castling-and-passing-harder = Castle in time against many pawns.
period-when-not-pairs = Add one white piece. Your partner says which way Black may still castle.
period-when-not-easier = Use only a rook: which squares does it attack?
period-when-not-harder = Set up a pawn that may not be taken in passing.
period-myths-and-signs-pairs = Play a game and write down every move with its signs. Castle once each.
period-myths-and-signs-easier = Write only letters and squares, and add signs later.
period-myths-and-signs-harder = Make up a castling rule. Your partner says: fact or fairy tale?
period-giving-up-pairs = Play: after each move you may offer a draw. The other agrees or plays on.
period-giving-up-easier = Take pieces off until nobody can win anymore.
period-giving-up-harder = Reach a draw: eat every pawn that wants to win.
period-claims-pairs = The lonely king counts its quiet moves. Can it last until fifty?
period-claims-easier = Move knights out and home again, and count the positions.
period-claims-harder = Save a lost game: reach one position three times.
period-endings-pairs = Two queens catch the king. Always leave it a move until it’s checkmate: stalemate saves the king.
period-endings-easier = First look for stalemates with one queen.
period-endings-harder = Announce the mate two moves ahead.
period-board-for-four-pairs = A race: black pawns against blue ones. Whoever gets one across first wins.
period-board-for-four-easier = One piece goes around all four corners.
period-board-for-four-harder = Look out for pawns that run past you.
period-attackers-and-snacks-pairs = Four play ten rounds. No two players may attack the same king.
period-attackers-and-snacks-easier = Before each move, say who attacks which king.
period-attackers-and-snacks-harder = Each player leaves once, for one round.
period-words-and-teams-pairs = One child plays the rooks, the other the horses. Catch both horses!
period-words-and-teams-easier = Say aloud each time you attack a horse.
period-words-and-teams-harder = Set up a check that nobody said. What is allowed?
period-last-king-pairs = Four play until one king is left. Whoever is out keeps score.
period-last-king-easier = Begin with only two kings left.
period-last-king-harder = Make teams before the game, and keep your word.

### The words of lessons/rule-books.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-rule-books = Other tables, other rules
    .about = School, club, boxed game, online: which rules hold, and which are missing?
    .can = You know what to ask before a game at any table!
    .notes = Sheets of rules differ from the Laws of Chess and from each other, and they leave things out. What a sheet does not mention it does not forbid: the players agree on it before the game. Compare a sheet of your own with the tournament rules, point by point, and let the children find what is missing. A common mistake is to think your own table is the only one.

lesson-rule-books_before = A school’s rules don’t mention resigning or agreed draws. Tap what to do, in order!
    .paper = A school’s rules don’t mention resigning or agreed draws. What do you do, and in what order?
    .option-read = Read the rules
    .option-agree = Agree on what they leave out
    .option-hands = Shake hands: have a good game!
    .option-play = White makes the first move
    .hint-1 = They don’t mention claims, either: neither three times nor fifty moves.
    .hint-2 = Box rules leave out touching and resigning: ask about those, too.
    .yes = Right: not mentioned doesn’t mean forbidden. So talk about it before the game.

lesson-rule-books_knock-out = A school knockout without an arbiter: the loser is out. Who goes through?
    .option-queen = The player with the queen
    .option-queen-say = Look again: stalemate! A queen doesn’t win it.
    .option-ask = The two of us decide: maybe another game
    .option-arbiter = The arbiter decides
    .option-arbiter-say = There’s none here. You two are your own arbiters.
    .hint-1 = Draws are rare among beginners, but look: is it check?
    .hint-2 = No check, no move: nobody has lost.
    .yes = Right: a draw stays a draw. Agree before the game what a draw means!

lesson-rule-books_sheet-wall = A short rule sheet lists only four dead positions. Is this wall one?
    .hint-1 = The four: only kings, one bishop, one knight, bishops on one color.
    .hint-2 = There are pawns here: none of the four.
    .yes = By that sheet you play on. In a tournament it’s over.
    .no = In a tournament, yes. That sheet doesn’t list it.

lesson-rule-books_club-row = A club wants the same moves three times in a row. Can you claim?
    .hint-1 = Did the same knights ride out both times?
    .hint-2 = First those on g1 and g8, then those on b1 and b8.
    .yes = Right: different moves, so not in this club. In a tournament you may claim.

lesson-rule-books_club-count = Forty-nine quiet moves each, in the club. Follow the arrow with your pawn!
    .hint-1 = In this club only taking and promotion start the count again.
    .hint-2 = Move the pawn from e2 to e3, and see what happens.
    .yes = A draw: in this club a pawn’s step is quiet. In a tournament the count starts again.
    .no = Not there: this time move the pawn from e2 to e3.

lesson-rule-books_box-third = Now you’re Black. Rules in a game box count only the pieces: can you claim?
    .hint-1 = Castling doesn’t matter there. How many times has this board come up?
    .hint-2 = At the start, after one round, and now: three times.
    .yes = Right: by the box rules it’s three. In a tournament it would be only two.
    .no = In a tournament, yes: castling counts there. The box looks only at the pieces.

lesson-rule-books_box-who = The box again, and it’s your turn. Tap every king that may ask for the draw!
    .paper = The box again, and it’s your turn. Which kings may ask for the draw?
    .hint-1 = In a tournament it would be only you. The box says: any player, before or after a move.
    .hint-2 = Tap the kings on e8 and e1.
    .yes = Both: by the box rules any player may claim. In a tournament only you.

lesson-rule-books_box-say = The box says: warn every king! Give check with your rook, and press Check!
    .paper = The box says: warn every king! Give check with your rook, and say it!
    .hint-1 = Which rank or file leads to the king on g1?
    .hint-2 = Move the rook from a2 to a1, then press Check!
    .yes = You said it, as the box asks! In a tournament nobody has to say it.
    .no = Not yet: attack the king with your rook, and say it.

lesson-rule-books_sheet-fifty = Fifty quiet moves each, but the short sheet doesn’t mention it. Can you claim?
    .hint-1 = It doesn’t mention three times or agreed draws, either.
    .hint-2 = Nobody can claim by a rule that’s not there.
    .yes = Right: not mentioned, so agree on it next time. In a tournament you may claim.

lesson-rule-books_online = Now online! Ride out with your knight to f6, and home: what happens?
    .hint-1 = Move the knight from g8 to f6.
    .hint-2 = Now go back to g8. A computer never forgets a position!
    .yes = The third time: online it’s a draw at once. At a real board somebody must claim.
    .no = Not there: ride to f6 with the knight, and then home.

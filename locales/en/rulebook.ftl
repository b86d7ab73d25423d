### The rulebook: cards, house rules, words.

## The rulebook: its screen

book-search = Search the rules
book-nothing = Nothing about “{ $query }” here. Try another word.
book-allowed = Allowed
book-not-allowed = Not allowed
book-not-yet = Not yet
book-ends = The game ends
book-draw = The game is a draw
book-goes-on = The game goes on
book-before = Before: { $moves }.
book-look = Look
book-written = Written: { $san }
book-try-promotion = Try it: the pawn from { $from } to { $to }. It becomes { PIECE($piece, form: "a") }.
book-yes = Yes, this is allowed.
book-touched = You have touched { PIECE($piece, form: "the") } on { $square }.
book-adjusted = “I adjust!” Then you touched { PIECE($piece, form: "the") } on { $square }.
book-press = Press “{ $action }”.
book-unsaid = Nobody has said check.
book-under = House rules: { $rules }.
book-claim-threefold = Claim: third time
book-claim-fifty = Claim: fifty moves
book-took-back = The move is taken back.
book-house = House rules
book-laws = Tournaments (the Laws)
book-sheets = What some rule sheets say
book-lessons = Lessons about this rule
book-words = Words on this card
book-cards = Rules about this word
book-more = More in the rulebook
book-glossary = Words from A to Z

## Chapters

chapter-board = The board and the turns
chapter-pieces = The pieces
chapter-pawn = The pawn
chapter-check = King and check
chapter-castling = Castling
chapter-ending = How a game ends
chapter-together = Playing together
chapter-writing = Writing moves
chapter-manners = Good manners
chapter-words = Words

## House rules: what they are called, and where they come from

profile-fide = Tournament
profile-fide-online = Online
profile-club = Club
profile-sheet = Short sheet
profile-print-and-play = Print and play
profile-school = School
profile-family = Family
origin-fide = The Laws of Chess, as tournaments play.
origin-fide-online = Games on a computer, which counts for both.
origin-club = A handout of a school club.
origin-sheet = A rule sheet of one page.
origin-print-and-play = The rules of a set to print and cut out.
origin-school = A knock-out at school, without an arbiter.
origin-family = A family game for up to four.

## What some rule sheets say, and what holds

sheet-knight-castles = One sheet lets the knight castle. That is a slip: castling is for king and rook.
sheet-next-to-rook = One sheet puts the king next to the rook. Count instead: the king goes exactly two squares.
sheet-take-king = Two sheets say that you take the king. In chess you never do: checkmate ends the game before.
sheet-reach = One sheet asks where an enemy piece could move. What counts is where it attacks: a pawn walks straight, but guards diagonally.
sheet-any-in-check = One sheet speaks of any piece in check. Only a king can be in check.
sheet-stalemate-twice = One sheet lists stalemate twice, as if there were two kinds. There is one: no move, and no check.
sheet-may-promote = Two sheets say that the pawn may change. It must: it never stays a pawn on its last row.
sheet-tip-king = Some tip their king over to give up. It is clearer to say it.

## What a board to look at shows

look-corner = h1 is a light square. It lies at White's right hand.
look-queens = d1 is light, so White's queen stands there. Black's stands on dark d8.
look-released = The pawn was let go on e4. It may not go to e3 instead.
look-hands = Before the first move you shake hands.
look-thinking = Black is thinking. White waits and is quiet.

## Rules that no reason leads to: their texts are cards like those of `rules.ftl`

rule-board = The board has 64 squares. A light corner lies at each player's right.
rule-setup = Eight pawns stand before eight pieces. Each queen starts on her own color.
rule-attack = A piece attacks the squares where it could take. A pinned piece attacks too.
rule-in-check = A king that is attacked stands in check. Its player must help it at once.
rule-three-ways = Step away, put a piece between, or take the attacker.
rule-kings-apart = Two kings never stand side by side. A square between them stays free.
rule-guarded = The king takes a piece only if nobody guards it.
rule-castling-rook = The castling rook may be attacked. It may also cross a guarded square.
rule-same-position = Same pieces, same turn, same rights: that is the same position.
rule-adjust = Say “I adjust” first. Then you may put a piece straight.
rule-one-hand = Every move is made with one hand, castling too.
rule-take-back = In a tournament no move is taken back. Friends may agree otherwise.
rule-say-check = Nobody has to say check. It counts without a word.
rule-not-allowed = Somebody made a forbidden move? Put everything back and move again.
rule-written-square = Every square has a letter and a number. For a pawn, write only the square.
rule-written-piece = Write the piece's letter, then the square it goes to.
rule-written-capture = An x means that something was taken. A pawn writes its column first.
rule-written-check = A plus sign means check. A hash sign means checkmate.
rule-written-castling = O-O is castling on the short side. O-O-O is the long side.
rule-written-promotion = After the square stands what the pawn becomes.
rule-written-two = Could two equal pieces go there? Add the column or the row.
rule-written-en-passant = Write the square where your pawn lands, as for any capture.
rule-hands = Shake hands before the game and after it. Say: good game!
rule-quiet = Be quiet while others play. Never disturb them and never help.

## The titles of the cards

card-board = The board
card-setup = How the pieces start
card-turns = Taking turns
card-capture = Taking a piece
card-attack = What attacking means
card-bishop = The bishop
card-rook = The rook
card-queen = The queen
card-no-jump = No jumping
card-knight = The knight
card-king = The king
card-pawn = Walk and take
card-pawn-step = One step ahead
card-pawn-double = Two steps at the start
card-pawn-capture = Taking diagonally
card-en-passant = Taking in passing: who
card-en-passant-now = Taking in passing: when
card-promotion = Promotion
card-in-check = In check
card-check = Keep your king safe
card-three-ways = Three ways out of check
card-kings-apart = Kings stay apart
card-guarded = A guarded piece
card-king-stays = The king is never taken
card-castling = How to castle
card-castling-never = When castling is lost
card-castling-now = When castling has to wait
card-castling-rook = What does not matter
card-checkmate = Checkmate
card-stalemate = Stalemate
card-dead-position = Dead position
card-threefold = The same position three times
card-same-position = When positions are the same
card-fivefold = The same position five times
card-fifty-moves = Fifty quiet moves
card-seventy-five = Seventy-five quiet moves
card-agreement = Agreeing to a draw
card-resignation = Giving up
card-touch-move = Touch and move
card-release = Letting go
card-castle-touch = Touching to castle
card-adjust = “I adjust”
card-one-hand = One hand
card-take-back = Taking a move back
card-claims = Claiming a draw
card-say-check = Saying check
card-not-allowed = A move that is not allowed
card-written-square = The names of squares
card-written-piece = The letters of pieces
card-written-capture = x: taken
card-written-check = + and #: check and mate
card-written-castling = O-O: castling
card-written-promotion = =: promotion
card-written-two = Two of a kind
card-written-en-passant = e.p.: in passing
card-hands = Before and after the game
card-quiet = Let others think

## Words, and what they mean

word-square = square
word-square-meaning = One of the 64 fields of the board. It is light or dark.
word-file = file
word-file-meaning = A column of eight squares from White to Black, with a letter from a to h.
word-rank = rank
word-rank-meaning = A row of eight squares from left to right, with a number from 1 to 8.
word-diagonal = diagonal
word-diagonal-meaning = Squares of one color that touch at their corners.
word-short-side = kingside
word-short-side-meaning = The half of the board with the files e to h, where the kings start.
word-long-side = queenside
word-long-side-meaning = The half of the board with the files a to d, where the queens start.
word-piece = piece
word-piece-meaning = A king, queen, rook, bishop or knight. Often the pawns are meant too.
word-move = move
word-move-meaning = What a player does in one turn: a piece goes to another square.
word-ply = ply
word-ply-meaning = One move of one side. White's move and Black's answer are two.
word-capture = capture
word-capture-meaning = To take an enemy piece off the board by moving onto its square.
word-attack = attack
word-attack-meaning = A piece attacks a square if it could take something there.
word-guard = guard
word-guard-meaning = A piece is guarded if a friend could take back on its square.
word-check = check
word-check-meaning = A king is in check while an enemy piece attacks it.
word-double-check = double check
word-double-check-meaning = Two pieces give check at once. Only a king's move helps.
word-discovered-check = discovered check
word-discovered-check-meaning = A piece steps aside, and the one behind it gives check.
word-checkmate = checkmate
word-checkmate-meaning = A king in check that nothing can save. The game is over.
word-stalemate = stalemate
word-stalemate-meaning = The player to move has no move and is not in check. It is a draw.
word-draw = draw
word-draw-meaning = Nobody wins: each player gets half a point.
word-dead-position = dead position
word-dead-position-meaning = A position in which no moves at all can lead to checkmate.
word-pin = pin
word-pin-meaning = A piece that may not leave its line, because its king stands behind it.
word-fork = fork
word-fork-meaning = One piece attacks two others at once.
word-skewer = skewer
word-skewer-meaning = A piece that is attacked steps away, and the one behind it is taken.
word-block = block
word-block-meaning = To put a piece between the king and the piece that gives check.
word-flight = flight square
word-flight-meaning = A safe square to which a king in check can step.
word-castling = castling
word-castling-meaning = King and rook move together, once in a game.
word-castling-right = castling right
word-castling-right-meaning = King and rook keep it as long as neither of them has moved.
word-en-passant = en passant
word-en-passant-meaning = French for “in passing”: a pawn takes one that ran two steps past it.
word-promotion = promotion
word-promotion-meaning = A pawn on its last row becomes a queen, rook, bishop or knight.
word-double-step = double step
word-double-step-meaning = A pawn's two steps from the square where it starts.
word-last-row = last row
word-last-row-meaning = The eighth rank for White's pawns, the first for Black's.
word-exchange = exchange
word-exchange-meaning = Each side takes a piece of the other.
word-value = value
word-value-meaning = What a piece is worth: pawn 1, knight and bishop 3, rook 5, queen 9.
word-position = position
word-position-meaning = Where all pieces stand, and whose turn it is.
word-quiet-move = quiet move
word-quiet-move-meaning = A move without a capture and without a pawn.
word-repetition = repetition
word-repetition-meaning = The same position comes again.
word-claim = claim
word-claim-meaning = To say that the game is a draw by the rules, and to show it.
word-draw-offer = draw offer
word-draw-offer-meaning = To ask the other player: shall we call it a draw?
word-resign = resign
word-resign-meaning = To say: you win. Nobody has to.
word-touch-move = touch-move
word-touch-move-meaning = Who touches a piece must move it.
word-adjust = I adjust
word-adjust-meaning = Said before a piece is put straight. In French: j'adoube.
word-arbiter = arbiter
word-arbiter-meaning = The person who helps with the rules at a tournament.
word-clock = chess clock
word-clock-meaning = Two clocks in one. Each shows how much time a player has left.
word-house-rule = house rule
word-house-rule-meaning = A rule that a family, a class or a club has agreed on.
word-laws = Laws of Chess
word-laws-meaning = The rules of the World Chess Federation, FIDE. Tournaments use them.
word-notation = notation
word-notation-meaning = Writing moves down with letters and numbers.
word-coordinates = coordinates
word-coordinates-meaning = The letters and numbers at the edge of the board.
word-opening = opening
word-opening-meaning = The first moves of a game, when the pieces come out.
word-endgame = endgame
word-endgame-meaning = The last part of a game, when few pieces are left.

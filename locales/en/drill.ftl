### Exercises that the program makes: what is practised, and what is asked on each board.

# What is practised, as a title and in a list: no stop at the end.
skill-where-rook = Where can the rook go?
skill-where-bishop = Where can the bishop go?
skill-where-queen = Where can the queen go?
skill-where-king = Where can the king go?
skill-where-knight = Where can the knight go?
skill-where-pawn = Where can the pawn go?
skill-collect = Collect the stars
skill-take-all = Take every piece
skill-square-names = Names of the squares
skill-what-can-it-take = What can it take?
skill-who-attacks = Who attacks it?
skill-who-protects = Who guards it?
skill-who-gives-check = Who gives check?
skill-king-runs = Where can the king run?
skill-ways-out = Every way out of check
skill-status = Check, mate or stalemate?
skill-mate-in-1 = Checkmate in one move
skill-mate-in-2 = Checkmate in two moves
skill-stalemate = Stalemate in one move
skill-castle-or-not = May the king castle?
skill-castle-which-side = Where can the king go? Castling counts!
skill-en-passant-or-not = May the pawn take en passant?
skill-en-passant-move = Take en passant
skill-promotion = What does the pawn become?
skill-allowed-or-not = Is this move allowed?
skill-safe-move = A safe move
skill-free-capture = Win a piece
skill-write-the-move = Write the move
skill-dead-or-not = Can anybody still win?
skill-claim = Can you claim a draw?
skill-family-where = Around the corners
skill-family-pawns = The pawn march
skill-family-en-passant = En passant from all sides
skill-family-attackers = Attackers from all sides
skill-family-second-attack = A second attacker?
skill-family-away = Somebody is away
skill-family-say-check = Did anybody say “check”?

# What is asked on a board; the same words on the screen and on paper, so nobody taps or writes.
ask-moves = Where can { PIECE($piece, form: "the") } on { $square } go? Tap every square!
ask-moves-circled = Where can { PIECE($piece, form: "the") } in the circle go? Tap every square!
ask-castlings = Where can the king go? Castling counts, too.
ask-captures = What can { PIECE($piece, form: "the") } on { $square } take?
ask-attackers = Who attacks { PIECE($piece, form: "the") } on { $square }?
ask-guards = Who guards { PIECE($piece, form: "the") } on { $square }?
ask-checkers = Who gives check?
ask-escapes = Where can the king go? Tap every square!
ask-stars = Collect every star with { PIECE($piece, form: "the") } on { $square }. Find the shortest path!
ask-stars-safe = Collect every star with { PIECE($piece, form: "the") } on { $square }. Never stop on an attacked square!
ask-take-all = Take all the other pieces with { PIECE($piece, form: "the") } on { $square }. Find the shortest path!
ask-promote-mate = Promote the pawn and give checkmate!
ask-mate = Give checkmate in one move!
ask-mate-in-two = Give checkmate in two moves!
ask-stalemate = Make it stalemate in one move!
ask-promote = Promote the pawn!
ask-escape = Find every way out of check!
ask-safe = Find a safe move: none of your pieces can be taken for free.
ask-free = Which piece can you win? Take it!
ask-passing = Take the pawn that just ran past!
ask-allowed = Look at the arrow. Is this move allowed?
ask-may-castle = May the king castle? The king and the rook haven’t moved yet.
ask-standing = Look at the side to move. Check, checkmate, stalemate or none of these?
ask-alive = Look at the pieces that are left. Can anybody still win?
ask-claim = Look at the moves. Can you claim a draw?
ask-claim-next = The arrow shows your move. Can you claim a draw with it?
ask-find = Do you know the names?
ask-file = Do you know the files?
ask-rank = Do you know the ranks?
ask-color = Can you tell without looking?

# Where a board of the learner's own comes from, whose men they are, before what is asked; and what was played just before a move is asked about.
ask-own-game = This is from your game against { -coach }.
ask-as-black = You’re Black.
ask-allowed-after = { $side ->
    [white] You’re Black: White just moved from { $from } to { $to }. Look at the arrow: is this move allowed?
   *[black] Black just moved from { $from } to { $to }. Look at the arrow: is this move allowed?
 }

# At the board of four: whose pieces the child has, and what no board shows.
ask-as = { $side ->
    [white] You’re White.
    [blue] You’re Blue.
    [black] You’re Black.
   *[yellow] You’re Yellow.
 }
ask-away = { $side ->
    [white] This time White is away.
    [blue] This time Blue is away.
    [black] This time Black is away.
   *[yellow] This time Yellow is away.
 }
ask-said = { $side ->
    [white] This time White said “check”.
    [blue] This time Blue said “check”.
    [black] This time Black said “check”.
   *[yellow] This time Yellow said “check”.
 }
ask-unsaid = Nobody said “check”.
ask-moved = { $side ->
    [white] White moved from { $from } to { $to }.
    [blue] Blue moved from { $from } to { $to }.
    [black] Black moved from { $from } to { $to }.
   *[yellow] Yellow moved from { $from } to { $to }.
 }

# The same where many boards stand on a page of paper: the piece stands in a circle.
circled-moves = Where can { PIECE($piece, form: "the") } in the circle go?
circled-escapes = Where can the king go?
circled-captures = What can the piece in the circle take?
circled-attackers = Who attacks the piece in the circle?
circled-guards = Who guards the piece in the circle?
circled-stars = Collect every star with the piece in the circle. Find the shortest path!
circled-stars-safe = Collect every star with the piece in the circle. Never stop on an attacked square!
circled-take-all = Take all the other pieces with the one in the circle. Find the shortest path!

# Above a sheet, and for whoever wants the same one again.
drill-level = Level { $level } of { $total } · { $name }
drill-again = The same puzzles again: squarewise drill { $name } --count { $count }

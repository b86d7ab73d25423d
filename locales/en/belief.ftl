### What the coach says with two boards that are almost the same, and what a teacher reads about a learner.
###
### cure-… is for the child: how it really is, kindly, never "you think". At most two short sentences.
### belief-… is for the teacher: what the learner thinks, with no word for him or her.

## Pawns

cure-pawn-takes-ahead = A pawn takes diagonally. A piece straight ahead only blocks it.
belief-pawn-takes-ahead = Thinks that a pawn takes a piece straight ahead.
cure-pawn-walks-diagonally = A pawn walks straight ahead. It goes diagonally only to take.
belief-pawn-walks-diagonally = Thinks that a pawn may walk diagonally onto an empty square.
cure-pawn-two-steps-always = A pawn may go two squares on its first move. After that it goes one.
belief-pawn-two-steps-always = Thinks that a pawn may go two squares at any time.
cure-pawn-jumps = A pawn never jumps. To go two squares, it needs both of them empty.
belief-pawn-jumps = Thinks that a pawn may jump over a piece when it goes two squares.

## The king

cure-king-takes-guarded = Before the king takes, check who guards that piece. The king may take only what nobody guards.
belief-king-takes-guarded = Thinks that a king may take a guarded piece.
cure-king-steps-along-line = The line goes on behind the king. Step off the line to be safe.
belief-king-steps-along-line = Thinks that a king in check may step back along the line of the check.
cure-king-beside-king = Two kings never stand side by side. At least one square lies between them.
belief-king-beside-king = Thinks that two kings may stand side by side.

## Check

cure-check-not-by-pinned = A piece that shields its own king still attacks. It gives check, too.
belief-check-not-by-pinned = Thinks that a pinned piece does not give check and does not attack.
cure-check-only-king-helps = The king may run, and the others may help, too. They block, or they take the attacker.
belief-check-only-king-helps = Thinks that only the king may move when it is in check.
cure-check-knight-blocked = A knight jumps, so nobody can stand in its way. Run with the king, or take the knight.
belief-check-knight-blocked = Thinks that a check by a knight can be blocked.

## Checkmate and stalemate

cure-stalemate-is-checkmate = Checkmate needs check. No check and no move: that’s stalemate.
belief-stalemate-is-checkmate = Thinks that having no move is checkmate, even without check.
cure-stalemate-king-alone = It’s stalemate only if no piece can move. Look at the others, too.
belief-stalemate-king-alone = Thinks that it is stalemate as soon as the king cannot move, even if other pieces can.

## Pieces that shield their king

cure-pinned-moves-freely = This piece shields its king. It stays on the line between king and attacker.
belief-pinned-moves-freely = Thinks that a pinned piece may leave the line to its king.
cure-pinned-never-moves = A piece that shields its king may move along the line. It may even take the attacker.
belief-pinned-never-moves = Thinks that a pinned piece may never move, not even along its line.

## Promotion

cure-pawn-becomes-queen = You choose what the pawn becomes: queen, rook, bishop or knight. Sometimes another piece is better.
belief-pawn-becomes-queen = Thinks that a pawn always becomes a queen.

## Taking in passing

cure-en-passant-any-time = Taking in passing works only at once, on the very next move. Later it’s too late.
belief-en-passant-any-time = Thinks that a pawn may take in passing later, too.
cure-en-passant-any-man = Only a pawn can be taken in passing. Every other piece is taken on its own square.
belief-en-passant-any-man = Thinks that pieces other than pawns can be taken in passing.
cure-en-passant-one-step = A pawn can be taken in passing only after going two squares. After a single step it can’t.
belief-en-passant-one-step = Thinks that a pawn can be taken in passing after a single step.

## Castling

cure-castling-rook-attacked = The rook may be attacked, and you may still castle. Only the king’s path must be safe.
belief-castling-rook-attacked = Thinks that a king may not castle when the rook is attacked.
cure-castling-rook-crosses = The rook may cross an attacked square. Only the king’s path must be safe.
belief-castling-rook-crosses = Thinks that a king may not castle when the rook crosses an attacked square.
cure-castling-out-of-check = You can’t castle out of check. First help the king in another way.
belief-castling-out-of-check = Thinks that a king may castle out of check.
cure-castling-through-check = The king’s whole path must be safe. The square that it crosses counts, too.
belief-castling-through-check = Thinks that a king may cross an attacked square when castling.

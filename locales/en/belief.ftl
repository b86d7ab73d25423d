### What the coach says with two boards that are almost the same, and what a teacher reads about a learner.
###
### cure-… is for the child: how it really is, kindly, never "you think". At most two short sentences.
### belief-… is for the teacher: what the learner thinks, with no word for him or her.

## Pawns

cure-pawn-takes-ahead = A pawn takes diagonally. What stands straight ahead only blocks it.
belief-pawn-takes-ahead = Thinks that a pawn takes what stands straight ahead.
cure-pawn-walks-diagonally = A pawn walks straight ahead. It goes diagonally only to take.
belief-pawn-walks-diagonally = Thinks that a pawn may walk diagonally onto an empty square.
cure-pawn-two-steps-always = Two squares at once are for a pawn on its first square. After that it goes one.
belief-pawn-two-steps-always = Thinks that a pawn may go two squares at any time.
cure-pawn-jumps = A pawn never jumps. To go two squares, it needs both of them empty.
belief-pawn-jumps = Thinks that a pawn may jump over a piece when it goes two squares.

## The king

cure-king-takes-guarded = Before the king takes, look who guards that piece. A king takes only what nobody guards.
belief-king-takes-guarded = Thinks that a king may take a guarded piece.
cure-king-steps-along-line = The line goes on behind the king. One step off the line, and the king is safe from it.
belief-king-steps-along-line = Thinks that a king in check may step back along the line of the check.
cure-king-beside-king = Two kings never stand side by side. At least one square lies between them.
belief-king-beside-king = Thinks that two kings may stand side by side.

## Check

cure-check-not-by-pinned = A pinned piece still guards its squares. It gives check, too.
belief-check-not-by-pinned = Thinks that a pinned piece gives no check and guards no square.
cure-check-only-king-helps = Three things help against check: run, take or block. The other pieces may help, too.
belief-check-only-king-helps = Thinks that only the king may move when there is check.
cure-check-knight-blocked = A knight jumps, so nobody can stand in its way. Take the knight, or run.
belief-check-knight-blocked = Thinks that a check by a knight can be blocked.

## Checkmate and stalemate

cure-stalemate-is-checkmate = It is checkmate only if the king is in check. No check and no move is stalemate.
belief-stalemate-is-checkmate = Thinks that having no move is checkmate, even without check.
cure-stalemate-king-alone = It is stalemate only if nobody can move. Look at the other pieces, too.
belief-stalemate-king-alone = Thinks that it is stalemate as soon as the king cannot move, even if others can.

## Pieces that shield their king

cure-pinned-moves-freely = A pinned piece shields its king. It stays on that line.
belief-pinned-moves-freely = Thinks that a pinned piece may leave the line to its king.
cure-pinned-never-moves = A pinned piece may move along its line. It may even take the piece that pins it.
belief-pinned-never-moves = Thinks that a pinned piece may never move, not even along its line.

## Promotion

cure-pawn-becomes-queen = A pawn becomes what you choose: queen, rook, bishop or knight. Sometimes the knight is best.
belief-pawn-becomes-queen = Thinks that a pawn always becomes a queen.

## Taking in passing

cure-en-passant-any-time = Taking in passing works only at once, with the very next move. Later it is over.
belief-en-passant-any-time = Thinks that a pawn may take in passing later, too.
cure-en-passant-any-man = Only a pawn is taken in passing. Everyone else is taken where they stand.
belief-en-passant-any-man = Thinks that other pieces than pawns can be taken in passing.
cure-en-passant-one-step = Taking in passing is for a pawn that went two squares. One that went one is safe.
belief-en-passant-one-step = Thinks that a pawn can be taken in passing after a single step.

## Castling

cure-castling-rook-attacked = The rook may be attacked, and you may still castle. Only the king’s way must be safe.
belief-castling-rook-attacked = Thinks that a king may not castle when the rook is attacked.
cure-castling-rook-crosses = The rook may cross an attacked square. Only the king’s way must be safe.
belief-castling-rook-crosses = Thinks that a king may not castle when the rook crosses an attacked square.
cure-castling-out-of-check = Nobody castles out of check. First help the king in another way.
belief-castling-out-of-check = Thinks that a king may castle out of check.
cure-castling-through-check = The king’s whole way must be safe. The square that he crosses counts, too.
belief-castling-through-check = Thinks that a king may cross an attacked square when castling.

### The words of lessons/castling-myths.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-castling-myths = Castling: fact or fairy tale?
    .about = You’re the referee. Many people believe odd things about castling.
    .can = No fairy tale about castling can fool you!
    .notes = Goal: judge castling by the rule and not by hearsay: what matters is where the king and rook have been, and the king’s squares. In class, read each claim aloud and let the children show thumbs up or down before anybody tries the move. Common beliefs: a check long ago spoils castling, one rook’s move spoils both sides, a new rook in the corner is as good as the old one, a king that walked home may castle again. The last step is a surprise: castling gives checkmate.

lesson-castling-myths_blocked-a-check = Once in check, never castle again, some say. You’re the referee: try it!
    .hint-1 = The bishop blocked the check. Did your king or your rook ever move?
    .hint-2 = Nobody gives check now. Move the king from e1 to g1.
    .yes = A fairy tale! A check that was blocked is forgotten.
    .no = That’s allowed. Now try to castle!

lesson-castling-myths_ran-from-check = This time your king stepped away and came back. May it castle now?
    .hint-1 = Where did your king go?
    .hint-2 = It went to e2 and came back to e1.
    .yes = Right: the check doesn’t matter, but the king has moved.
    .no = The king was on e2. A king that has moved can’t castle anymore.

lesson-castling-myths_only-a-rook = Two arrows show castling, and one is a fairy tale. Try that one!
    .hint-1 = Which pieces are in the corners a1 and h1?
    .hint-2 = A knight is on h1. Can a knight castle?
    .hint-3 = Move the king from e1 to g1. It comes back.
    .yes = A fairy tale: only the king and a rook can castle!
    .no = That one is true! Look for the fairy tale.

lesson-castling-myths_new-rook = A bishop took your rook on h1, and another rook took back. Castle where you may!
    .because-castle-rook-captured = The rook on h1 is a new one, from h5. Try the other side!
    .hint-1 = Which rook has never moved: the one on a1 or on h1?
    .hint-2 = The rook on h1 came from h5. It only helps out there.
    .hint-3 = Move the king from e1 to c1.
    .yes = The rook from a1 had waited since the start. The new one can’t castle!
    .no = Castling means two squares with the king. Which rook has never moved?

lesson-castling-myths_one-side-safe = A rook looks at b1, a bishop at f1. Castle where you may!
    .because-castle-through-check = Not on this side: the bishop on a6 attacks f1.
    .hint-1 = Which squares would the king touch on each side?
    .hint-2 = Short, it touches f1. Long, only the rook crosses b1.
    .hint-3 = Move the king from e1 to c1.
    .yes = Only the rook crosses b1. The king’s own squares are safe!
    .no = Castle this time: move the king two squares.

lesson-castling-myths_twice = Your king castled and walked home, and a rook waits again. Try to castle once more!
    .hint-1 = Your king has been on c1 already. It castled there.
    .hint-2 = How many times may a king castle in one game?
    .hint-3 = Move the king from e1 to g1. It comes back.
    .yes = A fairy tale! A king castles once in a game, never again.
    .no = That’s allowed. Now try to castle again!

lesson-castling-myths_up-the-column = The rook on e8 was a pawn once. Castle toward it: try it!
    .hint-1 = Where were White’s rooks at the start?
    .hint-2 = Move the king from e1 to e3. It comes back.
    .yes = A fairy tale! King and rook must be on the same rank.
    .no = That’s allowed. Now castle toward e8!

lesson-castling-myths_that-rook-moved = Now you’re Black, and one rook took a walk. Castle where you may!
    .because-castle-rook-moved = The rook on a8 took the walk: it can’t castle anymore. Try the other side!
    .hint-1 = Which rook took a walk: the one on a8 or on h8?
    .hint-2 = The rook on h8 has waited all the time.
    .hint-3 = Move the king from e8 to g8.
    .yes = One rook lost its chance, and the other one kept it.
    .no = Castling means two squares with the king. Which rook has never moved?

lesson-castling-myths_pawn-became-rook = The rook on h8 was a pawn once. Castle where you may!
    .because-castle-right-lost = This rook was a pawn and came here later. Try the other side!
    .hint-1 = Which rook has been in its corner from the start?
    .hint-2 = The rook on a8 has never moved.
    .hint-3 = Move the king from e8 to c8.
    .yes = A real rook, but it came too late. Only a rook from the start can castle!
    .no = Castling means two squares with the king. Which rook has never moved?

lesson-castling-myths_castle-mate = The white king is far from home. Castle, and it’s over: is that true?
    .wrong-a8-d8 = Check! But the king slips out to c7.
    .wrong-h5-h6 = Check! But the king steps aside.
    .wrong-a8-c8 = Stalemate: no check, and no way out. That would be a draw.
    .hint-1 = The white king wants to slip out to c7. Who can attack that square?
    .hint-2 = From c8, your own king attacks c7.
    .hint-3 = Castle long: move the king from e8 to c8.
    .yes = True! The rook gives check, and your king shuts the last door: checkmate.
    .no = Not yet: give check, and shut the door on c7 as well.

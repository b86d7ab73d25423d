### The words of lessons/attack-and-defend.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-attack-and-defend = Attack, run, guard
    .about = See who is attacked, then save it: run, guard or take.
    .notes =
        Goal: before every move ask “what could the other side take now?” An attacked piece can run away, be guarded by a friend, or the attacker can be taken. Put a position on the demonstration board and let the class name attackers and guards. Usual mistakes: looking at one’s own plan only, and believing that every attacked piece must run, even a guarded one.

lesson-attack-and-defend_attack = The black rook _attacks_ your knight. Next turn the rook could take it.

lesson-attack-and-defend_way-shut = You play Black. Try to take the queen on a1 with your rook.
    .hint-1 = Tap the rook on a8, then tap a1.
    .hint-2 = A pawn stands on a5. Try it and see.
    .yes = You saw it: an attack needs a free way. The pawn on a5 shields the queen.

lesson-attack-and-defend_way-free = Now the pawn on a5 is gone. May your rook take the queen?
    .hint-1 = Walk from a8 to a1 in your head.
    .hint-2 = Is there any piece between a8 and a1?
    .yes = Right: the way is free, so the rook attacks the queen.
    .no = Walk from a8 to a1: every square between is empty.

lesson-attack-and-defend_who-is-attacked = Tap every white piece that Black attacks.
    .hint-1 = Follow the rook on h2 along its row.
    .hint-2 = Follow the bishop on c5 along its diagonals.
    .hint-3 = The rook sees a2. The bishop sees e3.
    .yes = Both! You followed each black line to the first white piece.
    .no = No black line ends there. Follow the rook and the bishop.

lesson-attack-and-defend_run = The rook attacks your knight. Run to a square where nobody can take it.
    .hint-1 = The rook on a4 guards its row and its column.
    .hint-2 = Pawns guard too: b6 guards c5, and g7 guards f6.
    .hint-3 = Jump from e4 to c3, for example.
    .yes = The knight is safe there. You looked before you jumped.
    .no = You may play that, but the rook still takes your knight. Move the knight.
    .wrong-e4-c5 = Look at the pawn on b6: it takes diagonally, on c5 too.
    .wrong-e4-f6 = Look at the pawn on g7: it takes diagonally, on f6 too.

lesson-attack-and-defend_guard = This time the knight stays. Guard it with a pawn!
    .hint-1 = A pawn guards the squares diagonally ahead of it.
    .hint-2 = From which squares does a pawn guard e4?
    .hint-3 = Move a pawn to d3 or to f3.
    .yes = Now the knight has a friend. If the rook takes, your pawn takes back.
    .no = You may play that. This time a pawn should guard e4.

lesson-attack-and-defend_take-it = You play Black. The bishop attacks your rook: take the bishop!
    .hint-1 = Which of your pieces can reach g2?
    .hint-2 = Look at the knight on h4: where does it jump?
    .hint-3 = From h4 the knight jumps to g2.
    .yes = You took the attacker. Now nobody attacks your rook.
    .no = You may play that. This time take the bishop on g2.

lesson-attack-and-defend_guarded-knight = You play Black. The pawn on d3 guards the knight: should your rook take it?
    .hint-1 = Your rook takes, then the pawn takes your rook.
    .hint-2 = You get 3 for the knight. What do you give?
    .yes = You get 3 and would give 5. You looked for the guard first!
    .option-take = Yes, take it
    .option-take-say = Look at d3: the pawn takes back. You get 3 and give 5.
    .option-leave = Better not

lesson-attack-and-defend_lonely-knight = Now the pawn on d3 is gone. Should your rook take the knight?
    .hint-1 = Look for a white piece that guards e4.
    .hint-2 = The king on g1 is far away. Nobody takes back.
    .yes = Nobody guards e4, so you get 3 and give nothing.
    .option-take = Yes, take it
    .option-leave = Better not
    .option-leave-say = Look for a guard of e4: there is none. You get 3 for nothing.

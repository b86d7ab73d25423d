### The words of lessons/attack-and-defend.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-attack-and-defend = Attack, run, guard
    .about = See what is attacked, then save it: run, guard or take.
    .can = You can see every attack and save your pieces!
    .notes = Goal: before every move ask “what could the other side take now?” An attacked piece can run away, be guarded by a friend, or the attacker can be taken. Put a position on the demonstration board and let the class name attackers and guards. Common mistakes: looking only at their own plan, and believing that every attacked piece must run, even a guarded one. What pieces are worth is not needed yet: here a piece is free, or somebody takes back.

lesson-attack-and-defend_attack = Somebody _attacks_ your knight and could take it. Tap the attacker!
    .paper = Somebody _attacks_ your knight and could take it. Who is it?
    .hint-1 = Follow the lines of each black piece.
    .hint-2 = The rook on a4 looks along its rank.
    .yes = The rook attacks the knight: it could take it next.
    .no = That piece can’t take your knight. Follow the lines.

lesson-attack-and-defend_open-line = The bishop on b1 can’t take the queen. Tap the piece in the way!
    .paper = The bishop on b1 can’t take the queen. Which piece is in the way?
    .because-path-blocked = The path is still closed. Follow it square by square!
    .hint-1 = The bishop goes diagonally from b1. Follow its path to h7.
    .hint-2 = It goes through c2 and d3. Who comes next?
    .hint-3 = Your own pawn on e4 is in the way. Tap it!
    .yes = Now the bishop attacks the queen: an attack needs an open line.

lesson-attack-and-defend_two-at-once = Hop so that your knight attacks both rooks at once! Then take one.
    .hint-1 = From which square can a knight hop to b7 and to f7?
    .hint-2 = Hop from e4 to d6. No rook can take the knight there.
    .hint-3 = One rook runs away. Take the other one on f7.
    .yes = Only one could run! Attack two at once, and you win something.
    .no = You can play that. Now attack both rooks, and then take one.

lesson-attack-and-defend_run = The rook attacks your knight. Hop to a safe square!
    .hint-1 = Safe means: nobody can take the knight there.
    .hint-2 = The bishop sees c5 and d6. The other knight sees f6 and g3.
    .hint-3 = Hop from e4 to c3, for example.
    .yes = Safe! You looked before you hopped.
    .no = Sure, you can do that, but the rook still takes your knight. Move the knight.
    .wrong-e4-c5 = Look at the bishop on a3: it can take on c5.
    .wrong-e4-d6 = Look at the bishop on a3: it can take on d6.
    .wrong-e4-f6 = Look at the knight on h5: it can take on f6.
    .wrong-e4-g3 = Look at the knight on h5: it can take on g3.

lesson-attack-and-defend_guard = This time the knight stays. Let your bishop _guard_ it!
    .hint-1 = If the rook takes the knight, a guard takes back.
    .hint-2 = From which squares can the bishop see e4?
    .hint-3 = Move the bishop to d3 or to g2.
    .yes = Now the knight has a friend. If the rook takes, your bishop takes back.
    .no = That’s allowed. Now let your bishop guard the knight!
    .wrong-f1-b5 = Now you attack the rook, but it takes first. Guard e4!
    .wrong-f1-c4 = The rook takes your bishop there. Guard from another square.

lesson-attack-and-defend_take-it = Now you’re Black! The bishop attacks your rook: take the bishop!
    .hint-1 = Which of your pieces can reach g2?
    .hint-2 = Look at the knight on h4: where can it hop?
    .hint-3 = From h4 the knight hops to g2.
    .yes = The attacker is gone. Run, guard or take: you know all three!
    .no = You can play that. Now take the bishop on g2.

lesson-attack-and-defend_free-gift = Your rook can take three pieces, but two are guarded. Take the free one!
    .hint-1 = Ask three times: who could take back?
    .hint-2 = The bishop guards d2. The knight on g3 guards h5.
    .hint-3 = Take the knight on a5.
    .yes = Nobody takes back. It was a gift!
    .no = Sure, you can do that, but it takes nothing.
    .wrong-d5-d2 = The bishop on c1 takes back, and your rook is gone.
    .wrong-d5-h5 = The knight on g3 takes back, and your rook is gone.

lesson-attack-and-defend_guards-first = Take all three, and stay where nobody can take you!
    .hint-1 = Which piece is the guard? Take it first.
    .hint-2 = The bishop guards the other two. Go to e8 to attack it.
    .hint-3 = Take on e4 and on g6. Then go to g8, and take on d5.
    .yes = First the guard, then the others. Clever!

lesson-attack-and-defend_last-standing = Take everything I have before I take yours!
    .hint-1 = Look at my last move: what do I attack now?
    .hint-2 = Take what’s free. Look first: could I take back?
    .yes = My whole army is gone. Well fought!

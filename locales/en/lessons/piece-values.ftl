### The words of lessons/piece-values.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-piece-values = What are the pieces worth?
    .about = Pawn 1, knight 3, bishop 3, rook 5, queen 9.
    .can = You know what a piece is worth before you take it!
    .notes = Goal: compare before you take. Points are not a rule of chess, and nobody wins on points; they only help you think. Let the children play store with real pieces: what can I get for a rook? Common mistakes: counting pieces instead of points, and looking at what they get but not at what they give. The king has no price, since it is never taken. In the last game the program has an extra rook and moves at random: a child who takes what is free soon catches up.

lesson-piece-values_in-order = Each piece is worth points. Tap them in order, the lowest first!
    .paper = Each piece is worth points. Put them in order, the lowest first!
    .hint-1 = A pawn is worth 1, so the pawn on d2 comes first.
    .hint-2 = The knight and the bishop are worth 3 each. Take whichever you like first.
    .hint-3 = Then comes the rook with 5, and last the queen with 9.
    .yes = Pawn, knight and bishop, rook, queen: from the lowest to the highest.

lesson-piece-values_most-for-white = Your pawn can take two pieces. Take the one that’s worth more!
    .hint-1 = What’s on c6, and what’s on e6?
    .hint-2 = Queen on c6: 9 points. Rook on e6: 5 points.
    .yes = 9 points! A small pawn can take a big queen.
    .no = You can play that, but it takes nothing. Look at c6 and e6.
    .wrong-d5-e6 = The rook is worth 5. The piece on c6 is worth more.

lesson-piece-values_count-white = How many points does White have? Add them up.
    .hint-1 = The king has no price: a king is never taken.
    .hint-2 = Rook on d1: 5 points. Knight on e3: 3 points.
    .hint-3 = Add 1 for each pawn: b4 and g2.
    .yes = That’s it: 5 and 3 and two pawns make 10.

lesson-piece-values_good-trade = Two pieces can take the rook, but a pawn takes back. Which should take?
    .hint-1 = You get 5 for the rook. What do you give?
    .hint-2 = Your queen is worth 9, your knight is worth 3.
    .hint-3 = Take with the knight: from e5 to c6.
    .yes = You get 5 and give only 3. A good trade!
    .no = Sure, you can do that, but the rook is still there.
    .wrong-c2-c6 = You get 5 for the rook and give 9. Which piece is cheaper?

lesson-piece-values_two-rooks = White has a queen, Black has two rooks. Who has more points?
    .hint-1 = One rook is worth 5. How much are two worth?
    .hint-2 = The queen is worth 9. Compare 9 and 10.
    .yes = Two rooks are worth 10, and the queen is worth 9. You compared both sides.
    .option-queen = White, with the queen
    .option-queen-say = The queen is worth 9. Add up the two rooks: 5 and 5.
    .option-rooks = Black, with the two rooks
    .option-same = Both the same
    .option-same-say = Almost! The rooks are worth 5 each, the queen is worth 9.

lesson-piece-values_most-for-black = Now you’re Black! Take the piece that’s worth the most.
    .hint-1 = The knight on e5 can hop to c4, d3, f3 and g4.
    .hint-2 = Queen, rook, bishop or pawn: which is worth the most?
    .hint-3 = The queen is on c4.
    .yes = The queen on c4: 9 points! You looked at all four first.
    .no = That’s allowed, but it takes nothing. Look where the white pieces are.
    .wrong-e5-d3 = The rook on d3 is worth 5. One piece is worth more.
    .wrong-e5-f3 = The bishop on f3 is worth 3. Two pieces are worth more.
    .wrong-e5-g4 = The pawn on g4 is worth 1. All the others are worth more.

lesson-piece-values_bait = Your queen can take three pieces. Which one is the best gift?
    .hint-1 = The rook is worth the most. But who guards it?
    .hint-2 = The pawn on f3 guards the rook: you would give your queen.
    .hint-3 = Take the knight on a5.
    .yes = 3 points for nothing. The rook was only bait!
    .no = You can play that, but it takes nothing.
    .wrong-d5-e4 = The pawn on f3 takes back. You get 5 and give 9.
    .wrong-d5-d2 = The pawn on d2 is worth 1. Something else is free and worth more.

lesson-piece-values_opens = Give your knight for the rook. Then see what your bishop sees!
    .hint-1 = Your knight is in your bishop’s way.
    .hint-2 = The knight takes on e3, and a pawn takes back.
    .hint-3 = Then the bishop takes the queen on g2.
    .yes = A rook and a queen for a knight: 14 points for 3!
    .no = Not that one. First the knight takes the rook, then the bishop takes.

lesson-piece-values_last-standing = Take everything I have! Watch out: I have an extra rook.
    .hint-1 = Take what’s free. Start with what’s worth the most.
    .hint-2 = Before a trade: what do you get, and what do you give?
    .yes = You counted well: my army is gone!

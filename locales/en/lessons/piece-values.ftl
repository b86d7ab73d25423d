### The words of lessons/piece-values.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-piece-values = What are the pieces worth?
    .about = Pawn 1, knight 3, bishop 3, rook 5, queen 9.
    .can = You know what a piece is worth before you take it!
    .notes = Goal: compare before you take. The points are no rule of chess and nobody wins by points; they only help to think. Let the children play shop with real pieces: what can I get for a rook? Usual mistakes: counting pieces instead of points, and looking at what one gets but not at what one gives. The king has no price, since it is never taken. In the last game the program has a rook more and moves by chance: whoever takes what is free catches up soon.

lesson-piece-values_in-order = Each piece is worth points. Tap them in order, the least first!
    .paper = Each piece is worth points. Put them in order, the least first!
    .hint-1 = The pawn counts 1, so the pawn on d2 comes first.
    .hint-2 = Knight and bishop count 3 each. Take whichever you like first.
    .hint-3 = Then come the rook with 5 and the queen with 9.
    .yes = Pawn, knight and bishop, rook, queen: from the least to the most.

lesson-piece-values_most-for-white = Your pawn can take two pieces. Take the one that counts more!
    .hint-1 = What stands on c6, and what stands on e6?
    .hint-2 = The queen on c6 counts 9, the rook on e6 counts 5.
    .yes = 9 points! A small pawn may take a big queen.
    .no = You may play that, but it takes nothing. Look at c6 and e6.
    .wrong-d5-e6 = The rook counts 5. On c6 you find something that counts more.

lesson-piece-values_count-white = How many points does White have? Add them up.
    .hint-1 = The king has no price: a king is never taken.
    .hint-2 = The rook on d1 counts 5, the knight on e3 counts 3.
    .hint-3 = Add 1 for each pawn: b4 and g2.
    .yes = You added it all: 5 and 3 and two pawns make 10.

lesson-piece-values_good-trade = Two can take the rook, and a pawn takes back. Who should take?
    .hint-1 = You get 5 for the rook. What do you give?
    .hint-2 = Your queen counts 9, your knight counts 3.
    .hint-3 = Take with the knight: from e5 to c6.
    .yes = You get 5 and give only 3. A good trade!
    .no = You may play that, but the rook is still there.
    .wrong-c2-c6 = You get 5 for the rook and give 9. Who is cheaper?

lesson-piece-values_two-rooks = White has a queen, Black has two rooks. Who has more points?
    .hint-1 = One rook counts 5. How much do two count?
    .hint-2 = The queen counts 9. Compare 9 and 10.
    .yes = Two rooks count 10, and the queen counts 9. You compared both sides.
    .option-queen = White, with the queen
    .option-queen-say = The queen counts 9. Add the two rooks: 5 and 5.
    .option-rooks = Black, with the two rooks
    .option-same = Both the same
    .option-same-say = Nearly! The rooks count 5 and 5, the queen counts 9.

lesson-piece-values_most-for-black = Now you are Black! Take the piece that counts most.
    .hint-1 = The knight on e5 can hop to c4, d3, f3 and g4.
    .hint-2 = A queen, a rook, a bishop and a pawn: which counts most?
    .hint-3 = The queen stands on c4.
    .yes = The queen on c4: 9 points! You looked at all four first.
    .no = You may play that, but it takes nothing. Look where white pieces stand.
    .wrong-e5-d3 = The rook on d3 counts 5. One piece counts more.
    .wrong-e5-f3 = The bishop on f3 counts 3. Two pieces count more.
    .wrong-e5-g4 = The pawn on g4 counts 1. All the others count more.

lesson-piece-values_bait = Your queen can take three pieces. Which one is the best gift?
    .hint-1 = The rook counts most. But who guards it?
    .hint-2 = The pawn on f3 guards the rook: you would give your queen.
    .hint-3 = Take the knight on a5.
    .yes = 3 points for nothing. The rook was only a bait!
    .no = You may play that, but it takes nothing.
    .wrong-d5-e4 = The pawn on f3 takes back. You get 5 and give 9.
    .wrong-d5-d2 = The pawn on d2 counts 1. Something else is free and counts more.

lesson-piece-values_opens = Give your knight for the rook. Then see what your bishop sees!
    .hint-1 = Your knight stands in your bishop’s way.
    .hint-2 = The knight takes on e3, and a pawn takes back.
    .hint-3 = Then the bishop takes the queen on g2.
    .yes = Rook and queen for a knight: 14 points for 3!
    .no = Not that one. First the knight takes the rook, then the bishop takes.

lesson-piece-values_last-standing = Take everything I have! Watch out: I have one rook more.
    .hint-1 = Take what is free. What counts most comes first.
    .hint-2 = Before a trade: what do you get, and what do you give?
    .yes = You counted well: my army is gone!

### The words of lessons/piece-values.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-piece-values = What are the pieces worth?
    .about = Pawn 1, knight 3, bishop 3, rook 5, queen 9.
    .notes =
        Goal: compare before you take. The points are no rule of chess and nobody wins by points; they only help to think. Let the children play shop with real pieces: what can I get for a rook? Usual mistakes: counting pieces instead of points, and looking at what one gets but not at what one gives. The king has no price, since it is never taken.

lesson-piece-values_prices = A pawn counts 1, a knight 3, a bishop 3. A rook counts 5, a queen 9.

lesson-piece-values_in-order = Tap the pieces in order: first the one that counts least.
    .hint-1 = The pawn counts 1, so the pawn on d2 comes first.
    .hint-2 = Knight and bishop count 3 each. Take whichever you like first.
    .hint-3 = Then come the rook with 5 and the queen with 9.
    .yes = Pawn, knight and bishop, rook, queen: from the least to the most.

lesson-piece-values_count-white = How many points does White have? Add them up.
    .hint-1 = The king has no price: a king is never taken.
    .hint-2 = The rook on d1 counts 5, the knight on e3 counts 3.
    .hint-3 = Add 1 for each pawn: b4 and g2.
    .yes = You added it all: 5 and 3 and two pawns make 10.

lesson-piece-values_small-takes-big = A pawn counts 1, a queen 9. May the pawn take the queen?
    .hint-1 = The points are no rule. How does a pawn take?
    .hint-2 = From d4 to e5 is one step diagonally ahead.
    .yes = Right: a small piece may take a big one. Points are only advice.
    .no = Points forbid nothing. From d4 to e5 is how a pawn takes.

lesson-piece-values_queen-jump = You play Black. Your queen counts 9: try to jump to e2 with it.
    .hint-1 = Tap the queen on d4, then tap e2.
    .hint-2 = From d4 to e2 is a knight’s jump. Try it and see.
    .yes = You saw it: 9 points, and still the queen never jumps.

lesson-piece-values_two-rooks = White has a queen, Black has two rooks. Who has more points?
    .hint-1 = One rook counts 5. How much do two count?
    .hint-2 = The queen counts 9. Compare 9 and 10.
    .yes = Two rooks count 10, and the queen counts 9. You compared both sides.
    .option-queen = White, with the queen
    .option-queen-say = The queen counts 9. Add the two rooks: 5 and 5.
    .option-rooks = Black, with the two rooks
    .option-same = Both the same
    .option-same-say = Nearly! The rooks count 5 and 5, the queen counts 9.

lesson-piece-values_most-for-white = Your pawn on d5 can take two pieces. Take the one that counts more.
    .hint-1 = What stands on c6, and what stands on e6?
    .hint-2 = The queen on c6 counts 9, the rook on e6 counts 5.
    .yes = The queen counts 9. You compared before you took!
    .no = You may play that, but it takes nothing. Look at c6 and e6.
    .wrong-d5-e6 = The rook counts 5. On c6 you find something that counts more.

lesson-piece-values_most-for-black = You play Black. Your knight sees four white pieces: take the one that counts most.
    .hint-1 = The knight on e5 can jump to c4, d3, f3 and g4.
    .hint-2 = A queen, a rook, a bishop and a pawn: which counts most?
    .hint-3 = The queen stands on c4.
    .yes = The queen on c4: 9 points! You looked at all four first.
    .no = You may play that, but it takes nothing. Look where white pieces stand.
    .wrong-e5-d3 = The rook on d3 counts 5. One piece counts more.
    .wrong-e5-f3 = The bishop on f3 counts 3. Two pieces count more.
    .wrong-e5-g4 = The pawn on g4 counts 1. All the others count more.

lesson-piece-values_queen-trade = Your queen takes the rook. Then the pawn takes your queen: a good trade?
    .hint-1 = What do you get? A rook counts 5.
    .hint-2 = What do you give? A queen counts 9.
    .yes = You get 5 and give 9. Better keep your queen!
    .option-good = Yes, I gain points
    .option-good-say = Count both: you get 5 for the rook and give 9.
    .option-bad = No, I lose points

lesson-piece-values_bishop-trade = Now your bishop takes the rook, and the pawn takes back. A good trade?
    .hint-1 = What do you get? A rook counts 5.
    .hint-2 = What do you give? A bishop counts 3.
    .yes = You get 5 and give only 3. That is a good trade!
    .option-good = Yes, I gain points
    .option-bad = No, I lose points
    .option-bad-say = Count both: you get 5 for the rook and give 3.

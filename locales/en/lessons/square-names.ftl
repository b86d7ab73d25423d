### The words of lessons/square-names.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-square-names = Every square has a name
    .about = First a letter, then a number.
    .can = You can find any square by its name!
    .notes = Goal: children find any square by its name, from White’s side and from Black’s, and go there. Call a square and let the class touch it; later let the children call. Draw a treasure map of your own: three names, and something sweet on the last square. Many say the number first. Remind them: letter, then number, as in a1.

lesson-square-names_letter-and-number = Letter _e_, number _4_: that’s e4. Move your rook there!
    .hint-1 = The letter names the column, the number names the row.
    .hint-2 = The rook is in column e already. Go up to row 4.
    .hint-3 = Move from e1 to e4.
    .yes = Yes, e4: first the letter, then the number.
    .no = That’s another square. Look for the 4 at the edge.

lesson-square-names_whole-file = A column is also called a _file_. Take the piece on the h-file!
    .hint-1 = Find the letter h at the edge of the board.
    .hint-2 = Go up from the h until you meet somebody.
    .hint-3 = Take the knight on h7.
    .yes = It was on the h-file. You read the letter!
    .no = Nobody is there. Look for the letter h.
    .wrong-d3-a6 = That’s the a-file. Look for the h at the edge.
    .wrong-d3-d7 = That’s the d-file. Look for the h at the edge.
    .wrong-d3-h3 = You’re on the h-file. Now take the piece there!

lesson-square-names_whole-rank = A row is also called a _rank_. Take the piece on rank 6!
    .hint-1 = Find the number 6 at the edge of the board.
    .hint-2 = Go straight across from the 6 until you meet somebody.
    .hint-3 = Take the pawn on a6.
    .yes = It was on rank 6. You read the number!
    .no = Nobody is there. Look for the number 6.
    .wrong-d3-d7 = That’s rank 7. You need the rank below.
    .wrong-d3-h7 = That’s rank 7. You need the rank below.

lesson-square-names_find = Hide and seek! Find the { $total } squares that I call out.
    .hint-1 = Put one finger on the letter, one on the number.
    .hint-2 = Move both fingers straight on until they meet.
    .yes = All { $total }! Nobody hides from you.

lesson-square-names_on-e3 = What’s the name of the rook’s square?
    .hint-1 = Which letter is at the end of its file?
    .hint-2 = Which number is at the end of its rank? It’s 3.
    .option-c5 = c5
    .option-c5-say = The square c5 is somewhere else. Look at the letter first.
    .option-number-first = 3e
    .option-number-first-say = Letter and number are right. Say the letter first.
    .option-e3 = e3
    .yes = Yes: the e-file and rank 3 make e3.

lesson-square-names_hop = Hop to f5!
    .hint-1 = Find the letter f first. Then the 5.
    .hint-2 = Two squares to the side, then one up.
    .hint-3 = Hop from d4 to f5.
    .yes = Right on f5!
    .no = That’s another square. First the letter f, then the 5.
    .wrong-d4-e6 = That’s e6. Read the letter first: f.
    .wrong-d4-f3 = The letter is right. Now look for the number 5.

lesson-square-names_treasure = A treasure map! Rook to a5, then f5, then f2.
    .hint-1 = Begin on the a-file. Stop on rank 5.
    .hint-2 = Then stay on rank 5 until you reach the f-file.
    .hint-3 = At f5 turn down: the treasure is on f2.
    .yes = You found the treasure!
    .no = That’s not on your map. Read it again.

lesson-square-names_from-black = Now you’re Black! Find { $total } squares from this side.
    .hint-1 = Letters and numbers have turned with the board. Read them at the edge.
    .hint-2 = Put one finger on the letter, one on the number.
    .yes = All { $total }, and from Black’s side!

lesson-square-names_bishop-there = Your black bishop goes to g4!
    .hint-1 = Find the letter g. Then count to rank 4.
    .hint-2 = The bishop goes diagonally, past d7, e6 and f5.
    .hint-3 = Move from c8 to g4.
    .yes = There it is, on g4!
    .no = That’s another square. First the letter g, then the 4.
    .wrong-c8-a6 = That’s a6. Look for the letter g.
    .wrong-c8-f5 = Almost! From f5 to g4 is one more step.

lesson-square-names_called-out = Take what I call: on d2, on g5, on b5!
    .hint-1 = Take one after the other. First comes d2.
    .hint-2 = From d2 the queen sees the knight on g5.
    .hint-3 = From g5 go straight along rank 5 to b5.
    .yes = Three names, three bites. Yum!
    .no = I called something else: d2, then g5, then b5.

lesson-square-names_round = Now { $total } new squares! Find each on the first try.
    .yes = You found them all over the board!

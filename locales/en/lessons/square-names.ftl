### The words of lessons/square-names.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-square-names = Every square has a name
    .about = First a letter, then a number.
    .notes =
        Goal: children find and name any square, from White’s side and from Black’s.
        Call a square and let the class touch it; later let the children call.
        Many say the number first. Remind them: letter, then number, as in a1.

lesson-square-names_letter-and-number =
    The letter tells the _column_, the number tells the _row_. They meet on e4.

lesson-square-names_whole-file = A column is also called a _file_. Tap all { $total } squares of the c-file.
    .hint-1 = Find the letter c at the edge of the board.
    .hint-2 = Begin on c1 and go straight on to c8.
    .yes = All { $total }! The c-file goes from c1 to c8.
    .no = Look at the letter at the edge: we need c.

lesson-square-names_whole-rank = A row is also called a _rank_. You sit at Black’s side: tap rank 6.
    .hint-1 = Find the number 6 at the edge of the board.
    .hint-2 = Begin on a6 and go straight on to h6.
    .yes = All { $total }! Rank 6 goes from a6 to h6.
    .no = Look at the number at the edge: we need 6.

lesson-square-names_find = Find { $total } squares. Follow the letter, then the number.
    .hint-1 = Put one finger on the letter, one on the number.
    .hint-2 = Move both fingers straight on until they meet.
    .yes = All { $total } found! You read the letter and the number.

lesson-square-names_on-e3 = A rook stands in the circle. What is the name of its square?
    .hint-1 = Which letter stands at the end of its column?
    .hint-2 = Which number stands at the end of its row? It is 3.
    .option-c5 = c5
    .option-c5-say = The square c5 is somewhere else. Look at the letter first.
    .option-number-first = 3e
    .option-number-first-say = Letter and number are right. Say the letter first.
    .option-e3 = e3
    .yes = Yes: column e and row 3 make e3.

lesson-square-names_on-c5 = The rook stands on another square. What is its name now?
    .hint-1 = Look at the letter at the edge, then at the number.
    .hint-2 = The column is the third one: a, b, c.
    .option-e3 = e3
    .option-e3-say = It stood there before. Look at the circle.
    .option-c5 = c5
    .option-c4 = c4
    .option-c4-say = The letter is right. Look at the number once more.
    .yes = Yes: column c and row 5 make c5.

lesson-square-names_from-black = You sit at Black’s side: now a1 is far away. Find { $total } squares.
    .hint-1 = Read the letters and numbers at the edge. They have turned too.
    .hint-2 = Put one finger on the letter, one on the number.
    .yes = All { $total } found, and from Black’s side!

lesson-square-names_light-or-dark = An old question: is the square in the circle light or dark?
    .hint-1 = Compare the square with the one beside it.
    .hint-2 = A square beside a dark one is always light.
    .yes = All { $total }! Light and dark always take turns.

lesson-square-names_real-board =
    Sit at a real board with a friend. One says a name, the other touches the square.

### The words of lessons/family-pawns.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-pawns = Long steps for pawns
    .about = House rule: a pawn may go two steps at any time.
    .can = You march with long steps and take in passing from every side!
    .notes =
        Goal: in this family’s game every pawn may go two steps whenever both squares are empty, and it may be taken in passing each time. Every player gets one turn to do it, until the pawn’s own player moves again. Walk the four directions on a floor board, as in the parade: white pawns north, blue ones east, black ones south, yellow ones west. Common mistakes: a pawn that jumps over a piece, and children who then play the long step in normal chess too. Let them say which game they are playing. In the race at the end, ask before each move which square a blue pawn looks at.

lesson-family-pawns_long-way = House rule: two steps at any time! Run to the star in { $best } moves.
    .hint-1 = Both squares ahead must be empty. Then take two steps every time.
    .hint-2 = Your stops are d4, d6, d8, d10 and d12.
    .yes = { $best } long steps, and you’re there! With single steps it takes ten.

lesson-family-pawns_tournament-steps = In a tournament only a pawn’s first step may be long. Try it anyway!
    .hint-1 = Tap the pawn, then the end of the arrow.
    .hint-2 = Move from e6 to e8. The pawn will come back.
    .yes = At this family’s table it may. In a tournament it may not.
    .no = That’s allowed. Follow the arrow!

lesson-family-pawns_parade = A parade of four! White walks north, Blue east, Black south, Yellow west.
    .hint-1 = White begins. Then it goes around: Blue, Black, Yellow.
    .hint-2 = Each pawn walks straight away from its own family.
    .yes = What a parade! Each pawn walked straight away from its own family.
    .because-pawn-sideways = That would be sideways. This pawn walks straight away from its own family.

lesson-family-pawns_run-and-bite = Long steps, small bites: take all { $total } in { $best } moves!
    .hint-1 = Where must the pawn stand to take on g5?
    .hint-2 = Go two steps to f4, then take on g5.
    .hint-3 = Go f4, g5, g7, f8, e9.
    .yes = Step, bite, step, bite, bite! You bit Blue, Black and Yellow!

lesson-family-pawns_no-jump = One of the three arrows is forbidden. Try that one!
    .hint-1 = A long step needs two empty squares.
    .hint-2 = A knight is straight ahead of your pawn, on d5.
    .hint-3 = Move from d4 to d6. The pawn will come back.
    .yes = Long steps or not: a pawn never jumps.
    .no = That’s allowed. Look for another arrow!

lesson-family-pawns_end-of-the-way = Our choice: a pawn changes where its path ends. Which white pawn can do that now?
    .hint-1 = Look ahead of b9 and of e9. Where does the board end?
    .hint-2 = Beyond b10 there’s no square.
    .hint-3 = Walk from b9 to b10 and choose a piece.
    .yes = The path ends on b10: there your pawn became a new piece.
    .no = You can play that, but no pawn changes. Whose path ends with the next step?
    .wrong-e9-e10 = This pawn has more squares ahead, up to e12. Look at the other one.
    .wrong-e9-e11 = Nearly at the end, but e12 is the last square. Look at the other pawn.

lesson-family-pawns_in-passing = White ran from d4 to d6. Tap every pawn that may take in passing on d5.
    .paper = White ran from d4 to d6. Which pawns may take in passing on d5?
    .hint-1 = Which pawns attack d5? They take one step diagonally ahead.
    .hint-2 = East is Blue’s way, south is Black’s, west is Yellow’s.
    .hint-3 = Two pawns attack d5: those on c6 and e6.
    .yes = Both! Any pawn attacking d5 may take there, from any side.
    .no = From there it doesn’t attack d5. Which way does that pawn walk?

lesson-family-pawns_one-turn-each = Now you’re Black! White’s pawn ran from d4 to d6: take it in passing.
    .hint-1 = The white pawn ran across the circle. Which of your pawns attacks that square?
    .hint-2 = This is your turn for it. Before you, Blue had one.
    .hint-3 = Take from e6 on d5.
    .yes = Taken in passing! Blue moved its king instead, but you still had your turn.
    .no = Sure, you can do that, but it takes nothing. You have only this turn for it.

lesson-family-pawns_too-late = All have moved, and it’s Black’s turn again. Try to take on d5 now.
    .hint-1 = Tap the pawn on e6, then tap d5.
    .hint-2 = Your one turn for it has gone by. Try it and see.
    .yes = Too late! Our choice: each player gets just one turn to do it.

lesson-family-pawns_crossing = A race! Get a black pawn across before a blue one arrives.
    .hint-1 = Look out: blue pawns walk east and take diagonally ahead.
    .hint-2 = A pawn with a clear path runs off in long steps.
    .yes = Your pawn ran straight through my parade!

### The words of lessons/writing-moves.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-writing-moves = Moves on paper
    .about = A letter for the piece, then its square. Pawns have no letter.
    .can = You can read and write the secret code of moves!
    .notes = Goal: the children read moves first and then write them as tournament players do: the letter of the piece, an x for a capture, the square. Hide a treasure: write five moves on a slip of paper, let a pair play them on a board, and put a treat on the last square. Then give every pair a sheet with two columns and let one child play while the other writes. A common mistake is the letter K for the knight, another is a P for the pawn; a pawn that takes begins with the letter of its file. Other countries use other letters, but the squares are the same everywhere.

lesson-writing-moves_letters = A secret code! N is the knight, so play: Nf3.
    .wrong-f2-f3 = That was a pawn. The N asks for a knight.
    .wrong-g1-h3 = The right piece! Read the square again: f3.
    .hint-1 = First comes a letter, then a square. Which piece is N?
    .hint-2 = Move the knight from g1 to f3.
    .yes = Cracked! N is the knight, and f3 is where it goes.
    .no = Sure, you can do that. Now read the code: knight, f3.

lesson-writing-moves_map = R rook, B bishop, K king, Q queen. The map says: Rh7, Be4, Kf2, Qd8!
    .hint-1 = Read one move at a time: who goes, and where?
    .hint-2 = First the rook to h7, then the bishop to e4.
    .hint-3 = Then the king to f2, and the queen to d8.
    .yes = Checkmate! You can read the whole map.
    .no = That’s allowed. Read the next letter and its square again.

lesson-writing-moves_pawn = A pawn has no letter. Now you write: the pawn goes to e4.
    .hint-1 = Write only the square where the pawn arrives.
    .hint-2 = A letter and a number: e4.
    .yes = That’s it: e4. No capital letter, so it’s a pawn.

lesson-writing-moves_knight = Write the knight’s move from g1 to f3.
    .hint-1 = K is taken: it means the king. The knight is N.
    .hint-2 = First N, then the square: Nf3.
    .yes = That’s it: Nf3. First the letter, then the square.

lesson-writing-moves_rook-takes = Now the rook takes the pawn on d5. Write it: an x means takes.
    .hint-1 = Which letter means the rook? It comes first.
    .hint-2 = The x goes between the letter and the square.
    .hint-3 = R, then x, then the square: Rxd5.
    .yes = Yes: Rxd5, the rook takes on d5.

lesson-writing-moves_coins = Three coins lie on the map: Bxd5, Nxe5, Bxf7. Take them!
    .wrong-d1-d5 = That move is Rxd5. The map says B: who’s that?
    .wrong-e5-f7 = That move is Nxf7. The map says B: who’s that?
    .hint-1 = The letter says who takes, the square says where.
    .hint-2 = The bishop takes on d5, the knight takes on e5.
    .hint-3 = Last, the bishop takes on f7.
    .yes = Three coins! The letters told you who had to take.
    .no = You can play that. Read the map again: letter, x, square.

lesson-writing-moves_pawn-takes = Now you’re Black! Write this: your pawn on e5 takes on d4.
    .hint-1 = A pawn has no letter. Begin with its file.
    .hint-2 = The pawn comes from the e-file, so begin with e.
    .hint-3 = First e, then x, then the square: exd4.
    .yes = You’ve got it: exd4. It says where the pawn came from.

lesson-writing-moves_read-and-play = A message in a bottle! It says: e5, then Nc6, then a6.
    .hint-1 = No capital letter means a pawn. First the pawn goes to e5.
    .hint-2 = N is the knight. Which knight can go to c6?
    .hint-3 = Last, a pawn again: from a7 to a6.
    .yes = You read all three moves: e5, Nc6 and a6.
    .no = Look at the letter and the square again.
    .wrong-g8-f6 = That move is written Nf6. Read the square again: c6.
    .wrong-d7-d6 = That move is written d6. Read the letters again.

lesson-writing-moves_treasure = Here’s the treasure code: exd4, Nc6, Nxe5. What’s hidden on e5?
    .hint-1 = First a pawn takes: the one from the e-file.
    .hint-2 = Then the knight from b8 goes to c6 and waits.
    .hint-3 = Take on e5 with the knight.
    .yes = The white queen! You’ve found the treasure.
    .no = Sure, you can do that, but then nobody finds the treasure. Read again!

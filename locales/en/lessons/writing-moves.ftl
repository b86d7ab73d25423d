### The words of lessons/writing-moves.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-writing-moves = Moves on paper
    .about = A letter for the piece, then its square. Pawns have no letter.
    .notes = The children write moves as tournament players do: the letter of the piece, an x for a capture, the square. Give every pair a sheet with two columns and let one child play while the other writes. A usual mistake is the letter K for the knight, another is a P for the pawn; a pawn that takes begins with the letter of its file. Letters of other countries differ, the squares are the same everywhere.

lesson-writing-moves_letters =
    King K, queen Q, rook R, bishop B, knight N. The knight to f3 is written Nf3.

lesson-writing-moves_pawn = A pawn has no letter. Write the pawn’s move to e4.
    .hint-1 = Write only the square where the pawn arrives.
    .hint-2 = A letter and a number: e4.
    .yes = That is it: e4. No capital letter, so it is a pawn.

lesson-writing-moves_knight = Now write the knight’s move from g1 to f3.
    .hint-1 = K is the king already. The knight has the letter N.
    .hint-2 = First N, then the square: Nf3.
    .yes = That is it: Nf3. First the letter, then the square.

lesson-writing-moves_rook-goes = The rook goes from d1 to d5. Write the move.
    .hint-1 = Which letter does the rook have?
    .hint-2 = First R, then the square: Rd5.
    .yes = That is it: Rd5. The square d5 was empty.

lesson-writing-moves_rook-takes = Now the rook takes the pawn on d5. Write it: an x means takes.
    .hint-1 = The x stands between the letter and the square.
    .hint-2 = R, then x, then the square: Rxd5.
    .yes = That is it: Rxd5, the rook takes on d5.

lesson-writing-moves_pawn-takes = You play Black, and the pawn on e5 takes on d4. Write the move.
    .hint-1 = A pawn has no letter. Begin with its file.
    .hint-2 = The pawn comes from the e-file, so begin with e.
    .hint-3 = First e, then x, then the square: exd4.
    .yes = That is it: exd4. It says where the pawn came from.

lesson-writing-moves_read-and-play = Now read and play. You have Black: e5, then Nc6, then a6.
    .hint-1 = No capital letter means a pawn. First the pawn goes to e5.
    .hint-2 = N is the knight. Which knight can go to c6?
    .hint-3 = Last comes a pawn again, from a7 to a6.
    .yes = You read all three moves: e5, Nc6 and a6.
    .no = Look at the letter and the square again.
    .wrong-g8-f6 = That move is written Nf6. Read the square again: c6.
    .wrong-d7-d6 = That move is written d6. Read the letters again.

lesson-writing-moves_real-board =
    On a real board: play five moves each and write them down. Can a friend play them again?

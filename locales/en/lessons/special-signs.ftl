### The words of lessons/special-signs.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-special-signs = Special signs
    .about = Signs for check, checkmate, castling, a new piece and the result.
    .notes = Plus is check, the hash sign is checkmate, the equals sign names the new piece, O-O and O-O-O are castling. If two pieces of a kind can reach the square, the file is added, or the row if both share a file. Read a short game aloud and let the class play it on boards. A usual mistake is to write the hash sign for every strong check, and to add a letter where only one piece can go.

lesson-special-signs_signs =
    Ra8+ has a _plus_: it gives check. Ra8# has a _hash sign_: it is checkmate.

lesson-special-signs_plus = The rook goes to a8, and the king can slip to h7. Write it.
    .hint-1 = Is it check or checkmate? The square h7 is free.
    .hint-2 = R, the square, and a plus for check: Ra8+.
    .yes = That is it: Ra8+. The plus says check.

lesson-special-signs_hash = Now a pawn stands on h7. The rook goes to a8: write it.
    .hint-1 = Can the black king go anywhere after that?
    .hint-2 = No, it is checkmate. Which sign says so?
    .hint-3 = R, the square, and a hash sign: Ra8#.
    .yes = That is it: Ra8#. The hash sign says checkmate.

lesson-special-signs_becomes = You play Black. The pawn goes to a1 and becomes a queen: write it.
    .hint-1 = First the square, then = and the letter of the new piece.
    .hint-2 = The letter of the queen is Q.
    .hint-3 = Write a1=Q.
    .yes = That is it: a1=Q. The new piece stands after the sign.

lesson-special-signs_which-file = Two knights can go to c2. The one from a1 goes: write it.
    .hint-1 = Nc2 could be either knight. Say which: add its file.
    .hint-2 = The knight comes from the a-file.
    .hint-3 = N, then a, then the square: Nac2.
    .yes = That is it: Nac2, the knight from the a-file.

lesson-special-signs_which-row = Now both knights stand on the a-file. The one from a1 goes to c2: write it.
    .hint-1 = The file is the same, so it does not help. Add the row.
    .hint-2 = The knight comes from the first row.
    .hint-3 = N, then 1, then the square: N1c2.
    .yes = That is it: N1c2, the knight from the first row.

lesson-special-signs_read-it = Read and play it: Nbd2.
    .hint-1 = Two knights can go to d2: from b1 and from f3.
    .hint-2 = The small b names the file: the knight from b1.
    .yes = You read it well: the knight from the b-file went to d2.
    .no = Read the letters one by one: N, then b, then d2.
    .wrong-f3-d2 = That is Nfd2. Read the small letter again: b.
    .wrong-c1-d2 = That is Bd2. The letter N means a knight.

lesson-special-signs_castle-long = You play Black and castle long, to c8. Write it.
    .hint-1 = Castling is written with the letter O and short lines.
    .hint-2 = Short castling is O-O. Long castling has one O more.
    .hint-3 = Write O-O-O.
    .yes = That is it: O-O-O is long, O-O is short.

lesson-special-signs_in-passing = White’s pawn ran to d4. Your pawn on e4 takes it in passing: write it.
    .hint-1 = Where does your pawn arrive: on d4 or on d3?
    .hint-2 = It arrives on d3. Begin with its file, e.
    .hint-3 = First e, then x, then the square: exd3.
    .yes = That is it: exd3, the square where your pawn arrived.

lesson-special-signs_result = The queen on h4 gives checkmate! What is written under this game?
    .option-white = 1-0
    .option-white-say = The first number is White’s. Did White win here?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Half a point each is a draw. Here somebody won.
    .hint-1 = The first number is for White, the second for Black.
    .hint-2 = Black won and gets 1. White gets 0.
    .yes = Right: 0-1 means Black won. White won would be 1-0.

### The words of lessons/special-signs.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-special-signs = Special signs
    .about = Signs for check, checkmate, castling, a new piece and the result.
    .can = You can read and write every sign, even a secret message!
    .notes = Plus is check, the hash sign is checkmate, the equals sign names the new piece, O-O and O-O-O are castling. If two pieces of a kind can reach the square, the file is added, or the rank if both share a file. Read a short game aloud and let the class play it on boards, or send messages like the one in the last step. A common mistake is to write the hash sign for every strong check, and to add a letter where only one piece can go.

lesson-special-signs_plus = Read and play: Ra8+. A _plus_ means check!
    .hint-1 = R is the rook, and a8 is the square.
    .hint-2 = Move the rook from a1 to a8.
    .yes = Check! The king can slip to h7, so a plus is enough.
    .no = Read it again: R is the rook, and a8 is the square.
    .wrong-a1-a7 = That move is written Ra7. Read the square again: a8.

lesson-special-signs_hash = Now a pawn blocks h7: the same move is checkmate! Write it with a _hash sign_, #.
    .hint-1 = The rook goes from a1 to a8.
    .hint-2 = First R and the square, then the sign for checkmate.
    .hint-3 = R, the square, and a hash sign: Ra8#.
    .yes = That’s it: Ra8#. The hash sign says checkmate.

lesson-special-signs_which-file = Two knights can go to c2. The one from a1 goes: write it.
    .hint-1 = Nc2 could be either knight. Say which: add its file.
    .hint-2 = The knight comes from the a-file.
    .hint-3 = N, then a, then the square: Nac2.
    .yes = Right: Nac2, the knight from the a-file.

lesson-special-signs_which-row = Now both are on the a-file, so the rank helps. Read and play: N1c2!
    .hint-1 = N is the knight. The 1 names its rank.
    .hint-2 = Which knight is on the first rank?
    .hint-3 = Move the knight from a1 to c2.
    .yes = Good reading: N1c2 is the knight from the first rank.
    .no = Read it again: a knight, from rank 1, to c2.
    .wrong-a3-c2 = That move is written N3c2. Read the number again: 1.

lesson-special-signs_read-it = Read and play: Nbd2, g3, Bg2. Then O-O: that’s castling short!
    .hint-1 = Nbd2: the knight from the b-file goes to d2.
    .hint-2 = There’s no capital letter in g3: a pawn goes there.
    .hint-3 = Bg2: the bishop goes from f1 to g2.
    .hint-4 = O-O: the king goes from e1 to g1.
    .yes = You read a whole plan, and your king is safe!
    .no = Read it letter by letter: which piece, and which square?
    .wrong-f3-d2 = That’s Nfd2. Read the small letter again: b.
    .wrong-c1-d2 = That’s Bd2. The letter N means a knight.
    .wrong-g2-g4 = That’s g4. Read the number again: g3.

lesson-special-signs_becomes = Now you’re Black! Read every sign, then play: a1=N+.
    .hint-1 = After the sign = comes what your pawn becomes.
    .hint-2 = The letter N is the knight.
    .hint-3 = Move the pawn from a2 to a1, and choose the knight.
    .yes = A knight, and check! The new piece comes after the sign.
    .no = Read it again: the pawn goes to a1.
    .wrong-a2-a1-q = That’s a1=Q. Which piece has the letter N?
    .wrong-a2-a1-r = That’s a1=R. Which piece has the letter N?
    .wrong-a2-a1-b = That’s a1=B. Which piece has the letter N?

lesson-special-signs_castle-long = You castle long, to c8. Write it!
    .hint-1 = Castling is written with the letter O and short lines.
    .hint-2 = Short castling is O-O. Long castling has one more O.
    .hint-3 = Write O-O-O.
    .yes = You know both now: O-O-O is long, O-O is short.

lesson-special-signs_in-passing = White’s pawn ran to d4. Your pawn on e4 takes it in passing: write it.
    .hint-1 = Where does your pawn land: on d4 or on d3?
    .hint-2 = It lands on d3. Begin with its file, e.
    .hint-3 = First e, then x, then the square: exd3.
    .yes = Yes: exd3, the square where your pawn landed.

lesson-special-signs_result = The queen on h4 gives checkmate! What’s written under this game?
    .option-white = 1-0
    .option-white-say = The first number is White’s. Did White win here?
    .option-black = 0-1
    .option-draw = ½-½
    .option-draw-say = Half a point each is a draw. But somebody won here.
    .hint-1 = The first number is for White, the second for Black.
    .hint-2 = Black won and gets 1. White gets 0.
    .yes = Right: 0-1 means Black won. If White wins, it’s 1-0.

lesson-special-signs_message = A secret message came over the pass: dxe3, O-O, Qd2#. Play it!
    .hint-1 = Your pawn from the d-file takes in passing, on e3.
    .hint-2 = O-O: the king goes from e8 to g8.
    .hint-3 = Q is the queen: from d8 to d2.
    .hint-4 = The hash sign says that this is the end. Play Qd2#!
    .yes = Message read, king caught: you know every sign!
    .no = Read it letter by letter: which piece, and which square?

### What a voice reads aloud: the squares and signs of a written move as words, and what the program says of its voice.

# The letters of the columns, so that a voice reads them as letters.
voice-file = { $letter ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
    [h] H
    [i] I
    [j] J
    [k] K
   *[l] L
 }
# The numbers of the rows.
voice-rank = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
 }
# A square: with the hyphen a voice does not take the letter A for a word.
voice-square = { $file }-{ $rank }
# The piece of a written move, and what a pawn becomes.
voice-piece = { PIECE($piece) }
voice-becomes = becomes { PIECE($piece, form: "a") }
# The signs of a written move, and their own names where they stand alone.
voice-sign = { $word ->
    [takes] takes
    [to] to
    [check] check
    [mate] checkmate
    [short] short castling
    [long] long castling
    [plus] plus
    [hash] hash sign
   *[equals] equals sign
 }

# The switch for children who do not read yet, and what is said when it is switched on.
voice-read-to-me = Read to me
voice-reads = I’ll read everything to you.

# There is no voice; said to a child, and leads to the settings.
voice-not-yet = This computer has no voice yet. A grown-up can add one.

# There is no voice; said to grown-ups, with what would bring one.
voice-none-linux = No voice found. A grown-up can install espeak-ng.
voice-none-mac = No voice for this language. A grown-up can add one: System Settings, Accessibility, Spoken Content.
voice-none-windows = No voice for this language. A grown-up can add one in the Windows settings, under Speech.
voice-none-page = This browser has no voice of its own for this language. Another browser may have one.

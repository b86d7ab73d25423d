### The words of lessons/family-coming-and-going.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-coming-and-going = Coming and going
    .about = House rule: a young player may leave and come back.
    .notes =
        Goal: a young child may leave the table and come back. The pieces stay where they are and sleep: they attack nothing, their king cannot be checkmated, and only pawns may take them. The turn passes over the empty chair. The game’s sheet speaks of children of ten or younger and of players 25 years younger than the oldest; we ask for both, and the supervisor may allow more. Let one child really leave the room for two rounds. A usual mistake: a sleeping rook is still feared. Nothing of this exists in tournaments.

lesson-family-coming-and-going_snack = House rule: a child may leave for a while. Ben’s black pieces sleep until he is back.

lesson-family-coming-and-going_how-old = You may leave if you are ten or younger. The oldest must be 25 years older than you.

lesson-family-coming-and-going_who-may = The oldest player is 40. Who may leave for a while?
    .hint-1 = First look for somebody who is ten or younger.
    .hint-2 = From 9 to 40 is 31 years. Is that 25 or more?
    .yes = Right: Lea is young enough, and 31 years younger than the oldest.
    .option-lea = Lea, 9 years old
    .option-tom = Tom, 13 years old
    .option-tom-say = Tom is older than ten. Look for a younger child.
    .option-mom = Mom, 38 years old
    .option-mom-say = Grown-ups stay at the table. Look for a child.

lesson-family-coming-and-going_too-close = Now the oldest player is only 30. May Lea, 9 years old, leave?
    .hint-1 = How many years are there between 9 and 30?
    .hint-2 = Only 21 years. The rule asks for 25.
    .yes = Right: 21 years is not enough. But the grown-up in charge may allow it.
    .option-yes = Yes, Lea is young enough
    .option-yes-say = That is one half of the rule. Now count from 9 to 30.
    .option-no = No, 25 years are needed

lesson-family-coming-and-going_rook-waits = Black is away. Try to take the sleeping knight on e5 with your rook.
    .hint-1 = Tap the rook on e1, then tap e5.
    .hint-2 = The knight’s player is away. Try it and see.
    .yes = You saw it: the rook has to leave a sleeping piece alone.

lesson-family-coming-and-going_pawn-takes = Only a pawn may take a sleeping piece. Take the knight on e5!
    .hint-1 = Which of your pieces is a pawn? Look diagonally ahead of it.
    .hint-2 = The pawn on d4 takes on e5.
    .yes = The pawn took it: pawns may do that, awake or asleep.
    .no = You may play that, but it takes nothing. Look at your pawn on d4.
    .because-absent-only-pawns-may-capture = Not yet: the rook must wait. Only a pawn may take a sleeping piece.

lesson-family-coming-and-going_back-again = Ben is back, and his pieces are awake. May the rook on e1 take on e5 now?
    .hint-1 = Does the knight on e5 still sleep?
    .hint-2 = Black is at the table again. So the usual rules hold.
    .yes = Right: whoever is back plays like everybody else.
    .no = Black is back at the table. Any piece may take one that is awake.

lesson-family-coming-and-going_sleeping-rook = Black is away again. May your white king step from g3 to h3?
    .hint-1 = The rook on h8 looks along the h-column. Does it sleep?
    .hint-2 = A sleeping piece attacks nothing.
    .yes = Right: the rook on h8 sleeps and attacks nothing.
    .no = The rook’s player is away. A sleeping rook guards no square.

lesson-family-coming-and-going_rook-awake = Now Black is at the table. May the king step from g3 to h3?
    .hint-1 = What does the rook on h8 guard when it is awake?
    .hint-2 = It guards the h-column all the way down to h1.
    .yes = Right: an awake rook guards h3. A king never walks into danger.
    .no = The rook on h8 is awake again. It guards h3.

lesson-family-coming-and-going_no-mate = Black is away. White’s rook on c12 attacks the sleeping king: what is that?
    .hint-1 = What can happen to a king whose player is away?
    .hint-2 = Nobody can be checkmated while away.
    .yes = Right: a sleeping king is neither in check nor in checkmate. Ben may finish his snack.
    .option-mate = Checkmate
    .option-mate-say = Nobody is checkmated while away. That would be unkind!
    .option-check = Check
    .option-check-say = A sleeping king cannot be in check. Its player is not even here.
    .option-nothing = Neither: the king sleeps

### The words of lessons/knight.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-knight = The knight
    .about = Two squares, then one to the side, and over everything!
    .can = You can hop with the knight, even over a hedge!
    .notes = Goal: the knight lands two squares straight and one to the side, hops over everything, and changes the color of its square with every hop. Let a child hop it on a floor of tiles, over friends who crouch like a hedge. Many count the square it starts on: that one does not count. The horse thief at the end needs a plan: ask “who looks at that square?” before each hop. No step needs the names of squares: they come next.

lesson-knight_first-hop = The knight hops: two squares straight, then one to the side!
    .hint-1 = Follow the two arrows.
    .hint-2 = Count two squares straight ahead. Then one to the side.
    .hint-3 = Hop from d4 to e6.
    .yes = Hop! Its path looks like an L, or a 7.

lesson-knight_straight = Try to go straight to the pawn!
    .hint-1 = Tap the knight, then the pawn at the end of the arrow.
    .hint-2 = Move from d4 to d6. The knight will come back.
    .yes = A knight never goes straight. It hops!
    .no = That’s a real hop. Now follow the arrow!
    .because-piece-cant-move-that-way = Oops!

lesson-knight_two-hops = Now catch that pawn in { $best } hops!
    .hint-1 = Hop to one side first, and then back to the pawn.
    .hint-2 = Where must the knight stand before its last hop?
    .hint-3 = First to f5. Then take on d6.
    .yes = Hop, hop, and the pawn is gone!

lesson-knight_carousel = Hop around your king, and catch a star with every hop!
    .hint-1 = All the stars are right next to your king.
    .hint-2 = Two squares straight, one to the side: there’s the next star.
    .hint-3 = One way: d5, e3, c4, e5, d3, c5, e4.
    .yes = The same L in every direction: all { $total } stars are yours!

lesson-knight_over-the-wall = A hedge all around! Hop out and catch both stars.
    .hint-1 = A knight hops over everything.
    .hint-2 = One star is two squares ahead and one to the side.
    .hint-3 = First to e6. Then to c7.
    .yes = Over the hedge! Nobody else can do that.

lesson-knight_make-room = Your knight can’t follow the arrow. Tap whoever must make room!
    .paper = Your knight can’t follow the arrow. Who must make room?
    .because-own-piece-on-target = The knight hops over that one anyway. Who sits where it lands?
    .hint-1 = A knight hops over everybody. So where does it land?
    .hint-2 = It lands on e6, and your own pawn is there. Tap it!
    .yes = Room to land! A knight hops over friends, but never onto one.

lesson-knight_color = Hop { $total } times. Look at the color of the squares!
    .hint-1 = Hop wherever you like.
    .hint-2 = Is the new square light or dark?
    .yes = Every hop changes the color!

lesson-knight_with-the-bishop = The bishop helps! Catch { $total } stars in { $best } moves.
    .hint-1 = The bishop on f1 stays on light squares.
    .hint-2 = The bishop goes to c4, and then to g8.
    .hint-3 = The knight hops from b1 to c3, and then to e4.
    .yes = The knight changed color. The bishop never did!

lesson-knight_far-corner = Now you’re Black! Hop to the far corner in { $best } hops.
    .hint-1 = Hop toward the middle first, not along the edge.
    .hint-2 = Begin with f7.
    .hint-3 = One way: f7, e5, c4, a3, c2, a1.
    .yes = Across the whole board, corner to corner!

lesson-knight_thief = You’re the horse thief. Steal all three, and don’t be seen!
    .hint-1 = Stop only where nobody looks. Stay off the marked squares.
    .hint-2 = Steal the queen first. Leave the bishop for last: the rook looks after it.
    .hint-3 = Go to f6, d5 and f4. Then to g2, e3 and g4.
    .yes = All three are yours, and nobody saw a thing!

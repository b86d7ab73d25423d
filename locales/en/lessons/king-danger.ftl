### The words of lessons/king-danger.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-king-danger = The king stays out of danger
    .about = The king never steps where a piece could take it.
    .can = You keep your king safe, and you know what a pin is!
    .notes = Goal: the king never goes to an attacked square, and a pinned piece stays on its line. Ask before each king move: “Who looks at that square?” In class, one child is the king, one the curtain and one the rook behind it: when the curtain leaves, the rook calls “I see you!” Common mistakes: taking a guarded piece with the king, stepping back along the line of the attacker, putting the two kings side by side, and thinking that a pinned piece guards nothing.

lesson-king-danger_tiptoe = Tiptoe past the knight to the star!
    .because-king-captures-protected = The pawn guards the knight. Leave it alone!
    .because-king-into-attack = Somebody looks at that square. Keep off it!
    .hint-1 = The knight sees every marked square. Keep off them.
    .hint-2 = Go around the knight, through g4 and f5.
    .yes = Home at last! The knight never saw you.

lesson-king-danger_past-the-rook = Get past the rook to the star! Where is the gap?
    .because-king-captures-protected = The rook guards its pawn. Leave it alone!
    .because-king-into-attack = Somebody looks at that square. Keep off it!
    .hint-1 = The rook can’t see past its own pawn. Where can you slip through?
    .hint-2 = Slip through on h3. Then go through g4 and f5.
    .yes = What a tiny gap! Neither the rook nor the bishop saw you.

lesson-king-danger_which-one = Your king is hungry. Take the piece that nobody guards!
    .hint-1 = Point at each piece. Which other piece looks at it?
    .hint-2 = The rook and the knight guard the bishop. The pawn guards the knight.
    .hint-3 = Nobody guards the rook on d5. Take it.
    .yes = Yum! Nobody guarded the rook.
    .no = You may go there, but the king wants to eat something.
    .because-king-captures-protected = That piece is guarded. A king never takes a guarded piece.

lesson-king-danger_guarded-queen = The queen came very close. May your king take it?
    .hint-1 = Look for a black piece that guards g2.
    .hint-2 = The bishop’s line runs through e4 and f3. Where does it go on?
    .yes = Right: the bishop guards g2. A king never takes a guarded piece.
    .no = Follow the line from d5: e4, f3, g2. The bishop guards the queen.

lesson-king-danger_shadow = The rook sees you! Try to run away along its rank.
    .hint-1 = Tap the king on e4, then tap f4.
    .hint-2 = The rook looks along the whole rank. Try it and see.
    .yes = Now you know: the rook’s line goes on behind the king.

lesson-king-danger_run = The rook on h1 sees your king! Find every safe square.
    .hint-1 = The rook attacks the whole first rank.
    .hint-2 = Leave the rank: one step up, straight or diagonally.
    .hint-3 = There are { $total } safe squares: d2, e2 and f2.
    .yes = All { $total }! You left the rook’s rank each time.
    .because-king-stays-on-line = Not yet: the rook’s line goes on behind your king. Leave the rank.

lesson-king-danger_own-curtain = Take the knight! But one of your pieces must stay at home.
    .hint-1 = Two of your pieces look at the knight on b5. Which ones?
    .hint-2 = Look at the rook on e8. What does it see without the bishop?
    .hint-3 = Take on b5 with the rook.
    .yes = Well done! The bishop must shield its king: it’s _pinned_.
    .no = Sure, you can do that, but now take the knight.
    .because-pinned = The bishop is a curtain in front of your king. It’s _pinned_ and must stay!

lesson-king-danger_along-the-line = Now your rook is pinned. What can it still take?
    .hint-1 = A pinned piece may move along its line.
    .hint-2 = Follow the line from e2 up to e7.
    .hint-3 = Take the rook on e7.
    .yes = Your rook may move along the line. It may even take!
    .no = That’s allowed, but take something with the rook.
    .because-pinned = Then nobody shields your king. Stay on the line!

lesson-king-danger_two-kings = Now you’re Black! Walk around the white king to the star.
    .because-king-next-to-king = Too close! Two kings never stand side by side.
    .hint-1 = Always keep one square between the kings.
    .hint-2 = Go to c5 first. Then go through b4 and b2 to c1.
    .yes = Nice footwork! Two kings never stand side by side.

lesson-king-danger_pinned-guard = The white knight is pinned. Get the star, and watch out!
    .because-king-into-attack = The knight is pinned, but it still sees that square!
    .hint-1 = The knight may not leave its king. But it can still look!
    .hint-2 = The short path is guarded. Walk around it, through c4 and d3.
    .hint-3 = Go to c4, to d3, to e4, and then to e5.
    .yes = Clever! A pinned piece still guards its squares.

### The words of lessons/board-right-way.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-board-right-way = The board the right way around
    .about = A light corner on your right.
    .can = You can tell if a board is the right way around!
    .notes = Goal: children turn a board until each player has a light corner on the right, and they know why: otherwise king and queen trade places. Let every pair give its board a quarter turn, look at the corner, and go on turning. Some children look at the corner on their left: let them lift the right hand first. The bishop helps to remember: it keeps its color, so from a light corner it only ever reaches the other light one. Eight rows of eight can be counted in pairs, 16, 32, 48, 64.

lesson-board-right-way_your-corner = Lift your right hand! Sail your rook into the corner on that side.
    .hint-1 = Two corners are near. Which one is on your right?
    .hint-2 = Go along the first row, from d1 to h1.
    .yes = You’re in! This corner is _light_, just as it should be.
    .no = That’s allowed. Sail along your first row into a corner.
    .wrong-d1-a1 = That corner is at your other hand, and it’s dark.

lesson-board-right-way_light-way = From light corner to light corner! Catch both stars with your bishop.
    .hint-1 = Your own pawn blocks the short path. Sail around it.
    .hint-2 = Stop on f3 first. From there you see d1.
    .hint-3 = Then go through a4 and c6 to a8.
    .yes = Home! One light corner for you, one for the other player.

lesson-board-right-way_dark-corners = Two corners are dark. Catch both stars in { $best } moves!
    .hint-1 = One long line joins the two dark corners. Get onto it.
    .hint-2 = From g7 you look at h8, and the other way to a1.
    .hint-3 = Go to g7, to h8, and all the way to a1.
    .yes = Both dark corners, on one long line!

lesson-board-right-way_dark-harbor = Three arrows lead into corners. Try the one that no bishop can sail!
    .hint-1 = Your bishop is on a light square. Which corner is dark?
    .hint-2 = Two arrows run diagonally. One is crooked.
    .hint-3 = Move from e4 to a1. The bishop will come back.
    .yes = A bishop on light squares never reaches a dark corner.
    .no = That path is open. Look for another arrow!

lesson-board-right-way_round-trip = Around the harbor! Visit the other three corners with your rook.
    .hint-1 = Your own pawn blocks one of the paths. Which one?
    .hint-2 = You must go back once. Begin with a1.
    .hint-3 = From a1 back to h1, then h8, then a8.
    .yes = All four corners: two are light and two are dark.

lesson-board-right-way_how-many = Eight squares across, eight squares up. How many are there in all?
    .hint-1 = One row has eight squares. How many rows are there?
    .hint-2 = Two rows have 16 squares, four rows have 32.
    .hint-3 = Eight rows have twice as many as four: 32 and 32.
    .yes = Yes: 64! Half of them are light, half are dark.
    .option-sixteen = 16 squares
    .option-sixteen-say = That’s only two rows. There are six more!
    .option-sixty-four = 64 squares
    .option-hundred = 100 squares
    .option-hundred-say = Fewer than that: there are eight rows of eight.

lesson-board-right-way_dark-corner = Somebody has turned this board! Tap the two corners that should be light.
    .paper = Somebody has turned this board! Which two corners should be light?
    .hint-1 = One of them is on your own right.
    .hint-2 = The other one is on the other player’s right.
    .hint-3 = The corners h1 and a8 should be light.
    .yes = Both! Give the board a quarter turn, or king and queen trade places.
    .no = That corner is on nobody’s right. Look at both players!

lesson-board-right-way_black-corner = Now you’re Black! Sail your rook into the corner at your right hand.
    .hint-1 = The board has turned. Lift your right hand once more.
    .hint-2 = Go along your first row, from e8 to a8.
    .yes = Light too! Both players have a light corner at their right hand.
    .no = You can play that. Sail along your own row into a corner.
    .wrong-e8-h8 = That corner is at your other hand, and it’s dark.

lesson-board-right-way_lighthouses = Four lighthouses, four corners! Light them all in { $best } moves.
    .hint-1 = The bishop on c6 sees both light corners.
    .hint-2 = Your pawn blocks the path to a1. It must step forward.
    .hint-3 = Light a8 and h1 first. Then move the pawn to e4.
    .yes = All four shine! Now every ship can find the harbor.

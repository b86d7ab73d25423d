### The words of lessons/board-right-way.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-board-right-way = The board the right way round
    .about = A light corner at your right hand.
    .notes =
        Goal: children turn a board until each player has a light corner at the right hand.
        Let every pair give its board a quarter turn, look at the corner, and go on turning.
        Some children look at the corner on their left. Let them lift the right hand first.

lesson-board-right-way_right-hand =
    The corner at your _right hand_ is light. The same is true for the other player.

lesson-board-right-way_your-corner = You sit on White’s side. Tap the corner at your right hand.
    .hint-1 = Lift your right hand and point to the board.
    .hint-2 = The corner nearest to that hand is called h1.
    .yes = Yes: h1 is your corner, and it is light.
    .no = Look at the corner nearest to your right hand.

lesson-board-right-way_black-corner = Now you sit on Black’s side. Tap the corner at your right hand.
    .hint-1 = The board has turned. Lift your right hand once more.
    .hint-2 = Look for the letter a and the number 8.
    .yes = Yes: a8 is light too. Both players have a light corner.
    .no = Look at the corner nearest to your right hand.

lesson-board-right-way_dark-corners = The board has four corners. Tap the two _dark_ ones.
    .hint-1 = The corners h1 and a8 are light. Which ones are left?
    .hint-2 = One dark corner is a1. The other is far away from it.
    .yes = Both! The corners a1 and h8 are dark.
    .no = Look at all four corners: two are light, two are dark.

lesson-board-right-way_how-many = Eight squares along, eight squares up. How many are there in all?
    .hint-1 = One row has eight squares. How many rows are there?
    .hint-2 = Add eight again and again: 8, 16, 24, 32.
    .hint-3 = Four rows have 32 squares. Eight rows have twice as many.
    .option-sixteen = 16 squares
    .option-sixteen-say = That is two rows. Six more rows follow.
    .option-sixty-four = 64 squares
    .option-hundred = 100 squares
    .option-hundred-say = A few fewer: there are eight rows of eight.
    .yes = Yes: 64 squares. Half of them are light, half are dark.

lesson-board-right-way_light-corner = Think of a board on a table: your right corner is _light_. What do you do?
    .hint-1 = Light at the right hand: is that good?
    .hint-2 = It is as it should be.
    .option-start = I set up the pieces
    .option-turn = I turn the board first
    .option-turn-say = Leave it: a light corner at your right hand is good.
    .yes = Yes: the board is the right way round. You may set up the pieces.

lesson-board-right-way_dark-corner = Think of another board: your right corner is _dark_. What do you do?
    .hint-1 = What changed? Only the color of the corner.
    .hint-2 = A quarter turn brings a light corner to your right hand.
    .option-start = I set up the pieces
    .option-start-say = Not yet: king and queen would change places.
    .option-turn = I give the board a quarter turn
    .yes = Yes: turn it first. Or king and queen get mixed up.

lesson-board-right-way_rice-again = 1 grain of rice on a1, then always twice as many. Which square gets the most?
    .hint-1 = Each square along the arrow gets twice as many as before.
    .hint-2 = The row ends at the light corner.
    .yes = Yes: h1 gets 128 grains, more than any other in its row.
    .no = Go on along the arrow: the next square gets more.

lesson-board-right-way_real-board =
    Give a real board a quarter turn. Then turn it until both right corners are light.

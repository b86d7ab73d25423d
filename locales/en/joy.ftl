### The end of a step, of a lesson, of a land: what was won, and what leads on.

## What brings a step the stars that it has not

lost-hints = { $count ->
    [one] For the third star, try it without a hint
   *[other] For more stars, use fewer hints
 }
lost-tries = For the third star, get it on the first try
lost-moves = { $best ->
    [one] { $best } move is enough for the third star
   *[other] { $best } moves are enough for the third star
 }
step-stars = { $stars ->
    [one] One star. { $cause }.
   *[other] Two stars. { $cause }.
 }
best-stays = { $stars ->
    [one] Your best is still { $stars } star.
   *[other] Your best is still { $stars } stars.
 }

## The end of a lesson

end-gathered = { $found } of { $total } little stars
end-second-star = { $left ->
    [one] { $left } more fills the second star.
   *[other] { $left } more fill the second star.
 }
end-third-star = { $left ->
    [one] { $left } more fills the third star.
   *[other] { $left } more fill the third star.
 }
end-hidden = { $left ->
    [one] One little star is still hiding.
   *[other] { $left } little stars are still hiding.
 }
end-perfect = The jar is full!
end-replay = Play step { $step } again
end-replay-why = Three stars are possible
end-next = Next stone
end-land-done = You did it all!
end-path = My path

## The end of a land: what the child can do now, and three things in particular

ended-meadow-can = You can move four pieces!
ended-meadow-first = go straight and diagonally
ended-meadow-second = walk around a wall
ended-meadow-third = take a piece
ended-forest-can = You can ride the knight!
ended-forest-first = jump over other pieces
ended-forest-second = find every square by its name
ended-forest-third = guard your pieces
ended-fields-can = You can lead your pawns!
ended-fields-first = walk straight and take diagonally
ended-fields-second = turn a pawn into a queen
ended-fields-third = choose the better trade
ended-castle-can = You can give checkmate!
ended-castle-first = keep your king out of danger
ended-castle-second = get out of check
ended-castle-third = tell mate from stalemate
ended-harbor-can = You can play a whole game!
ended-harbor-first = set up all the pieces
ended-harbor-second = take turns and play fair
ended-harbor-third = write down your moves
ended-pass-can = You know the special moves!
ended-pass-first = castle your king
ended-pass-second = say when castling isn’t allowed
ended-pass-third = take a pawn in passing
ended-mill-can = You know how every game ends!
ended-mill-first = offer a draw
ended-mill-second = claim a draw
ended-mill-third = see when nobody can win
ended-fair-can = You can play the family game!
ended-fair-first = play with three or four
ended-fair-second = leave the game and come back
ended-fair-third = win as a team
ended-course-can = You know the rules of chess!
ended-course-first = move all the pieces
ended-course-second = give check and checkmate
ended-course-third = play a whole game
end-on-to = On to: { $lesson }
end-print = Print it

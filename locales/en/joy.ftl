### The end of a step, of a lesson, of a land: what was won, and what leads on.

## What brings a step the stars that it has not

lost-hints = { $count ->
    [one] For the third star, try it without a hint
   *[other] For more stars, take fewer hints
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
    [one] Your best stays: { $stars } star.
   *[other] Your best stays: { $stars } stars.
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
ended-course-can = You know the rules of chess!
ended-course-first = move all the pieces
ended-course-second = give check and checkmate
ended-course-third = play a whole game
end-on-to = On to: { $lesson }
end-print = Print it

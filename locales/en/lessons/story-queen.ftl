### The words of lessons/story-queen.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-queen = The queen learns to fly
    .about = A small step becomes a great flight.
    .can = You know how the queen grew strong!
    .notes = Goal: children see that rules changed on the way: for centuries the queen moved just one step diagonally. By about 1500 the game had roughly the form that we know. Let children try one game with the old queen.

lesson-story-queen_weak = For hundreds of years the queen took one small step, always diagonally. Tap it twice!
    .paper = For hundreds of years the queen took one small step, always diagonally.

lesson-story-queen_flies = About 500 years ago it learned to fly. Tap it again!
    .paper = About 500 years ago it learned to fly.

lesson-story-queen_today = Now it’s the strongest piece of all. That’s how chess became our game.

### The words of lessons/story-india.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-india = The game of four
    .about = In India, where chess began.
    .can = You know where chess began!
    .notes = Goal: children hear that chess began in India, over 1,400 years ago, as a game of four kinds of soldiers: chaturanga. Show India on a map. Common mistake: many believe that chess has always been the way it is today.

lesson-story-india_court = Long ago in _India_, two friends played a new game. Tap the elephant!
    .paper = Long ago in _India_, two friends played a new game.

lesson-story-india_four-parts = Foot soldiers, horses, chariots, elephants: an army in four parts. “Four parts” is _chaturanga_ in Sanskrit: the name of the game!

lesson-story-india_today = They became our pawns, knights, rooks and bishops. It all began over 1,400 years ago.

### The words of lessons/story-baghdad.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-baghdad = The house of books
    .about = Chess in the Muslim world.
    .can = You know who wrote the first chess books!
    .notes = Goal: children hear that chess came to Europe through the Muslim world, where the first books about it were written. Ask: which games here need luck, and which need skill?

lesson-story-baghdad_news = From Persia the game spread through the _Muslim world_. Tap the book!
    .paper = From Persia the game spread through the _Muslim world_.

lesson-story-baghdad_books = In Baghdad scholars wrote the first books about chess.

lesson-story-baghdad_skill = Nobody throws dice in chess. It’s a game of _skill_, not luck.

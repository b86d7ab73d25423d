### The words of lessons/story-tournament.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-tournament = A cup for the winner
    .about = A cup in the coffee house.
    .can = You know where the first great tournament was!
    .notes = Goal: children hear that people met in coffee houses to play in the 18th century, some of them for a living, and that tournaments came in the 19th: the first great one was in London in 1851. Ask who would like to hold a tournament in class.

lesson-story-tournament_coffee-house = Around 1700, people played in coffee houses, some for a living. Tap the cup!
    .paper = Around 1700, people played in coffee houses, some for a living.

lesson-story-tournament_first = Later came _tournaments_: the first great one was in London in 1851. Who wins the cup?

lesson-story-tournament_you = Today children play tournaments all over the world. Maybe you will, too!

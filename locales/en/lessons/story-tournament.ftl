### The words of lessons/story-tournament.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-tournament = A cup for the winner
    .about = A cup in the coffee house.
    .can = You know where the tournaments began!
    .notes = Goal: children hear that tournaments and professional players became common from the 18th century on. Ask who would like to hold a tournament in class.

lesson-story-tournament_coffee-house = About 300 years ago people played in coffee houses. Tap the cup!
    .paper = About 300 years ago people played in coffee houses.

lesson-story-tournament_first = They held _tournaments_, and some made a living from chess. Who wins the cup?

lesson-story-tournament_you = Today children play tournaments all over the world. Maybe you will, too!

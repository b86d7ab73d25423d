### The words of lessons/story-rice.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-rice = A mountain of rice
    .about = One grain, then two, then four.
    .can = You know the story of the rice!
    .notes = Goal: children see how fast doubling grows. The tale says that an Indian mathematician made the game; nobody knows whether it is true. The number is: 18,446,744,073,709,551,615 grains, as much rice as the whole world needs in about 800 years. Lay rice on a real board and see how far you get.

lesson-story-rice_wish = An Indian king loved the new game and said: Make a wish! The inventor wished for rice: one grain on a1.

lesson-story-rice_doubled = On every new square, twice as many: 2, then 4, then 8. Tap the board!
    .paper = On every new square, twice as many: 2, then 4, then 8.

lesson-story-rice_rows = One row is full: 255 grains, a spoonful. Keep tapping!
    .paper = One row is full: 255 grains, a spoonful.

lesson-story-rice_mountain = For weeks nobody could work it out: a whole mountain of rice! Fill the board!
    .paper = For weeks nobody could work it out: a whole mountain of rice!

lesson-story-rice_kingdom = Over 18 quintillion grains: rice for the whole world for 800 years! The king gave his whole kingdom.

### The words of lessons/story-europe.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-europe = From Portugal to Russia
    .about = By ship to Europe.
    .can = You know how chess came to Europe!
    .notes = Goal: children hear that chess spread over all of Europe, from Portugal to Russia, and who played it. Follow the ship on a map.

lesson-story-europe_harbor = About 1,000 years ago chess came to _Europe_. Tap the ship!
    .paper = About 1,000 years ago chess came to _Europe_.

lesson-story-europe_everywhere = Soon people played many kinds of chess, from _Portugal_ to _Russia_.

lesson-story-europe_who = Lords, ladies, scholars, knights and priests all played it. Everybody loved it.

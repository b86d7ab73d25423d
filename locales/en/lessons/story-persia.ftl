### The words of lessons/story-persia.toml.
###
### Sentences are short: at most twelve words, at most two to a text.

lesson-story-persia = The king is helpless
    .about = With a caravan to Persia.
    .can = You know why we say “checkmate”!
    .notes = Goal: children hear how the game came to Persia, and that “check” and “checkmate” are Persian words: Shāh Māt, the king is helpless. Let the class say it quickly, again and again.

lesson-story-persia_road = Merchants brought the game to _Persia_. Tap the caravan!
    .paper = Merchants brought the game to _Persia_.

lesson-story-persia_shah = Persian nobles called the king _Shāh_. When you attacked the king, you called out: Shāh!

lesson-story-persia_checkmate = “_Shāh Māt_” meant: the king is helpless. Today we say: _checkmate_!

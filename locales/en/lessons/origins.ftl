### The words of lessons/origins.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-origins = Where chess comes from
    .about = A very old game, a long journey and a mountain of rice.
    .can = You know the journey of chess, and its mountain of rice!
    .notes =
        Goal: children know that chess began in India, over 1,400 years ago, and came to us through Persia.
        Show the journey on a map or a globe, and let the class lay grains of rice on a board.
        Many believe that chess has always been as it is. Its rules changed on the way, and the queen grew strong late.

lesson-origins_journey =
    Chess began in _India_, more than 1,400 years ago. Follow the arrows to _Persia_ and to _Europe_.

lesson-origins_how-old = The king on g3 remembers India. How old is chess?
    .hint-1 = Chess is older than knights in armor.
    .hint-2 = It is the largest number here.
    .option-hundred = About 100 years
    .option-hundred-say = Much older! It had long been played when your great-grandparents were small.
    .option-four-hundred = About 400 years
    .option-four-hundred-say = Older still: by then it was played all over Europe.
    .option-fourteen-hundred = More than 1,400 years
    .yes = Yes: people have played it for more than 1,400 years.

lesson-origins_which-way = The king has arrived in Europe, on b6. Which way did chess travel?
    .hint-1 = Follow the arrows from their beginning: from g3.
    .hint-2 = India lies on g3. The journey begins there.
    .option-from-persia = From Persia to India, then to Europe
    .option-from-persia-say = These are the three lands. One of them comes before Persia.
    .option-from-india = From India to Persia, then to Europe
    .option-from-europe = From Europe to Persia, then to India
    .option-from-europe-say = That is the way back. The arrows start at the other end.
    .yes = Yes: India, Persia, Europe. You followed the arrows.

lesson-origins_old-word = In Persia they said _Shāh Māt_: the king is helpless. Which word comes from it?
    .hint-1 = Say it aloud and quickly: Shāh Māt, Shāh Māt.
    .hint-2 = The word is called out when a game of chess ends.
    .option-chocolate = Chocolate
    .option-chocolate-say = Tasty, but no. Listen again: Shāh Māt.
    .option-checkmate = Checkmate
    .option-cheese = Cheese
    .option-cheese-say = Smile, but no. Listen again: Shāh Māt.
    .yes = Yes: checkmate. The black king on g8 is helpless.

lesson-origins_young-queen = The _queen_ was weak at first. How long has it been the strongest piece?
    .hint-1 = Players in Europe changed its move, long after the journey.
    .hint-2 = Since the time when Columbus sailed to America.
    .option-five-hundred = About 500 years
    .option-always = Since the beginning
    .option-always-say = Not from the start: first it was weak.
    .option-last-year = Since last year
    .option-last-year-say = Longer! Your great-grandparents knew the strong queen too.
    .yes = Yes: since about 1500 it goes as far as it likes.

lesson-origins_wish =
    An old story: the inventor wished for _rice_. One grain on a1, then always twice as many.

lesson-origins_doubled = Square a1 gets 1 grain, b1 gets 2, c1 gets 4. How many does d1 get?
    .hint-1 = Every square gets twice as many as the one before.
    .hint-2 = Take the 4 grains of c1 two times.
    .hint-3 = Count on your fingers: 4 and 4 more.
    .yes = Yes: 1, 2, 4, 8. It doubles every time.

lesson-origins_whole-board = The doubling goes on to the last square, h8. How much rice is that?
    .hint-1 = The eighth square gets 128 grains. Another 56 squares follow.
    .hint-2 = Think of the biggest thing you know.
    .option-spoon = A spoonful
    .option-spoon-say = A spoonful is enough for the first row. Seven more rows follow.
    .option-sack = A big sack
    .option-sack-say = The sack is full long before the board is.
    .option-mountain = A mountain higher than Mount Everest
    .yes = Yes: a mountain of rice. No king had that much.

lesson-origins_real-rice =
    Lay real rice on a real board: 1, 2, 4, 8, 16. How far do you get?

### Where the path leads, the games against the coach, and the first start.

## The lands of the path.

land-meadow = Rook Meadow
land-forest = Knight Forest
land-fields = Pawn Fields
land-castle = King’s Castle
land-harbor = Game Harbor
land-pass = High Pass
land-mill = Draw Mill
land-fair = Family Fair
land-course = The whole course

## The games against the coach.

games-title = Play with { -coach }
games-what = What should we play?
games-later = { $name }. First: { $lesson }
games-first = First: { $lesson }
games-lesson = Go to the lesson
games-won = { $name }. Hats you’ve won: { $count } of 5.
games-race = Pawn race
games-hunt = King hunt
cry-1-lost-1 = Ow, good one!
cry-1-lost-2 = Hee hee, that tickles!
cry-1-lost-3 = Wait, was that mine?
cry-1-took-1 = Huh? I got one!
cry-1-took-2 = Hee hee, mine!
cry-1-took-3 = Did I do that?
cry-1-fled-1 = Hee hee, missed me!
cry-1-fled-2 = Whoops, close one!
cry-1-fled-3 = Over here!
cry-1-beaten = You win! Hee hee! I fell out of my nest!
cry-2-lost-1 = My lunch!
cry-2-lost-2 = Not my cookie!
cry-2-lost-3 = My tummy is rumbling!
cry-2-took-1 = Yum!
cry-2-took-2 = Nom nom nom!
cry-2-took-3 = Tasty!
cry-2-fled-1 = I’m not lunch!
cry-2-fled-2 = Too fast for you!
cry-2-fled-3 = Hop, hop, away!
cry-2-beaten = You win! You ate everything! I’m hungry!
cry-3-lost-1 = Hey! Give it back!
cry-3-lost-2 = Pfft! I have more!
cry-3-lost-3 = Lucky you!
cry-3-took-1 = Too late!
cry-3-took-2 = Snatched it!
cry-3-took-3 = Catch me if you can!
cry-3-fled-1 = Missed me!
cry-3-fled-2 = Nyah, nyah!
cry-3-fled-3 = You’ll never get me!
cry-3-beaten = You win! Grr! I was looking out of the window!
cry-4-lost-1 = How interesting!
cry-4-lost-2 = My glasses are foggy!
cry-4-lost-3 = I almost saw that coming!
cry-4-took-1 = Just as I planned!
cry-4-took-2 = Thank you kindly!
cry-4-took-3 = Clever of me!
cry-4-fled-1 = I saw that coming!
cry-4-fled-2 = I know your plan!
cry-4-fled-3 = Clever, but no!
cry-4-beaten = You win! I must read more books!
cry-5-lost-1 = Outrageous!
cry-5-lost-2 = Guards! Guards!
cry-5-lost-3 = I am not amused!
cry-5-took-1 = A gift for me!
cry-5-took-2 = Make way for me!
cry-5-took-3 = Naturally!
cry-5-fled-1 = Not today!
cry-5-fled-2 = Excuse me, I must go!
cry-5-fled-3 = Nobody catches me!
cry-5-beaten = You win! Hmph! I’m sulking! Just a little!
hat-1-won = The eggshell hat is yours!
hat-2-won = The woolen hat is yours!
hat-3-won = The cap is yours!
hat-4-won = The glasses are yours!
hat-5-won = The crown is yours!
game-race-3 = Pawn race with 3 pawns
game-race-4 = Pawn race with 4 pawns
game-race-8 = Pawn race with 8 pawns
game-rook-pawns = Rook and pawns
game-bishop-pawns = Bishop and pawns
game-knight-pawns = Knight and pawns
game-queen-pawns = Queen and pawns
game-hide-and-seek = Hide and seek
game-king-hunt-queen = King hunt with the queen
game-king-hunt-rook = King hunt with the rook
game-whole-game = A whole game
strength-1 = tries things out
strength-2 = takes gifts
strength-3 = looks once
strength-4 = looks twice
strength-5 = sees 3 moves ahead

## The very first start.

welcome-hello = Hello! I’m { -coach }. Come and play!
welcome-catch = Catch the star
welcome-voice-on = The voice is on
welcome-voice-off = The voice is off
learners-me = Me
player-unnamed = my guest
learners-stars = These stars are yours! Who are you?
learners-later = Later

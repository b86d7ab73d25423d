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
games-what = What shall we play?
games-later = { $name }. First comes: { $lesson }
games-first = First comes: { $lesson }
games-won = { $name }. You have won it.
games-race = Pawn race
games-hunt = King hunt
cry-ouch = Ouch!
cry-hey = Hey, that was mine!
cry-no = Oh no!
cry-mine = Mine!
cry-got = Got you!
cry-ha = Ha, caught one!
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
strength-5 = sees 3 moves

## The very first start.

welcome-hello = Hello! I am { -coach }. Come and play!
welcome-catch = Catch the star
welcome-voice-on = The voice is on
welcome-voice-off = The voice is off
learners-me = Me
learners-stars = These stars are yours! Who are you?
learners-later = Later

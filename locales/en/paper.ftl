### What is printed to be used: a set to cut out, the papers of a tournament.

## A set to print and cut out

set-classic = Chess to cut out
set-cross = Family chess to cut out
set-made-of = { $count ->
    [one] { $count } piece, the board, trays and the rules
   *[other] { $count } pieces, the board, trays and the rules
 }
# Pages are printed on both sides.
set-step-print = Print on both sides of thick paper. Flip it on the long edge.
set-step-cut = Cut along the lines.
# A strip becomes a figure that stands on two feet.
set-step-fold = Fold along the dashed lines. Glue one foot onto the other.
set-step-flat = Or cut along the dashed lines too. Then you get two flat pieces.
# On the back of a flat pawn is a queen.
set-step-queen = A flat pawn on its last rank? Turn it over: now it’s a queen.
set-step-board = Cut out both halves of the board. Glue them together at the flap.
set-step-tray = Fold up the trays and glue them. Taken pieces go in there.
set-on-page = Page { $page }: { $text }
set-rules = Rules
set-pieces = Pieces
set-board = Board
set-board-left = Board, left half
set-board-right = Board, right half
# Beside stripes, and on the other page beside the edge that is glued onto them.
set-flap = Glue the right half from page { $page } onto this flap.
set-seam = Cut along this edge. Glue it onto the flap of page { $page }.
set-trays = Trays
set-backs = These are the backs of page { $page }.
set-empty = This is the back of page { $page }. It stays empty.
# Small words beside a whole line, a dashed line and stripes.
set-cut = Cut
set-fold = Fold
set-glue = Glue

## The papers of a knock-out

event-bracket = Knockout bracket
event-lots = Draw lots for the numbers. Whoever wins plays in the next round.
event-agree-draw = Agree before the game what a draw means. The school’s rules do not say.
# A group of players by their age, such as under 15.
event-section = Section
event-round = Round { $number }
event-semifinal = Semifinals
event-final = Final
event-winner = Winner
# Small words below the line of a player who has nobody to play against in the first round.
event-bye = bye: goes through
event-umpire = You are the referees
event-umpire-says = A school knockout: no referee sits at your board.
event-before = Before the game
event-during = During the game
event-after = After the game
event-play-again = We play again with colors swapped.
event-teacher-decides = A teacher decides.
# A line to write on follows.
event-otherwise = Something else:
event-ask-teacher = Is a rule not clear? Stop, and call a teacher or an arbiter.
event-agree-result = Both players agree on the result.
event-hand-in = Write it on the result slip. Both sign it.
event-goes-on = Whoever wins plays in the next round.
event-silent = What the school’s rules do not mention
event-silent-says = “Not mentioned” does not mean forbidden. Agree on it before the game.
event-our-rules = The school’s rules
event-not-mentioned = not mentioned
event-score-sheet = Score sheet
event-tournament = Tournament
event-round-field = Round
event-table = Board
event-result = Result
event-giving-up = When somebody gives up
event-giving-up-word = Write “resigns” beside the name.
event-giving-up-ring = Or draw a circle around the result.
event-giving-up-result = Or write 1–0 if Black gives up, 0–1 if White does.
event-slip = Result of a game
event-both-sign = Both sign

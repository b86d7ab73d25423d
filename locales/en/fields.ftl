# What the settings of a lesson file are for, as `squarewise help-step` tells it.

## Kinds of steps

kind-say = The child looks and reads.
kind-squares = The child taps the squares that are asked for.
kind-collect = The child lands on every star, or takes every enemy piece; the other side never moves.
kind-move = The child finds a move.
kind-judge = The child says whether a move is legal.
kind-illegal = The child tries a forbidden move and hears why.
kind-allow = The child takes one piece off the board, so that a forbidden move becomes legal.
kind-try = The child makes any legal moves.
kind-name = The child names squares, files, ranks or colors of squares.
kind-play = The child plays a line; the replies come by themselves.
kind-status = The child says what the position is.
kind-claim = The child says which draw may be claimed.
kind-count = The child counts something on the board.
kind-write = The child writes a move down.
kind-setup = The child sets up the pieces.
kind-choose = The child chooses one of several answers.
kind-sort = The child puts pieces or answers in order, one tap after the other.
kind-game = The child plays a whole game: two at one screen, or against the coach.
kind-practice = The child solves boards that the program makes, one after the other.
kind-story = The child looks at a page of a picture story and taps the drawings.

## The lesson

field-lesson-format = The version of the format: always 1.
field-lesson-id = The lesson’s name, the same as the file’s; never change it later.
field-lesson-language = The language of the words in this file, such as "pl" or "pt-BR".
field-lesson-title = What the lesson is called on its card.
field-lesson-about = One sentence for the card.
field-lesson-can = What the child can do after the lesson, one sentence; it is said at its end.
field-lesson-group = The shelf the lesson is on.
field-lesson-after = The lessons a child should have seen before.
field-lesson-rules = The rule set.
field-lesson-options = House rules that differ from the set, such as "rule3=off".
field-lesson-author = Who wrote it.
field-lesson-licence = The license: how others may use it.
field-lesson-side = The side the child plays in every step that does not name one.
field-lesson-minutes = About how long it takes.
field-lesson-notes = For the teacher; children do not see it.
field-lesson-articles = The articles of the Laws it teaches, such as "3.8.2".
field-lesson-step = The steps, in order.

## Every step

field-step-id = The step’s name, used once in a lesson; never change it later.
field-step-kind = What the child does.
field-step-text = The sentence the coach says.
field-step-board = "start", "empty", a FEN, or eight drawn lines; for the family game "family-start", "family-empty", an FFC, or twelve drawn lines.
field-step-turn = Whose turn it is on a drawn board.
field-step-castling = The castling rights of a drawn board, such as "KQkq"; in the family game such as "SkqNk".
field-step-seats = Who plays on a drawn board of the family game, such as "aaza": at the table, away, out, nobody.
field-step-played = Moves that are shown before the child’s turn.
field-step-side = The side the child plays; the board turns to it.
field-step-rules = The rule set of this step.
field-step-options = House rules of this step that differ from the set, such as "rule3=off".
field-step-allies = Who is allied in the family game, such as "SN".
field-step-draw = Arrows and marks, such as "arrow e2-e4" or "red circle d5".
field-step-hints = Help that comes one sentence at a time, at most five.
field-step-paper = The sentence on paper, where `text` speaks of the screen.
field-step-yes = What the coach says when it is solved.
field-step-no = What the coach says to any other answer.
field-step-wrong = What the coach says to one particular move: ["f1-g1", "sentence"].
field-step-because_say = What the coach says for one reason: ["path-blocked", "sentence"].
field-step-picture = A picture beside the text: the name of a file next to the lesson.
field-step-teaches = The rules it is about, where the board does not show it, such as "resignation".
field-step-aids = Visual aids, such as "attack-map".
field-step-go = The step that comes next, if it is not the one below.

## An answer of `choose`

field-option-id = The answer’s name, used once in its step.
field-option-text = What the answer says.
field-option-right = Whether it is a right answer.
field-option-say = What the coach says when it is chosen; `say = true` if the words are elsewhere.
field-option-go = The step that comes next when it is chosen.

## `squares`

field-squares-ask = Which squares; the program works them out.
field-squares-piece = The square of the piece that is asked about.
field-squares-answer = The squares, if no question of `ask` fits.

## `collect`

field-collect-piece = The square of the only piece that moves; without it the whole side collects.
field-collect-stars = The squares with stars; the program finds the fewest moves.
field-collect-flies = A star flies away from the piece that catches it, over `stars` in their order; the last one stays caught.
field-collect-safe = With true, it is a mistake to stop where the piece can be taken; with "all", to leave any of the side’s pieces where it can be taken for free.
field-collect-take = Take every piece of the other side; kings are left alone.

## `move`

field-move-answer = The move, or every move that is right.
field-move-goal = What the move must do, instead of `answer`.
field-move-all = Whether the child must find every right move.
field-move-by = The way out of check that is asked for: run away, block, or take the checker.
field-move-call = What the child must say with the move.

## `judge`

field-judge-move = The move the child judges.
field-judge-answer = What you expect; it is checked against the rules.
field-judge-because = The reason you expect; it is checked against the rules.
field-judge-said = What the other side said with the last move, under rules in which check must be said.

## `illegal`

field-illegal-move = The forbidden move the child tries.
field-illegal-because = The reason you expect; it is checked against the rules.

## `allow`

field-allow-move = The forbidden move that is to become legal.
field-allow-because = The reason you expect; it is checked against the rules.

## `try`

field-try-piece = The square of the only piece that moves; without it the sides take turns.
field-try-moves = How many moves the child makes before it goes on.

## `name`

field-name-ask = What the child names; "find" plays hide and seek, where each wrong tap stays marked until the square is found.
field-name-times = How many squares are asked for, 1 to 30.
field-name-from = The squares that are asked about; without it all 64.

## `play`

field-play-line = The moves of both sides, such as "e4 e5 Nf3"; the child plays those of its own side.
field-play-also = Other lines from the same board that are also right.

## `status`

field-status-answer = What you expect; it is checked against the rules.
field-status-offer = The answers to choose from, including the right one; without this setting, all five.

## `claim`

field-claim-next = The move the child means to play; the claim is for the position after it.
field-claim-answer = What you expect; it is checked against the rules.
field-claim-offer = The answers to choose from, including the right one; without this setting, all three.

## `count`

field-count-ask = What is counted; the program counts it. `side` counts one side’s pieces or points only.
field-count-piece = The square of the piece that is asked about.
field-count-answer = The number; with `ask` it is compared with what the program counts.

## `write`

field-write-move = The move that the child writes down.
field-write-signs = With true, + and # must be written too; without it they may be left out.

## `setup`

field-setup-target = How the board must look in the end, written like `board`.
field-setup-given = The squares whose pieces are there from the start.

## `choose`

field-choose-option = The answers to choose from, each in a block [[step.option]] of its own.

## `sort`

field-sort-by = What decides, from the least to the most; the program works the order out. Without it the order is yours.
field-sort-order = The squares of the pieces, from the first to the last; with `by` you may leave it out: then all pieces except kings are sorted.
field-sort-option = Instead of pieces: what is put in order, in its right order, each in a block [[step.option]] of its own.

## `game`

field-game-goal = How the game is won; "mate" if left out.
field-game-players = How many play: 2.
field-game-opponent = "coach": the coach plays the other side at once, and nobody is asked. Without it two play, or the child asks the coach to.
field-game-strength = How well the coach plays, from 1 to 5: it tries things out, takes gifts, looks once, looks twice, sees three moves; 1 if left out.

## `practice`

field-practice-skill = What is practiced; `squarewise drill` lists all skills with a line for each.
field-practice-level = How hard it is, from 1 on; `squarewise drill` tells how many levels a skill has.
field-practice-count = How many boards there are, 1 to 12.
field-practice-pass = How many of them must be right on the first try.

## `story`

field-story-scene = The scene of a page, such as "india".
field-story-presses = How many times the drawings can be tapped on this page.

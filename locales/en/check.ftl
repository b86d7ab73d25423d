### What `squarewise check` tells the authors of lessons and word files.
###
### For grown-ups: lower case, no full stop, names in backticks. Say what was found and what was
### expected; a message that helps says what to type. The code in brackets is never translated.

## How mistakes are shown

check-error = error
check-warning = warning
check-help = help
check-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errors
 }
check-warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
 }
check-both = { $errors }, { $warnings }
check-cut = { $count } (the first { $shown } are shown)
check-no-lessons = there is no lesson to check
check-all-hold = { $n ->
    [one] { $n } lesson is fine
   *[other] { $n } lessons are fine
 }
check-shipped-hold = { $n ->
    [one] { $n } shipped lesson is fine
   *[other] { $n } shipped lessons are fine
 }
check-and-words = { $sum }; { $file } has { $errors }
check-books-hold = { $n ->
    [one] the rulebook is fine
   *[other] { $n } rulebooks are fine
 }
check-no-book-holds = the rulebook has mistakes: { $errors }
check-some-hold = { $n ->
    [one] { $holding } of { $n } lesson is fine: { $errors }
   *[other] { $holding } of { $n } lessons are fine: { $errors }
 }
check-did-you-mean = did you mean `{ $near }`?
check-no-code = there is no code `{ $code }`
check-no-code-help = `squarewise explain` lists them all
check-example-wrong = Not like this:
check-example-right = Like this instead:

## Files

check-utf16 = this file is saved as { $encoding }
check-not-utf8 = this file is not saved as UTF-8
check-first-bad-letter = the first letter that cannot be read
check-utf8-help = save it again and choose the encoding UTF-8
check-folder-unreadable = this folder cannot be read: { $error }
check-file-unreadable = this file cannot be read: { $error }
check-file-too-large = this file is larger than { $kib } KiB
check-too-many-lessons = this folder has too many lessons: { $more } over the limit of { $limit }
check-too-many-files = this folder holds more than { $limit } files; the rest were not looked at
check-folder-too-hard = this lesson was not proved: together, the lessons of this folder take too much work
check-folder-too-hard-help = make the hard lessons of this folder easier, with fewer stars or pieces, or put some into another folder
check-lesson-too-big = a lesson has at most { $kib } KiB
check-lesson-too-big-label = this file is larger
check-file-name = the lesson is called `{ $id }`, but the file is called `{ $file }`
check-file-name-label = a different name
check-file-name-help = write `{ $stem }`, or call the file `{ $id }.toml`
check-call-file = call the file `{ $id }.toml`
check-long-id-help = at most { $limit } letters
check-own-shelf = `{ $text }` is not a shelf of the program: the lesson gets a shelf of its own
check-own-shelf-label = a shelf of its own
check-shelf-name = a shelf’s name has 1 to { $limit } letters on one line
check-no-article = there is no article { $text }: the Laws have the articles 1 to { $last }
check-overlooked-txt = this file is skipped: its name ends with `.txt`
check-overlooked-txt-help = call it `{ $name }`; if you do not see the ending `.txt`, set your computer to show file extensions
check-overlooked-link = this is a link, and links are not followed
check-overlooked-link-help = put a copy of the lesson into this folder
check-overlooked-words = nobody says these words: there is no lesson `{ $file }` beside them
check-overlooked-words-help = put them beside `{ $file }`, or give this file the lesson’s name
check-overlooked-more = { $n ->
    [one] one more file here is skipped for the same reasons
   *[other] { $n } more files here are skipped for the same reasons
 }
check-other-games = these are games, not a lesson
check-other-games-help = copy the moves of a game into the `line` of a `play` step; `squarewise new` starts a lesson for you
check-other-table = this is a table, not a lesson
check-other-positions = these are positions, not a lesson
check-other-board-help = copy each FEN into the `board` of a step; `squarewise new` starts a lesson for you
check-other-packed = this is a packed folder, and what is in it is not read
check-other-packed-help = unpack it: the lessons in it end in `.toml`
check-unused = `{ $file }` is looked over, but not used: the program follows its own
check-unused-help = lessons of your own stand on the shelf of their `group`, in the order of their `after`
check-rules-too-big = house rules have at most { $kib } KiB

## Slips of the pen

check-list-open = this list is never closed
check-list-open-help = end the list with `]`
check-text-open = this text is never closed
check-text-open-help = end it with the same quote on the same line, or use three quotes for several lines
check-control-sign = this text has an invisible character
check-control-sign-label = here
check-control-sign-help = remove it, or type the words again
check-long-text-open-help = end the text with the same three quotes
check-opened-here = opened here
check-one-bracket = a step begins with two brackets on each side
check-one-bracket-label = this step is left out
check-one-bracket-help = write `[[step]]`
check-new-toml = TOML 1.1
check-new-braces = a table in braces over several lines is not understood everywhere
check-new-braces-help = keep the braces on one line
check-new-comma = a comma before `{ "}" }` is not understood everywhere
check-new-comma-help = remove the last comma
check-new-escape = this escape is not understood everywhere
check-new-escape-help = write `\\` for a backslash, or put the text in single quotes
check-not-toml = this cannot be read as TOML
check-not-toml-help = a line is `name = value`, `[[step]]`, or a note that begins with `#`
check-no-comma = a comma belongs between two entries of a list
check-no-comma-label = no comma before this
check-no-comma-help = write `["one", "two"]`
check-inner-quote = a quote inside the text ends it
check-inner-quote-label = the text ends here
check-inner-quote-help = put the whole text in quotes of the other kind, `'...'` or `"..."`, or stress a word with `_word_`
check-line-end-sign = a line of TOML does not end with `{ $sign }`
check-take-sign-away = remove the `{ $sign }`
check-two-equals = a setting is written with one `=`
check-other-note = a note begins with `#`, not with `{ $sign }`
check-sign-label = not this character
check-other-file = this file was saved by a word processor or a browser
check-other-file-label = not a plain text
check-other-file-help = save it as plain text, or write it in a text editor such as Notepad
check-invisible = there is an invisible character here ({ $number })
check-invisible-label = nobody sees it
check-invisible-help = delete it, and type a plain space if one belongs here
check-set-twice = `{ $name }` is set twice
check-again-here = again here
check-first-here = first here
check-backslash = in double quotes a backslash begins a special character
check-backslash-label = this backslash
check-backslash-help = put the text in single quotes, or write `\\`
check-key-letter = `{ $letter }` cannot be in the name of a setting
check-key-letter-label = not a letter for names
check-key-letter-help = names have the letters a to z, digits, `-` and `_`
check-colon = a setting is written with `=`, not with `:`
check-colon-label = this colon
check-write-setting = write `{ $name } = { $value }`
check-no-equals = this line has no `=`
check-no-equals-label = not a setting
check-no-equals-help = write `name = value`, or begin the line with `#` to make it a note
check-no-value = after `=` there is no value
check-no-value-label = a value belongs here
check-small-letters = `{ $value }` is written in small letters
check-switch-word = `{ $name }` is `true` or `false`
check-write = write `{ $text }`
check-no-quotes = text goes in quotes
check-no-quotes-label = no quotes
check-no-quotes-help = write `"{ $text }"`
check-curly-quote = `{ $quote }` is a curly quote, and TOML needs straight ones
check-curly-quote-label = a curly quote
check-curly-quote-help = write `"`

## Settings

check-block-lesson = a lesson
check-block-worded-lesson = a lesson with a language
check-block-step = a step
check-block-step-of-kind = { $kind ->
    [illegal] an `illegal` step
   *[other] a `{ $kind }` step
 }
check-block-question = this question
check-block-book = a rulebook
check-block-card = a card
check-block-example = an example
check-unknown-setting = { $block } has no setting called `{ $name }`
check-not-known = not known
check-call-it = call it `{ $name }`
check-no-sentence = there is no sentence called `{ $id }`
check-needs = { $block } needs `{ $name }`
check-no-setting = no `{ $name }`
check-belongs-to-step = `{ $name }` belongs to a step, but it is above the first [[step]]
check-lone-option = this answer is outside every step
check-move-line-down = move this line down, under the [[step]] it belongs to
check-belongs-to-lesson = `{ $name }` belongs to the lesson, but it is under [[step]]
check-move-line-up = move this line up, above the first [[step]]
check-step-starts-here = the step starts here
check-belongs-elsewhere = `{ $name }` belongs to { $owner }, and this is { $block }
check-kind-of-step = the kind of this step
check-not-here = not here
check-never-used = `{ $name }` is never used here: { $why }
check-never-used-label = never used
check-take-line-away = remove this line
check-format = this lesson is written in format { $format }, and this program reads format { $own }
check-format-label = another format
check-format-newer-help = get a newer Squarewise, or write `format = 1`
check-format-help = write `format = 1`
check-language = `{ $text }` is not a language code
check-language-label = not a language code
check-language-help = write `en` for English, `de` for German, `pl` for Polish, `pt-BR` for Brazil’s Portuguese
check-unspoken-language = the program has no words in `{ $language }`: its buttons, its reasons and the names of pieces will be in another language
check-unspoken-language-label = not a language of the program
check-unspoken-language-help = write every `yes` and `no` yourself, and names of pieces as words; the program speaks { $list }
check-unspoken-sheet-help = write the names of pieces as words, without `PIECE`; the program speaks { $list }
check-after-itself = a lesson cannot come after itself
check-after-itself-label = itself
check-listed-twice = `{ $text }` is listed twice
check-article = `{ $text }` is not an article of the Laws
check-article-label = not an article
check-article-help = write numbers with dots, as in `3.8.2`
check-too-many-steps = a lesson has at most { $limit } steps, and this one has { $n }
check-one-too-many = one too many
check-no-step = a lesson needs at least one step
check-no-step-label = no step
check-no-step-help = write `[[step]]`; `squarewise new` starts a lesson for you
check-write-step-above = write a `[[step]]` above it: an option belongs to a step
check-two-steps = two steps are called `{ $id }`
check-block-option = an option
check-option-of-step = `{ $name }` belongs to the step, but it is under [[step.option]]
check-option-of-lesson = `{ $name }` belongs to the lesson, but it is under [[step.option]]
check-move-line-above-options = move this line up, above the first [[step.option]] of the step
check-option-starts-here = the option starts here
check-no-kind = there is no kind of step called `{ $name }`
check-kinds-are = kinds are { $list }
check-no-id = `{ $text }` cannot be a name
check-no-id-label = not a name
check-no-id-help = use small letters a to z, digits and `-`, as in `{ $example }`
check-why-nothing-to-solve = there is nothing to solve
check-why-no-wrong-answer = there is no wrong answer
check-why-one-act = an example asks for only one thing and says only one thing about it
check-why-target = `target` is the board
check-why-drawn-scene = the drawn scene is all there is
check-why-no-mistake = no move is a mistake in this kind of step
check-why-no-refusal = no move is refused in this kind of step
check-why-made-boards = the program makes the boards of this kind of step
check-practice-board = the boards for `{ $skill }` are of another kind than those of this lesson
check-practice-board-help = put the step into a lesson of its own, without boards of the other kind
check-few-boards = `{ $skill }` has fewer than { $count } different boards at level { $level }: { $n }
check-few-boards-label = more boards than there are
check-few-boards-help = ask for fewer boards with `count`, or for another `level`
check-too-many-hints = a step has at most { $limit } hints, and this one has { $n }
check-too-many-label = too many
check-number-between = `{ $name }` is a number from 1 to { $limit }
check-number-between-label = not in this range
check-write-number = write a number from 1 to { $limit }, as in `{ $name } = 1`
check-type = `{ $name }` is { $expected }, not { $here }
check-type-item = `{ $name }` is { $expected }, but { $here } is in it
check-wants-text = text in quotes
check-wants-number = a whole number
check-wants-list = a list of texts in brackets
check-wants-text-or-list = text in quotes, or a list of texts in brackets
check-wants-number-or-list = a list of texts in brackets, or how many there are
check-wants-text-or-switch = text in quotes, or `true`
check-wants-switch-or-text = `true` or `false`, or text in quotes
check-wants-pairs = a list of pairs, each in its own brackets
check-wants-blocks = a block that begins with its name in double brackets
check-is-text = text
check-is-negative = a number below 0
check-is-number = a number
check-is-fraction = a number with a decimal point
check-is-switch = `true` or `false`
check-is-date = a date or a time
check-is-list = a list
check-is-table = a table
check-empty-list = an empty list
check-write-list = write `{ $name } = ["{ $text }"]`
check-write-pairs = write `{ $name } = [["name", "sentence"]]`
check-no-choice = `{ $name }` cannot be `{ $text }`
check-one-of = write one of { $list }

## Several lessons

check-same-lesson = another lesson is called `{ $id }`: { $file }
check-same-lesson-label = the same name
check-same-lesson-help = give one of them another `id`, and its file that name
check-copy-help = this one is a copy: write `id = "{ $id }"`
check-copy-call-help = this one is a copy: write `id = "{ $id }"`, and call the file `{ $id }.toml`
check-no-lesson = there is no lesson called `{ $id }`
check-no-lesson-label = no such lesson
check-circle = `{ $one }` and `{ $other }` come after each other
check-circle-label = a circle
check-circle-help = remove one `after` in this circle: { $list }

## The course

check-block-course = a course
check-block-land = a land
check-block-entry = an entry of a path
check-block-old = an old name
check-entry-leads = this entry leads nowhere
check-entry-leads-label = no `lesson`, `game` or `story`
check-entry-leads-help = write `lesson = "rook"`, or `game = "lesson/step"`
check-entry-twice = an entry leads to one thing: this is a second one
check-no-place = `{ $text }` names no lesson and no step
check-no-place-label = not written as a name
check-no-place-help = write a lesson as `rook`, a step or a game as `lesson/step`
check-old-kinds = a lesson becomes a lesson, and a step becomes a step
check-old-kinds-label = not of the same kind
check-old-in-use = `{ $id }` is still there and keeps its own stars
check-old-in-use-label = not an old name
check-no-step-of = `{ $lesson }` has no step called `{ $step }`
check-no-game = the step `{ $step }` is not a game
check-no-game-label = not of the kind `game`
check-no-story = `{ $id }` is not a picture story
check-no-story-label = a step is not of the kind `story`
check-path-order = `{ $id }` comes after `{ $before }`, which is later on the path
check-path-order-label = too early
check-courses-hold = { $n ->
    [one] the course is fine
   *[other] { $n } courses are fine
 }
check-no-course-holds = the course has mistakes: { $errors }

## The plans

check-block-plans = the file of the plans
check-block-plan = a plan
check-plan-step = `{ $text }` names a lesson, but a step is needed: `lesson/step`
check-plan-level = `{ $text }` is not a skill with its level, as in `where-rook 1`
check-plan-no-skill = there is no skill called `{ $text }`
check-plan-no-level = `{ $skill }` has no such level: the highest is { $most }
check-plan-aim-label = not this way
check-plan-off-path = `{ $id }` is not on any path of the course
check-plan-off-path-help = remove it, or put it into the course first
check-plan-order = `{ $id }` comes before `{ $before }` on the path
check-plan-order-help = put it further up
check-plan-story = the story `{ $id }` has another place on the path
check-plan-story-help = keep the stories in the order of the path
check-plan-lessons = a plan has one to { $most } lessons
check-plan-lessons-help = take one out, or add one
check-plan-minutes = the phases of a plan last { $most } minutes in all, but these last { $n }
check-plan-minutes-help = change the minutes here or below
check-plan-screens = `screens` is { $n }, but the lessons of this plan take { $needed } minutes
check-plan-pairs = pairs have nothing to play with: `{ $step }` has no board, or an empty one
check-plan-pairs-help = name a step with pieces on its board
check-plan-exit = the exit question is about `{ $id }`, which is not a lesson of this plan
check-plan-exit-help = name a step of one of its lessons
check-plan-no-answer = `{ $step }` has no answer that can be printed
check-plan-no-answer-help = name another step
check-plan-words = there is no sentence called `{ $words }`
check-plan-words-help = write it in locales/en/plan.ftl, then in the other languages
check-plan-left = these lessons of the course are in no plan: { $list }
check-plan-left-help = put each into a plan, or into `later`
check-plan-weeks = number of plans: { $n }; the weeks need { $most }
check-plan-weeks-help = add plans, or take some out
check-plans-hold = the plans are fine
check-no-plans-hold = the plans have mistakes: { $errors }

## Words

check-no-language = the lesson has words, but does not say in which language
check-no-language-label = the first words
check-no-language-help = write `language = "en"` above the first [[step]]
check-step-without-text = a step of a lesson with a language needs `text`
check-half-the-words = in a lesson with a language, the words are in the file itself
check-hints-in-a-list = write the hints in a list: `hints = ["...", "..."]`
check-sentence-in-a-pair = write the name and its sentence in a pair of their own: `["f2-f3", "..."]`
check-option-without-text = in a lesson with a language an answer needs `text`
check-no-words = no words
check-empty-text = this text is empty
check-empty-text-help = write something, or remove the line
check-text-too-long = this text has { $n } characters, and at most { $limit } are shown
check-text-too-long-label = too long
check-long-paragraph = a child reads about { $limit } characters at a time
check-long-paragraph-label = this paragraph is longer
check-long-paragraph-help = say it in fewer words, or spread it over two steps
check-proof-answer = right: { $answer }
check-proof-par = the fewest moves: { $n } ({ $nodes } positions looked at)
check-proof-legal = the rules allow the move
check-proof-refused = the rules refuse the move: { $reason }, FIDE { $article }
check-proof-open = nothing to prove but that it can be played
check-proof-practice = boards of `{ $skill }` at level { $level }: { $count }; right on the first try, at least: { $pass }
check-long-sentence = this sentence has { $n } words, and a child loses the thread after 20
check-long-sentence-help = make two sentences of it
check-long-words = many words of this text are long
check-long-words-help = say it in short words
check-color-alone = something is named by its color alone here
check-color-alone-help = name the square or the shape as well, as in `the circle on d5`
check-no-name = `{ "{" }{ $name }{ "}" }` is not a name that is filled in
check-no-name-help = write one of { $list }, or `{ "{{" }` for a brace
check-open-brace = this brace is never closed
check-open-brace-help = write the name with both braces, as in `{ "{player}" }`, or `{ "{{" }` for a brace
check-name-not-here = `{ "{" }{ $name }{ "}" }` is not filled in here
check-name-not-here-label = nothing to count here
check-piece-in-english = `{ "{" }{ $name }{ "}" }` is filled with a word of another language here
check-piece-in-english-help = write the piece’s name as a word of your language
check-marks = `**` would be shown as it is
check-marks-label = two asterisks
check-marks-help = write `_word_` to stress a word
check-mark = `{ $mark }` would be shown as it is
check-mark-label = a mark from another format

## Drawings

check-no-drawing = `{ $text }` is not a drawing
check-no-drawing-label = cannot be drawn
check-no-drawing-help = write `arrow e2-e4`, `circle d5`, `square e4` or `cross f1`, with a color before it if you like: { $colors }
check-arrow-of-one-square = this arrow ends where it begins
check-arrow-of-one-square-label = the same square twice
check-arrow-of-one-square-help = use `circle` for one square

## Pieces and answers

check-no-piece = there is no piece on { $square }
check-no-piece-label = an empty square
check-nothing-in-hand = `{ $name }` does not know which piece to take
check-nothing-in-hand-label = not one single piece
check-nothing-in-hand-help = write `piece` in a `collect` step; in a `move` step all correct moves must begin on one square
check-not-its-turn = it is { $turn }’s turn, but { $piece } is { $owner }’s
check-not-to-move = not to move
check-same-square = the move ends on { $square }, where it began
check-same-square-label = one square, twice
check-untried-help = the child tries this move by hand: name a piece of the side to move, and a different square
check-untried-judge-help = look at the move and at whose turn it is; if this is the question, add `because = "{ $reason }"`
check-untried-promotion = `{ $text }` cannot be tried by hand: the board offers a queen, a rook, a bishop or a knight, and only on the last row
check-untried-promotion-label = not offered
check-untried-promotion-help = ask about it instead: `kind = "judge"`
check-move-without-answer = a `move` step needs `answer` or `goal`
check-move-without-answer-help = write `answer = ["e2-e4"]` or `goal = "check"`
check-no-answer = no answer
check-no-move-right = no move is right
check-move-listed-twice = this move is listed twice
check-nothing-to-escape = nobody is in check, so there is nothing to escape from
check-goal-out-of-reach = no legal move reaches the goal `{ $goal }` here
check-cannot-be-done = cannot be done
check-misses-goal = the rules say that `{ $text }` does not reach the goal
check-not-right = not right
check-right-are = the right ones are { $list }
check-more-moves-right = the goal is also reached by { $list }
check-more-moves-right-label = not all moves
check-more-moves-right-help = remove `answer`: the goal is enough
check-squares-without-question = a `squares` step needs `ask` or `answer`
check-squares-without-question-help = write `ask = "moves"` and `piece = "d4"`
check-no-question = no question
check-no-square-right = no square is right: the child could never solve this
check-no-square-right-label = nothing to tap
check-square-not-right = the rules say that { $square } is not right
check-more-squares-right = the rules say that more squares are right: { $list }
check-more-squares-right-label = not all squares
check-fewer-for-king = only these squares are right: { $list }; not { $lost }, since { $reason ->
    [pinned] the piece is pinned
   *[other] the king is in check
 }
check-fewer-for-king-label = fewer than the piece reaches
check-fewer-for-king-help = if that is the question, write `answer = [{ $list }]`; else keep the king out of it
check-is-legal = the rules say that this move is legal
check-is-legal-label = it is legal
check-is-refused = the rules refuse this move: { $reason }
check-law = FIDE { $article }
check-no-right = king and rook are at home, but this board gives no right to castle
check-no-right-label = no right to castle
check-give-right = give the right to castle: write `castling = "{ $rights }"` under a drawn board, or `{ $rights }` as the third part of a FEN or an FFC
check-no-reason-label = no reason
check-no-lesson-rule = there is no rule, reason or ending called `{ $text }`
check-no-lesson-rule-help = `squarewise check --rules-map` lists them
check-no-reason = there is no reason called `{ $text }`
check-other-reason = the rules refuse this move for another reason: { $reason }
check-other-reason-label = not this reason
check-rules-say = the rules say `{ $text }`
check-legal-move = the rules allow `{ $text }`, so the child would not be refused
check-legal-move-label = a legal move
check-legal-move-help = to let the child play it, write `kind = "move"` and `answer = ["{ $text }"]`; to ask whether it is legal, `kind = "judge"`
check-not-the-childs-turn = the child is { $side } here, but the move is { $turn }’s
check-no-call = “check” cannot be said here: no check comes from { $list }
check-no-call-label = no check
check-no-call-help = write `goal = "check"`, or remove `call`
check-one-option = there is only one answer to choose
check-one-option-label = one answer
check-one-option-help = write a second [[step.option]]
check-too-many-options = { $n } answers are too many: at most { $limit } fit
check-no-right-option = none of these answers is right
check-no-right-option-label = no right answer
check-no-right-option-help = write `right = true` under one of them
check-two-options = two answers are called `{ $id }`
check-sort-without = a `sort` step needs `by`, `order` or answers
check-sort-without-help = write `by = "value"`, or `order = ["a1", "b1"]`, or two blocks [[step.option]]
check-sort-one = there are fewer than two pieces or answers here, so there is no order
check-sort-one-label = at least two are needed
check-sort-too-many = { $n } pieces are too many: at most { $limit } fit
check-sort-too-many-label = too many to put in order
check-sort-king = a king has no value, so it has no place in this order
check-sort-king-label = has no value
check-sort-equal = all these pieces are worth the same, so every order is right
check-sort-equal-label = nothing to put in order
check-sort-order = by value, these pieces come in a different order
check-sort-order-label = not in this order
check-why-sort-pieces = pieces are put in order here
check-why-sort-options = in a `sort` step each answer is right in its place
check-count-without-question = a `count` step needs `ask` or `answer`
check-count-without-question-help = write `ask = "legal-moves"`
check-count = the program counts { $n }
check-count-label = not this number
check-count-help = write `answer = { $n }`, or remove this line
check-too-many-moves = the child cannot make that many moves here: { $n }
check-too-many-moves-help = ask for fewer moves
check-no-square-to-ask = there is no square to ask about
check-no-square-to-ask-help = remove this line to ask about all 64
check-not-given = there is no piece on { $square } in the end
check-nothing-to-set-up = no piece is left to set up
check-nothing-to-set-up-label = nothing to do
check-allow-nobody = no single piece can be taken off to make `{ $text }` legal
check-allow-nobody-label = no single piece is in its way
check-allow-anybody = whichever piece is taken off, `{ $text }` becomes legal
check-allow-anybody-label = nothing to think about
check-allow-help = put pieces on the board so that some, but not all, are in the way of the move; kings and the piece that moves always stay
check-game-over-at-once = the game is over before it begins: { $ending }
check-game-over-at-once-label = no game
check-nobody-moves-here = nobody can make a move here
check-two-players = a game has two players, not { $n }
check-two-players-label = not two
check-game-without-pawn = nobody has a pawn, so this goal has no meaning
check-game-without-pawn-label = no pawn
check-game-without-men = { $side } has no piece besides the king, so this goal has no meaning
check-game-without-men-label = no piece besides the king
check-coach-plays-one = the coach plays against one child, and { $seats } play on this board
check-child-not-there = nobody plays for { $side } on this board
check-child-not-there-label = not at the board
check-why-no-opponent = without `opponent` the coach does not play by itself
check-too-many-lines = at most { $limit } more lines fit
check-only-replies = the child plays no move in this line
check-only-replies-label = only replies
check-only-replies-help = write more moves, or another `side`
check-empty-line = there is no move in this line
check-never-played-label = never played
check-line-in-line = one of these two lines is the beginning of the other
check-line-in-line-help = leave the shorter one out
check-other-reply = this line differs first in a reply, and replies come from the line above
check-other-reply-help = write another move of the child before it
check-mates-sooner = checkmate comes sooner than in this line with { $list }
check-mates-as-well = checkmate in { $n } moves begins with { $list } as well
check-other-mates-label = not the only way
check-other-mates-help = change the board, or write a line that begins with that move in `also`
check-game-over = the game is over here: { $ending }
check-game-over-label = over
check-game-over-help = play fewer moves, or ask with a `claim` step
check-no-claim-after-end = the game is over here, so nobody claims anything: { $ending }
check-no-claim-after-end-help = play fewer moves
check-two-claims = two draws may be claimed here, and the child can choose only one
check-two-claims-label = two right answers
check-two-claims-help = play other moves
check-standing = the rules say that this is `{ $text }`
check-offer-label = this is not among the answers
check-offer-help = add `"{ $text }"` to the list
check-offer-one-help = list a second answer, or remove the line: then all of them are offered
check-collect-without-stars = a `collect` step needs `stars` or `take`
check-collect-without-stars-label = nothing to collect
check-collect-without-stars-help = write `stars = ["d7"]` or `take = "all"`
check-star-on-start = the piece starts on { $square }, so no star can be there
check-star-on-piece = a piece stands on { $square }, so no star can be there
check-star-on-piece-label = not empty
check-no-star = there is no star to collect
check-no-star-label = no star
check-star-flies-nowhere = a star that flies needs at least two squares
check-star-flies-nowhere-label = nowhere to fly to
check-star-flies-nowhere-help = list its squares in `stars`, in the order in which it flies, or remove this line
check-too-many-stars = { $n } stars are too many: at most { $limit } fit
check-nobody-collects = { $side } has no piece that could move
check-nobody-collects-label = nobody moves
check-nobody-collects-help = put a piece on the board, or change whose turn it is
check-nothing-to-take = there is nothing to take: kings are not counted
check-nothing-to-take-label = nothing to take
check-too-hard = this is too hard to prove
check-too-hard-label = too many ways
check-too-hard-help = use fewer stars or fewer pieces
check-file-too-hard = proving this lesson takes too much work: from this step on nothing was proved
check-file-too-hard-label = the work ends here
check-file-too-hard-help = make the steps above easier, with fewer stars or pieces, or divide the lesson in two
check-the-piece-on = the piece on { $square }
check-star-out-of-reach = { $who } can never get to { $square }
check-star-out-of-reach-label = out of reach
check-star-not-safe = { $who } can get to { $square }, but never safely
check-star-not-safe-label = guarded
check-star-not-safe-help = take a guard off the board, or leave `safe` out
check-stays-dark = a bishop on a dark square stays on dark squares
check-stays-light = a bishop on a light square stays on light squares
check-cannot-take-all = { $who } cannot take everything
check-cannot-take-all-label = not all of it
check-cannot-collect-all = { $who } cannot collect { $list } all together
check-cannot-collect-all-label = not all of them
check-move-has-sentence = this move has a sentence already
check-reason-has-sentence = `{ $reason }` has a sentence already
check-lone-sentence = this sentence is not in a pair
check-lone-sentence-label = alone
check-lone-sentence-help = put each pair in its own brackets: `[["f1-g1", "sentence"]]`
check-forbidden-help = for a forbidden move write `because_say = [["{ $reason }", "..."]]`
check-is-right = `{ $text }` is right
check-is-right-label = a right move
check-is-right-help = what the coach says to a right answer goes in `yes`
check-never-a-mistake-label = never a mistake
check-answer-by-itself = nobody plays the answer `{ $text }` here
check-answer-by-itself-label = never played
check-answer-by-itself-help = leave it out: where pieces collect, the program finds by itself who would take; where a forbidden move is tried, nothing is answered
check-nobody-goes = no piece that collects goes from { $from } to { $to }
check-nobody-goes-help = look at the squares
check-no-mistake = `{ $text }` is not a mistake here
check-only-attacked = only moves onto attacked squares are mistakes
check-only-hanging = only moves that leave a piece to be taken for free are mistakes
check-write-safe = write `safe = true` to make attacked squares mistakes
check-reason-never = `{ $reason }` cannot happen on this board
check-reason-never-label = never heard
check-never-legal = `{ $text }` is not a legal move on any of the child’s turns

## Word files

check-not-understood = not understood
check-ftl-colon = a name is followed by `=`, not by `:`
check-ftl-deep = braces are nested too deeply in this file
check-ftl-twice = `{ $name }` is there twice, and only the first one is used
check-ftl-no-file = English has no file of this name, so nobody says these words
check-ftl-unknown = English has no `{ $name }`, so nobody says it
check-ftl-not-in-lesson = the lesson has no `{ $name }`, so nobody says it
check-ftl-renamed = remove it, or call it `{ $near }` if that is its name now
check-ftl-take-away = remove it
check-ftl-missing-beside = `{ $name }` is missing, so the lesson’s own words are said
check-ftl-missing-source = `{ $name }` is missing, and nobody has words for it
check-watching = `{ $folder }` is watched; Ctrl-C ends it
check-holds = { $name } is fine
check-gone = { $name } is gone
check-file-language = `{ $text }` in the file’s name is not a language code
check-stale = the source of `{ $name }` has changed since it was translated
check-stale-label = may be out of date
check-stale-help = compare it with the source, then let `squarewise extract --update` mark it as up to date
check-untranslated = { $n } of { $all } strings are still in the language they came in
check-untranslated-label = not translated yet
check-untranslated-help = translate what comes after each `=`
check-ftl-variable = `{ $name }` is not given `${ $variable }`
check-ftl-missing = `{ $name }` is missing, so English is said
check-ftl-name = nobody fills in `{ "{" }{ $name }{ "}" }`
check-ftl-names-help = write `{ "{" } $player { "}" }` for the child’s name, `{ "{" } PIECE("rook") { "}" }` for a piece
check-ftl-function = there is no function `{ $name }`
check-ftl-piece = there is no piece `{ $name }`
check-ftl-term = there is no term `-{ $name }`

check-two-ideas = this step brings { $n } new reasons at once: { $list }
check-two-ideas-label = two ideas in one step
check-two-ideas-help = give each reason a step of its own, or let the lesson come `after` one that has shown it
check-unspoken = the step `{ $step }` has no words, in this file or beside it
check-unspoken-help = write `text = "..."` and the lesson’s `language`, or put the words into a file beside the lesson

## Pictures beside a lesson

check-picture-this = this picture
check-picture-missing = there is no picture `{ $name }` beside the lesson
check-picture-no-file = `{ $name }` is only a link, and links are not followed
check-picture-too-large = `{ $name }` is larger than { $mib } MiB
check-picture-format = `{ $name }` is neither PNG nor JPEG inside
check-picture-too-wide = `{ $name }` has { $width } x { $height } pixels, and at most { $limit } each way can be shown
check-picture-broken = `{ $name }` is broken and cannot be shown
check-picture-finer = `{ $name }` is an unusual kind of JPEG that cannot be shown: save it again as PNG
check-too-many-pictures = the lessons of this folder show too many pictures: at most { $limit } are read, with { $mib } MiB in all
## House rules

check-rules-extends = `extends` must name other house rules
check-rules-extends-label = not a name
check-no-rules = there are no house rules `{ $text }`
check-no-rule = there is no house rule `{ $name }`
check-no-rule-help = `squarewise help-step options` lists them all with their values
check-unknown-label = unknown
check-rule-never = `{ $name }` cannot be `{ $text }`
check-rule-conflict = `{ $name }` can only be `{ $value }` where `{ $other }` is `{ $wanted }`
check-rule-type = `{ $name }` has a value of another kind
check-rule-type-label = another kind
check-write-one = write { $list }
check-there-is = there is { $list }
check-or = { $head } or { $last }

## The way through a lesson

check-no-such-step = there is no step called `{ $id }`
check-no-such-step-label = no such step
check-no-such-step-help = write one of { $list }, or remove the line to go on to the step below
check-never-seen = no path leads to the step `{ $id }`
check-never-seen-label = never seen
check-never-seen-help = look at each `go` above it
check-no-way-out = no path leads from the step `{ $id }` to the end of the lesson
check-no-way-out-help = let one `go` lead out of the circle, or remove it

## Pictures

check-picture-elsewhere = `{ $text }` is outside the lesson’s folder
check-picture-name = `{ $text }` cannot be a picture’s name
check-no-picture = `{ $text }` is not a picture
check-picture-label = no picture beside the lesson
check-picture-help = put a .png or .jpg file next to the lesson and write its name alone

## Boards

check-white = White
check-black = Black
check-west = West
check-east = East
check-south = South
check-north = North
check-no-board = `{ $text }` is not a board
check-no-board-label = not a board
check-no-board-help = write `start`, `empty`, `family-start`, `family-empty`, a FEN, an FFC, or draw eight or twelve lines
check-castling-rights = castling rights are some of `KQkq`
check-castling-rights-label = not castling rights
check-castling-rights-help = write `KQkq`, or remove this line
check-board-lines = this board should have 8 lines; it has { $n }
check-board-begins-here = the board begins here
check-board-rank = rank { $rank } of this board should have 8 squares; it has { $squares }
check-n-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
 }
check-n-ranks = { $n ->
    [one] { $n } rank
   *[other] { $n } ranks
 }
check-fen-empty = this position is empty
check-fen-ranks = this position should have 8 ranks; it has { $n }
check-fen-rank = rank { $rank } of this position should have 8 squares; it has { $squares }
check-fen-turn = the side to move is `w` or `b`
check-fen-castling = castling rights are `-` or some of `KQkq`
check-fen-en-passant = the en passant square is `-` or a square such as `e3`
check-fen-clock = this clock is not a number from 0 to 65535
check-fen-parts = a position has at most six parts
check-fen-address = there is no position in this address
check-not-this = not this
check-two-boards = this lesson has a board of 8x8 squares and a cross
check-two-boards-label = another kind of board
check-two-boards-help = all boards of one lesson are of one kind: make two lessons of it
check-two-boards-first = the first board of the lesson
check-cross-only = `{ $name }` belongs to the board of the family game only
check-cross-lines = this cross should have 12 lines; it has { $n }
check-cross-hole = there is no square here: the corners of the cross are cut out
check-cross-hole-label = no square
check-cross-corners = squares are drawn in the corners, but the corners of the cross are cut out
check-cross-corners-help = in the first two and the last two lines write `x x` at either end, or leave both ends out
check-cross-sign = `{ $text }` is not a square of the cross
check-cross-sign-label = not a square
check-cross-sign-help = write `.` for an empty square, `x` for none, and a piece with its seat, such as `sP` or `nK`
check-ffc-parts = a board of the family game has six parts, not { $n }
check-ffc-turn = the seat to move is one of `S W N E`, with a player on it
check-ffc-status = who plays is four of `a` (at the table), `z` (away), `x` (out), `-` (nobody), and `s`, `w`, `n` or `e` (out, and the player of that seat commands the army)
check-ffc-castling = castling rights are `-` or seats such as `SkqNk`
check-ffc-passed = a double step is its seat, the square passed and the end: `N:e10>e9`
check-ffc-calls = a check that was said is who is in check and who said it: `N<S`
check-ffc-rows = this position should have 12 rows; it has { $n }
check-ffc-row = row { $rank } of this position should have 12 squares; it has { $squares }
check-ffc-square = this is not a piece, a number or a hole of the board
check-no-option = `{ $text }` is not a house rule with a value
check-no-option-help = write the rule and its value, such as `rule3=off`
check-no-allies = allies are two different seats, written as two of `S W N E`
check-no-allies-help = write `allies = ["SW"]`
check-other-players = { $seats } play on this board, not { $n }
check-other-players-label = a different number
check-no-such-letter = no piece has the letter `{ $letter }`
check-no-such-letter-label = no piece
check-letter = the { PIECE($piece) }’s letter is `{ $letter }`
check-letter-black = a black { PIECE($piece) } is `{ $letter }`, a white one has the capital letter
check-letter-in-move = the { PIECE($piece) }’s letter is `{ $letter }`: write `{ $text }`
check-two-kings = { $side } has more than one king
check-two-kings-label = another one
check-two-kings-first = the first
check-no-king = { $side } has no king, and without kings nothing can be said here
check-no-king-label = no king
check-pawn-misplaced = no pawn can stand on { $square }
check-pawn-misplaced-label = a pawn
check-wrong-check = it is { $turn }’s turn, but { $other }’s king is in check
check-wrong-check-label = in check
check-wrong-check-help = give the turn to { $other }, or move a piece
check-no-short-castling = `{ $rights }`: { $side } cannot castle short: king and rook are not at home
check-no-long-castling = `{ $rights }`: { $side } cannot castle long: king and rook are not at home
check-no-castlings = `{ $rights }`: king and rook are not at home for any of these castlings
check-no-castling-label = no right to this
check-board-labels = the numbers and letters around a board are not drawn
check-board-labels-label = not a square
check-board-labels-help = leave the numbers and letters out
check-no-empty = an empty square is drawn as `.`, not as `{ $sign }`
check-no-empty-label = an empty square?
check-nothing-passed = no pawn can have passed over { $square } just now
check-nothing-passed-label = this board
check-turn-waits = it is { $turn }’s turn, but nobody is there to move that army
check-turn-waits-label = nobody moves now
check-turn-waits-help = give the turn to a player marked `a`, or mark { $turn } with `a`
check-drawn-board-only = `{ $name }` belongs to a drawn board, and this board already says it

## Squares and moves

check-no-square = `{ $text }` is not a square
check-no-square-label = not a square
check-no-square-help = a square is a letter a to h and a number 1 to 8, such as `e4`
check-no-square-of-cross-help = a square is a letter a to l and a number 1 to 12, such as `e4`; the four corners of 2x2 squares are missing
check-square-listed-twice = { $square } is listed twice
check-no-move = `{ $text }` is not a move
check-no-move-label = not a move
check-no-move-help = write squares as in `g1-f3`, or English letters as in `Nf3` or `O-O`
check-no-move-of-cross-help = write two squares, as in `e2-e4` or `e11-e12=Q`
check-no-checkmate = `{ $text }` says checkmate, but the move is not checkmate
check-no-check = `{ $text }` says check, but the move gives none
check-untrue-sign-label = not so
check-untrue-sign-help = write `{ $san }`
check-variation-help = leave variations in parentheses out; another line that is right goes in `also`
check-write-squares = write squares, as in `f1-g1`
check-illegal-move = `{ $text }` is not a legal move here: { $reason }
check-promote-to = say what the pawn becomes, as in `{ $text }`
check-whose-turn = it is { $turn }’s turn
check-piece-on = { PIECE($piece, form: "the") } on { $square }
check-cannot-move = { $piece } has no legal move
check-can-play = { $piece } can play { $list }
check-no-piece-for-move = { $side } has no { PIECE($piece) } that could play `{ $text }`
check-no-piece-for-move-label = no { PIECE($piece) }
check-captures-nothing = `{ $text }` captures nothing: { $square } is empty
check-captures-nothing-label = nothing there
check-move-refused = `{ $text }` is refused: { $reason }
check-none-can-go = `{ $text }` is not a legal move here: { $side } has no { PIECE($piece) } that can go to { $square }
check-not-legal = not legal
check-ambiguous = `{ $text }` could be the piece on { $list }
check-ambiguous-label = which one?
check-write-the-squares = write the squares, as in `{ $text }`

## Each code, explained: the first sentence stands alone in the list

explain-too-big =
    The lesson file is larger than 256 KiB. That is more than a hundred full steps need, so something
    else has probably got into the file, such as a picture pasted as text. Split a very long lesson
    into two; the second can come `after` the first.
    .wrong = picture = "iVBORw0KGgoAAAANSUhEUg..."
    .right = picture = "rook.png"

explain-syntax =
    The text is not TOML, the form in which lessons are written. Each line is a note that begins with
    `#`, a step’s heading in double brackets, or a setting: a name, `=`, and a value. In a word file
    the text is not Fluent: look for a brace that is not closed, or for a line that begins with `*`,
    `[` or `.`.
    .wrong = title The rook
    .right = title = "The rook"

explain-no-quotes =
    Text has no quotes. In TOML every text goes between straight quotes; only numbers and
    the words `true` and `false` go without. Squares, moves and boards are text too.
    .wrong = title = The rook
    .right = title = "The rook"

explain-inner-quote =
    A quote inside a text ends the text, and what comes after it belongs to nothing. Put the whole
    text in quotes of the other kind, or between three quotes. To stress a word, write `_word_`.
    .wrong = text = "Try to "jump" to d6."
    .right = text = 'Try to "jump" to d6.'

explain-curly-quotes =
    A text is in curly quotes. Word processors turn straight quotes into curly ones by
    themselves. Write lessons in a plain text editor, and put texts in straight quotes. Inside a text
    curly quotes are fine.
    .wrong = title = “The rook”
    .right = title = "The rook"

explain-colon =
    There is a colon where `=` belongs. In TOML a setting is a name, `=`, and a value.
    .wrong = title: "The rook"
    .right = title = "The rook"

explain-key-letter =
    The name of a setting has a letter outside a to z. The names of settings are English words and the
    same in every language; only the texts are yours.
    .wrong = größe = 3
    .right = minutes = 3

explain-backslash =
    A backslash in double quotes begins a special character, such as `\n` for a new line, but what follows
    here is not one. Put the text in single quotes, where a backslash is only a backslash, or write two.
    .wrong = notes = "C:\lessons\rook"
    .right = notes = 'C:\lessons\rook'

explain-unclosed =
    A list or a text is opened and never closed. A list ends with `]`, a text with the quote it began
    with, and a text of several lines with the same three quotes. The lines after it are skipped, so
    more may be reported once this is fixed.
    .wrong = stars = ["a8", "h8"
    .right = stars = ["a8", "h8"]

explain-new-toml =
    The file uses TOML 1.1, which other programs do not read yet. Your lesson would work here and
    break in an editor or a script. Write it as TOML 1.0: braces on one line, no comma before the last
    brace, and only the old escapes.
    .wrong = author = { "{" } name = "Ada", { "}" }
    .right = author = "Ada"

explain-unknown =
    There is no setting, kind, choice or reason with this name. Most often it is misspelled, and the help
    suggests a name that is close. `squarewise help-step KIND` lists what a step can have. In a word file it is a
    message that English does not have, so nobody would ever say it.
    .wrong = titel = "The rook"
    .right = title = "The rook"

explain-misplaced =
    The setting exists, but not here. It belongs to the lesson, to a step, or to another kind of step.
    What is below a `[[step]]` belongs to that step, up to the next heading, however the lines are
    indented.
    .wrong =
        kind = "say"
        stars = ["a8"]
    .right =
        kind = "collect"
        stars = ["a8"]

explain-missing =
    Something that is needed is not there. Every lesson has `format`, `id` and a step; every step has
    `id` and `kind`; and each kind has settings of its own. A lesson that names its language has a
    title, and words for every step. In a word file a sentence is missing: then English is said
    instead.
    .wrong = kind = "judge"
    .right =
        kind = "judge"
        move = "e1-g1"

explain-type =
    The value is not of the type the setting takes: text instead of a number, one text instead of
    a list. Text goes in quotes, a number does not, and a list goes in square brackets with
    commas.
    .wrong =
        minutes = "5"
        stars = "a8"
    .right =
        minutes = 5
        stars = ["a8"]

explain-duplicate =
    The same name or value is there twice. Two steps with one name would share their words and their
    stars, and two settings of one name would quarrel. A file that was saved as a copy keeps its old
    `id`: give it a new one.
    .wrong = stars = ["a8", "a8"]
    .right = stars = ["a8", "h8"]


explain-format =
    The file says that it is written in another format. This program reads format 1. A lesson of a
    newer format needs a newer program, because its settings may mean something else.
    .wrong = format = 2
    .right = format = 1

explain-too-many =
    There are more steps, hints, stars, letters or lessons than fit. A lesson has at most 100 steps, a
    step at most 5 hints and 8 stars, a text at most 1,000 letters, a folder at most 500 lessons. A
    child tires long before that.
    .wrong = hints = 9
    .right = hints = 3

explain-bad-id =
    A name is made of small letters a to z, digits and single `-`, at most 60 of them. Names are used
    for files, translations and a child’s progress, so they must work everywhere and never change. The
    title can be as beautiful as you like.
    .wrong = id = "The Rook!"
    .right = id = "the-rook"

explain-file-name =
    The file and the lesson have different names. The file of the lesson `rook` is `rook.toml`, so that
    everyone finds it without opening it. Change whichever of the two is wrong.
    .wrong = id = "rooks"          # in rook.toml
    .right = id = "rook"           # in rook.toml

explain-language =
    The language is not written as a language code. A code has two or three letters, and after a `-` a
    region or script if that matters: `en`, `de`, `pt-BR`, `sr-Latn`. A language in which the program
    itself has no words is a warning only: buttons, reasons and pieces are named in another language then.
    .wrong = language = "English"
    .right = language = "en"

explain-fen =
    A FEN is not well formed. A FEN is a position in one line: eight ranks from 8 down to 1, separated by
    `/`, each with eight squares. Letters are pieces, capitals White’s; a number counts empty squares.
    Then come the side to move, the castling rights and the en passant square. The caret points at
    the part that does not fit. You can also draw the board in eight lines.
    .wrong = board = "8/8/8/8/3R5/8/8/8 w - - 0 1"
    .right = board = "8/8/8/8/3R4/8/8/8 w - - 0 1"

explain-board =
    The board cannot be read. Write `start`, `empty`, a FEN, or draw eight lines of eight squares
    between three quotes: `.` is an empty square, K Q R B N P are White’s pieces, small letters are
    Black’s. The letters are English in every language; chess figures work too.
    .wrong = board = "begin"
    .right = board = "start"

explain-position =
    The board is well formed, but not a chess position. A side has at most one king, no pawn stands on
    rank 1 or 8, the side that is not to move is not in check, and castling rights need king and rook
    at home. A board without kings is fine in a lesson.
    .wrong = board = "P7/8/8/8/8/8/8/8 w - - 0 1"
    .right = board = "8/P7/8/8/8/8/8/8 w - - 0 1"

explain-square =
    This is not a square. A square is a letter a to h for the file and a number 1 to 8 for the rank.
    .wrong = piece = "i9"
    .right = piece = "h8"

explain-draw =
    An entry of `draw` cannot be read. It is a shape and its square, with a color before it if you
    like: `arrow e2-e4`, `circle d5`, `green square e4`, `red cross f1`. These words are English in
    every language.
    .wrong = draw = ["arow e2 e4"]
    .right = draw = ["arrow e2-e4"]

explain-move =
    A move cannot be read. Write it with squares, as in `g1-f3` and `e7-e8=Q`, or with English letters,
    as in `Nf3`, `exd5` and `O-O`. Squares are the same in every language, and never mean two moves at
    once.
    .wrong = answer = ["Sf3"]
    .right = answer = ["g1-f3"]

explain-illegal-move =
    A move that must be legal is refused by the rules. Moves of `played`, `answer` and `wrong` are
    played on this very board. The message names the reason and the article of the Laws; the help
    lists what the piece can play. Often a move is missing in `played`, or it is the other side’s
    turn.
    .wrong =
        board = "start"
        played = "e4 e4"
    .right =
        board = "start"
        played = "e4 e5"

explain-legal-move =
    A move that must be forbidden is allowed by the rules. In an `illegal` step the child tries a
    forbidden move and hears why; here it would simply be played. Change the board or the move. To ask
    whether a legal move is legal, use a `judge` step.
    .wrong =
        kind = "illegal"
        board = "start"
        move = "e2-e4"
    .right =
        kind = "illegal"
        board = "start"
        move = "e2-e5"

explain-answer =
    What the lesson states is not what the rules say. The program works out every answer itself. You
    need not write one; if you do, it is compared, so that nothing false is ever taught. Look at the
    board first: a piece may not be where you think.
    .wrong =
        kind = "judge"
        board = "start"
        move = "e2-e4"
        answer = "not legal"
    .right =
        kind = "judge"
        board = "start"
        move = "e2-e4"
        answer = "legal"

explain-piece =
    There is no such piece there, or it is not its turn. The square of `piece` must
    hold a piece, and a piece whose moves are asked for must belong to the side to move. `turn =
    "black"` gives Black the turn on a drawn board.
    .wrong =
        board = "start"
        ask = "moves"
        piece = "e4"
    .right =
        board = "start"
        ask = "moves"
        piece = "g1"

explain-goal =
    The goal of the step cannot be reached, or is reached already. No legal move on this board does
    what `goal` asks for, so the child could never solve it.
    .wrong =
        board = "start"
        goal = "mate"
    .right =
        board = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        goal = "mate"

explain-star =
    A star cannot be there, or there is none. A star lies on an empty square, away from where the
    piece starts.
    .wrong =
        piece = "a1"
        stars = ["a1"]
    .right =
        piece = "a1"
        stars = ["a8"]

explain-unsolvable =
    The stars cannot be collected, or it is too hard to prove that they can. Its own pieces are walls;
    with `safe = true` the piece may never stop where it can be taken, with `safe = "all"` no piece of the
    side may be left where it is lost; a bishop never leaves its color. The program looks for the shortest way itself and found none.
    .wrong =
        piece = "c1"               # a bishop on a dark square
        stars = ["h1"]            # a light one
    .right =
        piece = "c1"               # a bishop on a dark square
        stars = ["h6"]            # dark as well

explain-never-heard =
    A sentence is written for a mistake that can never be made. A `wrong` move that is right, a reason
    that cannot happen on this board, hints in a step without a task: the child would never hear them.
    Often a square is misspelled.
    .wrong =
        answer = ["e2-e4"]
        wrong = [["e2-e4", "Look again."]]
    .right =
        answer = ["e2-e4"]
        wrong = [["e2-e3", "Look again."]]

explain-name =
    The words use a name in braces for which nothing is filled in here. The child’s name is
    `{ "{" }player{ "}" }` everywhere; `{ "{" }best{ "}" }`, `{ "{" }total{ "}" }` and
    `{ "{" }left{ "}" }` are numbers of exercises that count; `{ "{" }rook{ "}" }` and the other
    pieces are their names. For a brace itself write two.
    .wrong = yes = "Well done, { "{" }plyer{ "}" }!"
    .right = yes = "Well done, { "{" }player{ "}" }!"

explain-marks =
    The words hold marks of another format, which would be shown as they are. `_word_` stresses a
    word; nothing else is needed. Tags such as `<b>`, links, code quotes and headings are only a warning.
    .wrong = text = "The **rook** moves straight."
    .right = text = "The _rook_ moves straight."

explain-long =
    A text is longer than a child will read. A child of six reads about 200 letters at a time and then
    wants to do something. Say it in fewer words, split it with a blank line, or spread it over two
    steps. The lesson works anyway.
    .wrong = text = "The rook, which is also called castle, is a piece that ..."
    .right = text = "The _rook_ moves straight."

explain-after =
    A lesson comes after one that does not exist, or after itself. `after` lists lessons a child
    should have seen before; each must be there, and following them must never lead back.
    .wrong =
        id = "rook"
        after = ["rook"]
    .right =
        id = "rook"
        after = ["board-squares"]

explain-two-ideas =
    One step names several reasons that neither an earlier step nor a lesson before it has shown. A
    child takes in one new idea at a time, so give each its own step. This is only a warning.
    .wrong =
        kind = "illegal"
        move = "e1-g1"
        because = "castle-king-moved"
        because_say = ["castle-king-moved", "castle-pieces-between"]
    .right =
        kind = "illegal"
        move = "e1-g1"
        because = "castle-king-moved"

explain-go =
    A `go` names a step that does not exist, or the paths through the lesson do not join up: a step that no path
    leads to is never seen, and from a circle of steps nobody reaches the end. Without `go` the step
    below comes next.
    .wrong = go = "stpe-two"
    .right = go = "step-two"

explain-picture =
    A picture is a file that lies next to the lesson, and `picture` is its name alone, without a path
    through folders. The name ends with `.png`, `.jpg` or `.jpeg`.
    .wrong = picture = "../pictures/rook.bmp"
    .right = picture = "rook.png"

explain-plan =
    A plan does not fit. Its phases do not fill a period, a lesson of the course is in no plan, the lessons are
    in a different order from the path, or the step for pairs or for the exit cannot be used. The message
    says which.
    .wrong = screens = 5
    .right = screens = 12


explain-color-alone =
    The words name something by its color alone, such as a red square. Not every child can tell the
    colors apart, so name the square or the shape as well. This is only a warning.
    .wrong = text = "Go to the green square."
    .right = text = "Go to the square with the circle, e4."

explain-long-sentence =
    A sentence has more than 20 words, and a child who has just learned to read loses its beginning
    before the end comes. Make two sentences of it. This is only a warning.
    .wrong = text = "The rook goes along its rank or its file as far as it likes, but when one of its own pieces stands in the way it must stop."
    .right = text = "The rook goes along its rank or its file. Its own pieces stop it."

explain-long-words =
    Many words of this text are long, and long words are hard to read. Say it in short words, or leave
    some of them out. This is only a warning; each language has its own measure.
    .wrong = text = "Simultaneously attacking multiple opponents constitutes forking."
    .right = text = "One piece attacks two at once: that is a fork."

explain-not-utf8 =
    The file is saved in an encoding other than UTF-8, so its letters cannot be read. In your editor
    choose “Save as” and the encoding UTF-8. Notepad’s “Unicode” is UTF-16 and does not work.
    .wrong = UTF-16, ANSI, Windows-1252
    .right = UTF-8

explain-unreadable =
    The file or folder cannot be read. It may have been moved, belong to somebody else, or lie on a
    drive that is gone. The words after the colon are the system’s own.
    .wrong = squarewise check /media/usb/rook.toml
    .right = squarewise check rook.toml

explain-too-large =
    The file is larger than 256 KiB and was not read at all. No lesson needs that much. Check whether
    it is a lesson, or split it into two.
    .wrong = squarewise check everything.toml
    .right = squarewise check rook.toml bishop.toml

explain-overlooked =
    The file looks like a lesson or its words, but it is not read. Often an editor has added `.txt` to
    the name, where nobody sees it; or the file is only a link; or the words have no lesson beside them.
    .wrong = rook.toml.txt
    .right = rook.toml

explain-variable =
    A message uses a variable that it is not given. A translation can use what the English message
    uses, in any order and as often as it likes, and nothing else. Most often the name is misspelled.
    .wrong = home-hello = Hello { "{" } $lerner { "}" }!
    .right = home-hello = Hello { "{" } $learner { "}" }!

explain-stale =
    The source text was changed after this message was translated. The mark above the message, as in
    { "#" } source 1a2b3c4d, belongs to the old text. Read the source again, mend the translation, and let
    squarewise extract --update write the new mark.
    .wrong = { "#" } source 1a2b3c4d
    .right = { "#" } source 6d5ab4a1

explain-untranslated =
    The sheet still holds words of the language it was to be translated from. They do not count as
    translated, and a child reads them in the wrong language. Translate the sentences after each `=`;
    the names before it, and what is in braces, stay as they are.
    .wrong = lesson-rook_stars = Collect both stars.
    .right = lesson-rook_stars = Zbierz obie gwiazdki.

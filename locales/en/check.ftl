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
check-did-you-mean = did you mean `{ $near }`?

## Files

check-utf16 = this file is saved as UTF-16
check-not-utf8 = this file is not saved as UTF-8
check-first-bad-letter = the first letter that cannot be read
check-utf8-help = save it again and choose the encoding UTF-8
check-folder-unreadable = this folder cannot be read: { $error }
check-file-unreadable = this file cannot be read: { $error }
check-file-too-large = this file is larger than { $kib } KiB
check-too-many-lessons = this folder holds { $more } lessons more than { $limit }
check-lesson-too-big = a lesson has at most { $kib } KiB
check-lesson-too-big-label = this file is larger
check-file-name = the lesson is called `{ $id }`, but the file is called `{ $file }`
check-file-name-label = another name
check-file-name-help = write `{ $stem }`, or call the file `{ $id }.toml`

## Slips of the pen

check-list-open = this list is never closed
check-list-open-help = end the list with `]`
check-text-open = this text is never closed
check-text-open-help = end it with the same quote on the same line, or use three quotes for several lines
check-long-text-open-help = end the text with the same three quotes
check-opened-here = opened here
check-one-bracket = a step begins with two brackets on each side
check-one-bracket-label = this step is left out
check-one-bracket-help = write `[[step]]`
check-new-toml = TOML 1.1
check-new-braces = a table in braces over several lines is not understood everywhere
check-new-braces-help = keep the braces on one line
check-new-comma = a comma before `{ "}" }` is not understood everywhere
check-new-comma-help = take the last comma away
check-new-escape = this escape is not understood everywhere
check-new-escape-help = write `\\` for a backslash, or put the text in single quotes
check-not-toml = this is not TOML: { $words }
check-set-twice = `{ $name }` is set twice
check-again-here = again here
check-first-here = first here
check-backslash = in double quotes a backslash begins a special sign
check-backslash-label = this backslash
check-backslash-help = put the text in single quotes, or write `\\`
check-key-letter = `{ $letter }` cannot stand in the name of a setting
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
check-write = write `{ $text }`
check-no-quotes = text stands in quotes
check-no-quotes-label = no quotes
check-no-quotes-help = write `"{ $text }"`
check-curly-quote = `{ $quote }` is a printed quote, and TOML takes straight ones
check-curly-quote-label = a printed quote
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
check-unknown-setting = { $block } has no setting called `{ $name }`
check-not-known = not known
check-needs = { $block } needs `{ $name }`
check-no-setting = no `{ $name }`
check-belongs-to-step = `{ $name }` belongs to a step, but it stands above the first [[step]]
check-move-line-down = move this line down, under the [[step]] it belongs to
check-belongs-to-lesson = `{ $name }` belongs to the lesson, but it stands under [[step]]
check-move-line-up = move this line up, above the first [[step]]
check-step-starts-here = the step starts here
check-belongs-elsewhere = `{ $name }` belongs to { $owner }, and this is { $block }
check-kind-of-step = the kind of this step
check-not-here = not here
check-never-used = `{ $name }` is never used here: { $why }
check-never-used-label = never used
check-take-line-away = take this line away
check-format = this lesson is written in format { $format }, and this squarewise reads format { $own }
check-format-label = another format
check-format-newer-help = get a newer squarewise
check-format-help = write `format = 1`
check-language = `{ $text }` is no language code
check-language-label = no language code
check-language-help = write `en` for English, `de` for German, `pl` for Polish, `pt-BR` for Brazil's Portuguese
check-after-itself = a lesson cannot come after itself
check-after-itself-label = itself
check-listed-twice = `{ $text }` is listed twice
check-article = `{ $text }` is no article of the Laws
check-article-label = no article
check-article-help = write numbers with points, as in `3.8.2`
check-too-many-steps = a lesson has at most { $limit } steps, and this one has { $n }
check-one-too-many = one too many
check-no-step = a lesson needs at least one step
check-no-step-label = no step
check-two-steps = two steps are called `{ $id }`

## Several lessons

check-same-lesson = another lesson is called `{ $id }`: { $file }
check-same-lesson-label = the same name
check-no-lesson = there is no lesson called `{ $id }`
check-no-lesson-label = no such lesson
check-circle = `{ $one }` and `{ $other }` come after each other
check-circle-label = a circle

## Words

check-no-language = the lesson has words, but does not say in which language
check-no-language-label = the first words
check-no-language-help = write `language = "en"` above the first [[step]]
check-step-without-text = a step of a lesson with a language needs `text`
check-half-the-words = in a lesson with a language the words stand in the file
check-half-the-words-help = write the hints in a list, and each sentence in a pair
check-no-words = no words
check-empty-text = this text is empty
check-empty-text-help = write something, or take the line away
check-text-too-long = this text has { $n } characters, and at most { $limit } are shown
check-text-too-long-label = too long
check-long-paragraph = a child reads about { $limit } characters at a time
check-long-paragraph-label = this paragraph is longer
check-long-paragraph-help = say it in fewer words, or spread it over two steps
check-no-name = `{ "{" }{ $name }{ "}" }` is no name that is filled in
check-no-name-help = write `{ "{{" }` for a brace
check-name-not-here = `{ "{" }{ $name }{ "}" }` is not filled in here
check-name-not-here-label = nothing to count here
check-marks = `**` would be shown as it is
check-marks-label = two stars
check-marks-help = write `_word_` to stress a word

## Drawings

check-no-drawing = `{ $text }` is no drawing
check-no-drawing-label = cannot be drawn
check-no-drawing-help = write `arrow e2-e4`, `circle d5`, `square e4` or `cross f1`, with a color before it if you like
check-arrow-of-one-square = this arrow ends where it begins
check-arrow-of-one-square-label = twice the same square
check-arrow-of-one-square-help = use `circle` for one square

## Pieces and answers

check-no-piece = there is no piece on { $square }
check-no-piece-label = an empty square
check-not-its-turn = it is { $turn }'s turn, but { $piece } is { $owner }'s
check-not-to-move = not to move
check-which-piece = which piece?
check-write-piece = write `piece = "{ $square }"`
check-put-a-piece = put a piece of the side to move on the board
check-move-without-answer = a `move` step needs `answer` or `goal`
check-move-without-answer-help = write `answer = ["e2-e4"]` or `goal = "check"`
check-no-answer = no answer
check-no-move-right = no move is right
check-empty-list = an empty list
check-move-listed-twice = this move is listed twice
check-nothing-to-escape = nobody is in check, so there is nothing to escape from
check-goal-out-of-reach = no legal move does `{ $goal }` here
check-cannot-be-done = cannot be done
check-misses-goal = the rules say that `{ $text }` does not reach the goal
check-not-right = not right
check-right-are = right are { $list }
check-more-moves-right = the goal is also reached by { $list }
check-more-moves-right-label = not all moves
check-more-moves-right-help = take `answer` away: the goal is enough
check-squares-without-question = a `squares` step needs `ask` or `answer`
check-squares-without-question-help = write `ask = "moves"` and `piece = "d4"`
check-no-question = no question
check-no-square-right = no square is right: the child could never solve this
check-no-square-right-label = nothing to tap
check-square-not-right = the rules say that { $square } is not right
check-more-squares-right = the rules say that more squares are right: { $list }
check-more-squares-right-label = not all squares
check-is-legal = the rules say that this move is legal
check-is-legal-label = it is legal
check-is-refused = the rules refuse this move: { $reason }
check-law = FIDE { $article }
check-no-reason-label = no reason
check-no-reason = there is no reason called `{ $text }`
check-other-reason = the rules refuse this move for another reason: { $reason }
check-other-reason-label = not this reason
check-rules-say = the rules say `{ $text }`
check-legal-move = the rules allow `{ $text }`, so the child would not be refused
check-legal-move-label = a legal move

## Word files

check-not-understood = not understood
check-ftl-deep = the file nests too many braces
check-ftl-twice = `{ $name }` is there twice, and the first one is said
check-ftl-no-file = English has no file of this name, so nobody says these words
check-ftl-unknown = English has no `{ $name }`, so nobody says it
check-ftl-not-in-lesson = the lesson has no `{ $name }`, so nobody says it
check-ftl-missing-beside = `{ $name }` is missing, so the lesson's own words are said
check-file-language = `{ $text }` in the file's name is no language code
check-stale = the source of `{ $name }` has changed since
check-stale-label = perhaps no longer the same
check-stale-help = compare it with the source, then let `squarewise extract --update` say that it fits
check-ftl-variable = `{ $name }` is not given `${ $variable }`
check-ftl-missing = `{ $name }` is missing, so English is said

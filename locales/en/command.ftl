# What the command line says: answers, and why a question cannot be answered.

## How much of the words each language has

command-language = language
command-lesson = lesson
command-words = words
command-stale = stale
command-changed = The source has changed since these were translated:
command-share = { $there } of { $all }
command-part-screens = screens
command-part-checker = checker
command-part-lessons = lessons
command-part-rules = rules
command-part-rulebook = rulebook
command-part-command = commands
command-part-fields = settings

## What was done

command-wrote = wrote { $file }
command-fits = { $id } is marked as up to date
command-renewed = { $id } is not translated yet: it has the new words of the source now
command-left-word = { $id } is the old word of the source and is left as it is; if it is a translation, say so with `--only { $id }`
command-new-words = { $name } is new: its words are at the end, as a comment
command-replaces = it replaces the built-in lesson `{ $id }`
command-untranslated = `{ $lesson }` is not translated into `{ $wanted }` yet: its words are in `{ $language }`
command-silent = `{ $lesson }` has no words, so its copy has none and names no language
command-not-spoken = the program does not speak `{ $asked }` yet; what the lesson lacks is said in `{ $language }`

## How a sentence is put together

command-advised = { $text } ({ $advice })
command-and = { $one }; { $other }
command-at-key = { $key }: { $text }
command-column = { $text } (column { $column }: `{ $there }`)
command-in-column = { $text } (column { $column })
command-there-are = there are: `{ $list }`

## Files and lessons

command-no-shelf = there is no shelf called `{ $shelf }`, or it is empty
command-no-plan = there is no plan called `{ $name }`
command-no-path = there is no file or folder called `{ $path }`
command-no-lesson = there is no lesson and no file called `{ $name }`
command-a-folder = `{ $name }` is a folder, but one lesson is needed: give its file or its id
command-already = `{ $file }` already exists, so nothing was written
command-already-update = `{ $file }` already exists, so nothing was written; --update adds what is new
command-already-force = `{ $file }` already exists; --force overwrites it
command-cannot-read = `{ $file }` cannot be read: { $error }
command-cannot-write = `{ $file }` cannot be written: { $error }
command-large = `{ $file }` is larger than 256 KiB
command-no-language = `{ $text }` is not a language code; write `pl` for Polish, `pt-BR` for Brazil’s Portuguese
command-reserved = Windows keeps the name `{ $id }` for itself; choose another one
command-no-copy = `{ $lesson }` cannot be copied
command-no-words = `{ $name }` has no words to translate
command-same-language = the lesson itself is written in `{ $language }`; name the language of the translation
command-which-translation = which translation is up to date? Name it with --language or --output
command-no-translation = there is no `{ $file }` yet; run it without --update first
command-no-message = the lesson has no message `{ $id }`
command-no-kind = there is no kind of step called `{ $name }`
command-list-kinds = `squarewise help-step` lists them all
command-paper = `{ $file }` must end in .pdf, .svg or .png; the ending says which kind of file to make
command-long-name = a name on a certificate has at most { $most } letters; this one has { $n }
command-paper-mixed = the words of `{ $id }` are in `{ $language }`, but what the sheet itself says is in `{ $own }`: write in each step what to do; for a sheet in another language use `--lang`
command-players = `--players` works only with `--event bracket`: no other paper has a line for each player
command-no-font = no font of this program has these letters of the lesson: { $letters } (nothing was written)
command-unconverted = the pages could not be converted: { $error }
command-no-export = this program was built without the feature `export`, so it cannot write worksheets

## Rules, positions and moves

command-no-rules = there is no rule set `{ $name }`; { $advice }
command-no-house-rule = there is no house rule `{ $name }`; { $advice }
command-house-rule = `{ $name }` can be `{ $list }`, not `{ $text }`; { $advice }
command-long-line = this line is longer than 1 MiB
command-no-object = a line is one JSON object: `{"{"}"move":"e2e4"{"}"}`
command-no-move = `move` is missing: add `"move":"e2e4"`
command-move-number = number { $n }, `{ $mv }`: { $why }
command-no-start = `{ $text }` is not a start position: write `startpos`, `family-start` or a FEN such as `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`
command-no-king = { $side ->
    [white] White
    [black] Black
    [west] West
    [south] South
    [north] North
   *[east] East
 } has no king
command-kings = { $side ->
    [white] White
    [black] Black
    [west] West
    [south] South
    [north] North
   *[east] East
 } has more than one king
command-no-pawn = no pawn can stand on { $squares }
command-in-check = the king on { $square } is in check, and it is the other side’s turn
command-allies = `{ $text }` is not a pair of allies (write two of the seats S, W, N and E, such as `SW`)
command-castling = `{ $rights }` does not fit: { $side ->
    [white] White’s
    [black] Black’s
    [west] West’s
    [south] South’s
    [north] North’s
   *[east] East’s
 } king and rook are not on their home squares for that castling
command-not-passed = no pawn can have passed over { $square } just now
command-turn-waits = it is { $side ->
    [west] West
    [south] South
    [north] North
   *[east] East
 }’s turn, but nobody is there to move that army (give the turn to a player marked `a`)

## The settings of a step

command-own-settings = Its own settings
command-option-settings = Under each [[step.option]]
command-options-example = Each rule with its values and what they mean; the value of the Laws comes first.
command-common-settings = The settings of every step
command-needed = (needed)

# The map of the course.
command-map-rule = Rule
command-map-reason = Reason for a refusal
command-map-ending = How a game ends
command-map-claim = Draw claim
command-map-lessons = Taught in
command-map-steps = Tested in
command-map-hole = gap
command-map-whole = all { $rows } are taught and tested
command-map-holes = { $n ->
    [one] { $n } gap: { $list }
   *[other] { $n } gaps: { $list }
 }

command-no-part = the program contains nothing called `{ $name }`; { $help }
command-all-parts = `squarewise licences` names everything

## Exercises that the program makes

command-no-skill = there is no skill called `{ $name }`
command-list-skills = `squarewise drill` lists them all
command-no-level = `{ $skill }` has levels 1 to { $most }, but no level `{ $level }`
command-other-version = `{ $name }` was made by another version of the program; the names of this one begin with `p1`
command-no-seed = `{ $text }` cannot end a name; use one to eight of the characters 0-9 and a-f there, such as `8f2c`
command-blank-seed = a seed is a word or a number, such as `monday` or `7`
command-name-says-all = `{ $name }` already gives the level and the seed; leave out --level and --seed
command-few-exercises = `{ $skill }` at level { $level } has fewer exercises than { $count }: here are all of them, { $n }
command-drill-file = `{ $file }` should end in .toml for a lesson, or in .pdf, .svg or .png for a sheet
command-skills-note = The numbers say how many exercises there are at level 1, 2, 3 and so on, no two alike; a + means { $many } or more.

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

## Settings

check-block-lesson = a lesson
check-unknown-setting = { $block } has no setting called `{ $name }`

### Practice: the warm-up of a day, the passport with its stamps, and what can be chosen.

practice-title = Practice

## The warm-up

practice-warm-up = Warm-up
practice-warm-up-new = Ten boards for you. Tomorrow you get new ones.
practice-warm-up-left = { $left ->
    [one] { $left } board is still waiting for you.
   *[other] { $left } boards are still waiting for you.
 }
practice-warm-up-done = Done for today! Tomorrow you get new boards.
practice-nothing-yet = Finish a lesson first. Then boards will wait for you here.
practice-boards-done = { $done } of { $total } boards done

## The passport

practice-passport = Rules passport
practice-passport-line = 10 of 12 right on the first try: you get a stamp.
practice-stamp-of = No stamp yet: { $land }
practice-stamp-day = Stamp: { $land }, { $date }
practice-stamps = { $found } of { $total } stamps
practice-any-page = Do you know the rules already? Try for any stamp!

## What can be chosen

practice-choose = You choose
practice-level = Level { $level } of { $total }
practice-crowned = You are really good at this!

## What came of the boards

practice-came = { $right } of { $total } on the first try. Well done!
practice-came-all = All { $total } on the first try. Wow!
practice-came-few = { $right } of { $total } on the first try. It gets easier with practice!
practice-missed = Tap a board to try it once more.
practice-round-missed = { $right } of { $total } on the first try. You need { $number }: try new boards!
practice-board-of = Board { $step } of { $total }
practice-stamp-won = { $right } of { $total } right. The stamp is yours!
practice-stamp-missed = { $right } of { $total } right, and the stamp needs 10. Try again when you like!

## Ways to more boards

practice-ten-more = Ten more boards
practice-ten-more-rule = Practice this rule
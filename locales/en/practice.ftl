### Practice: the warm-up of a day, the passport with its stamps, and what can be chosen.

practice-title = Practice

## The warm-up

practice-warm-up = Warm-up
practice-warm-up-new = Ten puzzles for you. Tomorrow you get new ones.
practice-warm-up-left = { $left ->
    [one] { $left } puzzle is still waiting for you.
   *[other] { $left } puzzles are still waiting for you.
 }
practice-warm-up-done = Done for today! Would you like ten more?
practice-about = Today’s puzzles are about
practice-nothing-yet = Finish a lesson first. Then puzzles will wait for you here.
practice-boards-done = { $done } of { $total } puzzles done

## The passport

practice-passport = Rules passport
practice-passport-line = Get 10 of 12 right on the first try for a stamp.
practice-stamp-of = No stamp yet: { $land }
practice-stamp-earn = Earn the stamp
practice-stamp-day = Stamp: { $land }, { $date }
practice-stamps = { $found } of { $total } stamps
practice-any-page = Do you know the rules already? Try for any stamp!

## What can be chosen

practice-choose = You choose
practice-level = Level { $level } of { $total }
practice-level-up = Now you’re at level { $level } of { $total }!
practice-crowned = You’re really good at this!

## What came of the boards

practice-came = You solved { $total } puzzles, { $right } of them on the first try. Well done!
practice-came-all = All { $total } on the first try. Wow!
practice-came-few = You solved { $total } puzzles, { $right } of them on the first try. We’ll practice the others again.
practice-came-none = You solved { $total } puzzles, well done! We’ll practice them again, and they’ll get easier.
practice-missed = Tap a puzzle to try it again.
practice-mended = Solved!
practice-round-missed = { $right } of { $total } on the first try. You need { $number }: try new puzzles!
practice-board-of = Puzzle { $step } of { $total }
practice-stamp-won = { $right } of { $total } right. The stamp is yours!
practice-stamp-missed = You solved all { $total } puzzles, { $right } on the first try! For the stamp you need 10: try again when you like.
practice-stamp-asks = For a stamp in your passport: { $total } puzzles, no hints. Get { $number } right on the first try!
practice-stamp-so-far = Step { $step } of { $total }. Right on the first try: { $right }
practice-stamp-waits = The stamp will have to wait. Keep going: every puzzle still helps!
practice-stop = Stop here

## Ways to more boards

practice-ten-more = Ten more puzzles
practice-ten-more-rule = Practice this rule
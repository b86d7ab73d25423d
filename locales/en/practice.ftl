### Practice: the warm-up of a day, the passport with its stamps, and what can be chosen.

practice-title = Practice

## The warm-up

practice-warm-up = Warm-up
practice-warm-up-new = Ten boards for you. Tomorrow you get new ones.
practice-warm-up-left = { $left ->
    [one] { $left } board is still waiting for you.
   *[other] { $left } boards are still waiting for you.
 }
practice-warm-up-done = Done for today! Would you like ten more?
practice-about = Today’s boards are about
practice-nothing-yet = Finish a lesson first. Then boards will wait for you here.
practice-boards-done = { $done } of { $total } boards done

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
practice-level-up = Now you are at level { $level } of { $total }!
practice-crowned = You are really good at this!

## What came of the boards

practice-came = You solved { $total } boards, { $right } of them on the first try. Well done!
practice-came-all = All { $total } on the first try. Wow!
practice-came-few = You solved { $total } boards, { $right } of them on the first try. We will practice the others again.
practice-came-none = You solved { $total } boards, well done! We will practice them again, and they will get easier.
practice-missed = Tap a board to try it again.
practice-mended = Solved!
practice-round-missed = { $right } of { $total } on the first try. You need { $number }: try new boards!
practice-board-of = Board { $step } of { $total }
practice-stamp-won = { $right } of { $total } right. The stamp is yours!
practice-stamp-missed = You solved all { $total } boards, { $right } on the first try! For the stamp you need 10: try again when you like.
practice-stamp-asks = For a stamp in your passport: { $total } boards, no hints. Get { $number } right on the first try!
practice-stamp-so-far = Step { $step } of { $total }. Right on the first try: { $right }
practice-stamp-waits = The stamp must wait. Keep going: every board still helps!
practice-stop = Stop here

## Ways to more boards

practice-ten-more = Ten more boards
practice-ten-more-rule = Practice this rule
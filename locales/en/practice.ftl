### Practice: the warm-up of a day, the passport with its stamps, and what can be chosen.

practice-title = Practice

## The warm-up

practice-warm-up = Warm-up
practice-warm-up-new = Ten boards. Tomorrow there are new ones.
practice-warm-up-left = { $left ->
    [one] { $left } board is still waiting for you.
   *[other] { $left } boards are still waiting for you.
 }
practice-warm-up-done = Done for today! Tomorrow there are new boards.
practice-nothing-yet = Finish a lesson first. Then boards wait for you here.
practice-boards-done = { $done } of { $total } boards done

## The passport

practice-passport = Rules passport
practice-passport-line = 10 of 12 right, without a hint: that is a stamp.
practice-stamp-of = Stamp: { $land }
practice-stamp-day = Stamp: { $land }, { $date }
practice-stamps = { $found } of { $total } stamps
practice-any-page = You know the rules already? Try any page!

## What can be chosen

practice-choose = Choose for yourself
practice-level = Level { $level } of { $total }
practice-crowned = You know this by heart.

## What came of the boards

practice-came = { $right } of { $total } at once. Well done!
practice-came-all = All { $total } at once. What a run!
practice-came-few = { $right } of { $total } at once. The rest comes with practice.
practice-stamp-won = { $right } of { $total } right. The stamp is yours!
practice-stamp-missed = { $right } of { $total } right. You need 10 for the stamp. Try again when you like!

## Ways to more boards

practice-ten-more = Ten more like this
practice-ten-more-rule = Practise this rule

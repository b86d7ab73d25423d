### The words of lessons/family-teams.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-teams = Teams and the supervisor
    .about = House rule: play in teams if you like, and one grown-up decides.
    .can = You can help a partner, and you know who may change the rules!
    .notes =
        Goal: players may help each other for the whole game or for a part of it, and one grown-up, the supervisor, may change a rule between two moves. A team is a promise at first: it changes no rule and ends when you say so. A family may agree on real teams, whose partners do not take from each other and do not give check to each other. Play one game in which the supervisor changes one rule, and ask what each player does now. In tournaments nobody may help, and no rule changes during a game: point out the difference.

lesson-family-teams_together = House rule: you may team up. Save your partner’s black knight!
    .hint-1 = Who attacks the black knight on i8?
    .hint-2 = The blue rook on f8. Which of your pieces reaches it?
    .hint-3 = Take on f8 with your rook.
    .yes = Black says thank you! A team may last a while, or the whole game.
    .no = That’s allowed, but the blue rook still attacks the knight.

lesson-family-teams_promise = White and Black were a team for five moves. Now it’s over: take the black rook!
    .hint-1 = A team may end at any time. Follow the line of your rook.
    .hint-2 = Take from f4 on f9.
    .yes = Allowed, because a promise changes no rule. But Black won’t like it!
    .no = You can play that, but it takes nothing.

lesson-family-teams_real-team = Now your family agrees on real teams: White with Black. Try the same, from f4 to f9.
    .hint-1 = Tap the rook on f4, then tap f9.
    .hint-2 = Real partners leave each other’s pieces alone. Try it and see.
    .yes = That’s it: real partners never take from each other.
    .no = That’s allowed. Follow the arrow!

lesson-family-teams_around-friends = Your partner’s black pieces are in the way. Get both stars without taking them!
    .hint-1 = Go around them: first to c3.
    .hint-2 = Then go to c7, to c10 and to f10.
    .yes = Around every friend! Partners never take from each other.
    .because-ally-piece-on-target = That piece belongs to your partner. Go around it!

lesson-family-teams_supervisor = Who may change a rule during the family game?
    .hint-1 = It should be somebody who’s fair to all.
    .hint-2 = A parent watches over the game: the supervisor.
    .yes = Right: the supervisor, a parent, may change any rule.
    .option-parent = The supervisor, a parent
    .option-leader = The player who’s winning
    .option-leader-say = That wouldn’t be fair to the others.
    .option-youngest = The youngest player
    .option-youngest-say = The youngest may ask. But somebody else decides.

lesson-family-teams_from-now-on = The supervisor forbids long steps from now on. Try one anyway!
    .hint-1 = Tap the pawn, then the end of the arrow.
    .hint-2 = Move from f7 to f9. The pawn will come back.
    .yes = The new rule counts from now on. Earlier moves still stand.
    .no = That’s allowed. Follow the arrow!

lesson-family-teams_rule-off = Now you’re Blue! The supervisor lets two players attack a king: join in from c12.
    .hint-1 = What did the supervisor change?
    .hint-2 = The rule about attacking kings is switched off.
    .hint-3 = Move the rook from c8 to c12.
    .yes = Right: the supervisor changed the rule, for everybody at the table.
    .no = Sure, you can do that, but it doesn’t attack the black king.
    .wrong-c8-g8 = Now you’re in White’s way. Attack from the side, on c12!

lesson-family-teams_rescue = Black is your partner. White gives check from d12: help Black!
    .hint-1 = It’s your turn before Black’s. Which white piece gives check?
    .hint-2 = The white rook on d12 gives check. Which of your pieces reaches it?
    .hint-3 = Take the rook with your bishop from a9.
    .yes = The check is over before Black even moves. That’s teamwork!
    .no = That’s allowed, but the rook still gives check. Take it!

lesson-family-teams_team-play = Black wants to catch the white king with you. Attack g2, h2 and i2!
    .hint-1 = Black’s rook will give check from e1. Where could the king run?
    .hint-2 = Your rook must look along g2, h2 and i2.
    .hint-3 = Move the rook from d8 to d2.
    .yes = You shut the way out, and Black gave check. The king is caught!
    .no = Not yet: the king could still run. Attack g2, h2 and i2!

lesson-family-teams_runaway-horses = Two horses have run off the merry-go-round. Catch both!
    .hint-1 = Look where a knight can jump next. Your rook must not stop there.
    .hint-2 = Take a knight as soon as you can.
    .yes = Both caught! Now they go round and round again.

### The words of lessons/family-teams.toml.
###
### Sentences are short: at most twelve words, at most two to a text. Name the square and the piece.

lesson-family-teams = Teams and the supervisor
    .about = House rule: play in teams if you like, and one grown-up decides.
    .notes =
        Goal: players may help each other for the whole game or for a part of it, and one grown-up, the supervisor, may change a rule between two moves. A team is a promise at first: it changes no rule and ends when you say so. A family may agree on real teams, whose partners do not take from each other and do not check each other. Play one game in which the supervisor changes one rule, and ask what each player does now. In tournaments nobody may help, and no rule changes during a game: contrast it.

lesson-family-teams_together = House rule: you may team up. It can last a while, or the whole game.

lesson-family-teams_five-moves = White and Black play together for five moves. May they stop then?
    .hint-1 = Does a team last forever? The rule says: all or part of a game.
    .hint-2 = Five moves are a part of a game.
    .yes = Right: for all of the game or a part. Say it when you stop.
    .option-yes = Yes, if they say so
    .option-never = No, a team stays a team
    .option-never-say = Here a team may last for just a part of the game.
    .option-winner = Only when one of them wins
    .option-winner-say = They need not wait so long. A part of the game is enough.

lesson-family-teams_promise = White and Black promised to help each other. May the white rook take on f9?
    .hint-1 = A promise is nice. But did the rules change?
    .hint-2 = The way is free, and the rook on f9 is black.
    .yes = Allowed, because a promise changes no rule. But Black will not like it!
    .no = It is not kind, but allowed: a promise changes no rule.

lesson-family-teams_real-team = Now your family agrees on real teams: White with Black. Try the same, from f4 to f9.
    .hint-1 = Tap the rook on f4, then tap f9.
    .hint-2 = Real partners leave each other’s pieces alone. Try it and see.
    .yes = You saw it: real partners never take from each other.

lesson-family-teams_rescue = You play Blue, and Black is your partner. White gives check from d12: help Black!
    .hint-1 = It is your turn before Black’s. Which white piece gives check?
    .hint-2 = The white rook on d12 gives check. Which of your pieces reaches it?
    .hint-3 = Take the rook with your bishop from a9.
    .yes = The check is over before Black even moves. That is teamwork!
    .no = You may play that, but the rook still gives check. Take it!

lesson-family-teams_supervisor = Who may change a rule during the family game?
    .hint-1 = It should be somebody who is fair to all.
    .hint-2 = A parent watches over the game: the supervisor.
    .yes = Right: the supervisor, a parent, may change any rule.
    .option-parent = The supervisor, a parent
    .option-leader = The player who is winning
    .option-leader-say = That would not be fair to the others.
    .option-youngest = The youngest player
    .option-youngest-say = The youngest may ask. But somebody else decides.

lesson-family-teams_rule-on = White’s rook gives check from g4. May Blue’s rook give check from c12 as well?
    .hint-1 = Remember: how many players may attack one king?
    .hint-2 = White attacks the king on g12 already.
    .yes = Right: one king, one attacking player. So says the house rule.
    .no = White attacks this king already. A second player may not join.

lesson-family-teams_rule-off = The supervisor allows it: two players may attack a king. May Blue’s rook go to c12?
    .hint-1 = What did the supervisor change?
    .hint-2 = The rule about attacking kings is switched off.
    .yes = Right: the supervisor changed the rule, for everybody at the table.
    .no = The rule is switched off now. So a second player may join.

lesson-family-teams_from-now-on = White went from f5 to f7. Now the supervisor ends long steps: what happens?
    .hint-1 = The pawn moved before the rule changed.
    .hint-2 = A new rule counts for the moves that come.
    .yes = Right: the move was allowed when it was played. The new rule counts from now on.
    .option-back = It must go back
    .option-back-say = The move was allowed when it was played.
    .option-stays = It stays on f7

lesson-family-teams_real-table =
    Call your family to the table and play! Agree on the house rules first.

### The family game: who sits where, and what is said at a table of several; what two say stands in ui.ftl.

## Who plays

family-title = Family game
family-line = Checkmate the other kings: the last one left wins! Choose your animals, then play.
family-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
family-army = { $army ->
    [white] White
    [blue] Blue
    [black] Black
   *[yellow] Yellow
 }
# A small field for years of age.
family-age = Age
family-younger = Younger
family-older = Older
family-animal = Another animal
family-sit-down = Sit down
family-stand-up = Leave this seat empty
family-empty-seat = Nobody sits here
family-ages-why = Ages matter for one rule: who may leave the table for a while.
family-begin = Play!
family-go-on = Continue the game of { LIST($players) }
family-small-board = Small board for two

## At the table

family-turn = It’s { $player }’s turn.
family-turn-for = { $player } now moves the pieces of { $owner }.
family-said = Check from { LIST($callers) }! { $victim } must deal with it.
family-says-check = { $player } says “check”. Now play the move.
family-passed = { $player } has no move and passes.
family-mated = Checkmate! { $player } has caught { $victim }’s king.
family-king-taken = Nobody said “check”: { $player } takes { $victim }’s king.
family-out = { $player } is out of the game. Well played!
family-resigned = { $player } gives up.
family-left = { $player } leaves the table. Meanwhile, the pieces sleep.
family-returning = { $player } is back, and plays again next turn.
family-returned = { $player } plays again.
family-allied = { $player } and { $other } are partners now.
family-parting = { $player } and { $other } split up. From the next round on they’re on their own.
family-parted = { $player } and { $other } aren’t partners anymore.
family-rule-changed = The supervisor changes a rule. { $rule }: { $after } (Before: { $before })
family-rule-now = New rule. { $rule }: { $after }
family-took-back = The last step was taken back.
family-paused = Only one player is at the table: the game waits.
family-resumed = The game goes on.
family-wins = { $player } wins! Thank you all for the game.
family-team-wins = { LIST($players) } win together! Thank you all for the game.
family-draw-no-move = Nobody can go on: no move, but no check. It’s a draw.
family-draw-dead = Nobody can ever give checkmate here. It’s a draw.
family-draw-repetition = The same position has come back too many times. It’s a draw.
family-draw-quiet = Too many rounds without a capture or a pawn move: it’s a draw.
family-draw-agreed = You all agreed: it’s a draw. Thank you for the game!
family-draw-supervisor = The supervisor ends the game: nobody wins, nobody loses.
family-ask-draw = { $player } offers a draw. { $asked }, do you agree?
family-ask-back = { $player } would like to take back the last step. { $asked }, is that all right?
family-ask-ally = { $player } would like to be your partner. { $asked }, do you agree?
family-declined = { $player } says no. The game goes on.
family-asked-draw = { $player } offers a draw.
family-asked-back = { $player } asks to take back the last step.
family-asked-ally = { $player } asks { $other } to team up.
family-moved = { $player }: { PIECE($piece) } from { $from } to { $to }.
family-took = { $player }: { PIECE($piece) } { $from } takes { PIECE($taken, form: "the") } on { $square }.
family-took-passing = { $player }: pawn { $from } takes the pawn on { $square } in passing, and lands on { $to }.
family-castled-short = { $player } castles short.
family-castled-long = { $player } castles long.
family-promoted = { $player }: the pawn becomes { PIECE($piece, form: "a") } on { $square }.
family-card-name = { $player }, { $age }
family-to-move = to move
family-waiting = waiting
family-away = having a snack
family-coming = back next turn
family-is-out = out of the game
family-has-won = has won!
family-in-check = in check from { LIST($players) }
family-team = team with { LIST($players) }
family-captured = { $player } has taken
family-leave = Leave
family-return = Come back
family-check-hint = Press it with your move, or the check doesn’t count.
family-check-late = { $player }, that’s check! You may still say it.
family-no-out = { $player } is out of the game.
family-no-turn = Only { $player } may do that now.
family-no-call = No king is attacked, so there’s no check to say.
family-no-call-late = It’s too late for that move. Say it with your next one.
family-no-away = { $player } is away already.
family-no-here = { $player } is at the table.
family-no-old = Only children up to { $most } may leave for a while.
family-no-gap = To leave, you must be { $gap } years younger than the oldest player.
family-no-ages = Nobody gave your age, so you may not leave. Ask the supervisor.
family-no-asking = Only the supervisor can let a player go.
family-no-allied = They’re partners already.
family-no-partner = They aren’t partners.
family-no-parting = They’re already splitting up. From the next round on they’re on their own.
family-no-fixed = The teams stay as they are until the end.
family-no-conflict = “{ $rule }” doesn’t go with “{ $other }”. Change “{ $other }” first.
family-no-past = There’s nothing to take back.
family-no-change = It’s like that already.
family-no-rounds = { $moves ->
    [one] Only { $moves } quiet round so far.
   *[other] Only { $moves } quiet rounds so far.
 }
family-supervisor = Supervisor
family-supervisor-line = A grown-up may change every rule between two moves.
family-normal = Normal chess: { $rule }
family-here = This table: { $rule }
family-same = As in normal chess: { $rule }
family-take-back-now = Take back now
family-let-go = { $player } may go
family-call-back = { $player } is back
family-take-out = { $player } drops out
family-declare-win = { $player } wins
family-declare-draw = End in a draw
family-teams = Teams
family-team-up = Team with { $player }
family-part = Split up with { $player }
family-teams-question = { $player }, who will be your partner?
family-resign-sure = { $player }, do you give up?
family-moves = Moves
family-copy-game = Copy the game
family-copied = The whole game is copied.
family-went-on = Here’s your game, just as you left it.
family-not-yours = { $turn ->
    [white] White
    [blue] Blue
    [black] Black
   *[yellow] Yellow
 } is to move, and { PIECE($piece, form: "the") } on { $square } is { $army ->
    [white] white
    [blue] blue
    [black] black
   *[yellow] yellow
 }.
family-not-yours-but = It’s { $player }’s turn. { PIECE($piece, form: "the", cap: 1) } on { $square } belongs to { $owner }.
family-whole-screen = Full screen
family-declare = Players and result
family-who-leaves = Who may leave?
family-leaves = { $player } leaves
family-not-a-move = Write the two squares of the move, such as e2-e4.

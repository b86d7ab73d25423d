### The screens: buttons, the coach's everyday words, notices.

## The program

# The language's name in the language itself.
language-name = English
app-name = Squarewise

## The home screen

home-hello = Hello, { $learner }!
home-go-on = Keep going, { $learner }!
home-hello-you = Hello!
home-go-on-you = Keep going!
home-place = Step { $step } of { $total }: { $lesson }
home-first = Start with: { $lesson }
home-next = Next: { $lesson }
home-left = Back to your game with { -coach }
home-left-line = { $name }, move { $number }
home-left-away = Put it away
home-left-away-sure = Really put it away?
home-all-done = You finished every lesson. Play any of them again!
home-no-lessons = No lessons were found here.
home-lessons-coming = Your own lessons are loading. They’ll be here in a moment.
home-lesson-coming = The lesson “{ $lesson }” opens as soon as it’s ready.
home-shelf-count = { $done } of { $total }
home-certificate-kept = Well done! Your certificate is ready to print: { $file }
home-certificate-not-kept = The certificate could not be saved in Documents. Ask a grown-up.
home-sound-on = Sound is on
home-sound-off = Sound is off
home-show-cards = Show all lessons as cards
home-show-path = Show the path
home-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
home-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
home-own-lesson = Your own lesson
home-replaces = Replaces a built-in lesson
home-about-foreign = In { $language } only
language-called = { $language ->
    [de] German
    [en] English
    [fr] French
    [es] Spanish
    [ru] Russian
    [it] Italian
    [pl] Polish
    [nl] Dutch
    [pt] Portuguese
    [uk] Ukrainian
    [tr] Turkish
    [el] Greek
    [cs] Czech
    [sk] Slovak
    [hu] Hungarian
    [ro] Romanian
    [bg] Bulgarian
    [sr] Serbian
    [hr] Croatian
    [sl] Slovenian
    [sv] Swedish
    [da] Danish
    [nb] Norwegian
    [nn] Norwegian
    [no] Norwegian
    [fi] Finnish
    [et] Estonian
    [lv] Latvian
    [lt] Lithuanian
    [is] Icelandic
    [ga] Irish
    [cy] Welsh
    [ca] Catalan
    [eu] Basque
    [gl] Galician
    [he] Hebrew
    [ar] Arabic
    [fa] Persian
    [hi] Hindi
    [bn] Bengali
    [ta] Tamil
    [ur] Urdu
    [zh] Chinese
    [ja] Japanese
    [ko] Korean
    [vi] Vietnamese
    [th] Thai
    [id] Indonesian
    [ms] Malay
    [tl] Tagalog
    [sw] Swahili
    [af] Afrikaans
    [sq] Albanian
    [mk] Macedonian
    [be] Belarusian
    [bs] Bosnian
    [hy] Armenian
    [ka] Georgian
    [az] Azerbaijani
    [kk] Kazakh
    [uz] Uzbek
    [mn] Mongolian
    [eo] Esperanto
    [la] Latin
    [mt] Maltese
    [lb] Luxembourgish
   *[other] { $language }
 }
table-title = Two players
referee-title = Am I allowed?
rulebook-title = The rules
learners-title = Who’s learning?

# Shelves of lessons
shelf-games = Games with { -coach }
shelf-other = More lessons
shelf-own = { $name }

# Learners choose an animal.
animal-owl = Owl
animal-fox = Fox
animal-bear = Bear
animal-hare = Hare
animal-frog = Frog
animal-mouse = Mouse
animal-penguin = Penguin
animal-turtle = Turtle

# Who is learning
learners-hello = Hello! Who’s learning?
learners-choose = Choose your animal.
learners-change = Choose an animal and a name for { $learner }.
learners-name = Your name, if you like
learners-privacy = A first name is enough. It stays on this computer.
learners-add = Add a child
learners-guest = Guest
learners-guest-line = Stars aren’t kept
learners-edit = Change { $learner }
learners-save = Save
learners-remove = Remove { $learner }
learners-remove-question = Take { $learner } off the list?
learners-remove-line = Nothing is deleted. The stars are kept in a folder.
learners-keep = No, don’t
learners-more = More

## Buttons

button-start = Start
button-continue = Continue
button-play-again = Play again
button-next = Next
button-back = Back
button-home = Home
button-all-steps = All steps
button-legal = Yes
button-not-legal = No
button-hint = Hint
button-read-aloud = Read aloud
button-hint-of = Hint { $hint } of { $total }
button-say-again = Say it again
button-take-back = Take back
button-again = Start again
button-show-rule = Show me the rule
button-show-house-rule = Show me the house rule
house-rule-heading = House rule, not in tournaments
button-got-it = Got it
button-close = Close
button-flip = Turn the board
button-done = Done
button-i-count = I count { $number }
button-fewer = One less
button-more = One more
button-erase = Erase
button-play-me = Play against me
button-play-two = Play with a friend
button-say-check = Check!
button-agree-draw = We agree to a draw
button-give-up = { $side ->
    [white] White gives up
    [blue] Blue gives up
    [yellow] Yellow gives up
   *[black] Black gives up
 }

## Answers to choose from

answer-check = Check
answer-check-no-mate = Check, but not mate
answer-checkmate = Checkmate
answer-stalemate = Stalemate
answer-dead-position = Nobody can win
answer-dead-not-stalemate = Dead position
answer-play-on = Play on
answer-no-check = No check: play on
answer-threefold = Same position three times
answer-fifty-moves = Fifty quiet moves
answer-nothing = Nothing to claim
answer-light = Light
answer-dark = Dark

## Settings

settings-title = Settings
language-share = { $percent }%
settings-language = Language
settings-theme = Colors
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-dots = Dots on squares a piece can reach
settings-motion = Animations
settings-size = Size
settings-percent = { $percent }%
settings-room = { $percent }% is as big as fits in this window.
settings-board = Board
settings-board-green = Green
settings-board-wood = Wood
settings-board-sea = Sea
settings-board-lavender = Lavender
settings-pieces = Pieces
settings-pieces-drawn = Drawn
settings-pieces-plain = Plain
settings-left-handed = Left-handed
settings-sound = Sounds
settings-speech = Voice
settings-on = On
settings-off = Off
settings-licences = Licenses
settings-licences-say = Many people made parts of this program. Here are all their licenses.

## The lesson screen

step-of = Step { $step } of { $total }

judge-question-castle = { $side ->
    [white] May White castle here?
    [blue] May Blue castle here?
    [yellow] May Yellow castle here?
   *[black] May Black castle here?
 }
judge-question-move = May { PIECE($piece, form: "the") } go from { $from } to { $to }?
said-check = Somebody said “check”.
said-nothing = Nobody said a word.
status-question = { $side ->
    [white] It’s White’s turn. What do we call this?
    [blue] It’s Blue’s turn. What do we call this?
    [yellow] It’s Yellow’s turn. What do we call this?
   *[black] It’s Black’s turn. What do we call this?
 }
claim-next = You want to play { PIECE($piece, form: "the") } to { $to }.
name-square = Where is { $square }?
name-file = Where is the { $file }-file?
name-rank = Where is rank { $rank }?
name-light-or-dark = Is { $square } light or dark?
# What stands in the empty field, before the first letter.
write-here = Your move

# What the count shows, once the question is answered.
fact-times-then = { $times ->
    [one] After this move the position would come up for the first time.
   *[other] After this move the position would have come up { $times } times.
 }
fact-rights-gone = The pieces stood like this before, but castling or taking in passing was different. That time doesn’t count.
fact-times = { $times ->
    [one] This position has come up for the first time.
   *[other] This position has come up { $times } times.
 }
# When the position stood there before: at the start (1 or 0), and after which moves.
fact-plies = { $start ->
    [1] { COUNT($numbers) ->
        [0] It was here at the start.
        [1] It was here at the start and after move { LIST($numbers) }.
       *[other] It was here at the start and after moves { LIST($numbers) }.
     }
   *[other] { COUNT($numbers) ->
        [1] It was here after move { LIST($numbers) }.
       *[other] It was here after moves { LIST($numbers) }.
     }
 }
fact-quiet = { $moves ->
    [0] A capture or a pawn move has just been made.
    [one] { $moves } move each without a capture or a pawn move.
   *[other] { $moves } moves each without a capture or a pawn move.
 }
fact-quiet-before = { $moves ->
    [one] Before these moves, each side made { $moves } quiet move.
   *[other] Before these moves, each side made { $moves } quiet moves.
 }
fact-values = Pawn 1, knight 3, bishop 3, rook 5, queen 9.
# The letters of king, queen, rook, bishop and knight in written moves, without anything between.
# A letter may have a second, small sign: the Russian king is Кр, so Russian says КрФЛСК.
piece-letters = KQRBN

coach-tap-square = Tap a square.
coach-pick-piece = Tap a piece, then tap where it goes.
coach-your-turn = { $side ->
    [white] It’s your turn! You’re White.
    [blue] It’s your turn! You’re Blue.
    [yellow] It’s your turn! You’re Yellow.
   *[black] It’s your turn! You’re Black.
 }
coach-try-it = Try it: { PIECE($piece, form: "the") } from { $from } to { $to }.
coach-no-more-hints = You’ve seen every hint. Try a move!
coach-legal-but-other = That’s allowed, but we’re looking for a different move.
coach-that-is-mine = Hey! That one is mine!
coach-only-piece-moves = In this step only { PIECE($piece, form: "the") } on { $square } moves.
coach-only-this-moves = Only { PIECE($piece, form: "the") } moves here.
coach-not-safe = { COUNT($men) ->
    [one] Stop where you’re safe. { MEN($men, form: "the", cap: 1) } guards { $square }.
   *[other] Stop where you’re safe. { MEN($men, form: "the", cap: 1) } guard { $square }.
 }
coach-hangs = Not yet: { PIECE($piece, form: "your") } on { $square } would be lost. { MEN($men, form: "the", cap: 1) } could take it for free.
coach-taken-back = Not yet: { PIECE($captured, form: "the") } on { $square } is guarded. { MEN($men, form: "the", cap: 1) } would take { PIECE($piece, form: "your") }.
coach-taken-elsewhere = Not yet: { MEN($men, form: "the") } would take { PIECE($piece, form: "your") } on { $square }.
coach-takes-nothing = That’s allowed, but it takes nothing. Which piece can you win?
coach-no-check = Not yet: that’s not check. Without check there’s no checkmate.
coach-stalemates = Stalemate: no check, and no move. That’s only a draw.
coach-mates-instead = That’s checkmate already! But we’re looking for stalemate.
coach-checks-instead = Check! In stalemate nobody attacks the king.
coach-move-left-king = Not yet: the king can still go to { $square }.
coach-move-left = Not yet: { MEN($men, form: "the") } can still go to { $square }.
coach-no-mate-king = Not yet: the king can run to { $square }. So it isn’t checkmate.
coach-no-mate-taken = Not yet: { MEN($men, form: "the") } can take { PIECE($piece, form: "your") } on { $square }. So it isn’t checkmate.
coach-no-mate-after = Not yet: { MEN($men, form: "the") } can go to { $square }. So it isn’t checkmate.
coach-way-out-run = Check! But the king can still go to { $square }.
coach-way-out-take = Check! But { MEN($men, form: "the") } can take { PIECE($piece, form: "your") } on { $square }.
coach-way-out-block = Check! But { MEN($men, form: "the") } can step in between, on { $square }.
coach-squares-more = { $left ->
    [one] Good so far. There’s { $left } more square to find.
   *[other] Good so far. There are { $left } more squares to find.
 }
coach-not-this-square = Look again at { $square }. It isn’t one of them.
coach-empty-square = { $square } is empty. Tap a piece!
coach-other-army = { $side ->
    [white] { PIECE($piece, form: "the", cap: 1) } on { $square } is black. We’re looking for white pieces.
   *[black] { PIECE($piece, form: "the", cap: 1) } on { $square } is white. We’re looking for black pieces.
 }
coach-asked-attackers = { $piece ->
    [king] That’s the king itself. Who attacks it?
    [queen] That’s the queen itself. Who attacks it?
   *[other] That’s { PIECE($piece, form: "the") } itself. Who attacks it?
 }
coach-asked-guards = { $piece ->
    [king] That’s the king itself. Who guards it?
    [queen] That’s the queen itself. Who guards it?
   *[other] That’s { PIECE($piece, form: "the") } itself. Who guards it?
 }
coach-asked-moves = { $piece ->
    [king] That’s the king itself. Where can it go?
    [queen] That’s the queen itself. Where can it go?
   *[other] That’s { PIECE($piece, form: "the") } itself. Where can it go?
 }
coach-asked-captures = { $piece ->
    [king] That’s the king itself. What can it take?
    [queen] That’s the queen itself. What can it take?
   *[other] That’s { PIECE($piece, form: "the") } itself. What can it take?
 }
coach-attackers-more = Yes, { MEN($men, form: "the") } attacks { PIECE($piece, form: "the") }. Find { $left } more!
coach-guards-more = Yes, { MEN($men, form: "the") } guards { PIECE($piece, form: "the") }. Find { $left } more!
coach-checkers-more = Yes, { MEN($men, form: "the") } gives check. Find { $left } more!
coach-take-one-off = Take one piece off so that the move is allowed.
coach-nobody-there = { $square } is empty. Tap a piece that can come off.
coach-stays = The piece on { $square } has to stay. Try another one!
coach-sort = Tap them one by one, in the right order.
coach-sort-more = { $left ->
    [one] Right! And which one is last?
   *[other] Right! Which one comes next?
 }
coach-sort-first = Not yet. { PIECE($piece, form: "the", cap: 1) } on { $square } comes before that.
sort-first-named = Not yet. “{ $name }” comes before that.
coach-found-before = You’ve found { $square } already. Look for another one!
coach-hint-piece = Look at { PIECE($piece, form: "the") } on { $square }.
coach-hint-square = Look at { $square }.
coach-hint-next = Play { PIECE($piece, form: "the") } to { $square }.
coach-hint-back = You can’t get there from here. Take your move back!
coach-that-is-allowed = That’s allowed. Now look for a move that a rule stops.
coach-moves-more = { $left ->
    [one] That’s one of them. There’s { $left } more.
   *[other] That’s one of them. There are { $left } more.
 }
coach-stars-left = { $left } left!
coach-star-flew = { $left ->
    [one] Again!
   *[other] Whee!
 }
coach-check = { $side ->
    [white] Check! The white king is attacked.
    [blue] Check! The blue king is attacked.
    [yellow] Check! The yellow king is attacked.
   *[black] Check! The black king is attacked.
 }
coach-try-freely = Try any move you like.
coach-tries-more = { $left ->
    [one] Good. Make { $left } more move.
   *[other] Good. Make { $left } more moves.
 }
coach-next-of-line = Good. What comes next?
coach-what-is-it = What do we call this?
coach-not-said = Nobody said check, so it doesn’t count here.
coach-can-win = Look at the pieces that are left. Somebody can still give checkmate.
coach-nobody-wins = Look at the pieces that are left. Can anybody ever give checkmate?
coach-may-you-claim = Can you claim a draw here?
coach-claim-there = Count again. There’s something to claim.
coach-how-many = How many are there?
coach-count-more = There are more than { $number }. Count again.
coach-count-fewer = There are fewer than { $number }. Count again.
coach-write-move = Look at the arrow. Write this move.
coach-write-letters = Start with the letter of the piece. A pawn has none.
coach-plus-missing = The move is right, and it gives check. Write + after it.
coach-hash-missing = The move is right, and it’s checkmate. Write # after it.
coach-plus-untrue = { PIECE($piece, form: "the", cap: 1) } on { $square } doesn’t give check. Leave out the +.
coach-hash-untrue = { PIECE($piece, form: "the", cap: 1) } on { $square } doesn’t give check. Leave out the #.
coach-not-mate = That’s check, but not checkmate. Write + instead of #.
coach-wrote-other = That says: { PIECE($piece, form: "the") } from { $from } to { $to }. We’re looking for a different move.
coach-set-up = Pick a piece, then tap its square.
coach-set-up-where = Where does { PIECE($piece, form: "the") } go?
coach-set-up-pick = First pick a piece beside the board.
coach-set-up-taken = { $square } is taken. Which square is still free?
coach-set-up-elsewhere = Not on { $square }: { PIECE($piece, form: "the") } doesn’t belong there.
coach-set-up-more = { $left ->
    [one] Good. { $left } more piece to go.
   *[other] Good. { $left } more pieces to go.
 }
coach-choose = What do you think?
coach-choose-again = Not quite. Look again.
coach-that-is-square = That’s { $square }. Read the letter, then the number.
coach-that-is-file = That’s { $square }. The letter tells you the file.
coach-that-is-rank = That’s { $square }. The number tells you the rank.
coach-color-again = Look at its neighbors. Light and dark take turns.
coach-name-more = { $left ->
    [one] Yes! { $left } more to go.
   *[other] Yes! { $left } more to go.
 }
coach-say-check = Good move! Now say it: press Check!
coach-other-way-run = That helps. Now let the king run away.
coach-other-way-block = That helps. Now put a piece in between.
coach-other-way-take = That helps. Now take the piece that gives check.
promotion-question = The pawn goes to { $square }. What should it become?
promotion-piece = { PIECE($piece, cap: 1) }
promotion-cancel = Don’t move the pawn

## Success, named by what was done

done-squares = { $found ->
    [one] You found the square. There’s only one.
    [2] You found both squares.
   *[other] You found all { $found } squares.
 }
done-attackers = { COUNT($men) ->
    [one] Yes, { MEN($men, form: "the") } attacks { PIECE($piece, form: "the") }.
    [2] Yes, { MEN($men, form: "the") } attack { PIECE($piece, form: "the") }.
   *[other] Yes, all { COUNT($men) } pieces attack { PIECE($piece, form: "the") }.
 }
done-guards = { COUNT($men) ->
    [one] Yes, { MEN($men, form: "the") } guards { PIECE($piece, form: "the") }.
    [2] Yes, { MEN($men, form: "the") } guard { PIECE($piece, form: "the") }.
   *[other] Yes, all { COUNT($men) } pieces guard { PIECE($piece, form: "the") }.
 }
done-checkers = { COUNT($men) ->
    [one] Yes, { MEN($men, form: "the") } gives check.
   *[other] Yes, { MEN($men, form: "the") } give check.
 }
done-stars = { $moves ->
    [one] All stars in { $moves } move. It can’t be done in fewer!
   *[other] All stars in { $moves } moves. It can’t be done in fewer!
 }
done-stars-more = All stars in { $moves } moves. It can be done in { $best }.
done-captures = { $moves ->
    [one] You took it in { $moves } move. It can’t be done in fewer!
   *[other] You took them all in { $moves } moves. It can’t be done in fewer!
 }
done-captures-more = You took them all in { $moves } moves. It can be done in { $best }.
done-move = You moved { PIECE($piece, form: "the") } to { $to }. That’s it!
done-capture = { PIECE($piece, form: "your", cap: 1) } took { PIECE($captured, form: "the") } on { $to }.
done-castle = You castled: king on { $king }, rook on { $rook }.
done-en-passant = Taken in passing: your pawn is on { $to }, and { $pawn } is empty.
done-promotion = Your pawn reached { $to } and became { PIECE($piece, form: "a") }.
done-check = Check! { PIECE($piece, form: "your", cap: 1) } went to { $to }, and the king is attacked.
done-checkmate = Checkmate with { PIECE($piece, form: "your") } on { $to }! The king is attacked and has no way out.
done-stalemate = Stalemate! Nobody attacks the king, and no move is left.
done-safe = Good eye! Now nobody can take your pieces for free.
done-castle-can = The king may castle to { $square }.
done-castle-and-to = What about { $square }?
done-all-moves = { $found ->
    [one] You found the move. There’s only one.
    [2] You found both moves.
   *[other] You found all { $found } moves.
 }
done-judged-legal = That’s right: this move is allowed.
done-judged-not-legal = Well spotted: this move isn’t allowed.
done-refused = You tried it, and now you know why.
done-tries = { $moves ->
    [one] You made { $moves } legal move.
   *[other] You made { $moves } legal moves.
 }
done-line = You played every move right.
done-status-play-on = The game isn’t over yet: play on.
done-claim = You counted right: you may claim a draw.
done-claim-nothing = You counted right: there’s nothing to claim yet.
done-count = You counted right: { $number }.
done-written = That’s how you write it: { $san }.
done-set-up = Every piece is where it belongs.
done-allowed = Now the move is allowed!
done-chosen = Yes, that’s it.
done-sorted = Yes, now everything is in order.
done-named = { $found ->
    [one] You found it.
   *[other] You found all { $found }.
 }
done-pawn-across = { $side ->
    [white] A white pawn is across. White wins!
    [blue] A blue pawn is across. Blue wins!
    [yellow] A yellow pawn is across. Yellow wins!
   *[black] A black pawn is across. Black wins!
 }
done-all-taken = { $side ->
    [white] White has taken everything. White wins!
    [blue] Blue has taken everything. Blue wins!
    [yellow] Yellow has taken everything. Yellow wins!
   *[black] Black has taken everything. Black wins!
 }
done-your-pawn-across = Your pawn is across. You win!
done-you-took-all = You took them all. You win!
done-my-pawn-across = My pawn is across. I win!
done-i-took-all = I took your last piece. I win!
done-no-move = { $side ->
    [white] White has no move. Nobody wins.
    [blue] Blue has no move. Nobody wins.
    [yellow] Yellow has no move. Nobody wins.
   *[black] Black has no move. Nobody wins.
 }
done-game-lost = Well fought! Shall we play again?

lesson-done = You finished “{ $lesson }”.
lesson-done-stars = { $stars ->
    [one] You earned { $stars } star.
   *[other] You earned { $stars } stars.
 }
lesson-steps-title = You’ve already finished “{ $lesson }”.
lesson-steps-line = Choose a step to play it again. Your stars stay.
lesson-step-number = Step { $step }
lesson-learned = You learned: { $about }
lesson-file-broken = The file has a mistake now. You see the lesson as it was before.
lesson-words-broken = There is a mistake in { $file } now: its words may be missing here.
lesson-real-board = Now try it on a real board!

## Castling lights: two short words each

light-king-home = King stayed
light-rook-home = Rook stayed
light-path-free = Path clear
light-no-check = No check
light-way-safe = Path safe
light-goal-safe = Landing safe

## The board in words

board-side = { $side ->
    [white] White
    [blue] Blue
    [yellow] Yellow
   *[black] Black
 }
piece-name = { PIECE($piece, cap: 1) }

## Worksheets on paper

# Before the line on which the child writes.
paper-name = Name
paper-date = Date
paper-page = Page { $page } of { $total }
# Above a board that is only looked at.
paper-remember = Look and remember
paper-turn = { $side ->
    [white] White to move
    [blue] Blue to move
    [yellow] Yellow to move
   *[black] Black to move
 }
paper-played = Played before: { $played }
paper-cross = Put an X on each of these squares.
paper-cross-one = Cross out the one that has to go.
paper-mark = Mark it on the board.
paper-number = Write 1, 2, 3 and so on beside the pieces, in the right order.
paper-number-boxes = Write 1, 2, 3 and so on in the boxes, in the right order.
paper-draw = Draw these pieces where they belong.
paper-moves = Write it down:
paper-below = Write it below the board.
paper-answer = Your answer:
paper-why-not = The move isn’t allowed. Why?
# Until moves can be read and written, they are drawn.
paper-arrows = { $count ->
    [one] Draw the move as an arrow.
   *[other] Draw the moves as numbered arrows.
 }
paper-arrows-all = Draw an arrow for each of these moves.
paper-becomes = What does the pawn become?
# Somebody else reads them aloud from the page of answers.
paper-replies = Play it on a real board. The answer page has the replies.
# Small boards in a row: what was there before the question.
paper-at-first = Start
paper-after-move = After move { $number }
paper-now = Now
# Several arrows are drawn, and one of them is forbidden.
paper-cross-arrow = Cross out the arrow of the forbidden move. Why is it forbidden?
# Boxes to check: why a move is not allowed. Each says something about this one move.
paper-why-way = This piece doesn’t move that way.
paper-why-far = That’s too far.
paper-why-between = Something is in the way.
paper-why-own-piece = A piece of its own side stands there.
paper-why-straight = It would take straight ahead.
paper-why-nothing = There’s nothing to take.
paper-why-passing = No pawn ran past it just now.
paper-why-first-square = It has left its first square.
paper-why-has-moved = The king or rook has moved.
paper-why-other-rook = That’s not the first rook anymore.
paper-why-no-rook = There’s no rook to castle with.
paper-why-in-check = The king is in check now.
paper-why-through = The king would cross an attacked square.
paper-why-king = Then the king would be in check.
paper-why-king-stays = It would take a king.
paper-why-partner = A partner’s piece stands there.
paper-why-corner = A cut-off corner is in the way.
paper-why-sleeps = Only a pawn may take this sleeping piece.
paper-why-two-players = Two players would attack the same king.
paper-why-becomes = It must become another piece.
paper-why-not-that = A pawn can’t become that.
paper-why-last-row = It isn’t on its last rank.
paper-why-nobody = There’s no piece there.
paper-why-stays = It stays where it is.
paper-why-turn = It isn’t that side’s turn.
paper-why-over = The game is over.
paper-real-board = Play it on a real board.
paper-answers = Answers
paper-for-teacher = For the teacher
paper-fewest = { $moves ->
    [one] It takes at least { $moves } move.
   *[other] It takes at least { $moves } moves.
 }
paper-article = Laws of Chess, article { $article }
paper-as-on-board = As on the board.
paper-open = There’s more than one good way.

## The page in a browser

page-loading = Squarewise is loading …
page-broken = Something broke, and Squarewise has stopped. Your stars are safe.
page-missing = Squarewise could not be loaded. Is the internet on? Then try again.
page-again = Try again
page-no-script = Squarewise needs JavaScript. Please switch it on for this page.

## Notices

notice-restored = { $file } could not be read. The last good copy is back, and the old file is kept as { $aside }.
notice-set-aside = { $file } could not be read. It is kept as { $aside }, and we start over.
notice-game-strange = A game with { -coach } can’t be read, or its lesson has changed. It stays in the file. You can begin a new one.
notice-newer = { $file } comes from a newer Squarewise. It can be read, but not changed.
notice-unreadable = { $file } could not be opened, so nothing is saved there. ({ $cause })
unsaved-stars = Your new stars are not saved yet. Squarewise keeps trying. Please tell a grown-up. ({ $cause })
unsaved-game = This game is not saved yet. Squarewise keeps trying. ({ $cause })
unsaved-learners = The list of learners could not be saved. Please try again. ({ $cause })
unsaved-settings = Your settings are not saved yet. Squarewise keeps trying. ({ $cause })
unkept-page = This browser doesn’t let Squarewise save your stars, so please tell a grown-up.
unkept-folder = Squarewise can’t write in its folder, so your stars aren’t saved: please tell a grown-up.
notice-in-use = Squarewise is open somewhere else for this learner, so nothing is changed or saved here. Close it there first.
notice-no-folder = No folder was found for your stars, so they are not kept.

## Lessons with mistakes, and the command line

problems-notice = { $lessons ->
    [one] { $lessons } lesson has a mistake and is not shown.
   *[other] { $lessons } lessons have mistakes and are not shown.
 }
quoted = “{ $text }”
problems-title = Lessons to repair
problems-notes = Notes on your lessons
problems-none = Nothing is left to repair.
problems-place = Line { $line }, column { $column }
cli-no-display = Squarewise needs a screen to open its window, and { $missing } is not set here.
cli-no-answer = Squarewise needs a screen to open its window, and none answers at { $display }.
cli-no-window = Squarewise could not open its window. ({ $cause })
cli-no-library = Squarewise can’t open its window because the library { $library } is missing.
cli-broke-down = Squarewise crashed. Everything learned is saved. A report for the authors is in “{ $report }”.
cli-no-gui = This program was built without its window. Build it with the feature “gui” to play lessons.
cli-in-terminal = The window does not do that. Open a terminal and write: { $command }
cli-window-apart = The window is a separate program: { $file }
cli-no-folder = No lessons are read from “{ $folder }”: it is not there.
cli-kept-nowhere = Squarewise can’t write in “{ $folder }”, so no stars are saved.
no-lesson = There is no lesson called “{ $lesson }”.
no-lesson-near = There is no lesson called “{ $lesson }”. Did you mean “{ $near }”?
cli-no-language = Squarewise does not speak “{ $language }” yet, so it speaks English.

## Moves that somebody typed, and the marks on a board drawn in text

cli-may-move = You may play that: { PIECE($piece, form: "the") } from { $from } to { $to }.
unread-not-a-move = That’s not how a move is written. Write e2e4 or Nf3.
unread-which-piece = Which one do you mean? The pieces on { LIST($squares) } can go there.
unread-no-such-piece = No { PIECE($piece) } can make that move.
unread-nothing-captured = There’s nothing to take on { $square }. Leave out the x.
unread-written = Nearly right! This move is written { $written }.
unread-written-several = Nearly right! Which of these do you mean? { $written }
unread-draw-offer = (=) says that somebody offered a draw. It isn’t a move.
unread-draw-offer-move = (=) says that somebody offered a draw. The move alone is written { $written }.
unread-comment = { $text } says what somebody thinks of a move. The move alone is written { $written }.
unread-result = { $text } says how a game ended. It isn’t a move.
unread-pass = You can’t pass in chess. Write where a piece goes.
mark-attacks = attacks
mark-line = its line
mark-danger = in danger
mark-about = look here
mark-gone = would leave
mark-allowed = possible
mark-moved = moved

## Show mode: a lesson before a class

show-place = { $step } / { $total }
show-leave = Leave (Esc)
show-notes = For the teacher
show-no-notes = There are no notes for this lesson.
# The teacher's notes, in a window of their own.
notes-window = In its own window
notes-now = On the screen
notes-answer = Answer
notes-hints = Hints
notes-next = Comes next
notes-last = This is the last step.
notes-cover = The answers are here. Put this window on a screen that the class cannot see.
notes-uncover = Show the answers
vote-title = Who says A? Tap for each hand, or type the number.
vote-reveal = Show the answer
vote-more = One more hand
vote-less = One hand less
## The table: two people at one screen

# The rule sets to choose from, each with one sentence.
table-choose-rules = Which rules do you play by?
table-begin = { $side ->
    [white] White begins. Just move a piece!
   *[black] Black begins. Just move a piece!
 }
table-shake-hands = shake hands!
button-play = Play
button-other-rules = Other rules
button-look-again = Look again

table-turn = { $side ->
    [white] It’s White’s turn.
   *[black] It’s Black’s turn.
 }
table-touched = You touched { PIECE($piece, form: "the") } on { $square }. Now take it.
table-confirm = Is this your move? Press “Done”, or take it back.
table-will-offer = Now play your move. Your draw offer goes with it.
table-will-offer-not-mentioned = These rules don’t mention agreed draws. Your offer goes with the next move.
table-offered = { $side ->
    [white] White offers a draw. Black, do you agree?
   *[black] Black offers a draw. White, do you agree?
 }
table-declined = { $side ->
    [white] White would like to play on.
   *[black] Black would like to play on.
 }
table-asks-back = { $side ->
    [white] White asks to take the move back. Black, is that all right?
   *[black] Black asks to take the move back. White, is that all right?
 }
table-stays-made = { $side ->
    [white] White says no. The move stays.
   *[black] Black says no. The move stays.
 }
table-intends-threefold = Show me your move. It must bring the same position for the third time.
table-intends-fifty = Show me your move. It must be the last of fifty quiet moves.
table-says-check = You say “check”. Now play the move.
table-check = { $side ->
    [white] Check! White must deal with it.
   *[black] Check! Black must deal with it.
 }
table-what-claim = What do you claim?
table-claim-threefold-next = Three times, after my move
table-claim-fifty-next = Fifty moves, after my move
table-resign-sure = { $side ->
    [white] White, do you give up?
    [blue] Blue, do you give up?
    [yellow] Yellow, do you give up?
   *[black] Black, do you give up?
 }
table-resign-not-mentioned = These rules don’t mention giving up. { $player }, do you give up?
table-new-sure = Start a new game? This one ends here.
game-home-sure = Do you want to go home?
table-replace-sure = Play what you pasted? This game ends here.

button-yes-draw = Yes, a draw
button-no-play-on = No, play on
button-offer-draw = Offer a draw
button-claim-draw = Claim a draw
button-resign = I give up
button-redo = Play it again
button-new-game = New game
button-copy-position = Copy position
button-copy-moves = Copy moves
button-paste = Paste
button-ask-referee = Ask the referee
button-auto-turn = Turn after each move
button-more-ways = More

# Letters that were typed stand here; this is the empty field.
table-type = Type a move, such as Nf3
table-no-moves = Your moves will appear here.
table-copied-position = The position is copied.
table-copied-moves = The moves are copied.
table-pasted = Here’s what you pasted.
table-paste-empty = There’s nothing to paste yet.
table-paste-position = I can’t read that position. Your game is still here.
table-paste-move = I can’t play move { $number }: { $word }. Your game is still here.

# What happened last, in words.
table-moved = { $side ->
    [white] White: { PIECE($piece) } from { $from } to { $to }.
   *[black] Black: { PIECE($piece) } from { $from } to { $to }.
 }
table-took = { $side ->
    [white] White: { PIECE($piece) } { $from } takes { PIECE($taken, form: "the") } on { $square }.
   *[black] Black: { PIECE($piece) } { $from } takes { PIECE($taken, form: "the") } on { $square }.
 }
table-took-passing = { $side ->
    [white] White: pawn { $from } takes the pawn on { $square } in passing, and lands on { $to }.
   *[black] Black: pawn { $from } takes the pawn on { $square } in passing, and lands on { $to }.
 }
table-castled-short = { $side ->
    [white] White castles short.
   *[black] Black castles short.
 }
table-castled-long = { $side ->
    [white] White castles long.
   *[black] Black castles long.
 }
table-promoted = { $side ->
    [white] White: the pawn becomes { PIECE($piece, form: "a") } on { $square }.
   *[black] Black: the pawn becomes { PIECE($piece, form: "a") } on { $square }.
 }
table-cheer-took = { $number ->
    [0] Chomp! { PIECE($piece, form: "a", cap: 1) } is gone.
    [1] Snap! { PIECE($piece, form: "a", cap: 1) } is caught.
   *[other] Ooh! There goes { PIECE($piece, form: "a") }.
 }
table-cheer-castled = Whoosh! King and rook in one move.
table-cheer-promoted = Ta-da! A new { PIECE($piece) }!
table-took-back = Taken back: { PIECE($piece) } from { $from } to { $to }.
table-not-played = Not played: { PIECE($piece) } from { $from } to { $to }.
table-event-offered = { $side ->
    [white] White offers a draw.
   *[black] Black offers a draw.
 }
table-event-claimed = { $side ->
    [white] White claims a draw.
   *[black] Black claims a draw.
 }
table-event-resigned = { $side ->
    [white] White gives up.
   *[black] Black gives up.
 }
table-event-agreed = White and Black agree to a draw.
table-event-said-check = { $side ->
    [white] White says “check”.
   *[black] Black says “check”.
 }
table-event-adjusted = { $side ->
    [white] White adjusts { PIECE($piece, form: "the") } on { $square }.
   *[black] Black adjusts { PIECE($piece, form: "the") } on { $square }.
 }
button-adjust = I adjust
table-adjusting = You say “I adjust”. Tap a piece to straighten it.
table-adjusted = You adjusted { PIECE($piece, form: "the") } on { $square }. You may still move any piece.
table-claimer = { $side ->
    [white] White claims
   *[black] Black claims
 }
button-fifty-counter = Count quiet moves
table-captured = { $side ->
    [white] White has taken
   *[black] Black has taken
 }

## A refused move that is made all the same

anyway-try = Try it anyway
anyway-back = Put it back
anyway-taken = Then { PIECE($piece, form: "the") } on { $square } would take your king.

## A lesson by keyboard

typed-empty = Type a move: e2e4 or Nf3
typed-targets = { PIECE($piece, form: "the", cap: 1) } on { $from } can go to { LIST($squares) }.
typed-no-targets = { PIECE($piece, form: "the", cap: 1) } on { $from } can’t go anywhere now.
typed-pick-first = Pick a piece first.

## What happened in a lesson, line by line

happened-title = What happened
happened-copy = Copy all
happened-coach = Coach: { $said }
happened-answer = Answer: { $answer }
happened-hint = You asked for a hint.
happened-again = You started again.
happened-moved = { $side ->
    [white] White: { PIECE($piece, form: "the") } goes from { $from } to { $to }.
    [blue] Blue: { PIECE($piece, form: "the") } goes from { $from } to { $to }.
    [yellow] Yellow: { PIECE($piece, form: "the") } goes from { $from } to { $to }.
   *[black] Black: { PIECE($piece, form: "the") } goes from { $from } to { $to }.
 }
happened-star-flew = The star flies from { $from } to { $to }.
happened-tried = You tried { PIECE($piece, form: "the") } from { $from } to { $to }.
happened-tried-empty = You tried to go from { $from } to { $to }.
happened-took-back = Taken back: { PIECE($piece, form: "the") } is on { $square } again.
happened-chosen = You chose { $square }.
happened-solved = Solved!

## What does nothing here, or cannot be taken in

not-here-why = There’s nothing to explain: no move was refused, and this step asks no question.
not-here-vote = There’s nothing to vote on: this step has no answers to choose from.
not-here-hint = There’s no hint here.
not-here-refused = There’s nothing to explain: no move was refused.
not-here-key = This key does nothing here. F1 shows the keys.
dropped-folder = The lessons in “{ $folder }” are here now, until you close the window.
dropped-empty = There is no lesson in “{ $folder }”. A lesson is a file that ends in .toml.
dropped-zip = “{ $file }” is zipped. Unzip it, then drop the folder here.
dropped-games = “{ $file }” contains games, not a lesson. Copy the moves of a game into a lesson.
dropped-table = “{ $file }” contains a list of boards, not a lesson. Copy a board from it into a lesson.
dropped-other = “{ $file }” is not a lesson. Drop a file that ends in .toml, or a folder of them.

## The card with the keys

help-title = Keys
help-next = To the next button
help-shelf = To your next lesson, then shelf by shelf
help-press = Press it; pick and drop a piece
help-walk = Walk on the board
help-jump = Jump to a piece
help-typed = Type a move, then Enter
help-targets = Say where the piece can go
help-choose = The first, second, third answer
help-show = Show it to a class
help-cancel = Put down, close, go back
help-draw = Draw arrows and circles (Shift, Alt, Ctrl: other colors)
help-on = Next step
help-back = Previous step
help-why = Why? The rule or the answer
help-vote = The class votes
help-arrows = Arrows off and on
help-blank = Blank screen
help-leave = Leave
help-move-on = Next move
help-move-back = Previous move
help-why-not = Why not? The rule
key-arrows = Arrow keys
key-pieces = K Q R B N P
key-typed = e2e4, /Nf3
key-erase = Backspace
key-right = Right mouse button
key-on = Space, PgDn
key-before = PgUp
key-pages = PgDn, PgUp

## Posters and certificates

poster-castling = May I castle?
poster-check = Out of check
poster-endings = How a game ends
poster-castle-free = Yes: the king and rook have never moved. The path is clear and safe.
poster-castle-between = No: a piece stands between king and rook.
poster-castle-out = No: the king is in check.
poster-castle-through = No: the king would cross an attacked square.
poster-castle-into = No: the king would land on an attacked square.
poster-castle-rook = Yes: only the rook is attacked. That doesn’t matter.
poster-check-run = Run: the king steps to a safe square.
poster-check-block = Block: a piece steps in between.
poster-check-take = Take: somebody takes the attacker.
poster-check-stay = No: after this move the king would still be in check.
poster-check-knight = No: nobody can step between a knight and the king.
poster-check-double = No: two pieces give check, so the king must move.
poster-by-itself = by itself
poster-by-claim = a player claims it
poster-by-words = players say so
certificate-title = Certificate
certificate-learned = has finished all the lessons on the shelf
certificate-signed = Signed
day-written = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
 } { $day }, { $year }

# Picture stories: what can be pressed, and the rice on the board.
story-india = The elephant
story-persia = The caravan
story-baghdad = The book
story-europe = The ship
story-rice = The board for the rice
story-queen = The queen
story-tournament = The cup
story-rice-count = { $count ->
    [one] a1: { $grains } grain
   *[other] { $count } squares. The last one: { $grains }. Altogether: { $rice }
 }

//! A learner in a lesson: which step, what was tried, what the coach says now.
//!
//! A state machine without clock, text or files: [`Session::apply`] takes what the learner did and
//! answers with what changed; everything a screen shows can be asked for at any time. Each kind of
//! step has its own file with its own state in `kinds`; what they share is in `play`, and `exercise`
//! holds the two together; `refutation` says what a wrong move leads to. Where a step asks for boards of practice, each of
//! them in turn stands in its place: `round`.

mod answer;
mod exercise;
mod first;
mod hand;
mod hint;
mod input;
mod kinds;
mod play;
mod refutation;
mod round;
mod say;
mod so_far;
mod solo;

use std::sync::Arc;

use crate::job::Job;
use crate::lesson::{Lesson, Step};
use crate::practice::{OwnBoard, Watch};
use crate::rules::notation::letters::Letters;
use crate::rules::{
    Attempt, Classic, Geometry, Line, Move, Outcome, Piece, Position, Seat, Square, SquareSet,
};
use crate::solve::opponent::Thinking;

use exercise::Exercise;
use first::First;
use kinds::Typed;
use solo::Alone;

pub use answer::Answer;
pub use first::Tried;
pub use hint::Hint;
pub use input::{Input, Record};
pub use kinds::{BoardUse, Clue, DrillQuestion, Evidence, GameEnd, SortItem, is_light};
pub use refutation::Refutation;
pub use round::Round;
pub use say::{Effect, Say};
pub use so_far::GameSoFar;

/// One run of one learner through one lesson.
#[derive(Clone, Debug)]
pub struct Session<G: Geometry = Classic> {
    lesson: Arc<Lesson<G>>,
    at: usize,
    exercise: Exercise<G>,
    /// The boards of the present step, where it asks for some.
    round: Option<Round>,
    /// How many rounds of boards of each step were begun.
    rounds: Vec<u32>,
    seed: u64,
    records: Vec<Record>,
    /// The farthest step that was shown.
    reached: usize,
    finished: bool,
    letters: Letters,
    /// How many tries in the present step were no answer, or refused.
    slips: usize,
    first: First<G>,
}

impl<G: Geometry> Session<G> {
    /// Opens a lesson at a step, counted from 0; a number beyond the last opens the first.
    ///
    /// `None` if the lesson has no steps.
    #[must_use]
    pub fn new(lesson: Arc<Lesson<G>>, at: usize) -> Option<Self> {
        Self::with_seed(lesson, at, 0)
    }

    /// The same with a seed of one's own: drills ask in another order then.
    #[must_use]
    pub fn with_seed(lesson: Arc<Lesson<G>>, at: usize, seed: u64) -> Option<Self> {
        Self::after_rounds(lesson, at, seed, |_| 0)
    }

    /// The same for somebody who has begun so many rounds of boards of each step before, by its name.
    #[must_use]
    pub fn after_rounds(
        lesson: Arc<Lesson<G>>,
        at: usize,
        seed: u64,
        rounds: impl Fn(&str) -> u32,
    ) -> Option<Self> {
        let at = if at < lesson.steps.len() { at } else { 0 };
        let exercise = Exercise::new(lesson.steps.get(at)?, seed);
        let mut session = Self {
            rounds: lesson.steps.iter().map(|it| rounds(&it.id)).collect(),
            records: vec![Record::default(); lesson.steps.len()],
            lesson,
            at,
            exercise,
            round: None,
            seed,
            reached: at,
            finished: false,
            letters: Letters::default(),
            slips: 0,
            first: First::default(),
        };
        session.begin_round();
        Some(session)
    }

    /// Moves are written with these letters from now on, besides English ones.
    pub fn write_in(&mut self, letters: Letters) {
        self.letters = letters;
    }

    /// What is being learned.
    #[must_use]
    pub fn lesson(&self) -> &Arc<Lesson<G>> {
        &self.lesson
    }

    /// The present step; in a round the board in its place.
    #[must_use]
    pub fn step(&self) -> &Step<G> {
        self.exercise.play.step()
    }

    /// The number of the present step, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.at
    }

    /// What is known about each step.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Whether the learner went on after the last step.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        self.exercise.position()
    }

    /// The square of the picked piece.
    #[must_use]
    pub fn picked(&self) -> Option<Square<G>> {
        self.exercise.play.hand.picked()
    }

    /// Where the picked piece may go.
    #[must_use]
    pub fn targets(&self) -> SquareSet<G> {
        self.exercise.targets()
    }

    /// The stars still to be collected.
    #[must_use]
    pub fn stars(&self) -> SquareSet<G> {
        self.exercise.stars()
    }

    /// The squares found so far.
    #[must_use]
    pub fn found(&self) -> SquareSet<G> {
        self.exercise.kind.found()
    }

    /// The squares that were tapped in vain and stay marked until the right one is found.
    #[must_use]
    pub fn missed(&self) -> SquareSet<G> {
        self.exercise.kind.missed()
    }

    /// What was put in order so far, the first first; empty in all other steps.
    #[must_use]
    pub fn in_order(&self) -> &[SortItem<G>] {
        self.exercise.kind.in_order()
    }

    /// How many answers of this step are found, and how many there are; in a round those of the board.
    #[must_use]
    pub fn counted(&self) -> (usize, usize) {
        self.exercise.counted()
    }

    /// What the step's own words count: what is done, and how much there is. In a round that is its boards.
    #[must_use]
    pub fn told(&self) -> (usize, usize) {
        match &self.round {
            Some(round) => (round.outcomes().len(), round.n_boards()),
            None => self.counted(),
        }
    }

    /// The round of boards that the present step is; `None` in all other steps.
    #[must_use]
    pub const fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Whether the step, or the board in its place, was solved with nothing tried before, no hint, and no move too many.
    #[must_use]
    pub fn is_right_at_once(&self) -> bool {
        let par = self.step().task.about().par;
        let par = par.and_then(|par| usize::try_from(par).ok());
        let is_long = par.is_some_and(|par| self.n_moves() > par);
        self.is_done() && !self.is_missed() && !is_long
    }

    /// Whether something was tried in vain in the step, or in the board in its place, or a hint was seen.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.slips > 0 || self.hints().0 > 0
    }

    /// The pawn that waits for its promotion: from where to where.
    #[must_use]
    pub fn promoting(&self) -> Option<Attempt<G>> {
        self.exercise.play.hand.promoting()
    }

    /// The moves so far: those shown at first, and where a line or a game is played those of the
    /// learner and the answers to them.
    #[must_use]
    pub fn line(&self) -> &Line<G> {
        &self.exercise.play.line
    }

    /// The answers to choose from now, in order.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        self.exercise.answers()
    }

    /// Whether "check" was said, and the move is still to come.
    #[must_use]
    pub fn has_called(&self) -> bool {
        self.exercise.kind.has_called()
    }

    /// The number that is handed in next; `None` where nothing is counted.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        self.exercise.kind.number()
    }

    /// What is written so far; `None` where nothing is written.
    #[must_use]
    pub fn written(&self) -> Option<&str> {
        self.exercise.kind.written()
    }

    /// The pieces that wait beside the board, each kind with its number.
    #[must_use]
    pub fn tray(&self) -> Vec<(Piece, usize)> {
        self.exercise.kind.tray()
    }

    /// The piece that was taken from beside the board.
    #[must_use]
    pub fn held(&self) -> Option<Piece> {
        self.exercise.kind.held()
    }

    /// What stands on a board that is set up; `None` in all other steps.
    #[must_use]
    pub fn set_up(&self) -> Option<Vec<(Square<G>, Piece)>> {
        self.exercise.kind.set_up()
    }

    /// What hands may do on the board now.
    #[must_use]
    pub fn on_board(&self) -> BoardUse {
        self.exercise.on_board()
    }

    /// What a drill asks now.
    #[must_use]
    pub fn asked(&self) -> Option<DrillQuestion<G>> {
        self.exercise.kind.asked(&self.exercise.play)
    }

    /// What a claim was judged by, once the question is answered.
    #[must_use]
    pub fn evidence(&self) -> Option<Evidence> {
        self.exercise.kind.evidence(&self.exercise.play)
    }

    /// How the game is over, where that is what the step is about, once it is solved.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.exercise.kind.outcome(&self.exercise.play);
        outcome.filter(|_| self.is_done())
    }

    /// How a game has ended.
    #[must_use]
    pub fn game_end(&self) -> Option<GameEnd> {
        self.exercise.kind.game_end()
    }

    /// Whether the program has won the game, or it was given up.
    #[must_use]
    pub fn is_lost_to_program(&self) -> bool {
        self.exercise.is_lost_to_program()
    }

    /// Whether this is a game that the learner has won against the program.
    #[must_use]
    pub fn is_won_from_program(&self) -> bool {
        let winner = self.game_end().and_then(GameEnd::winner);
        let friend = self.exercise.kind.friend();
        winner.is_some() && friend.is_some() && winner != friend
    }

    /// Whether the program thinks about its move: hands are off until [`reply`](Self::reply) has brought it.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.exercise.is_thinking()
    }

    /// The work of finding the program's move, from its beginning; `None` while it does not think.
    ///
    /// Whatever is done meanwhile may make it void: whoever does the work lets go of it with every change and asks
    /// for it again.
    #[must_use]
    pub fn thinking(&self) -> Option<Thinking<G>> {
        self.exercise.thinking()
    }

    /// Whose word counts now: the learner's while the program thinks, else that of the side to move.
    #[must_use]
    pub fn speaker(&self) -> Seat {
        self.exercise.speaker()
    }

    /// Whether the program plays the other side of a game.
    #[must_use]
    pub fn has_opponent(&self) -> bool {
        self.exercise.kind.friend().is_some()
    }

    /// The boards of the present game against the program that are worth practising, in the order in which they stood there;
    /// none in all other steps.
    pub fn own_boards(&self) -> impl Iterator<Item = &OwnBoard> {
        let watch = self.exercise.kind.watch().into_iter();
        watch.flat_map(Watch::boards)
    }

    /// The move that a question is about, until it is answered.
    #[must_use]
    pub fn question(&self) -> Option<Attempt<G>> {
        self.exercise.kind.question()
    }

    /// The last move that was made on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move<G>> {
        self.exercise.last_move()
    }

    /// How many moves the learner has made, where moves are counted.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        self.exercise.n_moves()
    }

    /// What the coach says now.
    #[must_use]
    pub fn say(&self) -> &Say<G> {
        &self.exercise.play.say
    }

    /// The hint that the coach gives by itself after [`say`](Self::say), as long as that stands; `None` if it gives none.
    #[must_use]
    pub fn offered(&self) -> Option<&Say<G>> {
        self.exercise.play.offered.as_ref()
    }

    /// The hint that is shown now.
    #[must_use]
    pub fn hint(&self) -> Option<Hint<G>> {
        self.exercise.play.shown_hint
    }

    /// The piece that leads on, as far as that is known, or the only one that can be moved; it costs no star.
    #[must_use]
    pub fn to_move(&self) -> Option<Square<G>> {
        self.exercise.to_move()
    }

    /// How many hints were asked for, and how many there are.
    #[must_use]
    pub fn hints(&self) -> (usize, usize) {
        (self.exercise.play.hints, self.exercise.n_hints())
    }

    /// The move that leads on, from where to where, for whoever shows how it is done; it counts as no hint.
    #[must_use]
    pub fn way_on(&self) -> Option<(Square<G>, Square<G>)> {
        self.exercise.way_on()
    }

    /// How many tries in a row have not led on.
    #[must_use]
    pub fn n_astray(&self) -> usize {
        self.exercise.play.astray
    }

    /// How many tries since the step is shown were no answer, or refused: those before starting again are counted too. To
    /// take hold of what is not one's own is no try.
    #[must_use]
    pub fn n_slips(&self) -> usize {
        self.slips
    }

    /// What was answered to the present step at first, before the coach had said anything to it, in order; the last one may
    /// be what did not fit. Nothing before the first try.
    #[must_use]
    pub fn first_tries(&self) -> &[Tried<G>] {
        self.first.tried()
    }

    /// Something was wrong with this step, or with this board, before the session began: it is not right at once any more,
    /// and no answer to it is a first one.
    pub fn was_missed_before(&mut self) {
        self.slips = self.slips.max(1);
        self.first.end();
    }

    /// What is found of the present step, where it asks for several things and they are found one by one: squares, or moves,
    /// in an order in which they can be done.
    #[must_use]
    pub fn so_far(&self) -> Vec<Tried<G>> {
        let way = self.exercise.kind.alone();
        let way = way.into_iter().flat_map(Alone::moves);
        let moves = way.chain(self.found_moves());
        let moves = moves.map(|it| Tried::Move(it.attempt()));
        let about = self.step().task.about();
        if about.squares.is_some() {
            return self.found().iter().map(Tried::Square).collect();
        }
        let is_way = !about.stars.is_empty() || about.takes_all;
        match is_way || about.accept.is_some() {
            true => moves.collect(),
            false => Vec::new(),
        }
    }

    /// Does again what was found of the present step before this session, so far as it can be done.
    pub fn find_again(&mut self, so_far: &[Tried<G>]) {
        for found in so_far {
            match *found {
                Tried::Square(square) => {
                    self.apply(Input::Press(square));
                }
                Tried::Move(Attempt {
                    from,
                    to,
                    promotion,
                }) => {
                    self.apply(Input::Drop { from, to });
                    if let Some(role) = promotion {
                        self.apply(Input::Promote(role));
                    }
                }
                Tried::Answer(_) => {}
            }
        }
    }

    /// The pieces that can be moved, while that is shown.
    #[must_use]
    pub fn shown_hands(&self) -> SquareSet<G> {
        self.exercise.shown_hands()
    }

    /// The moves found so far, where all of several are asked for and more are open.
    #[must_use]
    pub fn found_moves(&self) -> &[Move<G>] {
        self.exercise.kind.found_moves()
    }

    /// Whether the learner can go to a step, by its number from 0: it was reached before, and is not shown now.
    #[must_use]
    pub fn can_go_to(&self, step: usize) -> bool {
        let is_known = self.records.get(step).is_some_and(|it| it.done);
        (step <= self.reached || is_known) && (step != self.at || self.finished)
    }

    /// Whether the step is solved.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.exercise.play.done
    }

    /// Whether the learner can go on to the next step.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        self.exercise.play.done || self.exercise.play.leads_on || self.is_shown_only()
    }

    /// Whether there is nothing to do in the step but to look and read.
    #[must_use]
    pub fn is_shown_only(&self) -> bool {
        self.exercise.is_shown_only()
    }

    /// Whether a move can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.exercise.can_take_back()
    }

    /// Whether starting again changes anything: something was done, or moves are shown once more.
    #[must_use]
    pub fn can_start_again(&self) -> bool {
        self.exercise.is_touched() || !self.step().line.moves().is_empty()
    }

    /// Takes what the learner did; answers with what changed.
    pub fn apply(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        let slips = self.slips;
        let effects = self.act(input);
        self.first.note(input, &effects, self.slips > slips);
        effects
    }

    fn act(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        match input {
            Input::Next => self.next(),
            Input::Again => self.again(),
            Input::Hint => self.exercise.ask_hint(),
            Input::Offer => self.exercise.offer_hint(),
            Input::Repeat => self.exercise.repeat(),
            Input::GoTo(step) if self.can_go_to(step) => self.go(step),
            Input::GoTo(_) => Vec::new(),
            Input::TakeBack => self.take_back(),
            Input::Cancel => self.exercise.cancel(),
            Input::Press(square) => self.touch(|it| it.press(square)),
            Input::Drop { from, to } => self.touch(|it| it.drop(from, to)),
            Input::Promote(role) => self.touch(|it| it.promote(role)),
            Input::Answer(answer) => self.touch(|it| it.answer(answer)),
            Input::Take(piece) => self.touch(|it| it.take(piece)),
            Input::Change(up) => self.touch(|it| it.typed(Typed::Change(up))),
            Input::Letter(letter) => self.touch(|it| it.typed(Typed::Letter(letter))),
            Input::Piece(role) => {
                let sign = self.letters.of(role).to_owned();
                self.touch(|it| it.typed(Typed::Piece(&sign)))
            }
            Input::Erase => {
                let letters = self.letters.clone();
                self.touch(|it| it.typed(Typed::Erase(&letters)))
            }
            Input::HandIn => {
                let letters = self.letters.clone();
                self.touch(|it| it.typed(Typed::HandIn(&letters)))
            }
        }
    }

    /// Begins the step again; a round that is over, with fresh boards, one that is not, with the same board.
    fn again(&mut self) -> Vec<Effect<G>> {
        if self.is_done() && self.round.as_ref().is_some_and(Round::is_over) {
            return self.go(self.at);
        }
        self.exercise.start_again();
        vec![Effect::StepShown]
    }

    /// Takes the last move back; a game that was lost by it is open again, and not known to be lost.
    fn take_back(&mut self) -> Vec<Effect<G>> {
        let was_lost = self.is_lost_to_program();
        let effects = self.exercise.take_back();
        let record = self.records.get_mut(self.at).filter(|it| it.lost);
        if let Some(record) = record.filter(|_| was_lost && !effects.is_empty()) {
            *record = Record::default();
        }
        effects
    }

    /// Brings the move that the program has found; answers with what changed. Nothing does if the program does not
    /// think, or the move is not legal.
    pub fn reply(&mut self, mv: Move<G>) -> Vec<Effect<G>> {
        self.touch(|it| it.reply(mv))
    }

    /// Finds the program's move and brings it in one go, for whoever shows nothing meanwhile.
    pub fn reply_at_once(&mut self) -> Vec<Effect<G>> {
        let found = self.thinking().and_then(Job::finish);
        found.map_or_else(Vec::new, |mv| self.reply(mv))
    }

    /// Lets the learner act on the board and notes a step that was solved by it.
    fn touch(&mut self, act: impl FnOnce(&mut Exercise<G>) -> Vec<Effect<G>>) -> Vec<Effect<G>> {
        let was_done = self.exercise.play.done;
        let mistakes = self.exercise.play.mistakes;
        self.exercise.play.shows_hands = false;
        self.exercise.play.offered = None;
        let mut effects = act(&mut self.exercise);
        self.count_astray(mistakes, &effects);
        self.count_slips(mistakes, &effects);
        if self.exercise.play.done && !was_done {
            let (is_at_once, hints) = (self.is_right_at_once(), self.exercise.record().hints);
            if let Some(round) = &mut self.round {
                round.note(is_at_once, hints);
            }
            self.note();
            effects.push(Effect::StepDone);
        }
        effects
    }

    /// Counts the tries in a row that have not led on.
    fn count_astray(&mut self, mistakes: usize, effects: &[Effect<G>]) {
        let play = &mut self.exercise.play;
        let is_refused = |it: &Effect<G>| matches!(it, Effect::Refused { .. });
        let leads_on = |it: &Effect<G>| {
            matches!(
                it,
                Effect::Moved(_) | Effect::Chosen(_) | Effect::TriedAndReturned(_)
            )
        };
        if play.mistakes > mistakes || effects.iter().any(is_refused) {
            play.astray += 1;
        } else if effects.iter().any(leads_on) {
            play.astray = 0;
        }
    }

    /// Counts the tries that were no answer. A refusal that solves the step was what it asks for.
    fn count_slips(&mut self, mistakes: usize, effects: &[Effect<G>]) {
        let play = &self.exercise.play;
        let is_tried = |it: &Effect<G>| matches!(it, Effect::Refused { from, to } if from != to);
        let is_refused = !play.done && effects.iter().any(is_tried);
        self.slips += usize::from(is_refused || play.mistakes > mistakes);
    }

    /// Keeps what is known about the step; what was solved once stays solved, and as well as it went best. A round is
    /// solved when it is passed.
    fn note(&mut self) {
        if !self.exercise.play.done {
            return;
        }
        let new = match &self.round {
            Some(round) => round.record(),
            None => Some(self.exercise.record()),
        };
        let Some(new) = new else { return };
        if let Some(record) = self.records.get_mut(self.at)
            && new.is_better_than(record)
        {
            *record = new;
        }
    }

    /// Goes on if the step is solved, in a round to its next board; a step that only shows something is solved by going on.
    fn next(&mut self) -> Vec<Effect<G>> {
        if self.exercise.is_shown_only() {
            self.exercise.play.done = true;
        }
        if !self.can_go_on() || self.finished {
            return Vec::new();
        }
        if self.next_board() {
            return vec![Effect::StepShown];
        }
        self.note();
        let next = self.exercise.play.go.unwrap_or(self.at + 1);
        if next < self.lesson.steps.len() {
            return self.go(next);
        }
        self.finished = true;
        vec![Effect::LessonDone]
    }

    fn go(&mut self, to: usize) -> Vec<Effect<G>> {
        let Some(step) = self.lesson.steps.get(to) else {
            return Vec::new();
        };
        self.seed = self.seed.wrapping_add(1);
        self.exercise = Exercise::new(step, self.seed);
        self.at = to;
        self.slips = 0;
        self.first = First::default();
        self.reached = self.reached.max(to);
        self.finished = false;
        self.begin_round();
        vec![Effect::StepShown]
    }

    /// Begins a round with boards that have not come yet, if the present step is one.
    fn begin_round(&mut self) {
        let number = self.rounds.get(self.at).copied().unwrap_or_default();
        if self.begin_round_at(number, 0)
            && let Some(begun) = self.rounds.get_mut(self.at)
        {
            *begun = begun.wrapping_add(1);
        }
    }

    /// Begins this round of the present step at one of its boards; `false` if the step is none, or has no such board.
    fn begin_round_at(&mut self, number: u32, place: usize) -> bool {
        let lesson = Arc::clone(&self.lesson);
        self.round = lesson
            .steps
            .get(self.at)
            .and_then(|step| Round::begin(&lesson.id, step, number, place));
        self.show_board()
    }

    fn next_board(&mut self) -> bool {
        self.round.as_mut().is_some_and(Round::go_on) && self.show_board()
    }

    /// The board of the round that is to be played now.
    fn show_board(&mut self) -> bool {
        let own = self.lesson.steps.get(self.at);
        let board = self.round.as_ref().zip(own);
        let Some(board) = board.and_then(|(round, own)| round.step(own)) else {
            self.round = None;
            return false;
        };
        self.exercise = Exercise::new(&board, self.seed);
        self.slips = 0;
        self.first = First::default();
        true
    }

    /// The next board of the round (`true`), or the one before, whether this one is solved or not: for whoever shows the
    /// boards to a class. `false` if there is none there, and nothing changes.
    pub fn turn_board(&mut self, is_on: bool) -> bool {
        let to = self.round.as_ref().and_then(|round| {
            let place = match is_on {
                true => Some(round.place() + 1),
                false => round.place().checked_sub(1),
            };
            let place = place.filter(|it| *it < round.n_boards())?;
            Some((round.number(), place))
        });
        to.is_some_and(|(number, place)| self.begin_round_at(number, place))
    }
}

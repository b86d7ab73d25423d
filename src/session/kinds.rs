//! The kinds of steps while they are done: one file each, with the state that only this kind has.
//!
//! [`Doing`] is what a kind has to answer. Whatever has no default must be thought about in every kind;
//! the rest is what few kinds have, and is empty in the others. [`begin`] is the only place that knows
//! which kinds there are: whoever adds one writes its file and a row there.

mod aim;
mod allow;
mod choose;
mod claim;
mod collect;
mod count;
mod game;
mod illegal;
mod judge;
mod moves;
mod name;
mod play;
mod practice;
mod say;
mod setup;
mod sort;
mod squares;
mod status;
mod tries;
mod write;

use std::fmt::Debug;

use crate::lesson::{Step, Task};
use crate::practice::Watch;
use crate::rules::notation::letters::Letters;
use crate::rules::{
    Attempt, Classic, Fault, Geometry, Move, Outcome, Piece, Role, Seat, Square, SquareSet,
};
use crate::session::play::Play;
use crate::session::solo::Alone;
use crate::session::{Answer, Effect, GameSoFar, Hint, Say};
use crate::solve::hint::Rung;
use crate::solve::opponent::Thinking;
use crate::solve::strength::Strength;

use aim::Aim;

pub use claim::Evidence;
pub use game::GameEnd;
pub use name::{DrillQuestion, is_light};
pub use sort::SortItem;
pub use status::Clue;

/// The kind of a step, with its own state at the beginning; what is drawn by lot comes from the seed.
pub(super) fn begin<G: Geometry>(step: &Step<G>, seed: u64) -> Box<dyn Doing<G>> {
    match step.task.clone() {
        Task::Say | Task::Story(_) => Box::new(say::Reading),
        Task::Squares { ask, piece, answer } => {
            let tapping = squares::Tapping::new(ask, piece, answer, step.position());
            Box::new(tapping)
        }
        Task::Collect { .. } => Box::new(collect::Collecting::new(step)),
        Task::Move {
            accept,
            all,
            by,
            call,
        } => Box::new(moves::Finding::new(
            accept.moves(step.position()),
            // Which way out of check is asked for, the step itself says.
            by.map_or_else(|| Aim::of(&accept, step.position()), |_| Aim::Other),
            all,
            call,
        )),
        Task::Judge {
            attempt,
            said: _,
            verdict,
        } => Box::new(judge::Judging { attempt, verdict }),
        Task::Illegal { attempt, fault } => Box::new(illegal::Provoking {
            asked: attempt,
            reason: fault.reason(),
            role: step.position().piece_at(attempt.from).map(|it| it.role),
        }),
        Task::Allow {
            attempt, answer, ..
        } => Box::new(allow::Allowing::new(
            *step.position().board(),
            attempt,
            answer,
        )),
        Task::Try { piece, n_moves } => Box::new(tries::Trying::new(step, piece, n_moves)),
        Task::Name { ask, from, times } => Box::new(name::Naming::new(ask, from, times, seed)),
        Task::Play { lines } => Box::new(play::Following { lines }),
        Task::Status { answer, offer } => Box::new(status::Telling { answer, offer }),
        Task::Claim {
            next,
            answer,
            offer,
        } => Box::new(claim::Claiming {
            next,
            answer,
            offer,
        }),
        Task::Count { answer, .. } => Box::new(count::Counting::new(answer)),
        Task::Write { mv, san, signs } => Box::new(write::Writing::new(mv, &san, signs)),
        Task::Setup { target, given } => Box::new(setup::SettingUp::new(target, given)),
        Task::Choose { options } => Box::new(choose::Choosing { options }),
        Task::Sort { pieces, options } => Box::new(sort::Sorting::new(&pieces, &options, seed)),
        Task::Game {
            goal,
            players: _,
            opponent,
        } => Box::new(game::Playing::new(goal, opponent)),
        Task::Practice(_) => Box::new(practice::Boardless),
    }
}

/// What hands may do on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardUse {
    /// The board is only looked at.
    Nothing,
    /// Tap squares.
    Taps,
    /// Put pieces from beside the board on squares.
    Puts,
    /// Move pieces.
    Moves,
}

/// Something typed, counted or handed in.
#[derive(Clone, Copy, Debug)]
pub(super) enum Typed<'a> {
    /// One more (true) or one fewer.
    Change(bool),
    /// A letter or a digit.
    Letter(char),
    /// The letter of a piece: one sign or two.
    Piece(&'a str),
    /// The last sign goes; pieces have these letters.
    Erase(&'a Letters),
    /// What is there is handed in; pieces have these letters.
    HandIn(&'a Letters),
}

/// A kind of step while it is done.
///
/// Everything is asked with the shared state, and nothing is done to a step that is solved.
pub(super) trait Doing<G: Geometry = Classic>: Debug + Send + Sync + Again<G> {
    // What every kind has to say.

    /// What hands may do on the board.
    fn on_board(&self) -> BoardUse;

    /// The rungs of the ladder of hints that the board gives, from below.
    fn rungs(&self) -> &'static [Rung];

    // What most kinds have none of.

    /// The answers to choose from, in order.
    fn answers(&self, _play: &Play<G>) -> Vec<Answer> {
        Vec::new()
    }

    /// How many answers are found, and how many there are.
    fn counted(&self, play: &Play<G>) -> (usize, usize) {
        once(play)
    }

    /// Whether something is found or begun that starting again would take away, besides moves.
    fn is_touched(&self) -> bool {
        false
    }

    // What the learner does.

    /// The step is shown.
    fn begin(&mut self, _play: &mut Play<G>) {}

    /// A square is tapped, where squares are tapped or pieces put on them.
    fn press(&mut self, _play: &mut Play<G>, _square: Square<G>) -> Vec<Effect<G>> {
        Vec::new()
    }

    /// A legal move is made, where pieces move.
    fn moved(&mut self, _play: &mut Play<G>, _mv: Move<G>) -> Vec<Effect<G>> {
        Vec::new()
    }

    /// A forbidden one is tried.
    fn refused(
        &mut self,
        play: &mut Play<G>,
        attempt: Attempt<G>,
        fault: Fault<G>,
    ) -> Vec<Effect<G>> {
        play.refuse(attempt, fault)
    }

    /// One of the answers is chosen.
    fn answer(&mut self, _play: &mut Play<G>, _answer: Answer) -> Vec<Effect<G>> {
        Vec::new()
    }

    /// Something is typed, counted or handed in.
    fn typed(&mut self, _play: &mut Play<G>, _typed: Typed<'_>) -> Vec<Effect<G>> {
        Vec::new()
    }

    /// A piece is taken from beside the board.
    fn take(&mut self, _play: &mut Play<G>, _piece: Piece) -> Vec<Effect<G>> {
        Vec::new()
    }

    /// What is in the hand is put down.
    fn put_down(&mut self) {}

    /// A move is taken back.
    fn took_back(&mut self, _play: &mut Play<G>, _mv: &Move<G>) {}

    // What the program does.

    /// It plays this side from now on, or none.
    fn play_against(&mut self, _friend: Option<Seat>) {}

    /// Whether it is its turn: then nobody moves until its move is there.
    fn is_thinking(&self, _play: &Play<G>) -> bool {
        false
    }

    /// The work of finding its move.
    fn thinking(&self, _play: &Play<G>) -> Option<Thinking<G>> {
        None
    }

    /// It has found its move.
    fn replied(&mut self, _play: &mut Play<G>, _mv: Move<G>) -> Vec<Effect<G>> {
        Vec::new()
    }

    // How pieces move.

    /// The board on which one side moves again and again.
    fn alone(&self) -> Option<&Alone<G>> {
        None
    }

    /// The same, to move on it.
    fn alone_mut(&mut self) -> Option<&mut Alone<G>> {
        None
    }

    /// The forbidden move that is to be tried.
    fn forbidden(&self) -> Option<Attempt<G>> {
        None
    }

    /// How well the program plays the other side of a game; `None` where people do, and where nobody plays.
    fn bird(&self) -> Option<Strength> {
        None
    }

    /// Goes on with a game where it was left; `false` if it cannot be, and what has changed then is of no use.
    fn go_on(&mut self, _play: &mut Play<G>, _so_far: &GameSoFar<G>) -> bool {
        false
    }

    /// What a pawn becomes where nobody is asked.
    fn becomes(&self) -> Option<Role> {
        None
    }

    /// What is to be done before the next move.
    fn waits_for(&self) -> Option<Say<G>> {
        None
    }

    /// How many moves the learner has made, where moves are counted.
    fn n_moves(&self, _play: &Play<G>) -> usize {
        0
    }

    /// Whether a move can be taken back.
    fn can_take_back(&self, play: &Play<G>) -> bool {
        self.n_moves(play) > 0
    }

    // What is shown.

    /// What a rung of the ladder shows from here; `None` if nothing leads on.
    fn hint(&self, _play: &Play<G>, _rung: Rung) -> Option<Hint<G>> {
        None
    }

    /// Whether it is sure that nothing leads on from here, so that a move must be taken back.
    fn is_stuck(&self) -> bool {
        false
    }

    /// The squares found so far; in a drill the last one, where things are counted those marked.
    fn found(&self) -> SquareSet<G> {
        SquareSet::EMPTY
    }

    /// The squares that were tapped in vain, where they stay marked.
    fn missed(&self) -> SquareSet<G> {
        SquareSet::EMPTY
    }

    /// The moves found so far, where all of several are asked for and more are open.
    fn found_moves(&self) -> &[Move<G>] {
        &[]
    }

    /// What was put in order so far, the first first.
    fn in_order(&self) -> &[SortItem<G>] {
        &[]
    }

    /// The move that a question is about, until it is answered.
    fn question(&self) -> Option<Attempt<G>> {
        None
    }

    /// How the game has ended, where its end is what the step is about.
    fn outcome(&self, _play: &Play<G>) -> Option<Outcome> {
        None
    }

    /// Whether "check" was said, and the move is still to come.
    fn has_called(&self) -> bool {
        false
    }

    /// The number that is handed in next.
    fn number(&self) -> Option<u32> {
        None
    }

    /// What is written so far.
    fn written(&self) -> Option<&str> {
        None
    }

    /// The pieces that wait beside the board, each kind with its number.
    fn tray(&self) -> Vec<(Piece, usize)> {
        Vec::new()
    }

    /// The piece that was taken from beside the board.
    fn held(&self) -> Option<Piece> {
        None
    }

    /// What stands on a board that is set up.
    fn set_up(&self) -> Option<Vec<(Square<G>, Piece)>> {
        None
    }

    /// What a drill asks now.
    fn asked(&self, _play: &Play<G>) -> Option<DrillQuestion<G>> {
        None
    }

    /// What a claim was judged by, once the question is answered.
    fn evidence(&self, _play: &Play<G>) -> Option<Evidence> {
        None
    }

    /// How a game has ended.
    fn game_end(&self) -> Option<GameEnd> {
        None
    }

    /// The side that the program plays.
    fn friend(&self) -> Option<Seat> {
        None
    }

    /// Who watches a game against it.
    fn watch(&self) -> Option<&Watch> {
        None
    }
}

/// The same kind in the same state once more.
pub(super) trait Again<G: Geometry> {
    /// A copy.
    fn again(&self) -> Box<dyn Doing<G>>;
}

impl<G: Geometry, T: Doing<G> + Clone + 'static> Again<G> for T {
    fn again(&self) -> Box<dyn Doing<G>> {
        Box::new(self.clone())
    }
}

impl<G: Geometry> Clone for Box<dyn Doing<G>> {
    fn clone(&self) -> Self {
        (**self).again()
    }
}

/// One thing to do: done or not.
pub(super) fn once<G: Geometry>(play: &Play<G>) -> (usize, usize) {
    (usize::from(play.done), 1)
}

/// How many squares there are.
pub(super) fn size<G: Geometry>(set: SquareSet<G>) -> usize {
    usize::try_from(set.len()).unwrap_or(usize::MAX)
}

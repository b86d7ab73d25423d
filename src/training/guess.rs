//! What whoever guesses could choose, and how likely they pass.
//!
//! # Decisions
//! * *The board is seen, the rule is not known*: where men are asked for, an enemy's man is chosen; where a move is, one that
//!   is legal, since what is refused can be tried again; where a king is to run, a square beside him.
//! * *All squares or none*: whoever taps one that is wrong has not solved it at once.
//! * *The chance is counted, not estimated*: ways in whole numbers. More answers than [`MOST`] count as so many, which
//!   makes guessing look easier than it is.

use crate::lesson::task::NameAsk;
use crate::lesson::{SquaresAsk, Step, Task, on_board};
use crate::practice::Exercise;
use crate::rules::{Geometry, Position, Setup, Square, SquareSet, Waive, Wing};
use crate::solve::change::removable;
use crate::solve::lot;

/// More answers are counted as so many: twelve boards of them are still a number.
const MOST: u64 = 64;

/// How many answers an exercise has for whoever guesses, one of them right; `None` where nothing is chosen, but a way is
/// found.
#[must_use]
pub fn answers(exercise: &Exercise) -> Option<u64> {
    on_board!(exercise.lesson(), lesson => answers_to(lesson.steps.first()?))
}

fn answers_to<G: Geometry>(step: &Step<G>) -> Option<u64> {
    let position = step.position();
    let n = match &step.task {
        Task::Judge { .. } => 2,
        Task::Status { offer, .. } => count(offer.len()),
        Task::Squares { ask, piece, answer } => {
            let all = tapped(position, *ask, *piece).len();
            lot::ways(u64::from(answer.len()), u64::from(all))
        }
        Task::Move {
            accept, all: true, ..
        } => {
            let right = accept.moves(position).len();
            lot::ways(count(right), tried(position)?.max(count(right)))
        }
        Task::Move { accept, .. } => {
            let right = accept.moves(position).len();
            count(position.legal_moves().len()).checked_div(count(right))?
        }
        Task::Allow {
            attempt, answer, ..
        } => {
            let men = u64::from(removable(position, *attempt).len());
            men.checked_div(u64::from(answer.len()))?
        }
        Task::Name { ask, .. } => match ask {
            NameAsk::Square | NameAsk::Find => 64,
            NameAsk::File | NameAsk::Rank => 8,
            NameAsk::Color => 2,
        },
        Task::Write { .. } => count(position.legal_moves().len()),
        Task::Claim { offer, .. } => count(offer.len()),
        Task::Choose { options } => {
            let right = options.iter().filter(|it| it.right).count();
            count(options.len()).checked_div(count(right))?
        }
        Task::Say
        | Task::Story(_)
        | Task::Collect { .. }
        | Task::Illegal { .. }
        | Task::Try { .. }
        | Task::Play { .. }
        | Task::Count { .. }
        | Task::Setup { .. }
        | Task::Sort { .. }
        | Task::Game { .. }
        | Task::Practice(_) => return None,
    };
    Some(n.min(MOST))
}

fn count(n: usize) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX)
}

/// The squares that somebody would tap who does not know which; `piece` is the one that is asked about.
#[must_use]
pub fn tapped<G: Geometry>(
    position: &Position<G>,
    ask: SquaresAsk,
    piece: Option<Square<G>>,
) -> SquareSet<G> {
    let own = position.turn();
    let men = position.board();
    let every = || Square::<G>::all().filter(|it| !men.by_seat(own).contains(*it));
    let king = position.kings(own).only();
    let may_castle = |wing| position.castling().has(own, wing);
    match ask {
        // Where he may castle, he is seen beside his squares or two files away.
        SquaresAsk::Moves if piece == king && Wing::BOTH.into_iter().any(may_castle) => {
            let is_near =
                |it: &Square<G>| king.is_some_and(|king| is_step(king, *it) || is_jump(king, *it));
            every().filter(is_near).collect()
        }
        SquaresAsk::Moves | SquaresAsk::Listed => every().collect(),
        SquaresAsk::Guards => {
            let asked = piece.map_or(SquareSet::EMPTY, SquareSet::of);
            men.by_seat(own) - asked
        }
        SquaresAsk::Captures | SquaresAsk::Attackers | SquaresAsk::Checkers => {
            men.occupied() - men.by_seat(own)
        }
        SquaresAsk::Escapes => {
            let is_beside = |it: &Square<G>| king.is_some_and(|king| is_step(king, *it));
            every().filter(is_beside).collect()
        }
    }
}

fn is_step<G: Geometry>(from: Square<G>, to: Square<G>) -> bool {
    let (files, ranks) = from.distance(to);
    from != to && files.abs() <= 1 && ranks.abs() <= 1
}

/// Whether a king who castles lands there.
fn is_jump<G: Geometry>(from: Square<G>, to: Square<G>) -> bool {
    let (files, ranks) = from.distance(to);
    files.abs() == 2 && ranks == 0
}

/// How many moves somebody would try who forgets that a king must not be left in check.
fn tried<G: Geometry>(position: &Position<G>) -> Option<u64> {
    let own = position.turn();
    let king = position.kings(own).only()?;
    let runs = tapped(position, SquaresAsk::Escapes, None).len();
    let mut board = *position.board();
    board.remove(king);
    let without = Setup::new(board, own).into_position(Waive::LESSON).ok()?;
    Some(count(without.legal_moves().len()) + u64::from(runs))
}

/// A chance in whole numbers: so many ways of all that are equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// How many of them are meant.
    pub ways: u128,
    /// How many there are.
    pub of: u128,
}

impl Chance {
    /// The chance that whoever guesses has at least so many right, where these are the answers of each board.
    #[must_use]
    pub fn of_guessing(answers: &[u64], wanted: usize) -> Self {
        // How many ways lead to so many right ones, board by board.
        let mut ways: Vec<u128> = vec![1];
        let mut of: u128 = 1;
        for n in answers.iter().map(|it| u128::from((*it).clamp(1, MOST))) {
            of = of.saturating_mul(n);
            let mut next = vec![0; ways.len() + 1];
            for (right, so_far) in ways.iter().enumerate() {
                next[right] += so_far * (n - 1);
                next[right + 1] += so_far;
            }
            ways = next;
        }
        Self {
            ways: ways.iter().skip(wanted).sum(),
            of,
        }
    }

    /// Whether it is less than one in so many.
    #[must_use]
    pub const fn is_below_one_in(self, many: u128) -> bool {
        self.ways.saturating_mul(many) < self.of
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_is_exact() {
        let chance = |answers: &[u64], wanted| {
            let chance = Chance::of_guessing(answers, wanted);
            (chance.ways, chance.of)
        };
        assert_eq!(chance(&[2, 2, 2], 2), (4, 8));
        assert_eq!(chance(&[2, 4], 2), (1, 8));
        assert_eq!(chance(&[2, 4], 1), (5, 8));
        assert_eq!(chance(&[], 0), (1, 1));
        // Twice two answers and ten times four, ten of twelve right: counted by hand from the binomial numbers.
        let worst: Vec<u64> = [[2; 2].as_slice(), &[4; 10]].concat();
        let (ways, of) = chance(&worst, 10);
        let (eight, nine, ten) = (45 * 9 + 10 * 3 + 1, 10 * 3 + 1, 1);
        assert_eq!((ways, of), (eight + 2 * nine + ten, 4 * 4u128.pow(10)));
        assert!(Chance::of_guessing(&worst, 10).is_below_one_in(5_000));
        assert!(!Chance::of_guessing(&worst, 9).is_below_one_in(5_000));
        // As many as there can be are still a number.
        assert_eq!(chance(&[64; 12], 12), (1, 64u128.pow(12)));
    }
}

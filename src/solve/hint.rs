//! Hints, one rung more each time: a nudge, the piece, the square, the whole move.
//!
//! What is shown is always a best move of the present state, so a hint is right however the learner
//! came there. Which rungs a lesson climbs, and in which words, is the session's business.

use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{Move, Position, Square};
use crate::solve::collect::{self, Unsolved};
use crate::solve::escape::{Escapes, Way};
use crate::solve::{Budget, Stopped, mate};

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// Nothing on the board: the author's words, or "look again".
    Nudge,
    /// Which piece moves.
    Piece,
    /// Where something has to go.
    Square,
    /// The whole move.
    Move,
}

impl Rung {
    /// The ladder, from below.
    pub const ALL: [Self; 4] = [Self::Nudge, Self::Piece, Self::Square, Self::Move];

    /// The rung above; the top stays the top.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Nudge => Self::Piece,
            Self::Piece => Self::Square,
            Self::Square | Self::Move => Self::Move,
        }
    }
}

/// What is shown on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint<G: Geometry = Classic> {
    /// Nothing.
    Nudge,
    /// The piece on this square moves.
    Piece(Square<G>),
    /// Something goes to this square.
    Square(Square<G>),
    /// This is the move.
    Move(Move<G>),
}

/// What the learner is to do from here.
#[derive(Clone, Copy, Debug)]
pub enum Quest<'a, G: Geometry = Classic> {
    /// Collect what is left, in the fewest moves.
    Collect(&'a collect::Task<G>),
    /// Force mate in at most so many moves.
    Mate(&'a Position<G>, u32),
    /// Find one of these legal moves; those found already are left out by the caller.
    Moves(&'a [Move<G>]),
    /// Answer the check, in a certain way if one is named.
    Escape(&'a Position<G>, Option<Way>),
}

impl<G: Geometry> Quest<'_, G> {
    /// A best move, always the same one; `None` if nothing is left to do or it cannot be done.
    ///
    /// # Errors
    /// That the budget ended the search.
    pub fn best(&self, budget: &mut Budget<'_>) -> Result<Option<Move<G>>, Stopped> {
        match self {
            Self::Collect(task) => match collect::solve(task, budget) {
                Ok(solution) => Ok(solution.moves.first().copied()),
                Err(Unsolved::Impossible) => Ok(None),
                Err(Unsolved::Stopped(why)) => Err(why),
            },
            Self::Mate(position, moves) => {
                let mate = mate::shortest(position, *moves, budget)?;
                Ok(mate.and_then(|mate| mate.keys.first().copied()))
            }
            Self::Moves(moves) => Ok(moves.first().copied()),
            Self::Escape(position, way) => Ok(escape(position, *way)),
        }
    }

    /// As much of a best move as the rung tells; `None` if there is no such move.
    ///
    /// # Errors
    /// That the budget ended the search.
    pub fn hint(&self, rung: Rung, budget: &mut Budget<'_>) -> Result<Option<Hint<G>>, Stopped> {
        let best = self.best(budget)?;
        Ok(best.map(|mv| match rung {
            Rung::Nudge => Hint::Nudge,
            Rung::Piece => Hint::Piece(mv.from()),
            Rung::Square => Hint::Square(mv.to()),
            Rung::Move => Hint::Move(mv),
        }))
    }
}

/// An answer to the check: one that takes before one that blocks before one that runs.
fn escape<G: Geometry>(position: &Position<G>, way: Option<Way>) -> Option<Move<G>> {
    let escapes = Escapes::of(position)?;
    let ways = match way {
        Some(way) => vec![way],
        None => vec![Way::Take, Way::Block, Way::Run],
    };
    let first = |way| escapes.by(way).first().copied();
    ways.into_iter().find_map(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, SquareSet, Waive};

    fn position(fen: &str) -> Position {
        let setup = Setup::parse_fen(fen).unwrap();
        setup.into_position(Waive::LESSON).unwrap()
    }

    fn ladder(quest: &Quest<'_>) -> Vec<String> {
        let mut budget = Budget::nodes(100_000);
        let mut hint = |rung| quest.hint(rung, &mut budget).unwrap();
        let shown = |hint| match hint {
            None => "none".to_owned(),
            Some(Hint::Nudge) => "nudge".to_owned(),
            Some(Hint::Piece(square)) => format!("piece {square}"),
            Some(Hint::Square(square)) => format!("square {square}"),
            Some(Hint::Move(mv)) => format!("move {mv}"),
        };
        Rung::ALL
            .into_iter()
            .map(|rung| shown(hint(rung)))
            .collect()
    }

    #[test]
    fn a_collector_is_shown_the_next_move_from_where_it_stands() {
        let mut task = collect::Task::new(position("8/8/8/8/8/8/8/R7 w - -"));
        let star = |name| SquareSet::of(Square::parse(name).unwrap());
        task.stars = star("a6") | star("f6");
        let all = ["nudge", "piece a1", "square a6", "move a1a6"];
        assert_eq!(ladder(&Quest::Collect(&task)), all);
        let first = Quest::Collect(&task).best(&mut Budget::nodes(1000));
        let next = task.after(&first.unwrap().unwrap());
        assert_eq!(ladder(&Quest::Collect(&next))[3], "move a6f6");
    }

    #[test]
    fn a_mate_is_shown_by_its_key() {
        let board = position("6k1/5ppp/8/8/8/8/8/R5K1 w - -");
        let all = ["nudge", "piece a1", "square a8", "move a1a8"];
        assert_eq!(ladder(&Quest::Mate(&board, 2)), all);
    }

    #[test]
    fn an_escape_takes_if_it_can() {
        let board = position("4r2k/8/8/1B6/8/8/8/4K3 w - -");
        assert_eq!(ladder(&Quest::Escape(&board, None))[3], "move b5e8");
        assert_eq!(
            ladder(&Quest::Escape(&board, Some(Way::Block)))[3],
            "move b5e2"
        );
    }

    #[test]
    fn what_cannot_be_done_gives_no_hint() {
        assert_eq!(ladder(&Quest::Moves(&[])), ["none"; 4]);
        assert_eq!(
            ladder(&Quest::Escape(&Position::start(), None)),
            ["none"; 4]
        );
    }

    #[test]
    fn the_ladder_ends_with_the_move() {
        assert_eq!(Rung::Nudge.next(), Rung::Piece);
        assert_eq!(Rung::Move.next(), Rung::Move);
    }
}

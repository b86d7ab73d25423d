//! Hints, one rung more each time: the piece, the square, the whole move.
//!
//! What is shown is always a best move of the present state, so a hint is right however the learner
//! came there. Which rungs a lesson climbs, and in which words, is the session's business.

use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{Move, Square};
use crate::solve::collect::{self, Unsolved};
use crate::solve::{Budget, Stopped};

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// Which piece moves.
    Piece,
    /// Where something has to go.
    Square,
    /// The whole move.
    Move,
}

/// What is shown on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveHint<G: Geometry = Classic> {
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
    Collect(&'a collect::CollectTask<G>),
    /// Find one of these legal moves; those found already are left out by the caller.
    Moves(&'a [Move<G>]),
}

impl<G: Geometry> Quest<'_, G> {
    /// A best move, always the same one; `None` if nothing is left to do or it cannot be done.
    ///
    /// # Errors
    /// That the budget ended the search.
    pub fn best(&self, budget: &mut Budget) -> Result<Option<Move<G>>, Stopped> {
        match self {
            Self::Collect(task) => match collect::solve(task, budget) {
                Ok(solution) => Ok(solution.moves.first().copied()),
                Err(Unsolved::Impossible) => Ok(None),
                Err(Unsolved::Stopped) => Err(Stopped),
            },
            Self::Moves(moves) => Ok(moves.first().copied()),
        }
    }

    /// As much of a best move as the rung tells; `None` if there is no such move.
    ///
    /// # Errors
    /// That the budget ended the search.
    pub fn hint(&self, rung: Rung, budget: &mut Budget) -> Result<Option<MoveHint<G>>, Stopped> {
        let best = self.best(budget)?;
        Ok(best.map(|mv| match rung {
            Rung::Piece => MoveHint::Piece(mv.from()),
            Rung::Square => MoveHint::Square(mv.to()),
            Rung::Move => MoveHint::Move(mv),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Setup, SquareSet, Waive};

    fn position(fen: &str) -> Position {
        let setup = Setup::parse_fen(fen).unwrap();
        setup.into_position(Waive::LESSON).unwrap()
    }

    fn ladder(quest: &Quest<'_>) -> Vec<String> {
        let mut budget = Budget::nodes(100_000);
        let mut hint = |rung| quest.hint(rung, &mut budget).unwrap();
        let shown = |hint| match hint {
            None => "none".to_owned(),
            Some(MoveHint::Piece(square)) => format!("piece {square}"),
            Some(MoveHint::Square(square)) => format!("square {square}"),
            Some(MoveHint::Move(mv)) => format!("move {mv}"),
        };
        [Rung::Piece, Rung::Square, Rung::Move]
            .into_iter()
            .map(|rung| shown(hint(rung)))
            .collect()
    }

    #[test]
    fn a_collector_is_shown_the_next_move_from_where_it_stands() {
        let mut task = collect::CollectTask::new(position("8/8/8/8/8/8/8/R7 w - -"));
        let star = |name| SquareSet::of(Square::parse(name).unwrap());
        task.stars = star("a6") | star("f6");
        let all = ["piece a1", "square a6", "move a1a6"];
        assert_eq!(ladder(&Quest::Collect(&task)), all);
        let first = Quest::Collect(&task).best(&mut Budget::nodes(1000));
        let next = task.after(&first.unwrap().unwrap());
        assert_eq!(ladder(&Quest::Collect(&next))[2], "move a6f6");
    }

    #[test]
    fn what_cannot_be_done_gives_no_hint() {
        assert_eq!(ladder(&Quest::Moves(&[])), ["none"; 3]);
    }
}

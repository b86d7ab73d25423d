//! An answer to a check, by what it does: the king runs, a piece is put in between, the checker is taken.
//!
//! Source: FIDE 3.9.2. Why any other move is no answer is the judge's business.

use crate::rules::geometry::Geometry;
use crate::rules::{Move, Position, Role};

/// What an answer to a check does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EscapeKind {
    /// The attacked king goes away.
    Run,
    /// Something comes in between.
    Block,
    /// A piece that gives check is taken, by the king himself or by another piece.
    Take,
}

impl EscapeKind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Run, Self::Block, Self::Take];

    /// The word that lessons use: `run`, `block`, `take`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Block => "block",
            Self::Take => "take",
        }
    }

    /// The way of a word, or `None`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.code() == code)
    }

    /// What a legal move of a position does against the check; `None` if there is no check.
    #[must_use]
    pub fn of<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Option<Self> {
        let checkers = position.checkers();
        let takes = mv
            .captured()
            .is_some_and(|(square, _)| checkers.contains(square));
        if checkers.is_empty() {
            None
        } else if takes {
            Some(Self::Take)
        } else if mv.piece().role == Role::King && is_attacked(position, mv) {
            Some(Self::Run)
        } else {
            Some(Self::Block)
        }
    }
}

/// A move out of the check of a position: the king's own if he has one, since that is seen best, else one that takes who
/// gives check, else one that comes in between. `None` if there is no check, or no way out.
#[must_use]
pub fn way_out<G: Geometry>(position: &Position<G>) -> Option<Move<G>> {
    let moves = position.legal_moves();
    let ways = [EscapeKind::Run, EscapeKind::Take, EscapeKind::Block];
    ways.into_iter().find_map(|way| {
        let mut moves = moves.iter();
        moves
            .find(|mv| EscapeKind::of(position, mv) == Some(way))
            .copied()
    })
}

/// Whether the piece that moves is attacked where it stands: on training boards with several kings
/// the one that moves may be another than the one in check.
fn is_attacked<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> bool {
    let attackers = position.attackers_of(mv.from(), mv.piece().seat);
    !attackers.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Waive};

    #[track_caller]
    fn check(fen: &str, run: &str, block: &str, take: &str) {
        let setup = Setup::parse_fen(fen).unwrap();
        let position: Position = setup.into_position(Waive::LESSON).unwrap();
        let ways = |mv: &Move| EscapeKind::of(&position, mv).unwrap();
        for (way, want) in [
            (EscapeKind::Run, run),
            (EscapeKind::Block, block),
            (EscapeKind::Take, take),
        ] {
            let found = position.legal_moves();
            let found = found.iter().filter(|mv| ways(mv) == way);
            let mut found: Vec<String> = found.map(Move::to_string).collect();
            found.sort();
            assert_eq!(found.join(" "), want, "{way:?}");
        }
    }

    #[test]
    fn a_rook_s_check_is_answered_in_three_ways() {
        check(
            "4r2k/8/8/8/8/1B6/3P1P2/3QKB1N w - - 0 1",
            "",
            "b3e6 d1e2 f1e2",
            "",
        );
        check(
            "4r2k/8/8/1B6/8/8/8/4K3 w - - 0 1",
            "e1d1 e1d2 e1f1 e1f2",
            "b5e2",
            "b5e8",
        );
    }

    #[test]
    fn the_king_himself_takes() {
        check("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", "", "", "e1e2");
    }

    #[test]
    fn a_pawn_is_taken_in_passing_to_answer_its_check() {
        let fen = "8/8/8/4k3/3Pp3/8/8/K7 b - d3 0 1";
        check(fen, "e5d5 e5d6 e5e6 e5f4 e5f5 e5f6", "", "e4d3 e5d4");
    }

    #[test]
    fn without_a_check_there_is_nothing_to_answer() {
        let start = Position::start();
        let first = start.legal_moves()[0];
        assert_eq!(EscapeKind::of(&start, &first), None);
    }
}

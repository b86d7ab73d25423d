//! What a move must do to be right, where many moves may be.
//!
//! # Decisions
//! * *A safe move leaves nobody to be taken for free*: a man is in danger only if somebody can really take him with the next
//!   move, and nobody could take back. Whoever is pinned, or has a check to answer that this capture does not, takes nobody.
//!   Whoever is guarded is safe here, also by a guard who could not take back: so a child who counts guards is never wrong.
//! * *What practice draws is not measured so, but by attacks and guards alone*: that is what is seen at first sight, and the
//!   boards of a name stay the same.

use crate::rules::{Ending, Geometry, Move, Position, Role, Seat, Square, SquareSet};
use crate::solve::collect::Danger;

/// What `goal` may be, in the order of [`Goal::ALL`].
pub(super) const GOALS: &[&str] = &[
    "check",
    "double-check",
    "mate",
    "stalemate",
    "capture",
    "castle",
    "promote",
    "escape",
    "safe",
];

/// What a move must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Give check.
    Check,
    /// Give check with two pieces at once.
    DoubleCheck,
    /// Give checkmate.
    Mate,
    /// Leave the other side without a move, not in check.
    Stalemate,
    /// Take a piece.
    Capture,
    /// The king castles, to either side.
    Castle,
    /// Promote a pawn.
    Promote,
    /// Get out of check; any legal move does.
    Escape,
    /// Leave no piece of one's own that can be taken for free; the king is not counted.
    Safe,
}

impl Goal {
    /// Every goal, in the order of the field table's choices.
    pub const ALL: [Goal; 9] = [
        Goal::Check,
        Goal::DoubleCheck,
        Goal::Mate,
        Goal::Stalemate,
        Goal::Capture,
        Goal::Castle,
        Goal::Promote,
        Goal::Escape,
        Goal::Safe,
    ];

    /// The goal of a name in the file.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Goal> {
        GOALS
            .iter()
            .zip(Goal::ALL)
            .find(|(goal, _)| **goal == name)
            .map(|(_, goal)| goal)
    }

    /// Whether a legal move of `before` does it.
    #[must_use]
    pub fn is_met<G: Geometry>(self, before: &Position<G>, mv: &Move<G>) -> bool {
        let after = before.after(mv);
        match self {
            Goal::Check => after.gives_check(before.turn()),
            Goal::DoubleCheck => checks_twice(&after, before.turn()),
            Goal::Mate => after.ending() == Some(Ending::Checkmate),
            Goal::Stalemate => after.ending() == Some(Ending::Stalemate),
            Goal::Capture => mv.captured().is_some(),
            Goal::Castle => mv.castled().is_some(),
            Goal::Promote => mv.promotion().is_some(),
            Goal::Escape => before.is_check(),
            Goal::Safe => danger(&after, mv).is_none(),
        }
    }

    /// Every legal move that does it.
    #[must_use]
    pub fn moves<G: Geometry>(self, position: &Position<G>) -> Vec<Move<G>> {
        let mut moves = position.legal_moves();
        moves.retain(|mv| self.is_met(position, mv));
        moves
    }
}

/// Whether two pieces of a seat attack one king.
fn checks_twice<G: Geometry>(after: &Position<G>, by: Seat) -> bool {
    let own = after.board().by_seat(by);
    let attackers = |victim| {
        let kings = after.kings(victim).iter();
        kings.map(move |king| (after.attackers_of(king, victim) & own).len())
    };
    let others = after.present().iter().filter(|seat| *seat != by);
    others
        .flat_map(attackers)
        .any(|n_attackers| n_attackers >= 2)
}

/// Whether every piece of a seat is either not attacked or guarded, whoever could really take; the king is not counted.
pub(crate) fn nothing_hangs<G: Geometry>(position: &Position<G>, own: Seat) -> bool {
    hanging(position, own).is_empty()
}

/// The man that a move leaves to be taken for free, if there is one; `after` is the position after it.
pub(crate) fn danger<G: Geometry>(after: &Position<G>, mv: &Move<G>) -> Option<Danger<G>> {
    Danger::among(hanging(after, mv.piece().seat), after, mv)
}

/// The pieces of a seat that are attacked and not guarded; the king is not counted.
pub(crate) fn hanging<G: Geometry>(position: &Position<G>, own: Seat) -> SquareSet<G> {
    let army = position.board().by_seat(own) - position.board().by_role(Role::King);
    let hangs = |square: &Square<G>| {
        let is_attacked = !position.attackers_of(*square, own).is_empty();
        is_attacked && position.guards_of(*square, own).is_empty()
    };
    army.iter().filter(hangs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::san;
    use crate::rules::{Setup, Waive};

    fn check(goal: &str, fen: &str, expected: &[&str]) {
        let setup = Setup::parse_fen(fen).expect("a FEN");
        let position = setup.into_position(Waive::LESSON).expect("a position");
        let goal = Goal::from_name(goal).expect("a goal");
        let mut moves: Vec<String> = goal
            .moves(&position)
            .iter()
            .map(|mv| san::write(&position, mv))
            .collect();
        moves.sort();
        assert_eq!(moves, expected, "{goal:?} in {fen}");
    }

    #[test]
    fn every_goal_has_its_moves() {
        check(
            "check",
            "6k1/8/8/5N2/8/8/8/6K1 w - - 0 1",
            &["Ne7+", "Nh6+"],
        );
        check(
            "double-check",
            "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1",
            &["Nd6+", "Nf6+"],
        );
        check("mate", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", &["Qf8#"]);
        check(
            "stalemate",
            "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
            &["Qc4", "Qf7"],
        );
        check("capture", "8/8/8/3p4/4P3/8/8/8 w - - 0 1", &["exd5"]);
        check("castle", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["O-O"]);
        check(
            "promote",
            "8/P7/8/8/8/8/8/8 w - - 0 1",
            &["a8=B", "a8=N", "a8=Q", "a8=R"],
        );
        check(
            "escape",
            "4k3/8/8/8/8/8/8/r3K3 w - - 0 1",
            &["Kd2", "Ke2", "Kf2"],
        );
        check("escape", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", &[]);
    }

    #[test]
    fn a_guarded_piece_is_safe() {
        let free = ["Nc3", "Nc5", "Nd2", "Nd6+", "Nf2", "Nf6+", "Ng3", "Ng5"];
        check("safe", "4k3/8/8/8/r3N3/8/8/6K1 w - - 0 1", &free);
        let held = [
            "Kf1", "Kf2", "Ra3", "Ra4", "Ra5", "Ra6", "Ra7", "Ra8+", "Rb2", "Rc2", "Rd2", "Re2",
            "Rf2", "Rg2+", "h3", "h4",
        ];
        check("safe", "6k1/8/8/3b4/8/8/R6P/R5K1 w - - 0 1", &held);
    }

    #[test]
    fn whoever_cannot_be_taken_legally_is_safe() {
        let is_safe = |mv: &str, fen: &str| {
            let setup = Setup::parse_fen(fen).expect("a FEN");
            let position = setup.into_position(Waive::LESSON).expect("a position");
            let moves = Goal::Safe.moves(&position);
            moves.iter().any(|it| san::write(&position, it) == mv)
        };
        // The bishop on e7 looks at c5. While the rook pins it, it may not take there.
        assert!(is_safe("Nc5", "4k3/1N2b3/8/8/8/8/8/4R1K1 w - - 0 1"));
        assert!(!is_safe("Nc5", "4k3/1N2b3/8/8/8/8/8/3R2K1 w - - 0 1"));
        // The rook on a8 looks at a3, but after the check of the bishop it has no time to take.
        assert!(is_safe("Bb5+", "r3k3/8/8/8/8/N7/8/5BK1 w - - 0 1"));
        assert!(!is_safe("Kf2", "r3k3/8/8/8/8/N7/8/5BK1 w - - 0 1"));
    }
}

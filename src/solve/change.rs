//! What would have to change: the smallest change of a board that turns a refused move into a legal one.
//!
//! A change is one thing: a man off the board, a man a king's step away, the other side to move, a right. All that are
//! possible are tried, in this order; each costs one node. What is nearest to the reason comes first: the man who stands in
//! the way, before one who would have to go elsewhere. The same search finds the change after which anything else is so.
//!
//! # Decisions
//! * *The man who moves stays, and so do the kings*: a board without them asks something else.
//! * *A man is moved rather than pawns onto rows where no pawn stands*: whatever follows is a position again.
//! * *More than one change is not looked for*: then it is said that one is not enough.

use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{
    Attempt, Board, Fault, Position, Role, Setup, Square, SquareSet, Verdict, Waive, Wing,
};
use crate::solve::{Budget, Stopped};

/// One change of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change<G: Geometry = Classic> {
    /// A man is taken off.
    Remove(Square<G>),
    /// A man goes a king's step aside, onto an empty square.
    Shift {
        /// Where the man stands.
        from: Square<G>,
        /// Where it goes.
        to: Square<G>,
    },
    /// The other side is to move.
    Turn,
    /// Neither king nor rook has moved yet, on this side.
    Castling(Wing),
    /// A pawn has just gone two squares, over this one.
    Passed(Square<G>),
}

impl<G: Geometry> Change<G> {
    /// The board after the change; `None` if that would be no position.
    #[must_use]
    pub fn apply(self, position: &Position<G>) -> Option<Position<G>> {
        let mut setup = Setup::from(position);
        match self {
            Self::Remove(at) => {
                setup.board.remove(at)?;
            }
            Self::Shift { from, to } => {
                let piece = setup.board.remove(from)?;
                if setup.board.piece_at(to).is_some() {
                    return None;
                }
                setup.board.put(to, piece);
            }
            Self::Turn => {
                setup.turn = setup.turn.opposite();
                setup.passed = Default::default();
            }
            Self::Castling(wing) => setup.castling = setup.castling.with(setup.turn, wing),
            Self::Passed(over) => {
                // Whose pawn it was says where it stands: the other side's, of two.
                let passer = setup.turn.opposite();
                setup.passed[passer] = Some(over);
            }
        }
        // What was only possible with what is gone is gone too.
        for problem in setup.problems() {
            match problem {
                crate::rules::SetupProblem::CastlingWithoutPieces(seat, wing)
                    if !matches!(self, Self::Castling(_)) =>
                {
                    setup.castling = setup.castling.without(seat, wing);
                }
                crate::rules::SetupProblem::NothingPassed(_)
                    if !matches!(self, Self::Passed(_)) =>
                {
                    setup.passed = Default::default();
                }
                _ => {}
            }
        }
        let changed = setup.into_position(Waive::LESSON).ok()?;
        // What a family has agreed on stays so.
        Some(changed.under_rules_of(position))
    }
}

/// So many boards are tried at most for one question: a board of 32 men has fewer changes.
const MOST: usize = 1_000;

/// Whether it can be asked what would have to change so that a move is legal: a man is moved, and to another square.
#[must_use]
pub fn can_be_asked<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> bool {
    attempt.from != attempt.to && position.piece_at(attempt.from).is_some()
}

/// The smallest change after which the move is legal, looked for at once; `None` if no single one is found.
#[must_use]
pub fn found<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> Option<Change<G>> {
    let found = smallest(position, attempt, &mut Budget::nodes(MOST));
    found.ok().flatten()
}

/// The smallest change after which the move is legal; `None` if no single one is enough.
///
/// # Errors
/// That the budget was spent.
pub fn smallest<G: Geometry>(
    position: &Position<G>,
    attempt: Attempt<G>,
    budget: &mut Budget,
) -> Result<Option<Change<G>>, Stopped> {
    let is_so = |_, changed: &Position<G>| is_legal(changed, attempt);
    smallest_that(position, attempt, budget, is_so)
}

/// The smallest change after which something is so on the board; `None` if no single one is enough. The man of
/// the attempt stays, and what lies on its way is looked at first.
///
/// # Errors
/// That the budget was spent.
pub fn smallest_that<G: Geometry>(
    position: &Position<G>,
    attempt: Attempt<G>,
    budget: &mut Budget,
    mut is_so: impl FnMut(Change<G>, &Position<G>) -> bool,
) -> Result<Option<Change<G>>, Stopped> {
    for change in possible(position, attempt) {
        budget.spend()?;
        let changed = change.apply(position);
        if changed.is_some_and(|it| is_so(change, &it)) {
            return Ok(Some(change));
        }
    }
    Ok(None)
}

/// The men who can be taken off: all but the kings and the man who moves.
#[must_use]
pub fn removable<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> SquareSet<G> {
    let board = position.board();
    board.occupied() - board.by_role(Role::King) - SquareSet::of(attempt.from)
}

/// Those of them without whom the move is legal.
#[must_use]
pub fn removals<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> SquareSet<G> {
    let men = removable(position, attempt).iter();
    men.filter(|at| is_enough(position, attempt, Change::Remove(*at)))
        .collect()
}

/// Every single change after which the move is legal, the smallest first.
#[must_use]
pub fn every<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> Vec<Change<G>> {
    let mut changes: Vec<Change<G>> = possible(position, attempt).collect();
    changes.retain(|change| is_enough(position, attempt, *change));
    changes
}

fn is_enough<G: Geometry>(position: &Position<G>, attempt: Attempt<G>, change: Change<G>) -> bool {
    let changed = change.apply(position);
    changed.is_some_and(|it| is_legal(&it, attempt))
}

/// Whether it is legal; a pawn on its last row that is to become nothing yet may become what it likes.
fn is_legal<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> bool {
    matches!(
        position.judge(attempt),
        Verdict::Legal(_) | Verdict::Illegal(Fault::PromotionPieceMissing { .. })
    )
}

/// Every way in which a man goes a king's step aside.
pub fn shifts<G: Geometry>(board: &Board<G>, from: Square<G>) -> impl Iterator<Item = Change<G>> {
    let steps = (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks)));
    let squares = steps.filter_map(move |(files, ranks)| from.offset(files, ranks));
    squares
        .filter(|to| board.piece_at(*to).is_none())
        .map(move |to| Change::Shift { from, to })
}

/// All changes there are, the smallest and nearest first.
fn possible<G: Geometry>(
    position: &Position<G>,
    attempt: Attempt<G>,
) -> impl Iterator<Item = Change<G>> {
    let Attempt { from, to, .. } = attempt;
    let way = SquareSet::between(from, to);
    let board = *position.board();
    let mut men: Vec<Square<G>> = removable(position, attempt).iter().collect();
    // In the way, at its end, elsewhere.
    men.sort_by_key(|at| {
        let place = match at {
            at if way.contains(*at) => 0,
            at if *at == to => 1,
            _ => 2,
        };
        (place, at.index())
    });
    let removals: Vec<Change<G>> = men.iter().map(|at| Change::Remove(*at)).collect();
    let moved = men
        .into_iter()
        .flat_map(move |at| shifts(&board, at).collect::<Vec<_>>());
    let is_for_two = position.seats().len() == 2;
    let turn = is_for_two.then_some(Change::Turn);
    let castlings = Wing::BOTH
        .into_iter()
        .filter(|wing| !position.castling().has(position.turn(), *wing))
        .map(Change::Castling);
    let passed = is_for_two.then_some(Change::Passed(to));
    removals
        .into_iter()
        .chain(moved)
        .chain(turn)
        .chain(castlings)
        .chain(passed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    fn found(fen: &str, attempt: &str) -> Option<Change> {
        let position = Setup::parse_fen(fen)
            .ok()?
            .into_position(Waive::LESSON)
            .ok()?;
        let attempt = Attempt::parse(attempt)?;
        assert!(
            position.judge(attempt).legal().is_none(),
            "{fen}: it is legal"
        );
        let change = smallest(&position, attempt, &mut Budget::nodes(1000)).ok()??;
        let changed = change.apply(&position)?;
        assert!(changed.judge(attempt).legal().is_some(), "{change:?}");
        Some(change)
    }

    fn without(name: &str) -> Option<Change> {
        Square::parse(name).map(Change::Remove)
    }

    #[test]
    fn the_man_in_the_way_goes_first() {
        let fen = "4k3/8/8/8/8/4n3/4P3/R3K2R w KQ - 0 1";
        assert_eq!(found(fen, "e2e4"), without("e3"));
        let fen = "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1";
        assert_eq!(found(fen, "e1c1"), without("b1"));
    }

    #[test]
    fn a_guard_goes_a_pin_and_a_check_end() {
        let fen = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(found(fen, "e1g1"), without("f8"));
        let fen = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
        assert_eq!(found(fen, "e2c3"), without("e8"));
    }

    #[test]
    fn a_turn_a_right_and_a_passed_pawn_are_changes_too() {
        let fen = "4k3/8/8/8/8/8/8/4K2R b - - 0 1";
        assert_eq!(found(fen, "h1h5"), Some(Change::Turn));
        let fen = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_eq!(found(fen, "e1g1"), Some(Change::Castling(Wing::King)));
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        let change = found(fen, "e5d6");
        assert!(
            matches!(change, Some(Change::Passed(_) | Change::Shift { .. })),
            "{change:?}"
        );
    }

    #[test]
    fn where_one_change_is_not_enough_there_is_none() {
        let fen = "4k3/8/8/8/4nn2/8/4R3/4K3 w - - 0 1";
        assert_eq!(found(fen, "e2e8"), None, "a king is never taken");
        let fen = "4k3/4p3/4p3/8/8/8/8/4R1K1 w - - 0 1";
        assert_eq!(found(fen, "e1e7"), without("e6"));
    }
}

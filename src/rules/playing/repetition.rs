//! When two positions are the same, and when the same moves are made again.
//!
//! FIDE 9.2.3: the same pieces on the same squares, the same side to move, the same castling
//! rights, and the same captures in passing. What counts of a double step is not that it
//! happened but that a pawn may legally take it now.

use crate::rules::ground::geometry::{Delta, Geometry, Wing};
use crate::rules::ground::ruleset::SamePosition;
use crate::rules::ground::{Move, Role, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::generate::MoveSink;

/// Gathers the squares on which a pawn may be taken in passing.
struct InPassing<G: Geometry>(SquareSet<G>);

impl<G: Geometry> MoveSink<G> for InPassing<G> {
    fn moves(&mut self, _role: Role, _from: Square<G>, _to: SquareSet<G>) {}

    fn pawns(&mut self, _to: SquareSet<G>, _step: Delta) {}

    fn promotions(&mut self, _to: SquareSet<G>, _step: Delta) {}

    fn promotion(&mut self, _to: Square<G>, _step: Delta, _role: Role) {}

    fn en_passant(&mut self, _from: Square<G>, to: Square<G>, _named: Option<Role>) {
        self.0.insert(to);
    }

    fn castling(&mut self, _wing: Wing) {}
}

/// FIDE 9.2.3.1: the squares on which the side to move can legally capture in passing.
///
/// With more than two seats the others' chances are still to come: every passed square counts.
pub(super) fn takeable<G: Geometry>(position: &Position<G>) -> SquareSet<G> {
    let passed: SquareSet<G> = position.passed().collect();
    if passed.is_empty() || position.seats().len() > 2 {
        return passed;
    }
    let turn = position.turn();
    let takers = passed.iter().fold(SquareSet::EMPTY, |set, square| {
        // Who attacks a square stands where a pawn going the other way would attack from it.
        set | SquareSet::from_bits(G::pawn_attacks(turn.opposite(), square.index()))
    });
    let mut found = InPassing(SquareSet::EMPTY);
    position.generate_from(
        takers & position.board().pieces(turn, Role::Pawn),
        &mut found,
    );
    found.0
}

/// A position with its legal captures in passing, as far as sameness is concerned.
pub(super) type Pictured<'a, G> = (&'a Position<G>, SquareSet<G>);

/// FIDE 9.2.3: whether two positions are the same.
pub(super) fn is_same<G: Geometry>(
    (one, one_takeable): Pictured<'_, G>,
    (other, other_takeable): Pictured<'_, G>,
    what_counts: SamePosition,
) -> bool {
    let rights = || one.castling() == other.castling() && one_takeable == other_takeable;
    one.turn() == other.turn()
        && one.board() == other.board()
        && (what_counts == SamePosition::DispositionOnly || rights())
}

/// The most times in a row (at most `limit`) that the line ends with one and the same sequence of
/// moves by all players, and how many plies that sequence has.
///
/// `round` is the number of players: a sequence is made of whole rounds.
pub(super) fn in_a_row<G: Geometry>(
    moves: &[Move<G>],
    round: usize,
    limit: usize,
) -> (usize, usize) {
    let lengths = (1..=moves.len() / round).map(|rounds| rounds * round);
    let runs = lengths.map(|length| (run(moves, length, limit), length));
    runs.fold(
        (1, round),
        |best, next| {
            if next.0 > best.0 { next } else { best }
        },
    )
}

/// How often in a row the last `length` plies were played, counting themselves.
fn run<G: Geometry>(moves: &[Move<G>], length: usize, limit: usize) -> usize {
    let mut blocks = moves.rchunks_exact(length);
    let Some(last) = blocks.next() else { return 0 };
    let squares = |block: &[Move<G>]| -> Vec<_> { block.iter().map(Move::attempt).collect() };
    let last = squares(last);
    let alike = blocks.take_while(|block| squares(block) == last);
    1 + alike.take(limit.saturating_sub(1)).count()
}

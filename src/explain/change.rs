//! What would have to change: the smallest change in words, and on the board.

use crate::explain::Proof;
use crate::explain::words::piece_at;
use crate::locale::Phrase;
use crate::rules::{Geometry, Position};
use crate::solve::change::Change;

/// What the coach says about the change that makes a refused move legal, and what the board shows; `None` stands for a move
/// that no single change makes legal.
#[must_use]
pub fn change<G: Geometry>(
    position: &Position<G>,
    change: Option<Change<G>>,
) -> (Phrase, Vec<Proof<G>>) {
    match change {
        Some(Change::Remove(at)) => {
            let (piece, square) = (piece_at(position, at), at.into());
            (
                Phrase::ChangeRemove { piece, square },
                vec![Proof::Gone(at)],
            )
        }
        Some(Change::Shift { from, to }) => {
            let phrase = Phrase::ChangeShift {
                piece: piece_at(position, from),
                from: from.into(),
                to: to.into(),
            };
            (phrase, vec![Proof::Came { from, to }])
        }
        Some(Change::Turn) => (Phrase::ChangeTurn, Vec::new()),
        Some(Change::Castling(_)) => (Phrase::ChangeCastling, Vec::new()),
        Some(Change::Passed(over)) => {
            let square = over.into();
            (Phrase::ChangePassed { square }, vec![Proof::About(over)])
        }
        None => (Phrase::ChangeNone, Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::PieceWord;
    use crate::rules::{Attempt, Setup, Square, Waive};
    use crate::solve::Budget;
    use crate::solve::change::smallest;

    fn told(fen: &str, attempt: &str) -> Option<(Phrase, Vec<Proof>)> {
        let setup = Setup::parse_fen(fen).ok()?;
        let position = setup.into_position(Waive::LESSON).ok()?;
        let attempt = Attempt::parse(attempt)?;
        let found = smallest(&position, attempt, &mut Budget::nodes(1000)).ok()?;
        Some(change(&position, found))
    }

    #[test]
    fn it_names_the_man_and_the_square() {
        let (phrase, proof) = told("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1").unwrap();
        let square = Square::parse("f8").unwrap();
        assert_eq!(
            phrase,
            Phrase::ChangeRemove {
                piece: PieceWord::Rook,
                square: square.into()
            }
        );
        assert_eq!(proof, vec![Proof::Gone(square)]);
    }

    #[test]
    fn where_nothing_helps_it_says_so() {
        let (phrase, proof) = told("4k3/8/8/8/4nn2/8/4R3/4K3 w - - 0 1", "e2e8").unwrap();
        assert_eq!((phrase, proof), (Phrase::ChangeNone, Vec::new()));
    }
}

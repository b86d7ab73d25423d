//! The proof of a refusal as marks on a board.

use crate::explain::Proof;
use crate::rules::{Geometry, Square};
use crate::scene::{ArrowKind, Mark, Tone};

/// The marks of one part of a proof; `is_taken` tells on which squares a piece stands.
pub fn marks<G: Geometry>(part: &Proof<G>, is_taken: impl Fn(Square<G>) -> bool) -> Vec<Mark> {
    match *part {
        Proof::Attack { from, to } => vec![Mark::arrow(from, to, ArrowKind::Attack)],
        Proof::Danger(at) => vec![Mark::Danger(at.into())],
        Proof::Blocker(at) => vec![Mark::Blocker(at.into())],
        Proof::Pin {
            pinner,
            pinned,
            king,
        } => vec![
            Mark::Pin {
                from: pinner.into(),
                to: king.into(),
            },
            Mark::Circle(pinned.into(), Tone::Red),
        ],
        Proof::RightLost {
            king,
            rook,
            by_king,
        } => {
            let (lost, other) = if by_king { (king, rook) } else { (rook, king) };
            vec![
                Mark::Cross(lost.into(), Tone::Red),
                Mark::Circle(other.into(), Tone::Blue),
            ]
        }
        Proof::Empty(at) => vec![Mark::Circle(at.into(), Tone::Red)],
        Proof::About(at) => vec![Mark::Circle(at.into(), Tone::Blue)],
        Proof::Gone(at) => vec![Mark::Cross(at.into(), Tone::Red)],
        Proof::Came { from, to } => vec![Mark::arrow(from, to, ArrowKind::Move)],
        Proof::Allowed(squares) => {
            let way = |to: Square<G>| {
                if is_taken(to) {
                    Mark::CaptureTarget(to.into())
                } else {
                    Mark::Target(to.into())
                }
            };
            squares.iter().map(way).collect()
        }
    }
}

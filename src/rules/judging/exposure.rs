//! What would happen: a refused move that exposes its king, made all the same.
//!
//! For showing only. No [`Move`](crate::rules::Move) leaves this file, since none is legal.

use crate::rules::ground::{Attempt, Board, Geometry, Role, Square, SquareSet};
use crate::rules::judging::{Fault, Reason};
use crate::rules::moving::Position;

/// The board after a move that exposed its king, and who takes him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exposure<G: Geometry = crate::rules::ground::Classic> {
    /// The pieces after the move.
    pub board: Board<G>,
    /// The pieces that were moved by it: from where to where. A castling moves two.
    pub moved: Vec<(Square<G>, Square<G>)>,
    /// The king that can be taken.
    pub king: Square<G>,
    /// Who could take him.
    pub takers: SquareSet<G>,
}

impl<G: Geometry> Position<G> {
    /// The board if the refused `attempt` were made all the same; `None` unless it is refused for
    /// the king's sake (FIDE 3.9.2, 3.8.2.2) and he could be taken afterwards.
    #[must_use]
    pub fn exposure(&self, attempt: Attempt<G>, fault: &Fault<G>) -> Option<Exposure<G>> {
        let Attempt { from, to, .. } = attempt;
        let piece = self.piece_at(from)?;
        let mv = match fault {
            Fault::Castling(facts) if is_for_the_king(fault.reason()) => {
                self.castling_move(facts.wing)?
            }
            _ if !is_for_the_king(fault.reason()) => return None,
            _ if piece.role == Role::Pawn => self
                .en_passant_move(from, to)
                .unwrap_or_else(|| self.move_of(piece.role, from, to)),
            _ => self.move_of(piece.role, from, to),
        };
        let after = self.after(&mv);
        let king = after.exposed_kings(piece.seat).first()?;
        let mut moved = vec![(from, to)];
        moved.extend(mv.castled());
        Some(Exposure {
            takers: after.attackers_of(king, piece.seat),
            board: *after.board(),
            moved,
            king,
        })
    }
}

/// Whether a move is refused because its king could be taken.
const fn is_for_the_king(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::CastleOutOfCheck
            | Reason::CastleThroughCheck
            | Reason::CastleIntoCheck
            | Reason::KingCapturesProtected
            | Reason::KingNextToKing
            | Reason::KingStaysOnLine
            | Reason::KingIntoAttack
            | Reason::DoubleCheckKingMustMove
            | Reason::StillInCheck
            | Reason::EpExposesKing
            | Reason::Pinned
    )
}

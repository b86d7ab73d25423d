//! What is said of men: who attacks, guards or gives check and who does not, and who would be taken.

use super::{Teller, number};
use crate::explain;
use crate::lesson::SquaresAsk;
use crate::locale::{Phrase, PieceWord};
use crate::rules::{Geometry, Move, Position, Role, Square, SquareSet};
use crate::solve::escape::EscapeKind;

impl<G: Geometry> Teller<'_, G> {
    /// Praise for a piece that attacks, guards or gives check, where so many more do.
    pub(super) fn found_man(self, at: Square<G>, left: usize) -> Phrase {
        let men = explain::men(self.state.session.position(), SquareSet::of(at));
        let left = number(left);
        match self.asked() {
            (Some(SquaresAsk::Attackers), Some(piece)) => {
                Phrase::CoachAttackersMore { men, piece, left }
            }
            (Some(SquaresAsk::Guards), Some(piece)) => Phrase::CoachGuardsMore { men, piece, left },
            (Some(SquaresAsk::Checkers), _) => Phrase::CoachCheckersMore { men, left },
            _ => Phrase::CoachSquaresMore { left },
        }
    }

    /// What was found, once all of it is; the pieces by name where pieces are asked for.
    pub(super) fn found_all(self, answer: SquareSet<G>) -> Phrase {
        let men = explain::men(self.state.session.position(), answer);
        match self.asked() {
            (Some(SquaresAsk::Attackers), Some(piece)) => Phrase::DoneAttackers { men, piece },
            (Some(SquaresAsk::Guards), Some(piece)) => Phrase::DoneGuards { men, piece },
            (Some(SquaresAsk::Checkers), _) => Phrase::DoneCheckers { men },
            _ => Phrase::DoneSquares {
                found: answer.len(),
            },
        }
    }

    /// That whoever stands there is of the army that is not looked for.
    pub(super) fn other_army(self, at: Square<G>) -> Phrase {
        let there = self.state.session.position().piece_at(at);
        let wanted = there.map_or(self.state.session.step().side, |it| it.seat.opposite());
        Phrase::CoachOtherArmy {
            side: explain::side_word(wanted),
            piece: self.piece(at),
            square: at.into(),
        }
    }

    /// That this is the very piece that is asked about.
    pub(super) fn asked_about(self, at: Square<G>) -> Phrase {
        let piece = self.piece(at);
        match self.asked().0 {
            Some(SquaresAsk::Attackers | SquaresAsk::Checkers) => {
                Phrase::CoachAskedAttackers { piece }
            }
            Some(SquaresAsk::Guards) => Phrase::CoachAskedGuards { piece },
            Some(SquaresAsk::Captures) => Phrase::CoachAskedCaptures { piece },
            Some(SquaresAsk::Moves | SquaresAsk::Escapes | SquaresAsk::Listed) | None => {
                Phrase::CoachAskedMoves { piece }
            }
        }
    }

    /// Which squares are asked for, and the word for the piece that the step names.
    fn asked(self) -> (Option<SquaresAsk>, Option<PieceWord>) {
        let about = self.state.session.step().task.about();
        (about.squares, about.piece.map(|at| self.piece(at)))
    }
}

/// How a check is answered that is no checkmate; `after` is the position in which it is answered.
pub(super) fn way_out<G: Geometry>(after: &Position<G>, mv: &Move<G>, reply: &Move<G>) -> Phrase {
    let men = explain::men(after, SquareSet::of(reply.from()));
    let square = reply.to().into();
    match EscapeKind::of(after, reply) {
        Some(EscapeKind::Take) => {
            let (at, taken) = reply.captured().unwrap_or((reply.to(), mv.piece()));
            Phrase::CoachWayOutTake {
                men,
                piece: explain::piece_word(taken.role),
                square: at.into(),
            }
        }
        Some(EscapeKind::Block) => Phrase::CoachWayOutBlock { men, square },
        Some(EscapeKind::Run) | None => Phrase::CoachWayOutRun { square },
    }
}

/// The move that is left where none should be; `after` is the position in which it is made.
pub(super) fn move_left<G: Geometry>(after: &Position<G>, reply: &Move<G>) -> Phrase {
    let square = reply.to().into();
    match reply.piece().role {
        Role::King => Phrase::CoachMoveLeftKing { square },
        _ => Phrase::CoachMoveLeft {
            men: explain::men(after, SquareSet::of(reply.from())),
            square,
        },
    }
}

/// The answer after which no checkmate follows; `after` is the position in which it is given.
pub(super) fn no_mate_after<G: Geometry>(after: &Position<G>, reply: &Move<G>) -> Phrase {
    let men = explain::men(after, SquareSet::of(reply.from()));
    let square = reply.to().into();
    match (reply.captured(), reply.piece().role) {
        (Some((at, taken)), _) => Phrase::CoachNoMateTaken {
            men,
            piece: explain::piece_word(taken.role),
            square: at.into(),
        },
        (None, Role::King) => Phrase::CoachNoMateKing { square },
        (None, _) => Phrase::CoachNoMateAfter { men, square },
    }
}

/// What the other side would take after a move that does not pay; `after` is the position in which it would.
pub(super) fn taken_back<G: Geometry>(
    after: &Position<G>,
    mv: &Move<G>,
    reply: &Move<G>,
) -> Phrase {
    let men = explain::men(after, SquareSet::of(reply.from()));
    let role = reply
        .captured()
        .map_or(mv.piece().role, |(_, piece)| piece.role);
    let piece = explain::piece_word(role);
    let at = reply.captured().map_or(reply.to(), |(at, _)| at);
    let square = at.into();
    match mv.captured().filter(|_| at == mv.to()) {
        Some((_, captured)) => Phrase::CoachTakenBack {
            captured: explain::piece_word(captured.role),
            square,
            men,
            piece,
        },
        None => Phrase::CoachTakenElsewhere { men, piece, square },
    }
}

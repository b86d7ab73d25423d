//! What keeps the board from being a position to play on from, and how it is mended at one press.

use crate::explain::{piece_word, side_word, squares};
use crate::locale::{Man, Phrase};
use crate::referee::Referee;
use crate::rules::{
    BySeat, Classic, Geometry, Piece, Role, Seat, SetupProblem, Square, SquareSet, Waive, Wing,
};

/// How many pawns a side begins with.
const PAWNS: u32 = 8;

/// Something about the board that cannot be in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What it is, in words.
    pub says: Phrase,
    /// Where it is; empty if nowhere.
    pub squares: SquareSet,
    /// What would mend it, if that is plain.
    pub mend: Option<Mend>,
}

/// What would mend a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mend {
    /// To take this piece and to put it somewhere: the hand of whoever puts the board up does it.
    Bring(Piece),
    /// To say that it is this side's turn.
    Turn(Seat),
    /// To take these pieces away.
    Remove(SquareSet),
    /// To say that this side cannot castle that way.
    NoCastling(Seat, Wing),
    /// To say that no pawn has just gone two steps.
    NothingPassed,
}

impl Mend {
    /// The mending as a word on a button.
    #[must_use]
    pub fn label(&self) -> Phrase {
        match self {
            Self::Bring(piece) => Phrase::RefereeMendKing {
                side: side_word(piece.seat),
            },
            Self::Turn(seat) => Phrase::RefereeMendTurn {
                side: side_word(*seat),
            },
            Self::Remove(_) => Phrase::RefereeMendRemove,
            Self::NoCastling(..) => Phrase::RefereeMendCastling,
            Self::NothingPassed => Phrase::RefereeMendPassed,
        }
    }
}

impl Referee {
    /// Everything that keeps the board from being a game, at once; nothing if it can go on.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        let checked = self.setup.clone().into_position(Waive::NOTHING);
        let found = checked.err().unwrap_or_default();
        found
            .into_iter()
            .filter_map(|it| self.problem(it))
            .collect()
    }

    /// What no game leads to, and what can be asked about all the same: more men than a side begins with and its pawns
    /// have turned into.
    #[must_use]
    pub fn doubt(&self) -> Option<Phrase> {
        let board = &self.setup.board;
        let has_too_many = |seat: &Seat| {
            let own = board.by_seat(*seat);
            let n = |role| (own & board.by_role(role)).len();
            let begins = [
                (Role::Queen, 1),
                (Role::Rook, 2),
                (Role::Bishop, 2),
                (Role::Knight, 2),
            ];
            let new = begins.map(|(role, at_first)| n(role).saturating_sub(at_first));
            new.iter().sum::<u32>() + n(Role::Pawn) > PAWNS
        };
        let seat = [Seat::WHITE, Seat::BLACK].into_iter().find(has_too_many);
        seat.map(|seat| Phrase::RefereeTooMany {
            side: side_word(seat),
        })
    }

    /// Mends the board. A missing piece is not put anywhere: only a person knows where it stands.
    pub fn mend(&mut self, mend: Mend) {
        match mend {
            Mend::Bring(_) => {}
            Mend::Turn(seat) => self.set_turn(seat),
            Mend::Remove(squares) => self.change(|setup| {
                for square in squares {
                    setup.board.remove(square);
                }
            }),
            Mend::NoCastling(seat, wing) => {
                self.change(|setup| setup.castling = setup.castling.without(seat, wing));
            }
            Mend::NothingPassed => self.change(|setup| setup.passed = BySeat::default()),
        }
    }

    fn problem(&self, problem: SetupProblem) -> Option<Problem> {
        Some(match problem {
            SetupProblem::NoKing(seat) => no_king(seat),
            SetupProblem::SeveralKings(seat, kings) => Problem {
                says: Phrase::RefereeManyKings {
                    side: side_word(seat),
                    squares: squares(kings),
                },
                squares: kings,
                mend: None,
            },
            SetupProblem::PawnsMisplaced(pawns) => Problem {
                says: Phrase::RefereePawns {
                    squares: squares(pawns),
                },
                squares: pawns,
                mend: Some(Mend::Remove(pawns)),
            },
            SetupProblem::WrongSideInCheck { king, checkers } => self.open_king(king, checkers),
            SetupProblem::CastlingWithoutPieces(seat, wing) => no_castling(seat, wing),
            SetupProblem::NothingPassed(square) => Problem {
                says: Phrase::RefereeNotPassed {
                    square: square.into(),
                },
                squares: SquareSet::of(square),
                mend: Some(Mend::NothingPassed),
            },
            // Nobody leaves a game for two.
            SetupProblem::TurnWaits(_) => return None,
        })
    }

    /// The king could be taken at once: it must be the other side's turn.
    fn open_king(&self, king: Square, checkers: SquareSet) -> Problem {
        let turn = self.setup.turn;
        let mut other = self.setup.clone();
        other.turn = turn.opposite();
        let is_open = |it: &SetupProblem| matches!(it, SetupProblem::WrongSideInCheck { .. });
        let is_mended = !other.problems().iter().any(is_open);
        let attackers = checkers.iter().filter_map(|square| {
            let piece = self.setup.board.piece_at(square)?;
            Some(Man::new(piece_word(piece.role), square))
        });
        Problem {
            says: Phrase::RefereeOpenKing {
                side: side_word(turn),
                square: king.into(),
                men: attackers.collect(),
            },
            squares: checkers | SquareSet::of(king),
            mend: is_mended.then_some(Mend::Turn(turn.opposite())),
        }
    }
}

fn no_king(seat: Seat) -> Problem {
    Problem {
        says: Phrase::RefereeNoKing {
            side: side_word(seat),
        },
        squares: SquareSet::EMPTY,
        mend: Some(Mend::Bring(Piece::new(Role::King, seat))),
    }
}

fn no_castling(seat: Seat, wing: Wing) -> Problem {
    let path = Classic::castling(seat, wing);
    let all = [path.king_from, path.rook_from].into_iter();
    let homes: SquareSet = all.filter_map(Square::from_index).collect();
    Problem {
        says: Phrase::RefereeNoCastling {
            side: side_word(seat),
            squares: squares(homes),
        },
        squares: homes,
        mend: Some(Mend::NoCastling(seat, wing)),
    }
}

//! The referee: takes any attempt and says whether it is legal, and if not, why.
//!
//! The questions stand in the order in which a person at the board would ask them. The first one
//! that is answered with "no" is the reason; a lesson names reasons, so the order is a promise.
//!
//! | the question | article | asked by |
//! |---|---|---|
//! | Is the game still on? | 5.1, 5.2, 9.6 | `the_game_is_on` |
//! | Is there a piece, is it mine, does it go anywhere? | 1.1 | `own_piece` |
//! | Is it castling? Then: may this king and this rook castle, now? | 3.8.2 | `castle` |
//! | Is the target free of my own pieces, and of an ally's? | 3.1 | `target_is_not_own` |
//! | Does this piece go that way, and is the way free? | 3.2-3.8.1 | `piece_way`, `king_step`, `pawn_way` |
//! | Is it not a king that I would take? | 1.4.1 | `king_is_not_taken` |
//! | House rule: is it no sleeping piece, or am I a pawn? | - | `only_pawns_take_sleepers` |
//! | Is my own king safe afterwards? | 3.9.2 | `own_king_is_safe` |
//! | What does the pawn on its last row become? | 3.7.3.3 | `promotion_is_complete` |
//! | House rule: does no second player attack a king then? | - | `no_second_attacker` |
//!
//! Each rule lives in one function that names its article. The judge does not ask the generator
//! whether a move is legal; a test holds the two to the same answer on every attempt.

mod attack;
mod castling;
mod family;
mod king;
mod pawns;

use crate::rules::ground::geometry::{Geometry, Wing};
use crate::rules::ground::{Attempt, Move, Piece, Role, Ruleset, Square, SquareSet};
use crate::rules::judging::{CastlingFacts, Fault, Outcome};
use crate::rules::moving::Position;
use crate::rules::moving::safety::reach;

/// The referee's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<G: Geometry = crate::rules::ground::Classic> {
    /// The attempt is this move.
    Legal(Move<G>),
    /// The attempt is refused.
    Illegal(Fault<G>),
}

impl<G: Geometry> Verdict<G> {
    /// The move, or `None` if the attempt is refused.
    #[must_use]
    pub const fn legal(&self) -> Option<&Move<G>> {
        match self {
            Self::Legal(mv) => Some(mv),
            Self::Illegal(_) => None,
        }
    }

    /// Why the attempt is refused, or `None` if it is legal.
    #[must_use]
    pub const fn fault(&self) -> Option<&Fault<G>> {
        match self {
            Self::Legal(_) => None,
            Self::Illegal(fault) => Some(fault),
        }
    }
}

/// An attempt before the referee: the position, the moves that led to it, and what is tried.
pub(in crate::rules) struct Judge<'a, G: Geometry> {
    pub(in crate::rules) position: &'a Position<G>,
    /// The moves that led to it, oldest first; none if nobody knows them.
    pub(in crate::rules) past: &'a [Move<G>],
    /// The house rules.
    pub(in crate::rules) rules: &'a Ruleset,
    /// How the game has ended, if it has.
    pub(in crate::rules) outcome: Option<Outcome>,
    pub(in crate::rules) attempt: Attempt<G>,
}

impl<G: Geometry> Judge<'_, G> {
    /// Asks every question in order.
    pub(in crate::rules) fn verdict(&self) -> Verdict<G> {
        match self.examine() {
            Ok(mv) => Verdict::Legal(mv),
            Err(fault) => Verdict::Illegal(fault),
        }
    }

    fn examine(&self) -> Result<Move<G>, Fault<G>> {
        self.the_game_is_on()?;
        let piece = self.own_piece()?;
        let mv = match self.castling_wanted(piece) {
            Some(wing) => self.castle(wing)?,
            None => self.any_other_move(piece)?,
        };
        let mv = self.promotion_is_complete(&mv)?;
        self.no_second_attacker(&mv)?;
        Ok(mv)
    }

    /// Any move but castling, as far as the choice of a promotion piece.
    fn any_other_move(&self, piece: Piece) -> Result<Move<G>, Fault<G>> {
        self.target_is_not_own()?;
        let mv = match piece.role {
            Role::Bishop | Role::Rook | Role::Queen | Role::Knight => self.piece_way(piece)?,
            Role::King => self.king_step(piece)?,
            Role::Pawn => self.pawn_way(piece)?,
        };
        self.king_is_not_taken()?;
        self.only_pawns_take_sleepers(piece)?;
        self.own_king_is_safe(&mv)?;
        Ok(mv)
    }

    /// FIDE 5.1, 5.2, 9.6: checkmate, resignation or a draw ends the game, and nobody moves any more.
    fn the_game_is_on(&self) -> Result<(), Fault<G>> {
        let Some(outcome) = self.outcome else {
            return Ok(());
        };
        let turn = self.position.turn();
        Err(Fault::GameOver {
            outcome,
            turn,
            king: self.position.kings(turn).first(),
            checkers: self.position.checkers(),
        })
    }

    /// FIDE 1.1: the players move their own pieces, in turn; a move goes somewhere.
    fn own_piece(&self) -> Result<Piece, Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let piece = self
            .position
            .piece_at(from)
            .ok_or(Fault::NoPiece { from })?;
        let turn = self.position.turn();
        if piece.seat != turn {
            Err(Fault::NotYourPiece { from, piece, turn })
        } else if from == to {
            Err(Fault::SameSquare { square: from })
        } else {
            Ok(piece)
        }
    }

    /// FIDE 3.8.2: a king at home that goes two squares towards a rook wants to castle.
    fn castling_wanted(&self, piece: Piece) -> Option<Wing> {
        let Attempt { from, to, .. } = self.attempt;
        Wing::BOTH.into_iter().find(|wing| {
            let path = self.position.castling_path(piece.seat, *wing);
            piece.role == Role::King && path.king_from == from.index() && path.king_to == to.index()
        })
    }

    /// FIDE 3.8.2: castling, if no condition stands against it.
    fn castle(&self, wing: Wing) -> Result<Move<G>, Fault<G>> {
        let seat = self.position.turn();
        let facts = castling::facts(self.position, self.past, seat, wing);
        if facts.reason().is_some() {
            return Err(Fault::Castling(facts));
        }
        let mv = self
            .position
            .castling_move(wing)
            .ok_or(Fault::Castling(facts))?;
        self.own_king_is_safe(&mv).map(|()| mv)
    }

    /// FIDE 3.1: no piece goes to a square with a piece of the same color.
    fn target_is_not_own(&self) -> Result<(), Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        match self.position.piece_at(to) {
            Some(piece) if self.is_of_mover(piece) => {
                Err(Fault::OwnPieceOnTarget { from, to, piece })
            }
            Some(piece) if self.is_of_ally(piece) => Err(Fault::AllyPieceOnTarget { to, piece }),
            _ => Ok(()),
        }
    }

    /// FIDE 3.2-3.6: the ways of bishop, rook, queen and knight; only the knight jumps.
    fn piece_way(&self, piece: Piece) -> Result<Move<G>, Fault<G>> {
        self.way_is_free(piece)?;
        self.goes(piece)
    }

    /// The same without the move: these pieces attack where they go (FIDE 3.1.2).
    fn way_is_free(&self, piece: Piece) -> Result<(), Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        self.way_is_on_the_board(piece)?;
        if !reach(piece.role, from, SquareSet::EMPTY).contains(to) {
            return Err(Fault::PieceCantMoveThatWay { piece, from, to });
        }
        if let Some((blocker, blocking)) = self.nearest_blocker(piece) {
            return Err(Fault::PathBlocked {
                piece,
                from,
                to,
                blocker,
                blocking,
            });
        }
        Ok(())
    }

    /// FIDE 3.5: the first piece between start and target, if the mover cannot jump.
    fn nearest_blocker(&self, piece: Piece) -> Option<(Square<G>, Piece)> {
        let Attempt { from, to, .. } = self.attempt;
        if piece.role == Role::Knight {
            return None;
        }
        let way = SquareSet::from_bits(G::between(from.index(), to.index()));
        let blockers = way & self.position.board().occupied();
        let nearest = blockers.iter().min_by_key(|square| {
            let (files, ranks) = from.distance(*square);
            files.unsigned_abs().max(ranks.unsigned_abs())
        })?;
        Some((nearest, self.position.piece_at(nearest)?))
    }

    /// FIDE 3.8.1: a king goes one step.
    fn king_step(&self, piece: Piece) -> Result<Move<G>, Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        if reach(piece.role, from, SquareSet::EMPTY).contains(to) {
            self.way_is_on_the_board(piece)?;
            self.goes(piece)
        } else {
            let home = self.home_to_castle_from(piece);
            Err(Fault::KingTooFar { from, to, home })
        }
    }

    /// FIDE 3.8.2: the king's home, if he went two squares from elsewhere along the row on which it lies, as if to
    /// castle. Out in the open nobody means that.
    fn home_to_castle_from(&self, king: Piece) -> Option<Square<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let path = self.position.castling_path(king.seat, Wing::King);
        let [home, landing] = [path.king_from, path.king_to].map(Square::<G>::known);
        let (files, ranks) = from.distance(to);
        let (castling_files, castling_ranks) = home.distance(landing);
        let alike = (files.abs(), ranks.abs()) == (castling_files.abs(), castling_ranks.abs());
        let (files, ranks) = home.distance(from);
        let is_on_row = (castling_ranks == 0 && ranks == 0) || (castling_files == 0 && files == 0);
        (alike && is_on_row && from != home).then_some(home)
    }

    /// FIDE 1.4.1: capturing the opponent's king is not allowed.
    fn king_is_not_taken(&self) -> Result<(), Fault<G>> {
        let to = self.attempt.to;
        match self.position.piece_at(to) {
            Some(piece) if piece.role == Role::King => {
                if self
                    .position
                    .is_king_takeable(piece.seat, self.position.turn())
                {
                    return Ok(());
                }
                Err(Fault::CantCaptureKing { to })
            }
            _ => Ok(()),
        }
    }

    /// FIDE 3.7.3.3: a pawn on its last row becomes queen, rook, bishop or knight; nothing else
    /// does. House rules may let it stay a pawn.
    fn promotion_is_complete(&self, mv: &Move<G>) -> Result<Move<G>, Fault<G>> {
        let (piece, to) = (mv.piece(), mv.to());
        let last_row = self.position.promotion(piece.seat);
        let promotes = piece.role == Role::Pawn && last_row.contains(to);
        let promotion = self.attempt.promotion;
        let may_stay = self.rules.pawns_left_as_they_are().contains(&promotion);
        match promotion {
            None if !promotes => Ok(*mv),
            Some(_) if !promotes => Err(Fault::PromotionNotAllowed { piece, to }),
            _ if may_stay => Ok(Move { promotion, ..*mv }),
            None => Err(Fault::PromotionPieceMissing { to }),
            Some(role) if Role::PROMOTIONS.contains(&role) => Ok(Move { promotion, ..*mv }),
            Some(role) => Err(Fault::PromotionPieceInvalid { to, role }),
        }
    }

    /// The attempt as a move to an empty or hostile square.
    fn goes(&self, piece: Piece) -> Result<Move<G>, Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        Ok(self.position.move_of(piece.role, from, to))
    }
}

impl<G: Geometry> Position<G> {
    /// Judges an attempt without knowing how the position came about.
    ///
    /// Prefer [`Line::judge`](crate::rules::Line::judge), which also knows when a rook moved.
    #[must_use]
    pub fn judge(&self, attempt: Attempt<G>) -> Verdict<G> {
        Judge {
            position: self,
            past: &[],
            rules: &Ruleset::FIDE,
            outcome: self.outcome(),
            attempt,
        }
        .verdict()
    }

    /// Every condition of a castling of the side to move, met or not, as far as the position knows.
    #[must_use]
    pub fn castling_facts(&self, wing: Wing) -> CastlingFacts<G> {
        castling::facts(self, &[], self.turn(), wing)
    }
}

pub(in crate::rules) use castling::facts as castling_facts;

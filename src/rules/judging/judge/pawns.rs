//! The ways of a pawn, and all the ways that are none (FIDE 3.7).

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::DoubleStep;
use crate::rules::ground::{Attempt, Move, Piece, Role, Seat, Square, SquareSet};
use crate::rules::judging::Fault;
use crate::rules::judging::judge::Judge;

/// A way as a pawn sees it: steps ahead (negative: back) and to the side.
struct Way {
    ahead: i8,
    aside: i8,
}

impl<G: Geometry> Judge<'_, G> {
    /// FIDE 3.7: where a pawn may go.
    pub(super) fn pawn_way(&self, piece: Piece) -> Result<Move<G>, Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let way = self.way(piece.seat);
        match (way.ahead, way.aside) {
            (..=-1, _) if self.is_family_table() => Err(self.backward(piece.seat)),
            (..=-1, 0) | (-1, -1 | 1) => Err(self.backward(piece.seat)),
            (0, _) => Err(Fault::PawnSideways { from, to }),
            (1, 0) => self.pawn_step(piece),
            (2, 0) => self.pawn_double_step(piece),
            (3.., 0) => Err(Fault::PawnTooFar { from, to }),
            (1, -1 | 1) => self.pawn_capture(piece),
            _ => Err(Fault::PawnCantMoveThatWay { from, to }),
        }
    }

    /// FIDE 3.7.3: a pawn attacks one step diagonally ahead, whether anything stands there or not.
    pub(super) fn pawn_attack(&self, pawn: Piece) -> Result<(), Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let way = self.way(pawn.seat);
        match (way.ahead, way.aside, self.position.piece_at(to)) {
            (1, -1 | 1, _) => self.way_is_on_the_board(pawn),
            (..=-1, ..) => Err(self.backward(pawn.seat)),
            (1, 0, Some(ahead)) => Err(Fault::PawnCantCaptureStraight {
                from,
                to,
                ahead,
                captures: SquareSet::EMPTY,
            }),
            _ => Err(Fault::PawnCantMoveThatWay { from, to }),
        }
    }

    /// FIDE 3.7.1: a pawn goes forward only; which way that is depends on the seat.
    fn backward(&self, seat: Seat) -> Fault<G> {
        let Attempt { from, to, .. } = self.attempt;
        let ahead = G::pawn_step(seat, from.index()).map(Square::known);
        Fault::PawnBackward { from, to, ahead }
    }

    fn way(&self, seat: Seat) -> Way {
        let (files, ranks) = self.attempt.from.distance(self.attempt.to);
        let (forward_file, forward_rank) = G::forward(seat);
        Way {
            ahead: files * forward_file + ranks * forward_rank,
            aside: files * forward_rank + ranks * forward_file,
        }
    }

    /// FIDE 3.7.1: one step straight ahead onto an empty square; 3.7.3: captures go diagonally.
    fn pawn_step(&self, pawn: Piece) -> Result<Move<G>, Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let Some(ahead) = self.position.piece_at(to) else {
            return self.goes(pawn);
        };
        let legal = self.position.moves_from(from);
        let captures = legal.iter().filter(|mv| mv.captured().is_some());
        Err(Fault::PawnCantCaptureStraight {
            from,
            to,
            ahead,
            captures: captures.map(Move::to).collect(),
        })
    }

    /// FIDE 3.7.2: two steps on the pawn's first move, if both squares are empty.
    fn pawn_double_step(&self, pawn: Piece) -> Result<Move<G>, Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let seat = pawn.seat;
        let start = SquareSet::<G>::from_bits(G::double_step_from(seat));
        let any_time = self.position.house.double_step == DoubleStep::AnyTime;
        if !any_time && !start.contains(from) {
            let start_rank = start.first().map_or(0, |square| match G::forward(seat) {
                (0, _) => square.rank() + 1,
                _ => square.file() + 1,
            });
            return Err(Fault::PawnDoubleNotFromStart {
                from,
                to,
                start_rank,
            });
        }
        let passed = G::pawn_step(seat, from.index()).map(Square::known);
        let blocked = passed
            .into_iter()
            .chain([to])
            .find_map(|square| self.position.piece_at(square).map(|piece| (square, piece)));
        match blocked {
            Some((blocker, blocking)) => Err(Fault::PawnDoubleBlocked {
                from,
                to,
                blocker,
                blocking,
            }),
            None => self.goes(pawn),
        }
    }

    /// FIDE 3.7.3: one step diagonally, onto an enemy piece or in passing.
    fn pawn_capture(&self, pawn: Piece) -> Result<Move<G>, Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        self.way_is_on_the_board(pawn)?;
        if self.position.piece_at(to).is_some() {
            return self.goes(pawn);
        }
        let may_take = |mv: &Move<G>| {
            let (taken, _) = mv.captured().unwrap_or((to, pawn));
            self.position.is_plain || self.position.may_take_in_passing(from, to, taken)
        };
        match self.position.en_passant_move(from, to).filter(may_take) {
            Some(mv) => Ok(mv),
            None => Err(self.no_capture(pawn.seat)),
        }
    }

    /// Why a diagonal step to an empty square is none: something about en passant, or nothing there.
    fn no_capture(&self, seat: Seat) -> Fault<G> {
        let Attempt { from, to, .. } = self.attempt;
        let neighbor = self.neighbor(seat).and_then(|square| {
            let piece = self.position.piece_at(square)?;
            let may_be_meant = self.is_fifth_row(seat) && self.may_have_passed(piece);
            may_be_meant.then_some((square, piece))
        });
        match neighbor {
            None => {
                let house = self.position.house_against_passing(from, to, self.past);
                let too_late = || self.chance_lost().filter(|_| house.is_none());
                too_late().unwrap_or(Fault::PawnDiagonalNeedsCapture { from, to, house })
            }
            Some((pawn, piece)) if piece.role == Role::Pawn => self.no_en_passant(pawn),
            Some((beside, piece)) => Fault::EpNotAPawn { to, beside, piece },
        }
    }

    /// Whether the neighbor is one who could be taken in passing, were it a pawn that just passed:
    /// an opponent's who walks the other way, and that he did pass is not what is wrong.
    fn may_have_passed(&self, neighbor: Piece) -> bool {
        let is_pawn = neighbor.role == Role::Pawn;
        let comes_towards = !is_pawn || neighbor.seat == self.position.turn().opposite();
        self.is_foe_not_passing(neighbor.seat) && comes_towards
    }

    /// Whether a seat's pawns may be taken at all, and none of them is there to be taken in passing here.
    fn is_foe_not_passing(&self, seat: Seat) -> bool {
        let position = self.position;
        let is_foe = !position.is_one_side(seat, position.turn())
            && !position.company.out.contains(position.company.owner(seat));
        is_foe && position.passed_by(seat) != Some(self.attempt.to)
    }

    /// Where pawns pass each other on every row and from every side: one that passed over the target too long ago, and
    /// has not moved since.
    fn chance_lost(&self) -> Option<Fault<G>> {
        let Attempt { from, to, .. } = self.attempt;
        let position = self.position;
        let arrival = |at: Square<G>| self.past.iter().rposition(|mv| mv.to() == at);
        let has_passed = |(index, mv): &(usize, &Move<G>)| {
            let pawn = mv.piece();
            let stays = position.piece_at(mv.to()) == Some(pawn);
            mv.passed() == Some(to) && stays && arrival(mv.to()) == Some(*index)
        };
        let may_be_meant = |mv: &Move<G>| {
            let was_in_reach = position.is_plain || position.may_take_in_passing(from, to, mv.to());
            self.is_foe_not_passing(mv.piece().seat) && was_in_reach
        };
        let mut passed = self.past.iter().enumerate().rev().filter(has_passed);
        let (index, mv) = passed.find(|(_, mv)| may_be_meant(mv))?;
        Some(Fault::EpChanceLost {
            to,
            pawn: mv.to(),
            double_step_ply: index + 1,
            now_ply: self.past.len() + 1,
            house: None,
        })
    }

    /// FIDE 3.7.3.1-2: the neighbor must have come with a double step, in the last move.
    fn no_en_passant(&self, pawn: Square<G>) -> Fault<G> {
        let Attempt { from, to, .. } = self.attempt;
        let house = self.position.house_against_passing(from, to, self.past);
        let arrival = self.past.iter().rposition(|mv| mv.to() == pawn);
        let Some((index, mv)) = arrival.and_then(|index| Some((index, self.past.get(index)?)))
        else {
            return Fault::EpNotAvailable { to, pawn };
        };
        if mv.passed().is_some() {
            let (double_step_ply, now_ply) = (index + 1, self.past.len() + 1);
            Fault::EpChanceLost {
                to,
                pawn,
                double_step_ply,
                now_ply,
                house,
            }
        } else {
            Fault::EpPawnDidNotDoubleStep {
                to,
                pawn,
                came_from: mv.from(),
            }
        }
    }

    /// The square beside the pawn, behind its target.
    fn neighbor(&self, seat: Seat) -> Option<Square<G>> {
        let (files, ranks) = G::forward(seat);
        self.attempt.to.offset(-files, -ranks)
    }

    /// Whether the pawn stands three steps beyond its start: the fifth rank for White. Where
    /// double steps start anywhere no row is special, and the sentences about it are not said.
    fn is_fifth_row(&self, seat: Seat) -> bool {
        if self.position.house.double_step == DoubleStep::AnyTime {
            return false;
        }
        let (files, ranks) = G::forward(seat);
        let start = SquareSet::<G>::from_bits(G::double_step_from(seat));
        let origin = self.attempt.from.offset(-3 * files, -3 * ranks);
        origin.is_some_and(|square| start.contains(square))
    }
}

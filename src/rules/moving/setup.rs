//! Any arrangement of pieces, and what keeps it from being a position.
//!
//! [`Setup::into_position`] names every problem at once, so an author mends a board in one go.
//! Source: FIDE 2.3, 3.7 and 3.8 for what can stand where; 3.10.3 for illegal positions.

use crate::rules::ground::geometry::{CastlingPath, Classic, Geometry, Wing};
use crate::rules::ground::ruleset::ArmySetup;
use crate::rules::ground::seat::ByArmy;
use crate::rules::ground::{Board, BySeat, Piece, Role, Seat, Seats, Square, SquareSet};
use crate::rules::moving::company::Company;
use crate::rules::moving::house::House;
use crate::rules::moving::plain::Plain;
use crate::rules::moving::{Castling, Position};

/// Pieces and all else that a diagram or a FEN says, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<G: Geometry = Classic> {
    /// Where the pieces stand.
    pub board: Board<G>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The castlings said to be possible.
    pub castling: Castling,
    /// Who is in the game.
    pub seats: Seats,
    /// The square that each seat's pawn passed over with that seat's last move.
    pub passed: BySeat<Option<Square<G>>>,
    /// Half-moves since the last capture or pawn move.
    pub halfmove: u16,
    /// The number of the move, from 1.
    pub fullmove: u16,
    /// Who is away, out, allied, and whose check was said.
    pub company: Company,
}

/// Something that keeps a setup from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupProblem<G: Geometry = Classic> {
    /// A side has no king.
    NoKing(Seat),
    /// A side has more than one king.
    SeveralKings(Seat, SquareSet<G>),
    /// Pawns stand where no pawn can.
    PawnsMisplaced(SquareSet<G>),
    /// The side that is not to move stands in check.
    WrongSideInCheck {
        /// The king in check.
        king: Square<G>,
        /// Who attacks him.
        checkers: SquareSet<G>,
    },
    /// A castling is said to be possible, but king or rook are not at home.
    CastlingWithoutPieces(Seat, Wing),
    /// No pawn can have passed over this square with its last move.
    NothingPassed(Square<G>),
    /// It is the turn of an army that nobody moves: its player is away, or it is out and nobody at the
    /// table commands it. In a game the turn passes such an army.
    TurnWaits(Seat),
}

/// Problems that a caller accepts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waive {
    /// A side may have no king, or several.
    pub kings: bool,
    /// The side not to move may stand in check.
    pub check: bool,
}

impl Waive {
    /// Accepts nothing: the position of a game.
    pub const NOTHING: Self = Self {
        kings: false,
        check: false,
    };
    /// Accepts boards without kings or with several, as lessons use them.
    pub const LESSON: Self = Self {
        kings: true,
        check: false,
    };

    const fn accepts<G: Geometry>(self, problem: &SetupProblem<G>) -> bool {
        match problem {
            SetupProblem::NoKing(_) | SetupProblem::SeveralKings(..) => self.kings,
            SetupProblem::WrongSideInCheck { .. } => self.check,
            _ => false,
        }
    }
}

impl<G: Geometry> Setup<G> {
    /// A board on which a seat is to move, without castling and with fresh clocks.
    #[must_use]
    pub fn new(board: Board<G>, turn: Seat) -> Self {
        Self {
            board,
            turn,
            castling: Castling::NONE,
            seats: G::SEATS
                .iter()
                .fold(Seats::NONE, |all, seat| all.with(*seat)),
            passed: BySeat::default(),
            halfmove: 0,
            fullmove: 1,
            company: Company::default(),
        }
    }

    /// The position, or every problem that `waive` does not accept.
    ///
    /// # Errors
    /// All problems, in the order in which [`SetupProblem`] lists them.
    pub fn into_position(self, waive: Waive) -> Result<Position<G>, Vec<SetupProblem<G>>> {
        let mut problems = self.problems();
        problems.retain(|problem| !waive.accepts(problem));
        if problems.is_empty() {
            Ok(self.unchecked())
        } else {
            Err(problems)
        }
    }

    /// Everything that is not as in a game.
    #[must_use]
    pub fn problems(&self) -> Vec<SetupProblem<G>> {
        let mut problems = self.king_problems();
        let misplaced = self.misplaced_pawns();
        if !misplaced.is_empty() {
            problems.push(SetupProblem::PawnsMisplaced(misplaced));
        }
        problems.extend(self.wrong_checks());
        problems.extend(
            (self.castling.iter())
                .filter(|(seat, wing)| !self.can_have_right(*seat, *wing))
                .map(|(seat, wing)| SetupProblem::CastlingWithoutPieces(seat, wing)),
        );
        let passed = Seat::ALL.into_iter().filter_map(|seat| {
            let square = self.passed[seat]?;
            (!self.can_have_passed(seat, square)).then_some(square)
        });
        problems.extend(passed.map(SetupProblem::NothingPassed));
        if !self.unchecked().movers().contains(self.turn) {
            problems.push(SetupProblem::TurnWaits(self.turn));
        }
        problems
    }

    fn king_problems(&self) -> Vec<SetupProblem<G>> {
        self.seats
            .minus(self.company.out)
            .iter()
            .filter_map(|seat| {
                let kings = self.board.pieces(seat, Role::King);
                match kings.len() {
                    0 => Some(SetupProblem::NoKing(seat)),
                    1 => None,
                    _ => Some(SetupProblem::SeveralKings(seat, kings)),
                }
            })
            .collect()
    }

    fn misplaced_pawns(&self) -> SquareSet<G> {
        G::SEATS.iter().fold(SquareSet::EMPTY, |set, &seat| {
            let forbidden = SquareSet::from_bits(G::no_pawns(seat));
            set | (self.board.pieces(seat, Role::Pawn) & forbidden)
        })
    }

    /// With two seats, a king may not be attacked while the other side is to move. With more, a
    /// third may have given the check.
    fn wrong_checks(&self) -> Vec<SetupProblem<G>> {
        if self.seats.len() > 2 {
            return Vec::new();
        }
        let position = self.unchecked();
        let waiting = self.seats.iter().filter(|seat| *seat != self.turn);
        waiting
            .flat_map(|seat| position.kings(seat).iter().map(move |king| (seat, king)))
            .filter_map(|(seat, king)| {
                // Only the side to move could take the king at once.
                let checkers = position.attackers_of(king, seat) & self.board.by_seat(self.turn);
                (!checkers.is_empty()).then_some(SetupProblem::WrongSideInCheck { king, checkers })
            })
            .collect()
    }

    fn can_have_right(&self, seat: Seat, wing: Wing) -> bool {
        self.are_home(seat, &G::castling(seat, wing)) || self.is_rotated(seat, wing)
    }

    /// Whether king and rook stand where a castling begins.
    fn are_home(&self, seat: Seat, path: &CastlingPath<G::Bits>) -> bool {
        let stands = |square, role| {
            self.board.piece_at(Square::known(square)) == Some(Piece::new(role, seat))
        };
        stands(path.king_from, Role::King) && stands(path.rook_from, Role::Rook)
    }

    /// Whether a castling is possible only where every queen starts left of her king.
    fn is_rotated(&self, seat: Seat, wing: Wing) -> bool {
        !self.are_home(seat, &G::castling(seat, wing))
            && G::rotated_castling(seat, wing).is_some_and(|path| self.are_home(seat, &path))
    }

    /// The castlings of those who are in the game: an army under command has none.
    fn castlings_at_the_table(&self) -> Castling {
        let out = |(seat, _): &(Seat, Wing)| self.company.out.contains(*seat);
        let gone = self.castling.iter().filter(out);
        gone.fold(self.castling, |all, (seat, wing)| all.without(seat, wing))
    }

    /// How the armies stood at the start, as far as the castlings tell.
    fn house(&self) -> House {
        let is_rotated = |(seat, wing)| self.is_rotated(seat, wing);
        let mut house = House::default();
        if self.castling.iter().any(is_rotated) {
            house.setup = ArmySetup::Rotate;
        }
        house
    }

    /// Whether a pawn of `seat` can have passed over `square` with that seat's last move.
    fn can_have_passed(&self, seat: Seat, square: Square<G>) -> bool {
        let (files, ranks) = G::forward(seat);
        let start = square.offset(-files, -ranks);
        let landing = square.offset(files, ranks);
        let (Some(start), Some(landing)) = (start, landing) else {
            return false;
        };
        // With more than two seats, others have moved since and may stand there.
        let free = |square| G::SEATS.len() > 2 || self.board.piece_at(square).is_none();
        let home = SquareSet::<G>::from_bits(G::double_step_from(seat));
        let pawn = Some(Piece::new(Role::Pawn, seat));
        seat != self.turn
            && (G::SEATS.len() > 2 || home.contains(start))
            && free(start)
            && free(square)
            && self.board.piece_at(landing) == pawn
    }

    /// The position, whatever is wrong with it; squares that nothing can have passed are dropped, and
    /// the castlings of who is out.
    pub(super) fn unchecked(&self) -> Position<G> {
        let mut passed = G::Armies::default();
        for &seat in G::SEATS {
            let square = self.passed[seat];
            passed.set(
                seat,
                square.filter(|square| self.can_have_passed(seat, *square)),
            );
        }
        let mut position = Position {
            plain: Plain {
                board: self.board,
                turn: self.turn,
                seats: self.seats,
                castling: self.castlings_at_the_table(),
                passed,
                halfmove: self.halfmove,
                fullmove: self.fullmove,
            },
            house: self.house(),
            company: self.company,
            is_plain: true,
            is_each_alone: true,
        };
        position.settle();
        position
    }
}

impl<G: Geometry> From<&Position<G>> for Setup<G> {
    fn from(position: &Position<G>) -> Self {
        Self {
            board: *position.board(),
            turn: position.turn(),
            castling: position.castling(),
            seats: position.seats(),
            passed: BySeat(Seat::ALL.map(|seat| position.passed_by(seat))),
            halfmove: position.halfmove_clock(),
            fullmove: position.fullmove(),
            company: position.company,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(fen: &str) -> Vec<SetupProblem> {
        Setup::parse_fen(fen).unwrap().problems()
    }

    fn set(names: &str) -> SquareSet {
        names.split_whitespace().filter_map(Square::parse).collect()
    }

    #[test]
    fn every_problem_is_named_at_once() {
        let found = problems("4P3/8/8/8/8/8/8/KK2r3 w Qk e6 0 1");
        assert_eq!(
            found,
            [
                SetupProblem::SeveralKings(Seat::WHITE, set("a1 b1")),
                SetupProblem::NoKing(Seat::BLACK),
                SetupProblem::PawnsMisplaced(set("e8")),
                SetupProblem::CastlingWithoutPieces(Seat::WHITE, Wing::Queen),
                SetupProblem::CastlingWithoutPieces(Seat::BLACK, Wing::King),
                SetupProblem::NothingPassed(Square::parse("e6").unwrap()),
            ]
        );
    }

    #[test]
    fn the_side_not_to_move_may_not_be_in_check() {
        let checked = problems("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
        assert!(matches!(
            checked[..],
            [SetupProblem::WrongSideInCheck { .. }]
        ));
    }

    #[test]
    fn a_lesson_may_do_without_kings() {
        let setup = Setup::<Classic>::parse_fen("8/8/8/8/3R4/8/8/8 w - - 0 1").unwrap();
        assert!(setup.clone().into_position(Waive::NOTHING).is_err());
        assert!(setup.into_position(Waive::LESSON).is_ok());
    }
}

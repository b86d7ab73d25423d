//! The starts of games: the 8x8 board, and the cross for two, three or four.
//!
//! On the cross every far right pawn is missing: it would stand in the way of the right
//! neighbor's far left pawn. Opposite armies mirror each other, or, by house rule `setup`, every
//! queen stands left of her king.

use crate::rules::ground::geometry::{Classic, Cross, Geometry, Wing};
use crate::rules::ground::ruleset::{ArmySetup, Extra};
use crate::rules::ground::seat::OfTwo;
use crate::rules::ground::{Board, Piece, Role, Ruleset, Seat, Seats, Square, SquareSet};
use crate::rules::moving::company::Company;
use crate::rules::moving::house::House;
use crate::rules::moving::plain::Plain;
use crate::rules::moving::{Castling, Position, Setup};

impl Position<Classic> {
    /// The start of a game (FIDE 2.3).
    #[must_use]
    pub fn start() -> Self {
        let mut board = Board::empty();
        for file in 0..8 {
            for (rank, role) in [(0, HOME_ROW[usize::from(file)]), (1, Role::Pawn)] {
                let white = Square::known(rank * 8 + file);
                let black = Square::known((7 - rank) * 8 + file);
                board.add(white, Piece::new(role, Seat::WHITE));
                board.add(black, Piece::new(role, Seat::BLACK));
            }
        }
        let castling = Castling::NONE
            .with(Seat::WHITE, Wing::King)
            .with(Seat::WHITE, Wing::Queen)
            .with(Seat::BLACK, Wing::King)
            .with(Seat::BLACK, Wing::Queen);
        let plain = Plain {
            board,
            passed: OfTwo::default(),
            turn: Seat::WHITE,
            seats: Seats::TWO,
            castling,
            halfmove: 0,
            fullmove: 1,
        };
        Self {
            plain,
            house: House::default(),
            company: Company::default(),
            is_plain: true,
            is_each_alone: true,
        }
    }
}

impl Position<Cross> {
    /// The start on the cross: opposite armies mirror each other, every far right pawn is missing.
    ///
    /// `seats` are those that play; the others have no army. Without any it is an empty board.
    #[must_use]
    pub fn cross_start(seats: Seats) -> Self {
        Self::cross_setup(seats, &Ruleset::FIDE).unchecked()
    }

    /// The start on the cross under house rules, which say how the armies stand and how they move.
    #[must_use]
    pub fn cross_start_under(seats: Seats, rules: &Ruleset) -> Self {
        Self::cross_setup(seats, rules).unchecked().under(rules)
    }

    fn cross_setup(seats: Seats, rules: &Ruleset) -> Setup<Cross> {
        let mut setup = Setup::new(Board::empty(), Seat::South);
        setup.seats = seats;
        setup.turn = seats.iter().next().unwrap_or(Seat::South);
        for seat in seats.iter() {
            place_pieces(&mut setup.board, seat, rules.setup);
            let [_, _, right_neighbor] = seat.followers();
            let is_whole =
                rules.restore_pawn_if_no_neighbor == Extra::True && !seats.contains(right_neighbor);
            place_pawns(&mut setup.board, seat, is_whole);
            for wing in Wing::BOTH {
                setup.castling = setup.castling.with(seat, wing);
            }
        }
        setup
    }
}

/// The squares of a row, file by file or rank by rank.
fn row(bits: u128) -> impl Iterator<Item = Square<Cross>> {
    SquareSet::<Cross>::from_bits(bits).iter()
}

/// Puts the pieces of a seat on its first row.
fn place_pieces(board: &mut Board<Cross>, seat: Seat, setup: ArmySetup) {
    let first = row(Cross::no_pawns(seat) & !Cross::promotion(seat));
    // A row is counted from its lower end. West and East have their queens farther up, so that
    // they stand on their own color; with all queens left of their kings, West and North have.
    let is_from_top = match setup {
        ArmySetup::Mirror => matches!(seat, Seat::West | Seat::East),
        ArmySetup::Rotate => matches!(seat, Seat::West | Seat::North),
    };
    for (square, i) in first.zip(0..) {
        let role = HOME_ROW[if is_from_top { 7 - i } else { i }];
        board.add(square, Piece::new(role, seat));
    }
}

/// Puts the pawns of a seat on its second row: seven, or eight if it is `whole`.
fn place_pawns(board: &mut Board<Cross>, seat: Seat, is_whole: bool) {
    let far_right = match seat {
        Seat::South | Seat::East => 7,
        Seat::West | Seat::North => 0,
    };
    let second = row(Cross::double_step_from(seat)).zip(0..);
    for (square, _) in second.filter(|(_, i)| is_whole || *i != far_right) {
        board.add(square, Piece::new(Role::Pawn, seat));
    }
}

const HOME_ROW: [Role; 8] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

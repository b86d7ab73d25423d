//! Boards that are put up: a few men anywhere, a line that taking in passing may open, players who
//! are away, out, allied or in command.

use squarewise::rules::{
    Board, Callers, Cross, Geometry, Piece, Position, Role, Seat, Setup, SetupProblem, Square,
    Waive, Wing,
};

use crate::support::Dice;
use crate::truth::boards::{any, any_square};

const ANYTHING: Waive = Waive {
    kings: true,
    check: true,
};

/// Takes away what cannot be.
pub(crate) fn mend<G: Geometry>(mut setup: Setup<G>) -> Option<Position<G>> {
    for _ in 0..2 {
        for problem in setup.problems() {
            match problem {
                SetupProblem::PawnsMisplaced(squares) => {
                    for square in squares {
                        setup.board.remove(square);
                    }
                }
                SetupProblem::NothingPassed(_) => setup.passed = Default::default(),
                SetupProblem::CastlingWithoutPieces(seat, wing) => {
                    setup.castling = setup.castling.without(seat, wing);
                }
                _ => {}
            }
        }
    }
    setup.into_position(ANYTHING).ok()
}

/// Few or many pieces anywhere, kings at home or not, perhaps none or two for a seat.
pub(crate) fn sparse<G: Geometry>(dice: &mut Dice) -> Option<Position<G>> {
    let mut setup = Setup::<G>::new(Board::empty(), any(dice, G::SEATS));
    let one_king = G::SEATS.len() > 2 || dice.below(6) > 0;
    for _ in 0..2 + dice.below(4 + 8 * G::SEATS.len()) {
        let role = any(dice, &Role::ALL);
        if role != Role::King || !one_king {
            let piece = Piece::new(role, any(dice, G::SEATS));
            setup.board.put(any_square(dice), piece);
        }
    }
    let at_home = dice.below(3) > 0;
    for seat in G::SEATS {
        let path = G::castling(*seat, Wing::King);
        let home = Square::from_index(path.king_from).unwrap();
        let king = if at_home { home } else { any_square(dice) };
        setup.board.put(king, Piece::new(Role::King, *seat));
        for wing in Wing::BOTH {
            if at_home && dice.below(3) > 0 {
                let corner = Square::from_index(G::castling(*seat, wing).rook_from).unwrap();
                setup.board.put(corner, Piece::new(Role::Rook, *seat));
            }
            if dice.below(4) > 0 {
                setup.castling = setup.castling.with(*seat, wing);
            }
        }
    }
    if G::SEATS.len() > 2 {
        let mut kings = [0; 4];
        for (_, piece) in setup.board.iter() {
            kings[piece.seat.index()] += u8::from(piece.role == Role::King);
        }
        if kings != [1; 4] {
            return None;
        }
    }
    mend(setup)
}

/// A pawn has just passed another; a king and an enemy's far piece stand on a line through one of
/// the two, or anywhere.
pub(crate) fn passing<G: Geometry>(dice: &mut Dice) -> Option<Position<G>> {
    let turn = any(dice, G::SEATS);
    let foes: Vec<Seat> = G::SEATS.iter().copied().filter(|it| *it != turn).collect();
    let foe = any(dice, &foes);
    let mut setup = Setup::<G>::new(Board::empty(), turn);
    let passed = any_square::<G>(dice);
    let landed = ahead(passed, foe)?;
    let (files, ranks) = G::forward(turn);
    let side = if dice.below(2) == 0 { 1 } else { -1 };
    let from = passed.offset(side * ranks - files, side * files - ranks)?;
    if from == landed {
        return None;
    }
    setup.board.put(landed, Piece::new(Role::Pawn, foe));
    setup.board.put(from, Piece::new(Role::Pawn, turn));
    setup.passed[foe] = Some(passed);
    let through = if dice.below(4) == 0 { from } else { landed };
    let by = any(dice, &[(1, 0), (0, 1), (1, 1), (1, -1)]);
    let far = |dice: &mut Dice| i8::try_from(1 + dice.below(5)).unwrap();
    let flip = if dice.below(2) == 0 { 1 } else { -1 };
    let (one, two) = (flip * far(dice), -flip * far(dice));
    let king = through.offset(by.0 * one, by.1 * one)?;
    let slider = through.offset(by.0 * two, by.1 * two)?;
    let straight = by.0 == 0 || by.1 == 0;
    let role = if dice.below(3) == 0 {
        Role::Queen
    } else if straight {
        Role::Rook
    } else {
        Role::Bishop
    };
    for (square, piece) in [
        (king, Piece::new(Role::King, turn)),
        (slider, Piece::new(role, any(dice, &foes))),
    ] {
        if setup.board.piece_at(square).is_some() || square == passed {
            return None;
        }
        setup.board.put(square, piece);
    }
    let taken =
        |setup: &Setup<G>, square| setup.board.piece_at(square).is_some() || square == passed;
    for seat in &foes {
        let square = any_square(dice);
        if !taken(&setup, square) {
            setup.board.put(square, Piece::new(Role::King, *seat));
        } else {
            return None;
        }
    }
    for _ in 0..dice.below(4) {
        let square = any_square(dice);
        if !taken(&setup, square) {
            let role = any(dice, &[Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
            setup
                .board
                .put(square, Piece::new(role, any(dice, G::SEATS)));
        }
    }
    let position = setup.into_position(ANYTHING).ok()?;
    position.passed_by(foe).map(|_| position)
}

fn ahead<G: Geometry>(square: Square<G>, seat: Seat) -> Option<Square<G>> {
    let (files, ranks) = G::forward(seat);
    square.offset(files, ranks)
}

/// Somebody leaves, is out, commands an army, has a partner; check was said or not.
pub(crate) fn company(position: &Position<Cross>, dice: &mut Dice) -> Position<Cross> {
    let mut setup = Setup::from(position);
    for seat in Seat::ALL {
        if seat == position.turn() || !position.alive().contains(seat) {
            continue;
        }
        let company = &mut setup.company;
        match dice.below(12) {
            0 | 1 => {
                company.away = company.away.with(seat);
                company.calls[seat] = Callers::default();
            }
            2 | 3 => company.ally(seat, position.turn()),
            4 => {
                for king in position.kings(seat).iter() {
                    setup.board.remove(king);
                }
                for wing in Wing::BOTH {
                    setup.castling = setup.castling.without(seat, wing);
                }
                company.out = company.out.with(seat);
                company.calls = Default::default();
                if dice.below(3) > 0 {
                    company.commander[seat] = Some(position.turn());
                }
            }
            _ => {}
        }
    }
    // An army that another commands moves at the turn of its own seat.
    let commanded = Seat::ALL
        .into_iter()
        .find(|it| setup.company.commander[*it].is_some());
    if let Some(army) = commanded.filter(|_| dice.below(2) == 0) {
        setup.turn = army;
        setup.passed = Default::default();
    }
    let mut position = setup.into_position(ANYTHING).unwrap_or(*position);
    if dice.below(2) == 0 {
        let mut company = *position.company();
        for caller in position.present().iter() {
            if caller != position.turn() && position.can_call(caller, position.turn()) {
                company.calls[position.turn()].add(caller);
            }
        }
        position = position.with_company(company);
    }
    position
}

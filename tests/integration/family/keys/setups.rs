//! How the armies stand at the start.

use squarewise::rules::{Cross, Game, Position, Role, Seat, Seats, Setup, Square, Waive};

use crate::family::family;
use crate::family::game::{AGES, play};
use crate::family::keys::piece;

fn game(seats: Seats, options: &[(&str, &str)]) -> Game {
    let rules = family(options);
    Game::new(Position::cross_start_under(seats, &rules), rules, AGES)
}

#[test]
fn every_queen_stands_left_of_her_king() {
    let mirror = game(Seats::FOUR, &[]);
    let rotate = game(Seats::FOUR, &[("setup", "rotate")]);
    for (square, mirrored, rotated) in [
        ("f1", "SQ", "SQ"),
        ("a7", "WQ", "WQ"),
        ("f12", "NQ", "NK"),
        ("g12", "NK", "NQ"),
        ("l7", "EQ", "EK"),
        ("l6", "EK", "EQ"),
    ] {
        assert_eq!(piece(&mirror, square), mirrored);
        assert_eq!(piece(&rotate, square), rotated);
    }
    assert_eq!(
        mirror.position(),
        Game::new(Position::cross_start(Seats::FOUR), family(&[]), AGES).position()
    );
    assert_eq!(rotate.legal_moves().len(), 28);
}

const FIRST: &str = "i2-i3 b4-c4 d12-e10 l9-j8";
const SECOND: &str = "i3-i4 c4-d4 d11-d9 k9-i9";
const THIRD: &str = "h2-h3 b9-c9 e12-d11 l8-k9";

#[test]
fn kings_castle_from_where_they_stand() {
    let mut game = game(Seats::FOUR, &[("setup", "rotate")]);
    for moves in [FIRST, SECOND, THIRD, "h3-h4 b10-c10 f12-d12 l7-l9"] {
        play(&mut game, moves);
    }
    for (square, man) in [
        ("d12", "NK"),
        ("e12", "NR"),
        ("c12", ""),
        ("l9", "EK"),
        ("l8", "ER"),
    ] {
        assert_eq!(piece(&game, square), man, "{square}");
    }
    assert!(
        game.position()
            .castling()
            .iter()
            .all(|(seat, _)| seat == Seat::South || seat == Seat::West)
    );
    assert_eq!(Game::from_record(&game.record()), Ok(game));
}

#[test]
fn a_king_that_has_moved_castles_no_more_from_there_either() {
    let mut game = game(Seats::FOUR, &[("setup", "rotate")]);
    for moves in [
        FIRST,
        SECOND,
        THIRD,
        "h3-h4 b10-c10 f12-e12 l7-l8",
        "c2-c3 c10-d10 e12-f12 l8-l7",
    ] {
        play(&mut game, moves);
    }
    play(&mut game, "c3-c4 a10-b10");
    assert!(!crate::family::keys::is_legal(&game, "f12-d12"));
    play(&mut game, "f11-f10");
    assert!(!crate::family::keys::is_legal(&game, "l7-l9"));
}

#[test]
fn a_turned_start_is_written_and_read() {
    let rules = family(&[("setup", "rotate")]);
    let start = Position::cross_start_under(Seats::FOUR, &rules);
    let setup = Setup::<Cross>::parse_ffc(&start.to_ffc()).unwrap();
    let read = setup.into_position(Waive::NOTHING).unwrap();
    assert_eq!(read.under(&rules), start);
    // Armies that mirror each other castle from where they stand, whatever the rule says.
    let mirrored = Position::cross_start(Seats::FOUR);
    assert_eq!(mirrored.under(&rules).castling(), mirrored.castling());
    // Under the usual rules nobody castles from there.
    let usual = read.under(&family(&[]));
    assert!(
        usual
            .castling()
            .iter()
            .all(|(seat, _)| seat == Seat::South || seat == Seat::West)
    );
}

#[test]
fn a_far_right_pawn_stands_where_the_neighbors_seat_is_empty() {
    let restored = [("restore_pawn_if_no_neighbour", "true")];
    let far_right = ["j2", "b3", "c11", "k10"];
    let three = Seats::FOUR.without(Seat::East);
    for (seats, options, standing) in [
        (Seats::FOUR, &restored[..], [false; 4]),
        (Seats::TWO, &[][..], [false; 4]),
        (Seats::TWO, &restored[..], [true, false, true, false]),
        (three, &restored[..], [true, false, false, false]),
    ] {
        let game = game(seats, options);
        let stands = far_right.map(|name| {
            let square = Square::<Cross>::parse(name).unwrap();
            game.position()
                .piece_at(square)
                .is_some_and(|piece| piece.role == Role::Pawn)
        });
        assert_eq!(stands, standing, "{seats:?} {options:?}");
    }
}

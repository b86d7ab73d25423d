//! What must hold on any board whatever: proptest makes the boards, the tries and the texts.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;
use squarewise::rules::notation::{fen, ffc, san};
use squarewise::rules::{
    Attempt, Board, BySeat, Castling, Classic, Cross, Fault, Geometry, Line, Piece, Position, Role,
    Ruleset, Seat, Seats, Setup, Square, SquareSet, Verdict, Waive, Wing,
};

use crate::mailbox::{Mailbox, Step, place};
use crate::truth::boards::mend;

const ANYTHING: Waive = Waive {
    kings: true,
    check: true,
};

fn square<G: Geometry>() -> impl Strategy<Value = Square<G>> {
    (0..G::SQUARES).prop_map(|index| Square::from_index(index).unwrap())
}

fn role() -> impl Strategy<Value = Role> {
    prop::sample::select(&Role::ALL[..])
}

fn piece<G: Geometry>() -> impl Strategy<Value = Piece> {
    (role(), prop::sample::select(G::SEATS)).prop_map(|(role, seat)| Piece::new(role, seat))
}

/// Any arrangement with one king for each seat, few or many pieces, any right that fits.
fn position<G: Geometry>() -> impl Strategy<Value = Position<G>> {
    let pieces = vec((square::<G>(), piece::<G>()), 0..30);
    let kings = vec(square::<G>(), G::SEATS.len());
    let at_home = any::<bool>();
    let turn = prop::sample::select(G::SEATS);
    (pieces, kings, at_home, turn, square::<G>()).prop_filter_map(
        "an impossible arrangement",
        |(pieces, kings, at_home, turn, passed)| {
            let mut setup = Setup::new(Board::empty(), turn);
            for (square, piece) in pieces {
                if piece.role != Role::King {
                    setup.board.put(square, piece);
                }
            }
            for (seat, king) in G::SEATS.iter().zip(kings) {
                let path = G::castling(*seat, Wing::King);
                let home = Square::from_index(path.king_from)?;
                let king = if at_home { home } else { king };
                setup.board.put(king, Piece::new(Role::King, *seat));
            }
            give_rights(&mut setup);
            let before = G::SEATS
                .iter()
                .find(|seat| G::next_seat(**seat, setup.seats) == turn)?;
            setup.passed[*before] = Some(passed);
            mend(setup)
        },
    )
}

/// Every right whose king and rook stand at home.
fn give_rights<G: Geometry>(setup: &mut Setup<G>) {
    for seat in G::SEATS {
        for wing in Wing::BOTH {
            let path = G::castling(*seat, wing);
            let at = |index| setup.board.piece_at(Square::from_index(index).unwrap());
            if at(path.king_from) == Some(Piece::new(Role::King, *seat))
                && at(path.rook_from) == Some(Piece::new(Role::Rook, *seat))
            {
                setup.castling = setup.castling.with(*seat, wing);
            }
        }
    }
}

fn attempt<G: Geometry>() -> impl Strategy<Value = Attempt<G>> {
    (square::<G>(), square::<G>(), prop::option::of(role())).prop_map(|(from, to, promotion)| {
        Attempt {
            from,
            to,
            promotion,
        }
    })
}

/// The judge allows what the generator lists, on every try of a board.
fn judge_is_generate<G: Geometry>(position: &Position<G>) {
    let line = Line::new(*position);
    let legal: BTreeSet<Attempt<G>> = position
        .legal_moves()
        .iter()
        .map(squarewise::rules::Move::attempt)
        .collect();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in [
                None,
                Some(Role::Queen),
                Some(Role::Knight),
                Some(Role::King),
            ] {
                let attempt = Attempt {
                    from,
                    to,
                    promotion,
                };
                let is_legal = line.judge(attempt).legal().is_some();
                // A dead position ends the game: then the judge refuses what could be moved.
                if line.outcome().is_none() {
                    assert_eq!(is_legal, legal.contains(&attempt), "{attempt} {position:?}");
                } else {
                    assert!(!is_legal);
                }
            }
        }
    }
}

/// Whoever a fault names stands there and does what it says; the mailbox is asked.
fn named_pieces_are_there<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) {
    let Verdict::Illegal(fault) = Line::new(*position).judge(attempt) else {
        return;
    };
    let mover = position.turn();
    let grid = Mailbox::new(position);
    let step = Step {
        from: place(attempt.from),
        to: place(attempt.to),
        promotion: None,
    };
    let attack = |grid: &Mailbox, from: SquareSet<G>, to: Square<G>| {
        assert!(!from.is_empty(), "{fault:?}");
        for square in from {
            assert!(
                grid.attacks_from(place(square), place(to), mover),
                "{fault:?} {position:?}"
            );
        }
    };
    match fault {
        Fault::PathBlocked {
            blocker,
            blocking,
            from,
            to,
            ..
        } => {
            assert_eq!(position.piece_at(blocker), Some(blocking));
            let way = SquareSet::<G>::between(from, to);
            assert!(way.contains(blocker));
            assert!(!SquareSet::<G>::between(from, blocker).meets(position.board().occupied()));
        }
        Fault::KingIntoAttack { attackers, to, .. }
        | Fault::KingNextToKing { attackers, to, .. }
        | Fault::KingStaysOnLine { attackers, to, .. }
        | Fault::KingCapturesProtected {
            protectors: attackers,
            to,
            ..
        } => attack(&grid.after(&step), attackers, to),
        Fault::StillInCheck { checker, king, .. } => {
            attack(&grid, SquareSet::of(checker), king);
            attack(&grid.after(&step), SquareSet::of(checker), king);
        }
        Fault::DoubleCheckKingMustMove { checkers, king, .. } => {
            assert!(checkers.len() >= 2);
            attack(&grid, checkers, king);
        }
        Fault::Pinned { pinners, king, .. }
        | Fault::EpExposesKing {
            attackers: pinners,
            king,
            ..
        } => attack(&grid.after(&step), pinners, king),
        Fault::Castling(facts) => {
            for (set, to) in [
                (facts.checkers, facts.king),
                (facts.crossing_attackers, facts.crossed),
                (facts.landing_attackers, facts.landing),
            ] {
                if !set.is_empty() {
                    attack(&grid, set, to);
                }
            }
            for square in facts.blockers {
                assert!(position.piece_at(square).is_some());
            }
        }
        Fault::OwnPieceOnTarget { to, piece, .. } => assert_eq!(position.piece_at(to), Some(piece)),
        _ => {}
    }
}

fn mirror_square(square: Square) -> Square {
    Square::new(square.file(), 7 - square.rank()).unwrap()
}

/// The same board seen from the other side: ranks and colors turned round.
fn mirror(position: &Position) -> Position {
    let mut setup = Setup::from(position);
    setup.board = Board::empty();
    for (square, piece) in position.board().iter() {
        let piece = Piece::new(piece.role, piece.seat.opposite());
        setup.board.put(mirror_square(square), piece);
    }
    setup.turn = position.turn().opposite();
    setup.castling = Castling::NONE;
    for (seat, wing) in position.castling().iter() {
        setup.castling = setup.castling.with(seat.opposite(), wing);
    }
    setup.passed = BySeat::default();
    for seat in [Seat::WHITE, Seat::BLACK] {
        setup.passed[seat.opposite()] = position.passed_by(seat).map(mirror_square);
    }
    setup.into_position(ANYTHING).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn judge_and_generator_agree_on_64_squares(position in position::<Classic>()) {
        judge_is_generate(&position);
    }

    #[test]
    fn judge_and_generator_agree_with_the_mailbox(
        classic in position::<Classic>(), cross in position::<Cross>()
    ) {
        crate::oracle::same(&classic);
        crate::oracle::same(&cross);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(6) })]

    #[test]
    fn judge_and_generator_agree_on_the_cross(position in position::<Cross>()) {
        judge_is_generate(&position);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn named_blockers_and_attackers_are_there(
        position in position::<Classic>(), tries in vec(attempt::<Classic>(), 200)
    ) {
        for attempt in tries {
            named_pieces_are_there(&position, attempt);
        }
    }

    #[test]
    fn named_blockers_and_attackers_are_there_on_the_cross(
        position in position::<Cross>(), tries in vec(attempt::<Cross>(), 200)
    ) {
        for attempt in tries {
            named_pieces_are_there(&position, attempt);
        }
    }

    #[test]
    fn a_mirrored_board_gives_the_mirrored_reason(
        position in position::<Classic>(), tries in vec(attempt::<Classic>(), 100)
    ) {
        let line = Line::new(position);
        let mirrored = Line::new(mirror(&position));
        for attempt in tries {
            let other = Attempt {
                from: mirror_square(attempt.from),
                to: mirror_square(attempt.to),
                ..attempt
            };
            let reason = |verdict: Verdict| verdict.fault().map(|fault| (fault.reason(), fault.article()));
            prop_assert_eq!(reason(line.judge(attempt)), reason(mirrored.judge(other)), "{}", attempt);
        }
    }

    #[test]
    fn fen_and_ffc_come_back(classic in position::<Classic>(), cross in position::<Cross>()) {
        let read = Setup::parse_fen(&classic.to_fen()).unwrap();
        prop_assert_eq!(read.into_position(ANYTHING).unwrap(), classic);
        let read = Setup::parse_ffc(&cross.to_ffc()).unwrap();
        prop_assert_eq!(read.into_position(ANYTHING).unwrap(), cross);
    }

    #[test]
    fn every_legal_move_is_written_and_read(position in position::<Classic>()) {
        let line = Line::with_rules(position, Ruleset::EXERCISE);
        for mv in position.legal_moves() {
            let text = san::write(&position, &mv);
            prop_assert_eq!(san::read(&line, &text).ok(), Some(mv), "{}", text);
            prop_assert_eq!(Attempt::parse(&mv.to_string()), Some(mv.attempt()));
        }
    }

    #[test]
    fn every_legal_move_of_four_armies_is_written_with_its_letter_and_read(
        position in position::<Cross>()
    ) {
        let line = Line::with_rules(position, Ruleset::EXERCISE);
        for mv in line.legal_moves() {
            let text = san::write(line.position(), &mv);
            prop_assert_eq!(san::read(&line, &text).ok(), Some(mv), "{}", text);
            let start = format!("{}{}", mv.piece().role.move_letter(), mv.from());
            let is_long = text.starts_with(&start) && text.contains(&mv.to().to_string());
            prop_assert!(is_long || mv.castled().is_some(), "{}", text);
            let squares = mv.to_string();
            prop_assert_eq!(san::read(&line, &squares).ok(), Some(mv), "{}", squares);
        }
    }

    #[test]
    fn no_text_makes_the_core_panic(text in "\\PC{0,60}", moves in "[a-hKQRBNOox0-9=+#\\-]{0,8}") {
        let line = Line::new(Position::start());
        let _ = (Setup::parse_fen(&text), Setup::parse_ffc(&text), Square::<Classic>::parse(&text));
        for text in [&text, &moves] {
            let _ = (san::read(&line, text), Attempt::<Classic>::parse(text), Attempt::<Cross>::parse(text));
        }
    }

    #[test]
    fn almost_a_position_makes_no_panic(
        at in 0_usize..300, junk in "[ /0-9a-zA-Z,:>é-]{0,3}", cut in 0_usize..4
    ) {
        let fens = [Position::start().to_fen(), Position::cross_start(Seats::FOUR).to_ffc()];
        for fen in fens {
            let at = at.min(fen.len());
            let end = (at + cut).min(fen.len());
            let text = format!("{}{junk}{}", &fen[..at], &fen[end..]);
            for bytes in [
                Setup::parse_fen(&text).err().map(|error: fen::FenError| error.bytes),
                Setup::parse_ffc(&text).err().map(|error: ffc::FfcError| error.bytes),
            ].into_iter().flatten() {
                prop_assert!(text.get(bytes).is_some(), "{}", text);
            }
        }
    }
}

#[test]
fn of_several_kings_only_the_one_at_home_castles() {
    let setup = Setup::parse_fen("r3k2r/8/8/5k2/8/8/8/4K3 b kq - 0 1").unwrap();
    let position: Position = setup.into_position(Waive::LESSON).unwrap();
    for from in position.board().by_seat(position.turn()) {
        let moves = position.moves_from(from);
        let strays: Vec<_> = moves.iter().filter(|mv| mv.from() != from).collect();
        assert!(strays.is_empty(), "{from}: {strays:?}");
    }
    let home = Square::parse("e8").unwrap();
    let moves = position.moves_from(home);
    assert!(moves.iter().any(|mv| mv.castled().is_some()));
}

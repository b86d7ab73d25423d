//! Why a move is allowed, and why a position is what it is: over boards of practice, the slow board agrees with every
//! sentence and every mark.

use std::collections::{BTreeMap, BTreeSet};

use squarewise::explain::{self, Proof};
use squarewise::lesson::Task;
use squarewise::locale::SquareName;
use squarewise::rules::{Line, Move, Position, Setup, Verdict, Waive, Wing};

use super::reasons::boards;
use super::*;
use crate::mailbox::{Mailbox, Place, place};
use crate::practice::{attackers, in_check, step_of};
use crate::support::{attempt, classic, position};

fn named(square: &SquareName) -> Square {
    Square::all()
        .find(|it| SquareName::from(*it) == *square)
        .unwrap()
}

/// The men on these places, as a sentence has them.
fn men_on(position: &Position, places: &BTreeSet<Place>) -> Vec<Man> {
    let squares = Square::all().filter(|it| places.contains(&place(*it)));
    explain::men(position, squares.collect())
}

/// What is pointed at, and from where.
fn attacked(proof: &[Proof]) -> Option<(Place, BTreeSet<Place>)> {
    let Some(Proof::Danger(at)) = proof.first() else {
        return None;
    };
    let lines = proof[1..].iter().map(|part| match part {
        Proof::Attack { from, to } if to == at => place(*from),
        other => panic!("{other:?}"),
    });
    Some((place(*at), lines.collect()))
}

/// Every sentence is short in every language, and names a square.
fn is_told_well(locales: &[Locale], said: &Phrase, name: &str) {
    for locale in locales {
        let said = locale.say_plain(said);
        let names = Square::all().any(|at: Square| said.contains(&at.to_string()));
        assert!(names, "{name}: {said}");
        let ends = said.matches(['.', '!', '?']).count();
        assert!((1..=2).contains(&ends), "{name}: {said}");
    }
}

/// Why this move is allowed, as the slow board sees it; the name of the kind of reason.
fn allowed_as_seen(position: &Position, mv: &Move, name: &str) -> (&'static str, Phrase) {
    let board = Mailbox::new(position);
    let seat = position.turn();
    let after = board.after(&step_of(mv.attempt()));
    let danger = |at: Place| attackers(&board, at, seat);
    let (said, proof) = explain::allowed(position, mv);
    let is_king = mv.piece().role == Role::King;
    let is_attack = attacked(&proof).is_some();
    let is_castling = is_king && place(mv.from()).0.abs_diff(place(mv.to()).0) == 2;
    let rooks = |file: i8| (file, place(mv.from()).1);
    let corner = rooks(if place(mv.to()).0 == 6 { 7 } else { 0 });
    assert!(!in_check(&after, seat), "{name}");
    let kind = match &said {
        Phrase::AllowedCastleRookAttacked { square, men } => {
            assert!(is_castling, "{name}");
            assert_eq!(place(named(square)), corner, "{name}");
            assert_eq!(*men, men_on(position, &danger(corner)), "{name}");
            assert!(!men.is_empty(), "{name}");
            assert_eq!(attacked(&proof), Some((corner, danger(corner))), "{name}");
            "rook attacked"
        }
        Phrase::AllowedCastleRookCrosses { square, men } => {
            assert!(is_castling && danger(corner).is_empty(), "{name}");
            assert_eq!(place(named(square)), rooks(1), "{name}");
            assert_eq!(*men, men_on(position, &danger(rooks(1))), "{name}");
            assert!(!men.is_empty() && is_attack, "{name}");
            "rook crosses"
        }
        Phrase::AllowedCastle { square } => {
            assert!(is_castling && named(square) == mv.to(), "{name}");
            assert!(danger(corner).is_empty(), "{name}");
            assert!(corner.0 == 7 || danger(rooks(1)).is_empty(), "{name}");
            "castle"
        }
        Phrase::AllowedEnPassant { pawn, square } => {
            assert!(board.is_passing(&step_of(mv.attempt())), "{name}");
            let (beside, over) = (place(named(pawn)), place(named(square)));
            assert_eq!(over, place(mv.to()), "{name}");
            assert_eq!(board.man(beside), Some((seat.opposite(), Role::Pawn)));
            assert_eq!(after.man(beside), None, "{name}");
            "en passant"
        }
        Phrase::AllowedTakesChecker { square, .. } => {
            let giving = danger(place(position.kings(seat).only().unwrap()));
            assert!(giving.contains(&place(named(square))), "{name}");
            "takes who gives check"
        }
        Phrase::AllowedBlocks { square, .. } => {
            assert!(in_check(&board, seat) && !is_king, "{name}");
            assert!(named(square) == mv.to() && board.man(place(mv.to())).is_none());
            "blocks"
        }
        Phrase::AllowedPinned { from, to, .. } => {
            assert_eq!((named(from), named(to)), (mv.from(), mv.to()), "{name}");
            let mut elsewhere = Square::all().filter(|it| position.piece_at(*it).is_none());
            let shields = elsewhere.any(|it| is_exposed(position, mv.from(), it));
            assert!(shields, "{name}: it shields its king");
            "shields"
        }
        Phrase::AllowedKingTakes { square, .. } => {
            assert!(
                is_king && board.man(place(named(square))).is_some(),
                "{name}"
            );
            "king takes"
        }
        Phrase::AllowedKingSteps { square } => {
            assert!(is_king && named(square) == mv.to(), "{name}");
            assert!(danger(place(mv.to())).is_empty(), "{name}");
            "king steps"
        }
        Phrase::AllowedKnight { .. } => "knight",
        Phrase::AllowedPawnTakes { square, .. } => {
            assert!(board.man(place(named(square))).is_some(), "{name}");
            assert_ne!(mv.from().file(), mv.to().file(), "{name}");
            "pawn takes"
        }
        Phrase::AllowedPawnTwo { from, square } => {
            assert_eq!((named(from), named(square)), (mv.from(), mv.to()), "{name}");
            assert_eq!(mv.from().rank().abs_diff(mv.to().rank()), 2, "{name}");
            "pawn two"
        }
        Phrase::AllowedWaySafe { .. } => "way",
        other => panic!("{name}: {other:?}"),
    };
    (kind, said)
}

/// Whether the king would be attacked if a man stood elsewhere.
fn is_exposed(position: &Position, from: Square, to: Square) -> bool {
    let (seat, man) = (position.turn(), position.piece_at(from).unwrap());
    let mut board = *position.board();
    board.remove(from);
    board.put(to, man);
    let waive = Waive {
        kings: true,
        check: true,
    };
    let moved = Setup::new(board, seat).into_position(waive);
    moved.is_ok_and(|it| in_check(&Mailbox::new(&it), seat))
}

#[test]
fn what_is_feared_and_does_not_matter_is_so_on_the_board() {
    let locales: Vec<Locale> = languages::shipped().map(|it| Locale::load(&[it])).collect();
    let mut kinds = BTreeMap::new();
    let skills = ["castle-or-not", "en-passant-or-not", "allowed-or-not"];
    for exercise in skills.into_iter().flat_map(boards) {
        let step = classic(&exercise);
        let Task::Judge { verdict, .. } = &step.task else {
            panic!("{}", exercise.name);
        };
        if let Verdict::Legal(mv) = verdict {
            let name = format!("{} {}", exercise.name, mv.attempt());
            let (kind, said) = allowed_as_seen(step.position(), mv, &name);
            is_told_well(&locales, &said, &name);
            *kinds.entry(kind).or_insert(0) += 1;
        }
    }
    println!("{kinds:?}");
    let met: Vec<&str> = kinds.into_keys().collect();
    let always = [
        "castle",
        "en passant",
        "king steps",
        "knight",
        "rook attacked",
        "rook crosses",
        "way",
    ];
    for kind in always {
        assert!(met.contains(&kind), "{kind} is never told: {met:?}");
    }
}

/// Kinds of reasons that practice brings seldom or never.
#[test]
fn each_way_out_and_each_way_of_a_pawn_has_its_reason() {
    let english = Locale::load(&["en"]);
    for (fen, tried, said) in [
        (
            "4k3/8/8/8/4r3/8/8/4KB2 w - - 0 1",
            "f1e2",
            "The bishop steps in between, on e2. Then the check is over.",
        ),
        (
            "4k3/8/8/8/4r3/3B4/8/4K3 w - - 0 1",
            "d3e4",
            "The bishop takes the rook on e4. Then the check is over.",
        ),
        (
            "4r2k/8/8/8/4R3/8/8/4K3 w - - 0 1",
            "e4e7",
            "The rook on e4 shields its king. It keeps the king safe on e7, too.",
        ),
        (
            "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
            "e1e2",
            "Nobody guards the rook on e2. So the king may take it.",
        ),
        (
            "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1",
            "e4d5",
            "A pawn takes diagonally, and a knight stands on d5.",
        ),
        (
            "4k3/8/8/8/8/8/4P3/K7 w - - 0 1",
            "e2e4",
            "From e2 a pawn may go two squares. The path to e4 is clear.",
        ),
        (
            "8/8/8/8/8/8/8/R7 w - - 0 1",
            "a1a8",
            "No rule stops it: the rook has a clear path to a8.",
        ),
    ] {
        let line = Line::new(position(fen));
        let verdict = line.judge(attempt(tried));
        let Some(mv) = verdict.legal() else {
            panic!("{fen}: {tried} is refused");
        };
        let (told, _) = explain::allowed(line.position(), mv);
        assert_eq!(english.say_plain(&told), said);
    }
}

#[test]
fn who_gives_check_and_which_move_is_left_is_so_on_the_board() {
    let locales: Vec<Locale> = languages::shipped().map(|it| Locale::load(&[it])).collect();
    let mut kinds = BTreeMap::new();
    for exercise in boards("status") {
        let position = *classic(&exercise).position();
        let (board, seat) = (Mailbox::new(&position), position.turn());
        let name = format!("{}", exercise.name);
        let king = position.kings(seat).only().unwrap();
        let giving = attackers(&board, place(king), seat);
        let (said, proof) = explain::check_on(&position).unwrap();
        is_told_well(&locales, &said, &name);
        match &said {
            Phrase::StandingAttacked { men, square } => {
                assert_eq!(named(square), king, "{name}");
                assert_eq!(*men, men_on(&position, &giving), "{name}");
                assert_eq!(attacked(&proof), Some((place(king), giving.clone())));
            }
            Phrase::StandingNotAttacked { square } => {
                assert!(giving.is_empty() && named(square) == king, "{name}");
                assert_eq!(proof, [Proof::About(king)]);
            }
            other => panic!("{name}: {other:?}"),
        }
        let (said, left) = explain::move_left(&position);
        let moves = board.moves();
        let kind = match left {
            None => {
                assert!(moves.is_empty(), "{name}");
                let is_mate = !giving.is_empty();
                let expected = match is_mate {
                    true => Phrase::StandingNoWayOut,
                    false => Phrase::StandingNoMove,
                };
                assert_eq!(said, expected, "{name}");
                if is_mate { "checkmate" } else { "stalemate" }
            }
            Some(mv) => {
                assert!(moves.contains(&step_of(mv.attempt())), "{name}");
                is_told_well(&locales, &said, &name);
                let flees =
                    |it: &crate::mailbox::Step| it.from == place(king) && !giving.contains(&it.to);
                let is_first = mv.from() == king || !moves.iter().any(flees);
                assert!(is_first, "{name}: the king's own way is told first");
                match said {
                    Phrase::StandingCanRun { .. } => "run",
                    Phrase::StandingCanTake { square, .. } => {
                        assert!(giving.contains(&place(named(&square))), "{name}");
                        "take"
                    }
                    Phrase::StandingCanBlock { .. } => "block",
                    Phrase::StandingCanMove { .. } => {
                        assert!(giving.is_empty(), "{name}");
                        "move"
                    }
                    other => panic!("{name}: {other:?}"),
                }
            }
        };
        *kinds.entry(kind).or_insert(0) += 1;
    }
    println!("{kinds:?}");
    for kind in ["checkmate", "stalemate", "run", "move"] {
        assert!(kinds.contains_key(kind), "{kind}: {kinds:?}");
    }
}

/// A castling that was lost for the game is no other case: it is refused.
#[test]
fn the_wing_of_a_castling_does_not_matter_to_its_reason() {
    for (fen, tried, wing) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Wing::King),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", Wing::Queen),
    ] {
        let position = position(fen);
        assert_eq!(position.castling_facts(wing).reason(), None);
        let verdict = position.judge(attempt(tried));
        let (said, proof) = explain::allowed(&position, verdict.legal().unwrap());
        assert!(matches!(said, Phrase::AllowedCastle { .. }), "{said:?}");
        assert!(proof.is_empty());
    }
}

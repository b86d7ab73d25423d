//! Why a wrong tap or a wrong move is none of those asked for: over boards of practice, a slow board that shares nothing
//! with the program agrees with every reason.

use std::collections::{BTreeMap, BTreeSet};

use squarewise::explain::{self, Proof};
use squarewise::lesson::{SquaresAsk, Task};
use squarewise::practice::{Exercise, Name, Skill, make};
use squarewise::rules::{Cross, Fault, Move, Position, Seat};

use super::*;
use crate::mailbox::{Mailbox, Place, Step, place};
use crate::practice::{attackers, in_check, is_taken_for_free, king, step_of, takers_for_free};
use crate::support::{classic, classic_lesson, position, whole_course};

/// So many boards of each level are looked at.
const N_BOARDS: u32 = 20;

/// The first boards of every level of a skill.
pub(super) fn boards(skill: &str) -> Vec<Exercise> {
    let skill = Skill::named(skill).unwrap();
    let names = (1..=skill.n_levels)
        .flat_map(|level| (0..N_BOARDS).map(move |seed| Name { skill, level, seed }));
    names.map(|name| make(name).unwrap()).collect()
}

fn begun(exercise: &Exercise) -> Session {
    Session::new(classic_lesson(exercise), 0).unwrap()
}

/// The squares of a line from one place to another, both left out; none if it is no line.
fn between(from: Place, to: Place) -> Vec<Place> {
    let (files, ranks) = (to.0 - from.0, to.1 - from.1);
    let is_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let far = if is_line {
        files.abs().max(ranks.abs())
    } else {
        0
    };
    let nth = |n: i8| (from.0 + n * files.signum(), from.1 + n * ranks.signum());
    (1..far).map(nth).collect()
}

/// Whether the slow board says the same of a piece that attacks nothing there.
fn agrees(board: &Mailbox, from: Place, to: Place, fault: &Fault) -> bool {
    let (seat, role) = board.man(from).unwrap();
    let alone = board.alone(from);
    let reaches = |it: &Mailbox| it.attacks_from(from, to, seat.opposite());
    if reaches(board) {
        return false;
    }
    let ahead = if seat == Seat::WHITE { 1 } else { -1 };
    let (files, ranks) = (to.0 - from.0, (to.1 - from.1) * ahead);
    match fault {
        Fault::PathBlocked {
            piece,
            blocker,
            blocking,
            ..
        } => {
            let way = between(from, to);
            let first = way.iter().find(|it| board.man(**it).is_some());
            let stands = board.man(place(*blocker));
            reaches(&alone)
                && first == Some(&place(*blocker))
                && stands == Some((blocking.seat, blocking.role))
                && (piece.seat, piece.role) == (seat, role)
        }
        Fault::PieceCantMoveThatWay { .. } => {
            !reaches(&alone) && !matches!(role, Role::King | Role::Pawn)
        }
        Fault::KingTooFar { home: None, .. } => !reaches(&alone) && role == Role::King,
        Fault::PawnBackward { .. } => role == Role::Pawn && ranks < 0,
        Fault::PawnCantCaptureStraight { ahead, .. } => {
            let stands = board.man(to) == Some((ahead.seat, ahead.role));
            role == Role::Pawn && (files, ranks) == (0, 1) && stands
        }
        Fault::PawnCantMoveThatWay { .. } => !reaches(&alone) && role == Role::Pawn && ranks >= 0,
        _ => false,
    }
}

/// Who is asked about, whose pieces are looked for, and which they are.
fn asked(position: &Position, task: &Task) -> (Square, Seat, SquareSet) {
    let Task::Squares { ask, piece, answer } = task else {
        panic!("{task:?}");
    };
    let king = || position.kings(position.turn()).only().unwrap();
    let at = piece.unwrap_or_else(king);
    let own = position.piece_at(at).unwrap().seat;
    let wanted = match ask {
        SquaresAsk::Guards => own,
        _ => own.opposite(),
    };
    (at, wanted, *answer)
}

#[test]
fn every_wrong_tap_has_the_reason_that_the_slow_board_sees() {
    let locales: Vec<Locale> = languages::shipped().map(|it| Locale::load(&[it])).collect();
    let mut kinds = BTreeMap::new();
    let skills = ["who-attacks", "who-protects", "who-gives-check"];
    for exercise in skills.into_iter().flat_map(boards) {
        let step = classic(&exercise);
        let position = *step.position();
        let board = Mailbox::new(&position);
        let (to, wanted, answer) = asked(&position, &step.task);
        let mut session = begun(&exercise);
        for square in Square::all().filter(|it| !answer.contains(*it)) {
            let slips = session.n_slips();
            session.apply(Input::Press(square));
            let name = format!("{} {square}: {:?}", exercise.name, session.say());
            let is_asked = square == to;
            assert_eq!(session.n_slips() - slips, usize::from(!is_asked), "{name}");
            let kind = match (session.say(), board.man(place(square))) {
                (Say::AskedAbout(at), _) => {
                    assert!(is_asked && *at == to, "{name}");
                    "itself"
                }
                (Say::EmptySquare(at), None) => {
                    assert_eq!(*at, square);
                    "empty"
                }
                (Say::OtherArmy(at), Some((seat, _))) => {
                    assert!(seat != wanted && *at == square && !is_asked, "{name}");
                    "other"
                }
                (Say::NoAttack { from, to, fault }, Some((seat, _))) => {
                    assert!(seat == wanted && *from == square, "{name}");
                    assert!(agrees(&board, place(*from), place(*to), fault), "{name}");
                    is_told_well(&locales, &position, (*from, *to), fault);
                    fault.reason().code()
                }
                _ => panic!("{name}"),
            };
            *kinds.entry(kind).or_insert(0) += 1;
        }
        finds_all(&mut session, answer);
    }
    println!("{kinds:?}");
    let met: Vec<&str> = kinds.into_keys().collect();
    let all = [
        "empty",
        "itself",
        "king-too-far",
        "other",
        "path-blocked",
        "pawn-backward",
        "pawn-cant-capture-straight",
        "pawn-cant-move-that-way",
        "piece-cant-move-that-way",
    ];
    assert_eq!(met, all, "each kind of reason was met, and no other");
}

/// In every language the sentence names the square that it is about, and the board shows the same.
fn is_told_well(locales: &[Locale], position: &Position, ends: (Square, Square), fault: &Fault) {
    let told = explain::no_attack(position, fault);
    let (from, to) = ends;
    let shown = match fault {
        Fault::PathBlocked { blocker, .. } => Proof::Blocker(*blocker),
        _ => Proof::About(from),
    };
    assert_eq!(told.proof, [shown]);
    assert!(told.article.starts_with("3."), "{fault:?}");
    for locale in locales {
        let said = locale.say_plain(&told.sentence);
        let names = |square: Square| said.contains(&square.to_string());
        let is_named = match fault {
            Fault::PathBlocked { blocker, .. } => names(*blocker),
            _ => names(from) || names(to),
        };
        assert!(is_named, "{fault:?}: {said}");
    }
}

/// The right taps: each piece is told by itself, until none is left.
fn finds_all(session: &mut Session, answer: SquareSet) {
    let mut left = answer.iter().count();
    for square in answer {
        session.apply(Input::Press(square));
        left -= 1;
        match left {
            0 => assert_eq!(*session.say(), Say::Yes(None)),
            _ => assert_eq!(*session.say(), Say::FoundMan { at: square, left }),
        }
    }
    assert!(session.is_done());
}

/// The reasons of the program are those of the slow board from every piece to every square, whoever is to move.
#[test]
fn a_piece_attacks_a_square_or_there_is_a_reason_why_not() {
    for exercise in ["who-attacks", "safe-move"].into_iter().flat_map(boards) {
        let position = *classic(&exercise).position();
        let board = Mailbox::new(&position);
        for (from, piece) in position.board().iter() {
            for to in Square::all().filter(|it| *it != from) {
                let name = format!("{} {from}-{to}", exercise.name);
                let reaches = board.attacks_from(place(from), place(to), piece.seat.opposite());
                match position.no_attack(from, to) {
                    None => assert!(reaches, "{name}"),
                    Some(fault) => {
                        assert!(
                            agrees(&board, place(from), place(to), &fault),
                            "{name}: {fault:?}"
                        );
                    }
                }
            }
            assert_eq!(position.no_attack(from, from), None);
        }
    }
}

/// Every legal move of a step that is not right, with what the session says to it.
fn wrong_moves(exercise: &Exercise, mut look: impl FnMut(&Mailbox, &Move, &Say, &str)) {
    let step = classic(exercise);
    let Task::Move { accept, .. } = &step.task else {
        panic!("{}", exercise.name);
    };
    let position = *step.position();
    let board = Mailbox::new(&position);
    let mut session = begun(exercise);
    for mv in position.legal_moves() {
        if accept.is_right(&position, &mv) {
            continue;
        }
        let (from, to) = (mv.from(), mv.to());
        session.apply(Input::Drop { from, to });
        if let Some(role) = mv.promotion() {
            session.apply(Input::Promote(role));
        }
        assert!(!session.is_done(), "{}", exercise.name);
        assert_eq!(*session.position(), position, "it goes back");
        let name = format!("{} {}: {:?}", exercise.name, mv.attempt(), session.say());
        if matches!(session.say(), Say::Hangs { .. } | Say::TakenBack { .. }) {
            let shown = session.refutation().unwrap();
            let answer = shown.answer.unwrap();
            let after = board.after(&step_of(mv.attempt()));
            assert!(after.moves().contains(&step_of(answer.attempt())), "{name}");
            assert_eq!(shown.mv, mv, "{name}");
            let (taken, _) = answer.captured().unwrap();
            if let Say::Hangs { danger, .. } = session.say() {
                assert_eq!(taken, danger.square, "{name}: who is told goes");
            }
        }
        look(&board, &mv, session.say(), &name);
    }
}

#[test]
fn after_an_unsafe_move_the_man_that_is_told_is_taken_for_free() {
    let mut n_free = 0;
    for exercise in boards("safe-move") {
        let own = classic(&exercise).position().turn();
        wrong_moves(&exercise, |board, mv, say, name| {
            let after = board.after(&step_of(mv.attempt()));
            let Say::Hangs { danger, .. } = say else {
                panic!("{name}");
            };
            let at = place(danger.square);
            assert_eq!(after.man(at), Some((own, danger.man.role)), "{name}");
            let guards = attackers(&after, at, own.opposite());
            assert!(danger.man.role != Role::King && guards.is_empty(), "{name}");
            let told: BTreeSet<Place> = danger.takers.iter().map(place).collect();
            assert_eq!(told, takers_for_free(&after, at).collect(), "{name}");
            n_free += 1;
        });
    }
    println!("{n_free} taken for free");
    assert!(n_free > 100);
}

/// What is attacked and unguarded may be safe all the same: a right move leaves nobody whom the slow board could take for free.
#[test]
fn a_man_whom_nobody_can_legally_take_is_not_in_danger() {
    let mut n_held = 0;
    for exercise in boards("safe-move") {
        let Task::Move { accept, .. } = &classic(&exercise).task else {
            panic!("{}", exercise.name);
        };
        let position = classic(&exercise).position();
        let (board, own) = (Mailbox::new(position), position.turn());
        for mv in accept.moves(position) {
            let after = board.after(&step_of(mv.attempt()));
            let men = after.men().into_iter();
            let own_men = men.filter(|(_, seat, role)| *seat == own && *role != Role::King);
            let alone: Vec<Place> = own_men
                .map(|(at, ..)| at)
                .filter(|at| !attackers(&after, *at, own).is_empty())
                .filter(|at| attackers(&after, *at, own.opposite()).is_empty())
                .collect();
            for at in &alone {
                let is_taken = is_taken_for_free(&after, *at);
                assert!(!is_taken, "{} {}", exercise.name, mv.attempt());
            }
            n_held += usize::from(!alone.is_empty());
        }
    }
    println!("{n_held} right moves leave somebody attacked whom nobody can take");
    assert!(n_held > 0);
}

fn worth(role: Role) -> i32 {
    match role {
        Role::King => 0,
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
    }
}

/// The role that a move takes on the slow board.
fn taken(board: &Mailbox, step: &Step) -> Option<Role> {
    match board.man(step.to) {
        Some((_, role)) => Some(role),
        None => board.is_passing(step).then_some(Role::Pawn),
    }
}

/// The most that whoever is to move wins by captures, so many deep.
fn won(board: &Mailbox, deep: u32) -> i32 {
    if deep == 0 {
        return 0;
    }
    let steps = board.moves().into_iter();
    let worths = steps.filter_map(|step| {
        let role = taken(board, &step)?;
        Some(worth(role) - won(&board.after(&step), deep - 1))
    });
    worths.max().unwrap_or(0).max(0)
}

#[test]
fn a_move_that_does_not_pay_is_told_the_reply_for_which_it_does_not() {
    let (mut n_back, mut n_elsewhere, mut n_quiet, mut n_lost) = (0, 0, 0, 0);
    for exercise in boards("free-capture") {
        wrong_moves(&exercise, |board, mv, say, name| {
            let step = step_of(mv.attempt());
            match say {
                Say::TakesNothing(told) => {
                    assert_eq!((told, taken(board, &step)), (mv, None), "{name}");
                    assert_eq!(
                        won(&board.after(&step), 6),
                        0,
                        "{name}: nor is anything lost"
                    );
                    n_quiet += 1;
                }
                Say::TakenBack { mv: told, reply } => {
                    assert_eq!(told, mv, "{name}");
                    let after = board.after(&step);
                    let answer = step_of(reply.attempt());
                    assert!(after.moves().contains(&answer), "{name}");
                    let wins = |it: &Step| {
                        let won_back = taken(&after, it).map_or(0, worth);
                        won_back - won(&after.after(it), 5)
                    };
                    let needed = taken(board, &step).map_or(1, worth);
                    assert!(wins(&answer) >= needed, "{name}");
                    let replies = after.moves().into_iter();
                    let most = replies.filter(|it| taken(&after, it).is_some());
                    let most = most.map(|it| (it.to == step.to && wins(&it) >= needed, wins(&it)));
                    let told = (reply.to() == mv.to(), wins(&answer));
                    assert_eq!(most.max(), Some(told), "{name}: who takes back comes first");
                    match (taken(board, &step), reply.to() == mv.to()) {
                        (None, _) => n_lost += 1,
                        (Some(_), true) => n_back += 1,
                        (Some(_), false) => n_elsewhere += 1,
                    }
                }
                _ => panic!("{name}"),
            }
        });
    }
    println!(
        "{n_back} taken back, {n_elsewhere} elsewhere, {n_quiet} took nothing, {n_lost} lost something"
    );
    assert!(n_back > 20 && n_quiet > 20 && n_lost > 20);
}

#[test]
fn what_is_no_stalemate_is_told_what_it_is() {
    let (mut n_mates, mut n_checks, mut n_left) = (0, 0, 0);
    for exercise in boards("stalemate") {
        let enemy = classic(&exercise).position().turn().opposite();
        wrong_moves(&exercise, |board, mv, say, name| {
            let after = board.after(&step_of(mv.attempt()));
            let (replies, is_check) = (after.moves(), in_check(&after, enemy));
            match say {
                Say::Mates(told) => {
                    assert_eq!(told, mv, "{name}");
                    assert!(is_check && replies.is_empty(), "{name}");
                    n_mates += 1;
                }
                Say::GivesCheck(told) => {
                    assert_eq!(told, mv, "{name}");
                    assert!(is_check && !replies.is_empty(), "{name}");
                    n_checks += 1;
                }
                Say::LeavesMove { mv: told, reply } => {
                    assert_eq!(told, mv, "{name}");
                    let answer = step_of(reply.attempt());
                    assert!(!is_check && replies.contains(&answer), "{name}");
                    let kings = replies.iter().any(|it| it.from == king(&after, enemy));
                    assert_eq!(answer.from == king(&after, enemy), kings, "{name}");
                    n_left += 1;
                }
                _ => panic!("{name}"),
            }
        });
    }
    println!("{n_mates} mates, {n_checks} checks, {n_left} moves left");
    assert!(n_mates > 5 && n_checks > 20 && n_left > 20);
}

/// Whether somebody gives checkmate on the slow board with the next move.
fn can_mate(board: &Mailbox, enemy: Seat) -> bool {
    board.moves().iter().any(|step| {
        let after = board.after(step);
        in_check(&after, enemy) && after.moves().is_empty()
    })
}

#[test]
fn what_forces_no_checkmate_is_told_the_answer_to_it() {
    let (mut n_none, mut n_stale) = (0, 0);
    for exercise in boards("mate-in-2") {
        let step = classic(&exercise);
        let Task::Play { lines, .. } = &step.task else {
            panic!("{}", exercise.name);
        };
        let position = *step.position();
        let (board, enemy) = (Mailbox::new(&position), position.turn().opposite());
        let mut session = begun(&exercise);
        for mv in position.legal_moves() {
            if lines.iter().any(|line| line.first() == Some(&mv)) {
                continue;
            }
            let (from, to) = (mv.from(), mv.to());
            session.apply(Input::Drop { from, to });
            if let Some(role) = mv.promotion() {
                session.apply(Input::Promote(role));
            }
            assert_eq!(*session.position(), position, "it goes back");
            let name = format!("{} {}: {:?}", exercise.name, mv.attempt(), session.say());
            let after = board.after(&step_of(mv.attempt()));
            match session.say() {
                Say::LeavesNoMate { mv: told, reply } => {
                    assert_eq!(*told, mv, "{name}");
                    let answer = step_of(reply.attempt());
                    assert!(after.moves().contains(&answer), "{name}");
                    assert!(!can_mate(&after.after(&answer), enemy), "{name}");
                    n_none += 1;
                }
                Say::Stalemates(told) => {
                    assert_eq!(*told, mv, "{name}");
                    assert!(
                        !in_check(&after, enemy) && after.moves().is_empty(),
                        "{name}"
                    );
                    n_stale += 1;
                }
                _ => panic!("{name}"),
            }
        }
    }
    println!("{n_none} leave no checkmate, {n_stale} are stalemate");
    assert!(n_none > 100);
}

/// On the cross the army that answers need not be the one that is hunted: nothing is read off it.
#[test]
fn of_several_armies_nobody_is_told_of_the_wrong_one() {
    let entry = whole_course().find("family-who-wins").unwrap();
    let lesson = entry.lesson.on::<Cross>().unwrap();
    let at = entry.lesson.place_of("out").unwrap();
    let lines = lesson.steps[at].task.about().lines;
    let mut session = Session::new(lesson.clone(), at).unwrap();
    let mut n_other = 0;
    for mv in session.position().legal_moves() {
        if lines.iter().any(|line| line.first() == Some(&mv)) {
            continue;
        }
        let (from, to) = (mv.from(), mv.to());
        session.apply(Input::Drop { from, to });
        let say = session.say();
        assert!(
            matches!(say, Say::NotTheAnswer(_) | Say::Wrong(_)),
            "{}: {say:?}",
            mv.attempt()
        );
        n_other += 1;
    }
    assert!(n_other > 10);
}

/// The king flees if he can; else whoever gives check is taken, else something comes between.
#[test]
fn what_is_no_checkmate_is_told_the_way_out() {
    let (mut n_quiet, mut n_stale) = (0, 0);
    let mut ways = BTreeMap::new();
    for exercise in boards("mate-in-1") {
        wrong_moves(&exercise, |board, mv, say, name| {
            let enemy = classic(&exercise).position().turn().opposite();
            let after = board.after(&step_of(mv.attempt()));
            let replies = after.moves();
            match say {
                Say::NoCheck(told) => {
                    assert_eq!(told, mv, "{name}");
                    assert!(!in_check(&after, enemy) && !replies.is_empty(), "{name}");
                    n_quiet += 1;
                }
                Say::Stalemates(told) => {
                    assert_eq!(told, mv, "{name}");
                    assert!(!in_check(&after, enemy) && replies.is_empty(), "{name}");
                    n_stale += 1;
                }
                Say::WayOut { mv: told, reply } => {
                    assert_eq!(told, mv, "{name}");
                    assert!(in_check(&after, enemy), "{name}");
                    let answer = step_of(reply.attempt());
                    assert!(replies.contains(&answer), "{name}");
                    let checkers = attackers(&after, king(&after, enemy), enemy);
                    let way = |it: &Step| {
                        let is_king = it.from == king(&after, enemy);
                        match (checkers.contains(&it.to) || after.is_passing(it), is_king) {
                            (true, _) => "take",
                            (false, true) => "run",
                            (false, false) => "block",
                        }
                    };
                    let told = way(&answer);
                    let runs = replies.iter().any(|it| way(it) == "run");
                    assert_eq!(told == "run", runs, "{name}");
                    *ways.entry(told).or_insert(0) += 1;
                }
                _ => panic!("{name}"),
            }
        });
    }
    println!("{n_quiet} no check, {n_stale} stalemates, {ways:?}");
    assert!(n_quiet > 100 && n_stale > 0 && ways.len() == 3);
}

#[test]
fn a_pinned_piece_attacks_all_the_same() {
    let mut session = step(
        r#"
kind = "squares"
ask = "checkers"
board = "4k3/8/8/4b3/8/8/7K/4R3 w - - 0 1"
"#,
    );
    press(&mut session, "e8");
    assert!(matches!(session.say(), Say::NoAttack { .. }));
    press(&mut session, "e5");
    assert!(session.is_done(), "the rook on e1 pins it");
}

#[test]
fn the_words_say_why_in_every_language() {
    let position = position("3qk3/8/8/3p4/8/8/6b1/3Q3K b - - 0 1");
    let why = |from: &str, to: &str| position.no_attack(at(from), at(to)).unwrap();
    let blocked = explain::no_attack(&position, &why("d8", "d1")).sentence;
    let pawn = explain::no_attack(&position, &why("d5", "d1")).sentence;
    let english = Locale::load(&["en"]);
    assert_eq!(
        english.say_plain(&blocked),
        "The queen can’t jump. The pawn on d5 is in the way."
    );
    assert_eq!(
        english.say_plain(&pawn),
        "Pawns take diagonally, one step ahead. This one can’t get from d5 to d1."
    );
    let german = Locale::load(&["de"]);
    assert_eq!(
        german.say_plain(&pawn),
        "Bauern schlagen einen Schritt schräg nach vorn. So kommt keiner von d5 nach d1."
    );
}

/// In the lessons on attack and guard no loss goes unseen: wherever the slow board finds one after a wrong move, somebody
/// takes; so do whole lines that win something.
#[test]
fn where_a_lesson_is_about_winning_every_loss_is_answered() {
    let mut n_answered = 0;
    for (lesson, steps) in [
        (
            "attack-and-defend",
            ["two-at-once", "run", "guard", "take-it", "free-gift"].as_slice(),
        ),
        (
            "piece-values",
            &[
                "most-for-white",
                "good-trade",
                "most-for-black",
                "bait",
                "opens",
            ],
        ),
        ("capturing", &["who-takes"]),
    ] {
        let entry = whole_course().find(lesson).unwrap();
        let lesson = entry.lesson.on::<Classic>().unwrap();
        for id in steps {
            let at = entry.lesson.place_of(id).unwrap();
            let begun = Session::new(lesson.clone(), at).unwrap();
            let board = Mailbox::new(begun.position());
            for mv in begun.position().legal_moves() {
                let mut session = begun.clone();
                let (from, to) = (mv.from(), mv.to());
                let effects = session.apply(Input::Drop { from, to });
                if !effects.contains(&Effect::TriedAndReturned(mv)) {
                    continue;
                }
                let after = board.after(&step_of(mv.attempt()));
                let needed = taken(&board, &step_of(mv.attempt())).map_or(1, worth);
                let name = format!("{id} {}: {:?}", mv.attempt(), session.say());
                let answer = session.refutation().and_then(|it| it.answer);
                match answer {
                    Some(answer) => {
                        let answer = step_of(answer.attempt());
                        assert!(after.moves().contains(&answer), "{name}");
                        assert!(taken(&after, &answer).is_some(), "{name}");
                        n_answered += 1;
                    }
                    // Of an even trade the author may say something else.
                    None if matches!(session.say(), Say::Wrong(_)) => {
                        let taken = taken(&board, &step_of(mv.attempt())).map_or(0, worth);
                        assert!(won(&after, 6) <= taken, "{name}: somebody takes");
                    }
                    None => assert!(won(&after, 6) < needed, "{name}: somebody takes"),
                }
            }
        }
    }
    println!("{n_answered} wrong moves are answered");
    assert!(n_answered > 60);
}

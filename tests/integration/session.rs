//! A lesson played through the session: what is asked, tried, refused, found and counted.

mod answers;
mod boards;
mod cross;
mod friend;
mod help;
mod judged;
mod mates;
mod order;
mod reasons;
mod rounds;
mod writing;

use std::sync::Arc;

use crate::languages;
use squarewise::diagnostic::Source;
use squarewise::lesson::{self, Lesson};
use squarewise::locale::{Locale, Man, Phrase, PieceWord};
use squarewise::rules::{Classic, Reason, Role, Square, SquareSet};
use squarewise::session::{Answer, Effect, Hint, Input, Say, Session};

fn proved(steps: &str) -> Arc<Lesson> {
    let text = format!("format = 1\nid = \"t\"\n{steps}");
    let (lesson, found) = lesson::read(&Source::new("t.toml", text));
    let lesson = lesson.unwrap_or_else(|| panic!("{found:#?}"));
    lesson.on::<Classic>().unwrap()
}

fn play(steps: &str) -> Session {
    Session::new(proved(steps), 0).unwrap()
}

/// A lesson of one step, of which everything but the name is told.
fn step(rest: &str) -> Session {
    play(&format!("[[step]]\nid = \"one\"\n{rest}"))
}

fn at(name: &str) -> Square {
    Square::parse(name).unwrap()
}

fn press(session: &mut Session, squares: &str) -> Vec<Effect> {
    let presses = squares.split_whitespace();
    presses
        .flat_map(|square| session.apply(Input::Press(at(square))))
        .collect()
}

fn refused(session: &Session) -> Option<Reason> {
    match session.say() {
        Say::Refused(fault) => Some(fault.reason()),
        _ => None,
    }
}

const STARS: &str = r#"
[[step]]
id = "stars"
kind = "collect"
board = "8/8/8/8/8/P7/8/R7 w - - 0 1"
piece = "a1"
stars = ["a8", "h8"]
hints = 1
"#;

#[test]
fn a_star_flies_on_when_it_is_caught_until_the_last() {
    let mut session = step(
        "kind = \"collect\"\nboard = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\npiece = \"a1\"\n\
         stars = [\"a5\", \"h5\", \"h1\"]\nflies = true\nhints = 1\n",
    );
    let only = |name: &str| SquareSet::of(at(name));
    assert_eq!((session.stars(), session.counted()), (only("a5"), (0, 3)));
    let flew = |effects: &[Effect]| {
        effects.iter().find_map(|it| match it {
            Effect::Flew { from, to } => Some((*from, *to)),
            _ => None,
        })
    };
    let effects = press(&mut session, "a1 a5");
    assert_eq!(flew(&effects), Some((at("a5"), at("h5"))));
    assert_eq!(*session.say(), Say::StarFlew { left: 2 });
    assert_eq!((session.stars(), session.counted()), (only("h5"), (1, 3)));
    // Where the star will be is no star yet.
    let effects = press(&mut session, "a5 a1 a1 h1");
    assert_eq!(flew(&effects), None);
    assert_eq!(session.stars(), only("h5"));
    for _ in 0..3 {
        session.apply(Input::TakeBack);
    }
    assert_eq!((session.stars(), session.counted()), (only("a5"), (0, 3)));
    session.apply(Input::Hint);
    assert_eq!(session.hint(), Some(Hint::Square(at("a5"))));
    press(&mut session, "a1 a5 a5 h5");
    session.apply(Input::Hint);
    let ends = Hint::Ends {
        from: at("h5"),
        to: at("h1"),
    };
    assert_eq!(session.hint(), Some(ends));
    let effects = press(&mut session, "h5 h1");
    assert_eq!(flew(&effects), None, "the last one stays caught");
    assert!(effects.contains(&Effect::StepDone));
    assert_eq!(session.stars(), SquareSet::EMPTY);
    let record = session.records()[0];
    assert_eq!((record.moves, record.par, record.mistakes), (3, Some(3), 0));
}

#[test]
fn stars_are_collected_move_by_move_and_counted_against_par() {
    let mut session = play(STARS);
    assert_eq!(session.counted(), (0, 2));
    press(&mut session, "a1 b1 b1 b8 b8 a8");
    assert_eq!(*session.say(), Say::StarTaken { left: 1 });
    assert_eq!(session.counted(), (1, 2));
    let effects = press(&mut session, "a8 h8");
    assert!(effects.contains(&Effect::StepDone));
    let record = session.records()[0];
    assert_eq!((record.moves, record.par, record.mistakes), (4, Some(3), 0));
}

#[test]
fn a_wall_is_explained_and_costs_nothing() {
    let mut session = play(STARS);
    let effects = press(&mut session, "a1 a8");
    assert_eq!(refused(&session), Some(Reason::PathBlocked));
    assert!(effects.contains(&Effect::Refused {
        from: at("a1"),
        to: at("a8")
    }));
    assert_eq!(session.n_moves(), 0);
    press(&mut session, "a1");
    assert_eq!(*session.say(), Say::Task);
}

#[test]
fn only_the_lesson_s_piece_moves() {
    let mut session = play(STARS);
    press(&mut session, "a3");
    assert_eq!(*session.say(), Say::OnlyThisPiece(at("a1")));
    session.apply(Input::Drop {
        from: at("a3"),
        to: at("a4"),
    });
    assert_eq!(*session.say(), Say::OnlyThisPiece(at("a1")));
}

#[test]
fn moves_are_taken_back_one_by_one() {
    let mut session = play(STARS);
    press(&mut session, "a1 b1 b1 b8 b8 a8");
    session.apply(Input::TakeBack);
    assert_eq!(session.counted(), (0, 2));
    session.apply(Input::TakeBack);
    session.apply(Input::TakeBack);
    assert!(!session.can_take_back());
    assert_eq!(session.position(), session.step().position());
}

#[test]
fn hints_climb_from_what_is_seen_over_words_to_the_move() {
    let mut session = play(STARS);
    assert_eq!(session.hints(), (0, 3));
    session.apply(Input::Hint);
    // One rook alone can move, as everybody sees: the first hint is where it goes.
    let Some(Hint::Square(target)) = session.hint() else {
        panic!("not a square")
    };
    assert_eq!(*session.say(), Say::HintSquare(target));
    session.apply(Input::Hint);
    // With the words more is to be seen.
    let (from, to) = (at("a1"), target);
    let ends = Some(Hint::Ends { from, to });
    assert_eq!((session.say(), session.hint()), (&Say::Hint(1), ends));
    session.apply(Input::Hint);
    let Some(Hint::Move { from, to }) = session.hint() else {
        panic!("not a move")
    };
    assert_eq!((from, to), (at("a1"), target));
    session.apply(Input::Drop { from, to });
    assert_eq!(session.n_moves(), 1);
    // From here the hint is another move, still one that leads on in the fewest.
    session.apply(Input::Hint);
    assert!(matches!(session.hint(), Some(Hint::Move { .. })));
    assert_eq!(session.hints(), (3, 3));
}

const NOBODY_LOST: &str = r#"
[[step]]
id = "together"
kind = "collect"
board = "8/8/2n5/8/1P6/8/8/1R6 w - - 0 1"
stars = ["h1"]
safe = "all"
"#;

#[test]
fn a_man_that_is_left_behind_would_be_lost() {
    let mut session = play(NOBODY_LOST);
    let effects = press(&mut session, "b1 h1");
    let Say::Hangs { danger, .. } = session.say() else {
        panic!("{:?}", session.say());
    };
    assert_eq!(
        (danger.man.role, danger.square, danger.takers.only()),
        (Role::Pawn, at("b4"), Some(at("c6")))
    );
    assert!(matches!(
        effects[..],
        [.., Effect::TriedAndReturned(_), Effect::Said]
    ));
    assert_eq!(session.counted(), (0, 1));
    // One step ahead nobody looks at the pawn, and the rook is free to go.
    press(&mut session, "b4 b5 b1 h1");
    assert!(matches!(session.say(), Say::Yes(_)), "{:?}", session.say());
}

#[test]
fn who_hangs_and_to_whom_is_said_in_every_language() {
    let hangs = |men: &[(PieceWord, &str)]| Phrase::CoachHangs {
        piece: PieceWord::Pawn,
        square: "b4".into(),
        men: men
            .iter()
            .map(|(piece, at)| Man::new(*piece, *at))
            .collect(),
    };
    let (knight, rook) = ((PieceWord::Knight, "c6"), (PieceWord::Rook, "b8"));
    let say = |language: &str, phrase: &Phrase| Locale::load(&[language]).say_plain(phrase);
    let one = hangs(&[knight]);
    assert_eq!(
        say("en", &one),
        "Not yet: your pawn on b4 would be lost. The knight on c6 could take it for free."
    );
    assert_eq!(
        say("de", &one),
        "Noch nicht: Dein Bauer auf b4 wäre in Gefahr. Der Springer auf c6 könnte schlagen, und du könntest nicht zurückschlagen."
    );
    assert!(say("de", &hangs(&[knight, rook])).contains("könnten umsonst schlagen"));
    for language in languages::shipped() {
        for men in [&[knight][..], &[knight, rook]] {
            let said = say(language, &hangs(men));
            for (_, square) in men.iter().chain(&[(PieceWord::Pawn, "b4")]) {
                assert!(said.contains(square), "{language}: {said}");
            }
            assert!(!said.contains(['{', '}']), "{said}");
        }
    }
}

#[test]
fn a_star_within_reach_of_the_enemy_is_not_safe() {
    let mut session = step(
        r#"
kind = "collect"
board = "8/8/8/2b5/8/8/8/5R2 w - - 0 1"
piece = "f1"
safe = true
stars = ["g7"]
"#,
    );
    let effects = press(&mut session, "f1 f2");
    assert!(matches!(session.say(), Say::Caught { .. }));
    assert!(matches!(
        effects[..],
        [.., Effect::TriedAndReturned(_), Effect::Said]
    ));
    assert_eq!(session.n_moves(), 0);
}

#[test]
fn every_tap_is_answered_with_a_reason() {
    let mut session = step(
        r#"
kind = "squares"
ask = "moves"
piece = "a1"
board = "8/8/8/8/8/8/P7/R2n4 w - - 0 1"
"#,
    );
    press(&mut session, "a3");
    assert_eq!(refused(&session), Some(Reason::PathBlocked));
    press(&mut session, "a2");
    assert_eq!(refused(&session), Some(Reason::OwnPieceOnTarget));
    press(&mut session, "b1");
    assert_eq!(*session.say(), Say::Found { left: 2 });
    press(&mut session, "b1");
    assert_eq!(*session.say(), Say::FoundBefore(at("b1")));
    press(&mut session, "c1 d1");
    assert!(session.is_done());
    assert_eq!(session.records()[0].mistakes, 2);
}

#[test]
fn a_square_the_king_cannot_flee_to_is_explained_too() {
    let mut session = step(
        r#"
kind = "squares"
ask = "escapes"
board = "4k3/8/8/8/8/8/r7/4K3 w - - 0 1"
"#,
    );
    press(&mut session, "d2");
    assert_eq!(refused(&session), Some(Reason::KingIntoAttack));
    press(&mut session, "e1");
    assert_eq!(*session.say(), Say::AskedAbout(at("e1")));
    press(&mut session, "d1 f1");
    assert!(session.is_done());
    assert_eq!(session.records()[0].mistakes, 1, "the king was no answer");
}

const FIND: &str = r#"
[[step]]
id = "take"
kind = "move"
board = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"
played = "d7-d5"
answer = ["e5-d6"]
wrong = ["e5-e6"]

[[step]]
id = "promote"
kind = "move"
board = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
answer = ["a8=N"]
"#;

#[test]
fn a_legal_move_that_is_not_asked_for_goes_back() {
    let mut session = play(FIND);
    press(&mut session, "e5 e6");
    assert_eq!(*session.say(), Say::Wrong(0));
    press(&mut session, "e1 e2");
    assert!(matches!(session.say(), Say::NotTheAnswer(_)));
    assert_eq!(session.position(), session.step().position());
    press(&mut session, "e5 d6");
    assert!(session.is_done());
    assert!(session.last_move().unwrap().is_en_passant());
}

#[test]
fn a_promotion_asks_before_it_is_judged() {
    let mut session = play(FIND);
    press(&mut session, "e5 d6");
    session.apply(Input::Next);
    let effects = press(&mut session, "a7 a8");
    assert_eq!(effects.last(), Some(&Effect::AskPromotion));
    session.apply(Input::Promote(Role::Queen));
    assert!(matches!(session.say(), Say::NotTheAnswer(_)));
    press(&mut session, "a7 a8");
    session.apply(Input::Promote(Role::Knight));
    assert!(session.is_done());
}

#[test]
fn a_pawn_that_may_not_go_there_is_not_asked_what_it_becomes() {
    let mut session = step(
        "kind = \"illegal\"\n\
         board = \"4r2k/1P6/8/8/8/8/8/4K3 w - - 0 1\"\nmove = \"b7-b8=Q\"\n",
    );
    press(&mut session, "b7 b8");
    assert_eq!(session.promoting(), None);
    assert!(session.is_done());
}

const CASTLING: &str = r#"
[[step]]
id = "judge"
kind = "judge"
board = "5rk1/8/8/8/8/8/6PP/4K2R w K - 0 1"
move = "O-O"

[[step]]
id = "try"
kind = "illegal"
board = "5rk1/8/8/8/8/8/6PP/4K2R w K - 0 1"
move = "O-O"
because = "castle-through-check"
"#;

#[test]
fn a_verdict_is_explained_and_may_be_mended() {
    let mut session = play(CASTLING);
    session.apply(Input::Answer(Answer::Legal));
    assert!(matches!(session.say(), Say::OtherVerdict(_)));
    assert!(!session.is_done());
    session.apply(Input::Answer(Answer::NotLegal));
    assert!(session.is_done());
    assert_eq!(session.records()[0].mistakes, 1);
}

#[test]
fn whatever_is_refused_for_the_same_reason_is_what_was_asked_for() {
    let wall = "kind = \"illegal\"\nboard = \"8/8/8/8/3P3R/8/8/3R4 w - - 0 1\"\n\
                move = \"d1-d7\"\nbecause = \"path-blocked\"\n";
    let mut session = step(wall);
    for (tried, reason) in [
        ("d1 e3", Reason::PieceCantMoveThatWay),
        ("d4 d6", Reason::PawnDoubleNotFromStart),
    ] {
        press(&mut session, tried);
        assert_eq!(refused(&session), Some(reason), "explained");
        assert!(!session.is_done(), "{tried} is another reason");
    }
    // Another rook, another square, the same reason.
    let effects = press(&mut session, "h4 b4");
    assert!(effects.contains(&Effect::StepDone));
    let Say::Yes(Some(verdict)) = session.say() else {
        panic!("{:?}", session.say())
    };
    let fault = verdict.fault().unwrap();
    assert_eq!(fault.reason(), Reason::PathBlocked);
    assert_eq!(session.records()[0].mistakes, 0);
    // Another kind of piece shows something else.
    let bishop = wall.replace("3P3R", "3P3B").replace("d1-d7", "d1-d6");
    let bishop = bishop.replace("8/8/8/8/", "8/8/8/6P1/");
    let mut session = step(&bishop);
    press(&mut session, "h4 f6");
    assert_eq!(refused(&session), Some(Reason::PathBlocked));
    assert!(!session.is_done());
    press(&mut session, "d1 d5");
    assert!(session.is_done());
}

#[test]
fn a_forbidden_move_is_tried_on_purpose() {
    let mut session = play(CASTLING);
    session.apply(Input::Answer(Answer::NotLegal));
    session.apply(Input::Next);
    press(&mut session, "e1 d1");
    assert!(matches!(session.say(), Say::ThatIsAllowed(_)));
    press(&mut session, "e1 e3");
    assert_eq!(refused(&session), Some(Reason::KingTooFar));
    // The king dragged onto his rook means castling.
    let [from, to] = ["e1", "h1"].map(at);
    let effects = session.apply(Input::Drop { from, to });
    assert!(effects.contains(&Effect::StepDone));
    let Say::Yes(Some(verdict)) = session.say() else {
        panic!("{:?}", session.say())
    };
    assert_eq!(
        verdict.fault().unwrap().reason(),
        Reason::CastleThroughCheck
    );
    let effects = session.apply(Input::Next);
    assert_eq!(effects, [Effect::LessonDone]);
    assert!(session.is_finished());
}

#[test]
fn a_piece_of_the_other_side_is_not_picked_up() {
    let mut session = play(FIND);
    press(&mut session, "e8");
    assert_eq!(refused(&session), Some(Reason::NotYourPiece));
    assert_eq!(session.picked(), None);
}

#[test]
fn an_unsolved_step_is_not_left_forwards() {
    let mut session = play(FIND);
    assert!(session.apply(Input::Next).is_empty());
    assert_eq!(session.index(), 0);
}

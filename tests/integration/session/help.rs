//! Help that grows by itself, the task said again, and going back to a step that was reached.

use super::{at, play, press, step};
use squarewise::rules::Move;
use squarewise::session::{Hint, Input, Say};

const TWO_STEPS: &str = r#"
[[step]]
id = "one"
kind = "collect"
board = "8/8/8/8/8/P7/8/R7 w - - 0 1"
piece = "a1"
stars = ["h1"]
hints = 1

[[step]]
id = "two"
kind = "collect"
board = "8/8/8/8/8/8/8/R7 w - - 0 1"
piece = "a1"
stars = ["h8"]
"#;

#[test]
fn tries_that_do_not_lead_on_are_counted_until_one_does() {
    let mut session = play(TWO_STEPS);
    for astray in 1..=3 {
        press(&mut session, "a1 b2");
        assert_eq!(session.n_astray(), astray);
    }
    press(&mut session, "a1 a2");
    assert_eq!(session.n_astray(), 0);
}

#[test]
fn a_hint_that_nobody_asked_for_costs_nothing() {
    let mut session = play(TWO_STEPS);
    session.apply(Input::Offer);
    assert_eq!(session.hint(), Some(Hint::Square(at("h1"))));
    // It is offered once; and it is one of those that there are.
    assert!(session.apply(Input::Offer).is_empty());
    assert_eq!(session.hints().0, 1);
    press(&mut session, "a1 h1");
    assert_eq!(session.records()[0].hints, 0);
    session.apply(Input::Again);
    session.apply(Input::Hint);
    press(&mut session, "a1 h1");
    assert_eq!(session.records()[0].hints, 0, "what went better is kept");
}

/// Whoever was refused is told why, and the hint that comes by itself after it.
#[test]
fn a_hint_that_is_given_does_not_take_the_reason_away() {
    let mut session = play(TWO_STEPS);
    press(&mut session, "a1 b2");
    let reason = session.say().clone();
    assert!(matches!(reason, Say::Refused(_)));
    session.apply(Input::Offer);
    assert_eq!(*session.say(), reason);
    assert_eq!(session.offered(), Some(&Say::HintSquare(at("h1"))));
    assert_eq!(session.hint(), Some(Hint::Square(at("h1"))));
    // It goes with what it was said to.
    press(&mut session, "a1 c3");
    assert_eq!(session.offered(), None);
    // Before any try it is said alone.
    let mut session = play(TWO_STEPS);
    session.apply(Input::Offer);
    assert_eq!(
        (session.say(), session.offered()),
        (&Say::HintSquare(at("h1")), None)
    );
}

/// What each hint of a step shows, in order.
fn shown(step: &str) -> Vec<Option<Hint>> {
    let mut session = super::step(step);
    let hints = 0..session.hints().1;
    hints
        .map(|_| {
            session.apply(Input::Hint);
            session.hint()
        })
        .collect()
}

#[test]
fn every_hint_adds_something_to_see() {
    let (from, to) = (at("a1"), at("h1"));
    let collect = "kind = \"collect\"\npiece = \"a1\"\nstars = [\"h1\"]\n\
        board = \"8/8/8/8/8/P7/8/R7 w - - 0 1\"\n";
    let alone = [
        Some(Hint::Square(to)),
        Some(Hint::Ends { from, to }),
        Some(Hint::Move { from, to }),
    ];
    // Without an author's words there are two: the third would tell what the second does.
    let without_words = [alone[0], alone[2]];
    assert_eq!(shown(&format!("{collect}hints = 0\n")), without_words);
    for hints in 1..=2 {
        assert_eq!(
            shown(&format!("{collect}hints = {hints}\n")),
            alone,
            "{hints}"
        );
    }
    // Where several can move, it is news which.
    let of_many = collect.replace("piece = \"a1\"\n", "");
    assert_eq!(shown(&of_many)[0], Some(Hint::Piece(from)));
    // A move that is forbidden is shown in the same way.
    let to = at("a8");
    let forbidden = "kind = \"illegal\"\nmove = \"a1-a8\"\nbecause = \"path-blocked\"\n\
        board = \"8/8/8/8/8/P7/8/R7 w - - 0 1\"\nhints = 2\n";
    let seen = shown(forbidden);
    assert_eq!(seen.len(), 3);
    assert_eq!(seen[2], Some(Hint::Move { from, to }));
}

#[test]
fn the_task_is_said_again_and_what_can_be_moved_is_shown() {
    let mut session = play(TWO_STEPS);
    press(&mut session, "a1 b2");
    assert_ne!(*session.say(), Say::Task);
    session.apply(Input::Repeat);
    assert_eq!(*session.say(), Say::Task);
    assert!(session.shown_hands().iter().eq([at("a1")]));
    press(&mut session, "a1");
    assert!(session.shown_hands().is_empty());
    press(&mut session, "h1");
    assert_eq!((session.records()[0].hints, session.is_done()), (0, true));
}

#[test]
fn only_steps_that_were_reached_can_be_gone_to() {
    let mut session = play(TWO_STEPS);
    assert!(!session.can_go_to(0) && !session.can_go_to(1));
    session.apply(Input::GoTo(1));
    assert_eq!(session.index(), 0);
    press(&mut session, "a1 h1");
    session.apply(Input::Next);
    assert!(session.can_go_to(0) && !session.can_go_to(1));
    session.apply(Input::GoTo(0));
    assert_eq!((session.index(), session.is_done()), (0, false));
    assert!(session.records()[0].done, "what was solved stays solved");
    session.apply(Input::GoTo(1));
    assert_eq!(session.index(), 1);
    assert!(!session.can_go_to(2));
}

#[test]
fn a_move_that_is_one_of_several_is_known_while_others_are_open() {
    let mut session = step(
        r#"
kind = "move"
board = "6k1/8/8/5N2/8/8/8/6K1 w - - 0 1"
goal = "check"
all = true
"#,
    );
    press(&mut session, "f5 e7");
    let found = session.found_moves().iter().map(Move::to);
    assert!(found.eq([at("e7")]));
    assert_eq!(session.n_astray(), 0);
    assert!(session.position().piece_at(at("f5")).is_some());
}

/// A rook behind a wall: to the right, up, and back to the star.
const MAZE: &str = "kind = \"collect\"\npiece = \"a1\"\nstars = [\"a8\"]\n\
    board = \"8/8/8/8/8/P7/8/R7 w - - 0 1\"\nhints = 2\n";

#[test]
fn after_a_move_every_hint_is_about_the_next_one() {
    let mut session = step(MAZE);
    press(&mut session, "a1 c1");
    let mut told = Vec::new();
    for _ in 0..session.hints().1 {
        session.apply(Input::Hint);
        let (from, to) = session.way_on().unwrap();
        assert_eq!(from, at("c1"));
        told.push(session.say().clone());
        assert!(match session.hint() {
            Some(Hint::Square(seen)) => seen == to,
            Some(Hint::Ends { .. }) => session.hint() == Some(Hint::Ends { from, to }),
            Some(Hint::Move { .. }) => session.hint() == Some(Hint::Move { from, to }),
            _ => false,
        });
    }
    let (from, to) = session.way_on().unwrap();
    let (square, next) = (Say::HintSquare(to), Say::HintNext { from, to });
    assert_eq!(told, [square, next, Say::HintMove { from, to }]);
    // Back at the beginning the author's words fit again.
    session.apply(Input::TakeBack);
    session.apply(Input::Hint);
    assert_eq!(*session.say(), Say::Hint(2));
}

#[test]
fn whoever_has_gone_too_far_is_told_to_take_a_move_back() {
    let pawn = "kind = \"collect\"\npiece = \"a2\"\nstars = [\"a3\"]\n\
        board = \"8/8/8/p7/8/8/P7/8 w - - 0 1\"\nhints = 2\n";
    let mut session = step(pawn);
    press(&mut session, "a2 a4");
    for _ in 0..session.hints().1 {
        session.apply(Input::Hint);
        assert_eq!(*session.say(), Say::HintBack(at("a2")));
        assert_eq!(session.hint(), Some(Hint::Square(at("a2"))));
    }
    session.apply(Input::TakeBack);
    session.apply(Input::Hint);
    assert_eq!(*session.say(), Say::Hint(2));
}

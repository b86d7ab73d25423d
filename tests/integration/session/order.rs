//! `sort`: pieces and answers put in order.

use super::*;
use squarewise::session::SortItem;

const PIECES: &str = r#"
[[step]]
id = "prices"
kind = "sort"
by = "value"
board = "4k3/8/2q5/8/1N6/4B3/3P4/4K3 w - - 0 1"
hints = 1
"#;

const ANSWERS: &str = r#"
[[step]]
id = "steps"
kind = "sort"

[[step.option]]
id = "one"

[[step.option]]
id = "two"

[[step.option]]
id = "three"
"#;

fn choose(session: &mut Session, place: usize) {
    session.apply(Input::Answer(Answer::Choice(place)));
}

fn first() -> Session {
    play(PIECES)
}

#[test]
fn pieces_are_tapped_from_the_least_to_the_most_and_keep_their_places() {
    let mut session = first();
    assert_eq!(session.counted(), (0, 4));
    press(&mut session, "d2");
    assert_eq!(*session.say(), Say::Found { left: 3 });
    press(&mut session, "e3 b4");
    assert!(!session.is_done());
    let effects = press(&mut session, "c6");
    assert!(effects.contains(&Effect::StepDone));
    let places = ["d2", "e3", "b4", "c6"].map(|name| SortItem::Square(at(name)));
    assert_eq!(session.in_order(), places);
    assert_eq!(session.records()[0].mistakes, 0);
}

#[test]
fn of_two_that_are_worth_the_same_either_comes_first() {
    for order in ["d2 b4 e3 c6", "d2 e3 b4 c6"] {
        let mut session = first();
        press(&mut session, order);
        assert!(session.is_done(), "{order}");
    }
}

#[test]
fn what_comes_later_is_told_what_comes_first_and_costs_a_mistake() {
    let mut session = first();
    press(&mut session, "c6");
    assert_eq!(*session.say(), Say::NotYet(SortItem::Square(at("d2"))));
    press(&mut session, "d2 c6");
    assert!(matches!(*session.say(), Say::NotYet(SortItem::Square(_))));
    assert_eq!(session.counted(), (1, 4));
    press(&mut session, "e3 b4 c6");
    assert_eq!(session.records()[0].mistakes, 2);
}

#[test]
fn a_piece_with_its_number_and_a_square_beside_it_are_answered_and_cost_nothing() {
    let mut session = first();
    press(&mut session, "d2 d2");
    assert_eq!(*session.say(), Say::FoundBefore(at("d2")));
    press(&mut session, "h8");
    assert_eq!(*session.say(), Say::NotThisSquare(at("h8")));
    // The king has no price, so he is not among them.
    press(&mut session, "e1");
    assert_eq!(*session.say(), Say::NotThisSquare(at("e1")));
    press(&mut session, "e3 b4 c6");
    assert_eq!(session.records()[0].mistakes, 0);
}

#[test]
fn the_ladder_shows_what_comes_next() {
    let mut session = first();
    press(&mut session, "d2");
    assert_eq!(session.hints(), (0, 2));
    session.apply(Input::Hint);
    let shown = session.hint();
    assert!(matches!(shown, Some(Hint::Square(square)) if square != at("c6")));
    session.apply(Input::Hint);
    assert_eq!((session.say(), session.hint()), (&Say::Hint(1), shown));
    session.apply(Input::Again);
    assert_eq!(session.in_order(), []);
}

#[test]
fn answers_are_never_offered_in_their_order_and_go_when_they_have_a_number() {
    for seed in 0..20 {
        let session = Session::with_seed(proved(ANSWERS), 0, seed).unwrap();
        assert_ne!(session.answers(), [0, 1, 2].map(Answer::Choice));
    }
    let mut session = play(ANSWERS);
    choose(&mut session, 2);
    assert_eq!(*session.say(), Say::NotYet(SortItem::Choice(0)));
    choose(&mut session, 0);
    assert!(!session.answers().contains(&Answer::Choice(0)));
    choose(&mut session, 0);
    assert_eq!(session.counted(), (1, 3));
    choose(&mut session, 1);
    choose(&mut session, 2);
    assert!(session.is_done());
    assert_eq!(session.in_order(), [0, 1, 2].map(SortItem::Choice));
    assert_eq!(session.records()[0].mistakes, 1);
}

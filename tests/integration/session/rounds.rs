//! Rounds of boards: which come, how they are counted, when the step is solved, and that nobody is stuck.

use std::collections::BTreeSet;

use squarewise::diagnostic::Source;
use squarewise::lesson::{self, Task};
use squarewise::practice::make;
use squarewise::rules::Cross;
use squarewise::session::{Effect, Input, Session};

use super::{press, proved};
use crate::course::bot::right_answer;
use crate::support::classic;

const STATUS: &str = r#"
[[step]]
id = "round"
kind = "practice"
skill = "status"
level = 2
count = 5
pass = 4

[[step]]
id = "last"
kind = "say"
board = "empty"
"#;

fn begun(rounds: u32) -> Session {
    Session::after_rounds(proved(STATUS), 0, 77, |step| {
        assert!(["round", "last"].contains(&step));
        rounds
    })
    .unwrap()
}

/// Answers the board, after so many answers that are not right.
fn answer(session: &mut Session, n_wrong: usize) -> Vec<Effect> {
    let right = right_answer(&session.step().task).unwrap();
    let wrong = session.answers().into_iter().filter(|it| *it != right);
    for other in wrong.take(n_wrong).collect::<Vec<_>>() {
        session.apply(Input::Answer(other));
        assert!(!session.is_done() && !session.can_go_on());
    }
    session.apply(Input::Answer(right))
}

/// Answers all boards of a round: at once where that is said.
fn play(session: &mut Session, at_once: [bool; 5]) {
    for (place, is_at_once) in at_once.into_iter().enumerate() {
        let round = session.round().unwrap();
        assert_eq!((round.place(), round.n_boards()), (place, 5));
        assert_eq!(session.told(), (place, 5));
        assert!(!round.is_over());
        let effects = answer(session, usize::from(!is_at_once));
        assert!(effects.contains(&Effect::StepDone));
        assert_eq!(session.is_right_at_once(), is_at_once);
        if place < 4 {
            assert!(session.apply(Input::Next).contains(&Effect::StepShown));
            assert_eq!(session.index(), 0);
        }
    }
}

/// The names of the boards of a round, as a class turns them.
fn names(mut session: Session) -> Vec<String> {
    let mut names = Vec::new();
    loop {
        names.push(session.round().unwrap().board().name.to_string());
        if !session.turn_board(true) {
            return names;
        }
    }
}

#[test]
fn a_round_is_passed_with_enough_boards_right_at_once() {
    let mut session = begun(0);
    play(&mut session, [true, true, false, true, true]);
    let round = session.round().unwrap();
    assert!(round.is_passed());
    assert_eq!(round.outcomes(), [true, true, false, true, true]);
    let record = session.records()[0];
    assert!(record.done);
    assert_eq!((record.mistakes, record.hints), (1, 0));
    session.apply(Input::Next);
    assert_eq!(session.index(), 1);
    assert!(session.round().is_none());
}

#[test]
fn a_round_that_is_missed_leaves_the_step_open_and_nobody_stuck() {
    let mut session = begun(0);
    let first = names(session.clone());
    play(&mut session, [true, false, false, true, true]);
    let round = session.round().unwrap();
    assert!(round.is_over() && !round.is_passed());
    assert!(!session.records()[0].done);
    // On without it, or once more with boards that have not come yet.
    let mut on = session.clone();
    on.apply(Input::Next);
    assert_eq!(on.index(), 1);
    assert!(!on.records()[0].done);
    assert_eq!(session.apply(Input::Again), [Effect::StepShown]);
    assert_eq!(session.round().unwrap().number(), 1);
    let second = names(session.clone());
    assert!(second.iter().all(|it| !first.contains(it)), "{second:?}");
    play(&mut session, [true; 5]);
    assert!(session.records()[0].done);
    assert_eq!(session.records()[0].mistakes, 0);
}

#[test]
fn a_board_counts_once_however_often_it_is_played() {
    let mut session = begun(0);
    answer(&mut session, 1);
    session.apply(Input::Again);
    assert!(!session.is_done());
    answer(&mut session, 0);
    assert_eq!(session.round().unwrap().outcomes(), [false]);
    session.apply(Input::Next);
    answer(&mut session, 0);
    assert_eq!(session.round().unwrap().outcomes(), [false, true]);
}

#[test]
fn boards_hang_on_the_step_and_the_number_of_the_round_alone() {
    let lesson = proved(STATUS);
    let plain = names(Session::new(lesson.clone(), 0).unwrap());
    assert_eq!(plain.len(), 5);
    assert_eq!(plain.iter().collect::<BTreeSet<_>>().len(), 5);
    // Whoever is before a class, on paper or here for the first time sees the same.
    assert_eq!(names(Session::with_seed(lesson, 0, 4_711).unwrap()), plain);
    assert_eq!(names(begun(0)), plain);
    for rounds in 1..4 {
        let other = names(begun(rounds));
        assert!(other.iter().all(|it| !plain.contains(it)), "{other:?}");
    }
    // So they were when this was written, and so they stay.
    assert_eq!(plain[0], FIRST);
    let elsewhere = proved(&STATUS.replace("\"round\"", "\"other\""));
    assert_ne!(names(Session::new(elsewhere, 0).unwrap()), plain);
}

/// The first board of the step "round" in the lesson "t".
const FIRST: &str = "p1-status-2-9f90c1fc";

#[test]
fn a_board_bears_the_name_of_its_step_and_is_what_practice_makes() {
    let session = begun(0);
    let board = session.round().unwrap().board();
    assert_eq!(session.step().id, "round");
    assert_eq!(
        session.step().task,
        classic(&make(board.name).unwrap()).task
    );
    assert!(matches!(session.lesson().steps[0].task, Task::Practice(_)));
}

#[test]
fn a_class_turns_boards_that_are_not_solved() {
    let mut session = Session::new(proved(STATUS), 0).unwrap();
    assert!(!session.turn_board(false));
    for place in 1..5 {
        assert!(session.turn_board(true));
        assert_eq!(session.round().unwrap().place(), place);
    }
    assert!(!session.turn_board(true));
    assert!(session.turn_board(false));
    assert_eq!(session.round().unwrap().place(), 3);
    assert!(!session.is_done());
}

#[test]
fn squares_of_a_board_are_tapped_as_anywhere() {
    let mut session = super::play(
        "[[step]]\nid = \"one\"\nkind = \"practice\"\nskill = \"where-rook\"\nlevel = 1\ncount = 1\npass = 1\n",
    );
    let Task::Squares { answer, .. } = session.step().task.clone() else {
        panic!("no squares");
    };
    for square in answer {
        press(&mut session, &square.to_string());
    }
    assert!(session.round().unwrap().is_passed());
    session.apply(Input::Next);
    assert!(session.is_finished());
}

/// A lesson that has no other board is on the board of what it practises; one that has another board is told.
#[test]
fn a_round_of_the_family_game_is_on_its_own_board() {
    let round = "[[step]]\nid = \"round\"\nkind = \"practice\"\nskill = \"family-pawns\"\nlevel = 1\ncount = 3\npass = 2\n";
    let read = |more: &str| {
        let text = format!("format = 1\nid = \"t\"\n{more}{round}");
        lesson::read(&Source::new("t.toml", text))
    };
    let (lesson, found) = read("");
    assert!(found.is_empty(), "{found:#?}");
    let lesson = lesson.unwrap().on::<Cross>().unwrap();
    let mut session = Session::new(lesson, 0).unwrap();
    for place in 0..3 {
        assert_eq!(session.round().unwrap().place(), place);
        let Task::Squares { answer, .. } = session.step().task.clone() else {
            panic!("{:?}", session.step().task);
        };
        for square in answer {
            session.apply(Input::Press(square));
        }
        assert!(session.is_right_at_once());
        session.apply(Input::Next);
    }
    assert!(session.round().unwrap().is_passed());
    let look = "[[step]]\nid = \"look\"\nkind = \"say\"\nboard = \"empty\"\n\n";
    let (lesson, found) = read(look);
    assert!(lesson.is_none());
    let [found] = found.as_slice() else {
        panic!("{found:#?}");
    };
    assert_eq!(found.message.id(), "check-practice-board");
}

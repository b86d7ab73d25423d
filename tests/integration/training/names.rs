//! The warm-up of a learner who was not taught the names of squares yet: no word needs one, White is below, the piece is
//! circled, and a few taps end each board.

use squarewise::lesson::Task;
use squarewise::locale::Locale;
use squarewise::practice::Exercise;
use squarewise::rules::Seat;
use squarewise::scene::{Mark, Tone};
use squarewise::session::{Hint, Input, Session};
use squarewise::training::{Outcome, Purpose, Run};

use super::{begin, day, finished, lands, lessons, ten_more};
use crate::languages;
use crate::support::{classic, classic_lesson};

const NAMES: &str = "square-names";

/// Whether words name a square.
fn names_square(words: &str) -> bool {
    let words: Vec<char> = words.chars().collect();
    words
        .windows(2)
        .any(|pair| ('a'..='h').contains(&pair[0]) && ('1'..='8').contains(&pair[1]))
}

/// What a board asks of somebody who knows no names of squares, if it asks too much.
fn too_much(board: &Exercise) -> Option<String> {
    let step = classic(board);
    let about = step.task.about();
    let n_taps = match &step.task {
        Task::Squares { answer, .. } => answer.len(),
        _ => 2 * about.par.unwrap_or(1),
    };
    let mut session = Session::new(classic_lesson(board), 0).unwrap();
    session.apply(Input::Hint);
    let is_circled = |at| step.draw.contains(&Mark::Circle(at, Tone::Blue));
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        for phrase in board.asked_alone() {
            let said = locale.say_plain(&phrase);
            if names_square(&said) {
                return Some(said);
            }
        }
    }
    if step.side != Seat::WHITE {
        Some("Black is below".to_owned())
    } else if n_taps > 6 {
        Some(format!("{n_taps} taps"))
    } else if about.piece.is_some_and(|at| !is_circled(at.into())) {
        Some("the piece is not circled".to_owned())
    } else if matches!(step.task, Task::Squares { .. }) && !shows_piece(&session) {
        Some(format!("the first hint is {:?}", session.hint()))
    } else {
        None
    }
}

/// Whether the hint shows the piece, or there is no other on the board.
fn shows_piece(session: &Session) -> bool {
    let men = session.position().board().occupied();
    match session.hint() {
        Some(Hint::Piece(at)) => men.contains(at),
        _ => men.len() == 1,
    }
}

/// Does all boards of a run; tells what is wrong with any.
fn faults(run: &mut Run, context: &str) -> Vec<String> {
    let mut progress = finished([]);
    let (mut faults, mut seen) = (Vec::new(), Vec::new());
    while let Some(board) = run.exercise() {
        if let Some(why) = too_much(&board) {
            faults.push(format!("{context}, {}: {why}", board.name));
        }
        if seen.contains(&board.name) {
            faults.push(format!("{context}: {} comes again", board.name));
        }
        seen.push(board.name);
        run.report(Outcome::AtOnce, &mut progress, day(0));
    }
    faults
}

#[test]
fn before_names_of_squares_no_board_of_practice_needs_one() {
    let order = lessons();
    let n_before = order.iter().position(|it| *it == NAMES).unwrap();
    let mut all = Vec::new();
    for n_done in 1..=n_before {
        let progress = finished(order[..n_done].iter().copied());
        for days in [0, 1, 40] {
            let mut run = begin(Purpose::WarmUp, &progress, day(days)).unwrap();
            all.extend(faults(&mut run, &format!("{n_done} lessons, day {days}")));
        }
        if let Some(mut run) = ten_more(order[n_done - 1], &progress) {
            all.extend(faults(&mut run, order[n_done - 1]));
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn once_names_of_squares_are_known_boards_use_them() {
    let order = lessons();
    let n_before = order.iter().position(|it| *it == NAMES).unwrap();
    let progress = finished(order[..=n_before].iter().copied());
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let english = Locale::load(&["en"]);
    let mut n_named = 0;
    let mut after = progress.clone();
    while let Some(board) = run.exercise() {
        let said = english.say_plain(&board.question());
        n_named += usize::from(names_square(&said));
        assert!(classic(&board).draw.is_empty(), "{}", board.name);
        run.report(Outcome::AtOnce, &mut after, day(0));
    }
    assert!(n_named > 0);
}

/// A run that was left goes on as it was begun, and the boards of a passport are circled as well.
#[test]
fn a_run_stays_as_it_was_begun() {
    let mut progress = finished(["rook"]);
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    run.report(Outcome::AtOnce, &mut progress, day(0));
    let left = Run::left(&Purpose::WarmUp, &progress, day(0)).unwrap();
    assert_eq!(left.exercise(), run.exercise());
    assert!(!classic(&left.exercise().unwrap()).draw.is_empty());
    let first = Purpose::Passport(lands()[0].id.clone());
    let passport = begin(first, &progress, day(0)).unwrap();
    let board = passport.exercise().unwrap();
    assert_eq!(
        classic(&board).draw.is_empty(),
        classic(&board).task.about().piece.is_none()
    );
}

//! The shipped course: a bot plays every lesson in every language, and every try on its boards is answered.

mod agree;
pub(crate) mod astray;
pub(crate) mod bot;
mod facts;
mod reader;

use std::collections::HashSet;
use std::sync::Arc;

use squarewise::diagnostic::Source;
use squarewise::lesson::kinds::Kind;
use squarewise::lesson::{AnyLesson, Lesson, Task, on_board, read};
use squarewise::library::{Entry, Library};
use squarewise::locale::Locale;
use squarewise::rules::{Attempt, Classic, Geometry, Move, Role, Square};
use squarewise::session::{Effect, Input, Say, Session};

use crate::support::{Dice, project, share_out};
use astray::is_asked_for;
use bot::Bot;
use reader::Reader;

/// What several threads do with the lessons, each with its own.
fn with_every_lesson(work: impl Fn(&Entry) + Sync) {
    let library = Library::shipped();
    let all: Vec<&Entry> = library.all().collect();
    share_out(&all, |entry| work(entry));
}

fn begun<G: Geometry>(lesson: &Arc<Lesson<G>>) -> Session<G> {
    Session::new(lesson.clone(), 0).unwrap()
}

#[test]
fn every_lesson_is_played_to_its_end_in_every_language() {
    with_every_lesson(|entry| {
        for language in Locale::available() {
            let reader = Reader::new(entry, &language.tag);
            on_board!(&entry.lesson, lesson => {
                reader.opens(lesson);
                let mut bot = Bot::new(begun(lesson), Some(&reader));
                bot.play();
                let exercises = lesson.steps.iter();
                let n_exercises = exercises.filter(|it| it.task.is_exercise()).count();
                assert!(bot.n_astray >= n_exercises, "{}", lesson.id);
            });
        }
    });
}

#[test]
fn every_try_on_every_board_is_answered() {
    with_every_lesson(|entry| {
        on_board!(&entry.lesson, lesson => for at in 0..lesson.steps.len() {
            let mut session = Session::new(lesson.clone(), at).unwrap();
            if let Some(right) = right_tries(&session) {
                try_everything_else(&mut session, &right);
                try_what_is_forbidden(&mut session, &right);
            }
        });
    });
}

/// The tries that are right at the beginning of a step, where pieces are moved.
fn right_tries<G: Geometry>(session: &Session<G>) -> Option<Vec<Attempt<G>>> {
    let step = session.step();
    let attempts = |moves: &[Move<G>]| moves.iter().map(Move::attempt).collect();
    match &step.task {
        Task::Collect { .. } => Some(Vec::new()),
        Task::Move { accept, .. } => Some(attempts(&accept.moves(step.position()))),
        Task::Illegal { attempt, .. } => {
            let all = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
            let all = all.map(|(from, to)| Attempt::new(from, to));
            let alike = all.filter(|it| it.from != it.to && is_asked_for(step, *it));
            Some(alike.chain([*attempt]).collect())
        }
        Task::Play { lines } => {
            // The other side may have begun.
            let n_played = session.line().moves().len() - step.line.moves().len();
            let next = lines.iter().filter_map(|line| line.get(n_played));
            Some(next.map(Move::attempt).collect())
        }
        _ => None,
    }
}

/// Where a forbidden try is asked for, each that is right solves the step.
fn try_what_is_forbidden<G: Geometry>(session: &mut Session<G>, right: &[Attempt<G>]) {
    if session.step().task.kind() != Kind::Illegal {
        return;
    }
    for Attempt { from, to, .. } in right {
        session.apply(Input::Drop {
            from: *from,
            to: *to,
        });
        assert!(session.is_done(), "{}: {from}-{to}", session.step().id);
        session.apply(Input::Again);
    }
}

/// Every pair of squares that is not in `right`, tried on the board; each must be answered.
fn try_everything_else<G: Geometry>(session: &mut Session<G>, right: &[Attempt<G>]) {
    let before = *session.position();
    let own = before.board().by_seat(before.turn());
    let id = session.step().id.clone();
    for from in Square::all() {
        for to in Square::all() {
            // A king put on his own rook means castling.
            let rooks = before.board().pieces(before.turn(), Role::Rook);
            let is_castling = before.kings(before.turn()).contains(from) && rooks.contains(to);
            let is_right = right.iter().any(|it| (it.from, it.to) == (from, to));
            if from == to || is_castling || is_right {
                continue;
            }
            let effects = session.apply(Input::Drop { from, to });
            let is_moved = |effect: &Effect<G>| matches!(effect, Effect::Moved(_));
            if effects.contains(&Effect::AskPromotion) {
                session.apply(Input::Cancel);
            } else if effects.iter().any(is_moved) {
                let is_over = session.is_done();
                session.apply(if is_over {
                    Input::Again
                } else {
                    Input::TakeBack
                });
            } else {
                assert!(effects.contains(&Effect::Said), "{id}: {from}-{to}");
                assert!(*session.say() != Say::Task, "{id}: {from}-{to}");
                assert!(!session.is_done(), "{id}: {from}-{to}");
            }
            assert_eq!(*session.position(), before, "{id}: {from}-{to}");
            assert!(own.contains(from) || !effects.iter().any(is_moved));
        }
    }
}

/// A lesson that has a step of every kind.
fn of_every_kind(name: &str) -> AnyLesson {
    let text = std::fs::read_to_string(project("tests/fixtures/good").join(name));
    read(&Source::new(name, text.unwrap())).0.unwrap()
}

/// Whoever adds a kind adds it to the lesson of every kind, and here it is played.
#[test]
fn every_kind_is_solved_by_its_answer_and_not_by_doing_nothing() {
    let lesson = of_every_kind("every-kind.toml").on::<Classic>().unwrap();
    let mut kinds: HashSet<Kind> = HashSet::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        kinds.insert(step.task.kind());
        let begun = || Session::new(lesson.clone(), at).unwrap();
        let mut idle = begun();
        let nothing = [Input::Hint, Input::Cancel, Input::HandIn, Input::Again];
        for input in nothing.into_iter().cycle().take(30) {
            idle.apply(input);
        }
        assert!(!idle.is_done(), "{}", step.id);
        assert_eq!(idle.can_go_on(), !step.task.is_exercise());
        Bot::new(begun(), None).solve_step();
    }
    for kind in Kind::ALL {
        assert!(kinds.contains(&kind), "nobody plays {}", kind.name());
    }
}

/// Whatever is pressed, dropped, typed or asked for, in any order and at any time.
#[test]
fn no_click_and_no_key_brings_a_lesson_down() {
    let every_kind = ["every-kind.toml", "cross-every-kind.toml"].map(of_every_kind);
    let shipped = Library::shipped();
    let shipped = shipped.all().map(|entry| entry.lesson.clone());
    let lessons: Vec<_> = shipped.chain(every_kind).collect();
    share_out(&lessons, |lesson| {
        on_board!(lesson, lesson => play_wildly(begun(lesson), Dice::new(2026), 2_000));
    });
}

fn play_wildly<G: Geometry>(mut session: Session<G>, mut dice: Dice, n_inputs: usize) {
    let square = |dice: &mut Dice| {
        let index = u8::try_from(dice.below(G::SQUARES.into())).unwrap();
        Square::from_index(index).unwrap()
    };
    for _ in 0..n_inputs {
        let answers = session.answers();
        let tray = session.tray();
        let (from, to) = (square(&mut dice), square(&mut dice));
        session.apply(match dice.below(16) {
            0 => Input::Drop { from, to },
            1 => Input::Promote(Role::ALL[dice.below(6)]),
            2 => Input::Cancel,
            3 if !answers.is_empty() => Input::Answer(answers[dice.below(answers.len())]),
            9 if !tray.is_empty() => Input::Take(tray[dice.below(tray.len())].0),
            10 => Input::Letter(char::from(b"abcdefgh12345678NBRQKSx-O"[dice.below(25)])),
            11 => Input::HandIn,
            12 => Input::Change(dice.below(2) == 0),
            13 => Input::Erase,
            4 => Input::Hint,
            5 => Input::TakeBack,
            6 if dice.below(20) == 0 => Input::Again,
            7 => Input::Next,
            _ => Input::Press(from),
        });
        let (done, all) = session.counted();
        assert!(done <= all);
    }
}

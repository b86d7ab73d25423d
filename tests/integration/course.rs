//! Every shipped lesson is played to its end, with every wrong and forbidden try on the way.

use std::sync::Arc;

use squarewise::diagnostic::Source;
use squarewise::lesson::{Task, read};
use squarewise::library::Library;
use squarewise::locale::{Key, LessonArgs, LessonWords, Locale};
use squarewise::rules::{Attempt, Role, Square};
use squarewise::session::{Answer, Effect, Input, Say, Session};
use squarewise::solve::{Budget, collect};

use crate::support::project;

/// Every pair of squares that is not in `right`, tried on the board; each must be answered.
fn try_everything_else(session: &mut Session, right: &[Attempt]) {
    for from in Square::all() {
        for to in Square::all() {
            // A king put on his own rook means castling.
            let is_own_rook = {
                let position = session.position();
                let own = position.board().pieces(position.turn(), Role::Rook);
                position.kings(position.turn()).contains(from) && own.contains(to)
            };
            if from == to || is_own_rook || right.iter().any(|it| (it.from, it.to) == (from, to)) {
                continue;
            }
            let before = *session.position();
            let effects = session.apply(Input::Drop { from, to });
            if effects.contains(&Effect::AskPromotion) {
                session.apply(Input::Cancel);
            } else if effects
                .iter()
                .any(|effect| matches!(effect, Effect::Moved(_)))
            {
                session.apply(Input::TakeBack);
            } else {
                assert!(
                    effects.contains(&Effect::Said),
                    "{from}-{to} is not answered"
                );
                assert!(*session.say() != Say::Task, "{from}-{to} is not answered");
            }
            assert_eq!(*session.position(), before, "{from}-{to}");
            assert!(!session.is_done(), "{from}-{to}");
        }
    }
    session.apply(Input::Again);
}

fn tap_everything_else(session: &mut Session, right: impl Fn(Square) -> bool) {
    for square in Square::all().filter(|square| !right(*square)) {
        let effects = session.apply(Input::Press(square));
        assert!(effects.contains(&Effect::Said), "{square}");
        assert!(!session.is_done());
    }
    session.apply(Input::Again);
}

fn drop(session: &mut Session, attempt: Attempt) {
    session.apply(Input::Drop {
        from: attempt.from,
        to: attempt.to,
    });
    if let Some(role) = attempt.promotion {
        session.apply(Input::Promote(role));
    }
}

/// Plays the present step with mistakes first, then as it should be.
fn play_step(session: &mut Session) {
    let step = session.step().clone();
    match &step.task {
        Task::Squares { answer, .. } => {
            tap_everything_else(session, |square| answer.contains(square));
            for square in *answer {
                session.apply(Input::Press(square));
            }
        }
        Task::Collect { par, .. } => {
            let mut budget = Budget::nodes(100_000);
            let solution = collect::solve(&step.collecting().unwrap(), &mut budget).unwrap();
            let way: Vec<Attempt> = solution
                .moves
                .iter()
                .map(squarewise::rules::Move::attempt)
                .collect();
            try_everything_else(session, &way);
            for attempt in way {
                drop(session, attempt);
            }
            let record = session.records()[session.index()];
            assert_eq!(record.moves, usize::try_from(*par).unwrap());
        }
        Task::Move { accept, .. } => {
            let answers = accept.moves(step.position());
            let right: Vec<Attempt> = answers
                .iter()
                .map(squarewise::rules::Move::attempt)
                .collect();
            try_everything_else(session, &right);
            for attempt in right {
                drop(session, attempt);
            }
        }
        Task::Judge { verdict, .. } => {
            let mut answers = [Answer::NotLegal, Answer::Legal];
            answers.rotate_left(usize::from(verdict.legal().is_none()));
            session.apply(Input::Answer(answers[0]));
            assert!(!session.is_done());
            session.apply(Input::Answer(answers[1]));
        }
        Task::Illegal { attempt, .. } => {
            try_everything_else(session, &[*attempt]);
            drop(session, *attempt);
        }
        _ => {}
    }
    assert!(session.is_done() || session.is_shown_only(), "{}", step.id);
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for entry in Library::shipped().entries() {
        let mut session = Session::new(entry.lesson.clone(), 0).unwrap();
        for step in &entry.lesson.steps {
            assert_eq!(session.step().id, step.id);
            play_step(&mut session);
            session.apply(Input::Next);
        }
        assert!(session.is_finished(), "{}", entry.lesson.id);
        assert!(session.records().iter().all(|record| record.done));
    }
}

#[test]
fn every_hint_leads_somewhere_and_has_its_words() {
    for entry in Library::shipped().entries() {
        for language in ["en", "de"] {
            let words = entry.words(&Locale::load(&[language]));
            let mut session = Session::new(entry.lesson.clone(), 0).unwrap();
            for step in &entry.lesson.steps {
                for hint in 0..session.hints().1 {
                    session.apply(Input::Hint);
                    if let Say::Hint(number) = session.say() {
                        assert_eq!(*number, hint + 1);
                        has_words(&words, &step.id, &Key::Hint(*number));
                    } else {
                        assert!(session.hint().is_some(), "{} hint {hint}", step.id);
                    }
                }
                play_step(&mut session);
                session.apply(Input::Next);
            }
        }
    }
}

fn has_words(words: &LessonWords, step: &str, key: &Key) {
    let args = LessonArgs {
        player: "Owl".to_owned(),
        best: 3,
        total: 4,
        left: 1,
    };
    let said = words.text(Some(step), key, &args);
    assert!(said.is_some_and(|said| !said.is_empty()), "{step} {key:?}");
}

#[test]
fn every_step_has_its_words_in_every_language() {
    for entry in Library::shipped().entries() {
        for language in Locale::available() {
            let words = entry.words(&Locale::load(&[&language.tag]));
            assert!(!words.title().is_empty());
            for step in &entry.lesson.steps {
                assert_eq!(
                    words.foreign(Some(&step.id)),
                    None,
                    "{} {}",
                    language.tag,
                    step.id
                );
                has_words(&words, &step.id, &Key::Text);
                for wrong in &step.wrong {
                    has_words(&words, &step.id, &Key::Wrong(wrong.key.clone()));
                }
                for reason in &step.because_say {
                    has_words(&words, &step.id, &Key::Because(reason.code().to_owned()));
                }
            }
        }
    }
}

/// A pawn that may become anything is asked about, in every order of clicks.
#[test]
fn no_click_and_no_key_brings_a_lesson_down() {
    let mut dice = crate::support::Dice::new(2026);
    let every_kind = std::fs::read_to_string(project("tests/fixtures/good/every-kind.toml"));
    let (every_kind, _) = read(&Source::new("every-kind.toml", every_kind.unwrap()));
    let shipped = Library::shipped();
    let shipped = shipped.entries().iter().map(|entry| entry.lesson.clone());
    for lesson in shipped.chain([Arc::new(every_kind.unwrap())]) {
        let mut session = Session::new(lesson, 0).unwrap();
        for _ in 0..6_000 {
            let answers = session.answers();
            let tray = session.tray();
            let square = Square::from_index(u8::try_from(dice.below(64)).unwrap()).unwrap();
            let other = Square::from_index(u8::try_from(dice.below(64)).unwrap()).unwrap();
            session.apply(match dice.below(16) {
                0 => Input::Drop {
                    from: square,
                    to: other,
                },
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
                8 if dice.below(20) == 0 => Input::Back,
                _ => Input::Press(square),
            });
            let (done, all) = session.counted();
            assert!(done <= all);
        }
    }
}

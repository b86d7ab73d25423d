//! Lessons and rule sets, whatever they say; and whoever plays such a lesson may do anything at any time.

use std::sync::Arc;

use squarewise::diagnostic::Source;
use squarewise::embedded;
use squarewise::lesson::{self, AnyLesson, Lesson, rulesets};
use squarewise::rules::{Geometry, Role, Ruleset, Square, ruleset};
use squarewise::session::{Input, Session};

use super::{files, hash, is_told, lies_within};

/// How many things are done in a lesson at most.
const MOST: usize = 200;

/// All lessons that are shipped, and those of the tests, good and bad.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let shipped = embedded::LESSONS.iter();
    let shipped = shipped.map(|(_, text)| text.as_bytes().to_vec());
    let tests = ["tests/fixtures/good", "tests/fixtures/bad"];
    let tests = tests.into_iter().flat_map(|it| files(it, "toml"));
    shipped.chain(tests).collect()
}

/// A lesson is read.
pub(super) fn read(bytes: &[u8]) {
    let _ = lesson_of(bytes);
}

fn lesson_of(bytes: &[u8]) -> Option<AnyLesson> {
    let (source, problem) = Source::from_bytes("noise.toml", bytes);
    if let Some(problem) = problem.filter(squarewise::diagnostic::Diagnostic::is_error) {
        lies_within(&source, &[problem]);
        return None;
    }
    let (lesson, found) = lesson::read(&source);
    lies_within(&source, &found);
    is_told(lesson.as_ref(), &found);
    lesson
}

/// Lessons, and behind a zero byte what is done in them, two bytes each.
pub(super) fn played_seeds() -> Vec<Vec<u8>> {
    let with_play = |(at, mut lesson): (usize, Vec<u8>)| {
        lesson.push(0);
        lesson.extend((0..120).map(|n| (n * 37 + at * 11).to_le_bytes()[0]));
        lesson
    };
    seeds().into_iter().enumerate().map(with_play).collect()
}

/// A lesson is read and played.
pub(super) fn play(bytes: &[u8]) {
    let cut = bytes.iter().rposition(|byte| *byte == 0);
    let (text, does) = bytes.split_at(cut.unwrap_or(bytes.len()));
    match lesson_of(text) {
        Some(AnyLesson::Classic(lesson)) => play_on(&lesson, does),
        Some(AnyLesson::Cross(lesson)) => play_on(&lesson, does),
        None => {}
    }
}

fn play_on<G: Geometry>(lesson: &Arc<Lesson<G>>, does: &[u8]) {
    let at = does.get(1).map_or(0, |byte| usize::from(*byte));
    let at = at % lesson.steps.len();
    let Some(mut session) = Session::with_seed(lesson.clone(), at, hash(does)) else {
        panic!("a lesson without steps");
    };
    for pair in does.chunks_exact(2).take(MOST) {
        let input = input(&session, pair[0], usize::from(pair[1]));
        session.apply(input);
        look_at(&session);
        if pair[1] % 2 == 0 {
            session.reply_at_once();
        }
    }
}

/// Something that a learner may do, mostly something with a meaning.
fn input<G: Geometry>(session: &Session<G>, kind: u8, which: usize) -> Input<G> {
    let own = session
        .position()
        .board()
        .by_seat(session.position().turn());
    let own = own.iter().nth(which % 16);
    let any = Square::from_index(u8::try_from(which % usize::from(G::SQUARES)).unwrap()).unwrap();
    let target = session.targets().iter().nth(which % 27);
    let answers = session.answers();
    let tray = session.tray();
    match kind % 20 {
        0..=2 => Input::Press(own.unwrap_or(any)),
        3..=5 => Input::Press(target.unwrap_or(any)),
        6 => Input::Press(any),
        7 => Input::Drop {
            from: own.unwrap_or(any),
            to: any,
        },
        8 => Input::Promote(Role::ALL[which % Role::ALL.len()]),
        9 => Input::Cancel,
        10 if !answers.is_empty() => Input::Answer(answers[which % answers.len()]),
        11 if !tray.is_empty() => Input::Take(tray[which % tray.len()].0),
        12 => Input::Change(which.is_multiple_of(2)),
        13 => Input::Letter(['1', 'e', '4', 'N', 'x', '-', 'é', '0'][which % 8]),
        14 => Input::Piece(Role::ALL[which % Role::ALL.len()]),
        15 => Input::Erase,
        16 => Input::HandIn,
        17 => Input::Hint,
        18 => [Input::TakeBack, Input::Again][which % 2],
        _ => Input::Next,
    }
}

/// Everything that a screen asks for can be asked.
fn look_at<G: Geometry>(session: &Session<G>) {
    assert!(session.index() < session.lesson().steps.len());
    let (done, of) = session.hints();
    assert!(done <= of, "{done} hints of {of}");
    let is_there = |from| session.position().piece_at(from).is_some();
    let is_in_hand = session.set_up().is_some();
    let picked = session.picked();
    assert!(is_in_hand || picked.is_none_or(is_there), "air is picked");
    let _ = (session.say(), session.hint(), session.counted());
    let _ = (session.set_up(), session.asked(), session.evidence());
    let _ = (session.last_move(), session.written(), session.stars());
    assert_eq!(session.records().len(), session.lesson().steps.len());
}

/// The rule sets that are shipped.
pub(super) fn rules_seeds() -> Vec<Vec<u8>> {
    let shipped = rulesets::names().filter_map(rulesets::file);
    let every = ruleset::KEYS.iter().map(|key| {
        let last = key.values.last().unwrap();
        format!("extends = \"fide\"\n{} = \"{last}\"\n", key.name)
    });
    let texts = shipped.map(str::to_owned).chain(every);
    texts.map(String::into_bytes).collect()
}

/// A rule set is read, and written and read again.
pub(super) fn rules(bytes: &[u8]) {
    let (source, problem) = Source::from_bytes("noise.toml", bytes);
    if problem.is_some() {
        return;
    }
    let (rules, found) = rulesets::read(&source);
    lies_within(&source, &found);
    is_told(rules.as_ref(), &found);
    if let Some(rules) = rules {
        assert!(rules.conflict().is_none(), "rules that do not go together");
        let (again, found) = rulesets::read(&Source::new("again.toml", written(&rules)));
        assert_eq!(again, Some(rules), "{found:?}");
    }
}

fn written(rules: &Ruleset) -> String {
    let keys = ruleset::KEYS.iter();
    let line = |key: &ruleset::RuleKey| {
        let value = rules.get(key.name).unwrap();
        format!("{} = \"{value}\"\n", key.name)
    };
    keys.map(line).collect()
}

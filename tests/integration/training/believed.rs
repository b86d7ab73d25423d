//! What a learner believes, heard from what is answered on the boards of a run: kept, cured, told to the teacher, dropped.

use squarewise::lesson::SquaresAsk;
use squarewise::locale::Locale;
use squarewise::practice::belief::{BELIEFS, Belief, Question, Response};
use squarewise::practice::{Exercise, Medium, lesson_file};
use squarewise::rules::{Attempt, Square, SquareSet};
use squarewise::session::{Answer, Tried};
use squarewise::training::{first_answer, hear, hunches, told};

use super::*;
use crate::support::{classic, classic_lesson};

/// What is answered at first by whoever thinks so: the squares and moves that are wrong come first.
fn answer(session: &mut Session, thought: &Response, right: &Response) {
    match (thought, right) {
        (Response::Squares(thought), Response::Squares(right)) => {
            for square in (*thought - *right).iter().take(1) {
                session.apply(Input::Press(square));
            }
        }
        (Response::Allowed(is_allowed), _) => {
            session.apply(Input::Answer(match is_allowed {
                true => Answer::Legal,
                false => Answer::NotLegal,
            }));
        }
        (Response::Standing(standing), _) => {
            session.apply(Input::Answer(Answer::Standing(*standing)));
        }
        other => panic!("what is {other:?}?"),
    }
    if !session.is_done() {
        solver::solve(session);
    }
}

/// Does one board of a run, as somebody with a belief or none; tells what was done.
fn play(run: &mut Run, planted: Option<&Belief>, progress: &mut Progress, today: Day) -> Exercise {
    let exercise = run.exercise().unwrap();
    let mut session = Session::new(classic_lesson(&exercise), 0).unwrap();
    match Question::of(classic(&exercise)) {
        Some(question) => {
            let thought = planted.map_or(question.right(), |it| question.believed(it));
            answer(&mut session, thought, question.right());
        }
        None => solver::solve(&mut session),
    }
    if let Some(given) = first_answer(&session) {
        hear(classic(&exercise), &given, progress, today);
    }
    run.report(Outcome::of(&session), progress, today);
    exercise
}

fn of_skill(skill: &str) -> Purpose {
    Purpose::OfSkill(skill.to_owned())
}

/// Ten boards of a skill.
fn ten(skill: &str, planted: Option<&Belief>, progress: &mut Progress, on: u32) -> Vec<Exercise> {
    let mut run = begin(of_skill(skill), progress, day(on)).unwrap();
    let mut boards = Vec::new();
    while run.name().is_some() {
        boards.push(play(&mut run, planted, progress, day(on)));
    }
    boards
}

fn belief(id: &str) -> &'static Belief {
    BELIEFS.iter().find(|it| it.id == id).unwrap()
}

/// Some beliefs, each with a skill whose boards show it.
const PLANTED: [(&str, &str); 5] = [
    ("pawn-two-steps-always", "where-pawn"),
    ("king-beside-king", "king-runs"),
    ("stalemate-is-checkmate", "status"),
    ("castling-rook-attacked", "castle-or-not"),
    ("pawn-takes-ahead", "where-pawn"),
];

#[test]
fn what_is_planted_is_kept_and_cured_and_told_and_fades() {
    for (id, skill) in PLANTED {
        let planted = belief(id);
        let mut progress = finished(lessons());
        let mut on = 0;
        let mut cures: Vec<Exercise> = Vec::new();
        let mut n_single = 0;
        while on < 20 && (told(&progress).is_empty() || cures.is_empty()) {
            let boards = ten(skill, Some(planted), &mut progress, on);
            let is_single = |it: &&Exercise| {
                skill == "where-pawn" && matches!(classic(it).task, Task::Judge { .. })
            };
            n_single += boards.iter().filter(is_single).count();
            let pairs = boards.windows(2).filter(|two| two[0].cure().is_some());
            cures.extend(pairs.flatten().cloned());
            on += 1;
        }
        // Of few squares the right ones often come first, so that one move is asked about.
        assert!(n_single > 0 || id != "pawn-takes-ahead");
        // The teacher reads a sentence; the record has it, and a copy too.
        assert_eq!(told(&progress), std::slice::from_ref(&planted.told), "{id}");
        let kept = serde_json::to_string(&progress).unwrap();
        let copy: Progress = serde_json::from_str(&kept).unwrap();
        assert_eq!(told(&copy), told(&progress));
        // The learner has had two boards that are almost the same; the sentence of the cure is said where it shows.
        let [first, second, ..] = &cures[..] else {
            panic!("{id}: no cure");
        };
        assert_eq!(first.cure(), Some(&planted.cure));
        assert_eq!(second.cure(), None, "it would be about what is not there");
        let (one, other) = (classic(first), classic(second));
        let asks = |step| Question::of(step).unwrap();
        assert_ne!(asks(one).believed(planted), asks(one).right(), "{id}");
        assert_eq!(asks(other).believed(planted), asks(other).right(), "{id}");
        assert_ne!(one.line.position(), other.line.position(), "{id}");
        for language in Locale::available() {
            let locale = Locale::load(&[&language.tag]);
            for board in [first, second] {
                let all = std::slice::from_ref(board);
                let text = lesson_file("practice", board.name, all, Medium::Screen, &locale);
                assert_eq!(text.contains("\nyes = "), board == first, "{text}");
                assert!(!text.contains(&locale.say_plain(&planted.told)), "{text}");
                let (lesson, diagnostics) = squarewise::lesson::read(
                    &squarewise::diagnostic::Source::new("practice.toml", text),
                );
                assert!(
                    lesson.is_some() && diagnostics.is_empty(),
                    "{diagnostics:?}"
                );
            }
        }
        // Whoever answers rightly from now on is told of no longer.
        let until = on + 20;
        while on < until && !told(&progress).is_empty() {
            ten(skill, None, &mut progress, on);
            on += 1;
        }
        let left: Vec<&str> = hunches(&progress).named().iter().map(|it| it.id).collect();
        let all: Vec<_> = hunches(&progress).known().collect();
        assert!(left.is_empty(), "{id}: {left:?} still told\n{all:?}");
    }
}

/// A run that is left between the two boards of a pair goes on with the second.
#[test]
fn a_cure_that_is_left_goes_on_where_it_was() {
    let (id, skill) = PLANTED[0];
    let planted = belief(id);
    let mut progress = finished(lessons());
    for on in 0..20 {
        let mut run = begin(of_skill(skill), &progress, day(on)).unwrap();
        while run.name().is_some() {
            let board = play(&mut run, Some(planted), &mut progress, day(on));
            if board.cure().is_none() {
                continue;
            }
            let waits = run.exercise().unwrap();
            let again = begin(of_skill(skill), &progress, day(on)).unwrap();
            assert_eq!(again, run);
            assert_eq!(again.exercise(), Some(waits.clone()));
            let [before, now] = [&board, &waits].map(|it| *classic(it).line.position().board());
            assert_ne!(before, now, "{id}: one thing differs");
            assert_eq!(again.ahead(1, &progress, day(on)), [waits]);
            return;
        }
    }
    panic!("no cure");
}

#[test]
fn who_answers_as_the_laws_do_is_told_of_nothing_and_has_no_cure() {
    for (_, skill) in PLANTED {
        let mut progress = finished(lessons());
        for on in 0..4 {
            let boards = ten(skill, None, &mut progress, on);
            assert!(boards.iter().all(|it| it.cure().is_none()), "{skill}");
        }
        assert_eq!(told(&progress), []);
        assert!(hunches(&progress).is_calm());
    }
}

#[test]
fn what_nobody_knows_yet_stays_and_of_two_copies_the_later_counts() {
    let (id, skill) = PLANTED[0];
    let mut progress = finished(lessons());
    let strange = "{\"seen\":\"2026-11-20 000001 s\",\"answers\":3,\"likelihood\":950000,\"named\":true,\"more\":7}";
    let mut kept: serde_json::Value = serde_json::to_value(&progress).unwrap();
    kept["belief"][id] = serde_json::from_str(strange).unwrap();
    kept["belief"]["from-tomorrow"] = serde_json::from_str(strange).unwrap();
    progress = serde_json::from_value(kept).unwrap();
    progress.sit_down("s", day(0));
    assert_eq!(told(&progress), [belief(id).told.clone()]);
    let before = progress.clone();
    for on in 0..6 {
        ten(skill, None, &mut progress, on);
    }
    let now = serde_json::to_value(&progress).unwrap();
    assert_eq!(now["belief"][id]["more"], 7);
    assert_eq!(now["belief"]["from-tomorrow"]["likelihood"], 950_000);
    assert_eq!(told(&progress), []);
    let (mut one, mut other) = (before.clone(), progress.clone());
    one.join(progress.clone());
    other.join(before);
    assert_eq!((told(&one), told(&other)), (Vec::new(), Vec::new()));
    // A file without any of it is as good as ever.
    assert_eq!(told(&finished(["rook"])), []);
}

#[test]
fn only_what_was_answered_before_a_word_is_heard() {
    let (skill, level) = (Skill::named("where-pawn").unwrap(), 1);
    let exercise = make(Name {
        skill,
        level,
        seed: 3,
    })
    .unwrap();
    let Task::Squares {
        ask: SquaresAsk::Moves,
        piece: Some(piece),
        answer,
    } = &classic(&exercise).task
    else {
        panic!("{:?}", classic(&exercise).task);
    };
    let begin = || Session::new(classic_lesson(&exercise), 0).unwrap();
    let right: Vec<Square> = answer.iter().collect();
    let wrong = Square::all()
        .find(|it| !answer.contains(*it) && it != piece)
        .unwrap();
    let mut session = begin();
    assert_eq!(first_answer(&session), None);
    session.apply(Input::Press(wrong));
    assert_eq!(
        session.first_tries(),
        [Tried::Move(Attempt::new(*piece, wrong))]
    );
    solver::solve(&mut session);
    assert_eq!(
        first_answer(&session),
        Some(Response::Squares(SquareSet::of(wrong)))
    );
    let mut session = begin();
    session.apply(Input::Press(right[0]));
    session.apply(Input::Hint);
    solver::solve(&mut session);
    assert_eq!(
        first_answer(&session),
        Some(Response::Squares(SquareSet::of(right[0])))
    );
    let mut session = begin();
    solver::solve(&mut session);
    assert_eq!(first_answer(&session), Some(Response::Squares(*answer)));
    // The move that is shown after a right "yes" is nobody's answer.
    let skill = Skill::named("castle-or-not").unwrap();
    let boards = (0..9).map(|seed| make(Name { skill, level, seed }).unwrap());
    let mut n_legal = 0;
    for exercise in boards {
        let mut session = Session::new(classic_lesson(&exercise), 0).unwrap();
        solver::solve(&mut session);
        let question = Question::of(classic(&exercise)).unwrap();
        assert_eq!(first_answer(&session).as_ref(), Some(question.right()));
        n_legal += usize::from(*question.right() == Response::Allowed(true));
    }
    assert!((1..9).contains(&n_legal));
}

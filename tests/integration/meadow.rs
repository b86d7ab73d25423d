//! The Rook Meadow: four lessons for a child who cannot read, and what each of their steps may cost in words.

use squarewise::lesson::kinds::Kind;
use squarewise::lesson::{Aid, Lesson, Step, Task};
use squarewise::library::{Library, PathEntry};
use squarewise::locale::{LessonArgs, LessonWords, Locale, Phrase, WordKey, plain};
use squarewise::rules::{Classic, Role, Seat, Square};
use squarewise::scene::Mark;
use squarewise::session::{Input, Session};
use squarewise::solve::collect::Safety;

use std::sync::Arc;

use crate::support::{Dice, whole_course};

/// The most words of a step, and how many a step has on average.
const MOST: usize = 14;
const MEAN: usize = 7;
/// How many games are played, and how many of ten are won at least by who takes what can be taken.
const GAMES: u64 = 60;
const WON: u64 = 8;

/// The lessons of the land, in the order of its path.
fn lessons() -> Vec<(Arc<Lesson>, LessonWords)> {
    let library = whole_course();
    let meadow = library.lands().iter().find(|it| it.id == "meadow").unwrap();
    let english = Locale::load(&["en"]);
    let lessons = meadow.entries.iter().filter_map(|entry| match entry {
        PathEntry::Lesson(id) => library.find(id),
        PathEntry::Game { .. } | PathEntry::Story(_) => None,
    });
    let lessons = lessons.map(|entry| {
        let lesson = entry.lesson.on::<Classic>().unwrap();
        (lesson, entry.words(&english))
    });
    lessons.collect()
}

fn n_words(text: &str) -> usize {
    let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '’');
    words.filter(|word| !word.is_empty()).count()
}

/// What is to be collected or taken.
fn n_things(step: &Step) -> usize {
    let Task::Collect {
        stars, take_all, ..
    } = &step.task
    else {
        return 0;
    };
    let prey = step.position().board().by_seat(Seat::BLACK);
    let prey = prey.iter().filter(|_| *take_all).count();
    stars.iter().count() + prey
}

/// Whether a star flies on when it is caught.
fn flies(step: &Step) -> bool {
    matches!(&step.task, Task::Collect { trail, .. } if trail.flies())
}

/// Everything that is written in a step on the way of a child who makes no mistake and asks for no hint: the task,
/// the answers to choose from, what is said after each star but the last, why the tried move is refused, the praise.
fn shown(step: &Step, words: &LessonWords) -> Vec<String> {
    let english = Locale::load(&["en"]);
    let args = LessonArgs {
        best: step.task.about().par.unwrap_or_default(),
        total: u32::try_from(n_things(step)).unwrap(),
        ..LessonArgs::default()
    };
    let said = |key: WordKey| words.text(Some(&step.id), &key, &args);
    let mut shown: Vec<String> = said(WordKey::Text).into_iter().collect();
    for option in step.task.about().options {
        shown.extend(said(WordKey::Option(option.id.clone())));
    }
    for left in (1..n_things(step)).rev() {
        let left = u32::try_from(left).unwrap();
        let phrase = match flies(step) {
            true => Phrase::CoachStarFlew { left },
            false => Phrase::CoachStarsLeft { left },
        };
        shown.push(english.say_plain(&phrase));
    }
    if let Task::Illegal { fault, .. } = &step.task {
        let because = said(WordKey::Because(fault.reason().code().to_owned()));
        let sentence = || squarewise::explain::sentence(step.position(), fault);
        shown.push(because.unwrap_or_else(|| english.say_plain(&sentence())));
    }
    shown.extend(said(WordKey::Yes));
    shown.iter().map(|text| plain(text)).collect()
}

#[test]
fn there_is_hardly_anything_to_read() {
    let (mut n_all, mut n_steps) = (0, 0);
    let mut told = String::new();
    for (lesson, words) in lessons() {
        for step in &lesson.steps {
            let shown = shown(step, &words);
            let n: usize = shown.iter().map(|text| n_words(text)).sum();
            told.push_str(&format!("{n:3} {}/{}: {shown:?}\n", lesson.id, step.id));
            assert!(n <= MOST, "{told}");
            n_all += n;
            n_steps += 1;
        }
    }
    assert!(
        n_all <= MEAN * n_steps,
        "{n_all} words in {n_steps} steps:\n{told}"
    );
}

#[test]
fn nothing_has_to_be_read() {
    for (lesson, _) in lessons() {
        for step in &lesson.steps {
            let place = format!("{}/{}", lesson.id, step.id);
            match &step.task {
                // Stars and enemies say what is to be done, and a game its board.
                Task::Collect { .. } | Task::Game { .. } => {}
                Task::Illegal { attempt, .. } => {
                    let (from, to) = (attempt.from.into(), attempt.to.into());
                    let is_it = |mark: &Mark| match mark {
                        Mark::Arrow { from: a, to: b, .. } => (*a, *b) == (from, to),
                        _ => false,
                    };
                    assert!(step.draw.iter().any(is_it), "{place}: no arrow");
                }
                other => panic!("{place}: {:?} has to be read", other.kind()),
            }
        }
    }
}

#[test]
fn pieces_are_moved_in_nearly_every_step() {
    for (lesson, _) in lessons() {
        let moves = |step: &&Step| {
            matches!(
                step.task.kind(),
                Kind::Collect | Kind::Move | Kind::Illegal | Kind::Try | Kind::Play | Kind::Game
            )
        };
        let n_moving = lesson.steps.iter().filter(moves).count();
        assert!(n_moving * 10 >= lesson.steps.len() * 7, "{}", lesson.id);
        assert!((8..=10).contains(&lesson.steps.len()), "{}", lesson.id);
    }
}

#[test]
fn every_lesson_ends_in_a_game_against_the_coach_and_is_played_with_white() {
    for (lesson, words) in lessons() {
        let last = lesson.steps.last().unwrap();
        let Task::Game { opponent, .. } = &last.task else {
            panic!("{} ends with {:?}", lesson.id, last.task.kind());
        };
        assert!(opponent.is_some(), "{}: against the coach", lesson.id);
        for step in &lesson.steps {
            assert_eq!(step.side, Seat::WHITE, "{}/{}", lesson.id, step.id);
        }
        let can = words.text(None, &WordKey::Can, &LessonArgs::default());
        assert!(can.is_some_and(|it| it.ends_with('!')), "{}", lesson.id);
    }
}

/// Stars that lie there and pieces that stand there are no play for long.
#[test]
fn in_any_three_steps_something_runs_or_flies_or_fights() {
    let is_alive = |step: &Step| flies(step) || step.task.kind() == Kind::Game;
    for (lesson, _) in lessons() {
        for three in lesson.steps.windows(3) {
            assert!(three.iter().any(is_alive), "{}/{}", lesson.id, three[0].id);
        }
    }
}

/// What nobody has met yet stands on no board of a lesson, but as prey.
#[test]
fn the_child_moves_what_is_known() {
    let mut known = vec![Role::Pawn];
    for ((lesson, _), role) in
        lessons()
            .iter()
            .zip([Role::Rook, Role::Bishop, Role::Queen, Role::King])
    {
        known.push(role);
        for step in &lesson.steps {
            for (_, piece) in step.position().board().iter() {
                let is_own = piece.seat == Seat::WHITE;
                assert!(!is_own || known.contains(&piece.role), "{}", step.id);
            }
        }
    }
}

#[test]
fn the_first_forbidden_try_is_asked_for_within_the_first_six_steps_and_once_in_each_lesson() {
    for (number, (lesson, _)) in lessons().iter().enumerate() {
        let mut kinds = lesson.steps.iter().map(|step| step.task.kind());
        let first = kinds.position(|kind| kind == Kind::Illegal);
        assert!(
            first.is_some_and(|at| number > 0 || at < 6),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn the_king_and_the_queen_learn_to_stay_safe() {
    let careful = |step: &Step| {
        matches!(
            step.task,
            Task::Collect {
                safe: Safety::Stop,
                ..
            }
        )
    };
    for (lesson, _) in &lessons()[2..] {
        assert!(lesson.steps.iter().any(careful), "{}", lesson.id);
    }
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

#[test]
fn the_very_first_move_is_one_press() {
    let (rook, _) = lessons().remove(0);
    assert!(rook.after.is_empty(), "it comes first");
    assert!(rook.steps[0].aids.contains(&Aid::Lifted));
    let mut session = Session::new(rook, 0).unwrap();
    assert_eq!(session.picked(), Some(square("d3")));
    assert!(session.targets().contains(square("d7")));
    session.apply(Input::Press(square("d5")));
    assert_eq!(session.picked(), Some(square("d5")), "it stays in the hand");
    session.apply(Input::Again);
    assert_eq!(session.picked(), Some(square("d3")), "and is there again");
    session.apply(Input::Press(square("e6")));
    assert_eq!(session.picked(), None, "what is refused lies there again");
    session.apply(Input::Again);
    session.apply(Input::Press(square("d7")));
    assert!(session.is_done());
    assert_eq!(session.picked(), None);
    session.apply(Input::Next);
    assert_eq!(session.picked(), None, "the second is to be lifted");
}

/// Who takes whatever can be taken, and moves by chance else.
fn is_won(lesson: &Arc<Lesson>, seed: u64) -> bool {
    let last = lesson.steps.len() - 1;
    let mut session = Session::with_seed(lesson.clone(), last, seed).unwrap();
    let mut dice = Dice::new(seed);
    for _ in 0..100 {
        if session.is_done() {
            break;
        }
        let moves = session.position().legal_moves();
        let takes = moves.iter().filter(|mv| mv.captured().is_some());
        let takes: Vec<_> = takes.copied().collect();
        let of = if takes.is_empty() { &moves[..] } else { &takes };
        let Some(mv) = (!of.is_empty()).then(|| of[dice.below(of.len())]) else {
            break;
        };
        let (from, to) = (mv.from(), mv.to());
        session.apply(Input::Drop { from, to });
        session.reply_at_once();
    }
    let board = session.position().board();
    session.is_done() && board.by_seat(Seat::BLACK).is_empty()
}

#[test]
fn a_child_who_takes_what_it_can_wins_eight_of_ten_games() {
    let mut told = String::new();
    for (lesson, _) in lessons() {
        let won = (1..=GAMES)
            .filter(|seed| is_won(&lesson, seed * 7919))
            .count() as u64;
        told.push_str(&format!("{}: {won} of {GAMES}\n", lesson.id));
        let is_first = lesson.id == "rook";
        assert!(!is_first || won * 10 >= WON * GAMES, "{told}");
        assert!(won * 10 >= 7 * GAMES, "{told}");
    }
}

/// The steps that the four lessons had before, each of which is still there or has a new name.
const BEFORE: [(&str, &[&str]); 4] = [
    (
        "rook",
        &[
            "lines",
            "every-square",
            "three-stars",
            "slantwise",
            "own-pawn",
            "other-pawn",
            "no-jumping",
            "wall",
            "first-capture",
            "corner",
        ],
    ),
    (
        "bishop",
        &[
            "diagonals",
            "every-square",
            "three-stars",
            "straight",
            "pawn-in-the-way",
            "pawn-stepped",
            "other-color",
            "both-bishops",
            "rook-or-bishop",
        ],
    ),
    (
        "queen",
        &[
            "eight-ways",
            "every-square",
            "corners",
            "two-slantwise",
            "crooked",
            "no-jumping",
            "four-knights",
            "three-friends",
        ],
    ),
    (
        "king",
        &[
            "one-step",
            "edge",
            "corner",
            "step-ahead",
            "two-steps",
            "long-walk",
            "take",
            "queen-again",
            "real-board",
        ],
    ),
];

#[test]
fn no_step_of_the_old_lessons_has_lost_its_stars() {
    let renamed = squarewise::library::course::renamed();
    let library: &Library = whole_course();
    for (lesson, steps) in BEFORE {
        let now = &library.find(lesson).unwrap().lesson;
        for step in steps {
            let is_it = |it: &&squarewise::library::course::Renamed| {
                it.was.lesson == lesson && it.was.step.as_deref() == Some(step)
            };
            let is_kept = now.place_of(step).is_some();
            assert!(
                is_kept != renamed.iter().any(|it| is_it(&it)),
                "{lesson}/{step}"
            );
        }
    }
}

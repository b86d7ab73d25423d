//! Passports: which lands have one, that nobody passes by guessing, and that whoever knows the rules passes all.

use std::collections::BTreeSet;
use std::sync::Arc;

use squarewise::lesson::{Lesson, on_board};
use squarewise::practice::{Exercise, Name};
use squarewise::progress::Progress;
use squarewise::rules::Geometry;
use squarewise::session::Session;
use squarewise::storage::Day;
use squarewise::training::{
    Chance, Outcome, Purpose, Run, Score, answers, due, has_passport, is_known,
};

use super::{begin, day, finished, has_few_answers, lands, lessons, solver};
use crate::dice::Dice;

/// The lands with a passport.
const WITH: [&str; 8] = [
    "meadow", "forest", "fields", "castle", "harbor", "pass", "mill", "fair",
];

fn passport(land: &str, progress: &Progress, today: Day) -> Option<Run> {
    begin(Purpose::Passport(land.to_owned()), progress, today)
}

/// Who takes a passport.
enum Taker<'d> {
    /// One who asks the core.
    Core,
    /// One who guesses.
    Guesser(&'d mut Dice),
}

impl Taker<'_> {
    fn play<G: Geometry>(&mut self, lesson: &Arc<Lesson<G>>) -> Outcome {
        let mut session = Session::new(Arc::clone(lesson), 0).unwrap();
        match self {
            Self::Core => solver::solve(&mut session),
            Self::Guesser(dice) => solver::guess(&mut session, dice),
        }
        Outcome::of(&session)
    }
}

/// Takes a passport. Tells its boards.
fn take(
    land: &str,
    progress: &mut Progress,
    today: Day,
    mut taker: Taker<'_>,
) -> (Vec<Exercise>, Score) {
    let mut run = passport(land, progress, today).unwrap();
    assert!(!run.has_hints());
    let mut boards = Vec::new();
    while let Some(exercise) = run.exercise() {
        let outcome = on_board!(exercise.lesson(), lesson => taker.play(lesson));
        run.report(outcome, progress, today);
        boards.push(exercise);
    }
    (boards, run.score().unwrap())
}

#[test]
fn eight_lands_have_a_passport() {
    let with: Vec<&str> = lands()
        .iter()
        .map(|it| it.id.as_str())
        .filter(|it| has_passport(it, lands()))
        .collect();
    assert_eq!(with, WITH);
    assert!(!has_passport("no-such-land", lands()));
    assert!(passport("no-such-land", &finished(lessons()), day(0)).is_none());
    // What is borrowed is of lands before: without them there is too little.
    assert!(!has_passport("pass", &lands()[5..]));
}

/// Whoever asks the core passes at once, with nothing learned before: it is a placement. No board needs what comes later,
/// at most two have two or three answers, the others four or more, and nobody guesses.
#[test]
fn whoever_asks_the_core_passes_every_passport() {
    for (at, land) in WITH.iter().enumerate() {
        let mut progress = finished([]);
        let mut worst = Chance { ways: 0, of: 1 };
        for number in 0..6 {
            let today = day(number);
            let (boards, score) = take(land, &mut progress, today, Taker::Core);
            assert_eq!(
                (score.right, score.of, score.is_passed),
                (12, 12, Some(true))
            );
            let chosen: Vec<u64> = boards.iter().map(|it| answers(it).unwrap()).collect();
            let of_few = boards.iter().filter(|it| has_few_answers(it));
            let few = chosen.iter().filter(|it| **it < 4);
            assert_eq!(of_few.count(), few.count(), "{land}: {chosen:?}");
            assert!(
                chosen.iter().filter(|it| **it < 4).count() <= 2,
                "{land}: {chosen:?}"
            );
            let chance = Chance::of_guessing(&chosen, 10);
            assert!(chance.is_below_one_in(5_000), "{land}: {chance:?}");
            if chance.ways * worst.of > worst.ways * chance.of {
                worst = chance;
            }
            let names: BTreeSet<String> = boards.iter().map(|it| it.name.to_string()).collect();
            assert_eq!(names.len(), 12);
            let skills: BTreeSet<&str> = boards.iter().map(|it| it.name.skill.name).collect();
            assert!(skills.len() >= 4, "{land}: {skills:?}");
            if number == 0 {
                let names: Vec<String> = boards.iter().map(|it| it.name.to_string()).collect();
                println!("{land}: {}\n   answers {chosen:?}", names.join(" "));
            }
            for board in &boards {
                let up_to: Vec<&str> = lands()[..=at].iter().flat_map(lessons_of).collect();
                is_taught(board.name, &up_to);
            }
        }
        println!("{land}: at worst 1 in {}", worst.of / worst.ways.max(1));
        assert_eq!(progress.stamped(land), Some(day(0)), "the first day stays");
    }
}

fn lessons_of(land: &squarewise::library::Land) -> Vec<&str> {
    let all = land.entries.iter().filter_map(|it| match it {
        squarewise::library::PathEntry::Lesson(id) => Some(id.as_str()),
        _ => None,
    });
    all.collect()
}

/// Every lesson that a board needs is among these.
#[track_caller]
fn is_taught(name: Name, lessons: &[&str]) {
    let teaching = squarewise::training::teaching::Teaching::of(name.skill).unwrap();
    let later = teaching
        .later
        .iter()
        .filter(|(level, _)| *level <= name.level);
    let needed = teaching
        .lessons
        .iter()
        .chain(later.map(|(_, lesson)| lesson));
    for lesson in needed {
        assert!(lessons.contains(lesson), "{name} needs {lesson}");
    }
}

/// So many boards as a thousand passports have: none has too few answers.
#[test]
fn a_board_with_answers_enough_is_always_found() {
    for land in WITH {
        let mut progress = finished([]);
        for number in 0..25 {
            let mut run = passport(land, &progress, day(number)).unwrap();
            while let Some(name) = run.name() {
                let teaching = squarewise::training::teaching::Teaching::of(name.skill).unwrap();
                let is_few = teaching.choice == squarewise::training::teaching::Choice::Few;
                let n = answers(&run.exercise().unwrap()).unwrap();
                assert!(is_few || n >= 4, "{name}: {n}");
                run.report(Outcome::AtOnce, &mut progress, day(number));
            }
        }
    }
}

#[test]
fn nine_of_twelve_are_not_enough_and_help_does_not_count() {
    for (n_right, is_passed) in [(9, false), (10, true)] {
        let mut progress = finished([]);
        let mut run = passport("meadow", &progress, day(7)).unwrap();
        for n in 0..12 {
            assert!(run.score().is_none() && progress.stamped("meadow").is_none());
            let outcome = if n < n_right {
                Outcome::AtOnce
            } else {
                Outcome::Helped
            };
            run.report(outcome, &mut progress, day(7));
        }
        assert_eq!(run.score().unwrap().is_passed, Some(is_passed));
        assert_eq!(progress.stamped("meadow"), is_passed.then(|| day(7)));
    }
}

#[test]
fn the_third_miss_costs_the_stamp_once_and_whoever_stops_begins_anew() {
    let mut progress = finished([]);
    let mut run = passport("meadow", &progress, day(0)).unwrap();
    assert_eq!(run.n_needed(), Some(10));
    let mut n_told = 0;
    for at in 0..8 {
        let is_missed = [1, 3, 6, 7].contains(&at);
        assert_eq!(run.is_stamp_gone(), at > 6, "{at}");
        if is_missed {
            run.miss(&mut progress, day(0));
            // The board that waits counts as soon as it is missed, and is told of once it is solved.
            assert_eq!(run.is_stamp_gone(), at >= 6, "{at}");
            assert!(!run.has_just_cost_stamp());
        }
        run.report(Outcome::AtOnce, &mut progress, day(0));
        assert_eq!(run.has_just_cost_stamp(), at == 6, "{at}");
        n_told += usize::from(run.has_just_cost_stamp());
    }
    assert_eq!(n_told, 1);
    let boards = run.missed();
    let purpose = Purpose::Passport("meadow".to_owned());
    assert!(Run::left(&purpose, &progress, day(0)).is_some());
    run.stop(&mut progress, day(0));
    assert_eq!((run.name(), run.n_boards()), (None, 8));
    assert_eq!(run.score().unwrap().is_passed, Some(false));
    assert_eq!(progress.stamped("meadow"), None);
    assert_eq!(Run::left(&purpose, &progress, day(0)), None);
    // The next one is whole, and has boards that have not come yet.
    let next = passport("meadow", &progress, day(0)).unwrap();
    assert_eq!((next.outcomes().len(), next.n_boards()), (0, 12));
    assert!(!next.is_stamp_gone() && !boards.contains(&next.exercise().unwrap()));
    // Elsewhere no stamp is to be lost.
    let progress = finished(lessons());
    let warm_up = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    assert_eq!((warm_up.n_needed(), warm_up.is_stamp_gone()), (None, false));
}

/// A stamp makes a land known without a lesson of it.
#[test]
fn a_passport_taken_at_once_marks_the_land_known() {
    let mut progress = finished([]);
    let [meadow, forest] = [&lands()[0], &lands()[1]];
    assert!(!is_known(meadow, &progress));
    assert!(begin(Purpose::WarmUp, &progress, day(0)).is_none());
    take("meadow", &mut progress, day(0), Taker::Core);
    assert!(is_known(meadow, &progress) && !is_known(forest, &progress));
    assert!(
        lessons().iter().all(|it| progress.stars(it) == 0),
        "it gives no star"
    );
    let run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    assert!(run.name().unwrap().skill.name.starts_with("where-"));
    let due = due(&progress, lands(), day(30));
    let skills: Vec<&str> = due.iter().map(|it| it.name).collect();
    assert_eq!(skills.len(), 4, "{skills:?}");
    // What was solved at a level is at that level from then on.
    assert!(progress.skill("where-rook").unwrap().level >= 1);
    // Without a stamp all lessons are asked for.
    let mut all = lessons_of(meadow);
    let last = all.pop();
    let mut progress = finished(all);
    assert!(!is_known(meadow, &progress));
    progress.finish(last.unwrap(), []);
    assert!(is_known(meadow, &progress));
    // What is for experts is not asked for.
    let castle = lands().iter().find(|it| it.id == "castle").unwrap();
    let mut all = lessons_of(castle);
    all.retain(|it| *it != "mate-ladder");
    assert!(all.len() < lessons_of(castle).len());
    assert!(is_known(castle, &finished(all)));
}

/// Ten thousand who choose among the answers of each board.
#[test]
fn of_ten_thousand_who_guess_at_most_one_passes() {
    for land in WITH {
        let mut progress = finished([]);
        let (boards, _) = take(land, &mut progress, day(0), Taker::Core);
        let answers: Vec<u64> = boards.iter().map(|it| answers(it).unwrap()).collect();
        let mut dice = Dice::new(0xD1CE);
        let mut n_passed = 0;
        let mut most = 0;
        for _ in 0..10_000 {
            let right = answers
                .iter()
                .filter(|n| dice.below(usize::try_from(**n).unwrap()) == 0);
            let right = right.count();
            most = most.max(right);
            n_passed += usize::from(right >= 10);
        }
        println!("{land}: {n_passed} of 10,000 pass, at most {most} right");
        assert!(n_passed <= 1, "{land}: {n_passed}");
    }
}

/// Fifty who guess in real sessions, on the boards themselves.
#[test]
fn of_fifty_who_guess_on_the_board_nobody_passes() {
    let mut dice = Dice::new(0x5EED);
    let mut best = 0;
    for number in 0..50 {
        let land = WITH[usize::try_from(number).unwrap() % WITH.len()];
        let mut progress = finished([]);
        let guesser = Taker::Guesser(&mut dice);
        let (_, score) = take(land, &mut progress, day(number), guesser);
        assert_eq!(
            (score.is_passed, progress.stamped(land)),
            (Some(false), None)
        );
        best = best.max(score.right);
    }
    println!("at most {best} of 12 right");
    assert!((1..6).contains(&best), "{best}");
}

//! A learner over many days: what was wrong comes back, what is known fades out, and a wrong clock does no harm.

use std::collections::{BTreeMap, BTreeSet};

use squarewise::practice::{Name, SKILLS, Space, make};
use squarewise::progress::Progress;
use squarewise::storage::Day;
use squarewise::training::{MOST_DUE, Outcome, Purpose, Run, due};

use super::{begin, day, finished, go_through, lands, lessons};
use crate::dice::Dice;

/// Somebody who has learned some lessons, and knows skills well, hardly, or not yet.
struct Learner {
    progress: Progress,
    dice: Dice,
    /// Every board that was asked.
    boards: Vec<Name>,
    /// When each skill was asked, by the number of the day, and how it went.
    asked: BTreeMap<&'static str, Vec<(u32, Outcome)>>,
}

/// What is hard for this learner: it has to be shown three times.
const HARD: [&str; 3] = ["en-passant-or-not", "stalemate", "where-knight"];

impl Learner {
    fn new(progress: Progress) -> Self {
        Self {
            progress,
            dice: Dice::new(0x60DA),
            boards: Vec::new(),
            asked: BTreeMap::new(),
        }
    }

    /// How a board goes: what is hard is shown three times; else nine of ten are solved at once.
    fn answers(&mut self, name: Name) -> Outcome {
        let before = self.asked.get(name.skill.name).map_or(0, Vec::len);
        if HARD.contains(&name.skill.name) && before < 3 {
            return Outcome::Shown;
        }
        match self.dice.below(20) {
            0 => Outcome::Shown,
            1 => Outcome::Helped,
            _ => Outcome::AtOnce,
        }
    }

    /// The warm-up of a day.
    fn warm_up(&mut self, number: u32, today: Day) {
        let n_due = due(&self.progress, lands(), today).len();
        assert!(n_due <= MOST_DUE, "day {number}: {n_due}");
        let Some(mut run) = begin(Purpose::WarmUp, &self.progress, today) else {
            return;
        };
        assert_eq!(run.n_boards(), 10);
        while let Some(name) = run.name() {
            let outcome = self.answers(name);
            self.boards.push(name);
            let all = self.asked.entry(name.skill.name).or_default();
            all.push((number, outcome));
            run.report(outcome, &mut self.progress, today);
        }
    }

    /// After how many days at most a skill was asked again that went so.
    fn longest_after(&self, outcome: Outcome) -> u32 {
        let pauses = self.asked.values().flat_map(|all| {
            let pairs = all.windows(2).filter(|two| two[0].1 == outcome);
            pairs.map(|two| two[1].0 - two[0].0)
        });
        pauses.max().unwrap_or(0)
    }
}

/// All of the course at the beginning, or a lesson a day.
#[test]
fn in_sixty_days_what_was_wrong_comes_back_in_time() {
    for is_slow in [false, true] {
        let mut learner = Learner::new(finished(lessons().into_iter().filter(|_| !is_slow)));
        let mut boards = Vec::new();
        for number in 0..60 {
            let lesson = lessons().get(usize::try_from(number).unwrap()).copied();
            if let Some(lesson) = lesson.filter(|_| is_slow) {
                learner.progress.finish(lesson, []);
            }
            learner.warm_up(number, day(number));
            boards.push(due(&learner.progress, lands(), day(number + 1)).len());
        }
        let (shown, helped) = (Outcome::Shown, Outcome::Helped);
        let (shown, helped) = (learner.longest_after(shown), learner.longest_after(helped));
        let most = boards.iter().max().unwrap();
        println!(
            "slow {is_slow}: shown back within {shown} days, helped within {helped}, at most {most} due"
        );
        assert!(shown <= 1, "{shown} days after it was shown");
        assert!(helped <= 7, "{helped} days after a wrong try");
        assert_eq!(learner.asked.len(), SKILLS.len(), "everything was asked");
        // What was hard was asked more often than what was known.
        let times = |name: &str| learner.asked[name].len();
        println!("hard {:?}", HARD.map(times));
    }
}

/// Six hundred boards, and none comes again; of those that are listed all come before.
#[test]
fn a_board_is_fresh_each_time() {
    let mut learner = Learner::new(finished(lessons()));
    for number in 0..60 {
        learner.warm_up(number, day(number));
    }
    let names: BTreeSet<String> = learner.boards.iter().map(Name::to_string).collect();
    assert_eq!((names.len(), learner.boards.len()), (600, 600));
    let mut n_listed = 0;
    for skill in &SKILLS {
        for level in 1..=skill.n_levels {
            let Space::Listed(all) = skill.space(level) else {
                continue;
            };
            let names = learner.boards.iter();
            let names = names.filter(|it| it.skill == skill && it.level == level);
            let texts: Vec<String> = names
                .map(|it| make(*it).unwrap().text().to_owned())
                .collect();
            if all.len() >= 40 {
                let fresh: BTreeSet<&String> = texts.iter().collect();
                assert_eq!(fresh.len(), texts.len(), "{} {level}", skill.name);
            }
            n_listed += texts.len();
        }
    }
    assert!(n_listed >= 15, "{n_listed}");
}

/// Asked when it is due and always known: the pauses grow, to half a year.
#[test]
fn what_is_known_is_asked_ever_more_seldom() {
    let mut progress = finished(["rook"]);
    let mut today = day(0);
    let mut pauses = Vec::new();
    for _ in 0..9 {
        let mut run = begin(Purpose::OfLesson("rook".to_owned()), &progress, today).unwrap();
        go_through(&mut run, &mut progress, today, Outcome::AtOnce);
        let due = progress.skill("where-rook").unwrap().due.unwrap();
        pauses.push(due.unix_days() - today.unix_days());
        today = due;
    }
    println!("pauses {pauses:?}");
    assert_eq!(pauses[0], 3);
    let grows = pauses
        .windows(2)
        .all(|two| two[0] < two[1] || two[1] == 180);
    assert!(grows && pauses[8] == 180, "{pauses:?}");
    // What was shown then comes back tomorrow, and from there in fewer days than before.
    let outcome = |progress: &mut Progress, today: Day, outcome| {
        let mut run = begin(Purpose::OfLesson("rook".to_owned()), progress, today).unwrap();
        run.report(outcome, progress, today);
        progress
            .skill("where-rook")
            .unwrap()
            .due
            .unwrap()
            .unix_days()
            - today.unix_days()
    };
    assert_eq!(outcome(&mut progress, today, Outcome::Shown), 1);
    assert!(outcome(&mut progress, today.plus(1), Outcome::AtOnce) < 30);
}

#[test]
fn a_skill_that_is_new_comes_back_in_three_days_two_or_one() {
    for (outcome, pause) in [
        (Outcome::AtOnce, 3),
        (Outcome::Helped, 2),
        (Outcome::Shown, 1),
    ] {
        let mut progress = finished(["rook"]);
        let mut run = begin(Purpose::OfLesson("rook".to_owned()), &progress, day(0)).unwrap();
        run.report(outcome, &mut progress, day(0));
        let due = progress.skill("where-rook").unwrap().due;
        assert_eq!(due, Some(day(pause)), "{outcome:?}");
    }
}

/// After the first outcome of a day the others are practice, but for an answer that had to be shown.
#[test]
fn the_first_outcome_of_a_day_counts() {
    use Outcome::{AtOnce, Helped, Shown};
    let after = |outcomes: &[Outcome]| {
        let mut progress = finished(["rook"]);
        let mut run = begin(Purpose::OfLesson("rook".to_owned()), &progress, day(0)).unwrap();
        for outcome in outcomes {
            run.report(*outcome, &mut progress, day(0));
        }
        let known = progress.skill("where-rook").unwrap();
        (known.stability, known.difficulty, known.due)
    };
    assert_eq!(after(&[AtOnce, Helped, AtOnce, Helped]), after(&[AtOnce]));
    assert_eq!(after(&[Helped, AtOnce, AtOnce, AtOnce]), after(&[Helped]));
    assert_eq!(after(&[Shown, AtOnce, Shown]), after(&[Shown]));
    let shown = after(&[AtOnce, Shown]);
    assert_eq!(shown.2, Some(day(1)));
    assert!(shown.0 < after(&[AtOnce]).0);
    assert_eq!(after(&[AtOnce, Shown, Shown, AtOnce]), shown);
}

/// What is kept of all skills: the level, the counts.
fn kept(progress: &Progress) -> Vec<(u32, u64, u64)> {
    let skills = SKILLS.iter().map(|it| {
        let known = progress.skill(it.name).unwrap_or_default();
        let (right, wrong) = progress.practised(it.name);
        (known.level, right, wrong)
    });
    skills.collect()
}

#[test]
fn a_clock_a_year_ahead_and_back_loses_nothing_and_floods_nothing() {
    let mut learner = Learner::new(finished(lessons()));
    for number in 0..30 {
        learner.warm_up(number, day(number));
    }
    // A year ahead for three days, and then a day of the year 2000: a battery is empty.
    for number in 30..33 {
        learner.warm_up(number, day(number + 365));
    }
    learner.warm_up(33, Day::from_unix_days(10_957));
    let (before, old) = (kept(&learner.progress), learner.progress.clone());
    for number in 34..60 {
        learner.warm_up(number, day(number));
        let now = kept(&learner.progress);
        for (now, before) in now.iter().zip(&before) {
            assert!(now.1 >= before.1 && now.2 >= before.2, "a count is lost");
        }
    }
    for it in &SKILLS {
        let asked = &learner.asked[it.name];
        let last_asked = asked.iter().rev().map(|(number, _)| *number);
        let after: Vec<u32> = last_asked.take_while(|number| *number >= 34).collect();
        let known = learner.progress.skill(it.name).unwrap();
        let was = old.skill(it.name).unwrap();
        let is_ahead = was.last > Some(day(34));
        // Nothing waits for a day in a year that the clock has made up.
        assert!(!is_ahead || !after.is_empty(), "{} is lost", it.name);
        assert!(known.due <= Some(day(60 + 180)), "{}: {known:?}", it.name);
        assert!(known.last <= Some(day(59)));
    }
    let (shown, helped) = (Outcome::Shown, Outcome::Helped);
    println!(
        "shown {} helped {}",
        learner.longest_after(shown),
        learner.longest_after(helped)
    );
    assert!(learner.longest_after(shown) <= 4);
    assert!(learner.longest_after(helped) <= 8);
}

/// A year ahead teaches nobody to remember for a year.
#[test]
fn a_year_away_counts_as_twice_what_was_remembered() {
    let stability = |pause: u32| {
        let mut progress = finished(["rook"]);
        for today in [day(0), day(pause)] {
            let mut run = Run::begin(Purpose::WarmUp, &progress, lands(), today).unwrap();
            run.report(Outcome::AtOnce, &mut progress, today);
        }
        progress.skill("where-rook").unwrap().stability
    };
    assert!(stability(3) < stability(8));
    assert_eq!(stability(8), stability(365));
    assert!(stability(365) < 24 * 30);
}

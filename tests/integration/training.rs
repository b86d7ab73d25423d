//! Practice for one learner: what teaches what, which boards come, and how they rise and fall.

mod believed;
mod days;
mod names;
mod own;
mod passports;
mod rounds;
mod slips;
mod solver;

use std::collections::{BTreeMap, BTreeSet};

use squarewise::lesson::skills::SkillOf;
use squarewise::lesson::{Task, on_board};
use squarewise::library::{Land, PathEntry};
use squarewise::practice::{Exercise, Name, SKILLS, Skill, make};
use squarewise::progress::{Join, Progress};
use squarewise::rulebook;
use squarewise::rules::Reason;
use squarewise::session::{Input, Session};
use squarewise::storage::Day;
use squarewise::training::teaching::{Choice, TEACHINGS, Teaching};
use squarewise::training::{MOST_DUE, Outcome, Purpose, Run, answers, due};

use crate::support::{classic, classic_lesson, whole_course};

fn lands() -> &'static [Land] {
    whole_course().lands()
}

fn day(days: u32) -> Day {
    Day::from_unix_days(20_777 + days)
}

/// The lessons along the paths, in order.
fn lessons() -> Vec<&'static str> {
    let entries = lands().iter().flat_map(|land| &land.entries);
    let lessons = entries.filter_map(|entry| match entry {
        PathEntry::Lesson(id) => Some(id.as_str()),
        _ => None,
    });
    lessons.collect()
}

/// Somebody who has finished these lessons.
fn finished<'l>(lessons: impl IntoIterator<Item = &'l str>) -> Progress {
    let mut progress = Progress::default();
    progress.sit_down("s", day(0));
    for lesson in lessons {
        progress.finish(lesson, []);
    }
    progress
}

fn begin(purpose: Purpose, progress: &Progress, today: Day) -> Option<Run> {
    Run::begin(purpose, progress, lands(), today)
}

fn ten_more(lesson: &str, progress: &Progress) -> Option<Run> {
    begin(Purpose::OfLesson(lesson.to_owned()), progress, day(0))
}

/// Does all boards of a run with one outcome; tells their names.
fn go_through(run: &mut Run, progress: &mut Progress, today: Day, outcome: Outcome) -> Vec<Name> {
    let mut names = Vec::new();
    while let Some(name) = run.name() {
        names.push(name);
        run.report(outcome, progress, today);
    }
    names
}

#[test]
fn every_skill_has_its_lessons_and_rules_and_they_are_there() {
    let (lessons, cards): (Vec<&str>, BTreeSet<&str>) = (
        lessons(),
        rulebook::cards().map(rulebook::Card::id).collect(),
    );
    let place = |lesson: &str| {
        let at = lessons.iter().position(|it| *it == lesson);
        at.unwrap_or_else(|| panic!("no lesson {lesson} on a path"))
    };
    assert_eq!(TEACHINGS.len(), SKILLS.len());
    for (teaching, skill) in TEACHINGS.iter().zip(&SKILLS) {
        assert_eq!(teaching.skill, skill.name, "the order of the skills");
        assert_eq!(teaching.skill(), Some(skill));
        assert!(!teaching.lessons.is_empty() && !teaching.rules.is_empty());
        let places: Vec<usize> = teaching.lessons.iter().map(|it| place(it)).collect();
        assert!(
            places.is_sorted(),
            "{}: the order of the course",
            skill.name
        );
        for beside in teaching.beside {
            assert!(place(beside) > 0);
        }
        let mut before = 1;
        for (level, lesson) in teaching.later {
            assert!(*level > before && skill.has_level(*level), "{}", skill.name);
            assert!(!teaching.lessons.contains(lesson) && place(lesson) > 0);
            before = *level;
        }
        for rule in teaching.rules {
            assert!(cards.contains(rule), "{}: no card {rule}", skill.name);
        }
    }
}

/// Why a move was refused leads to a skill, but where no board is made of it yet, or it is a slip of the hand.
#[test]
fn every_reason_of_the_laws_is_practised_or_known_to_be_not() {
    let not_yet = [
        "game-over",
        "same-square",
        "castle-king-moved",
        "castle-rook-captured",
        "castle-rook-moved",
        "castle-no-rook",
        "castle-right-lost",
        "cant-capture-king",
    ];
    let of_the_laws = Reason::ALL.iter().filter(|it| !it.is_of_house());
    let left: Vec<&str> = of_the_laws
        .filter(|it| !TEACHINGS.iter().any(|row| row.reasons.contains(it)))
        .map(|it| it.code())
        .collect();
    assert_eq!(left, not_yet);
}

/// Whether it has two answers, or three.
fn has_few_answers(exercise: &Exercise) -> bool {
    on_board!(exercise.lesson(), lesson => {
        matches!(lesson.steps[0].task, Task::Judge { .. } | Task::Claim { .. })
    })
}

#[test]
fn what_is_said_of_the_answers_of_a_skill_is_so() {
    for (teaching, skill) in TEACHINGS.iter().zip(&SKILLS) {
        let levels = 1..=skill.n_levels;
        let boards = levels.flat_map(|level| (0..4).map(move |seed| Name { skill, level, seed }));
        let boards: Vec<_> = boards.map(|name| make(name).unwrap()).collect();
        assert_eq!(
            boards.iter().all(has_few_answers),
            teaching.choice == Choice::Few,
            "{}",
            skill.name
        );
        let is_way = boards.iter().all(|it| answers(it).is_none());
        assert!(!is_way || teaching.choice == Choice::Open, "{}", skill.name);
    }
}

#[test]
fn ten_more_are_offered_by_every_lesson_with_a_skill_and_end_after_ten() {
    let mut with = Vec::new();
    let mut without = Vec::new();
    for (at, lesson) in lessons().into_iter().enumerate() {
        let mut progress = finished(lessons().into_iter().take(at));
        let Some(mut run) = ten_more(lesson, &progress) else {
            without.push(lesson);
            continue;
        };
        with.push(lesson);
        assert!(run.has_hints() && run.score().is_none());
        let names = go_through(&mut run, &mut progress, day(0), Outcome::AtOnce);
        assert_eq!((names.len(), run.n_boards()), (10, 10));
        let fresh: BTreeSet<String> = names.iter().map(Name::to_string).collect();
        assert_eq!(fresh.len(), 10, "{lesson}: a board came twice");
        let score = run.score().unwrap();
        assert_eq!((score.right, score.of, score.is_passed), (10, 10, None));
        run.report(Outcome::Shown, &mut progress, day(0));
        assert_eq!(run.outcomes().len(), 10, "nothing changes after the end");
        for name in names {
            let teaching = Teaching::of(name.skill).unwrap();
            let taught = |it: &&str| lessons().iter().take(at + 1).any(|known| known == it);
            let is_early = teaching.lessons.iter().all(taught);
            // Of a lesson that comes before the others of its only skill, that skill is taken all the same.
            assert!(
                is_early
                    || [
                        "checkmate",
                        "capturing",
                        "attack-and-defend",
                        "castling-how",
                        "en-passant-how",
                        "piece-values",
                        "three-times"
                    ]
                    .contains(&lesson),
                "{lesson}: {name}"
            );
        }
    }
    println!("ten more: {with:?}\nnone: {without:?}");
    assert_eq!(with.len() + without.len(), lessons().len());
    assert_eq!(
        without,
        [
            "two-armies",
            "set-up",
            "good-manners",
            "resign-and-agree",
            "rule-books",
            "family-teams",
            "family-who-wins"
        ]
    );
    assert!(ten_more("no-such-lesson", &finished([])).is_none());
}

#[test]
fn ten_more_about_a_rule_or_a_reason_are_about_it() {
    let progress = finished(lessons());
    let of = |rule: &str| begin(Purpose::OfRule(rule.to_owned()), &progress, day(0));
    let mut n_cards = 0;
    for card in rulebook::cards() {
        let skills: Vec<&str> = (TEACHINGS.iter())
            .filter(|it| it.rules.contains(&card.id()))
            .map(|it| it.skill)
            .collect();
        let run = of(card.id());
        assert_eq!(run.is_some(), !skills.is_empty(), "{}", card.id());
        n_cards += usize::from(run.is_some());
        if let Some(run) = run {
            assert!(
                skills.contains(&run.name().unwrap().skill.name),
                "{}",
                card.id()
            );
        }
    }
    println!("cards with ten more: {n_cards}");
    assert!(n_cards > 25);
    assert_eq!(
        of("pinned").unwrap().name().unwrap().skill.name,
        "allowed-or-not"
    );
    assert!(of("game-over").is_none());
}

/// Levels of a run about one skill: up after three at once in a row, down after two that were not.
#[test]
fn the_level_rises_after_three_and_falls_after_two() {
    use Outcome::{AtOnce, Helped, Shown};
    let mut progress = finished(lessons());
    let mut levels = |outcomes: &[Outcome]| {
        let mut run = ten_more("mate-in-one", &progress).unwrap();
        let mut levels = Vec::new();
        for outcome in outcomes {
            levels.push(run.name().unwrap().level);
            run.report(*outcome, &mut progress, day(0));
        }
        levels.push(run.name().map_or(0, |it| it.level));
        levels
    };
    let up = [AtOnce, AtOnce, AtOnce, AtOnce, AtOnce, AtOnce];
    assert_eq!(levels(&up), [1, 1, 1, 2, 2, 2, 3]);
    // The run goes on where it was left. One slip is forgiven; two lead down, a right one between them or not.
    assert_eq!(levels(&[Helped, AtOnce, Shown, AtOnce]), [3, 3, 3, 2, 0]);
    assert_eq!(levels(&[Helped, AtOnce, AtOnce, AtOnce]), [2, 2, 2, 2, 3]);
    assert_eq!(levels(&[Helped, Helped, Helped, Helped]), [3, 3, 2, 2, 1]);
    assert_eq!(levels(&[Shown, Shown]), [1, 1, 0], "there is nothing below");
    let top = [AtOnce; 10];
    assert_eq!(levels(&top), [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 0]);
    assert_eq!(levels(&top)[9..], [4, 0], "nor above");
}

#[test]
fn a_level_waits_for_the_lesson_that_teaches_it() {
    // Before the names of squares, simple boards of any level are asked.
    let levels = |lessons: &[&str], lesson: &str| {
        let lessons = lessons.iter().copied().chain(["square-names"]);
        let mut progress = finished(lessons);
        let mut run = ten_more(lesson, &progress).unwrap();
        let names = go_through(&mut run, &mut progress, day(0), Outcome::AtOnce);
        names.iter().map(|it| it.level).max().unwrap()
    };
    assert_eq!(levels(&[], "rook"), 3, "a pin was not taught");
    assert_eq!(levels(&["king-danger"], "rook"), 4);
    assert_eq!(levels(&[], "king"), 2);
    assert_eq!(levels(&[], "pawn-walks"), 2);
    // A lesson that teaches only the upper levels begins there.
    let progress = finished(["square-names", "check", "three-ways-out"]);
    let run = ten_more("discovered-check", &progress).unwrap();
    assert_eq!(
        run.name().unwrap().to_string(),
        "p1-who-gives-check-3-5129000"
    );
}

#[test]
fn the_warm_up_asks_what_was_learned_and_nothing_else() {
    assert!(begin(Purpose::WarmUp, &finished([]), day(0)).is_none());
    let mut progress = finished(["rook"]);
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let names = go_through(&mut run, &mut progress, day(0), Outcome::Helped);
    assert_eq!(names.len(), 10);
    assert!(names.iter().all(|it| it.skill.name == "where-rook"));
    // Three skills take turns.
    let mut progress = finished(["rook", "bishop", "queen"]);
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let names = go_through(&mut run, &mut progress, day(0), Outcome::AtOnce);
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for name in &names {
        *times.entry(name.skill.name).or_default() += 1;
    }
    assert_eq!(times.into_values().collect::<Vec<_>>(), [3, 4, 3]);
    assert!(names.windows(2).all(|two| two[0].skill != two[1].skill));
    // What walks stands apart, and not alone on its board.
    let mut progress = finished([
        "rook",
        "bishop",
        "queen",
        "king",
        "king-danger",
        "square-names",
    ]);
    let run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let kinds: Vec<bool> = (run.ahead(10, &progress, day(0)).iter())
        .map(|it| matches!(it.name.skill.of, SkillOf::Walks(_)))
        .collect();
    let n_walks = kinds.iter().filter(|it| **it).count();
    let n_beside = kinds.windows(2).filter(|two| two[0] && two[1]).count();
    assert!((1..10).contains(&n_walks), "{kinds:?}");
    assert!(n_beside <= (2 * n_walks).saturating_sub(11), "{kinds:?}");
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let names = go_through(&mut run, &mut progress, day(0), Outcome::Helped);
    let walks = names
        .iter()
        .filter(|it| matches!(it.skill.of, SkillOf::Walks(_)));
    assert!(walks.clone().count() > 0 && walks.clone().all(|it| it.level >= 2));
    // Everything learned and nothing practised: ten skills, the latest of the course first.
    let progress = finished(lessons());
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let names = go_through(&mut run, &mut progress.clone(), day(0), Outcome::AtOnce);
    let last: Vec<&str> = SKILLS.iter().rev().take(10).map(|it| it.name).collect();
    assert_eq!(
        names.iter().map(|it| it.skill.name).collect::<Vec<_>>(),
        last
    );
}

#[test]
fn what_is_due_comes_first_and_what_was_missed_before_that() {
    let mut progress = finished(lessons());
    let mut practise = |skill: &str, outcome, on: u32| {
        let lesson = Teaching::of(Skill::named(skill).unwrap()).unwrap().lessons[0];
        let purpose = Purpose::OfLesson(lesson.to_owned());
        let mut run = begin(purpose, &progress, day(on)).unwrap();
        run.report(outcome, &mut progress, day(on));
    };
    practise("where-rook", Outcome::AtOnce, 0);
    practise("where-bishop", Outcome::Shown, 0);
    practise("where-queen", Outcome::Helped, 0);
    let names = |on: u32, progress: &Progress| {
        let due = due(progress, lands(), day(on));
        due.iter().map(|it| it.name).collect::<Vec<_>>()
    };
    assert_eq!(names(0, &progress), Vec::<&str>::new());
    assert_eq!(names(1, &progress), ["where-bishop"]);
    assert_eq!(names(2, &progress), ["where-bishop", "where-queen"]);
    assert_eq!(
        names(3, &progress),
        ["where-bishop", "where-queen", "where-rook"]
    );
    progress.miss("king-too-far", day(3));
    assert_eq!(names(3, &progress).len(), 3, "once is no weakness");
    progress.miss("king-too-far", day(3));
    let due = names(3, &progress);
    assert_eq!(
        due,
        ["where-king", "where-bishop", "where-queen", "where-rook"]
    );
    let mut run = begin(Purpose::WarmUp, &progress, day(3)).unwrap();
    let asked = go_through(&mut run, &mut progress, day(3), Outcome::AtOnce);
    let asked: Vec<&str> = asked.iter().map(|it| it.skill.name).collect();
    // Four pieces that walk: something else stands between them, and their order stays.
    assert_eq!(
        asked.iter().step_by(2).take(4).copied().collect::<Vec<_>>(),
        due
    );
    assert!(
        asked
            .iter()
            .skip(1)
            .step_by(2)
            .take(3)
            .all(|it| !due.contains(it))
    );
    assert_eq!(progress.missed("king-too-far"), 1, "half is made good");
    assert_eq!(names(3, &progress), Vec::<&str>::new());
}

#[test]
fn a_run_goes_on_where_it_was_left_and_the_warm_up_of_a_day_is_one() {
    let mut progress = finished(lessons());
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    for outcome in [Outcome::AtOnce, Outcome::Helped, Outcome::Shown] {
        run.report(outcome, &mut progress, day(0));
    }
    let text = toml::to_string(&progress).unwrap();
    let mut progress: Progress = toml::from_str(&text).unwrap();
    let mut left = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    assert_eq!(left, run);
    assert_eq!(left.exercise(), run.exercise());
    let names = go_through(&mut left, &mut progress, day(0), Outcome::AtOnce);
    assert_eq!(names.len(), 7);
    assert_eq!(left.score().unwrap().right, 8);
    assert_eq!(begin(Purpose::WarmUp, &progress, day(0)), Some(left));
    let next = begin(Purpose::WarmUp, &progress, day(1)).unwrap();
    assert_eq!(next.outcomes().len(), 0);
    // Ten more of another lesson are others; at their end they begin anew.
    let mut rook = ten_more("rook", &progress).unwrap();
    rook.report(Outcome::AtOnce, &mut progress, day(0));
    assert_eq!(ten_more("rook", &progress), Some(rook.clone()));
    assert_ne!(ten_more("bishop", &progress), Some(rook.clone()));
    go_through(&mut rook, &mut progress, day(0), Outcome::AtOnce);
    assert_eq!(ten_more("rook", &progress).unwrap().outcomes().len(), 0);
    // What another version has left is begun anew.
    let text = toml::to_string(&progress).unwrap().replace("p1-", "p9-");
    let progress: Progress = toml::from_str(&text).unwrap();
    let again = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    assert_eq!(again.outcomes().len(), 0);
}

#[test]
fn how_it_went_is_read_from_the_session() {
    let name = Name::parse("p1-mate-in-1-1-8f2c").unwrap();
    let lesson = classic_lesson(&make(name).unwrap());
    let begun = || Session::new(lesson.clone(), 0).unwrap();
    let mut session = begun();
    assert_eq!(Outcome::of(&session), Outcome::Shown, "it is not solved");
    solver::solve(&mut session);
    assert_eq!(Outcome::of(&session), Outcome::AtOnce);
    let step = lesson.steps[0].clone();
    let right = crate::course::bot::awaited(&step)[0];
    let other = step
        .position()
        .legal_moves()
        .into_iter()
        .find(|mv| *mv != right)
        .unwrap();
    let away = |from| Input::Drop {
        from,
        to: right.from(),
    };
    for (what, mistake, expected) in [
        (
            "a wrong move",
            Input::Drop {
                from: other.from(),
                to: other.to(),
            },
            Outcome::Helped,
        ),
        ("a hint", Input::Hint, Outcome::Helped),
        ("a hint that is given", Input::Offer, Outcome::Helped),
        ("nothing in hand", Input::Cancel, Outcome::AtOnce),
    ] {
        let mut session = begun();
        session.apply(mistake);
        session.apply(Input::Again);
        solver::solve(&mut session);
        assert_eq!(Outcome::of(&session), expected, "{what}");
    }
    // A forbidden try is a try: a man of the own side stands on the goal.
    let own = step.position().board().by_seat(step.side);
    let from = own.iter().find(|it| *it != right.from()).unwrap();
    let mut session = begun();
    session.apply(away(from));
    assert_eq!(session.n_slips(), 1);
    solver::solve(&mut session);
    assert_eq!(Outcome::of(&session), Outcome::Helped);
    // To take hold of an enemy's man is none.
    let enemy = step
        .position()
        .board()
        .by_seat(step.side.opposite())
        .first()
        .unwrap();
    let mut session = begun();
    session.apply(Input::Press(enemy));
    solver::solve(&mut session);
    assert_eq!(Outcome::of(&session), Outcome::AtOnce);
}

#[test]
fn more_moves_than_needed_are_not_at_once() {
    let name = Name::parse("p1-collect-1-3").unwrap();
    let lesson = classic_lesson(&make(name).unwrap());
    let mut session = Session::new(lesson, 0).unwrap();
    solver::solve(&mut session);
    assert_eq!(Outcome::of(&session), Outcome::AtOnce);
    session.apply(Input::Again);
    solver::wander(&mut session);
    solver::solve_from_here(&mut session);
    assert!(session.is_done());
    assert_eq!(Outcome::of(&session), Outcome::Helped);
}

#[test]
fn never_more_than_twenty_are_due() {
    let mut progress = finished(lessons());
    for skill in &SKILLS {
        let known = squarewise::progress::Skill {
            due: Some(day(1)),
            last: Some(day(0)),
            stability: 24,
            ..Default::default()
        };
        progress.practise(skill.name, true, known, day(0));
    }
    assert!(SKILLS.len() > MOST_DUE);
    assert_eq!(due(&progress, lands(), day(900)).len(), MOST_DUE);
    assert_eq!(
        begin(Purpose::WarmUp, &progress, day(900))
            .unwrap()
            .n_boards(),
        10
    );
}

/// The file says what it said, and what it says more is read by a program that knows none of it.
#[test]
fn old_files_open_unchanged_and_later_fields_stay() {
    let old = "[skill.mate-in-1]\nlevel = 2\nstability = 72\ndifficulty = 5000\ndue = 2026-11-25\n\
        last = 2026-11-22\nseen = \"2026-11-22 000003 s\"\n\n[skill.mate-in-1.right]\ns = 3\n";
    let progress: Progress = toml::from_str(old).unwrap();
    assert_eq!(toml::to_string(&progress).unwrap(), old);
    let new = format!("{old}\n[skill.tames-dragons]\nlevel = 9\nscales = \"green\"\n")
        .replace("level = 2\n", "level = 2\nmood = \"merry\"\n");
    let mut progress: Progress = toml::from_str(&new).unwrap();
    for lesson in lessons() {
        progress.finish(lesson, []);
    }
    let mut run = ten_more("mate-in-one", &progress).unwrap();
    assert_eq!(run.name().unwrap().level, 3);
    run.report(Outcome::Helped, &mut progress, day(0));
    let kept: toml::Table = toml::to_string(&progress).unwrap().parse().unwrap();
    let skill = &kept["skill"]["mate-in-1"];
    assert_eq!(skill["mood"].as_str(), Some("merry"));
    assert_eq!(skill["slips"].as_integer(), Some(1));
    assert_eq!(
        skill["last"].as_datetime().unwrap().to_string(),
        "2026-11-20"
    );
    assert_eq!(
        kept["skill"]["tames-dragons"]["scales"].as_str(),
        Some("green")
    );
    assert!(
        due(&progress, lands(), day(900))
            .iter()
            .all(|it| it.name != "tames-dragons")
    );
}

#[test]
fn two_devices_are_joined_and_nothing_is_lost() {
    let start = finished(lessons());
    let mut there = start.clone();
    let mut here = start;
    here.sit_down("s", day(0));
    there.sit_down("h", day(0));
    let practise = |progress: &mut Progress, outcomes: &[Outcome], on: u32| {
        let mut run = begin(
            Purpose::OfLesson("mate-in-one".to_owned()),
            progress,
            day(on),
        )
        .unwrap();
        for outcome in outcomes {
            run.report(*outcome, progress, day(on));
        }
    };
    practise(&mut here, &[Outcome::AtOnce; 5], 0);
    practise(&mut there, &[Outcome::Shown, Outcome::AtOnce], 1);
    let joined = |one: &Progress, other: &Progress| {
        let mut both = one.clone();
        both.join(other.clone());
        both
    };
    let both = joined(&here, &there);
    assert_eq!(both, joined(&there, &here));
    assert_eq!(joined(&both, &there), both);
    assert_eq!(both.practised("mate-in-1"), (6, 1));
    assert_eq!(
        both.skill("mate-in-1"),
        there.skill("mate-in-1"),
        "the later day counts"
    );
    // The run that was left later is gone on with, on either.
    let run = begin(Purpose::OfLesson("mate-in-one".to_owned()), &both, day(1)).unwrap();
    assert_eq!(run.outcomes().len(), 2);
}

/// A knight may need five moves for two stars, and a king ten: whoever begins is spared such boards.
#[test]
fn whoever_begins_to_collect_has_short_ways() {
    for (skill, most) in [("collect", 4), ("take-all", 6)] {
        let mut n_passed_over = 0;
        for started in 0..12 {
            let mut progress = finished(lessons());
            let of_skill = Purpose::OfSkill(skill.to_owned());
            let mut run = begin(of_skill, &progress, day(started)).unwrap();
            let mut names: Vec<Name> = Vec::new();
            while let Some(exercise) = run.exercise() {
                let name = exercise.name;
                assert_eq!(run.name(), Some(name), "what is kept is what is shown");
                assert!(!names.contains(&name), "{name} comes again");
                let par = classic(&exercise).task.about().par.unwrap();
                if name.level == 1 {
                    assert!(par <= most, "{name}: {par} moves");
                    let before = Name {
                        seed: name.seed.wrapping_sub(1),
                        ..name
                    };
                    let before = make(before).and_then(|it| classic(&it).task.about().par);
                    n_passed_over += usize::from(before.is_some_and(|it| it > most));
                }
                names.push(name);
                // Nobody is lifted to the next level here.
                let outcome = match names.len() % 2 {
                    0 => Outcome::Helped,
                    _ => Outcome::AtOnce,
                };
                run.report(outcome, &mut progress, day(started));
            }
            assert_eq!(names.len(), 10);
            assert!(names.iter().any(|it| it.level == 1), "{skill}");
        }
        assert!(
            n_passed_over > 3,
            "{skill}: {n_passed_over} are passed over"
        );
    }
}

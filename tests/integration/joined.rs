//! Copies of a learner's progress that grew apart become one: whichever is asked first, in whatever
//! order, however often.

use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use squarewise::progress::{Join, Progress, Skill, StepResult};
use squarewise::storage::{Day, Unknown};

/// Something that a learner does.
#[derive(Debug, Clone)]
enum Act {
    Solve(usize, u32, u32, u32),
    Finish(usize),
    Leave(usize, Option<usize>),
    Miss(usize),
    MakeGood(usize),
    Practise(usize, bool, u32),
    Stamp(usize),
    Game(usize, u32),
    Setting(usize, bool),
    Own(usize),
    KnowOwn(usize, u32),
}

const NAMES: [&str; 3] = ["rook", "king", "pinned"];

fn acts() -> impl Strategy<Value = Act> {
    let name = || 0..NAMES.len();
    prop_oneof![
        (name(), 0_u32..9, 1_u32..4, 0_u32..3).prop_map(|(n, m, t, h)| Act::Solve(n, m, t, h)),
        name().prop_map(Act::Finish),
        (name(), proptest::option::of(name())).prop_map(|(n, s)| Act::Leave(n, s)),
        name().prop_map(Act::Miss),
        name().prop_map(Act::MakeGood),
        (name(), any::<bool>(), 0_u32..9).prop_map(|(n, r, l)| Act::Practise(n, r, l)),
        name().prop_map(Act::Stamp),
        (name(), 0_u32..9).prop_map(|(n, x)| Act::Game(n, x)),
        (name(), any::<bool>()).prop_map(|(n, x)| Act::Setting(n, x)),
        (0_usize..60).prop_map(Act::Own),
        (0_usize..60, 0_u32..3).prop_map(|(n, row)| Act::KnowOwn(n, row)),
    ]
}

fn table(key: &str, value: impl Into<i64>) -> Unknown {
    let value: i64 = value.into();
    format!("{key} = {value}").parse().unwrap()
}

fn act(progress: &mut Progress, act: &Act, today: Day) {
    match *act {
        Act::Solve(name, moves, tries, hints) => {
            let result = StepResult {
                moves,
                tries,
                hints,
                par: Some(3),
            };
            progress.record(NAMES[name], ["one", "two"], "one", &result, today);
        }
        Act::Finish(name) => _ = progress.finish(NAMES[name], ["one"]),
        Act::Leave(name, step) => progress.set_resume(NAMES[name], step.map(|it| NAMES[it])),
        Act::Miss(name) => progress.miss(NAMES[name], today),
        Act::MakeGood(name) => progress.make_good(NAMES[name]),
        Act::Practise(name, is_right, level) => {
            let skill = Skill {
                level,
                due: Some(today),
                row: level % 3,
                slips: level % 2,
                ..Skill::default()
            };
            progress.practise(NAMES[name], is_right, skill, today);
        }
        Act::Stamp(name) => progress.stamp(NAMES[name], today),
        Act::Game(name, x) => progress.keep_game(NAMES[name], table("record", x), today),
        Act::Own(n) => {
            for board in n..n + 20 {
                progress.add_own_board(&format!("g1 board {board}"), today);
            }
        }
        Act::KnowOwn(n, row) => {
            let known = Skill {
                row,
                last: Some(today),
                ..Skill::default()
            };
            progress.set_own_board(&format!("g1 board {n}"), known, today);
        }
        Act::Setting(name, is_on) => progress.set_setting(NAMES[name], table("on", is_on), today),
    }
}

/// Values that only a newer program knows.
fn unknown() -> impl Strategy<Value = toml::Value> {
    let leaf = prop_oneof![
        any::<bool>().prop_map(toml::Value::Boolean),
        (0_i64..4).prop_map(toml::Value::Integer),
        (0_u8..4).prop_map(|it| toml::Value::Float(f64::from(it) / 2.0)),
        (0_u32..4).prop_map(|it| {
            let day = Day::from_unix_days(it).to_string();
            toml::Value::Datetime(day.parse().unwrap())
        }),
        "[a-c]{0,2}".prop_map(toml::Value::String),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let key = prop_oneof![Just("seen".to_owned()), "[a-c]"];
        prop_oneof![
            vec(inner.clone(), 0..3).prop_map(toml::Value::Array),
            btree_map(key, inner, 0..3).prop_map(|it| toml::Value::Table(it.into_iter().collect())),
        ]
    })
}

/// A copy: what was done at a place on some days, and what a newer program has added, at the top and
/// inside a lesson.
fn copies() -> impl Strategy<Value = Progress> {
    let done = vec((acts(), 0_u32..4), 0..8);
    let added = btree_map("new-[a-c]", unknown(), 0..3);
    (done, added, 0_usize..3).prop_map(|(done, added, place)| {
        let mut progress = Progress::default();
        progress.sit_down(["s", "h", ""][place], Day::from_unix_days(20_000));
        for (one, days) in &done {
            act(&mut progress, one, Day::from_unix_days(20_000 + days));
        }
        let mut whole: Unknown = toml::to_string(&progress).unwrap().parse().unwrap();
        for (key, value) in added {
            if let Some(lesson) = whole.get_mut("lesson").and_then(|it| it.get_mut("rook")) {
                let lesson = lesson.as_table_mut().unwrap();
                lesson.insert(key.clone(), value.clone());
            }
            whole.insert(key, value);
        }
        toml::from_str(&toml::to_string(&whole).unwrap()).unwrap()
    })
}

fn joined(mut one: Progress, other: &Progress) -> Progress {
    one.join(other.clone());
    one
}

/// The fewest moves in which the first step was solved, as it is kept.
fn best_moves(of: &Progress, lesson: &str) -> Option<u64> {
    let kept = serde_json::to_value(of).unwrap();
    kept["lesson"][lesson]["step"]["one"]["best"].as_u64()
}

/// Whether nothing in `before` is lost or lowered in `after`.
fn holds(after: &Progress, before: &Progress) -> bool {
    NAMES.iter().all(|name| {
        let first = |of: &Progress| of.first_try(name, "one").map(|it| it.day);
        let best = |of: &Progress| best_moves(of, name);
        let right = after.practised(name).0 >= before.practised(name).0;
        let wrong = after.practised(name).1 >= before.practised(name).1;
        after.stars(name) >= before.stars(name)
            && after.step_stars(name, "one") >= before.step_stars(name, "one")
            && (best(before).is_none() || best(after) <= best(before))
            && (first(before).is_none() || first(after) <= first(before))
            && after.ever_missed(name) >= before.ever_missed(name)
            && (right && wrong)
            && (before.stamped(name).is_none() || after.stamped(name) <= before.stamped(name))
            && (before.skill(name).is_none() || after.skill(name).is_some())
            && (before.game(name).is_none() || after.game(name).is_some())
    })
}

fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(500)
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn it_does_not_matter_which_copy_is_asked_first(a in copies(), b in copies()) {
        prop_assert_eq!(joined(a.clone(), &b), joined(b, &a));
    }

    #[test]
    fn it_does_not_matter_in_which_order_three_copies_meet(
        a in copies(), b in copies(), c in copies()
    ) {
        let first = joined(joined(a.clone(), &b), &c);
        prop_assert_eq!(first, joined(a, &joined(b, &c)));
    }

    #[test]
    fn a_copy_taken_in_twice_changes_nothing(a in copies(), b in copies()) {
        prop_assert_eq!(joined(a.clone(), &a), a.clone());
        let once = joined(a, &b);
        prop_assert_eq!(joined(once.clone(), &b), once);
    }

    #[test]
    fn nothing_is_lost_or_lowered_by_a_join(a in copies(), b in copies()) {
        let both = joined(a.clone(), &b);
        prop_assert!(holds(&both, &a) && holds(&both, &b));
    }

    #[test]
    fn what_is_joined_is_read_as_it_was_written(a in copies(), b in copies()) {
        let both = joined(a, &b);
        let text = toml::to_string(&both).unwrap();
        prop_assert_eq!(toml::from_str::<Progress>(&text).unwrap(), both);
    }

    /// Two windows on one file: each adds to what the other has left, and every count is exact.
    #[test]
    fn two_windows_in_turn_lose_no_count(start in copies(), turns in vec((any::<bool>(), 1_u64..4), 0..8)) {
        let mut file = start.clone();
        let mut windows = [(start.clone(), start.clone()), (start.clone(), start.clone())];
        for (mine, _) in &mut windows {
            mine.sit_down("s", Day::from_unix_days(20_000));
        }
        let before = start.ever_missed("pinned");
        let mut expected = before;
        for (is_first, times) in turns {
            let (mine, base) = &mut windows[usize::from(is_first)];
            for _ in 0..times {
                mine.miss("pinned", Day::from_unix_days(20_001));
            }
            expected += times;
            file = mine.onto(base, file);
            (*mine, *base) = (file.clone(), file.clone());
        }
        prop_assert_eq!(file.ever_missed("pinned"), expected);
        prop_assert!(holds(&file, &start));
    }
}

/// The texts of the boards of own games, the newest first.
fn own(of: &Progress) -> Vec<String> {
    let boards = of.own_boards();
    boards.map(|(text, _)| text.to_owned()).collect()
}

#[test]
fn of_the_boards_of_two_copies_the_newest_stay() {
    let copy = |place: &str, first: u32| {
        let mut progress = Progress::default();
        progress.sit_down(place, Day::from_unix_days(20_000));
        for n in 0..20 {
            let today = Day::from_unix_days(20_000 + n);
            progress.add_own_board(&format!("g1 {:03}", first + n), today);
        }
        progress
    };
    let (school, home) = (copy("s", 0), copy("h", 100));
    let both = joined(school.clone(), &home);
    assert_eq!(both, joined(home.clone(), &school));
    assert_eq!(joined(both.clone(), &school), both);
    let expected = (5..20)
        .rev()
        .flat_map(|n| [100 + n, n].map(|it| format!("g1 {it:03}")));
    assert_eq!(own(&both), expected.collect::<Vec<_>>());
    // The same board found at both places is one.
    let both = joined(copy("s", 0), &copy("h", 0));
    assert_eq!(own(&both).len(), 20);
    // A clock that was ahead hides nothing that is found later.
    let mut ahead = Progress::default();
    ahead.add_own_board("g1 future", Day::LAST);
    let late = joined(ahead, &school);
    assert_eq!(own(&late)[0], "g1 future");
    let mut late = late;
    for n in 0..40 {
        late.add_own_board(&format!("g1 later {n}"), Day::from_unix_days(20_100));
    }
    let found = own(&late);
    assert_eq!((found.len(), found[0].as_str()), (30, "g1 later 39"));
    assert_eq!(found[29], "g1 later 10");
}

#[test]
fn how_well_a_board_is_known_is_taken_from_whoever_saw_it_later() {
    let day = |days| Day::from_unix_days(days);
    let known = |row| Skill {
        row,
        last: Some(day(20_001)),
        ..Skill::default()
    };
    let mut school = Progress::default();
    school.sit_down("s", day(20_000));
    school.add_own_board("g1 board", day(20_000));
    let mut home = school.clone();
    home.sit_down("h", day(20_000));
    school.set_own_board("g1 board", known(2), day(20_002));
    home.set_own_board("g1 board", known(1), day(20_001));
    home.set_own_board("g1 none", known(1), day(20_001));
    for both in [joined(school.clone(), &home), joined(home, &school)] {
        let boards: Vec<_> = both.own_boards().collect();
        assert_eq!(boards, [("g1 board", known(2))]);
    }
}

/// What cannot be read is left out; what a newer program has added stays.
#[test]
fn damaged_boards_are_dropped_and_the_others_stay() {
    let text = r#"
        [own."2026-11-20 000001 g1 good"]
        level = 0
        stability = 72
        difficulty = 5000
        mood = "merry"
        [own."2026-11-20 000002 g9 newer"]
        level = 0
        stability = 0
        difficulty = 0
        [own."2026-13-40 000003 g1 no day"]
        level = 0
        [own."2026-11-20 4 g1 no number"]
        level = 0
        [own."2026-11-20 000005 g1 no table"]
        level = "high"
        [own]
        "2026-11-20 000006 g1 a word" = "word"
        "2026-11-20 000007 " = {}
    "#;
    let mut progress: Progress = toml::from_str(text).unwrap();
    assert_eq!(own(&progress), ["g9 newer", "g1 good"]);
    let good = progress
        .own_boards()
        .last()
        .map(|(_, known)| known.stability);
    assert_eq!(good, Some(72));
    progress.set_own_board("g1 good", Skill::default(), Day::from_unix_days(20_800));
    let kept: toml::Table = toml::to_string(&progress).unwrap().parse().unwrap();
    let board = &kept["own"]["2026-11-20 000001 g1 good"];
    assert_eq!(board["mood"].as_str(), Some("merry"));
    for damaged in ["own = 3", "own = [1]", "own = \"x\""] {
        let text = format!("last = \"rook\"\n{damaged}\n");
        let progress: Progress = toml::from_str(&text).unwrap();
        assert_eq!(
            (own(&progress).len(), progress.last_lesson()),
            (0, Some("rook"))
        );
    }
}

#[test]
fn the_later_state_of_a_skill_is_taken_whole_and_its_counts_are_added_up() {
    let day = |days| Day::from_unix_days(days);
    let skill = |level| Skill {
        level,
        stability: 48,
        due: Some(day(20_009)),
        ..Skill::default()
    };
    let (mut school, mut home) = (Progress::default(), Progress::default());
    school.sit_down("s", day(20_000));
    home.sit_down("h", day(20_000));
    for _ in 0..5 {
        school.practise("mate-in-1", true, skill(4), day(20_000));
    }
    home.practise("mate-in-1", false, skill(2), day(20_001));
    let both = joined(school, &home);
    assert_eq!(both.skill("mate-in-1"), Some(skill(2)));
    assert_eq!(both.practised("mate-in-1"), (5, 1));
}

#[test]
fn the_first_try_of_a_step_stays_as_it_was() {
    let day = Day::from_unix_days(20_000);
    let mut progress = Progress::default();
    for (tries, hints) in [(3, 1), (1, 0)] {
        let result = StepResult {
            moves: 2,
            tries,
            hints,
            par: None,
        };
        progress.record("rook", ["one"], "one", &result, day);
    }
    let first = progress.first_try("rook", "one").unwrap();
    assert_eq!((first.day, first.tries, first.hints), (day, 3, 1));
    assert_eq!(progress.step_stars("rook", "one"), 3);
}

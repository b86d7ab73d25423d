//! What progress keeps, in memory.

use super::*;

const STEPS: [&str; 2] = ["hello", "stars"];

fn today() -> Day {
    Day::from_unix_days(20_777)
}

fn result(moves: u32, tries: u32, hints: u32) -> StepResult {
    StepResult {
        moves,
        tries,
        hints,
        par: Some(3),
    }
}

fn record(progress: &mut Progress, step: &str, result: &StepResult) -> u8 {
    progress.record("rook", STEPS, step, result, today())
}

#[test]
fn stars_are_for_finishing_for_no_hint_and_for_par() {
    assert_eq!(result(3, 1, 0).stars(), 3);
    assert_eq!(result(4, 1, 0).stars(), 2);
    assert_eq!(result(3, 2, 0).stars(), 2);
    assert_eq!(result(3, 1, 1).stars(), 2);
    assert_eq!(result(3, 1, 2).stars(), 1);
    let uncounted = StepResult {
        par: None,
        ..result(9, 1, 0)
    };
    assert_eq!(uncounted.stars(), 3);
}

#[test]
fn a_lesson_has_the_stars_of_its_steps_together() {
    let mut progress = Progress::default();
    assert_eq!(record(&mut progress, "hello", &result(0, 1, 0)), 0);
    assert_eq!(record(&mut progress, "stars", &result(3, 1, 2)), 2);
    assert_eq!(record(&mut progress, "stars", &result(5, 1, 0)), 3);
    assert_eq!(progress.stars("rook"), 3);
    let gathered = progress.gathered("rook", STEPS);
    assert_eq!((gathered.got, gathered.most()), (5, 6));
    let kept = &progress.lesson["rook"].step["stars"];
    assert_eq!(kept.best, Some(3));
}

#[test]
fn eight_of_nine_steps_done_perfectly_are_three_stars() {
    let steps: Vec<String> = (1..=9).map(|n| format!("step-{n}")).collect();
    let all = || steps.iter().map(String::as_str);
    let mut progress = Progress::default();
    for step in all() {
        let hints = u32::from(step == "step-7");
        progress.record("rook", all(), step, &result(3, 1, hints), today());
    }
    assert_eq!(progress.stars("rook"), 3);
    assert_eq!(progress.finish("rook", all()), 3);
}

#[test]
fn a_file_with_more_stars_than_its_steps_keeps_them() {
    let mut progress = Progress::default();
    for step in STEPS {
        record(&mut progress, step, &result(9, 3, 2));
    }
    let kept = progress.lesson.get_mut("rook").map(|it| it.stars = 3);
    assert_eq!(kept, Some(()));
    assert_eq!(progress.finish("rook", STEPS), 3);
    assert_eq!(record(&mut progress, "stars", &result(9, 3, 2)), 3);
}

#[test]
fn a_step_played_again_fills_a_star_though_a_choice_led_past_another() {
    let mut progress = Progress::default();
    record(&mut progress, "stars", &result(3, 1, 2));
    assert_eq!(progress.stars("rook"), 0);
    assert_eq!(progress.finish("rook", STEPS), 1);
    assert_eq!(record(&mut progress, "stars", &result(4, 1, 0)), 2);
    assert_eq!(record(&mut progress, "stars", &result(3, 1, 0)), 3);
}

#[test]
fn why_a_star_is_missing_is_told_where_it_is_known() {
    let mut progress = Progress::default();
    let lost = |progress: &Progress| progress.lost("rook", "stars", Some(3));
    assert_eq!(lost(&progress), None);
    record(&mut progress, "stars", &result(4, 1, 1));
    assert_eq!(lost(&progress), Some(stars::Lost::Hints(1)));
    record(&mut progress, "stars", &result(4, 1, 0));
    let moves = stars::Lost::Moves { moves: 4, best: 3 };
    assert_eq!(lost(&progress), Some(moves));
    // In three moves with a hint: neither day had all.
    record(&mut progress, "stars", &result(3, 1, 1));
    assert_eq!(progress.step_stars("rook", "stars"), 2);
    assert_eq!(lost(&progress), None);
    record(&mut progress, "stars", &result(3, 1, 0));
    assert_eq!(lost(&progress), None);
}

#[test]
fn stars_are_never_lost() {
    let mut progress = Progress::default();
    for step in STEPS {
        record(&mut progress, step, &result(3, 1, 0));
    }
    record(&mut progress, "stars", &result(9, 4, 3));
    assert_eq!(progress.step_stars("rook", "stars"), 3);
    let with_new_step = ["hello", "stars", "new"];
    let hard = result(9, 4, 3);
    let stars = progress.record("rook", with_new_step, "stars", &hard, today());
    assert_eq!(stars, 3);
}

#[test]
fn a_lesson_whose_end_was_reached_does_not_need_the_steps_left_out() {
    let mut progress = Progress::default();
    record(&mut progress, "hello", &result(3, 1, 0));
    assert_eq!(progress.stars("rook"), 0);
    assert_eq!(progress.finish("rook", STEPS), 3);
    record(&mut progress, "stars", &result(9, 4, 3));
    assert_eq!(progress.finish("rook", STEPS), 3, "stars are never lost");
    assert_eq!(progress.finish("bishop", ["only"]), 1);
}

#[test]
fn misses_of_a_reason_are_counted_and_made_good() {
    let mut progress = Progress::default();
    progress.miss("pinned", today());
    assert_eq!(progress.missed("pinned"), 1);
    for _ in 0..3 {
        progress.miss("blocked", today());
    }
    progress.miss("pinned", today());
    let missed = |progress: &Progress| ["blocked", "pinned"].map(|it| progress.missed(it));
    assert_eq!(missed(&progress), [3, 2]);
    progress.make_good("blocked");
    progress.make_good("never");
    assert_eq!(missed(&progress), [1, 2]);
}

#[test]
fn a_lesson_is_resumed_where_it_was_left() {
    let mut progress = Progress::default();
    assert_eq!(progress.last_lesson(), None);
    progress.set_resume("rook", Some("stars"));
    assert_eq!(progress.resume("rook"), Some("stars"));
    assert_eq!(progress.last_lesson(), Some("rook"));
    progress.set_resume("rook", None);
    assert_eq!(progress.resume("rook"), None);
}

#[test]
fn birds_beaten_in_a_game_are_kept_and_joined() {
    let game = |strengths: &[u8]| {
        let mut progress = Progress::default();
        assert!(!progress.beat("rook", "hello", 1), "no such game yet");
        record(&mut progress, "hello", &result(3, 1, 0));
        for strength in strengths {
            assert!(progress.beat("rook", "hello", *strength));
            assert!(!progress.beat("rook", "hello", *strength), "known");
        }
        progress
    };
    let mut here = game(&[1, 4]);
    let there = game(&[4, 2]);
    here.join(there.clone());
    let beaten = |it: &Progress| {
        (0..=6)
            .filter(|n| it.has_beaten("rook", "hello", *n))
            .collect::<Vec<_>>()
    };
    assert_eq!(beaten(&here), [1, 2, 4]);
    assert_eq!(here.most_beaten("rook"), Some(4));
    assert_eq!(here.most_beaten("bishop"), None);
    let mut other = there;
    other.join(game(&[1, 4]));
    assert_eq!(beaten(&other), beaten(&here));
}

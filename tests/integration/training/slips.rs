//! A board that was missed stays so until it is solved, whoever leaves it and comes back.

use squarewise::practice::{Name, make};
use squarewise::progress::Progress;
use squarewise::rules::{Attempt, Classic, Role, Square};
use squarewise::session::Tried;
use squarewise::training::{self, Outcome, Purpose, Run};

use super::{begin, day, finished, lessons};
use crate::support::again;

/// Begins a run, and does so many boards of it.
fn left_after(purpose: &Purpose, progress: &mut Progress, n: usize) -> Run {
    let mut run = begin(purpose.clone(), progress, day(0)).unwrap();
    for _ in 0..n {
        run.report(Outcome::AtOnce, progress, day(0));
    }
    run
}

#[test]
fn a_slip_is_kept_with_its_board_and_with_no_other() {
    let purposes = [
        Purpose::WarmUp,
        Purpose::OfSkill("where-rook".to_owned()),
        Purpose::Passport("meadow".to_owned()),
    ];
    for (purpose, n) in purposes.iter().flat_map(|it| [(it, 0), (it, 2)]) {
        let mut progress = finished(lessons());
        let mut run = left_after(purpose, &mut progress, n);
        assert!(!run.is_missed());
        assert_eq!(run.is_begun(), n > 0);
        let name = run.name();
        assert!(run.miss(&mut progress, day(0)));
        assert!(!run.miss(&mut progress, day(0)), "it is known");
        drop(run);
        let mut again = begin(purpose.clone(), &progress, day(0)).unwrap();
        assert_eq!((again.name(), again.is_missed()), (name, true));
        assert!(again.is_begun());
        again.report(Outcome::AtOnce, &mut progress, day(0));
        assert_eq!(again.outcomes().last(), Some(Outcome::Helped));
        assert!(!again.is_missed(), "the next board is fresh");
        again.report(Outcome::AtOnce, &mut progress, day(0));
        assert_eq!(again.outcomes().last(), Some(Outcome::AtOnce));
        let missed: Vec<Name> = again.missed().iter().map(|it| it.name).collect();
        assert_eq!(missed, [name.unwrap()]);
        let worse = begin(purpose.clone(), &progress, day(0)).unwrap();
        assert_eq!(worse, again, "and so it is read again");
    }
}

#[test]
fn at_the_end_nothing_can_be_missed() {
    let mut progress = finished(lessons());
    let mut run = left_after(&Purpose::WarmUp, &mut progress, 10);
    assert!(run.name().is_none() && !run.miss(&mut progress, day(0)));
}

/// Each page of the passport is kept by itself; where earlier versions kept the last one, it is still found.
#[test]
fn every_page_of_the_passport_goes_on_where_it_was_left() {
    let pages = ["meadow", "forest"].map(|it| Purpose::Passport(it.to_owned()));
    let mut progress = finished([]);
    let runs = [3, 1].map(|n| n);
    for (page, n) in pages.iter().zip(runs) {
        left_after(page, &mut progress, n);
    }
    for (page, n) in pages.iter().zip(runs) {
        let left = Run::left(page, &progress, day(9)).unwrap();
        assert_eq!(left.outcomes().len(), n);
        assert_eq!(begin(page.clone(), &progress, day(9)), Some(left));
    }
    let mut old = finished([]);
    let kept = progress
        .setting("practice-passport-forest")
        .unwrap()
        .clone();
    old.set_setting("practice-passport", kept, day(0));
    let left = Run::left(&pages[1], &old, day(9)).unwrap();
    assert_eq!((left.outcomes().len(), left.is_missed()), (1, false));
    assert_eq!(Run::left(&pages[0], &old, day(9)), None);
}

#[test]
fn a_board_once_more_changes_nothing_that_is_kept() {
    let mut progress = finished(lessons());
    let before = progress.clone();
    let name = Name::parse("p1-status-2-77").unwrap();
    let purpose = again(&name);
    let mut run = begin(purpose.clone(), &progress, day(0)).unwrap();
    assert_eq!((run.n_boards(), run.exercise()), (1, make(name)));
    assert!(run.has_hints() && run.miss(&mut progress, day(0)));
    run.report(Outcome::AtOnce, &mut progress, day(0));
    assert_eq!(run.name(), None);
    assert_eq!(run.score().map(|it| (it.right, it.of)), Some((0, 1)));
    assert_eq!(progress, before);
    let none = begin(again("p1-nothing-1-1"), &progress, day(0));
    assert_eq!(none, None);
}

#[test]
fn a_missed_board_that_is_solved_once_more_is_noted_with_its_run() {
    let purposes = [
        Purpose::WarmUp,
        Purpose::OfSkill("where-rook".to_owned()),
        Purpose::Passport("meadow".to_owned()),
    ];
    for purpose in purposes {
        let mut progress = finished(lessons());
        let mut run = begin(purpose.clone(), &progress, day(0)).unwrap();
        while run.name().is_some() {
            let is_missed = run.outcomes().len() < 2;
            if is_missed {
                run.miss(&mut progress, day(0));
            }
            assert_eq!(Run::over(&purpose, &progress), None, "it is not over");
            run.report(Outcome::AtOnce, &mut progress, day(0));
        }
        let missed = run.missed();
        let counted = |progress: &Progress| {
            let all = squarewise::practice::SKILLS.iter();
            all.map(|it| progress.practised(it.name))
                .collect::<Vec<_>>()
        };
        let before = counted(&progress);
        let try_once_more = |place: usize, outcome, progress: &mut Progress| {
            let purpose = Purpose::Again {
                board: missed[place].name.to_string(),
                of: Some(Box::new(purpose.clone())),
            };
            let mut again = begin(purpose, progress, day(0)).unwrap();
            again.report(outcome, progress, day(0));
        };
        let mended = |progress: &Progress| {
            let over = Run::over(&purpose, progress).unwrap();
            assert!(over.outcomes().eq(run.outcomes()));
            [0, 1].map(|place| over.is_mended(&missed[place]))
        };
        try_once_more(1, Outcome::Shown, &mut progress);
        assert_eq!(mended(&progress), [false, false], "the answer was shown");
        try_once_more(1, Outcome::Helped, &mut progress);
        assert_eq!(mended(&progress), [false, true], "{purpose:?}");
        try_once_more(0, Outcome::AtOnce, &mut progress);
        assert_eq!(mended(&progress), [true, true]);
        assert_eq!(counted(&progress), before, "nothing is counted");
    }
}

#[test]
fn what_is_found_of_a_board_is_kept_until_it_is_solved() {
    let mut progress = finished(lessons());
    let purpose = Purpose::OfSkill("where-rook".to_owned());
    let mut run = begin(purpose.clone(), &progress, day(0)).unwrap();
    let [square, from, to] = ["e4", "a1", "a8"].map(|it| Square::parse(it).unwrap());
    let found = ["e4", "a1a8", "a1a8q"].map(str::to_owned).to_vec();
    let read = [
        Tried::Square(square),
        Tried::Move(Attempt::new(from, to)),
        Tried::Move(Attempt::new(from, to).promoting(Role::Queen)),
    ];
    assert_eq!(training::found::<Classic>(&found), read);
    assert!(run.so_far().is_empty());
    assert!(run.find(found.clone(), &mut progress, day(0)));
    assert!(!run.find(found.clone(), &mut progress, day(0)), "no news");
    assert!(!run.is_missed() && !run.is_begun());
    let mut left = Run::left(&purpose, &progress, day(0)).unwrap();
    assert_eq!((left.so_far(), &left), (found.as_slice(), &run));
    left.report(Outcome::AtOnce, &mut progress, day(0));
    assert!(left.so_far().is_empty());
    assert_eq!(Run::left(&purpose, &progress, day(0)), Some(left));
}

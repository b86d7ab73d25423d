//! A disk that refuses: every save is stored or refused with a sentence, and the old file stays whole.

use std::cell::{Cell, RefCell};
use std::io;
use std::rc::Rc;

use squarewise::settings::{Settings, Theme};
use squarewise::storage::SaveError;
use squarewise::storage::disk::{DiskStep, with_faults};

use super::home::{Home, has, read, solve, today};

/// What systems say, by their numbers on Linux.
const EIO: i32 = 5;
const EBADF: i32 = 9;
const EXDEV: i32 = 18;
const EINVAL: i32 = 22;
const ENOSPC: i32 = 28;
const EROFS: i32 = 30;
const ENOLCK: i32 = 37;
const ENOTSUP: i32 = 95;
const ESTALE: i32 = 116;

fn error(number: i32) -> io::Error {
    io::Error::from_raw_os_error(number)
}

/// Refuses one sort of step, always in the same way.
fn always(what: DiskStep, number: i32) -> impl FnMut(DiskStep) -> Option<io::Error> {
    move |step| (step == what).then(|| error(number))
}

#[test]
fn a_folder_that_cannot_be_made_safe_keeps_every_save() {
    for number in [EINVAL, ENOTSUP, EBADF] {
        let home = Home::new();
        let (mut learner, _) = home.open();
        with_faults(always(DiskStep::SyncFolder, number), || {
            for saves in 1..=4 {
                learner.progress.miss("pinned", today());
                learner.save().unwrap();
                let text = read(&home.progress());
                assert!(
                    text.contains(&format!("missed = {saves}")),
                    "{number}: {text}"
                );
            }
        });
    }
}

#[test]
fn whatever_fails_a_save_is_stored_or_refused_with_a_sentence() {
    let steps = [
        (DiskStep::Read, EIO),
        (DiskStep::Create, EROFS),
        (DiskStep::Create, ENOSPC),
        (DiskStep::Write, ENOSPC),
        (DiskStep::Sync, EIO),
        (DiskStep::Rename, EXDEV),
        (DiskStep::Rename, ESTALE),
        (DiskStep::SyncFolder, EIO),
        (DiskStep::Lock, ENOLCK),
        (DiskStep::MakeFolder, EROFS),
    ];
    for (step, number) in steps {
        let home = Home::new();
        let (mut learner, _) = home.open();
        solve(&mut learner, "one");
        learner.save().unwrap();
        solve(&mut learner, "two");
        let saved = with_faults(always(step, number), || learner.save());
        let is_harmless = matches!(step, DiskStep::Lock | DiskStep::MakeFolder);
        assert_eq!(saved.is_ok(), is_harmless, "{step:?} {number}");
        if let Err(refused) = saved {
            assert!(matches!(refused, SaveError::Io(_)) && refused.to_string().len() > 10);
            assert!(learner.is_unsaved() && learner.is_kept());
        }
        let (again, notices) = home.open();
        assert_eq!(notices, [], "{step:?} {number}");
        assert!(has(&again, "one"), "{step:?} {number}");
        drop(again);
        learner.save().unwrap();
        let (again, _) = home.open();
        assert!(
            has(&again, "two"),
            "{step:?} {number}: tried again, it is stored"
        );
        let left = home.names("profiles/owl");
        assert!(!left.iter().any(|it| it.ends_with(".new")), "{left:?}");
    }
}

/// Stops at one step after the other, as if the power went: nothing that follows is done either.
#[test]
fn a_save_that_breaks_off_anywhere_leaves_the_old_file_or_the_new_one() {
    let (mut n_steps, mut n_new) = (0, 0);
    loop {
        let home = Home::new();
        let (mut learner, _) = home.open();
        solve(&mut learner, "one");
        learner.save().unwrap();
        learner.progress.miss("pinned", today());
        learner.save().unwrap();
        solve(&mut learner, "two");
        let left = Rc::new(Cell::new(n_steps));
        let counted = Rc::clone(&left);
        let order = move |_| match counted.get() {
            0 => Some(error(EIO)),
            some => {
                counted.set(some - 1);
                None
            }
        };
        let saved = with_faults(order, || learner.save());
        drop(learner);
        let (again, notices) = home.open();
        assert_eq!(notices, [], "after {n_steps} steps");
        assert!(has(&again, "one") && again.progress.missed("pinned") == 1);
        assert!(
            saved.is_err() || has(&again, "two"),
            "after {n_steps} steps"
        );
        n_new += u32::from(has(&again, "two"));
        if saved.is_ok() && left.get() > 0 {
            break;
        }
        n_steps += 1;
    }
    assert!(
        n_steps > 8 && n_new >= 2,
        "{n_steps} steps, {n_new} times the new file"
    );
}

#[test]
fn a_failing_last_good_copy_does_not_keep_the_file_from_being_written() {
    let home = Home::new();
    let (mut learner, _) = home.open();
    solve(&mut learner, "one");
    learner.save().unwrap();
    solve(&mut learner, "two");
    // The first new file of a save is that of the `.bak`.
    let mut is_first = true;
    let order = move |step| {
        let fails = step == DiskStep::Create && std::mem::take(&mut is_first);
        fails.then(|| error(ENOSPC))
    };
    with_faults(order, || learner.save()).unwrap();
    let (again, _) = home.open();
    assert!(has(&again, "two"));
}

/// Does something, and tells the steps that it took.
fn steps_of(act: impl FnOnce() -> Result<(), SaveError>) -> Vec<DiskStep> {
    let steps = Rc::new(RefCell::new(Vec::new()));
    let seen = Rc::clone(&steps);
    let order = move |step| {
        seen.borrow_mut().push(step);
        None
    };
    with_faults(order, act).unwrap();
    steps.take()
}

#[test]
fn what_could_not_be_made_safe_is_made_safe_by_the_next_save() {
    let home = Home::empty();
    let (mut settings, mut document, _) = Settings::open(&home.folders(), today());
    settings.scale = 150;
    document.merge(&settings).unwrap();
    settings.theme = Theme::Dark;
    let order = always(DiskStep::SyncFolder, EIO);
    with_faults(order, || document.merge(&settings)).unwrap_err();
    // The file says the new thing already: only its name could still be lost.
    let steps = steps_of(|| document.merge(&settings));
    assert!(steps.contains(&DiskStep::SyncFolder), "{steps:?}");
    let steps = steps_of(|| document.merge(&settings));
    assert!(steps.is_empty(), "now there is nothing to do: {steps:?}");
}

#[test]
fn new_folders_are_made_safe_in_those_above_them() {
    let home = Home::empty();
    let (mut learner, _) = home.open();
    solve(&mut learner, "one");
    let steps = steps_of(|| learner.save());
    let made: Vec<usize> = (0..steps.len())
        .filter(|at| steps[*at] == DiskStep::MakeFolder)
        .collect();
    assert!(made.len() >= 3, "{steps:?}");
    for at in made {
        assert_eq!(steps[at + 1], DiskStep::SyncFolder);
    }
}

//! A disk that refuses: whatever it refuses, and whenever, every save is stored or refused with a sentence.

use std::io;

use squarewise::storage::disk::{DiskStep, with_faults};

use crate::desk::{Desk, What};
use crate::place::Place;

/// Every step that a disk can refuse.
const STEPS: [DiskStep; 8] = [
    DiskStep::Read,
    DiskStep::MakeFolder,
    DiskStep::Create,
    DiskStep::Write,
    DiskStep::Sync,
    DiskStep::Rename,
    DiskStep::SyncFolder,
    DiskStep::Lock,
];

/// What systems say, by their numbers on Linux: not permitted, broken, no such order, no room,
/// another disk, read-only, no locks, not supported, over quota, gone.
const ERRORS: [i32; 11] = [1, 5, 9, 13, 18, 22, 28, 30, 37, 95, 116];

/// Saves in a row while the disk refuses.
const SAVES: usize = 4;

/// When it refuses: from the first such step on, from the second, or only once.
#[derive(Clone, Copy, Debug)]
enum When {
    Always,
    FromSecond,
    Once,
}

impl When {
    const fn is_now(self, count: usize) -> bool {
        match self {
            Self::Always => true,
            Self::FromSecond => count > 1,
            Self::Once => count == 1,
        }
    }
}

#[derive(Debug, Default)]
struct Figures {
    saves: usize,
    stored: usize,
    refused: usize,
    neither: Vec<String>,
}

impl Figures {
    fn try_out(&mut self, what: What, step: DiskStep, number: i32, when: When) {
        let place = Place::new("faults");
        let (mut desk, _) = Desk::open(place.path());
        desk.save(what, 1).unwrap();
        let mut stored = 1;
        let mut count = 0;
        let order = move |asked: DiskStep| {
            count += usize::from(asked == step);
            let is_due = asked == step && when.is_now(count);
            is_due.then(|| io::Error::from_raw_os_error(number))
        };
        let told = with_faults(order, || {
            (2..=SAVES + 1)
                .map(|n| (n, desk.save(what, n)))
                .collect::<Vec<_>>()
        });
        let last = SAVES + 1;
        for (n, saved) in told {
            self.saves += 1;
            match saved {
                Ok(()) => {
                    self.stored += 1;
                    stored = n;
                }
                Err(error) => {
                    self.refused += 1;
                    if error.to_string().len() < 8 {
                        self.neither
                            .push(format!("{what:?} {step:?} {number}: {error}"));
                    }
                }
            }
        }
        let (again, notices) = Desk::open(place.path());
        let kept = again.number(what);
        // A refused save may be in place already, if only its folder could not be made safe.
        let is_kept = (stored..=last).contains(&kept);
        if !is_kept || !notices.is_empty() {
            self.neither.push(format!(
                "{what:?} {step:?} {number} {when:?}: {kept} where {stored} was stored, {notices:?}"
            ));
        }
        drop(again);
        let mended = desk.save(what, last + 1);
        let (again, _) = Desk::open(place.path());
        if mended.is_err() || again.number(what) != last + 1 {
            self.neither
                .push(format!("{what:?} {step:?} {number} {when:?}: not mended"));
        }
    }
}

#[test]
fn a_save_on_a_failing_disk_is_stored_or_refused_with_a_sentence() {
    let mut figures = Figures::default();
    for what in What::ALL {
        for step in STEPS {
            for number in ERRORS {
                for when in [When::Always, When::FromSecond, When::Once] {
                    figures.try_out(what, step, number, when);
                }
            }
        }
    }
    println!(
        "failing disk: saves {}, stored {}, refused with a sentence {}, neither {}",
        figures.saves,
        figures.stored,
        figures.refused,
        figures.neither.len()
    );
    assert!(figures.stored > 0 && figures.refused > 0, "{figures:?}");
    assert!(figures.neither.is_empty(), "{figures:#?}");
}

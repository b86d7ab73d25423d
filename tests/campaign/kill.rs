//! A program is killed while it saves: what it had acknowledged is there afterwards, and nothing is set aside.

use std::path::Path;

use crate::child::{Other, tell};
use crate::desk::{Desk, What};
use crate::dice::Dice;
use crate::measure::asked;
use crate::support::Folder;

/// The most saves after which a program is killed.
const SAVES: usize = 30;

/// After how many programs the folder is left for an empty one.
const SHIFT: usize = 25;

/// The part: saves on and on, and acknowledges each save.
pub(crate) fn keep_saving(folder: &Path) {
    let (mut desk, _) = Desk::open(folder);
    let first = What::ALL.map(|what| desk.number(what));
    for round in 1..2_000 {
        for (what, first) in What::ALL.into_iter().zip(first) {
            let number = first + round;
            match desk.save(what, number) {
                Ok(()) => tell(&format!("{what:?} {number}")),
                Err(error) => tell(&format!("failed {error}")),
            }
        }
    }
}

/// What came of some kills.
#[derive(Debug, Default)]
struct Figures {
    kills: usize,
    acknowledged: usize,
    lost: usize,
    set_aside: usize,
    failed: usize,
}

impl Figures {
    fn kill_one(&mut self, folder: &Path, dice: &mut Dice) {
        let told = Other::start("save", folder).kill_after(SAVES, dice);
        self.kills += 1;
        let (desk, notices) = Desk::open(folder);
        self.set_aside += notices.len();
        for line in &told {
            match line.split_once(' ') {
                Some(("failed", _)) | None => self.failed += 1,
                Some((what, number)) => {
                    let what = What::named(what).unwrap();
                    let number: usize = number.parse().unwrap();
                    self.acknowledged += 1;
                    self.lost += usize::from(desk.number(what) < number);
                }
            }
        }
    }
}

fn kill(times: usize) {
    let mut figures = Figures::default();
    let mut dice = Dice::new(0x00D1_E0FF);
    while figures.kills < times {
        let folder = Folder::new("campaign-kill");
        for _ in 0..SHIFT.min(times - figures.kills) {
            figures.kill_one(folder.path(), &mut dice);
        }
    }
    println!(
        "killed {} times: saves acknowledged {}, lost {}, set aside {}, failed {}",
        figures.kills, figures.acknowledged, figures.lost, figures.set_aside, figures.failed
    );
    assert!(figures.acknowledged >= times, "hardly anything was saved");
    assert_eq!((figures.lost, figures.set_aside, figures.failed), (0, 0, 0));
}

#[test]
fn what_was_saved_before_a_kill_is_there_after_it() {
    kill(12);
}

#[test]
#[ignore = "minutes"]
fn what_was_saved_before_a_thousand_kills_is_there_after_them() {
    kill(asked("KILLS", 1_000));
}

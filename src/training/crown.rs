//! The crown of a skill: so many boards of its highest level solved at once, one after the other. Nothing takes it away.

use crate::practice::{Name, Skill};
use crate::progress::{self, Progress};
use crate::storage::Day;
use crate::training::Outcome;
use crate::training::level::{self, UP};

/// Where it is kept, among what happened once.
fn place(skill: &Skill) -> String {
    format!("crown-{}", skill.name)
}

/// When a skill was crowned.
#[must_use]
pub fn crowned(skill: &Skill, progress: &Progress) -> Option<Day> {
    progress.stamped(&place(skill))
}

/// Gives the crown, if the board of this name was the last that was missing; so much was known of its skill before.
pub(super) fn crown(
    before: progress::Skill,
    outcome: Outcome,
    name: Name,
    progress: &mut Progress,
    today: Day,
) {
    let skill = name.skill;
    let is_highest =
        name.level == skill.n_levels && level::reached(Some(before), skill) == name.level;
    if is_highest && outcome == Outcome::AtOnce && before.row + 1 >= UP {
        progress.stamp(&place(skill), today);
    }
}

//! How hard the next exercise is: up after three that were solved at once in a row, down after two that were not.

use crate::practice;
use crate::progress;
use crate::training::Outcome;

/// So many in a row lead up.
pub(super) const UP: u32 = 3;
/// So many that were not solved at once lead down; a way up forgets them.
const DOWN: u32 = 2;

/// The level that somebody has reached of a skill, as exercises count it: from 1.
#[must_use]
pub fn reached(known: Option<progress::Skill>, skill: &practice::Skill) -> u8 {
    let level = known.map_or(0, |it| it.level).saturating_add(1);
    let level = u8::try_from(level).unwrap_or(u8::MAX);
    level.min(skill.n_levels).max(1)
}

/// What is known after an exercise at a level: the level and the way to the next one. Who solves one at a higher level has
/// that level; to miss there costs nothing.
pub(super) fn after(
    mut known: progress::Skill,
    outcome: Outcome,
    name: practice::Name,
) -> progress::Skill {
    let (own, top) = (reached(Some(known), name.skill), name.skill.n_levels);
    if outcome == Outcome::AtOnce {
        if name.level > own {
            known.level = u32::from(name.level) - 1;
            (known.row, known.slips) = (0, 0);
        }
        known.row += 1;
        if known.row >= UP {
            (known.row, known.slips) = (0, 0);
            if own < top {
                known.level = known.level.max(u32::from(own));
            }
        }
    } else if name.level <= own {
        known.row = 0;
        known.slips += 1;
        if known.slips >= DOWN {
            known.slips = 0;
            known.level = u32::from(own.saturating_sub(2));
        }
    }
    known
}

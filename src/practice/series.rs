//! Exercises one after the other, none twice.

use std::collections::BTreeSet;

use crate::lesson::task::PracticeTask;
use crate::practice::letters::seed_of;
use crate::practice::{Exercise, Name, Space, fit};
use crate::solve::lot;

/// Exercises of a skill and a level one after the other. No two are equal; where there are no more than so many, all have
/// come when it ends.
#[derive(Clone, Debug)]
pub struct Series {
    next: Option<Name>,
    /// How many may still come, where they are listed.
    left: Option<usize>,
    seen: BTreeSet<String>,
}

/// How many names in a row that bring nothing new are tried before the series ends.
const MAX_REPEATS: u32 = 64;

impl Series {
    /// The series that begins with this name.
    #[must_use]
    pub fn from(first: Name) -> Self {
        let left = match first.skill.space(first.level) {
            Space::Listed(all) => Some(all.len()),
            Space::Drawn => None,
        };
        Self {
            next: Some(first),
            left,
            seen: BTreeSet::new(),
        }
    }

    /// The boards of a lesson's step, from those of a round on; rounds are counted from 0. They hang on the two names and
    /// on that number alone; `None` if the names are empty.
    #[must_use]
    pub fn of_step(lesson: &str, step: &str, asked: &PracticeTask, round: u32) -> Option<Self> {
        let PracticeTask {
            skill,
            level,
            count,
            ..
        } = *asked;
        // No word with such a stroke is a seed by itself.
        let first = Name::seed_of(&format!("{lesson}/{step}"))?;
        let before = round.wrapping_mul(u32::try_from(count).ok()?);
        let seed = first.wrapping_add(before);
        Some(Self::from(Name { skill, level, seed }))
    }
}

impl Iterator for Series {
    type Item = Exercise;

    fn next(&mut self) -> Option<Exercise> {
        if self.left == Some(0) {
            return None;
        }
        for _ in 0..MAX_REPEATS {
            let name = self.next?;
            self.next = Some(Name {
                seed: name.seed.wrapping_add(1),
                ..name
            });
            let Some(exercise) = fit(name) else { continue };
            if self.seen.insert(exercise.text().to_owned()) {
                self.left = self.left.map(|left| left - 1);
                return Some(exercise);
            }
        }
        None
    }
}

/// The place in a list of so many that belongs to a name; names whose seeds follow each other have different ones, until
/// all have had their turn. `None` if the list is empty.
pub(super) fn shuffled(name: Name, n: usize) -> Option<usize> {
    let n = u32::try_from(n).ok().filter(|n| *n > 0)?;
    let of_skill = seed_of(name.skill.name.bytes().chain([name.level]));
    // Every list is shuffled once, always in the same way.
    let mut order: Vec<u32> = (0..n).collect();
    for last in (1..n).rev() {
        let other = lot::drawn(of_skill, u64::from(last), last + 1);
        order.swap(usize::try_from(last).ok()?, usize::try_from(other).ok()?);
    }
    let place = order.get(usize::try_from(name.seed % n).ok()?)?;
    usize::try_from(*place).ok()
}

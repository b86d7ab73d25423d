//! How many rounds of boards of a lesson's step somebody has begun: the next one has boards that have not come yet.

use std::collections::BTreeMap;

use crate::progress::Progress;
use crate::storage::{Day, Unknown};

/// Where the rounds of a lesson are kept.
fn place(lesson: &str) -> String {
    format!("rounds-{lesson}")
}

/// The rounds of all steps of a lesson.
fn all(progress: &Progress, lesson: &str) -> BTreeMap<String, u32> {
    let kept = progress.setting(&place(lesson)).into_iter().flatten();
    // One that is no number takes no other with it.
    let sound = kept.filter_map(|(step, begun)| {
        let begun = u32::try_from(begun.as_integer()?).ok()?;
        Some((step.clone(), begun))
    });
    sound.collect()
}

/// How many rounds of this step were begun.
#[must_use]
pub fn rounds(progress: &Progress, lesson: &str, step: &str) -> u32 {
    all(progress, lesson).get(step).copied().unwrap_or_default()
}

/// Notes that a round of this step was begun, before which there were so many; tells whether that is new.
pub fn note_round(
    progress: &mut Progress,
    lesson: &str,
    step: &str,
    before: u32,
    today: Day,
) -> bool {
    let mut all = all(progress, lesson);
    let begun = all.entry(step.to_owned()).or_default();
    if *begun > before {
        return false;
    }
    *begun = before.saturating_add(1);
    let Ok(kept) = Unknown::try_from(all) else {
        return false;
    };
    progress.set_setting(&place(lesson), kept, today);
    true
}

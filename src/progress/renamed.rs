//! What was done under an old name counts for the new one, and stays where it is.

use std::collections::BTreeMap;

use crate::lesson::lands::Renamed;
use crate::progress::{Join, Progress};

impl Progress {
    /// Takes over what was done of lessons and steps when they had another name. Taken over twice, it is the
    /// same.
    pub fn carry_over(&mut self, renamed: &[Renamed]) {
        for Renamed { was, now } in renamed {
            let Some(mut record) = self.lesson.get(&was.lesson).cloned() else {
                continue;
            };
            if let Some((old, new)) = was.step.as_ref().zip(now.step.as_ref()) {
                let Some(step) = record.step.remove(old) else {
                    continue;
                };
                let steps = BTreeMap::from([(new.clone(), step)]);
                let lesson = self.lesson.entry(now.lesson.clone()).or_default();
                lesson.step.join(steps);
            } else {
                let lesson = self.lesson.entry(now.lesson.clone()).or_default();
                lesson.join(record);
            }
        }
    }
}

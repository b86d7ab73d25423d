//! The warm-up of a day: what is due, and where that is less than ten boards, what is weak or new.

use std::cmp::Reverse;

use crate::storage::Day;
use crate::training::due::{Learned, Ready};
use crate::training::run::{BOARDS, Turn};
use crate::training::schedule;

/// Ten boards: what is due comes first, the most urgent at the beginning; no skill comes again before all others had their
/// turn. Nothing if no skill was learned yet.
pub(super) fn plan(learned: Learned<'_>, today: Day) -> Vec<Turn> {
    let all = learned.skills();
    let mut order = learned.due(&all, today);
    let is_due = |it: &Ready| order.iter().any(|due| due.skill == it.skill);
    let rest = all.iter().copied().enumerate();
    let mut rest: Vec<(usize, Ready)> = rest.filter(|(_, it)| !is_due(it)).collect();
    // What was not solved at once, then what was never practised, the latest of the course first, then what has faded most.
    rest.sort_by_key(|(place, it)| {
        let course = u64::try_from(*place).unwrap_or(u64::MAX);
        match learned.progress.skill(it.skill.name) {
            Some(known) => (
                if known.slips > 0 { 0 } else { 2 },
                Reverse(schedule::faded(known, today)),
            ),
            None => (1, Reverse(course)),
        }
    });
    order.extend(rest.into_iter().map(|(_, it)| it));
    let turns = order.iter().copied().map(Turn::from);
    turns.cycle().take(BOARDS).collect()
}

//! The warm-up of a day: what is due, and where that is less than ten boards, what is weak or new.

use std::cmp::Reverse;

use crate::storage::Day;
use crate::training::due::{Learned, Ready};
use crate::training::schedule;
use crate::training::turn::{TEN, Turn};

/// What fills up, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Weak,
    New,
    Known,
}

/// Ten boards: what is due comes first, the most urgent at the beginning; no skill comes again before all others had their
/// turn. Nothing if no skill was learned yet.
pub(super) fn plan(learned: Learned<'_>, today: Day) -> Vec<Turn> {
    let all = learned.skills();
    let mut order = learned.due(&all, today);
    let is_due = |it: &Ready| order.iter().any(|due| due.skill == it.skill);
    let rest = all.iter().copied().enumerate();
    let mut rest: Vec<(usize, Ready)> = rest.filter(|(_, it)| !is_due(it)).collect();
    // What was not solved at once; what was never practised, the latest of the course first; what was not asked for the
    // longest time.
    rest.sort_by_key(|(place, it)| match learned.progress.skill(it.skill.name) {
        Some(known) => {
            let passed = schedule::passed(known, today).unwrap_or(0);
            let kind = if known.slips > 0 {
                Kind::Weak
            } else {
                Kind::Known
            };
            (kind, Reverse(u64::from(passed)))
        }
        None => (
            Kind::New,
            Reverse(u64::try_from(*place).unwrap_or(u64::MAX)),
        ),
    });
    order.extend(rest.into_iter().map(|(_, it)| it));
    let turns = order.iter().copied().map(Turn::from);
    turns.cycle().take(TEN).collect()
}

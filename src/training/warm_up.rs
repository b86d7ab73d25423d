//! The warm-up of a day: what is due, and where that is less than ten boards, what is weak or new.
//!
//! # Decisions
//! * *One question follows another*: boards that ask where a piece can go stand apart, as far as there are others. Five of
//!   them in a row are sixty taps, and no game.
//! * *Boards of own games stand apart*: never at the beginning, and with two others between them.
//! * *No piece stands alone*: where more was taught, such boards begin at their second level.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::lesson::skills::SkillOf;
use crate::practice::OwnBoard;
use crate::storage::Day;
use crate::training::due::{Learned, Ready};
use crate::training::turn::{TEN, Turn};
use crate::training::{own, schedule};

/// What fills up, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Weak,
    New,
    Known,
}

/// Where boards of own games come, counted from 0.
const OWN_PLACES: [u32; own::MOST] = [1, 4, 7];

/// Ten boards: what is due comes first, the most urgent at the beginning; no skill comes again before all others had their
/// turn. Some of them, by their places, are boards of own games, which take the turns of their skills. Nothing if no skill
/// was learned yet.
pub(super) fn plan(learned: Learned<'_>, today: Day) -> (Vec<Turn>, BTreeMap<u32, OwnBoard>) {
    let all = learned.skills();
    let own = own::wanted(&all, learned.progress, today);
    let mut turns = turns(learned, &all, today);
    for (_, ready) in &own {
        let same = turns.iter().rposition(|it| it.skill == ready.skill);
        let spare = same.or(turns.len().checked_sub(1));
        if let Some(place) = spare {
            turns.remove(place);
        }
    }
    let mut turns = mixed(turns);
    let mut places = BTreeMap::new();
    for (place, (board, ready)) in OWN_PLACES.into_iter().zip(own) {
        let at = usize::try_from(place).unwrap_or(turns.len());
        turns.insert(at.min(turns.len()), Turn::from(ready));
        places.insert(place, board);
    }
    (turns, places)
}

/// Whose turn it is among all that may be asked.
fn turns(learned: Learned<'_>, all: &[Ready], today: Day) -> Vec<Turn> {
    let mut order = learned.due(all, today);
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
    let turns = order.iter().copied().map(Turn::from).map(begun_higher);
    turns.cycle().take(TEN).collect()
}

/// The level at which somebody else stands on the board of a piece that walks.
const IN_COMPANY: u8 = 2;

const fn is_walk(turn: &Turn) -> bool {
    matches!(turn.skill.of, SkillOf::Walks(_))
}

/// A turn of a piece that walks begins where it is not alone, if that was taught.
fn begun_higher(turn: Turn) -> Turn {
    match is_walk(&turn) {
        true => Turn {
            least: IN_COMPANY.min(turn.most).max(turn.least),
            ..turn
        },
        false => turn,
    }
}

/// The same turns, so that no two pieces that walk follow each other as long as anything else waits; else in their order.
fn mixed(mut turns: Vec<Turn>) -> Vec<Turn> {
    let mut mixed: Vec<Turn> = Vec::with_capacity(turns.len());
    while !turns.is_empty() {
        let n_walks = turns.iter().filter(|it| is_walk(it)).count();
        let is_behind_one = mixed.last().is_some_and(is_walk);
        // Where walks are the most, none of the others is spent that will be wanted between two of them.
        let is_next = |it: &Turn| match (is_behind_one, 2 * n_walks > turns.len()) {
            (true, _) => !is_walk(it),
            (false, true) => is_walk(it),
            (false, false) => true,
        };
        let next = turns.iter().position(is_next).unwrap_or(0);
        mixed.push(turns.remove(next));
    }
    mixed
}

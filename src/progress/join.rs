//! How two copies of the same learner's progress become one.
//!
//! A child learns at school and at home, a folder is copied, two windows are open: there are several
//! copies, and each has grown on its own. [`Join`] brings them together so that it does not matter
//! which is asked first, in what order, or how often: it is commutative, associative and idempotent.
//!
//! | what | of two |
//! |---|---|
//! | stars | the greater |
//! | birds beaten in a game | all |
//! | best moves, fewest tries and hints | the smaller |
//! | first dates, the first try of a step, stamps | the earlier |
//! | counts | each device counts for itself; of its two counts the greater |
//! | what belongs together and changes: where to go on, a reason, a skill, a setting, a sitting at a game, a guess about a belief, how well a board of an own game is known | whole from the side that saw it later |
//! | boards of own games | the newest of both |
//! | games | each sitting at one for itself, so that both go on where two machines went on with the same game |
//! | what only newer programs know | both; see [`storage::join`] |
//!
//! *Later* is `Seen`: the day, then how often it has changed, then which device. A clock that was
//! once wrong does no lasting harm, since a change is never earlier than the one it follows. Whatever
//! is still equal is decided by the content itself, so that both sides decide alike.
//!
//! # Decisions
//! * Joined and not written over. If the last to write won, the second window, the other computer or a
//!   copied folder would take away what a child has done. There is no network, so nobody can put the
//!   copies in order; they come together whenever they meet, in any order.
//! * Stars and best results never become less, even where a device was wrong: a star too many is
//!   forgiven, one that is gone is not.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::progress::number;
use crate::storage::{self, Day, Unknown};

/// A value that can take in another copy of itself.
pub trait Join {
    /// Takes in what the other copy knows.
    fn join(&mut self, other: Self);
}

impl<K: Ord, V: Join> Join for BTreeMap<K, V> {
    fn join(&mut self, other: Self) {
        for (key, theirs) in other {
            match self.get_mut(&key) {
                Some(mine) => mine.join(theirs),
                None => _ = self.insert(key, theirs),
            }
        }
    }
}

impl Join for Unknown {
    fn join(&mut self, other: Self) {
        storage::join(self, other);
    }
}

/// Keeps the smaller of two; nothing at all is greater than anything.
pub(super) fn keep_least<T: Ord>(mine: &mut Option<T>, theirs: Option<T>) {
    let is_less = match (&mine, &theirs) {
        (Some(mine), Some(theirs)) => theirs < mine,
        (None, Some(_)) => true,
        _ => false,
    };
    if is_less {
        *mine = theirs;
    }
}

/// When something changed last, and where; or that it never did.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Seen(Option<Change>);

/// When something changed, and where.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Change {
    day: Day,
    /// How many changes there were, 0 to [`MOST_TURNS`].
    turn: u32,
    device: String,
}

/// The most changes that are counted: as many as have a place in the text.
const MOST_TURNS: u32 = 999_999;

impl fmt::Display for Change {
    /// The texts have the order of what they say, so that a program which does not know what they
    /// stand by can still tell the later one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:06} {}", self.day, self.turn, self.device)
    }
}

impl Change {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.splitn(3, ' ');
        Some(Self {
            day: words.next()?.parse().ok()?,
            turn: words.next()?.parse().ok().filter(|it| *it <= MOST_TURNS)?,
            device: words.next()?.to_owned(),
        })
    }
}

impl Seen {
    pub(super) fn is_never(&self) -> bool {
        self.0.is_none()
    }

    /// What is in a file; what is no such text counts as never.
    pub(super) fn read(text: &str) -> Self {
        Self(Change::read(text))
    }

    /// As it is in a file; `None` for never.
    pub(super) fn text(&self) -> Option<String> {
        self.0.as_ref().map(ToString::to_string)
    }

    /// How many changes there were.
    pub(super) fn turn(&self) -> u32 {
        self.0.as_ref().map_or(0, |it| it.turn)
    }

    /// A change that follows the last one, or is the first.
    pub(super) fn renew(&mut self, here: &Here) {
        let last = self.0.take();
        let today = here.today.min(Day::LAST);
        let turn = last.as_ref().map_or(0, |it| it.turn);
        self.0 = Some(Change {
            day: last.map_or(today, |it| it.day.max(today)),
            turn: turn.saturating_add(1).min(MOST_TURNS),
            device: here.device.clone(),
        });
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(change) => serializer.collect_str(change),
            None => serializer.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for Seen {
    /// Reads what stands in a file; what is no such text counts as never.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        Ok(Self(text.and_then(|it| Change::read(&it))))
    }
}

/// Where and when somebody learns now. It is no part of what was learned: two copies that say the
/// same are equal, wherever they are.
#[derive(Debug, Clone)]
pub(super) struct Here {
    pub(super) device: String,
    pub(super) today: Day,
}

impl Default for Here {
    fn default() -> Self {
        Self {
            device: String::new(),
            today: Day::from_unix_days(0),
        }
    }
}

impl PartialEq for Here {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Takes the other copy whole if it is the later one by this order.
pub(super) fn keep_later<T>(mine: &mut T, theirs: T, order: impl Fn(&T, &T) -> Ordering) {
    if order(&theirs, mine) == Ordering::Greater {
        *mine = theirs;
    }
}

/// A count that several devices add to: each for itself, so that a copy taken in twice counts once.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct DeviceCount(#[serde(deserialize_with = "number::named")] BTreeMap<String, u64>);

impl DeviceCount {
    pub(super) fn is_zero(&self) -> bool {
        self.0.values().all(|it| *it == 0)
    }

    pub(super) fn total(&self) -> u64 {
        self.0.values().fold(0, |sum, it| sum.saturating_add(*it))
    }

    /// One more, counted here.
    pub(super) fn add(&mut self, here: &Here) {
        let mine = self.0.entry(here.device.clone()).or_default();
        *mine = mine.saturating_add(1).min(MOST);
    }

    /// What was counted here since `base` is added to what another window of this device has
    /// counted meanwhile.
    pub(super) fn rebase(&mut self, base: &Self, theirs: &Self, here: &Here) {
        let of = |count: &Self| count.0.get(&here.device).copied().unwrap_or(0);
        let fresh = of(self).saturating_sub(of(base));
        let sum = of(theirs).saturating_add(fresh).min(MOST);
        if sum > of(self) {
            self.0.insert(here.device.clone(), sum);
        }
    }
}

/// The greatest number that TOML has.
const MOST: u64 = i64::MAX.unsigned_abs();

impl Join for DeviceCount {
    fn join(&mut self, other: Self) {
        for (device, theirs) in other.0 {
            let mine = self.0.entry(device).or_default();
            *mine = theirs.max(*mine);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(device: &str, day: &str) -> Here {
        Here {
            device: device.to_owned(),
            today: day.parse().unwrap(),
        }
    }

    #[test]
    fn a_change_is_never_earlier_than_the_one_it_follows() {
        let mut seen = Seen::default();
        seen.renew(&here("a", "2099-01-01"));
        let wrong = seen.clone();
        seen.renew(&here("b", "2026-11-20"));
        assert!(seen > wrong);
        let text = seen.0.as_ref().unwrap().to_string();
        assert_eq!(text, "2099-01-01 000002 b");
        assert_eq!(Change::read(&text), seen.0);
        for text in ["", "2026-11-20", "2026-11-20 x b", "2026-11-20 1000000 b"] {
            assert_eq!(Change::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_count_taken_in_twice_counts_once() {
        let (school, home) = (here("s", "2026-11-20"), here("h", "2026-11-20"));
        let mut mine = DeviceCount::default();
        for place in [&school, &school, &home] {
            mine.add(place);
        }
        let mut theirs = mine.clone();
        theirs.add(&home);
        mine.add(&school);
        for _ in 0..2 {
            mine.join(theirs.clone());
        }
        assert_eq!(mine.total(), 5);
    }

    #[test]
    fn two_windows_of_one_device_count_both() {
        let place = here("s", "2026-11-20");
        let mut base = DeviceCount::default();
        base.add(&place);
        let (mut one, mut other) = (base.clone(), base.clone());
        one.add(&place);
        one.add(&place);
        other.add(&place);
        let kept = other.clone();
        one.rebase(&base, &kept, &place);
        assert_eq!(one.total(), 4);
    }
}

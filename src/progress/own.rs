//! Boards of the learner's own games, which come in the warm-up until they are known. What a board is, its text says, which
//! nobody reads here.
//!
//! # Decisions
//! * *A board is kept under the day on which it was found, how many were found before it, and its text*. So the order of
//!   the keys is that of time, nothing of a key ever changes, and two copies come to the same whichever is asked first.
//!   Like a change, a board is never found earlier than the one before it, whatever a clock says.
//! * *The newest [`MOST`] are kept*, known or not. A board that is found again after it went stands there once more.
//! * *What cannot be read is left out, and the others stay*: a key without a day, or something that is no table. A text of a
//!   newer version is kept as it is.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::progress::join::{Here, Join, Seen, keep_later};
use crate::progress::{Progress, Skill};
use crate::storage::{Day, Unknown, order_tables};

/// How many boards are kept.
const MOST: usize = 30;
/// The most boards that are counted: as many as have a place in the text.
const MOST_FOUND: u32 = 999_999;

/// When a board was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    day: Day,
    /// How many were found before, 1 more.
    number: u32,
}

impl Found {
    /// The day and the number at the beginning of a key, and the text behind them.
    fn read(key: &str) -> Option<(Self, &str)> {
        let mut words = key.splitn(3, ' ');
        let (day, number, text) = (words.next()?, words.next()?, words.next()?);
        let found = Self {
            day: day.parse().ok()?,
            number: number.parse().ok()?,
        };
        let is_as_written = found.key(text) == key && !text.is_empty();
        is_as_written.then_some((found, text))
    }

    fn key(self, text: &str) -> String {
        format!("{self} {text}")
    }
}

impl fmt::Display for Found {
    /// The texts have the order of what they say.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:06}", self.day, self.number)
    }
}

/// How well a board is known.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct OwnRecord {
    #[serde(flatten)]
    now: Skill,
    #[serde(default, skip_serializing_if = "Seen::is_never")]
    seen: Seen,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Join for OwnRecord {
    fn join(&mut self, other: Self) {
        keep_later(self, other, |a, b| {
            let known = (&a.seen, a.now).cmp(&(&b.seen, b.now));
            known.then_with(|| order_tables(&a.unknown, &b.unknown))
        });
    }
}

/// All boards, the oldest first.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub(super) struct OwnBoards(BTreeMap<String, OwnRecord>);

impl OwnBoards {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The newest stay.
    fn within_bounds(mut self) -> Self {
        while self.0.len() > MOST {
            self.0.pop_first();
        }
        self
    }

    /// The boards with their texts, the newest first; one that stands there twice, only as it was found last.
    fn newest(&self) -> impl Iterator<Item = (&str, Skill)> {
        let mut told: Vec<&str> = Vec::new();
        self.0.iter().rev().filter_map(move |(key, board)| {
            let (_, text) = Found::read(key)?;
            let is_new = !told.contains(&text);
            told.push(text);
            is_new.then_some((text, board.now))
        })
    }

    fn add(&mut self, text: &str, today: Day) {
        let last = self.0.last_key_value();
        let last = last.and_then(|(key, _)| Found::read(key));
        let today = today.min(Day::LAST);
        let found = Found {
            day: last.map_or(today, |(last, _)| last.day.max(today)),
            number: last
                .map_or(1, |(last, _)| last.number.saturating_add(1))
                .min(MOST_FOUND),
        };
        self.0.entry(found.key(text)).or_default();
        *self = std::mem::take(self).within_bounds();
    }

    fn set(&mut self, text: &str, now: Skill, here: &Here) {
        let mut newest = self.0.iter_mut().rev();
        let board = newest.find(|(key, _)| Found::read(key).is_some_and(|it| it.1 == text));
        if let Some((_, board)) = board {
            board.now = now;
            board.seen.renew(here);
        }
    }
}

impl Join for OwnBoards {
    fn join(&mut self, other: Self) {
        self.0.join(other.0);
        *self = std::mem::take(self).within_bounds();
    }
}

impl<'de> Deserialize<'de> for OwnBoards {
    /// Reads what stands in a file, as far as it is right.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let all = Unknown::deserialize(from).unwrap_or_default();
        let read = all.into_iter().filter_map(|(key, value)| {
            Found::read(&key)?;
            let record = value.try_into().ok()?;
            Some((key, record))
        });
        Ok(Self(read.collect()).within_bounds())
    }
}

impl Progress {
    /// The texts of the boards of own games and how well each is known, the newest first.
    pub fn own_boards(&self) -> impl Iterator<Item = (&str, Skill)> {
        self.own.newest()
    }

    /// Keeps a board of an own game that was found today, by its text; nothing is known of it yet.
    pub fn add_own_board(&mut self, text: &str, today: Day) {
        self.own.add(text, today);
    }

    /// Notes how well a board of an own game is known now; one that is not kept changes nothing.
    pub fn set_own_board(&mut self, text: &str, now: Skill, today: Day) {
        self.here.today = today;
        self.own.set(text, now, &self.here);
    }
}

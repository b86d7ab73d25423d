//! Games against the program, kept after every move and gone on with where they were left, on any machine.
//!
//! # Decisions
//! * *Each sitting has a record of its own*, under an id that nobody else chooses. It says which records it goes on from,
//!   and how often each had changed by then. So a record has one writer, and where two machines went on with the same game
//!   neither loses a move: both records stay, and the one that changed later comes first.
//! * *A record from which another goes on is dropped*, unless it has changed since.
//! * *Of games that are over the newest [`MOST_OVER`] are kept.* An old copy may bring one of the others back.
//! * *What cannot be read stays in the file as it is*, and is told.
//! * *Moves are squares and sides are words*: the file needs no lesson to be read, and no language.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::progress::join::{Here, Join, Seen};
use crate::progress::later::Whole;
use crate::progress::{Progress, number};
use crate::storage::{Day, Unknown};

/// How many games that are over are kept.
const MOST_OVER: usize = 20;

/// The result of a game that goes on.
pub const OPEN: &str = "open";
/// The result of a game that was put away by hand.
pub const AWAY: &str = "away";

/// The field that says from which records a record goes on.
const AFTER: &str = "after";
/// The field by which records are told apart in time: one more than that of all others when it was written.
const ORDER: &str = "order";

/// A game of a step, as far as it was played.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    /// The id of its lesson.
    pub lesson: String,
    /// The id of the step there that it is.
    pub step: String,
    /// `classic` or `cross`.
    pub board: String,
    /// The first position as FEN, on the board with 64 squares.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub start: String,
    /// The learner's side: `white`, `black`, or the code of a seat.
    pub color: String,
    /// The written code of the strength that plays the other side; empty where people do.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub bird: String,
    /// `open`, `won`, `lost`, `drawn`, or `away` once it was put away.
    pub result: String,
    /// The moves by their squares, with blanks between them: `e2e4 e7e5`.
    #[serde(default)]
    pub moves: String,
    /// How many hints were asked for.
    #[serde(default, deserialize_with = "number::or_zero")]
    pub hints: u32,
    /// The day on which it began: `2026-11-20`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub begun: String,
}

impl KeptGame {
    /// Whether it cannot be gone on with.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.result != OPEN
    }
}

/// All records of games.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Games {
    known: BTreeMap<String, Whole>,
    /// What is no record.
    strange: Unknown,
}

/// The game of a record; `None` if the record says none.
fn game_of(record: &Whole) -> Option<KeptGame> {
    record.content.clone().try_into().ok()
}

/// From which records a record goes on, and how often each had changed.
fn after(record: &Whole) -> impl Iterator<Item = (&str, u32)> {
    let all = record.content.get(AFTER).and_then(|it| it.as_table());
    let all = all.into_iter().flatten();
    all.filter_map(|(id, turn)| Some((id.as_str(), u32::try_from(turn.as_integer()?).ok()?)))
}

/// When a record was written, among all others.
fn order(record: &Whole) -> (i64, &Seen) {
    let order = record.content.get(ORDER);
    let order = order.map_or(0, |it| it.as_integer().unwrap_or(0));
    (order, record.seen())
}

/// Whether one record goes on from all that another says.
fn goes_on(record: &Whole, (id, other): (&str, &Whole)) -> bool {
    after(record).any(|(from, turn)| from == id && turn >= other.turn())
}

impl Games {
    pub(super) fn is_empty(&self) -> bool {
        self.known.is_empty() && self.strange.is_empty()
    }

    fn keep(&mut self, id: &str, content: Unknown, here: &Here) {
        let record = self.known.entry(id.to_owned()).or_default();
        record.set(content, here);
        self.drop_old();
    }

    /// Drops what was gone on with, and games that are over but for the newest.
    fn drop_old(&mut self) {
        let has_gone_on = |(id, record): (&String, &Whole)| {
            let mut others = self.known.iter().filter(|(other, _)| *other != id);
            // Two that go on from each other are strange, and both stay.
            others.any(|(other, it)| goes_on(it, (id, record)) && !goes_on(record, (other, it)))
        };
        let mut old: Vec<String> = (self.known.iter())
            .filter(|it| has_gone_on(*it))
            .map(|(id, _)| id.clone())
            .collect();
        let stay = self.known.iter().filter(|(id, _)| !old.contains(id));
        let over = stay.filter(|(_, it)| game_of(it).is_some_and(|it| it.is_over()));
        let mut over: Vec<_> = over.map(|(id, it)| (order(it), id)).collect();
        over.sort_unstable();
        let n_old = over.len().saturating_sub(MOST_OVER);
        old.extend(over.into_iter().take(n_old).map(|(_, id)| id.clone()));
        self.known.retain(|id, _| !old.contains(id));
    }
}

impl Join for Games {
    fn join(&mut self, other: Self) {
        self.known.join(other.known);
        self.strange.join(other.strange);
        self.drop_old();
    }
}

/// A record as it is written.
#[derive(Serialize)]
#[serde(untagged)]
enum Written<'a, V> {
    Known(&'a Whole),
    Strange(&'a V),
}

impl Serialize for Games {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = self.known.iter().map(|(id, it)| (id, Written::Known(it)));
        let strange = self.strange.iter();
        let strange = strange.map(|(id, it)| (id, Written::Strange(it)));
        serializer.collect_map(strange.chain(known))
    }
}

impl<'de> Deserialize<'de> for Games {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut games = Self::default();
        for (id, value) in Unknown::deserialize(from).unwrap_or_default() {
            match value.as_table() {
                Some(record) => _ = games.known.insert(id, Whole::of(record.clone())),
                None => _ = games.strange.insert(id, value),
            }
        }
        Ok(games)
    }
}

impl Progress {
    /// A game that is kept, as it was kept.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&Unknown> {
        self.game.known.get(id).map(|it| &it.content)
    }

    /// Keeps a game under an id that nobody else chooses, such as
    /// [`fresh_id`](crate::storage::chance::fresh_id); later of the same id replace it.
    pub fn keep_game(&mut self, id: &str, content: Unknown, today: Day) {
        self.here.today = today;
        self.game.keep(id, content, &self.here);
    }

    /// A game that is kept; `None` if there is none, or it cannot be read.
    #[must_use]
    pub fn kept_game(&self, id: &str) -> Option<KeptGame> {
        game_of(self.game.known.get(id)?)
    }

    /// The games that go on, with their ids: what changed last comes first.
    #[must_use]
    pub fn open_games(&self) -> Vec<(&str, KeptGame)> {
        let all = self.game.known.iter();
        let open = all.filter_map(|(id, it)| Some((order(it), id.as_str(), game_of(it)?)));
        let mut open: Vec<_> = open.filter(|(_, _, game)| !game.is_over()).collect();
        open.sort_by(|a, b| (b.0, b.1).cmp(&(a.0, a.1)));
        open.into_iter().map(|(_, id, game)| (id, game)).collect()
    }

    /// Whether a record of a game cannot be read.
    #[must_use]
    pub fn has_strange_games(&self) -> bool {
        let games = &self.game;
        !games.strange.is_empty() || games.known.values().any(|it| game_of(it).is_none())
    }

    /// Writes how far a game is under the id of a sitting, which goes on from another record where it says so; tells
    /// whether that is new. What a newer program has written beside it stays.
    pub fn write_game(
        &mut self,
        id: &str,
        from: Option<&str>,
        game: &KeptGame,
        today: Day,
    ) -> bool {
        let Ok(now) = Unknown::try_from(game) else {
            return false;
        };
        let own = self.game.known.get(id);
        let before = from.and_then(|from| Some((from, self.game.known.get(from)?)));
        let base = own.or(before.map(|(_, it)| it));
        let mut content = base.map_or_else(Unknown::new, |it| it.content.clone());
        content.extend(now);
        if let Some((from, record)) = before.filter(|(from, _)| *from != id) {
            let all = content
                .entry(AFTER)
                .or_insert_with(|| Unknown::new().into());
            if let Some(all) = all.as_table_mut() {
                all.insert(from.to_owned(), i64::from(record.turn()).into());
            }
        }
        let orders = self.game.known.values().map(|it| order(it).0);
        let next = orders.max().unwrap_or(0).saturating_add(1);
        if let Some(own) = own.and_then(|it| it.content.get(ORDER)) {
            content.insert(ORDER.to_owned(), own.clone());
        } else {
            content.remove(ORDER);
        }
        let is_new = own.is_none_or(|it| it.content != content);
        if is_new {
            content.insert(ORDER.to_owned(), next.into());
            self.keep_game(id, content, today);
        }
        is_new
    }
}

//! What becomes of two tables that grew out of the same one.
//!
//! [`joined`] is for what this program does not know: of two copies nobody can tell which is newer,
//! so what comes of them must be the same whichever is asked first, however often, and in whatever
//! order three of them are brought together. Keys of both stay; of two different values the greater
//! in a fixed order is kept. A table with a text `seen` is taken whole from the side with the later
//! one: that is how this program keeps what belongs together, and newer ones are asked to.
//! [`three_ways`] is for two programs on one file, which both know what it was before.

use std::cmp::Ordering;

use toml::Value;

use crate::storage::Unknown;

/// The key that says when something was seen last.
const SEEN: &str = "seen";

/// Takes in what another copy says: commutative, associative, and a copy taken in twice changes
/// nothing.
pub fn join(mine: &mut Unknown, other: Unknown) {
    for (key, theirs) in other {
        match mine.get_mut(&key) {
            Some(known) => join_values(known, theirs),
            None => _ = mine.insert(key, theirs),
        }
    }
}

fn join_values(mine: &mut Value, theirs: Value) {
    match (mine, theirs) {
        (Value::Table(mine), Value::Table(theirs))
            if seen(mine).is_none() && seen(&theirs).is_none() =>
        {
            join(mine, theirs);
        }
        (mine, theirs) => {
            if order(&theirs, mine) == Ordering::Greater {
                *mine = theirs;
            }
        }
    }
}

fn seen(table: &Unknown) -> Option<&str> {
    table.get(SEEN)?.as_str()
}

/// A fixed order of all values: first by kind, then by what they are. Tables come last, and of
/// them those that were seen at some time, the latest last.
fn order(a: &Value, b: &Value) -> Ordering {
    match (a, b) {
        (Value::Boolean(a), Value::Boolean(b)) => a.cmp(b),
        (Value::Integer(a), Value::Integer(b)) => a.cmp(b),
        (Value::Float(a), Value::Float(b)) => a.total_cmp(b),
        (Value::String(a), Value::String(b)) => a.cmp(b),
        (Value::Datetime(a), Value::Datetime(b)) => a.to_string().cmp(&b.to_string()),
        (Value::Array(a), Value::Array(b)) => order_all(a.iter(), b.iter()),
        (Value::Table(a), Value::Table(b)) => order_tables(a, b),
        _ => kind(a).cmp(&kind(b)),
    }
}

/// The same order for tables.
#[must_use]
pub fn order_tables(a: &Unknown, b: &Unknown) -> Ordering {
    let keys = || a.keys().cmp(b.keys());
    let values = || order_all(a.values(), b.values());
    seen(a).cmp(&seen(b)).then_with(keys).then_with(values)
}

fn order_all<'v>(
    a: impl ExactSizeIterator<Item = &'v Value>,
    b: impl ExactSizeIterator<Item = &'v Value>,
) -> Ordering {
    let lengths = a.len().cmp(&b.len());
    let differ = a.zip(b).map(|(a, b)| order(a, b)).find(|it| it.is_ne());
    differ.unwrap_or(lengths)
}

fn kind(value: &Value) -> u8 {
    match value {
        Value::Boolean(_) => 0,
        Value::Integer(_) => 1,
        Value::Float(_) => 2,
        Value::String(_) => 3,
        Value::Datetime(_) => 4,
        Value::Array(_) => 5,
        Value::Table(_) => 6,
    }
}

/// What `theirs` says, with everything in it changed that differs between `base` and `mine`.
#[must_use]
pub(super) fn three_ways(base: &Unknown, mine: &Unknown, mut theirs: Unknown) -> Unknown {
    for key in base.keys().filter(|key| !mine.contains_key(*key)) {
        theirs.remove(key);
    }
    for (key, value) in mine {
        let before = base.get(key);
        if before == Some(value) {
            continue;
        }
        let merged = match (before, value, theirs.remove(key)) {
            (Some(Value::Table(base)), Value::Table(mine), Some(Value::Table(theirs))) => {
                Value::Table(three_ways(base, mine, theirs))
            }
            _ => value.clone(),
        };
        theirs.insert(key.clone(), merged);
    }
    theirs
}

/// Whether a key of the older copy is missing, except for those that come and go.
#[must_use]
pub(crate) fn has_lost(found: &Unknown, older: &Unknown, passing: &[&str]) -> bool {
    let mut stays = older
        .iter()
        .filter(|(key, _)| !passing.contains(&key.as_str()));
    stays.any(|(key, older)| match (found.get(key), older) {
        (None, _) => true,
        (Some(Value::Table(found)), Value::Table(older)) => has_lost(found, older, passing),
        _ => false,
    })
}

/// What the older copy says, and over it what the other one does.
#[must_use]
pub(super) fn laid_over(mut older: Unknown, found: Unknown) -> Unknown {
    for (key, value) in found {
        let laid = match (older.remove(&key), value) {
            (Some(Value::Table(older)), Value::Table(found)) => {
                Value::Table(laid_over(older, found))
            }
            (_, value) => value,
        };
        older.insert(key, laid);
    }
    older
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Unknown {
        text.parse().unwrap()
    }

    #[test]
    fn what_one_side_changed_is_changed_and_the_rest_stays() {
        let base =
            table("theme = 'light'\nscale = 100\nold = 1\nwindow = { width = 9, height = 9 }");
        let mine = table("theme = 'dark'\nscale = 100\nwindow = { width = 8, height = 9 }");
        let theirs = table(
            "theme = 'light'\nscale = 150\nold = 1\nnew = 2\nwindow = { width = 9, height = 7 }",
        );
        let merged = "theme = 'dark'\nscale = 150\nnew = 2\nwindow = { width = 8, height = 7 }";
        assert_eq!(three_ways(&base, &mine, theirs), table(merged));
    }

    #[test]
    fn of_two_whole_tables_the_one_that_was_seen_later_is_kept() {
        let older = table("skill = { level = 9, seen = '2026-11-20 1 b' }");
        let newer = table("skill = { due = 1, seen = '2026-11-21 1 a' }");
        for (mut one, other) in [(older.clone(), newer.clone()), (newer.clone(), older)] {
            join(&mut one, other);
            assert_eq!(one, newer);
        }
    }

    #[test]
    fn a_key_that_is_gone_is_a_loss_unless_it_comes_and_goes() {
        let older = table("resume = 'x'\nstep = { one = { stars = 1 } }");
        assert!(has_lost(&table("step = {}"), &older, &["resume"]));
        let found = table("step = { one = { stars = 1 }, two = {} }");
        assert!(!has_lost(&found, &older, &["resume"]));
        assert!(has_lost(&found, &older, &[]));
        let joined = laid_over(older, table("resume = 'y'"));
        assert_eq!(
            joined,
            table("resume = 'y'\nstep = { one = { stars = 1 } }")
        );
    }
}

//! House rules in words: what a point is called, and how each rule set reads on it.
//!
//! The sentences are found by the names that the file of rules uses: the key `rule3` is called
//! `house-rule3`, with the value `off` it reads `house-rule3-off`. A test holds that none is missing.

use crate::locale::Phrase;
use crate::rules::ruleset::RuleKey;

/// What a key is called; `None` for a key that has no name, which no key is.
#[must_use]
pub fn key_name(key: &RuleKey) -> Option<Phrase> {
    Phrase::named(&id(key))
}

/// How a key's value reads; `None` if the key has no such value.
#[must_use]
pub fn reading(key: &RuleKey, value: &str) -> Option<Phrase> {
    let value = key.values.iter().find(|known| **known == value)?;
    Phrase::named(&format!("{}-{}", id(key), hyphened(value)))
}

fn id(key: &RuleKey) -> String {
    format!("house-{}", hyphened(key.name))
}

/// A name as the word files write it.
fn hyphened(name: &str) -> String {
    name.replace('_', "-").to_lowercase()
}

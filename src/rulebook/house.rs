//! What house rules change on a card: each point with the readings of all sets of rules that differ.

use crate::explain;
use crate::lesson::rulesets;
use crate::locale::Phrase;
use crate::rulebook::Card;
use crate::rules::Ruleset;
use crate::rules::ruleset::RuleKey;

/// A point on which sets of rules differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// What it is called.
    pub name: Phrase,
    /// How the Laws read.
    pub laws: Phrase,
    /// How the others read, those that read alike together.
    pub others: Vec<Reading>,
}

/// How some sets of rules read on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The names of the sets of rules.
    pub profiles: Vec<&'static str>,
    /// What they say.
    pub reading: Phrase,
}

/// The points of a card on which any shipped set of rules differs from the Laws.
#[must_use]
pub fn points(card: &Card) -> Vec<Point> {
    let keys = card.keys.iter().filter_map(|name| RuleKey::named(name));
    keys.filter_map(point).collect()
}

fn point(key: &'static RuleKey) -> Option<Point> {
    let laws = Ruleset::FIDE.get(key.name)?;
    let others = key.values.iter().filter(|value| **value != laws);
    let others: Vec<Reading> = others.filter_map(|value| reading(key, value)).collect();
    if others.is_empty() {
        return None;
    }
    Some(Point {
        name: explain::key_name(key)?,
        laws: explain::reading(key, laws)?,
        others,
    })
}

/// Who reads a key so; `None` if nobody does.
fn reading(key: &'static RuleKey, value: &str) -> Option<Reading> {
    let has = |name: &&'static str| {
        let rules = rulesets::named(name);
        rules.is_some_and(|rules| rules.get(key.name) == Some(value))
    };
    let profiles: Vec<&'static str> = rulesets::names().filter(has).collect();
    if profiles.is_empty() {
        return None;
    }
    let reading = explain::reading(key, value)?;
    Some(Reading { profiles, reading })
}

/// What a set of rules is called; `None` for one that is not shipped.
#[must_use]
pub fn profile_name(profile: &str) -> Option<Phrase> {
    Phrase::named(&format!("profile-{profile}"))
}

/// What is special about a set of rules; `None` for one that is not shipped.
#[must_use]
pub fn profile_says(profile: &str) -> Option<Phrase> {
    Phrase::named(&format!("profile-{profile}-says"))
}

/// Where a set of rules comes from; `None` for one that is not shipped.
#[must_use]
pub fn profile_origin(profile: &str) -> Option<Phrase> {
    Phrase::named(&format!("profile-{profile}-origin"))
}

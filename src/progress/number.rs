//! Numbers of a file, each read for itself: one that is not finite, or below zero, takes nothing else with it.
//!
//! # Decisions
//! * *What is finite and not below zero is taken, rounded and within its bounds*; `nan`, `inf` and `-3` count as not there.
//!   What takes their place depends on the field.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer};

/// A number as it is in a file; `None` if it is not finite or below zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Number(Option<u64>);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Number;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number")
    }

    fn visit_i64<E>(self, number: i64) -> Result<Number, E> {
        Ok(Number(u64::try_from(number).ok()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Number, E> {
        Ok(Number(Some(number)))
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn visit_f64<E>(self, number: f64) -> Result<Number, E> {
        let is_sound = number.is_finite() && number >= 0.0;
        // A greater one than there is becomes the greatest.
        Ok(Number(is_sound.then(|| number.round() as u64)))
    }
}

/// A kind of whole numbers with a greatest one.
pub(super) trait Whole: Copy {
    /// The number, or the greatest there is.
    fn within(number: u64) -> Self;
}

impl Whole for u8 {
    fn within(number: u64) -> Self {
        Self::try_from(number).unwrap_or(Self::MAX)
    }
}

impl Whole for u32 {
    fn within(number: u64) -> Self {
        Self::try_from(number).unwrap_or(Self::MAX)
    }
}

impl Whole for u64 {
    /// TOML has none that is greater than the greatest `i64`.
    fn within(number: u64) -> Self {
        number.min(i64::MAX.unsigned_abs())
    }
}

/// The number; 0 where there is none.
pub(super) fn or_zero<'de, N: Whole, D: Deserializer<'de>>(from: D) -> Result<N, D::Error> {
    Ok(N::within(Number::deserialize(from)?.0.unwrap_or(0)))
}

/// The number, at least 1; 1 where there is none.
pub(super) fn or_one<'de, N: Whole, D: Deserializer<'de>>(from: D) -> Result<N, D::Error> {
    Ok(N::within(Number::deserialize(from)?.0.unwrap_or(1).max(1)))
}

/// The number; nothing where there is none.
pub(super) fn or_none<'de, N: Whole, D: Deserializer<'de>>(from: D) -> Result<Option<N>, D::Error> {
    Ok(Number::deserialize(from)?.0.map(N::within))
}

/// Those of several that are numbers.
pub(super) fn those<'de, N, C, D>(from: D) -> Result<C, D::Error>
where
    N: Whole,
    C: FromIterator<N>,
    D: Deserializer<'de>,
{
    let all = Vec::<Number>::deserialize(from)?.into_iter();
    Ok(all.filter_map(|it| it.0).map(N::within).collect())
}

/// Those of several with names that are numbers.
pub(super) fn named<'de, N: Whole, D: Deserializer<'de>>(
    from: D,
) -> Result<BTreeMap<String, N>, D::Error> {
    let all = BTreeMap::<String, Number>::deserialize(from)?.into_iter();
    let sound = all.filter_map(|(name, it)| Some((name, N::within(it.0?))));
    Ok(sound.collect())
}

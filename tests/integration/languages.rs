//! The languages that tests walk: those that are shipped, whichever they are, and two that are made up.

use squarewise::locale::{Locale, PSEUDO};

/// English with words two fifths longer.
pub(crate) const LONG: &str = PSEUDO[0];

/// English in letters that run from right to left.
pub(crate) const MIRRORED: &str = PSEUDO[1];

/// One language from left to right, and one from right to left.
#[cfg(feature = "gui")]
pub(crate) const DIRECTIONS: [&str; 2] = ["en", MIRRORED];

/// Every language that is shipped: one more is walked as soon as it is there.
pub(crate) fn shipped() -> impl Iterator<Item = &'static str> + Clone {
    Locale::available().iter().map(|it| it.tag.as_str())
}

/// What the window is walked in: the shipped languages, and one from right to left.
#[cfg(any(feature = "export", feature = "gui"))]
pub(crate) fn walked() -> impl Iterator<Item = &'static str> + Clone {
    shipped().chain([MIRRORED])
}

/// The shipped languages, and both that are made up.
#[cfg(any(feature = "export", feature = "gui"))]
pub(crate) fn all() -> impl Iterator<Item = &'static str> + Clone {
    shipped().chain(PSEUDO)
}

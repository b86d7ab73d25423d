//! Where a lesson takes place.

use crate::gui::base::ring::plain;

/// The land in which a lesson lies, or in which a game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Its name; `None` for what lies in no land.
    pub land: Option<String>,
    /// Which of the hues of the lands it has.
    pub hue: usize,
}

plain!(Ground);

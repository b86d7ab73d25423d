//! Who plays against the learner.

use crate::gui::base::ring::plain;

/// The coach at the strength of this game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rival {
    /// From 1 to 5.
    pub strength: u8,
    /// How well it plays, in words.
    pub name: String,
    /// Whether its hat was won from it just now.
    pub is_bare: bool,
}

plain!(Rival);

//! Where a lesson takes place, and who is there.

use crate::gui::base::ring::plain;

/// The land in which a lesson lies, or in which a game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Its name; `None` for what lies in no land.
    pub land: Option<String>,
    /// Which of the hues of the lands it has.
    pub hue: usize,
    /// The learner's animal, who is there too; `None` where none was chosen.
    pub companion: Option<Companion>,
}

/// The animal of whoever learns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Companion {
    pub animal: String,
    /// The hat that was won from the coach, by the strength, from 1.
    pub hat: Option<u8>,
    /// What it is called.
    pub name: String,
    /// How many steps are solved: with each it hops.
    pub n_solved: u32,
}

plain!(Ground);

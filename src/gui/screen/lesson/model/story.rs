//! A page of a picture story.

use crate::gui::base::ring::plain;
use crate::lesson::stage::Stage;

/// What is drawn on a page, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryPage {
    pub stage: Stage,
    /// How often it was pressed, with all that was told before.
    pub presses: u8,
    /// The same on the pages before this one.
    pub before: u8,
    /// What it is called, for those who cannot see it.
    pub name: String,
}

plain!(StoryPage);

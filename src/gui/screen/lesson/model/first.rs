//! What stands beside the board in the very first steps.

use crate::gui::base::ring::plain;

/// A star for each of the first steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FirstSteps {
    /// The step that is shown, counted from 0 among them.
    pub at: usize,
    /// Whether each star is won.
    pub stars: Vec<bool>,
}

plain!(FirstSteps);

//! The home screen: the lessons on their shelves.

pub mod model;
pub mod view;

use crate::gui::focus::Key;
use model::Control;

/// What happened on the home screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
}

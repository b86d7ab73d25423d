//! The lesson screen: a board, the coach, one task at a time.

pub mod model;
pub mod view;

use std::time::Instant;

use crate::gui::board::Event;
use crate::gui::focus::Key;
use model::Control;

/// What happened on the lesson screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was done on the board.
    Board(Event),
    /// A picture of a movement is about to be drawn.
    Frame(Instant),
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
}

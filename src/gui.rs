//! The window: the only place for iced. Screens, the board widget, themes, focus.

pub mod art;
pub mod board;
pub mod focus;
pub mod fonts;
pub mod screen;
pub mod stage;
pub mod theme;
pub mod trace;
pub mod widget;

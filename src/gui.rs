//! The window: the only place for iced. Screens, the board widget, themes, focus.

pub mod art;
pub mod board;
pub mod fonts;
pub mod theme;

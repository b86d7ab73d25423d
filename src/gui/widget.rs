//! Small views that the screens share. Each takes what it shows and makes no decision.

pub mod bar;
pub mod button;
pub mod coach;
pub(super) mod delegate;
pub mod field;
pub mod floating_piece;
pub mod flow;
pub mod hop;
pub mod icon;
pub mod label;
pub mod mirror;
pub mod page;
pub mod placed;
pub mod progress_dots;
pub mod promotion;
pub mod reveal;
pub mod ring;
pub mod slide;
pub mod split;
pub mod stars;
pub mod toggle;
pub mod tool;
pub mod transcript;
pub mod tray;

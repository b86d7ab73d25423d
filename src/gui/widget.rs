//! Small views that the screens share. Each takes what it shows and makes no decision.

pub mod afloat;
pub mod bar;
pub mod beside;
pub mod button;
pub mod coach;
pub mod field;
pub mod happened;
pub mod icon;
pub mod mirror;
pub mod named;
pub mod page;
pub(super) mod pass_on;
pub mod progress_dots;
pub mod promotion;
pub mod reveal;
pub mod slide;
pub mod stars;
pub mod tool;
pub mod tray;

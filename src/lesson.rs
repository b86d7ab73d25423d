//! Lesson files.

mod board_text;
pub mod codes;
pub mod drawing;
pub mod fields;
pub mod kind;
mod log;
mod moves_text;
mod scan;
mod syntax;
mod tab;

//! Lesson files.

pub mod codes;
pub mod fields;
pub mod kind;
mod log;
mod scan;
mod syntax;
mod tab;

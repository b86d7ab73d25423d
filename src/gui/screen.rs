//! The screens. None of them knows another; the window routes between them.
//!
//! Each has a model (strings, flags and scenes, made from the state after every message), a view
//! that only lays the model out, and an action that asks the window for something.

pub mod family;
pub mod home;
pub mod learners;
pub mod lesson;
pub mod problems;
pub mod referee;
pub mod rulebook;
pub mod seats;
pub mod settings;
pub mod table;

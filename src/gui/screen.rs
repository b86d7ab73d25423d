//! The screens. None of them knows another; the window routes between them.
//!
//! Each has a state in a frame ([`base`](crate::gui::base)), a model (strings, flags and scenes, made
//! from the state after every message), a view that only lays the model out, and asks the window for
//! something by an [`Action`](crate::gui::base::route::Action). A new screen is a file here with its
//! `model`, `present` and `view`, a row in `app/screens.rs`, and a place in `base/route.rs` with the way there in
//! `app/routes.rs`; a button that leads there is a `Control` and a row of `present` on the screen where it stands.

pub mod games;
pub mod home;
pub mod land;
pub mod learners;
pub mod lesson;
pub mod practice;
pub mod problems;
pub mod referee;
pub mod rulebook;
pub mod seats;
pub mod settings;
pub mod table;
pub mod welcome;

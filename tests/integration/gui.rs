//! The window without a display: clicks, drags, fingers and keys reach the right squares; lessons
//! are played to their stars; every screen can be photographed.
//!
//! A screen has its file and folder; [`everywhere`] is what holds on all of them, [`tools`] what the others need.

mod everywhere;
mod games;
mod home;
mod lesson;
mod practice;
mod referee;
mod rulebook;
mod settings;
mod table;
pub(crate) mod tools;
mod welcome;

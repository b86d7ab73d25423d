//! A lesson in the window: played by clicks, keys and letters, shown to a class, and its kinds of steps.

mod aids;
mod aloud;
mod boxes;
mod choices;
mod course_shots;
mod ends;
mod first;
pub(crate) mod joy;
mod kinds;
mod notes;
mod places;
mod played;
mod promoted;
mod reasons;
mod refuted;
mod room;
mod seen_whole;
pub(crate) mod show;
mod task;
mod told;
mod typed;

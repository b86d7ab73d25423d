//! The window without a display: clicks, drags, fingers and keys reach the right squares; lessons
//! are played to their stars; every screen can be photographed.

mod aids;
mod authors;
mod bot;
mod contrast;
mod ends;
mod ends_of_lessons;
mod heard;
mod kinds;
mod kinds_shots;
mod learners;
mod learners_shots;
mod lessons;
mod looks;
mod mirrored;
mod play;
mod referee;
mod referee_shots;
mod robust;
mod rulebook;
mod rulebook_lessons;
mod rulebook_shots;
mod samples;
mod settings;
mod shots;
mod show;
mod show_shots;
mod support;
mod table;
mod table_shots;
mod told;
mod typed;

//! The window without a display: clicks, drags, fingers and keys reach the right squares; lessons
//! are played to their stars; every screen can be photographed.

mod aids;
mod authors;
mod bot;
#[cfg(feature = "export")]
mod certificate;
mod choices;
mod contrast;
mod course_shots;
mod cut_off;
mod drawn;
mod ends;
mod ends_of_lessons;
mod family;
mod family_game;
mod family_play;
mod heard;
mod kept;
mod kinds;
mod laid_out;
mod languages;
mod lessons;
mod long_course;
mod looks;
mod mirrored;
mod notes;
mod play;
mod referee;
mod robust;
mod rulebook;
mod rulebook_family;
mod rulebook_lessons;
mod rulebook_shots;
mod samples;
mod settings;
mod shots;
mod show;
mod show_table;
mod states;
mod support;
mod table;
mod table_ways;
mod told;
mod typed;
mod unsaved;
mod walks;

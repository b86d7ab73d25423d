//! What is heard: sounds, and a voice that reads aloud.

pub mod sound;
pub mod speech;
pub mod voice;

//! What is heard: sounds, a voice that reads aloud, and what screen readers follow.

pub mod live_region;
pub mod sound;
pub mod speech;
pub mod voice;

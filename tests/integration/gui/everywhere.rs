//! What holds on every screen: how it looks, what is in sight, in which direction and language it is read, what is
//! heard, painted and kept; every state it can be in, and whole walks from screen to screen.

mod back;
mod contrast;
mod costs;
pub(crate) mod cut_off;
mod drawn;
mod foreign_fonts;
pub(crate) mod heard;
mod languages;
mod looks;
mod mirrored;
mod moving;
mod not_here;
mod placed;
#[cfg(all(unix, not(target_os = "macos")))]
mod played;
mod read_aloud;
mod repainted;
mod robust;
pub(in crate::gui) mod shots;
pub(crate) mod sizes;
pub(crate) mod states;
mod unsaved;
mod walks;

//! The clipboard: a door with two bodies, the system's and the browser's, which asks the reader first.

#[cfg(target_family = "wasm")]
mod page;

#[cfg(not(target_family = "wasm"))]
pub use iced::clipboard::{read, write};
#[cfg(target_family = "wasm")]
pub use page::{read, write};

//! The clipboard: a door with two bodies, the system's and the browser's, which asks the reader first.

#[cfg(target_family = "wasm")]
mod page;

#[cfg(not(target_family = "wasm"))]
pub use iced::clipboard::{read, write};
#[cfg(target_family = "wasm")]
pub use page::{read, with_browsers, write};

/// Does something with the clipboard of the window, which is the system's.
#[cfg(not(target_family = "wasm"))]
pub fn with_browsers(
    of_window: &mut dyn iced::advanced::Clipboard,
    act: impl FnOnce(&mut dyn iced::advanced::Clipboard),
) {
    act(of_window);
}

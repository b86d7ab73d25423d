//! What the page around the window has to know, a door with two bodies: which screen is shown, for the browser's way back
//! and for a reload; and where the window asks for text, for on-screen keyboards. On a desk the system knows it.

#[cfg(target_family = "wasm")]
mod page;

#[cfg(not(target_family = "wasm"))]
use iced::Rectangle;

#[cfg(target_family = "wasm")]
pub use page::{shown_before, shows, writes};

/// Whether the window is seen as soon as it is open: a page is. A browser that is asked to end the whole screen where there
/// is none answers with an error.
pub const IS_SEEN_AT_ONCE: bool = cfg!(target_family = "wasm");

/// The screen that is shown, and how many lie below it.
#[cfg(not(target_family = "wasm"))]
pub fn shows(_depth: usize, _place: &str) {}

/// The screen that was shown before a reload.
#[cfg(not(target_family = "wasm"))]
pub fn shown_before() -> Option<String> {
    None
}

/// Where the caret is while text is asked for, in pixels of the page.
#[cfg(not(target_family = "wasm"))]
pub fn writes(_caret: Option<Rectangle>) {}

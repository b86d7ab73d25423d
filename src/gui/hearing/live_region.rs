//! What a screen reader hears: a door with two bodies. In a page, lines of words are put where a screen reader
//! follows them (`page`); on a desk the library that draws the window offers nobody anything to read.

#[cfg(target_family = "wasm")]
mod page;

#[cfg(target_family = "wasm")]
pub use page::tell;

/// Nobody hears it.
#[cfg(not(target_family = "wasm"))]
pub fn tell(_: &[String], _: &str) {}

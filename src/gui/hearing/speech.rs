//! Reading aloud: a door with two bodies. On a desk a program of the system speaks ([`programs`]), in a page the
//! browser does (`page`).
//!
//! Nothing is sent anywhere, and nothing waits; the next sentence stops the one before.

#[cfg(target_family = "wasm")]
mod page;
#[cfg(not(target_family = "wasm"))]
pub mod programs;

#[cfg(target_family = "wasm")]
pub use page::Speaker;
#[cfg(not(target_family = "wasm"))]
pub use programs::Speaker;

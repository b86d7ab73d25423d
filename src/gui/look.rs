//! How everything looks: colors and sizes, pictures, letters.

#[macro_use]
pub mod art;
pub(super) mod bidi;
pub mod fonts;
pub mod joy;
pub mod kept;
pub(super) mod measured;
pub mod scale;
pub mod theme;

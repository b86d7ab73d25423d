//! How everything looks: colors and sizes, pictures, letters.

pub mod art;
pub(super) mod bidi;
pub mod fonts;
pub mod joy;
pub mod theme;

//! How everything looks: colors and sizes, pictures, letters.

pub mod art;
pub mod fonts;
pub mod theme;

//! A window without a display, for tests: iced's own, and the pixels it paints on.

#[cfg(feature = "gui")]
pub use {iced_test::*, tiny_skia};

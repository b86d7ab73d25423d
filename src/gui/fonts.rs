//! The fonts in the program: one family for everything, another where it lacks a letter.

use iced::Font;
use iced::font::Weight;

/// The family of every text.
pub const REGULAR: Font = Font::with_name("Noto Sans");

/// For headings, buttons and the squares in a sentence.
pub const BOLD: Font = Font {
    weight: Weight::Bold,
    ..REGULAR
};

/// All faces to load: both weights of the family (a missing weight would silently bring in another
/// family), and DejaVu for letters that Noto Sans lacks.
#[must_use]
pub fn all() -> [&'static [u8]; 4] {
    [
        notosans::REGULAR_TTF,
        notosans::BOLD_TTF,
        dejavu::sans::regular(),
        dejavu::sans::bold(),
    ]
}

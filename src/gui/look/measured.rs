//! How much room words take, before anything is laid out.

use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::{Font, Size};

/// The room that words take in lines of at most this width, in logical pixels; a word that is longer than that is not
/// broken, and counts as wide as it is.
#[must_use]
pub(in crate::gui) fn room_of(words: &str, (letters, font): (f32, Font), width: f32) -> Size {
    let paragraph = Paragraph::with_text(Text {
        content: words,
        bounds: Size::new(width, f32::INFINITY),
        size: letters.into(),
        line_height: LineHeight::default(),
        font,
        align_x: Alignment::Default,
        align_y: Vertical::Top,
        shaping: Shaping::Advanced,
        wrapping: Wrapping::Word,
    });
    paragraph.min_bounds()
}

/// How wide the longest of some words is.
#[must_use]
pub(in crate::gui) fn longest_word(words: &str, font: (f32, Font)) -> f32 {
    let each = words.split_whitespace();
    each.map(|word| room_of(word, font, f32::INFINITY).width)
        .fold(0.0, f32::max)
        .ceil()
}

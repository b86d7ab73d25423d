//! Bold labels whose letters shrink until the longest word fits the available width, so that no word is cut.

use iced::widget::Text;
use iced::widget::text::Alignment;
use iced::{Element, Fill, Shrink, Size};

use crate::gui::look::fonts;
use crate::gui::widget::ruled::{Ruler, ruled_in};

/// The least size of the letters, as a fraction of the intended size.
pub const SMALLEST: f32 = 0.7;

/// Upper bound of the mean advance of a letter, in sizes of the letter.
pub const WIDEST: f32 = 1.1;

/// A label as wide as there is room.
pub fn fitted<'a, M: 'a>(label: &'a str, letters: f32, align: Alignment) -> Element<'a, M> {
    ruled_in(Size::new(Fill, Shrink), move |ruler, room| {
        let letters = letters_for(ruler, label, letters, room.width);
        let text = Text::new(label).size(letters).font(fonts::BOLD);
        text.align_x(align).width(Fill).into()
    })
}

/// The size of bold letters, at most `letters` and at least [`SMALLEST`] of that, with which every word of a label fits a
/// width, in logical pixels.
pub fn letters_for(ruler: &Ruler<'_>, label: &str, letters: f32, width: f32) -> f32 {
    let words = || label.split_whitespace();
    // Labels that fit by an upper bound are not measured: they are laid out on every message.
    let n_letters = words().map(|it| it.chars().count()).max().unwrap_or(0);
    #[allow(clippy::cast_precision_loss)]
    if n_letters as f32 * WIDEST * letters <= width {
        return letters;
    }
    let widths = words().map(|word| {
        let word = Text::new(word).size(letters).font(fonts::BOLD);
        ruler.width::<()>(word)
    });
    let widest = widths.fold(0.0, f32::max);
    // Widths of words grow with their letters.
    match widest > width && widest > 0.0 {
        true => halves(letters * width / widest).max(letters * SMALLEST),
        false => letters,
    }
}

/// Rounded down to half a pixel: each size of a letter that was drawn is kept for a while.
pub fn halves(letters: f32) -> f32 {
    (letters * 2.0).floor() / 2.0
}

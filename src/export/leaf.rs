//! One page that is filled from its upper edge down: a certificate, a poster.

use crate::export::canvas::Canvas;
use crate::export::fonts::Fonts;
use crate::export::pages::whole_page;
use crate::export::{Paper, Sheet, Unprintable};
use crate::locale::{Locale, Phrase};

/// The page as it is filled. Lengths are in points.
pub(super) struct Leaf<'l> {
    pub(super) fonts: &'l Fonts,
    pub(super) locale: &'l Locale,
    pub(super) canvas: Canvas<'l>,
    /// Width and height.
    pub(super) size: (f32, f32),
    /// Where the next thing stands, from the upper edge.
    pub(super) y: f32,
}

/// Fills one page, beginning at `y`.
///
/// # Errors
/// The letters that cannot be printed.
pub(super) fn one_page(
    locale: &Locale,
    paper: Paper,
    y: f32,
    fill: impl FnOnce(&mut Leaf<'_>),
) -> Result<Sheet, Unprintable> {
    let fonts = Fonts::new();
    let size = paper.size();
    let mut leaf = Leaf {
        fonts: &fonts,
        locale,
        canvas: Canvas::new(&fonts, size.0, locale.is_rtl()),
        size,
        y,
    };
    fill(&mut leaf);
    let body = leaf.canvas.finish();
    let letters = fonts.missing();
    if !letters.is_empty() {
        return Err(Unprintable { letters });
    }
    let pages = vec![whole_page(paper, &body)];
    Ok(Sheet { paper, pages })
}

impl Leaf<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.locale.say_plain(phrase)
    }

    pub(super) fn middle(&self) -> f32 {
        self.size.0 / 2.0
    }
}

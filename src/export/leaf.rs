//! Pages that are filled from their upper edge down: a certificate, a poster, a set to cut out.

use crate::export::block::Drawn;
use crate::export::canvas::{Anchor, Canvas, INK};
use crate::export::fonts::Fonts;
use crate::export::pages::{MARGIN, foot, whole_page};
use crate::export::text::{Spans, whole, width, wrap};
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

/// What fills a page.
pub(super) type Fill<'f> = Box<dyn Fn(&mut Leaf<'_>) + 'f>;

/// How a paragraph looks.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) size: f32,
    pub(super) is_bold: bool,
    pub(super) color: &'static str,
    /// In the middle of its column, or where reading starts.
    pub(super) is_middle: bool,
}

impl Style {
    pub(super) const fn plain(size: f32) -> Self {
        Self {
            size,
            is_bold: false,
            color: INK,
            is_middle: false,
        }
    }

    pub(super) const fn bold(self) -> Self {
        Self {
            is_bold: true,
            ..self
        }
    }

    pub(super) const fn in_the_middle(self) -> Self {
        Self {
            is_middle: true,
            ..self
        }
    }

    pub(super) const fn colored(self, color: &'static str) -> Self {
        Self { color, ..self }
    }
}

/// The distance of lines, in sizes of the text.
const LEADING: f32 = 1.3;

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
    let page = whole_page(paper, &filled(&fonts, locale, paper, y, fill).svg);
    printable(&fonts, paper, vec![page])
}

/// Fills pages one after the other, beginning at the upper edge; each has its number at its foot, beside the title.
///
/// # Errors
/// The letters that cannot be printed.
pub(super) fn book(
    locale: &Locale,
    paper: Paper,
    title: &str,
    fills: &[Fill<'_>],
) -> Result<Sheet, Unprintable> {
    let fonts = Fonts::new();
    let lowest = paper.size().1 - EDGE;
    let pages = fills.iter().zip(1..).map(|(fill, number)| {
        let body = filled(&fonts, locale, paper, EDGE, fill).svg;
        let foot = foot(
            (&fonts, locale),
            paper,
            lowest,
            title,
            (number, fills.len()),
        );
        whole_page(paper, &format!("{body}{foot}"))
    });
    let pages = pages.collect();
    printable(&fonts, paper, pages)
}

/// What is filled into a strip as wide as the page, and how high it becomes.
pub(super) fn strip(
    fonts: &Fonts,
    locale: &Locale,
    paper: Paper,
    fill: impl FnOnce(&mut Leaf<'_>),
) -> Drawn {
    filled(fonts, locale, paper, 0.0, fill)
}

/// The edge that no printer needs for itself.
pub(super) const EDGE: f32 = 26.0;

/// What is filled in from `y` on, and how far down it reaches.
fn filled(
    fonts: &Fonts,
    locale: &Locale,
    paper: Paper,
    y: f32,
    fill: impl FnOnce(&mut Leaf<'_>),
) -> Drawn {
    let size = paper.size();
    let mut leaf = Leaf {
        fonts,
        locale,
        canvas: Canvas::new(fonts, size.0, locale.is_rtl()),
        size,
        y,
    };
    fill(&mut leaf);
    Drawn {
        height: leaf.y,
        svg: leaf.canvas.finish(),
    }
}

pub(super) fn printable(
    fonts: &Fonts,
    paper: Paper,
    pages: Vec<String>,
) -> Result<Sheet, Unprintable> {
    let letters = fonts.missing();
    if letters.is_empty() {
        Ok(Sheet { paper, pages })
    } else {
        Err(Unprintable { letters })
    }
}

impl Leaf<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.locale.say_plain(phrase)
    }

    pub(super) fn middle(&self) -> f32 {
        self.size.0 / 2.0
    }

    pub(super) fn wide(&self) -> f32 {
        self.size.0 - 2.0 * MARGIN
    }

    fn lines(&self, text: &str, style: Style, wide: f32) -> Vec<Spans> {
        wrap(self.fonts, &whole(text, style.is_bold), style.size, wide)
    }

    /// How high a paragraph is in a column so wide.
    #[allow(clippy::cast_precision_loss)] // A page has few lines.
    pub(super) fn height(&self, text: &str, style: Style, wide: f32) -> f32 {
        self.lines(text, style, wide).len() as f32 * style.size * LEADING
    }

    /// A paragraph in a column that begins at `x`; the next thing stands below it.
    pub(super) fn paragraph(&mut self, text: &str, style: Style, (x, wide): (f32, f32)) {
        for line in self.lines(text, style, wide) {
            self.y += style.size * LEADING;
            let (x, anchor) = match style.is_middle {
                true => (x + wide / 2.0, Anchor::Middle),
                false => (x, Anchor::Start),
            };
            let place = (x, self.y - style.size * 0.3);
            self.canvas
                .text(place, &line, style.size, style.color, anchor);
        }
    }

    /// The same in a column that lies there on the paper, whatever side reading starts from.
    pub(super) fn paragraph_there(&mut self, text: &str, style: Style, (left, wide): (f32, f32)) {
        let x = self.canvas.left(left, wide);
        self.paragraph(text, style, (x, wide));
    }

    /// A word and behind it a line to write on, in a column that begins at `x`.
    pub(super) fn field(&mut self, word: &str, size: f32, (x, wide): (f32, f32)) {
        let word = whole(word, false);
        let gone = width(self.fonts, &word, size) + size * 0.7;
        self.canvas
            .text((x, self.y), &word, size, INK, Anchor::Start);
        self.canvas.line(x + gone, self.y + 1.5, wide - gone);
    }

    /// What is drawn already, where it lies on the paper.
    pub(super) fn drawn(&mut self, drawing: &str) {
        let wide = self.size.0;
        self.canvas.put(0.0, 0.0, wide, drawing, 1.0);
    }
}

//! A lesson on paper: boards, questions, room to write, and an answer sheet, all from the same file;
//! posters for the wall, certificates, a set to cut out, the papers of a tournament, and plans for a class.
//!
//! [`sheet`] lays the pages out as SVG texts; [`output`] makes a PDF or pictures of them. What the
//! answers say is what the rules core has proved, put into words as on the screen. Only the fonts
//! inside the program are used, so that a sheet looks the same everywhere; a text with letters that
//! they lack is refused before anything is drawn. Left out: files, which are the command line's.
//!
//! # Decisions
//! * A page is a text of SVG, and PDF and pictures are made of that: one writer for all of them, and tests
//!   read what is on the paper. SVG breaks no lines, so they are broken here, by measured widths.

mod answer;
mod block;
mod board;
mod canvas;
pub mod certificate;
mod common;
pub mod event;
mod exercise;
mod fonts;
mod grid;
mod kit;
mod laid_open;
mod leaf;
mod ordered;
pub mod output;
mod pages;
mod photo;
mod pieces;
pub mod plan;
pub mod poster;
pub mod set;
mod text;

use crate::answers::Reader;
use crate::lesson::{AnyLesson, on_board};
use crate::locale::{LessonWords, Locale};
use crate::rules::Geometry;

use fonts::Fonts;
use kit::Kit;
use laid_open::LaidOpen;
use pages::Pages;
pub use photo::{Photo, Photos};

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimeters.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in points, 72 to an inch.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// Which pages are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// The exercises, then the answers.
    #[default]
    With,
    /// The exercises alone.
    Without,
    /// The answers alone.
    Only,
}

/// How a lesson is laid out on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageLayout {
    /// The size of the paper.
    pub paper: Paper,
    /// Which pages are wanted.
    pub answers: Answers,
    /// How many boards a page of exercises has at most, all of one size, and what all of them ask is said once above
    /// them. `None` is two columns, boards as large as they fit, each with all its words.
    pub per_page: Option<u8>,
}

/// The pages of a worksheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The paper they are laid out for.
    pub paper: Paper,
    /// Each page as an SVG text, in points.
    pub pages: Vec<String>,
}

/// No font of the program has these letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unprintable {
    /// The letters, each once.
    pub letters: Vec<char>,
}

/// Lays a lesson out on pages.
///
/// # Errors
/// The letters that cannot be printed.
pub fn sheet(
    lesson: &AnyLesson,
    words: &LessonWords,
    locale: &Locale,
    paper: Paper,
    answers: Answers,
) -> Result<Sheet, Unprintable> {
    let layout = PageLayout {
        paper,
        answers,
        per_page: None,
    };
    sheet_with(lesson, words, locale, layout, &Photos::new())
}

/// The same, laid out as is wanted, with the pictures beside the lesson.
///
/// # Errors
/// The letters that cannot be printed.
pub fn sheet_with(
    lesson: &AnyLesson,
    words: &LessonWords,
    locale: &Locale,
    layout: PageLayout,
    photos: &Photos,
) -> Result<Sheet, Unprintable> {
    on_board!(lesson, lesson => laid_out(Reader { lesson, words, locale }, layout, photos))
}

fn laid_out<G: Geometry>(
    reader: Reader<'_, G>,
    layout: PageLayout,
    photos: &Photos,
) -> Result<Sheet, Unprintable> {
    let answers = layout.answers;
    let fonts = Fonts::new();
    let open = LaidOpen::of(reader.lesson);
    let kit = Kit {
        reader: Reader {
            lesson: &open.lesson,
            ..reader
        },
        asked: &open.asked,
        fonts: &fonts,
        photos,
    };
    let mut pages = Pages::new(&kit, layout);
    if answers != Answers::Only {
        pages.exercises();
    }
    if answers != Answers::Without {
        pages.answers();
    }
    let pages = pages.finish();
    let letters = fonts.missing();
    if letters.is_empty() {
        Ok(Sheet {
            paper: layout.paper,
            pages,
        })
    } else {
        Err(Unprintable { letters })
    }
}

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
//! * A worksheet is made in two steps: each lesson becomes a chapter, whatever board it is on, and chapters become pages.
//!   So several lessons stand on one sheet, numbered through, those of the 8x8 board and of the cross too.
//! * Words for paper stand beside those for the screen, as the attribute `.paper` of a step: see `lessons/README.md`.

mod answer;
mod balance;
mod before;
mod block;
mod board;
mod canvas;
pub mod certificate;
mod chapter;
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
mod why;

use crate::answers::Reader;
use crate::lesson::{AnyLesson, on_board};
use crate::locale::{LessonWords, Locale};

use chapter::{Chapter, chapter};
use fonts::Fonts;
use kit::Printer;
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

/// How moves are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// As arrows on the board: nobody has learned to write moves yet.
    Drawn,
    /// As chess players write them.
    Written,
}

impl Moves {
    /// How they are answered in a lesson that stands alone: written if it is about writing them.
    #[must_use]
    pub fn of(lesson: &AnyLesson) -> Self {
        match lesson.is_about_notation() {
            true => Self::Written,
            false => Self::Drawn,
        }
    }
}

/// A lesson for paper.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations)]
pub struct Handout<'a> {
    /// What is printed.
    pub lesson: &'a AnyLesson,
    /// What it says, in the reader's language.
    pub words: &'a LessonWords,
    /// The pictures beside it.
    pub photos: &'a Photos,
    /// How its moves are answered.
    pub moves: Moves,
}

/// How lessons are laid out on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageLayout {
    /// The size of the paper.
    pub paper: Paper,
    /// Which pages are wanted.
    pub answers: Answers,
    /// How many boards a page of exercises has at most, all of one size, and what all of a lesson ask is said once above
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
    let handout = Handout {
        lesson,
        words,
        photos,
        moves: Moves::of(lesson),
    };
    several(&[handout], None, locale, layout)
}

/// Lays several lessons out on one sheet, numbered through; without a title it is called as they are.
///
/// # Errors
/// The letters that cannot be printed.
pub fn several(
    handouts: &[Handout<'_>],
    title: Option<&str>,
    locale: &Locale,
    layout: PageLayout,
) -> Result<Sheet, Unprintable> {
    let fonts = Fonts::new();
    let printer = Printer {
        fonts: &fonts,
        locale,
    };
    let mut chapters: Vec<Chapter> = Vec::new();
    for handout in handouts {
        let n_before = chapters.iter().map(|it| it.answers.len()).sum();
        let Handout {
            words,
            photos,
            moves,
            ..
        } = *handout;
        let made = on_board!(handout.lesson, lesson => {
            chapter(Reader { lesson, words, locale }, photos, moves, n_before)
        });
        chapters.push(made);
    }
    let titles: Vec<&str> = chapters.iter().map(|it| it.title.as_str()).collect();
    let title = title.map_or_else(|| titles.join(" · "), str::to_owned);
    let mut pages = Pages::new(printer, layout, title);
    if layout.answers != Answers::Only {
        pages.exercises(&chapters);
    }
    if layout.answers != Answers::Without {
        pages.answers(&chapters);
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

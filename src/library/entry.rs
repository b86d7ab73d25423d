//! A proved lesson of the library with what lies beside it: words in other languages, pictures.

use std::sync::Arc;

use crate::lesson::AnyLesson;
use crate::library::Origin;
use crate::library::folder::LessonWordFile;
use crate::library::pictures::{PictureFile, Pictures};
use crate::library::word_files;
use crate::locale::audit::Names;
use crate::locale::coverage::Share;
use crate::locale::{LessonWords, Locale};

/// A proved lesson of the library.
#[derive(Clone, Debug)]
pub struct Entry {
    /// With all that was proved of it.
    pub lesson: AnyLesson,
    /// Where it comes from.
    pub origin: Origin,
    /// Whether it stands in the place of a shipped lesson of the same name.
    pub replaces_shipped: bool,
    /// Words in other files beside the lesson.
    pub(super) beside: Vec<LessonWordFile>,
    /// Pictures beside the lesson, by name.
    pub(super) pictures: Pictures,
}

impl Entry {
    /// A lesson that the program has made, with its words inside.
    #[must_use]
    pub fn made(lesson: AnyLesson) -> Self {
        Self {
            lesson,
            origin: Origin::Shipped,
            replaces_shipped: false,
            beside: Vec::new(),
            pictures: Pictures::default(),
        }
    }

    /// The picture of this name, beside the lesson.
    #[must_use]
    pub fn picture(&self, name: &str) -> Option<&Arc<PictureFile>> {
        self.pictures.get(name)
    }

    /// The lesson's words for a reader.
    #[must_use]
    pub fn words(&self, locale: &Locale) -> LessonWords {
        let beside: Vec<(&str, &str)> = self
            .beside
            .iter()
            .filter(|file| file.unreadable.is_none())
            .map(|file| (file.language.as_str(), file.source.text()))
            .collect();
        let (id, words) = (&self.lesson.id, &self.lesson.words);
        if self.origin != Origin::Shipped && !words.entries.is_empty() {
            // Her own words, also where the program has words for a lesson of the same name.
            return LessonWords::from_files(locale, id, words, &beside, &[]);
        }
        LessonWords::load(locale, id, words, &beside)
    }

    /// The words that translations are made from and compared with, as Fluent text; `None` if there are none.
    #[must_use]
    pub fn source_words(&self) -> Option<String> {
        word_files::measure(&self.lesson, &self.beside)
    }

    /// The names of its words, as Fluent files have them.
    #[must_use]
    pub fn names(&self) -> Names {
        word_files::names(&self.lesson)
    }

    /// How much of its words each language has: inside the file, beside it, and in the program.
    #[must_use]
    pub fn coverage(&self) -> Vec<Share> {
        word_files::coverage(&self.lesson, &self.beside)
    }
}

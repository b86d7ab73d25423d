//! The words of the program: sentences in the reader's language, never a panic.
//!
//! A [`Phrase`] says *what* to say, a [`Locale`] puts it into words through Fluent. The phrases are the
//! English messages: the build makes a variant of each. A message that is missing or broken is said in
//! the next language of the chain, at last in English, and if even that fails the reader sees its id.
//! Lessons bring their own words: see [`LessonWords`].
//! Left out here: which sentence fits (that is `explain`), and how it looks (that is `gui`).

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent::FluentArgs;
use unic_langid::LanguageIdentifier;

use crate::embedded;

pub mod audit;
pub mod coverage;
mod diagnostics;
mod fold;
mod inline;
mod language;
pub mod lesson_key;
pub mod lesson_words;
mod limits;
mod memo;
pub mod nameless;
mod negotiate;
mod phrase;
mod pseudo;
pub mod rich;
pub mod sheet;
mod terms;
mod value;
mod word_count;

pub use diagnostics::{CodeExplanation, english, explained_codes};
pub use fold::folded;
pub use language::WordProblem;
pub use lesson_key::{WordKey, Words};
pub use lesson_words::{LessonArgs, LessonWords};
pub use memo::Memo;
pub use negotiate::system_languages;
pub use phrase::Phrase;
pub use pseudo::PSEUDO;
pub use rich::plain;
pub use value::{Man, PieceWord, SideWord, SquareName, Ways, count};

use language::{LoadedLanguage, WordFile};

/// A language the program has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Language {
    /// Its tag, such as `de` or `pt-BR`.
    pub tag: String,
    /// Its own name, such as `Deutsch`.
    pub name: String,
    /// True if it is written from right to left.
    pub is_rtl: bool,
}

/// Words in the reader's language. Immutable; a clone shares them.
#[derive(Clone)]
pub struct Locale {
    inner: Arc<Inner>,
}

struct Inner {
    /// Best first; never empty, English among them.
    chain: Vec<LoadedLanguage>,
    /// What the reader can follow, whether the program has it or not.
    wanted: Vec<LanguageIdentifier>,
}

impl Locale {
    /// The words for a reader who asked for these languages, best first; tags that are none are
    /// passed over. `Locale::load(&["de-AT"])` speaks German, then English.
    #[must_use]
    pub fn load<T: AsRef<str>>(requested: &[T]) -> Self {
        let tags: Vec<_> = (embedded::languages().iter())
            .filter_map(|it| it.parse().ok())
            .collect();
        let chain = negotiate::chain(requested, &tags);
        let chain: Vec<String> = chain.iter().map(ToString::to_string).collect();
        let is_wanted = |language: &str, path: &str| {
            is_of_screens(path) && chain.iter().any(|it| it == language)
        };
        Self::gathered(requested, &embedded::words(is_wanted), true)
    }

    /// The same with other word files than the program's own, each as language, path inside the
    /// language's folder, and text.
    #[must_use]
    pub fn from_files<T: AsRef<str>>(requested: &[T], files: &[(&str, &str, &str)]) -> Self {
        Self::gathered(requested, files, false)
    }

    fn gathered<T: AsRef<str>>(
        requested: &[T],
        files: &[(&str, &str, &str)],
        are_own: bool,
    ) -> Self {
        let pseudo = requested.first().and_then(|tag| tag.as_ref().parse().ok());
        let pseudo = pseudo.filter(|tag| pseudo::transform(tag).is_some());
        let mut chain = Vec::new();
        for tag in pseudo
            .into_iter()
            .chain(negotiate::chain(requested, &tags_of(files)))
        {
            chain.push(LoadedLanguage::new(
                &tag,
                &screen_files(files, &tag, are_own),
            ));
        }
        let wanted = negotiate::wanted(requested);
        Self {
            inner: Arc::new(Inner { chain, wanted }),
        }
    }

    /// Every language the program has, by tag.
    #[must_use]
    pub fn available() -> &'static [Language] {
        static LANGUAGES: OnceLock<Vec<Language>> = OnceLock::new();
        LANGUAGES.get_or_init(|| {
            let mut named = embedded::words(|_, path| path == NAMED_IN);
            for (_, _, text) in &mut named {
                *text = line_of(Phrase::LanguageName.id(), text);
            }
            let tags = tags_of(&named);
            tags.iter().map(|tag| language(tag, &named)).collect()
        })
    }

    /// The tag of the language that is spoken first.
    #[must_use]
    pub fn language(&self) -> String {
        self.first().map_or_else(
            || negotiate::SOURCE.to_owned(),
            |tongue| tongue.tag.to_string(),
        )
    }

    /// The made-up language that is spoken first, if it is one.
    fn pseudo(&self) -> Option<LanguageIdentifier> {
        let tag = &self.first()?.tag;
        pseudo::transform(tag).map(|_| tag.clone())
    }

    /// True if rows are laid out from right to left.
    #[must_use]
    pub fn is_rtl(&self) -> bool {
        self.first().is_some_and(LoadedLanguage::is_rtl)
    }

    /// The sentence for the window: what was filled in stands between isolation marks, so that
    /// right-to-left text keeps its order.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        let args = phrase.args();
        self.find(phrase.id(), &args)
            .unwrap_or_else(|| phrase.id().to_owned())
    }

    /// The sentence for titles, files, logs and the terminal: without isolation marks.
    #[must_use]
    pub fn say_plain(&self, phrase: &Phrase) -> String {
        plain(&self.say(phrase))
    }

    /// Every mistake in the word files of this chain.
    #[must_use]
    pub fn problems(&self) -> Vec<WordProblem> {
        let tongues = self.inner.chain.iter();
        tongues.flat_map(|it| it.problems.iter().cloned()).collect()
    }

    /// The first sentence along the chain that can be said whole.
    fn find(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let mut tongues = self.inner.chain.iter();
        tongues.find_map(|tongue| tongue.say(id, None, args))
    }

    fn first(&self) -> Option<&LoadedLanguage> {
        self.inner.chain.first()
    }

    /// The language of the chain whose terms serve words in `tag`; at worst the last one's.
    fn nearest(&self, tag: &LanguageIdentifier) -> Option<&LoadedLanguage> {
        let chain = &self.inner.chain;
        let same = chain.iter().find(|it| it.tag.language == tag.language);
        same.or(chain.last())
    }

    fn wanted(&self) -> &[LanguageIdentifier] {
        &self.inner.wanted
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = self.inner.chain.iter().map(|it| it.tag.to_string());
        f.debug_list().entries(tags).finish()
    }
}

/// Whether a text is the code of a language, such as `de` or `pt-BR`.
#[must_use]
pub fn is_language(text: &str) -> bool {
    let tag = text.parse::<LanguageIdentifier>();
    let first = text.split('-').next().unwrap_or_default();
    let is_short = matches!(first.len(), 2 | 3);
    is_short && tag.is_ok_and(|tag| !tag.language.is_empty()) && !text.contains('_')
}

/// Whether the program has words of its own in a language, of whatever region.
#[must_use]
pub fn is_spoken(language: &str) -> bool {
    let mut all = embedded::languages().into_iter();
    all.any(|it| coverage::is_same_language(it, language))
}

/// The languages these files are in, sorted, each once.
fn tags_of(files: &[(&str, &str, &str)]) -> Vec<LanguageIdentifier> {
    let mut folders: Vec<&str> = files.iter().map(|(folder, _, _)| *folder).collect();
    folders.sort_unstable();
    folders.dedup();
    folders.iter().filter_map(|it| it.parse().ok()).collect()
}

/// The file in which a language says its own name.
const NAMED_IN: &str = "ui.ftl";

/// The line of a file that begins with the name of a message; nothing if there is none.
fn line_of<'t>(id: &str, text: &'t str) -> &'t str {
    let is_it = |line: &&str| line.strip_prefix(id).is_some_and(|it| it.starts_with(" ="));
    text.lines().find(is_it).unwrap_or_default()
}

/// Whether a file of a language belongs to the screens, not to a lesson.
fn is_of_screens(path: &str) -> bool {
    !path.contains('/')
}

/// The files of a language that belong to the screens.
fn screen_files<'t>(
    files: &[(&'t str, &'t str, &'t str)],
    tag: &LanguageIdentifier,
    are_own: bool,
) -> Vec<WordFile<'t>> {
    let source = negotiate::source_tag();
    let tag = match (pseudo::transform(tag), &source) {
        (Some(_), Some(source)) => source,
        _ => tag,
    };
    files
        .iter()
        .filter(|(folder, name, _)| folder.parse().as_ref() == Ok(tag) && is_of_screens(name))
        .map(|(_, name, text)| WordFile {
            name,
            text,
            is_own: are_own,
        })
        .collect()
}

fn language(tag: &LanguageIdentifier, files: &[(&str, &str, &str)]) -> Language {
    let tongue = LoadedLanguage::new(tag, &screen_files(files, tag, true));
    let name = tongue.say(Phrase::LanguageName.id(), None, &FluentArgs::new());
    Language {
        tag: tag.to_string(),
        name: name.unwrap_or_else(|| tag.to_string()),
        is_rtl: tongue.is_rtl(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &[(&str, &str, &str)] = &[
        (
            "de",
            "ui.ftl",
            "app-name = Brettweise\npractice-title = { $nobody }\nstep-of = Schritt { $step\n",
        ),
        (
            "en",
            "ui.ftl",
            "app-name = Squarewise\npractice-title = Learn.\nstep-of = Step { $step } of { $total }\n",
        ),
    ];

    #[test]
    fn the_best_language_speaks() {
        let locale = Locale::from_files(&["de-AT"], FILES);
        assert_eq!(locale.language(), "de");
        assert_eq!(locale.say(&Phrase::AppName), "Brettweise");
    }

    #[test]
    fn a_broken_message_is_said_in_the_next_language() {
        let locale = Locale::from_files(&["de"], FILES);
        assert_eq!(locale.say(&Phrase::PracticeTitle), "Learn.");
        let step = Phrase::StepOf { step: 2, total: 8 };
        assert_eq!(locale.say_plain(&step), "Step 2 of 8");
        let problems = locale.problems();
        let broken = problems.iter().find(|it| it.line.is_some()).unwrap();
        assert_eq!(broken.language, "de");
        assert_eq!(broken.file, "ui.ftl");
    }

    #[test]
    fn a_message_that_nobody_has_is_its_id() {
        let locale = Locale::from_files(&["de"], FILES);
        assert_eq!(locale.say(&Phrase::ButtonNext), "button-next");
        assert_eq!(
            Locale::from_files(&["de"], &[]).say(&Phrase::AppName),
            "app-name"
        );
    }

    #[test]
    fn words_that_would_break_fluent_are_refused() {
        let text = format!(
            "app-name = {}\n",
            "{ 1 -> *[other] { \"x\" }\n }".repeat(150)
        );
        let deep = format!("app-name = {}", "{".repeat(50_000));
        for bad in [text.as_str(), deep.as_str()] {
            let files = [("de", "ui.ftl", bad), FILES[1]];
            let locale = Locale::from_files(&["de"], &files);
            assert_eq!(locale.say(&Phrase::AppName), "Squarewise");
        }
    }

    #[test]
    fn languages_know_their_own_name() {
        let names: Vec<_> = Locale::available().iter().map(|it| &it.name).collect();
        assert!(names.iter().any(|name| *name == "English"), "{names:?}");
        assert!(names.iter().any(|name| *name == "Deutsch"), "{names:?}");
    }
}

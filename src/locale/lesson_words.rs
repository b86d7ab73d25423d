//! The words of one lesson, looked up step by step along the reader's languages.
//!
//! All strings of a step come from one place, so one board never mixes languages. For each
//! language that the reader can follow: the file `<id>.<lang>.ftl` beside the lesson, then the
//! program's `locales/<lang>/lessons/<id>.ftl`, then the words inside the lesson file. At the very
//! end whatever there is, with a flag: the child sees words in a language nobody asked for.
//!
//! # Decisions
//! * Words stand beside lessons, in a file for each language, and not in the lesson with a row for each.
//!   A translator opens one file in one language and sends it back; boards, moves and answers exist once,
//!   so no translation can change what was proved. Each message is stamped with what it was made from,
//!   which tells when it is older than that.
//! * Only the author's own language may stand inside: one file is enough to write a lesson and try it.

use fluent::FluentArgs;
use unic_langid::LanguageIdentifier;

use crate::embedded;
use crate::locale::language::{LoadedLanguage, WordFile};
use crate::locale::lesson_key::{ARGUMENT_NAMES, message_id};
use crate::locale::nameless::{NOBODY, without_name};
use crate::locale::negotiate::{SOURCE, serves};
use crate::locale::{Locale, Phrase, WordKey, WordProblem, Words, inline, rich};

/// What the words of a step may be filled with.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LessonArgs {
    /// The learner's name, `{player}`; empty of one who has none.
    pub player: String,
    /// The fewest moves, `{best}`.
    pub best: u32,
    /// How many there are in all, `{total}`.
    pub total: u32,
    /// How many are left, `{left}`.
    pub left: u32,
}

/// Stands for the brace before a name until the braces of the text are guarded.
const OPEN: char = '\u{E000}';
/// Stands for the brace behind a name.
const CLOSE: char = '\u{E001}';

impl LessonArgs {
    fn to_fluent(&self) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        let player = match self.player.as_str() {
            "" => NOBODY.to_string(),
            player => player.to_owned(),
        };
        args.set("player", player);
        args.set("best", self.best);
        args.set("total", self.total);
        args.set("left", self.left);
        args
    }
}

/// The words of one lesson for one reader.
pub struct LessonWords {
    id: String,
    first_language: String,
    /// What a learner without a name is called where a sentence needs a word.
    unnamed: String,
    /// In the order in which they are asked.
    sources: Vec<LoadedLanguage>,
}

impl LessonWords {
    /// Gathers the words of a lesson: those inside its file, and those of files beside it, each as
    /// language and text; the program's own are added here, in the languages that the reader follows:
    /// English, which has all of them, is among these.
    #[must_use]
    pub fn load(locale: &Locale, lesson: &str, words: &Words, beside: &[(&str, &str)]) -> Self {
        let name = file_name(lesson);
        let is_followed = |language: &str| {
            let tag = language.parse();
            tag.is_ok_and(|tag| locale.wanted().iter().any(|wanted| serves(&tag, wanted)))
        };
        let shipped = embedded::words(|language, path| path == name && is_followed(language));
        Self::from_files(locale, lesson, words, beside, &shipped)
    }

    /// The same with other word files than the program's own.
    #[must_use]
    pub fn from_files(
        locale: &Locale,
        lesson: &str,
        words: &Words,
        beside: &[(&str, &str)],
        shipped: &[(&str, &str, &str)],
    ) -> Self {
        let name = file_name(lesson);
        let mut offers: Vec<(LanguageIdentifier, String, String)> = Vec::new();
        for (tag, text) in beside {
            if let Ok(id) = tag.parse() {
                offers.push((id, format!("{lesson}.{tag}.ftl"), (*text).to_owned()));
            }
        }
        for (tag, path, text) in shipped.iter().filter(|(_, path, _)| *path == name) {
            if let Ok(id) = tag.parse() {
                offers.push((id, (*path).to_owned(), (*text).to_owned()));
            }
        }
        let language = words.language.as_deref().unwrap_or(SOURCE);
        if let (Ok(id), false) = (language.parse(), words.entries.is_empty()) {
            offers.push((id, format!("{lesson}.toml"), inline::to_ftl(lesson, words)));
        }
        if let Some(pseudo) = locale.pseudo() {
            offers = offers.into_iter().map(|it| made_up(it, &pseudo)).collect();
        }
        let sources = ordered(locale, offers)
            .into_iter()
            .filter_map(|(tag, name, text)| {
                let file = WordFile {
                    name: &name,
                    text: &text,
                    is_own: false,
                };
                Some(LoadedLanguage::extended(&tag, locale.nearest(&tag)?, &file))
            })
            .collect();
        Self {
            id: lesson.to_owned(),
            first_language: locale.language(),
            unnamed: locale.say_plain(&Phrase::PlayerUnnamed),
            sources,
        }
    }

    /// One string of a step, or of the lesson itself where `step` is `None`; with isolation marks,
    /// `_emphasis_` and paragraphs kept (see [`rich`]). `None` if the lesson does not say it.
    #[must_use]
    pub fn text(&self, step: Option<&str>, key: &WordKey, args: &LessonArgs) -> Option<String> {
        let id = message_id(&self.id, step);
        let filled = args.to_fluent();
        let said = self
            .source(&id)?
            .say(&id, key.attribute().as_deref(), &filled)?;
        let said = match args.player.as_str() {
            "" => without_name(&said, &self.unnamed),
            _ => said,
        };
        Some(rich::tidy(&said)).filter(|text| !text.is_empty())
    }

    /// One string as an author writes it into a lesson file: `{player}`, `{{` for a brace.
    #[must_use]
    pub fn written(&self, step: Option<&str>, key: &WordKey) -> Option<String> {
        let id = message_id(&self.id, step);
        let mut args = FluentArgs::new();
        for name in ARGUMENT_NAMES {
            args.set(name, format!("{OPEN}{name}{CLOSE}"));
        }
        let said = self
            .source(&id)?
            .say(&id, key.attribute().as_deref(), &args)?;
        let text = rich::tidy(&rich::plain(&said)).replace('{', "{{");
        let text = text.replace('}', "}}").replace(OPEN, "{");
        Some(text.replace(CLOSE, "}")).filter(|text| !text.is_empty())
    }

    /// The lesson's title, or its id where it has none.
    #[must_use]
    pub fn title(&self) -> String {
        self.text(None, &WordKey::Title, &LessonArgs::default())
            .unwrap_or_else(|| self.id.clone())
    }

    /// How many hints the step has in the language that is shown.
    #[must_use]
    pub fn n_hints(&self, step: &str) -> usize {
        let id = message_id(&self.id, Some(step));
        let Some(source) = self.source(&id) else {
            return 0;
        };
        let names = source.attributes(&id);
        let has = |number: &usize| names.contains(&format!("hint-{number}").as_str());
        (1..).take_while(has).count()
    }

    /// The language of a step's words if it is not the reader's first: shown as a small flag.
    #[must_use]
    pub fn foreign(&self, step: Option<&str>) -> Option<String> {
        let source = self.source(&message_id(&self.id, step))?;
        let first: LanguageIdentifier = self.first_language.parse().ok()?;
        (source.tag.language != first.language).then(|| source.tag.to_string())
    }

    /// What was wrong in the words.
    #[must_use]
    pub fn problems(&self) -> Vec<WordProblem> {
        let sources = self.sources.iter();
        sources.flat_map(|it| it.problems.iter().cloned()).collect()
    }

    /// The first source that has this message and can say it whole.
    fn source(&self, id: &str) -> Option<&LoadedLanguage> {
        let args = LessonArgs::default().to_fluent();
        let can_say = |it: &&LoadedLanguage| it.has(id) && it.say(id, None, &args).is_some();
        self.sources.iter().find(can_say)
    }
}

/// Where the program's own words of a lesson lie in the folder of a language.
fn file_name(lesson: &str) -> String {
    format!("lessons/{lesson}.ftl")
}

type Offer = (LanguageIdentifier, String, String);

/// English words offered in the made-up language that is made from them.
fn made_up((tag, name, text): Offer, pseudo: &LanguageIdentifier) -> Offer {
    let is_english = tag.language.as_str() == SOURCE;
    (if is_english { pseudo.clone() } else { tag }, name, text)
}

/// The offers in the reader's order; those in a language the reader did not name come last.
fn ordered(locale: &Locale, mut offers: Vec<Offer>) -> Vec<Offer> {
    let mut ordered = Vec::new();
    for wanted in locale.wanted() {
        let (mut fitting, others) = offers
            .into_iter()
            .partition(|(tag, ..)| serves(tag, wanted));
        ordered.append(&mut fitting);
        offers = others;
    }
    ordered.append(&mut offers);
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: &str = "-piece-rook = Turm\n";
    const SHIPPED: &[(&str, &str, &str)] = &[
        ("de", "terms.ftl", TERMS),
        (
            "de",
            "lessons/l.ftl",
            "lesson-l = Der Turm\nlesson-l_one = Der { -piece-rook } zieht\n    gerade, { $player }.\n    .hint-1 = Schau.\n",
        ),
        ("en", "terms.ftl", "-piece-rook = rook\n"),
        (
            "en",
            "lessons/l.ftl",
            "lesson-l = The rook\n    .about = Lines.\nlesson-l_one = The rook.\nlesson-l_two = More.\n",
        ),
    ];

    fn words(language: &str) -> Words {
        let entry =
            |step: Option<&str>, key, text: &str| (step.map(str::to_owned), key, text.to_owned());
        Words {
            language: Some(language.to_owned()),
            entries: vec![
                entry(None, WordKey::Title, "Wieża"),
                entry(Some("one"), WordKey::Text, "Ruch {player}: {rook}.\n\nDwa."),
                entry(Some("one"), WordKey::Hint(1), "Patrz"),
                entry(Some("three"), WordKey::Yes, "Tak!"),
            ],
        }
    }

    fn load(requested: &[&str], words: &Words, beside: &[(&str, &str)]) -> LessonWords {
        let locale = Locale::from_files(requested, SHIPPED);
        LessonWords::from_files(&locale, "l", words, beside, SHIPPED)
    }

    fn said(words: &LessonWords, step: &str, key: &WordKey) -> String {
        let args = LessonArgs {
            player: "Owl".to_owned(),
            ..LessonArgs::default()
        };
        let text = words.text(Some(step), key, &args).unwrap_or_default();
        rich::plain(&text)
    }

    #[test]
    fn shipped_words_speak_the_readers_language() {
        let words = load(&["de"], &Words::default(), &[]);
        assert_eq!(words.title(), "Der Turm");
        assert_eq!(
            said(&words, "one", &WordKey::Text),
            "Der Turm zieht gerade, Owl."
        );
        assert_eq!(words.foreign(Some("one")), None);
        assert_eq!(words.n_hints("one"), 1);
    }

    #[test]
    fn a_learner_without_a_name_is_called_by_none() {
        let words = load(&["de"], &Words::default(), &[]);
        let said = words.text(Some("one"), &WordKey::Text, &LessonArgs::default());
        assert_eq!(rich::plain(&said.unwrap()), "Der Turm zieht gerade.");
    }

    #[test]
    fn a_made_up_language_is_made_from_english() {
        let words = load(&["en-XA"], &Words::default(), &[]);
        assert_eq!(words.title(), "Thèé ròóòók");
        assert_eq!(words.foreign(Some("one")), None);
        let words = load(&["ar-XB"], &Words::default(), &[]);
        assert_eq!(
            words.title(),
            "\u{5D8}\u{5D7}\u{5E2} \u{5E8}\u{5D5}\u{5D5}\u{5E7}"
        );
    }

    #[test]
    fn a_step_falls_back_as_a_whole() {
        let words = load(&["de"], &Words::default(), &[]);
        assert_eq!(said(&words, "two", &WordKey::Text), "More.");
        assert_eq!(words.foreign(Some("two")).as_deref(), Some("en"));
        assert_eq!(
            words.text(None, &WordKey::About, &LessonArgs::default()),
            None
        );
        assert_eq!(said(&words, "nowhere", &WordKey::Text), "");
    }

    #[test]
    fn inline_words_speak_where_nothing_else_does() {
        let words = load(&["de"], &words("pl"), &[]);
        assert_eq!(words.title(), "Der Turm");
        assert_eq!(said(&words, "three", &WordKey::Yes), "Tak!");
        assert_eq!(words.foreign(Some("three")).as_deref(), Some("pl"));
    }

    #[test]
    fn inline_words_come_first_for_their_own_readers() {
        let words = load(&["pl-PL"], &words("pl"), &[]);
        assert_eq!(words.title(), "Wieża");
        let text = said(&words, "one", &WordKey::Text);
        assert_eq!(text, "Ruch Owl: rook.\n\nDwa.");
        assert_eq!(said(&words, "one", &WordKey::Hint(1)), "Patrz");
        assert!(words.problems().is_empty(), "{:?}", words.problems());
    }

    #[test]
    fn a_file_beside_the_lesson_comes_before_the_shipped_one() {
        let beside = [("de", "lesson-l_one = Anders.\n"), ("not a tag", "")];
        let words = load(&["de"], &Words::default(), &beside);
        assert_eq!(said(&words, "one", &WordKey::Text), "Anders.");
        assert_eq!(words.title(), "Der Turm");
    }

    #[test]
    fn broken_words_are_passed_over() {
        let beside = [("de", "lesson-l_one = { $nobody }\nlesson-l_two = {\n")];
        let words = load(&["de"], &Words::default(), &beside);
        assert_eq!(
            said(&words, "one", &WordKey::Text),
            "Der Turm zieht gerade, Owl."
        );
        assert_eq!(words.problems().len(), 1);
    }

    #[test]
    fn words_are_written_back_as_an_author_would() {
        let beside = [(
            "de",
            "lesson-l_one = { $best ->\n    [one] ein\n   *[other] In { $best }{ \"}\" }\n }\n",
        )];
        let words = load(&["de"], &Words::default(), &beside);
        let written = |step| words.written(Some(step), &WordKey::Text);
        assert_eq!(written("one").as_deref(), Some("In {best}}}"));
        assert_eq!(written("nowhere"), None);
    }

    #[test]
    fn a_lesson_without_words_has_its_id_as_title() {
        let locale = Locale::from_files(&["de"], SHIPPED);
        let words = LessonWords::load(&locale, "mine", &Words::default(), &[]);
        assert_eq!(words.title(), "mine");
    }
}

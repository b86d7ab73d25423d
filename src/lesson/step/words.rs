//! The words of a step: what is said, and what the words may be filled with.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::kinds::Kind;
use crate::lesson::kinds::choose::ReadOption;
use crate::lesson::log::Log;
use crate::lesson::tab::{Pair, Tab};
use crate::lesson::text::Text;
use crate::lesson::words::{Collector, Numbers};
use crate::lesson::{MAX_HINTS, Wrong, codes};
use crate::locale::WordKey;
use crate::rules::{Geometry, Reason};

/// The sentences for one certain mistake, each with its place in the file.
pub(super) struct MistakeWords<'t, G: Geometry> {
    pub(super) wrong: Vec<(Wrong<G>, Pair<'t>)>,
    pub(super) because: Vec<(Reason, Pair<'t>)>,
    pub(super) options: Vec<ReadOption<'t>>,
}

/// What may stand in a file without its words, where the words are elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lesson) enum Wordless {
    /// How many hints there are.
    Hints,
    /// A move or a reason without its sentence.
    Name,
    /// An answer to choose.
    Option,
    /// What is said to an answer.
    OptionSay,
}

impl Wordless {
    /// The complaint in a lesson that has words of its own.
    pub(in crate::lesson) fn complaint(self, at: Span) -> Diagnostic {
        let found = |message| Diagnostic::error(codes::MISSING, at, message);
        let without = || found(say!("check-half-the-words")).label(say!("check-no-words"));
        let write = |name: &str| say!("check-write-setting", name = name, value = "\"...\"");
        match self {
            Self::Hints => without().help(say!("check-hints-in-a-list")),
            Self::Name => without().help(say!("check-sentence-in-a-pair")),
            Self::OptionSay => without().help(write("say")),
            Self::Option => found(say!("check-option-without-text"))
                .label(say!("check-no-setting", name = "text"))
                .help(write("text")),
        }
    }
}

impl<G: Geometry> MistakeWords<'_, G> {
    /// What has no words in this file, each with its place.
    pub(super) fn wordless(&self, tab: &Tab<'_>) -> Vec<(Wordless, Span)> {
        let wrong = self.wrong.iter().map(|(_, pair)| pair);
        let pairs = wrong.chain(self.because.iter().map(|(_, pair)| pair));
        let hints = tab.number("hints").filter(|(n, _)| *n > 0);
        pairs
            .filter(|pair| pair.say.is_none())
            .map(|pair| (Wordless::Name, pair.name.inside()))
            .chain(hints.map(|(_, span)| (Wordless::Hints, span)))
            .chain(self.options.iter().flat_map(ReadOption::wordless))
            .collect()
    }
}

/// Which numbers the words of a step may use.
pub(super) fn numbers(kind: Option<Kind>, tab: &Tab<'_>) -> Numbers {
    kind.map_or(Numbers::Par, |kind| (kind.room().numbers)(tab))
}

pub(super) fn n_hints(tab: &Tab<'_>, log: &mut Log<'_>) -> usize {
    let hints = tab.list(log, "hints");
    let (n_hints, place) = match tab.number("hints") {
        Some((n, span)) => (usize::try_from(n).unwrap_or(usize::MAX), span),
        None => (
            hints.len(),
            hints.get(MAX_HINTS).map_or(tab.head(), |hint| hint.span),
        ),
    };
    if n_hints > MAX_HINTS {
        let message = say!("check-too-many-hints", limit = MAX_HINTS, n = n_hints);
        log.push(
            Diagnostic::error(codes::TOO_MANY, place, message).label(say!("check-too-many-label")),
        );
    }
    n_hints
}

/// Gathers the words of one step.
pub(super) struct Gather<'g, 's> {
    pub(super) words: &'g mut Collector,
    pub(super) log: &'g mut Log<'s>,
    pub(super) step: Option<&'g str>,
    pub(super) numbers: Numbers,
}

impl Gather<'_, '_> {
    pub(super) fn all<G: Geometry>(&mut self, tab: &Tab<'_>, said: &MistakeWords<'_, G>) {
        for (name, key) in [
            ("text", WordKey::Text),
            ("paper", WordKey::Paper),
            ("yes", WordKey::Yes),
            ("no", WordKey::No),
        ] {
            self.one(key, tab.text(self.log, name));
        }
        for (hint, number) in tab.list(self.log, "hints").into_iter().zip(1..=MAX_HINTS) {
            self.one(WordKey::Hint(number), Some(hint));
        }
        for (wrong, pair) in &said.wrong {
            self.one(WordKey::Wrong(wrong.key.clone()), pair.say);
        }
        for (reason, pair) in &said.because {
            self.one(WordKey::Because(reason.code().to_owned()), pair.say);
        }
        for option in &said.options {
            let name = option.id.map_or("", |id| id.value);
            self.one(WordKey::Option(name.to_owned()), option.text);
            self.one(WordKey::OptionSay(name.to_owned()), option.say);
        }
    }

    fn one(&mut self, key: WordKey, text: Option<Text<'_>>) {
        self.words
            .add(self.log, self.step.or(Some("")), key, text, self.numbers);
    }
}

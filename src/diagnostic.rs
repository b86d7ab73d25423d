//! A mistake an author made in a file, as data: what, where, and what to type instead.
//!
//! The terminal, the editor's problem list and the window draw the same value; [`render`] holds the two
//! text forms. A [`Diagnostic`] is collected, never thrown: one run shows every mistake of a file.
//! Left out: which mistakes exist (each reader names its own codes) and where files come from.
//!
//! ```
//! use squarewise::diagnostic::{Code, Diagnostic, Message, Source, Span, closest, did_you_mean, render};
//! use squarewise::locale::english;
//!
//! let source = Source::new("rook.toml", "titel = \"The rook\"\n");
//! let help = closest("titel", ["title", "text"]).map(did_you_mean);
//! let message = Message::new("check-unknown-setting")
//!     .with("block", Message::new("check-block-lesson"))
//!     .with("name", "titel");
//! let found = Diagnostic::error(Code("unknown"), Span::new(0, 5), message).maybe_help(help);
//! assert_eq!(
//!     render::short(&source, &[found], &english),
//!     "rook.toml:1:1: error[unknown]: a lesson has no setting called `titel` (did you mean `title`?)\n"
//! );
//! ```

mod message;
pub mod render;
mod source;

use std::fmt;

pub(crate) use message::say;
pub use message::{Arg, Message, Translator, shortened};
pub use source::{LineColumn, Source};

/// The stable, untranslated name of one sort of mistake: lower case, words joined by `-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(pub &'static str);

impl Code {
    /// The name as it is printed between the brackets.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// How grave a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The file cannot be used as it is.
    Error,
    /// The file works, but its author should look here.
    Warning,
}

impl Severity {
    /// The word printed in front of the code.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        }
    }
}

/// A range of bytes in a [`Source`]'s text; an empty one stands between two characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// The bytes from `start` up to, not including, `end`; a backward range becomes an empty one.
    #[must_use]
    pub fn new(start: usize, end: usize) -> Span {
        Span {
            start,
            end: end.max(start),
        }
    }

    /// Whether `offset` lies inside.
    #[must_use]
    pub fn contains(self, offset: usize) -> bool {
        self.start <= offset && offset < self.end
    }
}

impl From<std::ops::Range<usize>> for Span {
    fn from(range: std::ops::Range<usize>) -> Span {
        Span::new(range.start, range.end)
    }
}

/// One mistake: its code, its place, and its words.
///
/// Its words are messages, put into a language when they are shown: lower case, without a full stop, with
/// names in backticks; `message` says what was found and what was expected, `help` says what to type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The stable name of this sort of mistake.
    pub code: Code,
    /// Whether the file can still be used.
    pub severity: Severity,
    /// Where the caret stands.
    pub span: Span,
    /// What was found and what was expected, in one sentence.
    pub message: Message,
    /// A few words under the caret.
    pub label: Option<Message>,
    /// What to type instead.
    pub help: Option<Message>,
    /// Other places that belong to the mistake, each with a few words.
    pub also: Vec<(Span, Message)>,
}

impl Diagnostic {
    /// A mistake that makes the file unusable.
    #[must_use]
    pub fn error(code: Code, span: Span, message: impl Into<Message>) -> Diagnostic {
        Diagnostic::new(Severity::Error, code, span, message.into())
    }

    /// Something the author should look at although the file works.
    #[must_use]
    pub fn warning(code: Code, span: Span, message: impl Into<Message>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, code, span, message.into())
    }

    fn new(severity: Severity, code: Code, span: Span, message: Message) -> Diagnostic {
        Diagnostic {
            code,
            severity,
            span,
            message,
            label: None,
            help: None,
            also: Vec::new(),
        }
    }

    /// The same with a few words under the caret.
    #[must_use]
    pub fn label(mut self, label: impl Into<Message>) -> Diagnostic {
        self.label = Some(label.into());
        self
    }

    /// The same with advice on what to type.
    #[must_use]
    pub fn help(self, help: impl Into<Message>) -> Diagnostic {
        self.maybe_help(Some(help))
    }

    /// The same with advice, if there is any.
    #[must_use]
    pub fn maybe_help(mut self, help: Option<impl Into<Message>>) -> Diagnostic {
        self.help = help.map(Into::into).or(self.help);
        self
    }

    /// The same with another place that belongs to the mistake.
    #[must_use]
    pub fn also(mut self, span: Span, label: impl Into<Message>) -> Diagnostic {
        self.also.push((span, label.into()));
        self
    }

    /// Whether the file cannot be used because of this.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// The advice to type a near word instead.
#[must_use]
pub fn did_you_mean(near: &str) -> Message {
    say!("check-did-you-mean", near = near)
}

/// The candidate that `word` was most likely meant to be; `None` when nothing is near.
///
/// Near means one edit for a short word and one more for every three letters; upper case and `-` for `_`
/// count as nothing. Between equally near words the first one offered wins.
#[must_use]
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let plain = |text: &str| text.to_lowercase().replace(['-', ' '], "_");
    let word = plain(word);
    let limit = 1 + word.chars().count() / 4;
    candidates
        .into_iter()
        .map(|candidate| {
            (
                strsim::damerau_levenshtein(&word, &plain(candidate)),
                candidate,
            )
        })
        .filter(|(distance, candidate)| *distance <= limit && *distance < candidate.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_near_word_is_offered() {
        let words = ["title", "text", "stars", "because_say", "hints", "go"];
        assert_eq!(closest("titel", words), Some("title"));
        assert_eq!(closest("star", words), Some("stars"));
        assert_eq!(closest("Because-Say", words), Some("because_say"));
        assert_eq!(closest("hinst", words), Some("hints"));
    }

    #[test]
    fn a_far_word_is_not() {
        assert_eq!(closest("banana", ["title", "text", "go"]), None);
        assert_eq!(closest("xy", ["go"]), None);
        assert_eq!(closest("", ["go", "a"]), None);
    }

    #[test]
    fn a_backward_span_is_empty() {
        assert_eq!(Span::new(4, 2), Span::new(4, 4));
        assert!(!Span::new(4, 4).contains(4));
    }
}

//! The checker's messages in words: an author reads her own language too.
//!
//! The sentences are in `check.ftl` of each language; what is missing is said in English, and what even
//! English lacks shows its name and what would be filled in.

use std::sync::OnceLock;

use fluent::{FluentArgs, FluentValue};

use crate::diagnostic::{Arg, Message, shortened};
use crate::embedded;
use crate::locale::negotiate::SOURCE;
use crate::locale::{Locale, plain};

/// What begins the name of an explanation; the code follows.
const EXPLAIN: &str = "explain-";

/// What a code means, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeExplanation {
    /// What the mistake is, why it is one, and how to mend it.
    pub text: String,
    /// An example of the mistake.
    pub wrong: String,
    /// The same example as it should be.
    pub right: String,
}

impl Locale {
    /// A message in words, without isolation marks. Endless words of an author are cut.
    #[must_use]
    pub fn tell(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            args.set(*name, self.filled(arg));
        }
        let said = self.find(message.id(), &args);
        let said = said.map(|said| plain(&said));
        said.unwrap_or_else(|| shortened(&message.to_string()).into_owned())
    }

    /// What a code means, in the first language that has all of it; `None` if nobody explains it.
    #[must_use]
    pub fn explanation(&self, code: &str) -> Option<CodeExplanation> {
        let id = format!("{EXPLAIN}{code}");
        let nothing = FluentArgs::new();
        self.inner.chain.iter().find_map(|tongue| {
            let part = |attribute| Some(plain(&tongue.say(&id, attribute, &nothing)?));
            Some(CodeExplanation {
                text: part(None)?,
                wrong: part(Some("wrong"))?,
                right: part(Some("right"))?,
            })
        })
    }

    /// What a setting of a lesson file is for: `block` is `lesson`, `step`, `option` or a kind of step.
    #[must_use]
    pub fn setting(&self, block: &str, name: &str) -> Option<String> {
        self.named(&format!("field-{block}-{name}"))
    }

    /// What the child does in a step of this kind.
    #[must_use]
    pub fn kind(&self, kind: &str) -> Option<String> {
        self.named(&format!("kind-{kind}"))
    }

    fn named(&self, id: &str) -> Option<String> {
        let said = self.find(id, &FluentArgs::new())?;
        Some(plain(&said))
    }

    fn filled(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) => shortened(text).into_owned().into(),
            Arg::Number(number) => (*number).into(),
            Arg::Message(message) => self.tell(message).into(),
        }
    }
}

/// A message in English, for logs and for programs that read along.
#[must_use]
pub fn english(message: &Message) -> String {
    static ENGLISH: OnceLock<Locale> = OnceLock::new();
    ENGLISH.get_or_init(|| Locale::load(&["en"])).tell(message)
}

/// Every code that is explained, in the order of the word file.
pub fn explained_codes() -> impl Iterator<Item = &'static str> {
    let files = embedded::words(|language, path| language == SOURCE && path == "check.ftl");
    let lines = files.into_iter().flat_map(|(_, _, text)| text.lines());
    lines.filter_map(|line| {
        let (code, _) = line.strip_prefix(EXPLAIN)?.split_once('=')?;
        Some(code.trim_end())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::say;

    const FILES: &[(&str, &str, &str)] = &[
        (
            "de",
            "check.ftl",
            "a = { $n ->\n    [one] ein Feld\n   *[other] { $n } Felder\n }: { $of }\n",
        ),
        ("en", "check.ftl", "a = { $n }\nb = square `{ $square }`\n"),
    ];

    #[test]
    fn messages_are_said_in_the_first_language_that_has_them() {
        let german = Locale::from_files(&["de"], FILES);
        let inner = say!("b", square = "e4");
        let told = |n: usize| german.tell(&say!("a", n = n, of = &inner));
        assert_eq!(told(1), "ein Feld: square `e4`");
        assert_eq!(told(2), "2 Felder: square `e4`");
        assert_eq!(german.tell(&say!("c", n = 3_u32)), "c (n: 3)");
        assert_eq!(german.tell(&Message::verbatim("{ $x }")), "{ $x }");
    }
}

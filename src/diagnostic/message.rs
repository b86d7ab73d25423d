//! The words of a diagnostic as data: the name of a sentence and what is filled in.
//!
//! `locales/<language>/check.ftl` holds the sentences and `locale` says them, so an author reads her own
//! language. [`say!`] makes a message; a test holds every one in the program to the word files:
//! `say!("check-fen-rank", rank = 4, squares = 9)` needs `check-fen-rank` with `$rank` and `$squares`.

use std::borrow::Cow;
use std::fmt;

/// The most letters of a word that are shown; paths of files are rarely longer.
const LONGEST_WORD: usize = 240;

/// The most letters that are shown of anything filled in; lists of names are shorter.
const LONGEST_TEXT: usize = 4_000;

/// A sentence by its name, with what is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// Something that is filled into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Words of the author, a name, or a code that the sentence chooses by.
    Text(String),
    /// A number, which may choose a plural.
    Number(u64),
    /// Another sentence.
    Message(Message),
}

/// How a message becomes a text: `locale` gives one for each language.
pub type Translator<'a> = &'a dyn Fn(&Message) -> String;

/// A [`Message`]: `say!("check-no-square", text = text.value)`.
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::diagnostic::Message::new($id)$(.with(stringify!($name), $value))*
    };
}
pub(crate) use say;

/// What somebody wrote, but no endless word of it and no endless text: what is left out leaves a `…`.
#[must_use]
pub fn shortened(text: &str) -> Cow<'_, str> {
    // No text of so few bytes has more letters.
    if text.len() <= LONGEST_WORD {
        return Cow::Borrowed(text);
    }
    let (mut short, mut in_word, mut in_text) = (String::new(), 0, 0);
    for letter in text.chars() {
        in_text += 1;
        if in_text > LONGEST_TEXT {
            if !short.ends_with('…') {
                short.push('…');
            }
            break;
        }
        in_word = if letter.is_whitespace() {
            0
        } else {
            in_word + 1
        };
        if in_word <= LONGEST_WORD {
            short.push(letter);
        } else if in_word == LONGEST_WORD + 1 {
            short.push('…');
        }
    }
    Cow::Owned(short)
}

impl Message {
    /// The sentence of this name, with nothing filled in yet.
    #[must_use]
    pub fn new(id: &'static str) -> Message {
        Message {
            id,
            args: Vec::new(),
        }
    }

    /// The same with `$name` filled in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// Words of others, such as another library's or a list of squares, shown as they are in every language.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("").with("text", text.into())
    }

    /// The name of the sentence; empty for words that are shown as they are.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// What is filled in, by name.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// What a reader sees when no language has the sentence: its name and what would be filled in.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ("", [(_, text)]) = (self.id, self.args.as_slice()) {
            return text.fmt(f);
        }
        f.write_str(self.id)?;
        for (at, (name, arg)) in self.args.iter().enumerate() {
            let joint = if at == 0 { " (" } else { ", " };
            write!(f, "{joint}{name}: {arg}")?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(number) => number.fmt(f),
            Arg::Message(message) => message.fmt(f),
        }
    }
}

impl From<&Message> for Message {
    fn from(message: &Message) -> Message {
        message.clone()
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<char> for Arg {
    fn from(sign: char) -> Arg {
        Arg::Text(sign.to_string())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<&Message> for Arg {
    fn from(message: &Message) -> Arg {
        Arg::Message(message.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unsaid_message_shows_its_name_and_what_it_holds() {
        let inner = say!("check-square", square = "e4");
        let outer = say!("check-count", n = 3_usize, of = inner);
        assert_eq!(
            outer.to_string(),
            "check-count (n: 3, of: check-square (square: e4))"
        );
        assert_eq!(say!("check-plain").to_string(), "check-plain");
        assert_eq!(Message::verbatim("as it is").to_string(), "as it is");
    }

    #[test]
    fn endless_words_and_texts_are_cut() {
        let list = "`e4`, ".repeat(200);
        assert_eq!(shortened(&list), list);
        let word = shortened(&"ä".repeat(250_000)).chars().count();
        assert_eq!(word, LONGEST_WORD + 1);
        let text = shortened(&"long ".repeat(50_000)).chars().count();
        assert_eq!(text, LONGEST_TEXT + 1);
        let both = format!("{} `ends` here", "x".repeat(999));
        assert!(shortened(&both).ends_with("x… `ends` here"));
    }
}

//! The stable names of every mistake a lesson file can hold.
//!
//! They stand between the brackets of `error[...]`, in fixtures and in other programs' filters, so a name
//! that was published is never used for something else.

use crate::diagnostic::Code;

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $code:literal;)+) => {
        $($(#[doc = $doc])+ pub const $name: Code = Code($code);)+

        /// Every code with its meaning in one sentence, in the order a file is read.
        pub const ALL: &[(Code, &str)] = &[$(($name, concat!($($doc),+).trim_ascii())),+];
    };
}

codes! {
    /// The file is larger than a lesson may be.
    TOO_BIG = "too-big";
    /// The text is not TOML, and none of the codes below says it better.
    SYNTAX = "syntax";
    /// Text stands without quotes.
    NO_QUOTES = "no-quotes";
    /// A quote inside a text ends it too soon.
    INNER_QUOTE = "inner-quote";
    /// Text stands in printed quotes.
    CURLY_QUOTES = "curly-quotes";
    /// A colon stands where `=` belongs.
    COLON = "colon";
    /// A setting's name has a letter outside a-z.
    KEY_LETTER = "key-letter";
    /// A backslash in double quotes begins an escape.
    BACKSLASH = "backslash";
    /// A list or a text is opened and never closed.
    UNCLOSED = "unclosed";
    /// The file uses TOML 1.1, which other TOML programs refuse.
    NEW_TOML = "new-toml";
    /// There is no setting, kind or choice of this name.
    UNKNOWN = "unknown";
    /// The setting exists, but not here.
    MISPLACED = "misplaced";
    /// A needed setting is not there.
    MISSING = "missing";
    /// The value is of another type than the setting takes.
    TYPE = "type";
    /// The same name or value stands twice.
    DUPLICATE = "duplicate";
    /// The file says it is written in a newer format.
    FORMAT = "format";
    /// There are more steps, hints or characters than a lesson may have.
    TOO_MANY = "too-many";
    /// A name is not made of small letters, digits and `-`.
    BAD_ID = "bad-id";
    /// The file has another name than the lesson.
    FILE_NAME = "file-name";
    /// The language is not written as a language code.
    LANGUAGE = "language";
    /// A FEN is not well formed.
    FEN = "fen";
    /// A drawn board is not eight lines of eight squares.
    BOARD = "board";
    /// The board is well formed but no chess position.
    POSITION = "position";
    /// This is no square.
    SQUARE = "square";
    /// A sentence of `draw` cannot be read.
    DRAW = "draw";
    /// A move cannot be read.
    MOVE = "move";
    /// A move that must be legal is refused by the rules.
    ILLEGAL_MOVE = "illegal-move";
    /// A move that must be forbidden is allowed by the rules.
    LEGAL_MOVE = "legal-move";
    /// What the author states is not what the rules say.
    ANSWER = "answer";
    /// The piece that is named does not stand there, or it is not its turn.
    PIECE = "piece";
    /// The goal of the step cannot be reached, or is reached already.
    GOAL = "goal";
    /// A star cannot be there.
    STAR = "star";
    /// The stars cannot be collected.
    UNSOLVABLE = "unsolvable";
    /// A sentence for a mistake that can never be heard.
    NEVER_HEARD = "never-heard";
    /// The words use a `{name}` that is not filled in here.
    NAME = "name";
    /// The words hold marks that would be shown as they are.
    MARKS = "marks";
    /// A text is longer than a child reads.
    LONG = "long";
    /// A sentence has more words than a child keeps in mind.
    LONG_SENTENCE = "long-sentence";
    /// Too many words of a text are long.
    LONG_WORDS = "long-words";
    /// Something is named by its color alone.
    COLOR_ALONE = "color-alone";
    /// A lesson comes after one that does not exist, or after itself.
    AFTER = "after";
    /// A step brings several reasons at once that no lesson has named before.
    TWO_IDEAS = "two-ideas";
    /// A step leads nowhere, or no way leads to it or on from it.
    GO = "go";
    /// A picture's name is no plain file name.
    PICTURE = "picture";
    /// The plan of a period does not fit its minutes, its lessons or the weeks.
    PLAN = "plan";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_unique_and_plain() {
        for (at, (code, meaning)) in ALL.iter().enumerate() {
            assert!(
                code.name()
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
                "{code}"
            );
            assert!(
                ALL.iter().skip(at + 1).all(|(other, _)| other != code),
                "{code} stands twice"
            );
            assert!(meaning.ends_with('.'), "{code}: {meaning}");
        }
    }
}

//! What is wrong with a record, and on which line.

use std::fmt;

use crate::rules::ground::{Geometry, RulesetError};
use crate::rules::judging::Outcome;
use crate::rules::playing::Refused;

/// What is wrong with a record, and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<G: Geometry> {
    /// The number of the line, from 1; one more than there are if something is missing at the end.
    pub line: usize,
    /// What is wrong there.
    pub why: RecordFault<G>,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault<G: Geometry> {
    /// The first line is not that of a record.
    NotARecord,
    /// A record of another version, with its number.
    Version(String),
    /// A game on another board.
    Board {
        /// What the record says.
        found: String,
        /// What was wanted.
        expected: &'static str,
    },
    /// A word that nothing begins with or that cannot stand here, and what was perhaps meant.
    Unknown {
        /// As it stands in the record.
        word: String,
        /// The nearest that could stand there, if one is near.
        meant: Option<&'static str>,
    },
    /// The line ends too early: what is missing.
    Missing(&'static str),
    /// More than the line can hold: the first word too many.
    TooMuch(String),
    /// Neither a number of years nor a count.
    Number(String),
    /// The line belongs before the first event.
    TooLate(&'static str),
    /// The line is there twice.
    Twice(&'static str),
    /// Nothing can follow the result.
    AfterResult,
    /// A house rule or a value that there is not.
    Rule(RulesetError),
    /// The rule had another value before.
    RuleBefore {
        /// Which key.
        key: &'static str,
        /// What the record says.
        found: String,
        /// What the game had until then.
        was: &'static str,
    },
    /// The house rules contradict each other: two keys.
    Contradiction(&'static str, &'static str),
    /// The start is no position.
    Start(String),
    /// The event is refused by the rules of the game.
    Refused(Box<Refused<G>>),
    /// The game did not end like this; how it did.
    Result(Option<Outcome>),
}

impl<G: Geometry> fmt::Display for RecordError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl<G: Geometry> std::error::Error for RecordError<G> {}

impl<G: Geometry> fmt::Display for RecordFault<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => f.write_str("a record begins with `squarewise game 1`"),
            Self::Version(found) => {
                write!(f, "this is version `{found}`; this program reads version 1")
            }
            Self::Board { found, expected } => {
                write!(f, "this game is on the board `{found}`, not `{expected}`")
            }
            Self::Unknown { word, meant } => {
                write!(f, "nothing is called `{word}` here")?;
                meant.map_or(Ok(()), |meant| write!(f, "; did you mean `{meant}`?"))
            }
            Self::Missing(what) => write!(f, "{what} is missing"),
            Self::TooMuch(word) => write!(f, "`{word}` is too much here"),
            Self::Number(found) => write!(f, "`{found}` is no number that can stand here"),
            Self::TooLate(word) => write!(f, "`{word}` belongs before the first event"),
            Self::Twice(word) => write!(f, "`{word}` is there twice"),
            Self::AfterResult => f.write_str("nothing can follow the result"),
            Self::Rule(error) => error.fmt(f),
            Self::RuleBefore { key, found, was } => {
                write!(f, "`{key}` was `{was}` before, not `{found}`")
            }
            Self::Contradiction(one, other) => {
                write!(f, "`{one}` and `{other}` do not go together")
            }
            Self::Start(why) => write!(f, "the start is no position: {why}"),
            Self::Refused(fault) => write!(f, "the rules refuse this: {}", fault.code()),
            Self::Result(None) => f.write_str("the game has not ended here"),
            Self::Result(Some(outcome)) => {
                write!(f, "the game has ended otherwise: {}", outcome.ending.code())
            }
        }
    }
}

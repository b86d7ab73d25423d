//! Lines answered as `--batch` does, for those who hold the lines themselves.

use std::io::{self, Read, Write};

use crate::cli::desk::Desk;
use crate::cli::rulebook::Rulebook;
use crate::cli::{batch, judge, status};
use crate::locale::{Locale, Memo};

/// Answers lines by the Laws and in English.
#[derive(Debug)]
pub struct Clerk(Desk);

impl Default for Clerk {
    fn default() -> Self {
        let memo = Memo::new(Locale::load(&["en"]));
        Self(Desk::new(Rulebook::default(), memo))
    }
}

impl Clerk {
    /// Answers every line of `input` as `judge --batch` does; false if one could only be refused.
    ///
    /// # Errors
    /// What the system says about reading or writing.
    pub fn judge(&mut self, input: impl Read, output: impl Write) -> io::Result<bool> {
        batch::answer_all(&mut self.0, &judge::answer, input, output)
    }

    /// The same as `status --batch` does.
    ///
    /// # Errors
    /// What the system says about reading or writing.
    pub fn status(&mut self, input: impl Read, output: impl Write) -> io::Result<bool> {
        let answer = status::answer(status::NODES_BATCH);
        batch::answer_all(&mut self.0, &answer, input, output)
    }
}

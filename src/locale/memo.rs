//! Sentences that were said before: a batch says the same ones over and over.

use std::collections::HashMap;

use crate::locale::{Locale, Phrase};

/// Most sentences that are kept; then all are forgotten at once.
const MOST: usize = 1 << 15;

/// A locale that keeps what it has said.
#[derive(Debug)]
pub struct Memo {
    locale: Locale,
    said: HashMap<Phrase, Box<str>>,
}

impl Memo {
    /// A memory that is still empty.
    #[must_use]
    pub fn new(locale: Locale) -> Self {
        Self {
            locale,
            said: HashMap::new(),
        }
    }

    /// The words behind it.
    #[must_use]
    pub const fn locale(&self) -> &Locale {
        &self.locale
    }

    /// The same as [`Locale::say_plain`].
    pub fn say_plain(&mut self, phrase: Phrase) -> &str {
        if self.said.len() >= MOST {
            self.said.clear();
        }
        let Self { locale, said } = self;
        said.entry(phrase)
            .or_insert_with_key(|phrase| locale.say_plain(phrase).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_the_same_the_second_time() {
        let mut memo = Memo::new(Locale::load(&["en"]));
        for phrase in (0..3).flat_map(Phrase::samples).chain(Phrase::samples(0)) {
            let said = memo.locale().say_plain(&phrase);
            assert_eq!(memo.say_plain(phrase), said);
        }
    }

    #[test]
    fn memory_is_bounded() {
        let mut memo = Memo::new(Locale::from_files::<&str>(&[], &[]));
        for step in 0..70_000 {
            memo.say_plain(Phrase::StepOf { step, total: 1 });
        }
        assert!(memo.said.len() <= MOST);
    }
}

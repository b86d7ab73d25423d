//! Moves that players type: letters come one by one, and what they say is read kindly.
//!
//! A small letter where a piece's capital belongs is understood, and the letters of pieces are those of
//! the players' language or of English; squares alone will do.

use crate::rules::notation::letters::Letters;
use crate::table::{Effect, Input, News, Table};

impl Table {
    /// Plays a move as it was typed, with English letters, or says why it cannot be read.
    pub fn write(&mut self, text: &str) -> Vec<Effect> {
        self.write_in(text, &Letters::default())
    }

    /// The same with the letters of a language, or English ones.
    pub fn write_in(&mut self, text: &str, letters: &Letters) -> Vec<Effect> {
        match letters.read_attempt(self.position(), text) {
            Ok(attempt) => self.apply(Input::Try(attempt)),
            Err(unread) => self.tell(News::Unread(Box::new(unread))),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::notation::letters::Letters;
    use crate::rules::notation::san::SanError;
    use crate::rules::{Position, Reason, Ruleset};
    use crate::table::{News, Table};

    /// What was played after all texts, and the reason for which the last was refused.
    fn typed(texts: &[&str]) -> (Vec<String>, Option<Reason>) {
        let mut table = Table::new(Position::start(), Ruleset::FIDE);
        let german = Letters::parse("KDTLS").unwrap();
        for text in texts {
            table.write_in(text, &german);
        }
        let played = (table.game().moves().iter()).map(|mv| mv.attempt().to_string());
        let reason = match table.news() {
            News::Refused { fault, .. } => Some(fault.reason()),
            _ => None,
        };
        (played.collect(), reason)
    }

    #[test]
    fn moves_are_read_in_every_usual_way() {
        let (played, reason) = typed(&["e2e4", "e5", "Nf3", "nc6", "Lb5", "Sf6", "O-O"]);
        let expected = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6", "e1g1"];
        assert_eq!(played, expected);
        assert_eq!(reason, None);
    }

    #[test]
    fn a_typed_move_that_is_not_legal_is_explained() {
        let (played, reason) = typed(&["Ra3"]);
        assert!(played.is_empty());
        assert_eq!(reason, Some(Reason::PathBlocked));
        assert_eq!(typed(&["Kg1"]).1, Some(Reason::CastlePiecesBetween));
    }

    #[test]
    fn what_is_no_move_is_told() {
        let mut table = Table::new(Position::start(), Ruleset::FIDE);
        table.write("hello");
        assert_eq!(*table.news(), News::Unread(Box::new(SanError::Syntax)));
        assert!(table.game().moves().is_empty());
    }
}

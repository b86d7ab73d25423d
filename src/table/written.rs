//! Moves that players type: letters come one by one, and what they say is read kindly.
//!
//! A small letter where a piece's capital belongs is understood, and so are the letters of pieces in
//! German; squares alone will do.

use crate::rules::notation::san::{self, SanError};
use crate::rules::{Attempt, Fault, Verdict};
use crate::table::{Effect, Input, News, Table};

/// The letters of pieces in German, and what they are in English.
const GERMAN: [(char, char); 4] = [('S', 'N'), ('L', 'B'), ('T', 'R'), ('D', 'Q')];

impl Table {
    /// Plays a move as it was typed, or says why it cannot be read.
    pub fn write(&mut self, text: &str) -> Vec<Effect> {
        match read(self, text) {
            Ok(attempt) => self.apply(Input::Try(attempt)),
            Err(SanError::Illegal(fault)) => match *fault {
                Fault::KingTooFar { from, to, .. } => self.refuse(from, to, *fault),
                _ => self.tell(News::Unread(Box::new(SanError::Illegal(fault)))),
            },
            Err(unread) => self.tell(News::Unread(Box::new(unread))),
        }
    }

    /// Whether a move can be made, or only asks what a pawn shall become.
    fn can_play(&self, attempt: Attempt) -> bool {
        matches!(
            self.line.judge(attempt),
            Verdict::Legal(_) | Verdict::Illegal(Fault::PromotionPieceMissing { .. })
        )
    }
}

/// Reads what was typed: as it stands, else with the capital it may have meant.
fn read(table: &Table, text: &str) -> Result<Attempt, SanError> {
    let position = table.line.position();
    let as_written = san::read_attempt(position, text);
    let can_play = |read: &Result<Attempt, SanError>| {
        let attempt = read.as_ref().ok();
        attempt.is_some_and(|attempt| table.can_play(*attempt))
    };
    if can_play(&as_written) {
        return as_written;
    }
    let mut letters = text.chars();
    let Some(first) = letters.next().map(|first| first.to_ascii_uppercase()) else {
        return as_written;
    };
    let german = GERMAN.iter().find(|(letter, _)| *letter == first);
    let meant = german.map_or(first, |(_, english)| *english);
    let again = san::read_attempt(position, &format!("{meant}{}", letters.as_str()));
    if can_play(&again) || as_written == Err(SanError::Syntax) {
        return again;
    }
    as_written
}

#[cfg(test)]
mod tests {
    use crate::rules::notation::san::SanError;
    use crate::rules::{Position, Reason, Ruleset};
    use crate::table::{News, Table};

    /// What was played after all texts, and the reason for which the last was refused.
    fn typed(texts: &[&str]) -> (Vec<String>, Option<Reason>) {
        let mut table = Table::new(Position::start(), Ruleset::FIDE);
        for text in texts {
            table.write(text);
        }
        let played = (table.line().moves().iter()).map(|mv| mv.attempt().to_string());
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
        assert!(table.line().moves().is_empty());
    }
}

//! A board that comes as text: what was pasted is read, or it is said where it cannot be.

use crate::locale::Phrase;
use crate::referee::Referee;
use crate::rules::Setup;
use crate::rules::notation::fen::{FenError, FenErrorKind};

/// How much of a text is shown again.
const SHOWN: usize = 16;

impl Referee {
    /// Puts up the board of a FEN; kings may be missing and problems remain to be mended.
    ///
    /// # Errors
    /// What cannot be read, and where. The board stays as it was.
    pub fn read(&mut self, text: &str) -> Result<(), Phrase> {
        let text = text.trim_matches(|c: char| c.is_whitespace() || "\"'`“”".contains(c));
        let setup = Setup::parse_fen(text).map_err(|error| trouble(text, &error))?;
        self.replace(setup);
        Ok(())
    }
}

/// What is not FEN, and where.
fn trouble(text: &str, error: &FenError) -> Phrase {
    let part = text.get(error.bytes.clone()).unwrap_or_default();
    let part: String = part.chars().take(SHOWN).collect();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match error.kind {
        FenErrorKind::Empty => Phrase::RefereeFenEmpty,
        FenErrorKind::RankCount(rows) => Phrase::RefereeFenRows { rows: count(rows) },
        FenErrorKind::RankLength { rank, squares } => Phrase::RefereeFenRow {
            row: count(rank),
            count: count(squares),
        },
        FenErrorKind::UnknownPiece(letter) => {
            let before = text.get(..error.bytes.start).unwrap_or_default();
            Phrase::RefereeFenLetter {
                letter: letter.to_string(),
                place: count(before.chars().count() + 1),
            }
        }
        FenErrorKind::Turn => Phrase::RefereeFenTurn { part },
        FenErrorKind::Castling => Phrase::RefereeFenCastling { part },
        FenErrorKind::EnPassant => Phrase::RefereeFenPassed { part },
        FenErrorKind::Clock => Phrase::RefereeFenClock { part },
        FenErrorKind::TooManyFields => Phrase::RefereeFenMore { part },
    }
}

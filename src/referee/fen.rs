//! A board that comes as text: what was pasted is read, or it is said where it cannot be.

use std::ops::Range;

use crate::locale::Phrase;
use crate::referee::Referee;
use crate::rules::Setup;
use crate::rules::notation::fen::{FenError, FenErrorKind};

/// How much of a text is shown again.
const SHOWN: usize = 16;

impl Referee {
    /// Puts up the board of a FEN; kings may be missing and problems remain to be mended. Says that it was read, and
    /// what of the text was left out.
    ///
    /// # Errors
    /// What cannot be read, and where. The board stays as it was.
    pub fn read(&mut self, text: &str) -> Result<Phrase, Phrase> {
        let read = Setup::read_fen(text).map_err(|error| trouble(text, &error))?;
        self.replace(read.setup);
        Ok(match read.left_out {
            Some(bytes) => Phrase::RefereePastedPart {
                part: shown(text, bytes),
            },
            None => Phrase::RefereePasted,
        })
    }
}

/// The beginning of a part of a text.
fn shown(text: &str, bytes: Range<usize>) -> String {
    let part = text.get(bytes).unwrap_or_default();
    part.chars().take(SHOWN).collect()
}

/// What is not FEN, and where.
fn trouble(text: &str, error: &FenError) -> Phrase {
    let part = shown(text, error.bytes.clone());
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
        FenErrorKind::Address => Phrase::RefereeFenAddress,
    }
}

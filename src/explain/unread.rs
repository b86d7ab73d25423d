//! Why something that was typed or written cannot be read as a move.

use crate::explain::words::piece_word;
use crate::locale::Phrase;
use crate::rules::Geometry;
use crate::rules::notation::letters::Letters;
use crate::rules::notation::san::{SanError, Sign};

/// Moves in the letters of a language, one after the other.
fn all(forms: &[String], letters: &Letters) -> String {
    let forms: Vec<String> = forms.iter().map(|form| letters.write(form)).collect();
    forms.join(", ")
}

/// The meaning of a sign behind a move or alone; `written` is the move without it, if there is one.
fn signed(sign: Sign, text: &str, written: String) -> Phrase {
    match sign {
        Sign::DrawOffer if written.is_empty() => Phrase::UnreadDrawOffer,
        Sign::DrawOffer => Phrase::UnreadDrawOfferMove { written },
        Sign::Comment => Phrase::UnreadComment {
            text: text.to_owned(),
            written,
        },
        Sign::Result => Phrase::UnreadResult {
            text: text.to_owned(),
        },
        Sign::Pass => Phrase::UnreadPass,
    }
}

/// What the coach says about a text that is no single attempt; moves are written in `letters`. `None`
/// if it is clear what was meant, and the move is refused.
#[must_use]
pub fn unread<G: Geometry>(unread: &SanError<G>, letters: &Letters) -> Option<Phrase> {
    Some(match unread {
        SanError::Syntax => Phrase::UnreadNotAMove,
        SanError::Ambiguous(squares) => Phrase::UnreadWhichPiece {
            squares: squares.iter().map(Into::into).collect(),
        },
        SanError::NoSuchPiece(role) => Phrase::UnreadNoSuchPiece {
            piece: piece_word(*role),
        },
        SanError::NothingCaptured(square) => Phrase::UnreadNothingCaptured {
            square: square.into(),
        },
        SanError::Written(forms) => match forms.as_slice() {
            [written] => Phrase::UnreadWritten {
                written: letters.write(written),
            },
            _ => Phrase::UnreadWrittenSeveral {
                written: all(forms, letters),
            },
        },
        SanError::Signed(sign, text, forms) => signed(*sign, text, all(forms, letters)),
        SanError::Illegal(_) => return None,
    })
}

//! Why something that was typed or written cannot be read as a move.

use crate::explain::words::piece_word;
use crate::locale::Phrase;
use crate::rules::Geometry;
use crate::rules::notation::letters::Letters;
use crate::rules::notation::san::SanError;

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
        SanError::Written(written) => Phrase::UnreadWritten {
            written: letters.write(written),
        },
        SanError::Illegal(_) => return None,
    })
}

//! From the values of the rules to the words of the sentences.

use crate::locale::{Locale, Man, Phrase, PieceWord, SideWord, SquareName};
use crate::rules::notation::letters::Letters;
use crate::rules::{Geometry, Position, Role, Seat, Square, SquareSet};

/// The word for a role.
#[must_use]
pub fn piece_word(role: Role) -> PieceWord {
    match role {
        Role::King => PieceWord::King,
        Role::Queen => PieceWord::Queen,
        Role::Rook => PieceWord::Rook,
        Role::Bishop => PieceWord::Bishop,
        Role::Knight => PieceWord::Knight,
        Role::Pawn => PieceWord::Pawn,
    }
}

/// The word for the army of a seat.
#[must_use]
pub fn side_word(seat: Seat) -> SideWord {
    match seat {
        Seat::South => SideWord::White,
        Seat::West => SideWord::Blue,
        Seat::North => SideWord::Black,
        Seat::East => SideWord::Yellow,
    }
}

/// The letters that pieces have in written moves; those of English where a language says none.
#[must_use]
pub fn letters(locale: &Locale) -> Letters {
    Letters::parse(&locale.say_plain(&Phrase::PieceLetters)).unwrap_or_default()
}

/// The piece on a square, with the square; `None` if it is empty.
#[must_use]
pub fn man<G: Geometry>(position: &Position<G>, square: Square<G>) -> Option<Man> {
    let piece = position.piece_at(square)?;
    Some(Man::new(piece_word(piece.role), square))
}

/// The pieces on these squares; empty squares are passed over.
#[must_use]
pub fn men<G: Geometry>(position: &Position<G>, squares: SquareSet<G>) -> Vec<Man> {
    let men = squares.iter().filter_map(|square| man(position, square));
    men.collect()
}

/// The names of these squares.
#[must_use]
pub fn squares<G: Geometry>(squares: SquareSet<G>) -> Vec<SquareName> {
    squares.iter().map(SquareName::from).collect()
}

/// The word for what stands on a square that a fault names, so that it is not empty.
pub(super) fn piece_at<G: Geometry>(position: &Position<G>, square: Square<G>) -> PieceWord {
    let role = position.piece_at(square).map_or(Role::Pawn, |it| it.role);
    piece_word(role)
}

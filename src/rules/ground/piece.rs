//! What stands on a square: a role and the seat that commands it.

use std::fmt;

use crate::rules::ground::Seat;

/// What a piece is and how it moves (FIDE 3.2 to 3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Walks forward, captures diagonally forward.
    Pawn,
    /// Jumps two and one.
    Knight,
    /// Goes along diagonals.
    Bishop,
    /// Goes along files and ranks.
    Rook,
    /// Rook and bishop in one.
    Queen,
    /// One step any way; must never be left attacked.
    King,
}

impl Role {
    /// All roles, the smallest first.
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// What a pawn may become (FIDE 3.7.3.3), the strongest first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The role's place in [`Role::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English letter of FEN and SAN, upper case: `P N B R Q K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The English letter before a written move; a pawn has none.
    #[must_use]
    pub const fn move_letter(self) -> &'static str {
        match self {
            Self::Pawn => "",
            Self::Knight => "N",
            Self::Bishop => "B",
            Self::Rook => "R",
            Self::Queen => "Q",
            Self::King => "K",
        }
    }

    /// The role of an English letter in either case, or `None`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'P' => Some(Self::Pawn),
            'N' => Some(Self::Knight),
            'B' => Some(Self::Bishop),
            'R' => Some(Self::Rook),
            'Q' => Some(Self::Queen),
            'K' => Some(Self::King),
            _ => None,
        }
    }

    /// The word that data files and the words of a language use: `pawn`, `knight` and so on.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }
}

/// A piece: its role and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// How it moves: as king, queen, rook, bishop, knight or pawn.
    pub role: Role,
    /// Whose it is.
    pub seat: Seat,
}

impl Piece {
    /// A piece of a role and a seat.
    #[must_use]
    pub const fn new(role: Role, seat: Seat) -> Self {
        Self { role, seat }
    }

    /// FEN's letter: upper case for White, lower case for Black.
    ///
    /// The other two seats have no letter in FEN and share Black's.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.seat {
            Seat::South => self.role.letter(),
            _ => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter, or `None`.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let role = Role::from_letter(letter)?;
        let seat = if letter.is_ascii_uppercase() {
            Seat::WHITE
        } else {
            Seat::BLACK
        };
        Some(Self { role, seat })
    }
}

impl fmt::Display for Piece {
    /// Writes `black rook`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat.code(), self.role.code())
    }
}

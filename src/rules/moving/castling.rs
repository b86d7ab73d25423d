//! The castling rights of all armies.

use crate::rules::ground::Seat;
use crate::rules::ground::geometry::Wing;

/// Which castlings are still possible for the rest of the game (FIDE 3.8.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Castling(u8);

impl Castling {
    /// No castling any more.
    pub const NONE: Self = Self(0);

    const fn bit(seat: Seat, wing: Wing) -> u8 {
        1 << (seat as u8 * 2 + wing as u8)
    }

    /// Whether neither king nor that rook has moved.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat, wing: Wing) -> bool {
        self.0 & Self::bit(seat, wing) != 0
    }

    /// The rights with one more.
    #[must_use]
    pub const fn with(self, seat: Seat, wing: Wing) -> Self {
        Self(self.0 | Self::bit(seat, wing))
    }

    /// The rights with one fewer.
    #[must_use]
    pub const fn without(self, seat: Seat, wing: Wing) -> Self {
        Self(self.0 & !Self::bit(seat, wing))
    }

    /// Whether there is no right at all.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every right, White's short castling first.
    pub fn iter(self) -> impl Iterator<Item = (Seat, Wing)> {
        let all = Seat::ALL
            .into_iter()
            .flat_map(|seat| Wing::BOTH.map(|wing| (seat, wing)));
        all.filter(move |(seat, wing)| self.has(*seat, *wing))
    }
}

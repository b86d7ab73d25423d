//! Which squares a pictured board has, and the name-free place of one square.

use crate::rules::{Geometry, Square};

/// A square of a pictured board; whether it exists there, the [`Shape`] tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The file, from 0 for the a-file.
    pub file: u8,
    /// The rank, from 0 for South's first.
    pub rank: u8,
}

impl Spot {
    /// The square on a file and a rank, both from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }

    /// The same square counted from another one; `None` if it lies before that.
    #[must_use]
    pub fn seen_from(self, corner: Self) -> Option<Self> {
        let file = self.file.checked_sub(corner.file)?;
        let rank = self.rank.checked_sub(corner.rank)?;
        Some(Self::new(file, rank))
    }

    /// The square of the rules, or `None` if that board has none there.
    #[must_use]
    pub fn square<G: Geometry>(self) -> Option<Square<G>> {
        Square::new(self.file, self.rank)
    }
}

impl<G: Geometry> From<Square<G>> for Spot {
    fn from(square: Square<G>) -> Self {
        Self::new(square.file(), square.rank())
    }
}

/// The outline of a board: a rectangle, less a square piece of each corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// How many files.
    pub files: u8,
    /// How many ranks.
    pub ranks: u8,
    /// How many files and ranks are missing at each corner; 0 for a full rectangle.
    pub corner: u8,
    /// Whether the lower left square is light, as in a part cut out of a board. On a whole board
    /// it is dark (FIDE 2.1), or the board lies wrong.
    pub is_light_first: bool,
}

impl Shape {
    /// A full square board with `side` files and ranks.
    #[must_use]
    pub const fn square(side: u8) -> Self {
        Self {
            files: side,
            ranks: side,
            corner: 0,
            is_light_first: false,
        }
    }

    /// A square part of a board, with `side` files and ranks from the square `first` on.
    #[must_use]
    pub const fn part(side: u8, first: Spot) -> Self {
        Self {
            is_light_first: !(first.file + first.rank).is_multiple_of(2),
            ..Self::square(side)
        }
    }

    /// The outline of a board of the rules.
    #[must_use]
    pub fn of<G: Geometry>() -> Self {
        let missing = (0..G::SIDE).take_while(|file| Square::<G>::new(*file, 0).is_none());
        Self {
            files: G::SIDE,
            ranks: G::SIDE,
            corner: u8::try_from(missing.count()).unwrap_or(0),
            is_light_first: false,
        }
    }

    /// Whether the board has this square.
    #[must_use]
    pub const fn has(self, spot: Spot) -> bool {
        let at_side = spot.file < self.corner || spot.file + self.corner >= self.files;
        let at_end = spot.rank < self.corner || spot.rank + self.corner >= self.ranks;
        spot.file < self.files && spot.rank < self.ranks && !(at_side && at_end)
    }

    /// Whether a square is dark.
    #[must_use]
    pub const fn is_dark(self, spot: Spot) -> bool {
        (spot.file + spot.rank).is_multiple_of(2) != self.is_light_first
    }

    /// Every square, rank by rank from the lower left.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        (0..self.ranks)
            .flat_map(move |rank| (0..self.files).map(move |file| Spot::new(file, rank)))
            .filter(move |spot| self.has(*spot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Classic;

    #[test]
    fn the_classic_board_has_64_squares() {
        assert_eq!(Shape::of::<Classic>(), Shape::square(8));
        assert_eq!(Shape::square(8).spots().count(), 64);
    }

    #[test]
    fn a_board_may_miss_its_corners() {
        let cross = Shape {
            files: 12,
            ranks: 12,
            corner: 2,
            is_light_first: false,
        };
        assert_eq!(cross.spots().count(), 128);
        assert!(!cross.has(Spot::new(1, 1)));
        assert!(!cross.has(Spot::new(10, 11)));
        assert!(cross.has(Spot::new(2, 0)));
    }

    #[test]
    fn the_lower_left_square_is_dark() {
        let whole = Shape::square(8);
        assert!(whole.is_dark(Spot::new(0, 0)));
        assert!(!whole.is_dark(Spot::new(7, 0)));
    }

    #[test]
    fn a_part_keeps_the_colors_of_its_board() {
        let whole = Shape::square(8);
        for first in whole.spots().filter(|it| it.file < 6 && it.rank < 6) {
            let part = Shape::part(3, first);
            for spot in part.spots() {
                let there = Spot::new(first.file + spot.file, first.rank + spot.rank);
                assert_eq!(part.is_dark(spot), whole.is_dark(there));
            }
        }
    }
}

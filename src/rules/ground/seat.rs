//! Who sits where: the armies of the board and one value for each of them.

use std::fmt::{self, Debug};
use std::hash::Hash;

/// The side of the table a player sits at.
///
/// On the 8x8 board only [`Seat::WHITE`] and [`Seat::BLACK`] are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// At the bottom; White.
    South,
    /// At the left.
    West,
    /// At the top; Black.
    North,
    /// At the right.
    East,
}

impl Seat {
    /// White sits South.
    pub const WHITE: Self = Self::South;
    /// Black sits North.
    pub const BLACK: Self = Self::North;
    /// All seats, in the order of the turn (clockwise).
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The seat's place in [`Seat::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat across the table.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::West => Self::East,
            Self::North => Self::South,
            Self::East => Self::West,
        }
    }

    /// The other seats in the order of the turn, the next one first.
    #[inline]
    #[must_use]
    pub const fn followers(self) -> [Self; 3] {
        match self {
            Self::South => [Self::West, Self::North, Self::East],
            Self::West => [Self::North, Self::East, Self::South],
            Self::North => [Self::East, Self::South, Self::West],
            Self::East => [Self::South, Self::West, Self::North],
        }
    }

    /// FEN's letter of the two sides of the 8x8 board (`w`, `b`); the seat's own initial elsewhere.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'w',
            Self::West => 'W',
            Self::North => 'b',
            Self::East => 'E',
        }
    }

    /// The seat's initial: `S W N E`.
    #[must_use]
    pub const fn initial(self) -> char {
        match self {
            Self::South => 'S',
            Self::West => 'W',
            Self::North => 'N',
            Self::East => 'E',
        }
    }

    /// The seat of an initial, or `None`.
    #[must_use]
    pub fn from_initial(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.initial() == letter)
    }

    /// The word that data files and lessons use: `white`, `black`, `west`, `east`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::South => "white",
            Self::West => "west",
            Self::North => "black",
            Self::East => "east",
        }
    }
}

impl Seat {
    /// The side of the table: `south`, `west`, `north`, `east`.
    #[must_use]
    pub const fn side(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
            Self::East => "east",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A set of seats: those that are in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// White and Black: the seats of the 8x8 board.
    pub const TWO: Self = Self::NONE.with(Seat::WHITE).with(Seat::BLACK);
    /// Everybody at the cross.
    pub const FOUR: Self = Self(0b1111);

    /// The set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat as u8)
    }

    /// The set with one seat fewer.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat as u8))
    }

    /// The seats of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The set without those of another.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no seat in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the order of the turn, South first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |seat| self.contains(*seat))
    }
}

/// One value for each army of a board, without room for seats that the board does not have.
pub trait ByArmy<T>: Copy + Default + Eq + Hash + Debug + Send + Sync {
    /// The value of a seat; the default of one that has no army on this board.
    fn get(&self, seat: Seat) -> T;
    /// Sets the value of a seat; one that has no army on this board keeps the default.
    fn set(&mut self, seat: Seat, value: T);
}

/// What can be kept for each army.
pub trait ArmyValue: Copy + Default + Eq + Hash + Debug + Send + Sync {}

impl<T: Copy + Default + Eq + Hash + Debug + Send + Sync> ArmyValue for T {}

/// One value for White and one for Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OfTwo<T>([T; 2]);

impl<T: ArmyValue> ByArmy<T> for OfTwo<T> {
    #[inline]
    fn get(&self, seat: Seat) -> T {
        match seat {
            Seat::South => self.0[0],
            Seat::North => self.0[1],
            Seat::West | Seat::East => T::default(),
        }
    }

    #[inline]
    fn set(&mut self, seat: Seat, value: T) {
        match seat {
            Seat::South => self.0[0] = value,
            Seat::North => self.0[1] = value,
            Seat::West | Seat::East => {}
        }
    }
}

impl<T: ArmyValue> ByArmy<T> for BySeat<T> {
    #[inline]
    fn get(&self, seat: Seat) -> T {
        self[seat]
    }

    #[inline]
    fn set(&mut self, seat: Seat, value: T) {
        self[seat] = value;
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

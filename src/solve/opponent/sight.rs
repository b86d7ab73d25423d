//! How far each strength looks, what chance adds, and what it may cost.

use crate::solve::strength::Strength;

/// How many positions a reply may cost. The worst position of a game takes well under 100 ms of a slow processor then.
const NODES: usize = 12_000;

/// Of how many moves it is said how often something free is taken.
pub(super) const LOTS: u32 = 12;

/// How often the first coach takes what is free: so seldom that a beginner still wins, so often that it must look out.
/// With its last man a game is lost at once, and a child has one rook: that comes less often.
const GRABS: (u32, u32) = (4, 1);

/// How far is looked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How many plies are looked at in full at most; with 0 chance decides alone.
    pub(super) plies: u8,
    /// Up to which ply is looked on as long as something is taken.
    pub(super) taking: u8,
    /// How much chance may add to a move, in hundredths of a pawn.
    pub(super) whim: u32,
    /// In how many of [`LOTS`] moves whoever looks at nothing takes what is free all the same: a man of several, and
    /// the last one.
    pub(super) grabs: (u32, u32),
    /// How many positions it may cost.
    pub(super) nodes: usize,
}

impl Sight {
    /// As far as a strength sees, without chance.
    pub(super) const fn clear(strength: Strength) -> Self {
        Self {
            whim: 0,
            ..Self::of(strength)
        }
    }

    pub(super) const fn of(strength: Strength) -> Self {
        let (plies, taking, whim) = match strength {
            Strength::TriesThings => (0, 0, 1_000_000),
            Strength::TakesGifts => (1, 1, 150),
            Strength::LooksOnce => (2, 2, 80),
            Strength::LooksTwice => (3, 4, 40),
            Strength::SeesThree => (6, 6, 10),
        };
        Self {
            plies,
            taking,
            whim,
            grabs: if plies == 0 { GRABS } else { (0, 0) },
            nodes: NODES,
        }
    }
}

//! How far each strength looks, what chance adds, and what it may cost.

use crate::solve::strength::Strength;

/// How many positions a reply may cost. The worst position of a game takes well under 100 ms of a slow processor then.
const NODES: usize = 12_000;

/// How far is looked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How many plies are looked at in full at most; with 0 chance decides alone.
    pub(super) plies: u8,
    /// Up to which ply is looked on as long as something is taken.
    pub(super) taking: u8,
    /// How much chance may add to a move, in hundredths of a pawn.
    pub(super) whim: u32,
    /// How many positions it may cost.
    pub(super) nodes: usize,
}

impl Sight {
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
            nodes: NODES,
        }
    }
}

//! What happens at a table: everything that is recorded, one event after the other.

use crate::rules::ground::ruleset::RuleKey;
use crate::rules::ground::{Attempt, BySeat, Geometry, Seat, Seats};
use crate::rules::playing::Claim;

/// How old the players are, in years; `None` if nobody told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ages(pub BySeat<Option<u8>>);

impl Ages {
    /// The age of the oldest player of whom it is known.
    #[must_use]
    pub fn oldest(&self) -> Option<u8> {
        self.0.0.iter().flatten().copied().max()
    }
}

/// How a player stands to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// He plays.
    AtTable,
    /// He has come back and waits for his turn; until then his army sleeps.
    Returning,
    /// He has left for a while: his army sleeps.
    Away,
    /// He has lost, or nobody sits there.
    Out,
}

impl Status {
    /// Every status.
    pub const ALL: [Self; 4] = [Self::AtTable, Self::Returning, Self::Away, Self::Out];

    /// The stable code: `at-table`, `returning`, `away`, `out`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::AtTable => "at-table",
            Self::Returning => "returning",
            Self::Away => "away",
            Self::Out => "out",
        }
    }
}

/// Something that happens at the table and is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent<G: Geometry> {
    /// The player whose turn it is moves.
    Move {
        /// What is moved, from where to where.
        attempt: Attempt<G>,
        /// Whether "check" is said with it. Where nothing is attacked it has no effect.
        says_check: bool,
    },
    /// A player says "check" after the move, as long as [`call_window`] has it.
    ///
    /// [`call_window`]: crate::rules::Ruleset::call_window
    Call(Seat),
    /// A player leaves the table for a while (family rule 4), at once.
    Leave(Seat),
    /// A player comes back: he waits for his turn.
    Return(Seat),
    /// Two players become allies (family rule 6), at the turn of one of them.
    Ally(Seat, Seat),
    /// Two players end their alliance, at the turn of one of them. Where it has an effect, that
    /// lasts until the same turn comes again.
    Part(Seat, Seat),
    /// A player gives up.
    Resign(Seat),
    /// All remaining players agree to a draw.
    Agree,
    /// A player claims a draw for all remaining.
    Claim {
        /// Who claims.
        by: Seat,
        /// What for.
        claim: Claim,
        /// The next move, if the claim is for the position after it; it is not played.
        intended: Option<Attempt<G>>,
    },
    /// The supervisor changes a house rule (family rule 7).
    Rule {
        /// Which key.
        key: &'static RuleKey,
        /// Its new value: one of the codes of the key.
        value: &'static str,
    },
    /// The supervisor says how a player stands to the game.
    Declare(Seat, Status),
    /// The supervisor ends the game: who has won; nobody is a draw.
    Finish(Seats),
    /// The last event that stands is taken back.
    TakeBack,
}

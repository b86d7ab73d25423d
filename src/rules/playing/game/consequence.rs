//! What followed from an event.

use crate::rules::ground::ruleset::RuleKey;
use crate::rules::ground::{Geometry, Move, Seat};
use crate::rules::judging::Outcome;
use crate::rules::playing::game::{GameEvent, Status};

/// Something that followed from an event, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence<G: Geometry> {
    /// A piece was moved.
    Moved(Move<G>),
    /// Check was said, and stands.
    Said {
        /// Who said it.
        caller: Seat,
        /// Whose king is attacked.
        victim: Seat,
    },
    /// A king that was attacked and not warned was taken; [`Out`](Self::Out) follows.
    KingTaken {
        /// Whose king.
        victim: Seat,
        /// Who took him.
        by: Seat,
    },
    /// A player has no legal move and passes.
    Passed(Seat),
    /// A player is checkmated; [`Out`](Self::Out) follows.
    Mated {
        /// Who is mated.
        victim: Seat,
        /// Whose mate it is: of those who said check, the one who moved last.
        by: Seat,
    },
    /// A player gives up; [`Out`](Self::Out) follows.
    Resigned(Seat),
    /// A player is out of the game.
    Out(Seat),
    /// A player has left for a while.
    Left(Seat),
    /// A player has come back and waits for his turn.
    Returning(Seat),
    /// A player who came back has his turn, or the supervisor has called him to the table.
    Returned(Seat),
    /// Two players are allies.
    Allied(Seat, Seat),
    /// An alliance will end when this turn comes again.
    Parting(Seat, Seat),
    /// An alliance has ended.
    Parted(Seat, Seat),
    /// The supervisor has changed a house rule.
    RuleChanged {
        /// Which key.
        key: &'static RuleKey,
        /// Its value before.
        before: &'static str,
        /// Its value from now on.
        after: &'static str,
    },
    /// The supervisor has said how a player stands to the game.
    Declared(Seat, Status),
    /// An event was taken back.
    TookBack(GameEvent<G>),
    /// Fewer than two players are at the table: the game waits.
    Paused,
    /// The game goes on.
    Resumed,
    /// The game has ended.
    Ended(Outcome),
}

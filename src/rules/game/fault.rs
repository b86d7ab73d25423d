//! Why an event is refused, with its facts.

use crate::rules::game::GameOutcome;
use crate::rules::ruleset::{Conflict, Key};
use crate::rules::{Fault, Geometry, Seat};

/// The age up to which a player may leave the table (family rule 4), in years.
pub const LEAVING_AGE: u8 = 10;
/// How many years younger than the oldest player he must be.
pub const LEAVING_GAP: u8 = 25;

/// Why an event is refused; nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault<G: Geometry> {
    /// The game has ended.
    GameOver(GameOutcome),
    /// Fewer than two players are at the table.
    Paused,
    /// The move is not legal.
    Move(Box<Fault<G>>),
    /// A house rule leaves this out.
    RuledOut {
        /// Which key is set so.
        key: &'static str,
    },
    /// Nobody sits there.
    NoPlayer(Seat),
    /// The player is out of the game.
    AlreadyOut(Seat),
    /// It is another player's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// No king is attacked by the caller's pieces, or check was said already.
    NothingToCall,
    /// A king is attacked, but check can be said only with the next move.
    CallTooLate {
        /// Whose king.
        victim: Seat,
    },
    /// The player has left already.
    AlreadyAway(Seat),
    /// The player has not left, or has come back already.
    NotAway(Seat),
    /// The player is too old to leave.
    TooOld {
        /// His age in years.
        age: u8,
        /// The age up to which it is allowed.
        most: u8,
    },
    /// The player is not enough younger than the oldest.
    GapTooSmall {
        /// His age in years.
        age: u8,
        /// The age of the oldest player.
        oldest: u8,
        /// How many years there must be between.
        gap: u8,
    },
    /// Nobody told the ages on which it depends.
    AgesUnknown,
    /// Only the supervisor lets a player go.
    AskSupervisor,
    /// A player is no ally of his own.
    SamePlayer(Seat),
    /// The two are allies already.
    AlreadyAllied(Seat, Seat),
    /// The two are no allies.
    NotAllied(Seat, Seat),
    /// Their alliance is ending already.
    AlreadyParting(Seat, Seat),
    /// The teams are fixed for the whole game.
    FixedTeams,
    /// The position was not there often enough.
    CountTooLow {
        /// How often it was there, this time included.
        n: usize,
    },
    /// Too few rounds without a capture or a pawn move.
    FiftyTooLow {
        /// How many full rounds there were.
        n: usize,
    },
    /// There is no supervisor at this table.
    NoSupervisor,
    /// The key has no such value.
    NoSuchValue {
        /// Which key.
        key: &'static Key,
        /// What was asked for.
        value: &'static str,
    },
    /// The key has this value already.
    NothingChanges {
        /// Which key.
        key: &'static Key,
    },
    /// The value does not go with another.
    Conflict(Conflict),
    /// There is no event to take back.
    NothingToTakeBack,
}

impl<G: Geometry> GameFault<G> {
    /// The stable code: `call-too-late`; of a move that is not legal, that of the reason.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::GameOver(_) => "game-over",
            Self::Paused => "paused",
            Self::Move(fault) => fault.reason().code(),
            Self::RuledOut { .. } => "ruled-out",
            Self::NoPlayer(_) => "no-player",
            Self::AlreadyOut(_) => "already-out",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::NothingToCall => "nothing-to-call",
            Self::CallTooLate { .. } => "call-too-late",
            Self::AlreadyAway(_) => "already-away",
            Self::NotAway(_) => "not-away",
            Self::TooOld { .. } => "too-old",
            Self::GapTooSmall { .. } => "gap-too-small",
            Self::AgesUnknown => "ages-unknown",
            Self::AskSupervisor => "ask-supervisor",
            Self::SamePlayer(_) => "same-player",
            Self::AlreadyAllied(..) => "already-allied",
            Self::NotAllied(..) => "not-allied",
            Self::AlreadyParting(..) => "already-parting",
            Self::FixedTeams => "fixed-teams",
            Self::CountTooLow { .. } => "count-too-low",
            Self::FiftyTooLow { .. } => "fifty-too-low",
            Self::NoSupervisor => "no-supervisor",
            Self::NoSuchValue { .. } => "no-such-value",
            Self::NothingChanges { .. } => "nothing-changes",
            Self::Conflict(_) => "conflict",
            Self::NothingToTakeBack => "nothing-to-take-back",
        }
    }
}

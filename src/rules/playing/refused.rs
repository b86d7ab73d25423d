//! Why something that a player says or does, and that is not simply a move, does not stand: claims,
//! offers, leaving, alliances, the supervisor's changes, take backs.
//!
//! One list for a [`Line`](crate::rules::Line) and a [`Game`](crate::rules::Game); each gives the part
//! of it that it can meet. Why a *move* is refused is a [`Fault`]; here it stands as
//! [`Refused::Move`].

use crate::rules::ground::ruleset::{Conflict, Mention, RuleKey};
use crate::rules::ground::{Classic, Difference, Geometry, Move, Seat};
use crate::rules::judging::{Fault, Outcome};

/// The age up to which a player may leave the table (family rule 4), in years.
pub const LEAVING_AGE: u8 = 10;
/// How many years younger than the oldest player he must be.
pub const LEAVING_GAP: u8 = 25;

/// Why something is refused; nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<G: Geometry = Classic> {
    /// The game has already ended.
    GameOver(Outcome),
    /// Fewer than two players are at the table.
    Paused,
    /// The move is not legal: the one that is made, or that a claim intends (FIDE 9.2.1).
    Move(Box<Fault<G>>),
    /// The house rules leave this out.
    RuledOut {
        /// The key that is set so.
        key: &'static str,
    },
    /// The house rules do not mention it, so that nobody can claim by them.
    NotMentioned {
        /// The key that is set so.
        key: &'static str,
    },
    /// Nobody sits there.
    NoPlayer(Seat),
    /// The player is out of the game.
    AlreadyOut(Seat),
    /// Only the player whose turn it is may do that (of claims FIDE 9.2, 9.3).
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Any player may claim for the position on the board (a house rule), but a move is intended only by
    /// the player whose turn it is.
    NotYourMove {
        /// Whose turn it is.
        turn: Seat,
        /// The house rule.
        house: Option<Difference>,
    },
    /// The position was not there often enough (FIDE 9.2).
    CountTooLow {
        /// How often it was there, the claimed time included.
        n: usize,
        /// The plies after which it was there before, oldest first; 0 is the start.
        plies: Vec<usize>,
        /// The move that must now be played, if one was intended (FIDE 9.5.3).
        bound: Option<Move<G>>,
        /// The house rule that says what is counted, if it is not the position of the Laws.
        house: Option<Difference>,
    },
    /// Too few moves without a capture or a pawn move (FIDE 9.3).
    FiftyTooLow {
        /// How many there were of each player, the intended one included.
        rounds: usize,
        /// The same in half-moves.
        n: usize,
        /// The move that must now be played, if one was intended (FIDE 9.5.3).
        bound: Option<Move<G>>,
        /// The house rule that says which moves are counted, if it is not as in the Laws.
        house: Option<Difference>,
    },
    /// The player has touched a piece, and so has lost the claim for this move (FIDE 9.4).
    LostByTouch,
    /// A draw is agreed only after every player has made a move (FIDE 5.2.3).
    TooEarly,
    /// Several opponents are left, and none has won yet.
    SeveralLeft,
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
    /// There is no supervisor at this table.
    NoSupervisor,
    /// The key has no such value.
    NoSuchValue {
        /// Which key.
        key: &'static RuleKey,
        /// What was asked for.
        value: &'static str,
    },
    /// The key has this value already.
    NothingChanges {
        /// Which key.
        key: &'static RuleKey,
    },
    /// The value does not go with another.
    Conflict(Conflict),
    /// There is nothing to take back.
    NothingToTakeBack,
}

impl Refused {
    /// The codes of what is said of claims alone, and never of a move.
    pub const CLAIM_CODES: &'static [&'static str] = &[
        "claim-not-your-turn",
        "claim-count-too-low",
        "claim-fifty-too-low",
        "claim-lost-by-touch",
    ];
}

impl<G: Geometry> Refused<G> {
    /// That the game is over, or that the house rules leave out what players say.
    ///
    /// # Errors
    /// Which of the two.
    pub(super) fn may_say(
        outcome: Option<Outcome>,
        key: &'static str,
        said: Mention,
    ) -> Result<(), Self> {
        match outcome {
            Some(outcome) => Err(Self::GameOver(outcome)),
            None if said == Mention::Off => Err(Self::RuledOut { key }),
            None => Ok(()),
        }
    }

    /// That nobody claims a draw now, for the same reasons or for want of a rule to claim by.
    ///
    /// # Errors
    /// Which of them.
    pub(super) fn may_claim(outcome: Option<Outcome>, claims: Mention) -> Result<(), Self> {
        let key = "claims";
        Self::may_say(outcome, key, claims)?;
        match claims {
            Mention::NotMentioned => Err(Self::NotMentioned { key }),
            Mention::On | Mention::Off => Ok(()),
        }
    }

    /// The stable code: `claim-count-too-low`, `call-too-late`; of a move that is not legal, that of
    /// the reason.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::GameOver(_) => "game-over",
            Self::Paused => "paused",
            Self::Move(fault) => fault.reason().code(),
            Self::RuledOut {
                key: "claims" | "agreement" | "resign",
            } => "claim-ruled-out",
            Self::RuledOut { .. } => "ruled-out",
            Self::NotMentioned { .. } => "claim-not-mentioned",
            Self::NoPlayer(_) => "no-player",
            Self::AlreadyOut(_) => "already-out",
            Self::NotYourTurn { .. } | Self::NotYourMove { .. } => "claim-not-your-turn",
            Self::CountTooLow { .. } => "claim-count-too-low",
            Self::FiftyTooLow { .. } => "claim-fifty-too-low",
            Self::LostByTouch => "claim-lost-by-touch",
            Self::TooEarly => "agreement-too-early",
            Self::SeveralLeft => "resignation-several-left",
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
            Self::NoSupervisor => "no-supervisor",
            Self::NoSuchValue { .. } => "no-such-value",
            Self::NothingChanges { .. } => "nothing-changes",
            Self::Conflict(_) => "conflict",
            Self::NothingToTakeBack => "nothing-to-take-back",
        }
    }

    /// The house rule that refuses it, or that says what is counted; `None` if the Laws do.
    #[must_use]
    pub fn house(&self) -> Option<Difference> {
        match self {
            Self::GameOver(outcome) => outcome.house,
            Self::RuledOut { key } => RuleKey::named(key)?.at("off"),
            Self::NotMentioned { key } => RuleKey::named(key)?.at("not_mentioned"),
            Self::CountTooLow { house, .. }
            | Self::FiftyTooLow { house, .. }
            | Self::NotYourMove { house, .. } => *house,
            _ => None,
        }
    }

    /// The article of the Laws; of what only a game of several knows, that of claims.
    #[must_use]
    pub fn article(&self) -> &'static str {
        match self {
            Self::GameOver(outcome) => outcome.ending.article(),
            Self::RuledOut { key: "agreement" } | Self::TooEarly => "5.2.3",
            Self::RuledOut { key: "resign" } | Self::SeveralLeft => "5.1.2",
            Self::Move(fault) => fault.article(),
            Self::FiftyTooLow { .. } => "9.3",
            Self::LostByTouch => "9.4",
            _ => "9.2",
        }
    }
}

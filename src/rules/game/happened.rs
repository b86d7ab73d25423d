//! What followed from an event, and how a game of several ends.

use crate::rules::game::{GameEvent, Status};
use crate::rules::ruleset::Key;
use crate::rules::{Claim, Ending, Geometry, Move, Outcome, Seat, Seats};

/// A way in which a game of several ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameEnding {
    /// One king is left.
    LastKing,
    /// One of the fixed teams is left.
    LastTeam,
    /// No legal move, and no check that must be answered: one of the last two has none, nobody has
    /// any, or the house rules draw the game then.
    NoMove,
    /// Nobody can ever give checkmate.
    Dead,
    /// The same position for the third time, where that ends the game unasked.
    Threefold,
    /// The same position for the fifth time.
    Fivefold,
    /// Fifty rounds without a capture or a pawn move, where that ends the game unasked.
    FiftyRounds,
    /// Seventy-five rounds without a capture or a pawn move.
    SeventyFiveRounds,
    /// All remaining players have agreed to a draw.
    Agreement,
    /// A player has claimed a draw.
    Claimed(Claim),
    /// The supervisor has ended the game.
    Supervisor,
}

impl GameEnding {
    /// Every ending.
    pub const ALL: [Self; 12] = [
        Self::LastKing,
        Self::LastTeam,
        Self::NoMove,
        Self::Dead,
        Self::Threefold,
        Self::Fivefold,
        Self::FiftyRounds,
        Self::SeventyFiveRounds,
        Self::Agreement,
        Self::Claimed(Claim::Threefold),
        Self::Claimed(Claim::FiftyMoves),
        Self::Supervisor,
    ];

    /// The stable code: `last-king`, `claimed-threefold`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::LastKing => "last-king",
            Self::LastTeam => "last-team",
            Self::NoMove => "no-move",
            Self::Dead => "dead",
            Self::Threefold => "threefold",
            Self::Fivefold => "fivefold",
            Self::FiftyRounds => "fifty-rounds",
            Self::SeventyFiveRounds => "seventy-five-rounds",
            Self::Agreement => "agreement",
            Self::Claimed(Claim::Threefold) => "claimed-threefold",
            Self::Claimed(Claim::FiftyMoves) => "claimed-fifty",
            Self::Supervisor => "supervisor",
        }
    }

    /// The nearest ending of a game for two, for the sentences that both share.
    #[must_use]
    pub const fn for_two(self) -> Ending {
        match self {
            Self::LastKing | Self::LastTeam => Ending::Checkmate,
            Self::NoMove => Ending::Stalemate,
            Self::Dead => Ending::DeadPosition,
            Self::Threefold => Ending::Threefold,
            Self::Fivefold => Ending::Fivefold,
            Self::FiftyRounds => Ending::FiftyMoves,
            Self::SeventyFiveRounds => Ending::SeventyFive,
            Self::Agreement | Self::Supervisor => Ending::Agreement,
            Self::Claimed(claim) => claim.ending(),
        }
    }
}

/// The end of a game of several: how, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameOutcome {
    /// How the game has ended.
    pub ending: GameEnding,
    /// Who has won; nobody is a draw.
    pub winners: Seats,
}

impl GameOutcome {
    /// A draw.
    #[must_use]
    pub const fn draw(ending: GameEnding) -> Self {
        Self {
            ending,
            winners: Seats::NONE,
        }
    }

    /// Whether nobody has won.
    #[must_use]
    pub const fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }

    /// The outcome as a game for two has it: the first of the winners.
    #[must_use]
    pub fn for_two(&self) -> Outcome {
        Outcome {
            ending: self.ending.for_two(),
            winner: self.winners.iter().next(),
            house: None,
        }
    }
}

/// Something that followed from an event, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened<G: Geometry> {
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
        key: &'static Key,
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
    Ended(GameOutcome),
}

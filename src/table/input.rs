//! What players do at the table, what changes by it, and what there is to say.

use crate::rules::notation::san::SanError;
use crate::rules::{
    Attempt, CheckCall, Claim, Classic, Consequence, Fault, GameEvent, Geometry, Move, Outcome,
    Piece, Refused, Role, Seat, Square, TouchFault,
};
use crate::table::Proposal;

/// Something that somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<G: Geometry = Classic> {
    /// Taps or clicks a square.
    Press(Square<G>),
    /// Drags a piece from one square to another.
    Drop {
        /// Where it was picked up.
        from: Square<G>,
        /// Where it was let go.
        to: Square<G>,
    },
    /// Chooses what a pawn becomes.
    Promote(Role),
    /// Tries a move that was written down.
    Try(Attempt<G>),
    /// Confirms the move on the board, where nothing binds before that.
    Finish,
    /// Puts the picked piece down again, takes "Check!" back, or gives an intended claim up.
    Cancel,
    /// Says "check", before the move or just after it.
    SayCheck,
    /// Offers a draw: of two with the next move, once more to keep it for oneself; at a table of
    /// several at once, and all others are asked.
    Offer,
    /// Yes or no of the one who is asked.
    Answer(bool),
    /// Says "I adjust", and puts pieces right until something else is done.
    Adjust,
    /// Claims a draw for the position on the board; the player to move does.
    Claim(Claim),
    /// The same, and this player does.
    ClaimBy(Claim, Seat),
    /// Claims a draw for the position after the next move.
    Intend(Claim),
    /// Gives the game up.
    Resign(Seat),
    /// Takes the last thing back, or asks the others whether that is all right.
    TakeBack,
    /// Plays a move again that was taken back.
    Redo,
    /// Goes a move back to look at the game again, whatever the house rules say about taking back.
    LookBack,
    /// A player leaves the table for a while.
    Leave(Seat),
    /// A player comes back.
    Return(Seat),
    /// The first would like to be the other's partner; the other is asked.
    Ally(Seat, Seat),
    /// Two partners part.
    Part(Seat, Seat),
    /// The supervisor does something, and asks nobody.
    Supervise(GameEvent<G>),
}

/// What a screen shows by movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect<G: Geometry = Classic> {
    /// A piece was picked or put down.
    Picked,
    /// A move was made on the board.
    Moved(Move<G>),
    /// A move was refused.
    Refused {
        /// Where the piece stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    },
    /// A pawn waits for its new role.
    AskPromotion,
    /// A move was taken back.
    TookBack(Move<G>),
    /// There is something else to say now.
    Said,
    /// The game has ended.
    Ended(Outcome),
}

/// What there is to say now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum News<G: Geometry = Classic> {
    /// Whose turn it is.
    #[default]
    Turn,
    /// Why a move is refused.
    Refused {
        /// Where the piece stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// Why.
        fault: Box<Fault<G>>,
    },
    /// What was touched or let go stands against it.
    Held(TouchFault<G>),
    /// A piece of the opponent's was touched: it must be taken.
    Touched(Square<G>),
    /// Why something else than a move is refused.
    Denied {
        /// Why.
        fault: Box<Refused<G>>,
        /// After how many moves that was.
        ply: usize,
    },
    /// A written move cannot be read.
    Unread(Box<SanError<G>>),
    /// The move on the board waits to be confirmed.
    Confirm,
    /// The next move brings an offer of a draw.
    WillOffer,
    /// A player asks the others, or the other one.
    Asked(Proposal, Seat),
    /// Somebody said no.
    Declined(Proposal, Seat),
    /// The next move is the one that a claim is about.
    Intends(Claim),
    /// "I adjust" was said.
    Adjusting,
    /// The piece on this square was put right.
    Adjusted(Square<G>),
    /// "Check" was said; the move is still to come.
    SaysCheck,
    /// What there is to say about the check that the last move gives.
    Check(CheckCall),
    /// What followed from the last thing that was done.
    Followed(Vec<Consequence<G>>),
    /// The game is over.
    Ended,
}

impl<G: Geometry> News<G> {
    /// Whether something was refused.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::Refused { .. } | Self::Held(_) | Self::Denied { .. }
        )
    }
}

/// Something to write down, and to tell those who did not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogEntry<G: Geometry = Classic> {
    /// Something that followed from an event of the game.
    Happened(Consequence<G>),
    /// A move was taken back.
    TookBack(Move<G>),
    /// A move was refused.
    Refused {
        /// The one that stays where it was.
        piece: Piece,
        /// Where it stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    },
    /// A player asks the others, or the other one.
    Asked(Proposal, Seat),
    /// A player says no.
    Declined(Proposal, Seat),
    /// A player claims a draw.
    Claimed(Seat),
    /// The players agree to a draw.
    Agreed,
    /// A player has put a piece right.
    Adjusted(Seat, Square<G>),
}

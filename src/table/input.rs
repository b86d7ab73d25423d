//! What players do at the table, what changes by it, and what the referee says.

use crate::rules::notation::san::SanError;
use crate::rules::{
    Attempt, CheckCall, Claim, ClaimFault, Classic, Fault, Geometry, Move, Outcome, Role, Seat,
    Square, TouchFault,
};

/// Something a player does.
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
    /// Puts the picked piece down again, or gives an intended claim up.
    Cancel,
    /// Says "check", before the move or just after it.
    SayCheck,
    /// Offers a draw with the next move; once more to keep it for oneself.
    Offer,
    /// Answers what the other player asks: an offer of a draw, or a move to be taken back.
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
    /// Takes the last move back, or asks whether that is all right.
    TakeBack,
    /// Plays a move again that was taken back.
    Redo,
    /// Goes a move back to look at the game again, whatever the house rules say about taking back.
    LookBack,
}

/// What a screen shows by movement.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// The referee says something else now.
    Said,
    /// The game has ended.
    Ended(Outcome),
}

/// What the referee says now.
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
    /// A claim, an offer or a resignation does not end the game.
    ClaimRefused {
        /// Why.
        fault: Box<ClaimFault<G>>,
        /// After how many moves that was.
        ply: usize,
    },
    /// A written move cannot be read.
    Unread(Box<SanError>),
    /// The move on the board waits to be confirmed.
    Confirm,
    /// The next move brings an offer of a draw.
    WillOffer,
    /// A player offers a draw.
    Offered(Seat),
    /// The offer was declined by this player.
    Declined(Seat),
    /// A player would like to take a move back.
    AsksBack(Seat),
    /// The move stays, says this player.
    StaysMade(Seat),
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
    /// The game is over.
    Ended,
}

/// What happened last, for those who did not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<G: Geometry = Classic> {
    /// A move was made.
    Moved(Move<G>),
    /// A move was taken back.
    TookBack(Move<G>),
    /// A move was refused.
    Refused {
        /// Where the piece stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    },
    /// A player offers a draw.
    Offered(Seat),
    /// A player declines a draw.
    Declined(Seat),
    /// A player claims a draw.
    Claimed(Seat),
    /// A player gives up.
    Resigned(Seat),
    /// The players agree to a draw.
    Agreed,
    /// A player says "check".
    SaidCheck(Seat),
    /// A player has put a piece right.
    Adjusted(Seat, Square<G>),
}

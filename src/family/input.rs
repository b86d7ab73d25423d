//! What players do at the family table, what changes by it, and what there is to say.

use crate::family::Question;
use crate::rules::{
    Attempt, Claim, Cross, Fault, GameEvent, GameFault, Happened, Move, Piece, Role, Seat, Square,
};

/// Something that somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Taps or clicks a square.
    Press(Square<Cross>),
    /// Drags a piece from one square to another.
    Drop {
        /// Where it was picked up.
        from: Square<Cross>,
        /// Where it was let go.
        to: Square<Cross>,
    },
    /// Chooses what a pawn becomes.
    Promote(Role),
    /// Tries a move that was written down.
    Try(Attempt<Cross>),
    /// Puts the picked piece down again, or takes "Check!" back.
    Cancel,
    /// Says "check", before the move or just after it.
    SayCheck,
    /// A player leaves the table for a while.
    Leave(Seat),
    /// A player comes back.
    Return(Seat),
    /// The first would like to be the other's partner; the other is asked.
    Ally(Seat, Seat),
    /// Two partners part.
    Part(Seat, Seat),
    /// A player gives up.
    Resign(Seat),
    /// Who is to move claims a draw.
    Claim(Claim),
    /// Who is to move offers a draw; all others are asked.
    OfferDraw,
    /// The last thing that happened is to be taken back; all others are asked.
    TakeBack,
    /// Yes or no of the one who is asked.
    Answer(bool),
    /// The supervisor does something, and asks nobody.
    Supervise(GameEvent<Cross>),
}

/// What a screen shows by movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece was picked or put down.
    Picked,
    /// A move was made.
    Moved(Move<Cross>),
    /// A move was refused.
    Refused {
        /// Where the piece stands.
        from: Square<Cross>,
        /// Where it was to go.
        to: Square<Cross>,
    },
    /// A pawn waits for its new role.
    AskPromotion,
    /// A move was taken back.
    TookBack(Move<Cross>),
    /// There is something else to say now.
    Said,
    /// The game has ended.
    Ended,
}

/// What there is to say now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum News {
    /// Whose turn it is.
    #[default]
    Turn,
    /// Why a move is refused.
    Refused {
        /// Where the piece stands.
        from: Square<Cross>,
        /// Where it was to go.
        to: Square<Cross>,
        /// Why.
        fault: Box<Fault<Cross>>,
    },
    /// Why something else is refused.
    Denied(Box<GameFault<Cross>>),
    /// "Check" goes with the next move.
    SaysCheck,
    /// What followed from the last thing that was done.
    Followed(Vec<Happened<Cross>>),
    /// Somebody said no.
    Declined(Question, Seat),
    /// The game is over.
    Ended,
}

/// Something to write down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Something that followed from an event of the game.
    Happened(Happened<Cross>),
    /// A move was refused.
    Refused {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square<Cross>,
        /// Where it was to go.
        to: Square<Cross>,
    },
    /// A player asks the others.
    Asked(Question, Seat),
    /// A player says no.
    Declined(Question, Seat),
}

//! What the coach says, as data, and what changed on the board.

use crate::rules::notation::san::SanError;
use crate::rules::{
    Classic, Fault, Geometry, Move, Piece, Refused, Seat, Square, SquareSet, Verdict,
};
use crate::session::kinds::{Clue, SortItem};
use crate::solve::collect::Danger;

/// What the coach says now. The screen puts it into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Say<G: Geometry = Classic> {
    /// The step's own text.
    Task,
    /// The author's hint with this number, from 1.
    Hint(usize),
    /// Look at this piece.
    HintPiece(Square<G>),
    /// Look at this square.
    HintSquare(Square<G>),
    /// From here the piece goes to this square.
    HintNext {
        /// The piece.
        from: Square<G>,
        /// The square.
        to: Square<G>,
    },
    /// From here nothing leads on; before the last move the piece stood on this square.
    HintBack(Square<G>),
    /// Try this move.
    HintMove {
        /// From here.
        from: Square<G>,
        /// To there.
        to: Square<G>,
    },
    /// Solved. With the move or the verdict that was right, if there is one to show.
    Yes(Option<Verdict<G>>),
    /// A good answer, and more are to be found.
    Found {
        /// How many are still missing.
        left: usize,
    },
    /// The piece on this square is one of those that attack, guard or give check, and more are to be found.
    FoundMan {
        /// Where it stands.
        at: Square<G>,
        /// How many are still missing.
        left: usize,
    },
    /// A star was collected, and more are left.
    StarTaken {
        /// How many are left.
        left: usize,
    },
    /// The star was caught, and it flew on.
    StarFlew {
        /// How often it is still to be caught.
        left: usize,
    },
    /// A piece was taken, and more are left.
    PieceTaken {
        /// How many are left.
        left: usize,
    },
    /// A legal move, and more are to be tried.
    TriesMore {
        /// How many are left.
        left: usize,
    },
    /// A right move, and the line goes on.
    NextOfLine,
    /// It is this side's turn.
    YourTurn(Seat),
    /// The position is something else.
    OtherStanding(Clue),
    /// Something can be claimed after all.
    ClaimThere,
    /// The claim, or what a player says, does not end the game.
    ClaimRefused(Box<Refused<G>>),
    /// There are more than this.
    CountMore(u32),
    /// There are fewer than this.
    CountFewer(u32),
    /// What was written is no move.
    Unread(Box<SanError<G>>),
    /// The move is right, but this sign of check or checkmate is missing.
    SignMissing(char),
    /// The move is right, and it gives no check, whatever this sign says.
    SignUntrue {
        /// The sign: `+` or `#`.
        sign: char,
        /// The move.
        mv: Move<G>,
    },
    /// The move is right, and it gives check, but no checkmate, as the sign says.
    NoHash,
    /// What was written is another legal move.
    WroteOther(Move<G>),
    /// Where does this piece go?
    WhereTo(Piece),
    /// A piece must be picked first.
    PickFirst,
    /// Something stands on this square already.
    SquareTaken(Square<G>),
    /// This piece does not belong there.
    NotItsSquare {
        /// What was put there.
        piece: Piece,
        /// Where it was put.
        square: Square<G>,
    },
    /// A piece stands where it belongs, and more are waiting.
    SetUpMore {
        /// How many.
        left: usize,
    },
    /// What there is to say about an option.
    Option {
        /// Its number, from 0.
        place: usize,
        /// Whether it is right.
        right: bool,
    },
    /// The tapped square is this one, and another was asked for.
    ThatIsSquare(Square<G>),
    /// The square has the other color.
    ColorAgain(Square<G>),
    /// A right answer of a drill, and more are asked for.
    NamedMore {
        /// How many.
        left: usize,
    },
    /// The move is made; "check" is still to be said.
    SayCheck,
    /// A legal move, but not what the step asks for.
    NotTheAnswer(Move<G>),
    /// A certain mistake the author has a sentence for: its number in the step, from 0.
    Wrong(usize),
    /// The move is refused.
    Refused(Box<Fault<G>>),
    /// This square is not among those asked for, and no rule says more about it.
    NotThisSquare(Square<G>),
    /// The piece on one square does not attack the other, and this is why.
    NoAttack {
        /// The piece.
        from: Square<G>,
        /// What it would have to attack.
        to: Square<G>,
        /// Why it does not.
        fault: Box<Fault<G>>,
    },
    /// Whoever stands on this square belongs to the army that is not looked for.
    OtherArmy(Square<G>),
    /// Pieces are looked for, and nobody stands on this square.
    EmptySquare(Square<G>),
    /// On this square stands the very piece that is asked about.
    AskedAbout(Square<G>),
    /// Nobody stands on this square who could be taken off.
    NobodyThere(Square<G>),
    /// Whoever stands on this square cannot be taken off.
    Stays(Square<G>),
    /// Something else comes before what was tapped: this.
    NotYet(SortItem<G>),
    /// The square was found before.
    FoundBefore(Square<G>),
    /// The piece could be taken where it was to land.
    Caught {
        /// The move.
        mv: Move<G>,
        /// The piece where it was to land, and who would take it.
        danger: Danger<G>,
    },
    /// After the move this man could be taken, and nobody would take back.
    Hangs {
        /// The move.
        mv: Move<G>,
        /// Who could be taken.
        danger: Danger<G>,
    },
    /// A capture that does not pay, or a move that takes nothing where something is to be won: the other side would take.
    TakenBack {
        /// The move.
        mv: Move<G>,
        /// What the other side would take then.
        reply: Move<G>,
    },
    /// Something is to be won, and this move takes nothing; nor does it lose anything.
    TakesNothing(Move<G>),
    /// Checkmate is wanted, and this move gives no check.
    NoCheck(Move<G>),
    /// Checkmate is wanted, and this move makes a stalemate.
    Stalemates(Move<G>),
    /// Stalemate is wanted, and this move is checkmate.
    Mates(Move<G>),
    /// Stalemate is wanted, and this move gives a check that can be answered.
    GivesCheck(Move<G>),
    /// Stalemate is wanted, and this move leaves the other side one of its own.
    LeavesMove {
        /// The move, which gives no check.
        mv: Move<G>,
        /// A move that is left: the king's own if there is one.
        reply: Move<G>,
    },
    /// Checkmate is wanted with the move after, whatever is answered, and this answer leaves none.
    LeavesNoMate {
        /// The move.
        mv: Move<G>,
        /// The answer: the king's own if there is one.
        reply: Move<G>,
    },
    /// Checkmate is wanted, and this move gives a check that can be answered.
    WayOut {
        /// The check.
        mv: Move<G>,
        /// A way out of it: the king's own if there is one.
        reply: Move<G>,
    },
    /// Only this piece moves in this step.
    OnlyThisPiece(Square<G>),
    /// The learner's verdict does not fit; this is the referee's.
    OtherVerdict(Box<Verdict<G>>),
    /// The step asks for a forbidden move, and this one is allowed.
    ThatIsAllowed(Move<G>),
}

/// What changed, for a screen to animate and to remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect<G: Geometry = Classic> {
    /// Another step is shown, or this one from its beginning.
    StepShown,
    /// A piece was picked up or put down.
    Picked,
    /// A press meant no piece: these are the few that can be moved.
    PointedOut(SquareSet<G>),
    /// A move was made.
    Moved(Move<G>),
    /// The star that was caught flies on.
    Flew {
        /// From here, where somebody has landed.
        from: Square<G>,
        /// To there.
        to: Square<G>,
    },
    /// The program thinks about its move, and hands are off until it is there.
    Thinking,
    /// The other side has answered with a move.
    Replied(Move<G>),
    /// A move was made, did not fit, and is taken back.
    TriedAndReturned(Move<G>),
    /// The last move was taken back.
    TookBack(Move<G>),
    /// The piece on this square could not do what was tried.
    Refused {
        /// Where it stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    },
    /// A square was chosen and belongs to the answer.
    Chosen(Square<G>),
    /// The coach says something else.
    Said,
    /// A piece for the pawn must be chosen.
    AskPromotion,
    /// The step is solved.
    StepDone,
    /// The lesson is finished.
    LessonDone,
}

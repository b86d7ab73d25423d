//! Why a move is refused: every reason, the squares that prove it, its article.
//!
//! A [`Fault`] carries squares and numbers, never text; `explain` turns it into a sentence and
//! marks for the board. The articles are those of the FIDE Laws of Chess in force from 1 January 2023.
//!
//! A new reason is a row here, a question in the [judge](crate::rules::Verdict), the same in the generator
//! (`moving/generate`) if the move was legal before, and what the compiler then asks for: a sentence, a proof
//! and the row that names its card (`explain/sentence`, `proof`, `rule`), and its keys in what the command line
//! answers (`cli/params/fault`). The tests that lead on from there say which law, lesson and card is missing.

use crate::rules::ground::geometry::{Classic, Geometry};
use crate::rules::ground::{Difference, Piece, Role, Seat, Square, SquareSet};
use crate::rules::judging::Outcome;
use table::{faults, is_said, reasons};

mod castling;
mod table;

pub use castling::{CastlingFacts, CastlingRook};

faults! {
    /// The game has ended; nobody moves any more.
    GameOver "game-over" "5.1.1" {
        /// How it ended, and for whom.
        outcome: Outcome,
        /// Whose turn it would be.
        turn: Seat,
        /// The king of that seat, if there is one.
        king: Option<Square<G>>,
        /// The pieces that give him check; empty but for a checkmate, or a game given up in check.
        checkers: SquareSet<G>,
    }
    /// The move, as it was written, starts or ends beside the board: found by who reads it.
    OffBoard "off-board" "2.1" of_house {
        /// Where it starts, if that is a square.
        from: Option<Square<G>>,
    }
    /// Nothing stands on the square.
    NoPiece "no-piece" "1.1" {
        /// The empty square.
        from: Square<G>,
    }
    /// The piece belongs to somebody whose turn it is not.
    NotYourPiece "not-your-piece" "1.1" {
        /// Where it stands.
        from: Square<G>,
        /// The role and the army of it.
        piece: Piece,
        /// Whose turn it is.
        turn: Seat,
    }
    /// The piece was put back where it stood.
    SameSquare "same-square" "1.1" {
        /// Where it was taken up.
        square: Square<G>,
    }
    [
        /// The king may not castle; every condition that fails is in the facts.
        Castling(CastlingFacts<G>) for

        /// The king has moved before.
        CastleKingMoved "castle-king-moved" "3.8.2.1"
        /// The rook was taken.
        CastleRookCaptured "castle-rook-captured" "3.8.2"
        /// The rook has moved before.
        CastleRookMoved "castle-rook-moved" "3.8.2.1"
        /// There is no rook in the corner.
        CastleNoRook "castle-no-rook" "3.8.2"
        /// The position says that the right is gone.
        CastleRightLost "castle-right-lost" "3.8.2.1"
        /// Pieces stand between king and rook.
        CastlePiecesBetween "castle-pieces-between" "3.8.2.2"
        /// The king is in check.
        CastleOutOfCheck "castle-out-of-check" "3.8.2.2"
        /// The king would cross an attacked square.
        CastleThroughCheck "castle-through-check" "3.8.2.2"
        /// The king would land on an attacked square.
        CastleIntoCheck "castle-into-check" "3.8.2.2"
    ]
    /// A piece of one's own stands on the target.
    OwnPieceOnTarget "own-piece-on-target" "3.1" {
        /// Where the piece stands that was to move.
        from: Square<G>,
        /// The target.
        to: Square<G>,
        /// What stands there.
        piece: Piece,
    }
    /// A piece of an ally stands on the target (a house rule).
    AllyPieceOnTarget "ally-piece-on-target" "3.1" of_house {
        /// The target.
        to: Square<G>,
        /// What stands there.
        piece: Piece,
    }
    /// The way leads past a corner that is cut out of the board.
    PathCrossesCorner "path-crosses-corner" "3.2" of_house {
        /// The one that moves.
        piece: Piece,
        /// Where it stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    }
    /// Knights, bishops, rooks and queens do not go that way.
    PieceCantMoveThatWay "piece-cant-move-that-way" "3.2" {
        /// The one that moves.
        piece: Piece,
        /// Where it stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    }
    /// A piece stands in the way, and this one does not jump.
    PathBlocked "path-blocked" "3.5" {
        /// The piece that was to move.
        piece: Piece,
        /// Where it stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// The nearest piece in the way.
        blocker: Square<G>,
        /// What that is.
        blocking: Piece,
    }
    /// A king goes one step.
    KingTooFar "king-too-far" "3.8.1" {
        /// Where the king stands.
        from: Square<G>,
        /// Where he was to go.
        to: Square<G>,
        /// The king's home, from which alone he castles, if he went as if to castle from elsewhere.
        home: Option<Square<G>>,
    }
    /// Pawns never go back.
    PawnBackward "pawn-backward" "3.7.1" {
        /// Where the pawn stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// The square straight ahead: where forward is for this pawn. `None` on its last row.
        ahead: Option<Square<G>>,
    }
    /// Pawns never go sideways.
    PawnSideways "pawn-sideways" "3.7.1" {
        /// Where the pawn stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    }
    /// Two steps are for a pawn that has not moved.
    PawnDoubleNotFromStart "pawn-double-not-from-start" "3.7.2" {
        /// Where the pawn stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// The rank (or file, for the seats at the sides) where it could, counted from 1.
        start_rank: u8,
    }
    /// Three steps or more.
    PawnTooFar "pawn-too-far" "3.7.2" {
        /// Where the pawn stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    }
    /// Some other way that no pawn goes.
    PawnCantMoveThatWay "pawn-cant-move-that-way" "3.7" {
        /// Where the pawn stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
    }
    /// Something stands on a square of the double step.
    PawnDoubleBlocked "pawn-double-blocked" "3.7.2" {
        /// Where the pawn stands.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// The square that is not empty: the one passed over or the landing.
        blocker: Square<G>,
        /// What stands there.
        blocking: Piece,
    }
    /// Pawns do not capture straight ahead.
    PawnCantCaptureStraight "pawn-cant-capture-straight" "3.7.3" {
        /// Where the pawn stands.
        from: Square<G>,
        /// The square straight ahead.
        to: Square<G>,
        /// What stands there.
        ahead: Piece,
        /// The captures that this pawn may legally make instead: where it would land.
        captures: SquareSet<G>,
    }
    /// En passant takes a pawn, and the neighbor is none.
    EpNotAPawn "ep-not-a-pawn" "3.7.3.1" {
        /// Where the pawn was to go.
        to: Square<G>,
        /// The neighbor's square.
        beside: Square<G>,
        /// The neighbor.
        piece: Piece,
    }
    /// The neighbor's double step is no longer the last thing that its player did.
    EpChanceLost "ep-chance-lost" "3.7.3.2" {
        /// Where the pawn was to go.
        to: Square<G>,
        /// The pawn that could be taken only right after its double step.
        pawn: Square<G>,
        /// The half-move of its double step, counted from 1.
        double_step_ply: usize,
        /// The half-move of this attempt, counted from 1.
        now_ply: usize,
        /// The house rule by which the chance is lost, if the Laws would still give it.
        house: Option<Difference>,
    }
    /// The neighbor came with single steps.
    EpPawnDidNotDoubleStep "ep-pawn-did-not-double-step" "3.7.3.1" {
        /// Where the pawn was to go.
        to: Square<G>,
        /// The neighbor.
        pawn: Square<G>,
        /// Where it stood before its last move.
        came_from: Square<G>,
    }
    /// The position says that en passant is not possible; how the neighbor came is not known.
    EpNotAvailable "ep-not-available" "3.7.3.2" {
        /// Where the pawn was to go.
        to: Square<G>,
        /// The neighbor.
        pawn: Square<G>,
    }
    /// A pawn goes diagonally only to capture.
    PawnDiagonalNeedsCapture "pawn-diagonal-needs-capture" "3.7.3" {
        /// Where the pawn stands.
        from: Square<G>,
        /// The empty square.
        to: Square<G>,
        /// The house rule that keeps the pawn from taking in passing there, if one does.
        house: Option<Difference>,
    }
    /// A king is never captured.
    CantCaptureKing "cant-capture-king" "1.4.1" {
        /// Where that king stands.
        to: Square<G>,
    }
    /// Only pawns take from a player who is away (a house rule).
    AbsentOnlyPawnsMayCapture "absent-only-pawns-may-capture" "3.1" of_house {
        /// Where the piece stands.
        from: Square<G>,
        /// The square of the sleeping piece.
        to: Square<G>,
        /// The role and the army of it.
        captured: Piece,
    }
    /// The king would take a piece that others guard.
    KingCapturesProtected "king-captures-protected" "3.9.2" {
        /// The king's square.
        from: Square<G>,
        /// The square of the capture.
        to: Square<G>,
        /// What he would take.
        captured: Piece,
        /// Everyone who could take him back.
        protectors: SquareSet<G>,
    }
    /// Two kings would stand side by side.
    KingNextToKing "king-next-to-king" "3.9.2" {
        /// The king's square.
        from: Square<G>,
        /// Where he was to go.
        to: Square<G>,
        /// The other king.
        king: Square<G>,
        /// Everyone who attacks the square.
        attackers: SquareSet<G>,
    }
    /// The king steps back along the line of the piece that checks him.
    KingStaysOnLine "king-stays-on-line" "3.9.2" {
        /// The king's square.
        from: Square<G>,
        /// Where he was to go.
        to: Square<G>,
        /// The piece whose line it is.
        slider: Square<G>,
        /// The squares of the line from that piece to where he was to go, his own among them.
        line: SquareSet<G>,
        /// Everyone who attacks the square.
        attackers: SquareSet<G>,
    }
    /// The king would step onto an attacked square.
    KingIntoAttack "king-into-attack" "3.9.2" {
        /// The king's square.
        from: Square<G>,
        /// Where he was to go.
        to: Square<G>,
        /// Everyone who attacks the square.
        attackers: SquareSet<G>,
    }
    /// Two pieces give check: only the king can answer.
    DoubleCheckKingMustMove "double-check-king-must-move" "3.9.2" {
        /// The king in check.
        king: Square<G>,
        /// The pieces that give check.
        checkers: SquareSet<G>,
    }
    /// The move does not end the check.
    StillInCheck "still-in-check" "3.9.2" {
        /// The king in check.
        king: Square<G>,
        /// The piece that gives check.
        checker: Square<G>,
        /// What would answer it.
        answers: CheckAnswers<G>,
    }
    /// A capture takes a piece off a line on which the capturing piece does not land, and the king
    /// is attacked along it: en passant, and what house rules take with other captures.
    EpExposesKing "ep-exposes-king" "3.9.2" {
        /// The king that would be attacked.
        king: Square<G>,
        /// Who would attack him.
        attackers: SquareSet<G>,
        /// The pawn that was to capture.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// The piece it would take, which stands on the line.
        captured: Square<G>,
        /// Whether the pawn that was to capture stands on the line as well.
        is_shielded_by_both: bool,
    }
    /// The piece shields its king and may not leave the line.
    Pinned "pinned" "3.9.2" {
        /// The pinned piece.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// The role and the army of it.
        piece: Piece,
        /// The king behind it.
        king: Square<G>,
        /// The pieces that would attack him, were it not for this one.
        pinners: SquareSet<G>,
        /// The squares between those pieces and the king.
        line: SquareSet<G>,
        /// Where it may still go.
        allowed: SquareSet<G>,
    }
    /// A pawn on its last row becomes a piece; which one?
    PromotionPieceMissing "promotion-piece-missing" "3.7.3.3" {
        /// The square on the last row.
        to: Square<G>,
    }
    /// A pawn becomes a queen, a rook, a bishop or a knight.
    PromotionPieceInvalid "promotion-piece-invalid" "3.7.3.3" {
        /// The square on the last row.
        to: Square<G>,
        /// What was asked for.
        role: Role,
    }
    /// There is no promotion in this move.
    PromotionNotAllowed "promotion-not-allowed" "3.7.3.3" {
        /// The piece that moves.
        piece: Piece,
        /// Where it goes.
        to: Square<G>,
    }
    /// A second player would attack a king (a house rule).
    Rule3KingDoubleAttack "rule3-king-double-attack" "3.9" of_house {
        /// The piece that moves.
        from: Square<G>,
        /// Where it was to go.
        to: Square<G>,
        /// Where he stands.
        king: Square<G>,
        /// Everyone who would attack him, each where it stands now.
        attackers: SquareSet<G>,
    }
}

impl<G: Geometry> Fault<G> {
    /// The article of the Laws behind this very fault, such as `3.8.2.2`.
    #[must_use]
    pub fn article(&self) -> &'static str {
        match self {
            Self::GameOver { outcome, .. } => outcome.ending.article(),
            Self::PieceCantMoveThatWay { piece, .. } => match piece.role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::King => "3.8.1",
                Role::Pawn => "3.7",
            },
            _ => self.reason().article(),
        }
    }

    /// The piece that a refused one would run against, if that is the reason.
    #[must_use]
    pub const fn blocker(&self) -> Option<Square<G>> {
        match self {
            Self::PathBlocked { blocker, .. } => Some(*blocker),
            _ => None,
        }
    }
}

/// How a check can be answered (FIDE 3.9.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CheckAnswers<G: Geometry = Classic> {
    /// Where the king can run.
    pub run: SquareSet<G>,
    /// Whose pieces can take the checker: their squares, the king's among them.
    pub take: SquareSet<G>,
    /// The squares where a piece can be put in between.
    pub block: SquareSet<G>,
}

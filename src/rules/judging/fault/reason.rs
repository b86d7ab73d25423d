//! The name of every reason, as lessons, data and the words of a language use it.

/// Declares the reasons with their codes and articles, in the order in which the judge asks.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $code:literal $article:literal,)*) => {
        /// Why a move is refused, without the squares. The order is the judge's.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// Every reason, in the judge's order.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The stable code: `path-blocked`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// The article of the Laws: `3.5`.
            #[must_use]
            pub const fn article(self) -> &'static str {
                match self { $(Self::$name => $article,)* }
            }

            /// The reason with this code, or `None`.
            #[must_use]
            pub fn from_code(code: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|reason| reason.code() == code)
            }
        }
    };
}

reasons! {
    /// The game has ended.
    GameOver "game-over" "5.1.1",
    /// The move starts or ends beside the board.
    OffBoard "off-board" "2.1",
    /// The square is empty.
    NoPiece "no-piece" "1.1",
    /// It is not that side's turn.
    NotYourPiece "not-your-piece" "1.1",
    /// The piece stays where it is.
    SameSquare "same-square" "1.1",
    /// The king has moved before.
    CastleKingMoved "castle-king-moved" "3.8.2.1",
    /// The rook was taken.
    CastleRookCaptured "castle-rook-captured" "3.8.2",
    /// The rook has moved before.
    CastleRookMoved "castle-rook-moved" "3.8.2.1",
    /// There is no rook in the corner.
    CastleNoRook "castle-no-rook" "3.8.2",
    /// The position says that the right is gone.
    CastleRightLost "castle-right-lost" "3.8.2.1",
    /// Pieces stand between king and rook.
    CastlePiecesBetween "castle-pieces-between" "3.8.2.2",
    /// The king is in check.
    CastleOutOfCheck "castle-out-of-check" "3.8.2.2",
    /// The king would cross an attacked square.
    CastleThroughCheck "castle-through-check" "3.8.2.2",
    /// The king would land on an attacked square.
    CastleIntoCheck "castle-into-check" "3.8.2.2",
    /// A piece of one's own stands on the target.
    OwnPieceOnTarget "own-piece-on-target" "3.1",
    /// A piece of an ally stands on the target.
    AllyPieceOnTarget "ally-piece-on-target" "3.1",
    /// The way leads past a cut corner.
    PathCrossesCorner "path-crosses-corner" "3.2",
    /// The piece does not go that way.
    PieceCantMoveThatWay "piece-cant-move-that-way" "3.2",
    /// A piece stands in the way.
    PathBlocked "path-blocked" "3.5",
    /// The king goes one step.
    KingTooFar "king-too-far" "3.8.1",
    /// Pawns never go back.
    PawnBackward "pawn-backward" "3.7.1",
    /// Pawns never go sideways.
    PawnSideways "pawn-sideways" "3.7.1",
    /// Two steps only from the start.
    PawnDoubleNotFromStart "pawn-double-not-from-start" "3.7.2",
    /// Never more than two steps.
    PawnTooFar "pawn-too-far" "3.7.2",
    /// No pawn goes that way.
    PawnCantMoveThatWay "pawn-cant-move-that-way" "3.7",
    /// A square of the double step is not empty.
    PawnDoubleBlocked "pawn-double-blocked" "3.7.2",
    /// Pawns do not capture straight ahead.
    PawnCantCaptureStraight "pawn-cant-capture-straight" "3.7.3",
    /// The neighbor is not a pawn.
    EpNotAPawn "ep-not-a-pawn" "3.7.3.1",
    /// En passant came too late.
    EpChanceLost "ep-chance-lost" "3.7.3.2",
    /// The neighbor made no double step.
    EpPawnDidNotDoubleStep "ep-pawn-did-not-double-step" "3.7.3.1",
    /// The position allows no en passant.
    EpNotAvailable "ep-not-available" "3.7.3.2",
    /// A pawn goes diagonally only to capture.
    PawnDiagonalNeedsCapture "pawn-diagonal-needs-capture" "3.7.3",
    /// A king is never captured.
    CantCaptureKing "cant-capture-king" "1.4.1",
    /// Only pawns take from a player who is away.
    AbsentOnlyPawnsMayCapture "absent-only-pawns-may-capture" "3.1",
    /// The king would take a guarded piece.
    KingCapturesProtected "king-captures-protected" "3.9.2",
    /// Kings never stand side by side.
    KingNextToKing "king-next-to-king" "3.9.2",
    /// The king steps back along the checking line.
    KingStaysOnLine "king-stays-on-line" "3.9.2",
    /// The king would step into an attack.
    KingIntoAttack "king-into-attack" "3.9.2",
    /// Two checkers: the king must move.
    DoubleCheckKingMustMove "double-check-king-must-move" "3.9.2",
    /// The check is not answered.
    StillInCheck "still-in-check" "3.9.2",
    /// En passant would open a line to the king.
    EpExposesKing "ep-exposes-king" "3.9.2",
    /// The piece shields its king.
    Pinned "pinned" "3.9.2",
    /// Which piece shall the pawn become?
    PromotionPieceMissing "promotion-piece-missing" "3.7.3.3",
    /// A pawn does not become that.
    PromotionPieceInvalid "promotion-piece-invalid" "3.7.3.3",
    /// There is no promotion in this move.
    PromotionNotAllowed "promotion-not-allowed" "3.7.3.3",
    /// A second player would attack a king.
    Rule3KingDoubleAttack "rule3-king-double-attack" "3.9",
}

impl Reason {
    /// Whether only house rules or another board than the Laws' can bring it.
    #[must_use]
    pub const fn is_of_house(self) -> bool {
        matches!(
            self,
            Self::OffBoard
                | Self::AllyPieceOnTarget
                | Self::PathCrossesCorner
                | Self::AbsentOnlyPawnsMayCapture
                | Self::Rule3KingDoubleAttack
        )
    }
}

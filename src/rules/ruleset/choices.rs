//! The values that a house rule can have: one type for each kind of key, the Laws' value first.

/// What a key can be set to.
pub(super) trait Choice: Copy {
    /// The codes of the values, the Laws' first.
    const CODES: &'static [&'static str];
    fn code(self) -> &'static str;
    fn from_code(code: &str) -> Option<Self>;
}

/// Declares one type for each key, with the codes of its values; the first is that of the Laws.
macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident $code:literal,)+ })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $name {
                #[default]
                $($(#[$value_doc])* $value,)+
            }

            impl Choice for $name {
                const CODES: &'static [&'static str] = &[$($code),+];

                fn code(self) -> &'static str {
                    match self { $(Self::$value => $code,)+ }
                }

                fn from_code(code: &str) -> Option<Self> {
                    match code { $($code => Some(Self::$value),)+ _ => None }
                }
            }
        )*
    };
}

choices! {
    /// What counts as a threefold repetition, and whether anyone has to ask (FIDE 9.2).
    Repetition {
        /// The same position for the third time, not necessarily in a row; by claim.
        FidePosition "fide_position",
        /// The same moves of both players three times in a row; by claim.
        ClubSequence "club_sequence",
        /// The same position for the third time; the game is drawn at once.
        Automatic "automatic",
    }
    /// What starts the count of quiet moves again (FIDE 9.3).
    FiftyReset {
        /// A pawn move or a capture.
        PawnOrCapture "pawn_or_capture",
        /// A promotion or a capture.
        PromotionOrCapture "promotion_or_capture",
    }
    /// What fifty quiet moves of each player do (FIDE 9.3).
    FiftyEffect {
        /// A player may claim the draw.
        Claim "claim",
        /// The game is drawn at once.
        Automatic "automatic",
    }
    /// When a move can no longer be changed (FIDE 4.3, 4.7).
    Touch {
        /// A touched piece must be moved, or captured.
        TouchMove "touch_move",
        /// A piece that was let go stays; touching alone binds nobody.
        ReleaseFinal "release_final",
        /// Nothing binds until the player says so.
        FreeUntilConfirm "free_until_confirm",
    }
    /// Whether a finished move can be taken back.
    Takeback {
        /// Never.
        Never "never",
        /// If the opponent agrees.
        OpponentAgrees "opponent_agrees",
        /// Always.
        Free "free",
    }
    /// What a pawn may become (FIDE 3.7.3.3).
    PromotionSet {
        /// Queen, rook, bishop or knight.
        Pieces "QRBN",
        /// Those, or it stays a pawn for ever.
        PiecesOrPawn "QRBNP",
    }
    /// A point that is true or false; the Laws say true.
    Truth {
        /// It is so.
        True "true",
        /// It is not.
        False "false",
    }
    /// Which positions are dead (FIDE 5.2.2).
    DeadPosition {
        /// Every position from which no legal moves lead to checkmate.
        Full "full",
        /// Only the four cases that rule sheets list: bare kings, one bishop, one knight, a
        /// bishop each on the same color.
        MaterialFour "material_four",
        /// None.
        Off "off",
    }
    /// When two positions are the same (FIDE 9.2.3).
    SamePosition {
        /// The same pieces, side to move, castling rights and en passant captures.
        Fide "fide",
        /// The same pieces and side to move.
        DispositionOnly "disposition_only",
    }
    /// Who may claim a draw (FIDE 9.2, 9.3).
    ClaimBy {
        /// The player whose turn it is.
        PlayerToMove "player_to_move",
        /// Any player.
        AnyPlayer "any_player",
    }
    /// Whether a check must be said.
    AnnounceCheck {
        /// No.
        Off "off",
        /// It is polite.
        Courtesy "courtesy",
        /// A check that was not said need not be answered.
        RequiredToBind "required_to_bind",
    }
    /// Something that the Laws have and some sheets leave out.
    Switch {
        /// It is part of the game.
        On "on",
        /// It is not.
        Off "off",
    }
    /// What resigning does against an opponent who could never checkmate (FIDE 5.1.2).
    ResignVsUnwinnable {
        /// The game is drawn.
        Draw "draw",
        /// The game is lost.
        Loss "loss",
    }
}

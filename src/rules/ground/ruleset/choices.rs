//! The values that a house rule can have: one type for each kind of key, the Laws' value first.

/// What a key can be set to.
pub(super) trait Choice: Copy {
    /// The codes of the values, the Laws' first.
    const CODES: &'static [&'static str];
    /// The value that the Laws have.
    const LAWS: Self;
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
                const LAWS: Self = [$(Self::$value),+][0];

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
        /// Played is played.
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
        /// Whoever sits at the table, at any time.
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
    /// What players say, where a sheet of rules may be silent about it. Silence is no ban: two may agree, and
    /// nobody is made to play on (FIDE 5.1.2). But nobody claims by a rule that is not there.
    Mention {
        /// It is part of the game.
        On "on",
        /// It is not.
        Off "off",
        /// The sheet does not mention it: players agree on it before the game.
        NotMentioned "not_mentioned",
    }
    /// Something that the Laws do not have and some houses add.
    Extra {
        /// It is not so.
        False "false",
        /// It is so.
        True "true",
    }
    /// From where a pawn may go two steps (FIDE 3.7.2).
    DoubleStep {
        /// On its first move.
        FirstMove "first_move",
        /// From anywhere, at any time.
        AnyTime "any_time",
    }
    /// Which pawns may take in passing (FIDE 3.7.3.1).
    EpGeometry {
        /// Those that attack the square passed over.
        AttacksX "attacks_X",
        /// Those that also stand beside the pawn.
        BesideY "beside_Y",
    }
    /// How long a double step may be answered by taking in passing (FIDE 3.7.3.2).
    EpWindow {
        /// Until its player is to move again: every opponent has one turn for it.
        UntilMoversTurn "until_movers_turn",
        /// Only in the very next turn.
        NextPlayerOnly "next_player_only",
    }
    /// Where pawns are promoted (FIDE 3.7.3.3).
    PromotionRow {
        /// Where no square follows.
        EndOfLine "end_of_line",
        /// Only on the row farthest from their start.
        FarRowOnly "far_row_only",
        /// From their eighth row on.
        OwnEighth "own_8th",
        /// On the back row of any other seat.
        AnyEnemyBackRow "any_enemy_back_row",
    }
    /// Whether a king may be attacked by two players (family rule 3).
    Rule3 {
        /// Like any piece.
        Off "off",
        /// No move may add a second player's attack.
        Forbid "forbid",
        /// He need only answer the player who called first.
        AnswerOne "answer_one",
        /// He may, but it is mate only if one army mates alone.
        SoloMate "solo_mate",
    }
    /// Who may leave the table for a while (family rule 4).
    Absent {
        /// Nobody.
        Never "never",
        /// Who is at most ten, and the oldest player 25 years older.
        Both "both",
        /// Who is 25 years younger than the oldest player.
        GapOnly "gap_only",
        /// Who is at most ten.
        AgeOnly "age_only",
        /// Whoever the supervisor lets go.
        SupervisorOk "supervisor_ok",
    }
    /// How a check comes to be said.
    CheckCall {
        /// The player says it.
        ByHand "by_hand",
        /// The program says it with every move.
        Auto "auto",
    }
    /// How long a check may be said.
    CallWindow {
        /// Until the next player moves.
        NextMove "next_move",
        /// Until the player in check moves.
        UntilVictimMoves "until_victim_moves",
    }
    /// What a team means (family rule 6).
    Alliances {
        /// A promise: the rules know nothing of it.
        Informal "informal",
        /// Allies do not take from each other and do not check each other.
        Formal "formal",
        /// South and North play against West and East, and win together.
        Fixed "fixed",
    }
    /// What becomes of the army of a player who is out.
    MatedArmy {
        /// It stays, and may be taken.
        Statues "statues",
        /// It leaves the board.
        Remove "remove",
        /// The player who gave mate commands it.
        CapturedByMater "captured_by_mater",
    }
    /// What a player without a legal move does when he is not mated (FIDE 5.2.1).
    Stalemate {
        /// The game is drawn for all.
        DrawAll "draw_all",
        /// He passes; with two players left the game is drawn.
        Pass "pass",
        /// He is out.
        Out "out",
    }
    /// How the armies stand at the start.
    ArmySetup {
        /// Opposite armies mirror each other.
        Mirror "mirror",
        /// Every queen stands left of her king.
        Rotate "rotate",
    }
    /// What resigning does against an opponent who could never checkmate (FIDE 5.1.2).
    ResignVsUnwinnable {
        /// The game is drawn.
        Draw "draw",
        /// The game is lost.
        Loss "loss",
    }
}

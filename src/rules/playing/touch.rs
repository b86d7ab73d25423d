//! The hand over the board: pieces touched and let go, checks said, moves taken back.
//!
//! This is a layer above the core: it never makes a legal move of an illegal one, it only holds a
//! player to what the hand has done (FIDE 4). [`Touched`] lasts for one turn; which of its rules
//! apply is a matter of the [`Ruleset`](crate::rules::Ruleset): `touch`, `takeback`,
//! `announce_check`. A window that plays by drag and drop needs none of it. What is touched is judged
//! by a line or by a game, whichever is played: both are [`Judged`].

use crate::rules::ground::geometry::{Classic, Geometry, Wing};
use crate::rules::ground::ruleset::{AnnounceCheck, CheckCall as ByWhom, RuleKey, Takeback, Touch};
use crate::rules::ground::{Attempt, Difference, Move, Piece, Role, Ruleset, Square, SquareSet};
use crate::rules::judging::{Fault, Verdict};
use crate::rules::moving::Position;
use crate::rules::playing::{Game, Line, Refused, Undone};

/// What moves are judged by: a line of moves, or a game.
pub trait Judged<G: Geometry> {
    /// The house rules that hold now.
    fn rules(&self) -> &Ruleset;

    /// Where it stands now.
    fn position(&self) -> &Position<G>;

    /// Judges an attempt, knowing every move before it.
    fn judge(&self, attempt: Attempt<G>) -> Verdict<G>;

    /// Every legal move; none when the game is over.
    fn legal_moves(&self) -> Vec<Move<G>>;
}

/// What a line and a game call alike.
macro_rules! judged {
    ($by:ident) => {
        impl<G: Geometry> Judged<G> for $by<G> {
            fn rules(&self) -> &Ruleset {
                self.rules()
            }

            fn position(&self) -> &Position<G> {
                self.position()
            }

            fn judge(&self, attempt: Attempt<G>) -> Verdict<G> {
                self.judge(attempt)
            }

            fn legal_moves(&self) -> Vec<Move<G>> {
                self.legal_moves()
            }
        }
    };
}

judged!(Line);
judged!(Game);

/// What a player's hand has done in this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched<G: Geometry = Classic> {
    /// The pieces touched in order to move or capture them, first touch first.
    touched: Vec<Square<G>>,
    /// The pieces that the player has said to adjust.
    adjusted: SquareSet<G>,
    /// The move made on the board and not yet finished.
    released: Option<Move<G>>,
    has_said_check: bool,
}

/// What the touched pieces oblige a player to (FIDE 4.3, 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty<G: Geometry = Classic> {
    /// Nothing: any legal move will do.
    Free,
    /// To move this piece (FIDE 4.3.1).
    Move(Square<G>),
    /// To capture this piece (FIDE 4.3.2).
    Capture(Square<G>),
    /// To capture one touched piece with the other (FIDE 4.3.3).
    CaptureWith {
        /// The player's own piece.
        by: Square<G>,
        /// The opponent's.
        target: Square<G>,
    },
    /// To castle towards this side (FIDE 4.4.1).
    Castle {
        /// Where he stands.
        king: Square<G>,
        /// Towards which rook.
        wing: Wing,
    },
}

/// Why a move cannot be made or taken back, though the position allows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchFault<G: Geometry = Classic> {
    /// The move is not legal anyway.
    Illegal(Fault<G>),
    /// A piece was touched and can move.
    MustMove {
        /// Where it stands.
        square: Square<G>,
        /// Its role and its army.
        piece: Piece,
        /// King and rook were touched in that order: the castling that is owed (FIDE 4.4.1).
        castling: Option<Wing>,
    },
    /// A piece of the opponent's was touched and can be captured.
    MustBeCaptured {
        /// Where it stands.
        square: Square<G>,
        /// Its role and its army.
        piece: Piece,
        /// The touched piece that must do it, if it can (FIDE 4.3.3).
        by: Option<Square<G>>,
    },
    /// A piece was let go on a square, and stays there (FIDE 4.7).
    ReleasedFinal {
        /// The move that was made so.
        released: Move<G>,
    },
    /// No move was made on the board yet.
    NothingReleased,
    /// Moves are never taken back here.
    TakebackNever,
    /// A move is taken back only if the opponent agrees.
    TakebackNeedsConsent,
}

impl TouchFault {
    /// The codes of what is said of touched pieces alone, and never of a move.
    pub const CODES: &'static [&'static str] = &[
        "touched-piece-must-move",
        "touched-piece-must-be-captured",
        "released-final",
    ];
}

impl<G: Geometry> TouchFault<G> {
    /// The stable code: `touched-piece-must-move`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Illegal(fault) => fault.reason().code(),
            Self::MustMove { .. } => "touched-piece-must-move",
            Self::MustBeCaptured { .. } => "touched-piece-must-be-captured",
            Self::ReleasedFinal { .. } => "released-final",
            Self::NothingReleased => "nothing-released",
            Self::TakebackNever => "takeback-never",
            Self::TakebackNeedsConsent => "takeback-needs-consent",
        }
    }

    /// The house rule that stands behind it, if it is none of the Laws'.
    #[must_use]
    pub fn house(&self) -> Option<Difference> {
        match self {
            Self::TakebackNeedsConsent => RuleKey::named("takeback")?.at("opponent_agrees"),
            _ => None,
        }
    }

    /// The article of the Laws.
    #[must_use]
    pub fn article(&self) -> &'static str {
        match self {
            Self::Illegal(fault) => fault.article(),
            Self::MustMove { castling: None, .. } => "4.3.1",
            Self::MustMove { .. } => "4.4.1",
            Self::MustBeCaptured { by: None, .. } => "4.3.2",
            Self::MustBeCaptured { .. } => "4.3.3",
            Self::NothingReleased => "4.6",
            Self::ReleasedFinal { .. } | Self::TakebackNever | Self::TakebackNeedsConsent => "4.7",
        }
    }
}

/// What there is to say about a check that a finished move gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckCall {
    /// No check, or one that nobody need say, or one that was said.
    Fine,
    /// It would have been polite to say "check".
    Forgotten,
    /// The check was not said, and so it need not be answered.
    DoesNotBind,
}

impl CheckCall {
    /// What there is to say about the check that the last move gives, if it does: it was said, or not.
    #[must_use]
    pub fn of<G: Geometry>(game: &impl Judged<G>, says_check: bool) -> Self {
        let rules = game.rules();
        let is_said = says_check || rules.check_call == ByWhom::Auto;
        match rules.announce_check {
            _ if is_said || !game.position().is_check() => Self::Fine,
            AnnounceCheck::Off => Self::Fine,
            AnnounceCheck::Courtesy => Self::Forgotten,
            AnnounceCheck::RequiredToBind => Self::DoesNotBind,
        }
    }
}

impl<G: Geometry> Touched<G> {
    /// A hand that has touched nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// FIDE 4.2.1: "I adjust". Touching this piece binds nobody then.
    pub fn adjust(&mut self, square: Square<G>) {
        self.adjusted.insert(square);
    }

    /// FIDE 4.3: the player touches the piece on a square, in order to move or capture it.
    pub fn touch(&mut self, line: &impl Judged<G>, square: Square<G>) {
        let is_piece = line.position().piece_at(square).is_some();
        if is_piece && !self.adjusted.contains(square) && !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }

    /// The player says "check" with the move.
    pub fn say_check(&mut self) {
        self.has_said_check = true;
    }

    /// What the touched pieces oblige the player to, under the house rules of the line.
    #[must_use]
    pub fn duty(&self, line: &impl Judged<G>) -> Duty<G> {
        if line.rules().touch != Touch::TouchMove {
            return Duty::Free;
        }
        let moves = line.legal_moves();
        let turn = line.position().turn();
        let is_own = |square: &Square<G>| line.position().board().by_seat(turn).contains(*square);
        let own = self.touched.iter().copied().find(is_own);
        let target = (self.touched.iter().copied()).find(|square| !is_own(square));
        if let (Some(_), None) = (own, target)
            && let Some(duty) = self.castling_duty(line, &moves)
        {
            return duty;
        }
        if let (Some(by), Some(target)) = (own, target)
            && moves.iter().any(|mv| mv.from() == by && takes(mv, target))
        {
            return Duty::CaptureWith { by, target };
        }
        self.first_that_can(&moves)
    }

    /// FIDE 4.3.1-3: the first touched piece that can be moved or captured; 4.5: none can.
    fn first_that_can(&self, moves: &[Move<G>]) -> Duty<G> {
        let duty = |square: &Square<G>| {
            if moves.iter().any(|mv| mv.from() == *square) {
                Some(Duty::Move(*square))
            } else if moves.iter().any(|mv| takes(mv, *square)) {
                Some(Duty::Capture(*square))
            } else {
                None
            }
        };
        self.touched.iter().find_map(duty).unwrap_or(Duty::Free)
    }

    /// FIDE 4.4.1, 4.4.3: the king and then a rook were touched: the player castles, or if that is
    /// not legal moves the king, or if that is not legal either is free.
    fn castling_duty(&self, line: &impl Judged<G>, moves: &[Move<G>]) -> Option<Duty<G>> {
        let &[king, rook, ..] = self.touched.as_slice() else {
            return None;
        };
        let turn = line.position().turn();
        let wing = Wing::BOTH.into_iter().find(|wing| {
            let path = line.position().castling_path(turn, *wing);
            (path.king_from, path.rook_from) == (king.index(), rook.index())
        })?;
        let stands =
            |square, role| line.position().piece_at(square) == Some(Piece::new(role, turn));
        if !stands(king, Role::King) || !stands(rook, Role::Rook) {
            return None;
        }
        let castles = |mv: &Move<G>| mv.castled().is_some_and(|(from, _)| from == rook);
        Some(if moves.iter().any(castles) {
            Duty::Castle { king, wing }
        } else if moves.iter().any(|mv| mv.from() == king) {
            Duty::Move(king)
        } else {
            Duty::Free
        })
    }

    /// The player makes a move on the board and lets the piece go.
    ///
    /// # Errors
    /// Why that move cannot stand: it is not legal, a touched piece demands another, or the
    /// player has already let go of a piece.
    pub fn release(
        &mut self,
        line: &impl Judged<G>,
        attempt: Attempt<G>,
    ) -> Result<Move<G>, TouchFault<G>> {
        let is_final = line.rules().touch != Touch::FreeUntilConfirm;
        if let Some(released) = self
            .released
            .filter(|mv| is_final && mv.attempt() != attempt)
        {
            return Err(TouchFault::ReleasedFinal { released });
        }
        let mv = match line.judge(attempt) {
            Verdict::Illegal(fault) => return Err(TouchFault::Illegal(fault)),
            Verdict::Legal(mv) => mv,
        };
        if let Some(fault) = owed(line, self.duty(line), &mv) {
            return Err(fault);
        }
        self.released = Some(mv);
        Ok(mv)
    }

    /// FIDE 4.6, 6.2.1: the player finishes the move, with the clock or a button.
    ///
    /// # Errors
    /// If no move was made on the board, or the game has ended meanwhile.
    pub fn finish(&mut self, line: &mut Line<G>) -> Result<(Move<G>, CheckCall), TouchFault<G>> {
        let (attempt, says_check) = self.finished()?;
        let played = if says_check {
            line.play(attempt)
        } else {
            line.play_silently(attempt)
        };
        let mv = played.map_err(TouchFault::Illegal)?;
        *self = Self::default();
        Ok((mv, CheckCall::of(line, says_check)))
    }

    /// The move that the player finishes, and whether "check" was said with it; whoever keeps the
    /// game plays it.
    ///
    /// # Errors
    /// If no move was made on the board.
    pub fn finished(&self) -> Result<(Attempt<G>, bool), TouchFault<G>> {
        let released = self.released.ok_or(TouchFault::NothingReleased)?;
        Ok((released.attempt(), self.has_said_check))
    }

    /// FIDE 9.4: who has touched a piece has lost the right to claim with this move.
    ///
    /// # Errors
    /// [`Refused::LostByTouch`] if it is so.
    pub fn may_claim(&self, line: &impl Judged<G>) -> Result<(), Refused<G>> {
        if line.rules().touch == Touch::TouchMove && !self.touched.is_empty() {
            Err(Refused::LostByTouch)
        } else {
            Ok(())
        }
    }

    /// Takes back the move that was let go but not finished, else the last of the line.
    ///
    /// # Errors
    /// If the house rules do not allow it.
    pub fn take_back(
        &mut self,
        line: &mut Line<G>,
        opponent_agrees: bool,
    ) -> Result<Option<Undone<G>>, TouchFault<G>> {
        may_take_back(line.rules(), opponent_agrees)?;
        let released = self.released;
        *self = Self::default();
        Ok(match released {
            Some(mv) => Some(Undone::Move(mv)),
            None => line.undo(),
        })
    }
}

/// FIDE 4.7: whether a move may be taken back under these house rules.
///
/// # Errors
/// If it may not, or only if the opponent agrees.
pub fn may_take_back<G: Geometry>(
    rules: &Ruleset,
    opponent_agrees: bool,
) -> Result<(), TouchFault<G>> {
    match rules.takeback {
        Takeback::Never => Err(TouchFault::TakebackNever),
        Takeback::OpponentAgrees if !opponent_agrees => Err(TouchFault::TakebackNeedsConsent),
        Takeback::OpponentAgrees | Takeback::Free => Ok(()),
    }
}

fn takes<G: Geometry>(mv: &Move<G>, target: Square<G>) -> bool {
    mv.captured().is_some_and(|(square, _)| square == target)
}

/// What a move leaves undone of a duty.
fn owed<G: Geometry>(line: &impl Judged<G>, duty: Duty<G>, mv: &Move<G>) -> Option<TouchFault<G>> {
    let must_move = |square, castling| {
        let piece = line.position().piece_at(square)?;
        Some(TouchFault::MustMove {
            square,
            piece,
            castling,
        })
    };
    let must_be_captured = |square, by| {
        let piece = line.position().piece_at(square)?;
        Some(TouchFault::MustBeCaptured { square, piece, by })
    };
    match duty {
        Duty::Move(square) if mv.from() != square => must_move(square, None),
        Duty::Capture(square) if !takes(mv, square) => must_be_captured(square, None),
        Duty::CaptureWith { by, target } if mv.from() != by || !takes(mv, target) => {
            must_be_captured(target, Some(by))
        }
        Duty::Castle { king, wing } => {
            let rook = Square::known(
                line.position()
                    .castling_path(mv.piece().seat, wing)
                    .rook_from,
            );
            match mv.castled() {
                Some((from, _)) if from == rook => None,
                _ => must_move(king, Some(wing)),
            }
        }
        _ => None,
    }
}

//! Boards of a learner's own games against the coach: a man that was left to be taken, a mate that was overlooked, a try that
//! was refused.
//!
//! An [`OwnBoard`] is the board as it was before the move, and a question about it. [`Watch`] finds such boards while a game
//! is played. Each is an [`Exercise`] like any other: the reader of lessons proves it, or it is none.
//!
//! # Decisions
//! * *What a board says is its text*: `g1 mate h5f7`, the board as FEN, and the last move where the question hangs on it. It
//!   has no other name, so it is found again whatever else was forgotten. Whoever changes what a text means begins `g2`.
//! * *Only what the board itself shows is asked.* Of the past a board keeps one move, where a pawn has just gone two squares or
//!   taking in passing was tried. A try that is refused for what happened earlier (the king has moved before) is left out, and
//!   so is what is a slip of the hand: a square without a man, a man of the other side, a man of one's own on the goal.
//! * *A man is taken for nothing* if the other side can take it at once, nobody takes back, and whatever one's own side takes
//!   instead is worth a piece less. Pawns are no such men: children leave some in every game, and not to their harm.
//! * *A safe move must be the answer*: boards are left out where a mate, a promotion or a capture that pays would be
//!   refused because it is not safe, where a safe move is answered by checkmate, and those where a check comes first.
//! * *A few boards a game, and the clearest*: of each of the three questions one, and one more only if that is clearer. A
//!   greater man is clearer than a smaller one, and one that was attacked before than one that has walked into it; a try
//!   against king, castling or taking in passing is clearer than one against how a piece goes. One mate is enough. What is
//!   found is final at once, since a child may leave at any move.

use std::any::Any;

use crate::lesson::goal::{Goal, hanging};
use crate::lesson::kinds::value;
use crate::lesson::skills::SkillOf;
use crate::practice::draft::Draft;
use crate::practice::{Exercise, Name, SKILLS, Skill, is_answered_by_mate, proved};
use crate::rules::{Attempt, Fault, Geometry, Line, Move, Position, Reason, Ruleset, Setup, Waive};

/// What every text of such a board begins with.
const VERSION: &str = "g1";
/// How many words a FEN has.
const FEN_WORDS: usize = 6;
/// What a man is worth at least of which it matters whether it is taken, in pawns.
const PIECE: u32 = 3;
/// How many boards with the same question a game brings at most.
const MOST_ALIKE: usize = 2;

/// What is asked on such a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// A move after which nothing can be taken for nothing.
    Safe,
    /// Checkmate in one move.
    Mate,
    /// Whether the move is allowed.
    Allowed,
}

impl Asked {
    const ALL: [Self; 3] = [Self::Safe, Self::Mate, Self::Allowed];

    const fn code(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Mate => "mate",
            Self::Allowed => "allowed",
        }
    }
}

/// A board of an own game, with what is asked on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnBoard {
    asked: Asked,
    /// What was played in the game, or tried.
    attempt: Attempt,
    /// The board that is put up: before the move, or before the one that led there.
    start: Position,
    /// The move of the other side that led there, where the question hangs on it.
    played: Option<Attempt>,
    skill: &'static Skill,
    /// Why a try was refused.
    reason: Option<Reason>,
}

impl OwnBoard {
    /// Reads a text; `None` if it is none of this version, or the rules have another answer.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let [VERSION, asked, attempt, board @ ..] = words.as_slice() else {
            return None;
        };
        let (fen, played) = board.split_at_checked(FEN_WORDS)?;
        let played = match played {
            [] => None,
            [played] => Some(Attempt::parse(played)?),
            _ => return None,
        };
        let setup = Setup::parse_fen(&fen.join(" ")).ok()?;
        let start = setup.into_position(Waive::LESSON).ok()?;
        let mut line = Line::new(start);
        if let Some(played) = played {
            line.play(played).ok()?;
        }
        let asked = Asked::ALL.into_iter().find(|it| it.code() == *asked)?;
        let attempt = Attempt::parse(attempt)?;
        let reason = line.judge(attempt).fault().map(Fault::reason);
        let of = match (asked, reason) {
            (Asked::Safe, None) => SkillOf::SafeMove,
            (Asked::Mate, None) => SkillOf::MateInOne,
            (Asked::Allowed, Some(reason)) => asking(reason)?,
            _ => return None,
        };
        Some(Self {
            asked,
            attempt,
            start,
            played,
            skill: SKILLS.iter().find(|it| it.of == of)?,
            reason,
        })
    }

    /// What [`read`](Self::read) makes it of.
    #[must_use]
    pub fn text(&self) -> String {
        written(self.asked, self.attempt, &self.start, self.played)
    }

    /// The skill that it practises.
    #[must_use]
    pub const fn skill(&self) -> &'static Skill {
        self.skill
    }

    /// Why the try was refused; `None` if the question is about no try.
    #[must_use]
    pub const fn reason(&self) -> Option<Reason> {
        self.reason
    }

    /// The board as an exercise, in the place of one of its skill with this name; `None` if the reader of lessons has
    /// anything to say against it.
    #[must_use]
    pub fn exercise(&self, name: Name) -> Option<Exercise> {
        let draft = match self.asked {
            Asked::Safe => Draft::new("move", &self.start).with("goal", "safe"),
            Asked::Mate => Draft::new("move", &self.start).with("goal", "mate"),
            Asked::Allowed => {
                Draft::new("judge", &self.start).with("move", &self.attempt.to_string())
            }
        };
        let draft = match self.played {
            Some(played) => draft.with("played", &played.to_string()),
            None => draft,
        };
        let exercise = proved(name, &draft)?;
        Some(Exercise {
            own: Some(self.clone()),
            ..exercise
        })
    }

    /// The name that it bears where no other is known: that of the first board of its skill.
    #[must_use]
    pub const fn name(&self) -> Name {
        Name {
            skill: self.skill,
            level: 1,
            seed: 0,
        }
    }

    /// The board as it stands in a game; `None` if it is one of house rules, or what is read of it is no such board.
    fn of(line: &Line, asked: Asked, attempt: Attempt, is_passing: bool) -> Option<Self> {
        if *line.rules() != Ruleset::FIDE {
            return None;
        }
        let position = line.position();
        let hangs_on_last = is_passing || position.passed().next().is_some();
        let last = line.moves().last().filter(|_| hangs_on_last);
        let (start, played) = match last {
            Some(last) => (before_last(line)?, Some(last.attempt())),
            None => (*position, None),
        };
        Self::read(&written(asked, attempt, &start, played))
    }
}

/// A board as a text.
fn written(asked: Asked, attempt: Attempt, start: &Position, played: Option<Attempt>) -> String {
    let board = start.to_fen();
    let text = format!("{VERSION} {} {attempt} {board}", asked.code());
    match played {
        Some(played) => format!("{text} {played}"),
        None => text,
    }
}

/// The board before the last move of a line.
fn before_last(line: &Line) -> Option<Position> {
    let ply = line.moves().len().checked_sub(1)?;
    line.position_after(ply).copied()
}

/// What asks about a refusal that the board itself shows; `None` if the past is the reason, or it was a slip of the hand.
const fn asking(reason: Reason) -> Option<SkillOf> {
    Some(match reason {
        Reason::CastlePiecesBetween
        | Reason::CastleOutOfCheck
        | Reason::CastleThroughCheck
        | Reason::CastleIntoCheck => SkillOf::Castling,
        Reason::EpNotAPawn | Reason::EpPawnDidNotDoubleStep | Reason::EpExposesKing => {
            SkillOf::EnPassant
        }
        Reason::PieceCantMoveThatWay
        | Reason::PathBlocked
        | Reason::KingTooFar
        | Reason::PawnBackward
        | Reason::PawnSideways
        | Reason::PawnDoubleNotFromStart
        | Reason::PawnTooFar
        | Reason::PawnCantMoveThatWay
        | Reason::PawnDoubleBlocked
        | Reason::PawnCantCaptureStraight
        | Reason::PawnDiagonalNeedsCapture
        | Reason::KingCapturesProtected
        | Reason::KingNextToKing
        | Reason::KingStaysOnLine
        | Reason::KingIntoAttack
        | Reason::DoubleCheckKingMustMove
        | Reason::StillInCheck
        | Reason::Pinned => SkillOf::Allowed,
        _ => return None,
    })
}

/// Watches one game: what was noticed, in the order in which it happened.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// With how clear each is among those with the same question.
    boards: Vec<(u32, OwnBoard)>,
}

impl Watch {
    /// The boards that came of it.
    pub fn boards(&self) -> impl ExactSizeIterator<Item = &OwnBoard> {
        self.boards.iter().map(|(_, board)| board)
    }

    /// Notices what the learner is about to leave or to overlook by a legal move at the end of a line, in a game that is won
    /// by checkmate or otherwise. Only games on the board with 64 squares are looked at.
    pub fn moved<G: Geometry>(&mut self, line: &Line<G>, mv: &Move<G>, is_for_mate: bool) {
        let (line, mv): (&dyn Any, &dyn Any) = (line, mv);
        let known = line.downcast_ref::<Line>().zip(mv.downcast_ref::<Move>());
        let Some((line, mv)) = known else {
            return;
        };
        let position = line.position();
        let mates = Goal::Mate.moves(position);
        let found = match mates.is_empty() {
            false => (is_for_mate && !mates.contains(mv)).then_some((Asked::Mate, 1)),
            true => left_to_be_taken(position, mv).map(|clear| (Asked::Safe, clear)),
        };
        if let Some((asked, clear)) = found {
            self.keep(clear, OwnBoard::of(line, asked, mv.attempt(), false));
        }
    }

    /// Notices a try that was refused at the end of a line.
    pub fn refused<G: Geometry>(&mut self, line: &Line<G>, tried: Attempt<G>, fault: &Fault<G>) {
        let (line, tried): (&dyn Any, &dyn Any) = (line, &tried);
        let known = line
            .downcast_ref::<Line>()
            .zip(tried.downcast_ref::<Attempt>());
        let Some((line, tried)) = known else {
            return;
        };
        let reason = fault.reason();
        let Some(of) = asking(reason) else {
            return;
        };
        let is_about_king = of != SkillOf::Allowed || fault.article().starts_with("3.9");
        let board = OwnBoard::of(line, Asked::Allowed, *tried, of == SkillOf::EnPassant);
        // What the game refuses for its past, the board may refuse for another reason.
        let board = board.filter(|it| it.reason == Some(reason));
        self.keep(1 + u32::from(is_about_king), board);
    }

    /// Keeps a board if none has the same question, or it is clearer than one that has.
    fn keep(&mut self, clear: u32, board: Option<OwnBoard>) {
        let Some(board) = board else {
            return;
        };
        let alike = self.boards.iter().filter(|it| it.1.asked == board.asked);
        let most = alike.clone().map(|(clear, _)| *clear).max();
        if alike.count() < MOST_ALIKE && most.is_none_or(|most| clear > most) {
            self.boards.push((clear, board));
        }
    }
}

/// How clear it is that a move leaves a man to be taken for nothing, where a safe move is there; `None` if it leaves none.
fn left_to_be_taken(before: &Position, mv: &Move) -> Option<u32> {
    let own = before.turn();
    let after = before.after(mv);
    let open = hanging(&after, own);
    if before.is_check() || open.is_empty() {
        return None;
    }
    let replies = after.legal_moves();
    let taken = replies.iter().filter_map(|reply| {
        let (at, _) = reply.captured().filter(|(at, _)| open.contains(*at))?;
        let (lost, then) = (worth(reply), after.after(reply));
        let is_lost = lost >= worth(mv) + most_taken(&then) + PIECE;
        (is_lost && Goal::Mate.moves(&then).is_empty()).then_some((lost, at))
    });
    let (lost, at) = taken.max_by_key(|(lost, at)| (*lost, *at))?;
    let stood = if at == mv.to() { mv.from() } else { at };
    let was_attacked = hanging(before, own).contains(stood);
    has_clear_answer(before).then_some(2 * lost + u32::from(was_attacked))
}

/// Whether there is a safe move, no other one that is better and would be refused, and none that would be praised and is
/// answered by checkmate.
fn has_clear_answer(position: &Position) -> bool {
    let moves = position.legal_moves();
    let pays = |mv: &Move| {
        let is_capture = mv.captured().is_some();
        mv.promotion().is_some() || (is_capture && worth(mv) >= value(mv.piece().role))
    };
    let (safe, others): (Vec<&Move>, Vec<&Move>) =
        (moves.iter()).partition(|mv| Goal::Safe.is_met(position, mv));
    let is_mated = |mv: &&Move| is_answered_by_mate(position, mv);
    !safe.is_empty() && !others.into_iter().any(pays) && !safe.iter().any(is_mated)
}

/// What a move takes, in pawns.
fn worth(mv: &Move) -> u32 {
    mv.captured().map_or(0, |(_, taken)| value(taken.role))
}

/// The most that whoever is to move can take at once.
fn most_taken(position: &Position) -> u32 {
    position
        .legal_moves()
        .iter()
        .map(worth)
        .max()
        .unwrap_or_default()
}

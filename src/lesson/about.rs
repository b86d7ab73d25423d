//! What a task is about: the few things that whoever shows a step, keeps it or tells of it asks of every kind.

use crate::lesson::stage::Page;
use crate::lesson::task::{
    Accept, Announcement, Choice, Claimable, PracticeTask, SquaresAsk, Standing, Task,
};
use crate::rules::{Attempt, Classic, Fault, Geometry, Move, Position, Square, SquareSet, Verdict};
use crate::solve::escape::EscapeKind;
use crate::solve::strength::Strength;

/// What a task is about, for whoever shows it, keeps it or tells of it.
///
/// What a kind of step has nothing to do with is empty.
#[derive(Clone, Copy, Debug)]
pub struct About<'t, G: Geometry = Classic> {
    /// Whose move the child makes.
    pub mover: Mover<G>,
    /// The piece that the task is about.
    pub piece: Option<Square<G>>,
    /// Which squares are to be tapped.
    pub squares: Option<SquaresAsk>,
    /// The move that is judged, tried, written down, or intended with a claim.
    pub attempt: Option<Attempt<G>>,
    /// Why a move is refused, where that is the question.
    pub fault: Option<&'t Fault<G>>,
    /// What was said with the last move.
    pub said: Option<Announcement>,
    /// The right moves.
    pub accept: Option<&'t Accept<G>>,
    /// The way out of check that is asked for.
    pub by: Option<EscapeKind>,
    /// The lines that are played.
    pub lines: &'t [Vec<Move<G>>],
    /// The stars to collect.
    pub stars: SquareSet<G>,
    /// The fewest moves.
    pub par: Option<u32>,
    /// The answers of the author's own that are chosen from.
    pub options: &'t [Choice],
    /// What the position is, where that is asked.
    pub standing: Option<Standing>,
    /// The answers from which that is chosen.
    pub offer: &'t [Standing],
    /// Whether a move is allowed, where that is the question.
    pub verdict: Option<&'t Verdict<G>>,
    /// Whether names of squares are asked for.
    pub is_of_names: bool,
    /// Whether a move is to be written down.
    pub is_of_notation: bool,
    /// Whether all enemies are to be taken.
    pub takes_all: bool,
    /// What may be claimed, where that is asked.
    pub claim: Option<Claimable>,
    /// The claims from which that is chosen.
    pub claims: &'t [Claimable],
    /// How well the coach plays, where it is the opponent.
    pub opponent: Option<Strength>,
    /// Whether a game is played, against anybody.
    pub is_game: bool,
    /// The boards of practice that are asked for.
    pub practice: Option<&'t PracticeTask>,
    /// The page of a picture story.
    pub story: Option<Page>,
}

/// Whose move the child makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover<G: Geometry = Classic> {
    /// None, or either side's.
    Nobody,
    /// That of the side to move.
    Turn,
    /// That of the side of the piece on this square.
    Piece(Square<G>),
}

impl<G: Geometry> About<'_, G> {
    /// About nothing.
    const NOTHING: Self = Self {
        mover: Mover::Nobody,
        piece: None,
        squares: None,
        attempt: None,
        fault: None,
        said: None,
        accept: None,
        by: None,
        lines: &[],
        stars: SquareSet::EMPTY,
        par: None,
        options: &[],
        standing: None,
        offer: &[],
        verdict: None,
        is_of_names: false,
        is_of_notation: false,
        takes_all: false,
        claim: None,
        claims: &[],
        opponent: None,
        is_game: false,
        practice: None,
        story: None,
    };
}

impl<G: Geometry> Task<G> {
    /// The one piece that the child takes in hand; `None` where that is not clear, or no piece is taken.
    #[must_use]
    pub fn handled(&self, position: &Position<G>) -> Option<Square<G>> {
        match self {
            Task::Collect { piece, .. } => *piece,
            Task::Illegal { attempt, .. } => Some(attempt.from),
            Task::Move { accept, .. } => {
                let right = accept.moves(position);
                let from = right.first()?.from();
                right.iter().all(|mv| mv.from() == from).then_some(from)
            }
            _ => None,
        }
    }

    /// What it is about: said once for each kind.
    #[must_use]
    pub fn about(&self) -> About<'_, G> {
        let nothing = About::NOTHING;
        match self {
            Task::Say | Task::Setup { .. } => nothing,
            Task::Story(page) => About {
                story: Some(*page),
                ..nothing
            },
            Task::Name { .. } => About {
                is_of_names: true,
                ..nothing
            },
            Task::Practice(asked) => About {
                practice: Some(asked),
                ..nothing
            },
            Task::Game { opponent, .. } => About {
                opponent: *opponent,
                is_game: true,
                ..nothing
            },
            Task::Squares { ask, piece, .. } => About {
                piece: *piece,
                squares: Some(*ask),
                ..nothing
            },
            Task::Count { piece, .. } => About {
                piece: *piece,
                ..nothing
            },
            Task::Collect {
                piece,
                stars,
                trail,
                par,
                take_all,
                ..
            } => About {
                mover: piece.map_or(Mover::Turn, Mover::Piece),
                piece: *piece,
                stars: trail.shown(*stars),
                par: Some(*par),
                takes_all: *take_all,
                ..nothing
            },
            Task::Move { accept, by, .. } => About {
                mover: Mover::Turn,
                accept: Some(accept),
                by: *by,
                ..nothing
            },
            Task::Judge {
                attempt,
                said,
                verdict,
            } => About {
                piece: Some(attempt.from),
                attempt: Some(*attempt),
                said: *said,
                fault: verdict.fault(),
                verdict: Some(verdict),
                ..nothing
            },
            Task::Illegal { attempt, fault } | Task::Allow { attempt, fault, .. } => About {
                mover: Mover::Turn,
                piece: Some(attempt.from),
                attempt: Some(*attempt),
                fault: Some(fault),
                ..nothing
            },
            Task::Try { piece, .. } => About {
                mover: piece.map_or(Mover::Nobody, Mover::Piece),
                piece: *piece,
                ..nothing
            },
            Task::Play { lines } => About { lines, ..nothing },
            Task::Status { answer, offer } => About {
                standing: Some(*answer),
                offer,
                ..nothing
            },
            Task::Claim {
                next,
                answer,
                offer,
            } => About {
                mover: Mover::Turn,
                attempt: *next,
                claim: Some(*answer),
                claims: offer,
                ..nothing
            },
            Task::Write { mv, .. } => About {
                mover: Mover::Turn,
                attempt: Some(mv.attempt()),
                is_of_notation: true,
                ..nothing
            },
            Task::Choose { options } | Task::Sort { options, .. } => About { options, ..nothing },
        }
    }
}

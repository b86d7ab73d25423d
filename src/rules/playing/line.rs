//! A line of moves: where it began, what was played, where it stands; undo anywhere.
//!
//! The referee needs the past: a rook that came home has still moved, a pawn can be taken in
//! passing only at once, and a position may have been there before. What a new position means for
//! the game is worked out once, when it arises; asking costs nothing.
//!
//! # Decisions
//! * There are a line and a [`Game`](crate::rules::Game), on purpose. A line is what lessons, the
//!   command line and the rulebook play on: positions and moves and nothing else, made a hundred
//!   thousand times a second. A game is a log of everything that people do at a table, each event
//!   judged and replayed. A game made of a line would make lessons pay for events; a line made of a
//!   game would lose what was said between the moves. What both need is there once: the judge, the
//!   ladder of the ends that nobody asks for, [`Ending`](crate::rules::Ending),
//!   [`Outcome`] and [`Refused`](crate::rules::Refused); a test holds the two to the same answers.

mod several;
pub(super) mod standing;

use crate::rules::ground::geometry::{Classic, Geometry, Wing};
use crate::rules::ground::ruleset::Ruleset;
use crate::rules::ground::{Attempt, Move};
use crate::rules::judging::judge::{Judge, castling_facts};
use crate::rules::judging::{CastlingFacts, Fault, Outcome, Verdict};
use crate::rules::moving::Position;
use crate::rules::playing::line::standing::Standing;
use crate::rules::playing::repetition::takeable;

/// What [`Line::undo`] took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone<G: Geometry = Classic> {
    /// The last move.
    Move(Move<G>),
    /// An agreement, a resignation or a claim; the moves are still there.
    Declaration(Outcome),
}

/// A start position and the legal moves played from it, under a set of house rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<G: Geometry = Classic> {
    pub(super) rules: Ruleset,
    start: Position<G>,
    beginning: Standing<G>,
    moves: Vec<Move<G>>,
    /// The position after each move, and what it means; the last is the present.
    after: Vec<(Position<G>, Standing<G>)>,
    /// An agreement, a resignation or a claim.
    pub(super) declared: Option<Outcome>,
}

impl<G: Geometry> Line<G> {
    /// A line without moves, under the Laws.
    #[must_use]
    pub fn new(start: Position<G>) -> Self {
        Self::with_rules(start, Ruleset::FIDE)
    }

    /// A line without moves, under house rules.
    #[must_use]
    pub fn with_rules(start: Position<G>, rules: Ruleset) -> Self {
        Self::with_calls(start.under(&rules).with_checks_said(), rules)
    }

    /// A line without moves, under house rules, that begins with the checks said which the position
    /// notes as said, and no others but those that the program says itself (`check_call = "auto"`).
    /// It makes a difference only where a check binds only when it is said
    /// (`announce_check = "required_to_bind"`).
    #[must_use]
    pub fn with_calls(start: Position<G>, rules: Ruleset) -> Self {
        let start = start.begun_under(&rules);
        let standing = Standing {
            takeable: takeable(&start),
            occurrences: 1,
            quiet: start.halfmove_clock(),
            outcome: None,
        };
        let mut line = Self {
            rules,
            start,
            beginning: standing,
            moves: Vec::new(),
            after: Vec::new(),
            declared: None,
        };
        line.beginning.outcome = line.end_of(&line.start, &standing);
        line
    }

    /// A line without moves that begins in a check which was not said, unless the program says every
    /// check. It makes a difference only where a check binds only when it is said
    /// (`announce_check = "required_to_bind"`).
    #[must_use]
    pub fn with_unsaid_check(start: Position<G>, rules: Ruleset) -> Self {
        Self::with_calls(start.without_calls(), rules)
    }

    /// The house rules.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Where the line began.
    #[must_use]
    pub const fn start(&self) -> &Position<G> {
        &self.start
    }

    /// Where the line stands now.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        self.after
            .last()
            .map_or(&self.start, |(position, _)| position)
    }

    /// The moves played, oldest first.
    #[must_use]
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// The position after the first `ply` moves, or `None` if fewer were played.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> Option<&Position<G>> {
        self.at(ply).map(|(position, _)| position)
    }

    /// The position after the first `ply` moves, and what it means.
    pub(super) fn at(&self, ply: usize) -> Option<(&Position<G>, &Standing<G>)> {
        match ply.checked_sub(1) {
            None => Some((&self.start, &self.beginning)),
            Some(index) => (self.after.get(index)).map(|(position, standing)| (position, standing)),
        }
    }

    /// What the present position means.
    pub(super) fn standing(&self) -> &Standing<G> {
        self.after
            .last()
            .map_or(&self.beginning, |(_, standing)| standing)
    }

    /// How the game has ended, or `None` while it goes on.
    ///
    /// Checkmate and stalemate come before everything else (FIDE 9.6.2), what a player declared
    /// comes last: nobody can declare anything when the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared.or(self.standing().outcome)
    }

    /// How often the present position has been on the board, this time included (FIDE 9.2.3).
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.standing().occurrences.into()
    }

    /// Half-moves since the count of quiet moves last began (FIDE 9.3): since the last capture or
    /// pawn move, or what the house rules put in its place.
    #[must_use]
    pub fn quiet_plies(&self) -> usize {
        self.standing().quiet.into()
    }

    /// Every legal move; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move<G>> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        self.position().legal_moves_under(&self.rules)
    }

    /// Judges an attempt, knowing every move before it.
    #[must_use]
    pub fn judge(&self, attempt: Attempt<G>) -> Verdict<G> {
        self.judge_after(self.outcome(), attempt)
    }

    /// Judges many attempts as [`judge`](Self::judge) does; whether the game has ended is asked once.
    pub fn judging(&self) -> impl Fn(Attempt<G>) -> Verdict<G> {
        let outcome = self.outcome();
        move |attempt| self.judge_after(outcome, attempt)
    }

    /// Judges an attempt as [`judge`](Self::judge) does, but as if the game went on, whatever has ended it: for who asks
    /// why nothing helps any more.
    #[must_use]
    pub fn judge_past_end(&self, attempt: Attempt<G>) -> Verdict<G> {
        self.judge_after(None, attempt)
    }

    /// Judges an attempt as [`judge`](Self::judge) does, but on a board where no draw has ended the
    /// game: for reading what a record of moves means.
    pub(crate) fn judge_on(&self, attempt: Attempt<G>) -> Verdict<G> {
        let outcome = self
            .outcome()
            .filter(|outcome| outcome.ending.is_of_board());
        self.judge_after(outcome, attempt)
    }

    fn judge_after(&self, outcome: Option<Outcome>, attempt: Attempt<G>) -> Verdict<G> {
        Judge {
            position: self.position(),
            past: &self.moves,
            rules: &self.rules,
            outcome,
            attempt,
        }
        .verdict()
    }

    /// Every condition of a castling of the side to move, met or not.
    #[must_use]
    pub fn castling_facts(&self, wing: Wing) -> CastlingFacts<G> {
        let position = self.position();
        castling_facts(position, &self.moves, position.turn(), wing)
    }

    /// Plays an attempt if it is legal.
    ///
    /// # Errors
    /// The reason for which it is refused; the line is unchanged then.
    pub fn play(&mut self, attempt: Attempt<G>) -> Result<Move<G>, Fault<G>> {
        let mv = self.legal(attempt)?;
        let next = self.position().after_saying(&mv);
        self.push(mv, next);
        Ok(mv)
    }

    /// Plays an attempt if it is legal, without saying "check". It makes a difference only where
    /// a check binds only when it is said (`announce_check = "required_to_bind"`).
    ///
    /// # Errors
    /// The reason for which it is refused; the line is unchanged then.
    pub fn play_silently(&mut self, attempt: Attempt<G>) -> Result<Move<G>, Fault<G>> {
        let mv = self.legal(attempt)?;
        let next = self.position().after(&mv);
        self.push(mv, next);
        Ok(mv)
    }

    fn legal(&self, attempt: Attempt<G>) -> Result<Move<G>, Fault<G>> {
        match self.judge(attempt) {
            Verdict::Illegal(fault) => Err(fault),
            Verdict::Legal(mv) => Ok(mv),
        }
    }

    fn push(&mut self, mv: Move<G>, next: Position<G>) {
        let standing = self.standing_after(&mv, &next);
        self.moves.push(mv);
        self.after.push((next, standing));
    }

    /// Takes back the last thing that happened: an agreement, a resignation or a claim if the
    /// game ended so, else the last move. `None` if there is nothing to take back.
    pub fn undo(&mut self) -> Option<Undone<G>> {
        if let Some(outcome) = self.declared.take() {
            return Some(Undone::Declaration(outcome));
        }
        self.after.pop();
        self.moves.pop().map(Undone::Move)
    }
}

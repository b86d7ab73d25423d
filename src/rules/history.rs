//! A line of moves: where it began, what was played, where it stands; undo anywhere.
//!
//! The referee needs the past: a rook that came home has still moved, a pawn can be taken in
//! passing only at once, and a position may have been there before. What a new position means for
//! the game is worked out once, when it arises; asking costs nothing.

use crate::rules::geometry::{Classic, Geometry, Wing};
use crate::rules::judge::{Judge, castling_facts};
use crate::rules::repetition::{is_same, takeable};
use crate::rules::ruleset::{DeadPosition, FiftyEffect, FiftyReset, Repetition, Ruleset, Switch};
use crate::rules::{
    Attempt, CastlingFacts, Ending, Fault, Move, Outcome, Position, Role, Seat, SquareSet, Verdict,
};

/// What a position means for the game it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing<G: Geometry> {
    /// Where the side to move can capture in passing.
    pub(super) takeable: SquareSet<G>,
    /// How often the position has been there, this time included.
    pub(super) occurrences: u16,
    /// Half-moves since the count of quiet moves last began.
    pub(super) quiet: u16,
    /// How the game has ended by itself.
    pub(super) outcome: Option<Outcome>,
}

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
        let mut moves = self.position().legal_moves();
        let promoting: Vec<_> = (moves.iter())
            .filter(|mv| mv.promotion() == Some(Role::Queen))
            .copied()
            .collect();
        for &promotion in self.rules.pawns_left_as_they_are() {
            moves.extend(promoting.iter().map(|mv| Move { promotion, ..*mv }));
        }
        moves
    }

    /// Judges an attempt, knowing every move before it.
    #[must_use]
    pub fn judge(&self, attempt: Attempt<G>) -> Verdict<G> {
        self.judge_after(self.outcome(), attempt)
    }

    /// Judges an attempt as [`judge`](Self::judge) does, but on a board where no draw has ended the
    /// game: for reading what a record of moves means.
    pub(super) fn judge_on(&self, attempt: Attempt<G>) -> Verdict<G> {
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
        match self.judge(attempt) {
            Verdict::Illegal(fault) => Err(fault),
            Verdict::Legal(mv) => {
                let next = self.position().after(&mv);
                let standing = self.standing_after(&mv, &next);
                self.moves.push(mv);
                self.after.push((next, standing));
                Ok(mv)
            }
        }
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

    /// What a legal move of the present position makes of the game.
    pub(super) fn standing_after(&self, mv: &Move<G>, next: &Position<G>) -> Standing<G> {
        let mut standing = Standing {
            takeable: takeable(next),
            occurrences: 1,
            quiet: self.quiet_after(mv),
            outcome: None,
        };
        let now = self.moves.len() + 1;
        let before = self.earlier(next, standing.takeable, now).next();
        if let Some((_, seen)) = before.and_then(|ply| self.at(ply)) {
            standing.occurrences = seen.occurrences.saturating_add(1);
        }
        standing.outcome = self.end_of(next, &standing);
        standing
    }

    /// The plies before `now` after which a position that stands at `now` was there, latest first.
    ///
    /// No position from before a capture or a pawn move can return, so nobody looks further back.
    pub(super) fn earlier(
        &self,
        next: &Position<G>,
        takeable: SquareSet<G>,
        now: usize,
    ) -> impl Iterator<Item = usize> + '_ {
        let next = *next;
        let oldest = now.saturating_sub(next.halfmove_clock().into());
        (oldest..now).rev().filter(move |&ply| {
            self.at(ply).is_some_and(|(position, standing)| {
                let (one, other) = ((position, standing.takeable), (&next, takeable));
                is_same(one, other, self.rules.same_position)
            })
        })
    }

    /// FIDE 9.3: a capture or a pawn move begins the count of quiet moves anew.
    fn quiet_after(&self, mv: &Move<G>) -> u16 {
        let last_row = SquareSet::from_bits(G::promotion(mv.piece().seat));
        let begins_anew = match self.rules.fifty_reset {
            FiftyReset::PawnOrCapture => mv.piece().role == Role::Pawn,
            FiftyReset::PromotionOrCapture => {
                mv.piece().role == Role::Pawn && last_row.contains(mv.to())
            }
        };
        if begins_anew || mv.captured().is_some() {
            0
        } else {
            self.standing().quiet.saturating_add(1)
        }
    }

    /// How the game ends by itself in a position: the first of these that holds.
    fn end_of(&self, position: &Position<G>, standing: &Standing<G>) -> Option<Outcome> {
        let rules = &self.rules;
        let (seen, quiet) = (standing.occurrences, usize::from(standing.quiet));
        let by_itself = [
            (rules.fivefold == Switch::On && seen >= 5, Ending::Fivefold),
            (
                rules.seventy_five == Switch::On && quiet >= moves_of_each::<G>(75),
                Ending::SeventyFive,
            ),
            (
                rules.repetition == Repetition::Automatic && seen >= 3,
                Ending::Threefold,
            ),
            (
                rules.fifty_effect == FiftyEffect::Automatic && quiet >= moves_of_each::<G>(50),
                Ending::FiftyMoves,
            ),
        ];
        let draw = |ending| Some(Outcome::draw(ending));
        if let Some(outcome) = position.outcome() {
            Some(outcome)
        } else if is_dead(position, rules.dead_position) {
            draw(Ending::DeadPosition)
        } else {
            let ending = by_itself.into_iter().find(|(holds, _)| *holds);
            ending.and_then(|(_, ending)| draw(ending))
        }
    }
}

/// So many moves of every player, in plies.
pub(super) const fn moves_of_each<G: Geometry>(moves: usize) -> usize {
    moves * G::SEATS.len()
}

/// FIDE 5.2.2: whether nobody can ever give checkmate, as far as the house rules ask.
fn is_dead<G: Geometry>(position: &Position<G>, which: DeadPosition) -> bool {
    match which {
        DeadPosition::Off => false,
        DeadPosition::MaterialFour => is_bare(position) && is_one_bishop_each(position),
        DeadPosition::Full => is_bare(position),
    }
}

/// One king each and next to nothing else: at most one knight or bishop, or bishops that all
/// stand on one color of squares.
pub(super) fn is_bare<G: Geometry>(position: &Position<G>) -> bool {
    let board = position.board();
    let kings = board.by_role(Role::King);
    let others = board.occupied() - kings;
    let bishops = board.by_role(Role::Bishop);
    let has_one = |seat: &Seat| position.kings(*seat).len() <= 1;
    if kings.len() < 2 || !G::SEATS.iter().all(has_one) {
        return false;
    }
    let is_minor = others == bishops | (board.by_role(Role::Knight) & others);
    let n_dark = bishops.iter().filter(|square| square.is_dark()).count();
    let one_color = n_dark == 0 || n_dark == bishops.iter().count();
    is_minor && others.len() <= 1 || others == bishops && one_color
}

/// Whether nobody has two bishops.
fn is_one_bishop_each<G: Geometry>(position: &Position<G>) -> bool {
    let bishops = |seat: &Seat| position.board().pieces(*seat, Role::Bishop).len();
    G::SEATS.iter().all(|seat| bishops(seat) <= 1)
}

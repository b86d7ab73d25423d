//! What a new position means for the game: has it been there before, how long has nothing
//! happened, has the game ended by itself?
//!
//! Worked out once for every position, when it arises. Source: FIDE 5.1, 5.2, 9.2, 9.3, 9.6.

use crate::rules::geometry::Geometry;
use crate::rules::repetition::{is_same, takeable};
use crate::rules::ruleset::{DeadPosition, FiftyEffect, FiftyReset, Repetition, Stalemate, Switch};
use crate::rules::{Ending, Line, Move, Outcome, Position, Role, SquareSet};

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

impl<G: Geometry> Line<G> {
    /// What a legal move of the present position makes of the game.
    pub(super) fn standing_after(&self, mv: &Move<G>, next: &Position<G>) -> Standing<G> {
        let mut standing = Standing {
            takeable: takeable(next),
            occurrences: 1,
            quiet: self.quiet_after(mv),
            outcome: None,
        };
        let now = self.moves().len() + 1;
        let before = self.earlier(next, standing.takeable, now).next();
        if let Some((_, seen)) = before.and_then(|ply| self.at(ply)) {
            standing.occurrences = seen.occurrences.saturating_add(1);
        }
        standing.outcome = self.end_of(next, &standing);
        standing
    }

    /// The plies before `now` after which a position that stands at `now` was there, latest first.
    ///
    /// No position from before a capture or a pawn move can return, so nobody looks further back;
    /// and no piece is back where it was before two players have moved twice.
    pub(super) fn earlier(
        &self,
        next: &Position<G>,
        takeable: SquareSet<G>,
        now: usize,
    ) -> impl Iterator<Item = usize> + '_ {
        let next = *next;
        let oldest = now.saturating_sub(next.halfmove_clock().into());
        (oldest..now.saturating_sub(3)).rev().filter(move |&ply| {
            self.at(ply).is_some_and(|(position, standing)| {
                let (one, other) = ((position, standing.takeable), (&next, takeable));
                is_same(one, other, self.rules.same_position)
            })
        })
    }

    /// FIDE 9.3: a capture or a pawn move begins the count of quiet moves anew.
    fn quiet_after(&self, mv: &Move<G>) -> u16 {
        let last_row = self.position().promotion(mv.piece().seat);
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
    pub(super) fn end_of(&self, position: &Position<G>, standing: &Standing<G>) -> Option<Outcome> {
        let rules = &self.rules;
        let (seen, quiet) = (standing.occurrences, usize::from(standing.quiet));
        let round = n_players(position);
        let by_itself = [
            (rules.fivefold == Switch::On && seen >= 5, Ending::Fivefold),
            (
                rules.seventy_five == Switch::On && quiet >= 75 * round,
                Ending::SeventyFive,
            ),
            (
                rules.repetition == Repetition::Automatic && seen >= 3,
                Ending::Threefold,
            ),
            (
                rules.fifty_effect == FiftyEffect::Automatic && quiet >= 50 * round,
                Ending::FiftyMoves,
            ),
        ];
        let counts_pawns = standing.quiet > position.halfmove_clock();
        let draw = |ending| {
            let house = rules.behind(ending, counts_pawns);
            Some(Outcome::draw(ending).by(house))
        };
        let passes = rules.stalemate != Stalemate::DrawAll && n_players(position) > 2;
        let on_board = position
            .outcome()
            .filter(|outcome| outcome.ending != Ending::Stalemate || !passes);
        if on_board.is_some() {
            on_board
        } else if is_dead(position, rules.dead_position) {
            draw(Ending::DeadPosition)
        } else {
            let ending = by_itself.into_iter().find(|(holds, _)| *holds);
            ending.and_then(|(_, ending)| draw(ending))
        }
    }
}

/// How many players there are: one move of each is a round.
pub(super) fn n_players<G: Geometry>(position: &Position<G>) -> usize {
    position.present().iter().count().max(1)
}

/// FIDE 5.2.2: whether nobody can ever give checkmate, as far as the house rules ask.
fn is_dead<G: Geometry>(position: &Position<G>, which: DeadPosition) -> bool {
    match which {
        DeadPosition::Off => false,
        DeadPosition::MaterialFour => position.is_material_four() || position.is_deserted(),
        DeadPosition::Full => position.is_plainly_dead().is_some(),
    }
}

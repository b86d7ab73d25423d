//! What a new position means for the game: has it been there before, how long has nothing
//! happened, has the game ended by itself?
//!
//! Worked out once for every position, when it arises. Source: FIDE 5.1, 5.2, 9.2, 9.3, 9.6.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::{FiftyReset, Stalemate};
use crate::rules::ground::{Move, Role, SquareSet};
use crate::rules::judging::{Ending, Outcome};
use crate::rules::moving::Position;
use crate::rules::playing::Line;
use crate::rules::playing::ends::{Counts, n_players};
use crate::rules::playing::repetition::{is_same, takeable};

/// What a position means for the game it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules::playing) struct Standing<G: Geometry> {
    /// Where the side to move can capture in passing.
    pub(in crate::rules::playing) takeable: SquareSet<G>,
    /// How often the position has been there, this time included.
    pub(in crate::rules::playing) occurrences: u16,
    /// Half-moves since the count of quiet moves last began.
    pub(in crate::rules::playing) quiet: u16,
    /// How the game has ended by itself.
    pub(in crate::rules::playing) outcome: Option<Outcome>,
}

impl<G: Geometry> Line<G> {
    /// What a legal move of the present position makes of the game.
    pub(in crate::rules::playing) fn standing_after(
        &self,
        mv: &Move<G>,
        next: &Position<G>,
    ) -> Standing<G> {
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
    pub(in crate::rules::playing) fn earlier(
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
    pub(in crate::rules::playing) fn end_of(
        &self,
        position: &Position<G>,
        standing: &Standing<G>,
    ) -> Option<Outcome> {
        let rules = &self.rules;
        let passes = rules.stalemate != Stalemate::DrawAll && n_players(position) > 2;
        let on_board = position
            .outcome()
            .filter(|outcome| outcome.ending != Ending::Stalemate || !passes);
        on_board.or_else(|| rules.draw_by_itself(position, standing.counts(position)))
    }
}

impl<G: Geometry> Standing<G> {
    /// What is counted of the position that stands so.
    fn counts(&self, position: &Position<G>) -> Counts {
        let quiet = usize::from(self.quiet);
        Counts {
            times: self.occurrences.into(),
            rounds: quiet / n_players(position),
            quiet,
        }
    }
}

//! What ends a game that nobody has asked to end: one ladder, for a [`Line`](crate::rules::Line) and
//! for a [`Game`](crate::rules::Game).
//!
//! What a side without a legal move means is decided before, by the two of them: to a line it is
//! mate or stalemate, at a table of several the others may play on. Source: FIDE 5.2.2, 9.2, 9.3, 9.6.

use crate::rules::ground::Ruleset;
use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::{DeadPosition, FiftyEffect, Repetition, Switch};
use crate::rules::judging::{Ending, Outcome};
use crate::rules::moving::Position;

/// What is counted of a position that stands in a game.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    /// How often it was there, this time included.
    pub(super) times: usize,
    /// Full rounds, one move of each player, since the count of quiet moves last began.
    pub(super) rounds: usize,
    /// Half-moves since then.
    pub(super) quiet: usize,
}

impl Ruleset {
    /// How a game ends by itself in a position in which somebody can move: the first that holds.
    pub(super) fn draw_by_itself<G: Geometry>(
        &self,
        position: &Position<G>,
        counts: Counts,
    ) -> Option<Outcome> {
        let Counts { times, rounds, .. } = counts;
        let by_counting = [
            (self.fivefold == Switch::On && times >= 5, Ending::Fivefold),
            (
                self.seventy_five == Switch::On && rounds >= 75,
                Ending::SeventyFive,
            ),
            (
                self.repetition == Repetition::Automatic && times >= 3,
                Ending::Threefold,
            ),
            (
                self.fifty_effect == FiftyEffect::Automatic && rounds >= 50,
                Ending::FiftyMoves,
            ),
        ];
        let ending = if is_dead(position, self.dead_position) {
            Ending::DeadPosition
        } else {
            by_counting.into_iter().find(|(holds, _)| *holds)?.1
        };
        Some(self.draw(ending, position, counts.quiet))
    }

    /// A draw, with the house rule that stands behind it.
    pub(super) fn draw<G: Geometry>(
        &self,
        ending: Ending,
        position: &Position<G>,
        quiet: usize,
    ) -> Outcome {
        let counts_pawns = quiet > usize::from(position.halfmove_clock());
        Outcome::draw(ending).by(self.behind(ending, counts_pawns))
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

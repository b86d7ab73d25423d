//! `practice` where no board can be made, which the tests have never seen: nobody is left alone before it.

use crate::rules::Geometry;
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::solve::hint::Rung;

/// Nothing to do; the boards of a round are steps of their own kinds.
#[derive(Clone, Debug)]
pub(super) struct Boardless;

impl<G: Geometry> Doing<G> for Boardless {
    fn begin(&mut self, play: &mut Play<G>) {
        play.leads_on = true;
    }

    fn on_board(&self) -> BoardUse {
        BoardUse::Nothing
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }
}

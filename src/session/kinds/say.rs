//! `say`: nothing to do but to look and read.

use crate::rules::Geometry;

use crate::session::kinds::{BoardUse, Doing};

use crate::solve::hint::Rung;

/// The learner reads.
#[derive(Clone, Debug)]
pub(super) struct Reading;

impl<G: Geometry> Doing<G> for Reading {
    fn on_board(&self) -> BoardUse {
        BoardUse::Nothing
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }
}

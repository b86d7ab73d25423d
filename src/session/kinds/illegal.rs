//! `illegal`: a forbidden move is tried, and the refusal is what the step wants to show.
//!
//! # Decisions
//! * *The reason counts, not the arrow*: a child who tries another jump has seen that nobody jumps. So whatever is refused
//!   for the same reason, to a piece of the same kind, is what the step asks for; where pieces of a kind differ in what they
//!   are forbidden, the reasons differ too.
//! * *Another reason is explained and no more*: the task stays.

use crate::rules::{Attempt, Fault, Geometry, Move, Reason, Role, Verdict};
use crate::session::hint::OF_A_MOVE;
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Effect, Hint, Say};
use crate::solve::hint::Rung;

/// The learner tries what is forbidden.
#[derive(Clone, Debug)]
pub(super) struct Provoking<G: Geometry> {
    pub(super) asked: Attempt<G>,
    /// Why it is refused.
    pub(super) reason: Reason,
    /// The kind of piece that tries it; `None` where nothing stands.
    pub(super) role: Option<Role>,
}

impl<G: Geometry> Provoking<G> {
    /// Whether an attempt shows what the step wants to show. What a pawn becomes is not asked where the pawn may not go
    /// at all.
    fn shows(&self, play: &Play<G>, attempt: Attempt<G>, fault: &Fault<G>) -> bool {
        let is_asked = (attempt.from, attempt.to) == (self.asked.from, self.asked.to);
        let piece = play.position().piece_at(attempt.from);
        let is_alike = self.role.is_some() && piece.map(|it| it.role) == self.role;
        is_asked || is_alike && fault.reason() == self.reason
    }
}

impl<G: Geometry> Doing<G> for Provoking<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Moves
    }

    fn rungs(&self) -> &'static [Rung] {
        OF_A_MOVE
    }

    fn moved(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        let mut effects = vec![Effect::TriedAndReturned(mv)];
        effects.extend(play.tell(Say::ThatIsAllowed(mv)));
        effects
    }

    fn refused(
        &mut self,
        play: &mut Play<G>,
        attempt: Attempt<G>,
        fault: Fault<G>,
    ) -> Vec<Effect<G>> {
        let effects = play.refuse(attempt, fault);
        if self.shows(play, attempt, &fault) {
            play.succeed(Some(Verdict::Illegal(fault)));
        }
        effects
    }

    fn forbidden(&self) -> Option<Attempt<G>> {
        Some(self.asked)
    }

    /// What is forbidden is no move: the solver knows none, and the step itself names it.
    fn hint(&self, _: &Play<G>, rung: Rung) -> Option<Hint<G>> {
        let (from, to) = (self.asked.from, self.asked.to);
        Some(match rung {
            Rung::Piece => Hint::Piece(from),
            Rung::Square => Hint::Square(to),
            Rung::Move => Hint::Move { from, to },
        })
    }
}

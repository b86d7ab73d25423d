//! What a learner answered at first: before the coach had said anything to it.
//!
//! Whoever is refused or shown something answers differently afterwards. What came before that tells what was thought.

use crate::rules::{Attempt, Classic, Geometry, Square};
use crate::session::{Answer, Effect, Input};

/// One thing that was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried<G: Geometry = Classic> {
    /// A square was tapped.
    Square(Square<G>),
    /// A move was made or tried. A tap on a square to which a piece cannot go is refused, and kept, as its move there.
    Move(Attempt<G>),
    /// An answer was chosen.
    Answer(Answer),
}

/// The first answer to a step: all that was found, and what did not fit, if that came.
#[derive(Clone, Debug, Default)]
pub(super) struct First<G: Geometry> {
    tried: Vec<Tried<G>>,
    /// Whether something was said to it: what comes now is no first answer.
    is_over: bool,
}

impl<G: Geometry> First<G> {
    pub(super) fn tried(&self) -> &[Tried<G>] {
        &self.tried
    }

    /// Something was answered before the session began: what comes now is no first answer.
    pub(super) const fn end(&mut self) {
        self.is_over = true;
    }

    /// Something was done that changed this. `is_slip` says that it was no answer, or was refused.
    pub(super) fn note(&mut self, input: Input<G>, effects: &[Effect<G>], is_slip: bool) {
        if self.is_over {
            return;
        }
        if let Some(tried) = of(input, effects, is_slip)
            && !self.tried.contains(&tried)
        {
            self.tried.push(tried);
        }
        let is_help = matches!(input, Input::Hint | Input::Offer | Input::TakeBack);
        self.is_over = is_slip || is_help;
    }
}

/// What was answered by something that was done; `None` if it was no answer. A move that is shown after a chosen answer is
/// the coach's.
fn of<G: Geometry>(input: Input<G>, effects: &[Effect<G>], is_slip: bool) -> Option<Tried<G>> {
    if let Input::Answer(answer) = input {
        return (!effects.is_empty()).then_some(Tried::Answer(answer));
    }
    let tried = effects.iter().find_map(|effect| match *effect {
        Effect::Moved(mv) | Effect::TriedAndReturned(mv) => Some(Tried::Move(mv.attempt())),
        Effect::Refused { from, to } if is_slip => Some(Tried::Move(Attempt::new(from, to))),
        Effect::Chosen(square) => Some(Tried::Square(square)),
        _ => None,
    });
    tried.or(match input {
        Input::Press(square) if is_slip => Some(Tried::Square(square)),
        _ => None,
    })
}

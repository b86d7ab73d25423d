//! How boards of practice went, as a row of dots: a star for what was solved at once, a check mark for the others.

use crate::gui::widget::progress_dots::{Dot, StepDot};
use crate::training::{Outcome, Run};

/// A dot for each board of a run; the one that comes next has a ring, if that is wanted.
pub(in crate::gui) fn dots_of<C>(run: &Run, marks_next: bool) -> Vec<StepDot<C>> {
    let done = run.outcomes().map(|it| match it {
        Outcome::AtOnce => Dot::Star,
        Outcome::Helped | Outcome::Shown => Dot::Done,
    });
    let next = marks_next.then_some(Dot::Current);
    let all = done.chain(next).chain(std::iter::repeat(Dot::Open));
    let all = all.take(run.n_boards());
    all.map(|dot| StepDot { dot, way: None }).collect()
}

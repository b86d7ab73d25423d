//! How an exercise went, and what that says.

use crate::rules::Geometry;
use crate::session::Session;

/// How an exercise went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Solved at once, with nothing tried before and no hint.
    AtOnce,
    /// Solved after a wrong or forbidden try, with a hint, or in more moves than needed.
    Helped,
    /// Not solved: the answer was shown.
    Shown,
}

impl Outcome {
    /// Every outcome, the best first.
    pub(super) const ALL: [Self; 3] = [Self::AtOnce, Self::Helped, Self::Shown];

    /// How the exercise of a session of one step went; one that is left unsolved counts as shown.
    #[must_use]
    pub fn of<G: Geometry>(session: &Session<G>) -> Self {
        let record = session.records().get(session.index());
        let Some(record) = record.filter(|it| it.done && session.is_done()) else {
            return Self::Shown;
        };
        let par = session.step().task.about().par;
        let par = par.and_then(|par| usize::try_from(par).ok());
        let is_long = par.is_some_and(|par| session.n_moves() > par);
        let (asked, _) = session.hints();
        match session.n_slips() == 0 && asked == 0 && record.hints == 0 && !is_long {
            true => Self::AtOnce,
            false => Self::Helped,
        }
    }

    /// Its name where it is kept.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::AtOnce => "at-once",
            Self::Helped => "helped",
            Self::Shown => "shown",
        }
    }
}

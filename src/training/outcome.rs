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
        match (session.is_done(), session.is_right_at_once()) {
            (false, _) => Self::Shown,
            (true, false) => Self::Helped,
            (true, true) => Self::AtOnce,
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

//! What a wrong move leads to, for whoever lets it happen on the board while it is told.
//!
//! # Decisions
//! * *What is named is played*: to see one's own piece go, or the king step out of a check, is a better lesson than any
//!   sentence. So is what the author wrote behind a wrong move. The wrong move stands for a moment before it is answered, so
//!   that its check is seen as well.

use crate::rules::{Attempt, Classic, Geometry, Move, Position};
use crate::session::{Say, Session};

/// A wrong move that is left on the board, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation<G: Geometry = Classic> {
    /// The wrong move.
    pub mv: Move<G>,
    /// The position after it, in which the answer is given.
    pub after: Position<G>,
    /// The answer that shows what was wrong; `None` where the position says it already.
    pub answer: Option<Move<G>>,
}

impl<G: Geometry> Session<G> {
    /// What came of the wrong move that the coach talks about; `None` if it talks about something else, or nothing is to be
    /// seen.
    #[must_use]
    pub fn refutation(&self) -> Option<Refutation<G>> {
        if self.is_finished() {
            return None;
        }
        let before = self.position();
        let told = |mv: Move<G>, answer| Refutation {
            mv,
            after: before.after(&mv),
            answer,
        };
        match self.say() {
            Say::Mates(mv) | Say::GivesCheck(mv) => Some(told(*mv, None)),
            Say::WayOut { mv, reply }
            | Say::LeavesMove { mv, reply }
            | Say::LeavesNoMate { mv, reply }
            | Say::TakenBack { mv, reply } => Some(told(*mv, Some(*reply))),
            Say::Hangs { mv, danger } | Say::Caught { mv, danger } => {
                let (after, answer) = danger.capture(&before.after(mv))?;
                Some(Refutation {
                    mv: *mv,
                    after,
                    answer: Some(answer),
                })
            }
            Say::Wrong(place) => {
                let wrong = self.step().wrong.get(*place)?;
                let mv = legal(before, wrong.attempt)?;
                let answer = legal(&before.after(&mv), wrong.answer?)?;
                Some(told(mv, Some(answer)))
            }
            _ => None,
        }
    }
}

fn legal<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> Option<Move<G>> {
    position.judge(attempt).legal().copied()
}

//! How results become stars: of a step, and of all steps of a lesson together; and what a lost star was lost by.
//!
//! # Decisions
//! * *A lesson has the mean of its steps, rounded half up*, not the stars of its weakest: whoever does eight of nine
//!   steps perfectly has three stars, and the ninth is named, to be played again.
//! * *What is counted for the learner are small stars*, those of steps: the row of a lesson, its jar, the sign of a land and
//!   the sum beside the name are one count, and all of them grow when a star flies. The stars of a lesson are a mark,
//!   never added up.
//! * *A star that is lost has one cause*: what cost most is said, and nothing else.

use crate::progress::{Progress, StepResult};

/// The most stars that anything has.
pub const ALL: u8 = 3;

/// What a step has fewer than three stars for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// So many hints were shown.
    Hints(u32),
    /// So many attempts were needed, 2 or more.
    Tries(u32),
    /// More moves were made than are needed.
    Moves {
        /// How many.
        moves: u32,
        /// The fewest possible.
        best: u32,
    },
}

impl StepResult {
    /// The stars of this result: one for solving, two with at most one hint, three with none, no mistake and
    /// no move too many.
    #[must_use]
    pub fn stars(&self) -> u8 {
        match self.lost() {
            None => ALL,
            Some(Lost::Hints(2..)) => ALL - 2,
            Some(_) => ALL - 1,
        }
    }

    /// Why it has not all stars; `None` if it has.
    #[must_use]
    pub fn lost(&self) -> Option<Lost> {
        if self.hints > 0 {
            return Some(Lost::Hints(self.hints));
        }
        if self.tries > 1 {
            return Some(Lost::Tries(self.tries));
        }
        let moves = self.moves;
        let best = self.par.filter(|par| moves > *par)?;
        Some(Lost::Moves { moves, best })
    }
}

/// The stars of several steps, counted together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// How many there are.
    pub got: u32,
    /// Of how many steps.
    steps: u32,
}

impl Gathered {
    /// Counts the stars of steps, each 0 to 3.
    #[must_use]
    pub fn of(steps: impl IntoIterator<Item = u8>) -> Self {
        let mut all = Self::default();
        for stars in steps {
            all.got += u32::from(stars.min(ALL));
            all.steps += 1;
        }
        all
    }

    /// How many there could be.
    #[must_use]
    pub const fn most(self) -> u32 {
        self.steps * ALL as u32
    }

    /// The stars of all of them together, 0 to 3: their mean, rounded half up.
    #[must_use]
    pub fn stars(self) -> u8 {
        let twice = (2 * self.got + self.steps).checked_div(2 * self.steps);
        u8::try_from(twice.unwrap_or(0)).map_or(ALL, |stars| stars.min(ALL))
    }

    /// How many more make it this many stars; 0 if it has them.
    #[must_use]
    pub fn missing_to(self, stars: u8) -> u32 {
        let least = (self.steps * (2 * u32::from(stars)).saturating_sub(1)).div_ceil(2);
        least.saturating_sub(self.got)
    }
}

impl Progress {
    /// The best stars of these steps of a lesson together; steps that were never solved are left out, since a choice
    /// may lead past them.
    #[must_use]
    pub fn gathered<'s>(&self, lesson: &str, steps: impl IntoIterator<Item = &'s str>) -> Gathered {
        let stars = steps.into_iter().map(|step| self.step_stars(lesson, step));
        Gathered::of(stars.filter(|stars| *stars > 0))
    }

    /// How many small stars a lesson has: those of these steps of it, as they flew and as its jar has them. One that was
    /// finished before its steps were kept has at least its own.
    #[must_use]
    pub fn small_stars<'s>(&self, lesson: &str, steps: impl IntoIterator<Item = &'s str>) -> u32 {
        let gathered = self.gathered(lesson, steps);
        gathered.got.max(u32::from(self.stars(lesson)))
    }

    /// Whether a lesson is half done: its end was reached once, or at least half of these steps of it are solved.
    #[must_use]
    pub fn is_half_done<'s>(
        &self,
        lesson: &str,
        steps: impl ExactSizeIterator<Item = &'s str>,
    ) -> bool {
        let n_steps = steps.len();
        let n_solved = steps.filter(|it| self.step_stars(lesson, it) > 0).count();
        self.stars(lesson) > 0 || 2 * n_solved >= n_steps
    }

    /// Why the best result of a step has not all stars, where it can be done in `par` moves. `None` if it has,
    /// and where that is not known: the fewest moves, tries and hints may be of different days.
    #[must_use]
    pub fn lost(&self, lesson: &str, step: &str, par: Option<u32>) -> Option<Lost> {
        let known = self.lesson.get(lesson)?.step.get(step)?;
        let best = known.fewest(par);
        best.lost().filter(|_| best.stars() == known.stars)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Day;

    fn of(steps: &[u8]) -> Gathered {
        Gathered::of(steps.iter().copied())
    }

    #[test]
    fn a_lesson_has_the_mean_of_its_steps_rounded_half_up() {
        assert_eq!(of(&[3, 3, 3, 3, 3, 3, 3, 3, 1]).stars(), 3);
        assert_eq!(of(&[3, 2]).stars(), 3, "two and a half");
        assert_eq!(of(&[3, 2, 2]).stars(), 2);
        assert_eq!(of(&[1, 2]).stars(), 2, "one and a half");
        assert_eq!(of(&[1, 1, 2]).stars(), 1);
        assert_eq!(of(&[]).stars(), 0);
        for n in 1..40 {
            assert_eq!(of(&vec![1; n]).stars(), 1, "who finishes has a star");
            assert_eq!(of(&vec![3; n]).stars(), 3);
        }
    }

    #[test]
    fn so_many_more_fill_the_next_star_and_one_fewer_does_not() {
        for n in 1..30u32 {
            for got in n..=3 * n {
                let all = Gathered { got, steps: n };
                assert_eq!(all.most(), 3 * n);
                for stars in all.stars()..=ALL {
                    let missing = all.missing_to(stars);
                    assert_eq!(missing == 0, stars == all.stars());
                    let then = |more| Gathered {
                        got: got + more,
                        ..all
                    };
                    assert_eq!(then(missing).stars().min(stars), stars);
                    assert!(missing == 0 || then(missing - 1).stars() < stars);
                }
            }
        }
    }

    #[test]
    fn small_stars_are_those_of_the_steps_and_half_of_the_steps_is_half_done() {
        let mut progress = Progress::default();
        let steps = ["one", "two", "three"];
        let day = Day::from_unix_days(20_000);
        let known = |progress: &Progress| {
            let count = progress.small_stars("rook", steps);
            (count, progress.is_half_done("rook", steps.into_iter()))
        };
        assert_eq!(known(&progress), (0, false));
        let mut result = StepResult {
            moves: 0,
            tries: 1,
            hints: 0,
            par: None,
        };
        progress.record("rook", steps, "two", &result, day);
        assert_eq!(known(&progress), (3, false), "one of three is less");
        result.tries = 2;
        progress.record("rook", steps, "one", &result, day);
        assert_eq!(known(&progress), (5, true));
        assert_eq!(progress.stars("rook"), 0, "it is not finished");
        progress.finish("bishop", []);
        assert_eq!(progress.small_stars("bishop", steps), 1);
        assert!(progress.is_half_done("bishop", steps.into_iter()));
    }

    #[test]
    fn a_lost_star_has_the_cause_that_cost_most() {
        let result = |moves, tries, hints| StepResult {
            moves,
            tries,
            hints,
            par: Some(3),
        };
        assert_eq!(result(3, 1, 0).lost(), None);
        let moves = Lost::Moves { moves: 4, best: 3 };
        assert_eq!(result(4, 1, 0).lost(), Some(moves));
        assert_eq!(result(4, 2, 0).lost(), Some(Lost::Tries(2)));
        assert_eq!(result(4, 2, 1).lost(), Some(Lost::Hints(1)));
    }
}

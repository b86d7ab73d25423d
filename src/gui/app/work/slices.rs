//! Work in slices of a few milliseconds, one after each picture: for where there are no threads.

use std::fmt;

use iced::Task;
use iced::time::{Duration, Instant};

use crate::job::{Job, JobState};

/// How long a slice lasts at most, but for the step that begins last.
const SLICE: Duration = Duration::from_millis(8);
/// What a step within a slice costs, in nodes: well below a millisecond.
const STEP: usize = 100;

/// A job that goes on whenever it is looked at.
pub struct Work<T> {
    /// `None` once it is done.
    job: Option<Box<dyn Job<Output = T> + Send>>,
}

impl<T: Send + 'static> Work<T> {
    /// Takes a job; it begins with the first look.
    #[must_use]
    pub fn begin(job: impl Job<Output = T> + Send + 'static) -> Self {
        Self {
            job: Some(Box::new(job)),
        }
    }

    /// Does a slice of it. What came out is told once, `None` after that.
    pub fn look(&mut self) -> JobState<Option<T>> {
        let begun = Instant::now();
        let Some(job) = &mut self.job else {
            return JobState::Done(None);
        };
        loop {
            if let JobState::Done(output) = job.step(STEP) {
                self.job = None;
                return JobState::Done(Some(output));
            }
            if begun.elapsed() >= SLICE {
                return JobState::Working;
            }
        }
    }

    /// Says when to look again: once what else there is to do is done.
    pub fn news(&mut self) -> Task<()> {
        Task::done(())
    }

    /// Does all that is left, in one go.
    #[must_use]
    pub fn wait(mut self) -> Option<T> {
        loop {
            if let JobState::Done(output) = self.look() {
                return output;
            }
        }
    }
}

impl<T> fmt::Debug for Work<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").finish_non_exhaustive()
    }
}

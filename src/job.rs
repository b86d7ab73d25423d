//! Long work in short steps: a search, a proof, a folder full of lessons.
//!
//! A [`Job`] is asked to go on for about so many *nodes*, a node being what looking at one position costs, and
//! then gives way; whoever drives it decides what happens between two steps: a picture is drawn, a thread is
//! told to end, or nothing at all. Nodes are counted, never timed, so a job costs the same on every machine.
//!
//! A search keeps its own place. What reads a file from top to bottom does not want to: it is written as an
//! `async` function that takes a [`Pace`], pays for what it does, and [`Steps`] makes a job of it. Nothing else
//! is async here: there is no runtime and nobody wakes anybody.
//!
//! # Decisions
//! * Nodes and not milliseconds. By the clock a slow machine would give up on a proof that a fast one
//!   finds, and a lesson would hold here and not there; nor could a test say what a search may cost.
//!
//! ```
//! use squarewise::job::{Job, JobState, Pace, Steps};
//!
//! let mut job = Steps::new(async |pace: Pace| {
//!     for _ in 0..3 {
//!         pace.pay(10).await;
//!     }
//!     "done"
//! });
//! assert_eq!(job.step(15), JobState::Working);
//! assert_eq!(job.step(100), JobState::Done("done"));
//! assert_eq!(job.spent(), 30);
//! ```

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, Waker};

/// How far a job has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobState<T> {
    /// There is more to do.
    Working,
    /// This came out. It is told once.
    Done(T),
}

/// Work that is done step by step.
pub trait Job {
    /// What comes out.
    type Output;

    /// Goes on for about `nodes` nodes, at least a little, and gives way. What cannot be cut costs a few more. A job that is
    /// done has nothing more to tell.
    fn step(&mut self, nodes: usize) -> JobState<Self::Output>;

    /// How many nodes all steps so far have cost.
    fn spent(&self) -> usize;

    /// Goes on to the end, in one go.
    fn finish(mut self) -> Self::Output
    where
        Self: Sized,
    {
        loop {
            if let JobState::Done(output) = self.step(usize::MAX) {
                return output;
            }
        }
    }
}

/// What the step that runs may still cost, and what all steps have cost: the purse of [`Steps`].
#[derive(Clone, Debug, Default)]
pub struct Pace {
    left: Arc<AtomicUsize>,
    spent: Arc<AtomicUsize>,
}

impl Pace {
    /// Pays for what was done; gives way if the step has nothing left.
    pub async fn pay(&self, nodes: usize) {
        self.spend(nodes);
        let mut has_paused = false;
        poll_fn(|_| {
            if has_paused || self.left() > 0 {
                return Poll::Ready(());
            }
            has_paused = true;
            Poll::Pending
        })
        .await;
    }

    /// Does another job to its end, in the same steps.
    pub async fn run<J: Job>(&self, mut job: J) -> J::Output {
        loop {
            let before = job.spent();
            let progress = job.step(self.left());
            self.pay(job.spent().saturating_sub(before)).await;
            if let JobState::Done(output) = progress {
                return output;
            }
        }
    }

    /// How many nodes were paid for so far.
    #[must_use]
    pub fn spent(&self) -> usize {
        self.spent.load(Ordering::Relaxed)
    }

    fn left(&self) -> usize {
        self.left.load(Ordering::Relaxed)
    }

    fn spend(&self, nodes: usize) {
        let left = self.left().saturating_sub(nodes);
        self.left.store(left, Ordering::Relaxed);
        let spent = self.spent().saturating_add(nodes);
        self.spent.store(spent, Ordering::Relaxed);
    }
}

/// An `async` function as a job.
pub struct Steps<T> {
    /// What is left to do; `None` once it is done.
    rest: Option<Pin<Box<dyn Future<Output = T> + Send>>>,
    pace: Pace,
}

impl<T> Steps<T> {
    /// The job of a function; it begins with the first step.
    #[must_use]
    pub fn new<F>(work: impl FnOnce(Pace) -> F) -> Self
    where
        F: Future<Output = T> + Send + 'static,
    {
        let pace = Pace::default();
        Self {
            rest: Some(Box::pin(work(pace.clone()))),
            pace,
        }
    }
}

impl<T> Job for Steps<T> {
    type Output = T;

    fn step(&mut self, nodes: usize) -> JobState<T> {
        let Some(rest) = &mut self.rest else {
            return JobState::Working;
        };
        self.pace.left.store(nodes.max(1), Ordering::Relaxed);
        let mut nobody = Context::from_waker(Waker::noop());
        match rest.as_mut().poll(&mut nobody) {
            Poll::Pending => JobState::Working,
            Poll::Ready(output) => {
                self.rest = None;
                JobState::Done(output)
            }
        }
    }

    fn spent(&self) -> usize {
        self.pace.spent()
    }
}

impl<T> std::fmt::Debug for Steps<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let is_done = self.rest.is_none();
        f.debug_struct("Steps")
            .field("is_done", &is_done)
            .field("pace", &self.pace)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A job of so many nodes, one at a time.
    struct Count {
        left: usize,
        spent: usize,
    }

    impl Job for Count {
        type Output = &'static str;

        fn step(&mut self, nodes: usize) -> JobState<&'static str> {
            let nodes = nodes.clamp(1, self.left);
            self.left -= nodes;
            self.spent += nodes;
            match self.left {
                0 => JobState::Done("counted"),
                _ => JobState::Working,
            }
        }

        fn spent(&self) -> usize {
            self.spent
        }
    }

    fn counts(nodes: &'static [usize]) -> Steps<Vec<&'static str>> {
        Steps::new(async move |pace: Pace| {
            let mut counted = Vec::new();
            for left in nodes {
                counted.push(
                    pace.run(Count {
                        left: *left,
                        spent: 0,
                    })
                    .await,
                );
            }
            counted
        })
    }

    #[test]
    fn no_step_costs_more_than_it_may() {
        let mut job = counts(&[7, 25, 1]);
        let mut n_steps = 1;
        while job.step(10) == JobState::Working {
            assert_eq!(job.spent(), n_steps * 10);
            n_steps += 1;
        }
        assert_eq!((n_steps, job.spent()), (4, 33));
        assert_eq!(counts(&[7, 25, 1]).finish(), ["counted"; 3]);
    }

    #[test]
    fn a_step_of_nothing_goes_on_a_little_and_a_job_that_is_done_is_silent() {
        let mut job = counts(&[2]);
        assert_eq!(job.step(0), JobState::Working);
        assert_eq!(
            job.step(0),
            JobState::Working,
            "it gives way after the last node"
        );
        assert_eq!(job.step(0), JobState::Done(vec!["counted"]));
        assert_eq!(job.step(5), JobState::Working);
        assert_eq!(job.spent(), 2);
    }
}

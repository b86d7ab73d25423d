//! Work in a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use iced::Task;
use iced::futures::channel::oneshot;

use crate::job::{Job, JobState};

/// What a thread does before it asks whether its work is still wanted, in nodes: a few milliseconds.
const STEP: usize = 2_000;

/// A job that a thread does.
#[derive(Debug)]
pub struct Work<T> {
    output: Receiver<T>,
    /// Comes when the thread ends.
    end: Option<oneshot::Receiver<()>>,
    is_wanted: Arc<AtomicBool>,
}

impl<T: Send + 'static> Work<T> {
    /// Begins at once. Where the system gives no thread, nothing comes out.
    #[must_use]
    pub fn begin(mut job: impl Job<Output = T> + Send + 'static) -> Self {
        let is_wanted = Arc::new(AtomicBool::new(true));
        let still = Arc::clone(&is_wanted);
        let (hand_over, output) = mpsc::channel();
        let (tell_end, end) = oneshot::channel();
        let run = move || {
            while still.load(Ordering::Relaxed) {
                if let JobState::Done(output) = job.step(STEP) {
                    // Nobody may want it any more.
                    let _ = hand_over.send(output);
                    break;
                }
            }
            drop(job);
            let _ = tell_end.send(());
        };
        // Without a thread both ends are dropped here, which is told like an end.
        drop(thread::Builder::new().spawn(run));
        Self {
            output,
            end: Some(end),
            is_wanted,
        }
    }

    /// What came out, if it is there; it is told once, `None` after that or if the thread broke down.
    pub fn look(&mut self) -> JobState<Option<T>> {
        match self.output.try_recv() {
            Ok(output) => JobState::Done(Some(output)),
            Err(TryRecvError::Empty) => JobState::Working,
            Err(TryRecvError::Disconnected) => JobState::Done(None),
        }
    }

    /// Says when to look: once the thread has ended. It is said to the first who asks.
    pub fn news(&mut self) -> Task<()> {
        match self.end.take() {
            None => Task::none(),
            Some(end) => Task::future(async {
                let _ = end.await;
            }),
        }
    }

    /// Waits for the thread.
    #[must_use]
    pub fn wait(self) -> Option<T> {
        self.output.recv().ok()
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.is_wanted.store(false, Ordering::Relaxed);
    }
}

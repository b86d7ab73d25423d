//! Work beside the window: a door with two bodies. Where there are threads, a [job](crate::job) has one of its own
//! ([`threads`]); where there are none, in a browser, it is done in short slices between the pictures
//! ([`slices`]). Both are used in the same way.
//!
//! Work that is let go ends by itself: what comes too late is not wanted any more and reaches nobody.

pub mod slices;
#[cfg(not(target_family = "wasm"))]
pub mod threads;
#[cfg(not(target_family = "wasm"))]
mod watch;

use std::path::PathBuf;

use iced::Subscription;

use crate::gui::Message;

#[cfg(target_family = "wasm")]
pub use slices::Work;
#[cfg(not(target_family = "wasm"))]
pub use threads::Work;

/// A message for each change of the lessons in `paths`; without paths nobody looks.
#[cfg(not(target_family = "wasm"))]
pub(in crate::gui) fn changes(paths: &[PathBuf]) -> Subscription<Message> {
    watch::changes(paths)
}

/// A page has no folders whose files could change.
#[cfg(target_family = "wasm")]
pub(in crate::gui) fn changes(_: &[PathBuf]) -> Subscription<Message> {
    Subscription::none()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::time::{Duration, Instant};

    use super::{slices, threads};
    use crate::job::{Job, JobState, Pace, Steps};

    /// A job of so many steps, each as long as this; it counts the steps, and tells when it is dropped.
    fn long(n_steps: usize, each: Duration, counted: &Arc<AtomicUsize>) -> Steps<usize> {
        let counted = Arc::clone(counted);
        Steps::new(async move |pace: Pace| {
            for _ in 0..n_steps {
                let until = Instant::now() + each;
                while Instant::now() < until {
                    std::hint::spin_loop();
                }
                counted.fetch_add(1, Ordering::Relaxed);
                pace.pay(usize::MAX).await;
            }
            counted.load(Ordering::Relaxed)
        })
    }

    /// A job that never ends, and says when it is let go.
    struct Endless(Arc<AtomicBool>);

    impl Job for Endless {
        type Output = ();

        fn step(&mut self, _: usize) -> JobState<()> {
            JobState::Working
        }

        fn spent(&self) -> usize {
            0
        }
    }

    impl Drop for Endless {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_slice_gives_way_to_the_next_picture() {
        let counted = Arc::new(AtomicUsize::new(0));
        let each = Duration::from_millis(1);
        let mut work = slices::Work::begin(long(40, each, &counted));
        let mut n_slices = 0;
        let done = loop {
            let before = counted.load(Ordering::Relaxed);
            let progress = work.look();
            n_slices += 1;
            let steps = counted.load(Ordering::Relaxed) - before;
            assert!(
                steps <= 9,
                "{steps} steps of 1 ms in a slice of at most 8 ms"
            );
            if let JobState::Done(done) = progress {
                break done;
            }
        };
        assert_eq!(done, Some(40));
        assert!(n_slices >= 5, "{n_slices} slices");
    }

    #[test]
    fn both_bodies_come_to_the_same_end() {
        let counted = Arc::default();
        let job = || long(3, Duration::ZERO, &counted);
        assert_eq!(slices::Work::begin(job()).wait(), Some(3));
        counted.store(0, Ordering::Relaxed);
        assert_eq!(threads::Work::begin(job()).wait(), Some(3));
    }

    #[test]
    fn a_thread_never_lets_the_window_wait() {
        let counted = Arc::default();
        let mut work = threads::Work::begin(long(5, Duration::from_millis(50), &counted));
        let begun = Instant::now();
        assert_eq!(work.look(), JobState::Working);
        assert!(begun.elapsed() < Duration::from_millis(200));
        assert_eq!(work.wait(), Some(5));
    }

    #[test]
    fn work_that_is_let_go_ends() {
        let is_over = Arc::new(AtomicBool::new(false));
        drop(threads::Work::begin(Endless(Arc::clone(&is_over))));
        let until = Instant::now() + Duration::from_secs(20);
        while !is_over.load(Ordering::Relaxed) {
            assert!(Instant::now() < until, "the thread goes on for nobody");
            std::thread::sleep(Duration::from_millis(1));
        }
        let is_over = Arc::new(AtomicBool::new(false));
        let mut work = slices::Work::begin(Endless(Arc::clone(&is_over)));
        assert_eq!(work.look(), JobState::Working);
        drop(work);
        assert!(is_over.load(Ordering::Relaxed));
    }
}

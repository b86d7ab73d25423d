//! What is being said now, seen by the window, by the thread that reads, and by whoever is told to end.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::quiet;

/// How often it is looked whether a program has ended, or is not wanted any more.
pub(super) const LOOK: Duration = Duration::from_millis(15);

/// A sentence to say.
#[derive(Debug)]
pub(super) struct Order {
    pub(super) turn: u64,
    /// Without its country.
    pub(super) language: String,
    pub(super) sentence: String,
}

/// The program that runs.
#[derive(Debug)]
pub(super) enum Running {
    /// For one sentence.
    Once(Child),
    /// The same, of a service that speaks on without it: this program stops it.
    OfService(Child, PathBuf),
    /// For all of them, each a line; an empty line stops it.
    Fed(Child, ChildStdin),
}

#[derive(Debug, Default)]
struct State {
    /// The number of the sentence that is wanted; every stop makes a new one.
    turn: u64,
    /// Whether that has come to its end.
    is_over: bool,
    running: Option<Running>,
    /// What stops a service, until it has done so.
    stopping: Option<Child>,
    /// The languages that no program speaks.
    lacking: BTreeSet<String>,
}

/// What is being said now.
///
/// # Decisions
/// * Two locks: the window asks for the state at every picture and must not wait until a program has started, but what
///   ends everything must, since a program that it does not know of would go on.
#[derive(Clone, Debug, Default)]
pub(super) struct Speaking {
    state: Arc<Mutex<State>>,
    /// Held while a program starts.
    starting: Arc<Mutex<()>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Speaking {
    fn state(&self) -> MutexGuard<'_, State> {
        locked(&self.state)
    }

    /// A sentence is to be said from now on: its number.
    pub(super) fn begin(&self) -> u64 {
        let mut state = self.state();
        state.turn += 1;
        state.is_over = false;
        state.turn
    }

    /// Whether a sentence is still wanted.
    pub(super) fn wants(&self, turn: u64) -> bool {
        self.state().turn == turn
    }

    pub(super) fn is_over(&self) -> bool {
        self.state().is_over
    }

    pub(super) fn lacks(&self, language: &str) -> bool {
        self.state().lacking.contains(language)
    }

    /// A sentence has come to its end, or there was nobody to say it in this language.
    pub(super) fn finish(&self, turn: u64, language: String, is_said: bool) {
        let mut state = self.state();
        if is_said {
            state.lacking.remove(&language);
        } else {
            state.lacking.insert(language);
        }
        if state.turn == turn {
            state.is_over = true;
        }
    }

    /// Starts a program that says this sentence and keeps it, with what else comes of its start. One that is not
    /// wanted any more is not started, or stopped. `None` where nothing was started.
    pub(super) fn start<T>(
        &self,
        turn: u64,
        start: impl FnOnce() -> Option<(Running, T)>,
    ) -> Option<T> {
        let _starting = locked(&self.starting);
        if !self.wants(turn) {
            return None;
        }
        let (running, other) = start()?;
        let mut state = self.state();
        if let Some(Running::Fed(child, _)) = state.running.replace(running) {
            stop(child);
        }
        if state.turn != turn {
            state.stop();
        }
        Some(other)
    }

    /// Waits until a service that was stopped is silent: it would stop the next sentence.
    pub(super) fn settle(&self) {
        let stopping = self.state().stopping.take();
        if let Some(mut stopping) = stopping {
            let _ = stopping.wait();
        }
    }

    /// How the program for one sentence ended; `None` while it runs. One that is gone was stopped.
    pub(super) fn ended(&self) -> Option<bool> {
        let mut state = self.state();
        let ended = match &mut state.running {
            Some(Running::Once(child) | Running::OfService(child, _)) => child.try_wait(),
            _ => return Some(true),
        };
        let is_good = match ended {
            Ok(None) => return None,
            Ok(Some(status)) => status.success(),
            Err(_) => false,
        };
        state.running = None;
        Some(is_good)
    }

    /// Gives a line to the program that is fed; false if there is none that takes it.
    pub(super) fn feed(&self, turn: u64, line: &str) -> bool {
        let mut state = self.state();
        if state.turn != turn {
            return true;
        }
        match &mut state.running {
            Some(Running::Fed(_, input)) => writeln!(input, "{line}")
                .and_then(|()| input.flush())
                .is_ok(),
            _ => false,
        }
    }

    /// Stops what is said.
    pub(super) fn hush(&self) {
        let mut state = self.state();
        state.turn += 1;
        state.is_over = true;
        state.stop();
    }

    /// Stops what is said, and lets no program stay, not even one that is just being started.
    pub(super) fn end(&self) {
        self.hush();
        let _starting = locked(&self.starting);
        let running = self.state().running.take();
        if let Some(Running::Fed(child, input)) = running {
            drop(input);
            stop(child);
        }
    }
}

impl State {
    fn stop(&mut self) {
        match self.running.take() {
            Some(Running::Once(child)) => stop(child),
            Some(Running::OfService(child, service)) => {
                stop(child);
                let mut command = Command::new(service);
                command.arg("-C");
                quiet(&mut command);
                self.stopping = command.spawn().ok();
            }
            Some(Running::Fed(child, mut input)) => {
                let is_told = writeln!(input).and_then(|()| input.flush()).is_ok();
                if is_told {
                    self.running = Some(Running::Fed(child, input));
                } else {
                    stop(child);
                }
            }
            None => {}
        }
    }
}

/// Stops a program, and waits until it is gone.
fn stop(mut child: Child) {
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn program() -> Option<(Running, ())> {
        let child = Command::new("sleep").arg("600").spawn().ok()?;
        Some((Running::Once(child), ()))
    }

    #[test]
    fn a_program_that_is_being_started_when_all_ends_is_stopped_before_that_is_over() {
        let speaking = Speaking::default();
        let turn = speaking.begin();
        let mut ends = None;
        let started = speaking.start(turn, || {
            let ended = speaking.clone();
            let end = thread::spawn(move || ended.end());
            while speaking.wants(turn) {
                thread::yield_now();
            }
            // Long enough for an end that does not wait.
            thread::sleep(4 * LOOK);
            assert!(!end.is_finished(), "it ends before the program is known");
            ends = Some(end);
            program()
        });
        assert_eq!(started, Some(()));
        ends.unwrap().join().unwrap();
        assert!(speaking.state().running.is_none());
    }

    #[test]
    fn what_is_not_wanted_any_more_is_not_started() {
        let speaking = Speaking::default();
        let turn = speaking.begin();
        speaking.end();
        assert_eq!(speaking.start(turn, || panic!("it is started")), None::<()>);
    }
}

//! A line on the terminal that says how far a long look has come.
//!
//! It appears only after a second, only on a terminal, and goes away without a trace. Time is passed in.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// How long nothing is shown.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long a line stands at least.
const BEAT: Duration = Duration::from_millis(100);
/// How many signs the bar has.
const WIDTH: usize = 30;

/// When a line was shown last.
#[derive(Debug, Default)]
pub(super) struct Beat {
    last: Option<Duration>,
}

impl Beat {
    /// The line for `done` of `total` after `elapsed`, if it is time for one.
    fn line(&mut self, done: usize, total: usize, elapsed: Duration) -> Option<String> {
        let next = self.last.map_or(PATIENCE, |last| last + BEAT);
        if elapsed < next || done >= total {
            return None;
        }
        self.last = Some(elapsed);
        let n_full = WIDTH * done / total;
        let (full, rest) = ("#".repeat(n_full), ".".repeat(WIDTH - n_full));
        Some(format!("\r[{full}{rest}] {done} of {total}"))
    }
}

/// The line on standard error.
#[derive(Debug)]
pub(super) struct ProgressLine {
    beat: Beat,
    started: Instant,
    is_terminal: bool,
}

impl ProgressLine {
    /// A look that begins now.
    pub(super) fn begin() -> Self {
        Self {
            beat: Beat::default(),
            started: Instant::now(),
            is_terminal: io::stderr().is_terminal(),
        }
    }

    /// So many are done.
    pub(super) fn tell(&mut self, done: usize, total: usize) {
        if !self.is_terminal {
            return;
        }
        if let Some(line) = self.beat.line(done, total, self.started.elapsed()) {
            let _ = io::stderr().write_all(line.as_bytes());
        }
    }

    /// Takes the line away.
    pub(super) fn end(&self) {
        if self.beat.last.is_some() {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_look_shows_nothing_and_a_long_one_its_share() {
        let mut beat = Beat::default();
        let mut at = |done, ms| beat.line(done, 60, Duration::from_millis(ms));
        assert_eq!(at(10, 999), None);
        let bar = "##########....................";
        assert_eq!(at(20, 1_000), Some(format!("\r[{bar}] 20 of 60")));
        assert_eq!(at(21, 1_050), None);
        assert!(at(22, 1_100).is_some());
        assert_eq!(at(60, 2_000), None);
    }
}

//! What drawing costs, for `--trace`: a line on standard error for each picture; and where the board is.
//!
//! The first line tells how long the program took from its start to its first picture. Each later
//! line belongs to one picture and comes when the next event arrives, since only then its cost is
//! known: the processor time of the window's thread between the two (laying out, painting,
//! presenting). How to ask the system for that time, the caller says; where the system does not
//! tell, it is the time on the clock.
//!
//! Whenever the board of a screen has another place, a line names the middles of two of its corner squares in logical
//! pixels from the window's upper left corner. Trials of packages find by them where a square is to be pressed.

use iced::Point;
use iced::time::{Duration, Instant};
use std::cell::Cell;
use std::io::Write;

use crate::gui::app::crash;

/// Asks the system how much processor time this thread has used; `None` if it does not tell.
pub type Clock = fn() -> Option<Duration>;

/// The meter; one for the window. Off unless a start was given.
#[derive(Debug, Default)]
pub struct Trace {
    start: Option<(Instant, Clock)>,
    n_drawn: Cell<u32>,
    open: Cell<Option<Drawing>>,
    /// Where the squares of the board were that were told last.
    corners: Cell<Option<Corners>>,
}

/// The middles of a1 and of h8, in logical pixels.
pub type Corners = [Point; 2];

/// A picture whose cost is not yet known.
#[derive(Clone, Copy, Debug)]
struct Drawing {
    at: Instant,
    before: Duration,
}

impl Trace {
    /// A meter that counts from the start of the process.
    #[must_use]
    pub fn since(start: Instant, clock: Clock) -> Self {
        Self {
            start: Some((start, clock)),
            ..Self::default()
        }
    }

    /// Whether anything is written.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.start.is_some()
    }

    /// Where the board was told to be last.
    #[must_use]
    pub const fn corners(&self) -> Option<Corners> {
        self.corners.get()
    }

    /// Writes where the board is, if it was elsewhere before.
    pub fn board_at(&self, corners: Corners) {
        if self.is_on() && self.corners.replace(Some(corners)) != Some(corners) {
            tell(&board_line(corners));
        }
    }

    /// How many pictures were drawn.
    #[must_use]
    pub fn n_drawn(&self) -> u32 {
        self.n_drawn.get()
    }

    /// A picture is about to be drawn.
    pub fn draw_begins(&self) {
        self.n_drawn.set(self.n_drawn.get().saturating_add(1));
        crash::shown();
        let Some((start, clock)) = self.start else {
            return;
        };
        self.settle();
        let at = Instant::now();
        if self.n_drawn.get() == 1 {
            tell(&format!("first draw after {}", ms(at - start)));
        }
        let before = clock().unwrap_or(at - start);
        self.open.set(Some(Drawing { at, before }));
    }

    /// Something happens: whatever was drawn before is done.
    pub fn settle(&self) {
        let (Some((start, clock)), Some(drawing)) = (self.start, self.open.take()) else {
            return;
        };
        let now = clock().unwrap_or_else(|| start.elapsed());
        let cost = now.saturating_sub(drawing.before);
        let (n, at) = (self.n_drawn.get(), drawing.at - start);
        tell(&format!("draw {n} at {}: {}", ms(at), ms(cost)));
    }
}

/// Writes a line; a closed standard error is no reason to stop.
fn tell(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// What the trials of packages read: `square_at` in assets/packaging/trial.sh.
#[must_use]
pub fn board_line([a1, h8]: Corners) -> String {
    format!(
        "board: a1 at {:.0} {:.0}, h8 at {:.0} {:.0}",
        a1.x, a1.y, h8.x, h8.y
    )
}

fn ms(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_counted_even_when_nothing_is_told() {
        let trace = Trace::default();
        trace.draw_begins();
        trace.draw_begins();
        trace.settle();
        assert_eq!(trace.n_drawn(), 2);
        assert!(trace.open.get().is_none());
    }

    #[test]
    fn the_board_is_told_in_whole_pixels() {
        let corners = [Point::new(88.5, 592.4), Point::new(592.0, 88.0)];
        assert_eq!(board_line(corners), "board: a1 at 88 592, h8 at 592 88");
    }

    #[test]
    fn lengths_of_time_are_told_in_milliseconds() {
        assert_eq!(ms(Duration::from_micros(1530)), "1.53 ms");
    }
}

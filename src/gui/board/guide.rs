//! An open hand that shows how a piece is dragged, to whoever waits: it presses, drags a pale piece along a dotted
//! way, lets go, and is gone.
//!
//! Time comes in through [`Guide::frame`]. It waits, shows it, waits longer, shows it once more, and then nothing is
//! drawn any more. Where nothing is to move, the hand stands at the end of the way until somebody touches the board.

use iced::time::{Duration, Instant};

use crate::gui::board::Animation;
use crate::gui::look::theme::time;
use crate::scene::Spot;

/// The parts of a showing: how long the hand presses, drags, lets go, and fades.
const PRESS: Duration = Duration::from_millis(150);
const DRAG: Duration = Duration::from_millis(700);
const LET_GO: Duration = Duration::from_millis(150);
const FADE: Duration = Duration::from_millis(200);

/// How long one showing is.
const SHOWING: Duration = Duration::from_millis(1200);

/// How long it waits before each showing.
const WAITS: [Duration; 2] = [Duration::from_millis(1200), Duration::from_millis(8000)];

/// The hand as it is seen in one picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shown {
    /// The square where the piece stands.
    pub(super) home: Spot,
    /// Where the hand is, as file and rank.
    pub(super) at: (f32, f32),
    /// How strong it is drawn, from 0 to 1.
    pub(super) strength: f32,
}

/// A hand that shows a way on a board, or none.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    way: Option<(Spot, Spot)>,
    moves: bool,
    started: Option<Instant>,
    now: Option<Instant>,
}

impl Guide {
    /// Shows a way, from now on.
    pub fn show(&mut self, from: Spot, to: Spot, pace: Animation) {
        *self = Self {
            way: Some((from, to)),
            moves: pace == Animation::Smooth,
            ..Self::default()
        };
    }

    /// Shows nothing any more.
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// Time has passed: `now` is the moment of the picture about to be drawn.
    pub fn frame(&mut self, now: Instant) {
        if !self.moves || self.way.is_none() {
            return;
        }
        let started = *self.started.get_or_insert(now);
        self.now = Some(now);
        if now.duration_since(started) >= WAITS.iter().map(|wait| *wait + SHOWING).sum() {
            self.stop();
        }
    }

    /// Whether a picture of this moment is still to be asked for.
    #[must_use]
    pub fn wants(&self, now: Instant) -> bool {
        self.is_running() && self.now.is_none_or(|last| last < now)
    }

    /// Whether it moves, or waits to.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.moves && self.way.is_some()
    }

    /// How long nothing changes from the last picture on.
    #[must_use]
    pub fn rest(&self) -> Duration {
        match self.part() {
            Part::Waits(left) => left,
            Part::Shows(_) => time::FRAME,
        }
    }

    fn part(&self) -> Part {
        let started = self.started.zip(self.now);
        let mut since = started.map_or(Duration::ZERO, |(from, now)| now.duration_since(from));
        for wait in WAITS {
            if since < wait {
                return Part::Waits(wait - since);
            }
            since -= wait;
            if since < SHOWING {
                return Part::Shows(since);
            }
            since -= SHOWING;
        }
        Part::Waits(Duration::ZERO)
    }

    /// What is seen of the hand now.
    pub(super) fn shown(&self) -> Option<Shown> {
        let (from, to) = self.way?;
        let (done, strength) = match self.part() {
            _ if !self.moves => (1.0, 1.0),
            Part::Waits(_) => return None,
            Part::Shows(since) => {
                let gone = since.saturating_sub(PRESS + DRAG + LET_GO);
                let strength = 1.0 - gone.as_secs_f32() / FADE.as_secs_f32();
                let dragged = since.saturating_sub(PRESS).as_secs_f32() / DRAG.as_secs_f32();
                (eased(dragged.min(1.0)), strength.clamp(0.0, 1.0))
            }
        };
        let between = |a: u8, b: u8| f32::from(a) + (f32::from(b) - f32::from(a)) * done;
        Some(Shown {
            home: from,
            at: (between(from.file, to.file), between(from.rank, to.rank)),
            strength,
        })
    }
}

/// What the hand does at a moment.
enum Part {
    /// It is not there yet, for so long.
    Waits(Duration),
    /// It is there, since so long.
    Shows(Duration),
}

/// Slow at both ends, as a hand is.
fn eased(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: Spot = Spot::new(3, 2);
    const TO: Spot = Spot::new(3, 6);

    #[test]
    fn the_hand_waits_drags_and_is_gone_twice() {
        assert_eq!(PRESS + DRAG + LET_GO + FADE, SHOWING);
        let start = Instant::now();
        let mut guide = Guide::default();
        assert!(!guide.is_running());
        guide.show(FROM, TO, Animation::Smooth);
        guide.frame(start);
        assert_eq!(guide.shown(), None);
        assert_eq!(guide.rest(), WAITS[0], "one picture, and then it waits");
        let first = start + WAITS[0];
        guide.frame(first);
        assert_eq!(guide.shown().map(|it| it.at), Some((3.0, 2.0)));
        guide.frame(first + PRESS + DRAG / 2);
        let half = guide.shown().map(|it| it.at.1);
        assert!(
            half.is_some_and(|rank| rank > 3.5 && rank < 4.5),
            "{half:?}"
        );
        guide.frame(first + PRESS + DRAG);
        assert_eq!(
            guide.shown().map(|it| (it.at, it.strength)),
            Some(((3.0, 6.0), 1.0))
        );
        guide.frame(first + SHOWING);
        assert_eq!(guide.shown(), None);
        assert_eq!(guide.rest(), WAITS[1]);
        guide.frame(first + SHOWING + WAITS[1]);
        assert!(guide.shown().is_some(), "once more");
        guide.frame(first + SHOWING + WAITS[1] + SHOWING);
        assert!(!guide.is_running() && guide.shown().is_none());
    }

    #[test]
    fn without_motion_the_hand_stands_at_the_end_of_the_way() {
        let mut guide = Guide::default();
        guide.show(FROM, TO, Animation::Still);
        assert!(!guide.is_running(), "no picture is asked for");
        assert_eq!(guide.shown().map(|it| it.at), Some((3.0, 6.0)));
        guide.stop();
        assert_eq!(guide.shown(), None);
    }
}

//! How long nobody has done anything: told by the events that come by, in the time of the pictures.
//!
//! An event says that something was done, but not when; the next picture does. Where nobody has looked for a while no
//! picture comes by itself any more, and the first event must ask for one.

use iced::time::{Duration, Instant};
use iced::{Event, keyboard, mouse, touch, window};

/// Since when it is quiet.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Quiet {
    since: Option<Instant>,
    /// Whether something was done since the last picture.
    was_touched: bool,
}

impl Quiet {
    /// Something happens; tells whether somebody does something.
    pub fn hear(&mut self, event: &Event) -> bool {
        let is_done = matches!(
            event,
            Event::Keyboard(keyboard::Event::KeyPressed { .. })
                | Event::Mouse(
                    mouse::Event::ButtonPressed(_)
                        | mouse::Event::ButtonReleased(_)
                        | mouse::Event::CursorMoved { .. }
                        | mouse::Event::WheelScrolled { .. }
                )
                | Event::Touch(
                    touch::Event::FingerPressed { .. } | touch::Event::FingerMoved { .. }
                )
                | Event::Window(window::Event::Focused)
        );
        self.was_touched |= is_done;
        is_done
    }

    /// A picture of this moment is about to be drawn: since when it is quiet, and for how long.
    pub fn frame(&mut self, now: Instant) -> (Instant, Duration) {
        if std::mem::take(&mut self.was_touched) {
            self.since = Some(now);
        }
        let since = *self.since.get_or_insert(now);
        (since, now.duration_since(since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::Point;

    #[test]
    fn it_is_quiet_since_the_picture_after_the_last_input() {
        let start = Instant::now();
        let second = Duration::from_secs(1);
        let mut quiet = Quiet::default();
        assert_eq!(quiet.frame(start), (start, Duration::ZERO));
        assert_eq!(quiet.frame(start + second * 9).1, second * 9);
        assert!(!quiet.hear(&Event::Mouse(mouse::Event::CursorLeft)));
        let position = Point::ORIGIN;
        assert!(quiet.hear(&Event::Mouse(mouse::Event::CursorMoved { position })));
        let now = start + second * 10;
        assert_eq!(quiet.frame(now), (now, Duration::ZERO));
        assert_eq!(quiet.frame(now + second).1, second);
    }
}

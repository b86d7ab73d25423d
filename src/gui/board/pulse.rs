//! A square that is called attention to: its mark comes and goes, once a second, and then stays.
//!
//! The moment of a picture comes with the picture that is about to be drawn; nothing here reads a clock.

use iced::time::{Duration, Instant};

use crate::gui::board::Animation;
use crate::gui::look::theme::time;
use crate::scene::Spot;

/// What is remembered of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pulse {
    /// The square, and since when.
    called: Option<(Spot, Instant)>,
    /// The square that is marked in this picture.
    pub(super) lit: Option<Spot>,
}

/// How long it goes on: the coach looks when it has been quiet for a while, and lives no longer than it does.
const LENGTH: Duration = Duration::from_secs(time::LIFE.as_secs() - time::QUIET.as_secs());

impl Pulse {
    /// A picture of this moment is about to be drawn; tells when the next one is wanted.
    pub(super) fn frame(
        &mut self,
        calls: Option<Spot>,
        pace: Animation,
        now: Instant,
    ) -> Option<Instant> {
        let before = self.called.filter(|(spot, _)| Some(*spot) == calls);
        self.called = calls.map(|spot| before.unwrap_or((spot, now)));
        let (spot, since) = self.called.unzip();
        self.lit = spot;
        let since = since.filter(|_| pace == Animation::Smooth)?;
        let passed = now.duration_since(since);
        if passed >= LENGTH {
            return None;
        }
        let beat = u32::try_from(passed.as_secs()).unwrap_or(0);
        self.lit = spot.filter(|_| beat.is_multiple_of(2));
        Some(since + time::BEAT * (beat + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPOT: Option<Spot> = Some(Spot::new(0, 1));

    #[test]
    fn it_comes_and_goes_once_a_second_and_then_stays() {
        let start = Instant::now();
        let mut pulse = Pulse::default();
        assert_eq!(pulse.frame(None, Animation::Smooth, start), None);
        let (mut next, mut lit) = (Some(start), vec![]);
        while let Some(now) = next {
            next = pulse.frame(SPOT, Animation::Smooth, now);
            lit.push(pulse.lit.is_some());
            assert!(next.is_none_or(|next| next - now == time::BEAT));
        }
        assert_eq!(lit.len(), 41);
        assert!(lit.iter().step_by(2).all(|it| *it));
        assert!(!lit.iter().skip(1).step_by(2).any(|it| *it));
        assert_eq!(pulse.frame(None, Animation::Smooth, start), None);
        assert_eq!(pulse.lit, None);
    }

    #[test]
    fn without_motion_it_is_there() {
        let mut pulse = Pulse::default();
        assert_eq!(pulse.frame(SPOT, Animation::Still, Instant::now()), None);
        assert_eq!(pulse.lit, SPOT);
    }
}

//! The coach as it lives: for a minute after the last input it blinks and looks around, at most one picture a second;
//! then nothing is drawn. After a while of nothing it says that it is quiet, once.
//!
//! The moment of a picture comes with the picture that is about to be drawn; nothing here reads a clock.

use iced::advanced::layout::{self, Limits, Node};
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse, renderer};
use iced::time::Instant;
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, window};

use crate::gui::look::art::Mood;
use crate::gui::look::art::poses::{Pose, posed};
use crate::gui::look::theme::time;
use crate::gui::widget::quiet::Quiet;

/// What it does, by beats: from the first beat until before the second one. After so many beats it begins anew.
const LIFE: [(u32, u32, Pose); 2] = [(3, 4, Pose::Blink), (7, 9, Pose::Down)];
const BEATS: u32 = 11;

/// What is remembered of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Memory {
    quiet: Quiet,
    /// Since when it is quiet, and whether that was said.
    since: Option<(Instant, bool)>,
    /// When its first beat was.
    born: Option<Instant>,
    pose: Option<Pose>,
    is_asleep: bool,
}

/// What follows from a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Told {
    /// When the next picture is wanted.
    next: Option<Instant>,
    /// Whether it is to be said now that it is quiet.
    is_quiet: bool,
}

impl Memory {
    /// A picture of this moment is about to be drawn; `lives` says whether it blinks, `waits` whether it is to be
    /// said when it is quiet.
    fn frame(&mut self, now: Instant, lives: bool, waits: bool) -> Told {
        let (since, passed) = self.quiet.frame(now);
        let is_new = self.since.is_none_or(|(before, _)| before != since);
        if is_new {
            self.since = Some((since, false));
        }
        if is_new && self.is_asleep || self.born.is_none() {
            self.born = Some(now);
        }
        let born = self.born.unwrap_or(now);
        let mut next = None;
        self.pose = None;
        if lives {
            let stretch = stretches(born).find(|(_, end, _)| *end > now);
            // What would not be over in time does not begin.
            let stretch = stretch.filter(|(_, end, _)| *end <= since + time::LIFE);
            if let Some((start, end, pose)) = stretch {
                self.pose = (start <= now).then_some(pose);
                next = Some(if start <= now { end } else { start });
            }
        }
        self.is_asleep = lives && next.is_none();
        let was_told = self.since.is_some_and(|(_, told)| told);
        let is_quiet = waits && !was_told && passed >= time::QUIET;
        if is_quiet {
            self.since = Some((since, true));
        } else if waits && !was_told {
            let quiet = since + time::QUIET;
            next = Some(next.map_or(quiet, |next| next.min(quiet)));
        }
        Told { next, is_quiet }
    }
}

/// When it does what, from its first beat on.
fn stretches(born: Instant) -> impl Iterator<Item = (Instant, Instant, Pose)> {
    (0..).flat_map(move |round| {
        let at = move |beat: u32| born + time::BEAT * (round * BEATS + beat);
        LIFE.map(|(start, end, pose)| (at(start), at(end), pose))
    })
}

/// The coach.
#[allow(missing_debug_implementations)]
pub struct Bird<Message> {
    mood: Mood,
    size: Size<Length>,
    is_alive: bool,
    looks: Option<Pose>,
    is_away: bool,
    on_quiet: Option<Message>,
}

impl<Message> Bird<Message> {
    /// The coach in a mood, in this room; whether it lives.
    pub fn new(
        mood: Mood,
        (width, height): (impl Into<Length>, impl Into<Length>),
        is_alive: bool,
    ) -> Self {
        Self {
            mood,
            size: Size::new(width.into(), height.into()),
            is_alive,
            looks: None,
            is_away: false,
            on_quiet: None,
        }
    }

    /// Leaves its place free while something else draws it.
    #[must_use]
    pub const fn away(mut self, is_away: bool) -> Self {
        self.is_away = is_away;
        self
    }

    /// Looks somewhere, and does nothing else.
    #[must_use]
    pub fn looking(mut self, looks: Option<Pose>) -> Self {
        self.looks = looks;
        self
    }

    /// Says once when nobody has done anything for a while.
    #[must_use]
    pub fn on_quiet(mut self, message: Option<Message>) -> Self {
        self.on_quiet = message;
        self
    }

    /// Whether it blinks and looks around.
    fn lives(&self) -> bool {
        self.is_alive && self.looks.is_none() && !self.is_away
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Bird<Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Memory>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Memory::default())
    }

    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &Limits) -> Node {
        layout::atomic(limits, self.size.width, self.size.height)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let memory = tree.state.downcast_mut::<Memory>();
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            let told = memory.frame(*now, self.lives(), self.on_quiet.is_some());
            if let Some(message) = self.on_quiet.clone().filter(|_| told.is_quiet) {
                shell.publish(message);
            }
            if let Some(next) = told.next {
                shell.request_redraw_at(next);
            }
        } else if memory.quiet.hear(event) && memory.is_asleep {
            memory.is_asleep = false;
            memory.born = None;
            shell.request_redraw();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        if self.is_away {
            return;
        }
        let pose = tree.state.downcast_ref::<Memory>().pose;
        let bounds = layout.bounds();
        let side = bounds.width.min(bounds.height);
        let free = bounds.size() - Size::new(side, side);
        let corner = bounds.position() + iced::Vector::new(free.width, free.height) * 0.5;
        let bird = Svg::new(posed(self.mood, self.looks.or(pose)));
        let place = Rectangle::new(corner, Size::new(side, side));
        renderer.draw_svg(bird, place, bounds);
    }
}

impl<'a, Message: Clone + 'a> From<Bird<Message>> for Element<'a, Message> {
    fn from(bird: Bird<Message>) -> Self {
        Self::new(bird)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::time::Duration;
    use iced::{Point, mouse};

    const SECOND: Duration = Duration::from_secs(1);

    /// The moments of all pictures that are wanted one after the other, in seconds.
    fn pictures(memory: &mut Memory, start: Instant, first: Instant) -> Vec<u64> {
        let mut at = vec![];
        let mut next = memory.frame(first, true, false).next;
        while let Some(now) = next {
            at.push(now.duration_since(start).as_secs());
            next = memory.frame(now, true, false).next;
        }
        at
    }

    #[test]
    fn it_blinks_and_looks_for_a_minute_and_at_most_once_a_second() {
        let start = Instant::now();
        let mut memory = Memory::default();
        let at = pictures(&mut memory, start, start);
        assert!(at.len() >= 15, "it lives: {at:?}");
        assert!(at.iter().all(|at| *at <= 60), "{at:?}");
        assert!(at.windows(2).all(|two| two[1] - two[0] >= 1), "{at:?}");
        assert_eq!(memory.pose, None, "it ends with its eyes open");
        assert!(memory.is_asleep);
        // A picture for another reason does not wake it.
        assert_eq!(memory.frame(start + SECOND * 90, true, false).next, None);
        // Whoever does something does.
        let position = Point::ORIGIN;
        let moved = Event::Mouse(mouse::Event::CursorMoved { position });
        assert!(memory.quiet.hear(&moved));
        let again = pictures(&mut memory, start, start + SECOND * 100);
        assert_eq!(again.len(), at.len(), "{again:?}");
    }

    #[test]
    fn it_says_once_that_it_is_quiet() {
        let start = Instant::now();
        let mut memory = Memory::default();
        let first = memory.frame(start, false, true);
        assert_eq!(first.next, Some(start + time::QUIET));
        assert!(!first.is_quiet);
        let told = memory.frame(start + time::QUIET, false, true);
        assert!(told.is_quiet && told.next.is_none());
        assert!(!memory.frame(start + time::QUIET * 2, false, true).is_quiet);
    }

    #[test]
    fn without_motion_it_stands_still() {
        let mut memory = Memory::default();
        assert_eq!(memory.frame(Instant::now(), false, false), Told::default());
        assert!(!memory.is_asleep, "nobody wakes it");
    }
}

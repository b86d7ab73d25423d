//! A view that comes to its place in hops, once, when it is first drawn, or each time it has another one; one that goes for a tour and comes back when it
//! is pressed; or one that slides aside and back when what it shows turns out wrong. Then nothing is drawn.
//!
//! The moment of a picture comes with the picture that is about to be drawn; nothing here reads a clock.

use std::f32::consts::PI;

use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Element, Event, Rectangle, Renderer, Theme, Vector, window};

use crate::gui::look::theme::time;
use crate::gui::widget::delegate::delegate;

/// How something comes to its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    /// Where it comes from, seen from its place.
    pub from: Vector,
    /// How high it hops.
    pub height: f32,
    /// How many hops it takes.
    pub n_hops: u8,
}

impl Way {
    /// How long all of it takes.
    fn length(self) -> Duration {
        time::HOP * u32::from(self.n_hops)
    }

    /// Where it is after a part of the time, from 0 to 1, seen from its place.
    fn at(self, done: f32) -> Vector {
        let hops = f32::from(self.n_hops) * done;
        let within = hops.fract();
        let up = if done < 1.0 {
            4.0 * within * (1.0 - within)
        } else {
            0.0
        };
        self.from * (1.0 - done) - Vector::new(0.0, self.height * up)
    }
}

/// A way from its place and back, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tour {
    /// A round through the air, which begins and ends at its foot.
    Flies {
        /// Half of how far across it is.
        radius: f32,
    },
    /// To the right and to the left on the waves.
    Swims {
        /// How far to each side.
        reach: f32,
    },
    /// A little back first, then far ahead; ahead is the right.
    Creeps {
        /// How far ahead; below zero to the left.
        reach: f32,
    },
    /// Up, twice.
    Hops {
        /// How high.
        height: f32,
    },
}

/// How high waves and wings go up and down.
const WAVE: f32 = 4.0;

/// How much of its tour somebody who creeps draws back, and how far of its reach.
const BACK: (f32, f32) = (0.25, 0.2);

impl Tour {
    /// How long all of it takes.
    const fn length(self) -> Duration {
        match self {
            Self::Hops { .. } => time::HOP.saturating_mul(2),
            Self::Flies { .. } | Self::Swims { .. } | Self::Creeps { .. } => time::TOUR,
        }
    }

    /// Where it is after a part of the time, from 0 to 1, seen from its place.
    fn at(self, done: f32) -> Vector {
        let turn = 2.0 * PI * done;
        match self {
            Self::Flies { radius } => Vector::new(
                radius * turn.sin(),
                radius * (turn.cos() - 1.0) - WAVE * (6.0 * turn).sin().abs(),
            ),
            Self::Swims { reach } => Vector::new(reach * turn.sin(), WAVE * (3.0 * turn).sin()),
            Self::Creeps { reach } => {
                let (part, little) = BACK;
                let way = match done < part {
                    true => -little * (PI * done / part).sin(),
                    false => (PI * (done - part) / (1.0 - part)).sin(),
                };
                Vector::new(reach * way, 0.0)
            }
            Self::Hops { height } => {
                let up = (turn).sin().abs();
                Vector::new(0.0, -height * up)
            }
        }
    }
}

/// How far a wrong answer slides, in logical pixels.
const SLIDE: f32 = 6.0;

/// How something moves that is not always at its place.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Course {
    Comes(Way),
    Tours(Tour),
    Slides,
}

impl Course {
    /// How long all of it takes.
    fn length(self) -> Duration {
        match self {
            Self::Comes(way) => way.length(),
            Self::Tours(tour) => tour.length(),
            Self::Slides => time::WRONG,
        }
    }

    /// Where it is after a part of the time, from 0 to 1, seen from its place.
    fn at(self, done: f32) -> Vector {
        match self {
            Self::Comes(way) => way.at(done),
            Self::Tours(tour) => tour.at(done),
            Self::Slides => Vector::new(SLIDE * (done * PI).sin(), 0.0),
        }
    }
}

/// What is remembered of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Memory {
    started: Option<Instant>,
    /// How often it was asked to move, as of the picture before.
    n_asked: Option<u32>,
    /// Whether it stood at its place, with nothing to move for, in the picture before.
    was_at_rest: bool,
    /// Where the view is seen now; `None` at its place.
    away: Option<Vector>,
    has_come: bool,
}

impl Memory {
    /// A picture of this moment is about to be drawn; tells whether another one must follow.
    fn frame(&mut self, course: Option<Course>, n_asked: u32, now: Instant) -> bool {
        let before = self.n_asked.replace(n_asked);
        let is_anew = before.is_some_and(|before| before != n_asked);
        if is_anew {
            (self.started, self.has_come) = (None, false);
        }
        let was_at_rest = std::mem::replace(&mut self.was_at_rest, course.is_none());
        let Some(course) = course else {
            self.away = None;
            return false;
        };
        if course == Course::Slides {
            if was_at_rest || is_anew {
                (self.started, self.has_come) = (Some(now), false);
            } else if self.started.is_none() {
                // It was wrong when it came up: the moment is over.
                return false;
            }
        }
        if self.has_come {
            self.away = None;
            return false;
        }
        let started = *self.started.get_or_insert(now);
        let passed = now.duration_since(started).as_secs_f32();
        let done = (passed / course.length().as_secs_f32()).min(1.0);
        self.has_come = done >= 1.0;
        self.away = (!self.has_come).then(|| course.at(done));
        !self.has_come
    }
}

/// A view that comes in hops.
#[allow(missing_debug_implementations)]
pub struct Hop<'a, Message> {
    content: Element<'a, Message>,
    course: Option<Course>,
    n_asked: u32,
}

impl<'a, Message> Hop<'a, Message> {
    /// A view, and how it comes; without a way it is there.
    pub fn new(way: Option<Way>, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            course: way.map(Course::Comes),
            n_asked: 0,
        }
    }

    /// A view that hops at its place each time this number becomes another one; where things move at all.
    pub fn again(
        n_asked: u32,
        height: Option<f32>,
        content: impl Into<Element<'a, Message>>,
    ) -> Self {
        let way = height.map(|height| Way {
            from: Vector::ZERO,
            height,
            n_hops: 2,
        });
        let way = way.filter(|_| n_asked > 0);
        Self {
            n_asked,
            ..Self::new(way, content)
        }
    }

    /// A view that comes to its place each time this number becomes another one, from where it was before.
    pub fn coming(
        n_asked: u32,
        way: Option<Way>,
        content: impl Into<Element<'a, Message>>,
    ) -> Self {
        Self {
            n_asked,
            ..Self::new(way, content)
        }
    }

    /// A view that goes for a tour each time this number becomes another one; where things move at all.
    pub fn touring(
        n_asked: u32,
        tour: Option<Tour>,
        content: impl Into<Element<'a, Message>>,
    ) -> Self {
        let tour = tour.filter(|_| n_asked > 0);
        Self {
            content: content.into(),
            course: tour.map(Course::Tours),
            n_asked,
        }
    }

    /// A view that slides aside and back, without hops, at the moment when it becomes wrong.
    pub fn aside(is_wrong: bool, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            course: is_wrong.then_some(Course::Slides),
            n_asked: 0,
        }
    }

    /// A view that shakes its head like that each time this number becomes another one but 0; where things move at all.
    pub fn refusing(n_asked: u32, moves: bool, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            n_asked,
            ..Self::aside(n_asked > 0 && moves, content)
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Hop<'_, Message> {
    delegate!(around children diff size layout operate mouse_interaction overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Memory>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Memory::default())
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            let memory = tree.state.downcast_mut::<Memory>();
            if memory.frame(self.course, self.n_asked, *now) {
                shell.request_redraw_at(*now + time::FRAME);
            }
        }
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let away = tree.state.downcast_ref::<Memory>().away.unwrap_or_default();
        // Whole pixels: a picture is copied to whole pixels, and what lies around it must go with it.
        let away = Vector::new(away.x.round(), away.y.round());
        let (content, tree) = (self.content.as_widget(), &tree.children[0]);
        renderer.with_translation(away, |renderer| {
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        });
    }
}

impl<'a, Message: 'a> From<Hop<'a, Message>> for Element<'a, Message> {
    fn from(hop: Hop<'a, Message>) -> Self {
        Self::new(hop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAY: Way = Way {
        from: Vector::new(-100.0, 20.0),
        height: 30.0,
        n_hops: 1,
    };

    const COMES: Option<Course> = Some(Course::Comes(WAY));

    #[test]
    fn whoever_tours_goes_a_good_way_and_comes_home() {
        let tours = [
            (Tour::Flies { radius: 60.0 }, 120.0),
            (Tour::Swims { reach: 40.0 }, 40.0),
            (Tour::Creeps { reach: -50.0 }, 50.0),
            (Tour::Hops { height: 30.0 }, 30.0),
        ];
        for (tour, reach) in tours {
            let far = |at: Vector| at.x.hypot(at.y);
            let way = (0_u8..=100).map(|part| tour.at(f32::from(part) / 100.0));
            let most = way.clone().map(far).fold(0.0, f32::max);
            assert!(
                most > reach * 0.95 && most < reach + 10.0,
                "{tour:?} {most}"
            );
            assert!(
                far(tour.at(0.0)) < 0.1 && far(tour.at(1.0)) < 0.1,
                "{tour:?}"
            );
            let steps: Vec<Vector> = way.collect();
            let leaps = steps.windows(2).map(|two| far(two[1] - two[0]));
            assert!(leaps.fold(0.0, f32::max) < 8.0, "{tour:?}");
        }
    }

    #[test]
    fn it_comes_in_an_arc_and_then_rests() {
        let start = Instant::now();
        let mut memory = Memory::default();
        assert!(memory.frame(COMES, 0, start));
        assert_eq!(memory.away, Some(WAY.from));
        assert!(memory.frame(COMES, 0, start + time::HOP / 2));
        let half = memory.away.unwrap();
        assert!(
            half.x > -60.0 && half.x < -40.0 && half.y < -15.0,
            "{half:?}"
        );
        assert!(!memory.frame(COMES, 0, start + time::HOP));
        assert_eq!(memory.away, None);
        assert!(!memory.frame(COMES, 0, start + time::HOP * 5), "only once");
    }

    #[test]
    fn without_a_way_nothing_is_ever_drawn_anew() {
        let mut memory = Memory::default();
        assert!(!memory.frame(None, 0, Instant::now()));
        assert_eq!((memory.started, memory.away), (None, None));
    }

    #[test]
    fn two_hops_touch_the_ground_between() {
        let two = Way { n_hops: 2, ..WAY };
        assert_eq!(two.length(), time::HOP * 2);
        assert!((two.at(0.5).y - 10.0).abs() < 0.1);
        assert!(two.at(0.25).y < 0.0 && two.at(0.75).y < 0.0);
        assert_eq!(two.at(1.0), Vector::new(0.0, 0.0));
    }
    #[test]
    fn what_becomes_wrong_slides_aside_once() {
        let (start, wrong) = (Instant::now(), Some(Course::Slides));
        let mut memory = Memory::default();
        assert!(!memory.frame(None, 0, start));
        assert!(memory.frame(wrong, 0, start));
        assert!(memory.frame(wrong, 0, start + time::WRONG / 2));
        assert_eq!(memory.away, Some(Vector::new(SLIDE, 0.0)));
        assert!(!memory.frame(wrong, 0, start + time::WRONG));
        assert_eq!(memory.away, None);
        assert!(!memory.frame(wrong, 0, start + time::WRONG * 3));
        assert!(!memory.frame(None, 0, start + time::WRONG * 4));
        assert!(memory.frame(wrong, 0, start + time::WRONG * 5), "and again");
    }

    #[test]
    fn who_refuses_again_slides_aside_again() {
        let (start, wrong) = (Instant::now(), Some(Course::Slides));
        let mut memory = Memory::default();
        assert!(!memory.frame(None, 0, start));
        assert!(memory.frame(wrong, 1, start));
        assert!(!memory.frame(wrong, 1, start + time::WRONG));
        assert!(!memory.frame(wrong, 1, start + time::WRONG * 2));
        assert!(memory.frame(wrong, 2, start + time::WRONG * 3), "and again");
    }

    #[test]
    fn what_is_wrong_already_when_it_comes_up_stands_still() {
        let mut memory = Memory::default();
        assert!(!memory.frame(Some(Course::Slides), 0, Instant::now()));
        assert_eq!(memory.away, None);
    }

    #[test]
    fn whoever_is_asked_again_hops_again_at_its_place() {
        let start = Instant::now();
        let mut memory = Memory::default();
        let here = Some(Course::Comes(Way {
            from: Vector::ZERO,
            ..WAY
        }));
        assert!(!memory.frame(None, 0, start), "nobody was asked");
        let asked = start + time::HOP * 9;
        assert!(memory.frame(here, 1, asked));
        memory.frame(here, 1, asked + time::HOP / 2);
        assert!(
            memory
                .away
                .is_some_and(|away| away.y < -20.0 && away.x == 0.0)
        );
        assert!(!memory.frame(here, 1, asked + time::HOP));
        assert!(!memory.frame(here, 1, asked + time::HOP * 2));
        assert!(memory.frame(here, 2, asked + time::HOP * 3), "and again");
    }
}

//! The steps of a lesson as a row of dots: done has a check mark or a star, the current one a ring; those that were
//! reached can be pressed. Many are smaller, so that all of them are there.

use iced::widget::{button, container, responsive, row, space};
use iced::{Center, Color, Element, Fill};

use crate::gui::look::art::Icon;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Tokens, size};
use crate::gui::widget::icon::{drawing, icon};
use crate::gui::widget::label::Labeled;
use crate::gui::widget::ring::Laid;
use crate::gui::widget::tool::Tool;

/// One step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dot {
    /// Done: a filled disc with a check mark.
    Done,
    /// Done, and a star for it.
    Star,
    /// Where the learner is: a ring around a dot.
    Current,
    /// Still to come: an empty ring.
    Open,
}

/// A step of a lesson, and the way to it; `C` are the controls of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepDot<C> {
    pub dot: Dot,
    /// Goes to the step, if it was reached and is not shown now.
    pub way: Option<Tool<C>>,
}

impl<C: Copy> Laid<C> for StepDot<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.way.lay(ring);
    }
}

/// The size of the current dot, measured by the others.
const CURRENT: f32 = 4.0 / 3.0;

/// The star on a dot, measured by it.
const STAR: f32 = 0.86;

/// The size of the disc in it.
const DISC: f32 = 0.42;

/// The width of a ring, and the most it is of a small dot.
const RING: f32 = 3.0;
const THIN: f32 = 0.15;

/// How many dots fit beside the words in the smallest window.
const MOST: usize = 14;

/// At the sides of a dot that is pressed, and the same where room is short.
const ASIDE: f32 = size::RING + 2.0;
const NARROW: f32 = 2.0;

/// The least size of a dot.
const LEAST: f32 = 8.0;

/// How large each of so many dots is where all have so much room, and what is left at its sides.
fn fitted(side: f32, n_dots: usize, room: f32) -> (f32, f32) {
    let n_dots = f32::from(u8::try_from(n_dots).unwrap_or(u8::MAX)).max(1.0);
    let each = room / n_dots;
    if side + 2.0 * ASIDE <= each {
        return (side, ASIDE);
    }
    let narrow = (each - 2.0 * NARROW).floor().clamp(LEAST, side);
    (narrow, NARROW)
}

/// The dots to show: all, or of a long lesson those around the current one.
fn nearby<C>(dots: &[StepDot<C>]) -> &[StepDot<C>] {
    let current = dots.iter().position(|it| it.dot == Dot::Current);
    let last_first = dots.len().saturating_sub(MOST);
    let first = current.map_or(last_first, |at| at.saturating_sub(MOST / 2));
    let first = first.min(last_first);
    dots.get(first..(first + MOST).min(dots.len()))
        .unwrap_or(dots)
}

/// The steps of a lesson as dots of this size, with lines between them; of a long one those around
/// the current step. `has_focus` tells who has the keyboard, `press` what a press says.
#[must_use]
pub fn progress_dots<'a, C: Copy, M: Clone + 'a>(
    tokens: &'static Tokens,
    side: f32,
    dots: &'a [StepDot<C>],
    has_focus: impl Fn(C) -> bool + 'a,
    press: impl Fn(C) -> M + 'a,
) -> Element<'a, M> {
    let dots = nearby(dots);
    let line = responsive(move |room| {
        let (side, aside) = fitted(side, dots.len(), room.width);
        let mut line = row![].align_y(Center).height(size::TOUCH);
        for (place, step) in dots.iter().enumerate() {
            if place > 0 {
                line = line.push(bar(tokens.edge));
            }
            let dot = dot_of(tokens, side, step.dot);
            line = line.push(match &step.way {
                Some(way) => {
                    let has_focus = has_focus(way.control);
                    pressed(tokens, (dot, aside), way, has_focus, press(way.control))
                }
                None => dot,
            });
        }
        container(line).center_x(Fill).into()
    });
    line.height(size::TOUCH).into()
}

/// A dot that can be pressed: what is pressed is higher than the dot.
fn pressed<'a, C, M: Clone + 'a>(
    tokens: &'static Tokens,
    (dot, aside): (Element<'a, M>, f32),
    way: &'a Tool<C>,
    has_focus: bool,
    message: M,
) -> Element<'a, M> {
    let radius = size::TOUCH / 2.0;
    let dot = button(container(dot).center_y(Fill))
        .height(size::TOUCH - 2.0 * size::RING)
        .padding(0)
        .style(move |_, status| style::button(tokens, ButtonKind::Link, radius, status))
        .on_press(message);
    let named = Labeled::new(way.label.clone(), dot);
    container(named)
        .padding([size::RING, aside])
        .style(move |_| style::focus_ring(tokens, has_focus, radius))
        .into()
}

fn bar<'a, M: 'a>(color: Color) -> Element<'a, M> {
    let bar = container(space().width(Fill).height(RING));
    let bar = bar.style(move |_| style::filled(color, RING / 2.0));
    container(bar).width(Fill).max_width(48).into()
}

fn dot_of<'a, M: 'a>(tokens: &'static Tokens, dot_side: f32, dot: Dot) -> Element<'a, M> {
    let (inside, side, fill, edge): (Element<'a, M>, _, _, _) = match dot {
        Dot::Done => {
            let tick = icon(Icon::Check, dot_side * 0.6, tokens.on_good);
            (tick.into(), dot_side, tokens.good, tokens.good)
        }
        Dot::Star => {
            let star = drawing(Icon::Star, dot_side * STAR);
            (star.into(), dot_side, tokens.card, tokens.call)
        }
        Dot::Current => {
            let disc = dot_side * DISC;
            let inside = container(space().width(disc).height(disc));
            let inside = inside.style(move |_| style::filled(tokens.accent, disc / 2.0));
            let side = dot_side * CURRENT;
            (inside.into(), side, tokens.accent_soft, tokens.accent)
        }
        Dot::Open => (space().into(), dot_side, tokens.card, tokens.soft_ink),
    };
    let ring = RING.min(side * THIN);
    container(inside)
        .center_x(side)
        .center_y(side)
        .style(move |_| style::ringed(fill, edge, ring, side / 2.0))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(n_steps: usize, current: Option<usize>, expected: std::ops::Range<usize>) {
        let dots: Vec<StepDot<()>> = (0..n_steps)
            .map(|at| match current {
                Some(now) if at == now => Dot::Current,
                Some(now) if at > now => Dot::Open,
                _ => Dot::Done,
            })
            .map(|dot| StepDot { dot, way: None })
            .collect();
        assert_eq!(nearby(&dots), &dots[expected]);
    }

    #[test]
    fn the_current_step_is_always_among_the_dots() {
        check(6, Some(2), 0..6);
        check(14, Some(0), 0..14);
        check(34, Some(0), 0..14);
        check(34, Some(16), 9..23);
        check(34, Some(33), 20..34);
        check(34, None, 20..34);
        check(0, None, 0..0);
    }

    #[test]
    fn many_dots_are_smaller_and_fit() {
        for n_dots in 1..=MOST {
            for room in [200.0_f32, 330.0, 430.0, 700.0] {
                let (side, aside) = fitted(24.0, n_dots, room);
                #[allow(clippy::cast_precision_loss)]
                let all = (side + 2.0 * aside) * n_dots as f32;
                assert!(all <= room && side <= 24.0, "{n_dots} {room} {side}");
            }
        }
        assert_eq!(fitted(24.0, 9, 430.0).0, 24.0, "nine are as large as ever");
    }
}

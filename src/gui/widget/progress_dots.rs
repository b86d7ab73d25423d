//! The steps of a lesson as a row of dots: done has a check mark, the current one a ring.

use iced::widget::{container, row, space};
use iced::{Center, Color, Element, Fill};

use crate::gui::art::Icon;
use crate::gui::theme::{Tokens, style};
use crate::gui::widget::icon::icon;

/// One step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dot {
    /// Done: a filled disc with a check mark.
    Done,
    /// Where the learner is: a ring around a dot.
    Current,
    /// Still to come: an empty ring.
    Open,
}

/// The size of a dot.
const DOT: f32 = 24.0;

/// The size of the current dot.
const CURRENT: f32 = 32.0;

/// The width of a ring.
const RING: f32 = 3.0;

/// All steps of a lesson, with lines between them.
#[must_use]
pub fn progress_dots<'a, M: 'a>(tokens: &'static Tokens, dots: &[Dot]) -> Element<'a, M> {
    let mut line = row![].align_y(Center).spacing(4).height(CURRENT + 2.0);
    for (place, dot) in dots.iter().enumerate() {
        if place > 0 {
            line = line.push(bar(tokens.edge));
        }
        line = line.push(dot_of(tokens, *dot));
    }
    line.into()
}

fn bar<'a, M: 'a>(color: Color) -> Element<'a, M> {
    let bar = container(space().width(Fill).height(RING));
    let bar = bar.style(move |_| style::filled(color, RING / 2.0));
    container(bar).width(Fill).max_width(48).into()
}

fn dot_of<'a, M: 'a>(tokens: &'static Tokens, dot: Dot) -> Element<'a, M> {
    let (inside, side, fill, edge): (Element<'a, M>, _, _, _) = match dot {
        Dot::Done => {
            let tick = icon(Icon::Check, DOT * 0.6, tokens.on_good);
            (tick.into(), DOT, tokens.good, tokens.good)
        }
        Dot::Current => {
            let disc = container(space().width(10).height(10));
            let disc = disc.style(|_| style::filled(tokens.accent, 5.0));
            (disc.into(), CURRENT, tokens.accent_soft, tokens.accent)
        }
        Dot::Open => (space().into(), DOT, tokens.card, tokens.soft_ink),
    };
    container(inside)
        .center_x(side)
        .center_y(side)
        .style(move |_| style::ringed(fill, edge, RING, side / 2.0))
        .into()
}

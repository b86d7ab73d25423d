//! From left to right or from right to left: iced shapes the letters, the layout is turned here.

use iced::alignment::Horizontal;
use iced::widget::Row;
use iced::{Element, Padding};

/// The direction in which a language is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flow {
    /// As in English.
    #[default]
    LeftToRight,
    /// As in Arabic.
    RightToLeft,
}

impl Flow {
    /// Things in reading order, side by side.
    #[must_use]
    pub fn row<'a, M>(self, mut things: Vec<Element<'a, M>>) -> Row<'a, M> {
        if self == Self::RightToLeft {
            things.reverse();
        }
        Row::with_children(things)
    }

    /// Where lines start.
    #[must_use]
    pub const fn start(self) -> Horizontal {
        match self {
            Self::LeftToRight => Horizontal::Left,
            Self::RightToLeft => Horizontal::Right,
        }
    }

    /// Where lines end.
    #[must_use]
    pub const fn end(self) -> Horizontal {
        match self {
            Self::LeftToRight => Horizontal::Right,
            Self::RightToLeft => Horizontal::Left,
        }
    }

    /// Room where lines start.
    #[must_use]
    pub fn indent(self, room: f32) -> Padding {
        match self {
            Self::LeftToRight => Padding::ZERO.left(room),
            Self::RightToLeft => Padding::ZERO.right(room),
        }
    }
}

//! From left to right or from right to left: iced shapes the letters, the layout is turned here.
//!
//! A view is either put in reading order piece by piece (`row`, `start`, `end`, `indent`), or laid
//! out from left to right and turned as a whole (`turn`); never both, or it is turned twice.

use iced::alignment::Horizontal;
use iced::widget::text::{Alignment, Wrapping};
use iced::widget::{Container, Row, Text, container};
use iced::{Element, Fill, Padding};

use crate::gui::look::art::Icon;
use crate::gui::widget::mirror::Mirror;
use crate::locale::rich;

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
    /// An arrow in this direction, and one against it.
    #[must_use]
    pub const fn arrows(self) -> (Icon, Icon) {
        match self {
            Self::LeftToRight => (Icon::Next, Icon::Back),
            Self::RightToLeft => (Icon::Back, Icon::Next),
        }
    }

    /// An arrow in this direction: it leads on.
    #[must_use]
    pub const fn onward(self) -> Icon {
        self.arrows().0
    }

    /// Things in reading order, side by side.
    #[must_use]
    pub fn row<'a, M>(self, mut things: Vec<Element<'a, M>>) -> Row<'a, M> {
        if self == Self::RightToLeft {
            things.reverse();
        }
        Row::with_children(things)
    }

    /// The direction of what is turned for two reasons: turned twice it stands as before.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        match other {
            Self::LeftToRight => self,
            Self::RightToLeft => match self {
                Self::LeftToRight => Self::RightToLeft,
                Self::RightToLeft => Self::LeftToRight,
            },
        }
    }

    /// A view that was laid out from left to right, turned if need be.
    #[must_use]
    pub fn turn<'a, M: 'a>(self, view: Element<'a, M>) -> Element<'a, M> {
        match self {
            Self::LeftToRight => view,
            Self::RightToLeft => Mirror::new(view).into(),
        }
    }

    /// The direction in which an arrow key goes through things in reading order: on or back.
    #[must_use]
    pub const fn is_forward(self, (right, down): (i8, i8)) -> bool {
        match self {
            Self::LeftToRight => right + down > 0,
            Self::RightToLeft => down - right > 0,
        }
    }

    /// A text that starts where lines start, as wide as there is room.
    ///
    /// The text itself is only as wide as its words, and placed: iced misplaces words from right to
    /// left that are told where to stand in a wider text.
    #[must_use]
    pub fn lines<'a, M: 'a>(self, words: Text<'a>) -> Container<'a, M> {
        let words = words.wrapping(Wrapping::WordOrGlyph);
        container(words).width(Fill).align_x(self.start())
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

/// How the words of a button stand in several lines: in the middle, or from right to left as they
/// run. (A single line from right to left that is told to stand in the middle is drawn elsewhere.)
#[must_use]
pub fn centered(words: &str) -> Alignment {
    let runs_left = |letter| letter == '\u{200F}' || rich::runs_left(letter);
    if words.contains(runs_left) {
        Alignment::Default
    } else {
        Alignment::Center
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_right_to_left_are_not_told_where_to_stand() {
        assert_eq!(centered("Weiter"), Alignment::Center);
        assert_eq!(
            centered("\u{05D4}\u{05DC}\u{05D0}\u{05D4}"),
            Alignment::Default
        );
    }

    #[test]
    fn arrows_go_on_in_the_direction_of_reading() {
        for (flow, right) in [(Flow::LeftToRight, true), (Flow::RightToLeft, false)] {
            assert_eq!(flow.is_forward((1, 0)), right);
            assert_eq!(flow.is_forward((-1, 0)), !right);
            assert!(flow.is_forward((0, 1)));
            assert!(!flow.is_forward((0, -1)));
        }
    }
}

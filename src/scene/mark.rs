//! The marks of a board picture: each has a meaning, and a shape of its own when painted.
//!
//! No two marks differ in color alone (WCAG 1.4.1); the shape is named with each variant.

use crate::scene::Spot;

/// Whether a mark is painted before or after the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Below the pieces.
    Under,
    /// Above the pieces.
    Over,
}

/// A color that a lesson's author may ask for; the line has a pattern of its own in each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// A plain line.
    #[default]
    Blue,
    /// A line with ticks across it.
    Red,
    /// A double line.
    Green,
    /// A dashed line.
    Yellow,
}

/// What an arrow says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrowKind {
    /// This piece attacks that square: solid, in the color of danger.
    Attack,
    /// A hint: dashed.
    Hint,
    /// A move that was or will be played: solid, in the accent color.
    Move,
    /// A move that was refused: dashed, and at its end a cross instead of a head.
    Refused,
    /// A move that is not there, as a fact that was to be shown: dashed, and at its end a bar.
    Barred,
    /// Drawn by the lesson's author.
    Author(Tone),
}

/// One mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The picked piece's square: corner brackets.
    From(Spot),
    /// An empty square the picked piece may go to: a dot.
    Target(Spot),
    /// A piece the picked piece may take: a ring.
    CaptureTarget(Spot),
    /// A square that a piece could go to, as a fact and not to be pressed: a speck, or around a piece (true) a thin ring.
    Reach(Spot, bool),
    /// A square where something goes wrong: stripes and an exclamation mark.
    Danger(Spot),
    /// The piece that stands in the way: an octagon.
    Blocker(Spot),
    /// The line of a pin, from the attacker to the piece behind: a chain of dots.
    Pin {
        /// The attacker.
        from: Spot,
        /// The piece behind the pinned one.
        to: Spot,
    },
    /// Right: a check mark in a corner.
    Good(Spot),
    /// The place in an order, from 1 to 9: a digit in a corner.
    Number(Spot, u8),
    /// A star to collect.
    Star(Spot),
    /// A square the learner has chosen as an answer: a thick frame with a filled corner.
    Chosen(Spot),
    /// A square to look at: a dashed circle.
    Hint(Spot),
    /// A tinted square.
    Tint(Spot, Tone),
    /// Around the middle of a square.
    Circle(Spot, Tone),
    /// A cross over the square.
    Cross(Spot, Tone),
    /// From square to square.
    Arrow {
        /// Where it starts.
        from: Spot,
        /// Where it points.
        to: Spot,
        /// What it says.
        kind: ArrowKind,
    },
    /// Where a held piece would land: a plain square frame.
    Landing(Spot),
    /// Where the keyboard is: a rounded frame with a halo on both sides.
    Cursor(Spot),
}

impl Mark {
    /// An arrow between two squares.
    #[must_use]
    pub fn arrow(from: impl Into<Spot>, to: impl Into<Spot>, kind: ArrowKind) -> Self {
        Self::Arrow {
            from: from.into(),
            to: to.into(),
            kind,
        }
    }

    /// Whether something of the mark lies on this level; a danger lies on both.
    #[must_use]
    pub fn lies(self, level: Level) -> bool {
        match self {
            Self::Danger(_) => true,
            Self::From(_) | Self::Chosen(_) | Self::Tint(..) => level == Level::Under,
            _ => level == Level::Over,
        }
    }
}

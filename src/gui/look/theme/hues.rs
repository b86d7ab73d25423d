//! The hues of the lands, one for each, in every theme: a large soft ground, and one deep color for words, frames and
//! discs on it. The order is that of the lands in the course.

use iced::{Color, color};

use crate::gui::look::theme::{Scenery, Tokens};

/// The hue of a land.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hue {
    /// Small flat shapes, such as the disc of the land's sign.
    pub badge: Color,
    /// Words and frames, the stone that is next and what leads to it; words on it have the color
    /// [`Tokens::on_accent`].
    pub deep: Color,
    /// The ground of panels, behind such words.
    pub soft: Color,
}

/// A sign on gold, and on a stone that is still ahead at night: those two stones have the same color in every land.
pub const ON_GOLD: Color = color!(0x6B4300);
pub const ON_DIM: Color = color!(0x26231D);

/// How many there are.
pub const N_HUES: usize = 8;

/// The hues of the badges of the learners' animals, which the lands have by day.
pub const BADGES: [Color; N_HUES] = [
    color!(0x2F7D6B),
    color!(0xD96A4E),
    color!(0xE9B949),
    color!(0x7A5BA8),
    color!(0x7CC3DE),
    color!(0x2B4C7E),
    color!(0xF2A7B5),
    color!(0x3A6FA6),
];

impl Hue {
    /// The hue of a land in a theme, by its place in the course; they begin anew after the last.
    #[must_use]
    pub fn of(tokens: &Tokens, place: usize) -> Self {
        let place = place % N_HUES;
        let (deep, soft) = match tokens.scenery {
            Scenery::Day => LIGHT[place],
            Scenery::Night => DARK[place],
            Scenery::Plain => HIGH_CONTRAST[place],
        };
        let badge = match tokens.scenery {
            Scenery::Day => BADGES[place],
            Scenery::Night | Scenery::Plain => deep,
        };
        Self { badge, deep, soft }
    }

    /// That of the first land, where the coach is at home.
    #[must_use]
    pub fn first(tokens: &Tokens) -> Self {
        Self::of(tokens, 0)
    }
}

const LIGHT: [(Color, Color); N_HUES] = [
    (color!(0x1F6656), color!(0xDDF0E6)),
    (color!(0x9A3B22), color!(0xFBE5DB)),
    (color!(0x7A4E00), color!(0xFBEFCD)),
    (color!(0x5B3F8C), color!(0xECE3F6)),
    (color!(0x1B6480), color!(0xDDF1F7)),
    (color!(0x2B4C7E), color!(0xE0E7F3)),
    (color!(0x96304F), color!(0xFCE6EA)),
    (color!(0x2A5A8C), color!(0xDFEBF7)),
];

const DARK: [(Color, Color); N_HUES] = [
    (color!(0x8ED9C0), color!(0x1C3832)),
    (color!(0xFFB39B), color!(0x442821)),
    (color!(0xF2CC6B), color!(0x3D3218)),
    (color!(0xCDB6F2), color!(0x322847)),
    (color!(0x93D6EC), color!(0x1A3844)),
    (color!(0xAFC6F0), color!(0x232F4A)),
    (color!(0xFFB9C6), color!(0x44262F)),
    (color!(0xA3CBF3), color!(0x1D3149)),
];

const HIGH_CONTRAST: [(Color, Color); N_HUES] = [
    (color!(0x185144), color!(0xFFFFFF)),
    (color!(0x7E301C), color!(0xFFFFFF)),
    (color!(0x654100), color!(0xFFFFFF)),
    (color!(0x543A81), color!(0xFFFFFF)),
    (color!(0x154E64), color!(0xFFFFFF)),
    (color!(0x294979), color!(0xFFFFFF)),
    (color!(0x7F2943), color!(0xFFFFFF)),
    (color!(0x234B74), color!(0xFFFFFF)),
];

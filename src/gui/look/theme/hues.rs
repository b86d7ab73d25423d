//! The hues of the lands, one for each, in every theme: a large soft ground, and one deep color for words, frames and
//! discs on it. The order is that of the lands in the course.

use iced::{Color, color};

use crate::gui::look::theme::Tokens;

/// The hue of a land.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hue {
    /// Words and frames.
    pub deep: Color,
    /// Behind them.
    pub soft: Color,
}

/// How many there are.
const N_HUES: usize = 8;

/// In which light a land lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    Day,
    Night,
    /// Strong edges on white.
    Strong,
}

impl Light {
    /// The light of a theme.
    #[must_use]
    pub fn of(tokens: &Tokens) -> Self {
        if tokens.paper == tokens.card {
            Self::Strong
        } else if tokens.paper.relative_luminance() < 0.5 {
            Self::Night
        } else {
            Self::Day
        }
    }
}

impl Hue {
    /// The hue of a land in a theme, by its place in the course; they begin anew after the last.
    #[must_use]
    pub fn of(tokens: &Tokens, place: usize) -> Self {
        let hues = match Light::of(tokens) {
            Light::Day => &LIGHT,
            Light::Night => &DARK,
            Light::Strong => &HIGH_CONTRAST,
        };
        hues[place % N_HUES]
    }
}

const fn hue(deep: Color, soft: Color) -> Hue {
    Hue { deep, soft }
}

const LIGHT: [Hue; N_HUES] = [
    hue(color!(0x1F6656), color!(0xDDF0E6)),
    hue(color!(0x9A3B22), color!(0xFBE5DB)),
    hue(color!(0x7A4E00), color!(0xFBEFCD)),
    hue(color!(0x5B3F8C), color!(0xECE3F6)),
    hue(color!(0x1B6480), color!(0xDDF1F7)),
    hue(color!(0x2B4C7E), color!(0xE0E7F3)),
    hue(color!(0x96304F), color!(0xFCE6EA)),
    hue(color!(0x2A5A8C), color!(0xDFEBF7)),
];

const DARK: [Hue; N_HUES] = [
    hue(color!(0x8ED9C0), color!(0x1C3832)),
    hue(color!(0xFFB39B), color!(0x442821)),
    hue(color!(0xF2CC6B), color!(0x3D3218)),
    hue(color!(0xCDB6F2), color!(0x322847)),
    hue(color!(0x93D6EC), color!(0x1A3844)),
    hue(color!(0xAFC6F0), color!(0x232F4A)),
    hue(color!(0xFFB9C6), color!(0x44262F)),
    hue(color!(0xA3CBF3), color!(0x1D3149)),
];

const HIGH_CONTRAST: [Hue; N_HUES] = [
    hue(color!(0x185144), color!(0xFFFFFF)),
    hue(color!(0x7E301C), color!(0xFFFFFF)),
    hue(color!(0x654100), color!(0xFFFFFF)),
    hue(color!(0x543A81), color!(0xFFFFFF)),
    hue(color!(0x154E64), color!(0xFFFFFF)),
    hue(color!(0x294979), color!(0xFFFFFF)),
    hue(color!(0x7F2943), color!(0xFFFFFF)),
    hue(color!(0x234B74), color!(0xFFFFFF)),
];

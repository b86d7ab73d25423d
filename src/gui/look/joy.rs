//! The drawings of joy: what flies and falls, the jar of stars, laurel and crown.
//!
//! The renderer draws a picture upright only. What turns as it flies is there in so many turns, each made once.

use std::fmt::Write as _;
use std::sync::LazyLock;

use iced::Color;
use iced::widget::svg::Handle;

use crate::gui::look::theme::hues::Light;

macro_rules! asset {
    ($path:expr) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path))
    };
}

macro_rules! drawing {
    ($name:literal) => {
        asset!(concat!("joy/", $name, ".svg"))
    };
}

/// How many turns a flying star and a falling pawn have.
pub const TURNS: usize = 7;

/// How far a star is turned when it sets out, in degrees.
const STAR_TURN: f32 = 16.0;

/// How far the most turned pawn is turned, to each side.
const PAWN_TURN: f32 = 45.0;

/// The hues of the small pawns: the badges of the learners' animals.
const HUES: [&str; 8] = [
    "#2F7D6B", "#D96A4E", "#E9B949", "#7A5BA8", "#7CC3DE", "#2B4C7E", "#F2A7B5", "#3A6FA6",
];

/// The hue that the drawing of the small pawn has.
const PAWN_HUE: &str = "#7A5BA8";

/// The hue that the drawing of the ribbon has.
const RIBBON_HUE: &str = "#5B3F8C";

/// The width and height of the jar.
pub const JAR: (f32, f32) = (160.0, 200.0);

/// What of the jar stars fill: left, top, width, height.
const INSIDE: (f32, f32, f32, f32) = (27.0, 66.0, 106.0, 118.0);

/// The largest star in the jar.
const LARGEST: f32 = 30.0;

/// How much of its room a row of stars takes in height: they lie in each other's gaps.
const CLOSE: f32 = 0.86;

/// What a drawing holds, without the tag around it.
pub(super) fn inside(drawing: &str) -> &str {
    let start = drawing.find('>').map_or(0, |at| at + 1);
    let end = drawing.rfind("</svg>").unwrap_or(drawing.len());
    drawing.get(start..end).unwrap_or_default()
}

/// A square drawing turned about its middle, by degrees.
fn turned(drawing: &str, side: f32, degrees: f32) -> Handle {
    let (middle, inside) = (side / 2.0, inside(drawing));
    let text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\">\
         <g transform=\"rotate({degrees} {middle} {middle})\">{inside}</g></svg>"
    );
    Handle::from_memory(text.into_bytes())
}

/// A number up to [`TURNS`] as a share, from 0 to 1.
fn share(turn: usize) -> f32 {
    f32::from(u8::try_from(turn).unwrap_or(u8::MAX)) / f32::from(LAST_TURN)
}

/// The last of the turns.
const LAST_TURN: u8 = 6;

/// A star on its way; the turn 0 is upright.
#[must_use]
pub fn star(turn: usize) -> Handle {
    static STARS: LazyLock<[Handle; TURNS]> = LazyLock::new(|| {
        std::array::from_fn(|turn| turned(drawing!("star-fly"), 96.0, -STAR_TURN * share(turn)))
    });
    STARS[turn % TURNS].clone()
}

/// A star that is still to be earned.
#[must_use]
pub fn empty_star() -> Handle {
    static STAR: LazyLock<Handle> =
        LazyLock::new(|| Handle::from_memory(drawing!("star-empty").as_bytes()));
    STAR.clone()
}

/// What shines when a star lands; its disc takes 94 of 160 in the middle.
#[must_use]
pub fn rays() -> Handle {
    static RAYS: LazyLock<Handle> =
        LazyLock::new(|| Handle::from_memory(drawing!("rays").as_bytes()));
    RAYS.clone()
}

/// A small pawn that falls, in one of eight hues.
#[must_use]
pub fn pawn(hue: usize, turn: usize) -> Handle {
    static PAWNS: LazyLock<[[Handle; TURNS]; HUES.len()]> = LazyLock::new(|| {
        HUES.map(|hue| {
            let drawing = drawing!("confetti-pawn").replace(PAWN_HUE, hue);
            std::array::from_fn(|turn| {
                turned(&drawing, 40.0, PAWN_TURN * (2.0 * share(turn) - 1.0))
            })
        })
    });
    PAWNS[hue % HUES.len()][turn % TURNS].clone()
}

/// A laurel around an animal, 160 to 120; the animal's middle is at 80 56.
#[must_use]
pub fn laurel() -> Handle {
    static LAUREL: LazyLock<Handle> =
        LazyLock::new(|| Handle::from_memory(drawing!("laurel").as_bytes()));
    LAUREL.clone()
}

/// A crown over an animal, 48 to 36.
#[must_use]
pub fn crown() -> Handle {
    static CROWN: LazyLock<Handle> =
        LazyLock::new(|| Handle::from_memory(drawing!("crown").as_bytes()));
    CROWN.clone()
}

/// A ribbon in the hue of a land, 128 to 172.
#[must_use]
pub fn ribbon(hue: Color) -> Handle {
    let [red, green, blue, _] = hue.into_rgba8();
    let hue = format!("#{red:02x}{green:02x}{blue:02x}");
    Handle::from_memory(drawing!("ribbon").replace(RIBBON_HUE, &hue).into_bytes())
}

/// The scene of a land, by its name, in the light of a theme; `None` where there is none, and where strong edges leave
/// no room for pictures.
#[must_use]
pub fn scene(land: &str, light: Light) -> Option<Handle> {
    static SCENES: LazyLock<[Handle; 2]> = LazyLock::new(|| {
        [
            Handle::from_memory(asset!("lands/meadow.svg").as_bytes()),
            Handle::from_memory(asset!("lands/meadow-dark.svg").as_bytes()),
        ]
    });
    let [day, night] = &*SCENES;
    match (land, light) {
        ("meadow", Light::Day) => Some(day.clone()),
        ("meadow", Light::Night) => Some(night.clone()),
        _ => None,
    }
}

/// The jar with so many stars in it, of so many that fill it.
#[must_use]
pub fn jar(stars: u32, most: u32) -> Handle {
    let (back, front) = (inside(drawing!("jar-back")), inside(drawing!("jar-front")));
    let (width, height) = JAR;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">{back}"
    );
    let small = inside(asset!("icons/star.svg"));
    let (side, across) = size_in_jar(most);
    let (left, top, wide, high) = INSIDE;
    let apart = wide / across;
    for number in (0_u16..).take_while(|number| u32::from(*number) < stars) {
        let number = f32::from(number);
        let row = (number / across).floor();
        // A little askew, each in its own way, as things lie that were thrown in.
        let sway = (number * 2.4).sin();
        let shift = if row % 2.0 < 1.0 { 0.3 } else { 0.7 };
        let x = left + apart * (number - row * across + shift) + sway;
        let y = top + high - side * (0.5 + row * CLOSE) + sway;
        let (scale, turn) = (side / 24.0, sway * 20.0);
        let _ = write!(
            text,
            "<g transform=\"translate({x} {y}) rotate({turn}) scale({scale}) translate(-12 -12)\">{small}</g>"
        );
    }
    let _ = write!(text, "{front}</svg>");
    Handle::from_memory(text.into_bytes())
}

/// How large stars are of which so many fill the jar, and how many lie in a row.
fn size_in_jar(most: u32) -> (f32, f32) {
    let (_, _, wide, high) = INSIDE;
    let most = f32::from(u16::try_from(most).unwrap_or(u16::MAX)).max(1.0);
    let mut across = (wide / LARGEST).floor();
    loop {
        let side = (wide / across).min(LARGEST);
        let rows = (most / across).ceil();
        if side * (1.0 + (rows - 1.0) * CLOSE) <= high {
            return (side, across);
        }
        across += 1.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_turn_and_every_hue_is_a_drawing_of_its_own() {
        let stars = (0..TURNS).map(|turn| star(turn).id());
        let pawns = (0..HUES.len()).flat_map(|hue| (0..TURNS).map(move |turn| pawn(hue, turn)));
        let mut all: Vec<u64> = stars.chain(pawns.map(|it| it.id())).collect();
        let n = all.len();
        assert_eq!(n, TURNS * (1 + HUES.len()));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n);
    }

    #[test]
    fn the_jar_has_room_for_every_star() {
        let (_, _, wide, high) = INSIDE;
        for most in 1..200_u32 {
            let (side, across) = size_in_jar(most);
            let rows = (f64::from(most) / f64::from(across)).ceil();
            assert!(side * across <= wide + 0.01, "{most}");
            let up = f64::from(side) * (1.0 + (rows - 1.0) * f64::from(CLOSE));
            assert!(up <= f64::from(high) + 0.01, "{most}: {up}");
            assert_ne!(jar(most, most).id(), jar(most - 1, most).id());
        }
    }

    #[test]
    fn what_a_drawing_holds_stands_between_its_tags() {
        assert_eq!(inside("<svg a=\"b\"><path/></svg>\n"), "<path/>");
        assert!(inside(drawing!("star-fly")).contains("linearGradient"));
    }
}

//! A land drawn into its place, whatever its shape: the scene, at its sides the scene mirrored, the path, round
//! corners and a frame. All of it is one picture, which is rastered once for a size.
//!
//! # Decisions
//! * Canvas paths would be painted anew whenever anything near them changes, each under a clip mask as large as
//!   the window. A picture is painted once and copied.
//! * A scene is wider than high, and a window may be much wider: rather than to cut its sky and its ground
//!   away, its sides are continued by their mirror images, which fit without a seam. The sun is not
//!   doubled, and the landmark in the middle is never reached.

use std::sync::LazyLock;

use iced::Size;
use iced::widget::svg::Handle;

use crate::gui::look::theme::{Scenery, Tokens, css, size};

/// The sign of the Rook Meadow, in one color.
#[must_use]
pub fn sign() -> Handle {
    handle!("path/sign-meadow.svg")
}

/// What is drawn of a land.
#[derive(Clone, Copy, Debug)]
pub struct LandPicture<'a> {
    pub size: Size,
    /// What goes over the scene, as SVG in logical pixels: the path.
    pub over: &'a str,
    /// Whether it is mirrored as a whole, for languages that are read from right to left.
    pub is_mirrored: bool,
    /// Whether it is higher than wide, with a scene of its own.
    pub is_tall: bool,
}

impl LandPicture<'_> {
    /// The Rook Meadow.
    #[must_use]
    pub fn meadow(self, tokens: &Tokens) -> Handle {
        Handle::from_memory(self.drawn(tokens).into_bytes())
    }

    fn drawn(self, tokens: &Tokens) -> String {
        let Size { width, height } = self.size;
        let frame = match tokens.scenery {
            Scenery::Plain => size::LAND_FRAME_STRONG,
            _ => size::LAND_FRAME,
        };
        let (deep, card) = (css(tokens.meadow.deep), css(tokens.card));
        let radius = size::RADIUS_LAND;
        let scene = match scene(tokens.scenery, self.is_tall) {
            Some(scene) => fitted(scene, self.size),
            None => format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{card}\"/>"),
        };
        let turn = match self.is_mirrored {
            true => format!(" transform=\"translate({width} 0) scale(-1 1)\""),
            false => String::new(),
        };
        let (inner_width, inner_height) = (width - frame, height - frame);
        let at = frame / 2.0;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\">\
             <clipPath id=\"round\"><rect width=\"{width}\" height=\"{height}\" rx=\"{radius}\"/></clipPath>\
             <g clip-path=\"url(#round)\"><g{turn}>{scene}{over}</g></g>\
             <rect x=\"{at}\" y=\"{at}\" width=\"{inner_width}\" height=\"{inner_height}\" \
             rx=\"{radius}\" fill=\"none\" stroke=\"{deep}\" stroke-width=\"{frame}\"/></svg>",
            over = self.over,
        )
    }
}

/// The scene of the meadow; `None` where lands are lines on white.
const fn scene(light: Scenery, is_tall: bool) -> Option<&'static str> {
    match (light, is_tall) {
        (Scenery::Day, false) => Some(text!("lands/meadow.svg")),
        (Scenery::Night, false) => Some(text!("lands/meadow-dark.svg")),
        (Scenery::Day, true) => Some(text!("lands/meadow-tall.svg")),
        (Scenery::Night, true) => Some(text!("lands/meadow-tall-dark.svg")),
        (Scenery::Plain, _) => None,
    }
}

/// A scene that covers its place, from the ground up: sky may be cut off, and the sides of a wide scene in
/// a narrow place.
fn fitted(scene: &str, place: Size) -> String {
    let own = size_of(scene);
    let widest = own.width * (1.0 + 2.0 * SIDE);
    let scale = (place.height / own.height).max(place.width / widest);
    let left = ((place.width - own.width * scale) / 2.0).floor();
    let top = place.height - own.height * scale;
    let inside = inside(scene);
    let mut drawn = String::new();
    if left > 0.0 {
        let side = without(without(inside.to_owned(), "sun"), "moon");
        let (near, far) = (left + LAP, left + 2.0 * own.width * scale - LAP);
        for x in [near, far] {
            drawn += &format!(
                "<g transform=\"translate({x} {top}) scale(-{scale} {scale})\">{side}</g>"
            );
        }
    }
    drawn + &format!("<g transform=\"translate({left} {top}) scale({scale})\">{inside}</g>")
}

/// How much of a scene its mirror image at either side shows at most: less than there is before the landmark.
const SIDE: f32 = 0.41;

/// How far a mirror image lies under the scene, so that no line shows between them, in logical pixels.
const LAP: f32 = 1.0;

/// The width and height of a drawing.
fn size_of(drawing: &str) -> Size {
    let numbers = drawing.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"'));
    let numbers = numbers.map_or("", |(numbers, _)| numbers);
    let mut numbers = numbers.split(' ').skip(2).filter_map(|it| it.parse().ok());
    let width = numbers.next().unwrap_or(1.0);
    Size::new(width, numbers.next().unwrap_or(width))
}

/// What stands inside the outermost element of a drawing.
fn inside(drawing: &str) -> &str {
    let begin = drawing.split_once("<svg").and_then(|(_, rest)| rest.split_once('>'));
    let rest = begin.map_or("", |(_, rest)| rest);
    rest.rsplit_once("</svg>").map_or(rest, |(inside, _)| inside)
}

/// A drawing without what has this name: one shape, or one group.
fn without(drawing: String, name: &str) -> String {
    let named = format!("id=\"{name}\"");
    let Some((before, after)) = drawing.split_once(&named) else {
        return drawing;
    };
    let Some((kept, tag)) = before.rsplit_once('<') else {
        return drawing;
    };
    let end = if tag.starts_with('g') { "</g>" } else { "/>" };
    match after.split_once(end) {
        Some((_, rest)) => format!("{kept}{rest}"),
        None => drawing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::look::theme::ThemeKind;

    fn drawn(theme: ThemeKind, width: f32, height: f32) -> String {
        let picture = LandPicture {
            size: Size::new(width, height),
            over: "<path id=\"way\" d=\"M0 0H9\"/>",
            is_mirrored: false,
            is_tall: false,
        };
        picture.drawn(theme.tokens())
    }

    #[test]
    fn a_wide_land_goes_on_at_its_sides_with_one_sun() {
        let wide = drawn(ThemeKind::Light, 1300.0, 470.0);
        assert_eq!(wide.matches("scale(-").count(), 2);
        assert_eq!(wide.matches("id=\"sun\"").count(), 1);
        let night = drawn(ThemeKind::Dark, 1300.0, 470.0);
        assert_eq!(night.matches("id=\"moon\"").count(), 1);
        let narrow = drawn(ThemeKind::Light, 456.0, 400.0);
        assert!(!narrow.contains("scale(-"));
        for picture in [wide, night, narrow] {
            assert_eq!(picture.matches("id=\"way\"").count(), 1);
            assert_eq!(picture.matches("<svg").count(), 1);
        }
    }

    #[test]
    fn strong_contrast_has_no_scene() {
        let plain = drawn(ThemeKind::HighContrast, 1300.0, 470.0);
        assert!(!plain.contains("sky") && plain.contains("id=\"way\""));
        assert!(plain.contains("stroke-width=\"4\""));
    }

    #[test]
    fn what_has_a_name_can_be_left_out() {
        let drawing = "<a/><circle id=\"sun\" r=\"3\"/><g id=\"moon\"><b/></g><c/>".to_owned();
        assert_eq!(without(without(drawing, "sun"), "moon"), "<a/><c/>");
        assert_eq!(without("<a/>".to_owned(), "sun"), "<a/>");
    }

    #[test]
    fn a_drawing_tells_its_size() {
        let size = size_of("<svg viewBox=\"0 0 704 490\"><rect/></svg>");
        assert_eq!(size, Size::new(704.0, 490.0));
        assert_eq!(inside("<svg viewBox=\"0 0 7 4\"><rect/></svg>\n"), "<rect/>");
    }
}

//! A land drawn into its place, whatever its shape: the scene, at its sides the scene mirrored, the path, round
//! corners and a frame. All of it is one picture, which is rastered once for a size.
//!
//! # Decisions
//! * Canvas paths would be painted anew whenever anything near them changes, each under a clip mask as large as
//!   the window. A picture is painted once and copied.
//! * A scene is wider than high, and a window may be much wider: rather than to cut its sky and its ground
//!   away, its sides are continued by their mirror images, which fit without a seam. They end before the
//!   sun, so that there is one.

use std::cell::RefCell;
use std::sync::LazyLock;

use iced::Size;
use iced::widget::svg::Handle;

use crate::gui::look::art::files::inside;
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::{Scenery, Tokens, css, size};

/// The sign of the Rook Meadow, in one color.
#[must_use]
pub fn sign() -> Handle {
    handle!("path/sign-meadow.svg")
}

/// Where a land is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LandPlace {
    pub size: Size,
    pub edge: LandEdge,
    /// Whether it is mirrored as a whole, for languages that are read from right to left.
    pub is_mirrored: bool,
}

/// What is around a land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LandEdge {
    /// Round corners and a frame.
    Frame,
    /// Round corners.
    Round,
    /// It fills a window.
    Window,
}

/// The picture of a land as it was drawn last.
#[derive(Debug, Default)]
pub struct LandMemory(RefCell<Option<(Key, Handle)>>);

/// What a picture depends on: its place, the theme, how many stones stand on its path.
type Key = (LandPlace, Scenery, usize);

impl LandMemory {
    /// The Rook Meadow with what goes over it, as SVG in logical pixels: the path for so many stones.
    #[must_use]
    pub fn meadow(
        &self,
        place: LandPlace,
        tokens: &Tokens,
        n_stones: usize,
        path: impl FnOnce() -> String,
    ) -> Handle {
        let key = (place, tokens.scenery, n_stones);
        let mut made = self.0.borrow_mut();
        if let Some((_, handle)) = made.as_ref().filter(|(known, _)| *known == key) {
            return handle.clone();
        }
        let drawn = place.drawn(tokens, &path());
        let handle = Handle::from_memory(drawn.into_bytes());
        *made = Some((key, handle.clone()));
        handle
    }

    /// A land by its name, with nothing over it; `None` where there is no scene of it, and where strong edges leave
    /// no room for pictures.
    #[must_use]
    pub fn scene(&self, land: &str, place: LandPlace, tokens: &Tokens) -> Option<Handle> {
        let has_scene = land == MEADOW && tokens.scenery != Scenery::Plain;
        has_scene.then(|| self.meadow(place, tokens, 0, String::new))
    }
}

/// The land of which there are scenes.
const MEADOW: &str = "meadow";

impl LandPlace {
    fn drawn(self, tokens: &Tokens, over: &str) -> String {
        let Size { width, height } = self.size;
        let card = css(tokens.card);
        let scene = match scene(tokens.scenery, self.size) {
            Some(scene) => fitted(scene, self.size),
            None => format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{card}\"/>"),
        };
        let turn = match self.is_mirrored {
            true => format!(" transform=\"translate({width} 0) scale(-1 1)\""),
            false => String::new(),
        };
        let (clip, frame) = self.around(tokens);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\">\
             {clip}<g{turn}>{scene}{over}</g></g>{frame}</svg>"
        )
    }

    /// The beginning of a group that has the land's corners, and the frame over it.
    fn around(self, tokens: &Tokens) -> (String, String) {
        let Size { width, height } = self.size;
        let radius = match self.edge {
            LandEdge::Frame => size::RADIUS_LAND,
            LandEdge::Round => size::RADIUS_PANEL,
            LandEdge::Window => return ("<g>".to_owned(), String::new()),
        };
        let clip = format!(
            "<clipPath id=\"round\"><rect width=\"{width}\" height=\"{height}\" rx=\"{radius}\"/></clipPath>\
             <g clip-path=\"url(#round)\">"
        );
        if self.edge == LandEdge::Round {
            return (clip, String::new());
        }
        let frame = match tokens.scenery {
            Scenery::Plain => size::LAND_FRAME_STRONG,
            Scenery::Day | Scenery::Night => size::LAND_FRAME,
        };
        let deep = css(Hue::meadow(tokens).deep);
        let (inner_width, inner_height, at) = (width - frame, height - frame, frame / 2.0);
        let frame = format!(
            "<rect x=\"{at}\" y=\"{at}\" width=\"{inner_width}\" height=\"{inner_height}\" \
             rx=\"{radius}\" fill=\"none\" stroke=\"{deep}\" stroke-width=\"{frame}\"/>"
        );
        (clip, frame)
    }
}

/// The scene of the meadow that fits a place; `None` where lands are lines on white.
fn scene(light: Scenery, place: Size) -> Option<&'static str> {
    let shape = place.width / place.height;
    let by_day = match shape {
        _ if shape > WIDE => text!("lands/meadow-wide.svg"),
        _ if shape < TALL => text!("lands/meadow-tall.svg"),
        _ if shape < PANEL => text!("lands/meadow-panel.svg"),
        _ => text!("lands/meadow.svg"),
    };
    let by_night = match shape {
        _ if shape > WIDE => text!("lands/meadow-wide-dark.svg"),
        _ if shape < TALL => text!("lands/meadow-tall-dark.svg"),
        _ if shape < PANEL => text!("lands/meadow-panel-dark.svg"),
        _ => text!("lands/meadow-dark.svg"),
    };
    match light {
        Scenery::Day => Some(by_day),
        Scenery::Night => Some(by_night),
        Scenery::Plain => None,
    }
}

/// From this width on, measured by the height, a place has the wide scene; below the last, the high one; between the
/// others one that leaves room for somebody who speaks.
const WIDE: f32 = 1.75;
const PANEL: f32 = 1.1;
const TALL: f32 = 0.7;

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
        let (near, far) = (left + LAP, left + 2.0 * own.width * scale - LAP);
        for x in [near, far] {
            drawn += &format!(
                "<g transform=\"translate({x} {top}) scale(-{scale} {scale})\">{inside}</g>"
            );
        }
    }
    drawn + &format!("<g transform=\"translate({left} {top}) scale({scale})\">{inside}</g>")
}

/// How much of a scene its mirror image at either side shows at most: less than there is before the sun.
const SIDE: f32 = 0.28;

/// How far a mirror image lies under the scene, so that no line shows between them, in logical pixels.
const LAP: f32 = 1.0;

/// The width and height of a drawing.
fn size_of(drawing: &str) -> Size {
    let numbers = drawing
        .split_once("viewBox=\"")
        .and_then(|(_, rest)| rest.split_once('"'));
    let numbers = numbers.map_or("", |(numbers, _)| numbers);
    let mut numbers = numbers.split(' ').skip(2).filter_map(|it| it.parse().ok());
    let width = numbers.next().unwrap_or(1.0);
    Size::new(width, numbers.next().unwrap_or(width))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::look::theme::ThemeKind;

    fn placed(edge: LandEdge, width: f32, height: f32) -> LandPlace {
        LandPlace {
            size: Size::new(width, height),
            edge,
            is_mirrored: false,
        }
    }

    fn drawn(theme: ThemeKind, width: f32, height: f32) -> String {
        placed(LandEdge::Frame, width, height)
            .drawn(theme.tokens(), "<path id=\"way\" d=\"M0 0H9\"/>")
    }

    #[test]
    fn a_land_covers_its_place_whatever_the_shape() {
        for theme in [ThemeKind::Light, ThemeKind::Dark] {
            let very_wide = drawn(theme, 1900.0, 400.0);
            assert_eq!(very_wide.matches("scale(-").count(), 2, "its sides go on");
            for (width, height) in [
                (456.0, 400.0),
                (700.0, 490.0),
                (752.0, 400.0),
                (300.0, 720.0),
            ] {
                let picture = drawn(theme, width, height);
                assert!(!picture.contains("scale(-"), "{width} {height}");
                assert_eq!(picture.matches("id=\"way\"").count(), 1);
                assert_eq!(picture.matches("<svg").count(), 1);
            }
        }
        assert_ne!(
            drawn(ThemeKind::Light, 752.0, 400.0),
            drawn(ThemeKind::Dark, 752.0, 400.0)
        );
    }

    #[test]
    fn a_scene_alone_has_no_frame_and_its_corners_only_inside_of_a_window() {
        let tokens = ThemeKind::Light.tokens();
        for (edge, has_corners, has_frame) in [
            (LandEdge::Frame, true, true),
            (LandEdge::Round, true, false),
            (LandEdge::Window, false, false),
        ] {
            let drawn = placed(edge, 600.0, 400.0).drawn(tokens, "");
            assert_eq!(drawn.contains("url(#round)"), has_corners, "{edge:?}");
            let frame = css(Hue::meadow(tokens).deep);
            assert_eq!(drawn.contains(&format!("stroke=\"{frame}\"")), has_frame);
            let opened = drawn.matches("<g>").count() + drawn.matches("<g ").count();
            assert_eq!(opened, drawn.matches("</g>").count(), "{edge:?}");
        }
    }

    #[test]
    fn only_the_meadow_has_a_scene_and_not_in_strong_contrast() {
        let memory = LandMemory::default();
        let place = placed(LandEdge::Round, 600.0, 400.0);
        for (land, theme, has_scene) in [
            ("meadow", ThemeKind::Light, true),
            ("meadow", ThemeKind::Dark, true),
            ("meadow", ThemeKind::HighContrast, false),
            ("course", ThemeKind::Light, false),
        ] {
            let scene = memory.scene(land, place, theme.tokens());
            assert_eq!(scene.is_some(), has_scene, "{land} {theme:?}");
        }
    }

    #[test]
    fn strong_contrast_has_no_scene() {
        let plain = drawn(ThemeKind::HighContrast, 1300.0, 470.0);
        assert!(!plain.contains("sky") && plain.contains("id=\"way\""));
        assert!(plain.contains("stroke-width=\"4\""));
    }

    #[test]
    fn a_drawing_tells_its_size() {
        let size = size_of("<svg viewBox=\"0 0 704 490\"><rect/></svg>");
        assert_eq!(size, Size::new(704.0, 490.0));
    }
}

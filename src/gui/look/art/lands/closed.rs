//! A land that is closed: the middle of its scene, where its landmark stands. High and narrow it shows the path with the
//! land's stone; small and wide it is a picture.
//!
//! # Decisions
//! * *All of it is one drawing*, and each is rastered once for its size: eight lands side by side cost as much as one.
//! * *Only the middle is there*: what lies beside it is outside the picture, and is not painted.

use std::cell::RefCell;

use iced::widget::svg::Handle;
use iced::{Color, Size};

use crate::gui::look::art::files::inside;
use crate::gui::look::art::lands::table::art_of;
use crate::gui::look::art::lands::{LandOf, corners, size_of};
use crate::gui::look::art::stones::{self, StoneKind, StoneState};
use crate::gui::look::theme::hues::{self, Hue};
use crate::gui::look::theme::{Scenery, Tokens, css, size};

/// How a closed land is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClosedPlace {
    pub size: Size,
    pub shape: ClosedShape,
    /// How far the learner is with it.
    pub state: StoneState,
    /// Whether its scene is mirrored, for languages that are read from right to left.
    pub is_mirrored: bool,
    /// Whether it has the keyboard: then it has a ring inside of its edge, where nothing covers it.
    pub has_focus: bool,
}

/// The two ways to draw it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ClosedShape {
    /// As high as an open land: the middle of the path, measured from above, and the side of a stone on it.
    Slice { path: f32, stone: f32 },
    /// A small picture in a frame.
    Picture,
}

impl ClosedShape {
    /// How round its corners are.
    #[must_use]
    pub const fn radius(self) -> f32 {
        match self {
            Self::Slice { .. } => size::RADIUS_LAND,
            Self::Picture => size::RADIUS_SLOT,
        }
    }
}

/// The pictures of closed lands that were drawn last.
#[derive(Debug, Default)]
pub struct ClosedMemory(RefCell<Vec<(Key, Handle)>>);

type Key = (Option<&'static str>, usize, ClosedPlace, Scenery);

/// How many pictures are remembered: those of two sizes of a window.
const MOST: usize = 32;

impl ClosedMemory {
    /// A closed land, as SVG in logical pixels.
    #[must_use]
    pub fn land(&self, land: LandOf<'_>, place: ClosedPlace, tokens: &Tokens) -> Handle {
        let id = art_of(land.id).map(|it| it.id);
        let key = (id, land.hue, place, tokens.scenery);
        let mut known = self.0.borrow_mut();
        if let Some((_, drawn)) = known.iter().find(|(other, _)| *other == key) {
            return drawn.clone();
        }
        let drawn = Handle::from_memory(place.drawn(land, tokens).into_bytes());
        if known.len() >= MOST {
            known.remove(0);
        }
        known.push((key, drawn.clone()));
        drawn
    }
}

impl ClosedPlace {
    fn drawn(self, land: LandOf<'_>, tokens: &Tokens) -> String {
        let Size { width, height } = self.size;
        let hue = Hue::of(tokens, land.hue);
        let over = match self.shape {
            ClosedShape::Slice { path, stone } => self.path(land, (path, stone), tokens),
            ClosedShape::Picture => self.sign(land, tokens),
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\">{}{}{over}{}</svg>",
            self.scene(land, hue, tokens),
            self.veil(tokens),
            self.around(hue, tokens),
        )
    }

    /// The middle of the scene; its soft ground where there is none.
    fn scene(self, land: LandOf<'_>, hue: Hue, tokens: &Tokens) -> String {
        let Size { width, height } = self.size;
        let scene = art_of(land.id).and_then(|it| it.scene(tokens.scenery, USUAL));
        let Some(scene) = scene else {
            let ground = css(hue.soft);
            return format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
        };
        let own = size_of(scene);
        let (scale, top) = match self.shape {
            ClosedShape::Slice { .. } => ((height / own.height).max(width / own.width), None),
            ClosedShape::Picture => (width / PICTURE, Some(LANDMARK)),
        };
        let left = (width - own.width * scale) / 2.0;
        let top = match top {
            Some(middle) => height / 2.0 - middle * scale,
            None => height - own.height * scale,
        };
        let turn = match self.is_mirrored {
            true => format!("translate({width} 0) scale(-1 1) "),
            false => String::new(),
        };
        let inside = inside(scene);
        format!("<g transform=\"{turn}translate({left} {top}) scale({scale})\">{inside}</g>")
    }

    /// Paper over what is still ahead.
    fn veil(self, tokens: &Tokens) -> String {
        let Size { width, height } = self.size;
        let opacity = match tokens.scenery {
            Scenery::Day => VEIL.0,
            Scenery::Night => VEIL.1,
            Scenery::Plain => return String::new(),
        };
        if self.state != StoneState::Ahead {
            return String::new();
        }
        let paper = css(tokens.paper);
        format!(
            "<rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\" fill-opacity=\"{opacity}\"/>"
        )
    }

    /// The path from edge to edge, and the stone of the land.
    fn path(self, land: LandOf<'_>, (path, stone): (f32, f32), tokens: &Tokens) -> String {
        let Size { width, .. } = self.size;
        let line = |color: Color, part: f32| {
            let (color, wide) = (css(color), stone * part);
            format!(
                "<path d=\"M-9 {path}H{}\" stroke=\"{color}\" stroke-width=\"{wide}\"/>",
                width + 9.0
            )
        };
        let (sand, bank) = (tokens.sand, tokens.bank);
        let path_line = line(bank, stones::BANK) + &line(sand, stones::SAND);
        let drawing = stones::drawing(tokens, land.hue, StoneKind::Lesson, self.state);
        // A scene may have parts of these names too.
        let drawing = inside(&drawing)
            .replace("id=\"", "id=\"stone-")
            .replace("url(#", "url(#stone-");
        let sign = art_of(land.id).map(|it| {
            let sign = inside(it.sign).replace(SIGN, &css(self.sign_color(land, tokens)));
            format!("<g transform=\"translate(18 15)\">{sign}</g>")
        });
        let scale = stone / STONE;
        let (x, y) = ((width - stone) / 2.0, path - stone / 2.0);
        format!(
            "{path_line}<g transform=\"translate({x} {y}) scale({scale})\">{drawing}{}{}</g>",
            sign.unwrap_or_default(),
            self.check((53.0, 11.0), tokens)
        )
    }

    /// The sign of the land in the middle of a small picture without a scene.
    fn sign(self, land: LandOf<'_>, tokens: &Tokens) -> String {
        let art = art_of(land.id).filter(|_| tokens.scenery == Scenery::Plain);
        let Some(art) = art else {
            return String::new();
        };
        let Size { width, height } = self.size;
        let color = css(Hue::of(tokens, land.hue).deep);
        let sign = inside(art.sign).replace(SIGN, &color);
        let scale = height * SIGN_ALONE / SIGN_SIDE;
        let (x, y) = (
            (width - SIGN_SIDE * scale) / 2.0,
            height * (1.0 - SIGN_ALONE) / 2.0,
        );
        format!("<g transform=\"translate({x} {y}) scale({scale})\">{sign}</g>")
    }

    /// The color of the sign on the stone.
    fn sign_color(self, land: LandOf<'_>, tokens: &Tokens) -> Color {
        match (self.state, tokens.scenery) {
            (StoneState::Done, Scenery::Day | Scenery::Night) => hues::ON_GOLD,
            (_, Scenery::Night) => hues::ON_DIM,
            _ => Hue::of(tokens, land.hue).deep,
        }
    }

    /// A check where all lessons are done, with its middle at a point of a stone's drawing.
    fn check(self, (x, y): (f32, f32), tokens: &Tokens) -> String {
        if self.state != StoneState::Done {
            return String::new();
        }
        let (good, tick, halo) = (css(tokens.good), css(tokens.on_good), css(tokens.card));
        let line = inside(text!("icons/check.svg")).replace(INK, &tick);
        format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"17\" fill=\"{halo}\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"14\" fill=\"{good}\"/>\
             <g transform=\"translate({} {}) scale(0.75)\">{line}</g>",
            x - 9.0,
            y - 9.0
        )
    }

    /// Its corners, a frame where lands are lines on white, and around a small picture.
    fn around(self, hue: Hue, tokens: &Tokens) -> String {
        let radius = self.shape.radius();
        let corners = corners(self.size, radius, tokens.paper);
        let frame = match (tokens.scenery, self.shape) {
            _ if self.has_focus => size::FOCUS * 2.0,
            (Scenery::Plain, _) => size::LAND_FRAME_STRONG,
            (_, ClosedShape::Picture) => size::LAND_FRAME,
            (_, ClosedShape::Slice { .. }) => return corners,
        };
        let Size { width, height } = self.size;
        let (inner_width, inner_height, at) = (width - frame, height - frame, frame / 2.0);
        let check = match self.shape {
            ClosedShape::Picture => {
                let check = self.check((0.0, 0.0), tokens);
                let (x, y) = (width - 12.0, 12.0);
                format!("<g transform=\"translate({x} {y}) scale(0.7)\">{check}</g>")
            }
            ClosedShape::Slice { .. } => String::new(),
        };
        format!(
            "{corners}<rect x=\"{at}\" y=\"{at}\" width=\"{inner_width}\" height=\"{inner_height}\" \
             rx=\"{radius}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{frame}\"/>{check}",
            css(if self.has_focus {
                tokens.focus
            } else {
                hue.deep
            })
        )
    }
}

/// A place of the shape for which the scenes with a landmark in their middle are made.
const USUAL: Size = Size::new(704.0, 490.0);
/// How much of a scene a small picture shows across, and the middle of its landmark from above, in the scene's units.
const PICTURE: f32 = 300.0;
const LANDMARK: f32 = 236.0;
/// How dense the paper over a land ahead is, by day and by night.
const VEIL: (f32, f32) = (0.34, 0.3);
/// The side of a stone's drawing, and that of a sign's.
const STONE: f32 = 72.0;
const SIGN_SIDE: f32 = 36.0;
/// A sign where there is no scene, measured by the height of its picture.
const SIGN_ALONE: f32 = 0.62;
/// The color that the drawing of a sign has, and that of an icon.
const SIGN: &str = "#1F6656";
const INK: &str = "#26324A";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::look::art::lands::LANDS;
    use crate::gui::look::theme::ThemeKind;

    const SLICE: ClosedShape = ClosedShape::Slice {
        path: 366.0,
        stone: 60.0,
    };

    fn drawn(theme: ThemeKind, shape: ClosedShape, state: StoneState) -> String {
        let place = ClosedPlace {
            size: Size::new(84.0, 486.0),
            shape,
            state,
            is_mirrored: false,
            has_focus: false,
        };
        place.drawn(LandOf::first(), theme.tokens())
    }

    #[test]
    fn a_closed_land_tells_how_far_the_learner_is() {
        for theme in ThemeKind::ALL {
            let states = [StoneState::Done, StoneState::Next, StoneState::Ahead];
            for shape in [SLICE, ClosedShape::Picture] {
                let all = states.map(|state| drawn(theme, shape, state));
                assert!(all[0] != all[1] && all[0] != all[2], "{theme:?} {shape:?}");
                for picture in &all {
                    let opened = picture.matches("<g>").count() + picture.matches("<g ").count();
                    assert_eq!(opened, picture.matches("</g>").count());
                    assert!(!picture.contains("clip-path=") && !picture.contains("<g opacity"));
                }
            }
            let ahead = drawn(theme, SLICE, StoneState::Ahead);
            let is_plain = theme == ThemeKind::HighContrast;
            assert_eq!(ahead.contains("fill-opacity=\"0.3"), !is_plain);
            assert_eq!(ahead.contains("id=\"sky\""), !is_plain);
        }
    }

    #[test]
    fn no_name_stands_twice_in_a_picture() {
        for state in [StoneState::Done, StoneState::Next, StoneState::Ahead] {
            for land in LANDS {
                let place = ClosedPlace {
                    size: Size::new(84.0, 486.0),
                    shape: SLICE,
                    state,
                    is_mirrored: true,
                    has_focus: true,
                };
                let of = LandOf {
                    id: land.id,
                    hue: 3,
                };
                let drawn = place.drawn(of, ThemeKind::Light.tokens());
                let names = drawn.split("id=\"").skip(1);
                let mut names: Vec<&str> = names.filter_map(|it| it.split('"').next()).collect();
                let n_names = names.len();
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), n_names, "{}", land.id);
            }
        }
    }

    #[test]
    fn what_was_drawn_is_remembered() {
        let memory = ClosedMemory::default();
        let tokens = ThemeKind::Light.tokens();
        let land = |width: f32| {
            let place = ClosedPlace {
                size: Size::new(width, 486.0),
                shape: SLICE,
                state: StoneState::Done,
                is_mirrored: false,
                has_focus: false,
            };
            memory.land(LandOf::first(), place, tokens).id()
        };
        let first = land(84.0);
        assert_eq!(land(84.0), first);
        assert_ne!(land(85.0), first);
        for width in (0_u8..40).map(|it| 100.0 + f32::from(it)) {
            let _ = land(width);
        }
        assert!(memory.0.borrow().len() <= MOST);
    }
}

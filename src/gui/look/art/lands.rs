//! A land drawn into its place, whatever its shape: the scene, at its sides the scene mirrored, the path, round
//! corners and a frame. All of it is one picture, which is rastered once for a size.
//!
//! # Decisions
//! * Canvas paths would be painted anew whenever anything near them changes, each under a clip mask as large as
//!   the window. A picture is painted once and copied.
//! * A scene is wider than high, and a window may be much wider: rather than to cut its sky and its ground
//!   away, its sides are continued by their mirror images, which fit without a seam. They end before the
//!   sun, so that there is one.
//! * Round corners are what lies around the land, painted over it. To cut them off, resvg would paint the land
//!   beside its picture, make a mask of the same size and put all three together: a fifth of the time until home
//!   is first seen.

mod apart;
pub mod closed;
mod strips;
mod table;

use std::cell::RefCell;

use iced::widget::svg::Handle;
use iced::{Color, Point, Rectangle, Size};

use crate::gui::look::art::files::inside;
use crate::gui::look::art::lands::apart::{Apart, apart};
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::{Scenery, Tokens, css, size};
pub use strips::Strip;
pub use table::{COURSE_ENDED, LANDS, LandArt, Manner, art_of, sign, stamp};

/// Which land: its name in the course, and the place of its hue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LandOf<'a> {
    pub id: &'a str,
    pub hue: usize,
}

impl LandOf<'static> {
    /// The land where the course begins, and where the coach is at home.
    #[must_use]
    pub fn first() -> Self {
        Self {
            id: LANDS.first().map_or("", |it| it.id),
            hue: 0,
        }
    }
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
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LandEdge {
    /// Round corners on paper, and a frame.
    Frame,
    /// Round corners on this color.
    Round(Color),
    /// It fills a window.
    Window,
}

/// The pictures of lands that were drawn last.
#[derive(Debug, Default)]
pub struct LandMemory(RefCell<Vec<(Key, Drawn)>>);

/// How many pictures are remembered: all lands of the course in one size.
const MOST: usize = 8;

/// What a picture depends on: the land, its place, the theme, how many stones stand on its path, and of what it is made.
type Key = (Option<&'static str>, usize, LandPlace, Scenery, usize, Made);

/// Of what a land is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Made {
    /// Of one picture.
    Whole,
    /// Of one picture, and one for each animal.
    WithAnimals,
    /// Of strips, and a picture for each animal.
    Strips,
}

/// A land as it was made: of one strip, if it is whole.
#[derive(Clone, Debug)]
struct Drawn {
    land: Vec<Strip>,
    animals: Vec<Animal>,
}

impl Drawn {
    /// The picture of a land that is one.
    fn whole(self) -> (Handle, Vec<Animal>) {
        let first = self.land.into_iter().next();
        let none = || Handle::from_memory(Vec::new());
        (first.map_or_else(none, |it| it.picture), self.animals)
    }
}

/// An animal of a land: somebody who may answer.
#[derive(Clone, Debug)]
pub struct Animal {
    pub picture: Handle,
    /// How it answers a press.
    pub manner: Manner,
    /// Where it is, seen from the upper left corner of the land, which is not mirrored.
    pub place: Rectangle,
}

impl LandMemory {
    /// A land with what goes over it, as SVG in logical pixels: the path for so many stones.
    #[must_use]
    pub fn land(
        &self,
        land: LandOf<'_>,
        place: LandPlace,
        tokens: &Tokens,
        n_stones: usize,
        path: impl FnOnce() -> String,
    ) -> Handle {
        let drawn = self.drawn(land, place, (tokens, Made::Whole), n_stones, path);
        drawn.whole().0
    }

    /// A land without its animals but with its path, as above, and these.
    #[must_use]
    pub fn land_and_animals(
        &self,
        land: LandOf<'_>,
        place: LandPlace,
        tokens: &Tokens,
        n_stones: usize,
        path: impl FnOnce() -> String,
    ) -> (Handle, Vec<Animal>) {
        let made = (tokens, Made::WithAnimals);
        self.drawn(land, place, made, n_stones, path).whole()
    }

    /// The same with the land in strips.
    #[must_use]
    pub fn strips_and_animals(
        &self,
        land: LandOf<'_>,
        place: LandPlace,
        tokens: &Tokens,
        n_stones: usize,
        path: impl FnOnce() -> String,
    ) -> (Vec<Strip>, Vec<Animal>) {
        let made = (tokens, Made::Strips);
        let drawn = self.drawn(land, place, made, n_stones, path);
        (drawn.land, drawn.animals)
    }

    /// What was drawn already, if this was; else it is drawn now.
    fn drawn(
        &self,
        land: LandOf<'_>,
        place: LandPlace,
        (tokens, made): (&Tokens, Made),
        n_stones: usize,
        path: impl FnOnce() -> String,
    ) -> Drawn {
        let art = art_of(land.id);
        let id = art.map(|it| it.id);
        let key = (id, land.hue, place, tokens.scenery, n_stones, made);
        let mut known = self.0.borrow_mut();
        if let Some((_, drawn)) = known.iter().find(|(other, _)| *other == key) {
            return drawn.clone();
        }
        let scene = art.and_then(|it| Some((it, it.scene(tokens.scenery, place.size)?)));
        let drawn = place.made(scene, made, (land.hue, tokens), &path());
        if known.len() >= MOST {
            known.remove(0);
        }
        known.push((key, drawn.clone()));
        drawn
    }

    /// A land with nothing over it; `None` where there is no scene of it, and where strong edges leave no room for
    /// pictures.
    #[must_use]
    pub fn scene(&self, land: LandOf<'_>, place: LandPlace, tokens: &Tokens) -> Option<Handle> {
        let has_scene = art_of(land.id).is_some() && tokens.scenery != Scenery::Plain;
        has_scene.then(|| self.land(land, place, tokens, 0, String::new))
    }
}

impl LandPlace {
    /// The land of this scene, and what goes over it.
    fn made(
        self,
        scene: Option<(&LandArt, &str)>,
        made: Made,
        (hue, tokens): (usize, &Tokens),
        over: &str,
    ) -> Drawn {
        let apart = scene.map(|(art, scene)| (scene, apart(scene, art.animals)));
        let (scene, animals) = match &apart {
            Some((scene, (rest, _))) if made == Made::Whole => (Some((*scene, &**rest)), None),
            Some((scene, (rest, animals))) => {
                (Some((&**rest, &**rest)), Some((size_of(scene), animals)))
            }
            None => (None, None),
        };
        let inside = self.inside(scene, hue, tokens, over);
        let land = match made {
            Made::Strips => strips::strips(self.size, &inside),
            Made::Whole | Made::WithAnimals => vec![Strip {
                picture: Handle::from_memory(strips::seen(0.0, self.size, &inside).into_bytes()),
                x: 0.0,
                size: self.size,
            }],
        };
        let animals = animals.into_iter().flat_map(|(own, animals)| {
            let fit = fit(own, self.size);
            animals.iter().map(move |it| self.animal(it, fit))
        });
        Drawn {
            land,
            animals: animals.collect(),
        }
    }

    /// The land as it is written inside of an SVG: of its scene the first is in the middle, the second goes on at both sides.
    fn inside(
        self,
        scene: Option<(&str, &str)>,
        hue: usize,
        tokens: &Tokens,
        over: &str,
    ) -> String {
        let Size { width, height } = self.size;
        let hue = Hue::of(tokens, hue);
        let ground = css(hue.soft);
        let scene = match scene {
            Some(scene) => fitted(scene, self.size),
            None => format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>"),
        };
        let turn = match self.is_mirrored {
            true => format!(" transform=\"translate({width} 0) scale(-1 1)\""),
            false => String::new(),
        };
        let around = self.around(hue, tokens);
        format!("<g{turn}>{scene}{over}</g>{around}")
    }

    /// An animal of the scene in a picture of its own.
    fn animal(self, (drawing, manner, bounds): &Apart, fit: Fit) -> Animal {
        let Fit {
            scale,
            across,
            left,
            top,
        } = fit;
        let Rectangle {
            x,
            y,
            width,
            height,
        } = *bounds;
        let turn = match self.is_mirrored {
            true => format!(
                " transform=\"translate({} 0) scale(-1 1)\"",
                2.0 * x + width
            ),
            false => String::new(),
        };
        let picture = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\">\
             <g{turn}>{drawing}</g></svg>"
        );
        let own = Size::new(width * across, height * scale);
        // Whoever would be half outside comes in.
        let most = (self.size.width - own.width - ASIDE).max(ASIDE);
        let corner = Point::new((left + x * across).clamp(ASIDE, most), top + y * scale);
        Animal {
            picture: Handle::from_memory(picture.into_bytes()),
            manner: *manner,
            place: Rectangle::new(corner, own),
        }
    }

    /// The land's corners and its frame, which lie over it.
    fn around(self, hue: Hue, tokens: &Tokens) -> String {
        let (radius, ground) = match self.edge {
            LandEdge::Frame => (size::RADIUS_LAND, tokens.paper),
            LandEdge::Round(ground) => (size::RADIUS_PANEL, ground),
            LandEdge::Window => return String::new(),
        };
        let corners = corners(self.size, radius, ground);
        if self.edge != LandEdge::Frame {
            return corners;
        }
        let frame = match tokens.scenery {
            Scenery::Plain => size::LAND_FRAME_STRONG,
            Scenery::Day | Scenery::Night => size::LAND_FRAME,
        };
        let Size { width, height } = self.size;
        let deep = css(hue.deep);
        let (inner_width, inner_height, at) = (width - frame, height - frame, frame / 2.0);
        format!(
            "{corners}<rect x=\"{at}\" y=\"{at}\" width=\"{inner_width}\" height=\"{inner_height}\" \
             rx=\"{radius}\" fill=\"none\" stroke=\"{deep}\" stroke-width=\"{frame}\"/>"
        )
    }
}

/// What a land with round corners leaves free of its place.
fn corners(size: Size, radius: f32, ground: Color) -> String {
    let Size { width, height } = size;
    let (right, foot) = (width - radius, height - radius);
    format!(
        "<path id=\"corners\" fill=\"{}\" d=\"M0 0H{radius}A{radius} {radius} 0 0 0 0 {radius}Z\
         M{width} 0V{radius}A{radius} {radius} 0 0 0 {right} 0Z\
         M{width} {height}H{right}A{radius} {radius} 0 0 0 {width} {foot}Z\
         M0 {height}V{foot}A{radius} {radius} 0 0 0 {radius} {height}Z\"/>",
        css(ground)
    )
}

impl LandArt {
    /// All its scenes, by day and by night.
    pub fn scenes(&self) -> impl Iterator<Item = &'static str> {
        let all = [&self.by_day, &self.by_night].into_iter();
        all.flat_map(|it| [it.usual, it.wide, it.panel, it.tall])
    }

    /// The scene that fits a place; `None` where lands are lines on white.
    fn scene(&self, light: Scenery, place: Size) -> Option<&'static str> {
        let scenes = match light {
            Scenery::Day => &self.by_day,
            Scenery::Night => &self.by_night,
            Scenery::Plain => return None,
        };
        let shape = place.width / place.height;
        Some(match shape {
            _ if shape > WIDE => scenes.wide,
            _ if shape < TALL => scenes.tall,
            _ if shape < PANEL => scenes.panel,
            _ => scenes.usual,
        })
    }
}

/// From this width on, measured by the height, a place has the wide scene; below the last, the high one; between the
/// others one that leaves room for somebody who speaks.
const WIDE: f32 = 1.75;
const PANEL: f32 = 1.1;
const TALL: f32 = 0.7;

/// A scene that covers its place, from the ground up: sky may be cut off, and the sides of a wide scene in
/// a narrow place. What lives in it, lives there once: at both sides goes on what is beside.
fn fitted((scene, beside): (&str, &str), place: Size) -> String {
    let own = size_of(scene);
    let Fit {
        scale,
        across,
        left,
        top,
    } = fit(own, place);
    let (scene, beside) = (inside(scene), inside(beside));
    let mut drawn = String::new();
    let wide = own.width * across;
    if left > 0.0 || left + wide < place.width {
        let (near, far) = (left + LAP, left + 2.0 * wide - LAP);
        for x in [near, far] {
            drawn += &format!(
                "<g transform=\"translate({x} {top}) scale(-{across} {scale})\">{beside}</g>"
            );
        }
    }
    drawn + &format!("<g transform=\"translate({left} {top}) scale({across} {scale})\">{scene}</g>")
}

/// How large a scene is in its place, and where it begins.
#[derive(Clone, Copy, Debug)]
struct Fit {
    scale: f32,
    /// The same across, where it is a little more or less.
    across: f32,
    left: f32,
    top: f32,
}

fn fit(own: Size, place: Size) -> Fit {
    let widest = own.width * (1.0 + 2.0 * SIDE);
    let scale = (place.height / own.height).max(place.width / widest);
    let wide = own.width * scale;
    let top = place.height - own.height * scale;
    let left = (place.width - wide) / 2.0;
    if left <= 0.0 {
        let left = left.floor();
        return Fit {
            scale,
            across: scale,
            left,
            top,
        };
    }
    let joint = |at: f32| (at / JOINT).round() * JOINT;
    let wide = joint(wide);
    Fit {
        scale,
        across: wide / own.width,
        left: joint((place.width - wide) / 2.0).max(0.0),
        top,
    }
}

/// The joints of a scene and its mirror images lie on whole pixels, also where four logical ones are five, or six: within
/// a pixel the edges of all that is drawn there would add up to a light line.
const JOINT: f32 = 4.0;

/// How far an animal keeps from the sides of its land, in logical pixels.
const ASIDE: f32 = 10.0;

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
        let scene = LANDS[0].scene(theme.tokens().scenery, Size::new(width, height));
        let inside = placed(LandEdge::Frame, width, height).inside(
            scene.map(|it| (it, it)),
            0,
            theme.tokens(),
            "<path id=\"way\" d=\"M0 0H9\"/>",
        );
        strips::seen(0.0, Size::new(width, height), &inside)
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
    fn the_joints_of_a_scene_and_its_sides_lie_on_whole_pixels() {
        let own = Size::new(704.0, 490.0);
        for wide in 600..1100_u16 {
            let place = Size::new(f32::from(wide), 416.0);
            let Fit { across, left, .. } = fit(own, place);
            let right = left + own.width * across;
            if left <= 0.0 && right >= place.width {
                continue;
            }
            for (joint, pixels) in [left, right]
                .into_iter()
                .flat_map(|it| [(it, 1.0), (it, 1.25)])
            {
                let off = (joint * pixels).fract();
                assert!(off.min(1.0 - off) < 0.01, "{wide}: {joint}");
            }
            let most = own.width * across * SIDE + JOINT;
            assert!(left <= most && place.width - right <= most, "{wide}");
        }
    }

    #[test]
    fn who_lives_in_a_land_lives_there_once() {
        for art in LANDS {
            let scene = art.scene(Scenery::Day, Size::new(900.0, 360.0)).unwrap();
            let rest = apart(scene, art.animals).0;
            let drawn = fitted((scene, &rest), Size::new(900.0, 360.0));
            let n_drawn = drawn.matches(r#"<rect width="704""#).count();
            assert_eq!(n_drawn, 3, "{}", art.id);
            for (name, ..) in art.animals {
                assert_eq!(
                    drawn.matches(&format!("<g id=\"{name}\"")).count(),
                    1,
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn a_scene_alone_has_no_frame_and_its_corners_only_inside_of_a_window() {
        let tokens = ThemeKind::Light.tokens();
        for (edge, corners, has_frame) in [
            (LandEdge::Frame, Some(tokens.paper), true),
            (LandEdge::Round(tokens.card), Some(tokens.card), false),
            (LandEdge::Window, None, false),
        ] {
            let scene = LANDS[0].scene(tokens.scenery, Size::new(600.0, 400.0));
            let scene = scene.map(|it| (it, it));
            let drawn = placed(edge, 600.0, 400.0).inside(scene, 4, tokens, "");
            let in_color =
                |color| drawn.contains(&format!("id=\"corners\" fill=\"{}\"", css(color)));
            assert_eq!(drawn.contains("corners"), corners.is_some(), "{edge:?}");
            assert!(corners.is_none_or(in_color), "{edge:?}");
            let frame = css(Hue::of(tokens, 4).deep);
            assert_eq!(drawn.contains(&format!("stroke=\"{frame}\"")), has_frame);
            let opened = drawn.matches("<g>").count() + drawn.matches("<g ").count();
            assert_eq!(opened, drawn.matches("</g>").count(), "{edge:?}");
        }
    }

    #[test]
    fn no_land_is_painted_beside_its_picture() {
        // Each of these has resvg paint into a picture of its own, as large as the land, and copy it.
        for theme in ThemeKind::ALL {
            for (width, height) in [
                (1844.0, 637.0),
                (700.0, 490.0),
                (300.0, 720.0),
                (600.0, 600.0),
            ] {
                let drawn = drawn(theme, width, height);
                for costly in [
                    "clip-path=",
                    "mask=",
                    "filter=",
                    "<g opacity",
                    "mix-blend-mode",
                ] {
                    assert!(
                        !drawn.contains(costly),
                        "{theme:?} {width} {height}: {costly}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_not_in_the_table_has_no_scene_and_nothing_has_one_in_strong_contrast() {
        let memory = LandMemory::default();
        let place = placed(LandEdge::Frame, 600.0, 400.0);
        for (id, theme, has_scene) in [
            (LANDS[0].id, ThemeKind::Light, true),
            (LANDS[0].id, ThemeKind::Dark, true),
            (LANDS[0].id, ThemeKind::HighContrast, false),
            ("course", ThemeKind::Light, false),
        ] {
            let scene = memory.scene(LandOf { id, hue: 0 }, place, theme.tokens());
            assert_eq!(scene.is_some(), has_scene, "{id} {theme:?}");
        }
        let ids: std::collections::BTreeSet<&str> = LANDS.iter().map(|it| it.id).collect();
        assert_eq!(ids.len(), LANDS.len());
    }

    #[test]
    fn a_land_of_another_name_or_hue_is_another_picture() {
        let memory = LandMemory::default();
        let place = placed(LandEdge::Frame, 600.0, 400.0);
        let tokens = ThemeKind::Light.tokens();
        let id = |id, hue| {
            let land = memory.land(LandOf { id, hue }, place, tokens, 0, String::new);
            land.id()
        };
        let first = id(LANDS[0].id, 0);
        assert_eq!(id(LANDS[0].id, 0), first);
        assert_ne!(id(LANDS[0].id, 1), first);
        assert_ne!(id("elsewhere", 1), id(LANDS[0].id, 1));
    }

    #[test]
    fn strong_contrast_has_no_scene() {
        let plain = drawn(ThemeKind::HighContrast, 1300.0, 470.0);
        assert!(!plain.contains("sky") && plain.contains("id=\"way\""));
        assert!(plain.contains("stroke-width=\"4\""));
    }

    #[test]
    fn animals_leave_the_scene_whole_and_lie_within_it() {
        for (theme, n_animals) in [(ThemeKind::Light, 4), (ThemeKind::Dark, 3)] {
            let tokens = theme.tokens();
            for (width, height) in [(1366.0, 768.0), (1180.0, 760.0), (1900.0, 1000.0)] {
                let place = placed(LandEdge::Frame, width, height);
                let memory = LandMemory::default();
                let first = LandOf::first();
                let apart = || memory.land_and_animals(first, place, tokens, 0, String::new);
                let (land, animals) = apart();
                assert_eq!(animals.len(), n_animals, "{theme:?} {width}");
                for animal in &animals {
                    let Rectangle { x, y, .. } = animal.place;
                    let (right, foot) = (x + animal.place.width, y + animal.place.height);
                    assert!(x > 0.0 && y > 0.0, "{:?}", animal.place);
                    assert!(right < width && foot < height, "{:?}", animal.place);
                }
                let is_up = |animal: &&Animal| animal.place.y < height / 3.0;
                assert_eq!(animals.iter().filter(is_up).count(), 1, "the nest");
                assert_eq!(apart().0.id(), land.id());
                let whole = memory.land(first, place, tokens, 0, String::new);
                assert_ne!(whole.id(), land.id());
            }
            let scene = LANDS[0]
                .scene(tokens.scenery, Size::new(1366.0, 768.0))
                .unwrap();
            let (rest, animals) = apart(scene, LANDS[0].animals);
            let groups = |text: &str| text.matches("<g").count() - text.matches("</g>").count();
            assert_eq!(groups(&rest), groups(scene));
            let parts: usize = animals.iter().map(|(drawing, ..)| drawing.len()).sum();
            assert_eq!(rest.len() + parts, scene.len());
        }
    }

    #[test]
    fn a_drawing_tells_its_size() {
        let size = size_of("<svg viewBox=\"0 0 704 490\"><rect/></svg>");
        assert_eq!(size, Size::new(704.0, 490.0));
    }
}

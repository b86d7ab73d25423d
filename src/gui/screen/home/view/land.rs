//! The open land laid out: the scene with its path, the stones, the learner on the next one, and over it the
//! button that leads on. The layers: the scene, its animals, the stones, their signs, and what stands over them.

use iced::widget::button::Style as ButtonStyle;
use iced::widget::svg::Handle;
use iced::widget::{button, column, container, row, space, stack, svg, text};
use iced::{Center, Element, Point, Rectangle, Size, Vector};

use crate::gui::base::view::id_of;
use crate::gui::board::Animation;
use crate::gui::look::art::lands::{self, Animal, LandEdge, LandOf, LandPlace, Strip};
use crate::gui::look::art::stones::{self, StoneKind, StoneState};
use crate::gui::look::art::{self, Icon, company};
use crate::gui::look::fonts;
use crate::gui::look::kept::Kept;
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{Control, Land, Stone};
use crate::gui::screen::home::view::View;
use crate::gui::screen::home::view::wave::Wave;
use crate::gui::widget::animals::{animals, step_aside};
use crate::gui::widget::button::ringed;
use crate::gui::widget::flow::Flow;
use crate::gui::widget::hop::{Hop, Way};
use crate::gui::widget::icon::{drawing, icon};
use crate::gui::widget::label::Labeled;
use crate::gui::widget::lift::Lift;
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::stars::stars;
use crate::gui::widget::strips::Strips;
use crate::gui::widget::tail::Tail;
use crate::gui::widget::tapped::Tapped;
use crate::gui::widget::told::{Around, Told};
use crate::gui::widget::tool::Tool;
use crate::rules::{Piece, Role, Seat};

impl<'a> View<'a> {
    /// The land in a place of this size.
    pub(super) fn land(
        self,
        land: &'a Land,
        size: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let (scene, animals) = self.scene(land.of(), land.stones.len(), size);
        let over = self.over_scene(land, animals, size, measures);
        stack![Strips::new(size, scene), over].into()
    }

    /// All that is in a land but its scene.
    pub(super) fn over_scene(
        self,
        land: &'a Land,
        mut others: Vec<Animal>,
        size: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let wave = Wave::of(size, land.stones.len());
        let places = wave.places(land.stones.len(), land.stands);
        let stones: Vec<Rectangle> = places.iter().map(|at| square(*at, wave.stone)).collect();
        step_aside(&mut others, &stones, size.width);
        let moves = self.pace == Animation::Smooth;
        let named = |number| {
            let control = Control::Animal(number);
            (id_of(control), Message::Pressed(control))
        };
        let others = animals(others, size, (self.boards.animals, moves), named);
        let stones = self.stones(land, &places, (wave, size), measures);
        let mut all = stack![others, stones];
        // A layer costs something even if nothing is in it.
        if land.stones.iter().any(|it| it.is_own) {
            all = all.push(self.signs(land, &places, (wave, size)));
        }
        all.push(self.over(land, &places, (wave, size), measures))
            .width(size.width)
            .height(size.height)
            .into()
    }

    /// An open land with the path for so many stones, and its animals.
    pub(super) fn scene(
        self,
        land: LandOf<'_>,
        n_stones: usize,
        size: Size,
    ) -> (Vec<Strip>, Vec<Animal>) {
        let place = LandPlace {
            size,
            edge: LandEdge::Frame,
            is_mirrored: self.flow == Flow::RightToLeft,
        };
        let path = || Wave::of(size, n_stones).drawn(self.tokens);
        let memory = self.boards.land;
        memory.strips_and_animals(land, place, self.tokens, n_stones, path)
    }

    /// The stones, and the stars below those that are done.
    fn stones(
        self,
        land: &'a Land,
        places: &[Point],
        (wave, size): (Wave, Size),
        measures: Measures,
    ) -> Placed<'a, Message> {
        let mut all = Placed::new(size);
        let pressed = pressed_in(land, places, (wave, size), measures);
        let inside = Rectangle::with_size(size).shrink(size::GAP_SMALL);
        for (number, (stone, at)) in land.stones.iter().zip(places).enumerate() {
            let side = side_of(stone, wave);
            let around = around(number, &pressed, square(*at, side), inside);
            let around = self.turned_around(around);
            let whole = Size::new(side + 2.0 * size::RING, side + 2.0 * size::RING);
            all = all.push(
                Anchor::middle(*at, whole),
                self.stone(stone, land.hue, side, around),
            );
            if let Some(earned) = stone.stars {
                let star = wave.stone * STAR;
                let below = Anchor {
                    at: *at + Vector::new(0.0, side * STARS_BELOW),
                    pivot: (0.5, 0.0),
                    most: size,
                    within: Rectangle::with_size(size),
                };
                all = all.push(below, stars(self.tokens, earned, star));
            }
        }
        all
    }

    /// The pictures of which the stones of any land of this hue are made.
    pub(super) fn stones_ahead(self, hue: usize, wave: Wave) -> Vec<Kept> {
        let tokens = self.tokens;
        let square = |picture: Handle, side: f32| Kept {
            picture,
            size: Size::new(side, side),
        };
        let stone = |kind, state, side| square(stones::stone(tokens, hue, kind, state), side);
        let kinds = [StoneKind::Lesson, StoneKind::Game];
        let grounds = kinds.into_iter().flat_map(|kind| {
            let passed = [StoneState::Ahead, StoneState::Done];
            let passed = passed.map(|state| stone(kind, state, wave.stone));
            let next = stone(kind, StoneState::Next, wave.next_stone());
            passed.into_iter().chain([next])
        });
        let pieces = Role::ALL.map(|role| emblem(tokens, Piece::new(role, Seat::WHITE)));
        let signs = pieces.into_iter().chain([company::head()]);
        let signs = signs.map(|it| square(it, wave.stone * SIGN.1));
        grounds.chain(signs).collect()
    }

    /// What is around something, in the direction in which the language is read.
    pub(super) fn turned_around(self, around: Around) -> Around {
        match self.flow {
            Flow::LeftToRight => around,
            Flow::RightToLeft => around.mirrored(),
        }
    }

    /// A stone with its sign; its name shows when the mouse is over it, or it has the keyboard.
    fn stone(
        self,
        stone: &'a Stone,
        hue: usize,
        side: f32,
        around: Around,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let whole = Rectangle::with_size(Size::new(side, side));
        let ground = svg(stones::stone(tokens, hue, stone.kind, stone.state)).width(side);
        let mut picture = Placed::new(whole.size()).push(Anchor::place(whole), ground.height(side));
        if let Some(sign) = sign(tokens, stone) {
            let inner = side * SIGN.1;
            let place = Rectangle::new(
                Point::new(side * SIGN.0, side * SIGN_TOP),
                Size::new(inner, inner),
            );
            let pale = match stone.state {
                StoneState::Ahead => PALE,
                _ => 1.0,
            };
            let sign = svg(sign).width(inner).height(inner).opacity(pale);
            picture = picture.push(Anchor::place(place), sign);
        }
        let pressed = button(picture)
            .padding(0)
            .style(|_, _| ButtonStyle::default())
            .on_press(Message::Pressed(stone.control));
        let named = Labeled::new(stone.title.clone(), pressed);
        let has_focus = self.focus.shows(stone.control);
        let shown = Told::new(named, self.name_of(stone), around);
        let lift = lift(tokens, hue, side / 2.0);
        let shown = shown.focused(has_focus).lifted(lift);
        let shown = shown.with_tail(Tail::of(tokens));
        container(ringed(tokens, has_focus, side / 2.0, shown))
            .id(id_of(stone.control))
            .into()
    }

    /// Small signs on the stones of lessons of one's own. They have a layer of their own: within one, drawings lie over
    /// discs.
    fn signs(
        self,
        land: &'a Land,
        places: &[Point],
        (wave, size): (Wave, Size),
    ) -> Placed<'a, Message> {
        let tokens = self.tokens;
        let deep = Hue::of(tokens, land.hue).deep;
        let disc = wave.stone * OWN;
        let mut all = Placed::new(size);
        for (stone, at) in land.stones.iter().zip(places) {
            let Some(note) = stone.note.clone().filter(|_| stone.is_own) else {
                continue;
            };
            let sign = icon(Icon::Copy, disc * 0.66, deep);
            let edge = tokens.edge_width;
            let sign = container(sign)
                .center(disc)
                .style(move |_| style::ringed(tokens.card, deep, edge, disc / 2.0));
            let side = side_of(stone, wave);
            let corner = *at + Vector::new(side, -side) * OWN_AT;
            let place = Anchor::middle(corner, Size::new(disc, disc));
            all = all.push(place, Labeled::new(note, sign));
        }
        all
    }

    /// The name of a stone in a small bubble, and what is told about its lesson.
    fn name_of(self, stone: &'a Stone) -> Element<'a, Message> {
        let tokens = self.tokens;
        let name = text(&stone.title).size(size::TEXT_SMALL).font(fonts::BOLD);
        let note = stone.note.as_ref();
        let note = note.map(|it| text(it).size(size::TEXT_SMALL).color(tokens.soft_ink));
        container(column![name].push(note))
            .padding([size::GAP_SMALL / 2.0, size::GAP_SMALL])
            .style(move |_| style::card(tokens))
            .into()
    }

    /// What stands over the stones: the name of the land, the learner, and the button that leads on.
    fn over(
        self,
        land: &'a Land,
        places: &[Point],
        (wave, size): (Wave, Size),
        measures: Measures,
    ) -> Placed<'a, Message> {
        let inside = Rectangle::with_size(size).shrink(size::GAP_SMALL);
        let face = wave.stone * FACE;
        let stands = places.get(land.stands).copied().unwrap_or(Point::ORIGIN);
        let animal = stands - Vector::new(0.0, wave.next_stone() * ANIMAL_UP);
        let (tip, foot) = tip_and_foot(animal, face);
        // Where the land is low, the bubble over the first stones needs the place of the land's name.
        let bubble = measures.touch + measures.heading * PLATE_LINES + size::GAP;
        let is_low = foot - bubble < plate_ends(measures);
        let (x, pivot) = match is_low && stands.x < size.width / 2.0 {
            true => (size.width - size::GAP, 1.0),
            false => (size::GAP, 0.0),
        };
        let plate = Anchor {
            at: Point::new(x, size::GAP),
            pivot: (pivot, 0.0),
            most: Size::new(size.width * PLATE_MOST, size.height),
            within: inside,
        };
        let mut all = Placed::new(size).push(plate, self.plate(land, measures));
        let Some(at) = places.get(land.stands).copied() else {
            return all;
        };
        let way = land
            .comes_from
            .and_then(|from| places.get(from))
            .map(|from| {
                let across = match self.flow {
                    Flow::LeftToRight => from.x - at.x,
                    Flow::RightToLeft => at.x - from.x,
                };
                Way {
                    from: Vector::new(across, from.y - at.y),
                    height: wave.stone * HOP,
                    n_hops: 1,
                }
            });
        let disc = Anchor::middle(animal, Size::new(face, face));
        all = all.push(disc, Hop::new(way, self.learner(land, face)));
        let bubble = Bubble::of(land.stands, places, (wave, size), measures);
        if let Some((play, bubble)) = land.play.as_ref().zip(bubble) {
            let bubble = bubble.0;
            let foot = bubble.at.y - size::RING;
            let tail = Size::new(TAIL.0, tip - foot + TAIL_LAP);
            let below = Rectangle::new(
                Point::new(animal.x - tail.width / 2.0, tip - tail.height),
                tail,
            );
            all = all.push(Anchor::place(below), self.tail(land.hue, tail));
            all = all.push(bubble, self.play(play, land.hue, measures));
        }
        all
    }

    /// The name of the land, its sign, how much of it is done.
    fn plate(self, land: &'a Land, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let colors = Hue::of(tokens, land.hue);
        let side = measures.heading * SIGN_DISC;
        let disc = lands::sign(&land.id).map(|sign| {
            let sign = svg(sign).width(side * 0.6).height(side * 0.6);
            let sign = sign.style(move |_, _| svg::Style {
                color: Some(tokens.on_accent),
            });
            container(sign)
                .center(side)
                .style(move |_| style::filled(colors.deep, side / 2.0))
        });
        let name = text(&land.name).size(measures.heading).font(fonts::BOLD);
        let small = measures.small;
        let count = text(&land.count).size(small).color(tokens.soft_ink);
        let earned = text(&land.stars).size(small).color(tokens.soft_ink);
        let star = drawing(Icon::Star, small * 1.15);
        let done = row![count, star, earned]
            .spacing(size::GAP_SMALL)
            .align_y(Center);
        let leap = (self.pace == Animation::Smooth).then_some(small * LEAP);
        let done = Hop::again(self.boards.n_stars, leap, done);
        let done = Tapped::new(Message::Pressed(Control::Stars), done);
        let done = container(done).id(id_of(Control::Stars));
        let words = column![name.color(colors.deep), done];
        let ended = land.ended.as_ref().map(|it| self.round(it, measures));
        let plate = row![].push(disc).push(words).push(ended);
        let plate = plate.spacing(size::GAP_SMALL).align_y(Center);
        container(plate)
            .padding([size::GAP_SMALL, size::GAP_SMALL + 4.0])
            .style(move |_| style::plate(tokens))
            .into()
    }

    /// The learner's animal on its disc.
    fn learner(self, land: &'a Land, side: f32) -> Element<'a, Message> {
        let tokens = self.tokens;
        let inner = side * ANIMAL;
        let animal = svg(art::dressed(&land.animal, land.hat))
            .width(inner)
            .height(inner);
        container(animal)
            .center(side)
            .style(move |_| {
                let edge = Hue::of(tokens, land.hue).deep;
                style::ringed(tokens.board.halo, edge, tokens.edge_width, side / 2.0)
            })
            .into()
    }

    /// The button that leads on: a sign and the name of what comes.
    fn play(self, play: &'a Tool<Control>, hue: usize, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = measures.touch * PLAY;
        let sign = icon(Icon::Play, side * 0.62, Hue::of(tokens, hue).deep);
        let sign = container(sign)
            .center(side)
            .style(move |_| style::filled(tokens.on_accent, side / 2.0));
        let name = text(&play.label).size(measures.heading).font(fonts::BOLD);
        let least = space().height(measures.touch + size::GAP_SMALL);
        let content = row![least, sign, name].spacing(size::GAP_SMALL);
        let radius = measures.touch * 0.58;
        let pressed = button(content.align_y(Center))
            .padding([0.0, size::GAP])
            .style(move |_, status| style::button(tokens, ButtonKind::Land(hue), radius, status))
            .on_press(Message::Pressed(play.control));
        let has_focus = self.focus.shows(play.control);
        container(ringed(tokens, has_focus, radius, pressed))
            .id(id_of(play.control))
            .into()
    }

    /// The tail of the bubble, down to the learner.
    fn tail(self, hue: usize, size: Size) -> Element<'a, Message> {
        let Size { width, height } = size;
        let drawing = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
             <path d=\"M0 0H{width}L{} {height}Z\"/></svg>",
            width / 2.0
        );
        let color = Hue::of(self.tokens, hue).deep;
        svg(Handle::from_memory(drawing.into_bytes()))
            .width(size.width)
            .height(size.height)
            .style(move |_, _| svg::Style { color: Some(color) })
            .into()
    }
}

/// Where the tip of the bubble's tail is over the learner's disc, and the foot of the bubble.
fn tip_and_foot(animal: Point, face: f32) -> (f32, f32) {
    let tip = animal.y - face / 2.0 - TAIL_GAP;
    (tip, tip - TAIL.1 + TAIL_LAP)
}

/// Where the button that leads on stands.
#[derive(Clone, Copy, Debug)]
struct Bubble(Anchor, f32);

impl Bubble {
    fn of(
        stands: usize,
        places: &[Point],
        (wave, size): (Wave, Size),
        measures: Measures,
    ) -> Option<Self> {
        let inside = Rectangle::with_size(size).shrink(size::GAP_SMALL);
        let animal = *places.get(stands)? - Vector::new(0.0, wave.next_stone() * ANIMAL_UP);
        let (_, foot) = tip_and_foot(animal, wave.stone * FACE);
        let high = measures.touch + size::GAP_SMALL + 2.0 * size::RING;
        let free = free_beside(places, stands, (foot - high, foot), wave.stone);
        let left = free.0.unwrap_or(inside.x).max(inside.x);
        let right = inside.x + inside.width;
        let right = free.1.unwrap_or(right).min(right);
        // Where stones at both sides leave too little room, it stands over them, or covers some.
        let least = LEAST_BUBBLE.max(measures.heading * LONG_WORD);
        let (within, foot) = match right - left < least {
            true => {
                // At an edge it stands beside the learner rather than over them.
                let half = BUBBLE.min(inside.width) / 2.0;
                let middle = animal
                    .x
                    .clamp(inside.x + half, inside.x + inside.width - half);
                let over = over_all_near(places, middle, wave.stone).min(foot);
                let fits = over - high > plate_ends(measures);
                (inside, if fits { over } else { foot })
            }
            false => {
                let width = right - left;
                let x = left;
                (Rectangle { x, width, ..inside }, foot)
            }
        };
        let anchor = Anchor {
            at: Point::new(animal.x, foot + size::RING),
            pivot: (0.5, 1.0),
            most: Size::new(BUBBLE.min(within.width), foot),
            within,
        };
        Some(Self(anchor, high))
    }

    /// All that it may take.
    fn bounds(self) -> Rectangle {
        let size = Size::new(self.0.most.width, self.1);
        Rectangle::new(self.0.corner(size), size)
    }
}

/// All that can be pressed in an open land: its stones, in their order, and the button that leads on.
pub(super) fn pressed_in(
    land: &Land,
    places: &[Point],
    (wave, size): (Wave, Size),
    measures: Measures,
) -> Vec<Rectangle> {
    let play = land.play.as_ref();
    let play = play.and_then(|_| Bubble::of(land.stands, places, (wave, size), measures));
    let stones = land.stones.iter().zip(places);
    let stones = stones.map(|(stone, at)| square(*at, side_of(stone, wave)));
    stones.chain(play.map(Bubble::bounds)).collect()
}

/// How something in a land of this hue looks under the mouse, with corners as round as this.
pub(super) fn lift(tokens: &Tokens, hue: usize, radius: f32) -> Lift {
    Lift {
        ring: Hue::of(tokens, hue).deep,
        shadow: style::SHADOW,
        inset: 0.0,
        radius,
        keeps_pieces: false,
    }
}

/// The side of a stone: the one that is next is larger.
fn side_of(stone: &Stone, wave: Wave) -> f32 {
    match stone.state {
        StoneState::Next => wave.next_stone(),
        _ => wave.stone,
    }
}

/// A square with its middle at a point.
pub(super) fn square(at: Point, side: f32) -> Rectangle {
    let corner = at - Vector::new(side / 2.0, side / 2.0);
    Rectangle::new(corner, Size::new(side, side))
}

/// What is around one of these.
pub(super) fn around(
    number: usize,
    all: &[Rectangle],
    own: Rectangle,
    within: Rectangle,
) -> Around {
    let away = Point::ORIGIN - own.center();
    let others = all.iter().enumerate();
    let others = others.filter(|(other, _)| *other != number);
    Around {
        own: own + away,
        others: others.map(|(_, it)| *it + away).collect(),
        within: within + away,
    }
}

/// How far something over the stone where the learner stands may reach to the left and to the right, so that it covers
/// no other stone: those between these heights, each as large as this, are in its way.
fn free_beside(
    places: &[Point],
    stands: usize,
    (top, foot): (f32, f32),
    stone: f32,
) -> (Option<f32>, Option<f32>) {
    let half = stone / 2.0;
    let is_beside = |at: &&Point| at.y + half > top && at.y - half < foot;
    let mut before = places.iter().take(stands).rev();
    let mut after = places.iter().skip(stands + 1);
    (
        before.find(is_beside).map(|at| at.x + half),
        after.find(is_beside).map(|at| at.x - half),
    )
}

/// The height over which no stone reaches that is below a bubble with its middle there, each as large as this.
fn over_all_near(places: &[Point], middle: f32, stone: f32) -> f32 {
    let reach = (BUBBLE + stone) / 2.0;
    let near = places.iter().filter(|at| (at.x - middle).abs() < reach);
    let tops = near.map(|at| at.y - stone / 2.0 - OVER);
    tops.fold(f32::MAX, f32::min)
}

/// How far down the name of the land reaches at most.
fn plate_ends(measures: Measures) -> f32 {
    2.0 * size::GAP + (measures.heading + measures.small) * PLATE_LINES
}

/// What is drawn on a stone: the piece of a lesson, the head of the coach.
fn sign(tokens: &Tokens, stone: &Stone) -> Option<Handle> {
    match stone.kind {
        StoneKind::Lesson if stone.state != StoneState::Next => {
            stone.emblem.map(|it| emblem(tokens, it))
        }
        StoneKind::Game if stone.state != StoneState::Next => Some(company::head()),
        _ => None,
    }
}

/// A piece as a sign: White's, whoever's it is.
fn emblem(tokens: &Tokens, piece: Piece) -> Handle {
    art::piece_of(tokens.pieces, Piece::new(piece.role, Seat::WHITE))
}

/// The learner's disc, measured by a stone; the animal on it, measured by the disc.
const FACE: f32 = 1.3;
const ANIMAL: f32 = 0.9;
/// How far the middle of that disc is above the middle of the stone, measured by the next stone.
const ANIMAL_UP: f32 = 0.48;
/// How high it hops, measured by a stone.
const HOP: f32 = 0.8;
/// The sign on a stone: how far from the left, and how large, measured by the stone.
const SIGN: (f32, f32) = (0.2, 0.6);
const SIGN_TOP: f32 = 0.15;
/// How strong the sign of a stone is that is still ahead.
const PALE: f32 = 0.55;
/// The sign of a lesson of one's own, and how far its middle is from that of its stone, measured by a stone.
const OWN: f32 = 0.4;
const OWN_AT: f32 = 0.34;
/// A star below a stone, and how far below its middle it stands.
const STAR: f32 = 0.3;
const STARS_BELOW: f32 = 0.5;
/// The tail of the bubble: its width and least height, how far it stays above the learner, how far the
/// bubble covers it.
const TAIL: (f32, f32) = (32.0, 26.0);
const TAIL_GAP: f32 = -2.0;
const TAIL_LAP: f32 = 4.0;
/// How far over the stones it stands where there is too little room between them.
const OVER: f32 = 4.0;
/// The least width of the bubble where it covers no stone.
const LEAST_BUBBLE: f32 = 230.0;
/// The room for the longest word of a name and the sign before it, measured by its letters.
const LONG_WORD: f32 = 11.0;
/// The greatest width of the bubble.
const BUBBLE: f32 = 360.0;
/// The disc with the play sign, measured by what can be pressed.
const PLAY: f32 = 0.75;
/// How high the stars of the land hop, measured by their letters.
const LEAP: f32 = 0.4;
/// The disc with the land's sign, measured by the land's name.
const SIGN_DISC: f32 = 2.0;
/// The most of the land's width that its name takes.
const PLATE_MOST: f32 = 0.6;
/// The height of a line of it, measured by its letters.
const PLATE_LINES: f32 = 1.35;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_stone_covers_no_other_stone() {
        for (width, height) in [
            (724.0, 466.0),
            (704.0, 490.0),
            (780.0, 330.0),
            (1040.0, 700.0),
        ] {
            let size = Size::new(width, height);
            let inside = Rectangle::with_size(size).shrink(size::GAP_SMALL);
            for n_stones in 4..=9 {
                for stands in 0..n_stones {
                    let wave = Wave::of(size, n_stones);
                    let places = wave.places(n_stones, stands);
                    let stones: Vec<Rectangle> = places
                        .iter()
                        .map(|at| square(*at, wave.next_stone()))
                        .collect();
                    for (number, own) in stones.iter().enumerate() {
                        let around = around(number, &stones, *own, inside);
                        for name in [Size::new(70.0, 30.0), Size::new(260.0, 54.0)] {
                            let name = Rectangle::new(around.corner(name), name);
                            let covered = |it: &&Rectangle| name.intersects(it);
                            let n_covered = around.others.iter().filter(covered).count();
                            let said = format!("{size:?}, {number} of {n_stones}: {name:?}");
                            assert_eq!(n_covered, 0, "{said}");
                            assert!(!name.intersects(&around.own), "{said}");
                        }
                    }
                }
            }
        }
    }
}

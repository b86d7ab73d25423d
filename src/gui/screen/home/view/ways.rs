//! What stands below the lands: the shelf of pieces; tiles, a large one to the games against the coach, smaller ones
//! to the tables, to the referee and to the rulebook.

use iced::widget::svg::Handle;
use iced::widget::{Column, Row, button, column, container, row, space, stack, svg, text};
use iced::{Center, Element, Fill, Point, Rectangle, Size};

use crate::gui::base::view::id_of;
use crate::gui::look::art::{self, Mood};
use crate::gui::look::fonts;
use crate::gui::look::measured::{longest_word, room_of};
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Scenery, css, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{Control, Practice};
use crate::gui::screen::home::view::{View, pieces};
use crate::gui::widget::button::ringed;
use crate::gui::widget::flow::centered;
use crate::gui::widget::icon::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::tool::Tool;
use crate::rules::{Piece, Role, Seat};

impl<'a> View<'a> {
    /// The shelf of pieces and all tiles, across this width.
    pub(super) fn ways(self, wide: f32, measures: Measures) -> Element<'a, Message> {
        let model = self.model;
        let high = height(measures);
        let parts = self.parts(wide, measures);
        let shelf = parts.shelf.map(|wide| self.pieces(Size::new(wide, high)));
        let practice = model.practice.as_ref().zip(parts.practice);
        let practice =
            practice.map(|(it, wide)| self.practice_tile(it, Size::new(wide, high), measures));
        let coach = model.coach.as_ref().zip(parts.coach);
        let coach = coach.map(|(it, wide)| self.coach_tile(it, Size::new(wide, high), measures));
        let tiles = self.small_tiles(parts.in_row, parts.tiles, measures);
        let large = row![]
            .push(shelf)
            .push(practice)
            .push(coach)
            .align_y(iced::Bottom);
        match parts.is_stacked {
            true => column![large, tiles].into(),
            false => large.push(tiles).into(),
        }
    }

    /// How high all of that is.
    pub(super) fn ways_height(self, wide: f32, measures: Measures) -> f32 {
        let parts = self.parts(wide, measures);
        let in_row = self.in_row(parts.in_row, parts.tiles, measures);
        #[allow(clippy::cast_precision_loss)]
        let tiles = self.model.ways.len().div_ceil(in_row) as f32 * tile_height(measures);
        let high = height(measures);
        let over = if parts.coach.is_some() {
            high * OVER
        } else {
            0.0
        };
        match parts.is_stacked {
            true => high + over + tiles,
            false => (high + over).max(tiles),
        }
    }

    /// How wide each part is. All that is written fits in: where the shelf must give way too much for that, the smaller
    /// tiles stand below the others.
    fn parts(self, wide: f32, measures: Measures) -> Parts {
        let beside = self.parts_beside(wide, measures, false);
        let least = pieces::least(self.model.pieces.len());
        let beside = beside.filter(|it| it.shelf.is_none_or(|shelf| shelf >= least));
        let below = || self.parts_beside(wide, measures, true);
        beside.or_else(below).unwrap_or_default()
    }

    /// The same, with the smaller tiles below the others or not; `None` if there is no room for that.
    fn parts_beside(self, wide: f32, measures: Measures, is_stacked: bool) -> Option<Parts> {
        let model = self.model;
        let has_shelf = !model.pieces.is_empty();
        let is_alone = !has_shelf && model.coach.is_none();
        let share = if is_stacked {
            PRACTICE_STACKED
        } else {
            PRACTICE
        };
        let practice = model.practice.as_ref();
        let practice = practice.map(|it| self.practice_least(it, measures).max(wide * share));
        let given = practice.unwrap_or(0.0);
        let coach = model.coach.as_ref().map(|it| {
            let share = match (has_shelf, is_stacked) {
                (true, false) => wide * COACH,
                (true, true) => {
                    let left = wide - given;
                    (left * COACH_STACKED).min(left - pieces::least(model.pieces.len()))
                }
                (false, false) => wide * COACH_ALONE - given,
                (false, true) => wide - given,
            };
            share.max(coach_least(it, measures)).floor()
        });
        let left = wide - given - coach.unwrap_or(0.0);
        let in_row = match is_stacked || is_alone {
            true => model.ways.len(),
            false => 2,
        };
        let tiles = match (is_stacked, has_shelf) {
            (true, _) => wide,
            (false, false) => left,
            (false, true) => {
                let least = 2.0 * self.tile_least(measures);
                least.max(left - wide * SHELF).min(left)
            }
        };
        let shelf = match is_stacked {
            true => left,
            false => left - tiles,
        };
        let is_enough = tiles >= self.tile_least(measures) * if is_stacked { 1.0 } else { 2.0 };
        (is_stacked || is_enough).then_some(Parts {
            shelf: has_shelf.then_some(shelf.floor()),
            practice: practice.map(f32::floor),
            coach,
            tiles,
            in_row,
            is_stacked,
        })
    }

    /// The least width of the way to practice: its word, and around it what every card has.
    fn practice_least(self, practice: &Practice, measures: Measures) -> f32 {
        let word = longest_word(&practice.way.label, (measures.small, fonts::BOLD));
        word.max(measures.small * PRACTICE_MIN) + 2.0 * (size::RING + PADDING)
    }

    /// The least width of a smaller tile: its picture and the longest word of any.
    fn tile_least(self, measures: Measures) -> f32 {
        let font = (measures.small, fonts::BOLD);
        let words = self.model.ways.iter();
        let word = words
            .map(|it| longest_word(&it.label, font))
            .fold(0.0, f32::max);
        let gap = tile_gap(measures);
        let around = 2.0 * (size::RING + PADDING + gap - size::GAP_SMALL);
        tile_icon(measures) + gap + word + around + 1.0
    }

    /// How many smaller tiles stand in a row: so many, or fewer where room is short.
    fn in_row(self, most: usize, wide: f32, measures: Measures) -> usize {
        let least = self.tile_least(measures);
        #[allow(clippy::cast_precision_loss)]
        let fits = (1..=most.max(1)).rev().find(|n| wide / *n as f32 >= least);
        // Three and one look as if one was forgotten.
        match fits.unwrap_or(1) {
            3 if most == 4 => 2,
            fits => fits,
        }
    }

    /// The smaller tiles, so many in a row, or fewer where room is short.
    fn small_tiles(self, in_row: usize, wide: f32, measures: Measures) -> Element<'a, Message> {
        let ways = &self.model.ways;
        let in_row = self.in_row(in_row, wide, measures);
        let mut rows = Column::new();
        for some in ways.chunks(in_row) {
            let some = some.iter().map(|it| self.tile(it, measures));
            rows = rows.push(Row::with_children(some));
        }
        rows.width(wide).into()
    }

    fn tile(self, tool: &'a Tool<Control>, measures: Measures) -> Element<'a, Message> {
        let side = tile_icon(measures);
        let picture = tool.icon.map(|it| icon(it, side, self.tokens.accent));
        let words = text(&tool.label).size(measures.small).font(fonts::BOLD);
        let content = row![].push(picture).push(container(words).width(Fill));
        let gap = tile_gap(measures);
        let content = content.spacing(gap).align_y(Center);
        let least = space().height(tile_height(measures) - 2.0 * (size::RING + PADDING));
        let content = row![
            least,
            container(content).padding([0.0, gap - size::GAP_SMALL])
        ];
        let face = self.card(tool.control, ButtonKind::Card, content.align_y(Center));
        container(face).width(Fill).into()
    }

    /// The way to the book of practice: the sun, and a dot for each board of the day.
    fn practice_tile(
        self,
        practice: &'a Practice,
        place: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let tool = &practice.way;
        let inside = place.height - 2.0 * (size::RING + PADDING);
        // Where the tile is low there is room for the sun and its word.
        let has_dots = !measures.is_framed;
        let below = measures.small * if has_dots { 2.6 } else { 1.5 };
        let sun = (inside - below).min(place.width * SUN).max(measures.small);
        let sun = tool.icon.map(|it| icon(it, sun, tokens.board.star));
        let words = text(&tool.label).size(measures.small).font(fonts::BOLD);
        let words = words.align_x(centered(&tool.label));
        #[allow(clippy::cast_precision_loss)]
        let side = (place.width * DOTS / practice.n_boards.max(1) as f32).floor();
        let dots = (0..practice.n_boards).map(|place| {
            let fill = match place < practice.n_done {
                true => tokens.board.star,
                false => tokens.card,
            };
            let dot = container(space().width(side - 2.0).height(side - 2.0))
                .style(move |_| style::ringed(fill, tokens.soft_ink, 1.0, side));
            container(dot).padding(1).into()
        });
        let dots = has_dots.then(|| Row::with_children(dots));
        let content = column![].push(sun).push(words).push(dots);
        let gap = if has_dots { 2.0 } else { 0.0 };
        let content = content.spacing(gap).align_x(Center);
        let content = container(content).center_x(Fill).center_y(inside);
        let card = self.card(tool.control, ButtonKind::Card, content);
        let card = Labeled::new(practice.done.clone(), card);
        container(card)
            .width(place.width)
            .height(place.height)
            .into()
    }

    /// The way to the games against the coach: the bird stands on a hill and looks over its tile.
    fn coach_tile(
        self,
        tool: &'a Tool<Control>,
        place: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let inner = Size::new(
            place.width - 2.0 * size::RING,
            place.height - 2.0 * size::RING,
        );
        let over = inner.height * OVER;
        let whole = Rectangle::with_size(inner);
        let (letters, bird) = coach_letters(&tool.label, inner, measures);
        let beside = bird + tile_gap(measures);
        let room = Size::new(inner.width - beside - size::GAP_SMALL, inner.height);
        let words = text(&tool.label).size(letters).font(fonts::BOLD);
        let high = room_of(&tool.label, (letters, fonts::BOLD), room.width).height;
        let has_pawns = high / 2.0 <= inner.height * (MEN - WORDS);
        let middle = if has_pawns { WORDS } else { 0.5 };
        let middle = Anchor {
            at: Point::new(beside, inner.height * middle),
            pivot: (0.0, 0.5),
            most: room,
            within: whole,
        };
        let mut content = Placed::new(inner);
        if tokens.scenery != Scenery::Plain {
            let (hill, at) = hill(inner, &css(Hue::first(tokens).soft));
            let hill = svg(hill).width(at.width).height(at.height);
            content = content.push(Anchor::place(at), hill);
        }
        content = content.push(middle, words);
        let man = inner.height * MAN;
        let pawns = [Seat::WHITE, Seat::WHITE, Seat::WHITE, Seat::BLACK].into_iter();
        for (place, seat) in (0_u8..).zip(pawns) {
            let pawn = art::piece_of(tokens.pieces, Piece::new(Role::Pawn, seat));
            let gap = if seat == Seat::BLACK { 0.6 } else { 0.0 };
            let x = beside + (f32::from(place) + gap) * man;
            let at = Rectangle::new(Point::new(x, inner.height * MEN), Size::new(man, man));
            if has_pawns && x + man < inner.width {
                content = content.push(Anchor::place(at), svg(pawn).width(man).height(man));
            }
        }
        let radius = size::RADIUS_CARD;
        let pressed = button(content)
            .padding(0)
            .style(move |_, status| style::button(tokens, ButtonKind::Chosen, radius, status))
            .on_press(Message::Pressed(tool.control));
        let has_focus = self.focus.shows(tool.control);
        let card = container(ringed(tokens, has_focus, radius, pressed)).id(id_of(tool.control));
        let whole = Size::new(place.width, place.height + over);
        // It stands on the ground of its tile.
        let above = inner.height * BIRD - bird;
        let at = Rectangle::new(
            Point::new(size::RING + size::GAP_SMALL, size::RING + above),
            Size::new(bird, bird),
        );
        let bird = self.living(Mood::Cheer, (bird, bird));
        stack![
            column![space().height(over), card],
            Placed::new(whole).push(Anchor::place(at), bird)
        ]
        .into()
    }
}

/// The letters of the words beside the bird on the coach's tile, and the side of the bird: both as large as leaves room for
/// the other.
fn coach_letters(words: &str, inner: Size, measures: Measures) -> (f32, f32) {
    let [least, most] = [BIRD_MIN, BIRD].map(|it| inner.height * it);
    let around = tile_gap(measures) + size::GAP_SMALL;
    let sizes = [measures.title, measures.heading, measures.small];
    let fits = sizes.into_iter().find_map(|letters| {
        let font = (letters, fonts::BOLD);
        let word = longest_word(words, font) + 1.0;
        let left = inner.width - around;
        let is_low = |bird: f32| room_of(words, font, left - bird).height <= inner.height;
        let bird = most.min(left - word);
        [bird, least]
            .into_iter()
            .find(|bird| *bird >= least && left - bird >= word && is_low(*bird))
            .map(|bird| (letters, bird))
    });
    fits.unwrap_or((measures.small, least))
}

/// The least width of the coach's tile: a small bird, and the longest word in small letters.
fn coach_least(tool: &Tool<Control>, measures: Measures) -> f32 {
    let word = longest_word(&tool.label, (measures.heading, fonts::BOLD)) + 1.0;
    let inner = height(measures) - 2.0 * size::RING;
    let around = tile_gap(measures) + size::GAP_SMALL + 2.0 * size::RING;
    inner * BIRD_MIN + word + around
}

/// Between the picture on a tile and its words.
const fn tile_gap(measures: Measures) -> f32 {
    if measures.is_framed {
        size::GAP_SMALL
    } else {
        size::GAP
    }
}

/// The widths of the parts, in logical pixels.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    /// Of the shelf of pieces, of the way to practice and of the coach's tile, where they are there.
    shelf: Option<f32>,
    practice: Option<f32>,
    coach: Option<f32>,
    /// Of all smaller tiles.
    tiles: f32,
    /// How many of those stand in a row at most.
    in_row: usize,
    /// Whether they stand below the others.
    is_stacked: bool,
}

/// The height of the shelf and of the coach's tile.
fn height(measures: Measures) -> f32 {
    let tile = if measures.is_framed { LOW_TILE } else { TILE };
    (measures.card.1 * tile).floor()
}

/// The height of a smaller tile: two are as high as the coach's where what is in them leaves room for that.
fn tile_height(measures: Measures) -> f32 {
    let least = (tile_icon(measures) + 2.0 * PADDING).max(measures.touch);
    (height(measures) / 2.0).max(least + 2.0 * size::RING)
}

/// The picture on a smaller tile.
const fn tile_icon(measures: Measures) -> f32 {
    if measures.is_framed {
        measures.icon
    } else {
        measures.icon * 1.3
    }
}

/// A hill along the foot of a tile, with its round corners, and its place there: what is free above it need not
/// be copied whenever the tile is painted.
fn hill(tile: Size, color: &str) -> (Handle, Rectangle) {
    let Size { width, height } = tile;
    let edge = HILL_EDGE;
    let (foot, end) = (height - edge, width - edge);
    let radius = size::RADIUS_CARD - edge;
    let (top, dip) = (height * 0.72, height * 0.8);
    let rise = height * 0.58;
    let free = rise.floor();
    let place = Rectangle::new(Point::new(0.0, free), Size::new(width, height - free));
    let drawing = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 {free} {width} {}\">\
         <path d=\"M{edge} {top}C{} {rise} {} {} {end} {dip}V{}Q{end} {foot} {} {foot}H{}Q{edge} {foot} {edge} {}Z\" \
         fill=\"{color}\"/></svg>",
        place.height,
        width * 0.25,
        width * 0.65,
        height,
        foot - radius,
        end - radius,
        edge + radius,
        foot - radius,
    );
    (Handle::from_memory(drawing.into_bytes()), place)
}

/// The shelf of pieces where there is room, and the coach's tile, measured by the whole width; the tile where
/// there is no shelf, and beside the shelf by what the way to practice leaves.
const SHELF: f32 = 0.28;
const COACH: f32 = 0.25;
const COACH_ALONE: f32 = 0.46;
const COACH_STACKED: f32 = 0.5;
/// The way to practice, measured in the same way, and where the tiles stand below; the sun on it, and all its dots.
const PRACTICE: f32 = 0.13;
const PRACTICE_STACKED: f32 = 0.225;
/// The least width of what is in it, measured by its letters.
const PRACTICE_MIN: f32 = 5.0;
const SUN: f32 = 0.5;
const DOTS: f32 = 0.8;
/// Their height, measured by that of a lesson's picture, and where room is short.
const TILE: f32 = 1.6;
const LOW_TILE: f32 = 0.95;
/// The bird where there is room, and at least, measured by the height of the inside of the tile, and how far it looks over
/// its upper edge.
const BIRD: f32 = 1.04;
const BIRD_MIN: f32 = 0.6;
const OVER: f32 = 0.08;
/// The middle of the words, and the top of the pawns below them; a pawn.
const WORDS: f32 = 0.34;
const MEN: f32 = 0.58;
const MAN: f32 = 0.3;
/// Around what is inside a small tile.
const PADDING: f32 = size::GAP_SMALL + 4.0;
/// The edge of the tile, which the hill leaves free.
const HILL_EDGE: f32 = 3.0;

//! The lands laid out: a folded book of which one land is open, the others closed slices, all on one path. Where room is
//! short, small pictures in a row on the path, and the open land below.

use iced::widget::button::Style as ButtonStyle;
use iced::widget::{button, column, container, space, svg, text};
use iced::{Element, Fill, Point, Rectangle, Size, Vector};

use crate::gui::base::view::id_of;
use crate::gui::board::Animation;
use crate::gui::look::art::lands::Strip;
use crate::gui::look::art::lands::closed::{ClosedPlace, ClosedShape};
use crate::gui::look::art::stones::{self, StoneState};
use crate::gui::look::fonts;
use crate::gui::look::kept::Kept;
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{ClosedLand, Land};
use crate::gui::screen::home::view::View;
use crate::gui::screen::home::view::land::{around, lift, pressed_in, square};
use crate::gui::screen::home::view::wave::Wave;
use crate::gui::widget::flow::Flow;
use crate::gui::widget::fold::{Fold, Ground, Stripe};
use crate::gui::widget::label::Labeled;
use crate::gui::widget::lift::Lift;
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::tail::Tail;
use crate::gui::widget::told::{Around, Told};

impl<'a> View<'a> {
    /// All lands in a room of this size.
    pub(super) fn lands(
        self,
        land: &'a Land,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let model = self.model;
        let (before, after) = (model.before.len(), model.after.len());
        let inside = Size::new(room.width - 2.0 * EDGE, room.height - 2.0 * EDGE);
        if before + after == 0 {
            let land = self.land(land, inside, measures);
            return container(land).padding(EDGE).into();
        }
        let widths = Widths::of(inside, before + after + 1);
        if measures.is_framed || widths.open < widths.high * LEAST_SHAPE {
            return self.pictures_and_land(land, room, measures);
        }
        self.folded(land, widths, room, measures)
    }

    /// The lands side by side, one of them open.
    fn folded(
        self,
        land: &'a Land,
        widths: Widths,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let model = self.model;
        let open = model.before.len();
        let opened = Size::new(widths.open, widths.high);
        let tokens = self.tokens;
        let wave = Wave::of(opened, land.stones.len());
        let path = wave.enters();
        let stone = (widths.closed * STONE).floor();
        let stripe = Stripe {
            middle: path + EDGE,
            lines: [
                (stone * stones::BANK, tokens.bank),
                (stone * stones::SAND, tokens.sand),
            ],
        };
        let moves = self.pace == Animation::Smooth;
        let shape = ClosedShape::Slice { path, stone };
        let book = Fold::new(room, stripe, moves);
        let mut book = self.kept(book, land, widths, shape);
        let lands = model.before.iter().map(Some);
        let lands = lands.chain([None]).chain(model.after.iter().map(Some));
        let pictures: Vec<Rectangle> = widths.pictures(open).collect();
        let stone_of = |it: &Rectangle| square(Point::new(it.center_x(), it.y + path), stone);
        // Of the open land its stones count, and not the whole.
        let mut pressed: Vec<Rectangle> = pictures.iter().map(stone_of).collect();
        if let Some(picture) = pictures.get(open) {
            let places = wave.places(land.stones.len(), land.stands);
            let corner = picture.position() - Point::ORIGIN;
            let within = pressed_in(land, &places, (wave, opened), measures);
            pressed.extend(within.into_iter().map(|it| it + corner));
        }
        for (number, (closed, picture)) in lands.zip(pictures).enumerate() {
            let leaf = match closed {
                Some(closed) => {
                    // Its name stands on the ground below its stone.
                    let own = Rectangle {
                        height: path + stone / 2.0,
                        ..picture
                    };
                    let whole = Rectangle::with_size(room).shrink(size::GAP_SMALL);
                    let around = around(number, &pressed, own, whole);
                    let around = around.seen_from(picture.center() - own.center());
                    self.closed(closed, picture.size(), shape, around)
                }
                None => {
                    let (scene, animals) = self.scene(land.of(), land.stones.len(), opened);
                    book = book.open(open, EDGE, scene);
                    let land = self.over_scene(land, animals, opened, measures);
                    container(land).padding(EDGE).into()
                }
            };
            let hue = closed.map_or(land.hue, |it| it.hue);
            let ground = Ground {
                color: Hue::of(tokens, hue).soft,
                edge: EDGE,
                radius: size::RADIUS_LAND,
            };
            book = book.push(picture.expand(EDGE), ground, leaf);
        }
        book.into()
    }

    /// The book with the pictures kept that are seen next.
    fn kept(
        self,
        book: Fold<'a, Message>,
        land: &'a Land,
        widths: Widths,
        shape: ClosedShape,
    ) -> Fold<'a, Message> {
        let (before, after) = (&self.model.before, &self.model.after);
        let open = before.len();
        let of = |it: &'a ClosedLand| (it.of(), (it.hue, it.n_stones), Some(it.control));
        let own = (land.of(), (land.hue, land.stones.len()), None);
        let lands: Vec<_> = (before.iter().map(of))
            .chain([own])
            .chain(after.iter().map(of))
            .collect();
        let has_focus = |control: Option<_>| control.is_some_and(|it| self.focus.shows(it));
        let focused = lands.iter().position(|(.., control)| has_focus(*control));
        // It closes beside another.
        let size = Size::new(widths.half, widths.high);
        let place = self.closed_place((size, shape), land.state, false);
        let picture = self.boards.closed.land(land.of(), place, self.tokens);
        let closes = Kept { picture, size };
        let opened = Size::new(widths.open, widths.high);
        book.keeping(closes, (open, focused), opened, move |number| {
            let Some((of, (hue, n_stones), _)) = lands.get(number) else {
                return Vec::new();
            };
            let (strips, animals) = self.scene(*of, *n_stones, opened);
            let stones = self.stones_ahead(*hue, Wave::of(opened, *n_stones));
            let strips = strips.into_iter();
            let strips = strips.map(|Strip { picture, size, .. }| Kept { picture, size });
            let animals = animals.into_iter().map(|it| Kept {
                size: it.place.size(),
                picture: it.picture,
            });
            strips.chain(animals).chain(stones).collect()
        })
    }

    /// Where and how a closed land is drawn.
    fn closed_place(
        self,
        (size, shape): (Size, ClosedShape),
        state: StoneState,
        has_focus: bool,
    ) -> ClosedPlace {
        ClosedPlace {
            size,
            shape,
            state,
            is_mirrored: self.flow == Flow::RightToLeft,
            has_focus,
        }
    }

    /// A closed land, which opens when it is pressed; its name shows when the mouse is over it, or it has the keyboard.
    fn closed(
        self,
        land: &'a ClosedLand,
        size: Size,
        shape: ClosedShape,
        around: Around,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let has_focus = self.focus.shows(land.control);
        let place = self.closed_place((size, shape), land.state, has_focus);
        let picture = self.boards.closed.land(land.of(), place, tokens);
        let picture = svg(picture).width(size.width).height(size.height);
        let pressed = button(picture)
            .padding(EDGE)
            .style(|_, _| ButtonStyle::default())
            .on_press(Message::Pressed(land.control));
        let named = Labeled::new(land.count.clone(), pressed);
        let named = Labeled::new(land.name.clone(), named);
        let around = self.turned_around(around);
        let lift = Lift {
            inset: EDGE,
            keeps_pieces: true,
            ..lift(tokens, land.hue, shape.radius())
        };
        let shown = Told::new(named, self.told_of(land), around);
        let shown = shown.focused(has_focus).lifted(lift);
        let shown = shown.with_tail(Tail::of(tokens));
        container(shown).id(id_of(land.control)).into()
    }

    /// The name of a closed land in a small bubble, and how much of it is done.
    fn told_of(self, land: &'a ClosedLand) -> Element<'a, Message> {
        let tokens = self.tokens;
        let name = text(&land.name).size(size::TEXT_SMALL).font(fonts::BOLD);
        let count = text(&land.count).size(size::TEXT_SMALL);
        container(column![name, count.color(tokens.soft_ink)])
            .padding([size::GAP_SMALL / 2.0, size::GAP_SMALL])
            .style(move |_| style::card(tokens))
            .into()
    }

    /// Small pictures of all lands in one row or in two, and the open one below.
    fn pictures_and_land(
        self,
        land: &'a Land,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let model = self.model;
        let n_lands = model.before.len() + model.after.len() + 1;
        let lands = model.before.iter().map(Some);
        let lands = lands.chain([None]).chain(model.after.iter().map(Some));
        let lands: Vec<Option<&ClosedLand>> = lands.collect();
        #[allow(clippy::cast_precision_loss)]
        let fits = |n: usize| room.width / n as f32 - 2.0 * EDGE >= PICTURES.0;
        let in_row = if fits(n_lands) {
            n_lands
        } else {
            n_lands.div_ceil(2)
        };
        let mut rows = column![].spacing(size::GAP_SMALL / 2.0);
        let mut high = 0.0;
        let n_rows = lands.len().div_ceil(in_row.max(1));
        for (number, row) in lands.chunks(in_row.max(1)).enumerate() {
            let place = (number, n_rows);
            let (row, row_high) = self.row_of_pictures(row, (in_row, place), land, room.width);
            rows = rows.push(row);
            high += row_high + size::GAP_SMALL / 2.0;
        }
        let below = Size::new(
            room.width - 2.0 * EDGE,
            (room.height - high - 2.0 * EDGE).max(LEAST_LAND).floor(),
        );
        let land = container(self.land(land, below, measures)).padding(EDGE);
        rows.push(land).into()
    }

    /// Some lands as small pictures on the path, of which the open one is larger; and how high they are.
    fn row_of_pictures(
        self,
        lands: &[Option<&'a ClosedLand>],
        (in_row, (row_number, n_rows)): (usize, (usize, usize)),
        open: &'a Land,
        wide: f32,
    ) -> (Element<'a, Message>, f32) {
        let tokens = self.tokens;
        #[allow(clippy::cast_precision_loss)]
        let unit = wide / in_row.max(1) as f32;
        let picture = (unit - 2.0 * EDGE - BETWEEN).clamp(PICTURES.0 - BETWEEN, PICTURES.1);
        let picture = Size::new(picture.floor(), (picture * PICTURE_SHAPE).floor());
        let larger = Size::new(
            (picture.width * LARGER).floor(),
            (picture.height * LARGER).floor(),
        );
        let size = Size::new(wide, larger.height + 2.0 * EDGE);
        let middle = size.height / 2.0;
        let sand = container(space().width(Fill).height(Fill))
            .style(move |_| style::ringed(tokens.sand, tokens.bank, 2.0, 0.0));
        let band = Rectangle {
            x: unit / 2.0,
            y: middle - BAND / 2.0,
            #[allow(clippy::cast_precision_loss)]
            width: unit * (lands.len().max(1) - 1) as f32,
            height: BAND,
        };
        let mut row = Placed::new(size).push(Anchor::place(band), sand);
        let mut at = Point::new(unit / 2.0, middle);
        // The pictures of all rows, as seen from this one.
        let rows = (0..n_rows).flat_map(|_| 0..in_row).enumerate();
        #[allow(clippy::cast_precision_loss)]
        let all = rows.map(|(number, column)| {
            let down = (number / in_row.max(1)) as f32 - row_number as f32;
            let down = down * (size.height + size::GAP_SMALL / 2.0);
            let at = Point::new(unit * (column as f32 + 0.5), middle + down);
            Rectangle::new(
                at - Vector::new(picture.width, picture.height) * 0.5,
                picture,
            )
        });
        let all: Vec<Rectangle> = all.collect();
        // Below the rows the open land begins, with its sky.
        let within = Rectangle {
            x: size::GAP_SMALL,
            y: 0.0,
            width: wide - 2.0 * size::GAP_SMALL,
            height: size.height + NAME_HIGH,
        };
        for (column, land) in lands.iter().enumerate() {
            let own = if land.is_some() { picture } else { larger };
            let drawn = match land {
                Some(closed) => {
                    let own = Rectangle::new(at - Vector::new(own.width, own.height) * 0.5, own);
                    let number = row_number * in_row + column;
                    let around = around(number, &all, own, within);
                    self.closed(closed, picture, ClosedShape::Picture, around)
                }
                None => self.open_picture(open, own),
            };
            let whole = Size::new(own.width + 2.0 * EDGE, own.height + 2.0 * EDGE);
            row = row.push(Anchor::middle(at, whole), drawn);
            at += Vector::new(unit, 0.0);
        }
        (row.into(), size.height)
    }

    /// The open land in the row of pictures: larger, and bright.
    fn open_picture(self, land: &'a Land, size: Size) -> Element<'a, Message> {
        let place = self.closed_place((size, ClosedShape::Picture), StoneState::Next, false);
        let picture = self.boards.closed.land(land.of(), place, self.tokens);
        let picture = svg(picture).width(size.width).height(size.height);
        container(picture).padding(EDGE).into()
    }
}

/// The widths of the lands in the book, and their height.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Widths {
    n_lands: usize,
    high: f32,
    closed: f32,
    /// Of those beside the open one.
    half: f32,
    open: f32,
    gap: f32,
}

impl Widths {
    /// For so many lands in a room of this size.
    fn of(room: Size, n_lands: usize) -> Self {
        let Size { width, height } = room;
        let is_large = width >= HALF_OPEN;
        let usual = (height * CLOSED.0).min(width * CLOSED.1).max(size::TOUCH);
        let closed = if is_large {
            usual * CLOSED_LARGE
        } else {
            usual
        }
        .floor();
        let half = if is_large { closed * HALF } else { closed }.floor();
        let gap = if height > WIDE_GAP { 8.0 } else { 6.0 };
        #[allow(clippy::cast_precision_loss)]
        let others = (n_lands - 1) as f32;
        // The first and the last land have one neighbor: then the one behind it is half open, too, so that the open land
        // has one width wherever it lies.
        let n_half = others.min(2.0);
        Self {
            n_lands,
            high: height,
            closed,
            half,
            open: width - others * gap - (others - n_half) * closed - n_half * half,
            gap,
        }
    }

    /// The places of all pictures where this one is open.
    fn pictures(self, open: usize) -> impl Iterator<Item = Rectangle> {
        let mut x = EDGE;
        (0..self.n_lands).map(move |number| {
            let size = Size::new(self.of_land(number, open), self.high);
            let place = Rectangle::new(Point::new(x, EDGE), size);
            x += size.width + self.gap;
            place
        })
    }

    /// The width of a land where this one is open.
    fn of_land(self, number: usize, open: usize) -> f32 {
        let is_at_an_end = open == 0 || open + 1 == self.n_lands;
        let reach = if is_at_an_end { 2 } else { 1 };
        match number.abs_diff(open) {
            0 => self.open,
            distance if distance <= reach => self.half,
            _ => self.closed,
        }
    }
}

/// Around each land, where its ring is.
const EDGE: f32 = 3.0;
/// A closed land, measured by its height, and at most by the width of all; and where its neighbor is half open.
const CLOSED: (f32, f32) = (84.0 / 486.0, 0.063);
const CLOSED_LARGE: f32 = 0.62;
/// A half open land, measured by a closed one, and from which width on there are such.
const HALF: f32 = 2.7;
const HALF_OPEN: f32 = 2150.0;
/// From this height on the gaps are wide.
const WIDE_GAP: f32 = 600.0;
/// The stone on a closed land, measured by its width.
const STONE: f32 = 0.74;
/// The least width of the open land, measured by its height.
const LEAST_SHAPE: f32 = 0.9;
/// The least and the greatest width of a small picture with the room around it, its height measured by its width, how much
/// larger that of the open land is, and the path between two.
const PICTURES: (f32, f32) = (56.0, 76.0);
const PICTURE_SHAPE: f32 = 56.0 / 76.0;
const LARGER: f32 = 88.0 / 76.0;
const BETWEEN: f32 = 8.0;
const BAND: f32 = 22.0;
/// How far down from a row the name of one of its lands may reach.
const NAME_HIGH: f32 = 100.0;
/// The least height of a land below them.
const LEAST_LAND: f32 = 264.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lands_fill_the_book_whichever_is_open() {
        for (width, height) in [
            (1328.0, 486.0),
            (1142.0, 470.0),
            (1866.0, 700.0),
            (2506.0, 1000.0),
        ] {
            let widths = Widths::of(Size::new(width, height), 8);
            assert!(widths.open > height * LEAST_SHAPE, "{widths:?}");
            for open in 0..8 {
                let all: f32 = (0..8).map(|it| widths.of_land(it, open)).sum();
                let whole = all + 7.0 * widths.gap;
                assert!((whole - width).abs() < 0.5, "{width} {open}: {whole}");
            }
        }
        let laptop = Widths::of(Size::new(1334.0, 486.0), 8);
        assert_eq!((laptop.closed, laptop.open), (84.0, 704.0));
    }
}

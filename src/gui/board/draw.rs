//! Painting the board itself: rim, squares, letters and numbers, and the pieces.

use iced::advanced::renderer::{Quad, Renderer as _};
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::text::{Renderer as _, Text};
use iced::alignment::Vertical;
use iced::border::{Border, Radius};
use iced::widget::text::{Alignment, LineHeight, Shaping, Wrapping};
use iced::{Color, Point, Rectangle, Renderer, Size, Vector};

use crate::gui::board::input::Pointer;
use crate::gui::board::stamps::MarkImages;
use crate::gui::board::{Grid, Guide, Motion};
use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::Tokens;
use crate::rules::Seat;
use crate::scene::{ArrowKind, Coordinates, Level, Mark, PieceLook, Scene, Spot, Tone, svg};

/// How strong a piece is drawn that is only imagined, or whose square is left empty by a drag.
const GHOST: f32 = 0.55;

/// How much larger a piece is while a hand holds it.
const HELD: f32 = 1.1;

/// How strong the piece is drawn that the open hand carries.
const CARRIED: f32 = 0.62;

/// How high a star flies, in squares.
const ARC: f32 = 0.8;

/// The open hand in squares, and where the tip of its finger is, as shares of it.
const HAND: (f32, f32) = (1.38, 1.52);
const TIP: (f32, f32) = (44.0 / 120.0, 12.0 / 132.0);

/// A dot of its way in squares, how far apart they are, and how many there are at most: a whole board across.
const DOT: f32 = 0.13;
const DOTS_APART: f32 = 0.26;
const N_DOTS: u8 = 30;

/// The width of the line between the rim and the squares, in pixels.
const EDGE: f32 = 2.0;

/// How far the ring around the sign of whoever is to move stands out, measured by a square, and how thick it is.
const TURN_OUT: f32 = 0.1;
const TURN_RING: f32 = 3.0;

/// The size of the letters on the rim, in squares; the second for a whole class to read.
const LETTER: (f32, f32) = (0.25, 1.0 / 3.0);

/// All that is needed to paint one board.
pub(super) struct Painter<'a> {
    pub(super) scene: &'a Scene,
    pub(super) grid: Grid,
    pub(super) tokens: &'static Tokens,
    pub(super) motion: &'a Motion,
    pub(super) guide: &'a Guide,
    pub(super) hand: &'a Pointer,
    pub(super) origin: Vector,
}

impl Painter<'_> {
    /// Rim and squares.
    pub(super) fn base(&self, renderer: &mut Renderer) {
        let colors = &self.tokens.board;
        let shape = self.scene.shape;
        if self.scene.coordinates != Coordinates::Hidden {
            self.rim(renderer);
        }
        for spot in shape.spots() {
            let rect = self.rect(spot);
            let is_dark = shape.is_dark(spot);
            let color = if is_dark { colors.dark } else { colors.light };
            fill(renderer, rect, color);
        }
    }

    fn rect(&self, spot: Spot) -> Rectangle {
        self.grid.rect(self.scene, spot)
    }

    /// Bars around the squares, and a line between. One large shape under all squares would be painted anew, all of it, with
    /// every piece that moves.
    fn rim(&self, renderer: &mut Renderer) {
        let colors = &self.tokens.board;
        let (rim, size) = (self.grid.rim, self.grid.size);
        let cut = self.cut();
        let upper = Radius::new(0.0).top(rim * 0.5);
        let lower = Radius::new(0.0).bottom(rim * 0.5);
        for (y, radius) in [(0.0, upper), (size.height - rim, lower)] {
            let across = Size::new(size.width - 2.0 * cut, rim);
            let bounds = Rectangle::new(Point::new(cut, y), across);
            fill_rounded(renderer, bounds, radius, colors.rim);
        }
        // Where corners are cut off, these bars end as the others do.
        let (first, high) = match cut > 0.0 {
            true => (cut, size.height - 2.0 * cut),
            false => (rim, size.height - 2.0 * rim),
        };
        let sides = [
            (0.0, Radius::new(0.0).left(rim * 0.5)),
            (size.width - rim, Radius::new(0.0).right(rim * 0.5)),
        ];
        for (x, radius) in sides {
            let bounds = Rectangle::new(Point::new(x, first), Size::new(rim, high));
            match cut > 0.0 {
                true => fill_rounded(renderer, bounds, radius, colors.rim),
                false => fill(renderer, bounds, colors.rim),
            }
        }
        self.inner_corners(renderer, 0.0, rim, colors.rim);
        let edge = EDGE.min(rim);
        let inside = self.grid.inside();
        let around = inside.expand(edge);
        let across = Size::new(around.width - 2.0 * cut, edge);
        let down = Size::new(edge, around.height - 2.0 * cut);
        for (corner, size) in [
            (Point::new(around.x + cut, around.y), across),
            (Point::new(around.x + cut, inside.y + inside.height), across),
            (Point::new(around.x, around.y + cut), down),
            (Point::new(inside.x + inside.width, around.y + cut), down),
        ] {
            fill(renderer, Rectangle::new(corner, size), colors.rim_edge);
        }
        self.inner_corners(renderer, rim - edge, edge, colors.rim_edge);
    }

    /// How much of each side is cut off at a corner: the cross has no squares there.
    fn cut(&self) -> f32 {
        f32::from(self.scene.shape.corner) * self.grid.square
    }

    /// The bars along the corners that are cut off: so far from the outside of the rim, and so thick.
    fn inner_corners(&self, renderer: &mut Renderer, from: f32, thick: f32, color: Color) {
        let cut = self.cut();
        if cut <= 0.0 {
            return;
        }
        let Size { width, height } = self.grid.size;
        let end = cut + from + thick;
        for is_right in [false, true] {
            for is_below in [false, true] {
                let across =
                    Rectangle::new(Point::new(from, cut + from), Size::new(cut + thick, thick));
                let down = Rectangle::new(
                    Point::new(cut + from, from),
                    Size::new(thick, end - from - thick),
                );
                for bar in [across, down] {
                    let x = match is_right {
                        true => width - bar.x - bar.width,
                        false => bar.x,
                    };
                    let y = match is_below {
                        true => height - bar.y - bar.height,
                        false => bar.y,
                    };
                    let bounds = Rectangle::new(Point::new(x, y), bar.size());
                    fill(renderer, bounds, color);
                }
            }
        }
    }

    /// Letters and numbers on the rim.
    pub(super) fn letters(&self, renderer: &mut Renderer) {
        let shape = self.scene.shape;
        // On a board that lies wrong they would stand where no real board has them.
        if self.scene.coordinates == Coordinates::Hidden || shape.is_light_first {
            return;
        }
        let across = self.files_run_across();
        for file in 0..shape.files {
            let center = self.rect(Spot::new(file, 0)).center();
            let letter = char::from(b'a'.saturating_add(file)).to_string();
            self.letters_of_line(renderer, &letter, center, across);
        }
        for rank in 0..shape.ranks {
            let center = self.rect(Spot::new(0, rank)).center();
            let number = (u16::from(rank) + 1).to_string();
            self.letters_of_line(renderer, &number, center, !across);
        }
    }

    /// The badge of each army in the corner at its right hand, with the way its pawns walk.
    pub(super) fn signposts(&self, renderer: &mut Renderer) {
        if self.scene.coordinates == Coordinates::Hidden {
            return;
        }
        let side = self.grid.square;
        for seat in Seat::ALL {
            let Some(((column, row), ahead)) = self.scene.signpost(seat) else {
                return;
            };
            // In the middle of what is free: the rim along the squares takes a part of the corner.
            let pushed = |at: f32, all: u8| {
                let is_far = at > f32::from(all) / 2.0;
                at * side + if is_far { 2.0 * self.grid.rim } else { 0.0 }
            };
            let shape = self.scene.shape;
            let corner = Point::new(pushed(column, shape.files), pushed(row, shape.ranks));
            let wide = f32::from(shape.corner) * side;
            let free = Rectangle::new(corner, Size::new(side, side));
            let free = free.expand((wide - side) / 2.0 - side * 0.2);
            if self.scene.turn == Some(seat) {
                self.turn_sign(renderer, free.expand(side * TURN_OUT));
            }
            renderer.draw_svg(Svg::new(art::signpost(seat, ahead)), free, free);
        }
    }

    /// That it is the turn of the army whose sign stands here.
    fn turn_sign(&self, renderer: &mut Renderer, bounds: Rectangle) {
        let quad = Quad {
            bounds,
            border: Border {
                color: self.tokens.accent,
                width: TURN_RING,
                radius: Radius::new(bounds.width * 0.2),
            },
            ..Quad::default()
        };
        renderer.fill_quad(quad, self.tokens.card);
    }

    /// Whether the files stand upright, as they do for White and Black.
    fn files_run_across(&self) -> bool {
        let (column, _) = self.scene.seen_from_bottom(1.0, 0.0);
        let (first, _) = self.scene.seen_from_bottom(0.0, 0.0);
        column != first
    }

    /// One letter at both ends of its line.
    fn letters_of_line(&self, renderer: &mut Renderer, letter: &str, center: Point, upright: bool) {
        let (side, rim) = (self.grid.square, self.grid.rim);
        // Whole pixels: each size of a letter is kept for a while once it was drawn.
        let letter_size = match self.scene.coordinates {
            Coordinates::Large => (side * LETTER.1).round(),
            _ => (side * LETTER.0).round(),
        };
        let Size { width, height } = self.grid.size;
        // Where a corner is cut off, the line ends at the bar along it.
        let cut = self.cut();
        let (at, all) = match upright {
            true => (center.x, width),
            false => (center.y, height),
        };
        let is_short = at < rim + cut || at > all - rim - cut;
        let middle = rim / 2.0 + if is_short { cut } else { 0.0 };
        let (right, below) = (width - middle, height - middle);
        let ends = if upright {
            [Point::new(center.x, middle), Point::new(center.x, below)]
        } else {
            [Point::new(middle, center.y), Point::new(right, center.y)]
        };
        for end in ends {
            let text = Text {
                content: letter.to_owned(),
                bounds: Size::new(side, side),
                size: letter_size.into(),
                line_height: LineHeight::default(),
                font: fonts::BOLD,
                align_x: Alignment::Center,
                align_y: Vertical::Center,
                shaping: Shaping::Basic,
                wrapping: Wrapping::None,
            };
            // A narrow clip: a letter that a moving piece has not touched is not painted anew.
            let room = Size::new(side.min(rim * 2.0), rim);
            let clip = Rectangle::new(end - Vector::new(room.width, room.height) * 0.5, room);
            let lifted = self.motion.turned().unwrap_or(1.0);
            let color = self.tokens.board.coordinate.scale_alpha(lifted);
            renderer.fill_text(text, end, color, clip);
        }
    }

    /// The marks of single squares on a level, in the slot of each square.
    pub(super) fn marks(&self, renderer: &mut Renderer, level: Level, stamps: &MarkImages) {
        let called = self.hand.pulse.lit.filter(|_| level == Level::Over);
        let called = called.map(|spot| (spot, Mark::Hint(spot)));
        let all: Vec<(Spot, Mark)> = self
            .scene
            .marks_at(level)
            .filter_map(|mark| {
                let (from, to) = svg::extent(mark);
                let is_flying = self.flown(mark).is_some() || self.is_to_come(mark);
                let is_there = from == to && !is_flying;
                is_there.then_some((from, mark))
            })
            .chain(called)
            .collect();
        for spot in self.scene.shape.spots() {
            let here = all.iter().filter(|(at, _)| *at == spot);
            let here: Vec<Mark> = here.map(|(_, mark)| *mark).collect();
            if here.is_empty() {
                empty_slot(renderer, self.rect(spot).position());
            } else {
                self.stamp(renderer, &here, level, stamps);
            }
        }
    }

    /// Where a mark is seen that comes flying, and how high.
    fn flown(&self, mark: Mark) -> Option<(f32, f32, f32)> {
        match mark {
            Mark::Star(at) => self.motion.flown(at),
            _ => None,
        }
    }

    /// The stars that fly, over all that stands on the board, in an arc that stays on it.
    pub(super) fn flying_stars(&self, renderer: &mut Renderer, stamps: &MarkImages) {
        let inside = self.grid.inside();
        for mark in &self.scene.marks {
            let Some((file, rank, high)) = self.flown(*mark) else {
                continue;
            };
            let rect = self.grid.rect_between(self.scene, file, rank);
            let up = (high * ARC * self.grid.square).min(rect.y - inside.y);
            let rect = rect - Vector::new(0.0, up.max(0.0));
            self.drawn(renderer, &[*mark], Level::Over, rect, stamps);
        }
    }

    /// Arrows and other lines over several squares.
    pub(super) fn lines(&self, renderer: &mut Renderer, stamps: &MarkImages) {
        for mark in &self.scene.marks {
            let (from, to) = svg::extent(*mark);
            if from != to && !self.is_to_come(*mark) {
                self.stamp(renderer, &[*mark], Level::Over, stamps);
            }
        }
        if let Some(mark) = self.hand.pen.preview() {
            self.stamp(renderer, &[mark], Level::Over, stamps);
        }
    }

    /// Whether a piece is still on its way to where this begins: it attacks along the arrow, or is ringed as attacked.
    fn is_to_come(&self, mark: Mark) -> bool {
        let (Mark::Arrow {
            from,
            kind: ArrowKind::Attack,
            ..
        }
        | Mark::Circle(from, Tone::Red)) = mark
        else {
            return false;
        };
        let home = (f32::from(from.file), f32::from(from.rank));
        self.motion.place(from).is_some_and(|at| at != home)
    }

    /// The picture of some marks with the same extent.
    fn stamp(&self, renderer: &mut Renderer, marks: &[Mark], level: Level, stamps: &MarkImages) {
        let Some((from, to)) = marks.first().map(|mark| svg::extent(*mark)) else {
            return;
        };
        let rect = self.rect(from).union(&self.rect(to));
        self.drawn(renderer, marks, level, rect, stamps);
    }

    /// The same in a place of its own.
    fn drawn(
        &self,
        renderer: &mut Renderer,
        marks: &[Mark],
        level: Level,
        rect: Rectangle,
        stamps: &MarkImages,
    ) {
        let picture = stamps.picture(self.scene, marks, level, self.tokens);
        renderer.draw_svg(Svg::new(picture), rect, rect);
    }

    /// The pieces that stand still. Every square has its slot, so that a change stays local.
    pub(super) fn settled_pieces(&self, renderer: &mut Renderer) {
        let dragged = self.hand.drag().map(|(spot, _)| spot);
        for spot in self.scene.shape.spots() {
            let rect = self.rect(spot);
            let look = self.scene.piece_at(spot);
            let moves = self.motion.place(spot).is_some();
            match look.filter(|_| !moves) {
                Some(look) => {
                    let pale = look.ghost || dragged == Some(spot);
                    let tilt = if look.fallen { 1.0 } else { 0.0 };
                    let strength = if pale { GHOST } else { 1.0 };
                    self.piece(renderer, look, rect, (strength, tilt));
                }
                None => empty_slot(renderer, rect.position()),
            }
        }
    }

    /// The pieces that glide, shake or are held by a hand.
    pub(super) fn moving_pieces(&self, renderer: &mut Renderer, stamps: &MarkImages) {
        for (spot, look) in &self.scene.pieces {
            if let Some((file, rank)) = self.motion.place(*spot) {
                let rect = self.grid.rect_between(self.scene, file, rank);
                let lift = self.motion.lift(*spot) * self.grid.square;
                let top = self.grid.inside().y;
                let rect = rect - Vector::new(0.0, lift.min((rect.y - top).max(0.0)));
                let lies = if look.fallen { 1.0 } else { 0.0 };
                let is_turning = self.motion.turned().is_some();
                let tilt = self.motion.tilt(*spot);
                let tilt = tilt.unwrap_or(if is_turning { lies } else { 0.0 });
                let strength = if is_turning && look.ghost { GHOST } else { 1.0 };
                self.piece(renderer, *look, rect, (strength, tilt));
            }
        }
        let Some((spot, point)) = self.hand.drag() else {
            return;
        };
        let Some(look) = self.scene.piece_at(spot) else {
            return;
        };
        let point = point - self.origin;
        if let Some(over) = self.grid.spot_at(self.scene, point) {
            self.stamp(renderer, &[Mark::Landing(over)], Level::Over, stamps);
        }
        let side = self.grid.square * HELD;
        let corner = point - Vector::new(side / 2.0, side / 2.0);
        let rect = Rectangle::new(corner, Size::new(side, side));
        self.piece(renderer, look, rect, (1.0, 0.0));
    }

    /// The open hand with a pale piece, and the dotted way behind it.
    pub(super) fn guiding_hand(&self, renderer: &mut Renderer) {
        let Some(shown) = self.guide.shown() else {
            return;
        };
        let side = self.grid.square;
        let (file, rank) = shown.at;
        let here = self.grid.rect_between(self.scene, file, rank);
        let (begin, end) = (self.rect(shown.home).center(), here.center());
        let way = end - begin;
        let length = way.x.hypot(way.y).max(1.0);
        let dot = (side * DOT).round();
        for nth in 0..N_DOTS {
            let along = (f32::from(nth) + 0.6) * side * DOTS_APART;
            let at = begin + way * (along / length);
            if along < length {
                let corner = Point::new((at.x - dot / 2.0).round(), (at.y - dot / 2.0).round());
                let rect = Rectangle::new(corner, Size::new(dot, dot));
                let drawing = Svg::new(art::way_dot()).opacity(shown.strength);
                renderer.draw_svg(drawing, rect, rect);
            } else {
                empty_slot(renderer, begin);
            }
        }
        if let Some(look) = self.scene.piece_at(shown.home) {
            self.piece(renderer, look, here, (CARRIED * shown.strength, 0.0));
        }
        let size = Size::new((side * HAND.0).round(), (side * HAND.1).round());
        let tip = Vector::new(size.width * TIP.0, size.height * TIP.1);
        let corner = end - tip;
        let corner = Point::new(corner.x.round(), corner.y.round());
        let rect = Rectangle::new(corner, size);
        let drawing = Svg::new(art::guiding_hand()).opacity(shown.strength);
        renderer.draw_svg(drawing, rect, rect);
    }

    /// A piece, so strong, and fallen so far from 0 to 1.
    fn piece(
        &self,
        renderer: &mut Renderer,
        look: PieceLook,
        rect: Rectangle,
        (opacity, tilt): (f32, f32),
    ) {
        let set = self.tokens.pieces;
        let is_of_army = self.scene.shape.corner > 0;
        let picture = match (tilt > 0.0, is_of_army) {
            (true, _) => art::falling(set, look.piece, is_of_army, tilt),
            (false, true) => art::piece_of_army(set, look.piece),
            (false, false) => art::piece_of(set, look.piece),
        };
        renderer.draw_svg(Svg::new(picture).opacity(opacity), rect, rect);
    }
}

/// Paints a rectangle; nothing where it has no size.
fn fill(renderer: &mut Renderer, bounds: Rectangle, color: Color) {
    fill_rounded(renderer, bounds, Radius::new(0.0), color);
}

/// The same with round corners.
fn fill_rounded(renderer: &mut Renderer, bounds: Rectangle, radius: Radius, color: Color) {
    if bounds.width > 0.0 && bounds.height > 0.0 {
        let border = Border::default().rounded(radius);
        let quad = Quad {
            bounds,
            border,
            ..Quad::default()
        };
        renderer.fill_quad(quad, color);
    }
}

/// Keeps the place of an absent piece or mark in the renderer's list of images.
fn empty_slot(renderer: &mut Renderer, corner: Point) {
    let nothing = Rectangle::new(corner, Size::ZERO);
    renderer.draw_svg(Svg::new(art::icon(art::Icon::Check)), nothing, nothing);
}

//! Painting the board itself: rim, squares, letters and numbers, and the pieces.

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer::Quad;
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::text::{Renderer as _, Text};
use iced::alignment::Vertical;
use iced::border::{self, Radius};
use iced::widget::canvas::{Frame, Path, Stroke};
use iced::widget::text::{Alignment, LineHeight, Shaping, Wrapping};
use iced::{Color, Point, Rectangle, Renderer, Size, Vector};

use crate::gui::art;
use crate::gui::board::input::Hand;
use crate::gui::board::{Grid, Motion};
use crate::gui::fonts;
use crate::gui::theme::Tokens;
use crate::scene::{Coordinates, PieceLook, Scene, Spot};

/// How strong a piece is drawn that is only imagined, or whose square is left empty by a drag.
const GHOST: f32 = 0.4;

/// How much larger a piece is while a hand holds it.
const HELD: f32 = 1.1;

/// The width of the line between the rim and the squares, in pixels.
const EDGE: f32 = 2.0;

/// The size of the letters on the rim, in squares.
const LETTER: f32 = 0.25;

/// All that is needed to paint one board.
pub(super) struct Painter<'a> {
    pub(super) scene: &'a Scene,
    pub(super) grid: Grid,
    pub(super) tokens: &'static Tokens,
    pub(super) motion: &'a Motion,
    pub(super) hand: &'a Hand,
    pub(super) origin: Vector,
}

impl Painter<'_> {
    /// Rim, squares, letters and numbers, each of them a quad or a text of its own: the renderer
    /// paints only those anew that a moving piece has touched.
    pub(super) fn base(&self, renderer: &mut Renderer) {
        let colors = &self.tokens.board;
        let shape = self.scene.shape;
        let dark = shape.spots().filter(|spot| shape.is_dark(*spot));
        for spot in dark {
            // A little larger, so that nothing shines through beside the light ones.
            fill(renderer, self.rect(spot).expand(0.5), colors.dark);
        }
        let light = shape.spots().filter(|spot| !shape.is_dark(*spot));
        for spot in light {
            fill(renderer, self.rect(spot), colors.light);
        }
        if self.scene.coordinates == Coordinates::Shown {
            self.rim(renderer);
            self.letters(renderer);
        }
    }

    fn rect(&self, spot: Spot) -> Rectangle {
        self.grid.rect(self.scene, spot)
    }

    /// Four bars around the squares, and a line between.
    fn rim(&self, renderer: &mut Renderer) {
        let colors = &self.tokens.board;
        let (rim, size) = (self.grid.rim, self.grid.size);
        let upper = Radius::new(0.0).top(rim * 0.5);
        let lower = Radius::new(0.0).bottom(rim * 0.5);
        for (y, radius) in [(0.0, upper), (size.height - rim, lower)] {
            let bounds = Rectangle::new(Point::new(0.0, y), Size::new(size.width, rim));
            let quad = Quad {
                bounds,
                border: border::rounded(radius),
                ..Quad::default()
            };
            renderer.fill_quad(quad, colors.rim);
        }
        let high = size.height - 2.0 * rim;
        for x in [0.0, size.width - rim] {
            let bar = Rectangle::new(Point::new(x, rim), Size::new(rim, high));
            fill(renderer, bar, colors.rim);
        }
        let inside = self.grid.inside();
        let edge = EDGE.min(rim);
        let around = inside.expand(edge);
        let across = Size::new(around.width, edge);
        let down = Size::new(edge, around.height);
        for (corner, size) in [
            (around.position(), across),
            (Point::new(around.x, inside.y + inside.height), across),
            (around.position(), down),
            (Point::new(inside.x + inside.width, around.y), down),
        ] {
            fill(renderer, Rectangle::new(corner, size), colors.rim_edge);
        }
    }

    fn letters(&self, renderer: &mut Renderer) {
        let shape = self.scene.shape;
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

    /// Whether the files stand upright, as they do for White and Black.
    fn files_run_across(&self) -> bool {
        let (column, _) = self.scene.seen_from_bottom(1.0, 0.0);
        let (first, _) = self.scene.seen_from_bottom(0.0, 0.0);
        column != first
    }

    /// One letter at both ends of its line.
    fn letters_of_line(&self, renderer: &mut Renderer, letter: &str, center: Point, upright: bool) {
        let middle = self.grid.rim / 2.0;
        let (right, below) = (
            self.grid.size.width - middle,
            self.grid.size.height - middle,
        );
        let ends = if upright {
            [Point::new(center.x, middle), Point::new(center.x, below)]
        } else {
            [Point::new(middle, center.y), Point::new(right, center.y)]
        };
        let side = self.grid.square;
        for end in ends {
            let text = Text {
                content: letter.to_owned(),
                bounds: Size::new(side, side),
                size: (side * LETTER).into(),
                line_height: LineHeight::default(),
                font: fonts::BOLD,
                align_x: Alignment::Center,
                align_y: Vertical::Center,
                shaping: Shaping::Basic,
                wrapping: Wrapping::None,
            };
            // A narrow clip: a letter that a moving piece has not touched is not painted anew.
            let room = Size::new(side.min(self.grid.rim * 2.0), self.grid.rim);
            let clip = Rectangle::new(end - Vector::new(room.width, room.height) * 0.5, room);
            renderer.fill_text(text, end, self.tokens.board.coordinate, clip);
        }
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
                    draw_piece(renderer, look, rect, if pale { GHOST } else { 1.0 });
                }
                None => empty_slot(renderer, rect.position()),
            }
        }
    }

    /// The pieces that glide, shake or are held by a hand.
    pub(super) fn moving_pieces(&self, renderer: &mut Renderer) {
        for (spot, look) in &self.scene.pieces {
            if let Some((file, rank)) = self.motion.place(*spot) {
                let rect = self.grid.rect_between(self.scene, file, rank);
                draw_piece(renderer, *look, rect, 1.0);
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
            self.landing(renderer, over);
        }
        let side = self.grid.square * HELD;
        let corner = point - Vector::new(side / 2.0, side / 2.0);
        let rect = Rectangle::new(corner, Size::new(side, side));
        draw_piece(renderer, look, rect, 1.0);
    }

    /// The frame around the square where a held piece would land.
    fn landing(&self, renderer: &mut Renderer, spot: Spot) {
        let rect = self.rect(spot).shrink(2.0);
        let mut frame = Frame::new(renderer, self.grid.size);
        let path = Path::rectangle(rect.position(), rect.size());
        let stroke = Stroke::default()
            .with_width((self.grid.square * 0.05).max(3.0))
            .with_color(self.tokens.board.accent);
        frame.stroke(&path, stroke);
        renderer.draw_geometry(frame.into_geometry());
    }
}

fn fill(renderer: &mut Renderer, bounds: Rectangle, color: Color) {
    let quad = Quad {
        bounds,
        ..Quad::default()
    };
    renderer.fill_quad(quad, color);
}

fn draw_piece(renderer: &mut Renderer, look: PieceLook, rect: Rectangle, opacity: f32) {
    let svg = Svg::new(art::piece(look.piece)).opacity(opacity);
    renderer.draw_svg(svg, rect, rect);
}

/// Keeps the place of an absent piece in the renderer's list of images.
fn empty_slot(renderer: &mut Renderer, corner: Point) {
    let nothing = Rectangle::new(corner, Size::ZERO);
    renderer.draw_svg(Svg::new(art::icon(art::Icon::Check)), nothing, nothing);
}

//! Painting the board itself: rim, squares, letters and numbers, and the pieces.

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::svg::{Renderer as _, Svg};
use iced::alignment::Vertical;
use iced::border::Radius;
use iced::widget::canvas::{Frame, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::{Point, Rectangle, Renderer, Size, Vector};

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
    /// Rim, squares, letters and numbers.
    pub(super) fn base(&self, frame: &mut Frame) {
        let colors = &self.tokens.board;
        if self.scene.coordinates == Coordinates::Shown {
            self.rim(frame);
            self.letters(frame);
        }
        for spot in self.scene.shape.spots() {
            let rect = self.grid.rect(self.scene, spot);
            let color = if self.scene.shape.is_dark(spot) {
                colors.dark
            } else {
                colors.light
            };
            frame.fill_rectangle(rect.position(), rect.size(), color);
        }
    }

    fn rim(&self, frame: &mut Frame) {
        let colors = &self.tokens.board;
        let radius = Radius::new(self.grid.rim * 0.5);
        let outside = Path::rounded_rectangle(Point::ORIGIN, self.grid.size, radius);
        frame.fill(&outside, colors.rim);
        let inside = self.grid.inside().expand(2.0);
        frame.fill_rectangle(inside.position(), inside.size(), colors.rim_edge);
    }

    fn letters(&self, frame: &mut Frame) {
        let (grid, shape) = (&self.grid, self.scene.shape);
        let far = (grid.size.width, grid.size.height);
        for file in 0..shape.files {
            let rect = grid.rect(self.scene, Spot::new(file, 0));
            let letter = char::from(b'a'.saturating_add(file)).to_string();
            self.letters_of_line(frame, &letter, rect.center(), far, self.files_run_across());
        }
        for rank in 0..shape.ranks {
            let rect = grid.rect(self.scene, Spot::new(0, rank));
            let number = (u16::from(rank) + 1).to_string();
            self.letters_of_line(frame, &number, rect.center(), far, !self.files_run_across());
        }
    }

    /// Whether the files stand upright, as they do for White and Black.
    fn files_run_across(&self) -> bool {
        let (column, _) = self.scene.seen_from_bottom(1.0, 0.0);
        let (first, _) = self.scene.seen_from_bottom(0.0, 0.0);
        column != first
    }

    /// One letter at both ends of its line.
    fn letters_of_line(
        &self,
        frame: &mut Frame,
        letter: &str,
        center: Point,
        far: (f32, f32),
        upright: bool,
    ) {
        let middle = self.grid.rim / 2.0;
        let ends = if upright {
            [
                Point::new(center.x, middle),
                Point::new(center.x, far.1 - middle),
            ]
        } else {
            [
                Point::new(middle, center.y),
                Point::new(far.0 - middle, center.y),
            ]
        };
        for position in ends {
            frame.fill_text(Text {
                content: letter.to_owned(),
                position,
                color: self.tokens.board.coordinate,
                size: (self.grid.square * LETTER).into(),
                font: fonts::BOLD,
                align_x: Alignment::Center,
                align_y: Vertical::Center,
                ..Text::default()
            });
        }
    }

    /// The pieces that stand still. Every square has its slot, so that a change stays local.
    pub(super) fn settled_pieces(&self, renderer: &mut Renderer) {
        let dragged = self.hand.drag().map(|(spot, _)| spot);
        for spot in self.scene.shape.spots() {
            let rect = self.grid.rect(self.scene, spot);
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
        let rect = self.grid.rect(self.scene, spot).shrink(2.0);
        let mut frame = Frame::new(renderer, self.grid.size);
        let path = Path::rectangle(rect.position(), rect.size());
        let stroke = Stroke::default()
            .with_width((self.grid.square * 0.05).max(3.0))
            .with_color(self.tokens.board.accent);
        frame.stroke(&path, stroke);
        renderer.draw_geometry(frame.into_geometry());
    }
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

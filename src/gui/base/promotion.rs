//! What a pawn becomes is asked on the board: the pieces stand on the squares of its last line, from the square that it goes
//! to backwards, and below them the way back. One of them is pressed or chosen by the keyboard; a press elsewhere on the
//! board, or Escape, leaves the pawn where it was.
//!
//! On small boards, where squares are smaller than a finger, the pieces are larger and stand in two columns.

use iced::advanced::widget::Id;
use iced::widget::{button, container, space, svg};
use iced::{Element, Fill, Point, Rectangle, Size, Vector};

use crate::gui::board::Grid;
use crate::gui::look::art::{self, Icon};
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Tokens, size};
use crate::gui::widget::button::{disc, ringed};
use crate::gui::widget::icon::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::ring::Laid;
use crate::gui::widget::tool::Tool;
use crate::rules::Piece;
use crate::scene::{Scene, Spot};

/// One piece a pawn may become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromotionChoice<C> {
    pub control: C,
    pub piece: Piece,
    pub name: String,
}

impl<C: Copy> Laid<C> for PromotionChoice<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        ring.push(self.control);
    }
}

/// The question, the pieces and the way back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picker<C> {
    /// The square that the pawn goes to.
    pub square: Spot,
    pub question: String,
    /// The pieces.
    pub choices: Vec<PromotionChoice<C>>,
    /// Leaves the pawn where it was.
    pub cancel: Tool<C>,
}

impl<C: Copy> Laid<C> for Picker<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        self.choices.lay(ring);
        self.cancel.lay(ring);
    }
}

/// What is asked on a board of a screen.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a, C> {
    /// The board, and its picture.
    pub board: C,
    pub scene: &'a Scene,
    pub picker: &'a Picker<C>,
}

impl<C: Copy> Asked<'_, C> {
    /// The first piece to choose.
    pub(in crate::gui) fn first(&self) -> Option<C> {
        self.picker.choices.first().map(|it| it.control)
    }
}

impl<C> Picker<C> {
    /// The way from one piece to the next on the screen: columns to the right, rows down.
    fn way(&self, scene: &Scene) -> (f32, f32) {
        let pawn = self.choices.first();
        let (right, down) = pawn.map_or((0.0, -1.0), |it| scene.ahead(it.piece.seat));
        (-right, -down)
    }

    /// Whether an arrow key goes to the next piece, seen on the screen; `None` if it goes across.
    pub(in crate::gui) fn goes_on(&self, scene: &Scene, (right, down): (i8, i8)) -> Option<bool> {
        let (along, across) = self.way(scene);
        let far = f32::from(right) * along + f32::from(down) * across;
        (far != 0.0).then_some(far > 0.0)
    }
}

impl<C: Copy> Picker<C> {
    /// All that is asked, over a board of this scene and as large as this.
    pub(in crate::gui) fn view<'a, M: Clone + 'a>(
        &'a self,
        tokens: &'static Tokens,
        (scene, side): (&Scene, f32),
        has_focus: impl Fn(C) -> bool,
        (named, on_press): (impl Fn(C) -> Id, impl Fn(C) -> M),
    ) -> Element<'a, M> {
        let grid = Grid::fit(Size::new(side, side), scene);
        let places = Places::of(self, scene, &grid);
        let veil = tokens.paper.scale_alpha(VEIL);
        let veil = button(space().width(Fill).height(Fill))
            .padding(0)
            .style(move |_, _| style::bare(veil))
            .on_press(on_press(self.cancel.control));
        let ground = container(space())
            .style(move |_| style::ringed(tokens.card, tokens.accent, size::FOCUS, GROUND))
            .width(Fill)
            .height(Fill);
        let whole = Rectangle::with_size(grid.size);
        let mut all = Placed::new(grid.size)
            .push(Anchor::place(whole), veil)
            .push(Anchor::place(places.ground), ground);
        for (choice, place) in self.choices.iter().zip(&places.choices) {
            let control = choice.control;
            let face = face(
                tokens,
                choice,
                scene,
                *place,
                has_focus(control),
                on_press(control),
            );
            let face = container(face).id(named(control));
            all = all.push(Anchor::place(*place), face);
        }
        let cancel = self.cancel.control;
        let cross = icon(Icon::Cross, size::ICON, tokens.ink);
        let label = &self.cancel.label;
        let back = disc(
            tokens,
            size::TOUCH,
            cross,
            label,
            has_focus(cancel),
            on_press(cancel),
        );
        let back = container(back).id(named(cancel));
        all.push(Anchor::place(places.cancel), back).into()
    }
}

/// A piece to choose.
fn face<'a, C, M: Clone + 'a>(
    tokens: &'static Tokens,
    choice: &'a PromotionChoice<C>,
    scene: &Scene,
    place: Rectangle,
    has_focus: bool,
    on_press: M,
) -> Element<'a, M> {
    let side = place.width - 2.0 * (size::RING + EDGE);
    let piece = choice.piece;
    let drawing = match scene.shape.corner > 0 {
        true => art::piece_of_army(tokens.pieces, piece),
        false => art::piece_of(tokens.pieces, piece),
    };
    let drawing = svg(drawing).width(side).height(side);
    let pressed = button(container(drawing).center(Fill))
        .width(Fill)
        .height(Fill)
        .padding(0)
        .style(move |_, status| style::piece_button(tokens, status))
        .on_press(on_press);
    let named = Labeled::new(choice.name.clone(), pressed);
    ringed(tokens, has_focus, size::RADIUS_SLOT, named)
}

/// Where everything stands over a board, from its upper left corner; logical pixels.
#[derive(Clone, Debug, PartialEq)]
struct Places {
    ground: Rectangle,
    choices: Vec<Rectangle>,
    cancel: Rectangle,
}

impl Places {
    fn of<C>(picker: &Picker<C>, scene: &Scene, grid: &Grid) -> Self {
        let n_choices = picker.choices.len().max(1);
        let back = size::TOUCH + 2.0 * size::RING;
        let (right, down) = picker.way(scene);
        let is_down = down != 0.0;
        let along = match is_down {
            true => grid.size.height,
            false => grid.size.width,
        };
        let free = along - back - 2.0 * PAD;
        let least = size::TOUCH + 2.0 * size::RING;
        let wanted = (grid.square * LARGER).max(least);
        let most = free / count(n_choices);
        let (cell, n_lines) = match most >= least {
            true => (wanted.min(most).floor(), 1),
            false => {
                let most = free / count(n_choices.div_ceil(2));
                (wanted.min(most).floor(), 2)
            }
        };
        let long = cell * count(n_choices.div_ceil(n_lines));
        let wide = cell * count(n_lines);
        // As if the pieces went to the right from the left edge; then turned to where they go.
        let size = Size::new(long + 2.0 * PAD + back, wide + 2.0 * PAD);
        let lay = |place: Rectangle| match (is_down, right + down > 0.0) {
            (false, true) => place,
            (false, false) => Rectangle {
                x: size.width - place.x - place.width,
                ..place
            },
            (true, is_on) => Rectangle {
                x: place.y,
                y: match is_on {
                    true => place.x,
                    false => size.width - place.x - place.width,
                },
                width: place.height,
                height: place.width,
            },
        };
        let at = |x: f32, y: f32, wide: f32, high: f32| {
            lay(Rectangle::new(Point::new(x, y), Size::new(wide, high)))
        };
        let ground = at(0.0, 0.0, long + 2.0 * PAD, size.height);
        let cell_at = |place: usize| {
            let (line, column) = (place % n_lines, place / n_lines);
            at(
                PAD + count(column) * cell,
                PAD + count(line) * cell,
                cell,
                cell,
            )
        };
        let choices = (0..picker.choices.len()).map(cell_at).collect();
        let cancel = at(long + 2.0 * PAD, (size.height - back) / 2.0, back, back);
        let whole = match is_down {
            true => Size::new(size.height, size.width),
            false => size,
        };
        // The first piece stands over the square that the pawn goes to.
        let square = grid.rect(scene, picker.square).center();
        let first: Rectangle = match n_lines {
            1 => cell_at(0),
            _ => ground,
        };
        let from = |square: f32, first: f32, size: f32, whole: f32| {
            (square - first).min(whole - size).max(0.0).round()
        };
        let corner = Vector::new(
            from(square.x, first.center_x(), whole.width, grid.size.width),
            from(square.y, first.center_y(), whole.height, grid.size.height),
        );
        let moved = |place: Rectangle| place + corner;
        let choices: Vec<Rectangle> = choices;
        Self {
            ground: moved(ground),
            choices: choices.into_iter().map(moved).collect(),
            cancel: moved(cancel),
        }
    }
}

/// A number of a few things.
fn count(n: usize) -> f32 {
    f32::from(u8::try_from(n).unwrap_or(u8::MAX))
}

/// How much of the board the veil hides, in parts of all of it.
const VEIL: f32 = 0.3;
/// A piece to choose, measured by a square.
const LARGER: f32 = 1.08;
/// Around the pieces, and its corner; logical pixels.
const PAD: f32 = 4.0;
const GROUND: f32 = 20.0;
/// Around the drawing on its button.
const EDGE: f32 = 3.0;

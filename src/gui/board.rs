//! The board widget: shows a [`Scene`], tells which squares were touched, and nothing else.
//!
//! It knows no rule, no lesson and no language. The renderer paints only what differs from the last
//! picture, so everything is given to it in a form that it can compare: the squares as quads, marks
//! and pieces as images. A gliding piece then costs little. Nothing is a path: around every drawing of
//! paths the renderer makes a clip mask as large as the window anew, twice, and a page with twenty
//! small boards spent more on that than on all it showed.
//!
//! Within one layer of iced's renderer the order is fixed (quads, paths, images, text), whatever is
//! drawn first; images keep the order they come in. So marks are images too, and the whole board is
//! one layer: marks under the pieces, pieces, marks over them, lines, and last what moves. Each
//! square has its own image slot for each of the first three, filled or not: the renderer compares
//! images by their place in the list, and a piece that leaves must not shift the others.

mod animate;
mod draw;
mod guide;
mod input;
mod layout;
mod pen;
mod pulse;
mod stamps;

use iced::time::Instant;

use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, mouse, renderer};
use iced::{Element, Length, Point, Rectangle, Renderer, Size, Theme, Vector, touch, window};

pub use animate::{Animation, Motion, MoveBy, ways};
pub use guide::Guide;
pub use input::{BoardEvent, Hands, SquareEvent};
pub use layout::Grid;
pub use pen::{Drawings, Stroke};

use crate::gui::look::theme::{Tokens, size, time};
use crate::scene::{Level, Scene, Spot};
use input::Pointer;
use stamps::MarkImages;

/// What a board remembers from one picture to the next; one for each board on the screen.
#[derive(Debug, Default)]
pub struct Memory {
    stamps: MarkImages,
    /// What moves.
    pub motion: Motion,
    /// The hand that shows how it is done.
    pub guide: Guide,
}

impl Memory {
    /// Time has passed: `now` is the moment of the picture about to be drawn.
    pub fn frame(&mut self, now: Instant) {
        self.motion.frame(now);
        self.guide.frame(now);
    }
}

/// A board on the screen.
#[allow(missing_debug_implementations)]
pub struct BoardWidget<'a, Message> {
    scene: &'a Scene,
    memory: &'a Memory,
    tokens: &'static Tokens,
    calls: Option<Spot>,
    hands: Hands,
    on_event: Option<Box<dyn Fn(BoardEvent) -> Message + 'a>>,
    on_draw: Option<Box<dyn Fn(Stroke) -> Message + 'a>>,
    on_frame: Option<Box<dyn Fn(Instant) -> Message + 'a>>,
}

impl<'a, Message> BoardWidget<'a, Message> {
    /// A picture of a board, as large as fits.
    #[must_use]
    pub fn new(scene: &'a Scene, memory: &'a Memory, tokens: &'static Tokens) -> Self {
        Self {
            scene,
            memory,
            tokens,
            calls: None,
            hands: Hands::Off,
            on_event: None,
            on_draw: None,
            on_frame: None,
        }
    }

    /// Calls attention to a square.
    #[must_use]
    pub const fn calls(mut self, calls: Option<Spot>) -> Self {
        self.calls = calls;
        self
    }

    /// Lets hands work on the board, and says what happens then.
    #[must_use]
    pub fn on_event(mut self, hands: Hands, message: impl Fn(BoardEvent) -> Message + 'a) -> Self {
        self.hands = hands;
        self.on_event = Some(Box::new(message));
        self
    }

    /// Lets the right mouse button draw on the board, and says what it draws; see [`Drawings`].
    #[must_use]
    pub fn on_draw(mut self, message: impl Fn(Stroke) -> Message + 'a) -> Self {
        self.on_draw = Some(Box::new(message));
        self
    }

    /// Says what happens before each picture of a movement; hand the moment to [`Memory::frame`].
    #[must_use]
    pub fn on_frame(mut self, message: impl Fn(Instant) -> Message + 'a) -> Self {
        self.on_frame = Some(Box::new(message));
        self
    }

    fn spot_at(&self, bounds: Rectangle, point: Point) -> Option<Spot> {
        let inside = point - Vector::new(bounds.x.round(), bounds.y.round());
        Grid::fit(bounds.size(), self.scene).spot_at(self.scene, inside)
    }

    fn press(&self, hand: &mut Pointer, bounds: Rectangle, point: Point, reach: f32) -> bool {
        let Some(spot) = self.spot_at(bounds, point) else {
            return false;
        };
        let can_drag = self.hands == Hands::Move && self.scene.piece_at(spot).is_some();
        hand.press(spot, point, reach, can_drag);
        true
    }

    fn tell(&self, event: Option<BoardEvent>, shell: &mut Shell<'_, Message>) {
        if let (Some(event), Some(message)) = (event, &self.on_event) {
            shell.publish(message(event));
        }
    }

    fn move_on(&self, now: Instant, shell: &mut Shell<'_, Message>) {
        let Some(message) = &self.on_frame else {
            return;
        };
        let Memory { motion, guide, .. } = self.memory;
        if motion.wants(now) || guide.wants(now) {
            shell.publish(message(now));
        }
        if motion.is_running() {
            let rest = motion.rest(now);
            shell.request_redraw_at(now + rest.max(time::FRAME));
        }
        if guide.is_running() {
            shell.request_redraw_at(now + guide.rest().max(time::FRAME));
        }
    }

    /// What hands do; `true` if the board has taken the event for itself.
    fn handle(
        &self,
        hand: &mut Pointer,
        event: &iced::Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) -> bool {
        use iced::Event::{Mouse, Touch, Window};
        let point = match event {
            Touch(
                touch::Event::FingerPressed { position, .. }
                | touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerLifted { position, .. },
            ) => Some(*position),
            _ => cursor.position(),
        };
        match event {
            Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => cursor
                .position_over(bounds)
                .is_some_and(|point| self.press(hand, bounds, point, size::DRAG_MOUSE)),
            Touch(touch::Event::FingerPressed { position, .. }) => {
                bounds.contains(*position) && self.press(hand, bounds, *position, size::DRAG_TOUCH)
            }
            Mouse(mouse::Event::CursorMoved { .. }) | Touch(touch::Event::FingerMoved { .. }) => {
                let Some(point) = point else { return false };
                let lifted = hand.travel(point);
                self.tell(lifted, shell);
                hand.drag().is_some()
            }
            Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Touch(touch::Event::FingerLifted { .. }) => {
                let was_down = hand.pressed().is_some();
                let over = point.and_then(|point| self.spot_at(bounds, point));
                let placed = over.filter(|_| !was_down && self.hands == Hands::Place);
                let done = hand.release(over).or(placed.map(BoardEvent::Pressed));
                self.tell(done, shell);
                was_down || placed.is_some()
            }
            Touch(touch::Event::FingerLost { .. }) | Window(window::Event::Unfocused) => {
                let put_back = hand.let_go();
                self.tell(put_back, shell);
                put_back.is_some()
            }
            _ => false,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for BoardWidget<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Pointer>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Pointer::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &Limits) -> Node {
        Node::new(Grid::fit(limits.max(), self.scene).size)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &iced::Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        if let iced::Event::Window(window::Event::RedrawRequested(now)) = event {
            self.move_on(*now, shell);
            let hand = tree.state.downcast_mut::<Pointer>();
            let pace = self.memory.motion.pace();
            let pulse = hand.pulse.frame(self.calls, pace, *now);
            for next in pulse.into_iter().chain(hand.frame(*now)) {
                shell.request_redraw_at(next);
            }
            return;
        }
        let hand = tree.state.downcast_mut::<Pointer>();
        let is_drawn = self.draws(&mut hand.pen, event, layout.bounds(), cursor, shell);
        if is_drawn {
            shell.capture_event();
            shell.request_redraw();
        }
        if is_drawn || self.hands == Hands::Off {
            return;
        }
        if self.handle(hand, event, layout.bounds(), cursor, shell) {
            shell.capture_event();
            shell.request_redraw();
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let hand = tree.state.downcast_ref::<Pointer>();
        let bounds = layout.bounds();
        let over = cursor
            .position_over(bounds)
            .and_then(|point| self.spot_at(bounds, point));
        match (self.hands, over) {
            _ if hand.drag().is_some() => mouse::Interaction::Grabbing,
            (Hands::Tap | Hands::Place, Some(_)) => mouse::Interaction::Pointer,
            (Hands::Move, Some(spot)) if self.scene.piece_at(spot).is_some() => {
                mouse::Interaction::Grab
            }
            _ => mouse::Interaction::None,
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if !bounds.intersects(viewport) {
            return;
        }
        let hand = tree.state.downcast_ref::<Pointer>();
        let origin = Vector::new(bounds.x.round(), bounds.y.round());
        let painter = draw::Painter {
            scene: self.scene,
            grid: Grid::fit(bounds.size(), self.scene),
            tokens: self.tokens,
            motion: &self.memory.motion,
            guide: &self.memory.guide,
            hand,
            origin,
        };
        let stamps = &self.memory.stamps;
        renderer.with_translation(origin, |renderer| {
            painter.base(renderer);
            painter.letters(renderer);
            painter.signposts(renderer);
            painter.marks(renderer, Level::Under, stamps);
            painter.settled_pieces(renderer);
            painter.marks(renderer, Level::Over, stamps);
            painter.lines(renderer, stamps);
            painter.moving_pieces(renderer, stamps);
            painter.flying_stars(renderer, stamps);
            painter.guiding_hand(renderer);
        });
    }
}

impl<'a, Message: 'a> From<BoardWidget<'a, Message>> for Element<'a, Message> {
    fn from(board: BoardWidget<'a, Message>) -> Self {
        Self::new(board)
    }
}

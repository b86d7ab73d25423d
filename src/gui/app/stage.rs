//! The widget around every screen: turns keys that nobody else took into messages, meters drawing, tells a page around the
//! window where text is asked for, and sees to it that what has changed is painted. Everything else goes straight to the screen.

use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Clipboard, InputMethod, Layout, Shell, mouse, renderer};
use iced::{Element, Event, Point, Rectangle, Renderer, Theme, window};

use crate::gui::app::browser;
use crate::gui::app::repaint::Repaint;
use crate::gui::app::trace::Trace;
use crate::gui::base::clipboard;
use crate::gui::base::focus::Key;
use crate::gui::board::Grid;
use crate::gui::widget::areas::Areas;
use crate::gui::widget::delegate::delegate;
use crate::scene::{Scene, Shape, Spot};

/// A screen with its keys and its meter.
#[allow(missing_debug_implementations)]
pub struct Stage<'a, Message> {
    content: Element<'a, Message>,
    on_key: Box<dyn Fn(Key) -> Message + 'a>,
    trace: &'a Trace,
    repaint: &'a Repaint,
    /// How much larger than measured it is painted.
    scale: f32,
    /// The board that is played on, and its name among the widgets.
    board: Option<(&'a Scene, &'static str)>,
}

impl<'a, Message> Stage<'a, Message> {
    /// Puts a screen on the stage.
    pub fn new(
        content: impl Into<Element<'a, Message>>,
        (trace, repaint): (&'a Trace, &'a Repaint),
        scale: f32,
        on_key: impl Fn(Key) -> Message + 'a,
    ) -> Self {
        Self {
            content: content.into(),
            on_key: Box::new(on_key),
            trace,
            repaint,
            scale,
            board: None,
        }
    }

    /// Meters where a board is, too.
    pub(in crate::gui) fn with_board(self, board: Option<(&'a Scene, &'static str)>) -> Self {
        Self { board, ..self }
    }

    /// Looks where the board is, if that is written down. A part of a board has no corner that is named alike.
    fn meter_board(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) {
        let board = self.board.filter(|_| self.trace.is_on());
        let Some((scene, name)) = board.filter(|(scene, _)| scene.shape == Shape::square(8)) else {
            return;
        };
        let mut areas = Areas::of(vec![name]);
        let content = self.content.as_widget_mut();
        content.operate(tree, layout, renderer, &mut areas);
        if let Some((_, area)) = areas.found.first() {
            let corners = [A1, H8].map(|it| Grid::center_in(*area, scene, it));
            let painted = |at: Point| Point::new(at.x * self.scale, at.y * self.scale);
            self.trace.board_at(corners.map(painted));
        }
    }
}

/// The corner squares that are told.
const A1: Spot = Spot { file: 0, rank: 0 };
const H8: Spot = Spot { file: 7, rank: 7 };

impl<Message> Widget<Message, Theme, Renderer> for Stage<'_, Message> {
    delegate!(tag state children diff size layout operate mouse_interaction overlay);

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        self.trace.settle();
        clipboard::with_browsers(clipboard, |clipboard| {
            self.content.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        });
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            browser::writes(match shell.input_method() {
                InputMethod::Enabled { cursor, .. } => Some(*cursor * self.scale),
                InputMethod::Disabled => None,
            });
            self.meter_board(tree, layout, renderer);
        }
        if shell.is_event_captured() {
            return;
        }
        if let Event::Keyboard(event) = event
            && let Some(key) = Key::of(event)
        {
            shell.publish((self.on_key)(key));
            shell.capture_event();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.trace.draw_begins();
        let content = self.content.as_widget();
        content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        self.repaint.settle(renderer, layout.bounds(), self.scale);
    }
}

impl<'a, Message: 'a> From<Stage<'a, Message>> for Element<'a, Message> {
    fn from(stage: Stage<'a, Message>) -> Self {
        Self::new(stage)
    }
}

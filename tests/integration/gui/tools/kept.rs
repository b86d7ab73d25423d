//! A window that keeps what its widgets remember, such as how far a page is scrolled: what the window asks of
//! its widgets is done, as in a running program.

use headless::futures::futures::StreamExt as _;
use headless::futures::futures::executor::block_on;
use headless::runtime::user_interface::{Cache, UserInterface};
use headless::runtime::{Action, task};
use headless::selector::{Selector as _, id};
use iced::advanced::renderer::Headless;
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::{Pixels, Rectangle, Renderer, Size};

use squarewise::gui::look::fonts;
use squarewise::gui::{App, Message};

/// A window with a memory.
pub(crate) struct Kept {
    pub(crate) app: App,
    size: Size,
    renderer: Renderer,
    cache: Option<Cache>,
}

impl Kept {
    /// A window of a size, in logical pixels.
    pub(crate) fn new(app: App, (width, height): (f32, f32)) -> Self {
        fonts::install();
        let renderer = <Renderer as Headless>::new(fonts::REGULAR, Pixels(16.0), Some("tiny-skia"));
        Self {
            app,
            size: Size::new(width, height),
            renderer: block_on(renderer).unwrap(),
            cache: Some(Cache::default()),
        }
    }

    /// Gives a message to the window, and does what comes of it.
    pub(crate) fn tell(&mut self, message: Message) {
        let task = self.app.update(message);
        let Some(mut actions) = task::into_stream(task) else {
            return;
        };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.tell(message),
                Action::Widget(operation) => {
                    let mut next = Some(operation);
                    while let Some(mut operation) = next.take() {
                        self.with(|ui, renderer| ui.operate(renderer, operation.as_mut()));
                        if let Outcome::Chain(more) = operation.finish() {
                            next = Some(more);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// How much of a control is seen, and how large it is.
    pub(crate) fn bounds(&mut self, name: &iced::widget::Id) -> (Option<Rectangle>, Rectangle) {
        let mut search = id(name.clone()).find();
        self.with(|ui, renderer| ui.operate(renderer, &mut black_box(&mut search)));
        match search.finish() {
            Outcome::Some(Some(found)) => (found.visible_bounds(), found.bounds()),
            _ => panic!("no {name:?} on the screen"),
        }
    }

    fn with<T>(
        &mut self,
        act: impl FnOnce(&mut UserInterface<'_, Message, iced::Theme, Renderer>, &Renderer) -> T,
    ) -> T {
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(self.app.view(), self.size, cache, &mut self.renderer);
        let done = act(&mut ui, &self.renderer);
        self.cache = Some(ui.into_cache());
        done
    }
}

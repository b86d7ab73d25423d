//! The screen of problems, for authors: every mistake in their lessons, with its line and the help.

mod board;
pub mod model;
mod present;
pub mod view;

use iced::Element;

use crate::gui::board::Memory;
use crate::gui::focus::{Focus, Key};
use crate::gui::shared::Shared;
use model::{Control, Model};

/// The screen of problems while it is shown.
#[derive(Debug)]
pub struct State {
    model: Model,
    focus: Focus<Control>,
    /// What each picture of a board remembers, in their order.
    pictures: Vec<Memory>,
}

/// What happened on the screen of problems.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
}

/// What the screen of problems asks the window for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// The list of lessons.
    Home,
    /// To scroll so far.
    Scroll(f32),
}

/// How far an arrow key scrolls, in logical pixels.
const ROW: f32 = 80.0;

impl State {
    /// Shows what is wrong.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let model = present::present(shared);
        Self {
            pictures: pictures(&model),
            model,
            focus: Focus::default(),
        }
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Pressed(Control::Home) | Message::Key(Key::Cancel | Key::TakeBack) => {
                Action::Home
            }
            Message::Key(Key::Press) if self.focus.current().is_some() => Action::Home,
            Message::Key(Key::Next | Key::Previous) => {
                self.focus.give(Control::Home);
                Action::None
            }
            Message::Key(Key::Down) => Action::Scroll(ROW),
            Message::Key(Key::Up) => Action::Scroll(-ROW),
            Message::Key(_) => Action::None,
        }
    }

    /// The screen.
    #[must_use]
    pub fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View {
            model: &self.model,
            focus: &self.focus,
            pictures: &self.pictures,
            tokens: shared.tokens(),
        };
        shared.flow().turn(view.screen())
    }

    /// What the screen shows.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// The lessons, the words or the theme have changed.
    pub fn shared_changed(&mut self, shared: &Shared) {
        self.model = present::present(shared);
        self.pictures = pictures(&self.model);
    }
}

/// A memory for each picture of a board.
fn pictures(model: &Model) -> Vec<Memory> {
    let problems = model.files.iter().flat_map(|file| &file.problems);
    let boards = problems.filter(|problem| problem.board.is_some());
    boards.map(|_| Memory::default()).collect()
}

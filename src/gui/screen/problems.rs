//! The screen of problems, for authors: every mistake in their lessons, with its line and the help.

mod board;
pub mod model;
mod present;
pub mod view;

use iced::Element;
use iced::widget::operation::{self, AbsoluteOffset};

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{self, Frame, Framed, in_frame};
use crate::gui::board::Memory;
use model::{Control, Model};

/// The screen of problems while it is shown.
#[derive(Debug)]
pub struct State {
    frame: Frame<Control, Model>,
    /// What each picture of a board remembers, in their order.
    pictures: Vec<Memory>,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

/// How far an arrow key scrolls, in logical pixels.
const ROW: f32 = 80.0;

impl State {
    /// Shows what is wrong.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let mut state = Self {
            frame: Frame::default(),
            pictures: Vec::new(),
        };
        state.refresh(shared);
        state
    }
}

/// Scrolls so far.
fn scroll(y: f32) -> Action {
    let offset = AbsoluteOffset { x: 0.0, y };
    Action::Run(operation::scroll_by(view::PAGE, offset))
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View::new(&self.frame, self.pictures.as_slice(), shared);
        view.turned(view::View::for_window)
    }

    fn press(&mut self, control: Control, _shared: &mut Shared) -> Action {
        match control {
            Control::Home => Action::Go(Goto::Home),
        }
    }

    fn go_up(&mut self, _: &mut Shared) -> Action {
        Action::Go(Goto::Home)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match key {
            Key::Cancel | Key::TakeBack => Action::Go(Goto::Home),
            Key::Press => self.press_focused(&[], shared),
            Key::Down => scroll(ROW),
            Key::Up => scroll(-ROW),
            Key::Next | Key::Previous => self.give(Control::Home),
            _ => Action::None,
        }
    }

    /// What is wrong stays so until the lessons are read again.
    fn settle(&mut self, action: Action, _shared: &mut Shared) -> Action {
        action
    }

    fn refresh(&mut self, shared: &Shared) {
        self.show(shared);
        self.pictures = pictures(&self.frame.model);
    }
}

/// A memory for each picture of a board.
fn pictures(model: &Model) -> Vec<Memory> {
    let problems = model.files.iter().flat_map(|file| &file.problems);
    let boards = problems.filter(|problem| problem.board.is_some());
    boards.map(|_| Memory::default()).collect()
}

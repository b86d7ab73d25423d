//! What the window does for authors: takes a dropped file in, shows the problems.

use std::path::PathBuf;

use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Event, Task, event, window};

use crate::gui::screen::problems;
use crate::gui::{App, Message, Screen};

impl App {
    /// On the screen of problems.
    pub(super) fn problems(&mut self, message: problems::Message) -> Task<Message> {
        let Screen::Problems(problems) = &mut self.screen else {
            return Task::none();
        };
        match problems.update(message) {
            problems::Action::None => {}
            problems::Action::Home => self.show_home(),
            problems::Action::Scroll(y) => {
                let offset = AbsoluteOffset { x: 0.0, y };
                return operation::scroll_by(problems::view::PAGE, offset);
            }
        }
        Task::none()
    }

    pub(super) fn show_problems(&mut self) {
        self.screen = Screen::Problems(Box::new(problems::State::new(&self.shared)));
    }

    /// Takes a lesson file in; one that does not hold shows why.
    pub(super) fn take_in(&mut self, path: PathBuf) -> Task<Message> {
        let is_lesson = path
            .extension()
            .is_some_and(|it| it.eq_ignore_ascii_case("toml"));
        if !is_lesson {
            return Task::none();
        }
        self.expect_file(path);
        self.arrival_of_lessons()
    }
}

/// A file that was dropped on a window.
pub(super) fn dropped(event: Event, _: event::Status, _: window::Id) -> Option<Message> {
    match event {
        Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
        _ => None,
    }
}

//! What the window does for authors: reads lessons again, takes a dropped file in, shows the problems.

use std::path::Path;

use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Event, Task, event, window};

use crate::gui::screen::problems;
use crate::gui::{App, Message, Screen};
use crate::library::Origin;

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

    /// Reads all lessons again; the open one stays where it is as far as that can be.
    pub(super) fn reload(&mut self) {
        self.shared.reload();
        if let Screen::Lesson(lesson) = &mut self.screen {
            let id = lesson.id().to_owned();
            if !lesson.reloaded(&mut self.shared) {
                self.open(&id);
            }
        }
        match &self.screen {
            Screen::Home(_) => self.show_home(),
            Screen::Problems(_) => self.show_problems(),
            _ => {}
        }
    }

    /// Opens a lesson file; one that does not hold shows why.
    pub(super) fn take_in(&mut self, path: &Path) {
        let is_lesson = path
            .extension()
            .is_some_and(|it| it.eq_ignore_ascii_case("toml"));
        if !is_lesson {
            return;
        }
        self.shared.add_lessons(path);
        let origin = Origin::File(path.to_path_buf());
        let mut entries = self.shared.library.entries().iter();
        let entry = entries.find(|it| it.origin == origin);
        match entry.map(|it| it.lesson.id.clone()) {
            Some(id) => self.open(&id),
            None => self.show_problems(),
        }
    }
}

/// A file that was dropped on a window.
pub(super) fn dropped(event: Event, _: event::Status, _: window::Id) -> Option<Message> {
    match event {
        Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
        _ => None,
    }
}

//! What the window does for authors: takes in what is dropped, shows the problems.

use std::path::Path;

use iced::Task;

use crate::gui::screen::problems;
use crate::gui::{App, Message, Screen};
use crate::library::OtherSort;
use crate::locale::Phrase;

impl App {
    pub(in crate::gui) fn show_problems(&mut self) {
        self.put(Screen::Problems(Box::new(problems::State::new(
            &self.shared,
        ))));
    }

    /// Reads a lesson file or a folder of lessons; anything else is answered with a sentence.
    pub(in crate::gui) fn take_in(&mut self, path: &Path) -> Task<Message> {
        let is = |ending: &str| {
            let its = path.extension();
            its.is_some_and(|it| it.eq_ignore_ascii_case(ending))
        };
        let file = last_name(path);
        if path.is_dir() {
            self.show_home();
            self.expect_folder(path);
        } else if is("toml") {
            self.expect_file(path);
        } else {
            self.toast = Some(match OtherSort::of(path) {
                Some(OtherSort::Packed) => Phrase::DroppedZip { file },
                Some(OtherSort::Games) => Phrase::DroppedGames { file },
                Some(OtherSort::Table | OtherSort::Positions) => Phrase::DroppedTable { file },
                None => Phrase::DroppedOther { file },
            });
            return Task::none();
        }
        self.arrival_of_lessons()
    }
}

/// What a file or folder is called, without where it is.
pub(in crate::gui) fn last_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

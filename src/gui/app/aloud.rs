//! What is read aloud goes on by itself, and stops with the next press.

use iced::Task;

use crate::gui::{App, Message};

impl App {
    /// Reads what the screen that came up says first, to whoever is read to; on the very first one to everybody, since
    /// nobody could ask for it yet.
    pub(in crate::gui) fn read_opening(&mut self) {
        let shared = &mut self.shared;
        if shared.reads_to_me() || shared.learner.is_new() {
            self.screen.greet(shared);
        }
    }

    /// What is read may have come to its end: the next is read. The screen is shown anew if there is a voice now where
    /// there was none, or the other way round.
    pub(in crate::gui) fn read_on(&mut self) {
        let before = self.shared.no_voice();
        self.shared.speaker.look();
        if self.shared.no_voice() != before {
            self.shared_changed();
        }
    }

    /// Lights up the answer that is being read, and no other.
    pub(in crate::gui) fn match_lit(&mut self) {
        let lit = self.shared.lit();
        if std::mem::replace(&mut self.lit, lit) != lit {
            self.shared_changed();
        }
    }

    /// A message whenever it is time to look what is read, from the first time this is asked.
    pub(in crate::gui) fn match_voice(&mut self) -> Option<Task<Message>> {
        let news = self.shared.speaker.news()?;
        Some(Task::run(news, |()| Message::Spoken))
    }
}

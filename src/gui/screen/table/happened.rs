//! What goes into "What happened" at the table: every move, every refusal with its reason, and what
//! the players say.

use crate::gui::screen::table::{Panel, State, told};
use crate::gui::shared::Shared;

impl State {
    /// Opens "What happened", or closes it.
    pub(super) fn toggle_log(&mut self) {
        self.panel = match self.panel {
            Panel::Happened => self.panel_at_rest(),
            _ => Panel::Happened,
        };
    }

    /// Writes down what happened.
    pub(super) fn write_down(&mut self, shared: &Shared) {
        for event in self.game.take_events() {
            let line = told::happened_in_words(&self.game, &event);
            if let Some(line) = line {
                self.happened.tell(shared.label(&line));
            }
        }
    }

    /// What the coach says now, if it is news; another language alone is none.
    pub(super) fn hear(&mut self, is_news: bool, shared: &Shared) {
        let said = self.model.coach.speech.words();
        let is_news = is_news && told::is_news(self);
        self.happened.hear(said, is_news, shared);
    }
}

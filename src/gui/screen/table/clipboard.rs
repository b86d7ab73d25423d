//! Copied and pasted: positions and whole games through the clipboard.

use crate::gui::base::clipboard;

use crate::gui::screen::table::{Action, Message, Panel, State, TableBoard};
use crate::lesson::rulesets;
use crate::locale::Phrase;
use crate::rules::Ruleset;
use crate::table::Table;

impl<G: TableBoard> State<G> {
    /// Copies the position.
    pub(super) fn copy_position(&mut self) -> Action {
        self.panel = self.panel_at_rest();
        self.notice = Some(Phrase::TableCopiedPosition);
        Action::Copy(G::position_text(&self.game))
    }

    /// Copies the moves, of several the whole record.
    pub(super) fn copy_moves(&mut self) -> Action {
        self.panel = self.panel_at_rest();
        self.notice = Some(G::copied());
        Action::Copy(G::text(&self.game))
    }

    /// Asks for what was copied.
    pub(super) fn paste() -> Action {
        Action::Run(clipboard::read().map(Message::Pasted))
    }

    /// A text was pasted: another game, once the players agree; what cannot be read changes nothing.
    pub(super) fn take_pasted(&mut self, text: &str) {
        let rules = rulesets::named(self.rules).unwrap_or(Ruleset::FIDE);
        match G::game(text, rules) {
            Ok(game) if self.is_under_way() => self.panel = Panel::Replace(Box::new(game)),
            Ok(game) => self.take_up(game),
            Err(complaint) => {
                self.panel = self.panel_at_rest();
                self.notice = Some(complaint);
            }
        }
    }

    /// Goes on with a pasted game.
    pub(super) fn take_up(&mut self, game: Table<G>) {
        self.start(game);
        self.notice = Some(Phrase::TablePasted);
    }
}

//! Copied and pasted: positions and whole games through the clipboard.

use iced::clipboard;

use crate::explain;
use crate::gui::route::Action;
use crate::gui::screen::table::{Message, Panel, State};
use crate::lesson::rulesets;
use crate::locale::Phrase;
use crate::referee::Referee;
use crate::rules::Ruleset;
use crate::rules::notation::letters::Letters;
use crate::table::Table;
use crate::table::record::RecordError;

impl State {
    /// Copies the position as FEN.
    pub(super) fn copy_position(&mut self) -> Action<Message> {
        self.panel = Panel::Game;
        self.notice = Some(Phrase::TableCopiedPosition);
        Action::Run(clipboard::write(self.fen()))
    }

    /// Copies the moves.
    pub(super) fn copy_moves(&mut self) -> Action<Message> {
        self.panel = Panel::Game;
        self.notice = Some(Phrase::TableCopiedMoves);
        Action::Run(clipboard::write(self.game.record()))
    }

    /// Asks for what was copied.
    pub(super) fn paste() -> Action<Message> {
        Action::Run(clipboard::read().map(Message::Pasted))
    }

    /// A text was pasted: another game, once the players agree; what cannot be read changes nothing.
    pub(super) fn pasted(&mut self, text: &str) {
        let rules = rulesets::named(self.rules).unwrap_or(Ruleset::FIDE);
        match Table::read(text, rules) {
            Ok(game) if self.is_under_way() => self.panel = Panel::Replace(Box::new(game)),
            Ok(game) => self.take_up(game),
            Err(error) => {
                self.panel = self.panel_at_rest();
                self.notice = Some(complaint(&error));
            }
        }
    }

    /// Goes on with a pasted game.
    pub(super) fn take_up(&mut self, game: Table) {
        self.start(game);
        self.notice = Some(Phrase::TablePasted);
    }
}

/// What to say about a text that is no game.
fn complaint(error: &RecordError) -> Phrase {
    match error {
        RecordError::Empty => Phrase::TablePasteEmpty,
        RecordError::Fen(_) => Phrase::TablePastePosition,
        RecordError::Setup(setup) => {
            let problems = Referee::of((**setup).clone()).problems();
            let first = problems.into_iter().next();
            first.map_or(Phrase::TablePastePosition, |problem| problem.says)
        }
        RecordError::Move { number, word, .. } if word.is_ascii() && word.len() < LONG => {
            Phrase::TablePasteMove {
                number: u32::try_from(*number).unwrap_or(u32::MAX),
                word: word.clone(),
            }
        }
        RecordError::Move { why, .. } => {
            explain::unread(why, &Letters::default()).unwrap_or(Phrase::CliNotAMove)
        }
    }
}

/// No written move is longer.
const LONG: usize = 12;

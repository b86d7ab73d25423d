//! The keyboard in a lesson: arrows walk on the board, Enter picks and drops, Tab goes on, digits choose
//! answers.

use crate::gui::base::focus::Key;
use crate::gui::base::shared::Shared;
use crate::gui::base::{Framed, HasFrame};
use crate::gui::board::Hands;
use crate::gui::screen::lesson::model::{AnswerField, Control};
use crate::gui::screen::lesson::{Action, Leaving, MoveBy, State};
use crate::locale::Phrase;
use crate::rules::Geometry;
use crate::session::{self, Input};

impl<G: Geometry> State<G> {
    /// Does what a key asks for where a lesson is learned, not shown.
    pub(super) fn lesson_key(&mut self, key: Key, shared: &mut Shared) -> Action {
        if self.typing_key(key, shared) {
            return Action::None;
        }
        if let Some(control) = self.answer_of(key) {
            return self.press(control, shared);
        }
        match key {
            Key::Cancel if self.ghost.is_some() => self.put_back(),
            Key::Cancel if self.asks.is_some() => self.asks = None,
            Key::Next => self.step(true),
            Key::Previous => self.step(false),
            Key::Function(11) => return self.enter_show(shared),
            Key::Cancel if self.is_transcript_open => self.is_transcript_open = false,
            Key::Cancel if self.card.close() => {}
            Key::Cancel if self.is_game_at_rest() => self.asks = Some(Leaving::Home),
            Key::Cancel => self.apply(Input::Cancel, MoveBy::Pressed, shared),
            Key::TakeBack if self.frame.model.entry.is_some() => {
                return self.press(Control::Erase, shared);
            }
            Key::TakeBack if self.offers(Control::TakeBack) => {
                return self.press(Control::TakeBack, shared);
            }
            Key::Letter(letter) if self.frame.model.entry.is_some() => {
                return self.press(Control::Letter(letter), shared);
            }
            Key::Letter('h' | 'H') if self.offers(Control::Hint) => {
                return self.press(Control::Hint, shared);
            }
            Key::Letter('h' | 'H') => return Action::Say(Phrase::NotHereHint),
            Key::Letter('w' | 'W') => self.is_transcript_open = !self.is_transcript_open,
            // A board that has nothing to do leaves the key to what leads on.
            Key::Press
                if self.frame.model.hands == Hands::Off
                    && self.offers(Control::Main)
                    && self.focused() == Some(Control::Board) =>
            {
                return self.press(Control::Main, shared);
            }
            Key::Press => return self.press_focused(&[Control::Main, Control::Board], shared),
            Key::Up | Key::Right | Key::Down | Key::Left if self.counts() => {
                let up = matches!(key, Key::Up | Key::Right);
                return self.press(Control::Change(up), shared);
            }
            _ => self.arrow(Control::Board, key, shared),
        }
        Action::None
    }

    /// Whether a game is played, and no move was begun: there is nothing to put away.
    fn is_game_at_rest(&self) -> bool {
        let session = &self.session;
        let is_game = session.step().task.about().is_game;
        let has_begun = session.picked().is_some() || session.promoting().is_some();
        is_game && !session.is_done() && !has_begun && self.tried.is_none()
    }

    /// The answer of the author's own that a digit means: the first on the screen is 1.
    fn answer_of(&self, key: Key) -> Option<Control> {
        let Key::Letter(letter @ '1'..='9') = key else {
            return None;
        };
        let place = letter.to_digit(10)?.checked_sub(1)? as usize;
        let answer = self.frame.model.answers.get(place).filter(|it| it.is_on)?;
        match answer.means {
            means @ session::Answer::Choice(_) => Some(Control::Answer(means)),
            _ => None,
        }
    }

    /// Whether arrows change a number: while something is counted, and the board has not the keyboard.
    fn counts(&self) -> bool {
        let is_number = matches!(self.frame.model.entry, Some(AnswerField::Number { .. }));
        is_number && !self.frame.focus.shows(Control::Board)
    }
}

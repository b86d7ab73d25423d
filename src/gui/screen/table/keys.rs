//! The keyboard at the table: arrows walk on the board, letters write a move, `!` says check, W opens
//! what happened, Tab goes on.
//!
//! One key for one thing on both boards. On the cross, where no square and no piece is written so, S
//! says check as well, and M opens the moves, which two have before them anyway.

use crate::gui::base::focus::Key;
use crate::gui::base::shared::Shared;
use crate::gui::base::{Framed, HasFrame};
use crate::gui::board::{Hands, MoveBy};
use crate::gui::screen::table::model::Control;
use crate::gui::screen::table::{Action, Panel, State, TableBoard};
use crate::rules::notation::letters::MOST_SIGNS;
use crate::table::Input;

impl<G: TableBoard> State<G> {
    /// Does what a key asks for where the game is played, not shown.
    pub(super) fn table_key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match key {
            Key::Next => self.step(true),
            Key::Previous => self.step(false),
            Key::Cancel => return self.escape(shared),
            Key::TakeBack if !self.typed.is_empty() => {
                self.typed.pop();
            }
            Key::TakeBack | Key::Command('z') if self.offers(Control::TakeBack) => {
                return self.press(Control::TakeBack, shared);
            }
            Key::Command('y') if self.offers(Control::Redo) => {
                return self.press(Control::Redo, shared);
            }
            Key::Function(11) => return self.press(Control::Show, shared),
            Key::Command('c') if self.game.is_for_two() => {
                return self.press(Control::CopyPosition, shared);
            }
            Key::Command('c') => return self.press(Control::CopyMoves, shared),
            Key::Command('v') if self.game.is_for_two() => {
                return self.press(Control::Paste, shared);
            }
            Key::Letter(letter) => self.letter(letter, shared),
            Key::Press if !self.typed.is_empty() => self.play_typed(shared),
            Key::Press => return self.press_focused(&[Control::Board], shared),
            _ => self.arrow(Control::Board, key, shared),
        }
        match self.focused() {
            Some(control) => Action::Run(self.reveal(control)),
            None => Action::None,
        }
    }

    /// What a letter opens or says, where no move is begun; else it writes one.
    fn letter(&mut self, letter: char, shared: &mut Shared) {
        let is_first = self.typed.is_empty();
        let is_several = !self.game.is_for_two();
        let model = &self.frame.model;
        let is_game = model.body.is_game() && model.promotion.is_none();
        let says = is_game && self.offers(Control::Main) && !self.is_over();
        match letter {
            '!' | '+' if says && (is_first || is_several) => {
                self.press(Control::Main, shared);
            }
            's' | 'S' if is_first && says && is_several => {
                self.press(Control::Main, shared);
            }
            'm' | 'M' if is_first && is_several => self.toggle(Panel::Moves),
            'w' | 'W' if is_first && self.has_played => self.toggle(Panel::Transcript),
            letter if is_game && self.frame.model.hands != Hands::Off => self.type_letter(letter),
            _ => {}
        }
    }

    /// Puts away what was begun, one thing at a time; from a game at rest it asks whether to go home.
    fn escape(&mut self, shared: &mut Shared) -> Action {
        if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.panel != self.panel_at_rest() {
            self.panel = self.panel_at_rest();
        } else if self.has_begun() {
            self.apply(Input::Cancel, MoveBy::Pressed);
        } else if self.is_shown {
            return self.press(Control::Show, shared);
        } else if !self.is_under_way() {
            return self.press(Control::Back, shared);
        } else if self.game.proposal().is_none() {
            self.open(Panel::Home);
        }
        Action::None
    }

    /// Whether a move was begun, and can be given up.
    pub(super) fn has_begun(&self) -> bool {
        let game = &self.game;
        let has_begun = game.picked().is_some()
            || game.promoting().is_some()
            || game.released().is_some()
            || game.intends().is_some()
            || game.says_check()
            || game.adjusts()
            || game.news().is_refusal();
        has_begun && game.outcome().is_none()
    }

    pub(super) fn type_letter(&mut self, letter: char) {
        let has_room = self.typed.chars().count() < MOST_SIGNS;
        if G::is_in_move(letter) && has_room && self.game.outcome().is_none() {
            self.typed.push(letter);
        }
    }

    pub(super) fn play_typed(&mut self, shared: &Shared) {
        let text = std::mem::take(&mut self.typed);
        self.begin_now();
        self.notice = None;
        match G::play(&mut self.game, &text, shared) {
            Ok(effects) => {
                self.follow(&effects, MoveBy::Pressed);
                self.shown_to_class();
            }
            Err(complaint) => self.notice = Some(complaint),
        }
    }
}

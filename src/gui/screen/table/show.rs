//! Show mode: the game before a class. The board fills the height, one sentence stands beside it,
//! and a clicker goes through the moves, back and on.
//!
//! To look at a game changes nothing: whoever leaves finds it as it stood. What is played on from its
//! last move belongs to it; what is tried from an earlier one is gone again.

use crate::explain::Explanation;
use crate::gui::base::focus::Key;
use crate::gui::base::shared::Shared;
use crate::gui::base::show::{ShowDesk, turns};
use crate::gui::base::{Framed, HasFrame};
use crate::gui::board::MoveBy;
use crate::gui::look::art::Icon;
use crate::gui::screen::table::model::{Control, Model, Slide, Tool};
use crate::gui::screen::table::{Action, Panel, State, TableBoard, words};
use crate::gui::widget::coach::Speech;
use crate::gui::widget::slide::Foot;
use crate::locale::Phrase;
use crate::rules::Seat;
use crate::table::{Input, Table};

/// What show mode adds to the table.
#[derive(Debug)]
pub(super) struct Show<G: TableBoard> {
    /// The players' game.
    own: Table<G>,
    /// Who sits at the bottom: the board stays as it is.
    side: Seat,
    desk: ShowDesk,
    /// Why the last move was refused.
    why: Option<Explanation<G>>,
    is_rule_open: bool,
    /// Whether letters write a move.
    pub(super) is_typing: bool,
    /// Whether players look at a game again that is over: a press on the board is a move on, and tries nothing.
    is_again: bool,
}

impl<G: TableBoard> Show<G> {
    pub(super) const fn side(&self) -> Seat {
        self.side
    }

    /// What a teacher has switched.
    pub(super) const fn desk(&mut self) -> &mut ShowDesk {
        &mut self.desk
    }

    /// The players' game.
    pub(super) const fn own(&self) -> &Table<G> {
        &self.own
    }

    /// Whether this game goes on from the players' last move.
    fn is_played_on(&self, game: &Table<G>) -> bool {
        let (own, shown) = (self.own.game().moves(), game.game().moves());
        self.own.outcome().is_none() && shown.len() > own.len() && shown.starts_with(own)
    }

    /// Whether this game stands where the players have ended it, by words and not by a move.
    fn is_at_end(&self, game: &Table<G>) -> bool {
        self.own.outcome().is_some() && self.own.game().moves() == game.game().moves()
    }
}

impl<G: TableBoard> State<G> {
    /// Shows the game to a class; before there is one, its rules are to be chosen first. Several play
    /// on the whole screen, and once more in the window.
    pub(super) fn enter_show(&mut self) -> Action {
        if !self.has_played {
            return Action::None;
        }
        self.panel = Panel::Rest;
        if !self.game.is_for_two() {
            self.is_shown = !self.is_shown;
            return Action::FullScreen(self.is_shown);
        }
        self.notice = None;
        self.typed.clear();
        self.show = Some(Box::new(Show {
            side: self.side(),
            own: self.game.clone(),
            desk: ShowDesk::default(),
            why: words::explained(&self.game),
            is_rule_open: false,
            is_typing: false,
            is_again: false,
        }));
        Action::FullScreen(true)
    }

    /// Shows a game that is over from its first move: there are buttons for the way through it.
    pub(super) fn look_again(&mut self) -> Action {
        let action = self.enter_show();
        if let Some(show) = &mut self.show {
            show.is_again = true;
        }
        for _ in 0..self.game.game().n_plies() {
            self.turn_page(false);
        }
        self.heard = None;
        self.board.memory.motion.stop();
        action
    }

    /// Goes back to the players' game.
    pub(super) fn leave_show(&mut self) -> Action {
        let Some(show) = self.show.take() else {
            return Action::None;
        };
        self.game = show.own;
        self.typed.clear();
        self.notice = None;
        self.board.drawings.clear();
        self.board.memory.motion.stop();
        Action::FullScreen(false)
    }

    /// Whether the players look at their game again.
    pub(super) fn looks_again(&self) -> bool {
        self.show.as_ref().is_some_and(|show| show.is_again)
    }

    /// A key in show mode.
    pub(super) fn show_key(&mut self, key: Key, shared: &mut Shared) -> Action {
        let Some(show) = &mut self.show else {
            return Action::None;
        };
        if show.desk.wakes() || self.typing_key(key, shared) {
            return Action::None;
        }
        match key {
            Key::Function(11) => return self.leave_show(),
            Key::Cancel => return self.close(),
            Key::Press => match self.focused() {
                Some(control) if self.frame.focus.shows(control) => {
                    return self.press(control, shared);
                }
                _ => self.turn_page(true),
            },
            Key::Letter(letter) => return self.show_letter(letter),
            Key::Command('z') => self.turn_page(false),
            Key::Command('y') => self.turn_page(true),
            Key::Command(_) => {}
            key => match turns(key) {
                Some(is_on) => self.turn_page(is_on),
                None => return self.table_key(key, shared),
            },
        }
        Action::None
    }

    /// Keys that write a move; `false` while none is written.
    fn typing_key(&mut self, key: Key, shared: &Shared) -> bool {
        let is_typing = self.show.as_ref().is_some_and(|show| show.is_typing);
        match key {
            Key::Letter('/') => self.set_typing(true),
            _ if !is_typing => return false,
            Key::Letter(letter) => self.type_letter(letter),
            Key::TakeBack => {
                self.typed.pop();
            }
            Key::Press => {
                self.play_typed(shared);
                self.set_typing(false);
            }
            _ => self.set_typing(false),
        }
        true
    }

    fn set_typing(&mut self, is_typing: bool) {
        self.typed.clear();
        if let Some(show) = &mut self.show {
            show.is_typing = is_typing && self.game.outcome().is_none();
        }
    }

    /// A letter switches something, or is answered with why it does nothing here.
    fn show_letter(&mut self, letter: char) -> Action {
        let Some(show) = &mut self.show else {
            return Action::None;
        };
        if show.desk.takes(letter) {
            return Action::None;
        }
        match letter {
            'w' | 'W' if show.why.is_some() => show.is_rule_open = !show.is_rule_open,
            'w' | 'W' => return Action::Say(Phrase::NotHereRefused),
            _ => return Action::Say(Phrase::NotHereKey),
        }
        Action::None
    }

    /// Escape closes what was opened last; when nothing is open, show mode itself.
    fn close(&mut self) -> Action {
        let show = self.show.as_mut();
        if show.is_some_and(|show| std::mem::take(&mut show.is_rule_open)) {
            return Action::None;
        }
        if self.has_begun() {
            self.apply(Input::Cancel, MoveBy::Pressed);
            return Action::None;
        }
        self.leave_show()
    }

    /// A move on, or a move back.
    pub(super) fn turn_page(&mut self, is_on: bool) {
        let input = if is_on { Input::Redo } else { Input::LookBack };
        let effects = self.game.apply(input);
        // Looking is nothing that happens.
        self.game.take_log();
        self.follow(&effects, MoveBy::Pressed);
        self.notice = None;
        let Some(show) = &mut self.show else { return };
        if show.is_at_end(&self.game) {
            self.game = show.own.clone();
        }
        show.is_rule_open = false;
        show.why = words::explained(&self.game);
    }

    /// Something was done on the board: what a class sees then, and what the players keep of it.
    pub(super) fn shown_to_class(&mut self) {
        let Some(show) = &mut self.show else { return };
        if show.is_played_on(&self.game) {
            show.own = self.game.clone();
            // It is written down once.
            show.own.take_log();
        }
        show.is_rule_open = false;
        show.why = words::explained(&self.game).or(show.why.take());
    }

    /// The way through a game that is over, for hands; a class has its clicker.
    fn way_through(&self, show: &Show<G>, shared: &Shared) -> Vec<Tool> {
        if show.own.outcome().is_none() {
            return Vec::new();
        }
        let has_past = self.game.game().n_plies() > 0;
        let earlier = shared.tool(Control::Earlier, Icon::Undo, &Phrase::RefereeEarlier);
        let later = shared.tool(Control::Later, Icon::Next, &Phrase::ButtonNext);
        vec![earlier.on(has_past), later.on(self.game.can_redo())]
    }

    /// From a game to one that is shown: large letters on the board, nothing but what is needed.
    pub(super) fn stage(&self, mut model: Model, shared: &Shared) -> Model {
        let Some(show) = &self.show else { return model };
        show.desk.stage(&mut model.scene);
        let empty = || shared.label(&Phrase::TableType);
        if show.is_typing && model.typed.is_none() {
            model.typed = Some(empty());
        }
        let rule = show.why.as_ref().filter(|_| show.is_rule_open);
        model.slide = Some(Slide {
            is_blank: show.desk.is_blank,
            foot: Foot {
                place: G::last_in_words(&self.game, shared).unwrap_or_else(|| model.title.clone()),
                leave: shared.tool(Control::LeaveShow, None, &Phrase::ShowLeave),
            },
            rule: rule.map(|why| {
                let title = shared.label(&why.title());
                (title, Speech::of(&shared.say(&why.rule)))
            }),
        });
        model.main = model.main.filter(|_| self.game.outcome().is_none());
        model.tools = self.way_through(show, shared);
        (model.back, model.supervisor, model.flip) = (None, None, None);
        (model.coach.rule_link, model.coach.change_link) = (None, None);
        model
    }
}

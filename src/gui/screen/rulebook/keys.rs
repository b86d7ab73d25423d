//! The keyboard in the rulebook: arrows walk in the list and on a board, Enter opens and picks,
//! `/` looks something up, Page up and Page down turn the pages, Escape leads back.

use crate::gui::base::Laid;
use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{Framed, HasFrame};
use crate::gui::screen::rulebook::model::{Control, Item};
use crate::gui::screen::rulebook::trial::on;
use crate::gui::screen::rulebook::{Action, State};

impl State {
    /// Does what a key asks for.
    pub(super) fn book_key(&mut self, key: Key, shared: &mut Shared) -> Action {
        let current = self.focused();
        match (key, current) {
            (Key::Next, _) => self.go(true),
            (Key::Previous, _) => self.go(false),
            (Key::Cancel, _) => self.cancel(),
            (Key::Letter(letter), Some(Control::Search)) => {
                let query = format!("{}{letter}", self.query);
                self.ask(query)
            }
            (Key::TakeBack, Some(Control::Search)) => {
                let mut query = self.query.clone();
                query.pop();
                self.ask(query)
            }
            (Key::Letter('/'), _) => self.give(Control::Search),
            (Key::PageDown, _) => self.press(Control::Next, shared),
            (Key::PageUp, _) => self.press(Control::Before, shared),
            (Key::Press, Some(_)) => self.press_focused(&[], shared),
            (Key::Press, None) => match self.at {
                Some(item) => self.give(Control::Item(item)),
                None => Action::None,
            },
            _ => self.turn(key, current),
        }
    }

    /// Puts a piece down, forgets what was looked up, or leaves.
    fn cancel(&mut self) -> Action {
        let mut was_held = false;
        for trial in &mut self.trials {
            was_held |= on!(trial, it => it.put_down());
        }
        if was_held {
            return Action::None;
        }
        if !self.query.is_empty() {
            return self.ask(String::new());
        }
        Action::Go(Goto::Back)
    }

    /// Arrows: on a board from square to square, in the list from line to line, else as Tab.
    fn turn(&mut self, key: Key, current: Option<Control>) -> Action {
        let Some(way) = key.arrow() else {
            return Action::None;
        };
        let (_, down) = way;
        if self.is_asking(current) && self.choose(way) {
            return Action::None;
        }
        match current {
            Some(Control::Board(place)) => {
                self.frame.focus.give(Control::Board(place));
                self.walk_on(place, way);
                Action::None
            }
            None | Some(Control::Search | Control::Item(_)) => self.list(current, down),
            _ if down != 0 => self.go(down > 0),
            _ => Action::None,
        }
    }

    /// Whether a control is a piece that a pawn may become, or the way back.
    fn is_asking(&self, current: Option<Control>) -> bool {
        let asked = self.asked().map(|it| it.picker.ring());
        current.is_some_and(|it| asked.is_some_and(|ring| ring.contains(&it)))
    }

    /// Up and down in the list; above its first line is the field to search in.
    fn list(&mut self, current: Option<Control>, down: i8) -> Action {
        let items = self.frame.model.items();
        let place = |item: Item| items.iter().position(|it| *it == item);
        let next = match (current, down) {
            (_, 0) => return Action::None,
            (Some(Control::Item(item)), 1) => place(item).map(|place| place + 1),
            (Some(Control::Item(item)), _) => match place(item) {
                Some(0) | None => return self.give(Control::Search),
                Some(place) => Some(place - 1),
            },
            (Some(Control::Search), 1) => Some(0),
            (Some(Control::Search), _) => return self.give(Control::Back),
            _ => self.at.and_then(place),
        };
        let item = next.and_then(|place| items.get(place)).copied();
        match item {
            Some(item) => {
                self.at = Some(item);
                self.give(Control::Item(item))
            }
            None => Action::None,
        }
    }

    fn walk_on(&mut self, place: usize, way: (i8, i8)) {
        let shown = self.frame.model.page.trials.get(place);
        if let (Some(shown), Some(trial)) = (shown, self.trials.get_mut(place)) {
            on!(trial, it => it.board.cursor = shown.scene.beside(it.board.cursor, way));
        }
    }
}

//! The rulebook: every rule on a card with a live little board, its article, what house rules
//! change, and the lessons that teach it; and the words of chess.
//!
//! The cards are those of [`crate::rulebook`]; here one is open, its boards are tried, and something is
//! looked up. `keys` reads the keyboard, `trial` is a board that is tried, `picture` its marks,
//! `told` finds its words, `present` puts all into the [`model`], and `view` lays it out.

mod keys;
pub mod model;
mod picture;
mod present;
mod told;
mod trial;
pub mod view;

use std::time::Instant;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Element, Task};

use crate::gui::board;
use crate::gui::focus::{Focus, Key};
use crate::gui::route::{Action, Goto};
use crate::gui::shared::Shared;
use crate::gui::widget::reveal::reveal;
use crate::rulebook::search::Index;
use crate::rulebook::{self, CHAPTERS};
use model::{Control, Item, Model};
use trial::{Tried, on};

/// The beginning of what scrolls.
const TOP: AbsoluteOffset = AbsoluteOffset { x: 0.0, y: 0.0 };

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    index: Index,
    /// What is looked up.
    query: String,
    open: Item,
    /// The boards of the open card.
    trials: Vec<Tried>,
    /// The lessons that teach the open card: name and title.
    lessons: Vec<(String, String)>,
    focus: Focus<Control>,
    /// The line of the list that Tab reaches.
    at: Option<Item>,
    model: Model,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
    /// Something was written into the field to search in.
    Asked(String),
    /// Something was done on a board.
    Board(usize, board::Event),
    /// Something was drawn on a board.
    Drew(usize, board::Stroke),
    /// A picture of a movement on a board is about to be drawn.
    Frame(usize, Instant),
}

impl State {
    /// Opens the book, at a card if it is known.
    #[must_use]
    pub fn new(card: Option<String>, shared: &Shared) -> Self {
        let asked = card.and_then(|id| rulebook::find(&id));
        let card = asked.or_else(|| rulebook::cards().next());
        let mut state = Self {
            index: Index::new(&shared.locale),
            query: String::new(),
            open: Item::Glossary,
            trials: Vec::new(),
            lessons: Vec::new(),
            focus: Focus::default(),
            at: None,
            model: Model::default(),
        };
        state.show(
            card.map_or(Item::Glossary, |it| Item::Card(it.id())),
            shared,
        );
        state.refresh(shared);
        state
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &mut Shared) -> Action<Message> {
        let action = match message {
            Message::Frame(place, now) => {
                if let Some(trial) = self.trials.get_mut(place) {
                    on!(trial, it => it.memory.motion.frame(now));
                }
                return Action::None;
            }
            Message::Board(place, event) => {
                self.focus.click(Control::Board(place));
                self.with(place, |trial| on!(trial, it => it.touch(event)))
            }
            Message::Drew(place, stroke) => {
                if let Some(trial) = self.trials.get_mut(place) {
                    on!(trial, it => it.drawings.take(stroke));
                }
                Action::None
            }
            Message::Asked(query) => {
                self.focus.click(Control::Search);
                self.ask(query)
            }
            Message::Pressed(control) => {
                self.focus.click(control);
                self.press(control, shared)
            }
            Message::Key(key) => self.key(key, shared),
        };
        self.refresh(shared);
        action
    }

    /// The screen.
    #[must_use]
    pub fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View {
            model: &self.model,
            trials: &self.trials,
            focus: &self.focus,
            tokens: shared.tokens(),
            flow: shared.flow(),
        };
        view.screen()
    }

    /// What the screen shows.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// The control that has the keyboard.
    #[must_use]
    pub const fn focused(&self) -> Option<Control> {
        self.focus.current()
    }

    /// The words, the theme or the lessons have changed.
    pub fn shared_changed(&mut self, shared: &Shared) {
        self.index = Index::new(&shared.locale);
        self.lessons = self.teaching(shared);
        self.refresh(shared);
    }

    fn refresh(&mut self, shared: &Shared) {
        for trial in &mut self.trials {
            on!(trial, it => it.memory.motion.set_pace(shared.pace()));
        }
        self.model = present::present(self, shared);
        let items = self.model.items();
        if self.at.is_none_or(|at| !items.contains(&at)) {
            let open = items.iter().find(|item| **item == self.open);
            self.at = open.or(items.first()).copied();
        }
        let before = self.focus.current();
        let ring = self.model.ring(self.at);
        self.focus.keep_within(&ring, Some(Control::Search));
        if self.focus.current() != before {
            self.model = present::present(self, shared);
        }
    }

    /// Does something on a board; what is answered is brought into sight.
    fn with(&mut self, place: usize, act: impl FnOnce(&mut Tried)) -> Action<Message> {
        let Some(trial) = self.trials.get_mut(place) else {
            return Action::None;
        };
        let before = on!(trial, it => it.n_answers);
        act(trial);
        if on!(trial, it => it.n_answers) == before {
            return Action::None;
        }
        Action::Run(reveal(view::PAGE.into(), view::id_of_answer(place)))
    }

    /// Opens something: its boards stand as at the start.
    fn show(&mut self, item: Item, shared: &Shared) {
        self.open = item;
        self.at = Some(item);
        let card = match item {
            Item::Card(id) => rulebook::find(id),
            _ => None,
        };
        let examples = card.map_or(&[][..], |card| card.examples);
        self.trials = examples.iter().filter_map(Tried::new).collect();
        self.lessons = self.teaching(shared);
    }

    /// The lessons that teach the open card.
    fn teaching(&self, shared: &Shared) -> Vec<(String, String)> {
        let Item::Card(id) = self.open else {
            return Vec::new();
        };
        let Some(card) = rulebook::find(id) else {
            return Vec::new();
        };
        let entries = shared.library.entries().iter();
        entries
            .filter(|entry| rulebook::teaches(&entry.lesson, card))
            .map(|entry| {
                let title = entry.words(&shared.locale).title();
                (entry.lesson.id.clone(), title)
            })
            .collect()
    }

    /// Looks something up; the list starts at its top again.
    fn ask(&mut self, query: String) -> Action<Message> {
        self.query = query;
        self.at = None;
        Action::Run(operation::scroll_to(view::LIST, TOP))
    }

    fn press(&mut self, control: Control, shared: &Shared) -> Action<Message> {
        match control {
            Control::Back => return Action::Go(Goto::Back),
            Control::Search => return self.press_search(shared),
            Control::Item(item) | Control::Link(item) => return self.open(item, shared),
            Control::Board(place) => {
                return self.with(place, |trial| {
                    on!(trial, it => it.touch(board::Event::Pressed(it.cursor)));
                });
            }
            Control::Act(place) => return self.with(place, |trial| on!(trial, it => it.act())),
            Control::Again(place) => return self.with(place, |trial| on!(trial, it => it.again())),
            Control::Promote(place, role) => {
                return self.with(place, |trial| on!(trial, it => it.promote(role)));
            }
            Control::Lesson(place) => {
                let lesson = self.lessons.get(place);
                if let Some((id, _)) = lesson {
                    return Action::Go(Goto::Lesson(id.clone()));
                }
            }
            Control::Before | Control::Next => {
                if let Item::Card(id) = self.open {
                    let (before, next) = present::neighbors(id);
                    let way = if control == Control::Next {
                        next
                    } else {
                        before
                    };
                    if let Some(card) = way {
                        return self.open(Item::Card(card.id()), shared);
                    }
                }
            }
        }
        Action::None
    }

    /// Opens something, and shows it from its beginning and in the list.
    fn open(&mut self, item: Item, shared: &Shared) -> Action<Message> {
        let first = match item {
            Item::Chapter(number) => CHAPTERS.get(number).and_then(|it| it.cards.first()),
            _ => None,
        };
        let item = first.map_or(item, |card| Item::Card(card.id()));
        self.show(item, shared);
        let up = operation::scroll_to(view::PAGE, TOP);
        Action::Run(Task::batch([
            up,
            reveal(view::LIST.into(), view::id_of(Control::Item(item))),
        ]))
    }

    /// Enter in the field opens the first that was found.
    fn press_search(&mut self, shared: &Shared) -> Action<Message> {
        let first = self.model.items().first().copied();
        match first.filter(|_| !self.query.is_empty()) {
            Some(item) => self.open(item, shared),
            None => self.give(Control::Search),
        }
    }

    /// Gives the keyboard to a control, and brings it into sight.
    fn give(&mut self, control: Control) -> Action<Message> {
        self.focus.give(control);
        let writing = match control {
            Control::Search => operation::focus(view::SEARCH),
            _ => operate(focusable::unfocus::<()>()).discard(),
        };
        let area = match control {
            Control::Item(_) => view::LIST,
            _ => view::PAGE,
        };
        let seen = reveal(area.into(), view::id_of(control));
        Action::Run(Task::batch([writing, seen]))
    }
}

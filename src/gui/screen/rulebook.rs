//! The rulebook: every rule on a card with a live little board, its article, what house rules
//! change, and the lessons that teach it; and the words of chess.
//!
//! The cards are those of [`crate::rulebook`]; here one is open, its boards are tried, and something is
//! looked up. `keys` reads the keyboard, `trial` is a board that is tried, `picture` its marks,
//! `words` finds what to say of it, `signs` are the pictures of the list, `present` puts all into the [`model`], and `view` lays it out.

mod keys;
pub mod model;
mod picture;
mod present;
mod signs;
mod trial;
pub mod view;
mod words;

use iced::advanced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Element, Task};

use crate::gui::base::focus::Key;
use crate::gui::base::promotion::Asked;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{self, BoardFrame, Frame, Framed, HasFrame, in_frame};
use crate::gui::board::BoardEvent;
use crate::gui::widget::reveal::reveal;
use crate::rulebook;
use crate::rulebook::search::Index;
use crate::training::Purpose;
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
    frame: Frame<Control, Model>,
    /// The line of the list that Tab reaches.
    at: Option<Item>,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

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
            frame: Frame::default(),
            at: None,
        };
        state.lay_open(
            card.map_or(Item::Glossary, |it| Item::Card(it.id())),
            shared,
        );
        state.refresh(shared);
        state
    }

    /// Does something on a board; what is answered is brought into sight.
    fn with(&mut self, place: usize, act: impl FnOnce(&mut Tried)) -> Action {
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
    fn lay_open(&mut self, item: Item, shared: &Shared) {
        self.open = item;
        self.at = Some(item);
        let card = match item {
            Item::Card(id) => rulebook::find(id),
            _ => None,
        };
        let examples = card.map_or(&[][..], |card| &card.examples);
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
    fn ask(&mut self, query: String) -> Action {
        self.query = query;
        self.at = None;
        Action::Run(operation::scroll_to(view::LIST, TOP))
    }

    fn pressed(&mut self, control: Control, shared: &Shared) -> Action {
        match control {
            Control::Back => return Action::Go(Goto::Back),
            Control::Search => return self.press_search(shared),
            Control::Item(item) | Control::Link(item) => return self.open(item, shared),
            Control::Board(place) => {
                return self.with(place, |trial| {
                    on!(trial, it => it.touch(BoardEvent::Pressed(it.board.cursor)));
                });
            }
            Control::Act(place) => return self.with(place, |trial| on!(trial, it => it.act())),
            Control::Again(place) => return self.with(place, |trial| on!(trial, it => it.again())),
            Control::Promote(place, role) => {
                return self.with(place, |trial| on!(trial, it => it.promote(role)));
            }
            Control::StopPromoting(place) => {
                return self.with(place, |trial| {
                    on!(trial, it => it.put_down());
                });
            }
            Control::Practice => {
                if let Item::Card(id) = self.open {
                    return Action::Go(Goto::Boards(Purpose::OfRule(id.to_owned())));
                }
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
    fn open(&mut self, item: Item, shared: &Shared) -> Action {
        let first = match item {
            Item::Chapter(number) => rulebook::chapters()
                .get(number)
                .and_then(|it| it.cards.first()),
            _ => None,
        };
        let item = first.map_or(item, |card| Item::Card(card.id()));
        self.lay_open(item, shared);
        let up = operation::scroll_to(view::PAGE, TOP);
        Action::Run(Task::batch([up, self.reveal(Control::Item(item))]))
    }

    /// Enter in the field opens the first that was found.
    fn press_search(&mut self, shared: &Shared) -> Action {
        let first = self.frame.model.items().first().copied();
        match first.filter(|_| !self.query.is_empty()) {
            Some(item) => self.open(item, shared),
            None => self.give(Control::Search),
        }
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        view::View::new(&self.frame, self.trials.as_slice(), shared).within(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        self.pressed(control, shared)
    }

    fn writes(&self, _typed: char, _shared: &Shared) -> bool {
        self.focused() == Some(Control::Search)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        self.book_key(key, shared)
    }

    fn boards(&mut self) -> Vec<(Control, &mut BoardFrame)> {
        let trials = self.trials.iter_mut().enumerate();
        let boards =
            trials.map(|(place, it)| (Control::Board(place), on!(it, it => &mut it.board)));
        boards.collect()
    }

    fn touch(&mut self, board: Control, event: BoardEvent, _shared: &mut Shared) -> Action {
        match board {
            Control::Board(place) => self.with(place, |trial| on!(trial, it => it.touch(event))),
            _ => Action::None,
        }
    }

    fn typed(&mut self, _field: Control, query: String, _shared: &mut Shared) -> Action {
        self.ask(query)
    }

    fn asked(&self) -> Option<Asked<'_, Control>> {
        let trials = self.frame.model.page.trials.iter().enumerate();
        let mut asked = trials.filter_map(|(place, trial)| {
            Some(Asked {
                board: Control::Board(place),
                scene: &trial.scene,
                picker: trial.promotion.as_ref()?,
            })
        });
        asked.next()
    }

    fn heirs(&self) -> &'static [Control] {
        &[Control::Search]
    }

    fn field(&self, control: Control) -> Option<Id> {
        (control == Control::Search).then(|| view::SEARCH.into())
    }

    fn area(&self, control: Control) -> Option<Id> {
        Some(match control {
            Control::Item(_) => view::LIST.into(),
            _ => view::PAGE.into(),
        })
    }

    fn refresh(&mut self, shared: &Shared) {
        self.show(shared);
        self.at = self.frame.model.list.stop;
    }

    fn shared_changed(&mut self, shared: &Shared) {
        self.index = Index::new(&shared.locale);
        self.lessons = self.teaching(shared);
        self.refresh(shared);
    }
}

//! The home screen: where to go on, and the lessons on their shelves.

#[cfg(feature = "export")]
mod certificate;
mod chips;
pub mod model;
mod picture;
mod practice;
mod present;
pub mod view;

use iced::Element;

use crate::gui::board::Memory;
use crate::gui::focus::{Focus, Key};
use crate::gui::route::Goto;
use crate::gui::shared::Shared;
use crate::progress::practice::MOST;
use model::{Control, Model};

/// The home screen while it is shown.
#[derive(Debug)]
pub struct State {
    model: Model,
    /// The lesson that "go on" opens.
    next: Option<String>,
    /// The lessons by the numbers of their cards.
    lessons: Vec<String>,
    pictures: Vec<Memory>,
    /// The same for the steps to practise.
    practised: Vec<Memory>,
    focus: Focus<Control>,
}

/// What happened on the home screen.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
}

/// What the home screen asks the window for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// To scroll there.
    Reveal(Control),
    /// A lesson.
    Open(String),
    /// A single step of a lesson.
    Practise(String, String),
    /// Another learner.
    Learner(String),
    /// The list of what is wrong with lessons.
    Problems,
    /// The next language.
    NextLanguage,
    /// The next theme.
    NextTheme,
    /// Silence, or sounds and voice again.
    SwitchSound,
    /// Another screen.
    Go(Goto),
}

impl State {
    /// Shows the lessons.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let (model, next) = present::present(shared);
        let lessons = ids(shared);
        Self {
            model,
            next,
            pictures: lessons.iter().map(|_| Memory::default()).collect(),
            lessons,
            practised: std::iter::repeat_with(Memory::default).take(MOST).collect(),
            focus: Focus::default(),
        }
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Pressed(control) => {
                self.focus.click(control);
                self.press(control, shared)
            }
            Message::Key(key) => self.key(key, shared),
        }
    }

    /// The screen.
    #[must_use]
    pub fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View {
            model: &self.model,
            pictures: &self.pictures,
            practised: &self.practised,
            focus: &self.focus,
            tokens: shared.tokens(),
        };
        shared.flow().turn(view.screen())
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

    /// The words or the theme have changed.
    pub fn shared_changed(&mut self, shared: &Shared) {
        (self.model, self.next) = present::present(shared);
    }

    /// Other lessons stand on the shelves now; the keyboard stays with the lesson that it was on.
    pub fn lessons_changed(&mut self, shared: &Shared) {
        let lesson = match self.focus.current() {
            Some(Control::Lesson(number)) => self.lessons.get(number).cloned(),
            _ => None,
        };
        (self.model, self.next) = present::present(shared);
        self.lessons = ids(shared);
        self.pictures = self.lessons.iter().map(|_| Memory::default()).collect();
        let place = lesson.and_then(|id| self.lessons.iter().position(|other| *other == id));
        let place = place.map(Control::Lesson);
        if let Some(control) = place {
            self.focus.give(control);
        }
        self.focus.keep_within(&self.model.ring(), place);
    }

    fn press(&mut self, control: Control, shared: &Shared) -> Action {
        let lesson = match control {
            Control::Language => return Action::NextLanguage,
            Control::Theme => return Action::NextTheme,
            Control::Sound => return Action::SwitchSound,
            Control::Problems => return Action::Problems,
            Control::Learner(place) => return self.learner(place),
            Control::Learners => return Action::Go(Goto::Learners),
            Control::Certificate(place) => {
                self.certify(place, shared);
                return Action::Reveal(control);
            }
            Control::Practice(place) => {
                let exercise = practice::all(shared).into_iter().nth(place);
                return exercise.map_or(Action::None, |it| Action::Practise(it.lesson, it.step));
            }
            Control::Settings => return Action::Go(Goto::Settings),
            Control::Play => return Action::Go(Goto::Table(None)),
            Control::Family => return Action::Go(Goto::Seats),
            Control::Referee => return Action::Go(Goto::Referee(None)),
            Control::Rulebook => return Action::Go(Goto::Rulebook(None)),
            Control::GoOn => self.next.clone(),
            Control::Lesson(number) => {
                let entry = shared.library.entries().get(number);
                entry.map(|entry| entry.lesson.id.clone())
            }
        };
        lesson.map_or(Action::None, Action::Open)
    }

    /// Makes the certificate of a shelf, and says so above its lessons.
    #[cfg(feature = "export")]
    fn certify(&mut self, place: usize, shared: &Shared) {
        if let Some(shelf) = self.model.shelves.get_mut(place) {
            let kept = certificate::keep(shelf, shared);
            shelf.kept = Some(shared.label(&kept));
        }
    }

    /// Without papers there are no certificates.
    #[cfg(not(feature = "export"))]
    fn certify(&mut self, _place: usize, _shared: &Shared) {}

    /// Another learner sits down; who plays already sees them all.
    fn learner(&self, place: usize) -> Action {
        let chip = self.model.chips.get(place);
        match chip.filter(|it| !it.is_chosen) {
            Some(chip) => chip.id.clone().map_or(Action::None, Action::Learner),
            None => Action::Go(Goto::Learners),
        }
    }

    fn key(&mut self, key: Key, shared: &Shared) -> Action {
        let ring = self.model.ring();
        match key {
            Key::Next => self.go(true, &ring),
            Key::Previous => self.go(false, &ring),
            Key::Press => {
                let first = ring.contains(&Control::GoOn).then_some(Control::GoOn);
                let pressed = self.focus.current().or(first);
                pressed.map_or(Action::None, |control| self.press(control, shared))
            }
            Key::PageDown | Key::PageUp => {
                let control = self
                    .model
                    .shelf_from(self.focus.current(), key == Key::PageDown);
                if let Some(control) = control {
                    self.focus.give(control);
                }
                control.map_or(Action::None, Action::Reveal)
            }
            _ => match key.arrow() {
                Some(way) => self.go(shared.flow().is_forward(way), &ring),
                None => Action::None,
            },
        }
    }

    /// To the next control or to the one before.
    fn go(&mut self, forward: bool, ring: &[Control]) -> Action {
        if forward {
            self.focus.next(ring);
        } else {
            self.focus.previous(ring);
        }
        self.focus.current().map_or(Action::None, Action::Reveal)
    }
}

/// The names of all lessons, in their order.
fn ids(shared: &Shared) -> Vec<String> {
    let entries = shared.library.entries().iter();
    entries.map(|entry| entry.lesson.id.clone()).collect()
}

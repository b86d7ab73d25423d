//! Who is learning: several children, each with an animal and a name of choice, and a guest.

pub mod model;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;
use iced::widget::operation;

use crate::gui::focus::{Focus, Key};
use crate::gui::route::{Action, Goto};
use crate::gui::shared::Shared;
use crate::gui::widget::reveal::reveal;
use crate::progress::profiles::{ANIMALS, MAX_NAME};
use model::{Control, Model};

/// What the screen is about now; learners by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Mode {
    List,
    New,
    Change(String),
    Remove(String),
}

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    mode: Mode,
    /// The chosen animal.
    animal: String,
    /// The name so far.
    name: String,
    model: Model,
    focus: Focus<Control>,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// The name was typed.
    Named(String),
    /// A key was pressed.
    Key(Key),
}

impl State {
    /// Opens the screen: with the list, or with a greeting where nobody was ever chosen.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let mode = if shared.learner.is_new() {
            Mode::New
        } else {
            Mode::List
        };
        let mut state = Self {
            mode,
            animal: free_animal(shared),
            name: String::new(),
            model: Model {
                title: String::new(),
                back: None,
                language: None,
                page: model::Page::Question(model::Question::default()),
            },
            focus: Focus::default(),
        };
        state.refresh(shared);
        state
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &mut Shared) -> Action<Message> {
        let action = match message {
            Message::Pressed(control) => {
                self.focus.click(control);
                self.press(control, shared)
            }
            Message::Named(name) => {
                self.focus.click(Control::Name);
                self.name = name.chars().take(MAX_NAME).collect();
                Action::None
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
        self.refresh(shared);
    }

    fn refresh(&mut self, shared: &Shared) {
        self.model = present::present(self, shared);
        self.focus.keep_within(&self.model.ring(), None);
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action<Message> {
        match control {
            Control::Back => return self.leave(shared),
            Control::Language => return Action::Languages,
            Control::Learner(place) => {
                let all = shared.learner.everybody();
                let id = all.get(place).map(|it| it.id.clone());
                shared.with_learners(|it| it.play_as(&id.unwrap_or_default()));
                return Action::Go(Goto::Home);
            }
            Control::Guest => {
                shared.with_learners(|it| it.play_as_guest().map(|()| Vec::new()));
                return Action::Go(Goto::Home);
            }
            Control::Edit(place) => self.edit(place, shared),
            Control::Add => {
                self.animal = free_animal(shared);
                self.name.clear();
                self.mode = Mode::New;
            }
            Control::Animal(place) => {
                let animal = ANIMALS.get(place).copied().unwrap_or_default();
                animal.clone_into(&mut self.animal);
            }
            Control::Name => return self.give(Control::Name),
            Control::Done => return self.done(shared),
            Control::Remove => {
                if let Mode::Change(id) = &self.mode {
                    self.mode = Mode::Remove(id.clone());
                }
            }
            Control::Keep => self.mode = Mode::List,
            Control::ReallyRemove => {
                if let Mode::Remove(id) = std::mem::replace(&mut self.mode, Mode::List) {
                    shared.with_learners(|it| it.remove(&id));
                }
                *self = Self::new(shared);
            }
        }
        Action::None
    }

    /// Back to the list, or away from it; from the very first screen only a choice leads on.
    fn leave(&mut self, shared: &Shared) -> Action<Message> {
        if shared.learner.is_new() {
            return Action::None;
        }
        if self.mode == Mode::List {
            return Action::Go(Goto::Back);
        }
        self.mode = Mode::List;
        Action::None
    }

    fn edit(&mut self, place: usize, shared: &Shared) {
        let all = shared.learner.everybody();
        if let Some(profile) = all.get(place) {
            self.animal.clone_from(&profile.avatar);
            self.name.clone_from(&profile.name);
            self.mode = Mode::Change(profile.id.clone());
        }
    }

    /// The new learner sits down; or the changed one is kept.
    fn done(&mut self, shared: &mut Shared) -> Action<Message> {
        let (animal, name) = (&self.animal, &self.name);
        if let Mode::Change(id) = &self.mode {
            shared.with_learners(|it| it.change(id, animal, name).map(|()| Vec::new()));
            self.mode = Mode::List;
            return Action::None;
        }
        shared.with_learners(|it| it.add(animal, name));
        Action::Go(Goto::Home)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action<Message> {
        let is_name = self.focus.current() == Some(Control::Name);
        match key {
            Key::Cancel => return self.leave(shared),
            Key::Letter(letter) if is_name => self.name.push(letter),
            Key::TakeBack if is_name => {
                self.name.pop();
            }
            Key::Press if is_name => return self.press(Control::Done, shared),
            Key::Press => {
                if let Some(control) = self.focus.current() {
                    self.focus.give(control);
                    return self.press(control, shared);
                }
            }
            Key::Next => return self.go(true),
            Key::Previous => return self.go(false),
            _ => {
                if let Some(way) = key.arrow() {
                    return self.go(shared.flow().is_forward(way));
                }
            }
        }
        Action::None
    }

    /// To the next control or to the one before.
    fn go(&mut self, forward: bool) -> Action<Message> {
        let ring = self.model.ring();
        if forward {
            self.focus.next(&ring);
        } else {
            self.focus.previous(&ring);
        }
        let current = self.focus.current();
        current.map_or(Action::None, |control| self.give(control))
    }

    /// Gives the keyboard to a control, and brings it into sight.
    fn give(&mut self, control: Control) -> Action<Message> {
        self.focus.give(control);
        let writing = match control {
            Control::Name => operation::focus(view::NAME),
            _ => operate(focusable::unfocus::<()>()).discard(),
        };
        let seen = reveal(view::PAGE.into(), view::id_of(control));
        Action::Run(iced::Task::batch([writing, seen]))
    }
}

/// The first animal that nobody has yet.
fn free_animal(shared: &Shared) -> String {
    let all = shared.learner.everybody();
    let is_free = |animal: &&&str| all.iter().all(|it| it.avatar != **animal);
    let free = ANIMALS.iter().find(is_free).or(ANIMALS.first());
    free.copied().unwrap_or_default().to_owned()
}

//! Who is learning: several children, each with an animal and a name of choice, and a guest.

pub mod model;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{self, Frame, Framed, HasFrame, in_frame};
use crate::gui::hearing::sound::Sound;
use crate::gui::hearing::speech::Utterance;
use crate::progress::profiles::{ANIMALS, MAX_NAME};
use model::{Control, Model, Page};

/// What the screen is about now; learners by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Mode {
    List,
    New,
    /// Whose the first stars are.
    First,
    Change(String),
    Remove(String),
}

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    mode: Mode,
    /// The chosen animal.
    animal: String,
    name: String,
    /// How often an animal was chosen: each time it hops.
    n_chosen: u32,
    /// Whether everything is to be read to the learner of the form.
    is_read_to: bool,
    /// Where a choice leads.
    then: Goto,
    /// What the screen was about when it was read last.
    read: Mode,
    frame: Frame<Control, Model>,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// Asks whose the first stars are, on the way to another place.
    #[must_use]
    pub fn first(then: Goto, shared: &Shared) -> Self {
        let mut state = Self::of(Mode::First, shared);
        state.is_read_to = shared.learner.profile().read_to_me;
        state.refresh(shared);
        Self { then, ..state }
    }

    /// Opens the screen: with the list, or with a greeting where nobody was ever chosen.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let mode = if shared.learner.is_new() {
            Mode::New
        } else {
            Mode::List
        };
        Self::of(mode, shared)
    }

    fn of(mode: Mode, shared: &Shared) -> Self {
        let mut state = Self {
            read: mode.clone(),
            mode,
            animal: free_animal(shared),
            name: String::new(),
            n_chosen: 0,
            is_read_to: false,
            then: Goto::Home,
            frame: Frame::default(),
        };
        state.refresh(shared);
        state
    }

    /// Back to the list, or away from it; from the very first screen only a choice leads on.
    fn leave(&mut self, shared: &Shared) -> Action {
        if shared.learner.is_new() {
            return Action::None;
        }
        match self.mode {
            Mode::List => return Action::Go(Goto::Back),
            Mode::First => return Action::Go(self.then.clone()),
            _ => {}
        }
        self.mode = Mode::List;
        Action::None
    }

    fn edit(&mut self, place: usize, shared: &Shared) {
        let all = shared.learner.everybody();
        if let Some(profile) = all.get(place) {
            self.animal.clone_from(&profile.avatar);
            self.name.clone_from(&profile.name);
            self.is_read_to = profile.read_to_me;
            self.mode = Mode::Change(profile.id.clone());
        }
    }

    /// The new learner sits down; or the changed one is kept.
    fn done(&mut self, shared: &mut Shared) -> Action {
        let (animal, name) = (&self.animal, &self.name);
        if self.mode == Mode::First {
            let id = shared.learner.profile().id.clone();
            shared.with_learners(|it| it.change(&id, animal, name).map(|()| Vec::new()));
            shared.set_reading(&id, self.is_read_to);
            return Action::Go(self.then.clone());
        }
        if let Mode::Change(id) = &self.mode {
            shared.with_learners(|it| it.change(id, animal, name).map(|()| Vec::new()));
            shared.set_reading(id, self.is_read_to);
            self.mode = Mode::List;
            return Action::None;
        }
        shared.with_learners(|it| it.add(animal, name));
        let id = shared.learner.profile().id.clone();
        shared.set_reading(&id, self.is_read_to);
        Action::Go(Goto::Home)
    }

    /// Whether everything is to be read: to the learner of the form, else to whoever learns now.
    fn switch_reading(&mut self, shared: &mut Shared) {
        let is_on = match self.mode {
            Mode::List => {
                let is_on = !shared.reads_to_me();
                let id = shared.learner.profile().id.clone();
                shared.set_reading(&id, is_on);
                is_on
            }
            _ => {
                self.is_read_to = !self.is_read_to;
                self.is_read_to
            }
        };
        if is_on {
            shared.promise_reading();
        }
    }

    /// An animal is chosen, and says its name to who may not read it yet.
    fn choose(&mut self, animal: &str, shared: &mut Shared) {
        animal.clone_into(&mut self.animal);
        self.n_chosen = self.n_chosen.wrapping_add(1);
        shared.sound(Sound::Move);
        if self.is_read_to || shared.learner.is_new() || shared.reads_to_me() {
            let name = shared.animal(animal);
            shared.read(&[Utterance::of(name)]);
        }
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        view::View::new(&self.frame, self.n_chosen, shared).within(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        match control {
            Control::Back => return self.leave(shared),
            Control::Language => return Action::Languages,
            Control::Learner(place) => {
                let all = shared.learner.everybody();
                let id = all.get(place).map(|it| it.id.clone());
                shared.with_learners(|it| it.play_as(&id.unwrap_or_default()));
                return Action::Go(Goto::Home);
            }
            Control::Later => return Action::Go(self.then.clone()),
            Control::Guest => {
                shared.with_learners(|it| it.play_as_guest().map(|()| Vec::new()));
                return Action::Go(Goto::Home);
            }
            Control::Edit(place) => self.edit(place, shared),
            Control::Add => {
                self.animal = free_animal(shared);
                self.name.clear();
                self.is_read_to = false;
                self.mode = Mode::New;
            }
            Control::Animal(place) => {
                let animal = ANIMALS.get(place).copied().unwrap_or_default();
                self.choose(animal, shared);
            }
            Control::Reading => self.switch_reading(shared),
            Control::Settings => return Action::Go(Goto::Settings),
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

    fn typed(&mut self, _field: Control, name: String, _shared: &mut Shared) -> Action {
        self.name = name.chars().take(MAX_NAME).collect();
        Action::None
    }

    fn go_up(&mut self, shared: &mut Shared) -> Action {
        self.leave(shared)
    }

    fn writes(&self, _typed: char, _shared: &Shared) -> bool {
        self.focused() == Some(Control::Name)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        let is_name = self.focused() == Some(Control::Name);
        match key {
            Key::Cancel => return self.leave(shared),
            Key::Letter(letter) if is_name => self.name.push(letter),
            Key::TakeBack if is_name => {
                self.name.pop();
            }
            Key::Press if is_name => return self.press(Control::Done, shared),
            Key::Press => return self.press_focused(&[], shared),
            _ => return self.go_by(key, shared),
        }
        Action::None
    }

    fn opening(&self) -> Vec<Utterance> {
        let model = &self.frame.model;
        let words = match &model.page {
            Page::List(_) => vec![&model.title],
            Page::Form(form) => vec![&form.hello, &form.line],
            Page::Question(question) => vec![&question.question, &question.line],
        };
        words.into_iter().map(Utterance::of).collect()
    }

    /// What the screen is about now is read, if it is something else than before.
    fn settle(&mut self, action: Action, shared: &mut Shared) -> Action {
        self.refresh(shared);
        let is_new = self.read != self.mode;
        self.read = self.mode.clone();
        if is_new && shared.reads_to_me() {
            shared.read(&self.opening());
        }
        action
    }

    fn field(&self, control: Control) -> Option<Id> {
        (control == Control::Name).then(|| view::NAME.into())
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PAGE.into())
    }
}

/// The first animal that nobody has yet.
fn free_animal(shared: &Shared) -> String {
    let all = shared.learner.everybody();
    let is_free = |animal: &&&str| all.iter().all(|it| it.avatar != **animal);
    let free = ANIMALS.iter().find(is_free).or(ANIMALS.first());
    free.copied().unwrap_or_default().to_owned()
}

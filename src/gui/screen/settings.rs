//! The settings: language, colors, board, pieces, size, and what is on or off. Each choice is kept
//! at once and seen on a small board.

pub mod model;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{self, Frame, Framed, in_frame};
use crate::gui::board::Memory;
use crate::gui::hearing::sound::Sound;
use crate::gui::hearing::speech::Utterance;
use model::{Control, Model, Switch};

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    frame: Frame<Control, Model>,
    /// The page of the licences, once somebody asked for them.
    licences: Option<usize>,
    sample: Memory,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// Opens the screen.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let mut state = Self {
            frame: Frame::default(),
            licences: None,
            sample: Memory::default(),
        };
        state.refresh(shared);
        state
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        view::View::new(&self.frame, &self.sample, shared).within(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        match control {
            Control::Licences => self.licences = self.licences.is_none().then_some(0),
            Control::LicencePage(page) => self.licences = Some(page),
            _ => return press(control, shared),
        }
        Action::None
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match key {
            Key::Cancel => Action::Go(Goto::Back),
            Key::Press => self.press_focused(&[], shared),
            _ => self.go_by(key, shared),
        }
    }

    fn opening(&self) -> Vec<Utterance> {
        vec![Utterance::of(&self.frame.model.title)]
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PAGE.into())
    }
}

/// Takes a choice, and keeps it.
fn press(control: Control, shared: &mut Shared) -> Action {
    let settings = &mut shared.settings;
    match control {
        Control::Back => return Action::Go(Goto::Back),
        Control::Licences | Control::LicencePage(_) => return Action::None,
        Control::Language(place) => {
            let all = shared.languages();
            if let Some((tag, _)) = all.get(place) {
                shared.speak(tag);
            }
        }
        Control::Theme(theme) => settings.theme = theme,
        Control::Board(board) => settings.board = board,
        Control::Pieces(pieces) => settings.pieces = pieces,
        Control::Scale(percent) => settings.scale = percent,
        Control::Switch(switch) => turn(switch, shared),
    }
    shared.keep_settings();
    Action::SharedChanged
}

/// Switches something on or off; what can be heard is heard at once.
fn turn(switch: Switch, shared: &mut Shared) {
    let settings = &mut shared.settings;
    match switch {
        Switch::Dots => settings.dots = !settings.dots,
        Switch::Motion => settings.motion = !settings.motion,
        Switch::LeftHanded => settings.left_handed = !settings.left_handed,
        Switch::Sound => {
            settings.sound = !settings.sound;
            shared.sound(Sound::Done);
        }
        Switch::Speech => settings.speech = !settings.speech,
        Switch::ReadToMe => {
            let id = shared.learner.profile().id.clone();
            let is_on = !shared.reads_to_me();
            shared.set_reading(&id, is_on);
            if is_on {
                shared.promise_reading();
            }
        }
    }
}

//! The settings: language, colors, board, pieces, size, and what is on or off. Each choice is kept
//! at once and seen on a small board.

pub mod model;
mod present;
pub mod view;

use iced::Element;

use crate::gui::board::Memory;
use crate::gui::focus::{Focus, Key};
use crate::gui::route::{Action, Goto};
use crate::gui::shared::Shared;
use crate::gui::sound::Sound;
use crate::gui::widget::reveal::reveal;
use model::{Control, Model, Switch};

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    model: Model,
    /// Whether somebody asked for the licences.
    is_told: bool,
    sample: Memory,
    focus: Focus<Control>,
}

/// What happened.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
}

impl State {
    /// Opens the screen.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        Self {
            model: present::present(shared, false),
            is_told: false,
            sample: Memory::default(),
            focus: Focus::default(),
        }
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &mut Shared) -> Action<Message> {
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
            sample: &self.sample,
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
        self.model = present::present(shared, self.is_told);
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action<Message> {
        match key {
            Key::Cancel => Action::Go(Goto::Back),
            Key::Next => self.walk(true),
            Key::Previous => self.walk(false),
            Key::Press => {
                let pressed = self.focus.current();
                pressed.map_or(Action::None, |control| {
                    self.focus.give(control);
                    self.press(control, shared)
                })
            }
            _ => match key.arrow() {
                Some(way) => self.walk(shared.flow().is_forward(way)),
                None => Action::None,
            },
        }
    }

    /// Does what a control is for.
    fn press(&mut self, control: Control, shared: &mut Shared) -> Action<Message> {
        if control != Control::Licences {
            return press(control, shared);
        }
        self.is_told = !self.is_told;
        self.shared_changed(shared);
        Action::None
    }

    /// To the next control or to the one before; it is brought into sight.
    fn walk(&mut self, forward: bool) -> Action<Message> {
        let ring = self.model.ring();
        if forward {
            self.focus.next(&ring);
        } else {
            self.focus.previous(&ring);
        }
        let Some(control) = self.focus.current() else {
            return Action::None;
        };
        Action::Run(reveal(view::PAGE.into(), view::id_of(control)))
    }
}

/// Takes a choice, and keeps it.
fn press(control: Control, shared: &mut Shared) -> Action<Message> {
    let settings = &mut shared.settings;
    match control {
        Control::Back => return Action::Go(Goto::Back),
        Control::Licences => return Action::None,
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
        Switch::Speech => {
            settings.speech = !settings.speech;
            shared.speaker.stop();
        }
    }
}

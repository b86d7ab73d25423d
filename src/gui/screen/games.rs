//! Games against the coach: pictures of their first positions, and the coach at five strengths, which plays all of them.
//!
//! Each is a step of one lesson, which is played alone and leads back here. What a lesson teaches first is
//! in `table`.
//!
//! # Decisions
//! * *What is not open says what opens it, and leads nobody away*: who wants to play has not asked for a lesson. The coach
//!   names it, and a button leads there.
//! * *Half of its lesson opens a game, and the first one is never closed*: whoever wants to play and finds nothing but locks
//!   wants nothing more here.
//! * *The strength holds for every game*: whoever has one game has five of it.

pub mod model;
mod present;
mod table;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::names::GAMES;
use crate::gui::base::{self, Frame, Framed, in_frame};
use crate::gui::board::Memory;
use crate::gui::hearing::sound::Sound;
use crate::gui::hearing::speech::Utterance;
use crate::gui::look::art::lands::LandMemory;
use model::{Control, Model};

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    frame: Frame<Control, Model>,
    /// What the small boards remember, by the numbers of their games.
    boards: Vec<Memory>,
    land: LandMemory,
    /// The closed game that somebody has just asked for, by its number.
    asked: Option<usize>,
    /// How often that was done.
    n_refused: u32,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// Shows the games.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let n_games = present::games(shared).len();
        let mut state = Self {
            frame: Frame::default(),
            boards: std::iter::repeat_with(Memory::default)
                .take(n_games)
                .collect(),
            land: LandMemory::default(),
            asked: None,
            n_refused: 0,
        };
        state.refresh(shared);
        state
    }

    /// Opens a game, or tells which lesson comes first.
    fn play(&mut self, number: usize, shared: &mut Shared) -> Action {
        let Some(game) = present::games(shared).into_iter().nth(number) else {
            return Action::None;
        };
        if present::first(game, shared).is_none() {
            return Action::Go(Goto::Step(GAMES.to_owned(), game.step.to_owned()));
        }
        self.asked = Some(number);
        self.n_refused = self.n_refused.wrapping_add(1).max(1);
        self.refresh(shared);
        shared.sound(Sound::Refused);
        if shared.reads_to_me() {
            shared.read(&self.opening());
        }
        Action::None
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let pictures = view::Pictures {
            boards: &self.boards,
            land: &self.land,
        };
        let view = view::View::new(&self.frame, pictures, shared);
        view.turned(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        let first = present::asked_for(self, shared).map(|it| it.lesson.id.clone());
        self.asked = None;
        match control {
            Control::Back => Action::Go(Goto::Back),
            Control::First => first.map_or(Action::None, |it| Action::Go(Goto::Lesson(it))),
            Control::Game(number) => self.play(number, shared),
            Control::Strength(strength) => {
                shared.settings.coach_strength = strength;
                shared.keep_settings();
                self.refresh(shared);
                Action::None
            }
        }
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match key {
            Key::Cancel => Action::Go(Goto::Back),
            Key::Press => self.press_focused(&[], shared),
            _ => self.go_by(key, shared),
        }
    }

    fn opening(&self) -> Vec<Utterance> {
        vec![Utterance::of(&self.frame.model.hello)]
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PAGE.into())
    }
}

//! The very first screen, where nobody has learned yet: the coach comes, and one picture leads into the first lesson.
//!
//! Nobody is asked anything: who it is can be said after the first stars. Until then a learner without an
//! animal learns, whose stars are kept like all others.
//!
//! # Decisions
//! * *Whoever begins is read to*, where there is a voice: nobody knows yet whether this child can read, and who can is asked
//!   with the animal. The loudspeaker in the corner says no at once.

pub mod model;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{self, Frame, Framed, in_frame};
use crate::gui::hearing::sound::Sound;
use crate::gui::hearing::speech::Utterance;
use crate::gui::look::art::lands::LandMemory;
use crate::gui::widget::animals::Pressed;
use crate::library::PathEntry;
use model::{Control, Model};

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    frame: Frame<Control, Model>,
    /// Whether the coach comes in hops.
    moves: bool,
    land: LandMemory,
    /// How often the coach was pressed, and each of the animals.
    n_coach: u32,
    animals: Pressed,
    /// The switch that was pressed last, which the coach answers.
    switched: Option<Control>,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// The coach comes, and says hello where it has a voice.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let mut state = Self {
            frame: Frame::default(),
            moves: shared.settings.motion,
            land: LandMemory::default(),
            n_coach: 0,
            animals: Pressed::default(),
            switched: None,
        };
        state.refresh(shared);
        state
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let scenery = view::Scene {
            land: &self.land,
            moves: self.moves,
            n_coach: self.n_coach,
            animals: &self.animals,
        };
        let view = view::View::new(&self.frame, scenery, shared);
        view.turned(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        match control {
            Control::Play => {
                shared.begin_reading();
                return Action::Go(first(shared));
            }
            Control::Language => return Action::Languages,
            Control::Voice => {
                shared.settings.speech = !shared.settings.speech;
                shared.keep_settings();
                self.switched = Some(control);
                self.refresh(shared);
                shared.read(&self.opening());
            }
            Control::Sound => {
                shared.settings.sound = !shared.settings.sound;
                shared.keep_settings();
                self.switched = Some(control);
            }
            Control::Coach => {
                self.n_coach = self.n_coach.wrapping_add(1);
                self.switched = None;
                self.refresh(shared);
                shared.read(&self.opening());
            }
            Control::Animal(number) => {
                self.animals.press(number);
                shared.sound(Sound::Move);
            }
        }
        Action::None
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match key {
            Key::Press => self.press_focused(&[Control::Play], shared),
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

/// The first lesson of the path; where there is no path, home.
fn first(shared: &Shared) -> Goto {
    let lands = shared.library.lands().iter();
    let mut entries = lands.flat_map(|land| &land.entries);
    let lesson = entries.find_map(|entry| match entry {
        PathEntry::Lesson(id) => Some(id.clone()),
        PathEntry::Game { .. } | PathEntry::Story(_) => None,
    });
    lesson.map_or(Goto::Home, Goto::Lesson)
}

//! The end of a land: a certificate with the child's animal, what the child can do now, and what comes next.
//!
//! It is shown by itself once, after the last lesson of a land; the whole course has such an end, too.

pub mod model;
pub mod pictures;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::lands::COURSE;
use crate::gui::base::shared::path::Onward;
use crate::gui::base::shared::sounds::sound_of;
use crate::gui::base::shared::{Shared, today};
use crate::gui::base::{self, Frame, Framed, in_frame};
use crate::gui::board::{Animation, Memory};
use crate::gui::hearing::speech::Utterance;
use crate::gui::look::art::lands::LandMemory;
use crate::gui::widget::flight::{Flight, Occasion};
use crate::storage::Day;
use crate::training::Purpose;
use model::{Control, Model};

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    land: String,
    /// When the land was finished.
    day: Day,
    /// What became of the certificate.
    kept: Option<String>,
    frame: Frame<Control, Model>,
    pictures: [Memory; 3],
    /// The scene behind the card, and the one on the certificate.
    scenes: [LandMemory; 2],
    flight: Flight,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// Celebrates the end of a land, by its name, and notes that it was.
    #[must_use]
    pub fn new(land: String, shared: &mut Shared) -> Self {
        let seen = shared.learner.progress.land_seen(&land);
        if seen.is_none() {
            shared.learner.progress.see_land(&land, today());
            shared.keep_progress();
        }
        let mut state = Self {
            day: seen.unwrap_or_else(today),
            land,
            kept: None,
            frame: Frame::default(),
            pictures: std::array::from_fn(|_| Memory::default()),
            scenes: Default::default(),
            flight: Flight::default(),
        };
        state.refresh(shared);
        let moves = shared.pace() == Animation::Smooth;
        state.flight.cheer(view::COACH, moves);
        shared.sound(sound_of(Occasion::Land));
        state
    }

    /// What comes next, and what it is called: the end of the course, else the next stone of the path, else home.
    fn next(&self, shared: &Shared) -> (Goto, Option<String>) {
        if self.land != COURSE && shared.is_land_new(COURSE) {
            return (Goto::Land(COURSE.to_owned()), None);
        }
        match shared.onward(Some(&self.land)) {
            Some(Onward { goto, name }) => (goto, Some(name)),
            None => (Goto::Home, None),
        }
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let seen = view::Seen {
            pictures: &self.pictures,
            scenes: &self.scenes,
            flight: &self.flight,
        };
        let view = view::View::new(&self.frame, seen, shared);
        view.turned(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        self.flight.skip();
        match control {
            Control::Main => Action::Go(self.next(shared).0),
            Control::Home => Action::Go(Goto::Home),
            Control::Passport => {
                let passport = Purpose::Passport(self.land.clone());
                Action::Go(Goto::Boards(passport))
            }
            Control::Print => {
                let lessons = shared.titles_of(&self.land);
                let kept = shared.certify(shared.land(&self.land), lessons);
                self.kept = Some(shared.label(&kept));
                Action::None
            }
            Control::Flight => Action::None,
        }
    }

    fn go_up(&mut self, _: &mut Shared) -> Action {
        Action::Go(Goto::Home)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        if self.flight.skip() {
            return Action::None;
        }
        match key {
            Key::Cancel => self.press(Control::Home, shared),
            Key::Press => self.press_focused(&[Control::Main], shared),
            _ => self.go_by(key, shared),
        }
    }

    fn flight(&mut self) -> Option<&mut Flight> {
        Some(&mut self.flight)
    }

    fn opening(&self) -> Vec<Utterance> {
        let model = &self.frame.model;
        let things = model.things.iter().map(|it| &it.words);
        let all = [&model.title].into_iter().chain(things);
        let all = all.chain([&model.earned, &model.main.label]);
        all.map(Utterance::of).collect()
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PAGE.into())
    }
}

//! What the window shows, for those who look at it from outside: its screens, read only.

use crate::gui::screen::{
    family, home, learners, lesson, referee, rulebook, seats, settings, table,
};
use crate::gui::{App, Screen};
use crate::rules::Geometry;
use crate::session::Session;

impl App {
    /// What the open lesson shows; `None` elsewhere.
    #[must_use]
    pub fn lesson_model(&self) -> Option<&lesson::model::Model> {
        match &self.screen {
            Screen::Lesson(lesson) => Some(lesson.model()),
            _ => None,
        }
    }

    /// Where the learner is in the open lesson, if it is on this board; `None` elsewhere.
    #[must_use]
    pub fn session_on<G: Geometry>(&self) -> Option<&Session<G>> {
        match &self.screen {
            Screen::Lesson(lesson) => lesson.session().downcast_ref(),
            _ => None,
        }
    }

    /// Where the learner is in the open lesson of the 8x8 board; `None` elsewhere.
    #[must_use]
    pub fn lesson_session(&self) -> Option<&Session> {
        self.session_on()
    }

    /// The control of the open lesson that has the keyboard.
    #[must_use]
    pub fn lesson_focus(&self) -> Option<lesson::model::Control> {
        match &self.screen {
            Screen::Lesson(lesson) => lesson.focused(),
            _ => None,
        }
    }

    /// The home screen, if it is shown.
    #[must_use]
    pub fn home_screen(&self) -> Option<&home::State> {
        match &self.screen {
            Screen::Home(home) => Some(home),
            _ => None,
        }
    }

    /// What the screen of settings shows, and its control that has the keyboard; `None` elsewhere.
    #[must_use]
    pub fn settings_shown(
        &self,
    ) -> Option<(&settings::model::Model, Option<settings::model::Control>)> {
        match &self.screen {
            Screen::Settings(settings) => Some((settings.model(), settings.focused())),
            _ => None,
        }
    }

    /// What the rulebook shows; `None` elsewhere.
    #[must_use]
    pub fn rulebook_model(&self) -> Option<&rulebook::model::Model> {
        match &self.screen {
            Screen::Rulebook(rulebook) => Some(rulebook.model()),
            _ => None,
        }
    }

    /// The control of the rulebook that has the keyboard.
    #[must_use]
    pub fn rulebook_focus(&self) -> Option<rulebook::model::Control> {
        match &self.screen {
            Screen::Rulebook(rulebook) => rulebook.focused(),
            _ => None,
        }
    }

    /// The table, if it is shown.
    #[must_use]
    pub fn table_screen(&self) -> Option<&table::State> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            _ => None,
        }
    }

    /// Where the family game's players sit down, if that is shown.
    #[must_use]
    pub fn seats_screen(&self) -> Option<&seats::State> {
        match &self.screen {
            Screen::Seats(seats) => Some(seats),
            _ => None,
        }
    }

    /// The family table, if it is shown.
    #[must_use]
    pub fn family_screen(&self) -> Option<&family::State> {
        match &self.screen {
            Screen::Family(family) => Some(family),
            _ => None,
        }
    }

    /// What "Am I allowed?" shows; `None` elsewhere.
    #[must_use]
    pub fn referee_model(&self) -> Option<&referee::model::Model> {
        match &self.screen {
            Screen::Referee(referee) => Some(referee.model()),
            _ => None,
        }
    }

    /// The control of "Am I allowed?" that has the keyboard.
    #[must_use]
    pub fn referee_focus(&self) -> Option<referee::model::Control> {
        match &self.screen {
            Screen::Referee(referee) => referee.focused(),
            _ => None,
        }
    }

    /// The screen of learners, if it is shown.
    #[must_use]
    pub fn learners_screen(&self) -> Option<&learners::State> {
        match &self.screen {
            Screen::Learners(learners) => Some(learners),
            _ => None,
        }
    }
}

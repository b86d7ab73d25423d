//! What the window shows, looked at from outside: its screens, read only.

use squarewise::gui::base::HasFrame;
use squarewise::gui::screen::{
    games, home, land, learners, lesson, practice, referee, rulebook, seats, settings, table,
    welcome,
};
use squarewise::gui::{App, Screen};
use squarewise::rules::Geometry;
use squarewise::session::Session;

/// The screens of a window by their names; `None` if another one is shown.
pub(crate) trait Shown {
    /// What the open lesson shows; `None` elsewhere.
    fn lesson_model(&self) -> Option<&lesson::model::Model>;

    /// Where the learner is in the open lesson, if it is on this board; `None` elsewhere.
    fn session_on<G: Geometry>(&self) -> Option<&Session<G>>;

    /// Where the learner is in the open lesson of the 8x8 board; `None` elsewhere.
    fn lesson_session(&self) -> Option<&Session>;

    /// The control of the open lesson that has the keyboard.
    fn lesson_focus(&self) -> Option<lesson::model::Control>;

    /// The home screen, if it is shown.
    fn home_screen(&self) -> Option<&home::State>;

    /// What the screen of settings shows, and its control that has the keyboard; `None` elsewhere.
    fn settings_shown(&self)
    -> Option<(&settings::model::Model, Option<settings::model::Control>)>;

    /// What the rulebook shows; `None` elsewhere.
    fn rulebook_model(&self) -> Option<&rulebook::model::Model>;

    /// The control of the rulebook that has the keyboard.
    fn rulebook_focus(&self) -> Option<rulebook::model::Control>;

    /// The table, if it is shown.
    fn table_screen(&self) -> Option<&table::Two>;

    /// Where the family game's players sit down, if that is shown.
    fn seats_screen(&self) -> Option<&seats::State>;

    /// The family table, if it is shown.
    fn family_screen(&self) -> Option<&table::Several>;

    /// What "Am I allowed?" shows; `None` elsewhere.
    fn referee_model(&self) -> Option<&referee::model::Model>;

    /// The control of "Am I allowed?" that has the keyboard.
    fn referee_focus(&self) -> Option<referee::model::Control>;

    /// The end of a land, if it is shown.
    fn land_screen(&self) -> Option<&land::State>;

    /// The screen of learners, if it is shown.
    fn learners_screen(&self) -> Option<&learners::State>;

    /// The book of practice, if it is shown.
    fn practice_screen(&self) -> Option<&practice::State>;

    /// The games against the coach, if they are shown.
    fn games_screen(&self) -> Option<&games::State>;

    /// The very first screen, if it is shown.
    fn welcome_screen(&self) -> Option<&welcome::State>;
}

impl Shown for App {
    fn lesson_model(&self) -> Option<&lesson::model::Model> {
        match self.screen() {
            Screen::Lesson(lesson) => Some(lesson.model()),
            _ => None,
        }
    }

    fn session_on<G: Geometry>(&self) -> Option<&Session<G>> {
        match self.screen() {
            Screen::Lesson(lesson) => lesson.session().downcast_ref(),
            _ => None,
        }
    }

    fn lesson_session(&self) -> Option<&Session> {
        self.session_on()
    }

    fn lesson_focus(&self) -> Option<lesson::model::Control> {
        match self.screen() {
            Screen::Lesson(lesson) => lesson.focused(),
            _ => None,
        }
    }

    fn home_screen(&self) -> Option<&home::State> {
        match self.screen() {
            Screen::Home(home) => Some(home),
            _ => None,
        }
    }

    fn settings_shown(
        &self,
    ) -> Option<(&settings::model::Model, Option<settings::model::Control>)> {
        match self.screen() {
            Screen::Settings(settings) => Some((settings.model(), settings.focused())),
            _ => None,
        }
    }

    fn rulebook_model(&self) -> Option<&rulebook::model::Model> {
        match self.screen() {
            Screen::Rulebook(rulebook) => Some(rulebook.model()),
            _ => None,
        }
    }

    fn rulebook_focus(&self) -> Option<rulebook::model::Control> {
        match self.screen() {
            Screen::Rulebook(rulebook) => rulebook.focused(),
            _ => None,
        }
    }

    fn table_screen(&self) -> Option<&table::Two> {
        match self.screen() {
            Screen::Table(table) => Some(table),
            _ => None,
        }
    }

    fn seats_screen(&self) -> Option<&seats::State> {
        match self.screen() {
            Screen::Seats(seats) => Some(seats),
            _ => None,
        }
    }

    fn family_screen(&self) -> Option<&table::Several> {
        match self.screen() {
            Screen::Family(family) => Some(family),
            _ => None,
        }
    }

    fn referee_model(&self) -> Option<&referee::model::Model> {
        match self.screen() {
            Screen::Referee(referee) => Some(referee.model()),
            _ => None,
        }
    }

    fn referee_focus(&self) -> Option<referee::model::Control> {
        match self.screen() {
            Screen::Referee(referee) => referee.focused(),
            _ => None,
        }
    }

    fn land_screen(&self) -> Option<&land::State> {
        match self.screen() {
            Screen::Land(land) => Some(land),
            _ => None,
        }
    }

    fn practice_screen(&self) -> Option<&practice::State> {
        match self.screen() {
            Screen::Practice(practice) => Some(practice),
            _ => None,
        }
    }

    fn learners_screen(&self) -> Option<&learners::State> {
        match self.screen() {
            Screen::Learners(learners) => Some(learners),
            _ => None,
        }
    }

    fn games_screen(&self) -> Option<&games::State> {
        match self.screen() {
            Screen::Games(games) => Some(games),
            _ => None,
        }
    }

    fn welcome_screen(&self) -> Option<&welcome::State> {
        match self.screen() {
            Screen::Welcome(welcome) => Some(welcome),
            _ => None,
        }
    }
}

//! The screen that is shown as a word, which a page keeps over a reload, and the way back to it.

use crate::gui::base::route::Goto;
use crate::gui::{App, Screen};

/// The word of home, and of what is over with the window, such as the end of a land.
pub(in crate::gui) const HOME: &str = "home";

/// What a lesson's word begins with.
const LESSON: &str = "lesson/";

/// The way to a screen that needs nothing more to be shown again: its games and lists are kept.
fn way_to(place: &str) -> Option<Goto> {
    Some(match place {
        "two" => Goto::Table(None),
        "family" => Goto::FamilyTable,
        "games" => Goto::Games,
        "practice" => Goto::Practice(None),
        "seats" => Goto::Seats,
        "referee" => Goto::Referee(None),
        "rules" => Goto::Rulebook(None),
        "settings" => Goto::Settings,
        "learners" => Goto::Learners,
        _ => return None,
    })
}

impl App {
    /// How many screens are below the one that is shown: none below home, and none below the first of all.
    #[must_use]
    pub fn depth(&self) -> usize {
        let is_first = |it: &Screen| matches!(it, Screen::Home(_) | Screen::Welcome(_));
        match is_first(&self.screen) {
            true => 0,
            false => 1 + self.behind.iter().filter(|it| !is_first(it)).count(),
        }
    }

    /// The word of the screen that is shown.
    #[must_use]
    pub fn place(&self) -> String {
        let plain = match &self.screen {
            Screen::Lesson(lesson) => return format!("{LESSON}{}", lesson.id()),
            Screen::Table(_) => "two",
            Screen::Family(_) => "family",
            Screen::Games(_) => "games",
            Screen::Practice(_) => "practice",
            Screen::Seats(_) => "seats",
            Screen::Referee(_) => "referee",
            Screen::Rulebook(_) => "rules",
            Screen::Settings(_) => "settings",
            Screen::Learners(_) => "learners",
            Screen::Home(_) | Screen::Welcome(_) | Screen::Land(_) | Screen::Problems(_) => HOME,
        };
        plain.to_owned()
    }

    /// Shows a screen again by its word; home for a word that names none.
    pub fn show_again(&mut self, place: &str) {
        if let Some(goto) = way_to(place) {
            self.go(goto);
        } else if let Some(id) = place.strip_prefix(LESSON) {
            self.open(id);
        }
    }
}

//! What the home screen shows, ready to be laid out.

use crate::scene::Scene;

/// Everything on the home screen that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The next language.
    Language,
    /// The next theme.
    Theme,
    /// Who is learning.
    Learners,
    /// The settings.
    Settings,
    /// What is wrong with lessons.
    Problems,
    /// "Continue".
    GoOn,
    /// The table.
    Play,
    /// "Am I allowed?"
    Referee,
    /// The rulebook.
    Rulebook,
    /// A lesson: its number among all cards.
    Lesson(usize),
}

/// Where the learner stopped, or could begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoOn {
    /// The greeting.
    pub title: String,
    /// The lesson and the step.
    pub line: String,
    /// The word on the button, if there is something to open.
    pub button: Option<String>,
}

/// One lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its number among all cards.
    pub number: usize,
    /// The lesson's title.
    pub title: String,
    /// A small line below the title, such as the flag of a foreign language.
    pub note: Option<String>,
    /// A small picture.
    pub picture: Scene,
    /// The stars earned.
    pub stars: u8,
    /// Whether it is the one to go on with.
    pub is_next: bool,
}

/// Lessons that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The heading.
    pub title: String,
    /// How many are done.
    pub count: String,
    /// The lessons.
    pub cards: Vec<Card>,
}

/// The words on the ways to other screens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Who is learning.
    pub learners: String,
    /// To the settings.
    pub settings: String,
    /// To the table.
    pub play: String,
    /// To the table, to ask whether a move is allowed.
    pub referee: String,
    /// To the rulebook.
    pub rulebook: String,
}

/// The home screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// The program's name.
    pub name: String,
    /// The language that is spoken, by its own name.
    pub language: String,
    /// The theme that is worn.
    pub theme: String,
    /// The words on the ways to other screens.
    pub ways: Ways,
    /// What is wrong with lessons, in one line; `None` if nothing is.
    pub problems: Option<String>,
    /// The card at the top.
    pub go_on: Option<GoOn>,
    /// The shelves.
    pub shelves: Vec<Shelf>,
    /// What a grown-up should know, such as a broken file.
    pub notices: Vec<String>,
}

impl Model {
    /// What can be pressed, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let mut ring = vec![
            Control::Learners,
            Control::Language,
            Control::Theme,
            Control::Settings,
        ];
        ring.extend(self.problems.as_ref().map(|_| Control::Problems));
        let can_go_on = self.go_on.as_ref().is_some_and(|it| it.button.is_some());
        ring.extend(can_go_on.then_some(Control::GoOn));
        ring.extend([Control::Play, Control::Referee, Control::Rulebook]);
        let cards = self.shelves.iter().flat_map(|shelf| &shelf.cards);
        ring.extend(cards.map(|card| Control::Lesson(card.number)));
        ring
    }
}

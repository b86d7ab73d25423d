//! What the home screen shows, ready to be laid out.

use crate::locale::Phrase;
use crate::scene::Scene;

/// Everything on the home screen that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The next language.
    Language,
    /// The next theme.
    Theme,
    /// Silence, or sounds and voice again.
    Sound,
    /// A learner, by the place among the chips: sits down.
    Learner(usize),
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
    /// The family game.
    Family,
    /// "Am I allowed?"
    Referee,
    /// The rulebook.
    Rulebook,
    /// The certificate of a shelf, by the number of the shelf.
    Certificate(usize),
    /// A step to practise again, by its place on the shelf.
    Practice(usize),
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

/// A learner in the bar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chip {
    /// The learner's folder; `None` for a guest.
    pub id: Option<String>,
    /// The animal.
    pub animal: String,
    /// The name.
    pub name: String,
    /// Whether this learner plays now.
    pub is_chosen: bool,
}

/// One lesson, or one step of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its number among all cards.
    pub number: usize,
    /// The lesson's title.
    pub title: String,
    /// One sentence about it.
    pub about: Option<String>,
    /// A small line below the title, such as the flag of a foreign language.
    pub note: Option<String>,
    /// How long it takes, or where it was left.
    pub place: Option<String>,
    /// A small picture.
    pub picture: Scene,
    /// The stars earned.
    pub stars: u8,
    /// Whether it is the one to go on with.
    pub is_next: bool,
}

/// Lessons that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// The heading.
    pub title: String,
    /// How many are done, or why it is there.
    pub count: String,
    /// What it is called, in any language.
    pub name: Phrase,
    /// The word for its certificate, once all lessons are done.
    pub certificate: Option<String>,
    /// What became of the certificate.
    pub kept: Option<String>,
    /// The lessons.
    pub cards: Vec<Card>,
}

impl Shelf {
    /// A shelf with nothing on it yet.
    #[must_use]
    pub fn new(name: Phrase, title: String) -> Self {
        Self {
            title,
            count: String::new(),
            name,
            certificate: None,
            kept: None,
            cards: Vec::new(),
        }
    }
}

/// The words on the ways to other screens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// To all learners, where there are more than the bar shows or none at all.
    pub learners: Option<String>,
    /// To the settings.
    pub settings: String,
    /// To the table.
    pub play: String,
    /// To the family game.
    pub family: String,
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
    /// Whether anything is to be heard, and that in words; `None` where nothing can be.
    pub sound: Option<(bool, String)>,
    /// The learners in the bar.
    pub chips: Vec<Chip>,
    /// The words on the ways to other screens.
    pub ways: Ways,
    /// What is wrong with lessons, in one line; `None` if nothing is.
    pub problems: Option<String>,
    /// The card at the top.
    pub go_on: Option<GoOn>,
    /// Which lessons are still being read; `None` if all are there.
    pub coming: Option<String>,
    /// Steps to practise again.
    pub practice: Option<Shelf>,
    /// The shelves.
    pub shelves: Vec<Shelf>,
    /// What a grown-up should know, such as a broken file.
    pub notices: Vec<String>,
}

impl Model {
    /// What can be pressed, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let mut ring: Vec<Control> = (0..self.chips.len()).map(Control::Learner).collect();
        ring.extend(self.ways.learners.as_ref().map(|_| Control::Learners));
        ring.push(Control::Language);
        ring.extend(self.sound.as_ref().map(|_| Control::Sound));
        ring.extend([Control::Theme, Control::Settings]);
        ring.extend(self.problems.as_ref().map(|_| Control::Problems));
        let can_go_on = self.go_on.as_ref().is_some_and(|it| it.button.is_some());
        ring.extend(can_go_on.then_some(Control::GoOn));
        ring.extend([
            Control::Play,
            Control::Family,
            Control::Referee,
            Control::Rulebook,
        ]);
        let practice = self.practice.iter().flat_map(|shelf| &shelf.cards);
        ring.extend(practice.map(|card| Control::Practice(card.number)));
        for (place, shelf) in self.shelves.iter().enumerate() {
            let certificate = shelf.certificate.as_ref();
            ring.extend(certificate.map(|_| Control::Certificate(place)));
            ring.extend(shelf.cards.iter().map(|card| Control::Lesson(card.number)));
        }
        ring
    }

    /// From a control to the first lesson of a shelf: of the next one, or back to that of this one or of the one
    /// before. From outside the shelves the way on leads to the lesson to go on with.
    #[must_use]
    pub fn shelf_from(&self, current: Option<Control>, forward: bool) -> Option<Control> {
        let firsts = || {
            let cards = self.shelves.iter().filter_map(|shelf| shelf.cards.first());
            cards.map(|card| card.number)
        };
        let number = match (current, forward) {
            (Some(Control::Lesson(at)), true) => firsts().find(|first| *first > at),
            (Some(Control::Lesson(at)), false) => firsts().rfind(|first| *first < at),
            (_, true) => self.next_card().or_else(|| firsts().next()),
            (_, false) => None,
        };
        number.map(Control::Lesson)
    }

    fn next_card(&self) -> Option<usize> {
        let mut cards = self.shelves.iter().flat_map(|shelf| &shelf.cards);
        cards.find(|card| card.is_next).map(|card| card.number)
    }
}

//! What the home screen shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::ring::{Laid, laid_out, plain, stop};
use crate::gui::look::art::lands::LandOf;
use crate::gui::look::art::stones::{StoneKind, StoneState};
use crate::gui::widget::tool::Tool;
use crate::locale::Phrase;
use crate::rules::Piece;
use crate::scene::Scene;

/// Everything on the home screen that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Language,
    /// Silence, or sounds and voice again.
    Sound,
    /// A learner, by the place among the chips: sits down.
    Learner(usize),
    /// Who is learning.
    Learners,
    /// All lessons as cards, or the path again.
    Cards,
    Settings,
    /// What is wrong with lessons.
    Problems,
    /// "Continue".
    GoOn,
    /// The game against the coach that was left.
    LeftGame,
    /// Puts that game away.
    PutAway,
    /// What the land that came to its end was like: its ribbon and its certificate.
    LandEnd,
    /// What comes next on the path.
    OnPath,
    /// The stars of the land, which hop.
    Stars,
    /// An animal of the open land, by its number: it answers.
    Animal(usize),
    /// A stone of the path, by its number.
    Stone(usize),
    /// A land that is closed, by its place in the course: it opens.
    Land(usize),
    /// A piece on the shelf, by its place there.
    Piece(usize),
    /// The games against the coach.
    Coach,
    /// The table.
    Play,
    /// The family game.
    Family,
    /// "Am I allowed?"
    Referee,
    Rulebook,
    /// The certificate of a shelf, by the number of the shelf.
    Certificate(usize),
    /// The book of practice.
    Practice,
    /// A lesson: its number among all cards.
    Lesson(usize),
}

laid_out! { Control:
/// Where the learner stopped, or could begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoOn {
    /// The greeting.
    pub title: String,
    /// The lesson and the step.
    pub line: String,
    /// The button, if there is something to open.
    pub button: Option<Tool<Control>>,
}
}

/// A game against the coach that was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftGame {
    pub title: String,
    /// Which game it is, and how far.
    pub line: String,
    /// What is on its board.
    pub picture: Scene,
    pub go_on: Tool<Control>,
    /// Puts it away; pressed once, it asks whether that is meant.
    pub away: Tool<Control>,
}

impl Laid<Control> for LeftGame {
    fn lay(&self, ring: &mut Vec<Control>) {
        self.go_on.lay(ring);
        self.away.lay(ring);
    }
}

/// Something on the path of a land.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stone {
    pub control: Control,
    pub kind: StoneKind,
    pub state: StoneState,
    /// What it is called.
    pub title: String,
    /// What is told about its lesson, such as that it takes the place of another.
    pub note: Option<String>,
    /// Whether its lesson is one of somebody's own.
    pub is_own: bool,
    /// The stars of a lesson that is done.
    pub stars: Option<u8>,
    /// The piece that it is about, or the first one that is met in it.
    pub emblem: Option<Piece>,
}

plain!(StoneState);
stop!(Stone: Control);

laid_out! { Control:
/// The open land with its path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Land {
    /// What it is called in the course.
    pub id: String,
    /// Which of the hues it has.
    pub hue: usize,
    pub name: String,
    /// How far the learner is with it.
    pub state: StoneState,
    /// How many stones are done.
    pub count: String,
    /// How many small stars were earned here, counted like those of the learner in the bar.
    pub stars: String,
    /// The way to its end, once all its lessons are done.
    pub ended: Option<Tool<Control>>,
    /// What leads on from where the learner stands; `None` once all is done.
    pub play: Option<Tool<Control>>,
    pub stones: Vec<Stone>,
    /// The learner.
    pub animal: String,
    /// The hat on it, by the strength of the coach that lost it, from 1.
    pub hat: Option<u8>,
    /// The number of the stone where the learner stands.
    pub stands: usize,
    /// The stone from which the learner comes just now.
    pub comes_from: Option<usize>,
}
}

impl Land {
    /// Which land it is.
    #[must_use]
    pub fn of(&self) -> LandOf<'_> {
        LandOf {
            id: &self.id,
            hue: self.hue,
        }
    }
}

/// A land that is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedLand {
    pub control: Control,
    /// What it is called in the course.
    pub id: String,
    /// Which of the hues it has.
    pub hue: usize,
    pub name: String,
    /// How many of its stones are done.
    pub count: String,
    /// How far the learner is with it.
    pub state: StoneState,
    pub n_stones: usize,
}

stop!(ClosedLand: Control);

impl ClosedLand {
    /// Which land it is.
    #[must_use]
    pub fn of(&self) -> LandOf<'_> {
        LandOf {
            id: &self.id,
            hue: self.hue,
        }
    }
}

/// A piece on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfPiece {
    pub control: Control,
    pub piece: Piece,
    /// What its lesson is called.
    pub title: String,
    /// The stars of its lesson.
    pub stars: u8,
    /// Whether its lesson has all its stars.
    pub is_mastered: bool,
    /// Whether it is known by heart where it may go.
    pub is_crowned: bool,
}

stop!(ShelfPiece: Control);

laid_out! { Control:
/// The way to the book of practice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    pub way: Tool<Control>,
    /// How many boards of the day are done.
    pub n_done: usize,
    pub n_boards: usize,
    /// The same in words.
    pub done: String,
}
}

/// A learner in the bar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chip {
    pub control: Control,
    /// The learner's folder; `None` for a guest.
    pub id: Option<String>,
    pub animal: String,
    /// The hat on it, by the strength of the coach that lost it, from 1; only of the learner who plays now.
    pub hat: Option<u8>,
    pub name: String,
    /// Whether this learner plays now.
    pub is_chosen: bool,
    /// All small stars of the learner who plays now: as a number, and in words. `None` before the first.
    pub stars: Option<(String, String)>,
}

stop!(Chip: Control);

/// One lesson, or one step of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonCard {
    pub control: Control,
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

stop!(LessonCard: Control);

laid_out! { Control:
/// Lessons that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    pub title: String,
    /// How many are done, or why it is there.
    pub count: String,
    /// What it is called, in any language.
    pub name: Phrase,
    /// The way to its certificate, once all lessons are done.
    pub certificate: Option<Tool<Control>>,
    /// What became of the certificate.
    pub kept: Option<String>,
    pub cards: Vec<LessonCard>,
}
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

laid_out! { Control:
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// The program's name.
    pub name: String,
    /// The learners in the bar.
    pub chips: Vec<Chip>,
    /// To all learners, where there are more than the bar shows or none at all.
    pub learners: Option<Tool<Control>>,
    /// The language that is spoken, by its own name.
    pub language: Tool<Control>,
    /// Whether anything is to be heard, in words; `None` where nothing can be.
    pub sound: Option<Tool<Control>>,
    /// To all lessons as cards, or back to the path; `None` where there is no path.
    pub cards: Option<Tool<Control>>,
    pub settings: Tool<Control>,
    /// What a grown-up should know, such as a broken file.
    pub notices: Vec<String>,
    /// What is wrong with lessons, in one line; `None` if nothing is.
    pub problems: Option<Tool<Control>>,
    /// The lands before the open one.
    pub before: Vec<ClosedLand>,
    /// The open land.
    pub land: Option<Land>,
    /// The lands behind it.
    pub after: Vec<ClosedLand>,
    /// The game against the coach that was left, if one was.
    pub left: Option<LeftGame>,
    /// The way to what is to be learned next, where that is not on the path.
    pub go_on: Option<GoOn>,
    /// The six pieces, each with the lesson that is about it.
    pub pieces: Vec<ShelfPiece>,
    /// To the boards of the day; `None` before anything can be practised.
    pub practice: Option<Practice>,
    /// To the games against the coach; `None` where they are not.
    pub coach: Option<Tool<Control>>,
    /// To the tables, to the referee and to the rulebook.
    pub ways: Vec<Tool<Control>>,
    /// Which lessons are still being read; `None` if all are there.
    pub coming: Option<String>,
    pub shelves: Vec<Shelf>,
}
}

impl Model {
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

//! What the rulebook shows, ready to be laid out: strings, flags, scenes.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::promotion::Picker;
use crate::gui::base::ring::{Laid, laid_out, plain};
use crate::gui::board::Hands;
use crate::gui::look::art::Icon;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::field::TextField;
use crate::gui::widget::tool;
use crate::rules::{Piece, Role};
use crate::scene::Scene;

/// Something that can be opened, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    Card(&'static str),
    /// A word of the glossary.
    Word(&'static str),
    /// All words.
    Glossary,
    /// A chapter, by its number: it opens at its first card.
    Chapter(usize),
}

pub type Tool = tool::Tool<Control>;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Back,
    /// The field to search in.
    Search,
    /// A line of the list.
    Item(Item),
    /// A board as a whole; arrows walk on it.
    Board(usize),
    /// What there is to say on a board instead of moving.
    Act(usize),
    /// Sets a board up again.
    Again(usize),
    /// What the pawn on a board becomes.
    Promote(usize, Role),
    /// The pawn stays where it was, on the board at a place.
    StopPromoting(usize),
    /// A word or a card that is named on the page.
    Link(Item),
    /// A lesson, by its place on the card.
    Lesson(usize),
    /// Boards of practice about the card.
    Practice,
    /// The card before.
    Before,
    /// The next card.
    Next,
}

/// The picture before a line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Piece(Piece),
    Icon(Icon),
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListLine {
    /// A chapter; the cards of the open one stand below it.
    Chapter {
        /// Its number.
        item: Item,
        /// The picture before it.
        sign: Sign,
        /// What it is called.
        label: String,
        /// Whether a card of it is open.
        is_open: bool,
    },
    Item {
        item: Item,
        /// The picture before it.
        sign: Sign,
        /// What it is called.
        label: String,
        /// Whether it is open.
        is_open: bool,
    },
    /// What is said where nothing is found.
    Nothing(String),
}

/// In which color a verdict stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictColor {
    /// It is allowed.
    Good,
    /// It is not.
    Bad,
    /// Neither: the end of a game, something to see.
    Plain,
}

/// What a board is an example of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    pub label: String,
    /// The picture before it.
    pub icon: Icon,
    pub light: VerdictColor,
}

plain!(Heading);

laid_out! { Control:
/// A board with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialBoard {
    /// What it is an example of.
    pub heading: Heading,
    /// The picture.
    pub scene: Scene,
    /// What may be done on it.
    pub hands: Touch,
    /// What a pawn becomes, while that is asked on it.
    pub promotion: Option<Picker<Control>>,
    /// What is said.
    pub speech: Speech,
    /// In which color squares light up.
    pub tint: Tint,
    /// The button that says something instead of moving.
    pub act: Option<Tool>,
    /// The button that sets the board up again, once something was done.
    pub again: Option<Tool>,
}
}

/// What may be done on a board, and its control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch(pub Hands, pub Control);

impl Laid<Control> for Touch {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.extend((self.0 != Hands::Off).then_some(self.1));
    }
}

/// How some players read a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadingRow {
    /// Who: the names of sets of rules.
    pub who: String,
    /// What they say.
    pub says: String,
    /// Where that comes from.
    pub origin: Option<String>,
}

/// A point on which house rules differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointRow {
    pub name: String,
    /// The Laws first, then the others.
    pub readings: Vec<ReadingRow>,
}

plain!(PointRow);

/// A word with its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordRow {
    /// The word; it leads to its page.
    pub name: Tool,
    /// What it means.
    pub meaning: String,
}

impl Laid<Control> for WordRow {
    fn lay(&self, ring: &mut Vec<Control>) {
        self.name.lay(ring);
    }
}

/// A group of things under a heading; nothing is shown of an empty one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkGroup<T> {
    pub title: String,
    pub things: Vec<T>,
}

impl<T> Default for LinkGroup<T> {
    fn default() -> Self {
        Self {
            title: String::new(),
            things: Vec::new(),
        }
    }
}

impl<T: Laid<Control>> Laid<Control> for LinkGroup<T> {
    fn lay(&self, ring: &mut Vec<Control>) {
        self.things.lay(ring);
    }
}

laid_out! { Control:
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// A small line above the title: the chapter.
    pub chapter: String,
    pub title: String,
    /// The article of the Laws.
    pub article: Option<String>,
    pub speech: Speech,
    pub trials: Vec<TrialBoard>,
    /// What house rules change.
    pub points: LinkGroup<PointRow>,
    /// What some rule sheets say.
    pub sheets: LinkGroup<String>,
    /// The lessons that teach it.
    pub lessons: LinkGroup<Tool>,
    /// The words on it.
    pub words: LinkGroup<WordRow>,
    /// The cards that a word is on.
    pub cards: LinkGroup<Tool>,
    /// The card before.
    pub before: Option<Tool>,
    /// The next card.
    pub next: Option<Tool>,
}
}

/// The list: one stop for Tab, and arrows go on from there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    pub lines: Vec<ListLine>,
    /// The line that Tab reaches.
    pub stop: Option<Item>,
}

impl Laid<Control> for List {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.extend(self.stop.map(Control::Item));
    }
}

laid_out! { Control:
/// The rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    pub back: Tool,
    /// The title of the screen.
    pub title: String,
    /// The field to search in.
    pub search: TextField<Control>,
    pub list: List,
    pub page: Page,
}
}

impl Model {
    /// What the list offers, from top to bottom.
    #[must_use]
    pub fn items(&self) -> Vec<Item> {
        items(&self.list.lines)
    }
}

/// What some lines offer to open.
#[must_use]
pub fn items(lines: &[ListLine]) -> Vec<Item> {
    let items = lines.iter().filter_map(|line| match line {
        ListLine::Item { item, .. } | ListLine::Chapter { item, .. } => Some(*item),
        ListLine::Nothing(_) => None,
    });
    items.collect()
}

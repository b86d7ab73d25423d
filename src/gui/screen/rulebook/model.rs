//! What the rulebook shows, ready to be laid out: strings, flags, scenes.

use crate::gui::art::Icon;
use crate::gui::board::Hands;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::promotion::Choice;
use crate::rules::Role;
use crate::scene::Scene;

/// Something that can be opened, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A card.
    Card(&'static str),
    /// A word of the glossary.
    Word(&'static str),
    /// All words.
    Glossary,
    /// A chapter, by its number: it opens at its first card.
    Chapter(usize),
}

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The way back.
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
    /// A word or a card that is named on the page.
    Link(Item),
    /// A lesson, by its place on the card.
    Lesson(usize),
    /// The card before.
    Before,
    /// The next card.
    Next,
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A chapter; the cards of the open one stand below it.
    Chapter {
        /// Its number.
        item: Item,
        /// What it is called.
        label: String,
        /// Whether a card of it is open.
        is_open: bool,
    },
    /// Something to open.
    Item {
        /// What.
        item: Item,
        /// What it is called.
        label: String,
        /// The article, or nothing.
        article: &'static str,
        /// Whether it is open.
        is_open: bool,
    },
    /// What is said where nothing is found.
    Nothing(String),
}

/// In which color a verdict stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
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
    /// The word.
    pub label: String,
    /// The picture before it.
    pub icon: Icon,
    /// Its color.
    pub light: Light,
}

/// The pieces that a pawn may become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The question.
    pub question: String,
    /// The pieces.
    pub choices: Vec<Choice>,
}

/// A board with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// What it is an example of.
    pub heading: Heading,
    /// The picture.
    pub scene: Scene,
    /// What may be done on it.
    pub hands: Hands,
    /// What is said.
    pub speech: Speech,
    /// In which color squares light up.
    pub tint: Tint,
    /// The button that says something instead of moving.
    pub act: Option<String>,
    /// The button that sets the board up again, once something was done.
    pub again: Option<String>,
    /// The picker.
    pub promotion: Option<Promotion>,
}

/// How some players read a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Who: the names of sets of rules.
    pub who: String,
    /// What they say.
    pub says: String,
    /// Where that comes from.
    pub origin: Option<String>,
}

/// A point on which house rules differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// What it is called.
    pub name: String,
    /// The Laws first, then the others.
    pub readings: Vec<Reading>,
}

/// A word with its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// What it leads to.
    pub item: Item,
    /// The word.
    pub name: String,
    /// What it means.
    pub meaning: String,
}

/// A group of things under a heading; nothing is shown of an empty one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group<T> {
    /// The heading.
    pub title: String,
    /// The things.
    pub things: Vec<T>,
}

impl<T> Default for Group<T> {
    fn default() -> Self {
        Self {
            title: String::new(),
            things: Vec::new(),
        }
    }
}

/// What is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// A small line above the title: the chapter.
    pub chapter: String,
    /// The title.
    pub title: String,
    /// The article of the Laws.
    pub article: Option<String>,
    /// What it says.
    pub speech: Speech,
    /// The boards.
    pub trials: Vec<Trial>,
    /// What house rules change.
    pub points: Group<Point>,
    /// What some rule sheets say.
    pub sheets: Group<String>,
    /// The lessons that teach it.
    pub lessons: Group<String>,
    /// The words on it.
    pub words: Group<Word>,
    /// The cards that a word is on.
    pub cards: Group<(Item, String)>,
    /// The title of the card before.
    pub before: Option<String>,
    /// The title of the next card.
    pub next: Option<String>,
}

/// The rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// The title of the screen.
    pub title: String,
    /// The word on the way back.
    pub back: String,
    /// What stands in the empty field.
    pub search: String,
    /// What was asked for.
    pub query: String,
    /// The list.
    pub lines: Vec<Line>,
    /// What is open.
    pub page: Page,
}

impl Model {
    /// What the list offers, from top to bottom.
    #[must_use]
    pub fn items(&self) -> Vec<Item> {
        let items = self.lines.iter().filter_map(|line| match line {
            Line::Item { item, .. } | Line::Chapter { item, .. } => Some(*item),
            Line::Nothing(_) => None,
        });
        items.collect()
    }

    /// Everything that Tab reaches, in reading order; the list is one stop, at `at`.
    #[must_use]
    pub fn ring(&self, at: Option<Item>) -> Vec<Control> {
        let page = &self.page;
        let mut ring = vec![Control::Back, Control::Search];
        ring.extend(at.map(Control::Item));
        for (place, trial) in page.trials.iter().enumerate() {
            if trial.hands != Hands::Off {
                ring.push(Control::Board(place));
            }
            let choices = trial.promotion.iter().flat_map(|it| &it.choices);
            ring.extend(choices.map(|choice| Control::Promote(place, choice.piece.role)));
            ring.extend(trial.act.as_ref().map(|_| Control::Act(place)));
            ring.extend(trial.again.as_ref().map(|_| Control::Again(place)));
        }
        ring.extend((0..page.lessons.things.len()).map(Control::Lesson));
        ring.extend(page.words.things.iter().map(|it| Control::Link(it.item)));
        ring.extend(page.cards.things.iter().map(|(it, _)| Control::Link(*it)));
        ring.extend(page.before.as_ref().map(|_| Control::Before));
        ring.extend(page.next.as_ref().map(|_| Control::Next));
        ring
    }
}

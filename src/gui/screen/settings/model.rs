//! What the screen of settings shows, ready to be laid out.

use crate::scene::{Scene, Shape};
use crate::settings::{BoardLook, PieceSet, Theme};

/// What is switched on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// Dots on the squares that a picked piece can reach.
    Dots,
    /// Moving pictures.
    Motion,
    /// The board on the other side.
    LeftHanded,
    /// Sounds.
    Sound,
    /// Reading aloud.
    Speech,
}

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The way back.
    Back,
    /// A language, by its place in the list.
    Language(usize),
    /// A theme.
    Theme(Theme),
    /// The colors of the board.
    Board(BoardLook),
    /// A set of pieces.
    Pieces(PieceSet),
    /// The size of everything, in percent.
    Scale(u16),
    /// Something to switch on or off.
    Switch(Switch),
    /// How to see the licences of what others made.
    Licences,
}

/// One of several; exactly one of a group is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What pressing it chooses.
    pub control: Control,
    /// Its name.
    pub label: String,
    /// Whether it is the one that is taken.
    pub is_chosen: bool,
}

/// Choices that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// What is chosen here.
    pub title: String,
    /// What there is to choose from.
    pub choices: Vec<Choice>,
}

/// Something that is on or off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is.
    pub switch: Switch,
    /// Its name.
    pub label: String,
    /// "On" or "off".
    pub state: String,
    /// Whether it is on.
    pub is_on: bool,
}

/// The screen of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The heading.
    pub title: String,
    /// The word on the way back.
    pub back: String,
    /// What is chosen, group by group.
    pub groups: Vec<Group>,
    /// What is on or off.
    pub lines: Vec<Line>,
    /// The word on the button for the licences.
    pub licences: String,
    /// How to see them, once it was pressed.
    pub licences_said: Option<String>,
    /// A small board as it looks now.
    pub sample: Scene,
}

impl Model {
    /// A screen with nothing on it yet.
    #[must_use]
    pub fn blank() -> Self {
        Self {
            title: String::new(),
            back: String::new(),
            groups: Vec::new(),
            lines: Vec::new(),
            licences: String::new(),
            licences_said: None,
            sample: Scene::empty(Shape::square(4), crate::rules::Seat::WHITE),
        }
    }

    /// What can be pressed, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let choices = self.groups.iter().flat_map(|group| &group.choices);
        let choices = choices.map(|choice| choice.control);
        let lines = self.lines.iter().map(|line| Control::Switch(line.switch));
        [Control::Back]
            .into_iter()
            .chain(choices)
            .chain(lines)
            .chain([Control::Licences])
            .collect()
    }
}

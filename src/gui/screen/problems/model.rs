//! What the screen of problems shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::ring::{laid_out, plain};
use crate::gui::widget::tool::Tool;
use crate::scene::Scene;

/// Everything on the screen that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    /// Back to the list of lessons.
    #[default]
    Home,
}

/// A line of a file, with the part that is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceLine {
    /// What stands before.
    pub before: String,
    pub meant: String,
    /// What stands behind.
    pub after: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistake {
    /// Where: line and column.
    pub place: String,
    /// Whether the lesson cannot be shown because of it.
    pub is_error: bool,
    /// What was found and what was expected.
    pub message: String,
    /// The line of the file; `None` if the file has none there.
    pub line: Option<SourceLine>,
    /// What to type instead.
    pub help: Option<String>,
    /// The board of the step, with the place of the mistake.
    pub board: Option<ProblemBoard>,
}

/// A board and its number among those on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemBoard {
    pub scene: Scene,
    /// Its number, from 0.
    pub number: usize,
}

/// The mistakes of one file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileReport {
    pub name: String,
    /// Its mistakes in the order of the file.
    pub problems: Vec<Mistake>,
}

plain!(FileReport);

laid_out! { Control:
/// The screen of problems.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    pub home: Tool<Control>,
    pub title: String,
    /// What is said when nothing is wrong.
    pub nothing: Option<String>,
    /// The files with mistakes.
    pub files: Vec<FileReport>,
}
}

//! What stands beside the board at the end of a lesson.

use crate::gui::base::ring::laid_out;
use crate::gui::screen::lesson::model::{Control, Tool};

laid_out! { Control:
/// A step to be played again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Redo {
    /// Its number, from 1.
    pub number: u32,
    /// The button.
    pub tool: Tool,
    /// What a star was lost by.
    pub why: String,
}
}

laid_out! { Control:
/// What was won, what is missing, and what leads on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonEnd {
    /// What the child can do now.
    pub sentence: String,
    /// The stars of this run, in words.
    pub earned: String,
    /// The same as a number.
    pub stars: u8,
    /// How many stars were gathered, of how many, in words.
    pub gathered: String,
    /// The same as numbers: the stars in the jar, and how many fill it.
    pub jar: (u32, u32),
    /// What is still to be won.
    pub lines: Vec<String>,
    /// The step worth playing again.
    pub redo: Option<Redo>,
    /// The way to boards of practice like those of the lesson, where there are some.
    pub ten_more: Option<Tool>,
    /// What to do now that all is perfect.
    pub perfect: Option<String>,
    /// A small line above what leads on.
    pub caption: String,
}
}

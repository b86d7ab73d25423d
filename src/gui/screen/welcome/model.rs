//! What the very first screen shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::ring::laid_out;
use crate::gui::widget::tool::Tool;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    /// The first lesson.
    #[default]
    Play,
    Language,
    /// Reading aloud, or not.
    Voice,
    /// Sounds, or none.
    Sound,
    /// The coach, who hops and says its line again.
    Coach,
    /// An animal of the meadow, by its number: it hops.
    Animal(usize),
}

laid_out! { Control:
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// What the coach says.
    pub hello: String,
    /// The way into the first lesson.
    pub play: Tool<Control>,
    /// The language that is spoken, by its own name.
    pub language: Tool<Control>,
    /// Whether there is reading aloud; `None` without a voice.
    pub voice: Option<Tool<Control>>,
    /// Whether there are sounds; `None` where none can be made.
    pub sound: Option<Tool<Control>>,
}
}

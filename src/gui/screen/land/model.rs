//! What the end of a land shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::laid_out;
use crate::gui::base::ring::plain;
use crate::gui::widget::tool::Tool;
use crate::scene::Scene;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    /// What comes next.
    #[default]
    Main,
    /// The passport of the land.
    Passport,
    /// The certificate on paper.
    Print,
    Home,
    /// What flies over the screen; nobody presses it.
    Flight,
}

/// Something that the child can do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// A small drawing of it.
    pub picture: Scene,
    pub words: String,
}

plain!(Thing);

laid_out! { Control:
/// The end of a land.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// What the child can do now.
    pub title: String,
    /// The land's name in the program.
    pub land: String,
    /// Which of the hues it has.
    pub hue: usize,
    /// Whether it is the whole course.
    pub is_course: bool,
    /// The learner's animal.
    pub animal: String,
    pub learner: String,
    /// What the land is called.
    pub name: String,
    /// When it was finished.
    pub day: String,
    /// The stars of its lessons together.
    pub stars: u8,
    /// The same in words.
    pub earned: String,
    /// Of the land whose passport was passed: the stamp on the certificate, in words.
    pub stamp: Option<String>,
    /// Three of the things that were learned.
    pub things: Vec<Thing>,
    /// What became of the certificate.
    pub kept: Option<String>,
    pub main: Tool<Control>,
    /// The way to the stamp, where it is still to be earned.
    pub passport: Option<Tool<Control>>,
    /// The way to paper, where there is one.
    pub print: Option<Tool<Control>>,
    pub home: Tool<Control>,
}
}

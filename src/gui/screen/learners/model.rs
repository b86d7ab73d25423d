//! What the screen of learners shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::{Laid, laid_out};
use crate::gui::widget::field::TextField;
use crate::gui::widget::toggle::ReadingSwitch;
use crate::gui::widget::tool::Tool;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Back,
    /// Another language, where there is no way back yet.
    Language,
    /// A learner, by the place in the list: sits down.
    Learner(usize),
    /// The way to a learner's animal and name.
    Edit(usize),
    /// The way to a new learner.
    Add,
    /// A guest sits down.
    Guest,
    /// It is not said yet who it is.
    Later,
    /// An animal, by its place.
    Animal(usize),
    /// Whether everything is read to the learner.
    Reading,
    /// The settings, where there is no voice.
    Settings,
    /// The field for the name.
    Name,
    /// Starts as the new learner, or keeps what was changed.
    Done,
    /// Asks whether to take a learner off the list.
    Remove,
    /// No, the learner stays.
    Keep,
    /// Yes, off the list.
    ReallyRemove,
}

/// A learner or an animal to press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portrait {
    pub control: Control,
    pub animal: String,
    pub name: String,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
    /// The way to change it; `None` for animals.
    pub edit: Option<Tool<Control>>,
}

impl Laid<Control> for Portrait {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.push(self.control);
        self.edit.lay(ring);
    }
}

laid_out! { Control:
/// Animals and a name to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// What the coach says.
    pub hello: String,
    /// What is to be done.
    pub line: String,
    pub animals: Vec<Portrait>,
    /// Whether everything is read to the learner.
    pub reading: ReadingSwitch<Control>,
    /// The name so far; what stands in the empty field.
    pub name: TextField<Control>,
    /// What a grown-up should know.
    pub privacy: String,
    pub done: Tool<Control>,
    /// The way out of the list, if the learner is in it.
    pub remove: Option<Tool<Control>>,
    /// For a guest, if there is nobody yet; or past the question.
    pub guest: Option<Tool<Control>>,
}
}

laid_out! { Control:
/// A question that is answered with yes or no.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Confirmation {
    /// The animal that it is about.
    pub animal: String,
    pub question: String,
    /// What happens then.
    pub line: String,
    /// No.
    pub keep: Tool<Control>,
    /// Yes.
    pub remove: Tool<Control>,
}
}

laid_out! { Control:
/// Everybody who learns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The learners.
    pub faces: Vec<Portrait>,
    /// A guest; chosen if one plays now.
    pub guest: Tool<Control>,
    /// What a guest should know.
    pub guest_line: String,
    /// The way to a new one, if the list can be kept.
    pub add: Option<Tool<Control>>,
    /// Whether everything is read to whoever learns now.
    pub reading: ReadingSwitch<Control>,
}
}

/// What stands below the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Everybody who learns.
    List(List),
    /// A new learner, or one that changes.
    Form(Form),
    /// Whether to take one off the list.
    Question(Confirmation),
}

impl Default for Page {
    fn default() -> Self {
        Self::Question(Confirmation::default())
    }
}

impl Laid<Control> for Page {
    fn lay(&self, ring: &mut Vec<Control>) {
        match self {
            Self::List(list) => list.lay(ring),
            Self::Form(form) => form.lay(ring),
            Self::Question(question) => question.lay(ring),
        }
    }
}

laid_out! { Control:
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// The way back; `None` on the very first screen.
    pub back: Option<Tool<Control>>,
    pub title: String,
    /// Another language, on the very first screen.
    pub language: Option<Tool<Control>>,
    /// What stands below.
    pub page: Page,
}
}

//! What the screen of settings shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::ring::{laid_out, plain};
use crate::gui::look::theme::Look;
use crate::gui::widget::toggle::{ReadingSwitch, Toggle};
use crate::gui::widget::tool::Tool;
use crate::scene::Scene;
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
    Sound,
    /// Reading aloud.
    Speech,
    /// Reading everything by itself, for whoever learns.
    ReadToMe,
}

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Back,
    /// A language, by its place in the list.
    Language(usize),
    Theme(Theme),
    /// The colors of the board.
    Board(BoardLook),
    Pieces(PieceSet),
    /// The size of everything, in percent.
    Scale(u16),
    /// Something to switch on or off.
    Switch(Switch),
    /// Shows the licences of what others made, or shows them no more.
    Licences,
    /// A page of the licences, counted from 0.
    LicencePage(usize),
}

/// What is drawn before the word of a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Picture {
    #[default]
    Nothing,
    /// How everything would look.
    Look(Look),
    /// How large everything would be, in percent.
    Percent(u16),
}

plain!(Picture);

laid_out! { Control:
/// Something to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    pub picture: Picture,
    pub tool: Tool<Control>,
}
}

laid_out! { Control:
/// Choices that belong together; exactly one of them is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoiceGroup {
    /// What is chosen here.
    pub title: String,
    /// What there is to choose from.
    pub choices: Vec<Choice>,
    /// What is told below, such as that a choice has no room here.
    pub note: Option<String>,
}
}

laid_out! { Control:
/// A page of the licences of what others made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LicencePage {
    /// Whose licences they are.
    pub said: String,
    /// Which page of how many it is.
    pub place: String,
    pub before: Option<Tool<Control>>,
    pub after: Option<Tool<Control>>,
    /// What is on it: in English, as the licences are.
    pub text: &'static str,
}
}

laid_out! { Control:
/// The screen of settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    pub back: Tool<Control>,
    pub title: String,
    /// What is chosen, group by group.
    pub groups: Vec<ChoiceGroup>,
    /// What is on or off.
    pub lines: Vec<Toggle<Control>>,
    /// Whether everything is read to whoever learns.
    pub reading: ReadingSwitch<Control>,
    /// The way to the licences.
    pub licences: Tool<Control>,
    /// A page of them, once it was pressed.
    pub licence_page: Option<LicencePage>,
    /// A small board as it looks now.
    pub sample: Scene,
}
}

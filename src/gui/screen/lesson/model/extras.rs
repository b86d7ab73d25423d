//! What stands beside a lesson only now and then: a vote, show mode, whether somebody leaves a game.

use crate::gui::base::ring::{Laid, laid_out, plain};
use crate::gui::screen::lesson::model::Control;
use crate::gui::widget::coach::Speech;
use crate::gui::widget::slide::Foot;
use crate::gui::widget::tool::Tool;

laid_out! { Control:
/// Whether somebody really leaves a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AskedToLeave {
    pub question: String,
    /// The way back stands first: where the way out was pressed.
    pub stay: Tool<Control>,
    pub leave: Tool<Control>,
}
}

/// An answer with the hands that a class raised for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteRow {
    /// Its place among the answers.
    pub place: usize,
    /// The answer's letter.
    pub letter: char,
    /// The answer.
    pub label: String,
    /// How many hands.
    pub hands: u8,
    /// Whether digits are typed for it now.
    pub is_at: bool,
    /// Whether it is known to be the right one.
    pub is_right: bool,
}

impl Laid<Control> for VoteRow {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.extend([false, true].map(|is_up| Control::Vote(self.place, is_up)));
    }
}

laid_out! { Control:
/// A class votes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Poll {
    /// What to do, until the answer is shown.
    pub title: Option<String>,
    /// The answers.
    pub rows: Vec<VoteRow>,
    /// The number of hands that fills a bar.
    pub full: u8,
    /// The button that shows the answer, until it is shown.
    pub reveal: Option<Tool<Control>>,
    /// The words for a hand more and a hand less.
    pub change: (String, String),
}
}

laid_out! { Control:
/// What else is on the screen while a lesson is shown to a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slide {
    /// Nothing at all is shown.
    pub is_blank: bool,
    /// Which step of how many, and the way out.
    pub foot: Foot<Control>,
}
}

laid_out! { Control:
/// The teacher's notes on the screen itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    pub title: String,
    pub speech: Speech,
    /// The button that puts them into a window of their own.
    pub window: Tool<Control>,
}
}

/// The teacher's window: what is on the screen, what is right, what comes next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// The lesson's title.
    pub title: String,
    /// Which step of how many.
    pub place: String,
    /// What to do first and the word on its button, until the window is open to read.
    pub cover: Option<(String, String)>,
    /// Headings, each with what stands below it.
    pub parts: Vec<(String, Speech)>,
    /// The words for a step back and a step on.
    pub turn: (String, String),
}

plain!(Prompt);

/// A step that can be played again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepTile {
    /// Its number, from 1.
    pub number: u32,
    /// The number in words.
    pub words: String,
    /// Its best stars.
    pub stars: u8,
}

impl Laid<Control> for StepTile {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.push(Control::Step(self.number));
    }
}

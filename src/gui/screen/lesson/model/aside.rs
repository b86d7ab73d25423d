//! What stands beside a lesson only now and then: what happened so far, a vote, show mode.

use crate::gui::widget::coach::Speech;
use crate::gui::widget::slide::Foot;

/// An answer with the hands that a class raised for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
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

/// A class votes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Poll {
    /// What to do, until the answer is shown.
    pub title: Option<String>,
    /// The answers.
    pub rows: Vec<Hand>,
    /// The number of hands that fills a bar.
    pub full: u8,
    /// The word on the button that shows the answer, until it is shown.
    pub reveal: Option<String>,
    /// The words for a hand more and a hand less.
    pub change: (String, String),
}

/// What else is on the screen while a lesson is shown to a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slide {
    /// Nothing at all is shown.
    pub is_blank: bool,
    /// Which step of how many, and the way out.
    pub foot: Foot,
    /// The teacher's notes.
    pub notes: Option<Notes>,
    /// A vote.
    pub poll: Option<Poll>,
}

/// The teacher's notes on the screen itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Their heading.
    pub title: String,
    /// The notes.
    pub speech: Speech,
    /// The word on the button that puts them into a window of their own.
    pub window: String,
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

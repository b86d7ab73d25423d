//! What the book of practice shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::ring::{laid_out, plain, stop};
use crate::gui::look::art::{Icon, Sign};
use crate::gui::widget::progress_dots;
use crate::gui::widget::tool::Tool;
use crate::rules::Piece;
use crate::scene::Scene;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Back,
    /// The certificate on paper.
    Print,
    /// A board that was missed, by its place among those.
    Missed(usize),
    /// The boards of the day.
    WarmUp,
    /// The same, by a small board that waits, by its place.
    Waiting(usize),
    /// A page of the passport, by its place.
    Stamp(usize),
    /// A skill, by its place in the course.
    Skill(usize),
    /// What flies over the screen; nobody presses it.
    Flight,
}

/// A board in the row of the day.
pub type BoardDot = progress_dots::StepDot<Control>;

laid_out! { Control:
/// What came of the boards that were just done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub words: String,
    /// Whether it is a reason to be glad.
    pub is_good: bool,
    /// The stamp that was earned.
    pub stamp: Option<StampWon>,
    /// The way to paper, where a stamp was earned.
    pub print: Option<Tool<Control>>,
    /// What became of the certificate.
    pub kept: Option<String>,
    /// Above the boards that were missed; empty if there are none.
    pub again: String,
    pub missed: Vec<Missed>,
}
}

/// A stamp that was just earned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StampWon {
    pub land: String,
    /// Which of the hues it has.
    pub hue: usize,
}

plain!(StampWon);

/// A board that was missed, to be tried again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missed {
    pub control: Control,
    pub picture: Scene,
    /// What its skill is called.
    pub title: String,
    /// That it is solved now, for whoever does not see the check mark; `None` before that.
    pub mended: Option<String>,
}

stop!(Missed: Control);

/// A board that waits, and begins those of the day when it is pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub control: Control,
    pub picture: Scene,
    /// What its skill is called.
    pub title: String,
}

stop!(Waiting: Control);

/// Something that boards are about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    pub motif: &'static [Motif],
    /// What its skill is called.
    pub title: String,
}

plain!(Subject);

laid_out! { Control:
/// The page with the boards of the day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WarmUp {
    pub title: String,
    pub line: String,
    pub waiting: Vec<Waiting>,
    /// How each board went; none before the first one is begun.
    pub dots: Vec<BoardDot>,
    /// The same in words.
    pub done: String,
    /// The way to the boards, if any wait.
    pub main: Option<Tool<Control>>,
    /// Above what all of them are about; seen where there is room.
    pub about: String,
    /// That, as long as any wait.
    pub subjects: Vec<Subject>,
}
}

/// A page of the passport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub control: Control,
    /// What the land is called in the course.
    pub land: String,
    /// Which of the hues it has.
    pub hue: usize,
    pub name: String,
    /// When it was earned; `None` before that.
    pub day: Option<String>,
    /// How many of its boards are done, where it was begun and left.
    pub begun: Option<String>,
    /// What stands on the page that comes next: one that was begun, else the first without a stamp.
    pub go: Option<String>,
    /// The name, and the day or how much is done, for whoever does not see the stamp.
    pub label: String,
}

stop!(Stamp: Control);

laid_out! { Control:
/// The page with the stamps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passport {
    pub title: String,
    pub line: String,
    /// That any page may be tried, while one is left.
    pub any: Option<String>,
    pub stamps: Vec<Stamp>,
    /// How many are there.
    pub count: String,
}
}

/// A small picture on the tile of a skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    Man(Piece),
    Sign(Sign),
    Icon(Icon),
}

/// Something to be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkillCard {
    pub control: Control,
    pub title: String,
    /// What it is about, as pictures.
    pub motif: &'static [Motif],
    /// The level, or that it is known by heart.
    pub line: String,
    pub is_crowned: bool,
}

stop!(SkillCard: Control);

laid_out! { Control:
/// The book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    pub back: Tool<Control>,
    pub title: String,
    pub news: Option<News>,
    pub warm_up: WarmUp,
    pub passport: Passport,
    /// Above what can be chosen.
    pub choose: String,
    pub skills: Vec<SkillCard>,
}
}

//! What the screen of games against the coach shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::ring::{laid_out, stop};
use crate::gui::widget::tool::Tool;
use crate::rules::Piece;
use crate::scene::Scene;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Back,
    /// The lesson that opens the game somebody has just asked for.
    First,
    /// A game, by its number.
    Game(usize),
    /// The coach at this strength, from 1 to 5, in whatever is played.
    Strength(u8),
}

/// A game as a picture of its first position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub control: Control,
    /// Its number among all games.
    pub number: usize,
    /// What is read aloud: the game, and whether it is won or what comes before it.
    pub name: String,
    pub picture: Scene,
    /// Whether nothing stands on the board: somebody hides.
    pub is_empty: bool,
    /// Whether it was won once.
    pub is_won: bool,
    /// Whether each of the coach's hats was won in it, from the weakest on; `None` where nobody plays against the coach,
    /// and while the game is not open.
    pub hats: Option<[bool; 5]>,
    /// The lesson that comes first, while the game is not open.
    pub first: Option<String>,
    /// A piece that stands for that lesson, if it has any.
    pub emblem: Option<Piece>,
    /// How often a closed game was asked for, if this is the last of them; else 0.
    pub n_refused: u32,
}

stop!(Board: Control);

laid_out! { Control:
/// Games of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    pub title: String,
    pub boards: Vec<Board>,
}
}

impl Card {
    /// Whether all of its games may be played.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.boards.iter().all(|it| it.first.is_none())
    }
}

/// The coach at a strength.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bird {
    pub control: Control,
    /// From 1 to 5.
    pub strength: u8,
    /// How well it plays, in words.
    pub name: String,
    /// Whether it is the one that was chosen last.
    pub is_chosen: bool,
}

stop!(Bird: Control);

laid_out! { Control:
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    pub back: Tool<Control>,
    pub title: String,
    /// What the coach asks, or which lesson comes before what somebody has asked for.
    pub hello: String,
    /// The way to that lesson.
    pub on: Option<Tool<Control>>,
    pub birds: Vec<Bird>,
    /// What may be played.
    pub open: Vec<Card>,
    /// What some lesson opens later.
    pub later: Vec<Card>,
}
}

//! What the screen of seats shows, ready to be laid out.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::ring::{laid_out, stop};
use crate::gui::widget::field::TextField;
use crate::gui::widget::tool::Tool;
use crate::rules::Seat;
use crate::scene::Scene;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Back,
    /// Goes on with the game that was left.
    GoOn,
    /// So many play.
    Players(u32),
    /// Somebody sits down there.
    Seat(Seat),
    /// Whoever sits there stands up.
    Stand(Seat),
    /// Another animal.
    Animal(Seat),
    /// The field for a name.
    Name(Seat),
    /// A year younger.
    Younger(Seat),
    /// The field for an age.
    Age(Seat),
    /// A year older.
    Older(Seat),
    /// The game begins.
    Begin,
    /// Two on the small board.
    SmallBoard,
    /// Another value of a rule about the start.
    Rule(usize),
}

laid_out! { Control:
/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    pub seat: Seat,
    /// The name of its army.
    pub army: String,
    /// Sits down there, if nobody does; in words.
    pub sit: Option<Tool<Control>>,
    /// Who sits there, if anybody does.
    pub sitter: Option<Sitter>,
    /// Stands up, if enough stay; in words.
    pub stand: Option<Tool<Control>>,
}
}

laid_out! { Control:
/// Somebody who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Another animal; in words.
    pub next_animal: Tool<Control>,
    pub animal: String,
    /// The hat that the learner has won from the coach, where this is the learner's animal.
    pub hat: Option<u8>,
    /// The name; that of the animal stands for it.
    pub name: TextField<Control>,
    /// A year younger.
    pub younger: Tool<Control>,
    pub age: TextField<Control>,
    /// A year older.
    pub older: Tool<Control>,
}
}

/// A rule about the start: a card that goes on to its next value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What goes on to the next value.
    pub control: Control,
    /// What the rule is about.
    pub name: String,
    /// How it reads.
    pub reads: String,
}

stop!(Rule: Control);

laid_out! { Control:
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    pub back: Tool<Control>,
    pub title: String,
    pub line: String,
    /// The board as the game begins.
    pub scene: Scene,
    /// The way on with a game that was left.
    pub go_on: Option<Tool<Control>>,
    /// The main button.
    pub begin: Tool<Control>,
    /// The way to the small board, where two play.
    pub small_board: Option<Tool<Control>>,
    /// How many may play; the number that plays is chosen.
    pub counts: Vec<Tool<Control>>,
    /// The four seats in the order of the turn.
    pub chairs: Vec<Chair>,
    /// The rules about the start.
    pub rules: Vec<Rule>,
    /// On a chair where nobody sits.
    pub nobody: String,
    /// Why ages are asked for, and that nothing leaves this computer.
    pub why: String,
    /// That names stay here.
    pub privacy: String,
}
}

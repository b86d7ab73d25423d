//! What the screen of seats shows, ready to be laid out.

use crate::rules::Seat;
use crate::scene::Scene;

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The way back.
    Back,
    /// Goes on with the game that was left.
    GoOn,
    /// So many play.
    Players(u32),
    /// Somebody sits down there, or stands up.
    Seat(Seat),
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

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Which one.
    pub seat: Seat,
    /// The name of its army.
    pub army: String,
    /// Whether somebody sits there.
    pub is_taken: bool,
    /// The animal.
    pub animal: String,
    /// The animal's name: what stands for a name.
    pub animal_name: String,
    /// The name, as it was typed.
    pub name: String,
    /// The age, as it was typed.
    pub age: String,
    /// What pressing the seat does, in words.
    pub toggle: String,
}

/// The words that stand on every chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// On the animal.
    pub animal: String,
    /// In the empty field for an age.
    pub age: String,
    /// On the two buttons beside it.
    pub younger: String,
    /// The other one.
    pub older: String,
    /// On a chair where nobody sits.
    pub nobody: String,
    /// Why ages are asked for, and that nothing leaves this computer.
    pub why: String,
    /// That names stay here.
    pub privacy: String,
}

/// The screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The title.
    pub title: String,
    /// The way back.
    pub back: String,
    /// What this is.
    pub line: String,
    /// The way on with a game that was left.
    pub go_on: Option<String>,
    /// How many may play: the number, its words, whether it is so now.
    pub counts: Vec<(u32, String, bool)>,
    /// The four seats in the order of the turn.
    pub chairs: Vec<Chair>,
    /// Words for all of them.
    pub words: Words,
    /// The board as the game begins.
    pub scene: Scene,
    /// The main button.
    pub begin: String,
    /// The rules about the start: their names, and how they read.
    pub rules: Vec<(String, String)>,
    /// The way to the small board, where two play.
    pub small_board: Option<String>,
}

impl Default for Model {
    fn default() -> Self {
        Self {
            title: String::new(),
            back: String::new(),
            line: String::new(),
            go_on: None,
            counts: Vec::new(),
            chairs: Vec::new(),
            words: Words::default(),
            scene: Scene::empty(crate::scene::Shape::square(8), Seat::South),
            begin: String::new(),
            rules: Vec::new(),
            small_board: None,
        }
    }
}

impl Model {
    /// What can be pressed, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let mut ring = vec![Control::Back];
        ring.extend(self.go_on.as_ref().map(|_| Control::GoOn));
        ring.extend(
            self.counts
                .iter()
                .map(|(count, ..)| Control::Players(*count)),
        );
        for chair in &self.chairs {
            let seat = chair.seat;
            ring.push(Control::Seat(seat));
            if chair.is_taken {
                ring.extend([
                    Control::Animal(seat),
                    Control::Name(seat),
                    Control::Younger(seat),
                    Control::Age(seat),
                    Control::Older(seat),
                ]);
            }
        }
        ring.push(Control::Begin);
        ring.extend(self.small_board.as_ref().map(|_| Control::SmallBoard));
        ring.extend((0..self.rules.len()).map(Control::Rule));
        ring
    }
}

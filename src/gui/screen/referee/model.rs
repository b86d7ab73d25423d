//! What "Am I allowed?" shows, ready to be laid out: strings, flags, the board.

use crate::gui::art::{Icon, Mood};
use crate::gui::board::Hands;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::promotion::Choice;
use crate::referee::Question;
use crate::rules::{Piece, Role, Seat};
use crate::scene::{Coordinates, Scene, Shape};

/// What is done on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It is put up.
    #[default]
    PutUp,
    /// A move is asked about.
    Ask,
}

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The way back.
    Back,
    /// The next house rules.
    Rules,
    /// The board; arrows walk on it.
    Board,
    /// Mends a problem, by its place in the list.
    Mend(usize),
    /// The card of the law.
    Law,
    /// The same question for the other side.
    AskFor,
    /// A piece to put on the board.
    Slot(Piece),
    /// The hand that takes pieces away.
    Remove,
    /// What the pawn becomes.
    Promote(Role),
    /// Whose turn it is.
    Turn(Seat),
    /// A yes or a no to what happened before.
    Answer(Question, bool),
    /// Shows what happened before.
    Earlier,
    /// Puts the pieces up for a new game.
    Start,
    /// Takes all pieces away.
    Empty,
    /// Takes the last change back.
    Undo,
    /// Turns the board.
    Flip,
    /// Copies the board as text.
    Copy,
    /// Puts up what was copied.
    Paste,
    /// To putting up.
    PutUp,
    /// To the table, with this board.
    PlayOn,
    /// The big button: asking, or playing what is allowed.
    Main,
}

/// Something to press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// What it is.
    pub control: Control,
    /// The picture before the word.
    pub icon: Icon,
    /// The word.
    pub label: String,
    /// Whether it can be pressed now.
    pub is_on: bool,
    /// Whether it is the choice that is taken.
    pub is_chosen: bool,
}

impl Press {
    /// Something that can be pressed.
    #[must_use]
    pub const fn new(control: Control, icon: Icon, label: String) -> Self {
        Self {
            control,
            icon,
            label,
            is_on: true,
            is_chosen: false,
        }
    }

    /// The same, pressable or not.
    #[must_use]
    pub fn on(self, is_on: bool) -> Self {
        Self { is_on, ..self }
    }

    /// The same, chosen or not.
    #[must_use]
    pub fn chosen(self, is_chosen: bool) -> Self {
        Self { is_chosen, ..self }
    }
}

/// The referee's word above the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The word.
    pub label: String,
    /// Whether it is a yes.
    pub is_yes: bool,
}

/// The coach with what it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// What it feels.
    pub mood: Mood,
    /// Allowed or not.
    pub verdict: Option<Verdict>,
    /// What it says.
    pub speech: Speech,
    /// In which color squares light up.
    pub tint: Tint,
    /// Where one can go from there.
    pub links: Vec<Press>,
}

/// Something amiss with the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What.
    pub says: Speech,
    /// What mends it.
    pub mend: Option<Press>,
}

/// A piece beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The piece.
    pub piece: Piece,
    /// Its name.
    pub name: String,
    /// Whether it is in the hand.
    pub is_held: bool,
}

/// A question about what happened before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// In words.
    pub words: Speech,
    /// Yes and no.
    pub answers: [Press; 2],
}

/// What happened before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Before {
    /// The heading; empty if nothing is shown.
    pub title: String,
    /// What is said where there is nothing to ask.
    pub nothing: Option<String>,
    /// The questions.
    pub asked: Vec<Asked>,
}

/// The pieces that a pawn may become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The question.
    pub question: String,
    /// The pieces.
    pub choices: Vec<Choice>,
}

/// The whole screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The title.
    pub title: String,
    /// The word on the way back.
    pub back: String,
    /// The house rules.
    pub rules: String,
    /// What is done on the board.
    pub phase: Phase,
    /// The board.
    pub scene: Scene,
    /// What hands do on it.
    pub hands: Hands,
    /// The coach.
    pub coach: Coach,
    /// What is amiss.
    pub troubles: Vec<Trouble>,
    /// The pieces beside the board.
    pub tray: Vec<Waiting>,
    /// What stands below them.
    pub handy: Vec<Press>,
    /// The question whose turn it is.
    pub whose_turn: String,
    /// White and Black.
    pub turns: Vec<Press>,
    /// What happened before.
    pub before: Before,
    /// The picker.
    pub promotion: Option<Promotion>,
    /// The small buttons.
    pub tools: Vec<Press>,
    /// The big one.
    pub main: Option<Press>,
}

impl Default for Model {
    fn default() -> Self {
        let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
        scene.coordinates = Coordinates::Shown;
        Self {
            title: String::new(),
            back: String::new(),
            rules: String::new(),
            phase: Phase::default(),
            scene,
            hands: Hands::Off,
            coach: Coach::default(),
            troubles: Vec::new(),
            tray: Vec::new(),
            handy: Vec::new(),
            whose_turn: String::new(),
            turns: Vec::new(),
            before: Before::default(),
            promotion: None,
            tools: Vec::new(),
            main: None,
        }
    }
}

impl Model {
    /// Everything that Tab reaches, in reading order; the tray is one stop, at `slot`.
    #[must_use]
    pub fn ring(&self, slot: Option<Piece>) -> Vec<Control> {
        let mut ring = vec![Control::Back, Control::Rules, Control::Board];
        let presses = |all: &[Press]| -> Vec<Control> {
            let on = all.iter().filter(|press| press.is_on);
            on.map(|press| press.control).collect()
        };
        ring.extend(presses(&self.coach.links));
        let mends = self.troubles.iter().filter_map(|it| it.mend.as_ref());
        ring.extend(mends.map(|press| press.control));
        let choices = self.promotion.iter().flat_map(|it| &it.choices);
        ring.extend(choices.map(|choice| Control::Promote(choice.piece.role)));
        if !self.tray.is_empty() {
            let first = self.tray.first().map(|waiting| waiting.piece);
            ring.extend(slot.or(first).map(Control::Slot));
        }
        ring.extend(presses(&self.handy));
        ring.extend(presses(&self.turns));
        let asked = self.before.asked.iter();
        ring.extend(asked.flat_map(|asked| presses(&asked.answers)));
        ring.extend(presses(&self.tools));
        ring.extend(self.main.iter().map(|press| press.control));
        ring
    }
}

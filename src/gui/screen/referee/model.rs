//! What "Am I allowed?" shows, ready to be laid out: strings, flags, the board.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::promotion::Picker;
use crate::gui::base::ring::{Laid, laid_out, on_board, plain};
use crate::gui::board::Hands;
use crate::gui::look::art::Mood;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::tool;
use crate::referee::HistoryQuestion;
use crate::rules::{Piece, Role, Seat};
use crate::scene::Scene;

/// What is done on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    #[default]
    PutUp,
    /// A move is asked about.
    Ask,
}

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    #[default]
    Back,
    /// The next house rules.
    Rules,
    /// The board; arrows walk on it.
    Board,
    /// Mends a problem, by its place in the list.
    Mend(usize),
    /// The card of the law.
    Law,
    /// What would have to change so that the move is legal.
    WouldChange,
    /// The same question for the other side.
    AskFor,
    /// A piece to put on the board.
    Slot(Piece),
    /// The hand that takes pieces away.
    Remove,
    /// What the pawn becomes.
    Promote(Role),
    /// The pawn stays where it was.
    StopPromoting,
    /// Whose turn it is.
    Turn(Seat),
    /// A yes or a no to what happened before.
    Answer(HistoryQuestion, bool),
    /// What only some need, or the common buttons again.
    More,
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

on_board!(Control);

pub type Tool = tool::Tool<Control>;

plain!(Phase);

/// The referee's word above the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingLabel {
    pub label: String,
    /// Whether it is a yes.
    pub is_yes: bool,
}

plain!(RulingLabel);

laid_out! { Control:
/// The coach with what it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefereeCoach {
    /// What it feels.
    pub mood: Mood,
    /// Allowed or not.
    pub verdict: Option<RulingLabel>,
    pub speech: Speech,
    /// In which color squares light up.
    pub tint: Tint,
    /// Where one can go from there.
    pub links: Vec<Tool>,
}
}

laid_out! { Control:
/// Something amiss with the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemRow {
    pub says: Speech,
    pub mend: Option<Tool>,
}
}

/// The pieces beside the board: one stop for Tab, and arrows go on from there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tray {
    pub pieces: Vec<TrayPiece>,
    /// The one that Tab reaches.
    pub stop: Option<Piece>,
}

impl Laid<Control> for Tray {
    fn lay(&self, ring: &mut Vec<Control>) {
        let first = self.pieces.first().map(|it| it.piece);
        let stop = first.map(|first| self.stop.unwrap_or(first));
        ring.extend(stop.map(Control::Slot));
    }
}

/// A piece beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayPiece {
    pub piece: Piece,
    pub name: String,
    /// Whether it is in the hand.
    pub is_held: bool,
}

laid_out! { Control:
/// A question about what happened before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionRow {
    pub words: Speech,
    /// Yes and no.
    pub answers: [Tool; 2],
}
}

laid_out! { Control:
/// What happened before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Before {
    /// The heading; empty if nothing is shown.
    pub title: String,
    /// What is said where there is nothing to ask.
    pub nothing: Option<String>,
    pub asked: Vec<QuestionRow>,
}
}

laid_out! { Control:
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    pub back: Tool,
    pub title: String,
    /// The house rules.
    pub rules: Tool,
    /// What hands do on the board.
    pub hands: Hands,
    /// The board.
    pub scene: Scene,
    /// What a pawn becomes, while that is asked on it.
    pub promotion: Option<Picker<Control>>,
    /// What is done on it.
    pub phase: Phase,
    pub coach: RefereeCoach,
    /// The pieces beside the board.
    pub tray: Tray,
    /// What stands below them.
    pub handy: Vec<Tool>,
    /// What is amiss: below the pieces, which stay where they are.
    pub troubles: Vec<ProblemRow>,
    /// What happened before.
    pub before: Before,
    /// The question whose turn it is.
    pub whose_turn: String,
    /// White and Black.
    pub turns: Vec<Tool>,
    pub tools: Vec<Tool>,
    pub main: Option<Tool>,
}
}

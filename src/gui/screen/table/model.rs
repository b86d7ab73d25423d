//! What the table shows, ready to be laid out: strings, flags, a scene.

use crate::gui::art::Mood;
use crate::gui::board::Hands;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::happened::Card;
use crate::gui::widget::promotion::Choice;
use crate::gui::widget::slide::Foot;
use crate::gui::widget::tool::{self, pressable};
use crate::rules::{Claim, Piece, Role, Seat};
use crate::scene::{Scene, Shape};

/// Everything at the table that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The board as a whole; arrows walk on it.
    Board,
    /// The way back.
    Back,
    /// Turns the board.
    Flip,
    /// "Show me the rule": the card in the rulebook.
    Rule,
    /// What the pawn becomes.
    Promote(Role),
    /// A rule set to play by, by its place in the list.
    Rules(usize),
    /// Yes to what is asked.
    Yes,
    /// No to what is asked; closes what was opened.
    No,
    /// Claims a draw for the position on the board.
    Now(Claim),
    /// Claims a draw for the position after the next move.
    Next(Claim),
    /// The big button: "Check!", "Done" or a new game.
    Main,
    /// Takes a move back.
    TakeBack,
    /// Plays it again.
    Redo,
    /// Offers a draw.
    Offer,
    /// Opens the claims.
    Claim,
    /// Who claims.
    Claimer(Seat),
    /// "I adjust".
    Adjust,
    /// Whether quiet moves are counted.
    Counter,
    /// Opens what happened, or closes it.
    Happened,
    /// Copies what happened.
    CopyHappened,
    /// Gives up.
    Resign,
    /// Opens what is needed less often.
    More,
    /// Another game.
    NewGame,
    /// Copies the position as FEN.
    CopyPosition,
    /// Copies the moves.
    CopyMoves,
    /// Pastes a position or moves.
    Paste,
    /// To the referee's board.
    Referee,
    /// Whether the board turns after each move.
    AutoTurn,
    /// Shows the game to a class.
    Show,
    /// Leaves show mode.
    Leave,
    /// The card with the keys.
    Keys,
}

/// A button at the table.
pub type Tool = tool::Tool<Control>;

/// The coach and what it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// How it feels.
    pub mood: Mood,
    /// What it says.
    pub speech: Speech,
    /// In which color squares light up.
    pub tint: Tint,
    /// The link to the rule, if there is one behind it.
    pub rule_link: Option<String>,
    /// What happened last.
    pub happened: Option<String>,
}

/// A rule set to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// Its name.
    pub name: String,
    /// What is special about it.
    pub says: String,
    /// Whether the last game was played by it.
    pub is_chosen: bool,
}

/// A part of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A piece instead of its letter.
    Figure(Piece),
    /// Everything else.
    Text(String),
}

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The whole move with letters.
    pub san: String,
    /// The same with pieces for letters.
    pub parts: Vec<Part>,
    /// Whether it is the last one.
    pub is_last: bool,
}

/// A line of the list: White's move and Black's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the move.
    pub number: String,
    /// Both moves; either may be missing.
    pub moves: [Option<Written>; 2],
}

/// What one side has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Captured {
    /// Whose these are, in words.
    pub label: String,
    /// The pieces.
    pub pieces: Vec<Piece>,
}

/// What stands below the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// The moves so far, and what was taken.
    Game {
        /// The moves.
        rows: Vec<Row>,
        /// What stands there before the first move.
        empty: String,
        /// How else a move can be made.
        hint: String,
        /// How many quiet moves there were, if they are counted.
        quiet: Option<String>,
        /// How it has ended: `1-0`.
        result: Option<String>,
        /// What each side has taken.
        captured: Vec<Captured>,
    },
    /// The rule sets to choose from.
    Rules(Vec<RuleSet>),
    /// The answers to what the coach asks, or more to do.
    Answers {
        /// The answers.
        answers: Vec<Tool>,
        /// Whether each needs the whole width for its words.
        is_wide: bool,
    },
    /// What a pawn becomes.
    Promotion(Vec<Choice>),
    /// What happened so far.
    Happened(Card),
}

/// What else is there while the game is shown to a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slide {
    /// Nothing at all is shown.
    pub is_blank: bool,
    /// The last move, as it is written, and the way out.
    pub foot: Foot,
    /// The rule, if it is asked for: its heading and what it says.
    pub rule: Option<(String, Speech)>,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The name of the rules, or of the screen while they are chosen.
    pub title: String,
    /// The word for the way back.
    pub back: String,
    /// The word for turning the board.
    pub flip: String,
    /// The board.
    pub scene: Scene,
    /// What hands may do on it.
    pub hands: Hands,
    /// The coach.
    pub coach: Coach,
    /// What stands below it.
    pub body: Body,
    /// The letters typed so far.
    pub typed: Option<String>,
    /// The big button.
    pub main: Option<Tool>,
    /// The small buttons.
    pub tools: Vec<Tool>,
    /// What is added in show mode.
    pub slide: Option<Slide>,
}

impl Model {
    /// A screen with nothing on it yet.
    #[must_use]
    pub fn blank() -> Self {
        Self {
            title: String::new(),
            back: String::new(),
            flip: String::new(),
            scene: Scene::empty(Shape::square(8), Seat::WHITE),
            hands: Hands::Off,
            coach: Coach::default(),
            body: Body::Rules(Vec::new()),
            typed: None,
            main: None,
            tools: Vec::new(),
            slide: None,
        }
    }

    /// What can be pressed now, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let mut ring = match self.slide {
            Some(_) => Vec::new(),
            None => vec![Control::Back, Control::Flip],
        };
        if self.hands != Hands::Off {
            ring.insert(0, Control::Board);
        }
        if self.coach.rule_link.is_some() && self.slide.is_none() {
            ring.push(Control::Rule);
        }
        match &self.body {
            Body::Game { .. } => {}
            Body::Rules(sets) => ring.extend((0..sets.len()).map(Control::Rules)),
            Body::Answers { answers, .. } => ring.extend(pressable(answers)),
            Body::Happened(_) => ring.extend([Control::CopyHappened, Control::Happened]),
            Body::Promotion(choices) => {
                ring.extend(choices.iter().map(|it| Control::Promote(it.piece.role)));
            }
        }
        ring.extend(self.main.iter().map(|it| it.control));
        ring.extend(pressable(&self.tools));
        ring.extend(self.slide.as_ref().map(|_| Control::Leave));
        ring
    }

    /// Whether a control stands where it can be scrolled out of sight.
    #[must_use]
    pub fn body_holds(&self, control: Control) -> bool {
        match (&self.body, control) {
            (Body::Rules(_), Control::Rules(_)) | (Body::Promotion(_), Control::Promote(_)) => true,
            (Body::Answers { answers, .. }, _) => answers.iter().any(|it| it.control == control),
            _ => false,
        }
    }
}

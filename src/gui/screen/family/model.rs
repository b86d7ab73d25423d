//! What the family table shows, ready to be laid out: strings, flags, a scene.

use crate::gui::art::Mood;
use crate::gui::board::Hands;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::happened;
use crate::gui::widget::promotion::Choice;
use crate::gui::widget::tool::{self, pressable};
use crate::rules::{Piece, Role, Seat, Seats};
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
    /// "Check!"; after the end another game.
    Main,
    /// A player leaves for a while.
    Leave(Seat),
    /// A player comes back.
    Return(Seat),
    /// Yes to what is asked.
    Yes,
    /// No to what is asked.
    No,
    /// Closes what was opened.
    Close,
    /// Asks to take the last step back.
    TakeBack,
    /// Opens the supervisor's cards, or closes them.
    Supervisor,
    /// Opens what is needed less often.
    More,
    /// Offers a draw.
    Offer,
    /// Claims a draw by repetition.
    Threefold,
    /// Claims a draw by quiet rounds.
    Fifty,
    /// Opens the teams.
    Teams,
    /// Opens who may leave, and why others may not.
    WhoLeaves,
    /// A team of whoever is to move with this player.
    Ally(Seat),
    /// Their team ends.
    Part(Seat),
    /// Gives up.
    Resign,
    /// Another game.
    NewGame,
    /// Opens the moves.
    Moves,
    /// Opens what happened.
    Happened,
    /// Copies what happened.
    CopyHappened,
    /// Copies the whole game.
    Copy,
    /// Whether the board turns to whoever moves.
    AutoTurn,
    /// The whole screen, or the window again.
    Show,
    /// The card with the keys.
    Keys,
    /// Opens a card of the supervisor's, or closes it.
    Card(usize),
    /// Sets the rule of a card: to one of its values.
    Value(usize, usize),
    /// Opens what the supervisor can say of the players and of the game.
    Declare,
    /// The supervisor takes back.
    TakeBackNow,
    /// The supervisor lets a player go.
    LetGo(Seat),
    /// The supervisor calls a player back.
    CallBack(Seat),
    /// The supervisor takes a player out of the game.
    TakeOut(Seat),
    /// The supervisor ends the game: who wins; nobody is a draw.
    Finish(Seats),
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
}

/// How a player's card looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Waits for the turn.
    Calm,
    /// Is to move.
    Turn,
    /// Is in check.
    Danger,
    /// Is away, or out.
    Pale,
    /// Has won.
    Winner,
}

/// A player's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The seat.
    pub seat: Seat,
    /// The animal.
    pub animal: String,
    /// The name, and the age if it was told.
    pub name: String,
    /// How things stand, in words.
    pub status: String,
    /// How it looks.
    pub tone: Tone,
    /// Whether the turn is there.
    pub has_turn: bool,
    /// The name of what was taken, for those who look for it.
    pub captured_label: String,
    /// What was taken, the strongest first.
    pub captured: Vec<Piece>,
    /// Leave, or come back.
    pub button: Option<Tool>,
}

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The piece.
    pub piece: Piece,
    /// From where to where.
    pub text: String,
    /// Whether it is the last one.
    pub is_last: bool,
}

/// A round in the list: a move for each seat, in the order of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the round.
    pub number: String,
    /// One move for each player; any may be missing.
    pub moves: Vec<Option<Written>>,
}

/// One of the values that a rule can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// How it reads.
    pub reads: String,
    /// Whether it holds now.
    pub is_chosen: bool,
}

/// A card of the supervisor's: a rule, in normal chess and here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleCard {
    /// What the rule is about.
    pub name: String,
    /// How it is in normal chess; `None` if it is the same here.
    pub normal: Option<String>,
    /// How it is at this table.
    pub here: String,
    /// The values to choose from while the card is open.
    pub values: Vec<Value>,
}

/// What stands below the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// The players.
    Players(Vec<Card>),
    /// The moves so far.
    Moves {
        /// The heading.
        title: String,
        /// The rounds.
        rows: Vec<Row>,
        /// What stands there before the first move.
        empty: String,
    },
    /// What happened so far.
    Happened(happened::Card),
    /// Yes and no to what the coach asks, and the players.
    Asked(Vec<Tool>, Vec<Card>),
    /// More to do.
    Answers(Vec<Tool>),
    /// What a pawn becomes.
    Promotion(Vec<Choice>),
    /// What the supervisor can do: at once, and by changing rules.
    Supervisor {
        /// At once.
        tools: Vec<Tool>,
        /// The rules.
        cards: Vec<RuleCard>,
    },
}

/// The family table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The name of the screen.
    pub title: String,
    /// The word for the way back.
    pub back: String,
    /// The word for turning the board.
    pub flip: String,
    /// The word for the supervisor's cards.
    pub supervisor: String,
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
    /// What stands below it.
    pub hint: Option<String>,
    /// The small buttons.
    pub tools: Vec<Tool>,
    /// The button that closes what is open.
    pub close: Option<String>,
    /// Whether it is shown on the whole screen.
    pub is_shown: bool,
}

impl Model {
    /// A screen with nothing on it yet.
    #[must_use]
    pub fn blank() -> Self {
        Self {
            title: String::new(),
            back: String::new(),
            flip: String::new(),
            supervisor: String::new(),
            scene: Scene::empty(Shape::square(8), Seat::WHITE),
            hands: Hands::Off,
            coach: Coach::default(),
            body: Body::Answers(Vec::new()),
            typed: None,
            main: None,
            hint: None,
            tools: Vec::new(),
            close: None,
            is_shown: false,
        }
    }

    /// What can be pressed now, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let mut ring = Vec::new();
        ring.extend((self.hands != Hands::Off).then_some(Control::Board));
        ring.extend([Control::Back, Control::Supervisor, Control::Flip]);
        ring.extend(self.coach.rule_link.as_ref().map(|_| Control::Rule));
        ring.extend(self.in_body());
        ring.extend(self.close.as_ref().map(|_| Control::Close));
        ring.extend(self.main.iter().map(|it| it.control));
        ring.extend(pressable(&self.tools));
        ring
    }

    fn in_body(&self) -> Vec<Control> {
        match &self.body {
            Body::Players(cards) => {
                let buttons = cards.iter().filter_map(|it| it.button.as_ref());
                buttons.map(|it| it.control).collect()
            }
            Body::Moves { .. } => Vec::new(),
            Body::Happened(_) => vec![Control::CopyHappened],
            Body::Asked(answers, _) | Body::Answers(answers) => pressable(answers).collect(),
            Body::Promotion(choices) => {
                let roles = choices.iter().map(|it| it.piece.role);
                roles.map(Control::Promote).collect()
            }
            Body::Supervisor { tools, cards } => {
                let mut all: Vec<Control> = pressable(tools).collect();
                for (place, card) in cards.iter().enumerate() {
                    all.push(Control::Card(place));
                    all.extend((0..card.values.len()).map(|value| Control::Value(place, value)));
                }
                all
            }
        }
    }

    /// Whether a control stands where it can be scrolled out of sight.
    #[must_use]
    pub fn body_holds(&self, control: Control) -> bool {
        self.in_body().contains(&control)
    }
}

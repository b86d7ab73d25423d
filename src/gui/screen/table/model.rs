//! What a table shows, ready to be laid out: strings, flags, a scene. One model for two on the 8x8
//! board and for up to four on the cross; what only one of them has is left out on the other.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

use crate::gui::base::promotion::Picker;
use crate::gui::base::ring::{Laid, laid_out, on_board, stop};
use crate::gui::board::Hands;
use crate::gui::widget::coach::{self, Speech};
use crate::gui::widget::slide::Foot;
use crate::gui::widget::tool;
use crate::gui::widget::transcript::TranscriptCard;
use crate::rules::{Claim, Piece, Role, Seat, Seats};
use crate::scene::Scene;

/// Everything at the table that can be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    /// The board as a whole; arrows walk on it.
    #[default]
    Board,
    Back,
    /// Turns the board.
    Flip,
    /// "Show me the rule": the card in the rulebook.
    Rule,
    /// "What would have to change?": so that the refused move is legal.
    WouldChange,
    /// What the pawn becomes.
    Promote(Role),
    /// The pawn stays where it was.
    StopPromoting,
    /// Opens the rule sets to choose from.
    OtherRules,
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
    /// The big button: "Play", "Check!", "Done" or a new game.
    Main,
    /// Takes a move back.
    TakeBack,
    /// Plays it again.
    Redo,
    /// Offers a draw.
    Offer,
    Claim,
    /// Who claims.
    Claimer(Seat),
    /// "I adjust".
    Adjust,
    /// Whether quiet moves are counted.
    Counter,
    /// Opens what happened, or closes it.
    Transcript,
    /// Copies what happened.
    CopyTranscript,
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
    /// Shows a game that is over from its first move.
    LookAgain,
    /// In a game that is looked at: a move back.
    Earlier,
    /// A move on.
    Later,
    /// Leaves show mode.
    LeaveShow,
    /// The card with the keys.
    Keys,
    /// Closes what was opened.
    Close,
    /// What flies over the screen; nobody presses it.
    Flight,
    Moves,
    /// A player leaves for a while.
    Leave(Seat),
    /// A player comes back.
    Return(Seat),
    /// Opens who may leave, and why others may not.
    WhoLeaves,
    Teams,
    /// A team of whoever is to move with this player.
    Ally(Seat),
    /// Their team ends.
    Part(Seat),
    /// Opens the supervisor's cards, or closes them.
    Supervisor,
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

on_board!(Control);

/// A button at the table.
pub type Tool = tool::Tool<Control>;

/// The coach and what it says.
pub type Coach = coach::Coach<Control>;

/// A rule set to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    pub control: Control,
    pub name: String,
    /// What is special about it.
    pub says: String,
    /// Whether the last game was played by it.
    pub is_chosen: bool,
}

stop!(RuleSet: Control);

/// A part of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovePart {
    /// A piece instead of its letter, in the color of its army.
    Man(Piece),
    /// Everything else.
    Text(String),
}

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMove {
    /// The whole move with letters.
    pub text: String,
    /// The same with pieces for letters.
    pub parts: Vec<MovePart>,
    /// Whether it is the last one.
    pub is_last: bool,
}

/// A line of the list: a move of each player, in the order of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The number of the round.
    pub number: String,
    /// One move for each player; any may be missing.
    pub moves: Vec<Option<ListedMove>>,
}

/// How a player's card looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardLook {
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
pub struct PlayerCard {
    pub seat: Seat,
    pub animal: String,
    /// The hat that the learner has won from the coach, where this is the learner's animal.
    pub hat: Option<u8>,
    /// The name, and the age if it was told.
    pub name: String,
    /// How things stand, in words.
    pub status: String,
    /// How it looks.
    pub tone: CardLook,
    /// Whether the turn is there.
    pub has_turn: bool,
    /// The name of what was taken, for those who look for it.
    pub captured_label: String,
    /// What was taken, the strongest first.
    pub captured: Vec<Piece>,
    /// By how many points it is more than what the other of two has taken: `+3`.
    pub lead: Option<String>,
    /// Leave, or come back.
    pub button: Option<Tool>,
}

impl Laid<Control> for PlayerCard {
    fn lay(&self, ring: &mut Vec<Control>) {
        self.button.lay(ring);
    }
}

/// One of the values that a rule can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    pub control: Control,
    /// How it reads.
    pub reads: String,
    /// Whether it holds now.
    pub is_chosen: bool,
}

impl Laid<Control> for Value {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.push(self.control);
    }
}

/// A card of the supervisor's: a rule, in normal chess and here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SupervisorCard {
    /// What opens it, or closes it.
    pub control: Control,
    /// What the rule is about.
    pub name: String,
    /// How it is in normal chess; `None` if it is the same here.
    pub normal: Option<String>,
    /// How it is at this table.
    pub here: String,
    /// The values to choose from while the card is open.
    pub values: Vec<Value>,
}

impl Laid<Control> for SupervisorCard {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.push(self.control);
        self.values.lay(ring);
    }
}

/// What stands below the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// The two who play, and the moves so far.
    Game {
        rows: Vec<MoveRow>,
        /// What stands there before the first move.
        empty: String,
        /// How else a move can be made, for those who write moves.
        hint: Option<String>,
        /// How many quiet moves there were, if they are counted.
        quiet: Option<String>,
        /// How it has ended: `1-0`.
        result: Option<String>,
        /// Both who play, with what they have taken.
        players: Vec<PlayerCard>,
    },
    /// The players: of two before the first move, of several all the time.
    Players(Vec<PlayerCard>),
    /// The moves so far, round by round.
    Moves {
        title: String,
        /// The rounds.
        rows: Vec<MoveRow>,
        /// What stands there before the first move.
        empty: String,
    },
    /// The rule sets to choose from.
    Rules(Vec<RuleSet>),
    /// Yes and no to what the coach asks, and the players.
    Asked(Vec<Tool>, Vec<PlayerCard>),
    /// The answers to what the coach asks, or more to do.
    Answers {
        answers: Vec<Tool>,
        /// Whether each needs the whole width for its words.
        is_wide: bool,
    },
    /// What happened so far.
    Transcript(TranscriptCard<Control>),
    /// What the supervisor can do: at once, and by changing rules.
    Supervisor {
        /// At once.
        tools: Vec<Tool>,
        /// The rules.
        cards: Vec<SupervisorCard>,
    },
}

impl Body {
    /// Whether nothing is opened or asked: the game is played.
    #[must_use]
    pub const fn is_game(&self) -> bool {
        matches!(self, Self::Game { .. } | Self::Players(_))
    }
}

impl Default for Body {
    fn default() -> Self {
        Self::Rules(Vec::new())
    }
}

impl Laid<Control> for Body {
    fn lay(&self, ring: &mut Vec<Control>) {
        match self {
            Self::Game { .. } | Self::Moves { .. } => {}
            Self::Players(cards) => cards.lay(ring),
            Self::Asked(answers, cards) => {
                answers.lay(ring);
                cards.lay(ring);
            }
            Self::Supervisor { tools, cards } => {
                tools.lay(ring);
                cards.lay(ring);
            }
            Self::Rules(sets) => sets.lay(ring),
            Self::Answers { answers, .. } => answers.lay(ring),
            Self::Transcript(card) => card.lay(ring),
        }
    }
}

laid_out! { Control:
/// What else is there while the game is shown to a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slide {
    /// Nothing at all is shown.
    pub is_blank: bool,
    /// The rule, if it is asked for: its heading and what it says.
    pub rule: Option<(String, Speech)>,
    /// The last move, as it is written, and the way out.
    pub foot: Foot<Control>,
}
}

laid_out! { Control:
/// The table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// What hands may do on the board.
    pub hands: Hands,
    /// The board.
    pub scene: Scene,
    /// What a pawn becomes, while that is asked on it.
    pub promotion: Option<Picker<Control>>,
    pub back: Option<Tool>,
    /// The name of the rules, or of the screen while they are chosen.
    pub title: String,
    /// To the supervisor's cards, where there is a supervisor.
    pub supervisor: Option<Tool>,
    /// Turns the board.
    pub flip: Option<Tool>,
    pub coach: Coach,
    /// What stands below it.
    pub body: Body,
    /// The letters typed so far.
    pub typed: Option<String>,
    /// The button that closes what is open.
    pub close: Option<Tool>,
    pub main: Option<Tool>,
    /// What stands below it.
    pub hint: Option<String>,
    pub tools: Vec<Tool>,
    /// Whether the coach says one sentence at a time, to friends.
    pub is_brief: bool,
    /// Whether several play, whose cards need the room.
    pub is_several: bool,
    /// Whether it is shown on the whole screen as it is.
    pub is_shown: bool,
    /// What is added in show mode.
    pub slide: Option<Slide>,
}
}

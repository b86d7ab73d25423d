//! A board on a card: a position, what the reader is asked to try there, and what is to come of it.

use std::any::Any;

use super::{BOARD, RULES, of_steps, opened, sentence};
use crate::diagnostic::{Span, say};
use crate::lesson::board_text::{self, LessonBoard, LineStart};
use crate::lesson::check::has_no_meaning;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::log::Log;
use crate::lesson::tab::{Block, Tab};
use crate::lesson::{moves_text, rulesets, step};
use crate::locale::Phrase;
use crate::rules::ruleset::RuleKey;
use crate::rules::{
    Attempt, Claim, Classic, Cross, Ending, Geometry, Line, Move, Position, Reason, Ruleset, Seat,
    Square, Waive,
};

/// What the reader is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// To look, and no more.
    Look,
    /// To make a move.
    Move,
    /// To claim a draw.
    Claim(Claim),
    /// Both agree to a draw.
    Agree,
    /// This side gives up.
    Resign(Seat),
    /// To take the last move back, with the other's consent.
    TakeBack,
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// Nothing: there is only something to see.
    Look,
    /// It is allowed, and the game goes on.
    Allowed,
    /// It is allowed, and written like this with English letters.
    Written(String),
    /// The rules refuse it.
    Refused(Reason),
    /// The hand or the claim is refused, with this code.
    NotYet(String),
    /// It ends the game.
    Ends(Ending),
}

impl Says {
    /// What a book writes for it.
    fn of(code: &str) -> Self {
        let mut endings = Ending::OF_THE_LAWS.iter();
        let ending = endings.find(|ending| ending.code() == code).copied();
        let refused = Reason::from_code(code).map(Self::Refused);
        match code {
            ALLOWED => Self::Allowed,
            _ => (refused.or_else(|| ending.map(Self::Ends)))
                .unwrap_or_else(|| Self::NotYet(code.to_owned())),
        }
    }

    /// The same as a book writes it.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Self::Look => "",
            Self::Allowed => ALLOWED,
            Self::Refused(reason) => reason.code(),
            Self::Ends(ending) => ending.code(),
            Self::Written(code) | Self::NotYet(code) => code,
        }
    }
}

/// What a book says of an act that the rules allow.
pub const ALLOWED: &str = "allowed";

/// A board to try a rule on.
#[derive(Clone, Debug)]
pub struct Example {
    /// How the board is laid out.
    pub board: ExampleBoard,
    /// What is to be done.
    pub act: Act,
    /// What comes of it.
    pub says: Says,
    /// Where the book says so.
    pub says_at: Span,
    /// The name of the set of rules.
    pub rules: &'static str,
    /// House rules that are changed on top: key and value.
    pub options: Vec<(&'static str, &'static str)>,
    /// Whether the player has said "I adjust" before touching.
    pub is_adjusted: bool,
    /// Whether the check on the board was not said.
    pub is_unsaid: bool,
    /// What there is to see.
    pub note: Option<Phrase>,
}

/// The board of an example.
#[derive(Clone, Debug)]
pub enum ExampleBoard {
    /// The 8x8 board.
    Square(Box<LaidExample<Classic>>),
    /// The cross of four armies.
    Cross(Box<LaidExample<Cross>>),
}

/// A board as it is laid out, and what is to be done or seen on it.
#[derive(Clone, Debug)]
pub struct LaidExample<G: Geometry = Classic> {
    /// The position, with partners.
    pub start: LineStart<G>,
    /// The moves that were played from there.
    pub played: Vec<Attempt<G>>,
    /// The squares of the pieces that were touched before, in order.
    pub touched: Vec<Square<G>>,
    /// The squares to look at.
    pub seen: Vec<Square<G>>,
    /// The move to make.
    pub attempt: Option<Attempt<G>>,
}

impl Example {
    /// Whether it is on the cross of four armies, not on the square board.
    #[must_use]
    pub fn is_on_cross(&self) -> bool {
        matches!(self.board, ExampleBoard::Cross(_))
    }

    /// How its board is laid out, if that is one of this geometry.
    #[must_use]
    pub fn laid<G: Geometry>(&self) -> Option<&LaidExample<G>> {
        let laid: &dyn Any = match &self.board {
            ExampleBoard::Square(laid) => &**laid,
            ExampleBoard::Cross(laid) => &**laid,
        };
        laid.downcast_ref()
    }
}

impl<G: Geometry> LaidExample<G> {
    /// The line that begins there, with every check said or with none. Without kings it cannot end.
    #[must_use]
    pub fn begun(&self, rules: Ruleset, is_unsaid: bool) -> Line<G> {
        let rules = match is_game(&self.start.position) {
            true => rules,
            false => rules.for_exercise(),
        };
        self.start.begun(rules, is_unsaid.then_some(NOTHING))
    }
}

/// Whether every side that is in the game has a king, so that the game can end.
#[must_use]
pub fn is_game<G: Geometry>(position: &Position<G>) -> bool {
    let mut seats = position.alive().iter();
    seats.all(|seat| position.kings(seat).len() == 1)
}

/// What was said with a move that gave check and was not announced.
const NOTHING: &str = "nothing";

/// Cards use boards without kings, and boards where a check stands.
const WAIVE: Waive = Waive {
    kings: true,
    check: true,
};

/// What an example has as a step has it, besides what its card may say for it.
const OF_STEPS: [&str; 3] = ["played", "options", "allies"];

/// The settings that only an example has.
const EXAMPLE: &[Field] = &[
    Field::new("move", Ty::Text),
    Field::new("act", Ty::Text).of(&[
        "claim-threefold",
        "claim-fifty-moves",
        "agree",
        "resign",
        "take-back",
    ]),
    Field::new("look", Ty::List),
    Field::new("says", Ty::Text),
    Field::new("written", Ty::Text),
    Field::new("touched", Ty::List),
    Field::new("adjusted", Ty::Switch),
    Field::new("said", Ty::Text).of(&[NOTHING]),
    Field::new("note", Ty::Text),
];

/// Reads an example; what its card says for all of them holds where it says nothing else.
pub(super) fn read<'t>(block: Block<'t>, card: &Tab<'t>, log: &mut Log<'_>) -> Option<Example> {
    let n_before = log.n_found();
    let fields = EXAMPLE.iter().chain(of_steps(&OF_STEPS));
    let fields = fields.chain(of_steps(&BOARD)).chain(of_steps(&RULES));
    let tab = opened(block, say!("check-block-example"), fields, log);
    // A board of its own comes with a turn and rights of its own.
    let tab = match tab.is_meant("board") {
        true => tab,
        false => tab.within(card, &BOARD),
    };
    let tab = tab.within(card, &RULES);
    tab.need(log, "board", say!("check-block-example"));
    let name = tab.text(log, "rules").map_or("fide", |text| text.value);
    let (named, list) = (rulesets::named(name)?, tab.list(log, "options"));
    let rules = rulesets::with_options(named, &list, log);
    let keys = list.iter().filter_map(|text| text.value.split_once('='));
    let options = keys.filter_map(|(key, _)| {
        let key = RuleKey::named(key.trim())?;
        Some((key.name, rules.get(key.name)?))
    });
    let is_unsaid = tab.has("said");
    let text = tab.text(log, "board")?;
    let (board, turn) = if board_text::is_cross(text.value) == Some(true) {
        let (laid, turn) = laid::<Cross>(&tab, rules, is_unsaid, log)?;
        (ExampleBoard::Cross(Box::new(laid)), turn)
    } else {
        let (laid, turn) = laid::<Classic>(&tab, rules, is_unsaid, log)?;
        (ExampleBoard::Square(Box::new(laid)), turn)
    };
    let mut asked = ["move", "act"].iter().filter(|name| tab.is_meant(name));
    if asked.any(|name| !tab.is_usable(name)) {
        return None;
    }
    let act = act(&tab, turn, log);
    let (says, says_at) = says(&tab, act, log)?;
    let note = tab.text(log, "note");
    let note = note.and_then(|text| sentence(text, "look-", log));
    (log.n_found() == n_before).then(|| Example {
        board,
        act,
        says,
        says_at,
        rules: rulesets::known(name),
        options: options.collect(),
        is_adjusted: tab.is_on("adjusted"),
        is_unsaid,
        note,
    })
}

/// The board with what was played and touched, and whose turn it is then.
fn laid<G: LessonBoard>(
    tab: &Tab<'_>,
    rules: Ruleset,
    is_unsaid: bool,
    log: &mut Log<'_>,
) -> Option<(LaidExample<G>, Seat)> {
    let start = board_text::read_waiving(tab, "board", WAIVE, log);
    step::only_on_the_cross::<G>(tab, log);
    let mut laid = LaidExample {
        start: step::allied(tab, start, log)?,
        played: Vec::new(),
        touched: squares(tab, "touched", log),
        seen: squares(tab, "look", log),
        attempt: None,
    };
    let mut line = laid.begun(rules, is_unsaid);
    if let Some(text) = tab.text(log, "played") {
        line = moves_text::play(line, text, false, log)?;
        laid.played = line.moves().iter().map(Move::attempt).collect();
    }
    if let Some(text) = tab.text(log, "move") {
        laid.attempt = Some(moves_text::attempt(line.position(), text, log)?);
    }
    Some((laid, line.position().turn()))
}

fn squares<G: LessonBoard>(tab: &Tab<'_>, name: &str, log: &mut Log<'_>) -> Vec<Square<G>> {
    let squares = moves_text::squares(&tab.list(log, name), log);
    squares.into_iter().map(|(square, _)| square).collect()
}

/// What is to be done; complains if that is more than one thing.
fn act(tab: &Tab<'_>, turn: Seat, log: &mut Log<'_>) -> Act {
    let act = tab.text(log, "act").map(|text| text.value);
    let others: &[&str] = match (tab.has("move"), act) {
        (true, _) => &["act", "look"],
        (false, Some(_)) => &["look", "written"],
        (false, None) => &[],
    };
    has_no_meaning(tab, log, others, say!("check-why-one-act"));
    match act {
        _ if tab.has("move") => Act::Move,
        Some("claim-threefold") => Act::Claim(Claim::Threefold),
        Some("claim-fifty-moves") => Act::Claim(Claim::FiftyMoves),
        Some("agree") => Act::Agree,
        Some("resign") => Act::Resign(turn),
        Some(_) => Act::TakeBack,
        None => Act::Look,
    }
}

/// What the book says that comes of it, and where; complains if it says nothing.
fn says(tab: &Tab<'_>, act: Act, log: &mut Log<'_>) -> Option<(Says, Span)> {
    if act == Act::Look {
        tab.need(log, "note", say!("check-block-example"));
        let others = ["says", "written", "touched", "adjusted"];
        has_no_meaning(tab, log, &others, say!("check-why-nothing-to-solve"));
        return Some((Says::Look, tab.head()));
    }
    if let Some(text) = tab.text(log, "written") {
        has_no_meaning(tab, log, &["says"], say!("check-why-one-act"));
        return Some((Says::Written(text.value.to_owned()), text.inside()));
    }
    if !tab.is_meant("written") {
        tab.need(log, "says", say!("check-block-example"));
    }
    let text = tab.text(log, "says")?;
    Some((Says::of(text.value), text.inside()))
}

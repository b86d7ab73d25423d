//! The record of a game: a text with one event a line, read by people and replayed exactly.
//!
//! ```text
//! squarewise game 1
//! board cross
//! option announce_check required_to_bind
//! name south Anna
//! age east 6
//! start S aaaa SkqWkqNkqEkq - - x,x,nR,...
//! e2-e4
//! b7-d7+
//! check west
//! leave east
//! rule rule3 forbid -> off
//! take back
//! result last-king south
//! ```
//! First what the game began with: the board, the house rules that differ from the Laws, names and
//! ages, the position. Then what happened, a `+` behind a move for "check!", and how it ended. A piece that
//! moves has its letter before the squares, `Ng1-f3`; records without letters are read as well. A claim
//! for a move that is only intended has that move behind it: `claim west threefold e2-e4`.
//! Empty lines and lines that begin with `#` say nothing. Anything else is refused with its line.

mod error;
mod read;
mod write;

use crate::rules::ground::geometry::{Classic, Cross, Geometry};
use crate::rules::moving::{Position, Setup, Waive};

pub use error::{RecordError, RecordFault};

/// The words that lines begin with.
mod word {
    use crate::rules::judging::Ending;

    pub(super) const FIRST: &str = "squarewise game";
    pub(super) const VERSION: &str = "1";
    pub(super) const BOARD: &str = "board";
    pub(super) const OPTION: &str = "option";
    pub(super) const NAME: &str = "name";
    pub(super) const AGE: &str = "age";
    pub(super) const START: &str = "start";
    pub(super) const CLOCKS: &str = "clocks";
    pub(super) const ALLIES: &str = "allies";
    pub(super) const CHECK: &str = "check";
    pub(super) const LEAVE: &str = "leave";
    pub(super) const RETURN: &str = "return";
    pub(super) const ALLY: &str = "ally";
    pub(super) const PART: &str = "part";
    pub(super) const RESIGN: &str = "resign";
    pub(super) const AGREE: &str = "agree";
    pub(super) const CLAIM: &str = "claim";
    pub(super) const RULE: &str = "rule";
    pub(super) const DECLARE: &str = "declare";
    pub(super) const FINISH: &str = "finish";
    pub(super) const DRAW: &str = "draw";
    pub(super) const TAKE: &str = "take";
    pub(super) const BACK: &str = "back";
    pub(super) const RESULT: &str = "result";
    pub(super) const ARROW: &str = "->";

    /// All of them but the first line's.
    pub(super) const ALL: [&str; 20] = [
        BOARD, OPTION, NAME, AGE, START, CLOCKS, ALLIES, CHECK, LEAVE, RETURN, ALLY, PART, RESIGN,
        AGREE, CLAIM, RULE, DECLARE, FINISH, TAKE, RESULT,
    ];

    /// What the record calls an ending, and one that was claimed.
    pub(super) const fn ending(ending: Ending, is_claimed: bool) -> &'static str {
        match ending {
            Ending::Stalemate => "no-move",
            Ending::DeadPosition => "dead",
            Ending::Threefold if is_claimed => "claimed-threefold",
            Ending::FiftyMoves if is_claimed => "claimed-fifty",
            Ending::FiftyMoves => "fifty-rounds",
            Ending::SeventyFive => "seventy-five-rounds",
            _ => ending.code(),
        }
    }
}

/// A board whose games can be recorded: it has a one-line text for its positions.
pub trait Recorded: Geometry {
    /// What the record calls the board.
    const NAME: &'static str;

    /// Writes a position.
    fn write(position: &Position<Self>) -> String;

    /// Reads a position, or says what is wrong with it.
    ///
    /// # Errors
    /// Why the text is no position.
    fn read(text: &str) -> Result<Position<Self>, String>;
}

/// Kings may be gone, and a silent check may stand on anybody.
const ANY: Waive = Waive {
    kings: true,
    check: true,
};

impl Recorded for Cross {
    const NAME: &'static str = "cross";

    fn write(position: &Position<Self>) -> String {
        position.to_ffc()
    }

    fn read(text: &str) -> Result<Position<Self>, String> {
        let setup = Setup::parse_ffc(text).map_err(|error| error.to_string())?;
        setup
            .into_position(ANY)
            .map_err(|problems| named(&problems))
    }
}

impl Recorded for Classic {
    const NAME: &'static str = "8x8";

    fn write(position: &Position<Self>) -> String {
        position.to_fen()
    }

    fn read(text: &str) -> Result<Position<Self>, String> {
        let setup = Setup::<Self>::parse_fen(text).map_err(|error| error.to_string())?;
        setup
            .into_position(ANY)
            .map_err(|problems| named(&problems))
    }
}

fn named<G: Geometry>(problems: &[crate::rules::moving::SetupProblem<G>]) -> String {
    let first = problems.first();
    first.map_or_else(String::new, |problem| format!("{problem:?}"))
}

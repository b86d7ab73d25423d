//! "Am I allowed?": a real board put up in the program, and a referee to ask about a move.
//!
//! A [`Referee`] holds any arrangement of pieces, however odd, and says live what keeps it from
//! being a position ([`Problem`]). What a board alone does not tell (did the king move before? what
//! was the last move?) are [`HistoryQuestion`]s with a yes or a no. A move that is asked is judged as in
//! every game, and never played before somebody says so.
//!
//! ```
//! use squarewise::referee::{Referee, Ruling};
//! use squarewise::rules::{Attempt, Square};
//!
//! let square = |name| Square::parse(name).ok_or("no such square");
//! let referee = Referee::start();
//! let jump = Attempt::new(square("a1")?, square("a5")?);
//! let Some(Ruling::Refused(refused)) = referee.ask(jump) else { return Err("allowed?") };
//! assert_eq!(refused.why.rule.id(), "rule-no-jump");
//! # Ok::<(), &str>(())
//! ```

mod edit;
mod fen;
mod problem;
mod question;
mod ruling;
mod standing;

pub use problem::{Mend, Problem};
pub use question::HistoryQuestion;
pub use ruling::{AllowedMove, RefusedMove, Ruling};
pub use standing::BoardStanding;

use crate::rules::{Line, Position, Ruleset, Seat, Setup, Waive};

/// How many changes can be taken back.
const KEPT: usize = 100;

/// What is asked about may lack a king, and a king may stand where he could be taken.
const ASKED: Waive = Waive {
    kings: true,
    check: true,
};

/// A board that is put up, and the house rules by which its referee judges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Referee {
    setup: Setup,
    /// What stood there before each change, oldest first.
    before: Vec<Setup>,
    rules: Ruleset,
    /// The check on the board was not said.
    is_unsaid: bool,
}

impl Referee {
    /// The beginning of a game.
    #[must_use]
    pub fn start() -> Self {
        Self::of(Setup::from(&Position::start()))
    }

    /// A board that stands already.
    #[must_use]
    pub const fn of(setup: Setup) -> Self {
        Self {
            setup,
            before: Vec::new(),
            rules: Ruleset::FIDE,
            is_unsaid: false,
        }
    }

    /// What stands on the board.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Judges by other house rules from now on.
    pub const fn set_rules(&mut self, rules: Ruleset) {
        self.rules = rules;
    }

    /// Whose move is asked about.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.setup.turn
    }

    /// The board as a position to ask about; `None` while pawns, castling or the last move do not
    /// fit it. Kings may be missing.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        self.setup.clone().into_position(ASKED).ok()
    }

    /// The board as a position to play on from, with both kings and nothing amiss.
    #[must_use]
    pub fn game(&self) -> Option<Position> {
        let position = self.setup.clone().into_position(Waive::NOTHING);
        position.ok()
    }

    /// The board as a line of FEN; `None` while it is no position.
    #[must_use]
    pub fn fen(&self) -> Option<String> {
        self.position().map(|position| position.to_fen())
    }

    /// The line without moves in which questions are judged.
    fn line(&self) -> Option<Line> {
        let position = self.position()?;
        let rules = if self.game().is_some() {
            self.rules
        } else {
            self.rules.for_exercise()
        };
        Some(if self.is_unsaid {
            Line::with_unsaid_check(position, rules)
        } else {
            Line::with_rules(position, rules)
        })
    }
}

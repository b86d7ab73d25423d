//! Two people at one screen: a whole game under any rule set, with its referee.
//!
//! A state machine without clock, text or files, as `session` is for lessons: [`Table::apply`] takes
//! what the players do and answers with what changed; everything a screen shows can be asked for at
//! any time. The rules judge, the hand over the board is held to what it has touched, and what the
//! players say to each other (offers, claims, "may I take it back?") waits here for its answer.
//!
//! ```
//! use squarewise::rules::{Position, Ruleset, Square};
//! use squarewise::table::{Input, Table};
//!
//! let mut table = Table::new(Position::start(), Ruleset::FIDE);
//! for name in ["e2", "e4"] {
//!     table.apply(Input::Press(Square::parse(name).ok_or("no such square")?));
//! }
//! assert_eq!(table.line().moves().len(), 1);
//! # Ok::<(), &str>(())
//! ```

mod hands;
mod input;
mod past;
pub mod record;
mod talk;
mod written;

pub use input::{Effect, Event, Input, News};

use crate::rules::ruleset::{AnnounceCheck, Switch, Touch};
use crate::rules::{
    Attempt, Claim, Classic, Ending, Geometry, Hand, Line, Move, Outcome, Piece, Position, Ruleset,
    Seat, Square, SquareSet,
};

/// A game of people at one screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: Geometry = Classic> {
    line: Line<G>,
    /// Whether "check" was said with each move.
    said: Vec<bool>,
    /// What the player to move has touched.
    hand: Hand<G>,
    /// The square of the picked piece.
    picked: Option<Square<G>>,
    /// The pawn that waits for its new role.
    promoting: Option<Attempt<G>>,
    /// The move on the board that its player has still to confirm.
    released: Option<Move<G>>,
    /// "Check" was said, and the move is still to come.
    says_check: bool,
    /// The next move brings an offer of a draw.
    offers: bool,
    /// Who has offered a draw that is not answered yet.
    offered: Option<Seat>,
    /// Who would like to take a move back.
    asks_back: Option<Seat>,
    /// What is claimed with the next move.
    intends: Option<Claim>,
    /// The moves taken back, the next to play again on top.
    undone: Vec<(Attempt<G>, bool)>,
    /// "I adjust" was said: who touches a piece now only puts it right.
    adjusts: bool,
    news: News<G>,
    last: Option<Event<G>>,
    /// What happened since somebody asked.
    fresh: Vec<Event<G>>,
}

impl<G: Geometry> Table<G> {
    /// A new game from any position under any rule set.
    #[must_use]
    pub fn new(start: Position<G>, rules: Ruleset) -> Self {
        let line = Line::with_rules(start, rules);
        let mut table = Self {
            line,
            said: Vec::new(),
            hand: Hand::new(),
            picked: None,
            promoting: None,
            released: None,
            says_check: false,
            offers: false,
            offered: None,
            asks_back: None,
            intends: None,
            undone: Vec::new(),
            adjusts: false,
            news: News::Turn,
            last: None,
            fresh: Vec::new(),
        };
        table.news = table.turn_or_end();
        table
    }

    /// The game: positions, moves, how it has ended.
    #[must_use]
    pub const fn line(&self) -> &Line<G> {
        &self.line
    }

    /// The house rules.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        self.line.rules()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.line.position().turn()
    }

    /// What stands on the board: the position of the game, or the one after a move that is not
    /// confirmed yet.
    #[must_use]
    pub fn shown(&self) -> Position<G> {
        let position = self.line.position();
        self.released.map_or(*position, |mv| position.after(&mv))
    }

    /// The picked piece.
    #[must_use]
    pub const fn picked(&self) -> Option<Square<G>> {
        self.picked
    }

    /// Where the picked piece may go.
    #[must_use]
    pub fn targets(&self) -> SquareSet<G> {
        let Some(from) = self.picked.filter(|_| self.outcome().is_none()) else {
            return SquareSet::EMPTY;
        };
        let moves = self.line.position().moves_from(from);
        moves.iter().map(Move::to).collect()
    }

    /// The pawn that waits for its new role: from where to where.
    #[must_use]
    pub const fn promoting(&self) -> Option<Attempt<G>> {
        self.promoting
    }

    /// The move that its player has still to confirm.
    #[must_use]
    pub const fn released(&self) -> Option<Move<G>> {
        self.released
    }

    /// The last move on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move<G>> {
        self.released.or(self.line.moves().last().copied())
    }

    /// What one side has taken, the strongest first.
    #[must_use]
    pub fn captured_by(&self, seat: Seat) -> Vec<Piece> {
        let moves = self.line.moves().iter();
        let own = moves.filter(|mv| mv.piece().seat == seat);
        let mut taken: Vec<Piece> = own.filter_map(|mv| Some(mv.captured()?.1)).collect();
        taken.sort_by_key(|piece| std::cmp::Reverse(piece.role));
        taken
    }

    /// How the game has ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome()
    }

    /// Whether "check" was said, and the move is still to come.
    #[must_use]
    pub const fn says_check(&self) -> bool {
        self.says_check
    }

    /// Whether the next move brings an offer of a draw.
    #[must_use]
    pub const fn offers(&self) -> bool {
        self.offers
    }

    /// Who has offered a draw that is not answered yet.
    #[must_use]
    pub const fn offered(&self) -> Option<Seat> {
        self.offered
    }

    /// Who would like to take a move back, and waits for the answer.
    #[must_use]
    pub const fn asks_back(&self) -> Option<Seat> {
        self.asks_back
    }

    /// What is claimed with the next move.
    #[must_use]
    pub const fn intends(&self) -> Option<Claim> {
        self.intends
    }

    /// Whether there is anything to take back.
    #[must_use]
    pub fn has_past(&self) -> bool {
        let is_declared = self
            .outcome()
            .is_some_and(|it| matches!(it.ending, Ending::Resignation | Ending::Agreement));
        self.released.is_some() || !self.line.moves().is_empty() || is_declared
    }

    /// Whether a move that was taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.outcome().is_none()
    }

    /// Whether anybody says "check" under these rules.
    #[must_use]
    pub fn has_calls(&self) -> bool {
        self.rules().announce_check != AnnounceCheck::Off
    }

    /// Whether draws are offered, and whether they are claimed, under these rules.
    #[must_use]
    pub fn has_draws(&self) -> (bool, bool) {
        let rules = self.rules();
        (rules.agreement == Switch::On, rules.claims == Switch::On)
    }

    /// What the referee says now.
    #[must_use]
    pub const fn news(&self) -> &News<G> {
        &self.news
    }

    /// The last thing that happened.
    #[must_use]
    pub const fn last(&self) -> Option<&Event<G>> {
        self.last.as_ref()
    }

    /// Whether "I adjust" was said.
    #[must_use]
    pub const fn adjusts(&self) -> bool {
        self.adjusts
    }

    /// Everything that happened since this was asked last, in order.
    pub fn take_events(&mut self) -> Vec<Event<G>> {
        std::mem::take(&mut self.fresh)
    }

    /// Takes what a player did; answers with what changed.
    pub fn apply(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        match input {
            Input::Press(square) => self.press(square),
            Input::Drop { from, to } => self.drop(from, to),
            Input::Promote(role) => self.promote(role),
            Input::Try(attempt) => self.try_move(attempt),
            Input::Finish if self.released.is_none() => Vec::new(),
            Input::Finish => self.finish(),
            Input::Cancel => self.cancel(),
            Input::SayCheck => self.say_check(),
            Input::Offer => self.offer(),
            Input::Answer(agrees) => self.answer(agrees),
            Input::Adjust => self.say_adjust(),
            Input::Claim(claim) => self.claim(claim, self.turn()),
            Input::ClaimBy(claim, by) => self.claim(claim, by),
            Input::Intend(claim) => self.intend(claim),
            Input::Resign(by) => self.resign(by),
            Input::TakeBack => self.take_back(),
            Input::Redo => self.redo(),
            Input::LookBack => self.look_back(),
        }
    }

    fn turn_or_end(&self) -> News<G> {
        if self.outcome().is_some() {
            News::Ended
        } else {
            News::Turn
        }
    }

    fn tell(&mut self, news: News<G>) -> Vec<Effect<G>> {
        self.news = news;
        vec![Effect::Said]
    }

    fn note(&mut self, event: Event<G>) {
        self.last = Some(event);
        self.fresh.push(event);
    }

    /// A turn is over, or was taken back: the next begins with empty hands.
    fn clear_turn(&mut self) {
        self.hand = Hand::new();
        self.picked = None;
        self.promoting = None;
        self.released = None;
        self.says_check = false;
        self.offers = false;
        self.asks_back = None;
        self.intends = None;
        self.adjusts = false;
    }

    fn confirms(&self) -> bool {
        self.rules().touch == Touch::FreeUntilConfirm
    }
}

//! A table: two to four people at one screen, a whole game under any rule set, with its referee.
//!
//! A state machine without clock, text or files, as `session` is for lessons: [`Table::apply`] takes
//! what hands and voices do and answers with what changed; everything a screen shows can be asked for
//! at any time. The game itself (turns, calls, absences, teams, claims, the supervisor) is
//! [`rules::Game`](crate::rules::Game); here are the players, the hand over the board, what it is held
//! to by what it has touched, "Check!" that goes with the next move, and what players say to each
//! other and wait for an answer to.
//!
//! `input` lists what can be done and what there is to say then ([`News`]), `play` follows the hand, `talk` what
//! is said (check, draws, resigning), `proposal` what waits for an answer; `typing` reads written moves, `undo`
//! takes back and looks back, `events` follows the game's log, `record` and `saved_game` write it down.
//!
//! # Decisions
//! * One table for two on the 8x8 board and for up to four on the cross. What differs hangs on the
//!   board and is asked in one place each, [`Table::is_for_two`]: two play by the Laws, where a touch
//!   binds, a draw is offered with a move and declined by playing on, and the referee tells of a check
//!   that was not said. At a table of several the family rules know nothing of touched pieces,
//!   everybody is asked before anything else happens, and a silent check stays silent.
//! * What is taken back to *look* at the game ([`Input::LookBack`]) is no event: the log is cut to what
//!   stands, so that a game can be gone through again under rules that never take back.
//!
//! ```
//! use squarewise::rules::{Position, Ruleset, Square};
//! use squarewise::table::{Input, Table};
//!
//! let mut table = Table::new(Position::start(), Ruleset::FIDE);
//! for name in ["e2", "e4"] {
//!     table.apply(Input::Press(Square::parse(name).ok_or("no such square")?));
//! }
//! assert_eq!(table.game().moves().len(), 1);
//! # Ok::<(), &str>(())
//! ```

mod events;
mod input;
mod play;
mod proposal;
pub mod record;
mod saved_game;
mod talk;
mod typing;
mod undo;

pub use input::{Effect, Input, LogEntry, News};
pub use proposal::{OpenProposal, Proposal};
pub use saved_game::{FORMAT, SavedGame};

use crate::hand::Hand;
use crate::rules::ruleset::{AnnounceCheck, CheckCall, Touch};
use crate::rules::{
    Ages, Attempt, BySeat, Claim, Classic, Cross, Game, GameEvent, Geometry, Move, Outcome, Piece,
    Position, Ruleset, Seat, Seats, Square, SquareSet, Touched,
};

/// The highest age that is asked for, in years.
pub const MOST_YEARS: u8 = 99;

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// What the others call this player; empty if nobody said.
    pub name: String,
    /// The animal that stands for this player; empty if none was chosen.
    pub animal: String,
    /// Years; `None` if they were not told.
    pub age: Option<u8>,
}

/// A game of people at one screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: Geometry = Classic> {
    game: Game<G>,
    players: BySeat<Player>,
    hand: Hand<G>,
    /// What the player to move has touched.
    touched: Touched<G>,
    /// The move on the board that its player has still to confirm.
    released: Option<Move<G>>,
    /// "Check" was said, and the move is still to come.
    says_check: bool,
    /// The next move brings an offer of a draw.
    offers: bool,
    /// What waits for answers.
    proposal: Option<OpenProposal>,
    /// What is claimed with the next move.
    intends: Option<Claim>,
    /// The moves taken back, the next to play again on top.
    undone: Vec<(Attempt<G>, bool)>,
    /// "I adjust" was said: who touches a piece now only puts it right.
    adjusts: bool,
    news: News<G>,
    last: Option<LogEntry<G>>,
    /// What happened since somebody asked.
    fresh: Vec<LogEntry<G>>,
}

impl Table<Cross> {
    /// A new game of those who sit at these seats, on the cross.
    #[must_use]
    pub fn seated(seats: Seats, players: BySeat<Player>, rules: Ruleset) -> Self {
        let age = |seat: Seat| players[seat].age.filter(|_| seats.contains(seat));
        let ages = Ages(BySeat(Seat::ALL.map(age)));
        let start = Position::cross_start_under(seats, &rules);
        Self::of_game(Game::new(start, rules, ages), players)
    }
}

impl<G: Geometry> Table<G> {
    /// A new game from any position under any rule set, of players whom nobody has named.
    #[must_use]
    pub fn new(start: Position<G>, rules: Ruleset) -> Self {
        let game = Game::with_checks_said(start, rules);
        Self::of_game(game, BySeat::default())
    }

    /// A game with its players.
    #[must_use]
    pub fn of_game(game: Game<G>, players: BySeat<Player>) -> Self {
        let mut table = Self {
            game,
            players: BySeat::default(),
            hand: Hand::default(),
            touched: Touched::new(),
            released: None,
            says_check: false,
            offers: false,
            proposal: None,
            intends: None,
            undone: Vec::new(),
            adjusts: false,
            news: News::Turn,
            last: None,
            fresh: Vec::new(),
        };
        table.news = table.turn_or_end();
        table.name_players(players);
        table
    }

    /// Says who sits where.
    pub fn name_players(&mut self, players: BySeat<Player>) {
        for seat in self.seats().iter() {
            self.game.set_name(seat, &players[seat].name);
        }
        self.players = players;
    }

    /// The same game, each player called what `tidy` makes of the name: a file can say anything.
    #[must_use]
    pub fn called(mut self, tidy: impl Fn(&str) -> String) -> Self {
        let mut players = self.players.clone();
        for seat in self.seats().iter() {
            players[seat].name = tidy(&players[seat].name);
        }
        self.name_players(players);
        self
    }

    /// The game: positions, moves, events, how it has ended.
    #[must_use]
    pub const fn game(&self) -> &Game<G> {
        &self.game
    }

    /// Whether the board is one for two.
    #[must_use]
    pub const fn is_for_two(&self) -> bool {
        G::SEATS.len() == 2
    }

    /// The house rules that hold now.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        self.game.rules()
    }

    /// The position of the game.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        self.game.position()
    }

    /// Who plays, by seat.
    #[must_use]
    pub const fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// Who plays at a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The seats at which somebody plays or has played.
    #[must_use]
    pub fn seats(&self) -> Seats {
        self.position().seats()
    }

    /// Whose turn it is: who moves the army that is to move.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.game.player()
    }

    /// What stands on the board: the position of the game, or the one after a move that is not
    /// confirmed yet.
    #[must_use]
    pub fn shown(&self) -> Position<G> {
        let position = self.position();
        self.released.map_or(*position, |mv| position.after(&mv))
    }

    /// The picked piece.
    #[must_use]
    pub const fn picked(&self) -> Option<Square<G>> {
        self.hand.picked()
    }

    /// Where the picked piece may go.
    #[must_use]
    pub fn targets(&self) -> SquareSet<G> {
        if self.can_move() {
            self.hand.targets(self.position())
        } else {
            SquareSet::EMPTY
        }
    }

    /// Whether somebody may move now: the game goes on, and nothing must be answered first.
    #[must_use]
    pub fn can_move(&self) -> bool {
        self.outcome().is_none() && !self.game.is_paused() && !self.is_held_up()
    }

    /// Whether nothing is played before a question is answered. Of two the one who is asked may play
    /// on instead, and has declined by that (FIDE 9.1.2.1).
    fn is_held_up(&self) -> bool {
        self.proposal.is_some() && !self.is_for_two()
    }

    /// The pawn that waits for its new role: from where to where.
    #[must_use]
    pub const fn promoting(&self) -> Option<Attempt<G>> {
        self.hand.promoting()
    }

    /// The move that its player has still to confirm.
    #[must_use]
    pub const fn released(&self) -> Option<Move<G>> {
        self.released
    }

    /// The last move on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move<G>> {
        self.released.or(self.game.last_move().copied())
    }

    /// What one player has taken, the strongest first.
    #[must_use]
    pub fn captured_by(&self, seat: Seat) -> Vec<Piece> {
        let mut taken = self.game.captured_by(seat);
        taken.sort_by_key(|piece| std::cmp::Reverse(piece.role));
        taken
    }

    /// How the game has ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
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

    /// What waits for an answer.
    #[must_use]
    pub const fn proposal(&self) -> Option<&OpenProposal> {
        self.proposal.as_ref()
    }

    /// What is claimed with the next move.
    #[must_use]
    pub const fn intends(&self) -> Option<Claim> {
        self.intends
    }

    /// Whether there is anything to take back.
    #[must_use]
    pub fn has_past(&self) -> bool {
        self.is_moving() || self.game.has_events()
    }

    /// Whether a move that was taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.outcome().is_none()
    }

    /// Whether check is said by hand under these rules.
    #[must_use]
    pub fn has_calls(&self) -> bool {
        let rules = self.rules();
        rules.announce_check != AnnounceCheck::Off && rules.check_call == CheckCall::ByHand
    }

    /// Who have said check to a player, the first first.
    #[must_use]
    pub fn checked_by(&self, seat: Seat) -> Vec<Seat> {
        self.position().company().calls[seat].iter().collect()
    }

    /// Whether a touch binds under these rules.
    #[must_use]
    pub fn binds_by_touch(&self) -> bool {
        self.is_for_two() && self.rules().touch == Touch::TouchMove
    }

    /// Whether a move on the board must be confirmed.
    fn confirms(&self) -> bool {
        self.is_for_two() && self.rules().touch == Touch::FreeUntilConfirm
    }

    /// Whether "I adjust" was said.
    #[must_use]
    pub const fn adjusts(&self) -> bool {
        self.adjusts
    }

    /// What the referee says now.
    #[must_use]
    pub const fn news(&self) -> &News<G> {
        &self.news
    }

    /// The last thing that happened.
    #[must_use]
    pub const fn last(&self) -> Option<&LogEntry<G>> {
        self.last.as_ref()
    }

    /// Everything that happened since this was asked last, in order.
    pub fn take_log(&mut self) -> Vec<LogEntry<G>> {
        std::mem::take(&mut self.fresh)
    }

    /// Takes what a player did; answers with what changed.
    pub fn apply(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        if self.is_held_up() && !matches!(input, Input::Answer(_) | Input::Supervise(_)) {
            return Vec::new();
        }
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
            Input::Resign(by) => self.happen(GameEvent::Resign(by)),
            Input::TakeBack => self.take_back(),
            Input::Redo => self.redo(),
            Input::LookBack => self.look_back(),
            Input::Leave(seat) => self.happen(GameEvent::Leave(seat)),
            Input::Return(seat) => self.happen(GameEvent::Return(seat)),
            Input::Ally(one, other) => self.put(Proposal::Ally(one, other), one),
            Input::Part(one, other) => self.happen(GameEvent::Part(one, other)),
            Input::Supervise(event) => {
                self.proposal = None;
                self.happen(event)
            }
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

    fn note(&mut self, told: LogEntry<G>) {
        self.last = Some(told);
        self.fresh.push(told);
    }

    /// A turn is over, or was taken back: the next begins with empty hands.
    fn clear_turn(&mut self) {
        self.hand.lay_down();
        self.touched = Touched::new();
        self.released = None;
        self.says_check = false;
        self.offers = false;
        self.intends = None;
        self.adjusts = false;
        self.proposal = self
            .proposal
            .filter(|open| open.proposal != Proposal::TakeBack);
    }
}

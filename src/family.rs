//! The family table: two to four people at one screen, on the cross.
//!
//! A state machine without clock, text or files, as `table` is for two: [`Family::apply`] takes what
//! hands and voices do and answers with what changed. The game itself (turns, calls, absences, teams,
//! the supervisor) is [`rules::Game`](crate::rules::Game); here are the players, the hand over the
//! board, "Check!" that goes with the next move, and questions that wait for everybody's answer.
//!
//! ```
//! use squarewise::family::{Family, Input, Player};
//! use squarewise::rules::{BySeat, Ruleset, Seats, Square};
//!
//! let mut family = Family::new(Seats::FOUR, BySeat::default(), Ruleset::FIDE);
//! for name in ["e2", "e4"] {
//!     family.apply(Input::Press(Square::parse(name).ok_or("no such square")?));
//! }
//! assert_eq!(family.game().moves().len(), 1);
//! # Ok::<(), &str>(())
//! ```

mod ask;
mod hands;
mod input;
mod kept;

pub use ask::{Ask, Question};
pub use input::{Effect, Input, News, Told};
pub use kept::{FORMAT, Kept};

use crate::rules::ruleset::{AnnounceCheck, CheckCall};
use crate::rules::{
    Ages, Attempt, BySeat, Cross, Game, GameEvent, GameFault, GameOutcome, Happened, Move,
    Position, Ruleset, Seat, Seats, Square, SquareSet,
};

/// The highest age that is asked for, in years.
pub const MOST_YEARS: u8 = 99;

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// What the others call this player.
    pub name: String,
    /// The animal that stands for this player.
    pub animal: String,
    /// Years; `None` if they were not told.
    pub age: Option<u8>,
}

/// A game of several people at one screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Family {
    game: Game<Cross>,
    players: BySeat<Player>,
    /// The square of the picked piece.
    picked: Option<Square<Cross>>,
    /// The pawn that waits for its new role.
    promoting: Option<Attempt<Cross>>,
    /// "Check" was said, and the move is still to come.
    says_check: bool,
    /// What waits for answers.
    ask: Option<Ask>,
    news: News,
    /// What happened since somebody asked.
    fresh: Vec<Told>,
}

impl Family {
    /// A new game of those who sit at these seats.
    #[must_use]
    pub fn new(seats: Seats, players: BySeat<Player>, rules: Ruleset) -> Self {
        let ages =
            Ages(BySeat(Seat::ALL.map(|seat| {
                players[seat].age.filter(|_| seats.contains(seat))
            })));
        let start = Position::cross_start_under(seats, &rules);
        let mut game = Game::new(start, rules, ages);
        for seat in seats.iter() {
            game.set_name(seat, &players[seat].name);
        }
        Self::of_game(game, players)
    }

    /// A game with its players.
    #[must_use]
    pub fn of_game(game: Game<Cross>, players: BySeat<Player>) -> Self {
        let mut family = Self {
            game,
            players,
            picked: None,
            promoting: None,
            says_check: false,
            ask: None,
            news: News::Turn,
            fresh: Vec::new(),
        };
        family.news = family.calm();
        family
    }

    /// The game: positions, events, how it has ended.
    #[must_use]
    pub const fn game(&self) -> &Game<Cross> {
        &self.game
    }

    /// What stands on the board.
    #[must_use]
    pub fn position(&self) -> &Position<Cross> {
        self.game.position()
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

    /// Whether check is said by hand under these rules.
    #[must_use]
    pub fn has_calls(&self) -> bool {
        let rules = self.game.rules();
        rules.announce_check != AnnounceCheck::Off && rules.check_call == CheckCall::ByHand
    }

    /// How the game has ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<GameOutcome> {
        self.game.outcome()
    }

    /// The picked piece.
    #[must_use]
    pub const fn picked(&self) -> Option<Square<Cross>> {
        self.picked
    }

    /// Where the picked piece may go.
    #[must_use]
    pub fn targets(&self) -> SquareSet<Cross> {
        let Some(from) = self.picked.filter(|_| self.can_move()) else {
            return SquareSet::EMPTY;
        };
        let moves = self.position().moves_from(from);
        moves.iter().map(Move::to).collect()
    }

    /// Whether somebody may move now: the game goes on, and nothing waits for an answer.
    #[must_use]
    pub fn can_move(&self) -> bool {
        self.outcome().is_none() && !self.game.is_paused() && self.ask.is_none()
    }

    /// The pawn that waits for its new role: from where to where.
    #[must_use]
    pub const fn promoting(&self) -> Option<Attempt<Cross>> {
        self.promoting
    }

    /// Whether "check" was said, and the move is still to come.
    #[must_use]
    pub const fn says_check(&self) -> bool {
        self.says_check
    }

    /// What waits for an answer.
    #[must_use]
    pub const fn ask(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// Who have said check to a player, the first first.
    #[must_use]
    pub fn checked_by(&self, seat: Seat) -> Vec<Seat> {
        self.position().company().calls[seat].iter().collect()
    }

    /// Who may still say "check" for the move just made; `None` if "Check!" goes with the next move.
    #[must_use]
    pub fn late_caller(&self) -> Option<Seat> {
        if self.ask.is_some() || self.picked.is_some() || self.says_check {
            return None;
        }
        self.game.can_call().first().map(|(caller, _)| *caller)
    }

    /// What there is to say now.
    #[must_use]
    pub const fn news(&self) -> &News {
        &self.news
    }

    /// Everything that happened since this was asked last, in order.
    pub fn take_told(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.fresh)
    }

    /// Takes what a player did; answers with what changed.
    pub fn apply(&mut self, input: Input) -> Vec<Effect> {
        if self.ask.is_some() && !matches!(input, Input::Answer(_) | Input::Supervise(_)) {
            return Vec::new();
        }
        match input {
            Input::Press(square) => self.press(square),
            Input::Drop { from, to } => self.drop(from, to),
            Input::Promote(role) => self.promote(role),
            Input::Try(attempt) => self.try_move(attempt),
            Input::Cancel => self.cancel(),
            Input::SayCheck => self.say_check(),
            Input::Leave(seat) => self.happen(GameEvent::Leave(seat)),
            Input::Return(seat) => self.happen(GameEvent::Return(seat)),
            Input::Ally(one, other) => self.put(Question::Ally(one, other), one),
            Input::Part(one, other) => self.happen(GameEvent::Part(one, other)),
            Input::Resign(seat) => self.happen(GameEvent::Resign(seat)),
            Input::Claim(claim) => self.happen(GameEvent::Claim(self.turn(), claim)),
            Input::OfferDraw => self.put(Question::Draw, self.turn()),
            Input::TakeBack => self.put(Question::TakeBack, self.last_mover()),
            Input::Answer(agrees) => self.answer(agrees),
            Input::Supervise(event) => {
                self.ask = None;
                self.happen(event)
            }
        }
    }

    /// Who has moved last; before the first move, who is to move.
    fn last_mover(&self) -> Seat {
        let last = self.game.players().last();
        last.copied().unwrap_or(self.turn())
    }

    /// An event of the game: what follows is told, or why it cannot be.
    fn happen(&mut self, event: GameEvent<Cross>) -> Vec<Effect> {
        let last = self.game.last_move().copied();
        match self.game.apply(event) {
            Ok(happened) => self.follow(happened, last),
            Err(GameFault::Move(fault)) => match event {
                GameEvent::Move { attempt, .. } => self.refuse(attempt.from, attempt.to, *fault),
                _ => Vec::new(),
            },
            Err(fault) => {
                self.news = News::Denied(Box::new(fault));
                vec![Effect::Said]
            }
        }
    }

    /// The turn begins with empty hands, and everything that followed is told.
    fn follow(&mut self, happened: Vec<Happened<Cross>>, last: Option<Move<Cross>>) -> Vec<Effect> {
        self.picked = None;
        self.promoting = None;
        self.says_check = false;
        self.fresh
            .extend(happened.iter().copied().map(Told::Happened));
        let mut effects: Vec<Effect> = happened
            .iter()
            .filter_map(|it| match it {
                Happened::Moved(mv) => Some(Effect::Moved(*mv)),
                Happened::TookBack(GameEvent::Move { .. }) => last.map(Effect::TookBack),
                Happened::Ended(_) => Some(Effect::Ended),
                _ => None,
            })
            .collect();
        effects.push(Effect::Said);
        self.news = if self.outcome().is_some() {
            News::Ended
        } else {
            News::Followed(happened)
        };
        effects
    }

    /// What there is to say when nothing has just happened.
    fn calm(&self) -> News {
        if self.outcome().is_some() {
            News::Ended
        } else if self.says_check {
            News::SaysCheck
        } else {
            News::Turn
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ruleset::Extra;

    fn family(rules: Ruleset) -> Family {
        let players = BySeat(Seat::ALL.map(|seat| Player {
            name: seat.to_string(),
            ..Player::default()
        }));
        Family::new(Seats::FOUR, players, rules)
    }

    fn rules() -> Ruleset {
        Ruleset {
            announce_check: AnnounceCheck::RequiredToBind,
            supervisor: Extra::True,
            ..Ruleset::FIDE
        }
    }

    fn press(family: &mut Family, squares: &str) {
        for name in squares.split_whitespace() {
            if let Some(square) = Square::parse(name) {
                family.apply(Input::Press(square));
            }
        }
    }

    #[test]
    fn a_king_put_on_his_rook_castles() {
        let mut family = family(rules());
        press(&mut family, "i2 i3 b7 c7 e11 e10 k9 j9");
        press(&mut family, "h1 i2 b8 c8 i11 i10 k4 j4");
        press(&mut family, "i1 h3 b9 c9 d11 d10 k3 j3");
        press(&mut family, "g1 j1");
        let last = family.game().last_move().and_then(Move::castled);
        assert!(last.is_some(), "{:?}", family.news());
    }

    #[test]
    fn nothing_is_played_while_somebody_is_asked() {
        let mut family = family(rules());
        press(&mut family, "e2 e3");
        family.apply(Input::OfferDraw);
        press(&mut family, "b7 c7");
        assert_eq!(family.game().moves().len(), 1);
        assert_eq!(family.ask().map(Ask::asked), Some(Seat::North));
        for _ in 0..3 {
            family.apply(Input::Answer(true));
        }
        assert!(family.outcome().is_some_and(|it| it.is_draw()));
    }

    #[test]
    fn the_word_that_goes_with_a_move_can_be_taken_back() {
        let mut family = family(rules());
        family.apply(Input::SayCheck);
        assert!(family.says_check());
        family.apply(Input::Cancel);
        assert!(!family.says_check());
        assert_eq!(*family.news(), News::Turn);
        family.apply(Input::SayCheck);
        press(&mut family, "e2 e3");
        assert!(!family.says_check(), "it is said once");
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let mut family = family(rules());
        let before = family.game().clone();
        for input in [
            Input::Part(Seat::South, Seat::North),
            Input::Return(Seat::West),
            Input::TakeBack,
            Input::Leave(Seat::South),
        ] {
            family.apply(input);
            assert!(matches!(family.news(), News::Denied(_)), "{input:?}");
        }
        press(&mut family, "b7 e2 e7");
        assert!(matches!(family.news(), News::Refused { .. }));
        assert_eq!(*family.game(), before);
    }
}

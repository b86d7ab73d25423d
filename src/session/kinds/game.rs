//! `game`: a whole game, all players at one screen, or against the program.
//!
//! One move taken back takes the program's reply too, also the one by which it has won: the game goes on before the
//! mistake. What was given up stays so. Where the lesson names the opponent, nobody is asked who plays.
//! Among more than two a checkmate ends the game of one player only: the last king wins.
//! What the learner leaves, overlooks or tries in vain against the program is [noticed](Watch), and a board of practice later.
//! The program's move is not made here: whoever drives the session lets it think, and brings what comes out.

use crate::job::Job;
use crate::lesson::task::GameGoal;
use crate::practice::Watch;
use crate::rules::ruleset::Mention;
use crate::rules::{Attempt, Fault, Geometry, Move, Outcome, Refused, Role, Seat};
use crate::session::hint::{Hint, OF_A_MOVE, on_the_way};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Answer, Effect, GameSoFar, Say};
use crate::solve::hint::{Quest, Rung};
use crate::solve::opponent::{Aim, Thinking};
use crate::solve::strength::Strength;

/// After how many replies a hunted last man is tired.
const TIRED: usize = 3;

/// How far hints see: the child's move, the answer, and one more.
const HINTS: Strength = Strength::LooksTwice;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// By the rules, or by what the players said.
    ByRules(Outcome),
    /// This side's pawn has reached its last row first.
    PawnAcross(Seat),
    /// This side has taken everything.
    AllTaken(Seat),
    /// This side has no move, on a board without its king: nobody wins.
    NoMove(Seat),
    /// This player gave up while more than one other played: nobody has won yet.
    GivenUp(Seat),
}

impl GameEnd {
    /// Who has won; `None` if nobody has.
    #[must_use]
    pub fn winner(self) -> Option<Seat> {
        match self {
            Self::ByRules(outcome) => outcome.winner(),
            Self::PawnAcross(seat) | Self::AllTaken(seat) => Some(seat),
            Self::NoMove(_) | Self::GivenUp(_) => None,
        }
    }
}

/// The learner plays a game.
#[derive(Clone, Debug)]
pub(super) struct Playing {
    goal: GameGoal,
    /// How well the program plays where the lesson has given it a side.
    opponent: Option<Strength>,
    /// The side that the program plays.
    friend: Option<Seat>,
    end: Option<GameEnd>,
    /// What the learner's moves and tries against the program showed.
    watch: Watch,
}

impl Playing {
    pub(super) fn new(goal: GameGoal, opponent: Option<Strength>) -> Self {
        Self {
            goal,
            opponent,
            friend: None,
            end: None,
            watch: Watch::default(),
        }
    }

    /// What wins the game.
    const fn aim(&self) -> Aim {
        match self.goal {
            GameGoal::Mate => Aim::Mate,
            GameGoal::PawnAcross => Aim::PawnAcross,
            GameGoal::LastStanding => Aim::LastStanding,
        }
    }

    /// How many moves are made before the child's first: the program's, where it begins.
    fn n_first<G: Geometry>(&self, play: &Play<G>) -> usize {
        let turn = play.step().position().turn();
        usize::from(self.friend == Some(turn))
    }

    /// Whether to play against each other or against the program, offered until the child has moved.
    fn opponents<G: Geometry>(&self, play: &Play<G>) -> Vec<Answer> {
        match self.friend {
            _ if self.opponent.is_some() => Vec::new(),
            // The program plays one side only: where more than two play, people do.
            None if play.step().position().alive().len() > 2 => Vec::new(),
            None => vec![Answer::PlayMe],
            Some(_) => vec![Answer::PlayTwo],
        }
    }

    /// How the players may end a game by what they say.
    fn ways_to_stop<G: Geometry>(&self, play: &Play<G>) -> Vec<Answer> {
        let rules = play.line.rules();
        let has_begun = play.n_played() > 1;
        let mut ways = Vec::new();
        let is_two = self.friend.is_none() && self.goal == GameGoal::Mate;
        if has_begun && is_two && rules.agreement != Mention::Off {
            ways.push(Answer::Agree);
        }
        // A small game against the program is over in a minute: whoever has had enough of it starts again. A flag is
        // pressed for its looks, and then the game is lost.
        let is_small = self.friend.is_some() && self.goal != GameGoal::Mate;
        if has_begun && !is_small && rules.resign != Mention::Off {
            ways.push(Answer::GiveUp);
        }
        ways
    }

    /// How well the program plays: as the lesson says, or as suits whoever has asked for it.
    fn strength(&self) -> Strength {
        self.opponent.unwrap_or(Strength::FRIENDLY)
    }

    /// How well the program plays, where it plays a side.
    fn met(&self) -> Option<Strength> {
        self.friend.map(|_| self.strength())
    }

    fn is_programs_turn<G: Geometry>(&self, play: &Play<G>) -> bool {
        self.end.is_none() && self.friend == Some(play.position().turn())
    }

    /// Whether the program has one man left, which was chased for a while.
    fn is_tired<G: Geometry>(&self, play: &Play<G>) -> bool {
        let board = play.position().board();
        let men = self.friend.map(|seat| board.by_seat(seat).len());
        let is_hunted = self.goal == GameGoal::LastStanding && men == Some(1);
        is_hunted && play.n_played() / 2 >= TIRED
    }

    /// What is said after a move; the program is not told that it is its turn.
    fn after_a_turn<G: Geometry>(&mut self, play: &mut Play<G>, mv: &Move<G>) {
        self.end = self.end_by(play, mv);
        if self.end.is_some() {
            play.succeed(None);
        } else if self.is_programs_turn(play) {
            play.say_task_again();
        } else if self.opponent.is_some() {
            // The coach has moved, as everybody sees: what is to be done stays.
            play.say = Say::Task;
        } else if play.n_played() > self.n_first(play) {
            play.say = Say::YourTurn(play.position().turn());
        }
    }

    /// That the program thinks, if it is its turn, and that something else is said.
    fn told<G: Geometry>(&self, play: &Play<G>) -> impl Iterator<Item = Effect<G>> + use<G> {
        let thinking = self.is_programs_turn(play).then_some(Effect::Thinking);
        thinking.into_iter().chain([Effect::Said])
    }

    /// How a move ends the game, if it does.
    fn end_by<G: Geometry>(&self, play: &Play<G>, mv: &Move<G>) -> Option<GameEnd> {
        let seat = mv.piece().seat;
        let is_across = mv.promotion().is_some();
        let board = play.position().board();
        let others = board.occupied() - board.by_seat(seat) - board.by_role(Role::King);
        match self.goal {
            GameGoal::PawnAcross if is_across => Some(GameEnd::PawnAcross(seat)),
            GameGoal::PawnAcross | GameGoal::LastStanding if others.is_empty() => {
                Some(GameEnd::AllTaken(seat))
            }
            GameGoal::Mate | GameGoal::PawnAcross | GameGoal::LastStanding => end_by_rules(play),
        }
    }

    /// What a player says ends the game, or is refused.
    fn declared<G: Geometry>(
        &mut self,
        play: &mut Play<G>,
        outcome: Result<Outcome, Refused<G>>,
    ) -> Vec<Effect<G>> {
        match outcome {
            Ok(outcome) => self.ended(play, GameEnd::ByRules(outcome)),
            Err(fault) => play.tell(Say::ClaimRefused(Box::new(fault))),
        }
    }

    fn ended<G: Geometry>(&mut self, play: &mut Play<G>, end: GameEnd) -> Vec<Effect<G>> {
        self.end = Some(end);
        play.solve()
    }

    /// The player to move gives up, or the learner while the program thinks; in a lesson this ends a game of
    /// more than two as well.
    fn give_up<G: Geometry>(&mut self, play: &mut Play<G>) -> Vec<Effect<G>> {
        let by = match self.is_programs_turn(play) {
            true => play.step().side,
            false => play.position().turn(),
        };
        match play.line.resign(by) {
            Err(Refused::SeveralLeft) => self.ended(play, GameEnd::GivenUp(by)),
            outcome => self.declared(play, outcome),
        }
    }

    /// The program plays the other side from now on, or no longer.
    fn choose_opponent<G: Geometry>(&mut self, play: &mut Play<G>, does: bool) -> Vec<Effect<G>> {
        while play.n_played() > 0 && play.line.undo().is_some() {}
        self.friend = other_side(play).filter(|_| does);
        play.say = Say::Task;
        self.told(play).collect()
    }
}

/// The first side that is not the child's.
fn other_side<G: Geometry>(play: &Play<G>) -> Option<Seat> {
    let mut seats = play.step().position().alive().iter();
    seats.find(|seat| *seat != play.step().side)
}

/// The end of the game by the Laws; without kings they leave open what a side without a move is.
fn end_by_rules<G: Geometry>(play: &Play<G>) -> Option<GameEnd> {
    let position = play.position();
    let is_stuck = !position.has_legal_move();
    let by_rules = play.line.outcome().map(GameEnd::ByRules);
    by_rules.or_else(|| is_stuck.then(|| GameEnd::NoMove(position.turn())))
}

impl<G: Geometry> Doing<G> for Playing {
    fn on_board(&self) -> BoardUse {
        BoardUse::Moves
    }

    fn answers(&self, play: &Play<G>) -> Vec<Answer> {
        match play.n_played() <= self.n_first(play) {
            true => self.opponents(play),
            false => self.ways_to_stop(play),
        }
    }

    fn n_moves(&self, play: &Play<G>) -> usize {
        play.n_played()
    }

    /// Against the program, a good move is shown little by little, as where a move is to be found.
    fn rungs(&self) -> &'static [Rung] {
        match self.opponent {
            Some(_) => OF_A_MOVE,
            None => &[],
        }
    }

    fn hint(&self, play: &Play<G>, rung: Rung) -> Option<Hint<G>> {
        if self.end.is_some() || self.is_programs_turn(play) {
            return None;
        }
        let best = Thinking::best(play.position(), self.aim(), HINTS).finish()?;
        on_the_way(Quest::Moves(&[best]), rung)
    }

    fn begin(&mut self, play: &mut Play<G>) {
        if self.opponent.is_some() {
            self.friend = other_side(play);
        }
    }

    fn moved(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        if self.friend.is_some() {
            let is_for_mate = self.goal == GameGoal::Mate;
            self.watch.moved(&play.line, &mv, is_for_mate);
        }
        if play.line.play_on(mv.attempt()).is_err() {
            return Vec::new();
        }
        play.shown_hint = None;
        self.after_a_turn(play, &mv);
        [Effect::Moved(mv)]
            .into_iter()
            .chain(self.told(play))
            .collect()
    }

    fn refused(
        &mut self,
        play: &mut Play<G>,
        attempt: Attempt<G>,
        fault: Fault<G>,
    ) -> Vec<Effect<G>> {
        if self.friend.is_some() {
            self.watch.refused(&play.line, attempt, &fault);
        }
        play.refuse(attempt, fault)
    }

    fn answer(&mut self, play: &mut Play<G>, answer: Answer) -> Vec<Effect<G>> {
        match answer {
            Answer::PlayMe => self.choose_opponent(play, true),
            Answer::PlayTwo => self.choose_opponent(play, false),
            Answer::Agree => {
                let outcome = play.line.agree();
                self.declared(play, outcome)
            }
            Answer::GiveUp => self.give_up(play),
            _ => Vec::new(),
        }
    }

    /// What the program has answered goes with the move it answered.
    fn took_back(&mut self, play: &mut Play<G>, mv: &Move<G>) {
        self.end = None;
        if self.friend == Some(mv.piece().seat) {
            play.line.undo();
        }
    }

    fn play_against(&mut self, friend: Option<Seat>) {
        self.friend = friend;
    }

    fn is_thinking(&self, play: &Play<G>) -> bool {
        self.is_programs_turn(play)
    }

    fn thinking(&self, play: &Play<G>) -> Option<Thinking<G>> {
        let seed = play.seed().wrapping_add(play.n_played() as u64);
        let (aim, strength) = (self.aim(), self.strength());
        let thinking = Thinking::new(play.position(), aim, strength, seed);
        Some(match self.is_tired(play) {
            true => thinking.tired(),
            false => thinking,
        })
    }

    fn replied(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        if play.line.play_on(mv.attempt()).is_err() {
            return Vec::new();
        }
        self.after_a_turn(play, &mv);
        vec![Effect::Replied(mv), Effect::Said]
    }

    fn bird(&self) -> Option<Strength> {
        self.met()
    }

    /// What the moves showed was noted when they were made.
    fn go_on(&mut self, play: &mut Play<G>, so_far: &GameSoFar<G>) -> bool {
        let Some(last) = so_far.moves.len().checked_sub(1) else {
            return false;
        };
        self.friend = other_side(play).filter(|_| so_far.bird.is_some());
        if self.met() != so_far.bird {
            return false;
        }
        for (place, attempt) in so_far.moves.iter().enumerate() {
            let Ok(mv) = play.line.play_on(*attempt) else {
                return false;
            };
            if place == last {
                self.after_a_turn(play, &mv);
            }
        }
        self.end.is_none()
    }

    /// Where a pawn that is across ends the game, nobody asks what it becomes.
    fn becomes(&self) -> Option<Role> {
        (self.goal == GameGoal::PawnAcross).then_some(Role::Queen)
    }

    fn can_take_back(&self, play: &Play<G>) -> bool {
        let is_by_rules = matches!(self.end, Some(GameEnd::ByRules(_)));
        let is_given_up = is_by_rules && play.position().ending().is_none();
        !is_given_up && play.n_played() > self.n_first(play)
    }

    fn outcome(&self, _: &Play<G>) -> Option<Outcome> {
        match self.end? {
            GameEnd::ByRules(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn game_end(&self) -> Option<GameEnd> {
        self.end
    }

    fn friend(&self) -> Option<Seat> {
        self.friend
    }

    fn watch(&self) -> Option<&Watch> {
        Some(&self.watch)
    }
}

//! Moving freely: legal moves only, and a whole game of two at one screen.

use crate::lesson::Task;
use crate::lesson::task::GameGoal;
use crate::rules::{Attempt, ClaimFault, Geometry, Move, Outcome, Seat, Verdict};
use crate::session::play::Play;
use crate::session::{Effect, Say};

/// How a game of two has ended.
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
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::ByRules(outcome) => outcome.winner,
            Self::PawnAcross(seat) | Self::AllTaken(seat) => Some(seat),
            Self::NoMove(_) | Self::GivenUp(_) => None,
        }
    }
}

impl<G: Geometry> Play<G> {
    /// A free move: any legal one will do.
    pub(super) fn move_freely(
        &mut self,
        attempt: Attempt<G>,
        verdict: Verdict<G>,
    ) -> Vec<Effect<G>> {
        let mv = match verdict {
            Verdict::Legal(mv) => mv,
            Verdict::Illegal(fault) => return self.refuse(attempt.from, attempt.to, fault),
        };
        if !self.make(&mv) {
            return Vec::new();
        }
        self.shown_hint = None;
        match self.step().task {
            Task::Try { n_moves, .. } => self.after_a_try(n_moves),
            _ => self.after_a_turn(&mv),
        }
        let mut effects = vec![Effect::Moved(mv)];
        effects.extend(self.answer_of_friend());
        effects.push(Effect::Said);
        effects
    }

    fn make(&mut self, mv: &Move<G>) -> bool {
        match &mut self.collecting {
            Some(collecting) => {
                collecting.push(mv);
                true
            }
            None => self.line.play(mv.attempt()).is_ok(),
        }
    }

    fn after_a_try(&mut self, n_moves: usize) {
        let left = n_moves.saturating_sub(self.n_moves());
        let is_over = left == 0 || self.position().legal_moves().is_empty();
        if is_over {
            self.succeed(None);
        } else {
            self.say = Say::TriesMore { left };
        }
    }

    pub(super) fn after_a_turn(&mut self, mv: &Move<G>) {
        self.end = self.end_by(mv);
        if self.end.is_some() {
            self.succeed(None);
        } else {
            self.say = Say::YourTurn(self.line.position().turn());
        }
    }

    /// How a move ends the game, if it does.
    fn end_by(&self, mv: &Move<G>) -> Option<GameEnd> {
        let Task::Game { goal, .. } = self.step().task else {
            return None;
        };
        let seat = mv.piece().seat;
        let is_across = mv.promotion().is_some();
        let board = self.line.position().board();
        let others = board.occupied() - board.by_seat(seat);
        let kings = self.line.position().kings(self.line.position().turn());
        match goal {
            GameGoal::PawnAcross if is_across => Some(GameEnd::PawnAcross(seat)),
            GameGoal::LastStanding if (others - kings).is_empty() => Some(GameEnd::AllTaken(seat)),
            _ => self.end_by_rules(),
        }
    }

    /// The end of the game by the Laws; without kings they leave open what a side without a move is.
    fn end_by_rules(&self) -> Option<GameEnd> {
        let position = self.line.position();
        let is_stuck = !position.has_legal_move();
        let by_rules = self.line.outcome().map(GameEnd::ByRules);
        by_rules.or_else(|| is_stuck.then(|| GameEnd::NoMove(position.turn())))
    }

    /// The players agree to a draw.
    pub(super) fn agree(&mut self) -> Vec<Effect<G>> {
        let outcome = self.line.agree();
        self.declared(outcome)
    }

    /// The player to move gives up; in a lesson this ends a game of more than two as well.
    pub(super) fn give_up(&mut self) -> Vec<Effect<G>> {
        let by = self.line.position().turn();
        match self.line.resign(by) {
            Err(ClaimFault::SeveralLeft) => self.ended(GameEnd::GivenUp(by)),
            outcome => self.declared(outcome),
        }
    }

    fn ended(&mut self, end: GameEnd) -> Vec<Effect<G>> {
        self.end = Some(end);
        self.succeed(None);
        vec![Effect::Said]
    }

    fn declared(&mut self, outcome: Result<Outcome, ClaimFault<G>>) -> Vec<Effect<G>> {
        match outcome {
            Ok(outcome) => self.ended(GameEnd::ByRules(outcome)),
            Err(fault) => self.tell(Say::ClaimRefused(Box::new(fault))),
        }
    }
}

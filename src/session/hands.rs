//! Hands on the board: what a tap, a drag or a chosen promotion means in each kind of step.

use crate::lesson::Task;
use crate::lesson::task::GameGoal;
use crate::rules::geometry::Geometry;
use crate::rules::{Attempt, Fault, Move, Role, Square, SquareSet, Verdict};
use crate::session::collect::Collecting;
use crate::session::play::{Call, Play};
use crate::session::{Effect, Say};

impl<G: Geometry> Play<G> {
    /// Whether pieces can be moved in this step.
    fn pieces_move(&self) -> bool {
        let moving = matches!(
            self.step().task,
            Task::Move { .. }
                | Task::Collect { .. }
                | Task::Illegal { .. }
                | Task::Try { .. }
                | Task::Play { .. }
                | Task::Game { .. }
        );
        moving && !self.done
    }

    pub(super) fn targets(&self) -> SquareSet<G> {
        let Some(from) = self.picked else {
            return SquareSet::EMPTY;
        };
        self.position()
            .moves_from(from)
            .iter()
            .map(Move::to)
            .collect()
    }

    pub(super) fn press(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        match self.step().task {
            _ if self.done => return Vec::new(),
            Task::Squares { .. } => return self.choose(square),
            Task::Name { .. } => return self.show_square(square),
            Task::Count { .. } => return self.mark_counted(square),
            Task::Setup { .. } => return self.put(square),
            _ if self.call == Call::Due => return self.tell(Say::SayCheck),
            _ => {}
        }
        if !self.pieces_move() {
            return Vec::new();
        }
        match self.picked {
            Some(from) if from == square => self.cancel(),
            Some(from) if !self.picks_another(from, square) => self.attempt(from, square),
            _ => self.pick(square),
        }
    }

    /// Whether a tap on `to` means another piece rather than a move: one's own other piece, unless
    /// that very move is what the step is about, or a king and his rook.
    fn picks_another(&self, from: Square<G>, to: Square<G>) -> bool {
        let own = self.position().board().by_seat(self.position().turn());
        let asked = match &self.step().task {
            Task::Illegal { attempt, .. } => (attempt.from, attempt.to) == (from, to),
            _ => false,
        };
        own.contains(to) && !asked && self.castling_gesture(from, to) == to
    }

    fn pick(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        let Some(piece) = self.position().piece_at(square) else {
            return Vec::new();
        };
        let turn = self.position().turn();
        if let Some(only) = self.collecting.as_ref().and_then(Collecting::only_piece)
            && only != square
        {
            return self.tell(Say::OnlyThisPiece(only));
        }
        if piece.seat != turn {
            let fault = Fault::NotYourPiece {
                from: square,
                piece,
                turn,
            };
            return self.refuse(square, square, fault);
        }
        self.picked = Some(square);
        self.say_task_again();
        vec![Effect::Picked]
    }

    pub(super) fn cancel(&mut self) -> Vec<Effect<G>> {
        self.picked = None;
        self.promoting = None;
        self.held = None;
        vec![Effect::Picked]
    }

    pub(super) fn drop(&mut self, from: Square<G>, to: Square<G>) -> Vec<Effect<G>> {
        if !self.pieces_move() {
            return Vec::new();
        }
        if self.call == Call::Due {
            return self.tell(Say::SayCheck);
        }
        if from == to {
            return self.press(from);
        }
        let only = self.collecting.as_ref().and_then(Collecting::only_piece);
        match only.filter(|only| *only != from) {
            Some(only) => self.tell(Say::OnlyThisPiece(only)),
            None => self.attempt(from, to),
        }
    }

    pub(super) fn promote(&mut self, role: Role) -> Vec<Effect<G>> {
        match self.promoting.take() {
            Some(attempt) => self.try_move(attempt.promoting(role)),
            None => Vec::new(),
        }
    }

    fn attempt(&mut self, from: Square<G>, to: Square<G>) -> Vec<Effect<G>> {
        let to = self.castling_gesture(from, to);
        self.try_move(Attempt::new(from, to))
    }

    fn castling_gesture(&self, from: Square<G>, to: Square<G>) -> Square<G> {
        self.position().castling_gesture(from, to)
    }

    fn try_move(&mut self, attempt: Attempt<G>) -> Vec<Effect<G>> {
        self.picked = None;
        let verdict = match &self.collecting {
            Some(collecting) => collecting.position().judge(attempt),
            None => self.line.judge(attempt),
        };
        if let Verdict::Illegal(Fault::PromotionPieceMissing { .. }) = verdict
            && !self.wants_refusal(attempt)
        {
            if self.ends_by_promotion() {
                return self.try_move(attempt.promoting(Role::Queen));
            }
            self.promoting = Some(attempt);
            return vec![Effect::AskPromotion];
        }
        match self.step().task.clone() {
            Task::Collect { .. } => self.collect(attempt, verdict),
            Task::Move { .. } => self.find_move(attempt, verdict),
            Task::Illegal { attempt: asked, .. } => self.provoke(attempt, asked, verdict),
            Task::Play { .. } => self.follow(attempt, verdict),
            Task::Try { .. } | Task::Game { .. } => self.move_freely(attempt, verdict),
            _ => Vec::new(),
        }
    }

    /// Whether the game ends when a pawn is across, so that nobody asks what it becomes.
    fn ends_by_promotion(&self) -> bool {
        let goal = GameGoal::PawnAcross;
        matches!(self.step().task, Task::Game { goal: found, .. } if found == goal)
    }

    fn wants_refusal(&self, tried: Attempt<G>) -> bool {
        matches!(&self.step().task, Task::Illegal { attempt, .. } if *attempt == tried)
    }
}

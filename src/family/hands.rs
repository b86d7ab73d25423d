//! Hands on the cross: what a tap, a drag or a chosen promotion means, and when "Check!" counts.

use crate::family::News;
use crate::family::{Effect, Family, Told};
use crate::rules::{Attempt, Cross, Fault, GameEvent, Role, Square, Verdict};

impl Family {
    pub(super) fn press(&mut self, square: Square<Cross>) -> Vec<Effect> {
        if !self.can_move() {
            return Vec::new();
        }
        self.promoting = None;
        match self.picked {
            Some(from) if from == square => self.put_down(),
            Some(from) if !self.picks_another(from, square) => self.attempt(from, square),
            _ => self.pick(square),
        }
    }

    /// Whether a tap on `to` means another piece rather than a move: another piece of the army that
    /// is to move, unless it is a king and his rook.
    fn picks_another(&self, from: Square<Cross>, to: Square<Cross>) -> bool {
        let position = self.position();
        let own = position.board().by_seat(position.turn());
        own.contains(to) && position.castling_gesture(from, to) == to
    }

    fn pick(&mut self, square: Square<Cross>) -> Vec<Effect> {
        let position = self.position();
        let Some(piece) = position.piece_at(square) else {
            return Vec::new();
        };
        let turn = position.turn();
        if piece.seat != turn {
            let from = square;
            return self.refuse(square, square, Fault::NotYourPiece { from, piece, turn });
        }
        self.picked = Some(square);
        self.news = self.calm();
        vec![Effect::Picked]
    }

    fn put_down(&mut self) -> Vec<Effect> {
        self.picked = None;
        self.news = self.calm();
        vec![Effect::Picked]
    }

    pub(super) fn cancel(&mut self) -> Vec<Effect> {
        if self.promoting.take().is_some() || self.picked.is_some() {
            return self.put_down();
        }
        self.says_check = false;
        self.news = self.calm();
        vec![Effect::Said]
    }

    pub(super) fn drop(&mut self, from: Square<Cross>, to: Square<Cross>) -> Vec<Effect> {
        if from == to {
            return self.press(from);
        }
        if !self.can_move() {
            return Vec::new();
        }
        self.attempt(from, to)
    }

    pub(super) fn promote(&mut self, role: Role) -> Vec<Effect> {
        match self.promoting.take() {
            Some(attempt) => self.try_move(attempt.promoting(role)),
            None => Vec::new(),
        }
    }

    fn attempt(&mut self, from: Square<Cross>, to: Square<Cross>) -> Vec<Effect> {
        let to = self.position().castling_gesture(from, to);
        self.try_move(Attempt::new(from, to))
    }

    /// Judges a move: it is asked about, refused, or made.
    pub(super) fn try_move(&mut self, attempt: Attempt<Cross>) -> Vec<Effect> {
        if !self.can_move() {
            return Vec::new();
        }
        self.promoting = None;
        if let Verdict::Illegal(Fault::PromotionPieceMissing { .. }) = self.game.judge(attempt) {
            self.promoting = Some(attempt);
            self.news = self.calm();
            return vec![Effect::AskPromotion];
        }
        self.happen(GameEvent::Move {
            attempt,
            says_check: self.says_check,
        })
    }

    pub(super) fn refuse(
        &mut self,
        from: Square<Cross>,
        to: Square<Cross>,
        fault: Fault<Cross>,
    ) -> Vec<Effect> {
        self.picked = None;
        if let Some(piece) = self.position().piece_at(from).filter(|_| from != to) {
            self.fresh.push(Told::Refused { piece, from, to });
        }
        let fault = Box::new(fault);
        self.news = News::Refused { from, to, fault };
        vec![Effect::Refused { from, to }, Effect::Said]
    }

    /// "Check!": for the move just made while it may still be said, unless a piece is in the hand
    /// already; else for the next move. Said once more it is taken back.
    pub(super) fn say_check(&mut self) -> Vec<Effect> {
        if let Some(caller) = self.late_caller() {
            return self.happen(GameEvent::Call(caller));
        }
        if !self.can_move() {
            return Vec::new();
        }
        self.says_check = !self.says_check;
        self.news = self.calm();
        vec![Effect::Said]
    }
}

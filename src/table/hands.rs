//! Hands on the board: what a tap, a drag or a chosen promotion means, and what a touch binds to.

use crate::rules::ruleset::Touch;
use crate::rules::{
    Attempt, CheckCall, Duty, Fault, Geometry, Move, Role, Square, TouchFault, Verdict,
};
use crate::table::{Effect, Event, News, Table};

impl<G: Geometry> Table<G> {
    pub(super) fn press(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        if let Some(mv) = self.released.take() {
            return self.reconsider(&mv, square);
        }
        if self.adjusts {
            return self.adjust(square);
        }
        self.promoting = None;
        match self.picked {
            Some(from) if from == square => self.put_down(),
            Some(from) if !self.picks_another(from, square) => self.attempt(from, square),
            _ => self.pick(square),
        }
    }

    /// FIDE 4.2.1: "I adjust": pieces are put right, and a touch binds nobody. Said once more it is
    /// over. What was touched before stays touched.
    pub(super) fn say_adjust(&mut self) -> Vec<Effect<G>> {
        if self.outcome().is_some() || !self.binds_by_touch() {
            return Vec::new();
        }
        self.adjusts = !self.adjusts;
        self.promoting = None;
        self.news = self.calm();
        vec![Effect::Said]
    }

    /// A piece is put right; beside the pieces it is over.
    fn adjust(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        if self.line.position().piece_at(square).is_none() {
            return self.say_adjust();
        }
        self.note(Event::Adjusted(self.turn(), square));
        self.tell(News::Adjusted(square))
    }

    /// The move was not confirmed: back with it, and if the tap was on its piece that is in the hand.
    fn reconsider(&mut self, mv: &Move<G>, square: Square<G>) -> Vec<Effect<G>> {
        self.clear_turn();
        self.news = News::Turn;
        let mut effects = vec![Effect::TookBack(*mv)];
        effects.extend(if square == mv.to() {
            self.pick(mv.from())
        } else {
            self.pick(square)
        });
        effects
    }

    /// Whether a tap on `to` means another piece rather than a move: one's own other piece, unless
    /// it is a king and his rook.
    fn picks_another(&self, from: Square<G>, to: Square<G>) -> bool {
        let own = self.line.position().board().by_seat(self.turn());
        own.contains(to) && self.castling_gesture(from, to) == to
    }

    fn pick(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        let Some(piece) = self.line.position().piece_at(square) else {
            return Vec::new();
        };
        let turn = self.turn();
        if self.intends.is_none() {
            self.hand.touch(&self.line, square);
        }
        let bound = self.bound();
        if piece.seat != turn {
            return match self.hand.duty(&self.line) {
                Duty::Capture(target) | Duty::CaptureWith { target, .. } if target == square => {
                    self.picked = bound;
                    self.tell(News::Touched(square))
                }
                _ => {
                    let from = square;
                    self.refuse(square, square, Fault::NotYourPiece { from, piece, turn })
                }
            };
        }
        if let Some(held) = bound.filter(|bound| *bound != square) {
            return self.hold(held);
        }
        self.picked = Some(square);
        self.news = self.calm();
        vec![Effect::Picked]
    }

    /// The player's own piece that a touch binds to, if it binds to one.
    fn bound(&self) -> Option<Square<G>> {
        match self.hand.duty(&self.line) {
            Duty::Move(square) => Some(square),
            Duty::CaptureWith { by, .. } => Some(by),
            Duty::Castle { king, .. } => Some(king),
            Duty::Free | Duty::Capture(_) => None,
        }
    }

    /// Another piece was touched before, and it must move.
    fn hold(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        self.picked = Some(square);
        let Some(piece) = self.line.position().piece_at(square) else {
            return Vec::new();
        };
        let castling = match self.hand.duty(&self.line) {
            Duty::Castle { wing, .. } => Some(wing),
            _ => None,
        };
        self.tell(News::Held(TouchFault::MustMove {
            square,
            piece,
            castling,
        }))
    }

    /// The piece goes back to where it stood; a touched one stays in the hand.
    fn put_down(&mut self) -> Vec<Effect<G>> {
        match self.bound() {
            Some(square) => self.hold(square),
            None => {
                self.picked = None;
                self.news = self.calm();
                vec![Effect::Picked]
            }
        }
    }

    pub(super) fn cancel(&mut self) -> Vec<Effect<G>> {
        if let Some(mv) = self.released.take() {
            self.clear_turn();
            self.news = News::Turn;
            return vec![Effect::TookBack(mv)];
        }
        if self.adjusts {
            return self.say_adjust();
        }
        if self.promoting.take().is_some() || self.picked.is_some() {
            return self.put_down();
        }
        if self.intends.take().is_some() {
            self.news = News::Turn;
        }
        vec![Effect::Said]
    }

    /// What the referee says when nothing new has happened.
    fn calm(&self) -> News<G> {
        match (self.intends, self.says_check) {
            _ if self.adjusts => News::Adjusting,
            (Some(claim), _) => News::Intends(claim),
            (None, true) => News::SaysCheck,
            (None, false) if self.offers => News::WillOffer,
            (None, false) => self.turn_or_end(),
        }
    }

    pub(super) fn drop(&mut self, from: Square<G>, to: Square<G>) -> Vec<Effect<G>> {
        if from == to {
            return self.press(from);
        }
        self.adjusts = false;
        if self.intends.is_none() {
            self.hand.touch(&self.line, from);
        }
        self.attempt(from, to)
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
        self.line.position().castling_gesture(from, to)
    }

    /// Judges a move: it is asked about, refused, held back, or made.
    pub(super) fn try_move(&mut self, attempt: Attempt<G>) -> Vec<Effect<G>> {
        self.released = None;
        self.promoting = None;
        match self.line.judge(attempt) {
            Verdict::Illegal(Fault::PromotionPieceMissing { .. }) => {
                self.promoting = Some(attempt);
                self.news = self.calm();
                return vec![Effect::AskPromotion];
            }
            Verdict::Illegal(fault) => return self.refuse(attempt.from, attempt.to, fault),
            Verdict::Legal(_) => {}
        }
        if let Some(claim) = self.intends {
            return self.claim_with(claim, attempt);
        }
        match self.hand.release(&self.line, attempt) {
            Err(TouchFault::Illegal(fault)) => self.refuse(attempt.from, attempt.to, fault),
            Err(held) => {
                self.picked = self.bound();
                self.tell(News::Held(held))
            }
            Ok(mv) if self.confirms() => {
                self.picked = None;
                self.released = Some(mv);
                self.news = News::Confirm;
                vec![Effect::Moved(mv), Effect::Said]
            }
            Ok(mv) => {
                let mut effects = vec![Effect::Moved(mv)];
                effects.extend(self.finish());
                effects
            }
        }
    }

    pub(super) fn refuse(
        &mut self,
        from: Square<G>,
        to: Square<G>,
        fault: Fault<G>,
    ) -> Vec<Effect<G>> {
        self.picked = self.bound();
        if from != to {
            self.note(Event::Refused { from, to });
        }
        let fault = Box::new(fault);
        self.news = News::Refused { from, to, fault };
        vec![Effect::Refused { from, to }, Effect::Said]
    }

    /// The move on the board is finished: the turn passes.
    pub(super) fn finish(&mut self) -> Vec<Effect<G>> {
        let (says_check, offers) = (self.says_check, self.offers);
        if says_check {
            self.hand.say_check();
        }
        match self.hand.finish(&mut self.line) {
            Err(held) => self.tell(News::Held(held)),
            Ok((mv, call)) => self.after(&mv, call, says_check, offers),
        }
    }

    /// What a finished move brings: the end, an offer, a word about the check, the next turn.
    pub(super) fn after(
        &mut self,
        mv: &Move<G>,
        call: CheckCall,
        says_check: bool,
        offers: bool,
    ) -> Vec<Effect<G>> {
        self.clear_turn();
        self.undone.clear();
        self.said.push(says_check);
        self.note(Event::Moved(*mv));
        self.offered = None;
        if let Some(outcome) = self.outcome() {
            self.news = News::Ended;
            return vec![Effect::Said, Effect::Ended(outcome)];
        }
        let mover = mv.piece().seat;
        let is_called = says_check && self.line.position().is_check();
        self.news = match call {
            _ if offers => News::Offered(mover),
            CheckCall::Fine if !is_called => News::Turn,
            call => News::Check(call),
        };
        if offers {
            self.offered = Some(mover);
            self.note(Event::Offered(mover));
        }
        vec![Effect::Said]
    }

    /// Whether a touch binds under these rules.
    #[must_use]
    pub fn binds_by_touch(&self) -> bool {
        self.rules().touch == Touch::TouchMove
    }
}

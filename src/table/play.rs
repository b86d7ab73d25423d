//! Moves by hand: what the hand over the board wants is judged, asked about, held back or made.

use crate::hand::Wanted;
use crate::rules::{
    Attempt, Duty, Fault, GameEvent, Geometry, Move, Role, Square, TouchFault, Verdict,
};
use crate::table::{Effect, LogEntry, News, Table};

impl<G: Geometry> Table<G> {
    pub(super) fn press(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        if !self.can_move() {
            return Vec::new();
        }
        if let Some(mv) = self.released.take() {
            return self.reconsider(&mv, square);
        }
        if self.adjusts {
            return self.adjust(square);
        }
        let position = *self.position();
        let wanted = self.hand.press(&position, square);
        self.want(wanted)
    }

    pub(super) fn drop(&mut self, from: Square<G>, to: Square<G>) -> Vec<Effect<G>> {
        if from == to {
            return self.press(from);
        }
        if !self.can_move() {
            return Vec::new();
        }
        self.adjusts = false;
        self.touch(from);
        let position = *self.position();
        let wanted = self.hand.drop(&position, from, to);
        self.want(wanted)
    }

    /// What the hand wants is done, or it is said why not.
    fn want(&mut self, wanted: Wanted<G>) -> Vec<Effect<G>> {
        match wanted {
            Wanted::Nothing => Vec::new(),
            Wanted::PutDown => self.put_down(),
            Wanted::Move(attempt) => self.try_move(attempt),
            Wanted::Picked(square) => {
                self.touch(square);
                let bound = self.bound();
                if let Some(held) = bound.filter(|bound| *bound != square) {
                    return self.hold(held);
                }
                self.hand.hold(Some(square));
                self.news = self.calm();
                vec![Effect::Picked]
            }
            Wanted::NotYours(square, fault) => {
                self.touch(square);
                match self.touched.duty(&self.game) {
                    Duty::Capture(target) | Duty::CaptureWith { target, .. }
                        if self.is_for_two() && target == square =>
                    {
                        self.hand.hold(self.bound());
                        self.tell(News::Touched(square))
                    }
                    _ => self.refuse(Attempt::new(square, square), fault),
                }
            }
        }
    }

    /// FIDE 4.3: a piece is touched; not where it is shown what a claim is about.
    fn touch(&mut self, square: Square<G>) {
        if self.is_for_two() && self.intends.is_none() {
            self.touched.touch(&self.game, square);
        }
    }

    /// The player's own piece that a touch binds to, if it binds to one.
    fn bound(&self) -> Option<Square<G>> {
        match self.touched.duty(&self.game) {
            Duty::Move(square) => Some(square),
            Duty::CaptureWith { by, .. } => Some(by),
            Duty::Castle { king, .. } => Some(king),
            Duty::Free | Duty::Capture(_) => None,
        }
    }

    /// Another piece was touched before, and it must move.
    fn hold(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        self.hand.hold(Some(square));
        let Some(piece) = self.position().piece_at(square) else {
            return Vec::new();
        };
        let castling = match self.touched.duty(&self.game) {
            Duty::Castle { wing, .. } => Some(wing),
            _ => None,
        };
        self.tell(News::Held(TouchFault::MustMove {
            square,
            piece,
            castling,
        }))
    }

    /// FIDE 4.2.1: "I adjust": pieces are put right, and a touch binds nobody. Said once more it is
    /// over. What was touched before stays touched.
    pub(super) fn say_adjust(&mut self) -> Vec<Effect<G>> {
        if self.outcome().is_some() || !self.binds_by_touch() {
            return Vec::new();
        }
        self.adjusts = !self.adjusts;
        self.hand.stop_asking();
        self.news = self.calm();
        vec![Effect::Said]
    }

    /// A piece is put right; beside the pieces it is over.
    fn adjust(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        if self.position().piece_at(square).is_none() {
            return self.say_adjust();
        }
        self.note(LogEntry::Adjusted(self.turn(), square));
        self.tell(News::Adjusted(square))
    }

    /// The move was not confirmed: back with it, and if the tap was on its piece that is in the hand.
    fn reconsider(&mut self, mv: &Move<G>, square: Square<G>) -> Vec<Effect<G>> {
        self.clear_turn();
        self.news = News::Turn;
        let mut effects = vec![Effect::TookBack(*mv)];
        let square = if square == mv.to() { mv.from() } else { square };
        let position = *self.position();
        let wanted = self.hand.pick(&position, square);
        effects.extend(self.want(wanted));
        effects
    }

    /// The piece goes back to where it stood; a touched one stays in the hand.
    fn put_down(&mut self) -> Vec<Effect<G>> {
        if let Some(square) = self.bound() {
            return self.hold(square);
        }
        self.hand.lay_down();
        self.news = self.calm();
        vec![Effect::Picked]
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
        if self.hand.stop_asking() || self.hand.picked().is_some() {
            return self.put_down();
        }
        let has_claim = self.intends.take().is_some();
        let has_word = std::mem::take(&mut self.says_check);
        if has_claim || has_word || self.news.is_refusal() || !self.is_for_two() {
            self.news = self.calm();
        }
        vec![Effect::Said]
    }

    /// What the referee says when nothing new has happened.
    pub(super) fn calm(&self) -> News<G> {
        match (self.intends, self.says_check) {
            _ if self.adjusts => News::Adjusting,
            (Some(claim), _) => News::Intends(claim),
            (None, true) => News::SaysCheck,
            (None, false) if self.offers => News::WillOffer,
            (None, false) => self.turn_or_end(),
        }
    }

    pub(super) fn promote(&mut self, role: Role) -> Vec<Effect<G>> {
        let attempt = self.hand.promote(role);
        attempt.map_or_else(Vec::new, |attempt| self.try_move(attempt))
    }

    /// Judges a move: it is asked about, refused, held back, or made.
    pub(super) fn try_move(&mut self, attempt: Attempt<G>) -> Vec<Effect<G>> {
        self.released = None;
        self.hand.stop_asking();
        match self.game.judge(attempt) {
            Verdict::Illegal(Fault::PromotionPieceMissing { .. }) => {
                self.hand.ask(attempt);
                self.news = self.calm();
                return vec![Effect::AskPromotion];
            }
            Verdict::Illegal(fault) => return self.refuse(attempt, fault),
            Verdict::Legal(_) => {}
        }
        if let Some(claim) = self.intends {
            return self.claim_with(claim, attempt);
        }
        match self.touched.release(&self.game, attempt) {
            Err(TouchFault::Illegal(fault)) => self.refuse(attempt, fault),
            Err(held) => {
                self.hand.hold(self.bound());
                self.tell(News::Held(held))
            }
            Ok(mv) if self.confirms() => {
                self.hand.lay_down();
                self.released = Some(mv);
                self.news = News::Confirm;
                vec![Effect::Moved(mv), Effect::Said]
            }
            Ok(_) => self.finish(),
        }
    }

    /// Finishes the move that was let go on the board: the turn passes.
    pub(super) fn finish(&mut self) -> Vec<Effect<G>> {
        let was_shown = self.released.is_some();
        if self.says_check {
            self.touched.say_check();
        }
        let (attempt, says_check) = match self.touched.finished() {
            Ok(finished) => finished,
            Err(held) => return self.tell(News::Held(held)),
        };
        let mut effects = self.happen(GameEvent::Move {
            attempt,
            says_check,
        });
        if was_shown {
            effects.retain(|effect| !matches!(effect, Effect::Moved(_)));
        }
        effects
    }

    pub(super) fn refuse(&mut self, attempt: Attempt<G>, fault: Fault<G>) -> Vec<Effect<G>> {
        let Attempt { from, to, .. } = attempt;
        self.hand.hold(self.bound());
        if let Some(piece) = self.position().piece_at(from).filter(|_| from != to) {
            self.note(LogEntry::Refused { piece, from, to });
        }
        let fault = Box::new(fault);
        self.news = News::Refused { from, to, fault };
        vec![Effect::Refused { from, to }, Effect::Said]
    }
}

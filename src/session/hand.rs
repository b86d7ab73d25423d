//! Hands on the board: what a tap, a drag or a chosen promotion means where pieces move.

use crate::hand::Wanted;
use crate::rules::{Attempt, Fault, Geometry, Role, Square, Verdict};
use crate::session::exercise::Exercise;
use crate::session::kinds::BoardUse;
use crate::session::{Effect, Hint, Say};

impl<G: Geometry> Exercise<G> {
    /// What hands may do on the board now.
    pub(super) fn on_board(&self) -> BoardUse {
        match self.play.done || self.is_thinking() {
            true => BoardUse::Nothing,
            false => self.kind.on_board(),
        }
    }

    /// A tap on a square.
    pub(super) fn press(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        match self.on_board() {
            BoardUse::Nothing => return Vec::new(),
            BoardUse::Taps | BoardUse::Puts => return self.kind.press(&mut self.play, square),
            BoardUse::Moves => {}
        }
        if let Some(say) = self.kind.waits_for() {
            return self.play.tell(say);
        }
        let position = *self.position();
        let asked = self.kind.forbidden().map(|asked| (asked.from, asked.to));
        let before = self.play.hand;
        if let Some(attempt) = self.onto_a_friend(square) {
            return self.try_move(attempt);
        }
        match self.play.hand.press_about(&position, square, asked) {
            Wanted::Nothing => {
                if let Some(attempt) = self.on_with_only(square) {
                    return self.try_move(attempt);
                }
                let few = self.point_out();
                few.map(Effect::PointedOut).into_iter().collect()
            }
            Wanted::PutDown => self.cancel(),
            Wanted::Move(attempt) => self.try_move(attempt),
            Wanted::Picked(_) | Wanted::NotYours(..) if self.is_other_than_only(square) => {
                self.play.hand = before;
                self.only_this()
            }
            Wanted::NotYours(_, fault) => self.play.refuse(Attempt::new(square, square), fault),
            Wanted::Picked(_) => {
                self.play.say_task_again();
                vec![Effect::Picked]
            }
        }
    }

    /// The move of the only piece that moves here, if it is picked and would land on a man of its own side: to pick that
    /// one is not meant, and why it cannot go there is worth hearing.
    fn onto_a_friend(&self, square: Square<G>) -> Option<Attempt<G>> {
        let only = self.only_piece()?;
        let attempt = Attempt::new(only, square);
        let is_meant = only != square && self.play.hand.picked() == Some(only);
        let verdict = is_meant.then(|| self.position().judge(attempt))?;
        let is_friend = matches!(verdict, Verdict::Illegal(Fault::OwnPieceOnTarget { .. }));
        is_friend.then_some(attempt)
    }

    /// The move of the only piece that moves here to a square that it may go to, once it has moved: whoever goes on at
    /// once, while it still glides, need not take it into the hand again.
    fn on_with_only(&self, square: Square<G>) -> Option<Attempt<G>> {
        let attempt = Attempt::new(self.only_piece()?, square);
        let has_moved = self.moved_on().is_some();
        let is_legal = || matches!(self.position().judge(attempt), Verdict::Legal(_));
        (has_moved && is_legal()).then_some(attempt)
    }

    /// Whether one piece alone moves here, and this is another square.
    fn is_other_than_only(&self, square: Square<G>) -> bool {
        self.only_piece().is_some_and(|only| only != square)
    }

    /// One piece alone moves here.
    fn only_this(&mut self) -> Vec<Effect<G>> {
        let only = self.only_piece().map(Say::OnlyThisPiece);
        only.map_or_else(Vec::new, |say| self.play.tell(say))
    }

    /// Puts down what is in the hand.
    pub(super) fn cancel(&mut self) -> Vec<Effect<G>> {
        self.play.hand.lay_down();
        self.kind.put_down();
        vec![Effect::Picked]
    }

    /// A piece was dragged.
    pub(super) fn drop(&mut self, from: Square<G>, to: Square<G>) -> Vec<Effect<G>> {
        if self.on_board() != BoardUse::Moves {
            return Vec::new();
        }
        if let Some(say) = self.kind.waits_for() {
            return self.play.tell(say);
        }
        if from == to {
            return self.press(from);
        }
        if self.is_other_than_only(from) {
            return self.only_this();
        }
        let position = *self.position();
        match self.play.hand.drop(&position, from, to) {
            Wanted::Move(attempt) => self.try_move(attempt),
            _ => Vec::new(),
        }
    }

    /// Nothing of the side that moves alone can go on: the coach says so at once, and it is no hint.
    fn notice_the_end(&mut self) {
        let alone = self.kind.alone();
        let is_stuck = alone.is_some_and(|it| it.now().moves().is_empty());
        if let (true, Some(back)) = (is_stuck, self.moved_on()) {
            self.play.say = Say::HintBack(back);
            self.play.shown_hint = Some(Hint::Square(back));
        }
    }

    /// What the waiting pawn becomes.
    pub(super) fn promote(&mut self, role: Role) -> Vec<Effect<G>> {
        let attempt = self.play.hand.promote(role);
        attempt.map_or_else(Vec::new, |attempt| self.try_move(attempt))
    }

    fn try_move(&mut self, attempt: Attempt<G>) -> Vec<Effect<G>> {
        self.play.hand.lay_down();
        let verdict = match self.kind.alone() {
            Some(alone) => alone.position().judge(attempt),
            None => self.play.line.judge(attempt),
        };
        match verdict {
            Verdict::Legal(mv) => {
                let effects = self.kind.moved(&mut self.play, mv);
                if !self.play.done {
                    self.lift();
                    self.notice_the_end();
                }
                effects
            }
            Verdict::Illegal(Fault::PromotionPieceMissing { .. })
                if self.kind.forbidden() != Some(attempt) =>
            {
                if let Some(role) = self.kind.becomes() {
                    return self.try_move(attempt.promoting(role));
                }
                self.play.hand.ask(attempt);
                vec![Effect::AskPromotion]
            }
            Verdict::Illegal(fault) => self.kind.refused(&mut self.play, attempt, fault),
        }
    }
}

//! Questions that wait: a draw, a move taken back, a partner. Everybody concerned is asked, one after
//! the other, and one no is enough.

use crate::family::{Effect, Family, News, Told};
use crate::rules::{GameEvent, Seat, Seats};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Shall it be a draw?
    Draw,
    /// May the last thing that happened be taken back?
    TakeBack,
    /// Shall the first be the partner of the other?
    Ally(Seat, Seat),
}

/// A question that is not answered by all yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// What is asked.
    pub question: Question,
    /// Who asks.
    pub by: Seat,
    /// Who has still to answer.
    waiting: Seats,
}

impl Ask {
    /// Who is asked now.
    #[must_use]
    pub fn asked(&self) -> Seat {
        let mut order = self.by.followers().into_iter();
        order
            .find(|seat| self.waiting.contains(*seat))
            .unwrap_or(self.by)
    }
}

impl Family {
    /// Asks those concerned; where there is nobody to ask, it is agreed.
    pub(super) fn put(&mut self, question: Question, by: Seat) -> Vec<Effect> {
        if let Err(fault) = self.game.clone().apply(event(question)) {
            self.news = News::Denied(Box::new(fault));
            return vec![Effect::Said];
        }
        let others = self.position().present().without(by);
        let waiting = match question {
            Question::Ally(_, other) => Seats::NONE.with(other),
            Question::Draw | Question::TakeBack => others,
        };
        if waiting.is_empty() {
            return self.happen(event(question));
        }
        self.picked = None;
        self.promoting = None;
        self.fresh.push(Told::Asked(question, by));
        self.ask = Some(Ask {
            question,
            by,
            waiting,
        });
        vec![Effect::Said]
    }

    /// Yes or no of the one who is asked now.
    pub(super) fn answer(&mut self, agrees: bool) -> Vec<Effect> {
        let Some(ask) = self.ask.take() else {
            return Vec::new();
        };
        let (question, asked) = (ask.question, ask.asked());
        if !agrees {
            self.fresh.push(Told::Declined(question, asked));
            self.news = News::Declined(question, asked);
            return vec![Effect::Said];
        }
        let waiting = ask.waiting.without(asked);
        if waiting.is_empty() {
            return self.happen(event(question));
        }
        self.ask = Some(Ask { waiting, ..ask });
        vec![Effect::Said]
    }
}

/// What a yes of everybody does.
const fn event(question: Question) -> GameEvent<crate::rules::Cross> {
    match question {
        Question::Draw => GameEvent::Agree,
        Question::TakeBack => GameEvent::TakeBack,
        Question::Ally(one, other) => GameEvent::Ally(one, other),
    }
}

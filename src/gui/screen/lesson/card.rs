//! The card beside the coach: the rule behind a refusal, or what would have to change.

use crate::explain::{self, Explanation, Proof};
use crate::gui::look::art::Icon;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::model::{Control, RuleCard, Tool};
use crate::gui::screen::lesson::words::Teller;
use crate::gui::widget::coach::Speech;
use crate::locale::Phrase;
use crate::rules::{Attempt, Geometry};
use crate::session::Say;
use crate::solve::change::{self, Change};
use crate::training::Purpose;

/// What is read in the place of what the coach says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum OpenCard<G: Geometry> {
    #[default]
    Nothing,
    /// The law behind what was refused.
    Rule,
    /// The smallest change that makes the refused move legal; `None` if no single one does.
    Change(Option<Change<G>>),
}

impl<G: Geometry> OpenCard<G> {
    pub(super) const fn is_open(self) -> bool {
        !matches!(self, Self::Nothing)
    }

    /// Closes it; tells whether one was open.
    pub(super) const fn close(&mut self) -> bool {
        let was_open = self.is_open();
        *self = Self::Nothing;
        was_open
    }
}

impl<G: Geometry> State<G> {
    /// The refused move of which can be asked what would have to change: a man was moved, and nothing is over.
    pub(super) fn changeable(&self) -> Option<Attempt<G>> {
        let session = &self.session;
        let is_done = matches!(session.say(), Say::Yes(Some(_)));
        let is_refused = is_done || self.fault().is_some();
        let is_open = is_refused && session.outcome().is_none() && !session.is_finished();
        let (from, to) = match session.question() {
            Some(asked) => (asked.from, asked.to),
            None => self.tried?,
        };
        let attempt = Attempt::new(from, to);
        let can_be_asked = change::can_be_asked(session.position(), attempt);
        (is_open && can_be_asked).then_some(attempt)
    }

    /// Looks for the smallest change, and shows it.
    pub(super) fn ask_what_would_change(&mut self) {
        let Some(attempt) = self.changeable() else {
            return;
        };
        self.card = OpenCard::Change(change::found(self.session.position(), attempt));
    }
}

impl<G: Geometry> Teller<'_, G> {
    /// The card that is open, if one is.
    pub(super) fn card(self, explained: &Explanation<G>) -> Option<RuleCard> {
        let of = |title: &Phrase, said: &Phrase| RuleCard {
            title: self.shared.label(title),
            speech: Speech::of(&self.shared.say(said)),
            close: self
                .shared
                .tool(Control::CloseRule, Icon::Check, &Phrase::ButtonGotIt),
            more: self
                .shared
                .tool(Control::MoreOfRule, Icon::Rule, &Phrase::BookMore),
            change: None,
            practice: self.practice(explained.card.id()),
            card: explained.card.id(),
        };
        match self.state.card {
            OpenCard::Nothing => None,
            OpenCard::Rule => Some(RuleCard {
                change: self.change().filter(|_| self.change_beside().is_none()),
                ..of(&explained.title(), &explained.rule)
            }),
            OpenCard::Change(change) => {
                let (said, _) = explain::change(self.state.session.position(), change);
                Some(of(&Phrase::ChangeTitle, &said))
            }
        }
    }

    /// What the board shows of the change that is told.
    pub(super) fn changed(self) -> Option<Vec<Proof<G>>> {
        let OpenCard::Change(change) = self.state.card else {
            return None;
        };
        Some(explain::change(self.state.session.position(), change).1)
    }

    /// The way to what would have to change, beside a refusal. Once all is solved something else leads on, and beside the
    /// conditions of castling there is no room: then it is on the card of the rule.
    pub(super) fn change_beside(self) -> Option<Tool> {
        let is_told = matches!(self.state.card, OpenCard::Change(_));
        let is_done = self.state.session.is_done() || self.state.lists_castling();
        let is_free = !is_told && !is_done && !self.state.is_first_step();
        self.change().filter(|_| is_free)
    }

    /// The way to what would have to change.
    fn change(self) -> Option<Tool> {
        self.state.changeable()?;
        let ask = Phrase::ChangeTitle;
        Some(self.shared.tool(Control::WouldChange, Icon::Adjust, &ask))
    }

    /// The way to boards of practice about a card of the rulebook, for whoever has learned the lesson: nobody is led away
    /// from it before, nor from one board to others.
    fn practice(self, card: &str) -> Option<Tool> {
        let lesson = &self.state.session.lesson().id;
        let is_learned = self.shared.learner.progress.stars(lesson) > 0;
        let is_free = is_learned && self.state.boards.is_none() && self.state.show.is_none();
        let is_there = is_free && self.shared.can_practise(Purpose::OfRule(card.to_owned()));
        let way = || {
            self.shared.tool(
                Control::PracticeRule,
                Icon::WarmUp,
                &Phrase::PracticeTenMoreRule,
            )
        };
        is_there.then(way)
    }
}

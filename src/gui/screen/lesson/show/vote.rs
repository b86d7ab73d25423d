//! A class votes: hands for A, B, C are typed or tapped, and the answer comes afterwards.

use crate::gui::base::shared::Shared;
use crate::gui::screen::lesson::model::{Control, Poll, VoteRow};
use crate::locale::Phrase;
use crate::session::Answer;

/// The most hands for one answer: a large class.
const MOST: u8 = 40;

/// The number of hands that fills a bar, until an answer has more.
const FULL: u8 = 10;

/// A vote on the answers of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Vote {
    answers: Vec<(Answer, u8)>,
    /// The answer that digits are typed for.
    at: usize,
    /// Whether the next digit begins a new number.
    is_fresh: bool,
    is_shown: bool,
    right: Option<Answer>,
}

impl Vote {
    /// A vote on these answers; `None` if there is nothing to choose from.
    pub(super) fn on(answers: Vec<Answer>) -> Option<Self> {
        (answers.len() > 1).then(|| Self {
            answers: answers.into_iter().map(|answer| (answer, 0)).collect(),
            at: 0,
            is_fresh: true,
            is_shown: false,
            right: None,
        })
    }

    pub(super) const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// The answer is shown; `None` if no single one is right.
    pub(super) fn show(&mut self, right: Option<Answer>) {
        self.is_shown = true;
        self.right = right;
    }

    /// A hand more or less for an answer.
    pub(super) fn change(&mut self, place: usize, up: bool) {
        self.at = place.min(self.answers.len().saturating_sub(1));
        self.is_fresh = true;
        self.set(|hands| match up {
            true => hands + 1,
            false => hands.saturating_sub(1),
        });
    }

    /// The same for the answer that digits are typed for.
    pub(super) fn change_here(&mut self, up: bool) -> bool {
        self.change(self.at, up);
        true
    }

    /// A letter goes to its answer, digits count its hands; `false` for all other signs.
    pub(super) fn types(&mut self, sign: char) -> bool {
        let named =
            (0..self.answers.len()).find(|place| letter(*place) == sign.to_ascii_uppercase());
        if let Some(place) = named {
            self.at = place;
            self.is_fresh = true;
            return true;
        }
        let Some(digit) = sign.to_digit(10).and_then(|it| u8::try_from(it).ok()) else {
            return false;
        };
        let is_fresh = std::mem::take(&mut self.is_fresh);
        self.set(
            |hands| match hands.saturating_mul(10).saturating_add(digit) {
                more if more <= MOST && !is_fresh => more,
                _ => digit,
            },
        );
        true
    }

    /// Takes the last digit away.
    pub(super) fn erase(&mut self) -> bool {
        self.set(|hands| hands / 10);
        true
    }

    fn set(&mut self, to: impl Fn(u8) -> u8) {
        if let Some((_, hands)) = self.answers.get_mut(self.at) {
            *hands = to(*hands).min(MOST);
        }
    }

    /// The vote as it is shown.
    pub(super) fn poll(&self, shared: &Shared, label: impl Fn(Answer) -> String) -> Poll {
        let row = |(place, (answer, hands)): (usize, &(Answer, u8))| VoteRow {
            place,
            letter: letter(place),
            label: label(*answer),
            hands: *hands,
            is_at: place == self.at && !self.is_shown,
            is_right: self.right == Some(*answer),
        };
        let most = self.answers.iter().map(|(_, hands)| *hands).max();
        Poll {
            title: (!self.is_shown).then(|| shared.label(&Phrase::VoteTitle)),
            rows: self.answers.iter().enumerate().map(row).collect(),
            full: most.unwrap_or(0).max(FULL),
            reveal: (!self.is_shown)
                .then(|| shared.tool(Control::Reveal, None, &Phrase::VoteReveal)),
            change: (
                shared.label(&Phrase::VoteMore),
                shared.label(&Phrase::VoteLess),
            ),
        }
    }
}

/// The letter of an answer, by its number.
fn letter(place: usize) -> char {
    let place = u8::try_from(place).unwrap_or(u8::MAX);
    char::from(b'A'.saturating_add(place.min(25)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vote() -> Vote {
        Vote::on(vec![Answer::Legal, Answer::NotLegal]).unwrap()
    }

    fn hands(vote: &Vote) -> Vec<u8> {
        vote.answers.iter().map(|(_, hands)| *hands).collect()
    }

    #[test]
    fn hands_are_typed() {
        let mut vote = vote();
        for sign in "12b7".chars() {
            assert!(vote.types(sign));
        }
        assert_eq!(hands(&vote), [12, 7]);
        assert!(vote.types('A') && vote.types('9'));
        assert_eq!(hands(&vote), [9, 7], "a new number");
        assert!(!vote.types('v'), "V is not an answer");
    }

    #[test]
    fn no_class_has_more_than_forty_hands() {
        let mut vote = vote();
        for sign in "41".chars() {
            vote.types(sign);
        }
        assert_eq!(hands(&vote), [1, 0]);
        for _ in 0..90 {
            vote.change(1, true);
        }
        assert_eq!(hands(&vote), [1, 40]);
        vote.erase();
        vote.change(1, false);
        assert_eq!(hands(&vote), [1, 3]);
    }

    #[test]
    fn one_answer_is_no_vote() {
        assert!(Vote::on(vec![Answer::Check]).is_none());
    }
}

//! From the referee's answer to what the child hears and sees: sentence, law card, proof.
//!
//! The rules say *that* a move is refused, with squares and numbers; here this becomes a
//! [`Phrase`] that names the piece and the square, the card of the law behind it with its article,
//! and the [`Proof`] that the board can draw. No rule is worked out here and no text is written.
//!
//! What is allowed although it is feared, and what a position is, become a sentence in the same way.
//!
//! `castle-through-check` becomes "Not yet: the king would cross f1. The rook on f5 guards
//! it.", the card of article 3.8.2.2, and an arrow from f5 to f1.

use crate::locale::Phrase;
use crate::rules::{Classic, Difference, Exposure, Fault, Geometry, Outcome, Position};

mod album;
mod allowed;
mod by_house;
mod castling;
mod change;
mod claim;
mod ending;
mod house;
mod proof;
mod rule;
mod sentence;
mod standing;
mod unread;
mod words;

pub use album::{ALBUM, Photo, album, comparable, with_intended};
pub use allowed::allowed;
pub use by_house::{count_by_house, ending_by_house};
pub use castling::{Light, LightState, castling_lights};
pub use change::change;
pub use claim::{check_call, claim, quiet_before, touched};
pub use house::{key_card, key_name, reading};
pub use proof::Proof;
pub use rule::{ending_card, not_allowed, rule_card};
pub use standing::{check_on, move_left};
pub use unread::unread;
pub use words::{letters, man, men, piece_word, side_word, squares};

/// Everything there is to say and to show about a refusal or the end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation<G: Geometry = Classic> {
    /// What the coach says.
    pub sentence: Phrase,
    /// The law in a child's words, for the card behind "Show me the rule"; of a house rule, how it
    /// reads here.
    pub rule: Phrase,
    /// The card of the rulebook with it, whose text names the card.
    pub card: Phrase,
    /// The article of the Laws, such as `3.8.2.2`; empty for what only house rules refuse.
    pub article: &'static str,
    /// The house rule that refuses, ends or counts so; `None` if the Laws do.
    pub house: Option<Difference>,
    /// What the board shows, in the order of drawing.
    pub proof: Vec<Proof<G>>,
}

impl<G: Geometry> Explanation<G> {
    /// A law with its card, and nothing said or shown yet.
    fn of_card(card: Phrase, article: &'static str) -> Self {
        Self {
            sentence: card.clone(),
            rule: card.clone(),
            card,
            article,
            house: None,
            proof: Vec::new(),
        }
    }

    /// The same with a house rule behind it, if there is one: no article, the rule as it reads here,
    /// and the card that is about it.
    fn by_house(self, house: Option<Difference>) -> Self {
        let read = house.and_then(|it| Some((reading(it.key, it.here)?, key_card(it.key)?)));
        match read {
            None => self,
            Some((rule, card)) => Self {
                rule,
                card,
                article: "",
                house,
                ..self
            },
        }
    }

    /// The way to the rule's card, which names the article: on the way there the number says nothing to a child.
    #[must_use]
    pub fn link(&self) -> Phrase {
        match self.article {
            "" => Phrase::ButtonShowHouseRule,
            _ => Phrase::ButtonShowRule,
        }
    }

    /// The heading of that card.
    #[must_use]
    pub fn title(&self) -> Phrase {
        let article = self.article.to_owned();
        match self.article {
            "" => Phrase::HouseRuleHeading,
            _ => Phrase::RuleTitle { article },
        }
    }
}

/// Explains a refusal. `position` is the one in which the move was tried.
#[must_use]
pub fn fault<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Explanation<G> {
    let article = match fault.reason().is_of_house() {
        true => "",
        false => rule::article(position, fault),
    };
    Explanation {
        sentence: sentence::of_fault(position, fault),
        proof: proof::of_fault(position, fault),
        ..Explanation::of_card(rule::of_fault(position, fault), article)
    }
    .by_house(position.house_behind(fault))
}

/// Explains why a piece does not attack a square: `fault` is what [`Position::no_attack`] has said of it.
///
/// The same words fit whether somebody looks for attackers, for guards or for who gives check.
#[must_use]
pub fn no_attack<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Explanation<G> {
    let (card, article) = rule::of_no_attack(position, fault);
    Explanation {
        sentence: sentence::of_no_attack(position, fault),
        proof: proof::of_no_attack(fault),
        ..Explanation::of_card(card, article)
    }
}

/// Only what the coach says about a refusal, for those who show nothing else.
#[must_use]
pub fn sentence<G: Geometry>(position: &Position<G>, fault: &Fault<G>) -> Phrase {
    sentence::of_fault(position, fault)
}

/// What would happen to the king after a refused move; `None` if nobody could take him.
#[must_use]
pub fn anyway<G: Geometry>(anyway: &Exposure<G>) -> Option<Phrase> {
    let taker = anyway.takers.first()?;
    let piece = anyway.board.piece_at(taker)?;
    Some(Phrase::AnywayTaken {
        piece: piece_word(piece.role),
        square: taker.into(),
    })
}

/// Explains how the game has ended; `position` is the last one.
#[must_use]
pub fn outcome<G: Geometry>(position: &Position<G>, outcome: Outcome) -> Explanation<G> {
    Explanation {
        sentence: ending::sentence(position, outcome),
        proof: proof::of_ending(position, outcome.ending),
        ..Explanation::of_card(ending_card(outcome.ending), outcome.ending.article())
    }
    .by_house(outcome.house)
}

//! An example as a board that answers: the reader's moves are judged like any other.

use crate::explain::{self, Explanation};
use crate::lesson::book::{Act, Example, is_game};
use crate::lesson::rulesets;
use crate::rules::notation::san;
use crate::rules::{
    Attempt, Classic, Cross, Geometry, Line, Move, Outcome, Position, Refused, Ruleset, TouchFault,
    Touched, Undone,
};

/// A board that examples are on: how moves on it are written.
pub trait Setting: Geometry {
    /// How a move of a position is written, with English letters.
    fn written(position: &Position<Self>, mv: &Move<Self>) -> String {
        san::write(position, mv)
    }
}

impl Setting for Classic {}

impl Setting for Cross {}

/// What the board answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply<G: Geometry = Classic> {
    /// The move was played. It may have ended the game: see [`Live::outcome`].
    Played(Move<G>),
    /// The game has ended by what was said.
    Ended(Outcome),
    /// The last move was taken back.
    TookBack(Move<G>),
    /// It does not stand; nothing has changed.
    Refused {
        /// The code of the reason.
        code: &'static str,
        /// Why, in words and on the board.
        why: Box<Explanation<G>>,
    },
}

/// An example while it is tried.
#[derive(Clone, Debug)]
pub struct Live<G: Geometry = Classic> {
    act: Act,
    attempt: Option<Attempt<G>>,
    line: Line<G>,
    hand: Touched<G>,
}

impl<G: Geometry> Live<G> {
    /// Sets an example up; `None` if it is on the other board.
    #[must_use]
    pub fn new(example: &Example) -> Option<Self> {
        let laid = example.laid::<G>()?;
        let mut line = laid.begun(rules(example)?, example.is_unsaid);
        for played in &laid.played {
            line.play(*played).ok()?;
        }
        let mut hand = Touched::new();
        for square in &laid.touched {
            if example.is_adjusted {
                hand.adjust(*square);
            }
            hand.touch(&line, *square);
        }
        Some(Self {
            act: example.act,
            attempt: laid.attempt,
            line,
            hand,
        })
    }

    /// The moves so far, and where they have led.
    #[must_use]
    pub const fn line(&self) -> &Line<G> {
        &self.line
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        self.line.position()
    }

    /// How the game has ended; never on a board for practice, where a king is missing.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome().filter(|_| is_game(self.position()))
    }

    /// A move of the reader's.
    pub fn attempt(&mut self, attempt: Attempt<G>) -> Reply<G> {
        self.hand.say_check();
        let released = self.hand.release(&self.line, attempt);
        let finished = released.and_then(|_| self.hand.finish(&mut self.line));
        match finished {
            Ok((mv, _)) => {
                self.pass_the_turn_back();
                Reply::Played(mv)
            }
            Err(fault) => self.held(&fault),
        }
    }

    /// What the card asks for.
    pub fn act(&mut self) -> Option<Reply<G>> {
        Some(match self.act {
            Act::Look => return None,
            Act::Move => self.attempt(self.attempt?),
            Act::Claim(claim) => {
                let by = self.position().turn();
                let may = self.hand.may_claim(&self.line);
                let claimed = may.and_then(|()| self.line.claim(claim, by, None));
                self.declared(claimed)
            }
            Act::Agree => {
                let agreed = self.line.agree();
                self.declared(agreed)
            }
            Act::Resign(seat) => {
                let resigned = self.line.resign(seat);
                self.declared(resigned)
            }
            Act::TakeBack => match self.hand.take_back(&mut self.line, true) {
                Ok(undone) => match undone? {
                    Undone::Move(mv) => Reply::TookBack(mv),
                    Undone::Declaration(_) => return None,
                },
                Err(fault) => self.held(&fault),
            },
        })
    }

    fn held(&self, fault: &TouchFault<G>) -> Reply<G> {
        Reply::Refused {
            code: fault.code(),
            why: Box::new(explain::touched(self.position(), fault)),
        }
    }

    fn declared(&self, result: Result<Outcome, Refused<G>>) -> Reply<G> {
        match result {
            Ok(outcome) => Reply::Ended(outcome),
            Err(fault) => Reply::Refused {
                code: fault.code(),
                why: Box::new(explain::claim(self.position(), &fault)),
            },
        }
    }

    /// Where only one side has pieces, it moves again and again.
    fn pass_the_turn_back(&mut self) {
        let position = self.line.position();
        let turn = position.turn();
        if G::SEATS.len() == 2 && position.board().by_seat(turn).is_empty() {
            let again = position.with_turn(turn.opposite());
            self.line = Line::with_rules(again, *self.line.rules());
        }
    }
}

/// The rules of an example.
fn rules(example: &Example) -> Option<Ruleset> {
    let mut rules = rulesets::named(example.rules)?;
    for (key, value) in &example.options {
        rules.set(key, value).ok()?;
    }
    Some(rules)
}

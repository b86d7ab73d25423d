//! An example as a board that answers: the reader's moves are judged like any other.

use crate::explain::{self, Explanation};
use crate::lesson::rulesets;
use crate::rulebook::{Act, Example};
use crate::rules::{
    Attempt, ClaimFault, Hand, Line, Move, Outcome, Position, Ruleset, Setup, Square, TouchFault,
    Undone, Waive,
};

/// What the board answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move was played. It may have ended the game: see [`Live::outcome`].
    Played(Move),
    /// The game has ended by what was said.
    Ended(Outcome),
    /// The last move was taken back.
    TookBack(Move),
    /// It is refused.
    Refused {
        /// The code of the reason.
        code: &'static str,
        /// Why, in words and on the board.
        why: Explanation,
    },
}

/// An example while it is tried.
#[derive(Clone, Debug)]
pub struct Live {
    example: Example,
    line: Line,
    hand: Hand,
}

impl Live {
    /// Sets an example up; `None` if it is not a position, which no example of the book is.
    #[must_use]
    pub fn new(example: &Example) -> Option<Self> {
        let start = position(example.start)?;
        let rules = rulesets::named(example.rules)?;
        let rules = if is_game(&start) {
            rules
        } else {
            rules.for_exercise()
        };
        let mut line = if example.is_unsaid {
            Line::with_unsaid_check(start, rules)
        } else {
            Line::with_rules(start, rules)
        };
        for played in example.played.split_whitespace() {
            line.play(Attempt::parse(played)?).ok()?;
        }
        let mut hand = Hand::new();
        for square in example.touched.split_whitespace() {
            let square = Square::parse(square)?;
            if example.is_adjusted {
                hand.adjust(square);
            }
            hand.touch(&line, square);
        }
        Some(Self {
            example: *example,
            line,
            hand,
        })
    }

    /// The moves so far, and where they have led.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.line.position()
    }

    /// How the game has ended; never on a board for practice, where a king is missing.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome().filter(|_| is_game(self.position()))
    }

    /// The house rules that hold.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        self.line.rules()
    }

    /// A move of the reader's.
    pub fn attempt(&mut self, attempt: Attempt) -> Answer {
        let released = self.hand.release(&self.line, attempt);
        let finished = released.and_then(|_| self.hand.finish(&mut self.line));
        match finished {
            Ok((mv, _)) => {
                self.pass_the_turn_back();
                Answer::Played(mv)
            }
            Err(fault) => self.held(&fault),
        }
    }

    /// What the card asks for.
    pub fn act(&mut self) -> Option<Answer> {
        Some(match self.example.act {
            Act::Look(_) => return None,
            Act::Move(attempt) => self.attempt(Attempt::parse(attempt)?),
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
                    Undone::Move(mv) => Answer::TookBack(mv),
                    Undone::Declaration(_) => return None,
                },
                Err(fault) => self.held(&fault),
            },
        })
    }

    fn held(&self, fault: &TouchFault) -> Answer {
        Answer::Refused {
            code: fault.code(),
            why: explain::touched(self.position(), fault),
        }
    }

    fn declared(&self, result: Result<Outcome, ClaimFault>) -> Answer {
        match result {
            Ok(outcome) => Answer::Ended(outcome),
            Err(fault) => Answer::Refused {
                code: fault.code(),
                why: explain::claim(self.position(), &fault),
            },
        }
    }

    /// Where only one side has pieces, it moves again and again.
    fn pass_the_turn_back(&mut self) {
        let position = self.line.position();
        let turn = position.turn();
        if position.board().by_seat(turn).is_empty() {
            let again = position.with_turn(turn.opposite());
            self.line = Line::with_rules(again, *self.line.rules());
        }
    }
}

/// The position of an example.
fn position(text: &str) -> Option<Position> {
    if text == "startpos" {
        return Some(Position::start());
    }
    let waive = Waive {
        kings: true,
        check: true,
    };
    Setup::parse_fen(text).ok()?.into_position(waive).ok()
}

/// Whether both sides have a king, so that the game can end.
fn is_game(position: &Position) -> bool {
    let mut seats = position.seats().iter();
    seats.all(|seat| position.kings(seat).len() == 1)
}

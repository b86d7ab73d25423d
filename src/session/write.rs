//! Writing a move down: letters come one by one, and what they say is read kindly.
//!
//! Pieces have the letters of the learner's language, and English ones are understood as well; so is a
//! small letter where a capital belongs, and squares alone. What is no legal move is explained by the referee.

use crate::lesson::Task;
use crate::rules::Geometry;
use crate::rules::notation::letters::{Letters, SIGNS};
use crate::rules::notation::san::{self, SanError};
use crate::session::play::Play;
use crate::session::{Effect, Say};

/// The most signs a move has, with room for slips.
const MOST: usize = 10;

/// The sign at the end of a written move that says check or checkmate.
fn check_sign(san: &str) -> Option<char> {
    san.chars().last().filter(|sign| ['+', '#'].contains(sign))
}

impl<G: Geometry> Play<G> {
    /// What is written so far; `None` where nothing is written.
    pub(super) fn written(&self) -> Option<&str> {
        matches!(self.step().task, Task::Write { .. }).then_some(self.written.as_str())
    }

    /// A sign more.
    pub(super) fn type_letter(&mut self, letter: char) -> Vec<Effect<G>> {
        if !letter.is_alphanumeric() && !SIGNS.contains(letter) {
            return Vec::new();
        }
        self.type_piece(letter.encode_utf8(&mut [0; 4]))
    }

    /// The letter of a piece more: one sign or two.
    pub(super) fn type_piece(&mut self, letter: &str) -> Vec<Effect<G>> {
        let n_signs = self.written.chars().count() + letter.chars().count();
        if self.done || self.written().is_none() || n_signs > MOST {
            return Vec::new();
        }
        self.written.push_str(letter);
        self.say_task_again();
        vec![Effect::Said]
    }

    /// A letter less; one of two signs goes as a whole.
    pub(super) fn erase_letter(&mut self, letters: &Letters) -> Vec<Effect<G>> {
        if self.done || self.written.is_empty() {
            return Vec::new();
        }
        let mut whole = letters.each().map(|(_, sign)| sign);
        let whole = whole.find(|sign| sign.chars().count() > 1 && self.written.ends_with(sign));
        match whole {
            Some(sign) => self.written.truncate(self.written.len() - sign.len()),
            None => {
                self.written.pop();
            }
        }
        self.say_task_again();
        vec![Effect::Said]
    }

    /// What is written is handed in; if it can be read as the move that is asked for, it is.
    pub(super) fn hand_in_move(&mut self, letters: &Letters) -> Vec<Effect<G>> {
        let Task::Write {
            mv: asked,
            san,
            signs,
        } = &self.step().task
        else {
            return Vec::new();
        };
        let (asked, sign) = (*asked, check_sign(san).filter(|_| *signs));
        if self.written.is_empty() {
            return self.tell(Say::Task);
        }
        let readings = letters.readings(&self.written);
        let mut read = readings.iter().map(|text| san::read(&self.line, text));
        if read.any(|mv| mv.as_ref() == Ok(&asked)) {
            if let Some(sign) = sign.filter(|sign| !self.written.contains(*sign)) {
                return self.tell(Say::SignMissing(sign));
            }
            if self.line.play(asked.attempt()).is_err() {
                return Vec::new();
            }
            self.succeed(None);
            return vec![Effect::Moved(asked), Effect::Said];
        }
        match letters.read(&self.written, |text| san::read(&self.line, text)) {
            Ok(mv) => {
                self.mistakes += 1;
                self.tell(Say::WroteOther(mv))
            }
            Err(SanError::Illegal(fault)) => {
                self.mistakes += 1;
                match letters.read_attempt(self.line.position(), &self.written) {
                    Ok(attempt) => self.refuse(attempt.from, attempt.to, *fault),
                    Err(_) => self.tell(Say::Refused(fault)),
                }
            }
            Err(unread) => self.tell(Say::Unread(Box::new(unread))),
        }
    }
}

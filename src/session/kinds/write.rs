//! `write`: a move is written down; letters come one by one, and what they say is read kindly.
//!
//! Pieces have the letters of the learner's language, and English ones are understood as well; so is a
//! small letter where a capital belongs, and squares alone. What is no legal move is explained by the referee.

use crate::rules::notation::letters::{Letters, SIGNS};
use crate::rules::notation::san::{self, SanError};
use crate::rules::{Attempt, Geometry, Move};
use crate::session::kinds::{BoardUse, Doing, Typed};
use crate::session::play::Play;
use crate::session::{Effect, Say};
use crate::solve::hint::Rung;

/// The most signs a move has, with room for slips.
const MOST: usize = 10;

/// The learner writes a move down.
#[derive(Clone, Debug)]
pub(super) struct Writing<G: Geometry> {
    asked: Move<G>,
    /// The sign that must be written too.
    sign: Option<char>,
    written: String,
}

impl<G: Geometry> Writing<G> {
    pub(super) fn new(asked: Move<G>, san: &str, signs: bool) -> Self {
        let last = san.chars().last().filter(|sign| ['+', '#'].contains(sign));
        Self {
            asked,
            sign: last.filter(|_| signs),
            written: String::new(),
        }
    }

    /// One sign or two more.
    fn push(&mut self, play: &mut Play<G>, letter: &str) -> Vec<Effect<G>> {
        if self.written.chars().count() + letter.chars().count() > MOST {
            return Vec::new();
        }
        self.written.push_str(letter);
        play.say_task_again();
        vec![Effect::Said]
    }

    /// A letter less; one of two signs goes as a whole.
    fn erase(&mut self, play: &mut Play<G>, letters: &Letters) -> Vec<Effect<G>> {
        if self.written.is_empty() {
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
        play.say_task_again();
        vec![Effect::Said]
    }

    /// What is written is handed in; if it can be read as the move that is asked for, it is.
    fn hand_in(&self, play: &mut Play<G>, letters: &Letters) -> Vec<Effect<G>> {
        if self.written.is_empty() {
            return play.tell(Say::Task);
        }
        let readings = letters.readings(&self.written);
        let mut read = readings.iter().map(|text| san::read(&play.line, text));
        if read.any(|mv| mv.as_ref() == Ok(&self.asked)) {
            return self.accept(play);
        }
        match letters.read(&self.written, |text| san::read(&play.line, text)) {
            Ok(mv) => play.miss(Say::WroteOther(mv)),
            Err(SanError::Illegal(fault)) => {
                match letters.read_attempt(play.position(), &self.written) {
                    Ok(attempt) => {
                        play.mistakes += 1;
                        play.refuse(attempt, *fault)
                    }
                    Err(_) => play.miss(Say::Refused(fault)),
                }
            }
            Err(unread) => play.tell(Say::Unread(Box::new(unread))),
        }
    }

    fn accept(&self, play: &mut Play<G>) -> Vec<Effect<G>> {
        if let Some(sign) = self.sign.filter(|sign| !self.written.contains(*sign)) {
            return play.tell(Say::SignMissing(sign));
        }
        if play.line.play(self.asked.attempt()).is_err() {
            return Vec::new();
        }
        play.succeed(None);
        vec![Effect::Moved(self.asked), Effect::Said]
    }
}

impl<G: Geometry> Doing<G> for Writing<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Nothing
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }

    fn typed(&mut self, play: &mut Play<G>, typed: Typed<'_>) -> Vec<Effect<G>> {
        match typed {
            Typed::Letter(letter) if letter.is_alphanumeric() || SIGNS.contains(letter) => {
                self.push(play, letter.encode_utf8(&mut [0; 4]))
            }
            Typed::Change(_) | Typed::Letter(_) => Vec::new(),
            Typed::Piece(sign) => self.push(play, sign),
            Typed::Erase(letters) => self.erase(play, letters),
            Typed::HandIn(letters) => self.hand_in(play, letters),
        }
    }

    fn question(&self) -> Option<Attempt<G>> {
        Some(self.asked.attempt())
    }

    fn written(&self) -> Option<&str> {
        Some(self.written.as_str())
    }
}

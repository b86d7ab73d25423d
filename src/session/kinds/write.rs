//! `write`: a move is written down; letters come one by one, and what they say is read kindly.
//!
//! Pieces have the letters of the learner's language, and English ones are understood as well; so is a
//! small letter where a capital belongs, and squares alone. What is no legal move is explained by the referee. A sign of
//! check or checkmate that is not true is to be mended, and is no mistake, like one that is missing.

use crate::rules::notation::letters::{Letters, MOST_SIGNS, is_sign};
use crate::rules::notation::san::{self, SanError};
use crate::rules::{Attempt, Geometry, Move, Verdict};
use crate::session::kinds::{BoardUse, Doing, Typed};
use crate::session::play::Play;
use crate::session::{Effect, Say};
use crate::solve::hint::Rung;

/// What says check or checkmate behind a move.
const CALLS: [char; 2] = ['+', '#'];

/// The learner writes a move down.
#[derive(Clone, Debug)]
pub(super) struct Writing<G: Geometry> {
    asked: Move<G>,
    /// The sign that is true of it.
    sign: Option<char>,
    /// Whether that must be written too.
    needs_sign: bool,
    written: String,
}

impl<G: Geometry> Writing<G> {
    pub(super) fn new(asked: Move<G>, san: &str, signs: bool) -> Self {
        Self {
            asked,
            sign: san.chars().last().filter(|sign| CALLS.contains(sign)),
            needs_sign: signs,
            written: String::new(),
        }
    }

    /// One sign or two more.
    fn push(&mut self, play: &mut Play<G>, letter: &str) -> Vec<Effect<G>> {
        if self.written.chars().count() + letter.chars().count() > MOST_SIGNS {
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
        match letters.read_attempt(play.position(), &self.written) {
            Ok(attempt) => match play.line.judge_on(attempt) {
                Verdict::Legal(mv) => play.miss(Say::WroteOther(mv)),
                Verdict::Illegal(fault) => {
                    play.mistakes += 1;
                    play.refuse(attempt, fault)
                }
            },
            Err(SanError::Illegal(fault)) => play.miss(Say::Refused(fault)),
            Err(unread) => play.tell(Say::Unread(Box::new(unread))),
        }
    }

    /// What is said to a sign that is not true. Nobody must write one (FIDE C.13), and a checkmate is a check as well.
    fn untrue_sign(&self) -> Option<Say<G>> {
        let sign = san::sign(&self.written)?;
        match self.sign {
            None => Some(Say::SignUntrue {
                sign,
                mv: self.asked,
            }),
            Some('+') => (sign == '#').then_some(Say::NoHash),
            Some(_) => None,
        }
    }

    fn accept(&self, play: &mut Play<G>) -> Vec<Effect<G>> {
        if let Some(untrue) = self.untrue_sign() {
            return play.miss(untrue);
        }
        let missing = self
            .sign
            .filter(|sign| san::sign(&self.written) != Some(*sign));
        if let Some(sign) = missing.filter(|_| self.needs_sign) {
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
            Typed::Letter(letter) if is_sign(letter) => {
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

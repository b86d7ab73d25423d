//! Writing a move down: letters come one by one, and what they say is read kindly.
//!
//! A small letter where a piece's capital belongs is understood, and so are the letters of pieces in
//! German; squares alone will do. What is no legal move is explained by the referee.

use crate::lesson::Task;
use crate::rules::notation::san::{self, SanError};
use crate::rules::{Line, Move};
use crate::session::play::Play;
use crate::session::{Effect, Say};

/// The most letters a move has, with room for slips.
const MOST: usize = 9;

/// The letters of pieces in German, and what they are in English.
const GERMAN: [(char, char); 4] = [('S', 'N'), ('L', 'B'), ('T', 'R'), ('D', 'Q')];

impl Play {
    /// What is written so far; `None` where nothing is written.
    pub(super) fn written(&self) -> Option<&str> {
        matches!(self.step().task, Task::Write { .. }).then_some(self.written.as_str())
    }

    /// A letter more.
    pub(super) fn type_letter(&mut self, letter: char) -> Vec<Effect> {
        let has_room = self.written.chars().count() < MOST;
        let is_letter = letter.is_ascii_alphanumeric() || "-=+#".contains(letter);
        if self.done || self.written().is_none() || !has_room || !is_letter {
            return Vec::new();
        }
        self.written.push(letter);
        self.say_task_again();
        vec![Effect::Said]
    }

    /// A letter less.
    pub(super) fn erase_letter(&mut self) -> Vec<Effect> {
        if self.done || self.written.pop().is_none() {
            return Vec::new();
        }
        self.say_task_again();
        vec![Effect::Said]
    }

    /// What is written is handed in.
    pub(super) fn hand_in_move(&mut self) -> Vec<Effect> {
        let Task::Write { mv: asked, .. } = self.step().task else {
            return Vec::new();
        };
        if self.written.is_empty() {
            return self.tell(Say::Task);
        }
        match read(&self.line, &self.written) {
            Ok(mv) if mv == asked => {
                if self.line.play(mv.attempt()).is_err() {
                    return Vec::new();
                }
                self.succeed(None);
                vec![Effect::Moved(mv), Effect::Said]
            }
            Ok(mv) => {
                self.mistakes += 1;
                self.tell(Say::WroteOther(mv))
            }
            Err(SanError::Illegal(fault)) => {
                self.mistakes += 1;
                match san::read_attempt(self.line.position(), &self.written) {
                    Ok(attempt) => self.refuse(attempt.from, attempt.to, *fault),
                    Err(_) => self.tell(Say::Refused(fault)),
                }
            }
            Err(unread) => self.tell(Say::Unread(Box::new(unread))),
        }
    }
}

/// Reads what a child wrote: as it stands, else with the capital it may have meant.
fn read(line: &Line, text: &str) -> Result<Move, SanError> {
    let as_written = san::read(line, text);
    if as_written.is_ok() {
        return as_written;
    }
    let mut letters = text.chars();
    let Some(first) = letters.next().map(|first| first.to_ascii_uppercase()) else {
        return as_written;
    };
    let german = GERMAN.iter().find(|(letter, _)| *letter == first);
    let meant = german.map_or(first, |(_, english)| *english);
    let again = san::read(line, &format!("{meant}{}", letters.as_str()));
    match (&as_written, &again) {
        (_, Ok(_)) => again,
        (Err(SanError::Syntax), Err(other)) if *other != SanError::Syntax => again,
        _ => as_written,
    }
}

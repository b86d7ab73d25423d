//! Counting: a number goes up and down, or is typed, and is handed in.

use crate::lesson::Task;
use crate::rules::notation::letters::Letters;
use crate::rules::{Geometry, Square};
use crate::session::play::Play;
use crate::session::{Effect, Say};

/// The greatest number that can be reached.
const MOST: u32 = 999;

impl<G: Geometry> Play<G> {
    /// The number that is handed in next; `None` where nothing is counted.
    pub(super) fn number(&self) -> Option<u32> {
        matches!(self.step().task, Task::Count { .. }).then_some(self.number)
    }

    /// One more or one fewer.
    pub(super) fn change_number(&mut self, up: bool) -> Vec<Effect<G>> {
        let Some(number) = self.number().filter(|_| !self.done) else {
            return Vec::new();
        };
        self.set_number(if up {
            number + 1
        } else {
            number.saturating_sub(1)
        })
    }

    /// A typed digit stands behind the others.
    fn type_digit(&mut self, digit: u32) -> Vec<Effect<G>> {
        let Some(number) = self.number().filter(|_| !self.done) else {
            return Vec::new();
        };
        let longer = number * 10 + digit;
        self.set_number(if longer > MOST { digit } else { longer })
    }

    /// Takes the last digit away.
    fn erase_digit(&mut self) -> Vec<Effect<G>> {
        match self.number().filter(|_| !self.done) {
            Some(number) => self.set_number(number / 10),
            None => Vec::new(),
        }
    }

    fn set_number(&mut self, number: u32) -> Vec<Effect<G>> {
        self.number = number.min(MOST);
        self.say_task_again();
        vec![Effect::Said]
    }

    /// A tap while counting leaves a mark, or takes it away: a finger on each thing counted.
    pub(super) fn mark_counted(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        if self.found.contains(square) {
            self.found.remove(square);
        } else {
            self.found.insert(square);
        }
        vec![Effect::Chosen(square)]
    }

    /// The number is handed in.
    fn hand_in_number(&mut self) -> Vec<Effect<G>> {
        let Task::Count { answer, .. } = self.step().task else {
            return Vec::new();
        };
        let number = self.number;
        if number == answer {
            self.succeed(None);
            return vec![Effect::Said];
        }
        self.mistakes += 1;
        self.tell(if number < answer {
            Say::CountMore(number)
        } else {
            Say::CountFewer(number)
        })
    }

    /// A letter or a digit is typed.
    pub(super) fn type_sign(&mut self, sign: char) -> Vec<Effect<G>> {
        match sign.to_digit(10) {
            Some(digit) if self.number().is_some() => self.type_digit(digit),
            _ => self.type_letter(sign),
        }
    }

    /// The last letter or digit is taken away.
    pub(super) fn erase_sign(&mut self, letters: &Letters) -> Vec<Effect<G>> {
        if self.number().is_some() {
            self.erase_digit()
        } else {
            self.erase_letter(letters)
        }
    }

    /// What was counted or written is handed in.
    pub(super) fn hand_in(&mut self, letters: &Letters) -> Vec<Effect<G>> {
        if self.done {
            return Vec::new();
        }
        if self.number().is_some() {
            self.hand_in_number()
        } else {
            self.hand_in_move(letters)
        }
    }
}

//! Tapping squares: each tap is answered at once.

use crate::lesson::{Ask, Task};
use crate::rules::{Attempt, Geometry, Square, Verdict};
use crate::session::play::Play;
use crate::session::{Effect, Say};

impl<G: Geometry> Play<G> {
    /// A tap on a square.
    pub(super) fn choose(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        let Task::Squares { answer, .. } = self.step().task else {
            return Vec::new();
        };
        if self.done {
            return Vec::new();
        }
        if self.found.contains(square) {
            return self.tell(Say::FoundBefore(square));
        }
        if !answer.contains(square) {
            return self.not_this_square(square);
        }
        self.found.insert(square);
        let left = usize::try_from((answer - self.found).len()).unwrap_or(usize::MAX);
        if left == 0 {
            self.succeed(None);
        } else {
            self.tell(Say::Found { left });
        }
        vec![Effect::Chosen(square), Effect::Said]
    }

    /// If a piece was to go there, the referee says why it does not.
    fn not_this_square(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        self.mistakes += 1;
        if let Some(from) = self.asked_mover().filter(|from| *from != square)
            && let Verdict::Illegal(fault) = self.line.judge(Attempt::new(from, square))
        {
            return self.refuse(from, square, fault);
        }
        self.tell(Say::NotThisSquare(square))
    }

    /// The piece whose moves are asked for.
    fn asked_mover(&self) -> Option<Square<G>> {
        let Task::Squares { ask, piece, .. } = self.step().task else {
            return None;
        };
        match ask {
            Ask::Moves | Ask::Captures => piece,
            Ask::Escapes => self.position().kings(self.position().turn()).only(),
            Ask::Attackers | Ask::Checkers | Ask::Listed => None,
        }
    }
}

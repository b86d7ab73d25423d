//! Following a line: the child plays its moves, the other side answers by itself.

use crate::lesson::Task;
use crate::rules::{Attempt, Geometry, Move, Verdict};
use crate::session::play::Play;
use crate::session::{Effect, Say};

impl<G: Geometry> Play<G> {
    /// The moves that the line, or one of its branches, has now; the main one first.
    pub(super) fn next_of_line(&self) -> Vec<Move<G>> {
        let Task::Play { lines } = &self.step().task else {
            return Vec::new();
        };
        let before = self.step().line.moves().len();
        let played = self.line.moves().get(before..).unwrap_or_default();
        let branches = lines.iter().filter(|line| line.starts_with(played));
        let next = branches.filter_map(|line| line.get(played.len()).copied());
        let mut moves: Vec<Move<G>> = Vec::new();
        for mv in next {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        moves
    }

    /// Plays the moves of the other side, as long as it is its turn.
    pub(super) fn reply(&mut self) -> Vec<Effect<G>> {
        let mut effects = Vec::new();
        while self.line.position().turn() != self.step().side {
            let Some(mv) = self.next_of_line().first().copied() else {
                break;
            };
            if self.line.play(mv.attempt()).is_err() {
                break;
            }
            effects.push(Effect::Replied(mv));
        }
        effects
    }

    /// A try at the next move of the line.
    pub(super) fn follow(&mut self, attempt: Attempt<G>, verdict: Verdict<G>) -> Vec<Effect<G>> {
        let mv = match verdict {
            Verdict::Legal(mv) => mv,
            Verdict::Illegal(fault) => return self.refuse(attempt.from, attempt.to, fault),
        };
        if !self.next_of_line().contains(&mv) {
            return self.not_the_answer(&mv);
        }
        if self.line.play(attempt).is_err() {
            return Vec::new();
        }
        self.shown_hint = None;
        let mut effects = vec![Effect::Moved(mv)];
        effects.extend(self.reply());
        if self.next_of_line().is_empty() {
            self.succeed(None);
        } else {
            self.say = Say::NextOfLine;
        }
        effects.push(Effect::Said);
        effects
    }
}

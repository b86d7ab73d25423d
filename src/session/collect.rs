//! Collecting stars: one piece moves again and again, the other side waits.

use crate::lesson::{Step, Task};
use crate::rules::{
    Attempt, Classic, Geometry, Move, Piece, Position, Role, Square, SquareSet, Verdict,
};
use crate::session::play::Play;
use crate::session::{Effect, Say};
use crate::solve::collect::{self, Danger, Safety};

/// The board of a step that collects, with the way back.
#[derive(Clone, Debug)]
pub(super) struct Collecting<G: Geometry = Classic> {
    /// What is left to do after each move; the first is the beginning. Never empty.
    first: collect::Task<G>,
    later: Vec<(Move<G>, collect::Task<G>)>,
}

impl<G: Geometry> Collecting<G> {
    /// The collecting of a step, or the moves of a single piece that tries itself out; `None` for
    /// everything else.
    pub(super) fn new(step: &Step<G>) -> Option<Self> {
        let first = match step.task {
            Task::Try { piece, .. } => {
                let piece = Some(piece?);
                let task = collect::Task::new(*step.position());
                collect::Task { piece, ..task }
            }
            _ => step.collecting()?,
        };
        let later = Vec::new();
        Some(Self { first, later })
    }

    /// A move is made.
    pub(super) fn push(&mut self, mv: &Move<G>) {
        let next = self.now().after(mv);
        self.later.push((*mv, next));
    }

    /// How many stars and pieces there are to collect, and how many are left.
    pub(super) fn counted(&self) -> (usize, usize) {
        (n_to_collect(&self.first), n_to_collect(self.now()))
    }

    /// What is left to do.
    pub(super) fn now(&self) -> &collect::Task<G> {
        self.later.last().map_or(&self.first, |(_, task)| task)
    }

    pub(super) fn position(&self) -> &Position<G> {
        &self.now().position
    }

    pub(super) fn only_piece(&self) -> Option<Square<G>> {
        self.now().piece
    }

    pub(super) fn stars_left(&self) -> SquareSet<G> {
        self.now().stars
    }

    pub(super) fn n_moves(&self) -> usize {
        self.later.len()
    }

    pub(super) fn last_move(&self) -> Option<Move<G>> {
        self.later.last().map(|(mv, _)| *mv)
    }

    pub(super) fn take_back(&mut self) -> Option<Move<G>> {
        self.later.pop().map(|(mv, _)| mv)
    }
}

/// The stars of a task, and the enemy pieces if they are to be taken.
fn n_to_collect<G: Geometry>(task: &collect::Task<G>) -> usize {
    let position = &task.position;
    let enemies = position.enemies(position.turn());
    let is_prey =
        |(at, piece): &(Square<G>, Piece)| enemies.contains(*at) && piece.role != Role::King;
    let prey = position.board().iter().filter(is_prey).count();
    let stars = task.stars.iter().count();
    stars + if task.take_all { prey } else { 0 }
}

impl<G: Geometry> Play<G> {
    /// A move of the collecting piece.
    pub(super) fn collect(&mut self, attempt: Attempt<G>, verdict: Verdict<G>) -> Vec<Effect<G>> {
        let Attempt { from, to, .. } = attempt;
        let mv = match verdict {
            Verdict::Legal(mv) => mv,
            Verdict::Illegal(fault) => return self.refuse(from, to, fault),
        };
        let Some(collecting) = &mut self.collecting else {
            return Vec::new();
        };
        if let Some(danger) = collecting.now().danger(&mv) {
            return self.caught(&mv, danger);
        }
        let (_, before) = collecting.counted();
        collecting.push(&mv);
        let (_, left) = collecting.counted();
        let all_done = collecting.now().is_done();
        let takes_all = collecting.now().take_all;
        self.shown_hint = None;
        if all_done {
            self.succeed(None);
        } else if left < before && takes_all {
            self.say = Say::PieceTaken { left };
        } else if left < before {
            self.say = Say::StarTaken { left };
        } else {
            self.say = Say::Task;
        }
        vec![Effect::Moved(mv), Effect::Said]
    }

    /// A move after which a man could be lost, in a step that asks for safety.
    fn caught(&mut self, mv: &Move<G>, danger: Danger<G>) -> Vec<Effect<G>> {
        self.mistakes += 1;
        let own = self
            .step()
            .wrong
            .iter()
            .position(|wrong| wrong.attempt == mv.attempt());
        let all = self.collecting.as_ref().map(|it| it.now().safe) == Some(Safety::All);
        let told = match all {
            true => Say::Hangs(danger),
            false => Say::Caught {
                to: danger.square,
                attackers: danger.takers,
            },
        };
        let say = own.map_or(told, Say::Wrong);
        let mut effects = vec![Effect::TriedAndReturned(*mv)];
        effects.extend(self.tell(say));
        effects
    }
}

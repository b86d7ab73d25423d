//! `move`: a move is found, one or all, perhaps with "check" said to it.

use crate::rules::{Geometry, Move, Verdict};
use crate::session::hint::{OF_A_MOVE, on_the_way};
use crate::session::kinds::aim::Aim;
use crate::session::kinds::{BoardUse, Doing, once};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Hint, Say};
use crate::solve::hint::{Quest, Rung};

/// Whether "check" is said with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// Nobody asks for it.
    NotAsked,
    /// Not yet.
    Unsaid,
    /// Said before the move was made.
    Said,
    /// The move is made, and nobody has said it.
    Due,
}

/// The learner finds a move.
#[derive(Clone, Debug)]
pub(super) struct Finding<G: Geometry> {
    /// Every move that the step accepts.
    right: Vec<Move<G>>,
    /// What these have in common.
    aim: Aim,
    /// Whether all of them are asked for.
    all: bool,
    /// Those found so far, where all are asked for.
    found: Vec<Move<G>>,
    call: Call,
}

impl<G: Geometry> Finding<G> {
    pub(super) fn new(right: Vec<Move<G>>, aim: Aim, all: bool, calls: bool) -> Self {
        Self {
            right,
            aim,
            all,
            found: Vec::new(),
            call: if calls { Call::Unsaid } else { Call::NotAsked },
        }
    }

    fn play_answer(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        if play.line.play(mv.attempt()).is_err() {
            return Vec::new();
        }
        if self.call == Call::Unsaid {
            self.call = Call::Due;
            play.tell(Say::SayCheck);
        } else {
            play.succeed(Some(Verdict::Legal(mv)));
        }
        vec![Effect::Moved(mv), Effect::Said]
    }
}

impl<G: Geometry> Doing<G> for Finding<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Moves
    }

    fn answers(&self, _: &Play<G>) -> Vec<Answer> {
        match self.call {
            Call::NotAsked => Vec::new(),
            Call::Unsaid | Call::Said | Call::Due => vec![Answer::Check],
        }
    }

    fn counted(&self, play: &Play<G>) -> (usize, usize) {
        match self.all {
            true => (self.found.len(), self.right.len()),
            false => once(play),
        }
    }

    fn is_touched(&self) -> bool {
        !self.found.is_empty() || self.call == Call::Due
    }

    fn rungs(&self) -> &'static [Rung] {
        OF_A_MOVE
    }

    fn moved(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        if !self.right.contains(&mv) {
            if self.call == Call::Said {
                self.call = Call::Unsaid;
            }
            let answer = self.aim.answer(play.position(), &mv);
            return play.return_move(&mv, answer);
        }
        if !self.all {
            return self.play_answer(play, mv);
        }
        if !self.found.contains(&mv) {
            self.found.push(mv);
        }
        let left = self.right.len().saturating_sub(self.found.len());
        if left == 0 {
            return self.play_answer(play, mv);
        }
        let mut effects = vec![Effect::TriedAndReturned(mv)];
        effects.extend(play.tell(Say::Found { left }));
        effects
    }

    /// "Check!", said before the move, or after it.
    fn answer(&mut self, play: &mut Play<G>, _: Answer) -> Vec<Effect<G>> {
        self.call = match self.call {
            Call::Unsaid => Call::Said,
            Call::Said => Call::Unsaid,
            Call::Due => {
                let last = play.line.moves().last().copied();
                play.succeed(last.map(Verdict::Legal));
                return vec![Effect::Said];
            }
            Call::NotAsked => return Vec::new(),
        };
        vec![Effect::Picked]
    }

    fn waits_for(&self) -> Option<Say<G>> {
        (self.call == Call::Due).then_some(Say::SayCheck)
    }

    fn hint(&self, _: &Play<G>, rung: Rung) -> Option<Hint<G>> {
        let mut moves = self.right.clone();
        moves.retain(|mv| !self.found.contains(mv));
        on_the_way(Quest::Moves(&moves), rung)
    }

    fn found_moves(&self) -> &[Move<G>] {
        &self.found
    }

    fn has_called(&self) -> bool {
        self.call == Call::Said
    }
}

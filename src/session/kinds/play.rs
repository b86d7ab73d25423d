//! `play`: a line is followed. The child plays its moves, the other side answers by itself.

use crate::rules::{Ending, Geometry, Move, Outcome};
use crate::session::hint::{OF_A_MOVE, on_the_way};
use crate::session::kinds::aim::off_the_mates;
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Effect, Hint, Say};
use crate::solve::hint::{Quest, Rung};

/// The learner follows a line.
#[derive(Clone, Debug)]
pub(super) struct Following<G: Geometry> {
    /// The lines, the main one first.
    pub(super) lines: Vec<Vec<Move<G>>>,
}

impl<G: Geometry> Following<G> {
    /// The moves that the line, or one of its branches, has now; the main one first.
    fn next(&self, play: &Play<G>) -> Vec<Move<G>> {
        let before = play.step().line.moves().len();
        let played = play.line.moves().get(before..).unwrap_or_default();
        let branches = self.lines.iter().filter(|line| line.starts_with(played));
        let next = branches.filter_map(|line| line.get(played.len()).copied());
        let mut moves: Vec<Move<G>> = Vec::new();
        for mv in next {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        moves
    }

    /// How many own moves the lines have from here, if all of them end in checkmate after as many; `None` otherwise, and
    /// where more than two armies play: the one that answers need not be the one that is hunted.
    fn moves_to_mate(&self, play: &Play<G>) -> Option<usize> {
        if G::SEATS.len() > 2 {
            return None;
        }
        let begun = &play.step().line;
        let before = begun.moves().len();
        let played = play.line.moves().get(before..).unwrap_or_default();
        let mut ahead = self.lines.iter().filter(|line| line.starts_with(played));
        let n_left = ahead.clone().next()?.len() - played.len();
        let mates = |line: &Vec<Move<G>>| {
            let mut whole = begun.clone();
            let is_played = line.iter().all(|mv| whole.play(mv.attempt()).is_ok());
            let ending = whole.outcome().map(|it| it.ending);
            is_played && ending == Some(Ending::Checkmate) && line.len() - played.len() == n_left
        };
        ahead.all(mates).then_some(n_left.div_ceil(2))
    }

    /// Plays the moves of the other side, as long as it is its turn.
    fn reply(&self, play: &mut Play<G>) -> Vec<Effect<G>> {
        let mut effects = Vec::new();
        while play.position().turn() != play.step().side {
            let Some(mv) = self.next(play).first().copied() else {
                break;
            };
            if play.line.play(mv.attempt()).is_err() {
                break;
            }
            effects.push(Effect::Replied(mv));
        }
        effects
    }
}

impl<G: Geometry> Doing<G> for Following<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Moves
    }

    fn n_moves(&self, play: &Play<G>) -> usize {
        play.n_played()
    }

    fn rungs(&self) -> &'static [Rung] {
        OF_A_MOVE
    }

    fn begin(&mut self, play: &mut Play<G>) {
        self.reply(play);
    }

    fn moved(&mut self, play: &mut Play<G>, mv: Move<G>) -> Vec<Effect<G>> {
        if !self.next(play).contains(&mv) {
            let answer = self.moves_to_mate(play);
            let answer = answer.and_then(|n| off_the_mates(play.position(), &mv, n));
            return play.return_move(&mv, answer.unwrap_or(Say::NotTheAnswer(mv)));
        }
        if play.line.play(mv.attempt()).is_err() {
            return Vec::new();
        }
        let mut effects = vec![Effect::Moved(mv)];
        effects.extend(self.reply(play));
        play.go_on(self.next(play).len(), Say::NextOfLine);
        effects.push(Effect::Said);
        effects
    }

    fn can_take_back(&self, _: &Play<G>) -> bool {
        false
    }

    fn hint(&self, play: &Play<G>, rung: Rung) -> Option<Hint<G>> {
        on_the_way(Quest::Moves(&self.next(play)), rung)
    }

    fn outcome(&self, play: &Play<G>) -> Option<Outcome> {
        play.line.outcome()
    }
}

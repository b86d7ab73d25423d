//! `play`: a line is followed. The child plays its moves, the other side answers by itself. Where the line ends with
//! checkmate, every other checkmate in the place of its last move is as good, unless the step lists it as `wrong`.

use crate::lesson::exchange::worth;
use crate::rules::{Ending, Geometry, Move, Outcome};
use crate::session::hint::{OF_A_MOVE, on_the_way};
use crate::session::kinds::aim::{loses, off_the_mates};
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
    /// What is left of the line and of its branches that begin as it was played; the main one first.
    fn ahead<'a>(&'a self, play: &'a Play<G>) -> impl Iterator<Item = &'a [Move<G>]> {
        let before = play.step().line.moves().len();
        let played = play.line.moves().get(before..).unwrap_or_default();
        let lines = self.lines.iter();
        lines.filter_map(move |line| line.strip_prefix(played))
    }

    /// The moves that the line, or one of its branches, has now; the main one first.
    fn next(&self, play: &Play<G>) -> Vec<Move<G>> {
        let mut moves: Vec<Move<G>> = Vec::new();
        for mv in self.ahead(play).filter_map(|left| left.first().copied()) {
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
        let n_left = self.ahead(play).next()?.len();
        let mates = |left: &[Move<G>]| left.len() == n_left && mates(play, left);
        self.ahead(play).all(mates).then_some(n_left.div_ceil(2))
    }

    /// Whether a move gives checkmate where a line ends with another checkmate, and the step does not list it as wrong.
    fn mates_as_well(&self, play: &Play<G>, mv: &Move<G>) -> bool {
        let ends_here = |left: &[Move<G>]| left.len() == 1 && mates(play, left);
        let mut wrong = play.step().wrong.iter();
        let is_wrong = wrong.any(|it| it.attempt == mv.attempt());
        !is_wrong && mates(play, &[*mv]) && self.ahead(play).any(ends_here)
    }

    /// Whether the lines from here win men: whoever follows one takes more than is taken from them.
    fn wins(&self, play: &Play<G>) -> bool {
        let won = |mv: &Move<G>| {
            let taken = mv.captured().map_or(0, |(_, it)| worth(it.role));
            let is_own = mv.piece().seat == play.step().side;
            if is_own { taken } else { -taken }
        };
        let mut ahead = self.ahead(play);
        ahead.all(|moves| moves.iter().map(won).sum::<i64>() > 0)
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

/// Whether these moves, played from here, end in checkmate.
fn mates<G: Geometry>(play: &Play<G>, moves: &[Move<G>]) -> bool {
    let mut whole = play.line.clone();
    let is_played = moves.iter().all(|mv| whole.play(mv.attempt()).is_ok());
    let ending = whole.outcome().map(|it| it.ending);
    is_played && ending == Some(Ending::Checkmate)
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
        if !self.next(play).contains(&mv) && !self.mates_as_well(play, &mv) {
            let answer = match self.moves_to_mate(play) {
                Some(n_moves) => off_the_mates(play.position(), &mv, n_moves),
                None if self.wins(play) => loses(play.position(), &mv),
                None => None,
            };
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

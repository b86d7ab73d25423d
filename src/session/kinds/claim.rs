//! `claim`: may a draw be claimed, and for what?

use crate::lesson::task::Claimable;
use crate::rules::{Attempt, Geometry, Line, Position};
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Say};
use crate::solve::hint::Rung;

/// What a claim is judged by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// What may be claimed.
    pub answer: Claimable,
    /// How often the position was on the board, this time included.
    pub times: usize,
    /// The plies after which it was there before, oldest first; 0 is the start.
    pub plies: Vec<usize>,
    /// Half-moves without a capture or a pawn move.
    pub quiet_plies: usize,
    /// Whether it is so only after the move that is intended.
    pub is_next: bool,
    /// How often the same men stood on the same squares with the same side to move, this time included: more often than the
    /// position, where a right to castle or to take in passing is gone.
    pub alike: usize,
}

/// The learner says what may be claimed.
#[derive(Clone, Debug)]
pub(super) struct Claiming<G: Geometry> {
    pub(super) next: Option<Attempt<G>>,
    pub(super) answer: Claimable,
    pub(super) offer: Vec<Claimable>,
}

impl<G: Geometry> Doing<G> for Claiming<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Nothing
    }

    fn answers(&self, _: &Play<G>) -> Vec<Answer> {
        self.offer.iter().copied().map(Answer::Claim).collect()
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }

    /// A refused claim is explained by its count.
    fn answer(&mut self, play: &mut Play<G>, answer: Answer) -> Vec<Effect<G>> {
        let Answer::Claim(given) = answer else {
            return Vec::new();
        };
        let Some(claim) = given.claim() else {
            return match self.answer {
                Claimable::Nothing => play.solve(),
                Claimable::Threefold | Claimable::FiftyMoves => play.miss(Say::ClaimThere),
            };
        };
        let by = play.position().turn();
        match play.line.clone().claim(claim, by, self.next) {
            Ok(_) => play.solve(),
            Err(fault) => play.miss(Say::ClaimRefused(Box::new(fault))),
        }
    }

    fn question(&self) -> Option<Attempt<G>> {
        self.next
    }

    /// The count; for the intended move, as if it were played.
    fn evidence(&self, play: &Play<G>) -> Option<Evidence> {
        let mut line: Line<G> = play.line.clone();
        if let Some(next) = self.next {
            line.play(next).ok()?;
        }
        play.done.then(|| Evidence {
            answer: self.answer,
            times: line.occurrences(),
            plies: line.earlier_plies(),
            quiet_plies: line.quiet_plies(),
            is_next: self.next.is_some(),
            alike: alike(&line),
        })
    }
}

/// How often the men stood as they do now, with the same side to move.
fn alike<G: Geometry>(line: &Line<G>) -> usize {
    let now = line.position();
    let n_plies = line.moves().len();
    let positions = (0..=n_plies).filter_map(|ply| line.position_after(ply));
    let is_alike = |it: &&Position<G>| it.board() == now.board() && it.turn() == now.turn();
    positions.filter(is_alike).count()
}

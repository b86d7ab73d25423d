//! How the board stands: whose turn, check, the end of the game, and who can still win.

use crate::explain::{self, Proof, side_word};
use crate::locale::Phrase;
use crate::referee::Referee;
use crate::rules::{Chance, Line, Position, Seat};

/// How far the proof that a side can never win is looked for.
const NODES: usize = 200;

/// How the board stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardStanding {
    /// In words; what matters most first.
    pub says: Vec<Phrase>,
    /// On the board.
    pub proof: Vec<Proof>,
    /// Whether the game is over.
    pub is_over: bool,
}

impl Referee {
    /// How the board stands; nothing while it is no position.
    #[must_use]
    pub fn standing(&self) -> BoardStanding {
        let Some(line) = self.line() else {
            return BoardStanding::default();
        };
        let position = line.position();
        match line.outcome().filter(|_| self.game().is_some()) {
            Some(outcome) => {
                let why = explain::outcome(position, outcome);
                BoardStanding {
                    says: vec![why.sentence],
                    proof: why.proof,
                    is_over: true,
                }
            }
            None => self.going_on(&line),
        }
    }

    fn going_on(&self, line: &Line) -> BoardStanding {
        let position = line.position();
        let side = side_word(position.turn());
        let king = position.kings(position.turn()).first();
        let checkers = position.checkers();
        let mut says = vec![if checkers.is_empty() {
            Phrase::RefereeTurn { side }
        } else {
            Phrase::CoachCheck { side }
        }];
        if self.game().is_some() {
            says.extend(hopeless(position));
        }
        let proof = king.into_iter().flat_map(|to| {
            let attacks = checkers.iter();
            attacks.map(move |from| Proof::Attack { from, to })
        });
        BoardStanding {
            says,
            proof: proof.collect(),
            is_over: false,
        }
    }
}

/// The side that can never win any more, if the other can.
fn hopeless(position: &Position) -> Option<Phrase> {
    let all = [Seat::WHITE, Seat::BLACK].into_iter();
    let mut barred = all.filter(|seat| matches!(position.can_win(*seat, NODES), Chance::No(_)));
    barred.next().map(|seat| Phrase::RefereeCannotWin {
        side: side_word(seat),
    })
}

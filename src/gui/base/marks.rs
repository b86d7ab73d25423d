//! The marks of a board on which somebody moves: what is picked, what was tried, why it is refused.
//!
//! What of it there is, each screen knows; how it looks and what lies over what is the same on all.

use crate::explain::Proof;
use crate::gui::base::proof;
use crate::rules::{Geometry, Move, Position, Seat, Square, SquareSet};
use crate::scene::{ArrowKind, Mark, Spot, Tone};

/// What there is to mark; nothing to begin with.
#[derive(Debug)]
pub struct Marks<'a, G: Geometry> {
    /// The last move: its two squares, softly.
    pub last: Option<Move<G>>,
    /// The picked piece.
    pub picked: Option<Square<G>>,
    /// Where it may go.
    pub targets: SquareSet<G>,
    /// A pawn that waits for what it becomes: from where to where.
    pub promoting: Option<(Square<G>, Square<G>)>,
    /// A move that is asked about or allowed: an arrow, if it goes anywhere.
    pub asked: Option<(Square<G>, Square<G>)>,
    /// A move that was tried and is refused: the same, broken off.
    pub refused: Option<(Square<G>, Square<G>)>,
    /// Whether that is what was asked for: then nothing warns of it.
    pub is_wanted: bool,
    /// Why it is refused, or how the game has ended.
    pub proof: &'a [Proof<G>],
    /// What the screen alone knows.
    pub also: Vec<Mark>,
    /// The keyboard's square.
    pub cursor: Option<Spot>,
    /// What was drawn by hand.
    pub drawn: &'a [Mark],
}

impl<G: Geometry> Default for Marks<'_, G> {
    fn default() -> Self {
        Self {
            last: None,
            picked: None,
            targets: SquareSet::EMPTY,
            promoting: None,
            asked: None,
            refused: None,
            is_wanted: false,
            proof: &[],
            also: Vec::new(),
            cursor: None,
            drawn: &[],
        }
    }
}

impl<G: Geometry> Marks<'_, G> {
    /// All marks, in the order in which they lie over each other; `is_taken` tells where something
    /// is to be had.
    #[must_use]
    pub fn all(self, is_taken: impl Fn(Square<G>) -> bool) -> Vec<Mark> {
        let mut marks = Vec::new();
        if let Some(mv) = &self.last {
            marks.extend([mv.from(), mv.to()].map(|at| Mark::Tint(at.into(), Tone::Blue)));
        }
        marks.extend(self.picked.map(|at| Mark::From(at.into())));
        marks.extend(proof::marks(&Proof::Allowed(self.targets), &is_taken));
        if let Some((from, to)) = self.promoting {
            marks.extend([Mark::From(from.into()), Mark::Landing(to.into())]);
        }
        let asked = self.asked.map(|way| (way, ArrowKind::Move));
        let kind = match self.is_wanted {
            true => ArrowKind::Barred,
            false => ArrowKind::Refused,
        };
        let refused = self.refused.map(|way| (way, kind));
        let tried = asked.or(refused);
        if let Some(((from, to), kind)) = tried {
            marks.push(Mark::From(from.into()));
            marks.extend((from != to).then(|| Mark::arrow(from, to, kind)));
        }
        // The square of the tried move is marked already.
        let about = tried.map(|((from, _), _)| Proof::About(from));
        let parts = self
            .proof
            .iter()
            .filter(|part| about.as_ref() != Some(part));
        marks.extend(parts.flat_map(|part| proof::marks(part, &is_taken)));
        marks.extend(self.also);
        marks.extend(self.cursor.map(Mark::Cursor));
        marks.extend(self.drawn);
        marks
    }
}

/// The check on a player: a ring around each king that is attacked, and the ways to it. What counts only when it is said
/// is none before.
#[must_use]
pub fn check<G: Geometry>(position: &Position<G>, victim: Seat) -> Vec<Mark> {
    let kings = position.kings(victim).iter();
    let marks = kings.flat_map(|king| {
        let attackers = match victim == position.turn() {
            true => position.binding_checkers() & position.attackers_of(king, victim),
            false => position.called_checkers(king, victim),
        };
        let ring = Mark::Circle(king.into(), Tone::Red);
        let ring = (!attackers.is_empty()).then_some(ring);
        let ways = attackers.iter();
        let ways = ways.map(move |from| Mark::arrow(from, king, ArrowKind::Attack));
        ring.into_iter().chain(ways)
    });
    marks.collect()
}

/// The same where the board shows a reason: that has lines of its own.
#[must_use]
pub fn check_beside_reason<G: Geometry>(position: &Position<G>, victim: Seat) -> Vec<Mark> {
    let mut marks = check(position, victim);
    marks.retain(|mark| matches!(mark, Mark::Circle(..)));
    marks
}

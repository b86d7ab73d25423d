//! Moves under house rules: family rule 3 looks at every move, and who is away has none.

use crate::rules::generate::sinks::Any;
use crate::rules::generate::{Generator, MoveSink};
use crate::rules::geometry::{Geometry, Step, Wing};
use crate::rules::ruleset::Rule3;
use crate::rules::{Move, Position, Role, Seat, Square, SquareSet};

impl<G: Geometry> Position<G> {
    /// The moves of the pieces on `from`, where something differs from the Laws.
    pub(super) fn generate_by_house(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        if !self.movers().contains(self.turn) {
            return;
        }
        if !self.may_meet_rule3() {
            return self.generate_alone(from, sink);
        }
        if self.can_keep_rule3() {
            self.generate_alone(from, &mut OneAttacker::new(self, sink));
        } else {
            self.generate_alone(from, sink);
        }
    }

    /// Family rule 3 is waived if no other legal move is left.
    pub(in crate::rules) fn can_keep_rule3(&self) -> bool {
        let mut any = Any::default();
        self.generate_alone(SquareSet::FULL, &mut OneAttacker::new(self, &mut any));
        any.found()
    }

    /// Whether some move could be against family rule 3: nearly always it is plain that none is.
    fn may_meet_rule3(&self) -> bool {
        self.house.rule3 == Rule3::Forbid && self.is_second_attack_near()
    }

    /// The moves before rule 3 is looked at.
    fn generate_alone(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        match self.turn {
            Seat::South => Generator::<G, 0, true>::new(self, from).run(sink),
            Seat::West => Generator::<G, 1, true>::new(self, from).run(sink),
            Seat::North => Generator::<G, 2, true>::new(self, from).run(sink),
            Seat::East => Generator::<G, 3, true>::new(self, from).run(sink),
        }
    }
}

/// Passes on only the moves that keep family rule 3.
struct OneAttacker<'a, G: Geometry, S> {
    position: &'a Position<G>,
    sink: &'a mut S,
}

impl<'a, G: Geometry, S: MoveSink<G>> OneAttacker<'a, G, S> {
    fn new(position: &'a Position<G>, sink: &'a mut S) -> Self {
        Self { position, sink }
    }

    fn is_kept(&self, mv: &Move<G>) -> bool {
        self.position.second_attack(mv).is_none()
    }

    fn pawn_move(&self, to: Square<G>, (files, ranks): Step) -> Option<Move<G>> {
        let from = to.offset(-files, -ranks)?;
        Some(self.position.move_of(Role::Pawn, from, to))
    }
}

impl<G: Geometry, S: MoveSink<G>> MoveSink<G> for OneAttacker<'_, G, S> {
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>) {
        let kept = |to: &Square<G>| self.is_kept(&self.position.move_of(role, from, *to));
        let to: SquareSet<G> = to.iter().filter(kept).collect();
        if !to.is_empty() {
            self.sink.moves(role, from, to);
        }
    }

    fn pawns(&mut self, to: SquareSet<G>, step: Step) {
        let kept = |to: &Square<G>| {
            self.pawn_move(*to, step)
                .is_some_and(|mv| self.is_kept(&mv))
        };
        let to: SquareSet<G> = to.iter().filter(kept).collect();
        if !to.is_empty() {
            self.sink.pawns(to, step);
        }
    }

    fn promotions(&mut self, to: SquareSet<G>, step: Step) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.promotion(to, step, role);
            }
        }
    }

    fn promotion(&mut self, to: Square<G>, step: Step, role: Role) {
        let mv = self.pawn_move(to, step);
        let promotion = Some(role);
        if mv.is_some_and(|mv| self.is_kept(&Move { promotion, ..mv })) {
            self.sink.promotion(to, step, role);
        }
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>) {
        let mv = self.position.en_passant_move(from, to);
        if mv.is_some_and(|mv| self.is_kept(&mv)) {
            self.sink.en_passant(from, to);
        }
    }

    fn castling(&mut self, wing: Wing) {
        let mv = self.position.castling_move(wing);
        if mv.is_some_and(|mv| self.is_kept(&mv)) {
            self.sink.castling(wing);
        }
    }

    fn is_full(&self) -> bool {
        self.sink.is_full()
    }
}

//! Moves under house rules: family rule 3 looks at every move, and who is away has none.

use crate::rules::ground::geometry::{Delta, Geometry, Wing};
use crate::rules::ground::ruleset::{Extra, Rule3};
use crate::rules::ground::{Move, Role, Seat, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::generate::sinks::{Any, Careful, ListSink};
use crate::rules::moving::generate::{MoveSink, generate_for};
use crate::rules::moving::house::SecondAttacks;
use crate::rules::moving::safety::{Foes, attackers};

impl<G: Geometry> Position<G> {
    /// The moves of the pieces on `from`, where something differs from the Laws.
    pub(super) fn generate_by_house(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        if !self.movers().contains(self.plain.turn) {
            return;
        }
        if self.house.rule3 != Rule3::Forbid {
            return self.generate_alone(from, sink);
        }
        let (dangers, passed) = (self.second_attacks(), self.strikes_at_passed());
        if dangers.is_clear() && passed.is_empty() && !self.takes_kings() {
            return self.generate_alone(from, sink);
        }
        let mut kept = OneAttacker::new(self, dangers, passed, sink);
        self.generate_alone(from, &mut kept);
        let is_waived = kept.has_refused && !kept.has_passed;
        if is_waived && (from == SquareSet::FULL || !self.can_keep_rule3()) {
            self.generate_alone(from, sink);
        }
    }

    /// Family rule 3 is waived if no other legal move is left.
    pub(in crate::rules) fn can_keep_rule3(&self) -> bool {
        let mut any = Any::default();
        let (dangers, passed) = (self.second_attacks(), self.strikes_at_passed());
        let mut kept = OneAttacker::new(self, dangers, passed, &mut any);
        self.generate_alone(SquareSet::FULL, &mut kept);
        any.found()
    }

    /// Whether a move keeps family rule 3, or the rule is waived.
    pub(super) fn keeps_rule3(&self, mv: &Move<G>) -> bool {
        self.house.rule3 != Rule3::Forbid
            || self.second_attack(mv).is_none()
            || !self.can_keep_rule3()
    }

    /// Every move that is legal but for family rule 3.
    pub(super) fn moves_before_rule3(&self) -> Vec<Move<G>> {
        let mut list = ListSink::new(self);
        if self.movers().contains(self.plain.turn) {
            self.generate_alone(SquareSet::FULL, &mut list);
        }
        list.into_moves()
    }

    /// The squares that a pawn has passed and one of the side to move may strike: such a move can take a
    /// pawn off a square on which it does not land.
    fn strikes_at_passed(&self) -> SquareSet<G> {
        let turn = self.plain.turn;
        let mut found = SquareSet::EMPTY;
        for passed in self.passed() {
            let beside = SquareSet::from_bits(G::pawn_attacks(turn.opposite(), passed.index()));
            let board = &self.plain.board;
            if beside.meets(board.by_seat(turn) & board.by_role(Role::Pawn)) {
                found.insert(passed);
            }
        }
        found
    }

    /// Whether a king may be taken: his army then opens lines, or attacks for another.
    fn takes_kings(&self) -> bool {
        self.house.silent_check_capture == Extra::True
    }

    /// The moves before rule 3 is looked at.
    fn generate_alone(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        generate_for(self, from, sink);
        if self.takes_kings() {
            self.take_kings(from, &mut Careful::new(self, sink));
        }
    }

    /// House rule `silent_check_capture`: the captures of kings. Each is made and looked at, since
    /// the army of a king who was taken attacks nothing any more.
    fn take_kings(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        let takeable = |victim: &Seat| self.is_king_takeable(*victim, self.plain.turn);
        let victims = Seat::ALL.into_iter().filter(takeable);
        for king in victims.flat_map(|victim| self.kings(victim).iter()) {
            let mine = Foes {
                pieces: self.plain.board.by_seat(self.plain.turn),
                is_cut: self.house.is_cut(),
            };
            for taker in
                attackers(&self.plain.board, self.plain.board.occupied(), king, mine) & from
            {
                match self.piece_at(taker).map(|piece| piece.role) {
                    Some(Role::Pawn) if self.promotion(self.plain.turn).contains(king) => {
                        sink.promotions(SquareSet::of(king), taker.distance(king));
                    }
                    Some(Role::Pawn) => sink.pawns(SquareSet::of(king), taker.distance(king)),
                    Some(role) => sink.moves(role, taker, SquareSet::of(king)),
                    None => {}
                }
            }
        }
    }
}

/// Passes on only the moves that keep family rule 3. Few positions need it, so it is compiled once for
/// all that can be done with moves.
struct OneAttacker<'a, G: Geometry> {
    position: &'a Position<G>,
    dangers: SecondAttacks<G>,
    /// Squares on which a pawn's move may take a pawn off another square.
    passed: SquareSet<G>,
    sink: &'a mut dyn MoveSink<G>,
    has_passed: bool,
    has_refused: bool,
}

impl<'a, G: Geometry> OneAttacker<'a, G> {
    fn new(
        position: &'a Position<G>,
        dangers: SecondAttacks<G>,
        passed: SquareSet<G>,
        sink: &'a mut dyn MoveSink<G>,
    ) -> Self {
        Self {
            position,
            dangers,
            passed,
            sink,
            has_passed: false,
            has_refused: false,
        }
    }

    /// Tries a move, and notes what comes of it.
    fn is_kept(&mut self, mv: &Move<G>) -> bool {
        let is_kept = self.position.second_attack(mv).is_none();
        self.has_passed |= is_kept;
        self.has_refused |= !is_kept;
        is_kept
    }

    /// Those of `to` that keep the rule; only the `risky` ones are tried.
    fn keep(
        &mut self,
        to: SquareSet<G>,
        risky: SquareSet<G>,
        mv: impl Fn(Square<G>) -> Option<Move<G>>,
    ) -> SquareSet<G> {
        let mut kept = to - risky;
        self.has_passed |= !kept.is_empty();
        for to in to & risky {
            if mv(to).is_some_and(|mv| self.is_kept(&mv)) {
                kept.insert(to);
            }
        }
        kept
    }

    /// Kings that may be taken: what becomes of their armies is seen only when it is tried.
    fn kings(&self) -> SquareSet<G> {
        self.position.plain.board.by_role(Role::King)
    }
}

/// The squares one or two steps ahead of others.
fn ahead<G: Geometry>(squares: SquareSet<G>, (files, ranks): Delta) -> SquareSet<G> {
    if files.abs() == 2 || ranks.abs() == 2 {
        let one = (files / 2, ranks / 2);
        squares.shift(one).shift(one)
    } else {
        squares.shift((files, ranks))
    }
}

fn pawn_move<G: Geometry>(
    position: &Position<G>,
    to: Square<G>,
    (files, ranks): Delta,
) -> Option<Move<G>> {
    let from = to.offset(-files, -ranks)?;
    Some(position.move_of(Role::Pawn, from, to))
}

impl<G: Geometry> MoveSink<G> for OneAttacker<'_, G> {
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>) {
        let risky = if self.dangers.shields.contains(from) {
            to
        } else {
            to & (self.dangers.lands(self.position, role) | self.kings())
        };
        let position = self.position;
        let to = self.keep(to, risky, |to| Some(position.move_of(role, from, to)));
        if !to.is_empty() {
            self.sink.moves(role, from, to);
        }
    }

    fn pawns(&mut self, to: SquareSet<G>, step: Delta) {
        let lands = self.dangers.lands(self.position, Role::Pawn);
        let risky = lands | ahead(self.dangers.shields, step) | self.passed | self.kings();
        let position = self.position;
        let to = self.keep(to, risky, |to| pawn_move(position, to, step));
        if !to.is_empty() {
            self.sink.pawns(to, step);
        }
    }

    fn promotions(&mut self, to: SquareSet<G>, step: Delta) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.promotion(to, step, role);
            }
        }
    }

    fn promotion(&mut self, to: Square<G>, step: Delta, role: Role) {
        let mv = pawn_move(self.position, to, step);
        let promotion = Some(role);
        if mv.is_some_and(|mv| self.is_kept(&Move { promotion, ..mv })) {
            self.sink.promotion(to, step, role);
        }
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>) {
        let mv = self.position.en_passant_named(from, to, named);
        if mv.is_some_and(|mv| self.is_kept(&mv)) {
            self.sink.en_passant(from, to, named);
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

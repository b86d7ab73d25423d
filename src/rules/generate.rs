//! Every legal move of a position, handed to a [`MoveSink`].
//!
//! With one king the moves are cut to size by masks and none is tried out, but for en passant.
//! Without a king everything goes; with several each move is made and looked at. The mover is a
//! constant inside, so the ways of his pawns fold into plain shifts.

mod by_house;
mod pawns;
mod sinks;

use crate::rules::geometry::{Geometry, Step, Wing, line_through};
use crate::rules::safety::{Foes, Safety, reach, unattacked};
use crate::rules::{Move, Position, Role, Ruleset, Seat, Square, SquareSet};

use sinks::{Any, Careful, Count, List};

/// Takes the legal moves, many at a time where it can: counting needs no list.
pub trait MoveSink<G: Geometry> {
    /// A piece that is no pawn may go from one square to each of the others.
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>);
    /// A pawn stands `step` before each of these squares and may go there, without promotion.
    fn pawns(&mut self, to: SquareSet<G>, step: Step);
    /// A pawn stands `step` before each of these squares, may go there and become any of the four
    /// pieces.
    fn promotions(&mut self, to: SquareSet<G>, step: Step);
    /// A pawn stands `step` before the square, may go there and become this piece, and perhaps not
    /// others: a house rule can depend on it.
    fn promotion(&mut self, to: Square<G>, step: Step, role: Role);
    /// A pawn may take another in passing, and become this piece where the house rules have its last
    /// row on that square.
    fn en_passant(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>);
    /// The king may castle.
    fn castling(&mut self, wing: Wing);
    /// Whether no more moves are wanted.
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl<G: Geometry> Position<G> {
    /// Hands every legal move to `sink`.
    #[inline]
    pub fn generate(&self, sink: &mut impl MoveSink<G>) {
        self.generate_from(SquareSet::FULL, sink);
    }

    /// Hands every legal move of the pieces on `from` to `sink`.
    #[inline]
    pub fn generate_from(&self, from: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        match (self.turn, self.is_plain) {
            (Seat::South, true) => Generator::<G, 0, false>::new(self, from).run(sink),
            (Seat::West, true) => Generator::<G, 1, false>::new(self, from).run(sink),
            (Seat::North, true) => Generator::<G, 2, false>::new(self, from).run(sink),
            (Seat::East, true) => Generator::<G, 3, false>::new(self, from).run(sink),
            _ => self.generate_by_house(from, sink),
        }
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move<G>> {
        self.moves_of(SquareSet::FULL)
    }

    /// Every legal move, with the promotions that only house rules allow.
    #[must_use]
    pub(super) fn legal_moves_under(&self, rules: &Ruleset) -> Vec<Move<G>> {
        let mut moves = self.legal_moves();
        let kept = rules.pawns_left_as_they_are();
        if kept.is_empty() {
            return moves;
        }
        // A pawn that stays one may keep family rule 3 where a queen would break it.
        let to_last_row = self.moves_before_rule3().into_iter();
        for mv in to_last_row.filter(|mv| mv.promotion() == Some(Role::Queen)) {
            let stay = kept.iter().map(|&promotion| Move { promotion, ..mv });
            moves.extend(stay.filter(|mv| self.keeps_rule3(mv)));
        }
        moves
    }

    /// Every legal move of the piece on a square.
    #[must_use]
    pub fn moves_from(&self, from: Square<G>) -> Vec<Move<G>> {
        self.moves_of(SquareSet::of(from))
    }

    /// Every legal move of the pieces on these squares.
    #[must_use]
    pub fn moves_of(&self, from: SquareSet<G>) -> Vec<Move<G>> {
        let mut list = List::new(self);
        self.generate_from(from, &mut list);
        list.into_moves()
    }

    /// How many legal moves there are.
    #[inline]
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        count.total()
    }

    /// Whether there is any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let mut any = Any::default();
        self.generate(&mut any);
        any.found()
    }
}

/// The moves of one army: `SEAT` is the mover's place in [`Seat::ALL`]; `HOUSE` is false where
/// everything is as in the Laws, and then all that house rules add is left out.
struct Generator<'a, G: Geometry, const SEAT: usize, const HOUSE: bool> {
    position: &'a Position<G>,
    /// The pieces that are asked for.
    movers: SquareSet<G>,
    occupied: SquareSet<G>,
    /// Squares a piece may land on: no own piece, no king (FIDE 1.4.1).
    open: SquareSet<G>,
    /// The same for pawns: only they take from sleeping armies.
    pawn_open: SquareSet<G>,
    /// Who attacks and pins.
    foes: Foes<G>,
}

impl<'a, G: Geometry, const SEAT: usize, const HOUSE: bool> Generator<'a, G, SEAT, HOUSE> {
    const SEAT: Seat = Seat::ALL[SEAT];

    #[inline]
    fn new(position: &'a Position<G>, from: SquareSet<G>) -> Self {
        let board = &position.board;
        let own = board.by_seat(Self::SEAT);
        let (open, pawn_open) = if HOUSE {
            position.landings(Self::SEAT)
        } else {
            let open = !(own | board.by_role(Role::King));
            (open, open)
        };
        let foes = if HOUSE {
            position.foes(Self::SEAT)
        } else {
            Foes::all_but(board, Self::SEAT)
        };
        Self {
            position,
            movers: own & from,
            occupied: board.occupied(),
            open,
            pawn_open,
            foes,
        }
    }

    #[inline]
    fn run(&self, sink: &mut impl MoveSink<G>) {
        let kings = if HOUSE {
            self.position.kings_behind(Self::SEAT)
        } else {
            self.position.kings(Self::SEAT)
        };
        match kings.only() {
            Some(king) => self.guarded(king, sink),
            None if kings.is_empty() => self.free(sink),
            None => self.free(&mut Careful::new(self.position, sink)),
        }
    }

    /// The moves of an army with exactly one king.
    #[inline]
    fn guarded(&self, king: Square<G>, sink: &mut impl MoveSink<G>) {
        let binding = if HOUSE {
            self.position.binding(Self::SEAT)
        } else {
            SquareSet::FULL
        };
        let safety = Safety::new(&self.position.board, Self::SEAT, king, self.foes, binding);
        if self.movers.contains(king) {
            self.king_steps(king, sink);
            if safety.checkers.is_empty() {
                self.castlings(sink);
            }
        }
        if sink.is_full() || safety.targets.is_empty() {
            return;
        }
        let open = self.open & safety.targets;
        let pawn_open = self.pawn_open & safety.targets;
        self.pieces_beside(king, self.movers - safety.pinned, open, sink);
        self.pawns(self.movers - safety.pinned, pawn_open, sink);
        for shield in self.movers & safety.pinned {
            let line = SquareSet::from_bits(line_through::<G>(king.index(), shield.index()));
            self.pieces_beside(king, SquareSet::of(shield), open & line, sink);
            self.pawns(SquareSet::of(shield), pawn_open & line, sink);
        }
        self.en_passant(Some(king), sink);
    }

    /// The pieces among `movers` but the king to look after. Another king can stand only with an army
    /// under command, and goes like any other piece.
    #[inline]
    fn pieces_beside(
        &self,
        king: Square<G>,
        movers: SquareSet<G>,
        open: SquareSet<G>,
        sink: &mut impl MoveSink<G>,
    ) {
        self.pieces(movers, open, sink);
        if HOUSE {
            self.pieces_of(Role::King, movers - SquareSet::of(king), open, sink);
        }
    }

    /// The moves of an army that has no king to look after, or looks after its kings later.
    fn free(&self, sink: &mut impl MoveSink<G>) {
        let kings = self.position.kings(Self::SEAT) & self.movers;
        for king in kings {
            let steps = SquareSet::from_bits(G::king_steps(king.index())) & self.open;
            let steps = steps - self.foes.hidden(king);
            hand_over(sink, Role::King, king, steps);
        }
        if !kings.is_empty() {
            self.castlings(sink);
        }
        self.pieces(self.movers, self.open, sink);
        self.pawns(self.movers, self.pawn_open, sink);
        self.en_passant(None, sink);
    }

    /// FIDE 3.2-3.6: knights, bishops, rooks and queens among `movers`, to squares in `open`.
    #[inline]
    fn pieces(&self, movers: SquareSet<G>, open: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        self.pieces_of(Role::Knight, movers, open, sink);
        self.pieces_of(Role::Bishop, movers, open, sink);
        self.pieces_of(Role::Rook, movers, open, sink);
        self.pieces_of(Role::Queen, movers, open, sink);
    }

    #[inline]
    fn pieces_of(
        &self,
        role: Role,
        movers: SquareSet<G>,
        open: SquareSet<G>,
        sink: &mut impl MoveSink<G>,
    ) {
        if sink.is_full() {
            return;
        }
        for from in self.position.board.by_role(role) & movers {
            let reach = reach(role, from, self.occupied) - self.foes.hidden(from);
            hand_over(sink, role, from, reach & open);
        }
    }

    /// FIDE 3.8.1: where the only king may step: nobody attacks the square once he has left his own.
    #[inline]
    fn king_steps(&self, king: Square<G>, sink: &mut impl MoveSink<G>) {
        let steps = SquareSet::from_bits(G::king_steps(king.index())) & self.open;
        let steps = steps - self.foes.hidden(king);
        let without = self.occupied - SquareSet::of(king);
        let steps = unattacked(&self.position.board, without, Self::SEAT, self.foes, steps);
        hand_over(sink, Role::King, king, steps);
    }

    /// FIDE 3.8.2: castling, for the wings on which nothing stands against it.
    #[inline]
    fn castlings(&self, sink: &mut impl MoveSink<G>) {
        let rights = self.position.castling;
        if rights.is_empty() {
            return;
        }
        for wing in Wing::BOTH {
            if rights.has(Self::SEAT, wing) && self.may_castle(wing) {
                sink.castling(wing);
            }
        }
    }

    /// FIDE 3.8.2.2: nothing between king and rook, and no attack on start, way and landing.
    #[inline]
    fn may_castle(&self, wing: Wing) -> bool {
        let path = if HOUSE {
            self.position.castling_path(Self::SEAT, wing)
        } else {
            G::castling(Self::SEAT, wing)
        };
        let way = [path.king_from, path.rook_to, path.king_to].map(Square::known);
        let [home, ..] = way;
        let way: SquareSet<G> = way.into_iter().collect();
        let between = SquareSet::from_bits(path.between);
        let board = &self.position.board;
        // Of several kings only the one at home castles: he may not be among those that are asked for.
        self.movers.contains(home)
            && !self.occupied.meets(between)
            && unattacked(board, self.occupied, Self::SEAT, self.foes, way) == way
    }
}

#[inline]
fn hand_over<G: Geometry>(
    sink: &mut impl MoveSink<G>,
    role: Role,
    from: Square<G>,
    to: SquareSet<G>,
) {
    if !to.is_empty() {
        sink.moves(role, from, to);
    }
}

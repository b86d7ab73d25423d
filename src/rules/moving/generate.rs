//! Every legal move of a position, handed to a [`MoveSink`].
//!
//! With one king the moves are cut to size by masks and none is tried out, but for en passant.
//! Without a king everything goes; with several each move is made and looked at. The mover is a
//! constant inside, so the ways of his pawns fold into plain shifts.

mod by_house;
mod customs;
mod pawns;
mod sinks;

use crate::rules::ground::geometry::{Delta, Geometry, Wing, line_through};
use crate::rules::ground::{Move, Role, Ruleset, Seat, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::plain::Plain;
use crate::rules::moving::safety::{Foes, Safety, reach, unattacked};

pub(super) use customs::Customs;
use sinks::{Any, CountSink, ListSink};

/// Takes the legal moves, many at a time where it can: counting needs no list.
pub trait MoveSink<G: Geometry> {
    /// A piece that is no pawn may go from one square to each of the others.
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>);
    /// A pawn stands `step` before each of these squares and may go there, without promotion.
    fn pawns(&mut self, to: SquareSet<G>, step: Delta);
    /// A pawn stands `step` before each of these squares, may go there and become any of the four
    /// pieces.
    fn promotions(&mut self, to: SquareSet<G>, step: Delta);
    /// A pawn stands `step` before the square, may go there and become this piece, and perhaps not
    /// others: a house rule can depend on it.
    fn promotion(&mut self, to: Square<G>, step: Delta, role: Role);
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
        if self.is_plain && !self.kings(self.turn()).has_several() {
            generate_for(&self.plain, from, sink);
        } else {
            self.generate_by_house(from, sink);
        }
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move<G>> {
        self.moves_of(SquareSet::FULL)
    }

    /// Every legal move, with the promotions that only house rules allow.
    #[must_use]
    pub(in crate::rules) fn legal_moves_under(&self, rules: &Ruleset) -> Vec<Move<G>> {
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
        let mut list = ListSink::new(self);
        self.generate_from(from, &mut list);
        list.into_moves()
    }

    /// How many legal moves there are.
    #[inline]
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut count = CountSink::default();
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

/// How many moves the side to move has under the Laws.
#[inline]
pub(super) fn count<G: Geometry>(plain: &Plain<G>) -> u64 {
    let mut count = CountSink::default();
    generate_for(plain, SquareSet::FULL, &mut count);
    count.total()
}

/// Hands every move of the pieces on `from` to `sink`, for the side to move.
#[inline]
pub(super) fn generate_for<G: Geometry, C: Customs<G>>(
    customs: &C,
    from: SquareSet<G>,
    sink: &mut impl MoveSink<G>,
) {
    let turn = customs.plain().turn;
    if G::SEATS.len() == 2 {
        return match turn {
            Seat::South | Seat::West => Generator::<G, C, 0>::new(customs, from).run(sink),
            Seat::North | Seat::East => Generator::<G, C, 2>::new(customs, from).run(sink),
        };
    }
    match turn {
        Seat::South => Generator::<G, C, 0>::new(customs, from).run(sink),
        Seat::West => Generator::<G, C, 1>::new(customs, from).run(sink),
        Seat::North => Generator::<G, C, 2>::new(customs, from).run(sink),
        Seat::East => Generator::<G, C, 3>::new(customs, from).run(sink),
    }
}

/// The same where the side to move is known when it is compiled.
#[inline]
pub(super) fn generate_as<G: Geometry, C: Customs<G>, const SEAT: usize>(
    customs: &C,
    sink: &mut impl MoveSink<G>,
) {
    Generator::<G, C, SEAT>::new(customs, SquareSet::FULL).run(sink);
}

/// The moves of one army: `SEAT` is the mover's place in [`Seat::ALL`].
pub(super) struct Generator<'a, G: Geometry, C, const SEAT: usize> {
    customs: &'a C,
    plain: &'a Plain<G>,
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

impl<'a, G: Geometry, C: Customs<G>, const SEAT: usize> Generator<'a, G, C, SEAT> {
    const SEAT: Seat = Seat::ALL[SEAT];

    #[inline]
    fn new(customs: &'a C, from: SquareSet<G>) -> Self {
        let plain = customs.plain();
        let (open, pawn_open) = customs.landings(Self::SEAT);
        Self {
            customs,
            plain,
            movers: plain.board.by_seat(Self::SEAT) & from,
            occupied: plain.board.occupied(),
            open,
            pawn_open,
            foes: customs.foes(Self::SEAT),
        }
    }

    #[inline]
    fn run(&self, sink: &mut impl MoveSink<G>) {
        let kings = self.customs.kings_behind(Self::SEAT);
        match kings.only() {
            Some(king) => self.guarded(king, sink),
            None => self.customs.unguarded(self, sink),
        }
    }

    /// The moves of an army with exactly one king.
    #[inline]
    fn guarded(&self, king: Square<G>, sink: &mut impl MoveSink<G>) {
        let binding = self.customs.binding(Self::SEAT);
        let safety = Safety::new(&self.plain.board, Self::SEAT, king, self.foes, binding);
        if self.movers.contains(king) {
            self.king_moves(king, safety.checkers.is_empty(), sink);
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
        if C::HOUSE {
            self.pieces_of(Role::King, movers - SquareSet::of(king), open, sink);
        }
    }

    /// The moves of an army that has no king to look after, or looks after its kings later.
    fn free(&self, sink: &mut impl MoveSink<G>) {
        let kings = self.plain.board.pieces(Self::SEAT, Role::King) & self.movers;
        for king in kings {
            let steps = SquareSet::from_bits(G::king_steps(king.index())) & self.open;
            let steps = steps - self.foes.hidden(king);
            hand_over(sink, Role::King, king, steps);
        }
        if !kings.is_empty() {
            let ways = self.castlings();
            let all = ways[0] | ways[1];
            let board = &self.plain.board;
            let safe = unattacked(board, self.occupied, Self::SEAT, self.foes, all);
            self.castle(ways, safe, sink);
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
        for from in self.plain.board.by_role(role) & movers {
            let reach = reach(role, from, self.occupied) - self.foes.hidden(from);
            hand_over(sink, role, from, reach & open);
        }
    }

    /// FIDE 3.8.1, 3.8.2: where the only king may step, and castle if he is not in check: one look at
    /// the enemy for both. What attacks a square behind an unchecked king attacks it past him as well.
    #[inline]
    fn king_moves(&self, king: Square<G>, may_castle: bool, sink: &mut impl MoveSink<G>) {
        let steps = SquareSet::from_bits(G::king_steps(king.index())) & self.open;
        let steps = steps - self.foes.hidden(king);
        let ways = if may_castle {
            self.castlings()
        } else {
            [SquareSet::EMPTY; 2]
        };
        let wanted = steps | ways[0] | ways[1];
        let without = self.occupied - SquareSet::of(king);
        let safe = unattacked(&self.plain.board, without, Self::SEAT, self.foes, wanted);
        hand_over(sink, Role::King, king, steps & safe);
        self.castle(ways, safe | SquareSet::of(king), sink);
    }

    /// FIDE 3.8.2.1-2: for both wings the squares of the king's way, his home among them, if the right
    /// is left and nothing stands between king and rook; else none.
    #[inline]
    fn castlings(&self) -> [SquareSet<G>; 2] {
        let rights = self.plain.castling;
        if rights.is_empty() {
            return [SquareSet::EMPTY; 2];
        }
        Wing::BOTH.map(|wing| {
            let path = self.customs.castling_path(Self::SEAT, wing);
            let home = Square::known(path.king_from);
            let is_free = !self.occupied.meets(SquareSet::from_bits(path.between));
            // Of several kings only the one at home castles: he may not be among those that are asked for.
            if rights.has(Self::SEAT, wing) && is_free && self.movers.contains(home) {
                let way = [path.rook_to, path.king_to].map(Square::known);
                SquareSet::of(home) | SquareSet::of(way[0]) | SquareSet::of(way[1])
            } else {
                SquareSet::EMPTY
            }
        })
    }

    /// FIDE 3.8.2.2: castling where no square of the way is attacked.
    #[inline]
    fn castle(&self, ways: [SquareSet<G>; 2], safe: SquareSet<G>, sink: &mut impl MoveSink<G>) {
        for (way, wing) in ways.into_iter().zip(Wing::BOTH) {
            if !way.is_empty() && (way - safe).is_empty() {
                sink.castling(wing);
            }
        }
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

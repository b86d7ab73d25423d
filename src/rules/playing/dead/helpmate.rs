//! Which positions promise a mate soonest when both sides help: only an order, never a verdict.
//!
//! The king to be mated goes to a corner, the winner's men come near, needless men of the loser
//! are taken, pawns are promoted. Where one knight, or bishops of one color, must do it, a man of
//! the loser has to stand in his own king's way: he comes too.
//!
//! What a look at the enemy tells, the king's flights, costs as much as all the rest, and most positions
//! never come up: it is asked only of those whose turn it would be without.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Board, Move, Role, Seat, Square, SquareSet};
use crate::rules::moving::safety::{Foes, unattacked};

/// What a search goes for first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// The king to be mated.
    Hunt,
    /// Whatever keeps a pawn of the winner from promotion, as long as there is nothing stronger.
    Unlock,
}

/// How far a position seems from a checkmate; less is nearer.
#[derive(Clone, Copy)]
pub(super) enum Cost {
    /// So far.
    Known(usize),
    /// So far, and further by what [`flights`] says.
    AtLeast(usize),
}

/// The distance that was asked for last: the moves of one position leave it as it is more often than not.
pub(super) struct Distance<G: Geometry> {
    pieces: SquareSet<G>,
    king: Square<G>,
    far: (usize, usize),
}

impl<G: Geometry> Distance<G> {
    /// The king's steps from the two nearest of some pieces to a king; what was `asked` last may tell.
    fn two_nearest(
        asked: &mut Option<Self>,
        pieces: SquareSet<G>,
        king: Square<G>,
    ) -> (usize, usize) {
        if let Some(asked) = asked
            && asked.pieces == pieces
            && asked.king == king
        {
            return asked.far;
        }
        let far = pieces.iter().fold((7, 7), |(first, second), piece| {
            let far = apart(piece, king);
            (first.min(far), second.min(far.max(first)))
        });
        *asked = Some(Self { pieces, king, far });
        far
    }
}

impl Order {
    /// How far a board seems from a checkmate by `seat`.
    pub(super) fn cost<G: Geometry>(
        self,
        board: &Board<G>,
        seat: Seat,
        asked: &mut Option<Distance<G>>,
    ) -> Cost {
        let Some(hunt) = Hunt::new(board, seat) else {
            return Cost::Known(0);
        };
        let way = (self == Self::Unlock).then(|| hunt.way_to_unlock());
        way.flatten().map_or_else(|| hunt.cost(asked), Cost::Known)
    }
}

/// The price of the squares to which the king could still go who is to be mated by `seat`.
pub(super) fn flights<G: Geometry>(board: &Board<G>, seat: Seat) -> usize {
    Hunt::new(board, seat).map_or(0, |hunt| 2 * hunt.flights())
}

/// A board seen by the side that is to give mate.
struct Hunt<'a, G: Geometry> {
    board: &'a Board<G>,
    seat: Seat,
    king: Square<G>,
    /// The king to be mated.
    victim: Square<G>,
    /// The winner's men but for the king.
    men: SquareSet<G>,
    /// The loser's men but for the king.
    others: SquareSet<G>,
}

impl<'a, G: Geometry> Hunt<'a, G> {
    fn new(board: &'a Board<G>, seat: Seat) -> Option<Self> {
        let kings = board.by_role(Role::King);
        let own = board.by_seat(seat);
        Some(Self {
            board,
            seat,
            king: (kings & own).first()?,
            victim: victim(board, seat)?,
            men: own - kings,
            others: board.occupied() - own - kings,
        })
    }

    fn cost(&self, asked: &mut Option<Distance<G>>) -> Cost {
        let are_knights = self.are(self.men, Role::Knight);
        if are_knights && self.men.has_several() {
            let far = two_knights(self.men, self.king, self.victim);
            return Cost::Known(far + self.needless(self.others, 10));
        }
        let pawns = self.board.by_role(Role::Pawn);
        let color = self.only_color();
        let lone_knight = are_knights && self.men.has_one();
        let weak = lone_knight || color.is_some();
        let helper = if weak { self.helper(color) } else { None };
        let blocker =
            helper.filter(|helper| lone_knight && self.are((*helper).into(), Role::Bishop));
        // A bishop in his king's way stands beside a corner of the other color.
        let corner = blocker.map_or(color, |bishop| Some(!bishop.is_dark()));
        let (nearest, second) = Distance::two_nearest(asked, self.men - pawns, self.victim);
        let force = if self.is_strong() {
            0
        } else if let Some(way) = self.way_to_promotion() {
            12 + way
        } else if weak {
            self.help(helper)
        } else {
            second
        };
        let needed = pawns | helper.map_or(SquareSet::EMPTY, SquareSet::of);
        Cost::AtLeast(
            4 * to_corner(self.victim, corner)
                + 3 * apart(self.king, self.victim).saturating_sub(2)
                + nearest
                + force
                + self.needless(self.others - needed, 8),
        )
    }

    fn are(&self, men: SquareSet<G>, role: Role) -> bool {
        (men - self.board.by_role(role)).is_empty()
    }

    /// Whether a queen or a rook is there to mate with.
    fn is_strong(&self) -> bool {
        let heavy = self.board.by_role(Role::Queen) | self.board.by_role(Role::Rook);
        self.men.meets(heavy)
    }

    /// The color of the squares if the winner has bishops on one color and nothing else: is it dark?
    fn only_color(&self) -> Option<bool> {
        let dark = self.men.first()?.is_dark();
        let all =
            self.are(self.men, Role::Bishop) && self.men.iter().all(|man| man.is_dark() == dark);
        all.then_some(dark)
    }

    /// The loser's man who can best stand in his king's way; `color` is the one of the bishops.
    fn helper(&self, color: Option<bool>) -> Option<Square<G>> {
        let board = self.board;
        let mut able = self.others - board.by_role(Role::Queen) - board.by_role(Role::Pawn);
        if let Some(dark) = color {
            able = able - board.by_role(Role::Rook);
            let bishops = (able & board.by_role(Role::Bishop)).iter();
            able = able - bishops.filter(|bishop| bishop.is_dark() == dark).collect();
        }
        able.iter().min_by_key(|man| apart(*man, self.victim))
    }

    /// What is still to do until a helper stands by his king; a pawn must be promoted first.
    fn help(&self, helper: Option<Square<G>>) -> usize {
        if let Some(helper) = helper {
            return 3 * apart(helper, self.victim);
        }
        let pawns = (self.others & self.board.by_role(Role::Pawn)).iter();
        let steps = pawns.filter_map(|pawn| Some(to_go(pawn, self.board.piece_at(pawn)?.seat)));
        steps.min().map_or(0, |steps| 24 + 4 * steps)
    }

    /// The steps of the winner's best pawn to promotion, weighed; `None` without pawns.
    fn way_to_promotion(&self) -> Option<usize> {
        let pawns = (self.men & self.board.by_role(Role::Pawn)).iter();
        pawns.map(|pawn| 4 * to_go(pawn, self.seat)).min()
    }

    /// What keeps the winner's best pawn from promotion: steps, men in front, his king's way to
    /// them. `None` without pawns, or with something stronger.
    fn way_to_unlock(&self) -> Option<usize> {
        let pawns = self.men & self.board.by_role(Role::Pawn);
        let ahead = |square: &u8| G::pawn_step(self.seat, *square);
        let way = |pawn: Square<G>| {
            let path = std::iter::successors(Some(pawn.index()), ahead).skip(1);
            let path: SquareSet<G> = path.map(Square::known).collect();
            let blockers = path & self.board.occupied();
            40 + 4 * to_go(pawn, self.seat) + self.needless(blockers, 6)
        };
        let loose = self.others - self.board.by_role(Role::Pawn);
        let best = pawns.iter().map(way).min()?;
        (!self.is_strong()).then(|| best + count(loose) * 4)
    }

    /// The price of men who are in the way: each has to be taken, the nearest first.
    fn needless(&self, men: SquareSet<G>, each: usize) -> usize {
        nearest(men, self.king).map_or(0, |nearest| count(men) * each + nearest)
    }

    /// Squares beside the king that are neither attacked nor taken by his own men.
    fn flights(&self) -> usize {
        let occupied = self.board.occupied();
        let blocked = occupied - SquareSet::of(self.victim);
        let own = self.board.by_seat(self.seat);
        let free = SquareSet::from_bits(G::king_steps(self.victim.index())) - (occupied - own);
        let winner = Foes {
            pieces: own,
            is_cut: false,
        };
        count(unattacked(
            self.board,
            blocked,
            self.seat.opposite(),
            winner,
            free,
        ))
    }
}

/// How many squares there are.
fn count<G: Geometry>(squares: SquareSet<G>) -> usize {
    usize::try_from(squares.len()).unwrap_or_default()
}

/// Two knights mate a king in the corner while their king keeps two squares from it on the edge:
/// one knight takes the last flight, the other checks. Neither move may come too early.
fn two_knights<G: Geometry>(men: SquareSet<G>, king: Square<G>, victim: Square<G>) -> usize {
    let far = |line: u8| {
        if line >= G::SIDE / 2 {
            (G::SIDE - 1, -1)
        } else {
            (0, 1)
        }
    };
    let ((file, right), (rank, up)) = (far(victim.file()), far(victim.rank()));
    let Some(corner) = Square::<G>::new(file, rank) else {
        return 0;
    };
    let mut best = usize::MAX / 2;
    for (guard, flight) in [((2 * right, 0), (0, up)), ((0, 2 * up), (right, 0))] {
        let at = |(files, ranks)| corner.offset(files, ranks);
        let (Some(guard), Some(flight)) = (at(guard), at(flight)) else {
            continue;
        };
        let home = apart(victim, corner).min(apart(victim, flight));
        for first in men {
            for second in men - SquareSet::of(first) {
                let jumps = jumps(first, flight).max(1) + jumps(second, corner).max(1);
                best = best.min(3 * (apart(king, guard) + home) + 2 * jumps);
            }
        }
    }
    best
}

/// Jumps of a knight until he attacks a square, at most 4.
fn jumps<G: Geometry>(from: Square<G>, target: Square<G>) -> usize {
    let steps = |square: Square<G>| SquareSet::from_bits(G::knight_steps(square.index()));
    let mut reach = SquareSet::of(from);
    for count in 0..4 {
        if reach.meets(steps(target)) {
            return count;
        }
        reach = (reach.iter()).fold(SquareSet::EMPTY, |all, square| all | steps(square));
    }
    4
}

/// Files and ranks to the nearest corner; to the nearest of one color if that is asked for.
fn to_corner<G: Geometry>(square: Square<G>, dark: Option<bool>) -> usize {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    let last = usize::from(G::SIDE - 1);
    let (right, top) = (last - file, last - rank);
    let on_dark = (file + rank).min(right + top);
    let on_light = (file + top).min(right + rank);
    match dark {
        Some(true) => on_dark,
        Some(false) => on_light,
        None => on_dark.min(on_light),
    }
}

/// King's steps between two squares.
fn apart<G: Geometry>(a: Square<G>, b: Square<G>) -> usize {
    usize::from(G::apart(a.index(), b.index()))
}

/// King's steps to the nearest of some squares; `None` if there are none.
fn nearest<G: Geometry>(squares: SquareSet<G>, from: Square<G>) -> Option<usize> {
    G::nearest(from.index(), squares.bits()).map(usize::from)
}

/// Steps of a pawn to his last row.
fn to_go<G: Geometry>(pawn: Square<G>, seat: Seat) -> usize {
    let ahead = |square: &u8| G::pawn_step(seat, *square);
    std::iter::successors(Some(pawn.index()), ahead).count() - 1
}

/// What was tried often already: the same man to the same square, the king to be mated on his.
///
/// Other moves come first then, so that the search does not stay with one idea.
pub(super) struct Habits([Option<Box<[u8; Habits::ROW]>>; Habits::ROWS]);

impl Habits {
    /// Rows, one for each place of the king to be mated; he stands on few squares in a search.
    const ROWS: usize = 1 << 6;
    /// Slots of a row, one for each man and square.
    const ROW: usize = 1 << 10;
    /// How many times make a move worth one less.
    const PATIENCE: u8 = 100;

    pub(super) const fn new() -> Self {
        Self([const { None }; Self::ROWS])
    }

    /// The price of a move after which the king to be mated by `seat` stands on a square, one more time.
    pub(super) fn price<G: Geometry>(
        &mut self,
        mv: &Move<G>,
        victim: Option<Square<G>>,
        seat: Seat,
    ) -> usize {
        let victim = victim.map_or(0, |square| usize::from(square.index()));
        let role = mv.promotion.unwrap_or(mv.piece.role).index();
        let man = role * 2 + usize::from(mv.piece.seat == seat);
        let slot = (victim * 64 + usize::from(mv.to.index())) * 16 + man;
        let row = &mut self.0[slot / Self::ROW % Self::ROWS];
        let row = row.get_or_insert_with(|| Box::new([0; Self::ROW]));
        let times = &mut row[slot % Self::ROW];
        let price = *times / Self::PATIENCE;
        *times = times.saturating_add(1);
        usize::from(price)
    }
}

/// The king to be mated by `seat`.
pub(super) fn victim<G: Geometry>(board: &Board<G>, seat: Seat) -> Option<Square<G>> {
    (board.by_role(Role::King) - board.by_seat(seat)).first()
}

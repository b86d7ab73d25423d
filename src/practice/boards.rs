//! Boards that look as if they came from a game: few men, none too many, pawns where pawns stand, kings apart.

use crate::practice::dice::Dice;
use crate::rules::{
    Board, Castling, Classic, Geometry, Piece, Position, Role, Seat, Setup, Square, SquareSet,
    Waive,
};

/// A board on which men are put one after the other.
#[derive(Clone, Debug)]
pub(super) struct Builder<G: Geometry = Classic> {
    board: Board<G>,
}

impl<G: Geometry> Builder<G> {
    pub(super) fn new() -> Self {
        Self {
            board: Board::empty(),
        }
    }

    pub(super) const fn board(&self) -> &Board<G> {
        &self.board
    }

    /// Takes away whoever stands there.
    pub(super) fn remove(&mut self, square: Square<G>) -> Option<Piece> {
        let piece = self.board.piece_at(square)?;
        self.board.remove(square);
        Some(piece)
    }

    /// Every square that is free.
    pub(super) fn free(&self) -> SquareSet<G> {
        every_square() - self.board.occupied()
    }

    /// Puts a man on this square; `None` if he cannot stand there, or one stands there already.
    pub(super) fn put(&mut self, square: Square<G>, piece: Piece) -> Option<Square<G>> {
        let is_free = self.board.piece_at(square).is_none();
        if !is_free || !can_stand(&self.board, square, piece) {
            return None;
        }
        self.board.put(square, piece);
        Some(square)
    }

    /// Puts a man somewhere on these squares.
    pub(super) fn put_on(
        &mut self,
        dice: &mut Dice,
        squares: SquareSet<G>,
        piece: Piece,
    ) -> Option<Square<G>> {
        let squares: SquareSet<G> = (squares & self.free())
            .iter()
            .filter(|it| can_stand(&self.board, *it, piece))
            .collect();
        let square = dice.square(squares)?;
        self.board.put(square, piece);
        Some(square)
    }

    /// Puts a man anywhere.
    pub(super) fn drop(&mut self, dice: &mut Dice, piece: Piece) -> Option<Square<G>> {
        self.put_on(dice, every_square(), piece)
    }

    /// Puts so many men of a side anywhere, no more of a kind than a small board has.
    pub(super) fn drop_men(&mut self, dice: &mut Dice, seat: Seat, n: u32) -> Option<()> {
        self.crowd(dice, every_square(), seat, n)
    }

    /// Puts so many men of a side somewhere on these squares, no more of a kind than a small board has.
    pub(super) fn crowd(
        &mut self,
        dice: &mut Dice,
        squares: SquareSet<G>,
        seat: Seat,
        n: u32,
    ) -> Option<()> {
        for _ in 0..n {
            let roles: Vec<Role> = MEN
                .into_iter()
                .filter(|(role, most)| self.board.pieces(seat, *role).len() < *most)
                .map(|(role, _)| role)
                .collect();
            let role = dice.one(&roles)?;
            self.put_on(dice, squares, Piece::new(role, seat))?;
        }
        Some(())
    }

    /// The position with this side to move and nothing else to know; `None` if it could not stand in a game.
    pub(super) fn position(self, turn: Seat) -> Option<Position<G>> {
        self.with_castling(turn, Castling::NONE)
    }

    /// The same with castlings that may still be possible.
    pub(super) fn with_castling(self, turn: Seat, castling: Castling) -> Option<Position<G>> {
        let mut setup = Setup::new(self.board, turn);
        setup.castling = castling;
        let position = setup.into_position(Waive::LESSON).ok()?;
        // Three pieces never give check at once.
        (position.checkers().len() < 3).then_some(position)
    }
}

/// What may stand beside a king in a small board, and how many of it at most.
const MEN: [(Role, u32); 5] = [
    (Role::Queen, 1),
    (Role::Rook, 2),
    (Role::Bishop, 2),
    (Role::Knight, 2),
    (Role::Pawn, 4),
];

/// Whether this man may stand there: pawns where they can come to stand, kings apart, bishops of a side on both colors.
fn can_stand<G: Geometry>(board: &Board<G>, square: Square<G>, piece: Piece) -> bool {
    match piece.role {
        Role::Pawn => SquareSet::for_pawns(piece.seat).contains(square),
        Role::King => board.by_role(Role::King).iter().all(|other| {
            let (files, ranks) = square.distance(other);
            files.abs() > 1 || ranks.abs() > 1
        }),
        Role::Bishop => board
            .pieces(piece.seat, Role::Bishop)
            .iter()
            .all(|other| other.is_dark() != square.is_dark()),
        Role::Knight | Role::Rook | Role::Queen => true,
    }
}

pub(super) fn every_square<G: Geometry>() -> SquareSet<G> {
    Square::all().collect()
}

/// The squares at the edge of the board.
pub(super) fn edge() -> SquareSet {
    let is_edge = |it: &Square| matches!(it.file(), 0 | 7) || matches!(it.rank(), 0 | 7);
    Square::all().filter(is_edge).collect()
}

/// The squares at most so many king's steps away.
pub(super) fn near<G: Geometry>(square: Square<G>, steps: i8) -> SquareSet<G> {
    let is_near = |it: &Square<G>| {
        let (files, ranks) = square.distance(*it);
        files.abs().max(ranks.abs()) <= steps
    };
    Square::all().filter(is_near).collect()
}

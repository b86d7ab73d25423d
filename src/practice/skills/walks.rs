//! Where can it go: every square that a piece may move to.

use crate::practice::boards::{Builder, every_square, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Geometry, Move, Piece, Role, Seat, Square, SquareSet};

/// The last level: alone; friends in the way; enemies to take too; a king who must not be left in check.
const WITH_KINGS: u8 = 4;

/// Every board with this piece alone that has an answer.
pub(super) fn alone(role: Role) -> Vec<Draft> {
    let squares =
        Square::all().filter(|square| role != Role::Pawn || (1..7).contains(&square.rank()));
    let draft = |square| {
        let mut builder = Builder::new();
        builder.put(square, Piece::new(role, Seat::South))?;
        Some(asked(builder.position(Seat::South)?, square))
    };
    squares.filter_map(draft).collect()
}

fn asked(position: crate::rules::Position, square: Square) -> Draft {
    Draft::new("squares", &position)
        .with("ask", "moves")
        .at("piece", square)
}

/// A board with friends, enemies or kings around the piece.
pub(super) fn draw(role: Role, level: u8, dice: &mut Dice) -> Option<Draft> {
    let own = side(dice)?;
    let mut builder = Builder::new();
    let piece = Piece::new(role, own);
    if level == WITH_KINGS {
        let king = builder.drop(dice, Piece::new(Role::King, own))?;
        if role == Role::King {
            builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
            builder.drop_men(dice, own.opposite(), 3)?;
            return bound(builder, own, king);
        }
        let square = builder.put_on(dice, near(king, 4), piece)?;
        builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
        for _ in 0..2 {
            let hunter = dice.one(&[Role::Rook, Role::Bishop, Role::Queen])?;
            builder.put_on(dice, lines(king), Piece::new(hunter, own.opposite()))?;
        }
        return bound(builder, own, square);
    }
    let square = builder.drop(dice, piece)?;
    let around = builder.clone().position(own)?;
    let reach: SquareSet = around.moves_from(square).iter().map(Move::to).collect();
    let reach = match role {
        Role::Pawn => reach | near(square, 1),
        _ => reach,
    };
    let n_friends = 1 + dice.below(2);
    for _ in 0..n_friends {
        let friend = dice.one(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook])?;
        builder.put_on(dice, reach, Piece::new(friend, own))?;
    }
    let n_enemies = if level > 2 { 1 + dice.below(3) } else { 0 };
    for _ in 0..n_enemies {
        let enemy = dice.one(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook])?;
        builder.put_on(dice, reach, Piece::new(enemy, own.opposite()))?;
    }
    let position = builder.position(own)?;
    let moves = position.moves_from(square);
    let takes = moves.iter().any(|mv| mv.captured().is_some());
    let is_wanted = !moves.is_empty() && moves.len() <= MOST && (level < 3 || takes);
    is_wanted.then(|| asked(position, square))
}

/// A board on which the king forbids a part of what the piece could do, and not all of it.
fn bound(builder: Builder, own: Seat, square: Square) -> Option<Draft> {
    let board = *builder.board();
    let position = builder.position(own)?;
    let n_moves = position.moves_from(square).len();
    let n_free = free_moves(board, own, square)?;
    (0 < n_moves && n_moves < n_free).then(|| asked(position, square))
}

/// How many moves the piece would have if there were nothing to fear: without its own king, or as a king without enemies
/// who attack.
fn free_moves(mut board: crate::rules::Board, own: Seat, square: Square) -> Option<usize> {
    let is_king = board.piece_at(square)?.role == Role::King;
    if is_king {
        let around = near(square, 1) - SquareSet::of(square);
        return Some((around - board.by_seat(own)).iter().count());
    }
    for king in board.pieces(own, Role::King).iter() {
        board.remove(king);
    }
    let setup = crate::rules::Setup::new(board, own);
    let position = setup.into_position(crate::rules::Waive::LESSON).ok()?;
    Some(position.moves_from(square).len())
}

/// The squares from which a queen would reach this one on an empty board.
pub(super) fn lines<G: Geometry>(from: Square<G>) -> SquareSet<G> {
    let is_on_line = |it: &Square<G>| {
        let (files, ranks) = from.distance(*it);
        *it != from && (files == 0 || ranks == 0 || files.abs() == ranks.abs())
    };
    every_square().iter().filter(is_on_line).collect()
}

/// The most squares that somebody taps with pleasure.
pub(super) const MOST: usize = 14;

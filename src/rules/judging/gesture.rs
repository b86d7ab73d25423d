//! What a hand means that puts a king on his own rook: castling.

use crate::rules::ground::{Geometry, Piece, Role, Square, Wing};
use crate::rules::moving::Position;

impl<G: Geometry> Position<G> {
    /// Where a piece is meant to go: a king put on his own rook at home goes to his castling square,
    /// everything else where it is put.
    #[must_use]
    pub fn castling_gesture(&self, from: Square<G>, to: Square<G>) -> Square<G> {
        let turn = self.turn();
        let stands = |square, role| self.piece_at(square) == Some(Piece::new(role, turn));
        if !stands(from, Role::King) || !stands(to, Role::Rook) {
            return to;
        }
        let meant = Wing::BOTH.into_iter().find_map(|wing| {
            let path = self.castling_path(turn, wing);
            let is_meant = (path.king_from, path.rook_from) == (from.index(), to.index());
            Square::from_index(path.king_to).filter(|_| is_meant)
        });
        meant.unwrap_or(to)
    }
}

//! The squares, pieces and half-moves of a refusal as JSON: the `params` of an answer.
//!
//! A square is `"e4"`, a piece on a square `"black rook f8"`, a kind of piece `"rook"`, half-moves count from 1.
//! Lists of pieces go from a1 to h8; those between king and rook go from the king outwards. The names of
//! the keys are a promise: other programs read them.

mod castling;
mod fault;

use std::fmt;

use serde::ser::SerializeMap as Map;
use serde::{Serialize, Serializer};

use crate::rules::notation::san::SanError;
use crate::rules::{Geometry, Piece, Position, Square, SquareSet};

/// What there is to tell about a move that was refused or could not be read.
#[derive(Clone, Copy)]
pub(super) struct Params<'a, G: Geometry> {
    pub(super) position: &'a Position<G>,
    pub(super) unread: &'a SanError<G>,
}

impl<G: Geometry> Serialize for Params<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = ParamsMap {
            position: self.position,
            map: serializer.serialize_map(None)?,
        };
        match self.unread {
            SanError::Syntax => {}
            SanError::Ambiguous(squares) => {
                let squares = squares.iter().copied().collect();
                map.pieces("candidates", squares)?;
            }
            SanError::NoSuchPiece(role) => map.text("piece", role.code())?,
            SanError::NothingCaptured(square) => map.square("to", *square)?,
            SanError::Written(written) => map.written(written)?,
            SanError::Signed(_, sign, written) => {
                map.text("sign", sign)?;
                map.written(written)?;
            }
            SanError::Illegal(fault) => map.fault(fault)?,
        }
        map.map.end()
    }
}

/// A value that is written as the text it shows.
pub(super) struct AsText<T>(pub(super) T);

impl<T: fmt::Display> Serialize for AsText<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A piece with its square: `black rook f8`.
struct At<G: Geometry>(Piece, Square<G>);

impl<G: Geometry> fmt::Display for At<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

/// A JSON object that grows, with the position that its pieces stand in.
struct ParamsMap<'a, G: Geometry, M> {
    position: &'a Position<G>,
    map: M,
}

impl<G: Geometry, M: Map> ParamsMap<'_, G, M> {
    fn text(&mut self, key: &'static str, text: &str) -> Result<(), M::Error> {
        self.map.serialize_entry(key, text)
    }

    /// The right forms: the first, and all of them if several moves can be meant.
    fn written(&mut self, written: &[String]) -> Result<(), M::Error> {
        if let Some(first) = written.first() {
            self.text("written", first)?;
        }
        if written.len() > 1 {
            self.map.serialize_entry("forms", written)?;
        }
        Ok(())
    }

    fn number(&mut self, key: &'static str, number: usize) -> Result<(), M::Error> {
        self.map.serialize_entry(key, &number)
    }

    fn square(&mut self, key: &'static str, square: Square<G>) -> Result<(), M::Error> {
        self.map.serialize_entry(key, &AsText(square))
    }

    fn way(&mut self, from: Square<G>, to: Square<G>) -> Result<(), M::Error> {
        self.square("from", from)?;
        self.square("to", to)
    }

    fn piece(&mut self, key: &'static str, piece: Piece, at: Square<G>) -> Result<(), M::Error> {
        self.map.serialize_entry(key, &AsText(At(piece, at)))
    }

    fn squares(&mut self, key: &'static str, squares: SquareSet<G>) -> Result<(), M::Error> {
        let squares: Vec<_> = squares.iter().map(AsText).collect();
        self.map.serialize_entry(key, &squares)
    }

    fn pieces(&mut self, key: &'static str, squares: SquareSet<G>) -> Result<(), M::Error> {
        self.map.serialize_entry(key, &self.named(squares))
    }

    fn named(&self, squares: SquareSet<G>) -> Vec<AsText<At<G>>> {
        let named = squares
            .iter()
            .filter_map(|square| Some(At(self.position.piece_at(square)?, square)));
        named.map(AsText).collect()
    }
}

//! Setting up: pieces from beside the board find their squares, one by one.

use crate::lesson::Task;
use crate::rules::{Geometry, Piece, Square};
use crate::session::play::Play;
use crate::session::{Effect, Say};

impl<G: Geometry> Play<G> {
    /// The pieces that still wait beside the board, each kind with its number, in a fixed order.
    pub(super) fn tray(&self) -> Vec<(Piece, usize)> {
        let Task::Setup { target, given } = &self.step().task else {
            return Vec::new();
        };
        let mut tray: Vec<(Piece, usize)> = Vec::new();
        for (square, piece) in target.iter() {
            let waits = given.piece_at(square).is_none() && !self.found.contains(square);
            match tray.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, n)) => *n += usize::from(waits),
                None if given.piece_at(square).is_none() => tray.push((piece, usize::from(waits))),
                None => {}
            }
        }
        tray.sort_by_key(|(piece, _)| (piece.seat, piece.role));
        tray
    }

    /// What stands on the board so far; `None` where nothing is set up.
    pub(super) fn set_up(&self) -> Option<Vec<(Square<G>, Piece)>> {
        let Task::Setup { target, given } = &self.step().task else {
            return None;
        };
        let stands =
            |square: Square<G>| given.piece_at(square).is_some() || self.found.contains(square);
        Some(target.iter().filter(|(at, _)| stands(*at)).collect())
    }

    /// A piece is taken from beside the board, or laid back.
    pub(super) fn take(&mut self, piece: Piece) -> Vec<Effect<G>> {
        let is_there = self
            .tray()
            .iter()
            .any(|(known, n)| *known == piece && *n > 0);
        if self.done || !is_there {
            return Vec::new();
        }
        self.held = (self.held != Some(piece)).then_some(piece);
        self.say = self.held.map_or(Say::Task, Say::WhereTo);
        self.shown_hint = None;
        vec![Effect::Picked]
    }

    /// The piece in hand is put on a square.
    pub(super) fn put(&mut self, square: Square<G>) -> Vec<Effect<G>> {
        let Task::Setup { target, given } = &self.step().task else {
            return Vec::new();
        };
        let (wanted, is_given) = (target.piece_at(square), given.piece_at(square).is_some());
        if is_given || self.found.contains(square) {
            return self.tell(Say::SquareTaken(square));
        }
        let Some(piece) = self.held else {
            return self.tell(Say::PickFirst);
        };
        if wanted != Some(piece) {
            self.mistakes += 1;
            return self.tell(Say::NotItsSquare { piece, square });
        }
        self.found.insert(square);
        let tray = self.tray();
        let left: usize = tray.iter().map(|(_, n)| n).sum();
        if !tray.contains(&(piece, 0)) {
            // More of its kind wait: the next one is in the hand already.
            self.held = Some(piece);
        } else {
            self.held = None;
        }
        if left == 0 {
            self.succeed(None);
        } else {
            self.tell(Say::SetUpMore { left });
        }
        vec![Effect::Chosen(square), Effect::Said]
    }

    /// A square that a piece still has to find: of the piece in hand, else any.
    pub(super) fn free_place(&self) -> Option<Square<G>> {
        let Task::Setup { target, given } = &self.step().task else {
            return None;
        };
        let waits =
            |square: &Square<G>| given.piece_at(*square).is_none() && !self.found.contains(*square);
        let fits = |piece: &Piece| self.held.is_none_or(|held| held == *piece);
        let mut places = target.iter().filter(|(at, piece)| waits(at) && fits(piece));
        places.next().map(|(at, _)| at)
    }
}

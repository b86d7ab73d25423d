//! `setup`: pieces from beside the board find their squares, one by one.

use crate::rules::{Board, Geometry, Piece, Square, SquareSet};
use crate::session::kinds::{BoardUse, Doing, size};
use crate::session::play::Play;
use crate::session::{Effect, Hint, Say};
use crate::solve::hint::Rung;

/// The learner puts pieces up.
#[derive(Clone, Debug)]
pub(super) struct SettingUp<G: Geometry> {
    target: Board<G>,
    given: Board<G>,
    /// The squares that pieces have found.
    found: SquareSet<G>,
    held: Option<Piece>,
}

impl<G: Geometry> SettingUp<G> {
    pub(super) fn new(target: Board<G>, given: Board<G>) -> Self {
        Self {
            target,
            given,
            found: SquareSet::EMPTY,
            held: None,
        }
    }

    /// Whether something stands on a square.
    fn stands(&self, square: Square<G>) -> bool {
        self.given.piece_at(square).is_some() || self.found.contains(square)
    }

    /// The pieces beside the board, each kind with how many of it wait, in a fixed order.
    fn waiting(&self) -> Vec<(Piece, usize)> {
        let mut tray: Vec<(Piece, usize)> = Vec::new();
        for (square, piece) in self.target.iter() {
            let waits = usize::from(!self.stands(square));
            match tray.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, n)) => *n += waits,
                None if self.given.piece_at(square).is_none() => tray.push((piece, waits)),
                None => {}
            }
        }
        tray.sort_by_key(|(piece, _)| (piece.seat, piece.role));
        tray
    }

    /// The one kind of piece that waits; `None` where one has to be chosen.
    fn only_kind(&self) -> Option<Piece> {
        let tray = self.waiting();
        let mut kinds = tray.iter().filter(|(_, n)| *n > 0);
        let (piece, _) = kinds.next()?;
        kinds.next().is_none().then_some(*piece)
    }
}

impl<G: Geometry> Doing<G> for SettingUp<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Puts
    }

    fn counted(&self, _: &Play<G>) -> (usize, usize) {
        let all = self.target.iter().count() - self.given.iter().count();
        (size(self.found), all)
    }

    fn is_touched(&self) -> bool {
        !self.found.is_empty()
    }

    fn rungs(&self) -> &'static [Rung] {
        &[Rung::Square]
    }

    /// The piece in hand is put on a square, or the only one that waits: it needs not to be picked first.
    fn press(&mut self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        if self.stands(square) {
            return play.tell(Say::SquareTaken(square));
        }
        let Some(piece) = self.held.or_else(|| self.only_kind()) else {
            return play.tell(Say::PickFirst);
        };
        if self.target.piece_at(square) != Some(piece) {
            return play.miss(Say::NotItsSquare { piece, square });
        }
        self.found.insert(square);
        let tray = self.waiting();
        // If more of its kind wait, the next one is in the hand already.
        self.held = (!tray.contains(&(piece, 0))).then_some(piece);
        let left = tray.iter().map(|(_, n)| n).sum();
        play.go_on(left, Say::SetUpMore { left });
        vec![Effect::Chosen(square), Effect::Said]
    }

    fn take(&mut self, play: &mut Play<G>, piece: Piece) -> Vec<Effect<G>> {
        let tray = self.waiting();
        let is_there = tray.iter().any(|(known, n)| *known == piece && *n > 0);
        if !is_there {
            return Vec::new();
        }
        self.held = (self.held != Some(piece)).then_some(piece);
        play.say = self.held.map_or(Say::Task, Say::WhereTo);
        play.shown_hint = None;
        vec![Effect::Picked]
    }

    fn put_down(&mut self) {
        self.held = None;
    }

    /// A square that a piece still has to find: the piece in hand, else any.
    fn hint(&self, _: &Play<G>, _: Rung) -> Option<Hint<G>> {
        let fits = |piece: &Piece| self.held.is_none_or(|held| held == *piece);
        let mut places = self.target.iter();
        let place = places.find(|(at, piece)| !self.stands(*at) && fits(piece));
        place.map(|(at, _)| Hint::Square(at))
    }

    fn found(&self) -> SquareSet<G> {
        self.found
    }

    fn tray(&self) -> Vec<(Piece, usize)> {
        self.waiting()
    }

    fn held(&self) -> Option<Piece> {
        self.held
    }

    fn set_up(&self) -> Option<Vec<(Square<G>, Piece)>> {
        let standing = self.target.iter().filter(|(at, _)| self.stands(*at));
        Some(standing.collect())
    }
}

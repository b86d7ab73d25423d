//! One hand over a board: what a press, a drop and a chosen promotion mean.
//!
//! Lessons, tables, the rulebook and the referee all ask the same hand, so that a tap on a second
//! piece of the same side (which picks that up), or a king dragged onto his rook (which castles), means the same
//! everywhere. The hand knows what is
//! picked and which pawn waits for its new role; whether a move is legal, what is said about it and
//! what a touch binds to is for its owner. Decided by what the hand is over: a [`Position`] has a side
//! to move, whose pieces alone may be picked, and kings who castle; over a bare [`Board`] anybody's
//! piece may be picked, and nothing is meant but what is shown.

use crate::rules::{
    Attempt, Board, Classic, Fault, Geometry, Move, Position, Role, Seat, Square, SquareSet,
};

/// What the hand is over.
pub trait Ground<G: Geometry> {
    /// Whose piece stands on a square.
    fn seat_at(&self, square: Square<G>) -> Option<Seat>;

    /// Why the piece on a square may not be picked, if it may not.
    fn refuses(&self, square: Square<G>) -> Option<Fault<G>>;

    /// Where a piece that is put on a square is meant to go.
    fn meant(&self, from: Square<G>, to: Square<G>) -> Square<G>;
}

impl<G: Geometry> Ground<G> for Position<G> {
    fn seat_at(&self, square: Square<G>) -> Option<Seat> {
        self.piece_at(square).map(|piece| piece.seat)
    }

    fn refuses(&self, from: Square<G>) -> Option<Fault<G>> {
        let (piece, turn) = (self.piece_at(from)?, self.turn());
        (piece.seat != turn).then_some(Fault::NotYourPiece { from, piece, turn })
    }

    fn meant(&self, from: Square<G>, to: Square<G>) -> Square<G> {
        self.castling_gesture(from, to)
    }
}

impl<G: Geometry> Ground<G> for Board<G> {
    fn seat_at(&self, square: Square<G>) -> Option<Seat> {
        self.piece_at(square).map(|piece| piece.seat)
    }

    fn refuses(&self, _square: Square<G>) -> Option<Fault<G>> {
        None
    }

    fn meant(&self, _from: Square<G>, to: Square<G>) -> Square<G> {
        to
    }
}

/// What the hand wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted<G: Geometry = Classic> {
    /// Nothing: there is no piece.
    Nothing,
    /// The piece on this square is picked now.
    Picked(Square<G>),
    /// The piece that was picked lies there again.
    PutDown,
    /// A piece that is not this player's to move.
    NotYours(Square<G>, Fault<G>),
    /// To try this; whether it is legal, the judge says.
    Move(Attempt<G>),
}

/// What is in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand<G: Geometry = Classic> {
    picked: Option<Square<G>>,
    promoting: Option<Attempt<G>>,
}

impl<G: Geometry> Default for Hand<G> {
    fn default() -> Self {
        Self {
            picked: None,
            promoting: None,
        }
    }
}

impl<G: Geometry> Hand<G> {
    /// The square of the picked piece.
    #[must_use]
    pub const fn picked(&self) -> Option<Square<G>> {
        self.picked
    }

    /// The pawn that waits for its new role: from where to where.
    #[must_use]
    pub const fn promoting(&self) -> Option<Attempt<G>> {
        self.promoting
    }

    /// Where the picked piece may legally go.
    #[must_use]
    pub fn targets(&self, position: &Position<G>) -> SquareSet<G> {
        let moves = self.picked.map(|from| position.moves_from(from));
        moves.iter().flatten().map(Move::to).collect()
    }

    /// A tap or a click on a square; a tap on a second piece of the same side means that piece, and
    /// not a move, also on a rook onto which the king would be dragged to castle.
    pub fn press(&mut self, ground: &impl Ground<G>, square: Square<G>) -> Wanted<G> {
        self.press_about(ground, square, None)
    }

    /// The same where one move is talked about, from one square to another: that is tried even if a
    /// second piece of the same side stands there.
    pub fn press_about(
        &mut self,
        ground: &impl Ground<G>,
        square: Square<G>,
        about: Option<(Square<G>, Square<G>)>,
    ) -> Wanted<G> {
        self.promoting = None;
        match self.picked {
            Some(from) if from == square => self.lay_down(),
            Some(from) if about == Some((from, square)) || !picks(ground, from, square) => {
                Wanted::Move(Attempt::new(from, ground.meant(from, square)))
            }
            _ => self.pick(ground, square),
        }
    }

    /// Picks the piece on a square up, if there is one to pick.
    pub fn pick(&mut self, ground: &impl Ground<G>, square: Square<G>) -> Wanted<G> {
        if ground.seat_at(square).is_none() {
            return Wanted::Nothing;
        }
        if let Some(fault) = ground.refuses(square) {
            return Wanted::NotYours(square, fault);
        }
        self.picked = Some(square);
        Wanted::Picked(square)
    }

    /// A piece was dragged from one square to another.
    pub fn drop(&mut self, ground: &impl Ground<G>, from: Square<G>, to: Square<G>) -> Wanted<G> {
        if from == to {
            return self.press(ground, from);
        }
        self.promoting = None;
        Wanted::Move(Attempt::new(from, ground.meant(from, to)))
    }

    /// Holds a piece, whatever was picked: a touch binds to it.
    pub fn hold(&mut self, square: Option<Square<G>>) {
        self.picked = square;
    }

    /// A pawn waits for its new role.
    pub fn ask(&mut self, attempt: Attempt<G>) {
        self.promoting = Some(attempt);
    }

    /// The pawn that waits becomes this; `None` if none waits.
    pub fn promote(&mut self, role: Role) -> Option<Attempt<G>> {
        Some(self.promoting.take()?.promoting(role))
    }

    /// Nothing waits for its role any more; tells whether a pawn did.
    pub fn stop_asking(&mut self) -> bool {
        self.promoting.take().is_some()
    }

    /// The picked piece lies where it stood, and nothing waits for its role.
    pub fn lay_down(&mut self) -> Wanted<G> {
        *self = Self::default();
        Wanted::PutDown
    }

    /// Whether nothing is picked, and nothing waits for its role.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.picked.is_none() && self.promoting.is_none()
    }
}

/// Whether a press on `to` means another piece of the side whose piece is picked.
fn picks<G: Geometry>(ground: &impl Ground<G>, from: Square<G>, to: Square<G>) -> bool {
    ground.seat_at(to).is_some() && ground.seat_at(to) == ground.seat_at(from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Waive};

    fn at(name: &str) -> Square {
        Square::parse(name).unwrap()
    }

    fn position() -> Position {
        let setup = Setup::parse_fen("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1").unwrap();
        setup.into_position(Waive::NOTHING).unwrap()
    }

    #[test]
    fn a_second_piece_is_picked_and_a_king_dragged_onto_his_rook_castles() {
        let position = position();
        let mut hand = Hand::default();
        assert_eq!(hand.press(&position, at("e2")), Wanted::Picked(at("e2")));
        assert_eq!(hand.press(&position, at("e1")), Wanted::Picked(at("e1")));
        let castling = Wanted::Move(Attempt::new(at("e1"), at("g1")));
        assert_eq!(hand.drop(&position, at("e1"), at("h1")), castling);
        assert_eq!(hand.press(&position, at("h1")), Wanted::Picked(at("h1")));
        assert_eq!(hand.press(&position, at("h1")), Wanted::PutDown);
        assert!(matches!(
            hand.press(&position, at("e8")),
            Wanted::NotYours(..)
        ));
        assert_eq!(hand.press(&position, at("a4")), Wanted::Nothing);
    }

    #[test]
    fn over_a_bare_board_anything_may_be_picked_and_is_meant_as_shown() {
        let position = position();
        let board = position.board();
        let mut hand = Hand::default();
        assert_eq!(hand.press(board, at("e8")), Wanted::Picked(at("e8")));
        hand.lay_down();
        hand.press(board, at("e1"));
        assert_eq!(hand.press(board, at("h1")), Wanted::Picked(at("h1")));
        let drop = Wanted::Move(Attempt::new(at("e1"), at("h1")));
        assert_eq!(hand.drop(board, at("e1"), at("h1")), drop);
        let about = Some((at("h1"), at("e1")));
        hand.press(board, at("h1"));
        let tried = Wanted::Move(Attempt::new(at("h1"), at("e1")));
        hand.pick(board, at("h1"));
        assert_eq!(hand.press_about(board, at("e1"), about), tried);
    }
}

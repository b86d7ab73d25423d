//! What hands do on the board: press, lift, drag, drop; by mouse and by finger.
//!
//! A press and its release on one square is a click. A press on a piece that moves farther than a
//! few pixels lifts the piece. All of it works on points and squares: no rule decides here.

use iced::Point;
use iced::time::Instant;

use crate::gui::board::pen::Pen;
use crate::gui::board::pulse::Pulse;
use crate::gui::look::theme::time;
use crate::rules::{Geometry, Square};
use crate::scene::Spot;

/// What may be done on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hands {
    /// Nothing: a picture.
    #[default]
    Off,
    /// Squares can be pressed.
    Tap,
    /// Squares can be pressed and pieces dragged.
    Move,
    /// Squares can be pressed, and what was picked beside the board can be let go on one.
    Place,
}

/// What was done on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A square was clicked or tapped.
    Pressed(Spot),
    /// A piece was lifted: a drag has begun.
    Lifted(Spot),
    /// A lifted piece was let go on another square.
    Dropped {
        /// Where it was lifted.
        from: Spot,
        /// Where it was let go.
        to: Spot,
    },
    /// A lifted piece was let go where it stood, or beside the board.
    PutBack(Spot),
}

/// The same by the squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareEvent<G: Geometry> {
    /// A square was clicked or tapped.
    Press(Square<G>),
    /// A drag begins there.
    Lift(Square<G>),
    /// It ends: from where to where.
    Drop(Square<G>, Square<G>),
    /// It ends beside the board.
    PutBack,
}

impl BoardEvent {
    /// What was done by the squares of a board; `None` where it has no such square.
    #[must_use]
    pub fn on<G: Geometry>(self) -> Option<SquareEvent<G>> {
        Some(match self {
            Self::Pressed(spot) => SquareEvent::Press(spot.square()?),
            Self::Lifted(spot) => SquareEvent::Lift(spot.square()?),
            Self::Dropped { from, to } => SquareEvent::Drop(from.square()?, to.square()?),
            Self::PutBack(_) => SquareEvent::PutBack,
        })
    }
}

/// A press that has not ended.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    spot: Spot,
    has_piece: bool,
    start: Point,
    at: Point,
    reach: f32,
    is_drag: bool,
}

/// The hand over a board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pointer {
    press: Option<Press>,
    /// The square that was pressed last, and since when, once there was a picture of it.
    last: Option<(Spot, Option<Instant>)>,
    /// The other button draws.
    pub(super) pen: Pen,
    /// The square that is called attention to.
    pub(super) pulse: Pulse,
}

impl Pointer {
    /// The hand goes down on a square; it must move `reach` pixels before a piece is dragged.
    pub(super) fn press(&mut self, spot: Spot, at: Point, reach: f32, has_piece: bool) {
        self.press = Some(Press {
            spot,
            has_piece,
            start: at,
            at,
            reach,
            is_drag: false,
        });
    }

    /// The hand moves while it is down.
    pub(super) fn travel(&mut self, at: Point) -> Option<BoardEvent> {
        let press = self.press.as_mut()?;
        press.at = at;
        if press.is_drag || !press.has_piece || press.start.distance(at) < press.reach {
            return None;
        }
        press.is_drag = true;
        Some(BoardEvent::Lifted(press.spot))
    }

    /// The hand goes up over a square, or beside the board.
    pub(super) fn release(&mut self, over: Option<Spot>) -> Option<BoardEvent> {
        let press = self.press.take()?;
        match over {
            Some(to) if press.is_drag && to != press.spot => Some(BoardEvent::Dropped {
                from: press.spot,
                to,
            }),
            _ if press.is_drag => Some(BoardEvent::PutBack(press.spot)),
            Some(spot) if spot == press.spot && !self.is_twice(spot) => {
                self.last = Some((spot, None));
                Some(BoardEvent::Pressed(spot))
            }
            _ => None,
        }
    }

    /// Whether it was pressed a moment ago. Whoever presses twice where once is enough means one press: the second would
    /// put down at once what the first has lifted, and nothing would have happened.
    fn is_twice(&self, spot: Spot) -> bool {
        let seen = self.last.filter(|(_, since)| since.is_some());
        seen.is_some_and(|(last, _)| last == spot)
    }

    /// A picture of this moment is about to be drawn; tells when another one must follow, after which the square that
    /// was pressed last can be pressed again.
    pub(super) fn frame(&mut self, now: Instant) -> Option<Instant> {
        let (_, since) = self.last.as_mut()?;
        let opens = *since.get_or_insert(now) + time::TWICE;
        if now >= opens {
            self.last = None;
            return None;
        }
        Some(opens)
    }

    /// The window lost the hand.
    pub(super) fn let_go(&mut self) -> Option<BoardEvent> {
        let press = self.press.take()?;
        press.is_drag.then_some(BoardEvent::PutBack(press.spot))
    }

    /// The square the hand is down on, or where it lifted the piece.
    #[must_use]
    pub(super) fn pressed(&self) -> Option<Spot> {
        self.press.map(|press| press.spot)
    }

    /// The dragged piece's square and the point where it is held, or `None`.
    #[must_use]
    pub(super) fn drag(&self) -> Option<(Spot, Point)> {
        self.press
            .filter(|press| press.is_drag)
            .map(|press| (press.spot, press.at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Spot = Spot::new(0, 0);
    const B: Spot = Spot::new(1, 1);

    fn hand(has_piece: bool) -> Pointer {
        let mut hand = Pointer::default();
        hand.press(A, Point::ORIGIN, 6.0, has_piece);
        hand
    }

    #[test]
    fn press_and_release_on_one_square_is_a_click() {
        assert_eq!(hand(true).release(Some(A)), Some(BoardEvent::Pressed(A)));
        assert_eq!(hand(false).release(Some(A)), Some(BoardEvent::Pressed(A)));
    }

    #[test]
    fn a_trembling_hand_still_clicks() {
        let mut hand = hand(true);
        assert_eq!(hand.travel(Point::new(3.0, 3.0)), None);
        assert_eq!(hand.release(Some(A)), Some(BoardEvent::Pressed(A)));
    }

    #[test]
    fn a_second_press_at_once_is_none() {
        let mut hand = hand(true);
        let press = |hand: &mut Pointer, spot| {
            hand.press(spot, Point::ORIGIN, 6.0, true);
            hand.release(Some(spot))
        };
        let now = Instant::now();
        assert_eq!(hand.release(Some(A)), Some(BoardEvent::Pressed(A)));
        assert_eq!(hand.frame(now), Some(now + time::TWICE));
        assert_eq!(press(&mut hand, A), None);
        assert_eq!(hand.frame(now + time::TWICE / 2), Some(now + time::TWICE));
        assert_eq!(press(&mut hand, A), None);
        assert_eq!(press(&mut hand, B), Some(BoardEvent::Pressed(B)));
        assert_eq!(press(&mut hand, A), Some(BoardEvent::Pressed(A)));
        let later = now + time::TWICE;
        assert_eq!(hand.frame(later), Some(later + time::TWICE));
        assert_eq!(hand.frame(later + time::TWICE), None);
        assert_eq!(press(&mut hand, A), Some(BoardEvent::Pressed(A)));
    }

    #[test]
    fn a_piece_is_lifted_once_and_dropped() {
        let mut hand = hand(true);
        assert_eq!(
            hand.travel(Point::new(9.0, 0.0)),
            Some(BoardEvent::Lifted(A))
        );
        assert_eq!(hand.travel(Point::new(30.0, 0.0)), None);
        assert_eq!(hand.drag(), Some((A, Point::new(30.0, 0.0))));
        let dropped = BoardEvent::Dropped { from: A, to: B };
        assert_eq!(hand.release(Some(B)), Some(dropped));
        assert_eq!(hand.release(Some(B)), None);
    }

    #[test]
    fn a_piece_let_go_beside_the_board_goes_back() {
        let mut hand = hand(true);
        hand.travel(Point::new(9.0, 0.0));
        assert_eq!(hand.release(None), Some(BoardEvent::PutBack(A)));
    }

    #[test]
    fn an_empty_square_cannot_be_dragged() {
        let mut hand = hand(false);
        assert_eq!(hand.travel(Point::new(90.0, 0.0)), None);
        assert_eq!(hand.release(Some(B)), None);
    }

    #[test]
    fn a_window_that_loses_the_hand_puts_the_piece_back() {
        let mut hand = hand(true);
        hand.travel(Point::new(9.0, 0.0));
        assert_eq!(hand.let_go(), Some(BoardEvent::PutBack(A)));
        assert_eq!(hand.drag(), None);
    }
}

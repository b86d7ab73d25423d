//! The board picture as data: where the pieces stand, what is marked, who sits at the bottom.
//!
//! A scene knows no rule, no lesson and no color: a mark says what it means, the painter of the
//! window (or of paper) gives it a shape and a color. Squares are plain [`Spot`]s here, so one
//! scene serves every board.
//!
//! # Decisions
//! * A picture is data, not calls that draw. The window, a page and a test look at the same scene, and the
//!   test compares marks instead of pixels.
//! * A mark has a meaning and no color. Three themes and a printer without color choose for themselves,
//!   and whatever would be told apart by color alone has a shape as well.
//!
//! ```
//! use squarewise::rules::Seat;
//! use squarewise::scene::{Mark, Scene, Shape, Spot};
//!
//! let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
//! scene.marks.push(Mark::Target(Spot::new(4, 3)));
//! assert!(scene.shape.has(Spot::new(4, 3)));
//! ```

pub mod army;
mod mark;
mod shape;
pub mod svg;

pub use mark::{ArrowKind, Level, Mark, Tone};
pub use shape::{Shape, Spot};

use crate::rules::{Board, Geometry, Piece, Position, Seat};

/// How a piece looks: what it is, and whether it is only imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceLook {
    /// Its role and its army.
    pub piece: Piece,
    /// Drawn pale: it does not really stand there (a move that is only tried).
    pub ghost: bool,
    /// Lying on its side: a king whose game is over.
    pub fallen: bool,
}

impl PieceLook {
    /// A piece that really stands on the board.
    #[must_use]
    pub const fn solid(piece: Piece) -> Self {
        Self {
            piece,
            ghost: false,
            fallen: false,
        }
    }

    /// A piece that is only imagined.
    #[must_use]
    pub const fn ghost(piece: Piece) -> Self {
        Self {
            ghost: true,
            ..Self::solid(piece)
        }
    }
}

/// Whether letters and numbers stand around the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// On a rim around the squares.
    #[default]
    Shown,
    /// On a wider rim, a third of a square high: for a whole class.
    Large,
    /// No rim; for small pictures.
    Hidden,
}

/// A picture of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Which squares there are.
    pub shape: Shape,
    /// Who sits at the bottom.
    pub side: Seat,
    /// The pieces; at most one a square.
    pub pieces: Vec<(Spot, PieceLook)>,
    /// The marks, in the order in which they are painted.
    pub marks: Vec<Mark>,
    /// Letters and numbers.
    pub coordinates: Coordinates,
    /// Who is to move, where the sign of an army says so.
    pub turn: Option<Seat>,
}

impl Default for Scene {
    /// The empty 8x8 board, seen by White.
    fn default() -> Self {
        Self::empty(Shape::square(8), Seat::WHITE)
    }
}

impl Scene {
    /// A board without pieces or marks.
    #[must_use]
    pub const fn empty(shape: Shape, side: Seat) -> Self {
        Self {
            shape,
            side,
            pieces: Vec::new(),
            marks: Vec::new(),
            coordinates: Coordinates::Shown,
            turn: None,
        }
    }

    /// A board with its pieces and no marks.
    #[must_use]
    pub fn of_board<G: Geometry>(board: &Board<G>, side: Seat) -> Self {
        let pieces = board
            .iter()
            .map(|(square, piece)| (Spot::from(square), PieceLook::solid(piece)))
            .collect();
        Self {
            pieces,
            ..Self::empty(Shape::of::<G>(), side)
        }
    }

    /// A position with its pieces and no marks: sleeping armies and those that are out are pale.
    #[must_use]
    pub fn of_position<G: Geometry>(position: &Position<G>, side: Seat) -> Self {
        let company = position.company();
        let gone = |seat| company.away.contains(seat) || company.out.contains(seat);
        let mut scene = Self::of_board(position.board(), side);
        for (_, look) in &mut scene.pieces {
            look.ghost = gone(company.owner(look.piece.seat));
        }
        scene
    }

    /// Lays the piece on a square on its side.
    pub fn lay_down(&mut self, spot: Spot) {
        let here = self.pieces.iter_mut().filter(|(at, _)| *at == spot);
        here.for_each(|(_, look)| look.fallen = true);
    }

    /// A square part of the board with its pieces, from its lower left square on, without rim and marks.
    #[must_use]
    pub fn part(&self, corner: Spot, side: u8) -> Self {
        let mut part = Self::empty(Shape::part(side, corner), self.side);
        part.coordinates = Coordinates::Hidden;
        let inside = |(spot, look): &(Spot, PieceLook)| {
            let spot = spot.seen_from(corner)?;
            part.shape.has(spot).then_some((spot, *look))
        };
        part.pieces = self.pieces.iter().filter_map(inside).collect();
        part
    }

    /// Which board it is, and who sits at the bottom.
    #[must_use]
    pub const fn seen(&self) -> (Shape, Seat) {
        (self.shape, self.side)
    }

    /// What stands on a square, or `None`.
    #[must_use]
    pub fn piece_at(&self, spot: Spot) -> Option<PieceLook> {
        self.pieces
            .iter()
            .find(|(at, _)| *at == spot)
            .map(|(_, look)| *look)
    }

    /// The marks that lie under the pieces, or those that lie over them.
    pub fn marks_at(&self, level: Level) -> impl Iterator<Item = Mark> + '_ {
        self.marks
            .iter()
            .copied()
            .filter(move |mark| mark.lies(level))
    }

    /// Column and row of a place on the screen, from the upper left, for whoever sits at the bottom.
    ///
    /// Takes fractions, so that a piece between two squares has its place too.
    #[must_use]
    pub fn seen_from_bottom(&self, file: f32, rank: f32) -> (f32, f32) {
        let last_file = f32::from(self.shape.files) - 1.0;
        let last_rank = f32::from(self.shape.ranks) - 1.0;
        match self.side {
            Seat::South => (file, last_rank - rank),
            Seat::North => (last_file - file, rank),
            Seat::West => (last_rank - rank, last_file - file),
            Seat::East => (rank, file),
        }
    }

    /// Where the signpost of an army is: the middle of the corner that is cut off at its right hand, as a column and a
    /// row between squares, and one step of its pawns from there, to the right and down. `None` where no corner is cut.
    #[must_use]
    pub fn signpost(&self, seat: Seat) -> Option<((f32, f32), (f32, f32))> {
        if self.shape.corner == 0 {
            return None;
        }
        let near = f32::from(self.shape.corner) / 2.0 - 0.5;
        let far = f32::from(self.shape.files) - 1.0 - near;
        let (file, rank) = match seat {
            Seat::South => (far, near),
            Seat::West => (near, near),
            Seat::North => (near, far),
            Seat::East => (far, far),
        };
        Some((self.seen_from_bottom(file, rank), self.ahead(seat)))
    }

    /// Where the pawns of an army walk on the screen: columns to the right, rows down.
    #[must_use]
    pub fn ahead(&self, seat: Seat) -> (f32, f32) {
        let (right, up) = match seat {
            Seat::South => (0.0, 1.0),
            Seat::West => (1.0, 0.0),
            Seat::North => (0.0, -1.0),
            Seat::East => (-1.0, 0.0),
        };
        let here = self.seen_from_bottom(0.0, 0.0);
        let next = self.seen_from_bottom(right, up);
        (next.0 - here.0, next.1 - here.1)
    }

    /// The square that lies so many columns to the right and rows down of another one, for whoever
    /// sits at the bottom; the same square where the board ends.
    #[must_use]
    pub fn beside(&self, spot: Spot, (right, down): (i8, i8)) -> Spot {
        let seen = |spot: Spot| self.seen_from_bottom(f32::from(spot.file), f32::from(spot.rank));
        let (column, row) = seen(spot);
        let there = (column + f32::from(right), row + f32::from(down));
        let mut spots = self.shape.spots();
        spots.find(|spot| seen(*spot) == there).unwrap_or(spot)
    }

    /// The square in a column and a row of the screen, or `None` where the board has no square.
    #[must_use]
    pub fn spot_seen_at(&self, column: u8, row: u8) -> Option<Spot> {
        let (last_file, last_rank) = (
            self.shape.files.checked_sub(1)?,
            self.shape.ranks.checked_sub(1)?,
        );
        let (file, rank) = match self.side {
            Seat::South => (Some(column), last_rank.checked_sub(row)),
            Seat::North => (last_file.checked_sub(column), Some(row)),
            Seat::West => (last_file.checked_sub(row), last_rank.checked_sub(column)),
            Seat::East => (Some(row), Some(column)),
        };
        let spot = Spot::new(file?, rank?);
        self.shape.has(spot).then_some(spot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Role, Square};

    fn spot(name: &str) -> Spot {
        Spot::from(Square::<crate::rules::Classic>::parse(name).unwrap())
    }

    fn seen(side: Seat, name: &str) -> (f32, f32) {
        let scene = Scene::empty(Shape::square(8), side);
        let spot = spot(name);
        scene.seen_from_bottom(f32::from(spot.file), f32::from(spot.rank))
    }

    #[test]
    fn every_seat_can_sit_at_the_bottom() {
        for (side, lower_left, lower_right) in [
            (Seat::South, "a1", "h1"),
            (Seat::North, "h8", "a8"),
            (Seat::West, "a8", "a1"),
            (Seat::East, "h1", "h8"),
        ] {
            assert_eq!(seen(side, lower_left), (0.0, 7.0), "{side}");
            assert_eq!(seen(side, lower_right), (7.0, 7.0), "{side}");
        }
    }

    #[test]
    fn a_signpost_points_away_from_the_army_at_its_right_hand() {
        let cross = Shape::of::<crate::rules::Cross>();
        let of = |side, seat| Scene::empty(cross, side).signpost(seat);
        // Whoever sits at the bottom has it at the lower right, and walks up.
        for side in Seat::ALL {
            assert_eq!(of(side, side), Some(((10.5, 10.5), (0.0, -1.0))), "{side}");
        }
        assert_eq!(of(Seat::South, Seat::West), Some(((0.5, 10.5), (1.0, 0.0))));
        assert_eq!(of(Seat::West, Seat::North), Some(((0.5, 10.5), (1.0, 0.0))));
        assert_eq!(
            of(Seat::South, Seat::East),
            Some(((10.5, 0.5), (-1.0, 0.0)))
        );
        let square = Scene::empty(Shape::square(8), Seat::South);
        assert_eq!(square.signpost(Seat::South), None);
    }

    #[test]
    fn places_and_squares_go_both_ways() {
        for side in Seat::ALL {
            let scene = Scene::empty(Shape::square(8), side);
            for spot in scene.shape.spots() {
                let (column, row) =
                    scene.seen_from_bottom(f32::from(spot.file), f32::from(spot.rank));
                let found = (0..8u8)
                    .flat_map(|c| (0..8u8).map(move |r| (c, r)))
                    .find(|(c, r)| f32::from(*c) == column && f32::from(*r) == row)
                    .and_then(|(c, r)| scene.spot_seen_at(c, r));
                assert_eq!(found, Some(spot), "{side}");
            }
        }
    }

    #[test]
    fn steps_are_taken_as_they_are_seen_and_end_at_the_edge() {
        let walk =
            |side, from: &str, way| Scene::empty(Shape::square(8), side).beside(spot(from), way);
        for (side, right_of_d4, below_d4) in [
            (Seat::South, "e4", "d3"),
            (Seat::North, "c4", "d5"),
            (Seat::West, "d3", "c4"),
            (Seat::East, "d5", "e4"),
        ] {
            assert_eq!(walk(side, "d4", (1, 0)), spot(right_of_d4), "{side}");
            assert_eq!(walk(side, "d4", (0, 1)), spot(below_d4), "{side}");
        }
        assert_eq!(walk(Seat::WHITE, "a1", (-1, 0)), spot("a1"));
        assert_eq!(walk(Seat::BLACK, "a1", (1, 0)), spot("a1"));
    }

    #[test]
    fn there_is_no_square_beside_the_board() {
        let scene = Scene::empty(Shape::square(8), Seat::WHITE);
        assert_eq!(scene.spot_seen_at(8, 0), None);
        assert_eq!(scene.spot_seen_at(0, 8), None);
    }

    #[test]
    fn a_scene_shows_the_pieces_of_a_board() {
        let mut board = Board::<crate::rules::Classic>::default();
        let rook = Piece::new(Role::Rook, Seat::BLACK);
        board.put(Square::parse("d4").unwrap(), rook);
        let scene = Scene::of_board(&board, Seat::BLACK);
        assert_eq!(scene.piece_at(spot("d4")), Some(PieceLook::solid(rook)));
        assert_eq!(scene.pieces.len(), 1);
    }

    #[test]
    fn marks_lie_under_or_over_the_pieces() {
        let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
        scene.marks = vec![Mark::Danger(spot("f1")), Mark::Target(spot("e4"))];
        let under: Vec<_> = scene.marks_at(Level::Under).collect();
        assert_eq!(under, [Mark::Danger(spot("f1"))]);
        assert_eq!(scene.marks_at(Level::Over).count(), 2);
    }
}

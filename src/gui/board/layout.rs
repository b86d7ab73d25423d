//! Where each square of a board lies on the screen, and which square lies under a point.

use iced::{Point, Rectangle, Size};

use crate::scene::{Coordinates, Scene, Spot};

/// The rim around the squares, in squares.
const RIM: f32 = 0.36;

/// The same for large letters.
const WIDE_RIM: f32 = 0.44;

/// The places of a board's squares, in whole logical pixels from the widget's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The side of a square.
    pub square: f32,
    /// The width of the rim; 0 without coordinates.
    pub rim: f32,
    /// The size of all of it.
    pub size: Size,
}

impl Grid {
    /// The largest board that fits.
    #[must_use]
    pub fn fit(space: Size, scene: &Scene) -> Self {
        let rim = match scene.coordinates {
            Coordinates::Shown => RIM,
            Coordinates::Large => WIDE_RIM,
            Coordinates::Hidden => 0.0,
        };
        let across = f32::from(scene.shape.files.max(1));
        let down = f32::from(scene.shape.ranks.max(1));
        let fits = (space.width / (across + 2.0 * rim)).min(space.height / (down + 2.0 * rim));
        let square = fits.floor().max(1.0);
        // The rim is whole pixels too, so that one more may fit: a board fits into its own size.
        let has_room = |square: f32| {
            let rims = 2.0 * (square * rim).floor();
            across * square + rims <= space.width && down * square + rims <= space.height
        };
        let square = match has_room(square + 1.0) {
            true => square + 1.0,
            false => square,
        };
        let rim = (square * rim).floor();
        Self {
            square,
            rim,
            size: Size::new(across * square + 2.0 * rim, down * square + 2.0 * rim),
        }
    }

    /// The squares without the rim.
    #[must_use]
    pub fn inside(&self) -> Rectangle {
        Rectangle::new(
            Point::new(self.rim, self.rim),
            Size::new(
                self.size.width - 2.0 * self.rim,
                self.size.height - 2.0 * self.rim,
            ),
        )
    }

    /// A square.
    #[must_use]
    pub fn rect(&self, scene: &Scene, spot: Spot) -> Rectangle {
        self.rect_between(scene, f32::from(spot.file), f32::from(spot.rank))
    }

    /// A square's place for something that may stand between squares: file and rank as fractions.
    #[must_use]
    pub fn rect_between(&self, scene: &Scene, file: f32, rank: f32) -> Rectangle {
        let (column, row) = scene.seen_from_bottom(file, rank);
        let corner = Point::new(
            self.rim + column * self.square,
            self.rim + row * self.square,
        );
        Rectangle::new(corner, Size::new(self.square, self.square))
    }

    /// The middle of a square.
    #[must_use]
    pub fn center(&self, scene: &Scene, spot: Spot) -> Point {
        self.rect(scene, spot).center()
    }

    /// The middle of a square of the largest board in an area, which is in the middle of it.
    #[must_use]
    pub fn center_in(area: Rectangle, scene: &Scene, spot: Spot) -> Point {
        let grid = Self::fit(area.size(), scene);
        let free = (area.size() - grid.size) * 0.5;
        let at = grid.center(scene, spot);
        Point::new(area.x + free.width + at.x, area.y + free.height + at.y)
    }

    /// The square under a point, or `None` beside the squares.
    #[must_use]
    pub fn spot_at(&self, scene: &Scene, point: Point) -> Option<Spot> {
        let column = whole((point.x - self.rim) / self.square)?;
        let row = whole((point.y - self.rim) / self.square)?;
        scene.spot_seen_at(column, row)
    }
}

/// The number of the column or row, or `None` outside of any board.
fn whole(value: f32) -> Option<u8> {
    (0..u8::MAX).find(|n| (f32::from(*n)..f32::from(*n) + 1.0).contains(&value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use crate::scene::Shape;

    fn grid(side: Seat, width: f32, height: f32) -> (Scene, Grid) {
        let scene = Scene::empty(Shape::square(8), side);
        let grid = Grid::fit(Size::new(width, height), &scene);
        (scene, grid)
    }

    #[test]
    fn the_middle_of_each_square_belongs_to_it_for_every_seat() {
        for side in Seat::ALL {
            let (scene, grid) = grid(side, 700.0, 650.0);
            for spot in scene.shape.spots() {
                assert_eq!(grid.spot_at(&scene, grid.center(&scene, spot)), Some(spot));
            }
        }
    }

    #[test]
    fn the_rim_belongs_to_no_square() {
        let (scene, grid) = grid(Seat::WHITE, 700.0, 700.0);
        for point in [
            Point::new(1.0, 1.0),
            Point::new(grid.size.width - 1.0, 300.0),
            Point::new(-5.0, 300.0),
            Point::new(300.0, 9000.0),
        ] {
            assert_eq!(grid.spot_at(&scene, point), None, "{point:?}");
        }
    }

    #[test]
    fn the_board_fits_and_its_squares_are_whole_pixels() {
        for side in 100..900u16 {
            let (_, grid) = grid(Seat::WHITE, f32::from(side), f32::from(side));
            assert!(grid.size.width <= f32::from(side));
            assert_eq!(grid.square.fract(), 0.0);
            let scene = Scene::empty(Shape::square(8), Seat::WHITE);
            assert_eq!(Grid::fit(grid.size, &scene), grid, "in its own size");
        }
    }

    #[test]
    fn a1_is_at_the_lower_left_for_white_and_at_the_upper_right_for_black() {
        let a1 = Spot::new(0, 0);
        let (scene, white) = grid(Seat::WHITE, 436.0, 436.0);
        assert_eq!(white.rect(&scene, a1).x, white.rim);
        let (scene, black) = grid(Seat::BLACK, 436.0, 436.0);
        assert_eq!(black.rect(&scene, a1).y, black.rim);
    }
}

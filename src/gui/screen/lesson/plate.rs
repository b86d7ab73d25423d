//! Where the stars of a step stand for a moment: over a part of the board where they cover least of what is to be seen
//! there, the proof and who has just moved above all.

use iced::{Point, Rectangle, Size, Vector};

use crate::gui::board::Grid;
use crate::gui::screen::lesson::view;
use crate::gui::widget::flight::Place;
use crate::gui::widget::flown::PLATE;
use crate::scene::{ArrowKind, Mark, Scene, Spot, svg};

/// How far apart the stars of a step stand, and how large each is, in shares of the board.
const APART: f32 = 0.155;
pub(super) const STAR: f32 = 0.145;

/// Where the middle of the plate may be, in shares of the board: the usual place first.
const DOWN: [f32; 5] = [0.86, 0.14, 0.68, 0.32, 0.5];
const ACROSS: [f32; 3] = [0.5, 0.3, 0.7];

/// What is lost where something is covered: what proves, what else is marked, any other piece.
const PROOF: f32 = 20.0;
const MARKED: f32 = 6.0;
const PIECE: f32 = 1.0;

/// How far apart the points of an arrow are at which it is looked for, in squares.
const STEP: f32 = 0.5;

/// A board so large that its rim and squares are nearly shares of it.
const LARGE: f32 = 4000.0;

/// A point of a board with so many pixels to its side, in shares of it.
pub(super) fn share(scene: &Scene, spot: Spot) -> (f32, f32) {
    let (grid, aside) = large(scene);
    let middle = grid.center(scene, spot) + aside;
    (middle.x / LARGE, middle.y / LARGE)
}

/// A board as large as that, and how far it is from the corner of its room.
fn large(scene: &Scene) -> (Grid, Vector) {
    let grid = Grid::fit(Size::new(LARGE, LARGE), scene);
    let Size { width, height } = grid.size;
    let aside = Vector::new((LARGE - width) / 2.0, (LARGE - height) / 2.0);
    (grid, aside)
}

/// The places of so many stars over a board that shows this, from left to right.
pub(super) fn places(scene: &Scene, n_stars: u8) -> Vec<Place> {
    let seen = seen(scene);
    let wide = f32::from(n_stars.saturating_sub(1)) * APART + STAR * (1.0 + 2.0 * PLATE);
    let size = Size::new(wide, STAR * (1.0 + 2.0 * PLATE));
    let middles = ACROSS
        .into_iter()
        .flat_map(|x| DOWN.into_iter().map(move |y| Point::new(x, y)));
    let lost = |middle: &Point| -> f32 {
        let corner = *middle - Vector::new(size.width / 2.0, size.height / 2.0);
        let plate = Rectangle::new(corner, size);
        let covered = seen.iter().filter(|(place, _)| plate.intersects(place));
        covered.map(|(_, weight)| weight).sum()
    };
    let best = middles.min_by(|a, b| lost(a).total_cmp(&lost(b)));
    let middle = best.unwrap_or(Point::new(ACROSS[0], DOWN[0]));
    let first = middle.x - f32::from(n_stars.saturating_sub(1)) * APART / 2.0;
    let stars = (0..n_stars).map(|star| Place {
        area: view::BOARD,
        at: (first + f32::from(star) * APART, middle.y),
    });
    stars.collect()
}

/// What is to be seen on a board, in shares of it, and what is lost where that is covered.
fn seen(scene: &Scene) -> Vec<(Rectangle, f32)> {
    let (grid, aside) = large(scene);
    let side = grid.square / LARGE;
    // Half a square, since a piece and a mark have air around them.
    let at = |file: f32, rank: f32| {
        let middle = grid.rect_between(scene, file, rank).center() + aside;
        let middle = Point::new(middle.x / LARGE, middle.y / LARGE);
        Rectangle::new(middle, Size::ZERO).expand(side * 0.4)
    };
    let pieces = scene.pieces.iter();
    let pieces = pieces.map(|(spot, _)| (at(spot.file.into(), spot.rank.into()), PIECE));
    let mut seen: Vec<(Rectangle, f32)> = pieces.collect();
    for mark in &scene.marks {
        let weight = match mark {
            Mark::Target(_) | Mark::CaptureTarget(_) | Mark::Cursor(_) | Mark::Reach(..) => {
                continue;
            }
            Mark::Danger(_) | Mark::Blocker(_) | Mark::Pin { .. } => PROOF,
            Mark::Arrow { kind, .. } if !matches!(kind, ArrowKind::Move) => PROOF,
            _ => MARKED,
        };
        let (from, to) = svg::extent(*mark);
        let (x, y) = (f32::from(from.file), f32::from(from.rank));
        let (right, up) = (f32::from(to.file) - x, f32::from(to.rank) - y);
        let far = right.abs().max(up.abs());
        let mut gone = 0.0;
        while gone <= far {
            let part = if far > 0.0 { gone / far } else { 0.0 };
            seen.push((at(x + right * part, y + up * part), weight));
            gone += STEP;
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Piece, Role, Seat};
    use crate::scene::{PieceLook, Shape};

    fn board(marks: &[Mark]) -> Scene {
        let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
        scene.marks = marks.to_vec();
        scene
    }

    fn plate(scene: &Scene) -> Rectangle {
        let places = places(scene, 3);
        let side = STAR * (1.0 + 2.0 * PLATE);
        let each = places
            .iter()
            .map(|it| Rectangle::new(Point::new(it.at.0, it.at.1), Size::ZERO).expand(side / 2.0));
        each.reduce(|a, b| a.union(&b)).unwrap()
    }

    #[test]
    fn an_empty_board_has_the_stars_below() {
        let places = places(&board(&[]), 3);
        let at: Vec<(f32, f32)> = places.iter().map(|it| it.at).collect();
        assert_eq!(at[1], (0.5, 0.86));
        assert!(at[0].0 < at[1].0 && at[1].0 < at[2].0);
    }

    #[test]
    fn the_stars_cover_neither_the_refused_piece_nor_the_proof() {
        let (bishop, pawn) = (Spot::new(5, 0), Spot::new(3, 2));
        for (from, to) in [(bishop, pawn), (Spot::new(4, 7), Spot::new(4, 3))] {
            let kind = ArrowKind::Refused;
            let mut scene = board(&[Mark::Arrow { from, to, kind }, Mark::Danger(to)]);
            let look = PieceLook::solid(Piece::new(Role::Bishop, Seat::WHITE));
            scene.pieces.push((from, look));
            let plate = plate(&scene);
            for (place, weight) in seen(&scene) {
                assert!(
                    weight < PROOF || !plate.intersects(&place),
                    "{plate:?} over {place:?}"
                );
            }
        }
    }
}

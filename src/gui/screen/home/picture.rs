//! The small picture on a lesson's card: a corner of its board, around the piece it is about.

use crate::lesson::{Lesson, Step, Task};
use crate::rules::Square;
use crate::scene::{Coordinates, Mark, Scene, Shape, Spot};

/// How many squares the picture shows in each direction.
const SIDE: u8 = 3;

/// The picture of a lesson.
pub(super) fn picture(lesson: &Lesson) -> Scene {
    let steps = &lesson.steps;
    let step = steps.iter().find(|step| hero(step).is_some());
    let Some(step) = step.or(steps.first()) else {
        return Scene::empty(Shape::square(SIDE), crate::rules::Seat::WHITE);
    };
    let board = step.position().board();
    let any = || board.iter().map(|(square, _)| square).next();
    let center = hero(step).or_else(any).map_or(Spot::new(4, 3), Spot::from);
    let whole = Scene::of_board(board, step.side);
    cut(&whole, corner_for(center), stars(step))
}

/// The piece a step is about.
fn hero(step: &Step) -> Option<Square> {
    match &step.task {
        Task::Collect { piece, .. } => Some(*piece),
        Task::Squares { piece, .. } => *piece,
        Task::Judge { attempt, .. } | Task::Illegal { attempt, .. } => Some(attempt.from),
        Task::Move { .. } | Task::Say => None,
    }
}

fn stars(step: &Step) -> Vec<Spot> {
    match &step.task {
        Task::Collect { stars, .. } => stars.iter().map(Spot::from).collect(),
        _ => Vec::new(),
    }
}

/// The lower left square of the picture: the piece lies in the middle where the board allows it,
/// and dark squares stay dark.
fn corner_for(center: Spot) -> Spot {
    let last = 8 - SIDE;
    let file = center.file.saturating_sub(1).min(last);
    let rank = center.rank.saturating_sub(1).min(last);
    if Spot::new(file, rank).is_dark() {
        return Spot::new(file, rank);
    }
    Spot::new(if file > 0 { file - 1 } else { file + 1 }, rank)
}

fn cut(whole: &Scene, corner: Spot, stars: Vec<Spot>) -> Scene {
    let mut scene = Scene::empty(Shape::square(SIDE), whole.side);
    scene.coordinates = Coordinates::Hidden;
    let inside = |spot: Spot| {
        let file = spot.file.checked_sub(corner.file)?;
        let rank = spot.rank.checked_sub(corner.rank)?;
        Some(Spot::new(file, rank)).filter(|spot| scene.shape.has(*spot))
    };
    let pieces = whole.pieces.iter();
    let pieces: Vec<_> = pieces
        .filter_map(|(spot, look)| Some((inside(*spot)?, *look)))
        .collect();
    let marks = stars.into_iter().filter_map(inside).map(Mark::Star);
    let marks: Vec<_> = marks.collect();
    Scene {
        pieces,
        marks,
        ..scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dark_squares_stay_dark_and_the_piece_is_inside() {
        for center in Shape::square(8).spots() {
            let corner = corner_for(center);
            assert!(corner.is_dark(), "{center:?}");
            assert!(corner.file + SIDE <= 8 && corner.rank + SIDE <= 8);
            assert!((corner.file..corner.file + SIDE).contains(&center.file));
            assert!((corner.rank..corner.rank + SIDE).contains(&center.rank));
        }
    }
}

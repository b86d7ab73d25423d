//! The small picture on a lesson's card: a corner of its board, around the piece it is about.

use crate::lesson::{Lesson, Step, Task};
use crate::rules::Square;
use crate::scene::{Coordinates, Mark, Scene, Shape, Spot};

/// How many squares the picture shows in each direction.
const SIDE: u8 = 3;

/// How many files and ranks the board has.
const BOARD: u8 = 8;

/// The picture of a lesson.
pub(super) fn picture(lesson: &Lesson) -> Scene {
    let steps = &lesson.steps;
    let step = steps.iter().find(|step| hero(step).is_some());
    let Some(step) = step.or(steps.first()) else {
        return Scene::empty(Shape::square(SIDE), crate::rules::Seat::WHITE);
    };
    of_step(step)
}

/// The picture of a step.
pub(super) fn of_step(step: &Step) -> Scene {
    let board = step.position().board();
    let any = || board.iter().map(|(square, _)| square).next();
    let center = hero(step).or_else(any).map_or(Spot::new(4, 3), Spot::from);
    let whole = Scene::of_board(board, step.side);
    cut(&whole, corner_for(center), stars(step))
}

/// The piece a step is about.
fn hero(step: &Step) -> Option<Square> {
    match &step.task {
        Task::Collect { piece, .. }
        | Task::Squares { piece, .. }
        | Task::Try { piece, .. }
        | Task::Count { piece, .. } => *piece,
        Task::Judge { attempt, .. } | Task::Illegal { attempt, .. } => Some(attempt.from),
        _ => None,
    }
}

fn stars(step: &Step) -> Vec<Spot> {
    match &step.task {
        Task::Collect { stars, .. } => stars.iter().map(Spot::from).collect(),
        _ => Vec::new(),
    }
}

/// The lower left square of the picture: the piece lies as near to the middle as the board allows.
fn corner_for(center: Spot) -> Spot {
    let place = |at: u8| at.saturating_sub(SIDE / 2).min(BOARD - SIDE);
    Spot::new(place(center.file), place(center.rank))
}

fn cut(whole: &Scene, corner: Spot, stars: Vec<Spot>) -> Scene {
    let mut scene = Scene::empty(Shape::part(SIDE, corner), whole.side);
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
    fn the_piece_is_inside_and_in_the_middle_where_it_can_be() {
        for center in Shape::square(BOARD).spots() {
            let corner = corner_for(center);
            assert!((corner.file..corner.file + SIDE).contains(&center.file));
            assert!((corner.rank..corner.rank + SIDE).contains(&center.rank));
        }
        assert_eq!(corner_for(Spot::new(3, 4)), Spot::new(2, 3));
    }
}
